"""The ground under the places of a zone: each place shows its face, flat and without a seam to the next one."""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING

from attrs import define, field, frozen
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem

from boardtable.engine.target import Cell

from .art import Cut
from .items import pixmap_item
from .laying import fitted, rect_in

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

    from boardtable.engine.table import Face, Zone

    from .art import Art
    from .grain import Grain
    from .places import Places


@frozen
class _Bed:
    """How a zone's ground is to be shown."""

    zone: Zone
    rect: QRectF
    grain: Grain
    level: float


@define
class _Spot:
    """The ground of one place: what is to be drawn there, and on which real pixels."""

    face: Face
    item: QGraphicsPixmapItem
    at: QRect = field(factory=QRect)
    density: float = 1.0

    def fit(self) -> None:
        """Scale the pixels to where they lie: by nothing at all when they were drawn for it."""
        width = self.item.pixmap().width()
        if width:
            self.item.setScale(self.at.width() / width / self.density)
            self.item.setPos(self.at.x() / self.density, self.at.y() / self.density)


class Terrain:
    """The grounds of all zones; equal faces share their pixels, and what stays as it was is not touched."""

    def __init__(self, scene: QGraphicsScene, art: Art) -> None:
        """Begin without any."""
        self._scene = scene
        self._art = art
        self._beds: dict[str, tuple[_Bed, QGraphicsRectItem, list[_Spot]]] = {}
        self._waiting: dict[Cut, list[_Spot]] = {}
        art.drawn.connect(self._take_face)
        scene.destroyed.connect(self._forget)

    def draw(self, places: Places, grain: Grain, levels: dict[str, float]) -> None:
        """Lay the ground of all zones that have some, each at its level; until it is drawn, the old one serves."""
        wanted = {
            name: _Bed(zone, places.rect(Cell(name)) or QRectF(), grain, levels[name])
            for name, zone in places.zones.items()
            if zone.ground
        }
        if any(bed.grain != grain for bed, _, _ in self._beds.values()):  # all will be ordered anew
            self._art.forget_orders(self._waiting)
            self._waiting.clear()
        for name in [name for name in self._beds if name not in wanted]:
            self._scene.removeItem(self._beds.pop(name)[1])
        for name, bed in wanted.items():
            before = self._beds.get(name)
            if before is not None and before[0] == bed:
                continue
            if before is not None and [ground.face for ground in bed.zone.ground] == [spot.face for spot in before[2]]:
                self._beds[name] = (bed, *before[1:])
            else:
                if before is not None:
                    self._scene.removeItem(before[1])
                self._beds[name] = (bed, *self._new(bed))
            self._lay(*self._beds[name])
        mine = {id(spot) for _, _, spots in self._beds.values() for spot in spots}
        self._waiting = {
            cut: left for cut, spots in self._waiting.items() if (left := [spot for spot in spots if id(spot) in mine])
        }

    def _new(self, bed: _Bed) -> tuple[QGraphicsRectItem, list[_Spot]]:
        whole = QGraphicsRectItem()
        whole.setPen(Qt.PenStyle.NoPen)
        whole.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        # Whoever paints elsewhere need not ask each of the places.
        whole.setFlag(QGraphicsItem.GraphicsItemFlag.ItemContainsChildrenInShape)
        self._scene.addItem(whole)
        spots = []
        for ground in bed.zone.ground:
            item = pixmap_item(self._scene, 0)
            item.setParentItem(whole)
            spots.append(_Spot(ground.face, item))
        return whole, spots

    def _lay(self, bed: _Bed, whole: QGraphicsRectItem, spots: Iterable[_Spot]) -> None:
        whole.setZValue(bed.level)
        whole.setRect(bed.rect.adjusted(-1, -1, 1, 1))
        for ground, spot in zip(bed.zone.ground, spots, strict=True):
            spot.at, spot.density = _pixels(rect_in(bed.zone, ground.at), ground.face, bed.grain), bed.grain.density
            spot.fit()
            cut = Cut(ground.face, max(1, spot.at.width()), max(1, spot.at.height()), flat=True)
            if self._art.ready(cut) is not None:
                self._wear(cut, spot)
            else:
                self._art.order(cut, first=True)
                self._waiting.setdefault(cut, []).append(spot)

    def _wear(self, cut: Cut, spot: _Spot) -> None:
        drawn = self._art.ready(cut)
        if drawn is not None and (spot.at.width(), spot.at.height()) == (cut.width, cut.height):
            spot.item.setPixmap(drawn.pixmap)
            spot.fit()

    def _take_face(self, cut: Cut) -> None:
        for spot in self._waiting.pop(cut, ()):
            self._wear(cut, spot)

    def _forget(self) -> None:
        """Wait for no face any more: the scene has gone, and the art may live on."""
        self._waiting.clear()
        self._beds.clear()


def _pixels(place: QRectF, face: Face, grain: Grain) -> QRect:
    """Tell which real pixels a face covers that fills its place: it ends where the next one begins."""
    rect = QRectF(0, 0, *fitted(face, 0, place.width(), place.height()))
    rect.moveCenter(place.center())
    left, top = _snapped(rect.topLeft(), grain)
    right, bottom = _snapped(rect.bottomRight(), grain)
    return QRect(left, top, right - left, bottom - top)


def _snapped(corner: QPointF, grain: Grain) -> tuple[int, int]:
    """Go to the nearest corner of a pixel; a hair's breadth makes no difference between neighbours."""
    return floor(corner.x() * grain.density + 0.501), floor(corner.y() * grain.density + 0.501)
