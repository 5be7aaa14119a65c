"""Zones of one group shown large over the table: what others have, and stacks that anybody may look through."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.target import Cell

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from PySide6.QtCore import QPointF

    from boardtable.engine.target import Target

    from .pieces import Pieces


class Enlarger:
    """Shows at most one group large, until a second click, a click elsewhere or Esc."""

    def __init__(self, pieces: Pieces) -> None:
        """Begin with nothing enlarged."""
        self._pieces = pieces

    @property
    def group(self) -> str | None:
        """Tell which group is shown large."""
        return self._pieces.group

    def groups(self) -> tuple[str, ...]:
        """Tell which groups there are, in the table's order."""
        return tuple(dict.fromkeys(zone.group for zone in self._pieces.zones if zone.group is not None))

    def click(self, under: Sequence[Target], offers: Collection[Target]) -> bool:
        """Follow a click on what is not on offer: enlarge its group; tells whether there is one."""
        zones = self._pieces.places.zones
        names = [target.zone for target in under if isinstance(target, Cell)]
        group = zones[names[0]].group if names else None
        if group is None or any(target in offers for target in under):
            return False
        self.show(group)
        return True

    def show(self, group: str | None) -> None:
        """Show a group large, or (None) everything as it lies; pieces glide there."""
        pieces = self._pieces
        if group == pieces.group or pieces.carried:
            return
        _, before = pieces.here()
        pieces.settle(pieces.table, group=group)
        pieces.come_from(before)

    def step(self) -> None:
        """Show the next group large; after the last one nothing is."""
        groups = (None, *self.groups())
        self.show(groups[(groups.index(self.group) + 1) % len(groups)])

    def press(self, point: QPointF, offers: Collection[Target], then: Callable[[tuple[Target, ...]], object]) -> bool:
        """Follow a press while a group is large: point at what is on offer there, or put the group back."""
        if self.group is None:
            return False
        under = self._pieces.places.under(point)
        if any(target in offers for target in under):
            then(under)
        else:
            self.show(None)
        return True

    def make_way(self, focus: Target | None) -> None:
        """Put a group back when the keyboard turns to something."""
        if focus is not None:
            self.show(None)
