"""What happened, for those who watch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen

if TYPE_CHECKING:
    from .move import Seat
    from .text import Text


@frozen
class Event:
    """One thing that happened; each game has one frozen class per kind of event.

    `pieces` are the numbers of what it moved: the film plays the difference of two tables in these
    groups, event by event. An event never carries the face of a hidden piece.
    """

    pieces: tuple[int, ...] = field(default=(), kw_only=True)
    only_for: Seat | None = field(default=None, kw_only=True)

    def told(self) -> Text | None:
        """Say it for the log; None for what needs no line."""
        return None

    def masked(self) -> Event:
        """Give what the other seats may know of an event that is `only_for` one."""
        return Event(pieces=self.pieces)

    def seen_by(self, seat: Seat | None) -> Event:
        """Give the event as one seat (None: an onlooker) gets to know it."""
        return self if self.only_for is None or self.only_for == seat else self.masked()
