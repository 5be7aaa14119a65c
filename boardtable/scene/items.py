"""One piece on the screen: pixels that Qt paints by itself, moved and dressed from here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsRectItem, QGraphicsScene

from .art import LIFT, Art, Cut

if TYPE_CHECKING:
    from boardtable.engine.table import Face, Placed

    from .art import Drawn
    from .badges import Perch
    from .grain import Grain
    from .rings import Ring
    from .signs import Sign, Signs


def pixmap_item(scene: QGraphicsScene, level: float) -> QGraphicsPixmapItem:
    """Put an empty picture on the scene that takes no part in the mouse's business."""
    item = QGraphicsPixmapItem()
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
    item.setZValue(level)
    scene.addItem(item)
    return item


def wear_sign(item: QGraphicsPixmapItem, sign: Sign) -> None:
    """Give a picture the pixels of a sign, so that its place is that of what the sign surrounds."""
    item.setPixmap(sign.pixmap)
    item.setOffset(-sign.margin, -sign.margin)


def place_ring(  # noqa: PLR0913 - what is drawn, around what, and how fine
    item: QGraphicsPixmapItem, signs: Signs, ring: Ring, rect: QRectF, grain: Grain, *, hexagon: bool = False
) -> None:
    """Let a picture be a ring around a rectangle of the table, pixel on pixel; a large one has parts beside it."""
    density = grain.density
    hoop = signs.ring(ring, rect.width() * density, rect.height() * density, density, hexagon=hexagon)
    for part in item.childItems():
        item.scene().removeItem(part)
    first, *others = hoop.strips
    item.setPixmap(first.pixmap)
    item.setOffset(first.x - hoop.margin, first.y - hoop.margin)
    item.setScale(1 / density)
    # On whole pixels: the parts must meet without a seam.
    item.setPos(round(rect.x() * density) / density, round(rect.y() * density) / density)
    for strip in others:
        part = pixmap_item(item.scene(), 0)
        part.setPixmap(strip.pixmap)
        part.setOffset(strip.x - hoop.margin, strip.y - hoop.margin)
        part.setParentItem(item)
    if hoop.fill is not None:
        hole, colour = hoop.fill
        middle = QGraphicsRectItem(QRectF(hole.translated(-hoop.margin, -hoop.margin)), item)
        middle.setPen(Qt.PenStyle.NoPen)
        middle.setBrush(colour)
        middle.setAcceptedMouseButtons(Qt.MouseButton.NoButton)


