"""Chapter 11 read line by line: special cards of several players, refusals, and what lasts how long."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from boardtable.games.khan import GAME
from boardtable.games.khan.moves import (
    Answer,
    Conquer,
    EndTurn,
    Expel,
    Invade,
    Reserve,
    UseMorale,
    UseProtection,
    UseSupport,
)
from boardtable.games.khan.state import Phase
from tests.games.khan.camp import BOX, Known, Place, after, do, position
from tests.games.khan.test_conquer import can_lay, conquest, lay, pieces
from tests.games.khan.test_specials import PROTECTION, RESERVE, SUPPORT, special, uses

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardtable.games.khan.state import State

FOUR = [(9, 4), (9, 5), (9, 6), (9, 7)]


def last(kind: str) -> int:
    """Give the number of the piece of a kind of which there is only one, or of the last one."""
    return BOX.copies[BOX.kind_numbers[kind]].bit_length() - 1


def ways(state: State, kind: str, cells: Sequence[Place], seat: int = 0) -> list[bool]:
    """Tell whether a piece may come from the supply (False) or from the reserve (True)."""
    moves = [move for move in GAME.legal_moves(state, seat) if isinstance(move, Conquer) and move.kind == kind]
    return [move.reserved for move in moves if set(move.cells) == set(cells)]


def idle(state: State) -> State:
    """Take two actions that matter little, and end the turn without a card."""
    seat = state.turn
    for ruler in ("abbasid", "khmer"):
        state = after(state, Expel(seat, ruler), Known())
    return after(state, EndTurn(seat), Known())


# ---- how long a card lasts


def test_11_1_a_card_lasts_through_the_turns_of_all_others_and_the_own_two_actions() -> None:
    """Ben is protected while Cleo and Anna act, and while he acts himself; after his step 3 Cleo may cover him."""
    yurts = [[FOUR[0]], [FOUR[1]], [FOUR[2]]]
    state = position(3, turn=1, phase="special", left=0, yurts=yurts)
    state = after(state, UseProtection(1), Known())
    for seat in (2, 0):
        pair = [FOUR[1], FOUR[2] if seat == 2 else FOUR[0]]
        assert GAME.active(after(state, conquest(state, "I2", pair, seat))) == (1,)
        state = idle(state)
    assert state.turn == 1
    assert state.active[1] is not None
    state = idle(state)
    assert state.active[1] is None
    laid = lay(state, "I2", FOUR[1:3], 2)
    assert [owner for owner, _ in laid.laid[0].owners] == [1, 2]


def test_11_2_in_the_action_of_high_morale_the_protection_of_others_still_holds() -> None:
    """Two yurts of Anna against one of Ben are still forbidden, her own two are not."""
    state = position(phase="special", left=0, yurts=[FOUR[:2], FOUR[2:3]], active={1: PROTECTION})
    state = after(state, UseMorale(0))
    assert not can_lay(state, "I3", FOUR[:3])
    state = lay(state, "I2", FOUR[:2])
    assert state.turn == 1


def test_11_2_each_of_two_cards_brings_an_action_in_a_turn_of_its_own() -> None:
    """A second High Morale in the same turn would be a second special card (11.1)."""
    state = after(special(), UseMorale(0))
    state = idle(after(state, Expel(0, "song"), Known()))
    assert (state.turn, state.specials[0][0]) == (0, 1)
    state = after(after(state, Expel(0, "song"), Known()), Expel(0, "song"), Known())
    assert UseMorale in uses(state)


# ---- Protection of the Great Khan


def test_11_3_with_two_players_a_turn_must_lie_between_two_protections() -> None:
    """Used, then not allowed, then allowed again; Support of the Gods is another card (11.4)."""
    state = idle(after(special(), UseProtection(0), Known()))
    for ruler in ("abbasid", "khmer"):
        state = after(state, Expel(0, ruler), Known())
    assert uses(state) == {UseMorale, UseSupport, Reserve}
    state = idle(after(state, EndTurn(0), Known()))
    for ruler in ("abbasid", "khmer"):
        state = after(state, Expel(0, ruler), Known())
    assert UseProtection in uses(state)


def test_11_3_one_player_cannot_protect_while_the_other_does_though_the_turns_alternate() -> None:
    """Ben's card is active all through Anna's turn, also in her step 4; a Support of his does not matter."""
    assert UseProtection not in uses(special(active={1: PROTECTION}))
    assert UseProtection in uses(special(active={1: SUPPORT}))
    assert UseSupport in uses(special(active={1: PROTECTION}))
    assert UseProtection not in uses(special(4, active={2: PROTECTION, 1: RESERVE}))


def test_11_3_only_covering_is_forbidden() -> None:
    """A ruler is expelled past a protected yurt, and cards are played beside it."""
    state = position(yurts=[[], [(0, 7)]], active={1: PROTECTION}, hands=[["russian:SE:tundra"]])
    state = after(state, Invade(0, "russian:SE:tundra", (1, 7)))
    state = after(state, Expel(0, "russian"), Known())
    assert state.phase is Phase.SPECIAL


def test_11_3_a_piece_without_protected_yurts_needs_no_consent() -> None:
    """Ben's card is active, but the shared tile lies over yurts of Anna and Cleo."""
    state = position(3, yurts=[FOUR[:1], FOUR[3:], FOUR[1:2]], active={1: PROTECTION})
    assert lay(state, "I2", FOUR[:2]).laid


