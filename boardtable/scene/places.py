"""Where every piece and every place lies on the table, and what lies under a point or a carried card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF

from boardtable.engine.table import Fan, Grid, Row, Stack
from boardtable.engine.target import Cell, Piece
from boardtable.engine.text import text

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from boardtable.engine.table import Face, Placed, Zone
    from boardtable.engine.target import At, Target
    from boardtable.engine.text import Text

WIDTH, HEIGHT = 1600.0, 1000.0
"""The table, in its own units."""
SHOWN = 4
"""So many pieces of a stack can be told from each other; those below lie exactly under them."""
STEP = QPointF(-1.5, -2.5)
"""How far each of those lies from the one below it."""
GAP = 6.0
"""Between the pieces of a fan that has room."""
PEEP = 0.08
"""Pieces that share a crowded place still show this much of themselves."""
PIECE_BONUS, PLACE_BONUS = 0.3, 0.15
"""A piece or place wins over the zone around it although less of it is covered."""


@frozen
class Spot:
    """Where one piece lies: its rectangle, how high in the pile, and whether others hide it completely."""

    rect: QRectF
    level: int
    buried: bool = False


class Places:
    """The geometry of one table: zones, their places, and the pieces in them."""

    def __init__(self, zones: Iterable[Zone], placed: Sequence[Placed], raised: Collection[str] = ()) -> None:
        """Lay everything out; pieces in zones that do not exist are left out.

        Nothing but the `raised` zones, the last ones, can be pointed at, if there are any.
        """
        self.zones = {zone.name: zone for zone in zones}
        self.raised = frozenset(raised)
        self.placed = {item.piece: item for item in placed}
        self.spots: dict[int, Spot] = {}
        self._floor: dict[str, int] = {}
        self._rects: dict[Cell, QRectF] = {}
        by_zone: dict[str, list[Placed]] = {name: [] for name in self.zones}
        for item in placed:
            if item.at.zone in by_zone:
                by_zone[item.at.zone].append(item)
        level = 0
        for name, zone in self.zones.items():
            self._floor[name] = level
            for item, rect, buried in _lay(zone, by_zone[name]):
                self.spots[item.piece] = Spot(rect, level, buried)
                level += 1
        self._members = {name: tuple(item.piece for item in items) for name, items in by_zone.items()}
        self._downwards = tuple(sorted(self.spots, key=lambda piece: -self.spots[piece].level))

    def members(self, zone: str) -> tuple[int, ...]:
        """Tell which pieces lie in a zone, in the table's order."""
        return self._members.get(zone, ())

    def zone_of(self, target: Piece | Cell) -> str:
        """Tell in which zone a piece or place is."""
        return self.placed[target.id].at.zone if isinstance(target, Piece) else target.zone

    @property
    def raised_from(self) -> float:
        """Tell at which level the raised zones begin."""
        return min((self._floor[name] for name in self.raised), default=0)

    def is_near(self, target: Piece | Cell) -> bool:
        """Tell whether a target that has a place here is not behind the raised zones."""
        return not self.raised or self.zone_of(target) in self.raised

    def cell_size(self, zone: str) -> QSizeF | None:
        """Tell how large the places of a zone are, if it has rows and columns of them."""
        kind = self.zones[zone].kind
        return _cell(self.zones[zone], (0, 0)).size() if isinstance(kind, Grid) else None

    def zone_at(self, point: QPointF) -> Zone | None:
        """Tell which zone is seen at a point: the last one of those that reach there."""
        zone = next((zone for zone in reversed(self.zones.values()) if _frame(zone).contains(point)), None)
        return zone if zone is None or not self.raised or zone.name in self.raised else None

    def around(self, target: Target) -> tuple[Target, ...]:
        """Tell what a target is part of, itself first: piece, its place (or all that it covers), its zone."""
        if isinstance(target, Piece):
            item = self.placed[target.id]
            *others, last = covered(item) or (item.at,)
            return (target, *others, *self._around(last))
        return self._around(target) if isinstance(target, Cell) else (target,)

    def _around(self, cell: Cell) -> tuple[Cell, ...]:
        around = (cell,) if cell.at is None else (cell, Cell(cell.zone))
        larger = self.zones[cell.zone].part_of
        return around if larger is None else (*around, Cell(larger))

    def rect(self, target: Target) -> QRectF | None:
        """Tell where a piece, place or zone is; None for what is not on this table."""
        if isinstance(target, Piece):
            spot = self.spots.get(target.id)
            return spot.rect if spot is not None else None
        if isinstance(target, Cell) and target.zone in self.zones:
            rect = self._rects.get(target)
            if rect is None:
                zone = self.zones[target.zone]
                rect = self._rects[target] = _frame(zone) if target.at is None else _cell(zone, target.at)
            return rect
        return None

    def label(self, target: Target) -> Text | None:
        """Tell how a piece, place or zone is called; places are counted from one."""
        if isinstance(target, Piece) and target.id in self.placed:
            return self.placed[target.id].label
        if not isinstance(target, Cell) or target.zone not in self.zones:
            return None
        label = self._called(target.zone)
        if target.at is None:
            return label
        if isinstance(target.at, int):
            return text("scene", "{zone}: place {place}", zone=label, place=target.at + 1)
        row, column = target.at
        return text("scene", "{zone}: row {row}, place {place}", zone=label, row=row + 1, place=column + 1)

    def _called(self, zone: str) -> Text:
        """Tell how a zone is called; those of one label are counted from one."""
        label = self.zones[zone].label
        alike = [other.name for other in self.zones.values() if other.label == label]
        return label if len(alike) == 1 else text("scene", "{zone} ({n})", zone=label, n=alike.index(zone) + 1)

    def under(
        self, point: QPointF, without: Collection[int] = (), moved: Mapping[int, QRectF] | None = None
    ) -> tuple[Target, ...]:
        """Tell what lies under a point, most specific first: piece, its place, its zone.

        `without` are pieces to look through; `moved` tells where pieces are that lie elsewhere now, above the others.
        """
        moved = moved or {}
        for piece in self._downwards:
            if piece in moved and piece not in without and moved[piece].contains(point) and self.is_near(Piece(piece)):
                return self.around(Piece(piece))
        zone = self.zone_at(point)
        if self.raised and zone is None:
            return ()
        floor = self._floor[zone.name] if zone is not None else 0
        for piece in self._downwards:
            spot = self.spots[piece]
            if spot.level < floor:
                break
            if spot.rect.contains(point) and piece not in moved and piece not in without:
                item = self.placed[piece]
                if covered(item) and zone is not None:
                    if (cell := Cell(zone.name, _at(zone, point))) in covered(item):
                        return (Piece(piece), *self._around(cell))
                    continue
                top = self._top(item.at.zone, without)
                return self.around(Piece(piece if top is None else top))
        if zone is None:
            return ()
        top = self._top(zone.name, (*without, *moved))
        return self._around(Cell(zone.name, _at(zone, point))) if top is None else self.around(Piece(top))

    def _top(self, zone: str, without: Collection[int]) -> int | None:
        """Tell which piece of a stack can be touched: only the one on top, wherever its zone is touched."""
        if not isinstance(self.zones[zone].kind, Stack):
            return None
        return next((piece for piece in reversed(self.members(zone)) if piece not in without), None)

    def best(self, carried: QRectF, offers: Iterable[Target], without: Collection[int] = ()) -> Target | None:
        """Tell which of the offered targets a carried rectangle covers best."""
        best: tuple[float, float] | None = None
        found: Target | None = None
        for target in offers:
            rect = self.rect(target)
            if rect is None or (isinstance(target, Piece) and target.id in without):
                continue
            shared = rect.intersected(carried)
            area = shared.width() * shared.height()
            if area <= 0:
                continue
            size = rect.width() * rect.height()
            rank = (area / min(size, carried.width() * carried.height()) + _specific(target), -size)
            if best is None or rank > best:
                best, found = rank, target
        return found


