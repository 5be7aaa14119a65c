"""The plain face of a piece whose picture is missing or broken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QColor, QPainterPath

from .typeface import font

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

PAPER, EDGE, INK = QColor("#F2EBDD"), QColor("#A79F90"), QColor("#22262B")


def paint_blank(painter: QPainter, name: str, at: QRectF) -> None:
    """Paint a plain face with the picture's name in place of one that is missing."""
    side = min(at.width(), at.height())
    path = QPainterPath()
    path.addRoundedRect(at.adjusted(side / 50, side / 50, -side / 50, -side / 50), side / 12, side / 12)
    painter.fillPath(path, PAPER)
    painter.strokePath(path, EDGE)
    words = QPainterPath()
    words.addText(0, 0, font(100), name.rpartition("/")[2] or "?")
    shape = words.boundingRect()
    scale = min(at.width() * 0.8 / shape.width(), at.height() * 0.3 / shape.height())
    painter.save()
    painter.translate(at.center())
    painter.scale(scale, scale)
    painter.translate(-shape.center())
    painter.fillPath(words, INK)
    painter.restore()
