"""Counts above the rings: how many there are is read first of all where something is taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from boardtable.engine.target import Cell, Piece

from .film import FRAME_MS
from .items import pixmap_item

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

    from .lights import Lights
    from .pieces import Pieces

LEVEL = 5200.0
"""Above all rings around what lies at rest."""


class Counts:
    """Shows once more what is counted on pieces with a ring around them, their place or their zone.

    They follow the rings a frame later, and never while a hand holds something: they do not hold it up.
    """

    def __init__(self, scene: QGraphicsScene, pieces: Pieces, lights: Lights, is_held: Callable[[], bool]) -> None:
        """Begin with none; `is_held` tells whether a hand holds something."""
        self._scene = scene
        self._pieces = pieces
        self._lights = lights
        self._is_held = is_held
        self._shown: dict[tuple[int, float, float, float], QGraphicsPixmapItem] = {}
        self._timer = QTimer(scene, singleShot=True, interval=FRAME_MS)
        self._timer.timeout.connect(self._look)
        scene.destroyed.connect(self._shown.clear)

    def follow(self) -> None:
        """Show a frame later what lies where now; nothing while a hand holds something."""
        if self._is_held():
            self.show()
        else:
            self._timer.start()

    def show(self) -> None:
        """Show now what lies where; what stays as it was is not touched."""
        before, shown = dict(self._shown), self._shown
        shown.clear()
        for count in self._ringed():
            at, scale = count.scenePos(), count.sceneTransform().m11()
            key = count.pixmap().cacheKey(), at.x(), at.y(), scale
            item = before.pop(key, None)
            if item is None:
                item = pixmap_item(self._scene, LEVEL)
                item.setPixmap(count.pixmap())
                item.setOffset(count.offset())
                item.setScale(scale)
                item.setPos(at)
            shown[key] = item
        for item in before.values():
            self._scene.removeItem(item)

    def _look(self) -> None:
        """Show what lies where, and look again as long as anything still glides there."""
        self.show()
        if self._pieces.clock.is_running():
            self._timer.start()

    def _ringed(self) -> Iterable[QGraphicsPixmapItem]:
        """Find the counts on pieces that lie at rest within a ring."""
        ringed = self._lights.ringed
        for piece, count in self._pieces.counts() if ringed and not self._is_held() else ():
            at = self._pieces.places.placed[piece].at
            if not ringed.isdisjoint((Piece(piece), at, Cell(at.zone))):
                yield count
