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
BELOW = 0.24
"""Such a share of the height is for a stack of different pieces that belongs to the group."""
GAP = 1.06
"""Spread pieces take so much more than their own size."""
CAPTION = 56.0
"""So much room there is for the name of a piece that lay in a pile."""


def enlarged(zones: Sequence[Zone], placed: Iterable[Placed], group: str | Cell) -> Places:
    """Lay out the zones of one group large, above all others; stacks of what differs are spread, or a pile."""
    if isinstance(group, Cell):
        return _look_into(zones, tuple(placed), group)
    near = [zone for zone in zones if zone.group == group]
    far = [zone for zone in zones if zone.group != group]
    items = list(placed)
    if len(near) == 1 and isinstance(near[0].kind, Stack):
        large, items = _spread(near[0], items)
        return Places([*far, large], items, {large.name})
    mixed = [zone for zone in near if isinstance(zone.kind, Stack) and _is_mixed(zone, items)]
    mixed = mixed if len(mixed) < len(near) else []
    grown = _grown([zone for zone in near if zone not in mixed], LARGE[1] * (1 - BELOW * len(mixed)))
    for zone in mixed:
        row, items = _in_row(zone, items, grown)
        grown.append(row)
    return Places([*far, *grown], items, {zone.name for zone in grown})


def _is_mixed(zone: Zone, placed: Iterable[Placed]) -> bool:
    """Tell whether different pieces lie in a zone."""
    return len({item.face for item in placed if item.at.zone == zone.name}) > 1


def _grown(near: Sequence[Zone], room: float) -> list[Zone]:
    """Give zones as large as they fit into so much of the height, above the middle by what that leaves."""
    left, top = min(zone.frame.x for zone in near), min(zone.frame.y for zone in near)
    width = max(zone.frame.x + zone.frame.w for zone in near) - left
    height = max(zone.frame.y + zone.frame.h for zone in near) - top
    scale = min(LARGE[0] / width, room / height)
    rest = LARGE[1] - room
    across, down = (WIDTH - width * scale) / 2 - left * scale, (HEIGHT - rest - height * scale) / 2 - top * scale
    return [
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


def _in_row(zone: Zone, placed: Sequence[Placed], above: Sequence[Zone]) -> tuple[Zone, list[Placed]]:
    """Lay the pieces of a stack side by side below zones that are shown large."""
    pieces = [item.piece for item in placed if item.at.zone == zone.name]
    left, right = min(each.frame.x for each in above), max(each.frame.x + each.frame.w for each in above)
    frame = Frame(left, max(each.frame.y + each.frame.h for each in above), right - left, BELOW * LARGE[1])

    def scale_of(columns: int) -> float:
        rows = -(-len(pieces) // columns)
        return min(frame.w / columns / zone.size[0], frame.h / rows / zone.size[1]) / GAP

    columns = max(range(1, len(pieces) + 1), key=scale_of)
    scale, rows = scale_of(columns), -(-len(pieces) // columns)
    size = zone.size[0] * scale, zone.size[1] * scale
    row = evolve(zone, kind=Grid(rows, columns), frame=evolve(frame, h=rows * size[1] * GAP), size=size, piled=False)
    return row, _side_by_side(placed, pieces, row)


def _spread(zone: Zone, placed: Sequence[Placed]) -> tuple[Zone, list[Placed]]:
    """Lay the pieces of a stack side by side in rows, as large as they all fit, no one covering another."""
    pieces = [item.piece for item in placed if item.at.zone == zone.name]
    large = _large(zone, len(pieces))
    return evolve(large, heading=zone.heading or zone.label), _side_by_side(placed, pieces, large)


def _look_into(zones: Sequence[Zone], placed: Sequence[Placed], pile: Cell) -> Places:
    """Lay the pieces of one place side by side above all else, the upper one first, each with room for its name."""
    lying = Places(zones, placed)
    called, name = lying.label(pile), f"{pile.zone}: pile"
    zone = lying.zones[pile.zone]
    zone = evolve(
        zone,
        name=name,
        label=called or zone.label,
        heading=called,
        ground=(),
        piled=False,
        loose=False,
        group=None,
        part_of=None,
        lifted=False,
    )
    pieces = lying.heap(pile)[::-1]
    large = _large(zone, len(pieces), CAPTION)
    return Places([*zones, large], _side_by_side(placed, pieces, large), {name}, captioned=name)


def _large(zone: Zone, count: int, below: float = 0.0) -> Zone:
    """Make a zone large enough for so many pieces side by side, with so much room above and below each."""
    count = max(1, count)
    wide, high = zone.size[0] * GAP, zone.size[1] * GAP

    def scale_of(columns: int) -> float:
        rows = -(-count // columns)
        return min(LARGE[0] / (columns * wide), (LARGE[1] / rows - 2 * below) / high)

    columns = max(range(1, count + 1), key=scale_of)
    rows, scale = -(-count // columns), min(scale_of(columns), LARGE[1] / (2 * high))
    width, height = columns * wide * scale, rows * (high * scale + 2 * below)
    frame = Frame((WIDTH - width) / 2, (HEIGHT - height) / 2, width, height)
    return evolve(zone, kind=Grid(rows, columns), frame=frame, size=(zone.size[0] * scale, zone.size[1] * scale))


def _side_by_side(placed: Iterable[Placed], pieces: Sequence[int], large: Zone) -> list[Placed]:
    """Put some pieces into the places of a large zone, one after the other."""
    order = {piece: n for n, piece in enumerate(pieces)}
    columns = large.kind.columns if isinstance(large.kind, Grid) else 1
    return [
        evolve(item, at=Cell(large.name, divmod(order[item.piece], columns)), badge=None, covers=())
        if item.piece in order
        else item
        for item in placed
    ]
