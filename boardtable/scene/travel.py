"""The way of a piece from one place to another: straight on, or round a wheel."""

from __future__ import annotations

from math import atan2, cos, hypot, pi, sin

from PySide6.QtCore import QPointF, QRectF


def between(start: QRectF, end: QRectF, progress: float, about: QPointF | None = None) -> QRectF:
    """Give the rectangle so far on the way from one to another, straight or (`about` a point) along a circle."""
    rest = 1.0 - progress
    rect = QRectF(
        start.x() * rest + end.x() * progress,
        start.y() * rest + end.y() * progress,
        start.width() * rest + end.width() * progress,
        start.height() * rest + end.height() * progress,
    )
    if about is not None:
        (angle, far), (goal, away) = _seen_from(about, start), _seen_from(about, end)
        turn = (goal - angle + pi) % (2 * pi) - pi  # the shorter way round
        far = far * rest + away * progress
        angle += turn * progress
        rect.moveCenter(about + QPointF(sin(angle), -cos(angle)) * far)
    return rect


def _seen_from(point: QPointF, rect: QRectF) -> tuple[float, float]:
    """Tell in which direction from a point, clockwise from above, the middle of a rectangle is, and how far away."""
    way = rect.center() - point
    return atan2(way.x(), -way.y()), hypot(way.x(), way.y())
