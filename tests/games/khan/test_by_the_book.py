"""Chapters 2 to 8 read line by line: turn order, rulers at the edges of the map, piles that run out, a full map."""

from __future__ import annotations

import pytest

from boardtable.engine.luck import Luck
from boardtable.games.khan import GAME
from boardtable.games.khan.moves import (
    Conquer,
    Discard,
    EndTurn,
    Expel,
    Invade,
    InvadeAnywhere,
    PlaceYurt,
    Reserve,
    UseMorale,
)
from boardtable.games.khan.state import Active, Options, Phase, State, setup
from tests.games.khan.camp import BOX, Known, Place, after, at, do, position, told, turning
from tests.games.khan.steppe import LAND, SIGNS, STARTS
from tests.games.khan.test_conquer import invasions, kinds_of
from tests.games.khan.test_expel import where

NAMES = [card.name for card in BOX.cards]


def sent(state: State, ruler: str, card: str) -> Place | None:
    """Expel a ruler with action B in the direction of a card, and tell where he stands then."""
    return where(after(state, Expel(state.turn, ruler), turning(state, card)), ruler)


# ---- chapter 2


def test_2_6_each_round_goes_clockwise_from_the_starting_player() -> None:
    """Cleo, Anna, Ben, twice; then Cleo takes the first turn (2.7)."""
    state = setup(BOX, Options(start=2), 3, Luck(1))
    order: list[int] = []
    for place in ((0, 2), (0, 5), (0, 9), (10, 0), (10, 4), (10, 9)):
        order += GAME.active(state)
        state = after(state, PlaceYurt(state.turn, place), Known())
    assert order == [2, 0, 1, 2, 0, 1]
    assert GAME.active(state) == (2,)
    assert (state.phase, state.left) == (Phase.ACT, 2)


def test_2_6_only_own_yurts_shut_a_region() -> None:
    """Ben may follow Anna into the tundra; she may not go there a second time, nor anybody on the river."""
    state = after(setup(BOX, Options(start=0), 2, Luck(1)), PlaceYurt(0, (4, 5)), Known())
    free = {move.at for move in GAME.legal_moves(state, 1) if isinstance(move, PlaceYurt)}
    assert free == LAND - set(STARTS.values()) - {(4, 5)}
    state = after(state, PlaceYurt(1, (4, 6)), Known())
    free = {move.at for move in GAME.legal_moves(state, 0) if isinstance(move, PlaceYurt)}
    assert free == {place for place in LAND - set(STARTS.values()) if SIGNS[place[0]][place[1]] != "T"}


# ---- chapter 3


def test_3_the_old_special_card_leaves_before_a_new_one_is_used() -> None:
    """Step 3 comes before step 4: Protection goes, then Reserve Tile is laid out in the same turn."""
    state = after(position(left=1, active={0: {"card": "protection"}}), Expel(0, "song"))
    assert state.active[0] is None
    assert state.phase is Phase.SPECIAL
    piece = BOX.copies[BOX.kind_numbers["X5"]].bit_length() - 1
    assert after(state, Reserve(0, "X5")).active[0] == Active(3, piece=piece)


def test_3_1_three_cards_played_in_a_turn_are_three_cards_drawn() -> None:
    """Two actions and High Morale; nothing is drawn in between, and one special card is all (11.1)."""
    cards = ["russian:SE:tundra", "georgian:S:joker", "song:SE:river", "korean:NE:outer"]
    state = position(hands=[cards])
    for left, (card, place) in enumerate(zip(cards[:2], ((0, 5), (0, 7)), strict=True)):
        state = after(state, Invade(0, card, place))
        assert len(state.hands[0]) == 3 - left
    steps = do(after(state, UseMorale(0)), Invade(0, cards[2], (0, 3)))
    assert "Anna draws 3 cards." in told(steps)
    assert len(steps[-1].state.hands[0]) == 4
    assert GAME.active(steps[-1].state) == (1,)


# ---- chapters 4 and 5


