"""What is outlined, told at a closer look, and written where somebody points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boardtable.engine.note import Tone
from boardtable.engine.target import Cell, Piece
from boardtable.games.khan import GAME
from boardtable.games.khan.moves import compartment
from tests.games.khan.camp import BOX, Place, other_box, position, said
from tests.games.khan.test_conquer import CARDS
from tests.games.khan.test_end import OTHER, ROW, ended
from tests.games.khan.test_table import inside

if TYPE_CHECKING:
    from boardtable.games.khan.state import State


def test_marks_and_tallies() -> None:
    """Protected yurts are marked for everybody else; points, largest area and cards are counted."""
    state = position(yurts=[[], [(1, 5)]], pieces=[("I3", ROW, {0: ROW[0]})], active={1: {"card": "protection"}})
    yurt = (Cell("map", (1, 5)),)
    for seat in (0, None):
        marks = GAME.table(state, seat).marks
        assert [(mark.places, mark.tone) for mark in marks if not mark.of] == [(yurt, Tone.WARN)]
    own = [mark for mark in GAME.table(state, 1).marks if mark.places == yurt]
    assert [(mark.tone, mark.of) for mark in own] == [(Tone.PLAIN, (1, Cell("cards/1", 1)))]
    table = GAME.table(state, 0)
    assert [tally.n for tally in table.tallies if tally.seat == 0] == [4, 3, 0]


def test_areas_rulers_and_courts_are_outlined_when_they_are_pointed_at() -> None:
    """Two areas of Anna from her line or her yurts; a ruler from his court and the other way round."""
    laid = [("I3", ROW, {0: ROW[0]}), ("I2", [(2, 7), (2, 8)], {0: (2, 7)}), ("I2", [(9, 8), (9, 9)], {1: (9, 8)})]
    marks = GAME.table(position(pieces=laid), 0).marks
    areas = [mark for mark in marks if 0 in mark.of]
    assert [{cell.at for cell in mark.places if isinstance(cell, Cell)} for mark in areas] == [
        set(ROW),
        {(2, 7), (2, 8)},
    ]
    assert {mark.of for mark in areas} == {(0, Cell("stock/0"))}
    assert [said(mark.what) for mark in areas] == ["Areas: Anna"] * 2
    ruler = Piece(BOX.first_ruler + 1)
    assert [mark.places for mark in marks if Cell("court/seljuk") in mark.of] == [(Cell("map", (7, 6)),)]
    assert [mark.places for mark in marks if ruler in mark.of] == [(Cell("court/seljuk"),)]
    gone = GAME.table(position(rulers={"seljuk": None}), 0).marks
    assert not [mark for mark in gone if ruler in mark.of]


def test_11_4_a_region_beside_the_map_outlines_its_land() -> None:
    """With four players: the ice has 20 cells (1.2)."""
    marks = [mark for mark in GAME.table(position(4), 0).marks if Cell("regions", 2) in mark.of]
    assert [len(mark.places) for mark in marks] == [20]
    assert not [mark for mark in GAME.table(position(3), 0).marks if Cell("regions", 2) in mark.of]


def test_cards_and_pieces_say_what_they_do() -> None:
    """All that lie open: where one may invade (7.1), what special cards do (11), points (13.3)."""
    hand = ["russian:SE:tundra", "song:N:joker", "song:SE:river", "song:W:outer"]
    state = position(hands=[hand])
    assert [said(item.more) for item in inside(state, "hand/0")] == [
        "Invade with this card: put up a yurt on an empty cell of this region.",
        "Invade with this card: put up a yurt on any empty land cell.",
        "Invade with this card: put up a yurt on an empty cell beside the river.",
        "Invade with this card: put up a yurt on an empty cell beside the outer area.",
    ]
    assert [item.more for item in inside(position(discard=hand[:1]), "discard")] == [None]
    assert [said(item.more) for item in inside(state, "supply/X5")] == ["8 points for each owner"]
    told = {seats: [said(item.more) for item in inside(position(seats), "cards/1")] for seats in (2, 4)}
    assert told[2][0] == "One further action at once: play a card, expel a ruler or conquer."
    assert len({*told[2]}) == len({*told[4]}) == 4
    assert [one for one in told[4] if one not in told[2]] == [
        (
            "For one round nobody else may cover neutral yurts in one region, unless the owner of this card would share"
            " the piece and agrees."
        )
    ]
    reserve = position(active={0: {"card": "reserve_tile", "piece": 3}})
    assert [said(item.more) for item in inside(reserve, "reserve/0")] == ["2 points for each owner"]


def test_an_active_card_tells_how_many_more_there_are() -> None:
    """Two of each with two players (2.3), one with four."""
    state = position(active={0: {"card": "protection"}})
    assert [item.badge for item in inside(state, "cards/0") if item.at.at == 1] == [None, "+1", None]
    four = position(4, active={0: {"card": "protection"}})
    assert [item.badge for item in inside(four, "cards/0") if item.at.at == 1] == [None, None]


def test_12_4_in_the_end_phase_nobody_looks_at_a_hand() -> None:
    """No card is played any more: all see the same, so no curtain need fall between players."""
    state = ended(yurts=[ROW], hands=[CARDS, ["song:W:outer"]])
    assert GAME.table(state, 0).placed == GAME.table(state, 1).placed == GAME.table(state, None).placed
    assert {said(item.more) for item in inside(state, "hand/0", 0)} == {"In the end phase no cards are played."}


def test_13_5_the_strip_counts_the_bonus_in_at_the_end() -> None:
    """4 points and 10 for the largest area; before that only what lies there."""
    laid = [("I3", ROW, {0: ROW[0]})]
    over = GAME.table(ended(phase="over", left=0, pieces=laid), 0).tallies
    assert [tally.n for tally in over if said(tally.what) == "Points"] == [14, 0]
    before = GAME.table(ended(yurts=[OTHER], pieces=laid), 0).tallies
    assert [tally.n for tally in before if said(tally.what) == "Points"] == [4, 0]


# ---- notes


def notes(state: State, kind: str, cells: list[Place], seat: int = 0) -> list[str]:
    """Read from above what a shape over some cells would bring: the last note comes to lie over all others."""
    picked = (compartment(BOX, BOX.kind_numbers[kind]), *[Cell("map", place) for place in cells])
    found = GAME.preview(state, seat, picked)
    assert {note.at for note in found} <= {Cell("map", place) for place in cells[:1]}
    return [said(note.text) for note in reversed(found)]


def test_a_shape_over_cells_tells_points_area_and_owners() -> None:
    """Alone, shared, and with consent; and who has how many yurts there (9.5)."""
    assert notes(position(yurts=[ROW]), "I3", ROW) == ["+4 points, area: 3", "Anna: 3 yurts"]
    laid = [("I2", [(10, 5), (10, 6)], {0: (10, 5)})]
    assert notes(position(yurts=[ROW], pieces=laid), "I3", ROW)[0] == "+4 points, area: 5"
    most = position(yurts=[[ROW[0], ROW[2]], ROW[1:2]])
    assert notes(most, "I3", ROW) == ["+4 points, area: 3", "Anna: 2 yurts, Ben: 1 yurt"]
    shared = position(yurts=[ROW[:1], ROW[1:2]], neutral=ROW[2:])
    assert notes(shared, "I3", ROW) == ["+4 points, area: 3", "Anna: 1 yurt, Ben: 1 yurt", "shared with: Ben"]
    asks = position(yurts=[ROW[:1], ROW[1:2]], active={1: {"card": "protection"}})
    assert notes(asks, "I2", ROW[:2]) == [
        "+2 points, area: 2",
        "Anna: 1 yurt, Ben: 1 yurt",
        "shared with: Ben",
        "consent needed: Ben",
    ]

    def divided(values: dict[str, Any]) -> None:
        values["scoring"]["shared_tile"] = "divided"

    made = other_box(divided)
    assert notes(position(made=made, yurts=[ROW[:1], ROW[1:2]], neutral=ROW[2:]), "I3", ROW)[0] == "+2 points, area: 3"


def test_there_is_no_note_where_nothing_would_come_of_it() -> None:
    """No place, no majority, nothing in the hand, not in turn, not an action."""
    state = position(yurts=[ROW[:1], ROW[1:]])
    assert notes(state, "I3", ROW) == []
    assert notes(state, "I3", ROW[:2]) == []
    assert notes(state, "I3", []) == []
    assert notes(state, "I3", ROW, seat=1) == []
    assert GAME.preview(state, 0, (Piece(BOX.first_ruler), Cell("map", (9, 5)))) == ()
    assert GAME.preview(position(phase="special", left=0), 0, ()) == ()
