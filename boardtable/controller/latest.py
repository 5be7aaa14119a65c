"""What whoever moved last has put where it lies, for those who have looked elsewhere."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, Any

from boardtable.engine.table import Wheel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardtable.engine.match import Match
    from boardtable.engine.move import Seat
    from boardtable.engine.table import Zone


def latest(match: Match[Any, Any, Any, Any], ply: int, seat: Seat | None) -> tuple[int, ...]:
    """Tell which pieces the last mover brought where they lie, after so many decisions; none to the mover's own eyes.

    They are what the events named, and now lie elsewhere than before that mover's turn; nobody has put there what a
    wheel brings round.
    """
    plies = match.plies[:ply]
    mover = plies[-1].move.seat if plies else seat
    if mover == seat:
        return ()
    turn = list(takewhile(lambda made: made.move.seat == mover, reversed(plies)))
    named = {piece for made in turn for step in made.steps for event in step.events for piece in event.pieces}
    before = {item.piece: item.at for item in match.game.table(match.at(ply - len(turn)), seat).placed}
    now, zones = match.game.table(match.at(ply), seat).placed, match.game.zones(match.at(ply), seat)
    wheels = _wheels(zones)
    named.difference_update(item.piece for item in now if item.at.zone in wheels)
    return tuple(item.piece for item in now if item.piece in named and item.at != before.get(item.piece))


def _wheels(zones: Sequence[Zone]) -> set[str]:
    return {zone.name for zone in zones if isinstance(zone.kind, Wheel)}
