"""Checks the map of `components.toml`: its drawing, what it counts, and its edge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.text import text

from .ground import LETTERS, NOWHERE, RIVER, TERRAINS, Ground

if TYPE_CHECKING:
    from boardtable.engine.entries import Entries

    from .components import Place

_LARGEST = 20
"""A larger map would not fit on the table."""
_SIDES = 4
_NAMES = {NOWHERE: "off the map", RIVER: "river", **dict(zip(LETTERS, TERRAINS, strict=True))}


def read_map(entries: Entries) -> tuple[tuple[str, ...], tuple[Place, ...]]:
    """Read the map, and which cells border the outer area (1.2, 1.6)."""
    group = entries.group("board")
    group.list_of_said("printed_facts")
    rows = _drawing(group)
    legend = group.group("legend")
    for letter, name in _NAMES.items():
        legend.said(letter, (name,))
    legend.done()
    ground = Ground.of(rows or (NOWHERE,), (), 1)
    _counts(group, ground, known=bool(rows))
    outer = _outer(group, ground, known=bool(rows))
    group.sourced()
    return rows, outer


def _drawing(group: Entries) -> tuple[str, ...]:
    """Read the drawing with one letter a cell; nothing if it is wrong."""
    rows, columns = group.number("rows", 1, _LARGEST), group.number("cols", 1, _LARGEST)
    drawing = group.said("map")
    lines = tuple(drawing.strip("\n").split("\n"))
    if not group.sound("rows", "cols", "map"):
        return ()
    signs = "".join(_NAMES)
    if len(lines) != rows or {len(line) for line in lines} != {columns} or set("".join(lines)) - set(signs):
        what = text(
            "khan", "this must be {rows} lines of {n} of these signs: {signs}", rows=rows, n=columns, signs=signs
        )
        group.wrong("map", what)
        return ()
    if set(LETTERS) - set("".join(lines)):
        group.wrong("map", text("khan", "every terrain must be here"))
        return ()
    return lines


def _counts(group: Entries, ground: Ground, *, known: bool) -> None:
    """Compare the numbers of cells with the drawing (1.2)."""
    counts = group.group("counts")
    given = {name: counts.number(name, 0, _LARGEST**2) for name in (*TERRAINS, "land_total", "river")}
    drawn = [*(region.bit_count() for region in ground.regions), len(ground.cells), ground.river.bit_count()]
    if known and counts.sound():
        for name, count in zip(given, drawn, strict=True):
            counts.equal(name, given[name], count)
    counts.sourced()


def _outer(group: Entries, ground: Ground, *, known: bool) -> tuple[Place, ...]:
    """Read which edge cells do not border the outer area (1.6); all others do."""
    outer = group.group("outer_area")
    outer.list_of_said("printed_facts")
    exceptions = outer.group("exceptions")
    listed = [place for name in exceptions.names_found() for place in exceptions.lists_of_numbers(name, 0, _LARGEST)]
    exceptions.done()
    edge = {ground.at(cell) for cell in ground.cells if ground.near[cell].bit_count() < _SIDES}
    if known and outer.sound() and (set(listed) - edge or len(set(listed)) != len(listed)):
        outer.wrong("exceptions", text("khan", "these must be edge cells, each of them once"))
    outer.sourced()
    return tuple(sorted(edge.difference(listed)))
