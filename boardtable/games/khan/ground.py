"""The map as sets of cells: each cell is a bit, so that whole regions are compared at once.

Cells are numbered row by row, with one number left free behind each row: so a neighbour is always the
same number of bits away, and no row runs into the next.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

TERRAINS = ("mountains", "tundra", "ice", "rocky_desert", "sand_desert", "tropical_forest")
TARGETS = (*TERRAINS, "joker", "river", "outer")
"""Where a card lets a yurt be put (7.1)."""
DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
"""Clockwise (1.1)."""
LETTERS = "MTIRSF"
"""The terrains in the drawing of the map."""
RIVER, NOWHERE = "~", "."

_STEPS = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))


def bits(mask: int) -> list[int]:
    """List the numbers of a set, rising.

    >>> bits(0b101001)
    [0, 3, 5]
    """
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


@frozen(eq=False, repr=False)
class Ground:
    """What never changes about the map.

    `rays` lists for each cell and direction the land cells within a ruler's reach, nearest first;
    `near` gives for each cell its neighbours, land and river alike (1.4).
    """

    rows: int
    columns: int
    stride: int
    land: int
    river: int
    regions: tuple[int, ...]
    targets: tuple[int, ...]
    banks: tuple[int, ...]
    cells: tuple[int, ...]
    region_of: dict[int, int]
    rays: dict[int, tuple[tuple[int, ...], ...]]
    near: dict[int, int]

    @classmethod
    def of(cls, drawing: Sequence[str], outer: Sequence[tuple[int, int]], reach: int) -> Ground:
        """Survey a map that is drawn with one letter a cell."""
        rows, columns = len(drawing), max(map(len, drawing))
        stride = columns + 1
        letters = {
            row * stride + column: letter
            for row, line in enumerate(drawing)
            for column, letter in enumerate(line)
            if letter != NOWHERE
        }
        regions = tuple(_mask(cell for cell, letter in letters.items() if letter == terrain) for terrain in LETTERS)
        land, river = sum(regions), _mask(cell for cell, letter in letters.items() if letter == RIVER)
        near = {cell: _mask(cell + by for by in (1, -1, stride, -stride) if cell + by in letters) for cell in letters}
        rays = {
            cell: tuple(_ray(letters, cell, down * stride + right, reach) for down, right in _STEPS) for cell in letters
        }
        targets = (
            *regions,
            land,
            _mask(cell for cell in bits(land) if near[cell] & river),  # 1.5
            _mask(row * stride + column for row, column in outer),
        )
        banks = tuple(areas(land, stride))
        region_of = {cell: number for number, region in enumerate(regions) for cell in bits(region)}
        cells = tuple(bits(land))
        return cls(rows, columns, stride, land, river, regions, targets, banks, cells, region_of, rays, near)

    def at(self, cell: int) -> tuple[int, int]:
        """Give the row and column of a cell."""
        return divmod(cell, self.stride)

    def cell(self, at: tuple[int, int]) -> int:
        """Give the number of a cell."""
        return at[0] * self.stride + at[1]


def _mask(cells: Iterable[int]) -> int:
    return sum(1 << cell for cell in set(cells))


def _ray(letters: dict[int, str], cell: int, step: int, reach: int) -> tuple[int, ...]:
    """List the land cells in one direction; a gap in the outline ends it (5.2)."""
    found = []
    for _ in range(reach):
        cell += step
        if cell not in letters:
            break
        if letters[cell] != RIVER:
            found.append(1 << cell)
    return tuple(found)


def areas(mask: int, stride: int) -> list[int]:
    """Take a set of cells apart into what hangs together by sides."""
    found = []
    while mask:
        area, grown = 0, mask & -mask
        while grown != area:
            area = grown
            grown = (area | area << 1 | area >> 1 | area << stride | area >> stride) & mask
        found.append(area)
        mask ^= area
    return found
