"""Whoever writes down what is decided at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardtable.engine.record import Entry


class Keeper(Protocol):
    """Whoever writes the record down, entry by entry."""

    def keep(self, entries: Sequence[Entry]) -> None:
        """Write down all entries of the match that are not written yet."""
