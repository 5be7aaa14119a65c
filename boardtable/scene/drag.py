"""The hand over the table: a press becomes a click, or after four pixels a drag; every way out puts back.

A large piece that was picked by a click or by a key stays in the hand without a button: it follows the pointer, or the
arrow keys, and the next click or Enter lays it down.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF

from boardtable.engine.target import Piece

from .aiming import Aim, Fall, aim_of
from .art import LIFT
from .held import Held, liftable, share_of
from .shapes import Fits, Shape, pose_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardtable.engine.target import Cell, Target

    from .shapes import Pose
    from .stage import Stage

REACH = 4.0
"""So many pixels of a plain screen make a drag out of a press (look 1)."""


class Drag:
    """One hand: empty, pressing, carrying with the button held, or holding a large piece without."""

    def __init__(self, stage: Stage) -> None:
        """Begin with an empty hand."""
        self._stage = stage
        self._held: Held | None = None
        self._carrying = False
        self._loose = False
        self._pressed = False
        self._dropping = False
        self._waiting: int | None = None
        """This large piece is picked and will be in the hand again when the person is back."""
        self._point = QPointF()
        self._still: QPointF | None = None
        """Here the pointer rests while keys move what is held."""
        self._known: Sequence[Sequence[Cell]] = ()
        self._fits = Fits()
        self._poses: dict[int, tuple[Pose, Pose]] = {}
        """How pieces lay when they were taken up, and how the hand held them last."""

    @property
    def busy(self) -> bool:
        """Tell whether a button is held down over something."""
        return self._held is not None and not self._loose

    @property
    def carried(self) -> tuple[int, ...]:
        """Tell which pieces are in the air."""
        return self._held.pieces if self._held is not None and self._carrying else ()

    @property
    def large(self) -> Shape | None:
        """Give the large piece in the air, if there is one."""
        return self._held.shape if self._held is not None and self._carrying else None

    @property
    def keyed(self) -> bool:
        """Tell whether the arrow keys move what is held."""
        return self.large is not None and self.large.corner is not None

    def press(self, point: QPointF) -> None:
        """Press the button; in the middle of a drag its release was lost, and the drag is cancelled."""
        if self._loose:
            self._pressed = True
            self._move_to(point)
            return
        self.cancel()
        under = self._stage.under(point)
        if not under:
            return
        self._held = self._grip(under, point)
        self._point = point
        self._stage.prepare(self._held)

    def move(self, point: QPointF, reach: float = REACH) -> None:
        """Move with the button held down; `reach` is four pixels in units of the table."""
        held = self._held
        if held is None or self._loose:
            return
        self._point = point
        if not self._carrying:
            way = point - held.start
            left = held.pieces and not held.seen[held.gripped].contains(point)
            if not held.pieces or (way.x() ** 2 + way.y() ** 2 < reach**2 and not left):
                return
            self._carrying = True
            self.know(())
            self._stage.raise_up(held)
            self._stage.say_lifted(held.under)
        self.follow()

    def hover(self, point: QPointF, reach: float = REACH) -> None:
        """Move without a button: what is held follows, once the pointer has really moved."""
        if self._waiting is not None and not self.busy:
            self._take(self._waiting, point)
        if self.keyed and self._still is None:
            self._still = point
        way = point - (self._still or point)
        if self._loose and (not self.keyed or way.x() ** 2 + way.y() ** 2 >= reach**2):
            self._move_to(point)

    def follow(self) -> None:
        """Put what is carried under the pointer again."""
        held = self._held
        if held is not None and self._carrying:
            rects = self._rects(held)
            aim = self._aim(held, rects[held.gripped])
            self._stage.carry(held, rects, aim)
            self._stage.tell(aim)

    def release(self, point: QPointF) -> None:
        """Let go: a click, a drop, or (over its own place, where nothing better is on offer) a putting back."""
        held, carrying = self._held, self._carrying
        if held is None:
            return
        if self._loose:
            if self._pressed:
                self._move_to(point)
                self.lay()
            return
        self._point = point
        if not carrying:
            self._held = None
            self._stage.point_at(held.under)
            return
        rect = self._rects(held)[held.gripped]
        aim = self._aim(held, rect)
        if aim == Aim() and self._is_home(held, rect):
            self.cancel()
            return
        under = self._stage.under(point, held.pieces)
        self._open()
        self._dropping = True
        try:
            self._stage.let_fall(Fall(held.under, aim, under))
        finally:
            self._dropping = False

    def cancel(self) -> None:
        """Open the hand without choosing anything: what was carried goes back, and what is picked waits there."""
        held, carrying, loose = self._held, self._carrying, self._loose
        self._open()
        if held is not None and carrying:
            self._waiting = held.gripped if loose else None
            self._stage.put_back(said=not loose)

    def hang(self) -> None:
        """Open the hand where it is, since a film takes over what was held without a button."""
        if self._loose:
            self._open()
            self._stage.hang()

    def rebuilt(self) -> None:
        """Look again after the table was laid anew: only what still lies where it was taken stays in the hand."""
        held = self._held
        if held is None:
            return
        spots = self._stage.look().spots
        if any(piece not in spots or spots[piece].rect != rect for piece, rect in held.homes.items()):
            self.cancel()

    # Large pieces

    def turn(self, quarters: int) -> None:
        """Turn the large piece in the hand clockwise, if there is one."""
        shape = self.large
        if shape is not None:
            shape.turn(quarters)
            self._turned(shape)

    def flip(self) -> None:
        """Flip the large piece in the hand over, if there is one."""
        shape = self.large
        if shape is not None:
            shape.flip()
            self._turned(shape)

    def know(self, fits: Sequence[Sequence[Cell]]) -> None:
        """Hear where the piece in the hand may come to lie; the same again takes no time."""
        if fits is not self._known:
            self._known, self._fits = fits, Fits(fits)
        self._stage.tell_anew()

    def hold(self, piece: int | None, *, keyed: bool) -> None:
        """Take up a large piece that was picked, under the pointer or (`keyed`) for the keys; None opens the hand."""
        if self.busy or self._dropping:
            return
        if self._held is not None and self._held.gripped != piece:
            self._open()
            self._stage.put_back(said=False)
        self._waiting = piece
        if piece is not None and self._held is None:
            self._take(piece, self._point)
            if keyed and self.large is not None:
                self.large.begin(self._stage.look(), self._fits, None)

    def step(self, down: int, right: int) -> bool:
        """Move what is held to where it fits next in that direction, as arrow keys do; tells whether anything is."""
        places = self._stage.look()
        if self._waiting is not None and self._held is None:
            self._take(self._waiting, self._point)
        held, shape = self._held, self.large
        if held is None or shape is None or not self._loose:
            return False
        if shape.corner is None:
            shape.begin(places, self._fits, self._rects(held)[held.gripped])
        shape.go(places, self._fits, down, right)
        self.follow()
        return True

    def step_to_fit(self, *, forward: bool) -> bool:
        """Go to the next place where the held piece fits, turning it if need be; tells whether anything is held."""
        shape = self.large if self.step(0, 0) else None
        if shape is not None:
            shape.step_to_fit(self._fits, forward=forward)
            self._turned(shape)
        return shape is not None

    def lay(self) -> bool:
        """Lay down what is held without a button, where it is; tells whether anything is."""
        held = self._held
        if held is None or held.shape is None or not self._loose:
            return False
        self._pressed = False
        rect = self._rects(held)[held.gripped]
        aim = self._aim(held, rect)
        home = aim == Aim() and self._is_home(held, rect)
        under = held.under if home else self._stage.under(rect.center() if self.keyed else self._point, held.pieces)
        self._stage.lay(Fall((), aim, under))
        return True

    def lies_on(self) -> tuple[tuple[Cell, ...], bool]:
        """Tell over which places the large piece in the hand is, and whether it fits there."""
        held = self._held
        if held is None or held.shape is None or not self._carrying:
            return (), False
        aim = self._aim(held, self._rects(held)[held.gripped])
        return aim.places, aim.fits

    def _take(self, piece: int, point: QPointF) -> None:
        """Take up a large piece that is picked already."""
        places = self._stage.look()
        self._waiting = None
        if piece in places.spots:
            home = places.spots[piece].rect
            at = point if home.contains(point) else home.center()
            self._held = self._grip(places.around(Piece(piece)), at)
            self._point = point
            self._carrying = self._loose = True
            self._stage.raise_up(self._held)

    def _grip(self, under: tuple[Target, ...], point: QPointF) -> Held:
        places = self._stage.look()
        pieces, gripped = liftable(places, under, self._stage.offers())
        homes = {piece: places.spots[piece].rect for piece in pieces}
        seen = {piece: QRectF(self._stage.ghost(piece) or home) for piece, home in homes.items()}
        held = Held(under, pieces, gripped, point, homes, seen)
        home = pose_of(places.placed[gripped]) if pieces == (gripped,) else None
        if home is None:
            return held
        shape, rect = Shape(home, home), seen[gripped]
        before, last = self._poses.get(gripped, (home, home))
        if before == home:  # kind to the hand: as it was held last
            shape.pose = last
        if rect != homes[gripped] or shape.pose == home:  # otherwise it will not be as it is seen now
            way = point - rect.topLeft()
            shape.grip = way.x() / rect.width(), way.y() / rect.height()
        return evolve(held, shape=shape)

    def _turned(self, shape: Shape) -> None:
        places = self._stage.look()
        shape.step(places, 0, 0)
        if self._held is not None:
            self._poses[self._held.gripped] = shape.home, shape.pose
        self.follow()

    def _move_to(self, point: QPointF) -> None:
        self._point, self._still = point, None
        if self.large is not None:
            self.large.corner = None
        self.follow()

    def _open(self) -> None:
        self._held, self._carrying, self._loose, self._pressed = None, False, False, False
        self._stage.tell_anew()

    # Where things are

    def _rects(self, held: Held) -> dict[int, QRectF]:
        """Tell where carried pieces are: a little larger, held where they were gripped."""
        if held.shape is not None:
            places, shape = self._stage.look(), held.shape
            shape.look_for_ground(places, self._fits, picked=self._stage.is_picked(held.gripped))
            size = shape.size(places, places.placed[held.gripped]) * LIFT
            return {held.gripped: shape.rect(places, size, self._point)}
        scale = LIFT * share_of(self._stage.look(), held, self._point, self._stage.offers())
        return {
            piece: QRectF(self._point + (seen.topLeft() - held.start) * scale, held.homes[piece].size() * scale)
            for piece, seen in held.seen.items()
        }

    def _aim(self, held: Held, rect: QRectF) -> Aim:
        return aim_of(self._stage.look(), held, rect, self._fits, self._stage.offers())

    def _is_home(self, held: Held, rect: QRectF) -> bool:
        """Tell whether carried pieces are over their own place more than anywhere else."""
        home = held.homes[held.gripped]
        if held.shape is not None:
            return not self.keyed and home.contains(self._point)
        shared = home.intersected(rect)
        return shared.width() * shared.height() * 2 > rect.width() * rect.height() / LIFT**2
