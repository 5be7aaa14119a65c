"""What a hand does to the table: pieces rise, follow it, fall and go home; the scene tells of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QRectF

from boardtable.engine.target import Cell, Piece

from .aiming import Aim, Fall, below_figures
from .pieces import GHOST, SHEER

if TYPE_CHECKING:
    from collections.abc import Collection

    from PySide6.QtCore import QPointF, SignalInstance

    from boardtable.engine.target import Target

    from .held import Held
    from .lights import Lights
    from .pieces import Pieces
    from .places import Places


NOWHERE: tuple[tuple[Cell, ...], tuple[Cell, ...]] = (), ()
"""On no places does a large piece fit, and over none does it not."""


class Scene(Protocol):
    """What stands around the stage: everything that is shown, and whoever is told of what hands do."""

    pieces: Pieces
    lights: Lights

    @property
    def lifted(self) -> SignalInstance:
        """Tell of a lift."""

    @property
    def let_go(self) -> SignalInstance:
        """Tell of a drop."""

    @property
    def laid(self) -> SignalInstance:
        """Tell of a large piece that was laid down."""

    @property
    def proposed(self) -> SignalInstance:
        """Tell where a large piece would lie."""

    @property
    def hindered(self) -> SignalInstance:
        """Tell where a large piece does not fit."""

    @property
    def put_down(self) -> SignalInstance:
        """Tell that a drag was given up."""

    def under(self, point: QPointF, without: Collection[int] = ()) -> tuple[Target, ...]:
        """Tell what is seen under a point."""

    def point_at(self, under: tuple[Target, ...]) -> None:
        """Report a click."""

    def inspect(self, target: Target | None) -> None:
        """Enlarge a piece, or put the lens away."""

    def draw(self, only: Collection[Target] | None = None) -> None:
        """Bring all rings, or only those around some targets, to where things are now."""


class Stage:
    """The table as a hand finds it."""

    def __init__(self, scene: Scene) -> None:
        """Stand between the hand and a scene."""
        self._scene = scene
        self._pieces = scene.pieces
        self._lights = scene.lights
        self._told = NOWHERE
        self._laid: tuple[Cell, ...] = ()
        """On these places the hand has just laid a large piece, and nobody has said what becomes of it."""

    def look(self) -> Places:
        """Tell how the table lies."""
        return self._pieces.places

    def under(self, point: QPointF, without: Collection[int] = ()) -> tuple[Target, ...]:
        """Tell what is seen under a point: also pieces on their way, and ghosts."""
        return self._scene.under(point, without)

    def ghost(self, piece: int) -> QRectF | None:
        """Tell where a piece lies as the ghost of a drop, if it does."""
        return self._pieces.ghosts.get(piece)

    def offers(self) -> frozenset[Target]:
        """Tell what is on offer."""
        return self._lights.offers

    def prepare(self, held: Held) -> None:
        """Get ready for a lift."""
        self._pieces.prepare(held.pieces)

    def point_at(self, under: tuple[Target, ...]) -> None:
        """Report a click, or enlarge what is not on offer."""
        self._scene.point_at(under)

    def raise_up(self, held: Held) -> None:
        """Raise pieces above all else."""
        self._pieces.lift(held.pieces)
        self._lights.dim(self.look())
        self._scene.draw({Piece(piece) for piece in held.pieces})
        self._scene.inspect(None)

    def say_lifted(self, under: tuple[Target, ...]) -> None:
        """Report a lift."""
        self._scene.lifted.emit(under)

    def carry(self, held: Held, rects: dict[int, QRectF], aim: Aim) -> None:
        """Put carried pieces where the hand is; what a release would choose glows, and is seen below what is large."""
        rect = rects[held.gripped]
        if held.shape is None:
            shrunk = rect.width() < held.homes[held.gripped].width()
            self._pieces.carry(rects, clear=shrunk and aim != Aim())
        else:
            opacity = GHOST if aim.fits else SHEER if aim.places else 1.0
            level = below_figures(self.look(), aim.places) if aim.fits else None
            self._pieces.hold(held.gripped, rect, held.shape.pose, opacity, level)
        changed = self._lights.aim_at(aim)
        if changed:
            self._scene.draw(changed)

    def tell(self, aim: Aim) -> None:
        """Report where a large piece would come to lie, or does not fit, if that has changed: first what has ended."""
        before, self._told = self._told, (aim.places, ()) if aim.fits else ((), aim.places)
        news = zip(self._told, before, (self._scene.proposed, self._scene.hindered), strict=True)
        for places, old, signal in sorted(news, key=lambda each: bool(each[0])):
            if places != old:
                signal.emit(places)

    def tell_anew(self) -> None:
        """Report it again the next time, though it may be as before."""
        self._told = NOWHERE

    def let_fall(self, fall: Fall) -> None:
        """Report a drop; what the answer leaves there stays as a ghost if it is picked, else glides home."""
        self._step_forward()
        self._pieces.fall()
        if fall.aim.places:
            self._scene.laid.emit(fall.lifted, fall.over, fall.aim.places)
        else:
            self._scene.let_go.emit(fall.lifted, fall.over)
        self._land(self._middle(fall.aim.places) or self._middle(fall.over[:1]))

    def lay(self, fall: Fall) -> None:
        """Report that a large piece is laid down by a click or a key; the answer says what becomes of it."""
        if fall.aim.places:
            self._laid = fall.aim.places
            self._scene.laid.emit(fall.lifted, fall.over, fall.aim.places)
            self._laid = ()
        elif fall.over:
            self._scene.point_at(fall.over)

    def hang(self) -> None:
        """Let carried pieces hang where they are until a film moves them."""
        self._step_forward()
        self._pieces.fall()

    def put_back(self, *, said: bool) -> None:
        """Bring carried pieces home and report it; one that was laid down just now, and is picked, stays as a ghost."""
        self._step_forward()
        self._pieces.fall()
        self._land(self._middle(self._laid) if set(self._laid) <= set(self._lights.picked) else None)
        if said:
            self._scene.put_down.emit()

    def is_picked(self, piece: int) -> bool:
        """Tell whether a piece is picked, or its place or zone with it."""
        at = self.look().placed[piece].at
        return any(target in self._lights.picked for target in (Piece(piece), at, Cell(at.zone)))

    def _land(self, goal: QPointF | None) -> None:
        """Leave what hangs in the air as a ghost where it was dropped, if it is picked; all else glides home."""
        for piece in self._pieces.landed():
            if goal is not None and self.is_picked(piece):
                self._pieces.leave(piece, goal)
            else:
                self._pieces.go_home([piece])
        self._scene.draw()

    def _middle(self, targets: tuple[Target, ...]) -> QPointF | None:
        """Tell where the middle of some places is, if there are any."""
        space = QRectF()
        for target in targets:
            space = space.united(self.look().rect(target) or QRectF())
        return space.center() if space.isValid() else None

    def _step_forward(self) -> None:
        self._lights.aim_at(None)
        self._lights.dim(None)
