"""Every way in which a piece can lie on the map, found once, and an index to find the legal ones fast.

The index begins with a cell. Behind it stand, for each set of neighbours that could be covered too, the
placements in question: what covers any other neighbour need not be looked at. A position keeps the
placements that are filled with yurts; when a yurt comes on the map, the index tells which ones are new,
whoever's it is. A set of neighbours is looked at once, the first time that it occurs.
"""

from __future__ import annotations

from functools import cached_property, reduce
from operator import or_
from typing import TYPE_CHECKING, TypeAlias

from attrs import field, frozen

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from .ground import Ground

Offset: TypeAlias = tuple[int, int]
Entry: TypeAlias = tuple[int, int, int]
"""The number of a placement, its cells, and its kind as a bit."""
Filled: TypeAlias = tuple[int, int, int, int]
"""The same, and how many seats share the majority there (9.5)."""


@frozen
class Pose:
    """How a piece is held: flipped or not, then turned clockwise by quarters, and so it covers these cells."""

    quarters: int
    flipped: bool
    covers: tuple[Offset, ...]


@frozen(eq=False)
class Placement:
    """One place of one kind: the cells that it covers, the corner of its bounding box, and how it lies there."""

    kind: int
    mask: int
    corner: Offset
    pose: Pose
    cells: tuple[Offset, ...]


@frozen(eq=False, repr=False)
class Placements:
    """All of them, by number, by kind and cells, and by the cells that they cover.

    `masks` and `kinds` are told by number, `over` gives what covers a land cell.
    """

    all: tuple[Placement, ...]
    masks: tuple[int, ...]
    kinds: tuple[int, ...]
    numbers: dict[tuple[int, int], int]
    """By kind and set of cells."""
    listed: dict[tuple[int, tuple[Offset, ...]], int]
    """By kind and cells in their order."""
    over: dict[int, list[Entry]]
    near: dict[int, int]
    _index: dict[tuple[int, int], list[Entry]] = field(init=False, factory=dict)
    """What covers a cell and, of its neighbours, none but those of a set."""

    @classmethod
    def of(cls, ground: Ground, kinds: Sequence[tuple[Sequence[Offset], Sequence[int]]]) -> Placements:
        """Lay each kind in each pose on each place where it could ever be legal (9.2 to 9.4)."""
        found: list[Placement] = []
        over: dict[int, list[Entry]] = {cell: [] for cell in ground.cells}
        for number, (cells, river) in enumerate(kinds):
            for pose in poses(cells):
                steps = [ground.cell(offset) for offset in pose.covers]
                for corner, mask in _laid(ground, pose, ground.land | ground.river if river else ground.land):
                    if river and not _bridges(ground, mask, river):
                        continue
                    row, column = corner
                    at = tuple([(row + down, column + right) for down, right in pose.covers])
                    entry = len(found), mask, 1 << number
                    found.append(Placement(number, mask, corner, pose, at))
                    first = ground.cell(corner)
                    for step in steps:
                        if first + step in over:
                            over[first + step].append(entry)
        return cls(
            tuple(found),
            tuple([placement.mask for placement in found]),
            tuple([placement.kind for placement in found]),
            {(placement.kind, placement.mask): number for number, placement in enumerate(found)},
            {(placement.kind, placement.cells): number for number, placement in enumerate(found)},
            over,
            ground.near,
        )

    @cached_property
    def reach(self) -> dict[int, int]:
        """Give for each land cell all cells that can be covered together with it."""
        return {cell: reduce(or_, [mask for _, mask, _ in there], 0) for cell, there in self.over.items()}

    def completed(self, cell: int, usable: int, yurts: Sequence[int]) -> list[list[Filled]]:
        """List for each seat what covers a cell, besides it only usable ones, and where it has the most yurts."""
        full = [entry for entry in self._beside(cell, usable & self.near[cell]) if entry[1] & usable == entry[1]]
        found: list[list[Filled]] = [[] for _ in yurts]
        for number, mask, kind in full:
            counts = [(mask & own).bit_count() for own in yurts]
            most = max(counts)
            if most:
                owners = counts.count(most)
                for seat, count in enumerate(counts):
                    if count == most:
                        found[seat].append((number, mask, kind, owners))
        return found

    def _beside(self, cell: int, neighbours: int) -> list[Entry]:
        """List what covers a cell and none of its neighbours but these."""
        found = self._index.get((cell, neighbours))
        if found is None:
            others = self.near[cell] & ~neighbours
            found = self._index[cell, neighbours] = [entry for entry in self.over[cell] if not entry[1] & others]
        return found


def poses(cells: Sequence[Offset]) -> tuple[Pose, ...]:
    """Turn and flip a shape; poses in which it covers the same cells count once (9.1).

    >>> [pose.covers for pose in poses(((0, 0), (0, 1)))]
    [((0, 0), (0, 1)), ((0, 0), (1, 0))]
    """
    found: dict[tuple[Offset, ...], Pose] = {}
    for flipped in (False, True):
        turned = [(down, -right) for down, right in cells] if flipped else list(cells)
        for quarters in range(4):
            covers = _to_corner(turned)
            found.setdefault(covers, Pose(quarters, flipped, covers))
            turned = [(right, -down) for down, right in turned]
    return tuple(found.values())


def _to_corner(cells: Sequence[Offset]) -> tuple[Offset, ...]:
    top, left = min(down for down, _ in cells), min(right for _, right in cells)
    return tuple(sorted((down - top, right - left) for down, right in cells))


def _laid(ground: Ground, pose: Pose, lies_on: int) -> Iterator[tuple[Offset, int]]:
    """Give all places where a pose covers nothing but some cells: the corner, and the covered ones as a set."""
    high = max(down for down, _ in pose.covers)
    wide = max(right for _, right in pose.covers)
    shape = sum(1 << ground.cell(offset) for offset in pose.covers)
    for row in range(ground.rows - high):
        for column in range(ground.columns - wide):
            mask = shape << row * ground.stride + column
            if mask & lies_on == mask:
                yield (row, column), mask


def _bridges(ground: Ground, mask: int, river: Sequence[int]) -> bool:
    """Tell whether a bridge may ever lie here: over the river, and on two banks (9.3, 9.4)."""
    return (mask & ground.river).bit_count() in river and sum([1 for bank in ground.banks if bank & mask]) > 1
