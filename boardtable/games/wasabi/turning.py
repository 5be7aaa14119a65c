"""How a turn goes on: which phase follows, and what can be done in it (chapters 4, 8 and 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .playing import can_place, card_moves
from .state import NO_STRIP, NO_TILE, NO_TYPE, Phase, State, strips_left, wishes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardtable.engine.move import Seat


def goes_on_with(state: State) -> Phase:
    """Tell with what the turn of a player goes on after an event, apart from claims (13)."""
    turn = state.turn
    if not turn.placed:
        return Phase.PLAY if state.plate == NO_TILE else Phase.CHOPPED
    if turn.played == NO_TYPE:
        return Phase.AFTER if card_moves(state, tile_first=True) else second_step(state)
    if turn.placed == 1 and turn.played == state.box.called("spicy") and can_place(state):
        return Phase.SECOND  # 8.9.3
    return second_step(state)


def second_step(state: State) -> Phase:
    """Tell what is to be done in Step 2: cards, then tiles, then recipes (9.15); OVER stands for the end of a turn."""
    if state.turn.completed and (takeable(state) or takeable_from_board(state)):
        return Phase.REWARD
    if len(state.side.tiles) < state.box.limits.tiles and state.pantry:
        return Phase.PANTRY
    if lacks_recipes(state, state.seat):
        return Phase.RECIPES
    return Phase.OVER


def seen_phase(state: State) -> Phase:
    """Tell in which phase the others see a game: a claim window shows as what follows when it closes (12.3)."""
    if state.phase is not Phase.CLAIM:
        return state.phase
    phase = goes_on_with(state)
    return Phase.AFTER if phase is Phase.OVER else phase


def lacks_recipes(state: State, seat: Seat) -> bool:
    """Tell whether a screen has an empty place, and a pile a strip for it (9.12, 9.14)."""
    return NO_STRIP in state.sides[seat].screen and any(strips_left(state, n) for n in range(len(state.box.tokens)))


# ---- rewards


def other_option(state: State, kind: int) -> bool:
    """Tell whether there is a card of another type than this one to be taken (9.4)."""
    box = state.box
    wasabi = box.called("wasabi")
    return bool(state.kitchen & ~box.in_box[kind] or (kind != wasabi and state.board.covers))


def takeable(state: State) -> list[int]:
    """List the types of action card that may be taken from the kitchen as a reward (9.2, 9.4)."""
    kitchen, played = state.kitchen, state.turn.played
    return [
        kind
        for kind, cards in enumerate(state.box.in_box)
        if kitchen & cards and (kind != played or not other_option(state, kind))
    ]


def takeable_from_board(state: State) -> list[int]:
    """List the upper left squares of the Wasabi! cards that may be taken as a reward (9.3, 9.4)."""
    wasabi = state.box.called("wasabi")
    if state.turn.played == wasabi and other_option(state, wasabi):
        return []
    return sorted([corner for _, corner in state.board.covers])


# ---- claims


def claimable(state: State) -> Sequence[int]:
    """List the recipes that the player in turn may claim now (6.9, 6.11), in the order of the screen."""
    fresh = state.turn.fresh
    if not fresh:
        return ()
    mine = fresh & wishes(state, state.seat)
    faces = state.menu.faces
    return [faces[strip] for strip in state.side.screen if strip != NO_STRIP and mine >> faces[strip] & 1]
