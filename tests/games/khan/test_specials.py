"""Chapter 11: the four special cards, and how others are asked for consent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from boardtable.games.khan import GAME
from boardtable.games.khan.moves import (
    Answer,
    Conquer,
    EndTurn,
    Expel,
    InvadeAnywhere,
    KhanMove,
    Reserve,
    UseMorale,
    UseProtection,
    UseSupport,
)
from boardtable.games.khan.special_cards import usable
from boardtable.games.khan.state import AWAY, ON_CARD, Active, Phase, State, changed
from tests.games.khan.camp import BOX, Known, after, do, other_box, position, said, told, turning
from tests.games.khan.test_conquer import can_lay, conquest, kinds_of, lay, pieces

if TYPE_CHECKING:
    from boardtable.engine.text import Text

ROW = [(9, 5), (9, 6), (9, 7)]
PROTECTION = {"card": "protection"}
SUPPORT = {"card": "divine_support"}
RESERVE = {"card": "reserve_tile"}


def special(seats: int = 2, **told: Any) -> State:  # noqa: ANN401 - as in `values`
    """Lay out a position in which Anna may use a special card."""
    return position(seats, phase="special", left=0, **told)


def uses(state: State) -> set[type[KhanMove]]:
    """Tell which special cards may be used."""
    return kinds_of(GAME.legal_moves(state, state.turn)) - {EndTurn}


def ask(state: State, seat: int) -> str:
    """Read what somebody is asked."""
    sentence: Text = GAME.prompt(state, seat, ()).ask
    return said(sentence)


def test_11_1_one_special_card_may_be_used_in_step_4() -> None:
    """Any that is left, or none."""
    assert uses(special()) == {UseMorale, UseProtection, UseSupport, Reserve}
    none = dict.fromkeys(("high_morale", "protection", "divine_support"), 0)
    assert uses(special(specials={0: none})) == {Reserve}


def test_11_1_without_a_card_the_turn_ends_by_itself() -> None:
    """Step 4 is skipped."""
    none = dict.fromkeys(("high_morale", "protection", "divine_support", "reserve_tile"), 0)
    state = position(left=1, specials={0: none})
    assert after(state, Expel(0, "song"), Known()).turn == 1


def test_11_1_a_card_stays_active_until_step_3_of_the_next_turn() -> None:
    """It gets an own yurt; after two actions of the next turn it is out of the game, and the yurt is back."""
    state = after(special(), UseProtection(0))
    assert state.active[0] == Active(1)
    assert state.specials[0] == (2, 1, 2, 2)
    assert state.lying[0][0] == ON_CARD
    state = position(active={0: PROTECTION})
    steps = do(state, InvadeAnywhere(0, (9, 5)))
    assert steps[-1].state.active[0] == Active(1)
    steps = do(steps[-1].state, GAME.legal_moves(steps[-1].state, 0)[0])
    assert steps[-1].state.active[0] is None
    assert steps[-1].state.lying[0].count(AWAY) == 39
    assert told(steps) == ["Out of the game: Protection of the Great Khan."]


# ---- High Morale


def test_11_2_high_morale_brings_one_further_action_a_b_or_c() -> None:
    """Not D; the card is out of the game at once, and the turn ends after the action."""
    state = after(special(hands=[["georgian:S:joker"]]), UseMorale(0))
    assert state.phase is Phase.ACT
    assert state.specials[0] == (1, 2, 2, 2)
    assert state.active == (None, None)
    assert InvadeAnywhere not in kinds_of(GAME.legal_moves(state, 0))
    assert ask(state, 0) == "One further action: play a card, expel a ruler or conquer."
    state = after(state, Expel(0, "song"), Known())
    assert state.turn == 1


# ---- Protection of the Great Khan


def test_11_3_only_one_player_protects_at_a_time() -> None:
    """While Ben's card is active, Anna cannot use one."""
    assert UseProtection not in uses(special(active={1: PROTECTION}))


def test_11_3_not_in_two_turns_running_with_two_players() -> None:
    """In the turn in which it left the table it cannot be used again; with three players it can."""
    pairs = [(2, False), (3, True)]
    for seats, allowed in pairs:
        state = position(seats, left=1, active={0: PROTECTION}, specials={0: {"protection": 1}} if seats == 2 else {})
        if seats == 3:
            made = other_box(_two_each)
            state = position(3, made=made, left=1, active={0: PROTECTION}, specials={0: {"protection": 1}})
        state = after(state, Expel(0, "song"), Known())
        assert state.phase is Phase.SPECIAL
        assert (UseProtection in uses(state)) is allowed


def _two_each(values: dict[str, Any]) -> None:
    """Give three players two cards each of Protection and Support."""
    for card in values["special_card"]:
        card["per_player"]["3"] = 2
        card["in_box"] = 9
    values["special_cards"]["total"] = 36


