"""Chapter 9 read line by line, and every conquest of random positions counted by a second reading of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from boardtable.engine.luck import Luck, mix
from boardtable.games.khan import GAME
from boardtable.games.khan.moves import Conquer, Expel
from tests.games.khan.camp import BOX, Place, after, at, position
from tests.games.khan.steppe import LAND, PLACEMENTS, STARTS
from tests.games.khan.test_conquer import can_lay, lay, pieces

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardtable.games.khan.state import State

GEORGIAN_AWAY = {"georgian": (0, 11)}


def owners(state: State) -> dict[int, Place]:
    """Tell who owns the piece that was laid last, and where the yurt lies on it."""
    return {seat: BOX.ground.at(cell) for seat, cell in state.laid[-1].owners}


# ---- 9.1: the supply


def test_9_1_the_last_copies_go_one_by_one() -> None:
    """Of four dominoes two lie and one is reserved by Ben: Anna has one, and after it none; Ben has his."""
    laid = [("I2", [(1, 9), (1, 10)], {0: (1, 9)}), ("I2", [(3, 11), (3, 12)], {1: (3, 11)})]
    yurts = [[(9, 5), (9, 6), (11, 4), (11, 5)], [(4, 6), (4, 7)]]
    state = position(yurts=yurts, pieces=laid, active={1: {"card": "reserve_tile", "piece": 3}})
    state = lay(state, "I2", [(9, 5), (9, 6)])
    assert not pieces(state, "I2")
    state = after(state, Expel(0, "song"))
    state = after(state, GAME.legal_moves(state, 0)[-1])
    mine = [move for move in GAME.legal_moves(state, 1) if isinstance(move, Conquer) and move.kind == "I2"]
    assert [(set(move.cells), move.reserved) for move in mine] == [({(4, 6), (4, 7)}, True)]


# ---- 9.3 and 9.4: bridges


def test_9_3_a_bridge_with_the_river_at_its_end_stands_on_one_bank() -> None:
    """Three land cells of the western bank and (1, 4): no bridge at all may lie."""
    state = position(yurts=[[(1, 1), (1, 2), (1, 3), (2, 2), (2, 3)]], rulers=GEORGIAN_AWAY)
    for kind in ("B3", "BI4", "BL4"):
        assert not pieces(state, kind)
    inside_a_bend = position(yurts=[[(7, 5), (8, 5)]])
    assert not can_lay(inside_a_bend, "BL4", [(7, 5), (8, 5), (8, 4), (8, 3)])


@pytest.mark.parametrize(
    ("kind", "land", "river"),
    [
        ("B3", [(4, 6), (6, 6)], [(5, 6)]),  # across the branch
        ("B3", [(7, 3), (7, 5)], [(7, 4)]),  # across the main river, south
        ("BI4", [(1, 3), (1, 5), (1, 6)], [(1, 4)]),
        ("BI4", [(1, 2), (1, 3), (1, 5)], [(1, 4)]),
        ("BI4", [(4, 7), (6, 7), (7, 7)], [(5, 7)]),
        ("BL4", [(2, 3), (1, 3), (1, 5)], [(1, 4)]),
        ("BL4", [(4, 6), (6, 6), (6, 7)], [(5, 6)]),
        ("BL4", [(5, 3), (4, 5)], [(5, 4), (5, 5)]),  # the fork: west and north-east
        ("BL4", [(9, 2), (9, 4)], [(9, 3), (8, 4)]),  # a bend, west and south
        ("BL4", [(4, 9), (6, 8)], [(5, 9), (6, 9)]),  # a bend of the branch
    ],
)
def test_9_4_where_a_bridge_lies(kind: str, land: Sequence[Place], river: Sequence[Place]) -> None:
    """One yurt fewer than its size, or two with two river cells; without one of the yurts it may not lie."""
    assert can_lay(position(yurts=[land]), kind, [*land, *river])
    assert can_lay(position(yurts=[land[:1]], neutral=land[1:]), kind, [*land, *river])
    for missing in land:
        less = [place for place in land if place != missing]
        assert not can_lay(position(yurts=[less]), kind, [*land, *river])


def test_9_3_a_bridge_may_touch_bridges_and_tiles() -> None:
    """With each of its sides."""
    laid = [
        ("B3", [(0, 3), (0, 4), (0, 5)], {0: (0, 3)}),
        ("B3", [(2, 3), (2, 4), (2, 5)], {1: (2, 3)}),
        ("I2", [(1, 6), (1, 7)], {1: (1, 6)}),
    ]
    assert can_lay(position(yurts=[[(1, 3), (1, 5)]], pieces=laid), "B3", [(1, 3), (1, 4), (1, 5)])


# ---- 9.5 to 9.7: majorities

FIVE = [(9, 4), (9, 5), (9, 6), (9, 7), (9, 8)]


def test_9_7_who_shares_the_most_owns_the_piece_and_who_has_less_does_not() -> None:
    """Anna and Cleo have two, Ben one: his yurt comes back, and he owns nothing."""
    state = lay(position(3, yurts=[FIVE[:2], FIVE[2:3], FIVE[3:]]), "I5", FIVE)
    assert set(owners(state)) == {0, 2}
    assert len(set(owners(state).values())) == 2
    assert set(owners(state).values()) <= set(FIVE)
    assert state.yurts == (0, 0, 0)
    assert [sum(cell >= 0 for cell in lying) for lying in state.lying[:3]] == [1, 0, 1]


def test_9_7_four_owners_of_one_piece() -> None:
    """One yurt each and a neutral one."""
    state = lay(position(4, yurts=[[place] for place in FIVE[:4]], neutral=FIVE[4:]), "I5", FIVE)
    assert set(owners(state)) == {0, 1, 2, 3}
    assert len(set(owners(state).values())) == 4
    assert state.neutral == 0


def test_9_5_one_own_yurt_is_a_majority_over_neutral_ones() -> None:
    """Four neutral yurts do not count; who has none of his own may not lay it."""
    state = position(yurts=[FIVE[2:3]], neutral=FIVE[:2] + FIVE[3:])
    assert set(owners(lay(state, "I5", FIVE))) == {0}
    assert not pieces(position(yurts=[[], FIVE[2:3]], neutral=FIVE[:2] + FIVE[3:]), "I5")


def test_9_6_a_shared_piece_may_be_chosen_though_a_whole_one_is_there() -> None:
    """Two yurts of Anna beside one of Ben: all three, the two, or one of each."""
    state = position(yurts=[FIVE[:2], FIVE[2:3]])
    assert pieces(state, "I2") == {frozenset(FIVE[:2]), frozenset(FIVE[1:3])}
    assert pieces(state, "I3") == {frozenset(FIVE[:3])}
    assert set(owners(lay(state, "I2", FIVE[1:3]))) == {0, 1}


def test_9_7_what_is_left_uncovered_can_be_covered_by_the_next_action() -> None:
    """But no cell that is covered already: a yurt on a piece is no yurt on a cell (9.2)."""
    state = lay(position(yurts=[FIVE]), "I3", FIVE[:3])
    assert at(state, state.yurts[0]) == set(FIVE[3:])
    moves = [move for move in GAME.legal_moves(state, 0) if isinstance(move, Conquer)]
    assert [set(move.cells) for move in moves] == [set(FIVE[3:])]


# ---- every conquest, read once more


def by_the_book(seat: int, yurts: Sequence[set[Place]], neutral: set[Place]) -> set[tuple[str, frozenset[Place]]]:
    """List the conquests of a seat while nothing is covered and all pieces are there."""
    standing = neutral.union(*yurts)
    found = set()
    for kind, cells, land in PLACEMENTS:
        counts = [len(land & theirs) for theirs in yurts]
        if land <= standing and 0 < counts[seat] == max(counts):
            found.add((kind, cells))
    return found


@pytest.mark.parametrize(("seed", "seats", "share"), [(1, 2, 2), (2, 3, 3), (3, 4, 3)])
def test_9_all_conquests_of_a_random_position(seed: int, seats: int, share: int) -> None:
    """One cell in two or three is empty, the rest belongs to anybody, also to nobody."""
    luck = Luck(mix(seed, 0))
    yurts: list[set[Place]] = [set() for _ in range(seats)]
    neutral: set[Place] = set()
    for place in sorted(LAND - set(STARTS.values())):
        if luck.below(share):
            [*yurts, neutral][luck.below(seats + 1)].add(place)
    state = position(seats, yurts=[sorted(theirs) for theirs in yurts], neutral=sorted(neutral))
    moves = [move for move in GAME.legal_moves(state, 0) if isinstance(move, Conquer)]
    listed = {(move.kind, frozenset(move.cells)) for move in moves}
    assert len(listed) == len(moves)
    assert listed == by_the_book(0, yurts, neutral)
    assert len(listed) > 100
