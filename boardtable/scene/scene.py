"""The table as a scene: it shows where pieces lie, tells what people point at, and knows no rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QGraphicsScene

from boardtable.engine.target import Piece

from .counts import Counts
from .drag import REACH, Drag
from .enlarging import Enlarger
from .film import Clock, Film, Moment
from .ground import Ground
from .lens import Lens, Look, caption, in_sight, looked_at
from .lights import Lights
from .outlines import Outlines
from .pieces import Pieces
from .places import HEIGHT, WIDTH
from .shapes import pose_of
from .signs import Signs
from .stage import Stage

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Sequence

    from PySide6.QtCore import QObject, QPointF, QRectF

    from boardtable.engine.note import Note
    from boardtable.engine.table import Table, Zone
    from boardtable.engine.target import Cell, Target
    from boardtable.engine.text import Text

    from .art import Art
    from .film import Speed
    from .grain import Grain
    from .places import Places

REFUSED_MS = 900
"""So long the ring around what cannot be taken is seen."""


class TableScene(QGraphicsScene):
    """Shows tables, films the way from one to the next, and reports what is pointed at: piece, place, zone."""

    pointed = Signal(object)
    """Clicked."""
    accepted = Signal()
    """Enter was pressed, and nothing had the keyboard's focus."""
    lifted = Signal(object)
    """Taken up by a drag; the answer may be `light`, `cancel` or nothing."""
    let_go = Signal(object, object)
    """Dropped: what was lifted; and what lies under it, the offered target that it covers best first."""
    laid = Signal(object, object, object)
    """A large piece dropped: what was lifted, or nothing if it had been picked; what lies under it; the places that it
    covers, which come first there."""
    proposed = Signal(object)
    """The places on which the large piece in the hand would come to lie have changed."""
    hindered = Signal(object)
    """The places over which the large piece in the hand is, without fitting there, have changed."""
    put_down = Signal()
    """A drag was cancelled, or the piece laid back on its own place."""
    inspected = Signal(object)
    """The pointer or the keyboard rests on this target (None: no longer)."""
    focus_named = Signal(object)
    """The keyboard's focus is on this target (None: on none)."""
    lit = Signal()
    """What is on offer has changed."""

    def __init__(self, art: Art, say: Callable[[Text], str], parent: QObject | None = None) -> None:
        """Begin with an empty table; `say` puts sentences into the language of whoever looks."""
        super().__init__(0, 0, WIDTH, HEIGHT, parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.art, self.say = art, say
        signs = Signs()
        self.clock, self.outlines = Clock(self), Outlines(self, self.lit, lambda: self.touched)
        self.pieces = Pieces(self, art, signs, self.clock)
        self.pieces.on_settled = self._settled
        self.enlarger = Enlarger(self.pieces)
        self._ground = Ground(self, art, signs, say)
        self.lights = Lights(self, signs, say, art.picture)
        self.counts = Counts(self, self.pieces, self.lights, lambda: self.touched)
        self._lens, self._stage = Lens(self, art, signs), Stage(self)
        self.hand = Drag(self._stage)
        self._film: Film | None = None
        self._calm = QTimer(self, singleShot=True, interval=REFUSED_MS)
        self._calm.timeout.connect(self._forgive)

    # What is shown

    def lay(self, zones: Iterable[Zone]) -> None:
        """Lay the zones of a table anew; pieces keep their numbers, a film ends, a drag is cancelled."""
        self.finish_film()
        self.hand.cancel()
        self.show(self.pieces.table, zones)

    def show(self, table: Table, zones: Iterable[Zone] | None = None) -> None:
        """Put every piece where the table says, at once; a running film ends, and with other `zones` a drag too."""
        now = Moment(table, zones=None if zones is None else tuple(zones))
        if now.zones not in {None, self.pieces.zones}:
            self.hand.cancel()
        film, self._film = self._film, None
        self.pieces.ghosts.clear()
        if film is not None and not film.over:
            film.finish(now)
        else:
            self.pieces.settle(now.table, now.zones)
        self.hand.rebuilt()

    def light(
        self,
        offers: frozenset[Target],
        notes: Iterable[Note] = (),
        picked: Iterable[Target] = (),
        fits: Sequence[Sequence[Cell]] = (),
        presumed: Iterable[Target] = (),
    ) -> None:
        """Show what may be pointed at (first of all what is `presumed`), what that would bring, what is picked so far.

        `fits` are all sets of places on which a large piece that is picked may come to lie.
        """
        lights = self.lights
        lights.offers, lights.presumed = offers, frozenset(presumed)
        lights.notes, lights.picked = tuple(notes), tuple(picked)
        self.pieces.go_home([piece for piece in self.pieces.ghosts if not self._stage.is_picked(piece)])
        self.hand.know(fits)
        self._take_in_hand({cell for cells in fits for cell in cells})
        lights.say_notes(self.look(), self.grain)
        if self.hand.carried:
            lights.dim(self.look())
            self.hand.follow()
        self.draw()
        self.lit.emit()

    def write(self, notes: Iterable[Note]) -> None:
        """Write other notes at their targets, as long as nothing else changes."""
        self.lights.notes = tuple(notes)
        self.lights.say_notes(self.look(), self.grain)

    def play(self, moments: Sequence[Moment], then: Callable[[], None]) -> None:
        """Film the way through tables, then call `then`: exactly once, also if it is skipped or fails."""
        self.finish_film()
        self.enlarger.show(None)
        self.hand.hang()
        self.hand.cancel()
        self.pieces.landed()
        self.pieces.ghosts.clear()
        self.light(frozenset())
        # Also a film of nothing brings home what hangs or glides.
        self._film = Film(self.pieces, self.pieces.zones, moments or (Moment(self.pieces.table),), then)
        self._film.start()

    def finish_film(self) -> bool:
        """End a running film at its last table; tells whether there was one."""
        film, self._film = self._film, None
        if film is None or film.over:
            return False
        film.finish()
        return True

    def exchange(self, one: int, other: int) -> None:
        """Let two look-alikes change numbers: what the hand held then is the one that moves."""
        self.pieces.exchange(one, other)

    def refuse(self, target: Target | None) -> None:
        """Shake what cannot be taken, in a ring with the sign of a warning."""
        if target is None or self.rect_of(target) is None:
            return
        self.lights.refused = target
        self.draw()
        self._calm.start()
        if isinstance(target, Piece):
            self.pieces.shake(target.id)

    def focus(self, target: Target | None) -> None:
        """Put the keyboard's focus on a target, or take it away."""
        if target != self.lights.focus:
            self.enlarger.make_way(target)
            self.lights.focus = target
            self.draw()
            self.focus_named.emit(target)

    def inspect(self, target: Target | None) -> None:
        """Enlarge a piece beside its place, with all that lies upon each other there; or (None) put the lens away."""
        placed = self.look().placed.get(target.id) if isinstance(target, Piece) else None
        rect = self.pieces.where(placed.piece) if placed is not None else None
        if placed is None or rect is None or self.hand.carried:
            if self._lens.place is not None:
                self._lens.put_away()
                self.inspected.emit(None)
            return
        seen = looked_at(self.look(), placed)
        rect = self.pieces.where(seen[0][0].piece) or rect
        items = [(piece, "\n".join(caption(each, self.say) for each in named)) for piece, named in seen]
        self._lens.look_at(Look(items, rect), self.grain, in_sight(self))
        self.inspected.emit(target)

    def say_anew(self) -> None:
        """Say all names on the cloth again, since the language is another."""
        self._ground.draw(self.look(), self.grain)

    def sharpen(self, grain: Grain, window: QRectF) -> None:
        """Draw everything for another size of the screen; `window` is the part of the table that is in sight."""
        self.inspect(None)
        if grain != self.grain:
            self.pieces.sharpen(grain, window)
            self._settled()
            self.hand.follow()
        else:
            self._ground.draw(self.look(), self.grain)  # headings keep to what is in sight

    def set_speed(self, speed: Speed) -> None:
        """Set how fast things move; off also stands for a wish for reduced motion."""
        self.clock.speed = speed

    # What is asked

    @property
    def grain(self) -> Grain:
        """Tell how fine the screen is."""
        return self.pieces.grain

    @property
    def focused(self) -> Target | None:
        """Tell where the keyboard's focus is."""
        return self.lights.focus

    @property
    def filming(self) -> bool:
        """Tell whether a film is running."""
        return self._film is not None and not self._film.over

    @property
    def moving(self) -> bool:
        """Tell whether anything moves by itself."""
        return self.clock.is_running()

    @property
    def touched(self) -> bool:
        """Tell whether a hand presses or carries."""
        return self.hand.busy

    @property
    def carried(self) -> tuple[int, ...]:
        """Tell which pieces a hand carries."""
        return self.hand.carried

    @property
    def enlarged(self) -> QRectF | None:
        """Tell where the enlarged piece is, while one is inspected."""
        return self._lens.place

    @property
    def aimed(self) -> Target | None:
        """Tell which target a release would choose."""
        return next(iter(self.lights.aims), None)

    @property
    def ghosts(self) -> tuple[int, ...]:
        """Tell which pieces lie where they were dropped, though that is no move yet."""
        return tuple(self.pieces.ghosts)

    def where(self, piece: int) -> QRectF | None:
        """Tell where a piece is on the screen right now."""
        return self.pieces.where(piece)

    def rect_of(self, target: Target) -> QRectF | None:
        """Tell where a target is by the table."""
        return self.look().rect(target)

    def label_of(self, target: Target) -> Text | None:
        """Tell how a piece, place or zone is called."""
        return self.look().label(target)

    def note_of(self, target: Target) -> Text | None:
        """Tell what a target would bring, if that is certain."""
        return next((note.text for note in self.lights.notes if note.at == target), None)

    def under(self, point: QPointF, without: Collection[int] = ()) -> tuple[Target, ...]:
        """Tell what is seen under a point: also pieces on their way, and ghosts."""
        return self.look().under(point, without, self.pieces.astray())

    # The hand

    def press(self, point: QPointF) -> None:
        """Press on a point; a film ends first, and then the press counts only if nothing slid under it."""
        if self.filming:
            before = self.under(point)[:1]
            self.finish_film()
            if self.filming or self.under(point)[:1] != before:
                return
        if not self.enlarger.press(point, self.offers(), self.pointed.emit):
            self.hand.press(point)

    def move(self, point: QPointF, reach: float = REACH) -> None:
        """Move with the button held; `reach` is four pixels in units of the table."""
        self.hand.move(point, reach)

    def release(self, point: QPointF) -> None:
        """Let go of the button."""
        self.hand.release(point)

    def cancel(self) -> None:
        """Put back what is carried; nothing is chosen."""
        self.hand.cancel()

    # What stands between

    def look(self) -> Places:
        """Tell how the table lies."""
        return self.pieces.places

    def offers(self) -> frozenset[Target]:
        """Tell what is on offer."""
        return self.lights.offers

    def point_at(self, under: tuple[Target, ...]) -> None:
        """Report a click, or enlarge what is not on offer."""
        if not self.enlarger.click(under, self.offers()):
            self.pointed.emit(under)

    def draw(self, only: Collection[Target] | None = None) -> None:
        """Bring all rings, or `only` those around some targets, to where things are now."""
        self.lights.draw(self.look(), self.pieces.ghosts, self.hand.carried, self.grain, only)
        if only is None or self.hand.carried:
            self.counts.follow()

    def _take_in_hand(self, places: Collection[Cell]) -> None:
        """Hold a large piece that is picked while places are missing on which it may lie."""
        grounds, held = {cell.zone for cell in places}, None
        for piece, item in self.look().placed.items() if places else ():
            if item.at.zone not in grounds and self._stage.is_picked(piece) and pose_of(item) is not None:
                held = piece  # of several that lie upon each other, the one on top
        if held is not None:
            self.enlarger.show(None)
        self.hand.hold(held, keyed=self.lights.focus is not None)

    def _forgive(self) -> None:
        self.lights.refused = None
        self.draw()

    def _settled(self) -> None:
        self.inspect(None)
        self.lights.marks = marks = self.pieces.table.marks
        self.outlines.lay(marks, self.look())
        self._ground.draw(self.look(), self.grain)
        self.lights.say_notes(self.look(), self.grain)
        self.draw()
