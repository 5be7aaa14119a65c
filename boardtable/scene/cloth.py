"""The cloth under the table: painted band by band for one size of the window, whenever there is time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, QSize, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

if TYPE_CHECKING:
    from .art import Art

CLOTH = "cloth"
PLAIN_CLOTH = QColor("#3B4048")
BAND = 400_000
"""So many pixels are painted in one go: few enough for nobody to notice."""


class Cloth(QObject):
    """Paints the cloth of a game's art; laid pixel on pixel, it then costs nothing to show."""

    painted = Signal()
    """There is a new pixmap."""

    def __init__(self, art: Art, parent: QObject | None = None) -> None:
        """Begin without one."""
        super().__init__(parent)
        self.pixmap = QPixmap()
        self._art = art
        self._size = QSize()
        self._pixels = QImage()
        self._done = 0

    def order(self, size: QSize) -> None:
        """Have the cloth painted for a window of so many real pixels."""
        if size != self._size and not size.isEmpty() and self._art.has(CLOTH):
            self._size = size
            self._pixels = QImage()
            self._done = 0
            self._art.paint_first(self._paint_band)

    def _paint_band(self) -> bool:
        """Paint some rows more; tells whether that was all."""
        if self._pixels.isNull():
            self._pixels = QImage(self._size, QImage.Format.Format_RGB32)
        band = QRect(0, self._done, self._size.width(), max(1, BAND // self._size.width()))
        with QPainter(self._pixels) as painter:
            painter.setClipRect(band)
            painter.fillRect(band, PLAIN_CLOTH)
            self._art.paint_cover(painter, CLOTH, self._size)
        self._done += band.height()
        if self._done < self._size.height():
            return False
        self.pixmap = QPixmap.fromImage(self._pixels)
        self._pixels = QImage()
        self.painted.emit()
        return True
