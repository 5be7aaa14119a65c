"""Rings and words that lie over the table, drawn once for each size and kept."""

from __future__ import annotations

from collections import OrderedDict
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer

from .rings import INK, TONES, WHITE, clear, draw_ring
from .typeface import font

if TYPE_CHECKING:
    from boardtable.engine.note import Tone

    from .rings import Ring

PAPER, WORDS = QColor("#FFFDF8"), QColor("#22262B")
NAMES = QColor("#F3E7D3")
"""Names on the cloth; every cloth is dark enough for 4.5:1."""
MARKS = 4
LONGEST_NAME = 16
"""A name on the cloth is cut off after so many times its height."""
KEPT_BYTES = 16_000_000
"""Signs beyond this are forgotten, the longest unused first; those on the table keep their own."""
THICKEST = 3.0
"""Lines grow with the table, up to so many pixels for one."""


@frozen(eq=False)
class Sign:
    """A drawn sign: its pixels and how far they reach beyond what they surround."""

    pixmap: QPixmap
    margin: int


class Signs:
    """All signs, at the size of the screen's pixels."""

    def __init__(self) -> None:
        """Begin with none drawn."""
        self._kept: OrderedDict[object, Sign] = OrderedDict()
        self._bytes = 0

    def ring(self, ring: Ring, width: float, height: float, density: float) -> Sign:
        """Give a ring around so many real pixels; `density` is real pixels per unit of the table."""
        unit = max(1.0, min(density, THICKEST))
        key = (ring, round(width), round(height), round(unit, 3))
        return self._kept_sign(key) or self._keep(key, *draw_ring(ring, round(width), round(height), unit))

    def words(self, said: str, tone: Tone | None, pixels: float) -> Sign:
        """Give words on a small plate: a note in its tone, or (without a tone) a count or price."""
        key = (said, tone, round(pixels))
        return self._kept_sign(key) or self._keep(key, *_draw_plate(said, tone, round(pixels)))

    def name(self, said: str, seat: int | None, pixels: float) -> Sign:
        """Give a name in light letters for the cloth, behind the mark of a seat if it is somebody's."""
        key = (said, seat, round(pixels), "name")
        return self._kept_sign(key) or self._keep(key, *_draw_name(said, seat, round(pixels)))

    def caption(self, said: str, width: int, pixels: float) -> Sign:
        """Give a sentence on paper, at least as wide as so many pixels, in as many lines as it takes."""
        key = (said, width, round(pixels))
        return self._kept_sign(key) or self._keep(key, *_draw_caption(said, width, round(pixels)))

    def _kept_sign(self, key: object) -> Sign | None:
        sign = self._kept.get(key)
        if sign is not None:
            self._kept.move_to_end(key)
        return sign

    def _keep(self, key: object, pixels: QImage, margin: int) -> Sign:
        sign = self._kept[key] = Sign(QPixmap.fromImage(pixels), margin)
        self._bytes += pixels.sizeInBytes()
        while self._bytes > KEPT_BYTES and len(self._kept) > 1:
            _, gone = self._kept.popitem(last=False)
            self._bytes -= gone.pixmap.width() * gone.pixmap.height() * 4
        return sign


def _draw_plate(said: str, tone: Tone | None, size: int) -> tuple[QImage, int]:
    """Draw words on a plate with round ends: white on a dark tone, or ink on paper for a count."""
    letters = font(size, bold=True)
    height = round(size * 1.4)
    width = max(height, round(QFontMetricsF(letters).horizontalAdvance(said) + size * 0.8))
    edge = max(1, round(size / 12))
    pixels = clear(width + 2 * edge, height + 2 * edge)
    with QPainter(pixels) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(edge, edge, width, height)
        painter.setPen(QPen(INK if tone is None else WHITE, edge))
        painter.setBrush(PAPER if tone is None else TONES[tone])
        painter.drawRoundedRect(body, height / 2, height / 2)
        painter.setPen(WORDS if tone is None else WHITE)
        painter.setFont(letters)
        painter.drawText(body, Qt.AlignmentFlag.AlignCenter, said)
    return pixels, edge


def _draw_name(said: str, seat: int | None, size: int) -> tuple[QImage, int]:
    letters = font(size, bold=seat is not None)
    metrics = QFontMetricsF(letters)
    short = metrics.elidedText(said, Qt.TextElideMode.ElideRight, LONGEST_NAME * size)
    height = round(size * 1.4)
    indent = 0 if seat is None else height
    pixels = clear(round(metrics.horizontalAdvance(short)) + indent + 2, height)
    with QPainter(pixels) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if seat is not None:
            _mark(seat).render(painter, QRectF(0, height * 0.1, height * 0.8, height * 0.8))
        painter.setPen(NAMES)
        painter.setFont(letters)
        painter.drawText(QRectF(indent, 0, pixels.width() - indent, height), Qt.AlignmentFlag.AlignVCenter, short)
    return pixels, 0


@cache
def _mark(seat: int) -> QSvgRenderer:
    source = files("boardtable.resources") / "icons" / f"seat-{seat % MARKS + 1}.svg"
    return QSvgRenderer(QByteArray(source.read_bytes()))


def _draw_caption(said: str, width: int, size: int) -> tuple[QImage, int]:
    letters = font(size)
    gap = round(size * 0.6)
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
    room = QRectF(0, 0, max(width, 16 * size) - 2 * gap, 100 * size)
    needed = QFontMetricsF(letters).boundingRect(room, flags, said)
    pixels = clear(round(room.width()) + 2 * gap, round(needed.height()) + gap)
    with QPainter(pixels) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(PAPER)
        painter.drawRoundedRect(pixels.rect(), gap, gap)
        painter.setPen(WORDS)
        painter.setFont(letters)
        painter.drawText(QRectF(pixels.rect()).adjusted(gap, gap / 2, -gap, -gap / 2), flags, said)
    return pixels, 0
