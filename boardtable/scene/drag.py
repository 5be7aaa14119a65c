"""The hand over the table: a press becomes a click, or after four pixels a drag; every way out puts back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF

from boardtable.engine.table import Fan
from boardtable.engine.target import Cell, Piece

from .art import LIFT

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from boardtable.engine.target import Target

    from .places import Places

REACH = 4.0
"""So many pixels of a plain screen make a drag out of a press (look 1)."""


@frozen
class Held:
    """What the hand holds, by numbers: items may be rebuilt under it."""

    under: tuple[Target, ...]
    """What lay under the press: piece, place, zone."""
    pieces: tuple[int, ...]
    """What is lifted: the piece alone, or all of a zone that is lifted as a whole; empty if nothing can be."""
    gripped: int
    start: QPointF
    homes: dict[int, QRectF]


class Stage(Protocol):
    """What the hand needs of the scene."""

    def look(self) -> Places:
        """Tell how the table lies."""

    def under(self, point: QPointF, without: Collection[int] = ()) -> tuple[Target, ...]:
        """Tell what lies under a point."""

    def offers(self) -> Iterable[Target]:
        """Tell which targets are on offer now."""

    def prepare(self, held: Held) -> None:
        """Get ready for a lift."""

    def point_at(self, under: tuple[Target, ...]) -> None:
        """Say that something was clicked."""

    def lift(self, held: Held) -> None:
        """Take pieces up and say so."""

    def carry(self, rects: dict[int, QRectF], aim: Target | None) -> None:
        """Put carried pieces somewhere; `aim` is what a release would choose."""

    def let_fall(self, held: Held, under: tuple[Target, ...]) -> None:
        """Say that carried pieces were let go."""

    def put_back(self) -> None:
        """Bring carried pieces home and say so."""


class Drag:
    """One hand: empty, pressing, or carrying."""

    def __init__(self, stage: Stage) -> None:
        """Begin with an empty hand."""
        self._stage = stage
        self._held: Held | None = None
        self._carrying = False
        self._point = QPointF()

    @property
    def busy(self) -> bool:
        """Tell whether a button is held down over something."""
        return self._held is not None

    @property
    def carried(self) -> tuple[int, ...]:
        """Tell which pieces are in the air."""
        return self._held.pieces if self._held is not None and self._carrying else ()

    def press(self, point: QPointF) -> None:
        """Press the button; in the middle of a drag its release was lost, and the drag is cancelled."""
        self.cancel()
        under = self._stage.under(point)
        if not under:
            return
        places = self._stage.look()
        pieces, gripped = _liftable(places, under)
        homes = {piece: places.spots[piece].rect for piece in pieces}
        self._held = Held(under, pieces, gripped, point, homes)
        self._point = point
        self._stage.prepare(self._held)

    def move(self, point: QPointF, reach: float = REACH) -> None:
        """Move with the button held down; `reach` is four pixels in units of the table."""
        held = self._held
        if held is None:
            return
        self._point = point
        if not self._carrying:
            way = point - held.start
            left = held.pieces and not held.homes[held.gripped].contains(point)
            if not held.pieces or (way.x() ** 2 + way.y() ** 2 < reach**2 and not left):
                return
            self._carrying = True
            self._stage.lift(held)
        self.follow()

    def follow(self) -> None:
        """Put what is carried under the pointer again."""
        held = self._held
        if held is not None and self._carrying:
            rects = self._rects(held)
            self._stage.carry(rects, self._aim(held, rects[held.gripped]))

    def release(self, point: QPointF) -> None:
        """Let go: a click, a drop, or (over its own place, where nothing better is on offer) a putting back."""
        held, carrying = self._held, self._carrying
        if held is None:
            return
        self._point = point
        if not carrying:
            self._held = None
            self._stage.point_at(held.under)
            return
        rect = self._rects(held)[held.gripped]
        aim = self._aim(held, rect)
        home = held.homes[held.gripped].intersected(rect)
        if aim is None and home.width() * home.height() * 2 > rect.width() * rect.height() / LIFT**2:
            self.cancel()
            return
        under = self._stage.under(point, held.pieces)
        self._held, self._carrying = None, False
        first = () if aim is None else (aim,)
        self._stage.let_fall(held, (*first, *(target for target in under if target != aim)))

    def cancel(self) -> None:
        """Open the hand without choosing anything: what was carried goes back."""
        held, carrying = self._held, self._carrying
        self._held, self._carrying = None, False
        if held is not None and carrying:
            self._stage.put_back()

    def rebuilt(self) -> None:
        """Look again after the table was laid anew: only what still lies where it was taken stays in the hand."""
        held = self._held
        if held is None:
            return
        spots = self._stage.look().spots
        if any(piece not in spots or spots[piece].rect != rect for piece, rect in held.homes.items()):
            self.cancel()

    def _rects(self, held: Held) -> dict[int, QRectF]:
        """Tell where carried pieces are: a little larger, held where they were gripped."""
        return {
            piece: QRectF(self._point + (home.topLeft() - held.start) * LIFT, home.size() * LIFT)
            for piece, home in held.homes.items()
        }

    def _aim(self, held: Held, rect: QRectF) -> Target | None:
        places = self._stage.look()
        own = {*held.pieces, *_neighbours(places, held)}
        return places.best(rect, self._stage.offers(), own)


def _liftable(places: Places, under: tuple[Target, ...]) -> tuple[tuple[int, ...], int]:
    first = under[0]
    if not isinstance(first, Piece):
        return (), -1
    zone = places.zones[places.placed[first.id].at.zone]
    return (places.members(zone.name) if zone.lifted else (first.id,)), first.id


def _neighbours(places: Places, held: Held) -> tuple[int, ...]:
    """Tell which pieces lie beside the gripped one in no order that matters: a drop there means none of them."""
    zone = next(places.zones[target.zone] for target in held.under if isinstance(target, Cell))
    return places.members(zone.name) if zone.loose or isinstance(zone.kind, Fan) else ()
