"""A closer look: a piece large beside its place, with its name; of a pile, all that lies in it side by side."""

from __future__ import annotations

from itertools import groupby
from math import ceil
from typing import TYPE_CHECKING

from attrs import evolve, frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF

from boardtable.engine.table import Face, Frame
from boardtable.engine.target import Piece

from .art import Cut
from .items import pixmap_item, wear_sign
from .laying import fitted
from .signs import NARROWEST

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

    from boardtable.engine.table import Numeral, Picture, Placed
    from boardtable.engine.text import Text

    from .art import Art, Drawn
    from .grain import Grain
    from .places import Places
    from .signs import Sign, Signs

LEVEL = 13000.0
LEAST, GROWTH = 270.0, 1.6
"""The longer side: so many pixels of a plain screen (look 1 asks for 260), and so much more than on the table."""
WORDS = 15.0
GAP = 12.0
SHARE = 0.92
"""A pile is shown within such a share of the window."""


@frozen
class Look:
    """What is looked at: pieces that lie upon each other, the upper one first, each with how it is called."""

    items: Sequence[tuple[Placed, str]]
    rect: QRectF
    """Where the upper one lies."""


@frozen
class _Glass:
    """One enlarged piece, and the words below it."""

    face: QGraphicsPixmapItem
    words: QGraphicsPixmapItem


class Lens:
    """Shows at most one piece or pile at a time; it never lies over the piece that is looked at if there is room."""

    def __init__(self, scene: QGraphicsScene, art: Art, signs: Signs) -> None:
        """Begin put away."""
        self._scene = scene
        self._art = art
        self._signs = signs
        self._glasses: list[_Glass] = []
        self._cuts: list[Cut] = []
        self._width = 0.0
        self._place = QRectF()
        art.drawn.connect(self._take_face)
        scene.destroyed.connect(self._forget)

    def put_away(self) -> None:
        """Show nothing."""
        self._cuts = []
        for glass in self._glasses:
            glass.face.hide()
            glass.words.hide()

    @property
    def place(self) -> QRectF | None:
        """Tell where what is enlarged is on the table, without the words; None while it is put away."""
        return self._place if self._cuts else None

    def look_at(self, look: Look, grain: Grain, window: QRectF) -> None:
        """Enlarge something within the part of the table that is in sight."""
        self.put_away()
        merged = _merged(look.items)
        rect, count = look.rect, len(merged)
        longer = max(LEAST * grain.ratio, GROWTH * max(rect.width(), rect.height()) * grain.density)
        scale = longer / max(rect.width(), rect.height())
        across = NARROWEST * WORDS * grain.ratio / grain.density + GAP
        rows = ceil(count / max(1, int(window.width() * SHARE / across)))
        columns = ceil(count / rows)
        if count > 1:
            wide, high = window.width() * SHARE / columns - GAP, window.height() * SHARE / rows - GAP
            words = 4 * WORDS * grain.ratio / grain.density
            scale = min(scale, grain.density * wide / rect.width(), grain.density * (high - words) / rect.height())
        width, height = round(rect.width() * scale), round(rect.height() * scale)
        captions = [self._signs.caption(said, width, WORDS * grain.ratio) for _, said in merged]
        self._cuts = [
            Cut(placed.face, width, height, placed.quarters % 4, placed.flipped, lifted=True) for placed, _ in merged
        ]
        self._width = width / grain.density
        across = max(width, *(sign.pixmap.width() for sign in captions), 1) / grain.density + GAP
        down = (height + max(sign.pixmap.height() for sign in captions)) / grain.density + 1.5 * GAP
        size = QSizeF(columns * across - GAP, rows * down - GAP)
        corner = beside(rect, size.width(), size.height(), window)
        if count > 1:  # it may be so large that there is no room beside the pile
            corner.setX(max(min(corner.x(), window.right() - size.width()), window.left()))
            corner.setY(max(min(corner.y(), window.bottom() - size.height()), window.top()))
        self._place = QRectF(corner, QSizeF(size.width(), size.height() - down + GAP + height / grain.density))
        if count == 1:
            self._place.setWidth(self._width)
        for n, (cut, sign) in enumerate(zip(self._cuts, captions, strict=True)):
            row, column = divmod(n, columns)
            self._show(self._glass(n), cut, sign, corner + QPointF(column * across, row * down), grain)

    def _show(self, glass: _Glass, cut: Cut, sign: Sign, corner: QPointF, grain: Grain) -> None:
        glass.face.setPos(corner)
        glass.words.setPos(corner.x(), corner.y() + cut.height / grain.density + GAP / 2)
        glass.words.setScale(1 / grain.density)
        wear_sign(glass.words, sign)
        self._art.order(cut, first=True)
        self._wear(glass, self._art.ready(cut) or self._art.near(cut))
        glass.face.show()
        glass.words.show()

    def _glass(self, n: int) -> _Glass:
        while len(self._glasses) <= n:
            self._glasses.append(_Glass(pixmap_item(self._scene, LEVEL), pixmap_item(self._scene, LEVEL)))
        return self._glasses[n]

    def _forget(self) -> None:
        """Wait for no face any more: the scene has gone, and the art may live on."""
        self._cuts = []
        self._glasses.clear()

    def _wear(self, glass: _Glass, drawn: Drawn) -> None:
        glass.face.setPixmap(drawn.pixmap)
        glass.face.setOffset(-drawn.margin, -drawn.margin)
        glass.face.setScale(self._width / drawn.width)

    def _take_face(self, cut: Cut) -> None:
        drawn = self._art.ready(cut)
        for n, wanted in enumerate(self._cuts):
            if cut == wanted and drawn is not None:
                self._wear(self._glasses[n], drawn)