def test_11_3_protected_yurts_cannot_be_covered_without_a_share() -> None:
    """Two yurts of Anna against one of Ben: his would be lost."""
    state = position(yurts=[ROW[:2], ROW[2:]], active={1: PROTECTION})
    assert not can_lay(state, "I3", ROW)
    assert can_lay(state, "I2", ROW[:2])


def test_11_3_a_share_needs_consent() -> None:
    """Ben would own the piece too; he agrees, and it is laid."""
    state = position(yurts=[ROW[:1], ROW[1:2]], active={1: PROTECTION})
    steps = do(state, conquest(state, "I2", ROW[:2]))
    asked = steps[-1].state
    assert GAME.active(asked) == (1,)
    assert told(steps) == ["Anna wants to lay: conquest tile of 2, shape I. Asked: Ben."]
    assert ask(asked, 1) == (
        "Anna asks to cover one of your yurts and to share the piece with you:"
        " conquest tile of 2, shape I, 2 points for each owner."
    )
    steps = do(asked, Answer(1, yes=True))
    assert told(steps) == [
        "Ben agrees.",
        "Anna conquers with: conquest tile of 2, shape I. Owners: Anna, Ben.",
    ]
    assert [owner for owner, _ in steps[-1].state.laid[0].owners] == [0, 1]
    assert steps[-1].state.left == 1


def test_11_6_a_refused_conquest_costs_nothing_and_is_not_proposed_again_in_this_turn() -> None:
    """Another place may be proposed, three times in all."""
    yurts = [[(9, 5), (9, 8), (11, 4), (3, 1)], [(9, 6), (9, 9), (11, 5), (3, 2)]]
    state = position(yurts=yurts, active={1: PROTECTION})
    assert len(pieces(state, "I2")) == 4
    for left in (3, 2, 0):
        proposal = next(move for move in GAME.legal_moves(state, 0) if isinstance(move, Conquer))
        steps = do(after(state, proposal), Answer(1, yes=False))
        assert told(steps) == ["Ben refuses."]
        state = steps[-1].state
        assert state.left == 2
        assert GAME.active(state) == (0,)
        assert len(pieces(state, "I2")) == left
    assert after(after(state, Expel(0, "song"), Known()), Expel(0, "song"), Known()).refused != ()


def test_11_6_a_new_turn_forgets_what_was_refused() -> None:
    """The same place may be proposed again, as often as before."""
    state = position(yurts=[ROW[:1], ROW[1:2]], active={1: PROTECTION})
    state = after(after(state, conquest(state, "I2", ROW[:2])), Answer(1, yes=False))
    assert state.proposals == 1
    for _ in range(2):
        state = after(state, Expel(0, "song"), Known())
    state = after(state, EndTurn(0), Known())
    assert state.refused == ()
    assert state.proposals == 0


def test_11_3_the_protected_player_may_cover_the_own_yurts() -> None:
    """The text binds no other player."""
    state = position(yurts=[ROW], active={0: PROTECTION})
    assert lay(state, "I3", ROW).phase is Phase.ACT


# ---- Support of the Gods


def test_11_4_support_protects_all_neutral_yurts_with_two_or_three_players() -> None:
    """Only one player may have it active, and not in two turns running with two."""
    state = position(yurts=[ROW[:2], [(11, 4)]], neutral=ROW[2:], active={1: SUPPORT})
    assert not can_lay(state, "I3", ROW)
    assert can_lay(state, "I2", ROW[:2])
    assert UseSupport not in uses(special(active={1: SUPPORT}))
    again = position(left=1, active={0: SUPPORT}, specials={0: {"divine_support": 1}})
    assert UseSupport not in uses(after(again, Expel(0, "song"), Known()))
    used = after(special(3), UseSupport(0))
    assert used.active[0] == Active(2)


def test_11_4_the_owner_of_the_card_may_agree_if_he_shares_the_piece() -> None:
    """Anna and Ben have one yurt each, Ben protects the neutral one."""
    state = position(yurts=[ROW[:1], ROW[1:2]], neutral=ROW[2:], active={1: SUPPORT})
    asked = after(state, conquest(state, "I3", ROW))
    assert ask(asked, 1) == (
        "Anna asks to cover 1 neutral yurt and to share the piece with you:"
        " conquest tile of 3, shape I, 4 points for each owner."
    )
    assert after(asked, Answer(1, yes=True)).laid[0].owners[1][0] == 1


def test_11_4_with_four_players_a_region_is_marked() -> None:
    """Not one that another player protects now; the yurt lies there."""
    state = special(4, active={1: SUPPORT | {"region": "ice"}})
    regions = [move.region for move in GAME.legal_moves(state, 0) if isinstance(move, UseSupport)]
    assert regions == ["mountains", "tundra", "rocky_desert", "sand_desert", "tropical_forest"]
    steps = do(state, UseSupport(0, "tundra"))
    assert told(steps)[0] == "Anna uses a special card: Support of the Gods, tundra."
    assert steps[-1].state.active[0] == Active(2, 1)


