"""Which zones the table has: courts above, the map in the middle, the supply on the right, own things below.

Whoever looks has the own things below. An onlooker sits beside the first player, and sees no hand.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from boardtable.engine.table import Fan, Frame, Grid, Row, Stack, Zone
from boardtable.engine.table import Ground as Shown
from boardtable.engine.target import Cell
from boardtable.engine.text import Player, text

from .components import RESERVE, SUPPORT
from .faces import COURT, PARCHMENT, ground_face, region_face, seat_of_ruler
from .moves import compartment
from .words import TARGETS, kind_name, ruler_name

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from boardtable.engine.move import Seat

    from .components import Box
    from .state import State

_MAP = Frame(352, 105, 754, 754)
_EDGE = Frame(22, 23, 806, 806)
"""The parchment under the map: how far its corner is from that of the map, and its size."""
_SUPPLY = Frame(1152, 110, 430, 744)
_COURTS = Frame(352, 3, 1238, 84)
_COURT = (2, 3)
"""Rows and columns of a court; the first place is the ruler's own."""
_SIDES = range(8, 49)
"""So large may a cell of a piece in the supply be."""
_APART = 0.5
"""So far, in cells, pieces of the supply lie from each other at least."""
_RIM = 4.0
"""So far the outline of a heap is from its pieces."""
_FEW = 2
"""A row of fewer pieces is not spread over the whole width."""


def zones(state: State, seat: Seat | None) -> tuple[Zone, ...]:
    """Lay out the table for whoever looks."""
    below = seat or 0
    found = [*_shared(state.box), *_cards(state)]
    others = [owner for owner in range(state.seats) if owner != below]
    for place, other in enumerate(others):
        found.extend(_far(other, 346 + 174 * place, len(state.box.specials)))
    found.extend(_near(below, len(state.box.specials)))
    return tuple(found)


@lru_cache(maxsize=8)
def _shared(box: Box) -> tuple[Zone, ...]:
    """Give what is the same in all games with one box."""
    return (_parchment(), *_courts(box), _map(box), *_heaps(box))


def _courts(box: Box) -> Iterator[Zone]:
    wide = _COURTS.w / len(box.rulers)
    rows, columns = _court_size(box)
    side = min(wide / columns, _COURTS.h / rows)
    for number, ruler in enumerate(box.rulers):
        label = text("khan", "Court: {ruler}", ruler=ruler_name(box, number))
        ground = tuple(
            [
                Shown(divmod(place, columns), COURT if place else seat_of_ruler(ruler), label)
                for place in range(ruler.yurts + 1)
            ]
        )
        frame = Frame(_COURTS.x + number * wide, _COURTS.y, side * columns, side * rows)
        yield Zone(f"court/{ruler.id}", Grid(rows, columns), frame, (side, side), label, ground=ground)


