"""How the pieces of one zone lie in it, and where its places are."""

from __future__ import annotations

from math import atan2, cos, hypot, pi, sin
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF

from boardtable.engine.table import Fan, Grid, Hexes, Row, Stack, Wheel
from boardtable.engine.target import Cell

from .hexes import place_in, place_under

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from boardtable.engine.table import Face, Placed, Zone
    from boardtable.engine.target import At

SHOWN = 4
"""So many pieces of a pile can be told from each other; those below lie exactly under them."""
STEP = QPointF(-1.5, -2.5)
"""How far each of those lies from the one below it."""
GAP = 6.0
"""Between the pieces of a fan that has room."""
PEEP = 0.08
"""Pieces that share a crowded place still show this much of themselves."""


@frozen
class Laid:
    """One piece in its zone; in a `pile` it lies upon others, and if others hide it completely it is `buried`."""

    item: Placed
    rect: QRectF
    buried: bool = False
    pile: tuple[int, ...] = ()


def frame_of(zone: Zone) -> QRectF:
    """Tell where a zone is."""
    return QRectF(zone.frame.x, zone.frame.y, zone.frame.w, zone.frame.h)


def reaches(zone: Zone, point: QPointF) -> bool:
    """Tell whether a point is within a zone; a wheel is a ring, and what lies in its middle is not of it.

    A honeycomb ends where its places do.
    """
    frame = frame_of(zone)
    if isinstance(zone.kind, Hexes):
        return place_under(zone.kind, zone.frame, point) in places_of(zone)
    if not isinstance(zone.kind, Wheel):
        return frame.contains(point)
    way, half = point - frame.center(), max(zone.size) / 2
    return abs(hypot(way.x(), way.y()) - _far(zone)) <= half


def rect_in(zone: Zone, at: At | None) -> QRectF:
    """Tell where a place of a zone is, also when it lies beyond its edge; fans and stacks are one place."""
    frame = frame_of(zone)
    match zone.kind:
        case Grid(rows, columns):
            pass
        case Hexes() if isinstance(at, tuple):
            return place_in(zone.kind, zone.frame, *at)
        case Row(places):
            rows, columns = 1, places
        case Wheel(places) if isinstance(at, int):
            return _on_wheel(zone, frame, at, places)
        case _:
            return frame
    if at is None:
        return frame
    down, right = at if isinstance(at, tuple) else (0, at)
    width, height = frame.width() / max(1, columns), frame.height() / max(1, rows)
    return QRectF(frame.x() + right * width, frame.y() + down * height, width, height)


def _on_wheel(zone: Zone, frame: QRectF, at: int, places: int) -> QRectF:
    """Lay a place as large as the largest piece upright on the circle that just fits into the frame."""
    width, height = zone.size
    angle = 2 * pi * at / max(1, places)
    middle = frame.center() + QPointF(sin(angle), -cos(angle)) * _far(zone)
    return QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)


def _far(zone: Zone) -> float:
    """Tell how far the places of a wheel are from its middle."""
    return min(zone.frame.w - zone.size[0], zone.frame.h - zone.size[1]) / 2


def place_at(zone: Zone, point: QPointF) -> At | None:
    """Tell in which place of a zone a point lies, or which one of a wheel is nearest."""
    across, along = (point.x() - zone.frame.x) / zone.frame.w, (point.y() - zone.frame.y) / zone.frame.h
    match zone.kind:
        case Grid(rows, columns):
            return min(int(along * rows), rows - 1), min(int(across * columns), columns - 1)
        case Hexes():
            return place_under(zone.kind, zone.frame, point)
        case Row(places):
            return min(int(across * places), places - 1)
        case Wheel(places):
            way = point - frame_of(zone).center()
            return round(atan2(way.x(), -way.y()) / (2 * pi) * places) % max(1, places)
        case Fan() | Stack():
            return None


def places_of(zone: Zone) -> Sequence[At]:
    """Give all places of a zone, in order; of a grid or honeycomb with ground only those where there is ground."""
    match zone.kind:
        case Grid(rows, columns) | Hexes(rows, columns):
            if zone.ground:
                return [ground.at for ground in zone.ground]
            return [(row, column) for row in range(rows) for column in range(columns)]
        case Row(places) | Wheel(places):
            return range(places)
        case Fan() | Stack():
            return ()


