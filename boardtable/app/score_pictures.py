"""What stands beside words on a page of scores: whose points they are, who wins, and the pieces they come from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPainter, QPixmap

from boardtable.engine.text import Player
from boardtable.scene.art import Cut

from .icons import drawn, seat_mark
from .theme import MARK_PIXELS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QColor

    from boardtable.engine.move import Seat
    from boardtable.engine.text import Text
    from boardtable.scene.scene import TableScene

HIGH, LOW, BROAD, ACROSS = 34, 20, 104, 172
"""Pieces are so high, those that are wider than high only so low and at most so broad; so wide is a row of them."""
GAP = 3


class PieceRows:
    """Draws the pieces of a table small, side by side in as many rows as they take."""

    def __init__(self, scene: TableScene) -> None:
        """Draw what lies on the table now, as it is seen there."""
        self._art = scene.art
        self._faces = {placed.piece: placed.face for placed in scene.pieces.table.placed}

    def draw(self, pieces: Sequence[int], ratio: float) -> QPixmap | None:
        """Give a picture of some pieces; None if none of them lies on the table."""
        spots: list[tuple[Cut, QPoint]] = []
        x = y = lowest = widest = 0
        for face in (self._faces[piece] for piece in pieces if piece in self._faces):
            wide, high = face.size
            scale = min(BROAD / wide, (LOW if wide > high else HIGH) / high)
            width, height = round(wide * scale), round(high * scale)
            if x and x + width > ACROSS:
                x, y = 0, lowest + GAP
            cut = Cut(face, round(width * ratio), round(height * ratio), flat=True)
            spots.append((cut, QPoint(round(x * ratio), round(y * ratio))))
            x, lowest, widest = x + width + GAP, max(lowest, y + height), max(widest, x + width)
        if not spots:
            return None
        pixels = _clear(widest, lowest, ratio)
        with QPainter(pixels) as painter:
            for cut, corner in spots:
                painter.drawPixmap(corner, self._art.draw(cut).pixmap)
        pixels.setDevicePixelRatio(ratio)
        return pixels


def seat_of(column: Text) -> Seat | None:
    """Tell whose column it is, if it is called by the name of a player."""
    return next((value.seat for _, value in column.args if isinstance(value, Player)), None)


def standing(seat: Seat, colour: QColor, ratio: float, *, wins: bool) -> QPixmap:
    """Draw the mark of a seat, and for who wins a cup beside it."""
    mark = seat_mark(seat, MARK_PIXELS, ratio)
    if not wins:
        return mark
    pixels = _clear(2 * MARK_PIXELS + GAP, MARK_PIXELS, ratio)
    pixels.setDevicePixelRatio(ratio)
    with QPainter(pixels) as painter:
        painter.drawPixmap(0, 0, mark)
        painter.drawPixmap(MARK_PIXELS + GAP, 0, winning(colour, ratio))
    return pixels


def winning(colour: QColor, ratio: float) -> QPixmap:
    """Draw the cup of who wins."""
    return drawn("scores", colour.name(), MARK_PIXELS, ratio)


def _clear(width: int, height: int, ratio: float) -> QPixmap:
    pixels = QPixmap(round(width * ratio), round(height * ratio))
    pixels.fill(Qt.GlobalColor.transparent)
    return pixels
