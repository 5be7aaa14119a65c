"""The table of each seat: zones, pieces, faces and labels."""

from __future__ import annotations

from collections import Counter

import pytest
from attrs import evolve

from boardtable.engine.luck import Luck, mix
from boardtable.engine.table import Face, Fan, Frame, Grid, Ink, Numeral, Picture, Placed, Row, Stack, Zone
from boardtable.engine.target import Cell
from boardtable.games.wok import GAME
from boardtable.games.wok.components import Combo
from boardtable.games.wok.faces import card_face, wok_face
from boardtable.games.wok.moves import TakeWok
from boardtable.games.wok.state import Options, State, pieces
from tests.games.wok.kitchen import BOX, do, position, said, wok


def dealt(seats: int, *, open_hands: bool = False) -> State:
    """Set up a game."""
    return GAME.setup(BOX, Options(start=0, open_hands=open_hands), seats, Luck(mix(1, 0)))


def zones(state: State, seat: int | None) -> dict[str, Zone]:
    """Give the zones by name; no two have the same."""
    found = GAME.zones(state, seat)
    assert len({zone.name for zone in found}) == len(found)
    return {zone.name: zone for zone in found}


def lying(state: State, seat: int | None, zone: str) -> list[Placed]:
    """Give what somebody sees in a zone, from below."""
    return [item for item in GAME.table(state, seat).placed if item.at.zone == zone]


def apart(one: Frame, other: Frame) -> bool:
    """Tell whether two frames do not overlap."""
    beside = one.x + one.w <= other.x or other.x + other.w <= one.x
    return beside or one.y + one.h <= other.y or other.y + other.h <= one.y


FINISHED = position(
    3,
    rows={0: [], 1: [], 2: [], 3: ["tuna"]},
    pile=False,
    final=0,
    laid=[
        ["prawn:cookie,cookie", "octopus:cookie,cookie", *["broccoli:cookie,cookie"] * 2, *["chicken:spoon,spoon"] * 2]
    ],
    hands=[["carrot"]],
    woks=[["double_prawn_octopus", "man_power", "man_double_3_3"]],
)
"""Anna has a double wok, a power and a Man-at-double-wok; the others have no woks."""


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("open_hands", [True, False])
@pytest.mark.parametrize("finished", [True, False])
def test_zones_lie_within_the_table_and_apart(seats: int, *, open_hands: bool, finished: bool) -> None:
    """1600 by 1000, for every seat and an onlooker, with open and closed hands, also at the end."""
    state = dealt(seats, open_hands=open_hands)
    if finished:
        state = evolve(FINISHED, options=Options(open_hands=open_hands))
    for seat in (None, *range(state.seats)):
        frames = [zone.frame for zone in GAME.zones(state, seat)]
        for number, frame in enumerate(frames):
            assert frame.x >= 0
            assert frame.y >= 0
            assert frame.x + frame.w <= 1600
            assert frame.y + frame.h <= 1000
            assert all(apart(frame, other) for other in frames[:number])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_card_lies_in_one_place_of_its_zone(seats: int) -> None:
    """63 ingredient cards, the coins in play and the woks dealt, for whoever looks."""
    for state in (dealt(seats), dealt(seats, open_hands=True), FINISHED):
        seating = BOX.seating(state.seats)
        for seat in (None, *range(state.seats)):
            known = zones(state, seat)
            placed = GAME.table(state, seat).placed
            assert len({item.piece for item in placed}) == len(placed) == 63 + seating.coins + seating.woks
            for item in placed:
                kind = known[item.at.zone].kind
                match item.at.at:
                    case (row, column):
                        assert isinstance(kind, Grid)
                        assert 0 <= row < kind.rows
                        assert 0 <= column < kind.columns
                    case int(place):
                        assert isinstance(kind, Row)
                        assert 0 <= place < kind.places
                    case _:
                        assert isinstance(kind, Fan | Stack)


def test_the_market_lies_as_it_should() -> None:
    """Each heap between its two rows; a row is lifted as a whole."""
    known = zones(dealt(2), 0)
    across = ["row/0", "heap/threes", "row/1", "row/2", "heap/twos", "row/3"]
    assert [known[name].frame.x for name in across] == [40, 380, 510, 880, 1120, 1250]
    assert [known[name].frame.w for name in across] == [330, 120, 330, 230, 120, 230]
    assert known["row/0"].kind == Row(3)
    assert known["row/3"].kind == Row(2)
    assert [name for name in known if known[name].lifted] == ["row/0", "row/1", "row/2", "row/3"]
    assert known["woks"].kind == Grid(2, 9)


