"""Who sits before the screen and who is a computer, and when the curtain has to come down between two people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boardtable.ai.bots import BOTS

if TYPE_CHECKING:
    from boardtable.engine.match import Match
    from boardtable.engine.move import Seat


STAND_IN = "medium"
"""How well a computer plays that only another program knows."""


class People:
    """The people at one screen: whose eyes the table is shown to; computers play for all other seats.

    Until somebody looks, `onlooker` is None and nothing hidden is shown; among computers alone it stays so.
    """

    def __init__(self, match: Match[Any, Any, Any, Any]) -> None:
        """Take the people of this match; a lone person is looking from the start."""
        self._match = match
        self.seats = tuple(seat for seat, sitter in enumerate(match.deal.seats) if sitter.is_person)
        self.onlooker: Seat | None = self.seats[0] if len(self.seats) == 1 else None

    def level(self, seat: Seat) -> str:
        """Tell how well the computer at a seat plays.

        What only another program knows stays a computer, and plays at a medium level: whoever opens such
        a game wants to play for one seat as before, not for two.
        """
        plays = self._match.deal.seats[seat].plays
        return plays if plays in BOTS else STAND_IN

    def strangers(self) -> tuple[Seat, ...]:
        """Tell for which computers another level stands in."""
        seats = enumerate(self._match.deal.seats)
        return tuple(n for n, sitter in seats if not sitter.is_person and sitter.plays not in BOTS)

    def next(self) -> Seat | None:
        """Tell who should be looking now: who decides next, or else whoever looks already."""
        deciding = [seat for seat in self._match.active() if seat in self.seats]
        if not deciding or self.onlooker in deciding:
            return self.onlooker
        return deciding[0]

    def needs_curtain(self, seat: Seat | None) -> bool:
        """Tell whether a change to this seat would show one person what only another may see."""
        if seat is None or seat == self.onlooker:
            return False
        state, table = self._match.state, self._match.game.table
        return table(state, seat).placed != table(state, self.onlooker).placed

    def is_hidden(self) -> bool:
        """Tell whether the onlooker sees something that the others at the screen must not."""
        if len(self.seats) <= 1 or self.onlooker is None:
            return False
        state, table = self._match.state, self._match.game.table
        return table(state, self.onlooker).placed != table(state, None).placed
