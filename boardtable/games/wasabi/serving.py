"""Completing recipes: every board event may open a claim window (chapter 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from boardtable.engine.game import Step

from .events import (
    Served,
    TokensGone,
)
from .matching import made
from .running import go_on
from .state import (
    NO_STRIP,
    Board,
    Ending,
    Menu,
    Phase,
    Side,
    State,
    Turn,
    changed,
    has_tokens_for,
    strip_of,
    with_side,
)
from .turning import claimable

if TYPE_CHECKING:
    from collections.abc import Iterable

    from boardtable.engine.event import Event
    from boardtable.engine.luck import Luck

    from .moves import Claim, Leave

Steps: TypeAlias = list[Step[State]]


def board_event(  # noqa: PLR0913, PLR0917 - all that an event can change
    steps: Steps,
    state: State,
    told: Event,
    luck: Luck,
    board: Board,
    touched: Iterable[int],
    **changes: Any,  # noqa: ANN401 - the fields of a state have many types
) -> Steps:
    """Change the board; a claim window opens at once if anything can be claimed (6.9, 8.4)."""
    fresh, style = made(state.box, state.mat, board.shows, touched)
    state = changed(state, board=board, **changes)
    if fresh:
        turn = state.turn
        turn = Turn(turn.placed, turn.played, turn.completed, 0, fresh, style)
        opened = changed(state, phase=Phase.CLAIM, turn=turn, menu=_doubted(state, fresh))
        if claimable(opened):
            return [*steps, Step(opened, (told,))]
        state = changed(state, menu=opened.menu)
    return go_on([*steps, Step(state, (told,))], luck)


def _doubted(state: State, fresh: int) -> Menu:
    """Note that a strip is hardly one of the recipes that its holder has just made: those are mostly claimed."""
    box, menu = state.box, state.menu
    fresh &= has_tokens_for(state.side, box)
    doubts = list(menu.doubts)
    for strip in state.side.screen:
        if strip != NO_STRIP:
            doubts[strip] |= fresh & box.of_length[box.lengths[strip]]
    return Menu(menu.undrawn, menu.drawn, menu.under, menu.faces, menu.seen, tuple(doubts))


def claim(state: State, move: Claim, luck: Luck) -> Steps:
    """Serve a recipe: strip, token, and cubes if it is in style (6.12)."""
    box, seat, menu, turn = state.box, state.seat, state.menu, state.turn
    recipe = box.recipe(move.recipe)
    strip = strip_of(state, seat, recipe)
    length = box.lengths[recipe]
    token = box.tokens[length]
    in_style = bool(turn.style >> recipe & 1)  # 6.14: with style wherever a segment has it
    cubes = token.cubes if in_style else 0
    side = state.side
    left = (*side.left[:length], side.left[length] - 1, *side.left[length + 1 :])
    screen = tuple([NO_STRIP if other == strip else other for other in side.screen])
    owner = Side(side.tiles, side.cards, screen, (*side.served, strip), left, side.cubes + cubes)
    seen = (*menu.seen[:strip], (1 << state.seats) - 1, *menu.seen[strip + 1 :])
    state = changed(
        state,
        menu=Menu(menu.undrawn, menu.drawn, menu.under, menu.faces, seen, menu.doubts),
        sides=with_side(state, seat, owner),
        turn=Turn(turn.placed, turn.played, turn.completed + 1, 0, turn.fresh, turn.style),
    )
    first = box.first_token + seat * box.tokens_each + sum(other.count for other in box.tokens[:length])
    pieces = (strip, first + token.count - side.left[length])
    told = Served(seat, box.recipes[recipe].name, token.points, cubes, in_style, pieces=pieces)
    if not any(left):  # 10.1, 10.2: at once
        over = changed(closed(state), phase=Phase.OVER, ending=Ending.TOKENS)
        return [Step(over, (told, TokensGone(seat)), reveals=True)]
    step = Step(state, (told,), reveals=True)
    return [step] if claimable(state) else go_on([Step(closed(state), (told,), reveals=True)], luck)


def leave(state: State, _move: Leave, luck: Luck) -> Steps:
    """Serve no more: what was not claimed cannot be claimed later (6.9, 6.10)."""
    return go_on([Step(closed(state))], luck)


def closed(state: State) -> State:
    """Forget what belongs to a claim window, or to passing."""
    turn = state.turn
    return changed(state, turn=Turn(turn.placed, turn.played, turn.completed))
