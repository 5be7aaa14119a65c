"""Hex, in the order of its rule book; a small board shows as much as a large one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from boardtable.engine.game import Refusal
from boardtable.engine.luck import Luck
from boardtable.engine.registry import load
from boardtable.engine.target import Button, Cell, Piece
from boardtable.engine.text import plain
from boardtable.store.boxes import own_box

if TYPE_CHECKING:
    from collections.abc import Sequence

HEX: Any = load("hex")
TAKE_OVER = [0, 0]


def at(*played: Sequence[int], size: int = 3, swap: bool = True) -> Any:  # noqa: ANN401 - the state of a game
    """Give a position: the places of the stones, by turns."""
    return HEX.load(size, {"swap": swap, "played": [list(place) for place in played]})


def places(state: Any) -> list[Any]:  # noqa: ANN401 - as above
    """Tell where whoever is in turn may lay a stone."""
    (seat,) = HEX.active(state)
    return [move.at for move in HEX.legal_moves(state, seat)]


def play(state: Any, place: tuple[int, int]) -> Any:  # noqa: ANN401 - as above
    """Lay a stone; gives the only step."""
    (seat,) = HEX.active(state)
    (move,) = [move for move in HEX.legal_moves(state, seat) if move.at == place]
    (step,) = HEX.apply(state, move, Luck(0))
    return step


def test_1_1_the_board_of_the_box_has_eleven_rows_of_eleven_places() -> None:
    """As its `components.toml` says."""
    state = HEX.setup(own_box(HEX), HEX.options(), 2, Luck(0))
    assert len(places(state)) == 121
    assert places(state)[:12] == [*[(1, column) for column in range(1, 12)], (2, 1)]


@pytest.mark.parametrize("last", [(1, 2), (1, 3), (2, 1), (2, 3), (3, 1), (3, 2)])
def test_1_1_a_place_has_six_neighbours(last: tuple[int, int]) -> None:
    """The middle one of nine is connected with these, and with no other: three in a row are a chain, four may be."""
    middle, rows = (2, 2), {1: (1, 3), 3: (3, 1)}
    mine = [middle, last, *(rows[row] for row in (1, 3) if row != last[0] and last[0] != 2)]
    if last[0] == 2:
        mine += [rows[1], rows[3]]
    theirs = [place for place in ((1, 1), (3, 3), (2, 1), (2, 3)) if place not in mine]
    played = [stone for pair in zip(mine[:-1], theirs, strict=False) for stone in pair]
    assert HEX.outcome(at(*played, mine[-1])).winners == (0,)


@pytest.mark.parametrize("corner", [(1, 1), (3, 3)])
def test_1_1_the_two_sharp_corners_are_no_neighbours_of_the_middle(corner: tuple[int, int]) -> None:
    """Of the eight places around the middle of nine, six are its neighbours."""
    other = (3, 1) if corner == (1, 1) else (1, 3)
    state = at((2, 2), (2, 1), corner, (2, 3), other)
    assert HEX.outcome(state) is None


def test_1_2_the_first_player_has_the_edges_above_and_below() -> None:
    """A column of red stones wins, a row of them does not."""
    assert HEX.outcome(at((1, 1), (1, 2), (2, 1), (2, 2), (3, 1))).winners == (0,)
    assert HEX.outcome(at((1, 1), (2, 1), (1, 2), (2, 2), (1, 3))) is None


def test_1_2_the_second_player_has_the_edges_on_the_left_and_on_the_right() -> None:
    """A row of blue stones wins, a column of them does not."""
    assert HEX.outcome(at((1, 1), (2, 1), (1, 2), (2, 2), (3, 3), (2, 3))).winners == (1,)
    assert HEX.outcome(at((1, 2), (1, 1), (2, 2), (2, 1), (1, 3), (3, 1))) is None


def test_2_1_players_take_turns() -> None:
    """The first one begins."""
    assert [HEX.active(at(*[(1, 1), (2, 2), (3, 3)][:n])) for n in range(4)] == [(0,), (1,), (0,), (1,)]
    assert HEX.legal_moves(at(), 1) == ()


def test_2_2_a_stone_goes_to_any_empty_place() -> None:
    """Neither over a stone of another nor over one's own."""
    assert places(at((1, 1), (2, 2), size=2)) == [(1, 2), (2, 1)]


def test_3_1_the_first_stone_may_be_taken_over() -> None:
    """By the second player, at the first decision of that player alone, and only where that was agreed."""
    assert (0, 0) not in places(at())
    assert (0, 0) in places(at((1, 1)))
    assert (0, 0) not in places(at((1, 1), swap=False))
    assert (0, 0) not in places(at((1, 1), TAKE_OVER))
    assert (0, 0) not in places(at((1, 1), (2, 2)))
    assert (0, 0) not in places(at((1, 1), (2, 2), (3, 3)))
    (choice,) = HEX.choices(2, 2)
    assert choice.default is True
    assert [value for value, _ in choice.values] == [True, False]