class Card:
    """A piece as it lies, flies or is held; its number lives as long as the piece is on the table."""

    def __init__(self, scene: QGraphicsScene, placed: Placed, rect: QRectF) -> None:
        """Put a piece on the scene, not yet dressed."""
        self.placed = placed
        self.rect = QRectF(rect)
        self.lifted = False
        self.lies: tuple[int, bool] | None = None
        """How a hand has turned (by quarters) and flipped it, while that is not as it lies on the table."""
        self._density = 1.0
        self.item = pixmap_item(scene, 0)
        self._scene = scene
        self._badge: QGraphicsPixmapItem | None = None
        self._badge_at = QPointF()
        self._dressed: tuple[float, ...] = ()
        self._face: Face | None = None
        self._cut: Cut | None = None
        self._worn: Cut | None = None
        self._drawn: Drawn | None = None
        self.awaited: Cut | None = None
        """This face has been ordered and is not there yet."""

    @property
    def count(self) -> QGraphicsPixmapItem | None:
        """Give the count or price on it, if there is one."""
        return self._badge

    def remove(self) -> None:
        """Take the piece off the scene."""
        if self._badge is not None:
            self._scene.removeItem(self._badge)
            self._badge = None
        self._scene.removeItem(self.item)

    def move(self, rect: QRectF) -> None:
        """Put the piece somewhere, at that size."""
        same_size = rect.size() == self.rect.size()
        self.rect = QRectF(rect)
        if same_size:
            self.item.setPos(rect.topLeft())
        else:
            self._fit()

    def dress(self, art: Art, home: QRectF, grain: Grain, *, lifted: bool = False) -> None:
        """Show the piece's face, drawn for its size at home; until that is ready, one of another size serves."""
        placed = self.placed
        wanted = (home.width(), home.height(), grain.density, *self._lies(), lifted)
        if self._dressed == wanted and self._face is placed.face:
            return
        self._dressed, self._face = wanted, placed.face
        cut = self._cut_for(home, grain, lifted=lifted)
        self.lifted, self._density = lifted, grain.density
        if cut != self._cut:
            self._cut = cut
            drawn, self.awaited = art.ready(cut), None
            if drawn is None:
                drawn = self._serve(art, cut)
            self._wear(drawn, cut)
        elif self.awaited is not None:
            art.order(cut)  # orders are forgotten when the screen changes, though a small face may stay as large

    def foresee(self, art: Art, home: QRectF, grain: Grain) -> None:
        """Have the lifted face drawn before it is needed."""
        art.order(self._cut_for(home, grain, lifted=True), first=True)

    def raise_to(self, level: float | None) -> None:
        """Show the piece fully, above others (None: at its old level)."""
        self.item.setOpacity(1.0)
        self.item.show()
        if level is not None:
            self.item.setZValue(level)

    def lay_at(self, level: float, *, seen: bool) -> None:
        """Show the piece at rest; what is buried under others need not be painted."""
        self.item.setOpacity(1.0)
        self.item.setZValue(level)
        self.item.setVisible(seen)

    def take(self, cut: Cut, drawn: Drawn) -> None:
        """Put on a face that has just been drawn, if it is the one waited for."""
        if self.awaited is not None and cut == self.awaited:
            self.awaited = None
            self._wear(drawn, cut)

    def badge(self, signs: Signs, said: str | None, perch: Perch | None, grain: Grain) -> None:
        """Show a count or price at the lower right corner, or none."""
        if said is None or perch is None:
            if self._badge is not None:
                self._scene.removeItem(self._badge)
                self._badge = None
            return
        if self._badge is None:
            self._badge = pixmap_item(self._scene, 0)
            self._badge.setParentItem(self.item)
        sign = signs.words(said, None, perch.letters(grain))
        wear_sign(self._badge, sign)
        self._badge_at = perch.corner(sign.pixmap.size(), grain)
        self._fit_badge()

    def _cut_for(self, home: QRectF, grain: Grain, *, lifted: bool) -> Cut:
        size = (LIFT if lifted else 1.0) * grain.density
        return Cut(
            self.placed.face,
            max(1, round(home.width() * size)),
            max(1, round(home.height() * size)),
            *self._lies(),
            lifted,
        )

    def _lies(self) -> tuple[int, bool]:
        return self.lies or (self.placed.quarters % 4, self.placed.flipped)

    def _serve(self, art: Art, cut: Cut) -> Drawn:
        """Give what serves until a face is drawn; one that has been turned is drawn at once, or it would jump back."""
        if self._worn is not None and self._worn.face == cut.face and not self._shows(cut):
            return art.draw(cut)
        self.awaited = cut
        art.order(cut, first=cut.lifted)
        return (self._drawn if self._shows(cut) else None) or art.near(cut)

    def _shows(self, cut: Cut) -> bool:
        """Tell whether the pixels worn now are this face, at whatever size."""
        return self._worn is not None and (self._worn.face, self._worn.quarters, self._worn.flipped) == (
            cut.face,
            cut.quarters,
            cut.flipped,
        )

    def _wear(self, drawn: Drawn, cut: Cut) -> None:
        self._drawn, self._worn = drawn, cut
        self.item.setPixmap(drawn.pixmap)
        self.item.setOffset(-drawn.margin, -drawn.margin)
        self._fit()

    def _fit(self) -> None:
        """Scale the pixels to the size wanted: by nothing at all when they were drawn for it."""
        if self._drawn is not None:
            stretch = self.rect.width() * self._density / self._drawn.width
            if abs(stretch - 1) * self._drawn.width < 1:
                stretch = 1.0
            self.item.setScale(stretch / self._density)
        self.item.setPos(self.rect.topLeft())
        self._fit_badge()

    def _fit_badge(self) -> None:
        """Let a count keep its size and its corner while the piece wears pixels of another size."""
        if self._badge is not None:
            stretch = self.item.scale() * self._density
            self._badge.setScale(1 / stretch)
            self._badge.setPos(self._badge_at / stretch)
