"""The computer players that look no further than the end of their own turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .limit import Budget
from .thought import Thought
from .trial import Trial, Worth

if TYPE_CHECKING:
    from collections.abc import Callable

    from boardtable.engine.game import Game, M, S
    from boardtable.engine.luck import Luck
    from boardtable.engine.move import Seat

    from .limit import Limit

WIDEST = 60
"""Of more moves than these only the heaviest are looked at."""

ONWARD = (5, 2)
"""So many moves are tried at the second decision of a turn, and at the third; the others are taken as they weigh."""

WORLDS = 6
"""So often a move is tried where chance or a secret comes in."""

NOISE = 1.5
"""How far off the easy player judges at most, measured by all that the moves lie apart."""


def medium(  # noqa: PLR0913, PLR0917 - what every computer player is told
    game: Game[S, M, Any, Any], view: S, seat: Seat, limit: Limit, luck: Luck, stop: Callable[[], bool]
) -> Thought[M]:
    """Play the move after which the position looks best."""
    return _compared(Trial(game, luck), view, seat, Budget(limit, stop), WORLDS)


def easy(  # noqa: PLR0913, PLR0917 - as above
    game: Game[S, M, Any, Any], view: S, seat: Seat, limit: Limit, luck: Luck, stop: Callable[[], bool]
) -> Thought[M]:
    """Play a move after which the position looks good, but misjudge it now and then."""
    thought = _compared(Trial(game, luck), view, seat, Budget(limit, stop), 1)
    if not thought.values:
        return thought
    apart = thought.values[0][1] - thought.values[-1][1]
    judged = [value + NOISE * apart * luck.below(1 << 53) / (1 << 53) for _, value in thought.values]
    chosen = thought.values[judged.index(max(judged))]
    return Thought(chosen[0], thought.playouts, (chosen,))


def _compared(trial: Trial[S, M], view: S, seat: Seat, budget: Budget, worlds: int) -> Thought[M]:
    """Try every move to the end of the turn, in several worlds where that makes a difference."""
    moves, _ = trial.sensible(view, seat, WIDEST)
    if len(moves) == 1:
        return Thought(moves[0])
    sums = dict.fromkeys(moves, 0.0)
    tried = dict.fromkeys(moves, 0)
    open_moves = moves
    for _ in range(worlds):
        if not open_moves:
            break
        world = trial.game.sample(view, seat, trial.luck)
        certain = world == view
        going_on: list[M] = []
        for move in open_moves:
            if budget.is_over():
                going_on.clear()
                break
            value, sure = _value(trial, world, move, seat, 0)
            budget.spend()
            sums[move] += value
            tried[move] += 1
            if not sure or not certain:
                going_on.append(move)
        open_moves = going_on
    values = sorted(((move, sums[move] / tried[move]) for move in moves if tried[move]), key=lambda pair: -pair[1])
    return Thought(values[0][0] if values else moves[0], budget.spent, tuple(values))


def _value(trial: Trial[S, M], state: S, move: M, seat: Seat, depth: int) -> tuple[float, bool]:
    """Judge a move by the best way to end the turn after it; tells too whether chance had no part in it."""
    after, lucky = trial.onward(state, move)
    if trial.turn(after, seat) != seat:
        return Worth(trial.game, after).to(seat), not lucky
    if depth == len(ONWARD):
        return Worth(trial.game, trial.finished(after, seat)).to(seat), False
    moves, _ = trial.sensible(after, seat, ONWARD[depth])
    found = [_value(trial, after, each, seat, depth + 1) for each in moves]
    return max(found)[0], not lucky and all(sure for _, sure in found)
