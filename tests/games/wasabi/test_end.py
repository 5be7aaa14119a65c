"""The end of the game: chapter 10."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.games.wasabi import GAME
from boardtable.games.wasabi.moves import Claim, Cover, Draw, Place, TakeCard, TakeTile
from boardtable.games.wasabi.state import Ending, Phase
from tests.games.wasabi.counter import BOX, Squares, at, do, position, said, steps

if TYPE_CHECKING:
    from boardtable.engine.game import Outcome
    from boardtable.games.wasabi.state import State

NINE = [
    *("kappamaki", "oshinko_roll", "ebi_nigiri", "ika_nigiri"),
    *("crunchy_tuna", "fog_city_roll", "shell_game"),
    *("spider_on_stilts", "tide_pool_gang"),
]
"""Recipes for all tokens but the one of length 5."""


def full(*but: tuple[int, int]) -> Squares:
    """Fill the squares for two players with all kinds in turn, but for some."""
    kinds = iter([kind.id for _ in range(2) for kind in BOX.ingredients if kind.count > 4])
    more = iter([kind.id for kind in BOX.ingredients for _ in range(2) if kind.count > 2])
    squares = [(row, column) for row in range(1, 7) for column in range(1, 6)]
    return {square: next(kinds, None) or next(more) for square in squares if square not in but}


def ended(state: State) -> Outcome:
    """Give the outcome of a game that is over."""
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert GAME.active(state) == ()
    return outcome


def test_10_1_the_tenth_token_wins_at_once() -> None:
    """Whatever the points: Ben has more cubes than Anna can make up for."""
    state = position(
        board={(1, 1): "maki", (1, 2): "squid", (1, 3): "shrimp", (1, 4): "octopus"},
        screens=[["krakens_wedding", "tekkamaki"]],
        served=[NINE],
        hands=[["rice", "egg", "egg"]],
        cubes=[0, 60],
    )
    state = do(state, Place(0, "rice", at(1, 5)))
    moments = steps(state, Claim(0, "krakens_wedding"))
    assert len(moments) == 1  # 10.2: no Step 2
    outcome = ended(moments[0].state)
    assert outcome.winners == (0,)
    assert outcome.scores == (4 * 2 + 3 * 3 + 2 * 5 + 8 + 3, 60)
    assert said(outcome.why) == "Anna has assigned all challenge tokens and wins at once, whatever the points."
    assert moments[0].state.ending is Ending.TOKENS
    assert said(outcome.sheet.moot) == "All challenge tokens are assigned: points do not matter."
    assert outcome.sheet.totals == outcome.scores
    assert outcome.sheet.tie_break == ()


def test_10_2_it_comes_before_the_full_board() -> None:
    """The last open square and the tenth token at once; another recipe is not claimed any more."""
    board = {**full((6, 5)), (6, 1): "maki", (6, 2): "squid", (6, 3): "shrimp", (6, 4): "octopus"}
    state = position(board=board, screens=[["krakens_wedding"], []], served=[NINE], hands=[["rice"], []])
    state = do(state, Place(0, "rice", at(6, 5)), Claim(0, "krakens_wedding"))
    assert state.ending is Ending.TOKENS


def test_10_3_a_full_board_ends_the_game_after_step_2() -> None:
    """The last square is filled, then a tile and a recipe are drawn, then it is over."""
    two = ["poison_pill", "prickly_heat"]
    state = position(board=full((6, 5)), hands=[["egg", "rice", "rice"], []], screens=[two, []])
    state = do(state, Place(0, "egg", at(6, 5)))
    assert (state.phase, state.ending) == (Phase.PANTRY, None)
    state = do(state, TakeTile(0, "crab"))
    assert (state.phase, state.ending) == (Phase.RECIPES, None)
    state = do(state, Draw(0, 3))
    assert (state.phase, state.ending) == (Phase.OVER, Ending.BOARD)


def test_10_3_covered_squares_count_as_filled() -> None:
    """Four of them are covered, and empty below."""
    hole = ((1, 1), (1, 2), (2, 1), (2, 2))
    state = position(board=full(*hole, (6, 5)), covers=[(1, 1)], hands=[["egg", "rice", "rice"], []])
    state = do(state, Place(0, "egg", at(6, 5)), TakeTile(0, "crab"))
    assert state.ending is Ending.BOARD


def test_10_4_what_is_open_after_step_2_goes_on() -> None:
    """A Wasabi! card taken from an empty square opens it; from four tiles it does not."""
    turn = {"placed": 1, "completed": 1}
    state = position(
        board=full((1, 1)), covers=[(1, 1)], phase="reward", turn=turn, hands=[["egg", "rice", "rice"], ["crab"]]
    )
    after = do(state, TakeCard(0, "wasabi", at(1, 1)))
    assert (after.seat, after.ending) == (1, None)
    state = position(
        board=full(), covers=[(1, 1)], phase="reward", turn=turn, hands=[["egg", "rice", "rice"], ["crab"]]
    )
    assert do(state, TakeCard(0, "wasabi", at(1, 1))).ending is Ending.BOARD


def test_10_3_a_card_may_fill_the_board() -> None:
    """Wasabi! over the last open squares, after the tile."""
    state = position(board=full((1, 1), (1, 2)), hands=[["egg", "rice", "rice"], []], cards=[["wasabi"]])
    state = do(state, Place(0, "egg", at(1, 1)), Cover(0, at(1, 2)), TakeTile(0, "crab"))
    assert state.ending is Ending.BOARD
    assert ended(state).scores == (1, 0)


def scored(served: list[list[str]], cubes: list[int], ending: str = "board") -> Outcome:
    """Score a game that is over."""
    seats = len(served)
    board = full() if ending == "board" else {}
    return ended(
        position(seats, phase="over", ending=ending, board=board, served=served, cubes=cubes, passes=3 * seats)
    )


def test_10_5_tokens_and_cubes() -> None:
    """Lengths 5, 3, 4, 2 and 2 bring 8 + 3 + 5 + 2 + 2 points, and 4 cubes bring 4: 24."""
    outcome = scored(
        [["krakens_wedding", "shell_game", "tide_pool_gang", "tekkamaki", "kappamaki"], ["red_duet"]], [4, 1]
    )
    assert outcome.scores == (24, 3)
    assert outcome.winners == (0,)
    assert said(outcome.why) == "The board is full. Anna wins with 24 points."
    lines = [(line.seat, said(line.what), line.amounts) for line in outcome.sheet.lines]
    assert lines == [
        (0, "Length 2", (4, None)),
        (0, "Length 3", (3, None)),
        (0, "Length 4", (5, None)),
        (0, "Length 5", (8, None)),
        (0, "Wasabi cubes", (4, None)),
        (1, "Length 2", (None, 2)),
        (1, "Wasabi cubes", (None, 1)),
    ]
    assert outcome.sheet.totals == (24, 3)
    assert [len(line.pieces) for line in outcome.sheet.lines] == [2, 1, 1, 1, 1, 1, 1]
    assert outcome.sheet.lines[4].pieces != outcome.sheet.lines[6].pieces


def test_who_has_no_points_has_no_lines() -> None:
    """Nothing but a total of zero."""
    outcome = scored([["red_duet"], []], [0, 0])
    assert [(line.seat, said(line.what)) for line in outcome.sheet.lines] == [(0, "Length 2")]
    assert outcome.sheet.totals == (2, 0)


def test_10_6_ties_are_decided_by_cubes() -> None:
    """5 points each: 5 of a token, or 3 and 2 cubes."""
    outcome = scored([["tide_pool_gang"], ["shell_game"]], [0, 2])
    assert outcome.scores == (5, 5)
    assert outcome.winners == (1,)
    assert said(outcome.why) == "The board is full. Tie at 5 points: Anna, Ben. The most wasabi cubes decide: Ben (2)."
    assert [line.amounts for line in outcome.sheet.tie_break] == [(0, 2)]


def test_10_6_equal_in_cubes_too_is_shared() -> None:
    """Two of three players with one point, a cube each."""
    outcome = scored([[], [], []], [1, 0, 1], "standstill")
    assert outcome.winners == (0, 2)
    assert said(outcome.why) == (
        "Everybody passed again and again (rule 10.7). Tie at 1 point: Anna, Cleo. "
        "Equal in wasabi cubes too, so the victory is shared: Anna, Cleo."
    )


def test_10_6_cubes_may_leave_two_of_three() -> None:
    """5 points each: a token of length 4, or one of length 3 and 2 cubes; Anna is not among those with most."""
    outcome = scored([["tide_pool_gang"], ["shell_game"], ["salmon_says"]], [0, 2, 2], "standstill")
    assert (outcome.scores, outcome.winners) == ((5, 5, 5), (1, 2))
    assert said(outcome.why) == (
        "Everybody passed again and again (rule 10.7). Tie at 5 points: Anna, Ben, Cleo. "
        "The most wasabi cubes decide: Ben, Cleo (2)."
    )


def test_10_7_standstill_is_scored_like_a_full_board() -> None:
    """By points."""
    outcome = scored([["tekkamaki"], []], [0, 1], "standstill")
    assert (outcome.scores, outcome.winners) == ((2, 1), (0,))
    assert said(outcome.why).endswith("Anna wins with 2 points.")


def test_an_outcome_only_when_the_game_is_over() -> None:
    """And nothing can be done then."""
    assert GAME.outcome(position()) is None
    state = position(phase="over", ending="standstill", passes=6)
    assert GAME.legal_moves(state, 0) == ()
    assert said(GAME.prompt(state, 0, ()).ask) == "The game is over."
