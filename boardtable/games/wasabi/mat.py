"""The play zone: its squares by number, and which of them lie together.

Squares are numbered row by row from 0, the upper left one first; sets of squares are bit masks.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from attrs import frozen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .components import Box, Square

Line: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
"""The squares on either side of one, in a row or column, the nearest ones first."""


@frozen(eq=False)
class Mat:
    """A play zone of one size; the same size is always the same mat.

    `lines` gives for each square its row and its column as far as a recipe can reach. `edges` are
    the pairs of adjacent squares (8.8.2), `blocks` what a Wasabi! card covers with its upper left
    square (8.5.2), `segments` all runs of squares by length, as places in the list of tokens (1.7).
    """

    rows: int
    columns: int
    squares: tuple[Square, ...]
    whole: int
    lines: tuple[tuple[Line, Line], ...]
    edges: tuple[tuple[int, int], ...]
    blocks: tuple[tuple[int, int], ...]
    segments: tuple[tuple[tuple[int, ...], ...], ...]

    def number(self, square: Square) -> int:
        """Give the number of a square."""
        return square[0] * self.columns + square[1]

    def block(self, corner: int) -> int:
        """Give the squares that a Wasabi! card with this upper left square covers."""
        return 0b11 << corner | 0b11 << corner + self.columns


@lru_cache(maxsize=8)
def mat(box: Box, players: int) -> Mat:
    """Lay out the play zone for so many players (2.1)."""
    rows, columns = box.rows, box.columns_for(players)
    squares = tuple([(row, column) for row in range(rows) for column in range(columns)])
    across = [[row * columns + column for column in range(columns)] for row in range(rows)]
    down = [[row * columns + column for row in range(rows)] for column in range(columns)]
    reach = box.tokens[-1].length - 1
    lines = tuple([(_line(across[row], column, reach), _line(down[column], row, reach)) for row, column in squares])
    edges = [(here, here + 1) for row in across for here in row[:-1]]
    edges += [(here, here + columns) for row in across[:-1] for here in row]
    corners = [here for row in across[:-1] for here in row[:-1]]
    return Mat(
        rows,
        columns,
        squares,
        (1 << len(squares)) - 1,
        lines,
        tuple(sorted(edges)),
        tuple([(corner, 0b11 << corner | 0b11 << corner + columns) for corner in corners]),
        tuple(
            [
                tuple(
                    [
                        tuple(line[first : first + token.length])
                        for line in (*across, *down)
                        for first in range(len(line) - token.length + 1)
                    ]
                )
                for token in box.tokens
            ]
        ),
    )


def _line(line: Sequence[int], at: int, reach: int) -> Line:
    return tuple(line[max(0, at - reach) : at][::-1]), tuple(line[at + 1 : at + 1 + reach])


def squares(mask: int) -> list[int]:
    """List the squares of a set by their numbers.

    >>> squares(0b101001)
    [0, 3, 5]
    """
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
