"""A desk beside the match: its small game is played like any other, but nobody writes it down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve

from boardtable.engine.match import Match
from boardtable.engine.record import Record
from boardtable.engine.sitter import Sitter

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardtable.engine.move import Seat
    from boardtable.engine.record import Entry


class NobodyWrites:
    """Whoever keeps what is tried at a desk: nobody."""

    def keep(self, entries: Sequence[Entry]) -> None:
        """Let it be forgotten."""


def desk_beside(match: Match[Any, Any, Any, Any], seat: Seat) -> Match[Any, Any, Any, Any] | None:
    """Set up the desk of a seat as it stands now, if there is one; a person may sit there for a computer too."""
    desk = match.game.desk(match.state, seat)
    if desk is None:
        return None
    small = evolve(desk.game, setup=lambda *_: desk.state)
    people = tuple(Sitter(sitter.name, language=sitter.language) for sitter in match.deal.seats)
    return Match(small, None, Record(evolve(match.deal, seats=people)))
