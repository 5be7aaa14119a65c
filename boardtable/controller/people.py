"""Who sits before the screen, and when the curtain has to come down between two of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from boardtable.engine.match import Match
    from boardtable.engine.move import Seat


class People:
    """The people at one screen: whose eyes the table is shown to.

    Until somebody looks, `onlooker` is None and nothing hidden is shown.
    """

    def __init__(self, match: Match[Any, Any, Any, Any]) -> None:
        """Take the people of this match; a lone person is looking from the start.

        Seats that nobody here can play for (a computer of another program) are played at the screen.
        """
        self._match = match
        self.seats = tuple(range(len(match.deal.seats)))
        self.onlooker: Seat | None = self.seats[0] if len(self.seats) == 1 else None

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
        if len(self.seats) == 1 or self.onlooker is None:
            return False
        state, table = self._match.state, self._match.game.table
        return table(state, self.onlooker).placed != table(state, None).placed
