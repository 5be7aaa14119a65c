"""The table of each seat: zones, pieces, faces, marks, notes, sheets, and what is still to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from boardtable.engine.luck import Luck
from boardtable.engine.table import Face, Frame, Grid, Ink, Numeral, Picture, Placed, Row, Wheel, Zone
from boardtable.engine.target import Cell
from boardtable.games.wikinger import GAME
from boardtable.games.wikinger.components import SHAPES, Tile
from boardtable.games.wikinger.faces import special_face, tile_face
from boardtable.games.wikinger.moves import Buy
from boardtable.games.wikinger.words import BUILDINGS, earned, shape_picture, tile_label
from tests.games.wikinger.fjord import BOX, Coast, Offer, after, dealt, position, said

if TYPE_CHECKING:
    from boardtable.games.wikinger.state import State


def zones(state: State, seat: int | None) -> dict[str, Zone]:
    """Give the zones by name; no two have the same."""
    found = GAME.zones(state, seat)
    assert len({zone.name for zone in found}) == len(found)
    return {zone.name: zone for zone in found}


def lying(state: State, zone: str) -> list[Placed]:
    """Give what lies in a zone, from below."""
    return [item for item in GAME.table(state, 0).placed if item.at.zone == zone]


def apart(one: Frame, other: Frame) -> bool:
    """Tell whether two frames do not overlap."""
    beside = one.x + one.w <= other.x or other.x + other.w <= one.x
    return beside or one.y + one.h <= other.y or other.y + other.h <= one.y


WIDE = Coast(start=2, tiles={(2, column): "middle_a" for column in (2, 3, 4, 5, 6)} | {(2, 7): "end"})


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("variant", ["base", "progress", "no-auction"])
def test_zones_lie_within_the_table_and_apart(seats: int, variant: str) -> None:
    """1600 by 1000, for every seat and an onlooker; only the dial with its price discs lies within the wheel."""
    state = dealt(seats, variant=variant)
    for seat in (None, *range(seats)):
        frames = [zone.frame for zone in GAME.zones(state, seat) if zone.name not in {"dial", "prices"}]
        for number, frame in enumerate(frames):
            assert frame.x >= 0
            assert frame.y >= 0
            assert frame.x + frame.w <= 1600
            assert frame.y + frame.h <= 1000
            assert all(apart(frame, other) for other in frames[:number])


def test_every_piece_lies_in_one_place_of_its_zone() -> None:
    """72 tiles, 12 vikings, 12 discs on a dial, 6 signs, the marker, start tiles; in the variant special tiles."""
    for variant, vikings, specials in (("base", 12, 0), ("no-auction", 12, 4), ("progress", 13, 4)):
        state = dealt(3, variant=variant)
        placed = GAME.table(state, 1).placed
        assert len({item.piece for item in placed}) == len(placed) == 72 + vikings + 12 + 1 + 6 + 1 + 3 + specials
        known = zones(state, 1)
        assert {item.at.zone for item in placed} <= set(known)
        assert known["offer"].kind == Wheel(12)
        assert known["rounds"].kind == Grid(2, 6)
    assert zones(dealt(2, variant="progress"), 0)["lineup"].kind == Row(6)


def test_the_own_things_lie_below_and_those_of_others_are_enlarged_together() -> None:
    """An onlooker sits beside the first player."""
    state = dealt(3, variant="no-auction")
    assert zones(state, 2)["tableau/2"].frame.y == 536
    assert zones(state, None)["tableau/0"].frame.y == 536
    known = zones(state, 2)
    group = {zone.name for zone in known.values() if zone.group == "seat 0"}
    assert group == {"mainland/0", "tableau/0", "marker/0", "taken/0"}
    assert known["tableau/0"].frame.y < known["tableau/1"].frame.y


def test_16_3_a_tableau_shows_nine_columns_at_least_and_grows() -> None:
    """Its cells shrink instead; every place has its name."""
    known = zones(position(Coast(), Coast(), offer=[Offer(0, "start", "noble")]), 0)
    assert known["tableau/0"].kind == Grid(6, 9)
    assert known["tableau/0"].size == (92, 92)
    three = dealt(3)
    assert zones(three, 0)["tableau/0"].size == (76, 76)
    names = [said(ground.label) for ground in known["tableau/0"].ground]
    assert (len(names), names[0], names[-1]) == (54, "Row 1: ships, column 1", "Row 6: fishermen, column 9")
    tiles = dict(WIDE.tiles) | {(3, column): "middle_b" for column in (7, 8, 9, 10, 11)} | {(2, 7): "middle_c"}
    tiles |= {(4, column): "middle_d" for column in (11, 12, 13, 14, 15)}
    tiles |= {(5, column): "end" for column in (15, 17, 19, 21)} | {(6, 15): "end"}
    tiles |= {(5, column): "start" for column in (16, 18, 20)}
    wide = position(Coast(tiles=tiles), Coast(), offer=[Offer(0, "start", "noble")], number=4)
    assert zones(wide, 0)["tableau/0"].kind == Grid(6, 22)
    mine, theirs = zones(wide, 0)["tableau/0"], zones(wide, 1)["tableau/0"]
    assert mine.frame.x + mine.frame.w == pytest.approx(1586)
    assert mine.size[0] == pytest.approx(1002 / (22 + 110 / 76))  # the mainland is in proportion
    assert theirs.frame.x + theirs.frame.w == pytest.approx(1488)
    many = position(Coast(tiles=tiles), Coast(), Coast(), offer=[Offer(0, "start", "noble")], number=4)
    crowded = zones(many, 0)["tableau/0"]
    assert crowded.frame.x + crowded.frame.w < zones(many, 0)["mainland/1"].frame.x


def test_6_1_the_prices_turn_and_the_groups_stay() -> None:
    """After the group at 0 is gone, the disc 0 lies where 2 was."""
    state = position(Coast(), Coast(), offer=[Offer(0, "start", "noble"), Offer(2, "end", "scout")])
    discs = {item.piece - BOX.first_disc: item.at for item in lying(state, "prices")}
    assert discs[2] == Cell("prices", 2)
    turned = after(state, Buy(0, 0, at=(3, 1)))
    discs = {item.piece - BOX.first_disc: item.at for item in lying(turned, "prices")}
    assert discs[0] == Cell("prices", 2)
    assert {item.at for item in lying(turned, "offer")} == {Cell("offer", 2)}
    assert [said(item.label) for item in lying(turned, "offer")] == ["end of an island; price: 0", "scout"]
    assert lying(turned, "offer")[1].within is not None


def test_16_5_the_track_shows_stacks_and_scorings() -> None:
    """Five stacks of twelve are left, small and large scorings by turns; this round has grounds of its own.

    No ring lies around it, as around what is on offer.
    """
    state = dealt(2)
    track = lying(state, "rounds")
    stacks = [item for item in track if item.face == Face((100, 100), (Picture("island/back"),))]
    assert [item.badge for item in stacks if item.badge is not None] == ["12"] * 5
    assert min(item.piece for item in stacks) == 12
    signs = [said(item.label) for item in track if item.piece >= BOX.first_sign]
    assert signs == ["Small scoring", "Large scoring"] * 3
    grounds = {ground.at: ground for ground in zones(state, 0)["rounds"].ground}
    assert len(grounds) == 12
    assert [said(grounds[0, number].label) for number in (0, 1, 5)] == ["Round 1, now", "Round 2", "Round 6"]
    pictures = [[grounds[row, number].face.layers[0] for number in (0, 1)] for row in (0, 1)]
    other = Picture("round/stack")
    assert pictures == [[Picture("round/here"), other], [Picture("round/now"), other]]
    assert GAME.table(state, 0).marks == ()


def test_9_3_threats_redden_water_and_tiles_down_to_their_reach() -> None:
    """A yellow ship in column 2 threatens rows 2 to 5; one that is warded off threatens nobody."""
    coast = Coast(tiles={(3, 1): "start", (3, 2): "end"}, ships={2: "yellow", 1: "red"}, on=[(2, 1)])
    state = position(coast, Coast(), phase="over", number=6)
    grounds = zones(state, 1)["tableau/0"].ground
    red = [(ground.at, ground.face.layers[-1]) for ground in grounds if len(ground.face.layers) == 2]
    assert red == [((row, 1), Picture(f"threat/{row}")) for row in (1, 2, 3, 4)]
    assert next(said(ground.label) for ground in grounds if len(ground.face.layers) == 2) == (
        "Row 2: warriors, column 2, threatened"
    )
    tiles = {item.at.at: item for item in lying(state, "tableau/0") if item.within is None}
    assert tiles[2, 1].face == Face((100, 100), (Picture("island/end"), Picture("threat/2")))
    assert said(tiles[2, 1].label) == "end of an island, threatened"
    assert tiles[2, 0].face == Face((100, 100), (Picture("island/start"),))


def test_a_player_sees_laid_tiles_vikings_and_piles() -> None:
    """The viking lies on the tile; a pile shows how many wait; the start tile waits on the mainland."""
    coast = Coast(start=3, on=[(3, 1)], waiting=["noble", "noble", "boatsman"], ships={1: "blue"})
    state = position(coast, Coast(start=None), offer=[Offer(0, "end", "noble")])
    assert [said(item.label) for item in lying(state, "tableau/0")] == [
        "start of an island, threatened",
        "ship with a blue sail: down to row 6, 3\u00a0points",
        "noble",
    ]
    assert [(said(item.label), item.badge) for item in lying(state, "mainland/0")] == [
        ("boatsman", None),
        ("noble", None),
        ("noble", "2"),
    ]
    assert [said(item.label) for item in lying(state, "mainland/1")] == ["Start tile"]
    assert [item.at for item in lying(state, "marker/0")] == [Cell("marker/0")]


def test_tallies_count_gold_points_the_waiting_and_the_next_scoring() -> None:
    """Before a small scoring gold only; at the end the final points and the gold that is left."""
    smith = Coast(start=5, on=[(5, 1)], waiting=["noble"])
    state = position(smith, Coast(), offer=[Offer(0, "end", "noble")])
    mine = [(said(tally.what), tally.n) for tally in GAME.table(state, 0).tallies if tally.seat == 0]
    assert mine == [("Gold", 20), ("Points", 10), ("Vikings on the mainland", 1), ("Gold at the next scoring", 3)]
    large = position(smith, Coast(), offer=[Offer(0, "end", "noble")], number=2)
    assert ("Points at the next scoring", 0) in [(said(tally.what), tally.n) for tally in GAME.table(large, 0).tallies]
    over = position(Coast(gold=23), Coast(), phase="over", number=6)
    found = [(tally.seat, said(tally.what), tally.n) for tally in GAME.table(over, 0).tallies]
    assert found[:3] == [(0, "Gold", 3), (0, "Points", 14), (0, "Vikings on the mainland", 0)]


def test_faces_carry_the_figures_of_the_box() -> None:
    """What a ship brings, and the plus of a special tile; pictures follow the shape."""
    red = next(tile for tile in BOX.tiles if tile.id == "red")
    assert tile_face(BOX, red).layers[1:] == (
        Picture("sign/gold", Frame(33, 15, 34, 34)),
        Numeral("3", Frame(33, 15, 34, 34)),
    )
    blue = next(tile for tile in BOX.tiles if tile.id == "blue")
    assert tile_face(BOX, blue).layers[2] == Numeral("3", Frame(33, 15, 34, 34), Ink.LIGHT)
    assert said(tile_label(BOX, red)) == "ship with a red sail: down to row 3, 3\u00a0gold"
    figures = {
        special.id: [layer.said for layer in special_face(special).layers if isinstance(layer, Numeral)]
        for special in BOX.specials
    }
    assert figures == {
        "coin_5": ["5"],
        "goldsmith_1": ["+1"],
        "goldsmith_2": ["+2"],
        "boat": [],
        "noble_1": ["+1"],
        "scout_1": ["+1"],
        "fisherman_1": ["+1"],
        "horn": [],
        "fish": ["3"],
        "change": ["3"],
        "building_a": [],
        "building_b": [],
        "building_c": [],
        "building_d": [],
    }
    assert [shape_picture(SHAPES.index(shape)) for shape in ("start", "middle", "end")] == [
        "island/start",
        "island/middle",
        "island/end",
    ]
    plain = Tile("middle", SHAPES.index("middle"), 5)
    assert tile_label(BOX, plain) == BUILDINGS[""]
    assert [said(earned(*amounts)) for amounts in ((0, 0), (3, 0), (0, 1), (3, 2))] == [
        "0\u00a0gold",
        "3\u00a0gold",
        "1\u00a0point",
        "3\u00a0gold, 2\u00a0points",
    ]


def test_2_6_all_seats_see_the_same_in_every_position_of_a_game() -> None:
    """Everything is open: no curtain ever falls between two people, and no label tells one person more."""
    for variant, seats in (("base", 2), ("progress", 3)):
        state, luck = dealt(seats, variant=variant), Luck(7)
        while GAME.active(state):
            seen = [GAME.table(state, seat) for seat in (None, *range(seats))]
            assert all(table == seen[0] for table in seen)
            moves = GAME.legal_moves(state, state.turn)
            state = GAME.apply(state, moves[luck.below(len(moves))], luck)[-1].state
        assert len({GAME.table(state, seat).placed for seat in (None, *range(seats))}) == 1


def test_5_2_a_closer_look_at_a_group_tells_what_gold_is_left() -> None:
    """For whoever buys; with points where gold is missing (5.5), or not at all (5.7)."""
    offer = [Offer(0, "middle_a", "noble"), Offer(4, "end", "scout"), Offer(9, "green", "noble")]
    dear = Offer(11, "end", "scout")
    state = position(Coast(gold=6, points=3), Coast(), offer=[*offer, dear])
    told = {item.at.at: said(item.more) for item in lying(state, "offer") if item.more is not None}
    assert told == {
        0: "Anna pays this and keeps 6\u00a0gold.",
        4: "Anna pays this and keeps 2\u00a0gold.",
        9: "Anna pays this with all gold and 3 points.",
        11: "Anna cannot pay this.",
    }
    over = position(Coast(), Coast(), phase="special", variant="no-auction", face_up=["boat"], offer=offer)
    assert [item.more for item in lying(over, "offer")] == [None] * 6


def test_what_is_still_to_come_can_be_looked_up() -> None:
    """10 kinds of tiles and 6 of vikings, in the variant 14 of special tiles; what is gone is marked."""
    assert [len(GAME.aids(dealt(2, variant=variant), 0)[0].entries) for variant in ("base", "progress")] == [16, 30]
    state = position(Coast(ships={1: "red", 2: "red", 3: "red"}), Coast(), phase="over", number=6)
    found = {said(entry.label): entry.done for entry in GAME.aids(state, None)[0].entries}
    assert found["0\u00a0×\u00a0ship with a red sail: down to row 3, 3\u00a0gold"] is True


def test_the_options_are_offered() -> None:
    """Who starts, and the progress variant with or without its auction."""
    start, variant = GAME.choices(3, 1)
    assert [value for value, _ in start.values] == [None, 0, 1, 2]
    assert [(value, said(words)) for value, words in variant.values] == [
        ("base", "No"),
        ("progress", "Yes"),
        ("no-auction", "Yes, without the auction"),
    ]
