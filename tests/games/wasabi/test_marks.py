"""What is marked on the board while recipes may be served, and what a closer look tells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.note import Tone
from boardtable.engine.target import Cell
from boardtable.games.wasabi import GAME
from boardtable.games.wasabi.moves import Claim, Place
from tests.games.wasabi.counter import at, do, position, said

if TYPE_CHECKING:
    from boardtable.engine.table import Mark
    from boardtable.games.wasabi.state import State


def marks(state: State, seat: int | None = 0) -> tuple[Mark, ...]:
    """Give what is marked for somebody."""
    return GAME.table(state, seat).marks


def test_6_9_a_line_that_may_be_served_is_marked_on_the_board() -> None:
    """For who claims, and nobody else (12.3); with style only the line in that order, and nothing afterwards."""
    state = position(
        board={(1, 1): "tempura", (1, 2): "tuna", (5, 3): "maki", (6, 3): "tuna"},
        hands=[["maki"]],
        screens=[["crunchy_tuna", "tekkamaki"]],
    )
    assert GAME.table(state, 0).marks == ()
    state = do(state, Place(0, "maki", at(1, 3)))
    found = [(said(mark.what), [cell.at for cell in mark.places if isinstance(cell, Cell)]) for mark in marks(state)]
    assert found == [
        ("Completed: Crunchy Tuna", [at(1, 1), at(1, 2), at(1, 3)]),
        ("Completed: Tekkamaki", [at(1, 2), at(1, 3)]),
        ("Completed: Tekkamaki", [at(5, 3), at(6, 3)]),
    ]
    assert {mark.tone for mark in marks(state)} == {Tone.GAIN}
    assert marks(state, 1) == marks(state, None) == ()
    served = do(state, Claim(0, "tekkamaki"))
    assert [said(mark.what) for mark in marks(served)] == ["Completed: Crunchy Tuna"]
    assert marks(do(served, Claim(0, "crunchy_tuna"))) == ()


def test_6_17_a_line_out_of_order_is_not_marked_beside_one_in_style() -> None:
    """Maki, tuna, tempura lies in row 1; in row 6 tuna, maki, tempura."""
    board = {(1, 1): "tempura", (1, 2): "tuna", (6, 1): "tuna", (6, 2): "maki", (6, 3): "tempura"}
    state = position(board=board, hands=[["maki"]], screens=[["crunchy_tuna"]])
    plain = do(
        position(board={**board, (1, 2): "maki"}, hands=[["tuna"]], screens=[["crunchy_tuna"]]),
        Place(0, "tuna", at(1, 3)),
    )
    assert [mark.places[0] for mark in marks(do(state, Place(0, "maki", at(1, 3))))] == [Cell("board", at(1, 1))]
    assert [mark.places[0] for mark in marks(plain)] == [Cell("board", at(1, 1)), Cell("board", at(6, 1))]


def more(state: State, zone: str) -> list[str]:
    """Read what more is told of the pieces in a zone, to Anna."""
    return [said(item.more) for item in GAME.table(state, 0).placed if item.at.zone == zone]


def test_a_closer_look_at_a_card_tells_what_it_does() -> None:
    """In the hand, in the kitchen and on the board; nothing of a closed hand."""
    state = position(cards=[["switch"], ["chop"]], covers=[(3, 3)], board={(1, 1): "eel"})
    assert more(state, "cards/0") == ["Exchange all that lies on two adjacent squares."]
    kitchen = more(state, "kitchen")
    assert kitchen == ["You may place a second tile in this turn.", "The tile of your turn goes on top of another one."]
    closed = [item.more for item in GAME.table(state, 0).placed if item.at.zone == "cards/1"]
    assert closed == [None]
    on_board = [item.more for item in GAME.table(state, 0).placed if item.at.zone == "board"]
    assert on_board[0] is None
    assert said(on_board[1]) == "Cover four squares, two by two: they are locked. It also brings you wasabi."


def test_a_closer_look_at_a_recipe_tells_what_it_is_worth() -> None:
    """Length 2 brings no cubes (6.19)."""
    state = position(screens=[["tekkamaki", "crunchy_tuna"]])
    assert more(state, "screen/0") == ["Points: 2.", "Points: 3. With style also wasabi cubes: 1."]