def _specific(target: Target) -> float:
    if isinstance(target, Piece):
        return PIECE_BONUS
    return PLACE_BONUS if isinstance(target, Cell) and target.at is not None else 0.0


def _frame(zone: Zone) -> QRectF:
    return QRectF(zone.frame.x, zone.frame.y, zone.frame.w, zone.frame.h)


def _shape(zone: Zone) -> tuple[int, int]:
    """Tell how many rows and columns of places a zone has; fans and stacks are one place."""
    match zone.kind:
        case Grid(rows, columns):
            return rows, columns
        case Row(places):
            return 1, places
        case Fan() | Stack():
            return 1, 1


def _cell(zone: Zone, at: At) -> QRectF:
    """Tell where a place of a zone is, also when it lies beyond its edge."""
    rows, columns = _shape(zone)
    if isinstance(zone.kind, Fan | Stack):
        return _frame(zone)
    down, right = at if isinstance(at, tuple) else (0, at)
    width, height = zone.frame.w / max(1, columns), zone.frame.h / max(1, rows)
    return QRectF(zone.frame.x + right * width, zone.frame.y + down * height, width, height)


def _at(zone: Zone, point: QPointF) -> At | None:
    """Tell in which place of a zone a point lies."""
    rows, columns = _shape(zone)
    down = min(int((point.y() - zone.frame.y) / zone.frame.h * rows), rows - 1)
    right = min(int((point.x() - zone.frame.x) / zone.frame.w * columns), columns - 1)
    match zone.kind:
        case Grid():
            return down, right
        case Row():
            return right
        case Fan() | Stack():
            return None


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