def _court_size(box: Box) -> tuple[int, int]:
    """Tell how many rows and columns a court needs for the ruler and his yurts (1.8)."""
    rows, columns = _COURT
    most = max(ruler.yurts for ruler in box.rulers) + 1
    return rows, max(columns, -(-most // rows))


def court_place(box: Box, place: int) -> tuple[int, int]:
    """Tell where in a court something stands: the ruler at 0, then his yurts."""
    return divmod(place, _court_size(box)[1])


def _map(box: Box) -> Zone:
    ground = box.ground
    cells = [cell for cell in ground.near if (ground.land | ground.river) >> cell & 1]
    shown = tuple(
        [
            Shown(ground.at(cell), ground_face(ground, cell), TARGETS[ground.region_of[cell]])
            if ground.land >> cell & 1
            else Shown(ground.at(cell), ground_face(ground, cell), text("khan", "river"))
            for cell in cells
        ]
    )
    side = min(_MAP.w / ground.columns, _MAP.h / ground.rows)
    wide, high = side * ground.columns, side * ground.rows
    frame = Frame(_MAP.x + (_MAP.w - wide) / 2, _MAP.y + (_MAP.h - high) / 2, wide, high)
    label = text("khan", "Map")
    return Zone("map", Grid(ground.rows, ground.columns), frame, (side, side), label, ground=shown)


def _parchment() -> Zone:
    """Give what the map is drawn on: whatever is laid on its edge is laid on the map."""
    label = text("khan", "Edge of the map")
    frame = Frame(_MAP.x - _EDGE.x, _MAP.y - _EDGE.y, _EDGE.w, _EDGE.h)
    ground = (Shown(0, PARCHMENT, label),)
    return Zone("edge", Row(1), frame, (_EDGE.w, _EDGE.h), label, part_of="map", quiet=True, ground=ground)


def _heaps(box: Box) -> Iterator[Zone]:
    """Give a heap for each shape of the supply: as large as all of them fit, row by row in the order of the box."""
    sizes = [(1 + max(right for _, right in kind.cells), 1 + max(down for down, _ in kind.cells)) for kind in box.kinds]
    side = max((side for side in _SIDES if _fit(box, sizes, side)), default=min(_SIDES))
    rows = _rows(box, sizes, side)
    highs = [side * max(sizes[kind][1] for kind in row) for row in rows]
    y, between = _SUPPLY.y, max(0.0, _SUPPLY.h - sum(highs)) / max(1, len(rows) - 1)
    for row, high in zip(rows, highs, strict=True):
        x = _SUPPLY.x
        apart = max(0.0, _SUPPLY.w - sum(side * sizes[kind][0] for kind in row)) / max(_FEW, len(row) - 1)
        for kind in row:
            w, h = side * sizes[kind][0], side * sizes[kind][1]
            frame = Frame(x - _RIM, y + (high - h) / 2 - _RIM, w + 2 * _RIM, h + 2 * _RIM)
            label = kind_name(box.kinds[kind])
            yield Zone(compartment(box, kind).zone, Stack(), frame, (w, h), label, loose=True, quiet=True)
            x += w + apart
        y += high + between


def _fit(box: Box, sizes: Sequence[tuple[int, int]], side: int) -> bool:
    """Tell whether all shapes of the supply have room with cells of this size."""
    rows = _rows(box, sizes, side)
    return side * sum([max(sizes[kind][1] for kind in row) + _APART for row in rows]) <= _SUPPLY.h


def _rows(box: Box, sizes: Sequence[tuple[int, int]], side: int) -> list[list[int]]:
    """Take the shapes in their order, so many into a row as have room; bridges begin a new one."""
    rows: list[list[int]] = []
    left, bridges = 0.0, None
    for kind, (wide, _) in enumerate(sizes):
        if box.kinds[kind].bridge is not bridges or left < wide:
            rows.append([])
            left, bridges = _SUPPLY.w / side, box.kinds[kind].bridge
        rows[-1].append(kind)
        left -= wide + _APART
    return rows


def _cards(state: State) -> Iterator[Zone]:
    pile = text("khan", "Draw pile")
    yield Zone("draw", Row(1), Frame(20, 105, 104, 144), (98, 138), pile, loose=True, piled=True)
    discard = text("khan", "Discard pile")
    yield Zone("discard", Stack(), Frame(132, 105, 104, 144), (98, 138), discard, group="discard", quiet=True)
    supply = text("khan", "General supply")
    yield Zone("neutral", Stack(), Frame(244, 141, 80, 72), (66, 66), supply, loose=True)
    if state.seats in state.box.specials[SUPPORT].regions:
        regions = range(len(state.box.ground.regions))
        ground = tuple([Shown(region, region_face(region), TARGETS[region]) for region in regions])
        label = text("khan", "Protected regions")
        yield Zone("regions", Row(len(regions)), Frame(20, 259, 304, 50), (50, 50), label, quiet=True, ground=ground)


def _near(owner: Seat, specials: int) -> Iterator[Zone]:
    """Give the zones of who sits below."""
    name = Player(owner)
    yurts = text("khan", "Yurts: {name}", name=name)
    yield Zone(f"stock/{owner}", Stack(), Frame(224, 882, 100, 112), (74, 74), yurts, owner, loose=True)
    hand = text("khan", "Hand: {name}", name=name)
    yield Zone(f"hand/{owner}", Fan(), Frame(352, 882, 460, 114), (80, 112), hand, owner)
    cards = text("khan", "Special cards: {name}", name=name)
    yield Zone(f"cards/{owner}", Row(specials), Frame(828, 882, 380, 114), (80, 112), cards, owner, piled=True)
    reserve = text("khan", "Reserved piece: {name}", name=name)
    frame, card = Frame(1224, 882, 366, 114), Cell(f"cards/{owner}", RESERVE)  # what is put there is reserved
    yield Zone(f"reserve/{owner}", Stack(), frame, (170, 104), reserve, owner, part_of=card)


def _far(owner: Seat, top: int, specials: int) -> Iterator[Zone]:
    """Give the small zones of somebody else; a click enlarges them together."""
    name = Player(owner)
    group = f"seat {owner}"
    called = text("khan", "{name}", name=name)
    hand = text("khan", "Hand: {name}", name=name)
    yield Zone(f"hand/{owner}", Fan(), Frame(20, top, 216, 72), (50, 70), hand, owner, group, heading=called)
    yurts = text("khan", "Yurts: {name}", name=name)
    yield Zone(f"stock/{owner}", Stack(), Frame(244, top, 80, 72), (66, 66), yurts, owner, group, loose=True)
    cards = text("khan", "Special cards: {name}", name=name)
    frame = Frame(20, top + 76, 216, 72)
    yield Zone(f"cards/{owner}", Row(specials), frame, (50, 70), cards, owner, group, piled=True, quiet=True)
    reserve = text("khan", "Reserved piece: {name}", name=name)
    frame = Frame(244, top + 76, 80, 72)
    yield Zone(f"reserve/{owner}", Stack(), frame, (76, 68), reserve, owner, group, quiet=True)