def test_3_1_taking_over_is_a_button() -> None:
    """Anything else is the own heap and a place; both go without the heap."""
    state = at((1, 1))
    paths = [move.path(state) for move in HEX.legal_moves(state, 1)]
    assert paths[0] == (Cell("heap/1"), Cell("board", (1, 2)))
    assert paths[-1] == (Cell("heap/1"), Button("swap"))
    assert [name for name, _ in HEX.prompt(state, 1, ()).buttons] == ["swap"]


def test_3_2_a_stone_that_is_taken_over_lies_mirrored() -> None:
    """The place of the old one is empty again, and the first player goes on; c6 becomes f3."""
    step = play(at((6, 3), size=11), (0, 0))
    assert HEX.active(step.state) == (0,)
    lying = {item.piece: item.at for item in HEX.table(step.state, None).placed}
    assert lying == {
        0: Cell("heap/0"),
        1: Cell("board", (3, 6)),
        2: Cell("heap/0"),
        3: Cell("heap/1"),
    }
    assert (6, 3) in places(step.state)
    assert (3, 6) not in places(step.state)
    (event,) = step.events
    assert plain(event.told(), ["Anna", "Bob"]) == "Bob takes over the first stone, mirrored: f3."
    assert event.pieces == (1,)


def test_4_1_a_chain_ends_the_game() -> None:
    """At once; the shortest one is shown, without the stones beside it, and brings the only point."""
    step = play(at((1, 2), (1, 1), (2, 2), (3, 3), (2, 3), (2, 1)), (3, 1))
    assert HEX.active(step.state) == ()
    assert HEX.legal_moves(step.state, 1) == ()
    outcome = HEX.outcome(step.state)
    assert (outcome.scores, outcome.winners) == ((1, 0), (0,))
    assert plain(outcome.why, ["Anna", "Bob"]) == "Anna has a chain from edge to edge and wins."
    chain = tuple(Cell("board", place) for place in ((1, 2), (2, 2), (3, 1)))
    assert [line.places for line in outcome.sheet.lines] == [chain]
    assert outcome.sheet.totals == (1, 0)
    assert [mark.places for mark in HEX.table(step.state, 0).marks] == [chain]
    assert HEX.table(at((1, 1)), 0).marks == ()
    (event,) = step.events
    assert plain(event.told(), ["Anna", "Bob"]) == "Anna lays a stone: a3."


@pytest.mark.parametrize("size", [2, 3, 5, 11])
def test_4_2_there_is_no_draw(size: int) -> None:
    """However both play, one of them has won when the board is full, at the latest; the other never has."""
    for seed in range(40):
        luck, state = Luck(100 * size + seed), at(size=size, swap=seed % 2 == 0)
        while HEX.active(state):
            assert HEX.outcome(state) is None
            moves = HEX.legal_moves(state, HEX.active(state)[0])
            assert moves, "the board is full, and nobody has won"
            state = HEX.apply(state, moves[luck.below(len(moves))], luck)[-1].state
        outcome = HEX.outcome(state)
        assert sum(outcome.scores) == 1
        assert outcome.scores[outcome.winners[0]] == 1


def refused(state: Any, seat: int, *over: Cell | Piece, held: tuple[Cell | Piece, ...] = ()) -> tuple[str, str] | None:  # noqa: ANN401 - as above
    """Say why something cannot be pointed at."""
    why = HEX.why_not(state, seat, held, over)
    assert why is None or isinstance(why, Refusal)
    return None if why is None else (plain(why.why), why.rule)


def test_a_refusal_names_its_rule() -> None:
    """Taken places, the edges of the board, the stones of the other one, and the turn of the other one."""
    state, board = at((2, 2)), Cell("board")
    taken, empty, edge = Cell("board", (2, 2)), Cell("board", (1, 1)), Cell("board", (0, 1))
    heap = (Piece(1), Cell("heap/1"))
    assert refused(state, 1, Piece(0), taken, board) == ("This place is taken.", "2.2")
    assert refused(state, 1, held=(Piece(0), taken, board)) == ("This place is taken.", "2.2")
    assert refused(state, 1, taken, board, held=heap) == ("This place is taken.", "2.2")
    elsewhere = ("Your stones go to empty places of the board.", "2.2")
    assert refused(state, 1, edge, board) == elsewhere
    assert refused(state, 1, Piece(2), Cell("heap/0")) == elsewhere
    assert refused(state, 1, held=heap) is None
    assert refused(state, 1, *heap) is None
    assert refused(state, 1, empty, board) is None
    assert refused(state, 0, empty, board) == ("It is not your turn.", "2.1")


def test_4_1_nothing_is_laid_after_the_end() -> None:
    """A column of stones from edge to edge: the game is over, whoever points."""
    state = at((1, 1), (1, 2), (2, 1), (2, 2))
    assert [refused(play(state, (3, 1)).state, seat, Cell("board", (3, 3))) for seat in (0, 1)] == [
        ("The game is over.", "4.1"),
        ("The game is over.", "4.1"),
    ]


def test_prompts_say_what_to_do() -> None:
    """To who acts and to who waits."""
    prompt = HEX.prompt(at(), 0, ())
    assert plain(prompt.ask) == "Lay a stone: connect your two edges."
    assert plain(prompt.wait, ["Anna", "Bob"]) == "Anna lays a stone."
