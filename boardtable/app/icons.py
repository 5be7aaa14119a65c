"""Tool icons and the marks of the seats, drawn from our own SVG files."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

MARKS = 4
PIXELS = 32
"""Drawn so large, times the scale of the screen."""


def icon(name: str, colour: str | None, ratio: float = 1.0) -> QIcon:
    """Give a tool icon in one colour, or a picture in its own."""
    return QIcon(drawn(name, colour, PIXELS, ratio))


def seat_mark(seat: int, pixels: int, ratio: float) -> QPixmap:
    """Draw the mark of a seat, in its own colour and shape; seats beyond the marks begin again."""
    return drawn(f"seat-{seat % MARKS + 1}", None, pixels, ratio)


def same_when_chosen(pixels: QPixmap) -> QIcon:
    """Make an icon that is not tinted where it is chosen: the colours of a face mean something."""
    face = QIcon(pixels)
    face.addPixmap(pixels, QIcon.Mode.Selected)
    return face


@cache
def drawn(name: str, colour: str | None, pixels: int, ratio: float) -> QPixmap:
    """Draw a picture so large and sharp, in one colour or in its own."""
    source = (files("boardtable.resources") / "icons" / f"{name}.svg").read_bytes()
    pixmap = QPixmap(round(pixels * ratio), round(pixels * ratio))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    QSvgRenderer(QByteArray(source)).render(painter, QRectF(pixmap.rect()))
    if colour is not None:
        # With `fillRect` PySide6 would first make sense of each of Qt's many gradients.
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        painter.drawRect(pixmap.rect())
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap
