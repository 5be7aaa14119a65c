"""Chapters 6, 7, 9 and 10: the actions, and what a conquest needs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from boardtable.games.khan import GAME
from boardtable.games.khan.moves import Conquer, Discard, EndTurn, Expel, Invade, InvadeAnywhere, KhanMove
from boardtable.games.khan.state import Phase, State
from tests.games.khan.camp import BOX, Place, after, at, do, other_box, position, told

if TYPE_CHECKING:
    from collections.abc import Sequence


def pieces(state: State, kind: str, seat: int = 0) -> set[frozenset[Place]]:
    """Tell where a seat may lay a kind of piece."""
    moves = [move for move in GAME.legal_moves(state, seat) if isinstance(move, Conquer) and move.kind == kind]
    return {frozenset(move.cells) for move in moves}


def can_lay(state: State, kind: str, cells: Sequence[Place], seat: int = 0) -> bool:
    """Tell whether a seat may lay a piece here."""
    return frozenset(cells) in pieces(state, kind, seat)


def lay(state: State, kind: str, cells: Sequence[Place], seat: int = 0) -> State:
    """Lay a piece."""
    return after(state, conquest(state, kind, cells, seat))


def conquest(state: State, kind: str, cells: Sequence[Place], seat: int = 0) -> Conquer:
    """Find a legal conquest."""
    moves = (move for move in GAME.legal_moves(state, seat) if isinstance(move, Conquer) and move.kind == kind)
    return next(move for move in moves if set(move.cells) == set(cells))


def kinds_of(moves: Sequence[KhanMove]) -> set[type[KhanMove]]:
    """Tell which actions there are."""
    return {type(move) for move in moves}


CARDS = ["russian:SE:tundra", "georgian:S:joker", "song:SE:river", "korean:NE:outer"]

# ---- chapter 6


def test_6_1_two_single_actions_or_one_double_action() -> None:
    """After the first action only a second single one is left."""
    state = position(hands=[CARDS], yurts=[[(0, 7)]], neutral=[(0, 8)])
    assert kinds_of(GAME.legal_moves(state, 0)) == {Invade, Expel, Conquer, InvadeAnywhere}
    state = after(state, Invade(0, CARDS[0], (1, 7)))
    assert state.left == 1
    assert kinds_of(GAME.legal_moves(state, 0)) == {Invade, Expel, Conquer}
    state = after(state, Invade(0, CARDS[1], (3, 0)))
    assert state.phase is Phase.SPECIAL


def test_6_3_the_second_action_uses_what_the_first_changed() -> None:
    """A yurt that was just put up can be covered."""
    state = position(hands=[CARDS], yurts=[[(0, 7)]])
    assert not pieces(state, "I2")
    state = after(state, Invade(0, CARDS[0], (0, 8)))
    assert pieces(state, "I2") == {frozenset({(0, 7), (0, 8)})}


def test_6_2_nobody_passes() -> None:
    """While an action is left, only actions are on the list."""
    assert EndTurn not in kinds_of(GAME.legal_moves(position(left=1), 0))


# ---- chapter 7


def invasions(state: State, card: str) -> set[Place]:
    """Tell where a card lets a yurt be put."""
    return {move.at for move in GAME.legal_moves(state, 0) if isinstance(move, Invade) and move.card == card}


def test_7_1_where_each_target_lets_a_yurt_be_put() -> None:
    """Tundra without the Russian's cell: 21; any land without eight rulers: 124; the river; the outer area."""
    state = position(hands=[CARDS])
    assert len(invasions(state, CARDS[0])) == 21
    assert len(invasions(state, CARDS[1])) == 124
    beside = invasions(state, CARDS[2])
    assert (4, 5) in beside
    assert (1, 7) not in beside
    outer = invasions(state, CARDS[3])
    assert (12, 7) in outer
    assert (12, 6) not in outer
    assert len(outer) == 27 - 1  # the Russian stands at the edge


