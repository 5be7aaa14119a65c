"""What lies under zones that are shown large: a shade over the rest of the table, and a plate."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem

from boardtable.engine.target import Cell

from .places import HEIGHT, WIDTH

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsScene

    from .places import Places

MARGIN, HEADING, ROUND = 26.0, 24.0, 18.0
SHADE, PLATE, EDGE = QColor(0, 0, 0, 120), QColor("#2A2E35"), QColor(255, 255, 255, 70)
SHADE_BELOW, PLATE_BELOW = 0.4, 0.3
"""How far these lie below the lowest piece that is shown large."""


class Plate:
    """Comes and goes with the zones that are shown large."""

    def __init__(self, scene: QGraphicsScene) -> None:
        """Begin unseen."""
        self._shade, self._plate = QGraphicsPathItem(), QGraphicsPathItem()
        self._shade.setBrush(SHADE)
        self._shade.setPen(Qt.PenStyle.NoPen)
        self._plate.setBrush(PLATE)
        self._plate.setPen(QPen(EDGE, 1.5))
        whole = QPainterPath()
        whole.addRect(-WIDTH, -HEIGHT, 3 * WIDTH, 3 * HEIGHT)
        self._shade.setPath(whole)
        for item in (self._shade, self._plate):
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            item.hide()
            scene.addItem(item)

    def draw(self, places: Places) -> None:
        """Lie below all zones that are shown large, or go."""
        around = QRectF()
        for name in places.raised:
            around = around.united(places.rect(Cell(name)) or QRectF())
        path = QPainterPath()
        path.addRoundedRect(around.adjusted(-MARGIN, -MARGIN - HEADING, MARGIN, MARGIN), ROUND, ROUND)
        self._plate.setPath(path)
        for item, below in ((self._shade, SHADE_BELOW), (self._plate, PLATE_BELOW)):
            item.setZValue(places.raised_from - below)
            item.setVisible(bool(places.raised))
