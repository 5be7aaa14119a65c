"""The pages of scores: where gold and points come from."""

from __future__ import annotations

from boardtable.engine.target import Cell
from boardtable.games.wikinger.moves import Buy
from boardtable.games.wikinger.scoring import finals, large_gains
from boardtable.games.wikinger.sheets import final_sheet, gold_sheet, large_sheet
from tests.games.wikinger.fjord import Coast, Offer, do, position, said


def lines(sheet: object) -> list[tuple[str, tuple[int | None, ...]]]:
    """Read the lines of a sheet."""
    return [(said(line.what), line.amounts) for line in sheet.lines]  # type: ignore[attr-defined]  # a sheet


def test_10_the_small_sheet_goes_player_by_player() -> None:
    """With a line for special tiles where they bring something; the goldsmiths of each one are lit."""
    smith = Coast(start=5, on=[(5, 1)], specials=["goldsmith_2"])
    state = position(smith, Coast(), offer=[Offer(0, "end", "noble")], variant="no-auction")
    sheet = do(state, Buy(0, 0, at=(5, 2)))[1].sheet
    assert sheet is not None
    assert lines(sheet) == [
        ("Goldsmiths", (3, None)),
        ("Goldsmiths: special tiles", (2, None)),
        ("Goldsmiths", (None, 0)),
    ]
    assert [line.seat for line in sheet.lines] == [0, 0, 1]
    assert sheet.totals == (5, 0)
    assert sheet.lines[0].places == (Cell("tableau/0", (4, 0)),)
    empty = do(position(Coast(), Coast(), offer=[Offer(0, "end", "noble")]), Buy(0, 0, at=(2, 2)))[1].sheet
    assert empty is not None
    assert lines(empty) == [("Goldsmiths", (0, None)), ("Goldsmiths", (None, 0))]


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
        ("Feeding (fed/vikings): 5/2, 0/2", (6, -2)),
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
