"""Large pieces in a hand: how they are turned and flipped, over which places they lie, and where they fit."""

from __future__ import annotations

from itertools import product
from math import hypot
from operator import itemgetter
from typing import TYPE_CHECKING, TypeAlias

from attrs import define, field, frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF

from boardtable.engine.table import Grid
from boardtable.engine.target import Cell

from .direction import way_to
from .laying import fitted, rect_in

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from boardtable.engine.table import Placed

    from .places import Places

NEAR = 1.0
"""A piece is proposed to lie where it fits if that is less than so many places away from where it hovers."""

Offset: TypeAlias = tuple[int, int]
"""Down and right."""


@frozen
class Pose:
    """How a large piece is held: flipped or not, then turned clockwise by quarters, and so it covers these places.

    These are counted from the corner of its bounding box, in the order of reading.
    """

    covers: tuple[Offset, ...]
    quarters: int = field(default=0, kw_only=True)
    flipped: bool = field(default=False, kw_only=True)

    @property
    def size(self) -> Offset:
        """Tell over how many rows and columns it reaches."""
        return 1 + max(down for down, _ in self.covers), 1 + max(right for _, right in self.covers)

    def turned(self, quarters: int) -> Pose:
        """Turn it clockwise by so many quarters."""
        covers: Iterable[Offset] = self.covers
        for _ in range(quarters % 4):
            covers = [(right, -down) for down, right in covers]
        return Pose(_to_corner(covers), quarters=(self.quarters + quarters) % 4, flipped=self.flipped)

    def mirrored(self) -> Pose:
        """Flip it over from left to right, as it is seen."""
        covers = _to_corner((down, -right) for down, right in self.covers)
        return Pose(covers, quarters=-self.quarters % 4, flipped=not self.flipped)

    def all(self) -> Iterator[Pose]:
        """Give this pose, then all others in which the piece covers other places."""
        known = set()
        for pose in (side.turned(n) for side in (self, self.mirrored()) for n in range(4)):
            if pose.covers not in known:
                known.add(pose.covers)
                yield pose


def pose_of(placed: Placed) -> Pose | None:
    """Tell how a piece lies on the table, if it is a large one: it covers more than one place, or would."""
    covers = placed.covers or placed.shape
    if len(covers) < 2:  # noqa: PLR2004 - one place or none
        return None
    return Pose(_to_corner(covers), quarters=placed.quarters % 4, flipped=placed.flipped)


def _to_corner(covers: Iterable[Offset]) -> tuple[Offset, ...]:
    cells = list(covers)
    top, left = min(down for down, _ in cells), min(right for _, right in cells)
    return tuple(sorted((down - top, right - left) for down, right in cells))


class Fits:
    """All that may become of the large piece in a hand: each a set of places on which it may come to lie."""

    def __init__(self, sets: Iterable[Sequence[Cell]] = ()) -> None:
        """Sort them by their form, so that finding one takes no time however many there are."""
        self._sets: dict[tuple[str, tuple[Offset, ...]], dict[Offset, tuple[Cell, ...]]] = {}
        for cells in sets:
            offsets = [cell.at for cell in cells if isinstance(cell.at, tuple)]
            if len(offsets) == len(cells):
                top, left = min(offsets)[0], min(right for _, right in offsets)
                self._sets.setdefault((cells[0].zone, _to_corner(offsets)), {})[top, left] = tuple(cells)
        self.zones = tuple(dict.fromkeys(zone for zone, _ in self._sets))

    def near(self, zone: str, pose: Pose, corner: tuple[float, float]) -> tuple[Cell, ...]:
        """Tell on which places a piece fits that are nearest to where it hovers in this pose; none if all are far."""
        return _nearest(self._sets.get((zone, pose.covers), {}), corner)[1]

    def between(self, zone: str, middle: tuple[float, float]) -> tuple[float, tuple[Cell, ...]]:
        """Tell which places that fill a rectangle have their middle nearest to there, and how far away it is.

        As a point of the zone it is told in rows and columns.
        """
        best: tuple[float, tuple[Cell, ...]] = NEAR, ()
        for (name, covers), known in self._sets.items():
            rows, columns = Pose(covers).size
            if name == zone and rows * columns == len(covers):
                found = _nearest(known, (middle[0] - rows / 2, middle[1] - columns / 2))
                best = min(best, found, key=itemgetter(0))
        return best

    def corners(self, zone: str, pose: Pose) -> list[Offset]:
        """Tell where a piece fits in one pose, in the order of reading."""
        return sorted(self._sets.get((zone, pose.covers), {}))