def test_7_2_the_card_goes_to_the_discard_pile() -> None:
    """And the yurt stands on the map."""
    state = position(hands=[CARDS])
    steps = do(state, Invade(0, CARDS[0], (0, 5)))
    state = steps[-1].state
    assert [BOX.cards[card].name for _, card in state.discard] == [CARDS[0]]
    assert len(state.hands[0]) == 3
    assert told(steps) == ["Anna invades the tundra."]


def test_7_3_a_card_without_an_empty_cell_cannot_be_played() -> None:
    """All 22 cells of the tundra are taken."""
    tundra = [BOX.ground.at(cell) for cell in BOX.ground.cells if BOX.ground.region_of[cell] == 1]
    state = position(hands=[CARDS], neutral=[place for place in tundra if place != (0, 6)])
    assert not invasions(state, CARDS[0])


# ---- chapter 9: the examples


def test_9_7_example_1_a_tile_for_the_sole_majority() -> None:
    """Two own yurts, one of Ben and a neutral one: Anna alone owns the tile, all other yurts go back."""
    cells = [(8, 1), (8, 2), (9, 2), (10, 2)]
    state = position(yurts=[[(8, 1), (9, 2)], [(8, 2)]], neutral=[(10, 2)])
    steps = do(state, conquest(state, "L4", cells))
    state = steps[-1].state
    laid = state.laid[0]
    assert [owner for owner, _ in laid.owners] == [0]
    assert state.yurts == (0, 0)
    assert state.neutral == 0
    assert at(state, state.covered) == set(cells)
    assert [cell for cell in state.lying[0] if cell >= 0] == [BOX.ground.cell((8, 1))]
    assert [cell for cell in state.lying[1] if cell >= 0] == []
    assert told(steps) == ["Anna conquers with: conquest tile of 4, shape L. Owners: Anna."]


def test_9_6_example_2_a_shared_tile_that_covers_part_of_a_group() -> None:
    """One yurt each and a neutral one: both own it, and the fourth yurt of the group is left uncovered."""
    cells = [(9, 8), (9, 9), (10, 9)]
    state = position(yurts=[[(9, 8)], [(9, 9), (9, 10)]], neutral=[(10, 9)])
    state = lay(state, "L3", cells)
    assert [owner for owner, _ in state.laid[0].owners] == [0, 1]
    assert dict(state.laid[0].owners) == {0: BOX.ground.cell((9, 8)), 1: BOX.ground.cell((9, 9))}
    assert at(state, state.yurts[1]) == {(9, 10)}


def test_9_3_example_3_a_bridge_across_the_river() -> None:
    """A yurt on each side and the river between them; a bridge of three needs two yurts."""
    state = position(yurts=[[(1, 3)]], neutral=[(1, 5)])
    state = lay(state, "B3", [(1, 3), (1, 4), (1, 5)])
    assert at(state, state.covered) == {(1, 3), (1, 4), (1, 5)}
    assert [owner for owner, _ in state.laid[0].owners] == [0]


# ---- chapter 9: rule by rule


def test_9_1_a_shape_that_has_run_out_is_not_available() -> None:
    """There is one tile of 4 in shape I."""
    laid = ("I4", [(1, 9), (1, 10), (1, 11), (1, 12)], {0: (1, 9)})
    row = [(9, 5), (9, 6), (9, 7), (9, 8)]
    assert can_lay(position(yurts=[row]), "I4", row)
    assert not pieces(position(yurts=[row], pieces=[laid]), "I4")


