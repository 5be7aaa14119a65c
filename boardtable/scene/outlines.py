"""Outlines around what belongs together on the table, seen while somebody points at whose it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem

from boardtable.engine.note import Tone

from .rings import INK, TONES, WHITE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtCore import QPointF, SignalInstance
    from PySide6.QtGui import QColor
    from PySide6.QtWidgets import QGraphicsScene

    from boardtable.engine.move import Seat
    from boardtable.engine.table import Mark
    from boardtable.engine.target import Target

    from .places import Places

LEVEL = 5090.0
"""Right below the rings."""
OVERLAP = 0.5
"""Neighbours become one form if they reach so far into each other."""
LINES = (9.0, 6.0, 1.5)
"""How wide the lines are that lie upon each other, in pixels of a small table."""


class Outlines:
    """Draws the marks `of` something as one outline each, as long as that is pointed at."""

    def __init__(self, scene: QGraphicsScene, changed: SignalInstance, is_touched: Callable[[], bool]) -> None:
        """Begin with nothing outlined; what is pointed at may have `changed`, but not while a hand holds something."""
        self.seen: tuple[Mark, ...] = ()
        """What is outlined now."""
        self._scene = scene
        self._marks: tuple[Mark, ...] = ()
        self._places: Places | None = None
        self.pointed: frozenset[Seat | Target] = frozenset()
        """Over these is the pointer: a player, or what lies under it on the table."""
        self.at: QPointF | None = None
        """Here on the table is the pointer, if it is there."""
        self._traced: tuple[Target, ...] = ()
        self._items: list[QGraphicsPathItem] = []
        self._is_touched = is_touched
        changed.connect(self._look_again)

    def lay(self, marks: Iterable[Mark], places: Places) -> None:
        """Take the marks of another table."""
        self._marks, self._places = tuple(mark for mark in marks if mark.of), places
        self._look_again()
        self._draw()

    def point_at(self, pointed: Iterable[Seat | Target] = ()) -> None:
        """Follow the pointer to a player, or to what lies under it on the table; or away from all of that."""
        before, self.pointed = self.pointed, frozenset(pointed)
        if before != self.pointed and self._marks:
            self._draw()

    def leave(self) -> None:
        """Follow the pointer away from the table."""
        self.at = None
        self.point_at()

    def _look_again(self) -> None:
        """Find what lies under the pointer now: things move while it rests."""
        if self.at is not None and self._places is not None and not self._is_touched():
            self.point_at(self._places.under(self.at))

    def trace(self, places: tuple[Target, ...] = ()) -> None:
        """Outline some places for whoever reads of them beside the table, or none any more."""
        if places != self._traced:
            self._traced = places
            self._draw()

    def _draw(self) -> None:
        self.seen = tuple(mark for mark in self._marks if not self.pointed.isdisjoint(mark.of))
        for item in self._items:
            self._scene.removeItem(item)
        self._items = []
        forms = [(mark.places, mark.tone) for mark in self.seen]
        for places, tone in (*forms, (self._traced, Tone.GAIN)) if self._traced else forms:
            path = self._around(places)
            for colour, width in zip(_colours(tone), LINES, strict=True):
                item = QGraphicsPathItem(path)
                item.setPen(
                    QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
                )
                item.setZValue(LEVEL)
                item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
                self._scene.addItem(item)
                self._items.append(item)

    def _around(self, places: Iterable[Target]) -> QPainterPath:
        """Draw round all places together."""
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        for target in places:
            rect = self._places.rect(target) if self._places is not None else None
            if rect is not None:
                path.addRect(rect.adjusted(-OVERLAP, -OVERLAP, OVERLAP, OVERLAP))
        return path.simplified()


def _colours(tone: Tone) -> tuple[QColor, QColor, QColor]:
    """Give the tone between white and ink, one of which is seen on every ground."""
    return INK, WHITE, TONES[tone]
