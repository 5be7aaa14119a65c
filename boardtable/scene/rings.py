"""How rings around pieces and places are drawn."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from attrs import frozen
from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPixmap

from boardtable.engine.note import Tone

from .hexes import corners
from .typeface import font

if TYPE_CHECKING:
    from collections.abc import Sequence

_Span: TypeAlias = tuple[int, int]
_Stretch: TypeAlias = tuple[_Span, _Span]

WHITE, INK, ACCENT = QColor("#FFFFFF"), QColor("#14161A"), QColor("#19C2D1")
TONES = {
    Tone.GAIN: QColor("#1F6B45"),
    Tone.COST: QColor("#8A4B08"),
    Tone.PLAIN: QColor("#22262B"),
    Tone.WARN: QColor("#B3372F"),
}
"""Each at least 4.5:1 under white; never alone: words or a sign say the same."""
SIGNS = {Tone.GAIN: "+", Tone.COST: "\N{MINUS SIGN}", Tone.PLAIN: "", Tone.WARN: "!"}
EDGE, SHADE = QColor(255, 255, 255, 44), QColor(255, 255, 255, 12)
"""What zones and empty places look like on every cloth."""
ROUND = 0.06
"""The radius of a corner as a share of the shorter side."""
INSET = 5.0
"""Rings of hexagons lie so far within them: they would cover each other where three meet."""
LARGE = 100_000
"""Rings around more pixels than this are put together from strips."""
REACH, SIGN = 12, 22
"""How far a ring reaches beyond what it surrounds, and how large a sign at its corner is, in pixels."""

DOT = 13
"""How large the dot on what was moved last is, in pixels."""
INSET, ARM = 5, 0.17
"""So far within a place its corners are drawn, in pixels, and so long are their arms, as a share of its side."""


class Ring(Enum):
    """What a ring around something tells; the first two lie on the cloth, the last four are the tones of marks."""

    ZONE = "zone"
    PLACE = "place"

    MANY = "many"
    """On offer, but so many places are that whole rings would be a mesh: corners only."""
    LATEST = "latest"
    """Whoever moved last has put it there."""
    OFFER = "offer"
    AIM = "aim"
    PICKED = "picked"
    FOCUS = "focus"
    REFUSED = "refused"
    GAIN = "gain"
    COST = "cost"
    PLAIN = "plain"
    WARN = "warn"


WHOLE = frozenset({Ring.FOCUS, Ring.MANY, Ring.LATEST})
"""These are not the same all along a side, or stand at a corner: they are never put together from strips."""


@frozen
class _Outline:
    """A rectangle to be surrounded, in pixels: its corners' radius, and how many pixels a line is wide.

    Or the hexagon that fills it.
    """

    inner: QRectF
    radius: float
    unit: float
    hexagon: bool = False


@frozen(eq=False)
class Strip:
    """Some pixels of a ring, and where its upper left corner is, from the ring's own corner."""

    pixmap: QPixmap
    x: int = 0
    y: int = 0


@frozen(eq=False)
class Hoop:
    """A ring that is drawn: its pixels, how far they reach beyond what they surround, and a breath of colour within."""

    strips: tuple[Strip, ...]
    margin: int
    fill: tuple[QRect, QColor] | None = None

    @property
    def bytes(self) -> int:
        """Tell how much memory that takes."""
        return sum(strip.pixmap.width() * strip.pixmap.height() * 4 for strip in self.strips)


def draw_ring(ring: Ring, width: int, height: int, unit: float, *, hexagon: bool = False) -> Hoop:
    """Draw a ring around so many pixels.

    A large one is put together from the corners of a small one, its sides stretched, and has no pixels in its
    middle: a ring around a whole zone takes hardly longer than one around a card, to draw and to paint.
    """
    margin = 0 if ring in {Ring.ZONE, Ring.PLACE} else round(REACH * unit) + 1
    radius = 2 * round(min(width, height) * ROUND / 2)
    corner = margin + max(radius, round(SIGN * unit)) + 2
    small = 2 * corner + 1 - 2 * margin
    if hexagon or ring in WHOLE or width * height <= LARGE or width <= small or height <= small:
        whole = _draw(ring, _Outline(QRectF(margin, margin, width, height), radius, unit, hexagon))
        return Hoop((Strip(QPixmap.fromImage(whole)),), margin)
    patch = _small(ring, margin, small, radius, unit)
    left, middle, right = zip(_spans(corner, width + 2 * margin), _spans(corner, patch.width()), strict=True)
    top, between, bottom = zip(_spans(corner, height + 2 * margin), _spans(corner, patch.height()), strict=True)
    strips = (
        _strip(patch, (left, middle, right), (top,)),
        _strip(patch, (left, middle, right), (bottom,)),
        _strip(patch, (left,), (between,)),
        _strip(patch, (right,), (between,)),
    )
    hole = QRect(corner, corner, middle[0][1], between[0][1])
    fill = patch.pixelColor(corner, corner)
    return Hoop(strips, margin, (hole, fill) if fill.alpha() else None)