def test_9_1_a_tile_may_be_turned_and_turned_over() -> None:
    """Four of the eight ways in which the tile of 5 in shape P may lie fit into a block of two by three cells."""
    block = [(9, 5), (9, 6), (10, 5), (10, 6), (11, 5), (11, 6)]
    assert pieces(position(yurts=[block]), "P5") == {frozenset(block) - {cell} for cell in block if cell[0] != 10}


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"yurts": [[(9, 6)], []]},
        {"yurts": [[(9, 6)], []], "rulers": {"seljuk": (9, 7)}},
        {"pieces": [("L3", [(9, 7), (10, 7), (10, 8)], {0: (9, 7)})], "yurts": [[(9, 6)], []]},
    ],
)
def test_9_2_every_cell_under_a_tile_needs_a_yurt(changes: dict[str, Any]) -> None:
    """None may be empty, hold a ruler, or lie under a piece with a yurt on it."""
    assert not pieces(position(**changes), "I2")


def test_9_2_no_tile_lies_on_the_river() -> None:
    """Yurts on both sides do not help it."""
    state = position(yurts=[[(1, 3), (1, 5)]])
    assert not pieces(state, "I3")
    assert can_lay(state, "B3", [(1, 3), (1, 4), (1, 5)])


def test_9_2_a_tile_may_reach_over_several_regions() -> None:
    """(1, 8) is tundra, (1, 9) is ice."""
    assert can_lay(position(yurts=[[(1, 8)], [(1, 9)]]), "I2", [(1, 8), (1, 9)])


def test_9_3_a_bridge_stands_on_two_banks() -> None:
    """An L bridge with three cells on one bank covers no river; with all land on one bank it is none."""
    state = position(yurts=[[(3, 3), (4, 3), (5, 3)]])
    assert not pieces(state, "BL4")
    assert not pieces(state, "B3")


def test_9_3_no_bridge_over_a_ruler_or_another_bridge() -> None:
    """The Hungarian in the way, then a bridge over the same river cell; beside another one it may lie."""
    yurts = [[(1, 3), (1, 5), (2, 3)]]
    laid = ("B3", [(2, 3), (2, 4), (2, 5)], {0: (2, 5)})
    assert not pieces(position(yurts=[[(1, 3)]], rulers={"hungarian": (1, 5)}), "B3")
    assert not can_lay(position(yurts=[[(3, 3)], []], pieces=[laid]), "B3", [(2, 4), (1, 4), (3, 4)])
    assert can_lay(position(yurts=[yurts[0][:2]], pieces=[laid]), "B3", [(1, 3), (1, 4), (1, 5)])


def test_9_4_a_straight_bridge_covers_one_river_cell() -> None:
    """Over two river cells it may not lie, unless the box allows it."""
    yurts = [[(8, 2), (8, 5)]]
    cells = [(8, 2), (8, 3), (8, 4), (8, 5)]
    assert not can_lay(position(yurts=yurts), "BI4", cells)

    def wide(values: dict[str, Any]) -> None:
        next(bridge for bridge in values["bridge"] if bridge["id"] == "BI4")["river_cells"] = [1, 2]

    assert can_lay(position(made=other_box(wide), yurts=yurts), "BI4", cells)


def test_9_4_the_l_bridge_needs_two_yurts_on_a_bend_and_at_the_fork() -> None:
    """Bend: (8, 3) and (8, 4) are river. Fork: (5, 4) and (5, 5) are river, and two banks meet there."""
    bend = position(yurts=[[(7, 3), (8, 5)]])
    assert can_lay(bend, "BL4", [(7, 3), (8, 3), (8, 4), (8, 5)])
    fork = position(yurts=[[(6, 5), (5, 3)]])
    assert can_lay(fork, "BL4", [(5, 3), (5, 4), (5, 5), (6, 5)])
    one_cell = position(yurts=[[(3, 3), (3, 5), (2, 3)]], rulers={"georgian": (2, 1)})
    assert can_lay(one_cell, "BL4", [(2, 3), (3, 3), (3, 4), (3, 5)])