def _centred(size: tuple[float, float], place: QRectF, by: QPointF) -> QRectF:
    middle = place.center() + by
    return QRectF(middle.x() - size[0] / 2, middle.y() - size[1] / 2, *size)


def _lay(zone: Zone, items: Sequence[Placed]) -> Iterable[tuple[Placed, QRectF, bool]]:
    """Lay the pieces of one zone out, lowest first."""
    if isinstance(zone.kind, Stack):
        yield from _lay_stack(zone, items)
    elif isinstance(zone.kind, Fan):
        yield from _lay_along(_frame(zone), [(item, fitted(item.face, item.quarters, *zone.size)) for item in items])
    else:
        shared: dict[At | None, list[Placed]] = {}
        for item in items:
            shared.setdefault(item.at.at, []).append(item)
        for at, group in shared.items():
            yield from _lay_cell(zone, at, group)


def _lay_stack(zone: Zone, items: Sequence[Placed]) -> Iterable[tuple[Placed, QRectF, bool]]:
    lowest = max(0, len(items) - SHOWN)
    middle = (min(len(items), SHOWN) - 1) / 2
    for n, item in enumerate(items):
        size = fitted(item.face, item.quarters, *zone.size)
        yield item, _centred(size, _frame(zone), STEP * (max(0, n - lowest) - middle)), n < lowest


def _lay_cell(zone: Zone, at: At | None, items: Sequence[Placed]) -> Iterable[tuple[Placed, QRectF, bool]]:
    """Lay what shares one place: a piece that covers several places fills them all."""
    place = _frame(zone) if at is None else _cell(zone, at)
    single = [item for item in items if not (item.covers and isinstance(at, tuple))]
    for item in items:
        if item.covers and isinstance(at, tuple):
            space = place
            for down, right in item.covers:
                space = space.united(_cell(zone, (at[0] + down, at[1] + right)))
            size = fitted(item.face, item.quarters, space.width(), space.height())
            yield item, _centred(size, space, QPointF()), False
    yield from _lay_along(place, [(item, fitted(item.face, item.quarters, *zone.size)) for item in single])


def _lay_along(
    place: QRectF, sized: Sequence[tuple[Placed, tuple[float, float]]]
) -> Iterable[tuple[Placed, QRectF, bool]]:
    """Lay pieces side by side along the longer way, in the middle; they overlap when they are many."""
    if not sized:
        return
    wide, high = max(size[0] for _, size in sized), max(size[1] for _, size in sized)
    across = place.width() - wide >= place.height() - high
    length, room = (wide, place.width()) if across else (high, place.height())
    count = len(sized)
    step = min(length + GAP, max((room - length) / max(1, count - 1), length * PEEP))
    for n, (item, size) in enumerate(sized):
        by = step * (n - (count - 1) / 2)
        yield item, _centred(size, place, QPointF(by, 0) if across else QPointF(0, by)), False
