"""Checks conquest tiles and bridges of `components.toml`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.entries import MOST
from boardtable.engine.text import text

from .components import Kind
from .placements import poses

if TYPE_CHECKING:
    from boardtable.engine.entries import Entries

    from .components import Place

_FULL, _EMPTY = "#", "."
_LARGEST = 6
"""A larger piece could not be carried over the map with ease."""


def read_kinds(entries: Entries) -> tuple[Kind, ...]:
    """Read the tiles, then the bridges (chapter 9, 13.3)."""
    known: dict[str, Kind] = {}
    tiles = _read(entries, "conquest_tile", known, bridges=False)
    bridges = _read(entries, "bridge", known, bridges=True)
    return (*tiles, *bridges)


def _read(entries: Entries, key: str, known: dict[str, Kind], *, bridges: bool) -> tuple[Kind, ...]:
    summary = entries.group(f"{key}s")
    summary.list_of_said("printed_facts")
    total = summary.number("total")
    by_size = summary.group("vp_by_size")
    values = {size: by_size.number(size) for size in by_size.names_found()}
    by_size.done()
    summary.sourced()
    found = []
    for group in entries.groups(key):
        kind = _kind(group, bridges=bridges)
        if by_size.sound() and group.sound("shape", "vp"):
            if str(kind.size) in values:
                group.equal("vp", kind.points, values[str(kind.size)])
            else:
                by_size.wrong("", text("khan", "every size must have its points here"))
        if group.sound("id") and kind.id in known:
            group.same("id")
        known[kind.id] = kind
        found.append(kind)
        group.done()
    if entries.sound(key, f"{key}s"):
        summary.equal("total", total, sum(kind.copies for kind in found))
    return tuple(found)


def _kind(group: Entries, *, bridges: bool) -> Kind:
    name = group.said("id")
    group.said("name")
    cells = _shape(group)
    size = group.number("size")
    if group.sound("size") and cells:
        group.equal("size", size, len(cells))
    copies, points = group.number("copies"), group.number("vp", 0, MOST)
    river = group.list_of_numbers("river_cells", 1, _LARGEST) if bridges else ()
    return Kind(name, bridges, cells or ((0, 0),), points, copies, river)


def _shape(group: Entries) -> tuple[Place, ...]:
    """Read a drawing: its cells hang together by sides (1.4); none if it is wrong."""
    lines = group.said("shape").strip("\n").split("\n")
    cells = [(row, column) for row, line in enumerate(lines) for column, sign in enumerate(line) if sign == _FULL]
    if not group.sound("shape"):
        return ()
    strange = set("".join(lines)) - {_FULL, _EMPTY}
    if strange or not 1 < len(cells) <= _LARGEST or max(len(lines), *map(len, lines)) > _LARGEST:
        what = text("khan", "this must be a drawing with the signs # and . of 2 to {n} cells", n=_LARGEST)
        group.wrong("shape", what)
        return ()
    joined, rest = {cells[0]}, set(cells[1:])
    while grown := {(a, b) for a, b in rest for c, d in joined if abs(a - c) + abs(b - d) == 1}:
        joined |= grown
        rest -= grown
    if rest:
        group.wrong("shape", text("khan", "these cells must hang together by their sides"))
        return ()
    return poses(cells)[0].covers
