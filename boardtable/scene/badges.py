"""Where counts and prices are shown: at the lower right corner, beyond it where a small piece would be hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF

from boardtable.engine.table import Fan, Grid, Row, Stack
from boardtable.engine.target import Cell

from .places import HEIGHT, WIDTH
from .signs import name_height

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF, QSize

    from boardtable.engine.table import Zone
    from boardtable.engine.target import At

    from .grain import Grain
    from .places import Places

SMALLEST = 11
"""In pixels of a plain screen: numbers stay readable in the smallest window (look 2)."""
SHARE = 0.2
"""The height of a badge's words as a share of the piece's shorter side."""
LEAST, MOST = 0.15, 0.6
"""Such a share of a badge lies beyond the corner of its piece, at least and at most."""


@frozen
class Perch:
    """Where a badge is to sit: the size of its piece, and how far the room beside and below that reaches."""

    width: float
    height: float
    right: float = 0.0
    below: float = 0.0

    def letters(self, grain: Grain) -> float:
        """Tell how large its words are, in real pixels."""
        return max(SMALLEST * grain.ratio, self._usual(grain))

    def corner(self, size: QSize, grain: Grain) -> QPointF:
        """Tell where its own upper left corner is from that of the piece, both in real pixels."""
        beyond = self.right * grain.density, self.below * grain.density
        if self._usual(grain) >= SMALLEST * grain.ratio:
            beyond = 0.0, 0.0  # on a large piece it hides little, and belongs to it clearly
        across, down = (
            min(max(room, LEAST * side), MOST * side)
            for room, side in zip(beyond, (size.width(), size.height()), strict=True)
        )
        corner = QPointF(self.width, self.height) * grain.density
        return corner - QPointF(size.width() - across, size.height() - down)

    def _usual(self, grain: Grain) -> float:
        return min(self.width, self.height) * grain.density * SHARE


def perch_on(places: Places, piece: int, grain: Grain) -> Perch:
    """Find the room for the badge of a piece: in its own place, and where no zone and no heading is."""
    item, rect = places.placed[piece], places.spots[piece].rect
    zone = places.zones[item.at.zone]
    ends = rect.right(), rect.bottom()
    right, below = ends if item.covers else _ends(places, zone, item.at.at, rect, grain)
    return Perch(rect.width(), rect.height(), max(0.0, right - rect.right()), max(0.0, below - rect.bottom()))


def _ends(places: Places, zone: Zone, at: At | None, rect: QRectF, grain: Grain) -> tuple[float, float]:
    """Tell how far to the right and down nothing else can lie."""
    place = places.rect(Cell(zone.name, at)) or rect
    margin = (max(0.0, place.width() - zone.size[0]) / 2, max(0.0, place.height() - zone.size[1]) / 2)
    near = place.right() + margin[0], place.bottom() + margin[1]
    far = _beyond(places, zone, rect, grain)
    match zone.kind, at:
        case Row(), int(number):
            return near[0] if places.has(Cell(zone.name, number + 1)) else far[0], far[1]
        case Grid(), (row, column):
            beside, under = (
                places.has(Cell(zone.name, (row, column + 1))),
                places.has(Cell(zone.name, (row + 1, column))),
            )
            return near[0] if beside else far[0], near[1] if under else far[1]
        case Stack(), _:
            return far
        case Fan(), _:
            return rect.right(), far[1]
        case _:
            return place.right(), place.bottom()


def _beyond(places: Places, zone: Zone, rect: QRectF, grain: Grain) -> tuple[float, float]:
    """Tell where to the right and below a piece other zones begin, or the table ends."""
    x, y = rect.center().toTuple()
    right, below = WIDTH, HEIGHT
    lowest, widest = rect.bottom() + rect.height() / 2, rect.right() + rect.width() / 2
    heading, raised = name_height(grain) / grain.density, zone.name in places.raised
    for name, other in places.zones.items():
        frame = other.frame
        top = frame.y if other.heading is None else frame.y - heading
        if name == zone.name or (name in places.raised) != raised:
            continue
        if x < frame.x < right and top < lowest and frame.y + frame.h > y:
            right = frame.x
        if y < top < below and frame.x < widest and frame.x + frame.w > x:
            below = top
    return right, below