def _strip(patch: QImage, across: Sequence[_Stretch], down: Sequence[_Stretch]) -> Strip:
    """Stretch some parts of a small ring: each (start, length) in the large one and in the small one."""
    x, y = across[0][0][0], down[0][0][0]
    pixels = clear(sum(to[1] for to, _ in across), sum(to[1] for to, _ in down))
    with QPainter(pixels) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        for to_x, from_x in across:
            for to_y, from_y in down:
                goal = QRectF(to_x[0] - x, to_y[0] - y, to_x[1], to_y[1])
                painter.drawImage(goal, patch, QRectF(from_x[0], from_y[0], from_x[1], from_y[1]))
    return Strip(QPixmap.fromImage(pixels), x, y)


@lru_cache(maxsize=64)
def _small(ring: Ring, margin: int, side: int, radius: int, unit: float) -> QImage:
    return _draw(ring, _Outline(QRectF(margin, margin, side, side), radius, unit))


def clear(width: int, height: int) -> QImage:
    """Give pixels on which nothing is drawn yet."""
    pixels = QImage(max(1, width), max(1, height), QImage.Format.Format_ARGB32_Premultiplied)
    pixels.fill(Qt.GlobalColor.transparent)
    return pixels


def _spans(corner: int, whole: int) -> tuple[_Span, _Span, _Span]:
    """Cut a length into a corner, what lies between, and a corner: start and length of each."""
    return (0, corner), (corner, whole - 2 * corner), (whole - corner, corner)


