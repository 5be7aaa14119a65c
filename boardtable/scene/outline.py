"""One line around all places on which something would come to lie: rings around each would be a mesh."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem

from boardtable.engine.note import Tone

from .items import pixmap_item, wear_sign
from .rings import ACCENT, INK, SIGN, TONES, WHITE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QGraphicsScene

    from .grain import Grain
    from .signs import Signs

SEAM = 0.5
"""Neighbours grow by so much, in units of the table, that no line is left between them."""
GLOW = tuple((width, 24) for width in (15.0, 11.5, 8.0))
"""How wide each stroke of the glow is, in pixels, and how opaque (of 255)."""


class Outline:
    """Seen while a large piece hovers over its ground, or a small one between places that belong together."""

    def __init__(self, scene: QGraphicsScene, signs: Signs, level: float) -> None:
        """Begin unseen; nothing lies above it but words."""
        self._signs = signs
        self._shown: tuple[tuple[QRectF, ...], bool, Grain | None] = (), True, None
        self._lines = [QGraphicsPathItem() for _ in range(len(GLOW) + 2)]
        self._sign = pixmap_item(scene, level + SEAM)
        for line in self._lines:
            line.setZValue(level)
            line.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            scene.addItem(line)
        self._hide()

    def draw(self, rects: Sequence[QRectF], grain: Grain, *, fits: bool) -> None:
        """Surround all these rectangles, or (without any) nothing: white between ink and a glow, or red with a sign."""
        wanted = tuple(rects), fits, grain
        if wanted == self._shown:
            return
        self._shown = wanted
        self._hide()
        if not rects:
            return
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        for rect in rects:
            path.addRect(rect.adjusted(-SEAM, -SEAM, SEAM, SEAM))
        path = path.simplified()
        unit = max(1.0, min(grain.density, 3.0)) / grain.density
        for line, (colour, width) in zip(self._lines, _strokes(fits=fits), strict=False):
            pen = QPen(colour, width * unit)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            line.setPen(pen)
            line.setPath(path)
            line.show()
        if not fits:
            first = rects[0]
            sign = self._signs.words("!", Tone.WARN, SIGN * 0.6 * unit * grain.density)
            wear_sign(self._sign, sign)
            self._sign.setScale(1 / grain.density)
            half = sign.pixmap.height() / grain.density / 2
            self._sign.setPos(first.x() - half / 2, first.y() - half / 2)
            self._sign.show()

    def _hide(self) -> None:
        for item in (*self._lines, self._sign):
            item.hide()


def _strokes(*, fits: bool) -> list[tuple[QColor, float]]:
    """Give the strokes of a line from below, each in its colour and so many pixels wide."""
    if not fits:
        return [(INK, 7.0), (WHITE, 5.0), (TONES[Tone.WARN], 3.0)]
    glow = []
    for width, alpha in GLOW:
        colour = QColor(ACCENT)
        colour.setAlpha(alpha)
        glow.append((colour, width))
    return [*glow, (INK, 6.0), (WHITE, 2.6)]
