"""The cloth under the table: painted band by band for one size of the window, whenever there is time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsRectItem

from .items import pixmap_item

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsScene

    from .art import Art

CLOTH = "cloth"
PLAIN_CLOTH = QColor("#3B4048")
LEVEL = -100.0
BAND = 400_000
"""So many pixels are painted in one go: few enough for nobody to notice."""


class Cloth:
    """Lays the cloth of a game's art; pixel on pixel it costs next to nothing to show.

    While one is painted for another size of the window, the old one serves, stretched.
    """

    def __init__(self, scene: QGraphicsScene, art: Art) -> None:
        """Begin without one."""
        self._scene = scene
        self._art = art
        self._sheets: list[tuple[QGraphicsRectItem, QSize]] = []
        self._done = 0

    def cover(self, size: QSize, area: QRectF) -> None:
        """Cover a part of the table, which is so many real pixels large."""
        if not size.isEmpty() and self._art.has(CLOTH) and (not self._sheets or self._sheets[-1][1] != size):
            sheet = QGraphicsRectItem()
            sheet.setPen(Qt.PenStyle.NoPen)
            sheet.setZValue(LEVEL)
            sheet.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            self._scene.addItem(sheet)
            self._sheets.append((sheet, size))
            self._done = 0
            self._art.paint_first(self._paint_band)
        for sheet, pixels in self._sheets:
            across, down = area.width() / pixels.width(), area.height() / pixels.height()
            sheet.setTransform(QTransform.fromTranslate(area.x(), area.y()).scale(across, down))

    def _paint_band(self) -> bool:
        """Paint some rows more; tells whether that was all."""
        sheet, size = self._sheets[-1]
        rows = min(max(1, BAND // size.width()), size.height() - self._done)
        pixels = QImage(size.width(), rows, QImage.Format.Format_RGB32)
        pixels.fill(PLAIN_CLOTH)
        with QPainter(pixels) as painter:
            painter.translate(0, -self._done)
            self._art.paint_cover(painter, CLOTH, size)
        band = pixmap_item(self._scene, 0)
        band.setPixmap(QPixmap.fromImage(pixels))
        band.setOffset(0, self._done)
        band.setParentItem(sheet)
        self._done += rows
        if self._done < size.height():
            return False
        for old, _ in self._sheets[:-1]:
            self._scene.removeItem(old)
        del self._sheets[:-1]
        return True