def _draw(ring: Ring, line: _Outline) -> QImage:
    margin = int(line.inner.x())
    pixels = clear(int(line.inner.width()) + 2 * margin, int(line.inner.height()) + 2 * margin)
    with QPainter(pixels) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if ring in {Ring.OFFER, Ring.AIM, Ring.PICKED}:
            _draw_double(painter, ring, line)
        elif ring is Ring.MANY:
            _draw_corners(painter, line)
        elif ring is Ring.LATEST:
            _draw_dot(painter, line)
        elif ring in {Ring.ZONE, Ring.PLACE}:
            painter.setBrush(SHADE if ring is Ring.ZONE else Qt.BrushStyle.NoBrush)
            _stroke(painter, line, -0.6, QPen(EDGE, 1.2 * line.unit))
        elif ring is Ring.FOCUS:
            _stroke(painter, line, 7.5, QPen(INK, 4 * line.unit))
            dashes = QPen(WHITE, 2 * line.unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
            dashes.setDashPattern([3, 2.5])
            _stroke(painter, line, 7.5, dashes)
        else:
            _draw_toned(painter, Tone.WARN if ring is Ring.REFUSED else Tone(ring.value), line)
    return pixels


def _draw_double(painter: QPainter, ring: Ring, line: _Outline) -> None:
    """Draw white inside ink: one of the two is seen on every ground (look 1); the glow only adds to it."""
    if ring is not Ring.PICKED:
        least, more = (46, 10) if ring is Ring.AIM else (20, 4)
        for step in range(5):
            glow = QColor(ACCENT)
            glow.setAlpha(least + more * step)
            _stroke(painter, line, 4, QPen(glow, (15 - 2.4 * step) * line.unit))
    if ring is Ring.AIM:
        glow = QColor(ACCENT)
        glow.setAlpha(26)
        painter.setBrush(glow)
        _stroke(painter, line, 1, QPen(Qt.PenStyle.NoPen))
        painter.setBrush(Qt.BrushStyle.NoBrush)
    _stroke(painter, line, 3.8, QPen(INK, 2.6 * line.unit))
    _stroke(painter, line, 1.6, QPen(WHITE, 2.4 * line.unit))
    if ring is Ring.PICKED:
        _draw_tick(painter, line)


def _draw_corners(painter: QPainter, line: _Outline) -> None:
    """Draw white inside ink again, but only the corners, and within what they surround: neighbours stay apart."""
    inset = min(INSET * line.unit, line.inner.width() / 4, line.inner.height() / 4)  # of a tiny place little is left
    space = line.inner.adjusted(inset, inset, -inset, -inset)
    arm = min(space.width(), space.height()) * ARM
    if line.hexagon:
        points = corners(line.inner, -inset)
    else:
        points = [space.topLeft(), space.topRight(), space.bottomRight(), space.bottomLeft()]
    path = QPainterPath()
    for n, at in enumerate(points):
        before, after = QLineF(at, points[n - 1]), QLineF(at, points[(n + 1) % len(points)])
        path.moveTo(before.pointAt(arm / before.length()))
        path.lineTo(at)
        path.lineTo(after.pointAt(arm / after.length()))
    for colour, width in ((INK, 4.4), (WHITE, 2)):
        cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        painter.strokePath(path, QPen(colour, width * line.unit, Qt.PenStyle.SolidLine, cap, join))


def _draw_dot(painter: QPainter, line: _Outline) -> None:
    """Draw a small white dot on ink at the upper right corner, where neither ticks nor counts are."""
    size = min(DOT * line.unit, line.inner.width() / 2, line.inner.height() / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    for colour, share in ((INK, 1.0), (WHITE, 0.6)):
        dot = QRectF(0, 0, size * share, size * share)
        dot.moveCenter(QPointF(line.inner.right() - size * 0.4, line.inner.top() + size * 0.4))
        painter.setBrush(colour)
        painter.drawEllipse(dot)


def _draw_tick(painter: QPainter, line: _Outline) -> None:
    """Draw a tick: picked things are told by a sign, not by the ring alone."""
    plate = _draw_corner(painter, line, INK)
    size = plate.width()
    tick = QPainterPath(plate.topLeft())
    tick.moveTo(plate.left() + size * 0.27, plate.top() + size * 0.53)
    tick.lineTo(plate.left() + size * 0.44, plate.top() + size * 0.69)
    tick.lineTo(plate.left() + size * 0.74, plate.top() + size * 0.34)
    painter.strokePath(tick, QPen(WHITE, size * 0.11, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))


def _draw_toned(painter: QPainter, tone: Tone, line: _Outline) -> None:
    """Draw an outline in a tone between white and ink, one of which is seen on every ground, with its sign."""
    _stroke(painter, line, 2.5, QPen(INK, 7 * line.unit))
    _stroke(painter, line, 2.5, QPen(WHITE, 5 * line.unit))
    _stroke(painter, line, 2.5, QPen(TONES[tone], 3 * line.unit))
    if SIGNS[tone]:
        plate = _draw_corner(painter, line, TONES[tone])
        painter.setPen(WHITE)
        painter.setFont(font(plate.height() * 0.8, bold=True))
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, SIGNS[tone])


def _draw_corner(painter: QPainter, line: _Outline, colour: QColor) -> QRectF:
    """Draw a round plate at the upper left corner, which stays in sight when pieces overlap."""
    size = min(SIGN * line.unit, line.inner.width() / 2, line.inner.height() / 2)
    down = line.inner.height() / 4 if line.hexagon else 0.0
    plate = QRectF(line.inner.left() - size * 0.25, line.inner.top() + down - size * 0.25, size, size)
    painter.setPen(QPen(WHITE, 1.6 * line.unit))
    painter.setBrush(colour)
    painter.drawEllipse(plate)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    return plate


def _stroke(painter: QPainter, line: _Outline, off: float, pen: QPen) -> None:
    """Draw one rounded line, so many pixels outside of what it surrounds; somewhat within a hexagon."""
    by = off * line.unit
    painter.setPen(pen)
    if line.hexagon:
        painter.drawPolygon(corners(line.inner, by - INSET * line.unit))
        return
    painter.drawRoundedRect(line.inner.adjusted(-by, -by, by, by), line.radius + by, line.radius + by)