def test_the_own_things_lie_below() -> None:
    """Whoever looks; an onlooker sees them from beside the first player, who has the next one on the left."""
    state = dealt(3)
    assert zones(state, 2)["hand/2"].frame.y > 800
    assert zones(state, None)["hand/0"].frame.y > 800
    known = zones(state, 2)
    assert known["hand/0"].frame.x < known["hand/1"].frame.x
    assert {zone.name for zone in known.values() if zone.group == "seat 0"} == {"woks/0", "laid/0", "hand/0"}
    assert [name for name in known if known[name].loose] == ["laid/2", "hand/2", "laid/0", "laid/1"]
    assert [known[f"hand/{seat}"].seat for seat in range(3)] == [0, 1, 2]


def test_2_3_removed_cards_can_be_looked_at() -> None:
    """Face up, sorted by ingredient; with four players there are none."""
    state = dealt(2)
    removed = lying(state, 1, "removed")
    assert len(removed) == 24
    assert [item.badge for item in removed] == [None] * 23 + ["24"]
    order = [state.kind(item.piece).ingredient for item in removed]
    assert order == sorted(order)
    assert "removed" not in zones(dealt(4), 0)


def test_3_1_the_pile_shows_its_number() -> None:
    """Face down; the card that is drawn next lies on top."""
    state = dealt(2)
    pile = lying(state, 0, "pile")
    assert len(pile) == 29
    assert {item.face for item in pile} == {Face((200, 280), (Picture("back"),))}
    assert (pile[-1].piece, pile[-1].badge) == (len(state.faces), "29")


def test_6_2_a_heap_shows_the_price() -> None:
    """The top coin carries it, and it is the one that can be taken."""
    state = dealt(2)
    heap = lying(state, 0, "heap/threes")
    assert [item.badge for item in heap] == [None] * 5 + ["6"]
    assert heap[-1].piece == max(pieces(state.heaps[0]))
    assert said(heap[-1].label) == "6 coins"


def test_3_3_tallies_count_what_everybody_sees() -> None:
    """Of a closed hand only the number of all cards."""
    table = GAME.table(position(hands=[[], ["tuna", "prawn"]]), 0)
    found = [(tally.seat, said(tally.what), tally.n) for tally in table.tallies]
    assert found == [
        (0, "Coins", 3),
        (0, "Ingredients in hand", 0),
        (0, "Wok cards", 0),
        (0, "Laid cards", 0),
        (1, "Cards in hand, coins included", 5),
        (1, "Wok cards", 0),
        (1, "Laid cards", 0),
    ]


def test_3_3_open_hands_lie_face_up() -> None:
    """Also for an onlooker, with the coins beside."""
    closed = position(hands=[[], ["tuna", "prawn"]])
    state = evolve(closed, options=Options(open_hands=True))
    assert [said(item.label) for item in lying(state, None, "hand/1")] == [
        "Tina Tuna: no symbol",
        "Elvis the King Prawn: no symbol",
    ]
    assert len(lying(state, 0, "purse/1")) == 3
    assert [said(item.label) for item in lying(closed, 0, "hand/1")] == ["Card in a closed hand"] * 5


def test_7_9_a_chosen_wok_card_lies_with_the_own_woks_and_leaves_a_gap() -> None:
    """The others do not move up."""
    state = position(hands=[["carrot:spoon,spoon", "tuna:spoon,spoon", "octopus:spoon,spoon"]])
    before = {item.piece: item.at for item in lying(state, 0, "woks")}
    assert before[wok("covered_7")] == Cell("woks", (0, 0))
    assert Counter(at.at[0] for at in before.values() if isinstance(at.at, tuple)) == {0: 6, 1: 6}
    chosen = do(state, TakeWok(0, "covered_7"), Luck(1))[-1].state
    after = {item.piece: item.at for item in lying(chosen, 0, "woks")}
    assert after == {piece: at for piece, at in before.items() if piece != wok("covered_7")}
    assert [(item.piece, item.at) for item in lying(chosen, 1, "woks/0")] == [(wok("covered_7"), Cell("woks/0", 0))]


def test_12_2_at_the_end_the_ingredients_lie_in_the_woks() -> None:
    """A cell for each wok, two for a double one, and one for what is left over; Men lie on their cards."""
    for seat in (0, 1, None):
        known = zones(FINISHED, seat)
        assert known["pots/0"].kind == Grid(2, 2)
        assert known["pots/1"].kind == Grid(1, 1)
        assert "woks/0" not in known
        assert "laid/0" not in known
        cells = {item.piece: item.at.at for item in lying(FINISHED, seat, "pots/0")}
        # The power turns the double wok into 12 points: more than 3 + 3 for the prawn and the octopus.
        assert cells.pop(wok("double_prawn_octopus")) == (0, 0)
        assert cells.pop(wok("man_power")) == (0, 0)
        assert cells.pop(wok("man_double_3_3")) == (1, 0)
        assert set(cells.values()) == {(1, 0)}
        assert len(cells) == 7
        assert [name for name in known if name.startswith("hand/")] == []
        assert len(lying(FINISHED, seat, "purse/0")) == FINISHED.sides[0].purse.bit_count()


