"""The keyboard's way about the table: from one target on offer to the next, by where they are."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from boardtable.engine.table import Hexes, Wheel
from boardtable.engine.target import Cell, Piece

from .direction import way_to
from .hexes import beside

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from PySide6.QtCore import QPointF, QRectF

    from boardtable.engine.target import Target

    from .places import Places
    from .scene import TableScene


class Way(Enum):
    """A direction of the arrow keys: right and down."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


WAYS = {
    Qt.Key.Key_Left: Way.LEFT,
    Qt.Key.Key_Right: Way.RIGHT,
    Qt.Key.Key_Up: Way.UP,
    Qt.Key.Key_Down: Way.DOWN,
}


def located(places: Places, offers: Iterable[Target]) -> dict[Piece | Cell, QRectF]:
    """Tell where those targets are that have a place on the table."""
    found = ((target, places.rect(target)) for target in offers if isinstance(target, Piece | Cell))
    return {target: rect for target, rect in found if rect is not None}


def in_order(places: Places, offers: Iterable[Target]) -> tuple[Target, ...]:
    """Order targets as one reads: zone by zone from the top, in each from the top left; a zone before its pieces."""
    rects = located(places, offers)

    def key(target: Piece | Cell) -> tuple[float, ...]:
        zone = places.zones[places.zone_of(target)]
        rect = rects[target]
        return (zone.frame.y, zone.frame.x, rect.y(), rect.x(), -rect.width() * rect.height())

    return tuple(sorted(rects, key=key))


def nearest(point: QPointF, rects: Mapping[Piece | Cell, QRectF], way: Way | None = None) -> Target | None:
    """Tell which target is next to a point: in a direction, or (without) all around."""
    best: tuple[float, Target] | None = None
    for target, rect in rects.items():
        step = rect.center() - point
        far = step.x() ** 2 + step.y() ** 2 if way is None else way_to(step.x(), step.y(), way.value)
        if far is not None and (best is None or far < best[0]):
            best = far, target
    return best[1] if best is not None else None


def round_wheel(places: Places, focus: Target, rects: Mapping[Piece | Cell, QRectF], way: Way) -> Target | None:
    """Tell which target comes next on the wheel that has the focus, clockwise to the right; up and down lead away."""
    if way not in {Way.LEFT, Way.RIGHT} or not isinstance(focus, Piece | Cell):
        return None
    zone = places.zones[places.zone_of(focus)]
    numbers = {target: _number(places, target) for target in rects if places.zone_of(target) == zone.name}
    here = numbers[focus]
    if not isinstance(zone.kind, Wheel) or here is None:
        return None
    step = way.value[0]
    away = {target: (n - here) * step % zone.kind.places for target, n in numbers.items() if n is not None}
    return min((target for target in away if away[target]), key=away.__getitem__, default=None)


def over_honeycomb(places: Places, focus: Target, rects: Mapping[Piece | Cell, QRectF], way: Way) -> Target | None:
    """Tell which target comes next on the honeycomb that has the focus; None where it ends in that direction."""
    if not isinstance(focus, Piece | Cell) or not isinstance(places.zones[places.zone_of(focus)].kind, Hexes):
        return None
    zone = places.zone_of(focus)
    ats = {at: target for target in rects if places.zone_of(target) == zone and (at := _at(places, target)) is not None}
    here = _at(places, focus)
    found = None if here is None else beside(here, ats, way.value)
    return None if found is None else ats[found]


def _at(places: Places, target: Piece | Cell) -> tuple[int, int] | None:
    """Tell in which row and column a target is."""
    at = places.placed[target.id].at.at if isinstance(target, Piece) else target.at
    return at if isinstance(at, tuple) else None


def _number(places: Places, target: Piece | Cell) -> int | None:
    """Tell in which place of a row or wheel a target is."""
    at = places.placed[target.id].at.at if isinstance(target, Piece) else target.at
    return at if isinstance(at, int) else None