def test_4_2_a_last_card_that_was_just_revealed_is_shuffled_in_too() -> None:
    """It shows a ruler who is gone, the pile is empty then: the 63 others and itself make the new pile."""
    last, *others = NAMES
    everything = [name for name in others if name not in others[20:24] + others[30:34]]
    state = position(
        rulers={"russian": None},
        hands=[others[20:24], others[30:34]],
        discard=everything,
        phase="special",
        left=0,
    )
    assert state.pile == 1
    steps = do(state, EndTurn(0), Known())
    gone = "Turned over: the Russian, out of the game. The next card counts."
    assert told(steps)[:2] == [gone, "The discard pile is shuffled and becomes the draw pile."]
    # The lowest numbers come first here, and the card that was just revealed has the lowest.
    assert told(steps)[2] == gone
    state = steps[-1].state
    assert last in {BOX.cards[card].name for _, card in state.discard}
    assert state.pile + len(state.discard) == 72 - 8


def test_4_2_action_b_shuffles_when_the_pile_is_empty() -> None:
    """Then a card is turned; the discard pile has only this one."""
    state = position(hands=[NAMES[:4], NAMES[4:8]], discard=NAMES[8:])
    assert state.pile == 0
    steps = do(state, Expel(0, "korean"), Known(0))
    assert told(steps)[:2] == [
        "Anna expels a ruler: the Korean.",
        "The discard pile is shuffled and becomes the draw pile.",
    ]
    assert (steps[-1].state.pile, len(steps[-1].state.discard)) == (63, 1)


def test_4_3_in_action_b_the_card_of_a_removed_ruler_gives_its_direction() -> None:
    """One card is turned, no other; the Song goes south."""
    state = position(rulers={"korean": None})
    steps = do(state, Expel(0, "song"), turning(state, "korean:S:tundra"))
    assert where(steps[-1].state, "song") == (9, 10)
    assert len(steps[-1].state.discard) == 1


def test_5_1_several_cards_of_removed_rulers_are_passed_over() -> None:
    """Until a ruler moves; all of them are discarded."""
    state = position(rulers={"russian": None, "korean": None}, phase="special", left=0)
    luck = turning(state, *NAMES[30:34], "russian:N:mountains", "korean:S:tundra", "russian:W:ice", "khmer:N:river")
    steps = do(state, EndTurn(0), luck)
    assert where(steps[-1].state, "khmer") == (10, 8)
    assert len(steps[-1].state.discard) == 4
    assert GAME.active(steps[-1].state) == (1,)


@pytest.mark.parametrize(
    ("ruler_at", "card", "goal"),
    [
        ((5, 12), "russian:S:sand_desert", (7, 10)),  # (8, 12) lies three cells off, but beyond two gaps
        ((8, 12), "russian:N:mountains", (9, 12)),  # north, north-east, east and south-east lead off the map
        ((12, 7), "russian:S:sand_desert", (12, 6)),  # south and south-west lead off the map
        ((0, 2), "russian:NW:tropical_forest", (0, 3)),  # north-west, north and north-east do
        ((2, 0), "russian:W:ice", (1, 1)),  # west does; north-west is on the map
        ((4, 6), "russian:S:sand_desert", (6, 6)),  # over the river
        ((7, 9), "russian:NW:tropical_forest", (6, 8)),
        ((4, 8), "russian:SE:tundra", (7, 11)),  # over (5, 9) and (6, 10), both river
    ],
)
def test_5_2_the_map_ends_a_direction_and_the_river_does_not(ruler_at: Place, card: str, goal: Place) -> None:
    """Nothing beyond a gap in the outline is looked at."""
    assert sent(position(rulers={"korean": ruler_at}), "korean", card) == goal


