"""What lies under the pieces: the outlines of zones and of their empty places, and what they are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from boardtable.engine.table import Wheel
from boardtable.engine.target import Cell
from boardtable.engine.text import text

from .grain import Grain
from .items import pixmap_item, place_ring, wear_sign
from .laying import places_of
from .lens import in_sight
from .plate import Plate
from .rings import Ring
from .signs import name_pixels
from .terrain import Terrain

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

    from boardtable.engine.table import Zone
    from boardtable.engine.text import Text

    from .art import Art
    from .places import Places
    from .signs import Sign, Signs

    _Name = tuple[Sign, QPointF, float]

LEVEL, OVER, UNDER = -10.0, 0.1, 0.05
NEAR = -0.2
"""Below pieces that are shown large, but above the others."""
HEADINGS, BEHIND = 4000.0, -0.6
"""Headings lie above pieces at rest, but behind all that is shown large."""
BELOW = 8.0
WITHIN = 2.0
"""A name may reach so far over the outline of its zone, in units of the table."""


class Ground:
    """The outlines on the cloth; what stays as it was is not touched."""

    def __init__(self, scene: QGraphicsScene, art: Art, signs: Signs, say: Callable[[Text], str]) -> None:
        """Begin with a bare cloth."""
        self._scene = scene
        self._terrain = Terrain(scene, art)
        self._signs = signs
        self._say = say
        self._grain = Grain()
        self._plate = Plate(scene)
        self._outlines: dict[Cell, tuple[QRectF, QGraphicsPixmapItem]] = {}
        self._names: list[QGraphicsPixmapItem] = []
        self._called: list[_Name] = []

    def draw(self, places: Places, grain: Grain) -> None:
        """Outline all zones (quiet ones only with pieces in them) and the places where nothing lies.

        Where there is ground, nothing else is needed; a wheel has no outline but those of its places.
        """
        wanted = {cell: rect for zone in places.zones.values() for cell, rect in _outlines(zone, places)}
        for cell, (rect, item) in list(self._outlines.items()):
            if wanted.get(cell) != rect or grain != self._grain:
                self._scene.removeItem(item)
                del self._outlines[cell]
        self._grain = grain
        self._plate.draw(places)
        self._terrain.draw(places, grain, {name: _level(places, name) - UNDER for name in places.zones})
        for cell, rect in wanted.items():
            if cell not in self._outlines:
                item = pixmap_item(self._scene, _level(places, cell.zone))
                ring = Ring.ZONE if cell.at is None else Ring.PLACE
                place_ring(item, self._signs, ring, rect, grain, hexagon=places.is_hexagon(cell))
                self._outlines[cell] = rect, item
        self._call(places, grain)

    def _call(self, places: Places, grain: Grain) -> None:
        """Write the headings above their zones, with the mark of the seat, and its name into each empty zone."""
        wanted = list(self._wanted_names(places, grain))
        if wanted != self._called:
            self._called = wanted
            for item in self._names:
                self._scene.removeItem(item)
            self._names = [self._write(*name, grain) for name in wanted]

    def _wanted_names(self, places: Places, grain: Grain) -> Iterable[_Name]:
        pixels = name_pixels(grain)
        top = min(0.0, in_sight(self._scene).top())
        for zone in places.zones.values():
            rect = places.rect(Cell(zone.name))
            if rect is None:
                continue
            if zone.heading is not None:
                sign = self._signs.name(self._say(zone.heading), zone.seat, pixels)
                at = QPointF(rect.x(), max(top, rect.y() - sign.pixmap.height() / grain.density))
                yield sign, at, _heading_level(places, zone.name)
            if zone.name == places.captioned:
                yield from self._captions(places, zone.name, pixels, grain)
            elif not (zone.quiet or zone.ground or places.members(zone.name)):
                sign = self._signs.label(self._say(zone.label), round(rect.width() * grain.density), pixels)
                width, height = sign.pixmap.width() / grain.density, sign.pixmap.height() / grain.density
                if width <= rect.width() + WITHIN and height <= rect.height() + WITHIN:
                    at = rect.center() - QPointF(width, height) / 2
                    yield sign, at, _level(places, zone.name)

    def _captions(self, places: Places, zone: str, pixels: float, grain: Grain) -> Iterable[_Name]:
        """Write its name below each piece of a pile that is spread, the upper one first."""
        for piece in places.members(zone):
            rect = places.spots[piece].rect
            item = places.placed[piece]
            label = text("scene", "On top: {piece}", piece=item.label) if item.at.at == (0, 0) else item.label
            sign = self._signs.label(self._say(label), round(rect.width() * grain.density), pixels)
            at = QPointF(rect.center().x() - sign.pixmap.width() / grain.density / 2, rect.bottom() + BELOW)
            yield sign, at, _level(places, zone)

    def _write(self, sign: Sign, at: QPointF, level: float, grain: Grain) -> QGraphicsPixmapItem:
        item = pixmap_item(self._scene, level + OVER)
        wear_sign(item, sign)
        item.setScale(1 / grain.density)
        item.setPos(at)
        return item


def _level(places: Places, zone: str) -> float:
    return places.raised_from + NEAR if zone in places.raised else LEVEL


def _heading_level(places: Places, zone: str) -> float:
    """Tell how high a heading lies: it stays whole also where a small window has too little room."""
    if zone in places.raised:
        return places.raised_from + NEAR
    return places.raised_from + BEHIND if places.raised else HEADINGS


def _outlines(zone: Zone, places: Places) -> Iterable[tuple[Cell, QRectF]]:
    members = places.members(zone.name)
    if zone.quiet and not members:
        return
    taken = {places.placed[piece].at.at for piece in members}
    shown = {ground.at for ground in zone.ground}
    empty = [Cell(zone.name, at) for at in places_of(zone) if at not in taken and at not in shown]
    whole = () if isinstance(zone.kind, Wheel) or shown else (Cell(zone.name),)
    for cell in (*whole, *empty):
        rect = places.rect(cell)
        if rect is not None:
            if cell.at is not None:
                middle = rect.center()
                rect = QRectF(0, 0, min(zone.size[0], rect.width()), min(zone.size[1], rect.height()))
                rect.moveCenter(middle)
            yield cell, rect
