"""Which piece lies where showing what, and the zones that a table has."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, TypeAlias

from attrs import field, frozen

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from .move import Seat
    from .note import Tone
    from .target import At, Cell, Target
    from .text import Text


@frozen
class Frame:
    """A rectangle, in units of the table (1600 wide, 1000 high) or of a face."""

    x: float
    y: float
    w: float
    h: float


class Ink(Enum):
    """What a numeral is printed with."""

    DARK = "dark"
    LIGHT = "light"


@frozen
class Picture:
    """One drawing of the game's art, over the whole face or within a frame of it."""

    name: str
    at: Frame | None = None


@frozen
class Numeral:
    """A figure or sign printed on a face: prices, points, counts come from the box, not from drawings."""

    said: str
    at: Frame
    ink: Ink = Ink.DARK


@frozen(cache_hash=True)
class Face:
    """One side of a piece: its size in its own units, and what is on it, lowest first."""

    size: tuple[int, int]
    layers: tuple[Picture | Numeral, ...]


@frozen
class Placed:
    """One piece on the table; of pieces that share a place, the later one lies on top.

    `badge` is a count or price shown on it; `home` is where it goes back to when a drop fails, if
    that is not where it lies. `quarters` turns it clockwise by right angles, `flipped` mirrors it.
    `covers` are the cells that a large piece lies on, (down, right) from the corner `at` of its
    bounding box, as it lies: flipped first, then turned. That corner need not be covered itself.
    `shape` are the cells that it would cover, while it lies in one place. `within` is the part of its
    place that a piece fills which is smaller than the place, in shares of its width and height. `more`
    is told below the label where a piece is looked at closely: what it does, or is worth.
    """

    piece: int
    face: Face
    at: Cell
    label: Text
    badge: str | None = None
    quarters: int = 0
    flipped: bool = False
    covers: tuple[tuple[int, int], ...] = ()
    home: Cell | None = None
    shape: tuple[tuple[int, int], ...] = ()
    within: Frame | None = field(default=None, kw_only=True)
    more: Text | None = field(default=None, kw_only=True)


@frozen
class Tally:
    """A count in the players' strip, told by a picture and by its name."""

    seat: Seat
    what: Text
    picture: Picture
    n: int


@frozen
class Mark:
    """An outline, threat or protection drawn over places.

    What is a mark `of` a player (by seat), pieces or places is seen as one outline, and only while
    somebody points at one of them.
    """

    places: tuple[Target, ...]
    tone: Tone
    what: Text
    of: tuple[Seat | Target, ...] = field(default=(), kw_only=True)


@frozen
class Table:
    """Everything that one onlooker sees."""

    placed: tuple[Placed, ...]
    tallies: tuple[Tally, ...] = ()
    marks: tuple[Mark, ...] = ()


@frozen
class Grid:
    """Places in rows and columns; a place is (row, column)."""

    rows: int
    columns: int


@frozen
class Hexes:
    """Places like a honeycomb; a place is (row, column).

    Each has a point above and below. Each row begins half a place further to the right than the one
    above it, so that (row, column) lies beside (row + 1, column) and (row + 1, column - 1), and nothing
    else of the next row. Ground tells which places there are, if not all: so any outline can be had.
    They are as large as the frame allows, in its middle. Large pieces with `covers` need a grid.
    """

    rows: int
    columns: int


@frozen
class Row:
    """Places side by side; a place is a number from 0."""

    places: int


@frozen
class Fan:
    """Pieces side by side in the table's order, overlapping when they are many."""


@frozen
class Stack:
    """Pieces on top of each other, the last one on top."""


@frozen
class Wheel:
    """Places round a circle; a place is a number from 0, clockwise from the top."""

    places: int


Kind: TypeAlias = Grid | Hexes | Row | Fan | Stack | Wheel


@frozen
class Ground:
    """What a place of a grid, honeycomb or row looks like while nothing lies there, and how it is called."""

    at: At
    face: Face
    label: Text


@frozen
class Zone:
    """A part of the table where pieces lie.

    `size` is the largest size of a piece in it; a face keeps its proportions. `seat` tells whose it
    is; zones of one `group` are enlarged together, and a `heading` stands above the first of them. In
    a `loose` zone the order means nothing, and pieces that look alike stand for each other. `lifted`
    zones are picked up as a whole: any piece in them stands for the zone. Whoever points at a zone that
    is `part_of` another, or of a place in it, points at that too: coins into the purse come into the hand. `quiet`
    zones show nothing while they are empty; any other shows its label then. In a `piled` zone the pieces of one
    place lie upon each other, and only the top one can be touched. A grid or honeycomb with `ground` has places
    only where there is ground. The zones of a table may change from one position to the next.
    """

    name: str
    kind: Kind
    frame: Frame
    size: tuple[float, float]
    label: Text
    seat: Seat | None = None
    group: str | None = None
    loose: bool = False
    heading: Text | None = field(default=None, kw_only=True)
    part_of: str | Cell | None = field(default=None, kw_only=True)
    lifted: bool = field(default=False, kw_only=True)
    quiet: bool = field(default=False, kw_only=True)
    piled: bool = field(default=False, kw_only=True)
    ground: tuple[Ground, ...] = field(default=(), kw_only=True)


@frozen
class Listed:
    """One entry of an aid: a face and what it is; `done` if it is out of the game already."""

    face: Face
    label: Text
    done: bool = False


@frozen
class Aid:
    """A list that anybody may look up beside the table: a menu, what is still to come.

    It is no zone, and has no pieces. Lists that are parts of one thing have the name `of` that.
    """

    name: str
    label: Text
    entries: tuple[Listed, ...]
    of: Text | None = field(default=None, kw_only=True)


def look_alikes(zones: Iterable[Zone], placed: Iterable[Placed]) -> dict[int, tuple[str, Face]]:
    """Tell for every piece in a loose zone what makes it equal to others: its zone and its face."""
    loose = {zone.name for zone in zones if zone.loose}
    return {item.piece: (item.at.zone, item.face) for item in placed if item.at.zone in loose}


def has_place(zones: Mapping[str, Zone], cell: Cell) -> bool:
    """Tell whether a table has this zone, and this place in it; fans and stacks are one place."""
    zone = zones.get(cell.zone)
    if zone is None or cell.at is None:
        return zone is not None
    match zone.kind, cell.at:
        case ((Grid(rows, columns) | Hexes(rows, columns)), (down, right)):
            if zone.ground:
                return any(ground.at == cell.at for ground in zone.ground)
            return 0 <= down < rows and 0 <= right < columns
        case ((Row(places) | Wheel(places)), int(place)):
            return 0 <= place < places
        case _:
            return False
