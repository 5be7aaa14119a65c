"""What goes on by itself until somebody must decide again (chapters 4, 9 and 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from boardtable.engine.game import Step

from .events import BoardFull, Drawn, Passed, Returned, Standstill, TileTaken
from .mat import squares
from .state import (
    BEGUN,
    NO_STRIP,
    NO_TILE,
    Ending,
    Menu,
    Phase,
    Side,
    State,
    changed,
    strips_left,
    top_strip,
    top_tile,
    with_side,
)
from .turning import goes_on_with, lacks_recipes, second_step

if TYPE_CHECKING:
    from collections.abc import Callable

    from boardtable.engine.luck import Luck

Steps: TypeAlias = list[Step[State]]

STANDSTILL = 3
"""So many times in a row everybody passes before the game ends."""  # Ruling 10.7: the box gives no figure


def go_on(steps: Steps, luck: Luck) -> Steps:
    """Go on after an event in Step 1 whose claims are done; a tile chopped late goes back by itself (13)."""
    state = steps[-1].state
    if state.turn.placed and state.plate != NO_TILE:
        tile = state.plate
        state = changed(state, plate=NO_TILE, pantry=state.pantry | 1 << tile - state.box.first_tile)
        steps.append(Step(state, (Returned(state.box, state.box.kind(tile), pieces=(tile,)),)))
    return enter(steps, goes_on_with(state), luck)


def enter(steps: Steps, phase: Phase, luck: Luck) -> Steps:
    """Enter a phase, and run through all in which nobody has a choice."""
    onward: Phase | None = phase
    while onward is not None:
        phase = onward
        onward = _ENTERED[phase](steps, luck) if phase in _ENTERED else None
    if steps[-1].state.phase is not phase:
        _become(steps, changed(steps[-1].state, phase=phase))
    return steps


def _menu(steps: Steps, luck: Luck) -> Phase | None:
    """Draw starting recipes; all in turn, then the first turn begins (3.5, 3.6)."""
    state = steps[-1].state
    if lacks_recipes(state, state.seat):
        return Phase.MENU if _drew_the_only(steps, luck) else None
    seat = state.left_of(state.seat)
    _become(steps, changed(state, seat=seat))
    return _begun(steps) if seat == state.start else Phase.MENU


def _recipes(steps: Steps, luck: Luck) -> Phase | None:
    """Draw recipes up to a full screen, then the turn is over (9.12)."""
    state = steps[-1].state
    if not lacks_recipes(state, state.seat):
        return Phase.OVER
    return Phase.RECIPES if _drew_the_only(steps, luck) else None


def _drew_the_only(steps: Steps, luck: Luck) -> bool:
    """Draw if there is only one pile to draw from."""
    state = steps[-1].state
    piles = [length for length in range(len(state.box.tokens)) if strips_left(state, length)]
    if len(piles) == 1:
        steps.append(draws(state, piles[0], luck))
    return len(piles) == 1


def _pantry(steps: Steps, _luck: Luck) -> Phase | None:
    """Take tiles (9.9); of the last kind without being asked."""
    state = steps[-1].state
    kinds = [kind for kind, tiles in enumerate(state.box.tiles) if state.pantry & tiles]
    if len(kinds) > 1:
        return None
    steps.append(takes(state, kinds[0]))
    return second_step(steps[-1].state)


def _become(steps: Steps, state: State) -> None:
    """Let the last moment lead to another position."""
    last = steps[-1]
    steps[-1] = Step(state, last.events, last.reveals)


def _turn_over(steps: Steps, _luck: Luck) -> Phase | None:
    """End a turn: the game is over (10.3, 10.7), or the next player is in turn (3.6)."""
    state, last = steps[-1].state, steps[-1]
    if not state.board.open:
        ended = changed(state, ending=Ending.BOARD, turn=BEGUN)
        steps[-1] = Step(ended, (*last.events, BoardFull()), last.reveals)
        return None
    if state.passes >= STANDSTILL * state.seats:
        ended = changed(state, ending=Ending.STANDSTILL, turn=BEGUN)
        steps[-1] = Step(ended, (*last.events, Standstill()), last.reveals)
        return None
    _become(steps, changed(state, seat=state.left_of(state.seat), turn=BEGUN))
    return _begun(steps)


def _begun(steps: Steps) -> Phase:
    """Begin a turn; without a tile in hand it can only be passed (9.11), and without recipes nothing is asked (7.6)."""
    state = steps[-1].state
    if state.side.tiles:
        return Phase.PLAY
    state = changed(state, passes=state.passes + 1)
    steps.append(Step(state, (Passed(state.seat),)))
    return Phase.PASSING if any(strip != NO_STRIP for strip in state.side.screen) else second_step(state)


def draws(state: State, length: int, luck: Luck) -> Step[State]:
    """Draw the top strip of a pile: one that nobody has drawn, else the first that was put under it (7.3)."""
    box, menu, seat = state.box, state.menu, state.seat
    strip = top_strip(state, length)
    undrawn, drawn, under, faces = menu.undrawn, menu.drawn, menu.under, menu.faces
    if strip == box.starts[length] + drawn[length]:
        left = squares(undrawn & box.of_length[length])
        recipe = left[luck.below(len(left))]
        undrawn ^= 1 << recipe
        drawn = (*drawn[:length], drawn[length] + 1, *drawn[length + 1 :])
        faces = (*faces[:strip], recipe, *faces[strip + 1 :])
    else:
        under = (*under[:length], under[length][1:], *under[length + 1 :])
    seen = (*menu.seen[:strip], menu.seen[strip] | 1 << seat, *menu.seen[strip + 1 :])
    side = state.side
    place = side.screen.index(NO_STRIP)
    screen = (*side.screen[:place], strip, *side.screen[place + 1 :])
    owner = Side(side.tiles, side.cards, screen, side.served, side.left, side.cubes)
    state = changed(
        state,
        menu=Menu(undrawn, drawn, under, faces, seen, menu.doubts),
        sides=with_side(state, seat, owner),
    )
    return Step(state, (Drawn(seat, box.tokens[length].length, pieces=(strip,)),), reveals=True)


def takes(state: State, kind: int) -> Step[State]:
    """Take a tile from the pantry into the hand (9.9)."""
    box, side, seat = state.box, state.side, state.seat
    tile = top_tile(state, kind)
    tiles = tuple(sorted([*side.tiles, tile]))
    owner = Side(tiles, side.cards, side.screen, side.served, side.left, side.cubes)
    state = changed(state, pantry=state.pantry ^ 1 << tile - box.first_tile, sides=with_side(state, seat, owner))
    return Step(state, (TileTaken(seat, box, kind, pieces=(tile,)),))


_ENTERED: dict[Phase, Callable[[Steps, Luck], Phase | None]] = {
    Phase.MENU: _menu,
    Phase.PANTRY: _pantry,
    Phase.RECIPES: _recipes,
    Phase.OVER: _turn_over,
}
"""How each phase is entered in which something may go on by itself; gives the next one, None if this one stays."""
