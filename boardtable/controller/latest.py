"""What whoever moved last has put where it lies, for those who have looked elsewhere."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from boardtable.engine.match import Match
    from boardtable.engine.move import Seat


def latest(match: Match[Any, Any, Any, Any], ply: int, seat: Seat | None) -> tuple[int, ...]:
    """Tell which pieces the last mover brought where they lie, after so many decisions; none to the mover's own eyes.

    They are what the events named, and now lie elsewhere than before that mover's turn.
    """
    plies = match.plies[:ply]
    mover = plies[-1].move.seat if plies else seat
    if mover == seat:
        return ()
    turn = list(takewhile(lambda made: made.move.seat == mover, reversed(plies)))
    named = {piece for made in turn for step in made.steps for event in step.events for piece in event.pieces}
    before = {item.piece: item.at for item in match.game.table(match.at(ply - len(turn)), seat).placed}
    now = match.game.table(match.at(ply), seat).placed
    return tuple(item.piece for item in now if item.piece in named and item.at != before.get(item.piece))
