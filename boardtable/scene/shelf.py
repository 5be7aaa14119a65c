"""Keeping what was drawn, up to so much memory."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

KEPT_BYTES = 8_000_000
"""What goes beyond this is forgotten, the longest unused first; what is on the table keeps its own."""


class Weighty(Protocol):
    """Anything that tells how much memory it takes."""

    @property
    def bytes(self) -> int:
        """Tell how much memory that takes."""


D = TypeVar("D", bound=Weighty)


class Shelf(Generic[D]):
    """Drawings by what they show."""

    def __init__(self) -> None:
        """Begin with none."""
        self._kept: OrderedDict[Hashable, D] = OrderedDict()
        self._bytes = 0

    def give(self, key: Hashable, draw: Callable[[], D]) -> D:
        """Give a drawing, or have it drawn."""
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        drawn = self._kept[key] = draw()
        self._bytes += drawn.bytes
        while self._bytes > KEPT_BYTES and len(self._kept) > 1:
            self._bytes -= self._kept.popitem(last=False)[1].bytes
        return drawn
