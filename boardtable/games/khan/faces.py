"""What lies on the table looks like this: drawings in layers, and the figures of the box over them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from boardtable.engine.table import Face, Frame, Ink, Numeral, Picture

from .ground import DIRECTIONS, TARGETS, TERRAINS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .components import Box, Card, Kind, Ruler
    from .ground import Ground

_CELL = 60
_CARD = (140, 196)
_RULER = (62, 60)
_VARIANTS = 3
"""Each terrain is drawn so often."""
_NORTH, _EAST, _SOUTH, _WEST = 1, 2, 4, 8
_SIDES = ((_NORTH, -1, 0), (_EAST, 0, 1), (_SOUTH, 1, 0), (_WEST, 0, -1))
_BANNER = Frame(49, 22, 12, 14)
"""Where a ruler's banner has room for his letter."""
_POINTS = Frame(5, 4, 34, 41)
"""Where the points stand on the cell of a piece: at the corner that is left free by a yurt."""
_ON_CARD = (Frame(2, 10, 93, 90), Frame(91, 8, 42, 42), Frame(40, 112, 60, 60))
"""The ruler, the direction and the target of a card."""
ART = {"high_morale": "morale", "divine_support": "support", "reserve_tile": "reserve", "protection": "protection"}

BACK = Face(_CARD, (Picture("card-back"),))
COURT = Face((_CELL, _CELL), (Picture("ground/court"),))
PARCHMENT = Face((806, 806), (Picture("parchment"),))


@lru_cache(maxsize=64)
def yurt_face(owner: int | None) -> Face:
    """Draw the yurt of a player, or a neutral one."""
    return Face((_CELL, _CELL), (Picture("yurt/neutral" if owner is None else f"yurt/{owner + 1}"),))


@lru_cache(maxsize=64)
def ruler_face(ruler: Ruler) -> Face:
    """Draw a ruler with the letter on his banner."""
    return Face(_RULER, (Picture(f"ruler/{ruler.id}"), Numeral(ruler.letter, _BANNER, Ink.LIGHT)))


@lru_cache(maxsize=64)
def seat_of_ruler(ruler: Ruler) -> Face:
    """Draw the place of a ruler in his court, with his letter."""
    return Face((_CELL, _CELL), (*COURT.layers, Numeral(ruler.letter, Frame(16, 14, 28, 32), Ink.LIGHT)))


@lru_cache(maxsize=512)
def card_face(box: Box, card: Card) -> Face:
    """Draw a ruler card: whom it expels, where to, and where a yurt may be put with it."""
    ruler = box.rulers[card.ruler]
    figure, compass, target = _ON_CARD
    scale = figure.w / _RULER[0]
    letter = Frame(figure.x + _BANNER.x * scale, figure.y + _BANNER.y * scale, _BANNER.w * scale, _BANNER.h * scale)
    return Face(
        _CARD,
        (
            Picture("card"),
            Picture(f"ruler/{ruler.id}", figure),
            Numeral(ruler.letter, letter, Ink.LIGHT),
            Picture(f"direction/{DIRECTIONS[card.direction]}", compass),
            Picture(f"target/{TARGETS[card.target]}", target),
        ),
    )


@lru_cache(maxsize=64)
def special_face(name: str) -> Face:
    """Draw a special card."""
    return Face(_CARD, (Picture(f"special/{ART[name]}"),))


@lru_cache(maxsize=64)
def region_face(region: int) -> Face:
    """Draw a region as the card Support of the Gods shows it (11.4)."""
    return Face((_CELL, _CELL), (Picture(f"ground/{TERRAINS[region]}-1"),))


@lru_cache(maxsize=256)
def kind_face(kind: Kind) -> Face:
    """Draw a piece as it lies in the box: cell by cell, with seams at its edge, and its points on one cell."""
    cells = set(kind.cells)
    art = "plank" if kind.bridge else "felt"
    layers = [
        Picture(
            f"{art}/{sum(bit for bit, down, right in _SIDES if (row + down, column + right) in cells)}",
            Frame(column * _CELL, row * _CELL, _CELL, _CELL),
        )
        for row, column in kind.cells
    ]
    high, wide = 1 + max(row for row, _ in cells), 1 + max(column for _, column in cells)
    row, column = _middle(kind.cells)
    points = Frame(column * _CELL + _POINTS.x, row * _CELL + _POINTS.y, _POINTS.w, _POINTS.h)
    return Face(
        (wide * _CELL, high * _CELL),
        (*layers, Numeral(str(kind.points), points, Ink.LIGHT if kind.bridge else Ink.DARK)),
    )


def _middle(cells: Iterable[tuple[int, int]]) -> tuple[int, int]:
    """Give the cell of a piece that has most others beside it, the first one of several."""
    known = list(cells)
    return max(known, key=lambda cell: sum(abs(cell[0] - row) + abs(cell[1] - column) == 1 for row, column in known))


@lru_cache(maxsize=1024)
def ground_face(ground: Ground, cell: int) -> Face:
    """Draw a cell of the map: its terrain in one of several ways, or the river as it runs on or leaves the map."""
    row, column = ground.at(cell)
    if ground.land >> cell & 1:
        variant = (row * 7 + column * 4 + row * column) % _VARIANTS + 1
        return Face((_CELL, _CELL), (Picture(f"ground/{TERRAINS[ground.region_of[cell]]}-{variant}"),))
    near = ground.near[cell] & ground.river
    bits = 0
    for bit, down, right in _SIDES:
        step = down * ground.stride + right
        leaves = cell + step not in ground.near and _has(near, cell - step)  # straight on, off the map
        if leaves or _has(near, cell + step):
            bits |= bit
    return Face((_CELL, _CELL), (Picture(f"river/{bits}"),))


def _has(cells: int, cell: int) -> bool:
    return cell >= 0 and bool(cells >> cell & 1)
