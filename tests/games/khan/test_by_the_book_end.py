"""Chapters 12 and 13 read line by line: how the end phase comes, who can still act in it, and what it all counts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from boardtable.games.khan import GAME
from boardtable.games.khan.moves import Answer, Conquer, EndTurn, Expel, Forgo, UseMorale
from boardtable.games.khan.scoring import areas_of, largest, points, totals
from boardtable.games.khan.state import Phase
from tests.games.khan.camp import Place, after, at, do, position, said, told, turning
from tests.games.khan.test_by_the_book import AROUND, NAMES
from tests.games.khan.test_by_the_book_cards import last
from tests.games.khan.test_conquer import can_lay, conquest, kinds_of, lay, pieces
from tests.games.khan.test_end import FOUR_GONE, OTHER, ROW, THIRD, ended, over
from tests.games.khan.test_specials import PROTECTION, SUPPORT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardtable.games.khan.state import State

SHUT_IN = FOUR_GONE | {"khmer": (12, 2)}
"""Four rulers are gone; the Khmer stands at (12, 2), blocked if all land in `AROUND` is taken."""
SONG, KOREAN, ABBASID = (8, 10), (2, 10), (9, 1)
FOUR = [(9, 6), (9, 7), (9, 8), (9, 9)]
RANK = FOUR[:3]


def shut_in(seats: int = 2, **told: Any) -> State:  # noqa: ANN401 - as in `values`
    """Lay out a position in which the Khmer is removed as soon as somebody expels him."""
    return position(seats, rulers=SHUT_IN, neutral=AROUND, **told)


# ---- chapter 12: how it begins


def test_12_1_a_blocked_ruler_begins_it_in_step_1_too() -> None:
    """By whatever means (5.5): his court still has five yurts."""
    state = shut_in(phase="special", left=0, yurts=[[], OTHER])
    steps = do(state, EndTurn(0), turning(state, *NAMES[:4], "khmer:N:river"))
    state = steps[-1].state
    assert "5 rulers are out of the game: the end phase begins." in told(steps)
    assert (state.ending, state.turn, state.left) == (True, 1, 2)
    # 12.2: the Khmer's yurt, and one for each of the three that were left.
    assert at(state, state.neutral) == {*AROUND, (12, 2), SONG, KOREAN, ABBASID}


def test_12_2_the_yurt_in_place_of_a_ruler_is_covered_at_once() -> None:
    """Beside the Song stands a yurt of Anna; her second action covers both."""
    state = shut_in(yurts=[[(8, 11)], OTHER])
    assert not pieces(state, "I2")
    state = after(state, Expel(0, "khmer"), turning(state, "russian:N:mountains"))
    assert (state.turn, state.left) == (0, 1)
    assert pieces(state, "I2") == {frozenset({SONG, (8, 11)})}


def test_12_3_nothing_is_left_when_high_morale_removes_the_fifth_ruler() -> None:
    """No further card, no refill: the turn is over, though Anna could conquer."""
    state = after(shut_in(phase="special", left=0, yurts=[RANK, OTHER]), UseMorale(0))
    steps = do(state, Expel(0, "khmer"), turning(state, "russian:N:mountains"))
    state = steps[-1].state
    assert (state.turn, state.left, state.hands) == (1, 2, ((), ()))
    assert kinds_of(GAME.legal_moves(state, 1)) == {Conquer}
    assert not state.laid


def test_12_3_step_3_is_still_done() -> None:
    """Anna's reserved tile was not placed: it is back when Ben acts; the fifth ruler went with her second action."""
    state = shut_in(left=1, yurts=[[], FOUR], active={0: {"card": "reserve_tile", "piece": last("I4")}})
    state = after(state, Expel(0, "khmer"), turning(state, "russian:N:mountains"))
    assert state.active == (None, None)
    assert can_lay(state, "I4", FOUR, 1)


def test_12_3_a_reserved_tile_may_be_placed_with_the_action_that_is_left() -> None:
    """Step 3 comes after step 2."""
    state = shut_in(left=2, yurts=[FOUR, OTHER], active={0: {"card": "reserve_tile", "piece": last("I4")}})
    state = after(state, Expel(0, "khmer"), turning(state, "russian:N:mountains"))
    assert state.left == 1
    move = conquest(state, "I4", FOUR)
    assert move.reserved
    assert after(state, move).turn == 1


