"""Where the places of a honeycomb are: hexagons with a point above, each row half a place to the right of the last."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

if TYPE_CHECKING:
    from collections.abc import Iterable

    from boardtable.engine.table import Frame, Hexes

TALL = 2 / sqrt(3)
"""So much taller than wide is a hexagon."""
PITCH = 0.75 * TALL
"""So far is one row from the next, in widths of a place."""


def place_in(kind: Hexes, frame: Frame, down: int, right: int) -> QRectF:
    """Tell what a place reaches to; those of two rows overlap by a quarter of their height."""
    wide, first = _lies(kind, frame)
    middle = first + QPointF(right + down / 2, down * PITCH) * wide
    return QRectF(middle.x() - wide / 2, middle.y() - wide * TALL / 2, wide, wide * TALL)


def place_under(kind: Hexes, frame: Frame, point: QPointF) -> tuple[int, int]:
    """Tell in which place a point lies, or would if the honeycomb went on beyond its edge: the nearest middle."""
    wide, first = _lies(kind, frame)
    way = (point - first) / wide
    row = int(way.y() // PITCH)
    near = [(down, round(way.x() - down / 2)) for down in (row, row + 1)]
    return min(near, key=lambda at: (at[1] + at[0] / 2 - way.x()) ** 2 + (at[0] * PITCH - way.y()) ** 2)


def corners(rect: QRectF, by: float = 0.0) -> list[QPointF]:
    """Give the corners of the hexagon that fills a rectangle, so far outside of it; clockwise from the top."""
    middle = rect.center()
    scale = 1 + 2 * by / rect.width()
    half, high = rect.width() / 2 * scale, rect.height() / 2 * scale
    ways = ((0, -high), (half, -high / 2), (half, high / 2), (0, high), (-half, high / 2), (-half, -high / 2))
    return [middle + QPointF(*way) for way in ways]


def beside(here: tuple[int, int], others: Iterable[tuple[int, int]], step: tuple[int, int]) -> tuple[int, int] | None:
    """Tell which place the arrow keys mean: to the side in the row; up and down by turns to either side, so straight.

    `step` is to the right and down. What is further to the side than ahead is not in that direction.
    """
    right, down = step
    across, row = _straight(here)
    best: tuple[int, tuple[int, int]] | None = None
    for other in others:
        column, line = _straight(other)
        ahead = (column - across) * right + (line - row) * down
        aside = abs((column - across) * down) + abs((line - row) * right)
        if 0 < ahead >= aside and (best is None or ahead + 2 * aside < best[0]):
            best = ahead + 2 * aside, other
    return best[1] if best is not None else None


def _straight(at: tuple[int, int]) -> tuple[int, int]:
    """Give the column as if rows lay straight below each other, and the row."""
    row, column = at
    return column + row // 2, row


def _lies(kind: Hexes, frame: Frame) -> tuple[float, QPointF]:
    """Tell how wide a place is, and where the middle of the first one is."""
    across, down = kind.columns + (kind.rows - 1) / 2, (kind.rows - 1) * PITCH + TALL
    wide = min(frame.w / across, frame.h / down)
    left, top = frame.x + (frame.w - across * wide) / 2, frame.y + (frame.h - down * wide) / 2
    return wide, QPointF(left + wide / 2, top + wide * TALL / 2)