def test_12_2_at_the_end_everybody_has_room_for_what_the_woks_are_worth() -> None:
    """The others' woks take nearly half of the table, and what is left of the market a narrow band."""
    for seats, wide in ((2, 1420), (3, 648), (4, 390 + 2 / 3)):
        rows: dict[int, list[str]] = {0: [], 1: [], 2: [], 3: ["tuna"]}
        known = zones(position(seats, rows=rows, pile=False, final=0), 0)
        for owner in range(1, seats):
            assert known[f"pots/{owner}"].frame.w == pytest.approx(wide)
            assert known[f"pots/{owner}"].frame.h == 446
            assert known[f"purse/{owner}"].heading is not None
        for name in ("woks", "pile", "row/0", "heap/twos"):
            assert known[name].frame.h == 116


def test_12_2_both_sides_of_a_double_wok_are_filled() -> None:
    """Prawn on the left, octopus on the right, each card in its cell."""
    state = position(
        3,
        rows={0: [], 1: [], 2: [], 3: ["tuna"]},
        pile=False,
        final=0,
        laid=[["prawn:cookie,cookie", "octopus:cookie,cookie"]],
        woks=[["double_prawn_octopus"]],
    )
    prawn, octopus = pieces(state.sides[0].laid)
    cells = {item.piece: item.at for item in lying(state, 0, "pots/0")}
    assert cells == {
        wok("double_prawn_octopus"): Cell("pots/0", (0, 0)),
        prawn: Cell("pots/0", (0, 0)),
        octopus: Cell("pots/0", (0, 1)),
    }


def test_12_2_many_woks_lie_in_two_rows() -> None:
    """Four woks and the place for what is left over: three cells, then two; the score sheet names them."""
    fours = ["broccoli:cookie,cookie", "chicken:spoon,spoon", "chicken:bowl,bowl", "chicken:chopstick,chopstick"]
    state = position(
        3,
        rows={0: [], 1: [], 2: [], 3: ["tuna"]},
        pile=False,
        final=0,
        laid=[[name for name in fours for _ in range(2)]],
        woks=[["covered_7", "covered_8", "covered_9", "covered_10"]],
    )
    assert zones(state, 1)["pots/0"].kind == Grid(2, 3)
    places = [Cell("pots/0", at) for at in ((0, 0), (0, 1), (0, 2), (1, 0))]
    placed = lying(state, 0, "pots/0")
    assert [item.at for item in placed][:4] == places
    assert {item.at for item in placed[4:]} == {Cell("pots/0", (1, 1))}
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert [line.places for line in outcome.sheet.lines] == [(place,) for place in places]


# ---- faces and labels


def kind_face(name: str) -> Face:
    """Draw an ingredient card by the name of its kind."""
    return card_face(BOX, next(kind for kind in BOX.kinds if kind.name == name))


def test_1_2_symbols_stand_in_two_corners() -> None:
    """Twice for one symbol, four times for two; the foot shows how many of the ingredient there are."""
    assert kind_face("tuna").layers == (Picture("ingredient/tuna"), Numeral("10", Frame(10, 236, 46, 38), Ink.LIGHT))
    assert kind_face("prawn:bowl").layers[1:-1] == (
        Picture("symbol/bowl", Frame(8, 8, 44, 44)),
        Picture("symbol/bowl", Frame(148, 228, 44, 44)),
    )
    assert kind_face("tuna:bowl,bowl").layers[3:-1] == (
        Picture("symbol/bowl", Frame(8, 52, 44, 44)),
        Picture("symbol/bowl", Frame(148, 184, 44, 44)),
    )
    assert len({kind_face(kind.name) for kind in BOX.kinds}) == 45


def shown(name: str) -> list[str]:
    """List what a wok card shows, lowest first: names of drawings, and figures."""
    face = wok_face(BOX, BOX.wok(wok(name)))
    assert face.size == (200, 200)
    return [layer.name if isinstance(layer, Picture) else layer.said for layer in face.layers]


