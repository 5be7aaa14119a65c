"""The table for those who listen: how everything on it is said, and what is spoken aloud."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from boardtable.engine.table import Stack
from boardtable.engine.target import Cell, Piece
from boardtable.engine.text import text

from .keys import in_order
from .laying import covered

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QWidget

    from boardtable.engine.target import Target
    from boardtable.engine.text import Text

    from .scene import TableScene


class Voice:
    """Knows the words for everything on a table, in the language of whoever looks; says nothing that cannot be seen."""

    def __init__(self, scene: TableScene, widget: QWidget) -> None:
        """Give the table its name."""
        self._scene = scene
        self._widget = widget
        self.name_table()

    def name_table(self) -> None:
        """Name the table in the language of whoever looks; again after that has changed."""
        self._widget.setAccessibleName(self._scene.say(text("scene", "Table")))

    def announce(self, said: str) -> None:
        """Say something aloud, if anybody listens."""
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._widget, said))

    def tell_held(self, turned: Text | None = None) -> None:
        """Say how the large piece in the hand was turned, over which places it is, and whether it fits there."""
        places, fits = self._scene.hand.lies_on()
        if self._scene.hand.large is None or not QAccessible.isActive():
            return
        parts = [] if turned is None else [turned]
        parts += [label for label in map(self._scene.label_of, places) if label is not None]
        if places:
            parts.append(text("scene", "fits here") if fits else text("scene", "does not fit here"))
        parts += [note.text for note in self._scene.lights.notes if note.at in places]
        self.announce(", ".join(map(self._scene.say, parts)))

    def targets(self) -> tuple[Target, ...]:
        """Tell what there is: every piece, and the places that can be chosen, in the order of reading."""
        look, lights = self._scene.look(), self._scene.lights
        places = dict.fromkeys(target for target in (*lights.offers, *lights.picked) if isinstance(target, Cell))
        return in_order(look, (*map(Piece, look.placed), *places))

    def is_choosable(self, target: Target) -> bool:
        """Tell whether a target can be taken or put back."""
        return target in self._scene.lights.offers or target in self._scene.lights.picked

    def is_picked(self, target: Target) -> bool:
        """Tell whether a target is picked."""
        return target in self._scene.lights.picked

    def is_buried(self, target: Target) -> bool:
        """Tell whether a piece lies in a pile below others, where no eye tells it from the next."""
        if not isinstance(target, Piece) or self.is_choosable(target):
            return False
        pile = self._scene.look().pile(target)
        return bool(pile) and target.id != pile[-1]

    def name(self, target: Target) -> str:
        """Say a target: its name, where it is, what is known of it, and whether it can be chosen."""
        return ", ".join(self._parts(target))

    def content(self, target: Target) -> str:
        """Say what more is to be told of a piece, and what lies in a zone, in a pile or below it, the top first."""
        look = self._scene.look()
        item = look.placed.get(target.id) if isinstance(target, Piece) else None
        more = [] if item is None or item.more is None else [self._scene.say(item.more)]
        return " ".join([*more, *filter(None, [self._lying(target)])])

    def _lying(self, target: Target) -> str:
        """Say what lies there; equal pieces are counted."""
        look = self._scene.look()
        if isinstance(target, Piece):
            pile = look.pile(target) if look.zones[look.zone_of(target)].piled else ()
            pieces = pile[-2::-1] if pile and pile[-1] == target.id else ()
        elif not isinstance(target, Cell):
            return ""
        elif target.at is not None:
            pieces = look.pile(target)[::-1]
        elif isinstance(look.zones[target.zone].kind, Stack):
            pieces = look.members(target.zone)[-1:]
        else:
            pieces = look.members(target.zone)
        labels = Counter(self._scene.say(look.placed[piece].label) for piece in pieces)
        return "; ".join(label if n == 1 else f"{n} \N{MULTIPLICATION SIGN} {label}" for label, n in labels.items())

    def _held(self, piece: int) -> Iterator[Text]:
        """Say that a large piece is in the hand, and how it is turned there."""
        shape = self._scene.hand.large
        if shape is None or piece not in self._scene.carried:
            return
        yield text("scene", "in your hand")
        if shape.pose.flipped != shape.home.flipped:
            yield text("scene", "flipped over")
        degrees = (shape.pose.quarters - shape.home.quarters) % 4 * 90
        if degrees:
            yield text("scene", "turned clockwise by {degrees}°", degrees=degrees)

    def _parts(self, target: Target) -> Iterator[str]:
        say, look, lights = self._scene.say, self._scene.look(), self._scene.lights
        label = look.label(target)
        if label is None:
            return
        yield say(label)
        if isinstance(target, Piece):
            placed = look.placed[target.id]
            for at in covered(placed) or (placed.at,):
                place = look.label(at)
                if place is not None:
                    yield say(place)
            yield from map(say, self._held(target.id))
            if placed.badge is not None and placed.badge not in say(label).split():
                yield placed.badge
        yield from (say(mark.what) for mark in lights.marks if target in (mark.of or mark.places))
        yield from (say(note.text) for note in lights.notes if note.at == target)
        if target in lights.picked:
            yield say(text("scene", "picked"))
        elif target in lights.offers:
            yield say(text("scene", "on offer"))