# ---- Support of the Gods


@pytest.mark.parametrize(("seats", "region"), [(2, None), (3, None), (4, "sand_desert")])
def test_11_4_the_owner_of_the_card_covers_neutral_yurts_freely(seats: int, region: str | None) -> None:
    """The text binds no other player; another one of four players is bound in the region."""
    yurts = [FOUR[:1], *[[]] * (seats - 2), FOUR[2:3]]
    state = position(seats, yurts=yurts, neutral=FOUR[1:2], active={0: SUPPORT | {"region": region}})
    assert lay(state, "I2", FOUR[:2]).laid
    other = position(seats, turn=seats - 1, yurts=yurts, neutral=FOUR[1:2], active={0: SUPPORT | {"region": region}})
    assert not can_lay(other, "I2", FOUR[1:3], seats - 1)


def test_11_4_with_three_players_only_one_supports_at_a_time() -> None:
    """With four each has a region of its own: Anna has the three that are left."""
    assert UseSupport not in uses(special(3, active={2: SUPPORT}))
    regions = ("ice", "tundra", "rocky_desert")
    active = {seat: SUPPORT | {"region": region} for seat, region in enumerate(regions, start=1)}
    moves = GAME.legal_moves(special(4, active=active), 0)
    assert [move.region for move in moves if isinstance(move, UseSupport)] == [
        "mountains",
        "sand_desert",
        "tropical_forest",
    ]


BORDER = [(1, 6), (1, 7), (1, 8), (1, 9), (1, 10)]
"""Three cells of the tundra and two of the ice."""


def between_two_supports(*yurts: Sequence[Place], neutral: Sequence[Place]) -> State:
    """Ben protects the tundra, and Dirk the ice."""
    active = {1: SUPPORT | {"region": "tundra"}, 3: SUPPORT | {"region": "ice"}}
    return position(4, yurts=yurts, neutral=neutral, active=active)


def asked(state: State, kind: str, cells: Sequence[Place]) -> list[int]:
    """Propose a piece, let everybody agree, and tell who was asked, in their order."""
    order: list[int] = []
    state = after(state, conquest(state, kind, cells))
    while GAME.active(state) != (0,):
        order += GAME.active(state)
        state = after(state, Answer(order[-1], yes=True))
    assert state.laid
    return order


def test_11_4_over_two_regions_both_protectors_must_agree() -> None:
    """A neutral yurt in each, and all three own a yurt there."""
    state = between_two_supports(BORDER[:1], BORDER[1:2], [], BORDER[4:], neutral=BORDER[2:4])
    assert asked(state, "I5", BORDER) == [1, 3]


def test_11_4_over_two_regions_only_who_protects_a_neutral_yurt_there_is_asked() -> None:
    """The only neutral yurt lies on the ice, though Ben's tundra is under the piece too."""
    state = between_two_supports(BORDER[:1], BORDER[1:2], [], BORDER[2:3], neutral=BORDER[3:4])
    assert asked(state, "I4", BORDER[:4]) == [3]


def test_11_4_over_two_regions_a_protector_without_a_share_forbids() -> None:
    """Dirk would own nothing; without the ice Ben alone decides."""
    state = between_two_supports(BORDER[:1], BORDER[1:2], [], [], neutral=BORDER[2:4])
    assert not can_lay(state, "I4", BORDER[:4])
    assert asked(state, "I3", BORDER[:3]) == [1]


# ---- consent


def test_11_6_the_asked_are_asked_clockwise_from_the_acting_player() -> None:
    """Cleo acts: Dirk is asked before Ben; a piece with a refusal is not laid."""
    active = {1: SUPPORT | {"region": "sand_desert"}, 3: PROTECTION}
    yurts = [[], FOUR[1:2], FOUR[:1], FOUR[2:3]]
    state = position(4, turn=2, yurts=yurts, neutral=FOUR[3:], active=active)
    state = after(state, conquest(state, "I4", FOUR, 2))
    assert GAME.active(state) == (3,)
    state = after(state, Answer(3, yes=True))
    assert GAME.active(state) == (1,)
    assert not after(state, Answer(1, yes=False)).laid
    laid = after(state, Answer(1, yes=True)).laid[0]
    assert {owner for owner, _ in laid.owners} == {1, 2, 3}


PAIRS = [[(9, 5), (9, 6)], [(11, 4), (11, 5)], [(3, 1), (3, 2)], [(1, 5), (1, 6)]]


def four_shared() -> State:
    """Lay out four places for a domino to which Ben would have to agree."""
    yurts = [[pair[0] for pair in PAIRS], [pair[1] for pair in PAIRS]]
    return position(yurts=yurts, active={1: PROTECTION})


