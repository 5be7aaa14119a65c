"""The map and the pieces as a second reading of the rules sees them: from the drawings of the box, cell by cell."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.games.khan.camp import PRINTED, Place

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping

SIGNS = PRINTED["board"]["map"].split("\n")
TERRAIN: dict[Place, str] = {
    (row, column): PRINTED["board"]["legend"][sign]
    for row, line in enumerate(SIGNS)
    for column, sign in enumerate(line)
    if sign != "."
}
RIVER = {place for place, terrain in TERRAIN.items() if terrain == "river"}
LAND = set(TERRAIN) - RIVER
STARTS: dict[str, Place] = {ruler["id"]: tuple(ruler["start"]) for ruler in PRINTED["ruler"]}
DIRECTIONS = {"N": (-1, 0), "NE": (-1, 1), "E": (0, 1), "SE": (1, 1), "S": (1, 0), "SW": (1, -1), "W": (0, -1)} | {
    "NW": (-1, -1)
}
"""Clockwise (1.1)."""


def beside(place: Place) -> list[Place]:
    """Give the four cells that share a side (1.4)."""
    row, column = place
    return [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]


def together(cells: Iterable[Place]) -> list[set[Place]]:
    """Part cells into those that hang together by sides."""
    left, found = set(cells), []
    while left:
        part, edge = set[Place](), [left.pop()]
        while edge:
            place = edge.pop()
            part.add(place)
            nearby = left.intersection(beside(place))
            left -= nearby
            edge += nearby
        found.append(part)
    return found


BANKS = together(LAND)
NOT_OUTER = {tuple(place) for places in PRINTED["board"]["outer_area"]["exceptions"].values() for place in places}
TARGETS: dict[str, set[Place]] = {
    "joker": LAND,
    "river": {place for place in LAND if RIVER.intersection(beside(place))},
    "outer": {place for place in LAND - NOT_OUTER if not TERRAIN.keys() >= set(beside(place))},
}
for _terrain in set(TERRAIN.values()) - {"river"}:
    TARGETS[_terrain] = {place for place in LAND if TERRAIN[place] == _terrain}


def goal(place: Place, direction: str, occupied: Collection[Place]) -> Place | None:
    """Tell where an expelled ruler goes; None if he is blocked in all directions (5.2)."""
    names = list(DIRECTIONS)
    first = names.index(direction)
    for name in names[first:] + names[:first]:
        down, right = DIRECTIONS[name]
        for distance in (1, 2, 3):
            cell = place[0] + distance * down, place[1] + distance * right
            if cell not in TERRAIN:
                break
            if cell in LAND and cell not in occupied:
                return cell
    return None


# ---- pieces


def drawn(shape: str) -> list[Place]:
    """Read a shape from its drawing."""
    lines = enumerate(shape.split("\n"))
    return [(row, column) for row, line in lines for column, sign in enumerate(line) if sign == "#"]


def poses(cells: Iterable[Place]) -> set[frozenset[Place]]:
    """Turn a shape and turn it over (9.1)."""
    found = set()
    for flip in (1, -1):
        turned = [(row, flip * column) for row, column in cells]
        for _ in range(4):
            turned = [(column, -row) for row, column in turned]
            top, left = min(row for row, _ in turned), min(column for _, column in turned)
            found.add(frozenset((row - top, column - left) for row, column in turned))
    return found


KINDS: dict[str, Mapping[str, Any]] = {kind["id"]: kind for kind in [*PRINTED["conquest_tile"], *PRINTED["bridge"]]}


def _placements() -> Iterator[tuple[str, frozenset[Place], frozenset[Place]]]:
    for name, kind in KINDS.items():
        for pose in poses(drawn(kind["shape"])):
            for down, right in ((row, column) for row in range(len(SIGNS)) for column in range(len(SIGNS[0]))):
                cells = frozenset((down + row, right + column) for row, column in pose)
                if cells <= TERRAIN.keys() and _lies(kind, cells - RIVER, cells & RIVER):
                    yield name, cells, cells - RIVER


def _lies(kind: Mapping[str, Any], land: frozenset[Place], water: frozenset[Place]) -> bool:
    """Tell whether tiles keep off the river (9.2), and bridges lie over it and on two banks (9.3, 9.4)."""
    if "river_cells" not in kind:
        return not water
    return len(water) in kind["river_cells"] and sum(bool(land & bank) for bank in BANKS) > 1


PLACEMENTS = list(_placements())
"""Each piece wherever it could ever lie, with all its cells and those on land."""