@pytest.mark.parametrize(
    ("anna", "ben", "cleo", "legal"),
    [
        (3, 0, 0, True),
        (1, 1, 1, True),
        (2, 1, 0, True),
        (1, 2, 0, False),
        (0, 0, 0, False),
        (0, 1, 0, False),
        (1, 0, 2, False),
    ],
)
def test_9_5_no_other_player_has_more(anna: int, ben: int, cleo: int, legal: bool) -> None:  # noqa: FBT001 - a table
    """Neutral yurts do not count, and one own yurt at least is needed."""
    cells = [(9, 5), (9, 6), (9, 7)]
    yurts = [cells[:anna], cells[anna : anna + ben], cells[anna + ben : anna + ben + cleo]]
    state = position(3, yurts=yurts, neutral=cells[anna + ben + cleo :])
    assert can_lay(state, "I3", cells) is legal


def test_9_5_with_four_players_each_is_compared() -> None:
    """Three others with one yurt each are not more than one."""
    cells = [(9, 5), (9, 6), (9, 7), (9, 8)]
    assert can_lay(position(4, yurts=[[cell] for cell in cells]), "I4", cells)


def test_9_7_own_yurts_come_back_and_are_put_up_again() -> None:
    """A yurt that went back is the next one to be put up."""
    state = position(yurts=[[(9, 5), (9, 6), (9, 7)]], hands=[CARDS])
    state = lay(state, "I3", [(9, 5), (9, 6), (9, 7)])
    assert state.lying[0][:3] == (BOX.ground.cell((9, 5)), -1, -1)
    state = after(state, Invade(0, CARDS[0], (0, 5)))
    assert state.lying[0][1] == BOX.ground.cell((0, 5))


def test_1_9_yurts_never_run_out() -> None:
    """With all 40 on the map, a new one is put up."""
    land = [BOX.ground.at(cell) for cell in BOX.ground.cells if BOX.ground.at(cell)[0] > 2]
    free = [place for place in land if place not in {(5, 2), (7, 6), (8, 10), (9, 1), (11, 8)}]
    state = position(yurts=[free[:40]], hands=[CARDS])
    state = after(state, Invade(0, CARDS[0], (0, 5)))
    assert len(state.lying[0]) == 41
    assert state.lying[0][40] == BOX.ground.cell((0, 5))


# ---- chapter 10


def test_10_1_action_d_counts_as_both_actions() -> None:
    """No card is needed, on any empty land cell."""
    state = position(hands=[CARDS])
    moves = [move for move in GAME.legal_moves(state, 0) if isinstance(move, InvadeAnywhere)]
    assert len(moves) == 124
    steps = do(state, InvadeAnywhere(0, (12, 7)))
    assert steps[-1].state.left == 0
    assert steps[-1].state.phase is Phase.DISCARD
    assert told(steps) == ["Anna invades the sand desert."]


def test_10_2_any_number_of_cards_may_be_discarded() -> None:
    """Four cards make sixteen sets, from none to all."""
    state = after(position(hands=[CARDS]), InvadeAnywhere(0, (12, 7)))
    moves = GAME.legal_moves(state, 0)
    assert len(moves) == 16
    assert moves[0] == Discard(0, ())
    none = do(state, Discard(0, ()))
    assert told(none) == []
    every = do(state, Discard(0, tuple(sorted(CARDS, key=BOX.card_numbers.__getitem__))))
    assert told(every) == ["Anna discards 4 cards."]
    assert len(every[-1].state.discard) == 4


@pytest.mark.parametrize(
    ("place", "region"),
    [
        ((3, 1), "mountains"),
        ((1, 6), "tundra"),
        ((1, 10), "ice"),
        ((10, 1), "rocky desert"),
        ((9, 6), "sand desert"),
        ((9, 9), "tropical forest"),
    ],
)
def test_the_log_names_the_region_of_an_invasion(place: Place, region: str) -> None:
    """With a sentence of its own for each."""
    assert told(do(position(), InvadeAnywhere(0, place))) == [f"Anna invades the {region}."]