def test_5_2_bridges_and_other_rulers_are_passed_over_and_the_fourth_cell_is_too_far() -> None:
    """West of (1, 6) lie three cells of a bridge; (1, 2) is free, but he goes north-west."""
    bridge = ("B3", [(1, 3), (1, 4), (1, 5)], {0: (1, 3)})
    assert sent(position(rulers={"korean": (1, 6)}, pieces=[bridge]), "korean", "russian:W:ice") == (0, 5)
    longer = ("BI4", [(1, 2), (1, 3), (1, 4), (1, 5)], {0: (1, 3)})
    assert sent(position(rulers={"korean": (1, 6)}, pieces=[longer]), "korean", "russian:W:ice") == (0, 5)
    rulers = {"korean": (3, 5), "song": (3, 6), "khmer": (3, 7)}
    assert sent(position(rulers=rulers), "korean", "russian:E:joker") == (3, 8)


AROUND = [(11, 2), (10, 2), (9, 2), (10, 4), (9, 5), (12, 1), (11, 1), (10, 0)]
"""All land that could be reached from (12, 2)."""


def test_5_2_a_blocked_ruler_leaves_one_yurt_whatever_stands_in_his_court() -> None:
    """In action B it comes from the general supply; the one of his court goes there."""
    state = position(rulers={"khmer": (12, 2)}, courts={"khmer": 1}, neutral=AROUND)
    state = after(state, Expel(0, "khmer"), turning(state, "russian:W:ice"))
    assert where(state, "khmer") is None
    assert at(state, state.neutral) == {*AROUND, (12, 2)}
    assert state.courts[BOX.ruler("khmer")] == 0
    court = BOX.first_in_court[BOX.ruler("khmer")]
    assert state.lying[-1][court] == -1


def test_5_2_one_free_cell_in_the_last_direction_is_found() -> None:
    """From (12, 2) only (12, 1) is free, west; north-west comes first, then the seven others: west is the last."""
    free = [place for place in AROUND if place != (12, 1)]
    state = position(rulers={"khmer": (12, 2)}, neutral=free)
    assert sent(state, "khmer", "russian:NW:tropical_forest") == (12, 1)


def test_5_4_a_blocked_ruler_stays_until_he_is_expelled() -> None:
    """The last free cell beside him is taken, others are expelled: he still stands there."""
    state = position(rulers={"khmer": (12, 2)}, neutral=AROUND[1:], hands=[["georgian:S:joker"]])
    state = after(state, Invade(0, "georgian:S:joker", AROUND[0]))
    state = after(state, Expel(0, "song"), turning(state, "russian:N:mountains"))
    assert where(state, "khmer") == (12, 2)
    assert state.removed == 0


# ---- chapters 6 and 7

FULL = sorted(LAND - set(STARTS.values()))
"""All land on which no ruler stands at the beginning."""


def test_6_2_on_a_full_map_without_own_yurts_only_rulers_can_be_expelled() -> None:
    """No card and no action D may be wasted (6.4); whoever is expelled is blocked and removed (8.3)."""
    cards = ["russian:SE:tundra", "georgian:S:joker", "song:SE:river", "korean:NE:outer"]
    state = position(neutral=FULL, hands=[cards])
    assert kinds_of(GAME.legal_moves(state, 0)) == {Expel}
    state = after(state, Expel(0, "korean"), turning(state, "russian:N:mountains"))
    assert (where(state, "korean"), state.removed, state.left) == (None, 1, 1)
    assert kinds_of(GAME.legal_moves(state, 0)) == {Expel}
    assert len(GAME.legal_moves(state, 0)) == 7


def test_6_2_the_only_empty_cell_is_the_one_that_everything_offers() -> None:
    """The joker and action D fit it; the card of another region does not."""
    state = position(
        neutral=[place for place in FULL if place != (4, 1)], hands=[["georgian:S:joker", "song:SE:river"]]
    )
    assert invasions(state, "georgian:S:joker") == {(4, 1)}
    assert invasions(state, "song:SE:river") == set()
    assert [move.at for move in GAME.legal_moves(state, 0) if isinstance(move, InvadeAnywhere)] == [(4, 1)]
    assert Conquer not in kinds_of(GAME.legal_moves(state, 0))


