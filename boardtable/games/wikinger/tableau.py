"""The cells before one coast as bit masks: where tiles fit, what ships threaten, which islands are complete.

A cell is a number, row by row; a mask holds a bit for each cell. Rows and columns count from 0 here,
from 1 in decisions and in everything that people read (1.2).
"""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from typing import TYPE_CHECKING, TypeAlias

from .components import ROWS, SHIP, SHIPS, WARRIOR

if TYPE_CHECKING:
    from .components import Box
    from .state import Side

Place: TypeAlias = tuple[int, int]
"""A cell as people write it: row and column, counted from 1 (1.2)."""

STRIDE = 40
"""The cells of a row. A player lays 37 tiles at most, so 39 columns are never filled; the last cell parts the rows."""

ROW = (1 << STRIDE - 1) - 1
"""All columns of the first row."""
_ROWS = tuple(ROW << STRIDE * row for row in range(ROWS))
_LAND = sum(ROW << STRIDE * row for row in range(1, ROWS))
_COAST = sum(1 << STRIDE * row for row in range(1, ROWS))
"""The first column: the cells beside the mainland."""

REACH = tuple(sum(1 << STRIDE * row for row in range(1, depth)) for depth in range(ROWS + 1))
"""What a ship in the first column threatens, by the last row that it reaches (9.1)."""

_PLACES = tuple((row + 1, column + 1) for row in range(ROWS) for column in range(STRIDE))
"""All cells as people write them, made once."""

FIRST_SHIPS = 0b111
"""The first ships fill these columns (7.2)."""


def cell_of(at: Place) -> int:
    """Give the number of a cell."""
    return (at[0] - 1) * STRIDE + at[1] - 1


def place_of(cell: int) -> Place:
    """Tell how people write a cell.

    >>> place_of(cell_of((4, 7)))
    (4, 7)
    """
    return _PLACES[cell]


def cells(mask: int) -> list[int]:
    """List the cells of a mask by their numbers.

    >>> cells(0b101001)
    [0, 3, 5]
    """
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


@lru_cache(maxsize=4096)
def cells_by_row(mask: int) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """List the cells of a mask, all of them and row by row; most masks come again and again."""
    rows = tuple([_cells_of_row(row, mask >> STRIDE * row & ROW) for row in range(ROWS)])
    return tuple(chain.from_iterable(rows)), rows


@lru_cache(maxsize=4096)
def _cells_of_row(row: int, columns: int) -> tuple[int, ...]:
    return tuple(cells(columns << STRIDE * row))


def in_row(mask: int, row: int) -> int:
    """Give the columns of one row of a mask."""
    return mask >> STRIDE * row & ROW


def row_of(row: int) -> int:
    """Give all cells of a row."""
    return _ROWS[row]


def fitting(side: Side, shape: int) -> int:
    """Give the cells where a tile of this shape may be laid (7.2, 7.6)."""
    if shape == SHIP:
        ships = ships_of(side)
        return FIRST_SHIPS & ~ships or ships + 1
    return fitting_islands(side)[shape]


def fitting_islands(side: Side) -> tuple[int, int, int]:
    """Give the cells where a start, a middle or an end may be laid (7.6)."""
    starts, middles, ends = side.starts, side.middles, side.ends
    to_right, from_left = starts | middles, middles | ends
    tiles = to_right | ends
    near = (tiles << 1 | tiles >> 1 | tiles << STRIDE | tiles >> STRIDE | _COAST) & _LAND & ~tiles  # 7.6 a, b
    further = near & ~(_COAST | ends << 1)  # 7.6 c, d
    water_right = starts >> 1
    return near & ~(to_right << 1 | water_right), further & ~water_right, further & ~(from_left >> 1)  # 7.6 d, e


def start_cells(side: Side) -> int:
    """Give the cells where the start tile may be laid: the first column (7.4)."""
    return _COAST & ~tiles_of(side)


def near_tiles(side: Side) -> int:
    """Give the empty cells beside a tile or the mainland (7.6 a, b)."""
    tiles = tiles_of(side)
    return (tiles << 1 | tiles >> 1 | tiles << STRIDE | tiles >> STRIDE | _COAST) & _LAND & ~tiles


def ships_of(side: Side) -> int:
    """Give the columns with a ship."""
    ships = 0
    for columns in side.ships:
        ships |= columns
    return ships


def tiles_of(side: Side) -> int:
    """Give the cells with an island tile."""
    return side.starts | side.middles | side.ends


def free(side: Side, row: int) -> int:
    """Give the cells of a row with a tile on which nobody stands."""
    return (side.starts | side.middles | side.ends) & ~side.vikings & ROW << STRIDE * row


def open_ships(side: Side) -> tuple[int, ...]:
    """Give for each kind of ship the columns in which none of its ships is warded off (9.2)."""
    warded = side.vikings >> STRIDE * WARRIOR
    return tuple([columns & ~warded for columns in side.ships])


def warded_ships(side: Side) -> tuple[int, ...]:
    """Give for each kind of ship the columns in which one is warded off (9.2)."""
    warded = side.vikings >> STRIDE * WARRIOR
    return tuple([columns & warded for columns in side.ships])


def threatened(box: Box, side: Side) -> int:
    """Give the cells that a ship threatens, whether anybody stands there or not (9.3)."""
    threat = 0
    warded = side.vikings >> STRIDE * WARRIOR
    for columns, ship in zip(side.ships, box.ships, strict=True):
        if columns:
            threat |= (columns & ~warded) * REACH[ship.depth]
    return threat


def islands(side: Side) -> list[int]:
    """Give the completed islands, each by its cells (12.4): start, middles, end without a hole."""
    found = []
    reached = {cell: 1 << cell for cell in cells(side.starts)}
    while reached:
        longer = {}
        for cell, island in reached.items():
            bit = 1 << cell + 1
            if side.ends & bit:
                found.append(island | bit)
            elif side.middles & bit:
                longer[cell + 1] = island | bit
        reached = longer
    return found


def around(cell: int) -> int:
    """Give a cell and the up to eight cells around it, as far as tiles can lie there."""
    three = (1 << cell) | (1 << cell + 1) | (1 << cell) >> 1
    return (three | three << STRIDE | three >> STRIDE) & _LAND


def widest(side: Side) -> int:
    """Count the columns up to the last tile or ship."""
    tiles = tiles_of(side)
    columns = ships_of(side)
    for row in range(SHIPS + 1, ROWS):
        columns |= in_row(tiles, row)
    return columns.bit_length()