class Keyboard:
    """Moves the focus among what is on offer, and takes it; says the same as a click does."""

    def __init__(self, scene: TableScene) -> None:
        """Begin without a focus; it follows what is on offer."""
        self._scene = scene
        self._last: QRectF | None = None
        self._picked: tuple[Target, ...] = ()
        """This was picked when the lights changed last."""
        scene.lit.connect(self._keep)

    def step(self, way: Way) -> None:
        """Go to the next target in a direction; without a focus, to the first one."""
        right, down = way.value
        if self._scene.hand.step(down, right):
            self._follow()
            return
        rects = located(self._scene.look(), self._reachable())
        focus = self._scene.focused
        if focus is None or focus not in rects:
            self.tab(forward=True)
            return
        places = self._scene.look()
        found = round_wheel(places, focus, rects, way) or over_honeycomb(places, focus, rects, way)
        found = found or nearest(rects[focus].center(), rects, way)
        if found is not None:
            self._set(found)

    def tab(self, *, forward: bool) -> bool:
        """Go to the next or previous target; tells False at the end, where the focus leaves the table.

        A large piece in the hand goes to where it fits next.
        """
        if self._scene.hand.step_to_fit(forward=forward):
            self._follow()
            return True
        order = in_order(self._scene.look(), self._reachable())
        focus = self._scene.focused
        start = order.index(focus) if focus in order else -1 if forward else len(order)
        place = start + (1 if forward else -1)
        if 0 <= place < len(order):
            self._set(order[place])
            return True
        self._scene.focus(None)
        return False

    def arrive(self, reason: Qt.FocusReason) -> None:
        """Show the focus: by Tab that of the first or last target, else where it was; F6 begins at the first one."""
        self._scene.lights.attended = True
        if reason in {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}:
            self._scene.focus(None)
            self.tab(forward=reason is Qt.FocusReason.TabFocusReason)
        elif reason is Qt.FocusReason.ShortcutFocusReason and self._scene.hand.step(0, 0):
            self._follow()
        elif self._scene.focused is None and reason is not Qt.FocusReason.MouseFocusReason:
            if self._last is not None:
                self._scene.focus(nearest(self._last.center(), located(self._scene.look(), self._reachable())))
            elif reason is Qt.FocusReason.ShortcutFocusReason:
                self.tab(forward=True)
        self._scene.draw()

    def leave(self) -> None:
        """Hide the focus while the keyboard is elsewhere; the place is remembered."""
        self._scene.lights.attended = False
        self._scene.draw()

    def forget(self) -> None:
        """Begin anew at the next key: the hand is at the mouse."""
        self._last = None

    def enter(self) -> None:
        """Take what has the focus or is held; without either, say so: something may be presumed."""
        if not self.take():
            self._scene.accepted.emit()

    def take(self) -> bool:
        """Point at what has the focus, or lay down the large piece in the hand; tells whether there was anything."""
        focus = self._scene.focused
        if self._scene.hand.lay():
            return True
        if focus is not None:
            self._scene.point_at(self._scene.look().around(focus))
        return focus is not None

    def _reachable(self) -> frozenset[Target]:
        """Tell where the focus can go: to what can be taken, and to what can be put back."""
        return self._scene.offers().union(self._scene.lights.picked)

    def _set(self, target: Target | None) -> None:
        self._last = self._scene.rect_of(target) if target is not None else None
        self._scene.focus(target)

    def _follow(self) -> None:
        """Let the focus go with a large piece that keys move."""
        places, _ = self._scene.hand.lies_on()
        if places:
            self._set(places[0])

    def _keep(self) -> None:
        """Leave the focus on what can still be taken or put back; else bring it to what is nearest.

        When a pick is taken back, the focus goes back to where that was.
        """
        before, self._picked = self._picked, self._scene.lights.picked
        if self._scene.hand.keyed:
            self._follow()
            return
        last = self._last
        if last is None:
            return
        rects = located(self._scene.look(), self._scene.offers())
        lost = set(before).difference(self._picked) if set(before).issuperset(self._picked) else ()
        back = next((target for target in reversed(before) if target in lost and target in rects), None)
        if back is not None:
            self._set(back)
        elif self._scene.focused in self._reachable():
            return
        elif rects:
            self._set(nearest(last.center(), rects))
        else:
            self._scene.focus(None)  # while nothing is on offer, the place is remembered
