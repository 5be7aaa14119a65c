"""The veil over the table while a hand carries something: all but the targets steps back (look 1)."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainterPath, QRegion
from PySide6.QtWidgets import QGraphicsPathItem

from .places import HEIGHT, WIDTH

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

SHADE = QColor(0, 0, 0, 38)
"""15 per cent of black."""
MARGIN = 12
BANDS, BAND_MS = 5, 8
"""It comes down band by band, none in the frame in which something is lifted and not two in one: all of the table
painted at once would hold up the hand."""
SIDES = WIDTH
"""So far it goes beyond the table on each side, where the window may show more of the cloth."""


class Veil:
    """Dims everything but what lies under its holes."""

    def __init__(self, scene: QGraphicsScene, level: float) -> None:
        """Begin rolled up."""
        self._bands = [QGraphicsPathItem() for _ in range(BANDS)]
        for band in self._bands:
            band.setPen(Qt.PenStyle.NoPen)
            band.setBrush(SHADE)
            band.setZValue(level)
            band.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            band.hide()
            scene.addItem(band)
        self._scene = scene
        self._taken: list[QGraphicsItem] = []
        self._holes: Iterable[QRectF] = ()
        self._open_to = QRegion()
        self._old: list[int] = []
        """These bands are still to come down, or have other holes than they should."""
        self._rolling = QTimer(scene, interval=BAND_MS)
        self._rolling.timeout.connect(self._roll)

    def lower(self, holes: Iterable[QRectF]) -> None:
        """Come down, or get other holes."""
        self._holes, self._old = holes, list(range(BANDS))
        self._rolling.start()

    def take(self, item: QGraphicsItem) -> None:
        """Take something from the table; while it comes down band by band, so that not all is painted at once."""
        self._taken.append(item)
        if not self._rolling.isActive():
            self._clear(1)

    def lift(self) -> None:
        """Roll up at once."""
        self._rolling.stop()
        self._old = []
        self._clear(len(self._taken))
        for band in self._bands:
            band.hide()

    def finish(self) -> None:
        """Come down completely now: for pictures and tests."""
        while self._rolling.isActive():
            self._roll()

    def _roll(self) -> None:
        """Bring down the next band, or change its holes."""
        n = self._old.pop(0)
        if n == 0:
            self._open_to = QRegion()
            for hole in self._holes:
                self._open_to += QRegion(hole.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN).toAlignedRect())
        top = -HEIGHT if n == 0 else HEIGHT * n / BANDS
        bottom = 2 * HEIGHT if n == BANDS - 1 else HEIGHT * (n + 1) / BANDS
        path = QPainterPath()
        path.addRegion(QRegion(QRectF(-SIDES, top, WIDTH + 2 * SIDES, bottom - top).toRect()) - self._open_to)
        self._bands[n].setPath(path)
        self._bands[n].show()
        self._clear(ceil(len(self._taken) / (len(self._old) + 1)))
        if not self._old:
            self._rolling.stop()

    def _clear(self, items: int) -> None:
        """Take so many things from the table."""
        for item in self._taken[:items]:
            self._scene.removeItem(item)
        del self._taken[:items]
