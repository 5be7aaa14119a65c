"""Notes everything in a position that no game could lead to."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from boardtable.engine.text import text

from .components import RESERVE, SUPPORT
from .conquests import asked, can_ever_conquer, fitting, majority
from .special_cards import can_act, may_use_any
from .state import AWAY, GONE, ON_CARD, Phase, in_courts

if TYPE_CHECKING:
    from boardtable.engine.entries import Entries, Faults

    from .state import Proposal, State


def judge(state: State, entries: Entries, faults: Faults) -> None:
    """Look at the map and at what players have; if that is sound, at the turn."""
    _judge_map(state, entries)
    for seat in range(state.seats):
        _judge_player(state, seat, entries)
    if not faults.found:
        _judge_turn(state, entries)


def _judge_map(state: State, entries: Entries) -> None:
    """See to it that on each cell lies one thing, and on each piece a yurt of each owner (1.3, 9.7)."""
    box = state.box
    standing = [cell for lying in state.lying for cell in lying if cell >= 0]
    rulers = [cell for cell in state.rulers if cell != GONE]
    taken = [*standing, *rulers]
    if len(set(taken)) != len(taken) or any(state.covered >> cell & 1 for cell in rulers):
        entries.wrong("players", text("khan", "no two things may stand on one cell"))
    if any(state.covered >> cell & 1 for cell in state.lying[-1] if cell >= 0):
        entries.wrong("neutral", text("khan", "no neutral yurt lies on a piece"))
    for number, laid in enumerate(state.laid):
        owners = [owner for owner, _ in laid.owners]
        if not owners or len(set(owners)) != len(owners):
            entries.wrong(f"pieces[{number}]", text("khan", "a piece carries one yurt of each of its owners"))
    for ruler, (cell, court) in enumerate(zip(state.rulers, state.courts, strict=True)):
        if (cell == GONE) != (court == 0):  # 5.2
            name = box.rulers[ruler].id
            entries.wrong(f"rulers.{name}", text("khan", "a court has yurts as long as its ruler is on the map"))
    lying = state.lying[-1]
    if any(number >= len(lying) or lying[number] != AWAY for number in in_courts(box, state.courts)):
        entries.wrong("neutral.on_map", text("khan", "the yurts of a court have the numbers up to how many they are"))
    if ON_CARD in lying:
        entries.wrong("neutral.on_card", text("khan", "no neutral yurt lies on a card"))


def _judge_player(state: State, seat: int, entries: Entries) -> None:
    """Look at the cards of a player (2.3, 3.1, 11.1)."""
    box, card = state.box, state.active[seat]
    path = f"players[{seat}]"
    if len(state.hands[seat]) > box.turn.hand:
        entries.wrong(f"{path}.hand", text("khan", "a hand has at most so many cards: {n}", n=box.turn.hand))
    for number, (special, held) in enumerate(zip(box.specials, state.specials[seat], strict=True)):
        in_use = card is not None and card.special == number
        if held + in_use > special.count(state.seats):
            what = text("khan", "a player has at most so many of these: {n}", n=special.count(state.seats))
            entries.wrong(f"{path}.specials.{special.id}", what)
    on_card = state.lying[seat].count(ON_CARD)
    if on_card != (card is not None):
        entries.wrong(f"{path}.yurts.on_card", text("khan", "there is one yurt for an active card"))
    if card is None:
        return
    marks = card.special == SUPPORT and state.seats in box.specials[SUPPORT].regions
    if (card.region is not None) != marks:
        entries.wrong(f"{path}.active.region", text("khan", "this card marks a region only with so many players"))
    if card.special == 0 or (card.piece is not None and card.special != RESERVE):
        entries.wrong(f"{path}.active", text("khan", "this card cannot be active so"))


def _judge_turn(state: State, entries: Entries) -> None:
    """Look at who is to decide what."""
    turn = state.box.turn
    enough = state.removed >= turn.removed_to_end
    if state.ending != enough and (state.ending or state.box.rulings.ends_at_once):  # 5.5
        what = text("khan", "the end phase begins when so many rulers are gone: {n}", n=turn.removed_to_end)
        entries.wrong("ending", what)
        return
    if (state.phase is Phase.CONSENT) != (state.proposal is not None):
        entries.wrong("proposal", text("khan", "there is a proposal when somebody is asked, and only then"))
        return
    if state.proposal is not None:
        _judge_proposal(state, entries)
        return
    if state.phase is Phase.OVER:
        if not state.ending or can_ever_conquer(state):
            entries.wrong("phase", text("khan", "the game ends when nobody can conquer any more"))
        return
    if state.left > max(turn.actions, turn.conquests) or (state.phase is Phase.ACT) != (state.left > 0):
        entries.wrong("left", text("khan", "so many actions cannot be left"))
        return
    placed = sum([yurts.bit_count() for yurts in state.yurts])
    decides = {
        Phase.PLACE: placed < state.seats * state.box.rounds(state.seats),
        Phase.ACT: can_act(state),
        Phase.SPECIAL: may_use_any(state),
    }
    if not decides.get(state.phase, True):
        entries.wrong("phase", text("khan", "there is nothing to decide here"))


def _judge_proposal(state: State, entries: Entries) -> None:
    """See to it that what is proposed needs the consent of those who are still to be asked (11.6)."""
    proposal = cast("Proposal", state.proposal)
    who = asked(state, state.turn, proposal.placement)
    rest = proposal.asked
    mask = state.placement(proposal).mask
    card = state.active[state.turn]
    there = state.supply >> proposal.piece & 1 or (card is not None and card.piece == proposal.piece)
    if (
        not rest
        or who[-len(rest) :] != rest
        or not set(who) <= set(majority(state, mask))
        or proposal.placement not in set(fitting(state, state.turn))
        or not there
        or not state.proposals
        or not state.left
    ):
        entries.wrong("proposal", text("khan", "this cannot be proposed here"))
