"""The table of each seat: zones, pieces, faces and labels."""

from __future__ import annotations

import pytest

from boardtable.engine.luck import Luck, mix
from boardtable.engine.table import Face, Fan, Frame, Grid, Ink, Numeral, Picture, Placed, Row, Stack, Zone
from boardtable.engine.target import Cell
from boardtable.games.wasabi import GAME
from boardtable.games.wasabi.faces import (
    CARD_BACK,
    SMEAR,
    TILE_BACK,
    bowl_face,
    card_face,
    strip_back,
    strip_face,
    tile_face,
    token_face,
)
from boardtable.games.wasabi.moves import Chop
from boardtable.games.wasabi.state import Options, State
from tests.games.wasabi.counter import BOX, at, do, position, said

BUSY = position(
    3,
    board={(1, 1): "tuna eel crab", (6, 6): "squid"},
    covers=[(3, 3)],
    cards=[["chop", "switch"], ["spicy"]],
    served=[["tekkamaki", "shell_game"], ["red_duet"]],
    under={2: ["kappamaki", "ring_toss"]},
    cubes=[3],
)


def zones(state: State, seat: int | None) -> dict[str, Zone]:
    """Give the zones by name; no two have the same."""
    found = GAME.zones(state, seat)
    assert len({zone.name for zone in found}) == len(found)
    return {zone.name: zone for zone in found}


def lying(state: State, seat: int | None, zone: str, place: object = None) -> list[Placed]:
    """Give what somebody sees in a zone or one place of it, from below."""
    return [
        item
        for item in GAME.table(state, seat).placed
        if item.at.zone == zone and (place is None or item.at.at == place)
    ]


def apart(one: Frame, other: Frame) -> bool:
    """Tell whether two frames do not overlap."""
    beside = one.x + one.w <= other.x or other.x + other.w <= one.x
    return beside or one.y + one.h <= other.y or other.y + other.h <= one.y


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_zones_lie_within_the_table_and_apart(seats: int) -> None:
    """1600 by 1000, for every seat and an onlooker."""
    state = GAME.setup(BOX, Options(start=0), seats, Luck(mix(1, 0)))
    for seat in (None, *range(seats)):
        frames = [zone.frame for zone in GAME.zones(state, seat)]
        for number, frame in enumerate(frames):
            assert frame.x >= 0
            assert frame.y >= 0
            assert frame.x + frame.w <= 1600
            assert frame.y + frame.h <= 1000
            assert all(apart(frame, other) for other in frames[:number])


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_every_piece_lies_in_one_place_of_its_zone(seat: int | None) -> None:
    """All 52 strips, 72 tiles, seven cards, 30 tokens and three bowls, for whoever looks."""
    known = zones(BUSY, seat)
    placed = GAME.table(BUSY, seat).placed
    assert len({item.piece for item in placed}) == len(placed) == 52 + 72 + 7 + 30 + 3
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


def test_1_2_squares_are_the_places_of_the_board() -> None:
    """108 units each; what a narrow board leaves of the width is for what lies beside it."""
    frames = {}
    for seats, columns in ((2, 5), (3, 6), (4, 7)):
        board = zones(GAME.setup(BOX, Options(start=0), seats, Luck(1)), 0)["board"]
        assert board.kind == Grid(6, columns)
        assert board.piled
        assert [ground.at for ground in board.ground] == [
            (row, column) for row in range(6) for column in range(columns)
        ]
        assert said(board.ground[columns].label) == "row 2, column 1"  # 1.1
        frames[seats] = board.frame
    assert frames[4] == Frame(336, 10, 756, 648)
    assert (frames[2].w, frames[2].h) == (540, 648)
    assert frames[2].x > frames[3].x > frames[4].x


def test_1_8_the_pantry_has_a_row_for_each_category() -> None:
    """Rice and maki first; a stack for each of 18 kinds with its count, an empty slot where it is used up."""
    state = position(hands=[["toro", "rice"], ["rice"]])
    pantry = zones(state, 0)["pantry"]
    assert pantry.kind == Grid(6, 4)
    in_rows = [ground.at[0] for ground in pantry.ground if isinstance(ground.at, tuple)]
    assert [in_rows.count(row) for row in range(6)] == [2, 4, 3, 3, 2, 4]
    slots = {ground.at: said(ground.label) for ground in pantry.ground}
    assert (slots[0, 1], slots[5, 2]) == ("maki", "toro")
    assert [pictures(ground.face) for ground in pantry.ground] == [["slot"]] * 18
    rice = lying(state, 0, "pantry", (0, 0))
    assert (len(rice), rice[-1].badge, said(rice[-1].label)) == (6, "6", "rice (Staples)")
    assert {item.badge for item in rice[:-1]} == {None}
    eel = lying(state, 0, "pantry", (1, 3))
    assert (eel[-1].face, said(eel[-1].label)) == (tile_face(BOX, 5), "eel (Fish)")
    assert lying(state, 0, "pantry", (5, 2)) == []