def test_11_6_a_proposal_that_was_agreed_to_is_one_of_three() -> None:
    """One is laid, two are refused: nothing more can be proposed with the second action."""
    state = four_shared()
    state = after(after(state, conquest(state, "I2", PAIRS[0])), Answer(1, yes=True))
    assert (len(state.laid), state.left) == (1, 1)
    for pair in PAIRS[1:3]:
        state = after(after(state, conquest(state, "I2", pair)), Answer(1, yes=False))
    assert not can_lay(state, "I2", PAIRS[3])
    assert state.left == 1


def test_11_6_three_proposals_in_a_turn_count_those_of_high_morale() -> None:
    """Two of the actions, one of the card: the fourth place is not on the list."""
    state = four_shared()
    for pair in PAIRS[:2]:
        state = after(after(state, conquest(state, "I2", pair)), Answer(1, yes=False))
    for ruler in ("abbasid", "khmer"):
        state = after(state, Expel(0, ruler), Known())
    state = after(state, UseMorale(0))
    assert pieces(state, "I2") == {frozenset(PAIRS[2]), frozenset(PAIRS[3])}
    state = after(after(state, conquest(state, "I2", PAIRS[2])), Answer(1, yes=False))
    assert not pieces(state, "I2")


def test_11_6_other_pieces_over_the_same_yurts_may_still_be_proposed() -> None:
    """A tile of three was refused; two of its cells are another placement."""
    state = position(yurts=[[FOUR[0], FOUR[3]], FOUR[1:3]], active={1: PROTECTION})
    state = after(after(state, conquest(state, "I4", FOUR)), Answer(1, yes=False))
    assert not can_lay(state, "I4", FOUR)
    assert can_lay(state, "I2", FOUR[:2])


def test_11_6_a_refused_place_stays_refused_for_the_reserved_piece_too() -> None:
    """The piece from beside the card would be the same placement."""
    state = position(yurts=[[PAIRS[0][0]], [PAIRS[0][1]]], active={0: RESERVE | {"piece": 3}, 1: PROTECTION})
    assert ways(state, "I2", PAIRS[0]) == [False, True]
    state = after(after(state, conquest(state, "I2", PAIRS[0])), Answer(1, yes=False))
    assert ways(state, "I2", PAIRS[0]) == []


# ---- Reserve Tile


def test_11_5_a_reserved_piece_that_was_refused_lies_beside_the_card_again() -> None:
    """It can be placed elsewhere, still by its owner only."""
    piece = last("I4")
    column = [(11, 3 + n) for n in (1, 2, 3, 4)]
    state = position(
        yurts=[[FOUR[0], FOUR[3], *column], FOUR[1:3]],
        active={0: RESERVE | {"piece": piece}, 1: PROTECTION},
        rulers={"khmer": (11, 10)},
    )
    state = after(state, conquest(state, "I4", FOUR))
    state = after(state, Answer(1, yes=False))
    active = state.active[0]
    assert active is not None
    assert active.piece == piece
    assert ways(state, "I4", column) == [True]
    assert after(state, conquest(state, "I4", column)).laid[0].piece == piece


def test_11_5_an_unplaced_piece_is_in_the_supply_when_high_morale_acts() -> None:
    """Step 3 comes first: then anybody may use it, the former owner too."""
    state = position(left=1, yurts=[FOUR], active={0: RESERVE | {"piece": last("I4")}})
    assert ways(state, "I4", FOUR) == [True]
    state = after(after(state, Expel(0, "song"), Known()), UseMorale(0))
    assert ways(state, "I4", FOUR) == [False]


def test_11_5_everybody_may_have_a_reservation() -> None:
    """Not of a piece that another one has; of a shape with more copies there is another."""
    active = {1: RESERVE | {"piece": last("X5")}, 2: RESERVE | {"piece": last("I2")}}
    moves = [move.kind for move in GAME.legal_moves(special(4, active=active), 0) if isinstance(move, Reserve)]
    assert len(moves) == len(set(moves)) == 22  # 20 shapes of tiles and 3 of bridges, less one
    assert "X5" not in moves
    assert "I2" in moves


def test_11_5_the_own_card_leaves_before_another_is_used() -> None:
    """In the same step 4 the piece that just went back can be reserved again, by a second card."""
    state = position(left=1, active={0: RESERVE | {"piece": last("X5")}})
    state = after(state, Expel(0, "song"), Known())
    assert Reserve(0, "X5") in GAME.legal_moves(state, 0)
    steps = do(state, Reserve(0, "X5"), Known())
    assert steps[-1].state.specials[0][3] == 0


def test_11_5_a_bridge_may_be_reserved() -> None:
    """One of five; the other four are for everybody."""
    state = position(yurts=[[(1, 3), (1, 5)]], active={0: RESERVE | {"piece": last("B3")}})
    assert ways(state, "B3", [(1, 3), (1, 4), (1, 5)]) == [False, True]