def _nearest(known: Mapping[Offset, tuple[Cell, ...]], corner: tuple[float, float]) -> tuple[float, tuple[Cell, ...]]:
    """Find the places whose corner is nearest to a point, and how far away it is; none if all are far."""
    best: tuple[float, tuple[Cell, ...]] = NEAR, ()
    down, right = int(corner[0] // 1), int(corner[1] // 1)
    for at in product((down, down + 1), (right, right + 1)):
        away = hypot(at[0] - corner[0], at[1] - corner[1])
        if at in known and away < best[0]:
            best = away, known[at]
    return best


def _roomiest(places: Places, pose: Pose) -> str | None:
    """Tell which is the largest grid with room for a large piece; where pieces are piled they only wait."""
    long, short = max(pose.size), min(pose.size)
    frames = {
        zone.name: zone.frame
        for zone in places.zones.values()
        if isinstance(zone.kind, Grid) and not zone.piled
        if max(zone.kind.rows, zone.kind.columns) >= long and min(zone.kind.rows, zone.kind.columns) >= short
    }
    return max(frames, key=lambda name: frames[name].w * frames[name].h, default=None)


@define
class Shape:
    """A large piece in a hand: its pose, where in it the pointer holds it, and on which place the keyboard has it.

    `grip` is a share of its width and height; `ground` is the zone over which it hovers or where it
    is to be laid; `corner` is where the corner of its bounding box is, while keys move it.
    """

    home: Pose
    pose: Pose
    grip: tuple[float, float] = (0.5, 0.5)
    ground: str | None = None
    corner: Offset | None = None

    def turn(self, quarters: int) -> None:
        """Turn it about the point where it is held."""
        self.pose = self.pose.turned(quarters)
        for _ in range(quarters % 4):
            self.grip = 1 - self.grip[1], self.grip[0]

    def flip(self) -> None:
        """Flip it about the point where it is held."""
        self.pose = self.pose.mirrored()
        self.grip = 1 - self.grip[0], self.grip[1]

    def look_for_ground(self, places: Places, fits: Fits, *, picked: bool) -> None:
        """Find the zone in which it may be laid; if it may not even be `picked`, the largest grid with room for it.

        What is picked and fits nowhere goes elsewhere, as it is.
        """
        if self.ground not in fits.zones:
            self.ground = next(iter(fits.zones), None if picked else _roomiest(places, self.pose))

    def size(self, places: Places, placed: Placed) -> QSizeF:
        """Tell how large it is: as large as it will lie where it is to be laid, else as large as it lies."""
        space = places.cell_size(self.ground) if self.ground is not None else None
        if space is None:
            size = places.spots[placed.piece].rect.size()
            return size if (self.pose.quarters - self.home.quarters) % 2 == 0 else size.transposed()
        rows, columns = self.pose.size
        return QSizeF(*fitted(placed.face, self.pose.quarters, columns * space.width(), rows * space.height()))

    def rect(self, places: Places, size: QSizeF, point: QPointF) -> QRectF:
        """Tell where it is, at that size: under the pointer, or where the keyboard has it."""
        rect = QRectF(QPointF(), size)
        if self.corner is not None and self.ground is not None:
            rows, columns = self.pose.size
            last = self.corner[0] + rows - 1, self.corner[1] + columns - 1
            ends = (rect_in(places.zones[self.ground], at) for at in (self.corner, last))
            rect.moveCenter(next(ends).united(next(ends)).center())
        else:
            rect.moveTopLeft(point - QPointF(self.grip[0] * size.width(), self.grip[1] * size.height()))
        return rect

    def hovers(self, places: Places, zone: str, rect: QRectF) -> tuple[float, float]:
        """Tell over which place of a zone the corner of its bounding box is, in rows and columns."""
        frame, space = places.rect(Cell(zone)) or QRectF(), places.cell_size(zone) or QSizeF(1, 1)
        rows, columns = self.pose.size
        middle = rect.center() - frame.topLeft()
        return middle.y() / space.height() - rows / 2, middle.x() / space.width() - columns / 2

    def covered(self, places: Places, zone: str, corner: tuple[float, float]) -> tuple[Cell, ...]:
        """Tell which places of a zone it covers most of."""
        top, left = round(corner[0]), round(corner[1])
        cells = (Cell(zone, (top + down, left + right)) for down, right in self.pose.covers)
        return tuple(cell for cell in cells if places.has(cell))

    def begin(self, places: Places, fits: Fits, rect: QRectF | None) -> None:
        """Be moved by keys from now on: from where it hovers, else from where it fits first, else from the middle."""
        zone = places.zone_at(rect.center()) if rect is not None else None
        if rect is not None and zone is not None and zone.name in fits.zones:
            self.ground = zone.name
            down, right = self.hovers(places, zone.name, rect)
            self.corner = round(down), round(right)
        elif fits.zones:
            self.ground = fits.zones[0]
            kind, (rows, columns) = places.zones[self.ground].kind, self.pose.size
            middle = ((kind.rows - rows) // 2, (kind.columns - columns) // 2) if isinstance(kind, Grid) else (0, 0)
            self.corner = next(iter(fits.corners(self.ground, self.pose)), middle)
        self.step(places, 0, 0)

    def step_to_fit(self, fits: Fits, *, forward: bool) -> None:
        """Move by keys: to the next place where it fits, turned if need be, or to the one before; round and round."""
        if self.ground is None or self.corner is None:
            return
        ranks = {pose.covers: n for n, pose in enumerate(self.home.all())}
        here = ranks[self.pose.covers], self.corner
        known = [((ranks[pose.covers], at), pose) for pose in self.home.all() for at in fits.corners(self.ground, pose)]
        ordered = [*(fit for fit in known if fit[0] > here), *(fit for fit in known if fit[0] < here)]
        if ordered:
            (_, self.corner), pose = ordered[0 if forward else -1]
            if pose.covers != self.pose.covers:
                self.pose = pose

    def go(self, places: Places, fits: Fits, down: int, right: int) -> None:
        """Move by keys: to where it fits next in a direction as it is held; where that is nowhere, by one place."""
        found: list[tuple[float, Offset]] = []
        if self.ground is not None and self.corner is not None:
            for at in fits.corners(self.ground, self.pose):
                far = way_to(at[1] - self.corner[1], at[0] - self.corner[0], (right, down))
                if far is not None:
                    found.append((far, at))
        if found:
            self.corner = min(found)[1]
        else:
            self.step(places, down, right)

    def step(self, places: Places, down: int, right: int) -> None:
        """Move by keys: by so many places, not beyond the edge of the ground."""
        kind = places.zones[self.ground].kind if self.ground is not None else None
        if self.corner is not None and isinstance(kind, Grid):
            rows, columns = self.pose.size
            self.corner = (
                max(0, min(self.corner[0] + down, kind.rows - rows)),
                max(0, min(self.corner[1] + right, kind.columns - columns)),
            )
