"""Where every piece and every place lies on the table, and what lies under a point or a carried card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QRectF

from boardtable.engine.table import Grid, Hexes, Row, has_place
from boardtable.engine.target import Cell, Piece
from boardtable.engine.text import text

from .laying import covered, frame_of, lay, place_at, reaches, rect_in

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from PySide6.QtCore import QPointF, QSizeF

    from boardtable.engine.table import Placed, Zone
    from boardtable.engine.target import At, Target
    from boardtable.engine.text import Text

WIDTH, HEIGHT = 1600.0, 1000.0
"""The table, in its own units."""
PIECE_BONUS, PLACE_BONUS = 0.3, 0.15
"""A piece or place wins over the zone around it although less of it is covered."""


@frozen
class Spot:
    """Where one piece lies: its rectangle, how high in the pile, and whether others hide it completely."""

    rect: QRectF
    level: int
    buried: bool = False
    pile: tuple[int, ...] = ()
    """All that lie upon each other there, this one among them."""


class Places:
    """The geometry of one table: zones, their places, and the pieces in them."""

    def __init__(
        self,
        zones: Iterable[Zone],
        placed: Sequence[Placed],
        raised: Collection[str] = (),
        captioned: str | None = None,
    ) -> None:
        """Lay everything out; pieces in zones that do not exist are left out.

        Nothing but the `raised` zones, the last ones, can be pointed at, if there are any. In the
        `captioned` zone each piece has its name below it.
        """
        zones = tuple(zones)
        self.zones = {zone.name: zone for zone in zones}
        self.raised = frozenset(raised)
        self.captioned = captioned
        self.placed = {item.piece: item for item in placed}
        self.spots: dict[int, Spot] = {}
        self._floor: dict[str, int] = {}
        self._piles: dict[Cell, tuple[int, ...]] = {}
        self._rects: dict[Cell, QRectF] = {}
        self._frames = tuple((zone, frame_of(zone)) for zone in reversed(self.zones.values()))
        self._groups: dict[str, QRectF] | None = None
        self._offers: Collection[Target] = ()
        self._single: dict[str, Piece | Cell] = {}
        self._grounds = {zone.name: {each.at: each.label for each in zone.ground} for zone in zones if zone.ground}
        by_zone: dict[str, list[Placed]] = {name: [] for name in self.zones}
        for item in placed:
            if item.at.zone in by_zone:
                by_zone[item.at.zone].append(item)
        level = 0
        for name, zone in self.zones.items():
            self._floor[name] = level
            for laid in lay(zone, by_zone[name]):
                self.spots[laid.item.piece] = Spot(laid.rect, level, laid.buried, laid.pile)
                if laid.pile:
                    self._piles[laid.item.at] = laid.pile
                level += 1
        self._heaps = dict(self._below(item) for item in placed if item.at.zone in self.zones and covered(item))
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
        return rect_in(self.zones[zone], (0, 0)).size() if isinstance(kind, Grid) else None

    def is_hexagon(self, target: Target) -> bool:
        """Tell whether a target is a place of a honeycomb."""
        if not isinstance(target, Cell) or target.at is None or target.zone not in self.zones:
            return False
        return isinstance(self.zones[target.zone].kind, Hexes)

    def has(self, cell: Cell) -> bool:
        """Tell whether there is such a place: beyond the edge, or without ground where others have some, is none."""
        return has_place(self.zones, cell)

    def pile(self, target: Target) -> tuple[int, ...]:
        """Tell what lies upon each other in a place (or around a piece), lowest first; nothing where nothing does."""
        if isinstance(target, Cell):
            return self._piles.get(target, ())
        spot = self.spots.get(target.id) if isinstance(target, Piece) else None
        return spot.pile if spot is not None else ()

    def heap(self, cell: Cell) -> tuple[int, ...]:
        """Tell what lies upon each other in a place, lowest first: below a large piece, all that it lies on."""
        return self._heaps.get(cell) or self.pile(cell)

    def may_look_into(self, target: Target) -> Cell | None:
        """Tell of which place with different pieces upon each other a target is, if of any: one may look into that.

        A large piece has the place of its corner.
        """
        if not isinstance(target, Piece | Cell) or not self.zones[self.zone_of(target)].piled:
            return None
        at = self.placed[target.id].at if isinstance(target, Piece) else target
        alike = {self.placed[piece].face for piece in self.heap(at)}
        return at if len(alike) > 1 else None

    def _below(self, item: Placed) -> tuple[Cell, tuple[int, ...]]:
        """Give what lies below a large piece and itself, so that from above the first place comes first."""
        piles = (self._piles.get(cell, ()) for cell in reversed(covered(item)))
        return item.at, (*(piece for pile in piles for piece in pile), item.piece)

    def zone_at(self, point: QPointF) -> Zone | None:
        """Tell which zone is seen at a point: the last one of those that reach there."""
        zone = next((zone for zone, frame in self._frames if frame.contains(point) and reaches(zone, point)), None)
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
        if larger is None:
            return around
        return *around, *self._around(larger if isinstance(larger, Cell) else Cell(larger))

    def rect(self, target: Target) -> QRectF | None:
        """Tell where a piece, place or zone is; None for what is not on this table."""
        if isinstance(target, Piece):
            spot = self.spots.get(target.id)
            return spot.rect if spot is not None else None
        if isinstance(target, Cell) and target.zone in self.zones:
            rect = self._rects.get(target)
            if rect is None and self._is_ground(target):
                rect = self._rects[target] = rect_in(self.zones[target.zone], target.at)
            return rect
        return None

    def _is_ground(self, cell: Cell) -> bool:
        """Tell whether a place has ground under it, where that is asked for."""
        if (
            cell.at is None
            or cell.zone not in self._grounds
            or not isinstance(self.zones[cell.zone].kind, Grid | Hexes)
        ):
            return True
        return cell.at in self._grounds[cell.zone]

    def label(self, target: Target) -> Text | None:
        """Tell how a piece, place or zone is called; places have the name of their ground, or are counted from one."""
        if isinstance(target, Piece) and target.id in self.placed:
            return self.placed[target.id].label
        if not isinstance(target, Cell) or target.zone not in self.zones:
            return None
        label = self._called(target.zone)
        if target.at is None:
            return label
        return self._call_place(target.zone, target.at, label) if self._is_ground(target) else None

    def _call_place(self, zone: str, at: At, label: Text) -> Text:
        """Name a place after its ground, with its numbers unless no other ground in its zone has that name."""
        grounds = self._grounds.get(zone, {})
        ground, called = grounds.get(at), label if self.zones[zone].kind == Row(1) else _numbered(label, at)
        if ground is None or ground == self.zones[zone].label:
            return called
        if list(grounds.values()).count(ground) == 1:
            return text("scene", "{zone}: {place}", zone=label, place=ground)
        return text("scene", "{place}, {ground}", place=called, ground=ground)

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
        if zone is None and self.raised:
            return ()
        cell = Cell(zone.name, place_at(zone, point)) if zone is not None else None
        hidden = (*without, *moved)
        hit = self._topmost(point, cell, hidden)
        if hit is not None and cell in covered(self.placed[hit]):
            return (Piece(hit), *self._around(cell))
        lying = cell if hit is None else Piece(hit)
        top = _top(self.pile(lying), hidden) if lying is not None else None
        found = hit if top is None else top
        if found is not None:
            return self.around(Piece(found))
        return () if cell is None else self._around(cell if self._is_ground(cell) else Cell(cell.zone))

    def _topmost(self, point: QPointF, cell: Cell | None, without: Collection[int]) -> int | None:
        """Find the piece that is seen at a point; a large one, or one on a hexagon, only in a place that it covers."""
        floor = self._floor[cell.zone] if cell is not None else 0
        for piece in self._downwards:
            spot = self.spots[piece]
            if spot.level < floor:
                return None
            if spot.rect.contains(point) and piece not in without:
                item = self.placed[piece]
                places = covered(item) or ((item.at,) if self.is_hexagon(item.at) else ())
                if not places or cell in places:
                    return piece
        return None

    def best(self, carried: QRectF, offers: Collection[Target], without: Collection[int] = ()) -> Target | None:
        """Tell which of the offered targets a carried rectangle covers best.

        It is no place beside the one over which it hovers: who aims at a place that is not on offer must hear so.
        """
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
        if isinstance(found, Cell) and found.at is not None:
            there = self._place_at(found.zone, carried.center())
            if there is not None and there in offers and self.is_hexagon(there):
                return there  # the rectangles around hexagons overlap
            return found if there is None or there == found or there in offers else None
        return found

    def only_one(self, point: QPointF, offers: Collection[Target], home: str | None) -> Target | None:
        """Tell which target is the only one on offer among somebody's zones, if a point is in or between those.

        Among the zones of the `home` group it is none: a piece that is let go of there goes back. Nor is it a place
        or piece of the zone at that point: who aims at another one must hear why not.
        """
        if offers is not self._offers:  # asked again with every move of a hand
            self._offers, self._single = offers, self._alone(offers)
        if not self._single:
            return None
        zone = self.zone_at(point)
        group = self._group_around(point) if zone is None else zone.group
        found = self._single.get(group) if group is not None and group != home else None
        if found is None or (zone is None and self.raised):
            return None
        elsewhere = zone is None or found == Cell(zone.name) or self.zone_of(found) != zone.name
        return found if elsewhere else None

    def _alone(self, offers: Collection[Target]) -> dict[str, Piece | Cell]:
        """Tell for each group of zones which target is the only one on offer there."""
        found: dict[str, list[Piece | Cell]] = {}
        for target in offers:
            if isinstance(target, Piece | Cell) and self.rect(target) is not None:
                group = self.zones[self.zone_of(target)].group
                if group is not None:
                    found.setdefault(group, []).append(target)
        return {group: targets[0] for group, targets in found.items() if len(targets) == 1}

    def _group_around(self, point: QPointF) -> str | None:
        """Tell between the zones of which group a point is, if only of one."""
        if self._groups is None:
            self._groups = {}
            for name, zone in self.zones.items():
                if zone.group is not None:
                    rect = self._groups.get(zone.group, QRectF())
                    self._groups[zone.group] = rect.united(rect_in(self.zones[name], None))
        around = [group for group, rect in self._groups.items() if rect.contains(point)]
        return around[0] if len(around) == 1 else None

    def _place_at(self, zone: str, point: QPointF) -> Cell | None:
        """Tell which place of a zone is at a point, if there is one."""
        if not reaches(self.zones[zone], point):
            return None
        cell = Cell(zone, place_at(self.zones[zone], point))
        return cell if self._is_ground(cell) else None


def _specific(target: Target) -> float:
    if isinstance(target, Piece):
        return PIECE_BONUS
    return PLACE_BONUS if isinstance(target, Cell) and target.at is not None else 0.0


def _top(pile: Sequence[int], without: Collection[int]) -> int | None:
    """Tell which piece of a pile can be touched: only the one on top, wherever its place is touched."""
    return next((piece for piece in reversed(pile) if piece not in without), None)


def _numbered(zone: Text, at: At) -> Text:
    """Name a place by its zone and numbers, counted from one."""
    if isinstance(at, int):
        return text("scene", "{zone}: place {place}", zone=zone, place=at + 1)
    row, column = at
    return text("scene", "{zone}: row {row}, place {place}", zone=zone, row=row + 1, place=column + 1)
