"""The table of each seat: zones, pieces, faces, marks, notes, sheets, and what is still to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from boardtable.engine.note import Tone
from boardtable.engine.table import Face, Frame, Grid, Ink, Numeral, Picture, Placed, Row, Wheel, Zone
from boardtable.engine.target import Button, Cell, Target
from boardtable.games.wikinger import GAME
from boardtable.games.wikinger.components import SHAPES, Tile
from boardtable.games.wikinger.faces import special_face, tile_face
from boardtable.games.wikinger.moves import Buy
from boardtable.games.wikinger.preview import would_bring
from boardtable.games.wikinger.scoring import finals, large_gains
from boardtable.games.wikinger.sheets import final_sheet, gold_sheet, large_sheet
from boardtable.games.wikinger.tableau import cell_of
from boardtable.games.wikinger.words import BUILDINGS, earned, shape_picture, tile_label
from tests.games.wikinger.fjord import BOX, Coast, Offer, after, dealt, do, position, said

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
    assert known["tableau/0"].size == (76, 76)
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
    assert mine.size[0] == pytest.approx(1572 / (22 + 110 / 76))  # the mainland is in proportion
    assert theirs.frame.x + theirs.frame.w == pytest.approx(1512)
    three = position(Coast(tiles=tiles), Coast(), Coast(), offer=[Offer(0, "start", "noble")], number=4)
    crowded = zones(three, 0)["tableau/0"]
    assert crowded.frame.x + crowded.frame.w < zones(three, 0)["mainland/1"].frame.x


def test_6_1_the_prices_turn_and_the_groups_stay() -> None:
    """After the group at 0 is gone, the disc 0 lies where 2 was."""
    state = position(Coast(), Coast(), offer=[Offer(0, "start", "noble"), Offer(2, "end", "scout")])
    discs = {item.piece - BOX.first_disc: item.at for item in lying(state, "prices")}
    assert discs[2] == Cell("prices", 2)
    turned = after(state, Buy(0, 0, at=(3, 1)))
    discs = {item.piece - BOX.first_disc: item.at for item in lying(turned, "prices")}
    assert discs[0] == Cell("prices", 2)
    assert {item.at for item in lying(turned, "offer")} == {Cell("offer", 2)}
    assert [said(item.label) for item in lying(turned, "offer")] == [
        "end of an island; price: 0; gold left: 20",
        "scout; price: 0; gold left: 20",
    ]
    assert lying(turned, "offer")[1].within is not None


def test_16_5_the_track_shows_stacks_and_scorings() -> None:
    """Five stacks of twelve are left, small and large scorings by turns; a mark stands at this round."""
    state = dealt(2)
    track = lying(state, "rounds")
    stacks = [item for item in track if item.face == Face((100, 100), (Picture("island/back"),))]
    assert [item.badge for item in stacks if item.badge is not None] == ["12"] * 5
    assert min(item.piece for item in stacks) == 12
    signs = [said(item.label) for item in track if item.piece >= BOX.first_sign]
    assert signs == ["Small scoring", "Large scoring"] * 3
    mark = GAME.table(state, 0).marks[-1]
    assert (mark.places, said(mark.what)) == ((Cell("rounds", (0, 0)), Cell("rounds", (1, 0))), "This round")


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
    assert [said(mark.what) for mark in GAME.table(state, 1).marks] == ["This round"]


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


# ---- notes


def notes(state: State, *picked: Target) -> dict[Target, tuple[Tone, str]]:
    """Read the notes of the first player."""
    return {note.at: (note.tone, said(note.text)) for note in GAME.preview(state, 0, picked)}


THREE = [Offer(0, "middle_a", "noble"), Offer(4, "end", "scout"), Offer(9, "green", "noble")]


def test_notes_tell_prices_and_gold_left() -> None:
    """Or the points to exchange, for the group in hand. A group that cannot be bought has no note."""
    state = position(Coast(start=3, gold=6, points=3), Coast(), offer=THREE)
    assert notes(state) == {}
    assert notes(state, Cell("offer", 0)) == {}
    assert notes(state, Cell("offer", 4))[Cell("offer", 4)] == (Tone.COST, "costs 4; gold left: 2")
    assert notes(state, Cell("offer", 9))[Cell("offer", 9)] == (Tone.WARN, "costs 9; exchange 3 points")


def test_16_1_notes_tell_where_the_viking_stays_and_what_that_brings() -> None:
    """In his row he stays, elsewhere he waits; the switch sends him away everywhere (16.2)."""
    coast = Coast(start=4, tiles={(3, 1): "start"})
    offer = [Offer(0, "middle_a", "noble"), Offer(4, "end", "scout")]
    state = position(coast, Coast(), offer=offer, number=2)
    stays, waits = (Tone.GAIN, "+2"), (Tone.COST, "waits")
    assert notes(state, Cell("offer", 0)) == {
        Cell("offer", 0): (Tone.COST, "costs 0; gold left: 20"),
        Cell("tableau/0", (2, 1)): stays,
        Cell("tableau/0", (3, 1)): waits,
    }
    assert set(notes(state, Cell("offer", 0), Button("mainland")).values()) == {
        (Tone.COST, "costs 0; gold left: 20"),
        waits,
    }
    small = position(coast, Coast(), offer=offer)
    assert notes(small, Cell("offer", 0))[Cell("tableau/0", (2, 1))] == (Tone.GAIN, "stays")
    red = Coast(start=4, tiles={(3, 1): "start"}, ships={2: "red"})
    threatened = position(red, Coast(), offer=offer, number=2)
    assert notes(threatened, Cell("offer", 0))[Cell("tableau/0", (2, 1))] == (Tone.WARN, "threatened")
    ship = position(Coast(), Coast(), offer=[Offer(0, "red", "noble")])
    assert set(notes(ship, Cell("offer", 0)).values()) == {(Tone.COST, "costs 0; gold left: 20"), waits}
    assert notes(dealt(2)) == {}


@pytest.mark.parametrize(
    ("role", "row", "gold", "points"),
    [(1, 2, 5, 3), (2, 3, 0, 2), (3, 4, 0, 3), (4, 5, 3, 0), (5, 6, 0, 0)],
)
def test_what_a_viking_would_bring_at_a_large_scoring(role: int, row: int, gold: int, points: int) -> None:
    """A warrior what the ship brings; a scout 1, and 1 for each of the two below him."""
    tiles = {(down, 1): "start" for down in (3, 4, 5, 6)}
    sail = "green" if gold == 5 else "blue"
    on = [(5, 1), (6, 1)] if role == 3 else []
    state = position(Coast(tiles=tiles, on=on, ships={1: sail}), Coast(), phase="over", number=6)
    found = would_bring(state, state.sides[0], role, cell_of((row, 1)))
    assert found == ((gold, 0) if role == 1 else (gold, points))


def test_below_a_scout_who_scores_a_goldsmith_and_a_fisherman_bring_a_point_more() -> None:
    """Special tiles add to it."""
    tiles = {(down, 1): "start" for down in (3, 4, 5, 6)}
    coast = Coast(tiles=tiles, on=[(4, 1)], specials=["goldsmith_2", "fisherman_1"])
    state = position(coast, Coast(), phase="over", number=6, variant="no-auction")
    assert would_bring(state, state.sides[0], 4, cell_of((5, 1))) == (5, 1)
    assert would_bring(state, state.sides[0], 5, cell_of((6, 1))) == (0, 2)


# ---- sheets


def lines(sheet: object) -> list[tuple[str, tuple[int | None, ...]]]:
    """Read the lines of a sheet."""
    return [(said(line.what), line.amounts) for line in sheet.lines]  # type: ignore[attr-defined]  # a sheet


def test_10_the_small_sheet_has_a_column_for_each_player() -> None:
    """With a line for special tiles where they bring something; the goldsmiths are lit."""
    smith = Coast(start=5, on=[(5, 1)], specials=["goldsmith_2"])
    state = position(smith, Coast(), offer=[Offer(0, "end", "noble")], variant="no-auction")
    sheet = do(state, Buy(0, 0, at=(5, 2)))[1].sheet
    assert sheet is not None
    assert lines(sheet) == [("Goldsmiths", (3, 0)), ("Goldsmiths: special tiles", (2, 0))]
    assert sheet.totals == (5, 0)
    assert sheet.lines[0].places == (Cell("tableau/0", (4, 0)),)
    empty = do(position(Coast(), Coast(), offer=[Offer(0, "end", "noble")]), Buy(0, 0, at=(2, 2)))[1].sheet
    assert empty is not None
    assert lines(empty) == [("Goldsmiths", (0, 0))]


def test_11_the_large_sheet_has_gold_and_points_row_by_row() -> None:
    """In the order of the rules."""
    tiles = {(down, 1): "start" for down in (3, 4, 5, 6)}
    coast = Coast(tiles=tiles, ships={1: "red"}, on=[(2, 1), (3, 1), (4, 1), (5, 1), (6, 1)])
    state = position(coast, Coast(), phase="over", number=6)
    sheet = large_sheet(0, large_gains(state, state.sides[0]))
    assert lines(sheet) == [
        ("Ships with a red sail warded off", (3, None)),
        ("Nobles", (None, 2)),
        ("Scouts", (None, 1)),
        ("Scouts with a goldsmith below", (None, 1)),
        ("Scouts with a fisherman below", (None, 1)),
        ("Goldsmiths", (3, None)),
    ]
    assert sheet.totals == (6, 5)
    assert sheet.lines[0].places == (Cell("tableau/0", (0, 0)),)
    assert sheet.lines[4].places == (Cell("tableau/0", (3, 0)), Cell("tableau/0", (5, 0)))


def test_12_the_final_sheets_add_up() -> None:
    """Gold: what the ships take and what is changed. Points: each step of the final scoring, fed and heads named."""
    tiles = {(2, 2): "end", (6, 1): "start"}
    coast = Coast(tiles=tiles, ships={2: "red"}, on=[(6, 1)], waiting=["boatsman"], gold=11, points=30)
    poor = Coast(ships={1: "green", 2: "blue"}, gold=1, points=5, waiting=["noble", "noble"])
    state = position(coast, poor, phase="over", number=6)
    scores = finals(state)
    gold = gold_sheet(state, scores)
    assert lines(gold) == [
        ("Gold so far", (11, 1)),
        ("Ships not warded off", (-3, -1)),
        ("Changed into points", (-5, 0)),
    ]
    assert gold.totals == (3, 0)
    sheet = final_sheet(state, scores)
    assert lines(sheet) == [
        ("Points so far", (30, 5)),
        ("Ships not warded off", (0, -3)),
        ("Gold missing for the ships", (0, -4)),
        ("Gold changed into points", (1, 0)),
        ("Most boatsmen: 1, 0", (10, 0)),
        ("Most completed islands: 1, 0", (7, 0)),
        ("Longest completed island: 2, 0", (5, 0)),
        ("Feeding: Anna (fed: 5, vikings: 2)", (6, None)),
        ("Feeding: Ben (fed: 0, vikings: 2)", (None, -2)),
    ]
    assert sheet.totals == (59, -4)
    assert sheet.lines[5].places == (Cell("tableau/0", (1, 0)), Cell("tableau/0", (1, 1)))
    assert [(said(line.what), line.amounts) for line in sheet.tie_break] == [("Gold left", (3, 0))]


def test_14_5_the_final_sheet_has_a_line_for_buildings() -> None:
    """Where one was laid."""
    coast = Coast(start=3, tiles={(3, 2): "building_a"}, on=[(3, 2), (3, 1)])
    state = position(coast, Coast(), phase="over", number=6, variant="no-auction")
    sheet = final_sheet(state, finals(state))
    assert lines(sheet)[-1] == ("Special tiles with buildings", (2, 0))
    assert sheet.lines[-1].places == (Cell("tableau/0", (2, 1)),)


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
