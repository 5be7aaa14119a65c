"""Which special cards may be used (chapter 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .components import MORALE, RESERVE, SUPPORT
from .conquests import can_conquer

if TYPE_CHECKING:
    from .state import State


def usable(state: State) -> list[int]:
    """List the special cards that the player may use (step 4): those in hand that nothing forbids."""
    return [special for special in in_hand(state) if not forbidden(state, special)]


def may_use_any(state: State) -> bool:
    """Tell whether there is anything to decide in step 4."""
    return any(not forbidden(state, special) for special in in_hand(state))


def in_hand(state: State) -> list[int]:
    """List the special cards that the player still has; in the end phase they do not count (11.7)."""
    if state.ending and not state.box.rulings.specials_at_end:
        return []
    return [special for special, count in enumerate(state.specials[state.turn]) if count]


def forbidden(state: State, special: int) -> bool:
    """Tell whether a special card may not be used now, though the player has it (11.2 to 11.5)."""
    seats, card = state.seats, state.box.specials[special]
    if special == MORALE:
        return not can_act(state)
    if special == RESERVE:
        return not state.supply
    if special == SUPPORT and seats in card.regions:
        return not free_regions(state)
    return has_other(state, special) or (special == state.cleared and seats in card.twice)


def has_other(state: State, special: int) -> bool:
    """Tell whether another player has such a card active (11.3, 11.4)."""
    others = (card for seat, card in enumerate(state.active) if seat != state.turn)
    return any(card is not None and card.special == special for card in others)


def free_regions(state: State) -> list[int]:
    """List the regions in which no other player protects the neutral yurts (11.4)."""
    taken = {card.region for card in state.active if card is not None and card.special == SUPPORT}
    return [region for region in range(len(state.box.ground.regions)) if region not in taken]


def can_act(state: State) -> bool:
    """Tell whether there is any action; before the end phase there always is, as the box stands (6.2)."""
    if state.ending:
        return can_conquer(state, state.turn)
    if state.removed < len(state.rulers):
        return True
    targets = state.box.ground.targets
    reached = [targets[state.box.cards[card].target] for _, card in state.hands[state.turn]]
    return any(state.empty & target for target in reached) or can_conquer(state, state.turn)