def test_7_1_a_bridge_does_not_change_what_borders_the_river() -> None:
    """(8, 2) has (8, 3) as its only river cell, and a bridge lies there (1.5); covered cells are not empty (1.3)."""
    bridge = ("BL4", [(7, 3), (8, 3), (8, 4), (8, 5)], {1: (7, 3)})
    free = invasions(position(pieces=[bridge], hands=[["song:SE:river"]]), "song:SE:river")
    assert (8, 2) in free
    assert not free & {(7, 3), (8, 3), (8, 4), (8, 5)}


def test_7_1_a_region_may_be_invaded_again_and_again() -> None:
    """Only the placement rounds ask for a region without an own yurt."""
    state = position(yurts=[[(4, 5)]], hands=[["russian:SE:tundra"]])
    assert (4, 6) in invasions(state, "russian:SE:tundra")


@pytest.mark.parametrize(
    ("card", "sign", "count"),
    [
        ("russian:N:mountains", "M", 22 - 2),
        ("russian:SE:tundra", "T", 22 - 1),
        ("russian:W:ice", "I", 20 - 1),
        ("russian:NE:rocky_desert", "R", 21 - 1),
        ("russian:S:sand_desert", "S", 22 - 1),
        ("russian:NW:tropical_forest", "F", 25 - 2),
    ],
)
def test_7_1_each_terrain_means_its_region(card: str, sign: str, count: int) -> None:
    """All of it but the cells of rulers."""
    free = invasions(position(hands=[[card]]), card)
    assert {SIGNS[row][column] for row, column in free} == {sign}
    assert len(free) == count


def test_1_3_covered_cells_are_not_empty() -> None:
    """132 land cells, less 8 rulers, 3 cells of a tile and 2 land cells of a bridge."""
    pieces = [("I3", [(9, 5), (9, 6), (9, 7)], {0: (9, 5)}), ("B3", [(1, 3), (1, 4), (1, 5)], {1: (1, 3)})]
    moves = [move for move in GAME.legal_moves(position(pieces=pieces), 0) if isinstance(move, InvadeAnywhere)]
    assert len(moves) == 132 - 8 - 3 - 2


# ---- chapters 8 and 10


def test_8_4_with_high_morale_one_ruler_may_be_expelled_three_times() -> None:
    """Each time a card is turned, and a yurt of the general supply stays behind."""
    state = position()
    cards = ["russian:N:mountains", "seljuk:N:tundra", "georgian:N:ice"]
    for card in cards[:2]:
        state = after(state, Expel(0, "seljuk"), turning(state, card))
    state = after(state, UseMorale(0))
    luck = turning(state, cards[2], *NAMES[40:44], "khmer:N:river")
    steps = do(state, Expel(0, "seljuk"), luck)
    state = steps[-1].state
    # (7, 6) to (6, 6), over the river to (4, 6), to (3, 6); the court keeps its five yurts (8.2).
    assert where(state, "seljuk") == (3, 6)
    assert {(7, 6), (6, 6), (4, 6)} <= at(state, state.neutral)
    assert state.courts[BOX.ruler("seljuk")] == 5


def test_10_2_two_cards_in_hand_make_four_ways_to_discard() -> None:
    """None, each, both; what is laid off lies on the discard pile, and is drawn anew at the end only (3.1)."""
    cards = ["russian:SE:tundra", "georgian:S:joker"]
    state = after(position(hands=[cards]), InvadeAnywhere(0, (4, 5)))
    moves = {frozenset(move.cards) for move in GAME.legal_moves(state, 0) if isinstance(move, Discard)}
    assert moves == {frozenset(), frozenset(cards[:1]), frozenset(cards[1:]), frozenset(cards)}
    state = after(state, next(move for move in GAME.legal_moves(state, 0) if set(move.cards) == set(cards)))  # type: ignore[attr-defined]  # all of them discard
    assert {BOX.cards[card].name for _, card in state.discard} == set(cards)
    assert state.hands[0] == ()
    assert "Anna draws 4 cards." in told(do(state, EndTurn(0)))
