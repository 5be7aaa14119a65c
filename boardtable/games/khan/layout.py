"""Which zones the table has: courts above, the map in the middle, the supply on the right, own things below.

Whoever looks has the own things below. An onlooker sits beside the first player, and sees no hand.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from boardtable.engine.table import Fan, Frame, Grid, Row, Stack, Zone
from boardtable.engine.table import Ground as Shown
from boardtable.engine.text import Player, text

from .components import SUPPORT
from .faces import COURT, ground_face, region_face, seat_of_ruler
from .moves import SHELF, compartment
from .words import TARGETS, ruler_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from boardtable.engine.move import Seat

    from .components import Box
    from .state import State

_MAP = Frame(400, 105, 754, 754)
_SUPPLY = Frame(1180, 105, 410, 754)
_COURTS = Frame(300, 3, 1000, 84)
_COURT = (2, 3)
"""Rows and columns of a court; the first place is the ruler's own."""


def zones(state: State, seat: Seat | None) -> tuple[Zone, ...]:
    """Lay out the table for whoever looks."""
    below = seat or 0
    found = [*_shared(state.box), *_cards(state)]
    others = [owner for owner in range(state.seats) if owner != below]
    for place, other in enumerate(others):
        found.extend(_far(other, 350 + 170 * place, len(state.box.specials)))
    found.extend(_near(below, len(state.box.specials)))
    return tuple(found)


@lru_cache(maxsize=8)
def _shared(box: Box) -> tuple[Zone, ...]:
    """Give what is the same in all games with one box."""
    return (*_courts(box), _map(box), *_shelves(box))


def _courts(box: Box) -> Iterator[Zone]:
    wide = _COURTS.w / len(box.rulers)
    rows, columns = _court_size(box)
    size = (min(40.0, (wide - 6) / columns), _COURTS.h / rows)
    for number, ruler in enumerate(box.rulers):
        label = text("khan", "Court: {ruler}", ruler=ruler_name(box, number))
        ground = tuple(
            [
                Shown(divmod(place, columns), COURT if place else seat_of_ruler(ruler), label)
                for place in range(ruler.yurts + 1)
            ]
        )
        frame = Frame(_COURTS.x + number * wide + 3, _COURTS.y, wide - 6, _COURTS.h)
        yield Zone(f"court/{ruler.id}", Grid(rows, columns), frame, size, label, ground=ground)


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


def _shelves(box: Box) -> Iterator[Zone]:
    """Give the rows of the supply."""
    wide, high = _compartment_size(box)
    for place, name in enumerate(_shelf_names(box)):
        bridges = any(kind.bridge for n, kind in enumerate(box.kinds) if compartment(box, n).zone == name)
        frame = Frame(_SUPPLY.x, _SUPPLY.y + place * high, _SUPPLY.w, high)
        label = text("khan", "Bridges in the supply") if bridges else text("khan", "Tiles in the supply")
        yield Zone(name, Row(SHELF), frame, (wide, high), label, piled=True)


def _shelf_names(box: Box) -> tuple[str, ...]:
    return tuple(dict.fromkeys(compartment(box, kind).zone for kind in range(len(box.kinds))))


def _compartment_size(box: Box) -> tuple[float, float]:
    return _SUPPLY.w / SHELF, _SUPPLY.h / len(_shelf_names(box))


@lru_cache(maxsize=256)
def in_compartment(box: Box, kind: int) -> Frame:
    """Tell which part of its compartment a shape fills: a cell is equally large in all of them."""
    wide, high = _compartment_size(box)
    sizes = [tuple(1 + max(at) for at in zip(*other.cells, strict=True)) for other in box.kinds]
    side = min((wide - 4) / max(right for _, right in sizes), (high - 10) / max(down for down, _ in sizes))
    down, right = sizes[kind]
    w, h = right * side / wide, down * side / high
    return Frame((1 - w) / 2, (1 - h) / 2, w, h)


def _cards(state: State) -> Iterator[Zone]:
    yield Zone("draw", Stack(), Frame(20, 105, 110, 150), (104, 146), text("khan", "Draw pile"), loose=True)
    discard = text("khan", "Discard pile")
    yield Zone("discard", Stack(), Frame(150, 105, 110, 150), (104, 146), discard, group="discard")
    supply = text("khan", "General supply")
    yield Zone("neutral", Stack(), Frame(280, 150, 100, 100), (52, 52), supply, loose=True)
    if state.seats in state.box.specials[SUPPORT].regions:
        regions = range(len(state.box.ground.regions))
        ground = tuple([Shown(region, region_face(region), TARGETS[region]) for region in regions])
        label = text("khan", "Protected regions")
        yield Zone("regions", Row(len(regions)), Frame(20, 275, 360, 60), (54, 54), label, ground=ground)


def _near(owner: Seat, specials: int) -> Iterator[Zone]:
    """Give the zones of who sits below."""
    name = Player(owner)
    yurts = text("khan", "Yurts: {name}", name=name)
    yield Zone(f"stock/{owner}", Stack(), Frame(20, 870, 110, 120), (58, 58), yurts, owner, loose=True)
    hand = text("khan", "Hand: {name}", name=name)
    yield Zone(f"hand/{owner}", Fan(), Frame(400, 868, 480, 130), (90, 126), hand, owner)
    cards = text("khan", "Special cards: {name}", name=name)
    yield Zone(f"cards/{owner}", Row(specials), Frame(900, 868, 500, 130), (90, 126), cards, owner, piled=True)
    reserve = text("khan", "Reserved piece: {name}", name=name)
    yield Zone(f"reserve/{owner}", Stack(), Frame(1420, 868, 170, 130), (160, 120), reserve, owner)


def _far(owner: Seat, top: int, specials: int) -> Iterator[Zone]:
    """Give the small zones of somebody else; a click enlarges them together."""
    name = Player(owner)
    group = f"seat {owner}"
    called = text("khan", "{name}", name=name)
    hand = text("khan", "Hand: {name}", name=name)
    yield Zone(f"hand/{owner}", Fan(), Frame(20, top, 200, 72), (50, 70), hand, owner, group, heading=called)
    yurts = text("khan", "Yurts: {name}", name=name)
    yield Zone(f"stock/{owner}", Stack(), Frame(230, top, 70, 72), (44, 44), yurts, owner, group, loose=True)
    cards = text("khan", "Special cards: {name}", name=name)
    yield Zone(f"cards/{owner}", Row(specials), Frame(20, top + 76, 250, 72), (50, 70), cards, owner, group, piled=True)
    reserve = text("khan", "Reserved piece: {name}", name=name)
    yield Zone(f"reserve/{owner}", Stack(), Frame(280, top + 76, 100, 72), (94, 70), reserve, owner, group)
