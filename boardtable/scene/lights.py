"""What lies over the pieces: rings around what is on offer, notes, marks, the keyboard's focus."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF

from boardtable.engine.target import Cell, Piece

from .items import pixmap_item, place_ring, wear_sign
from .outline import Outline
from .places import HEIGHT, WIDTH
from .rings import Ring
from .signs import THICKEST
from .veil import Veil

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable

    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

    from boardtable.engine.note import Note
    from boardtable.engine.table import Mark
    from boardtable.engine.target import Target
    from boardtable.engine.text import Text

    from .aiming import Aim
    from .grain import Grain
    from .places import Places
    from .signs import Sign, Signs

OVER, VEIL, RINGS, OVER_SHAPE, WORDS = 0.5, 5000.0, 5100.0, 11500.0, 12000.0
"""How high things lie; pieces lie from 0 on, a ring around one just above it; a large piece hides not where it goes."""
NOTE_UNITS, SMALLEST_NOTE = 20.0, 13.0
IN_PIECE, OVER_ZONE, ABOVE_SHAPE = 0.2, 0.6, 1.1
"""So much of a note lies above its target; on a piece little does, or it would hide the figure of the piece above.

It hides nothing of what a large piece would cover.
"""
RING = 5.2
"""So far a ring reaches beyond what it surrounds, in its own lines."""
BESIDE, AIR = 4.0, 3.0
"""So far a short note lies beside its piece; so far it may reach over another one, since its edge holds some air."""

MOST = 3
"""So many lines, or halves of its width, at most a note goes to make room for its neighbours."""
SIGHT = QRectF(0, 0, WIDTH, HEIGHT)

MANY = 8
"""Of more places in one zone than this only the corners are drawn; the one that is meant has its ring."""

RANKS = {ring: rank for rank, ring in enumerate(Ring)}

Key = tuple[Ring, "Target"]


class Lights:
    """All that is drawn around pieces and places; everything is made from what is said last."""

    def __init__(
        self,
        scene: QGraphicsScene,
        signs: Signs,
        say: Callable[[Text], str],
        picture: Callable[[str, int, int], QPixmap],
    ) -> None:
        """Begin with a bare table."""
        self.offers: frozenset[Target] = frozenset()
        self.presumed: frozenset[Target] = frozenset()
        """What is offered before all else: Enter takes it."""
        self.latest: tuple[Piece, ...] = ()
        """Whoever moved last has put these where they lie."""
        self.picked: tuple[Target, ...] = ()
        self.notes: tuple[Note, ...] = ()
        self.marks: tuple[Mark, ...] = ()
        self.aims: tuple[Target, ...] = ()
        """What a release would choose."""
        self.amiss: tuple[Target, ...] = ()
        """On these places lies what is carried, though it does not fit there."""
        self.focus: Target | None = None
        self.attended = False
        """The table has the keyboard: only then its focus is seen."""
        self.refused: Target | None = None
        self._signs = signs
        self._scene = scene
        self._say = say
        self._picture = picture
        self._touching: frozenset[Target] = frozenset()
        self._named: frozenset[Target] = frozenset()
        """Where notes were written in full, since somebody aimed there."""
        self._rings: dict[Key, QGraphicsPixmapItem] = {}
        self._drawn: dict[Key, tuple[QRectF, Grain]] = {}
        self._plates: list[QGraphicsPixmapItem] = []
        self.veil = Veil(scene, VEIL)
        self._outline = Outline(scene, signs, OVER_SHAPE)

    def draw(
        self,
        places: Places,
        moved: dict[int, QRectF],
        carried: Iterable[int],
        grain: Grain,
        only: Collection[Target] | None = None,
    ) -> None:
        """Bring all rings, or `only` those around some targets, to where things are now."""
        held = {Piece(piece) for piece in carried}
        shape = self.amiss or (self.aims if len(self.aims) > 1 else ())
        rects = (places.rect(target) for target in shape)
        self._outline.draw([rect for rect in rects if rect is not None], grain, fits=not self.amiss)
        wanted: dict[Key, QRectF] = {}
        if only is None:
            self._touching = _touching({*self.offers, *self.picked}, places)
        for ring, target in self._wanted():
            if only is not None and target not in only:
                continue
            rect = moved.get(target.id) if isinstance(target, Piece) else None
            rect = rect or places.rect(target)
            if rect is not None and target not in held and _is_near(places, target):
                crowded = target in self._touching and ring is not Ring.MANY
                wanted[ring, target] = _within_line(rect, grain) if crowded else rect
        old = [key for key in self._rings if key not in wanted and (only is None or key[1] in only)]
        for key in old:
            self.veil.take(self._rings.pop(key))
            del self._drawn[key]
        for (ring, target), rect in wanted.items():
            item = self._rings.get((ring, target))
            if item is None:
                item = self._rings[ring, target] = pixmap_item(self._scene, 0)
            if self._drawn.get((ring, target)) != (rect, grain):
                self._drawn[ring, target] = (rect, grain)
                place_ring(item, self._signs, ring, rect, grain, hexagon=places.is_hexagon(target))
            hidden = held and isinstance(target, Cell) and target.at is not None
            item.setZValue(OVER_SHAPE if hidden and ring is Ring.AIM else _height(ring, target, places))
        if self._aimed() != self._named:
            self.say_notes(places, grain)

    @property
    def ringed(self) -> frozenset[Target]:
        """Tell around what there are rings."""
        return frozenset(target for _, target in self._rings)

    def mark_latest(self, places: Places, pieces: Iterable[int]) -> None:
        """Put a dot on what whoever moved last has put where it lies, if it is seen; the next drawing shows it."""
        spots = places.spots
        self.latest = tuple(Piece(piece) for piece in pieces if piece in spots and not spots[piece].buried)

    def say_notes(self, places: Places, grain: Grain) -> None:
        """Write the notes at their targets: short ones inside, unless somebody aims there."""
        self._named = self._aimed()
        for item in self._plates:
            self._scene.removeItem(item)
        self._plates.clear()
        below = self._under_shape()
        taken = [rect for target in below if (rect := places.rect(target)) is not None]
        small: list[QRectF] = []
        for note in self.notes:
            rect = places.rect(note.at)
            if rect is None or not _is_near(places, note.at):
                continue
            is_short = note.short is not None and note.at not in self._named
            sign = self._note(note, grain, is_short=is_short)
            item = pixmap_item(self._scene, WORDS + 1 if note.at in self._named else WORDS)
            wear_sign(item, sign)
            item.setScale(1 / grain.density)
            size = QSizeF(sign.pixmap.width(), sign.pixmap.height()) / grain.density
            edge = sign.margin / grain.density  # a sign is drawn so far beyond its corner
            if is_short:
                plate = _beside_others(QRectF(_inside(places, note.at, rect, size), size), small)
                item.setPos(plate.topLeft() + QPointF(edge, edge))
                small.append(plate.adjusted(AIR, AIR, -AIR, -AIR))
            else:
                above = IN_PIECE if isinstance(note.at, Piece) else ABOVE_SHAPE if note.at in below else OVER_ZONE
                corner = QPointF(rect.center().x() - size.width() / 2, rect.top() - size.height() * above)
                corner.setX(min(max(corner.x(), edge), WIDTH - size.width() + edge))
                corner.setY(min(max(corner.y(), edge), HEIGHT - size.height() + edge))
                plate = _beside_others(QRectF(corner, size), taken)
                item.setPos(plate.topLeft())
                taken.append(plate)
            self._plates.append(item)

    def dim(self, places: Places | None) -> None:
        """Let everything but the targets step back, or (None) come forward again."""
        if places is None:
            self.veil.lift()
        else:
            rects = (places.rect(target) for target in self.offers)
            self.veil.lower(rect for rect in rects if rect is not None)

    def aim_at(self, aim: Aim | None) -> frozenset[Target]:
        """Let something else glow that a release would choose, or nothing; tells whose rings that changes."""
        before = self.aims, self.amiss
        self.aims = self.amiss = ()
        if aim is not None and aim.places:
            self.aims, self.amiss = (aim.places, ()) if aim.fits else ((), aim.places)
        elif aim is not None and aim.target is not None:
            self.aims = (aim.target,)
        if before == (self.aims, self.amiss):
            return frozenset()
        return frozenset((*before[0], *before[1], *self.aims, *self.amiss))

    def _under_shape(self) -> frozenset[Target]:
        """Tell over which places a large piece is held."""
        return frozenset((*self.amiss, *(self.aims if len(self.aims) > 1 else ())))

    def _aimed(self) -> frozenset[Target]:
        """Tell where somebody aims at a note that has a short form."""
        aimed = {self.focus if self.attended else None, *self.aims}
        return frozenset(note.at for note in self.notes if note.short is not None and note.at in aimed)

    def _note(self, note: Note, grain: Grain, *, is_short: bool) -> Sign:
        pixels = max(SMALLEST_NOTE * grain.ratio, NOTE_UNITS * grain.density)
        if note.short is None or not is_short:
            return self._signs.words(self._say(note.text), note.tone, pixels)
        return self._signs.short(self._say(note.short), note.tone, pixels, note.signs, self._picture)

    def _wanted(self) -> Iterable[Key]:
        for mark in self.marks:
            for target in () if mark.of else mark.places:
                yield Ring(mark.tone.value), target
        for piece in self.latest:
            yield Ring.LATEST, piece
        yield from self._offered()
        for target in self.picked:
            yield Ring.PICKED, target
        if len(self.aims) == 1:
            yield Ring.AIM, self.aims[0]
        if self.focus is not None and self.attended:
            yield Ring.FOCUS, self.focus
        if self.refused is not None and self.refused not in self.amiss:
            yield Ring.REFUSED, self.refused

    def _offered(self) -> Iterable[Key]:
        places = Counter(target.zone for target in self.offers if isinstance(target, Cell) and target.at is not None)
        crowded = {zone for zone, count in places.items() if count > MANY}
        for target in self.offers.difference(self.aims):
            many = isinstance(target, Cell) and target.at is not None and target.zone in crowded
            yield Ring.AIM if target in self.presumed else Ring.MANY if many else Ring.OFFER, target


def _touching(targets: Collection[Target], places: Places) -> frozenset[Target]:
    """Find the places of a grid that touch another one among these: their rings would hide each other."""
    cells = [each for each in targets if isinstance(each, Cell) and isinstance(each.at, tuple)]
    found: set[Cell] = set()
    for cell in cells:
        down, right = cell.at if isinstance(cell.at, tuple) else (0, 0)
        beside = (Cell(cell.zone, (down + 1, right)), Cell(cell.zone, (down, right + 1)))
        found.update(pair for other in beside if other in targets for pair in (cell, other))
    return frozenset(cell for cell in found if not places.is_hexagon(cell))


def _within_line(rect: QRectF, grain: Grain) -> QRectF:
    """Make room for a ring within what it surrounds."""
    by = RING * max(1.0, min(grain.density, THICKEST)) / grain.density
    return rect.adjusted(by, by, -by, -by)


def _inside(places: Places, at: Target, rect: QRectF, size: QSizeF) -> QPointF:
    """Tell where a short note lies: in the middle of a place; beside a piece if there is room in its place."""
    corner = rect.center() - QPointF(size.width(), size.height()) / 2
    if isinstance(at, Piece):
        place = places.rect(places.placed[at.id].at) or rect
        corner.setX(min(rect.right() + BESIDE, place.right() - size.width()))
        corner.setX(max(corner.x(), rect.right() - size.width()))
    return corner


def _beside_others(plate: QRectF, taken: Collection[QRectF]) -> QRectF:
    """Find the nearest room for a note that would lie over others, rather above them, and not out of sight."""
    if not any(map(plate.intersects, taken)):
        return plate
    lines = (plate.translated(0, -step * plate.height()) for step in (*range(MOST + 1), *range(-1, -MOST - 1, -1)))
    columns = [line.translated(step * plate.width() / 2, 0) for line in lines for step in range(-MOST, MOST + 1)]
    free = [each for each in columns if SIGHT.contains(each) and not any(map(each.intersects, taken))]
    return min(free, key=lambda each: (each.center() - plate.center()).manhattanLength(), default=plate)


def _is_near(places: Places, target: Target) -> bool:
    """Tell whether a target is not behind a group that is shown large."""
    return isinstance(target, Piece | Cell) and places.is_near(target)


def _height(ring: Ring, target: Target, places: Places) -> float:
    """Tell how high a ring lies: that of a piece just above it, so that what overlaps the piece overlaps the ring."""
    spot = places.spots.get(target.id) if isinstance(target, Piece) else None
    if spot is not None and ring in {Ring.LATEST, Ring.OFFER, Ring.PICKED}:
        return spot.level + OVER
    return RINGS + RANKS[ring]
