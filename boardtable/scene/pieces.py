"""All pieces on the screen: where they rest, fly, are carried, or lie as ghosts of a drop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from boardtable.engine.table import Table
from boardtable.engine.target import Cell, Piece

from .art import LIFT
from .badges import perch_on
from .film import HOME_MS, SETTLE_MS, SHAKE_MS, Clock
from .grain import Grain
from .items import Card
from .places import HEIGHT, WIDTH, Places
from .spread import enlarged
from .travel import between

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

    from boardtable.engine.table import Zone

    from .art import Art, Cut
    from .film import Change
    from .shapes import Pose
    from .signs import Signs

FLYING, CARRIED = 6000.0, 10000.0
"""How high pieces are that a film moves or a hand holds; those at rest lie at their own level."""
GHOST, SHEER = 0.75, 0.5
"""What was dropped but is not yet a move is seen through, and more so a large piece where it does not fit."""
SHAKE, SWINGS = 7.0, 6
HALF_WAY = 0.5


class Pieces:
    """The pieces by number; an item on the scene never outlives its number on the table."""

    def __init__(self, scene: QGraphicsScene, art: Art, signs: Signs, clock: Clock) -> None:
        """Begin with none."""
        self.clock = clock
        self.table = Table(())
        self.places = Places((), ())
        self.grain = Grain()
        self.ghosts: dict[int, QRectF] = {}
        self.carried: tuple[int, ...] = ()
        self._falling: set[int] = set()
        self._away: set[int] = set()
        """These a film has taken from where they lay."""
        self.on_settled: Callable[[], None] = lambda: None
        self._scene = scene
        self._art = art
        self._signs = signs
        self._zones: tuple[Zone, ...] = ()
        self.group: str | Cell | None = None
        self.lying = self.places
        """How the table lies when nothing is shown large."""
        self.window = QRectF(0, 0, WIDTH, HEIGHT)
        self._cards: dict[int, Card] = {}
        art.drawn.connect(self._take_face)
        scene.destroyed.connect(self._cards.clear)  # the art may live on, and still draw what was ordered

    @property
    def zones(self) -> tuple[Zone, ...]:
        """Tell which zones the table has."""
        return self._zones

    def settle(self, table: Table, zones: tuple[Zone, ...] | None = None, group: str | Cell | None = None) -> None:
        """Put every piece where the table says, in these zones or (with None) in those that there are.

        Only what a hand carries stays in it. The zones of a `group` are laid out large, or one pile is spread.
        """
        self.table = table
        self._zones = self._zones if zones is None else zones
        self.lying = self.places = Places(self._zones, table.placed)
        there = self.lying.heap(group) if isinstance(group, Cell) else any(zone.group == group for zone in self._zones)
        self.group = group if there else None
        if self.group is not None:
            self.places = enlarged(self._zones, table.placed, self.group)
        self._falling.clear()
        self._away.clear()
        for piece in [piece for piece in self._cards if piece not in self.places.spots]:
            self.clock.stop(piece)
            self._cards.pop(piece).remove()
        for piece in self._seen_first():
            placed = self.places.placed[piece]
            if piece not in self._cards:
                self._cards[piece] = Card(self._scene, placed, self.places.spots[piece].rect)
            self._cards[piece].placed = placed
            if piece not in self.carried:
                self.clock.stop(piece)
                self._rest(piece)
        self.on_settled()

    def sharpen(self, grain: Grain, window: QRectF) -> None:
        """Have every face drawn anew for another size of the screen, first those in the window.

        The old pixels serve meanwhile, scaled.
        """
        self.grain, self.window = grain, window
        self._art.forget_orders([card.awaited for card in self._cards.values() if card.awaited is not None])
        for piece in self._seen_first():
            spot, card = self.places.spots[piece], self._cards[piece]
            if card.lies is not None:
                card.dress(self._art, _home_size(card), grain, lifted=card.lifted)
                continue
            card.dress(self._art, spot.rect, grain, lifted=card.lifted)
            self._show_badge(piece)

    def here(self) -> tuple[Places, dict[int, QRectF]]:
        """Tell how the last table lay, and where each piece is on the screen."""
        return self.places, {piece: QRectF(card.rect) for piece, card in self._cards.items()}

    def where(self, piece: int) -> QRectF | None:
        """Tell where a piece is on the screen right now."""
        card = self._cards.get(piece)
        return QRectF(card.rect) if card is not None else None

    def astray(self) -> dict[int, QRectF]:
        """Tell which pieces lie as ghosts or are on their way, and where."""
        spots = self.places.spots
        return {
            piece: card.rect
            for piece, card in self._cards.items()
            if piece in spots and piece not in self.carried and card.rect != spots[piece].rect
        }

    def counts(self) -> Iterable[tuple[int, QGraphicsPixmapItem]]:
        """Give the pieces that lie at rest with a count on them, and these counts."""
        for piece, spot in self.places.spots.items():
            card = self._cards[piece]
            if card.count is not None and card.rect == spot.rect and not spot.buried and piece not in self.carried:
                yield piece, card.count

    def prepare(self, pieces: Iterable[int]) -> None:
        """Have the lifted faces of pieces drawn that may be taken up soon; what glides arrives now."""
        for piece in pieces:
            if self.clock.is_running(piece) and piece not in self.ghosts:
                self.clock.stop(piece)
                self._rest(piece)
            self._cards[piece].foresee(self._art, self.places.spots[piece].rect, self.grain)

    def lift(self, pieces: tuple[int, ...]) -> None:
        """Take pieces up, above all else."""
        self.carried = pieces
        for piece in pieces:
            self.clock.stop(piece)
            self.ghosts.pop(piece, None)
            spot, card = self.places.spots[piece], self._cards[piece]
            card.raise_to(CARRIED + spot.level)
            card.dress(self._art, spot.rect, self.grain, lifted=True)
        self._count(pieces)

    def carry(self, rects: dict[int, QRectF], *, clear: bool) -> None:
        """Put carried pieces under the pointer; `clear` lets what is below shine through."""
        for piece, rect in rects.items():
            self._cards[piece].move(rect)
            self._cards[piece].item.setOpacity(GHOST if clear else 1.0)

    def hold(self, piece: int, rect: QRectF, pose: Pose, opacity: float, level: float | None) -> None:
        """Show a large piece as a hand has turned it, seen through, and above all else unless a level is given."""
        card = self._cards[piece]
        if (pose.quarters, pose.flipped) != card.lies:
            card.lies = pose.quarters, pose.flipped
            card.badge(self._signs, None, None, self.grain)
        card.move(rect)
        card.dress(self._art, _home_size(card), self.grain, lifted=True)
        card.raise_to(CARRIED + self.places.spots[piece].level if level is None else level)
        card.item.setOpacity(opacity)

    def fall(self) -> None:
        """Let go of carried pieces: they hang where they are until something becomes of them."""
        self._falling, self.carried = set(self.carried), ()

    def landed(self) -> tuple[int, ...]:
        """Tell what hangs there still, and let it go."""
        falling, self._falling = self._falling, set()
        return tuple(piece for piece in falling if piece in self._cards)

    def go_home(self, pieces: Iterable[int]) -> None:
        """Let pieces glide to where the table has them."""
        for piece in pieces:
            self.ghosts.pop(piece, None)
            if piece in self._cards:
                self._turn_back(piece)
                self._glide(piece, self.places.spots[piece].rect, HOME_MS, self._rest)

    def come_from(self, before: dict[int, QRectF]) -> None:
        """Let pieces that were laid elsewhere before glide to where they lie now."""
        for piece, rect in before.items():
            if self.places.spots[piece].rect != rect and not self.places.spots[piece].buried:
                self._cards[piece].move(rect)
                self.go_home([piece])

    def leave(self, piece: int, middle: QPointF) -> None:
        """Let a dropped piece stay as a ghost: picked, but no move yet."""
        card = self._cards[piece]
        rect = QRectF(self.places.spots[piece].rect if card.lies is None else _home_size(card))
        rect.moveCenter(middle)
        self.ghosts[piece] = rect
        card.item.setOpacity(GHOST)
        self._glide(piece, rect, SETTLE_MS, self._haunt)

    def exchange(self, one: int, other: int) -> None:
        """Let two look-alikes change numbers: what the hand held then is the one that moves."""
        if one == other or one not in self._cards or other not in self._cards:
            return
        cards, swapped = self._cards, {one: other, other: one}
        for piece in swapped:
            self.clock.stop(piece)
        cards[one], cards[other] = cards[other], cards[one]
        cards[one].placed, cards[other].placed = cards[other].placed, cards[one].placed
        self.ghosts = {swapped.get(piece, piece): rect for piece, rect in self.ghosts.items()}
        self._falling = {swapped.get(piece, piece) for piece in self._falling}
        self.go_home(piece for piece in swapped if piece not in (*self._falling, *self.ghosts, *self.carried))

    def shake(self, piece: int) -> None:
        """Shake a piece that cannot be taken."""
        home = self.places.spots[piece].rect

        def swing(progress: float) -> None:
            side = 1 if int(progress * SWINGS) % 2 else -1
            self._cards[piece].move(home.translated(side * SHAKE * (1 - progress), 0))

        if not self.clock.is_running(piece) and piece not in (*self.carried, *self.ghosts):
            self.clock.run(piece, swing, SHAKE_MS, done=lambda: self._rest(piece))

    def film_step(self, change: Change, table: Table, progress: float) -> None:
        """Put one piece so far along its way; it turns its new face up half-way."""
        card = self._cards.get(change.piece)
        if change.end is None:
            if card is not None:
                card.item.setOpacity(1.0 - progress)
            return
        if change.travels and card is not None and change.piece not in self._away:
            self._away.add(change.piece)
            self._count((change.piece,))
        if card is None or progress >= HALF_WAY:
            placed = next(placed for placed in table.placed if placed.piece == change.piece)
            if card is None:
                card = self._cards[change.piece] = Card(self._scene, placed, change.end)
                card.dress(self._art, change.end, self.grain)
            elif card.placed is not placed:
                card.placed, card.lies = placed, None
                card.dress(self._art, change.end, self.grain)
        card.raise_to(FLYING + change.order if change.travels else None)
        if change.start is None:
            card.item.setOpacity(progress)
        else:
            card.move(between(change.start, change.end, progress, change.about))

    def _seen_first(self) -> list[int]:
        """Give all pieces on the table, last those that nobody sees: buried, or beyond the window's edge."""

        def unseen(piece: int) -> bool:
            spot = self.places.spots[piece]
            return spot.buried or not self.window.intersects(spot.rect)

        return sorted(self.places.spots, key=unseen)

    def _glide(self, piece: int, goal: QRectF, ms: float, then: Callable[[int], None]) -> None:
        card = self._cards[piece]
        start = QRectF(card.rect)
        self.clock.run(piece, lambda progress: card.move(between(start, goal, progress)), ms, done=lambda: then(piece))

    def _turn_back(self, piece: int) -> None:
        """Show a piece that a hand had turned as it lies on the table, where it is now."""
        spot, card = self.places.spots[piece], self._cards[piece]
        if card.lies is not None:
            card.lies = None
            rect = QRectF(spot.rect)
            rect.moveCenter(card.rect.center())
            card.move(rect)
            card.dress(self._art, spot.rect, self.grain)
            card.raise_to(CARRIED + spot.level)

    def _rest(self, piece: int) -> None:
        """Lay a piece down for good."""
        spot, card = self.places.spots[piece], self._cards[piece]
        card.lies = None
        card.dress(self._art, spot.rect, self.grain)
        card.move(spot.rect)
        for each in (piece, *(spot.pile[-2:-1] if piece in spot.pile[-1:] else ())):
            if each in self._cards and each not in self.carried:  # the one below showed how many are left
                self._show_badge(each)
        card.lay_at(spot.level, seen=not spot.buried)

    def _haunt(self, piece: int) -> None:
        card = self._cards[piece]
        card.dress(self._art, self.ghosts.get(piece, self.places.spots[piece].rect), self.grain)

    def _count(self, without: tuple[int, ...]) -> None:
        """Count the stacks again from which pieces were lifted."""
        for pile in {self.places.pile(Piece(piece)) for piece in without}:
            left = tuple(piece for piece in pile if piece not in without and piece not in self._away)
            for piece in (*left[-1:], *(piece for piece in without if piece in pile)):
                self._show_badge(piece, left)

    def _show_badge(self, piece: int, left: tuple[int, ...] | None = None) -> None:
        said = self._badge(piece, left)
        perch = perch_on(self.places, piece, self.grain) if said is not None else None
        self._cards[piece].badge(self._signs, said, perch, self.grain)

    def _badge(self, piece: int, left: tuple[int, ...] | None = None) -> str | None:
        """Tell what is shown on a piece: its own badge, or on top of a pile how many lie (or are `left`) there."""
        placed, pile = self.places.placed[piece], self.places.pile(Piece(piece))
        own, rest = placed.badge, pile if left is None else left
        if own is not None and pile and self.places.zones[placed.at.zone].loose:  # it counts the heap
            return own if rest[-1:] == (piece,) else None
        if own is not None and (left is None or own != str(len(pile))):
            return own
        return str(len(rest)) if len(rest) > 1 and piece == rest[-1] else None

    def _take_face(self, cut: Cut) -> None:
        drawn = self._art.ready(cut)
        if drawn is not None:
            for card in self._cards.values():
                card.take(cut, drawn)


def _home_size(card: Card) -> QRectF:
    """Give how large a piece is when it is not lifted, somewhere."""
    return QRectF(card.rect.topLeft(), card.rect.size() / LIFT) if card.lifted else card.rect