def test_12_6_where_nobody_can_conquer_the_end_phase_is_the_end() -> None:
    """The fifth ruler goes in step 1 of Ben, who loses both actions; nothing is drawn."""
    state = shut_in(phase="special", left=0)
    steps = do(state, EndTurn(0), turning(state, *NAMES[:4], "khmer:N:river"))
    assert steps[-1].state.phase is Phase.OVER
    assert GAME.active(steps[-1].state) == ()
    outcome = GAME.outcome(steps[-1].state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((0, 0), (0, 1))  # 13.6: no piece, no bonus


def test_12_5_with_the_action_that_is_left_a_player_must_conquer_or_loses_it() -> None:
    """Anna has nothing to conquer after her first action; Ben goes on with two."""
    state = shut_in(yurts=[[], [*OTHER, *THIRD]])
    steps = do(state, Expel(0, "khmer"), turning(state, "russian:N:mountains"))
    assert "Anna can do nothing more in this turn." in told(steps)
    assert (steps[-1].state.turn, steps[-1].state.left) == (1, 2)


# ---- chapter 12: how it goes on


def test_12_4_turns_without_a_conquest_are_passed_over() -> None:
    """Of four players only Dirk, then Ben again and again, can do anything."""
    state = ended(4, yurts=[ROW, [*THIRD, *OTHER], [], [(11, 4), (11, 5)]], turn=0, left=2)
    state = lay(state, "I3", ROW)
    assert state.turn == 1
    state = lay(lay(state, "I2", THIRD, 1), "I2", OTHER[:2], 1)
    assert state.turn == 3
    state = lay(state, "I2", [(11, 4), (11, 5)], 3)
    assert state.phase is Phase.OVER


def test_12_6_who_is_only_held_up_by_a_card_keeps_the_game_going() -> None:
    """Ben supports neutral yurts: Anna's last one waits for his step 3, and he himself has nothing to conquer."""
    state = ended(yurts=[[*ROW, (4, 6)], []], neutral=[(4, 7)], left=1, active={1: SUPPORT})
    assert not can_lay(state, "I2", [(4, 6), (4, 7)])
    steps = do(state, conquest(state, "I3", ROW))
    assert "Ben can do nothing more in this turn." in told(steps)
    state = steps[-1].state
    assert (state.turn, state.left, state.active) == (0, 2, (None, None))
    assert lay(state, "I2", [(4, 6), (4, 7)]).phase is Phase.OVER


def test_12_6_a_card_of_the_third_player_holds_up_until_his_own_turn() -> None:
    """Cleo protects: Anna's and Ben's turns go by, then Cleo's step 3; Anna must conquer then."""
    cells = [(9, 4), (9, 5), (9, 6)]
    yurts = [[cells[0], cells[2], *OTHER], [], [cells[1]]]
    # The domino would be shared by Anna and Cleo, so all four lie elsewhere.
    dominoes = [("I2", [(row, 6), (row, 7)], {1: (row, 6)}) for row in (0, 1, 2, 3)]
    state = ended(3, yurts=yurts, pieces=dominoes, left=1, active={2: PROTECTION})
    state = lay(state, "I3", OTHER)
    assert (state.turn, state.left, state.active[2]) == (0, 2, None)
    assert kinds_of(GAME.legal_moves(state, 0)) == {Conquer}
    assert {owner for owner, _ in lay(state, "I3", cells).laid[-1].owners} == {0}


def test_12_5_doing_without_costs_one_action_each_time() -> None:
    """Then it is Ben's turn; his own card does not bind him, so he must conquer."""
    state = ended(yurts=[ROW[:1], ROW[1:2]], active={1: PROTECTION})
    state = after(after(state, Forgo(0)), Forgo(0))
    assert (state.turn, state.left, state.active[1] is not None) == (1, 2, True)
    assert Forgo(1) not in GAME.legal_moves(state, 1)
    state = lay(state, "I2", ROW[:2], 1)
    assert state.phase is Phase.OVER


def test_12_5_after_three_refusals_an_action_is_lost() -> None:
    """A fourth proposal is not allowed (11.6), and nothing else is there."""
    pairs = [[(9, 5), (9, 6)], [(11, 4), (11, 5)], [(3, 1), (3, 2)], [(1, 5), (1, 6)]]
    state = ended(yurts=[[pair[0] for pair in pairs], [pair[1] for pair in pairs]], active={1: PROTECTION})
    for pair in pairs[:3]:
        assert (state.turn, state.left) == (0, 2)
        state = after(after(state, conquest(state, "I2", pair)), Answer(1, yes=False))
    assert (state.turn, state.left) == (1, 2)


def test_12_5_a_conquest_of_the_own_reserved_piece_is_forced_too() -> None:
    """The only legal one: a row of four with the reserved tile, since smaller straight ones have run out."""
    four = [(9, 4), (9, 6), (9, 5), (9, 7)]
    laid = [("I2", [(row, 6), (row, 7)], {1: (row, 6)}) for row in (0, 1, 2, 3)]
    laid += [("I3", [(row, 10), (row, 11), (row, 12)], {1: (row, 10)}) for row in (1, 2, 3, 4)]
    state = ended(yurts=[four, []], pieces=laid, active={0: {"card": "reserve_tile", "piece": last("I4")}})
    moves = GAME.legal_moves(state, 0)
    assert [(type(move), getattr(move, "reserved", None)) for move in moves] == [(Conquer, True)]


# ---- chapter 13: areas


def test_13_1_each_of_three_owners_gets_the_printed_points() -> None:
    """A bridge of 4 is worth 5 to all of them."""
    cells = [(1, 3), (1, 4), (1, 5), (1, 6)]
    state = position(3, pieces=[("BI4", cells, {0: cells[0], 1: cells[2], 2: cells[3]})])
    assert [points(state, seat) for seat in range(3)] == [5, 5, 5]


def test_13_2_uncovered_yurts_score_nothing() -> None:
    """Nor does one on a card."""
    state = position(yurts=[ROW + OTHER], active={0: PROTECTION})
    assert totals(state) == (0, 0)
    assert largest(state, 0) == 0
    assert not areas_of(state, 0)


@pytest.mark.parametrize(
    ("laid", "sizes"),
    [
        # Corners do not join.
        ([("I2", [(9, 5), (9, 6)], {0: (9, 5)}), ("I2", [(10, 7), (10, 8)], {0: (10, 7)})], ([2, 2], [])),
        # A piece of somebody else between two does not join them.
        (
            [
                ("I2", [(9, 4), (9, 5)], {0: (9, 4)}),
                ("I2", [(9, 6), (10, 6)], {1: (9, 6)}),
                ("I2", [(9, 7), (9, 8)], {0: (9, 7)}),
            ],
            ([2, 2], [2]),
        ),
        # A shared piece joins the areas of both.
        (
            [
                ("I2", [(9, 4), (9, 5)], {0: (9, 4)}),
                ("I2", [(9, 6), (10, 6)], {0: (9, 6), 1: (10, 6)}),
                ("I2", [(9, 7), (9, 8)], {1: (9, 7)}),
            ],
            ([4], [4]),
        ),
        # Two banks and the bridge between them; a second bridge joins it over the water alone.
        (
            [
                ("I2", [(1, 1), (1, 2)], {0: (1, 1)}),
                ("B3", [(1, 3), (1, 4), (1, 5)], {0: (1, 3)}),
                ("I2", [(1, 6), (1, 7)], {0: (1, 6)}),
            ],
            ([7], []),
        ),
        (
            [
                ("B3", [(1, 3), (1, 4), (1, 5)], {0: (1, 3)}),
                ("BL4", [(2, 4), (2, 5), (2, 3), (3, 3)], {0: (2, 3)}),
            ],
            ([7], []),
        ),
        # Bare river does not join.
        ([("I2", [(1, 2), (1, 3)], {0: (1, 2)}), ("I2", [(1, 5), (1, 6)], {0: (1, 5)})], ([2, 2], [])),
    ],
)
def test_13_4_what_makes_an_area(
    laid: list[tuple[str, list[Place], dict[int, Place]]], sizes: tuple[list[int], list[int]]
) -> None:
    """Sides join, shared pieces count for both, all cells of a piece count."""
    state = position(pieces=laid)
    assert tuple([area.bit_count() for area in areas_of(state, seat)] for seat in (0, 1)) == sizes


PLACES = [(9, 4), (4, 5), (11, 4), (7, 9)]


def with_areas(sizes: Sequence[int]) -> State:
    """Give each seat one piece of so many cells, none touching another's."""
    laid = []
    for seat, size in enumerate(sizes):
        row, column = PLACES[seat]
        cells = [(row, column + n) for n in range(size)]
        if size:
            laid.append((f"I{size}", cells, {seat: cells[0]}))
    return position(len(sizes), pieces=laid)


@pytest.mark.parametrize(
    ("sizes", "expected"),
    [
        ((3, 3, 3), (10, 10, 10)),
        ((2, 2, 0), (10, 10, 0)),
        ((3, 0, 0), (10, 0, 0)),
        ((0, 2, 3), (0, 6, 10)),
        ((3, 3, 3, 3), (10, 10, 10, 10)),
        ((3, 3, 3, 2), (10, 10, 10, 0)),
        ((3, 2, 2, 2), (10, 6, 6, 6)),
        ((4, 3, 2, 2), (10, 6, 3, 3)),
        ((2, 2, 3, 3), (3, 3, 10, 10)),
        ((0, 0, 0, 2), (0, 0, 0, 10)),
        ((0, 4, 3, 2), (0, 10, 6, 3)),
        ((3, 2), (10, 0)),
        ((0, 2), (0, 10)),
        ((0, 0), (0, 0)),
    ],
)
def test_13_6_equal_areas_share_a_rank(sizes: tuple[int, ...], expected: tuple[int, ...]) -> None:
    """With the full bonus of it, and as many following ranks are left out; without a piece there is none."""
    state = with_areas(sizes)
    assert tuple(total - points(state, seat) for seat, total in enumerate(totals(state))) == expected


def test_13_5_each_player_is_ranked_by_the_single_largest_area() -> None:
    """Anna's two of 4 and 3 cells make one rank; Ben's 3 has the second bonus with three players."""
    laid = [
        ("I4", [(9, 4), (9, 5), (9, 6), (9, 7)], {0: (9, 4)}),
        ("I3", [(4, 5), (4, 6), (4, 7)], {0: (4, 5)}),
        ("I3", [(2, 5), (2, 6), (2, 7)], {1: (2, 5)}),
    ]
    assert totals(position(3, pieces=laid)) == (6 + 4 + 10, 4 + 6, 0)


# ---- chapter 13: the winner


def test_13_7_the_larger_area_counts_among_the_tied_only() -> None:
    """Anna has 16 and the second bonus, Ben 22 in small pieces; Cleo has the largest area of all, but 18 points."""
    laid = [
        ("I4", [(1, 9), (1, 10), (1, 11), (1, 12)], {0: (1, 9)}),
        ("L3", [(3, 10), (3, 11), (4, 10)], {0: (3, 10)}),
        ("L3", [(7, 9), (7, 10), (8, 9)], {0: (7, 9)}),
        ("I2", [(10, 8), (10, 9)], {0: (10, 8)}),
        *[("I3", [(row, 5), (row, 6), (row, 7)], {1: (row, 5)}) for row in (0, 2, 4, 6)],
        ("I2", [(8, 5), (8, 6)], {1: (8, 5)}),
        ("I2", [(10, 4), (10, 5)], {1: (10, 4)}),
        ("I2", [(12, 6), (12, 7)], {1: (12, 6)}),
        ("P5", [(9, 0), (9, 1), (10, 0), (10, 1), (11, 0)], {2: (9, 0)}),
    ]
    outcome = GAME.outcome(over(laid, 3))
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((16 + 6, 22, 8 + 10), (0,))


def test_13_7_who_has_the_second_largest_area_may_win() -> None:
    """Ben's two tiles of five lie apart: 16 and 6 against 8 and 10 for Anna's area of six cells."""
    laid = [
        ("I4", [(9, 4), (9, 5), (9, 6), (9, 7)], {0: (9, 4)}),
        ("I2", [(10, 4), (10, 5)], {0: (10, 4)}),
        ("I5", [(1, 5), (1, 6), (1, 7), (1, 8), (1, 9)], {1: (1, 5)}),
        ("P5", [(3, 5), (3, 6), (4, 5), (4, 6), (4, 7)], {1: (3, 5)}),
    ]
    outcome = GAME.outcome(over(laid, 3))
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((6 + 2 + 10, 8 + 8 + 6, 0), (1,))


def test_13_7_of_three_with_equal_points_the_two_with_larger_areas_win() -> None:
    """Anna and Cleo have a tile of 4 and share the first rank, Ben has four tiles of 3 and no bonus: 16 each."""
    laid = [
        ("I4", [(9, 6), (9, 7), (9, 8), (9, 9)], {0: (9, 6)}),
        ("L4", [(3, 1), (3, 2), (3, 3), (4, 1)], {2: (3, 1)}),
        *[("I3", [(row, 5), (row, 6), (row, 7)], {1: (row, 5)}) for row in (0, 2, 4, 7)],
    ]
    outcome = GAME.outcome(over(laid, 3))
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((16, 16, 16), (0, 2))
    assert said(outcome.why) == "Tie at 16 points: Anna, Ben, Cleo. The largest area decides: Anna, Cleo (4)."


def test_12_1_the_whole_end_in_one_go() -> None:
    """The fifth ruler goes, both players conquer what they have, Anna's is larger; nothing is drawn any more."""
    state = shut_in(left=1, yurts=[RANK, THIRD], hands=[NAMES[:2], NAMES[4:8]])
    state = after(state, Expel(0, "khmer"), turning(state, "khmer:N:river"))
    state = lay(state, "I2", THIRD, 1)
    state = lay(state, "I3", RANK)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((4 + 10, 2), (0,))
    assert [len(hand) for hand in state.hands] == [2, 4]