@pytest.mark.parametrize(
    ("name", "layers"),
    [
        ("covered_9", ["wok/red-plain", "wok/lid", "9"]),
        ("combo_carrot4_tuna3", ["wok/red", "head/carrot", "4", "head/tuna", "3", "20"]),
        (
            "combo_chicken2_tuna2_prawn1",
            ["wok/red", "head/chicken", "2", "head/tuna", "2", "head/prawn", "1", "12"],
        ),
        (
            "combo_one_of_each",
            [
                "wok/red",
                *(f"head/{name}" for name in ("broccoli", "chicken", "carrot", "tuna", "octopus", "prawn")),
                "14",
            ],
        ),
        ("set_5", ["wok/red", "mark/set", "5", "12"]),
        ("leftovers", ["wok/red", "mark/leftovers", "1"]),
        ("hand", ["wok/red", "mark/hand", "2"]),
        ("no_symbol", ["wok/red", "mark/none", "3"]),
        ("double_prawn_carrot", ["wok/double", "head/prawn", "head/carrot", "3", "2"]),
        ("man_double_5_1", ["wok/double-blue", "mark/any", "mark/any", "5", "1"]),
        ("man_power", ["wok/blue", "mark/power", "12"]),
        ("man_swap", ["wok/blue-plain", "mark/swap"]),
    ],
)
def test_a_wok_card_shows_what_it_wants_and_pays(name: str, layers: list[str]) -> None:
    """Red or blue, the heads it wants, and its points."""
    assert shown(name) == layers


@pytest.mark.parametrize(
    "needs",
    [
        (1, 1, 0, 0, 0, 0),
        (4, 3, 0, 0, 0, 0),
        (2, 2, 1, 0, 0, 0),
        (2, 1, 1, 1, 0, 0),
        (1, 1, 1, 1, 1, 0),
        (3, 1, 2, 1, 1, 1),
    ],
)
def test_what_a_combo_wok_wants_fits_into_the_wok(needs: tuple[int, ...]) -> None:
    """Two to six heads with their numbers lie apart, above the plate with the points."""
    layers = wok_face(BOX, Combo("any", 20, needs)).layers[1:]
    wanted = [layer.at for layer in layers[:-1] if layer.at is not None]
    heads = [layer for layer in layers if isinstance(layer, Picture)]
    assert len(heads) == sum(many > 0 for many in needs)
    numbers = [layer.said for layer in layers[:-1] if isinstance(layer, Numeral)]
    assert numbers == ([] if max(needs) == 1 else [str(many) for many in needs if many])
    for number, frame in enumerate(wanted):
        assert frame.x >= 24
        assert frame.x + frame.w <= 176
        assert frame.y >= 20
        assert frame.y + frame.h <= 146
        assert all(apart(frame, other) for other in wanted[:number])


@pytest.mark.parametrize(
    ("name", "label"),
    [
        ("covered_7", "Covered wok (7): takes no ingredients"),
        (
            "combo_chicken2_tuna2_prawn1",
            (
                "Combo wok (2\u00a0×\u00a0Chick'n Jagger, 2\u00a0×\u00a0Tina Tuna, "
                "1\u00a0×\u00a0Elvis the King Prawn): 12 points per combination"
            ),
        ),
        ("set_3", "Set wok (3): 6 points per set of identical ingredients"),
        ("leftovers", "Leftovers wok: 1 point for any ingredient"),
        ("hand", "Hand wok: 2 points for each ingredient from the hand"),
        ("no_symbol", "No symbol wok: 3 points for each ingredient without a symbol"),
        ("double_chicken_carrot", "Double wok (Chick'n Jagger 2, Mariah Carrot 1): points per ingredient"),
        ("man_double_5_1", "Man-at-double-wok (5, 1): new points per ingredient for a double wok, left and right"),
        ("man_power", "Man-at-power-wok: turns a red card into a covered wok of 12 points"),
        ("man_swap", "Man-at-swap-wok: one ingredient of a combo or double wok becomes another"),
    ],
)
def test_a_wok_card_says_what_it_does(name: str, label: str) -> None:
    """In words, for who does not see it; the stars keep their names."""
    state = position(open_woks=[name])
    assert [said(item.label) for item in lying(state, 0, "woks") if item.piece == wok(name)] == [label]


def test_an_ingredient_card_says_what_it_shows() -> None:
    """Its star, and how often it shows which symbol."""
    state = position(hands=[["carrot:spoon,spoon", "tuna:star", "prawn"]])
    assert [said(item.label) for item in lying(state, 0, "hand/0")] == [
        "Mariah Carrot: 2\u00a0×\u00a0spoon",
        "Tina Tuna: 1\u00a0×\u00a0star",
        "Elvis the King Prawn: no symbol",
    ]