def test_1_3_a_stack_shows_its_height() -> None:
    """Three tiles, the crab on top; a single tile has no badge (8.7.4)."""
    stack = lying(BUSY, 1, "board", (0, 0))
    assert [said(item.label) for item in stack] == ["tuna (Fish)", "eel (Fish)", "crab (Seafood)"]
    assert [item.badge for item in stack] == [None, None, "3"]
    assert [item.badge for item in lying(BUSY, 1, "board", (5, 5))] == [None]


def test_8_5_1_a_wasabi_card_covers_four_squares() -> None:
    """It lies above the tiles."""
    (card,) = [item for item in lying(BUSY, 0, "board") if item.face == SMEAR]
    assert (card.at, card.covers) == (Cell("board", (2, 2)), ((0, 0), (0, 1), (1, 0), (1, 1)))
    assert GAME.table(BUSY, 0).placed.index(card) > GAME.table(BUSY, 0).placed.index(lying(BUSY, 0, "board", (5, 5))[0])
    assert said(card.label) == "Wasabi!"


def test_1_9_the_kitchen_has_a_place_for_each_type() -> None:
    """Chop! and Switch! are with Anna; of two Spicy! one is left, of two Wasabi! one."""
    assert zones(BUSY, 0)["kitchen"].kind == Grid(1, 5)
    counts = [[item.badge for item in lying(BUSY, 0, "kitchen", (0, column))] for column in range(5)]
    assert counts == [[], ["1"], ["1"], [], ["1"]]
    (spicy,) = lying(BUSY, 0, "kitchen", (0, 1))
    assert (spicy.face, said(spicy.label)) == (card_face(BOX, 1), "Spicy!")


def test_2_3_piles_show_backs_and_counts() -> None:
    """What was put under a pile lies at the bottom, the first of it uppermost (7.3)."""
    pile = lying(BUSY, 0, "pile/2")
    assert len(pile) == 19 - 2
    assert pile[-1].badge == "17"
    assert {item.face for item in pile} == {strip_back(2)}
    assert [item.piece for item in pile[:2]] == [3, 2]
    assert pile[-1].piece == 4
    assert said(pile[0].label) == "Recipe of length 2, face down"


def test_12_3_screens_show_their_strips_to_their_owner_only() -> None:
    """The others see backs, which tell the length (12.1)."""
    strip = BUSY.sides[0].screen[0]
    recipe = BUSY.menu.faces[strip]
    assert lying(BUSY, 0, "screen/0")[0].face == strip_face(BOX, recipe)
    for seat in (1, 2, None):
        assert lying(BUSY, seat, "screen/0")[0].face == strip_back(3)
    assert said(lying(BUSY, 0, "screen/0")[0].label) == "Poison Pill: rice, fugu, pickle"


def test_12_4_hands_are_closed() -> None:
    """Backs for the others; an onlooker sees backs side by side."""
    assert [said(item.label) for item in lying(BUSY, 0, "hand/0")] == [
        "rice (Staples)",
        "maki (Staples)",
        "egg (Hot plate)",
    ]
    others = lying(BUSY, 1, "hand/0")
    assert {item.face for item in others} == {TILE_BACK}
    assert [item.badge for item in others] == [None, None, None]
    assert isinstance(zones(BUSY, 1)["hand/0"].kind, Fan)  # they can be counted, and no badge hides them
    assert [item.badge for item in lying(BUSY, None, "hand/0")] == [None, None, None]
    assert [item.face for item in lying(BUSY, 0, "cards/0")] == [card_face(BOX, 0), card_face(BOX, 3)]
    cards = lying(BUSY, 2, "cards/0")
    assert [(item.face, item.badge) for item in cards] == [(CARD_BACK, None), (CARD_BACK, None)]
    assert [item.at.at for item in lying(BUSY, None, "cards/0")] == [0, 1]


def test_2_6_tokens_lie_length_side_up_until_they_are_assigned() -> None:
    """Anna has served recipes of lengths 2 and 3: these tokens show their points (6.12), each in its place."""
    tokens = lying(BUSY, 0, "tokens/0")
    assert [item.at.at for item in tokens] == list(range(10))
    shown = [token_face(BOX, 0, length, assigned=place in {0, 4}) for place, length in enumerate([0] * 4 + [1] * 3)]
    assert [item.face for item in tokens[:7]] == shown
    assert [said(item.label) for item in tokens[3:6]] == [
        "Challenge token of length 2",
        "Challenge token: 3 points",
        "Challenge token of length 3",
    ]
    assert [said(item.label) for item in lying(BUSY, 0, "served/0")] == [
        "Tekkamaki: maki, tuna",
        "Shell Game: shrimp, crab, squid",
    ]
    others = [item.at.at for item in lying(BUSY, 1, "tokens/0")]
    assert others == [(row, column) for row in range(2) for column in range(5)]


def test_the_others_see_served_recipes_as_a_stack() -> None:
    """With the count of all on top; they are spread where the things of that player are shown large."""
    zone = zones(BUSY, 1)["served/0"]
    assert isinstance(zone.kind, Stack)
    assert zone.group == "seat 0"
    assert [item.badge for item in lying(BUSY, 1, "served/0")] == [None, "2"]
    assert [item.badge for item in lying(BUSY, 0, "served/0")] == [None, None]