def test_11_4_only_neutral_yurts_in_the_marked_region_are_protected() -> None:
    """A piece over two regions is forbidden as soon as one of its neutral yurts is protected."""
    yurts = [[(1, 8)], [], [(3, 1)]]
    state = position(4, yurts=yurts, neutral=[(1, 7), (1, 9)], active={2: SUPPORT | {"region": "ice"}})
    assert can_lay(state, "I2", [(1, 7), (1, 8)])
    assert not can_lay(state, "I2", [(1, 8), (1, 9)])
    assert not can_lay(state, "I3", [(1, 7), (1, 8), (1, 9)])


def test_11_4_neutral_yurts_that_come_later_are_protected_too() -> None:
    """The ruler leaves one in the protected region."""
    state = position(4, yurts=[[(2, 9)]], active={2: SUPPORT | {"region": "ice"}})
    state = after(state, Expel(0, "korean"), turning(state, "russian:N:mountains"))
    assert not can_lay(state, "I2", [(2, 9), (2, 10)])


def test_11_6_all_protected_players_must_agree_clockwise() -> None:
    """Ben protects neutral yurts and Dirk his own; Dirk is asked after Ben, and one no is enough."""
    cells = [(9, 4), (9, 5), (9, 6), (9, 7)]
    yurts = [[cells[0]], [cells[1]], [], [cells[2]]]
    active = {1: SUPPORT | {"region": "sand_desert"}, 3: PROTECTION}
    state = position(4, yurts=yurts, neutral=[cells[3]], active=active)
    asked = after(state, conquest(state, "I4", cells))
    assert GAME.active(asked) == (1,)
    assert said(GAME.prompt(asked, 0, ()).wait) == "Ben is asked for consent."
    second = after(asked, Answer(1, yes=True))
    assert GAME.active(second) == (3,)
    assert not second.laid
    assert len(after(second, Answer(3, yes=True)).laid[0].owners) == 3
    refused = after(second, Answer(3, yes=False))
    assert not refused.laid
    assert not can_lay(refused, "I4", cells)


# ---- Reserve Tile


def test_11_5_a_reserved_piece_is_kept_for_its_owner() -> None:
    """Nobody else can use it; the owner places it as an extra choice, and the card stays until step 3."""
    state = special(yurts=[ROW, [(11, 4), (11, 5), (11, 6), (10, 4), (10, 5)]])
    steps = do(state, Reserve(0, "P5"), Known())
    state = steps[-1].state
    assert told(steps)[0] == "Anna uses a special card: Reserve Tile, conquest tile of 5, shape P."
    assert not pieces(state, "P5", 1)
    block = [(11, 4), (11, 5), (11, 6), (10, 4), (10, 5)]
    piece = BOX.copies[BOX.kind_numbers["P5"]].bit_length() - 1
    assert state.active[0] == Active(3, piece=piece)
    mine = position(yurts=[block], active={0: RESERVE | {"piece": piece}})
    move = conquest(mine, "P5", block)
    assert move.reserved
    laid = after(mine, move)
    assert laid.active[0] == Active(3)
    assert laid.laid[0].piece == piece


def test_11_5_a_reserved_kind_of_which_more_are_left_may_come_from_either() -> None:
    """Anna has one straight tile of 3, three are in the supply."""
    state = position(yurts=[ROW], active={0: RESERVE | {"piece": 4}})
    moves = [move for move in GAME.legal_moves(state, 0) if isinstance(move, Conquer) and move.kind == "I3"]
    assert [move.reserved for move in moves] == [False, True]
    assert after(state, moves[0]).active[0] == Active(3, piece=4)
    assert after(state, moves[1]).active[0] == Active(3)


def test_11_5_a_piece_that_was_not_placed_goes_back() -> None:
    """In step 3 of the next turn."""
    state = position(left=1, active={0: RESERVE | {"piece": 4}})
    assert not state.supply >> 4 & 1
    steps = do(state, Expel(0, "song"), Known())
    assert steps[-1].state.supply >> 4 & 1
    assert "Back in the supply: conquest tile of 3, shape I." in told(steps)


def test_11_5_after_it_was_placed_the_card_leaves_in_step_3() -> None:
    """With a sentence of its own."""
    state = position(left=1, active={0: RESERVE})
    assert "Out of the game: Reserve Tile." in told(do(state, Expel(0, "song"), Known()))


def test_11_5_nothing_can_be_reserved_from_an_empty_supply() -> None:
    """Not that this ever happens."""
    state = special(active={1: RESERVE | {"piece": 0}})
    assert 3 in usable(state)
    assert 3 not in usable(changed(state, supply=0))


@pytest.mark.parametrize("move", [UseMorale(0), UseProtection(0), UseSupport(0)])
def test_the_log_names_the_card(move: KhanMove) -> None:
    """As it is printed."""
    names = {UseMorale: "High Morale", UseProtection: "Protection of the Great Khan", UseSupport: "Support of the Gods"}
    steps = do(special(), move, Known())
    assert told(steps)[0] == f"Anna uses a special card: {names[type(move)]}."