def covered(item: Placed) -> tuple[Cell, ...]:
    """Tell on which places of a grid a large piece lies; none for any other piece."""
    if not isinstance(item.at.at, tuple):
        return ()
    top, left = item.at.at
    return tuple(Cell(item.at.zone, (top + down, left + right)) for down, right in item.covers)


def fitted(face: Face, quarters: int, width: float, height: float) -> tuple[float, float]:
    """Tell how large a face is drawn within a space; it keeps its proportions."""
    wide, high = face.size if quarters % 2 == 0 else (face.size[1], face.size[0])
    scale = min(width / wide, height / high)
    return wide * scale, high * scale


def lay(zone: Zone, items: Sequence[Placed]) -> list[Laid]:
    """Lay the pieces of one zone out, lowest first: those that are smaller than their place upon all others."""
    shared: dict[At | None, list[Placed]] = {}
    small: list[Laid] = []
    laid: dict[int, Laid] = {}
    for item in items:
        if item.within is not None:
            small.append(Laid(item, _lay_within(item, rect_in(zone, item.at.at))))
        elif covered(item):
            laid[item.piece] = Laid(item, _lay_over(zone, item))
        else:
            shared.setdefault(item.at.at, []).append(item)
    for at, group in shared.items():
        sized = [(item, fitted(item.face, item.quarters, *zone.size)) for item in group]
        if zone.piled or isinstance(zone.kind, Stack):
            laid.update((each.item.piece, each) for each in _lay_upon(rect_in(zone, at), sized))
        else:
            laid.update((each.item.piece, each) for each in _lay_along(rect_in(zone, at), sized))
    return [*(laid[item.piece] for item in items if item.within is None), *small]


def _centred(size: tuple[float, float], place: QRectF, by: QPointF) -> QRectF:
    middle = place.center() + by
    return QRectF(middle.x() - size[0] / 2, middle.y() - size[1] / 2, *size)


def _lay_within(item: Placed, place: QRectF) -> QRectF:
    """Lay a piece in the part of its place that it fills."""
    share = item.within
    if share is None:
        return place
    width, height = place.width(), place.height()
    part = QRectF(place.x() + share.x * width, place.y() + share.y * height, share.w * width, share.h * height)
    return _centred(fitted(item.face, item.quarters, part.width(), part.height()), part, QPointF())


def _lay_over(zone: Zone, item: Placed) -> QRectF:
    """Lay a large piece over all the places that its outline reaches."""
    whole = rect_in(zone, item.at.at)
    for cell in covered(item):
        whole = whole.united(rect_in(zone, cell.at))
    return _centred(fitted(item.face, item.quarters, whole.width(), whole.height()), whole, QPointF())


def _lay_upon(place: QRectF, sized: Sequence[tuple[Placed, tuple[float, float]]]) -> Iterable[Laid]:
    """Lay pieces upon each other; only the upper ones can be told apart."""
    pile = tuple(item.piece for item, _ in sized)
    lowest = max(0, len(sized) - SHOWN)
    middle = (min(len(sized), SHOWN) - 1) / 2
    for n, (item, size) in enumerate(sized):
        yield Laid(item, _centred(size, place, STEP * (max(0, n - lowest) - middle)), n < lowest, pile)


def _lay_along(place: QRectF, sized: Sequence[tuple[Placed, tuple[float, float]]]) -> Iterable[Laid]:
    """Lay pieces side by side along the longer way, in the middle; they overlap when they are many."""
    wide, high = max(size[0] for _, size in sized), max(size[1] for _, size in sized)
    across = place.width() - wide >= place.height() - high
    length, room = (wide, place.width()) if across else (high, place.height())
    count = len(sized)
    step = min(length + GAP, max((room - length) / max(1, count - 1), length * PEEP))
    for n, (item, size) in enumerate(sized):
        by = step * (n - (count - 1) / 2)
        yield Laid(item, _centred(size, place, QPointF(by, 0) if across else QPointF(0, by)))
