"""A closer look: one piece enlarged beside its place, with its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF

from .art import Cut
from .items import pixmap_item, wear_sign

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsScene

    from boardtable.engine.table import Placed

    from .art import Art, Drawn
    from .items import Grain
    from .signs import Signs

LEVEL = 13000.0
LEAST, GROWTH = 270.0, 1.6
"""The longer side: so many pixels of a plain screen (look 1 asks for 260), and so much more than on the table."""
WORDS = 15.0
GAP = 12.0


class Lens:
    """Shows at most one piece at a time; it never lies over the piece that is looked at."""

    def __init__(self, scene: QGraphicsScene, art: Art, signs: Signs) -> None:
        """Begin put away."""
        self._art = art
        self._signs = signs
        self._face = pixmap_item(scene, LEVEL)
        self._words = pixmap_item(scene, LEVEL)
        self._cut: Cut | None = None
        self._width = 0.0
        self.put_away()
        art.drawn.connect(self._take_face)
        scene.destroyed.connect(self._forget)

    def put_away(self) -> None:
        """Show nothing."""
        self._cut = None
        self._face.hide()
        self._words.hide()

    @property
    def place(self) -> QRectF | None:
        """Tell where the enlarged piece is on the table; None while it is put away."""
        if self._cut is None:
            return None
        return QRectF(self._face.pos(), QSizeF(self._width, self._width * self._cut.height / self._cut.width))

    def look_at(self, placed: Placed, rect: QRectF, said: str, grain: Grain, window: QRectF) -> None:
        """Enlarge a piece that lies there, within the part of the table that is in sight."""
        longer = max(LEAST * grain.ratio, GROWTH * max(rect.width(), rect.height()) * grain.density)
        scale = longer / max(rect.width(), rect.height())
        self._cut = Cut(
            placed.face,
            round(rect.width() * scale),
            round(rect.height() * scale),
            placed.quarters % 4,
            placed.flipped,
            lifted=True,
        )
        words = self._signs.caption(said, self._cut.width, WORDS * grain.ratio)
        width, height = self._cut.width / grain.density, self._cut.height / grain.density
        below = words.pixmap.height() / grain.density
        corner = beside(rect, width, height + GAP / 2 + below, window)
        self._face.setPos(corner)
        self._words.setPos(corner.x(), corner.y() + height + GAP / 2)
        self._words.setScale(1 / grain.density)
        wear_sign(self._words, words)
        self._art.order(self._cut, first=True)
        self._width = width
        self._wear(self._art.ready(self._cut) or self._art.near(self._cut))
        self._face.show()
        self._words.show()

    def _forget(self) -> None:
        """Wait for no face any more: the scene has gone, and the art may live on."""
        self._cut = None

    def _wear(self, drawn: Drawn) -> None:
        self._face.setPixmap(drawn.pixmap)
        self._face.setOffset(-drawn.margin, -drawn.margin)
        self._face.setScale(self._width / drawn.width)

    def _take_face(self, cut: Cut) -> None:
        drawn = self._art.ready(cut)
        if cut == self._cut and drawn is not None:
            self._wear(drawn)


def in_sight(scene: QGraphicsScene) -> QRectF:
    """Tell which part of the table is in the window."""
    for view in scene.views():
        return view.mapToScene(view.viewport().rect()).boundingRect()
    return scene.sceneRect()


def beside(rect: QRectF, width: float, height: float, window: QRectF) -> QPointF:
    """Find the upper left corner of a space beside a rectangle: right, left, above or below, wherever it fits first."""
    across = min(max(rect.center().x() - width / 2, window.left()), window.right() - width)
    down = min(max(rect.center().y() - height / 2, window.top()), window.bottom() - height)
    rooms = (
        (window.right() - rect.right() - GAP - width, QPointF(rect.right() + GAP, down)),
        (rect.left() - window.left() - GAP - width, QPointF(rect.left() - GAP - width, down)),
        (rect.top() - window.top() - GAP - height, QPointF(across, rect.top() - GAP - height)),
        (window.bottom() - rect.bottom() - GAP - height, QPointF(across, rect.bottom() + GAP)),
    )
    return next((corner for spare, corner in rooms if spare >= 0), max(rooms, key=lambda room: room[0])[1])
