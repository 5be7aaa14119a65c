"""A hand that drags over the full table: each frame from the delivery of the mouse event to the end of painting."""

from __future__ import annotations

import time
from contextlib import nullcontext
from itertools import cycle
from math import cos, pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from boardtable.engine.target import Piece
from boardtable.scene.places import HEIGHT, WIDTH

from .deals import full_match
from .line import say, times
from .paints import Paints
from .table import laid
from .thinking import thinking_about

if TYPE_CHECKING:
    from collections.abc import Iterator

    from boardtable.app.table_page import TablePage

MOVES, MOVES_EACH = 2000, 40
"""So many frames in all, and so many before the next piece is taken up."""
FINE = 12
"""In so many steps across and down a piece is searched for a point at which nothing lies upon it."""


def measure(game: str, size: tuple[int, int], *, thinking: bool) -> None:
    """Measure dragging, perhaps while a computer thinks; frames in which a piece is taken up count too."""
    match = full_match(game)
    page = laid(match, size)
    with thinking_about(match) if thinking else nullcontext():
        taken, lifts = _drag(page)
    said = {"size": f"{size[0]}x{size[1]}", "scale": page.devicePixelRatioF()}
    say("drag", **said, **times(taken))
    say("lift", **said, **times(lifts))


def _drag(page: TablePage) -> tuple[list[float], list[float]]:
    frames = Frames(page)
    things = cycle(grips(page))
    taken: list[float] = []
    lifts: list[float] = []
    while len(taken) < MOVES:
        grip = next(things)
        frames.send(QEvent.Type.MouseButtonPress, grip)
        frame_times = [frames.send(QEvent.Type.MouseMove, point) for point in route(grip)]
        assert page.scene.carried  # noqa: S101 - otherwise something else is measured
        page.scene.cancel()
        frames.send(QEvent.Type.MouseButtonRelease, grip)
        lifts.append(frame_times[0])
        taken += frame_times
    return taken, lifts


class Frames:
    """Sends mouse events to the table, and tells how long each takes until it is painted."""

    def __init__(self, page: TablePage) -> None:
        """Take a table with nothing in the hand."""
        self._view = page.view
        self._paints = Paints(page.view.viewport())
        self._buttons = Qt.MouseButton.NoButton

    def send(self, kind: QEvent.Type, point: QPointF) -> float:
        """Deliver one event at a point of the table; tells how many milliseconds went by until a move was painted."""
        moves = kind == QEvent.Type.MouseMove
        button = Qt.MouseButton.NoButton if moves else Qt.MouseButton.LeftButton
        self._buttons ^= button
        at, port = QPointF(self._view.pixel(point).toPoint()), self._view.viewport()
        event = QMouseEvent(kind, at, port.mapToGlobal(at), button, self._buttons, Qt.KeyboardModifier.NoModifier)
        started = time.perf_counter()
        QApplication.sendEvent(port, event)
        if moves:
            self._paints.wait()
        else:
            QApplication.processEvents()
        return (time.perf_counter() - started) * 1000


def grips(page: TablePage) -> list[QPointF]:
    """Find a point on each piece that may be taken up, at which nothing lies upon it."""
    look, offers = page.scene.look(), page.scene.offers()
    steps = [(n + 0.5) / FINE for n in range(FINE)]
    found = []
    for piece, spot in look.spots.items():
        if not spot.buried and any(target in offers for target in look.around(Piece(piece))):
            at, size = spot.rect.topLeft(), spot.rect.size()
            points = (at + QPointF(right * size.width(), down * size.height()) for right in steps for down in steps)
            found += [point for point in points if look.under(point)[0] == Piece(piece)][:1]
    return found


def route(grip: QPointF) -> Iterator[QPointF]:
    """Lead the hand from where it took hold around over the whole table."""
    middle, reach = QPointF(WIDTH / 2, HEIGHT / 2), QPointF(WIDTH * 0.4, HEIGHT * 0.4)
    yield grip + QPointF(9, 7)
    for step in range(1, MOVES_EACH):
        angle = 2 * pi * step / MOVES_EACH
        far = middle + QPointF(reach.x() * cos(angle * 3), reach.y() * sin(angle * 2))
        share = min(1.0, step / 10)
        yield grip * (1 - share) + far * share