def looked_at(places: Places, placed: Placed) -> list[tuple[Placed, tuple[Placed, ...]]]:
    """List what a closer look at a piece shows, the upper one first, each with those whose names stand below it.

    Of a pile that is all that lies in it; a piece and what stands upon it are one picture.
    """
    zone = places.zones[placed.at.zone]
    if zone.piled:
        pile = places.pile(Piece(placed.piece))[::-1]
        return [(places.placed[piece], (places.placed[piece],)) for piece in pile or (placed.piece,)]
    there = [places.placed[piece] for piece in places.members(zone.name) if places.placed[piece].at == placed.at]
    upright = [each for each in there if not (each.covers or each.quarters or each.flipped)]
    floor = [each for each in upright if each.within is None]
    if len(upright) < len(there) or len(floor) != 1 or len(there) == 1:
        return [(placed, (placed,))]
    layers = [*floor[0].face.layers]
    for each in there:
        if each.within is not None:
            layers.extend(_within(each.face, each.within, floor[0].face.size))
    return [(evolve(floor[0], face=Face(floor[0].face.size, tuple(layers))), tuple(there))]


def _within(face: Face, share: Frame, size: tuple[int, int]) -> Iterable[Picture | Numeral]:
    """Give the layers of a face as they look in a part of another one."""
    room = Frame(share.x * size[0], share.y * size[1], share.w * size[0], share.h * size[1])
    width, height = fitted(face, 0, room.w, room.h)
    scale, left, top = width / face.size[0], room.x + (room.w - width) / 2, room.y + (room.h - height) / 2
    for layer in face.layers:
        at = layer.at or Frame(0, 0, *face.size)
        yield evolve(layer, at=Frame(left + at.x * scale, top + at.y * scale, at.w * scale, at.h * scale))


def _merged(items: Iterable[tuple[Placed, str]]) -> list[tuple[Placed, str]]:
    """Count equal pieces that lie right upon each other."""
    merged = []
    for _, equal in groupby(items, key=lambda item: (item[0].face, item[0].quarters, item[0].flipped, item[1])):
        (placed, said), *others = equal
        count = _count(placed, len(others) + 1)
        merged.append((placed, f"{count} \N{MULTIPLICATION SIGN} {said}" if others else said))
    return merged


def _count(top: Placed, seen: int) -> int:
    """Tell how many equal pieces there are: of a high pile only the upper ones lie on the table."""
    told = top.badge or ""
    return max(seen, int(told)) if told.isdecimal() else seen


def caption(placed: Placed, say: Callable[[Text], str]) -> str:
    """Say how a piece is called, and below that what more is to be told of it."""
    label = say(placed.label)
    return label if placed.more is None else f"{label}\n{say(placed.more)}"


def in_sight(scene: QGraphicsScene) -> QRectF:
    """Tell which part of the table is in the window."""
    for view in scene.views():
        return view.mapToScene(view.viewport().rect()).boundingRect()
    return scene.sceneRect()


def beside(rect: QRectF, width: float, height: float, window: QRectF) -> QPointF:
    """Find the upper left corner of a space beside a rectangle: right, left, above or below, wherever it fits first."""
    across = min(max(rect.center().x() - width / 2, window.left()), window.right() - width)
    down = min(max(rect.center().y() - height / 2, window.top()), window.bottom() - height)
    rooms = (
        (window.right() - rect.right() - GAP - width, QPointF(rect.right() + GAP, down)),
        (rect.left() - window.left() - GAP - width, QPointF(rect.left() - GAP - width, down)),
        (rect.top() - window.top() - GAP - height, QPointF(across, rect.top() - GAP - height)),
        (window.bottom() - rect.bottom() - GAP - height, QPointF(across, rect.bottom() + GAP)),
    )
    return next((corner for spare, corner in rooms if spare >= 0), max(rooms, key=lambda room: room[0])[1])