def test_8_5_2_an_own_wasabi_card_can_be_laid_over_four_squares() -> None:
    """In the hand of whoever holds it, and no other card."""
    state = position(cards=[["wasabi", "chop"]])
    shapes = {said(item.label): item.shape for item in lying(state, 0, "cards/0")}
    assert shapes == {"Chop!": (), "Wasabi!": ((0, 0), (0, 1), (1, 0), (1, 1))}
    assert {item.shape for item in lying(state, 1, "cards/0")} == {()}


def test_2_5_the_bowl_shows_its_cubes() -> None:
    """As a badge, since the supply is unlimited."""
    (bowl,) = lying(BUSY, 2, "bowl/0")
    assert (bowl.face, bowl.badge, said(bowl.label)) == (bowl_face(3), "3", "3 wasabi cubes")
    assert pictures(bowl_face(3)) == ["bowl", "cube", "cube", "cube"]
    assert pictures(bowl_face(0)) == ["bowl"]
    places = [layer.at for layer in bowl_face(30).layers[1:]]
    assert 3 < len(places) < 30
    assert len(set(places)) == len(places)


def test_8_6_the_plate_holds_the_chopped_tile() -> None:
    """It is not there otherwise."""
    state = do(position(board={(2, 2): "crab"}, cards=[["chop"]]), Chop(0, at(2, 2)))
    assert zones(state, 1)["plate"].quiet
    assert [said(item.label) for item in lying(state, 1, "plate")] == ["crab (Seafood)"]
    assert lying(BUSY, 0, "plate") == []


def test_the_own_things_lie_below() -> None:
    """Whoever looks; an onlooker sees them from beside the first player; the others' are enlarged together."""
    assert zones(BUSY, 2)["hand/2"].frame.y > 600
    assert zones(BUSY, None)["hand/0"].frame.y > 600
    known = zones(BUSY, 2)
    assert known["hand/0"].frame.y < known["hand/1"].frame.y
    group = {zone.name for zone in known.values() if zone.group == "seat 0"}
    assert group == {"screen/0", "hand/0", "cards/0", "bowl/0", "tokens/0", "served/0"}
    assert [name for name in known if known[name].loose] == ["hand/2", "cards/2"]


def test_tallies_count_what_is_open() -> None:
    """Points (a token of 2, one of 3, and three cubes), cubes, tokens left and cards, for each player."""
    found = [(said(tally.what), tally.n) for tally in GAME.table(BUSY, 1).tallies if tally.seat == 0]
    assert found == [
        ("Points", 8),
        ("Wasabi cubes", 3),
        ("Challenge tokens left", 8),
        ("Action cards in hand", 2),
    ]


# ---- faces


def pictures(face: Face) -> list[str]:
    """List what a face shows, lowest first: names of drawings, and figures."""
    return [layer.name if isinstance(layer, Picture) else layer.said for layer in face.layers]


def test_a_tile_shows_its_category_and_ingredient() -> None:
    """18 kinds that differ."""
    assert pictures(tile_face(BOX, 2)) == ["tile/fish", "ingredient/tuna"]
    assert len({tile_face(BOX, kind) for kind in range(18)}) == 18


def test_6_17_a_strip_shows_its_ingredients_in_their_order() -> None:
    """Crunchy Tuna: maki, tuna, tempura, side by side."""
    face = strip_face(BOX, BOX.recipe("crunchy_tuna"))
    assert pictures(face) == [
        "strip/3",
        *("tile/staple", "ingredient/maki"),
        *("tile/fish", "ingredient/tuna"),
        *("tile/hot_plate", "ingredient/tempura"),
    ]
    assert face.size == (200, 72)
    frames = [layer.at for layer in face.layers if layer.at is not None]
    assert [frame.x for frame in frames[::2]] == [12, 72, 132]
    assert len({strip_face(BOX, recipe) for recipe in range(52)}) == 52


def test_a_strip_face_down_tells_its_length() -> None:
    """At its left end: a pile has its count at the right one."""
    assert strip_back(4) == Face((260, 72), (Picture("strip-back/4"), Numeral("4", Frame(9, 6, 60, 60), Ink.LIGHT)))


def test_2_7_a_token_has_two_sides() -> None:
    """Length 4 on one, 5 points and two cubes on the other."""
    assert pictures(token_face(BOX, 1, 2, assigned=False)) == ["token/blue", "4"]
    assert pictures(token_face(BOX, 1, 2, assigned=True)) == ["points/blue", "5", "cube", "cube"]


def test_2_6_tokens_have_the_colours_of_the_seats() -> None:
    """Red, blue, green and yellow, like the marks beside the players' names."""
    colours = [pictures(token_face(BOX, seat, 0, assigned=True)) for seat in range(4)]
    assert colours == [[f"points/{colour}", "2"] for colour in ("red", "blue", "green", "yellow")]
