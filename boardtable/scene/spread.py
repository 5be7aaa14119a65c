"""How a table lies while the zones of one group are shown large: the others stay where they are, below them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from boardtable.engine.table import Frame, Grid, Stack, Zone
from boardtable.engine.target import Cell

from .places import HEIGHT, WIDTH, Places

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from boardtable.engine.table import Placed

LARGE = (1440.0, 700.0)
"""As large as this, in the middle of the table, a group is shown."""
GAP = 1.06
"""Spread pieces take so much more than their own size."""


def enlarged(zones: Sequence[Zone], placed: Iterable[Placed], group: str) -> Places:
    """Lay a table out with the zones of one group large, above all others; a lone stack is spread."""
    near = [zone for zone in zones if zone.group == group]
    far = [zone for zone in zones if zone.group != group]
    items = list(placed)
    if len(near) == 1 and isinstance(near[0].kind, Stack):
        large, items = _spread(near[0], items)
        return Places([*far, large], items, {large.name})
    left, top = min(zone.frame.x for zone in near), min(zone.frame.y for zone in near)
    width = max(zone.frame.x + zone.frame.w for zone in near) - left
    height = max(zone.frame.y + zone.frame.h for zone in near) - top
    scale = min(LARGE[0] / width, LARGE[1] / height)
    across, down = (WIDTH - width * scale) / 2 - left * scale, (HEIGHT - height * scale) / 2 - top * scale
    grown = [
        evolve(
            zone,
            frame=Frame(
                zone.frame.x * scale + across,
                zone.frame.y * scale + down,
                zone.frame.w * scale,
                zone.frame.h * scale,
            ),
            size=(zone.size[0] * scale, zone.size[1] * scale),
        )
        for zone in near
    ]
    return Places([*far, *grown], items, {zone.name for zone in near})


def _spread(zone: Zone, placed: Sequence[Placed]) -> tuple[Zone, list[Placed]]:
    """Lay the pieces of a stack side by side in rows, as large as they all fit, no one covering another."""
    count = max(1, sum(item.at.zone == zone.name for item in placed))
    wide, high = zone.size[0] * GAP, zone.size[1] * GAP

    def scale_of(columns: int) -> float:
        return min(LARGE[0] / (columns * wide), LARGE[1] / (-(-count // columns) * high))

    columns = max(range(1, count + 1), key=scale_of)
    rows, scale = -(-count // columns), min(scale_of(columns), LARGE[1] / (2 * high))
    width, height = columns * wide * scale, rows * high * scale
    frame = Frame((WIDTH - width) / 2, (HEIGHT - height) / 2, width, height)
    size = zone.size[0] * scale, zone.size[1] * scale
    large = evolve(zone, kind=Grid(rows, columns), frame=frame, size=size, heading=zone.heading or zone.label)
    items, n = [], 0
    for item in placed:
        if item.at.zone == zone.name:
            items.append(evolve(item, at=Cell(zone.name, divmod(n, columns)), badge=None))
            n += 1
        else:
            items.append(item)
    return large, items
