"""Rings and words that lie over the table, drawn once for each size and kept."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from math import ceil
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer

from .rings import INK, TONES, WHITE, clear, draw_ring
from .shelf import Shelf
from .typeface import font

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from boardtable.engine.note import Tone

    from .grain import Grain
    from .rings import Hoop, Ring

PAPER, WORDS = QColor("#FFFDF8"), QColor("#22262B")
NAMES = QColor("#F3E7D3")
"""Names on the cloth; every cloth is dark enough for 4.5:1."""
MARKS = 4
LINE = 1.4
"""A line of words is so many times as high as its letters are large."""
NARROWEST = 16
"""A sentence on paper has lines at least so many times as long as letters are high."""
NAME_UNITS, SMALLEST_NAME = 17.0, 12.0
"""How large names on the cloth are: in units of the table, and at least in pixels of a plain screen."""
LONGEST_NAME = 16
"""A name on the cloth is cut off after so many times its height."""
PICTURE, STEP = 1.1, 0.6
"""A picture on a note is so many times as large as letters, and shows so much of itself beside the next one."""
THICKEST = 3.0
"""Lines grow with the table, up to so many pixels for one."""


@frozen(eq=False)
class Sign:
    """A drawn sign: its pixels and how far they reach beyond what they surround."""

    pixmap: QPixmap
    margin: int = 0

    @property
    def bytes(self) -> int:
        """Tell how much memory that takes."""
        return self.pixmap.width() * self.pixmap.height() * 4


class Signs:
    """All signs, at the size of the screen's pixels."""

    def __init__(self) -> None:
        """Begin with none drawn."""
        self._signs: Shelf[Sign] = Shelf()
        self._hoops: Shelf[Hoop] = Shelf()

    def ring(self, ring: Ring, width: float, height: float, density: float, *, hexagon: bool = False) -> Hoop:
        """Give a ring around so many real pixels; `density` is real pixels per unit of the table."""
        unit = max(1.0, min(density, THICKEST))
        size = round(width), round(height)
        key = (ring, *size, round(unit, 3), hexagon)
        return self._hoops.give(key, lambda: draw_ring(ring, *size, unit, hexagon=hexagon))

    def words(self, said: str, tone: Tone | None, pixels: float) -> Sign:
        """Give words on a small plate: a note in its tone, or (without a tone) a count or price."""
        return self._signs.give((said, tone, round(pixels)), lambda: _draw_plate(said, tone, round(pixels)))

    def short(
        self, said: str, tone: Tone, pixels: float, pictures: Sequence[str], draw: Callable[[str, int, int], QPixmap]
    ) -> Sign:
        """Give a note in few words, behind them pictures that `draw` draws by their names, each over the one before."""

        def plate() -> Sign:
            side = round(pixels * PICTURE)
            return _draw_plate(said, tone, round(pixels), [draw(name, side, side) for name in pictures])

        return self._signs.give((said, tone, round(pixels), *pictures), plate)

    def name(self, said: str, seat: int | None, pixels: float) -> Sign:
        """Give a name in light letters for the cloth, behind the mark of a seat if it is somebody's."""
        return self._signs.give((said, seat, round(pixels), "name"), lambda: _draw_name(said, seat, round(pixels)))

    def label(self, said: str, width: int, pixels: float) -> Sign:
        """Give a name in light letters for the cloth, in as many lines as so many pixels ask for."""
        return self._signs.give((said, width, round(pixels), "label"), lambda: _draw_label(said, width, round(pixels)))

    def caption(self, said: str, width: int, pixels: float) -> Sign:
        """Give a sentence on paper, at least as wide as so many pixels, in as many lines as it takes."""
        return self._signs.give((said, width, round(pixels)), lambda: _draw_caption(said, width, round(pixels)))


def name_pixels(grain: Grain) -> float:
    """Tell how large the letters of names on the cloth are, in real pixels."""
    return max(SMALLEST_NAME * grain.ratio, NAME_UNITS * grain.density)


def name_height(grain: Grain) -> int:
    """Tell how high a name on the cloth is, in real pixels."""
    return round(round(name_pixels(grain)) * LINE)


def _draw_plate(said: str, tone: Tone | None, size: int, pictures: Sequence[QPixmap] = ()) -> Sign:
    """Draw words on a plate with round ends: white on a dark tone, or ink on paper for a count."""
    letters = font(size, bold=True)
    line, around = (1.2, 0.55) if tone is None else (LINE, 0.8)  # a count hides as little as it can
    height = round(size * line)
    each, step = round(size * PICTURE), round(size * PICTURE * STEP)
    beside = each + step * (len(pictures) - 1) if pictures else 0
    width = max(height, round(QFontMetricsF(letters).horizontalAdvance(said) + beside + size * around))
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
        painter.drawText(body.adjusted(0, 0, -beside, 0), Qt.AlignmentFlag.AlignCenter, said)
        first = body.right() - size * 0.3 - beside
        for n, picture in enumerate(pictures):
            place = QRectF(first + n * step, body.center().y() - each / 2, each, each)
            painter.drawPixmap(place, picture, QRectF(picture.rect()))
    return Sign(QPixmap.fromImage(pixels), edge)


def _draw_name(said: str, seat: int | None, size: int) -> Sign:
    letters = font(size, bold=seat is not None)
    metrics = QFontMetricsF(letters)
    short = metrics.elidedText(said, Qt.TextElideMode.ElideRight, LONGEST_NAME * size)
    height = round(size * LINE)
    indent = 0 if seat is None else height
    pixels = clear(round(metrics.horizontalAdvance(short)) + indent + 2, height)
    with QPainter(pixels) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if seat is not None:
            _mark(seat).render(painter, QRectF(0, height * 0.1, height * 0.8, height * 0.8))
        painter.setPen(NAMES)
        painter.setFont(letters)
        painter.drawText(QRectF(indent, 0, pixels.width() - indent, height), Qt.AlignmentFlag.AlignVCenter, short)
    return Sign(QPixmap.fromImage(pixels))


def _draw_label(said: str, width: int, size: int) -> Sign:
    letters = font(size)
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
    needed = QFontMetricsF(letters).boundingRect(QRectF(0, 0, width, 100 * size), flags, said)
    wide = ceil(needed.width())
    pixels = clear(max(wide, min(width, wide + 2)), ceil(max(needed.height(), size * LINE)))
    with QPainter(pixels) as painter:
        painter.setPen(NAMES)
        painter.setFont(letters)
        painter.drawText(QRectF(pixels.rect()), flags, said)
    return Sign(QPixmap.fromImage(pixels))


@cache
def _mark(seat: int) -> QSvgRenderer:
    source = files("boardtable.resources") / "icons" / f"seat-{seat % MARKS + 1}.svg"
    return QSvgRenderer(QByteArray(source.read_bytes()))


def _draw_caption(said: str, width: int, size: int) -> Sign:
    letters = font(size)
    gap = round(size * 0.6)
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
    room = QRectF(0, 0, max(width, NARROWEST * size) - 2 * gap, 100 * size)
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
    return Sign(QPixmap.fromImage(pixels))
