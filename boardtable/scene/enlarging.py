"""Zones of one group shown large over the table: what others have, and stacks that anybody may look through."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.target import Cell, Piece

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
    def group(self) -> str | Cell | None:
        """Tell which group, or which pile, is shown large."""
        return self._pieces.group

    def groups(self) -> tuple[str | Cell, ...]:
        """Tell in which groups there is something, in the table's order, then the piles that one may look into."""
        lying = self._pieces.lying
        zones = (zone for zone in self._pieces.zones if lying.members(zone.name))
        groups = (zone.group for zone in zones if zone.group is not None)
        piles = map(lying.may_look_into, map(Piece, lying.spots))
        return tuple(dict.fromkeys((*groups, *(pile for pile in piles if pile is not None))))

    def click(self, under: Sequence[Target], offers: Collection[Target]) -> bool:
        """Follow a click on what is not on offer: enlarge its group or look into a pile; tells whether there is one."""
        places = self._pieces.places
        names = [target.zone for target in under if isinstance(target, Cell)]
        group: str | Cell | None = places.zones[names[0]].group if names else None
        if names and group is None:
            group = places.may_look_into(under[0])
        if group is None or any(target in offers for target in under):
            return False
        self.show(group)
        return True

    def show(self, group: str | Cell | None) -> None:
        """Show a group or pile large, or (None) everything as it lies; pieces glide there."""
        pieces = self._pieces
        if group == pieces.group or pieces.carried:
            return
        _, before = pieces.here()
        pieces.settle(pieces.table, group=group)
        pieces.come_from(before)

    def step(self) -> None:
        """Show the next group large; after the last one nothing is."""
        groups: tuple[str | Cell | None, ...] = (None, *self.groups())
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
