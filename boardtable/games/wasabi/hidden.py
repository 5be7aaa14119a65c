"""What a seat cannot know, and how it may be filled in: the strips on screens and under the piles (chapter 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .mat import squares
from .state import NO_STRIP, Menu, Phase, State, Turn, changed
from .turning import seen_phase

if TYPE_CHECKING:
    from boardtable.engine.luck import Luck
    from boardtable.engine.move import Seat

DOUBTED = 0.1
"""How likely a recipe is that somebody made and did not claim, against any other."""
USED = 0.35
"""How much likelier a recipe is for each of its ingredients that its holder has in hand."""


def view(state: State, seat: Seat | None) -> State:
    """Show what a seat may know: strips that it never saw are unknown, and no claim window of others is seen."""
    menu = state.menu
    undrawn, faces = menu.undrawn, list(menu.faces)
    served = [strip for side in state.sides for strip in side.served]
    for strip, face in enumerate(faces):
        known = strip in served if seat is None else menu.seen[strip] >> seat & 1
        if face != NO_STRIP and not known:
            undrawn |= 1 << face
            faces[strip] = NO_STRIP
    shown = state
    if undrawn != menu.undrawn:
        shown = changed(state, menu=Menu(undrawn, menu.drawn, menu.under, tuple(faces), menu.seen, menu.doubts))
    if seat == state.seat or state.phase is not Phase.CLAIM:
        return shown
    turn = Turn(state.turn.placed, state.turn.played, state.turn.completed, state.turn.discarded)
    return changed(shown, phase=seen_phase(state), turn=turn)  # 12.3: the game goes on as if there were no window


def sample(state: State, seat: Seat, luck: Luck) -> State:
    """Give unknown strips a recipe each; what their holders did makes some likelier (12.5)."""
    menu = state.menu
    undrawn, faces = menu.undrawn, list(menu.faces)
    holders = {strip: owner for owner, side in enumerate(state.sides) if owner != seat for strip in side.screen}
    holders |= {strip: state.seats for pile in menu.under for strip in pile}
    for strip in sorted(holders):
        if strip == NO_STRIP or faces[strip] != NO_STRIP:
            continue
        choice = squares(undrawn & state.box.of_length[state.box.lengths[strip]])
        weights = [_likely(state, holders[strip], menu.doubts[strip], recipe) for recipe in choice]
        faces[strip] = choice[luck.weighted(weights)]
        undrawn ^= 1 << faces[strip]
    if undrawn == menu.undrawn:
        return state
    return changed(state, menu=Menu(undrawn, menu.drawn, menu.under, tuple(faces), menu.seen, menu.doubts))


def _likely(state: State, holder: int, doubts: int, recipe: int) -> float:
    weight = DOUBTED if doubts >> recipe & 1 else 1.0
    if holder < state.seats:
        box = state.box
        wanted = box.recipes[recipe].ingredients
        weight *= 1 + USED * sum(box.kind(tile) in wanted for tile in set(state.sides[holder].tiles))
    return weight
