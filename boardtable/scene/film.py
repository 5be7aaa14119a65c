"""Everything that moves by itself: one clock, and the film that plays the way from one table to the next."""

from __future__ import annotations

from enum import Enum
from functools import partial
from math import hypot
from typing import TYPE_CHECKING, Protocol

from attrs import define, frozen
from PySide6.QtCore import QElapsedTimer, QObject, QPointF, QRectF, Qt, QTimer

from boardtable.engine.table import Wheel

from .laying import frame_of
from .places import Places

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Sequence

    from boardtable.engine.table import Placed, Table, Zone

FRAME_MS = 16
LONGEST_FRAME_MS = 50
"""A late frame counts as no longer than this: nothing jumps after a pause."""
SETTLE_MS, HOME_MS, SHIFT_MS, FADE_MS, SHAKE_MS = 140, 220, 200, 160, 260
SHORTEST_MS, LONGEST_MS = 120, 320
MS_PER_UNIT = 0.25
STAGGER_MS, LONGEST_STAGGER_MS = 45, 360
"""Pieces that move together start one after the other."""
_HOLD, _GROUP = "hold", "group"
"""The clock's keys for a moment in which nothing moves, and (with its number) for a group that sets out."""


class Speed(Enum):
    """How long things take to move, as a factor; off: they are there at once."""

    OFF = 0.0
    FAST = 0.5
    NORMAL = 1.0
    SLOW = 2.0


def eased(progress: float) -> float:
    """Slow down towards the end (look 1: ease-out)."""
    rest = 1.0 - progress
    return 1.0 - rest * rest * rest


@define(eq=False)
class _Run:
    step: Callable[[float], None]
    ms: float
    delay: float
    done: Callable[[], None] | None
    gone: float = 0.0


class Clock(QObject):
    """The one clock by which everything moves; one motion for each key, a new one replaces the old."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Stand still."""
        super().__init__(parent)
        self.speed = Speed.NORMAL
        self._runs: dict[Hashable, _Run] = {}
        self._since = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self._tick)

    def run(
        self,
        key: Hashable,
        step: Callable[[float], None],
        ms: float,
        *,
        delay: float = 0.0,
        done: Callable[[], None] | None = None,
    ) -> None:
        """Call `step` with the eased way done, 0 to 1, for so long; then `done`."""
        self._runs.pop(key, None)
        if self.speed is Speed.OFF:
            step(1.0)
            if done is not None:
                done()
            return
        factor = self.speed.value
        self._runs[key] = _Run(step, max(1.0, ms * factor), delay * factor, done)
        if not self._timer.isActive():
            self._since.start()
            self._timer.start()

    def stop(self, key: Hashable) -> None:
        """Forget a motion where it is; its `done` is not called."""
        self._runs.pop(key, None)

    def stop_all(self) -> None:
        """Forget all motions where they are."""
        self._runs.clear()

    def finish(self) -> None:
        """Bring every motion to its end now."""
        self.advance(float("inf"))

    def is_running(self, key: Hashable | None = None) -> bool:
        """Tell whether this (or anything) is moving."""
        return bool(self._runs) if key is None else key in self._runs

    def advance(self, ms: float) -> None:
        """Let time pass; also when what ends begins something new, that waits for the next frame."""
        for key, run in tuple(self._runs.items()):
            if self._runs.get(key) is not run:
                continue
            run.gone += ms
            if run.gone < run.delay:
                continue
            progress = min(1.0, (run.gone - run.delay) / run.ms) if ms != float("inf") else 1.0
            run.step(eased(progress))
            if progress >= 1.0 and self._runs.get(key) is run:
                del self._runs[key]
                if run.done is not None:
                    run.done()
        if not self._runs:
            self._timer.stop()

    def _tick(self) -> None:
        self.advance(min(LONGEST_FRAME_MS, self._since.restart()))


@frozen
class Moment:
    """One table of a film, and in which groups, one after the other, its pieces get there.

    `zones` are those of this table; None, if they are as before. `began` is told the number of each
    group that sets out. Once everything has got there, it stays so for `hold` milliseconds, and `seen`
    is called at their beginning.
    """

    table: Table
    groups: tuple[tuple[int, ...], ...] = ()
    zones: tuple[Zone, ...] | None = None
    hold: float = 0.0
    began: Callable[[int], None] | None = None
    seen: Callable[[], None] | None = None


@frozen
class Change:
    """What happens to one piece in a moment; without `start` it appears, without `end` it goes."""

    piece: int
    start: QRectF | None
    end: QRectF | None
    travels: bool
    order: int = 0
    """What sets out later flies above."""
    about: QPointF | None = None
    """Around this point it travels, from one place of a wheel to another."""


class Stage(Protocol):
    """What a film needs of the scene."""

    clock: Clock

    def here(self) -> tuple[Places, dict[int, QRectF]]:
        """Tell how the last table lay, and where each piece is on the screen."""

    def film_step(self, change: Change, table: Table, progress: float) -> None:
        """Put one piece so far along its way."""

    def settle(self, table: Table, zones: tuple[Zone, ...] | None = None) -> None:
        """Put every piece where the table says, in these zones or (with None) in those that there are."""


class Film:
    """Plays moments one after the other; whatever happens, it ends at the last table and says so once."""

    def __init__(
        self, stage: Stage, zones: Iterable[Zone], moments: Sequence[Moment], then: Callable[[], None]
    ) -> None:
        """Prepare at least one moment; nothing moves yet."""
        self._stage = stage
        self._zones = tuple(zones)
        self._moments = list(moments)
        self._last = self._moments[-1]
        self._then: Callable[[], None] | None = then
        self._open = 0

    @property
    def over(self) -> bool:
        """Tell whether the film has ended."""
        return self._then is None

    def start(self) -> None:
        """Begin with the first moment."""
        self._next()

    def finish(self, instead: Moment | None = None) -> None:
        """End now: every piece lies where the last table says (or that of the moment given `instead`)."""
        then, self._then = self._then, None
        if then is None:
            return
        self._stage.clock.stop_all()
        self._moments.clear()
        try:
            last = instead or self._last
            self._stage.settle(last.table, last.zones)
        finally:
            then()

    def _next(self) -> None:
        """Play the next moment, or end."""
        while self._moments and not self.over:
            moment = self._moments.pop(0)
            places, rects = self._stage.here()
            self._zones = self._zones if moment.zones is None else moment.zones
            plan = schedule(moment, changes(places, rects, Places(self._zones, moment.table.placed)))
            if plan and self._stage.clock.speed is not Speed.OFF:
                self._play(moment, plan)
                return
            self._stage.settle(moment.table, moment.zones)
            if self._holds(moment):
                return
        self.finish()

    def _holds(self, moment: Moment) -> bool:
        """Let a moment be looked at; tells whether that takes any time."""
        if moment.seen is not None:
            moment.seen()
        if not moment.hold or self.over or self._stage.clock.speed is Speed.OFF:
            return False
        self._stage.clock.run(_HOLD, lambda _: None, moment.hold, done=self._next)
        return True

    def _play(self, moment: Moment, plan: Sequence[tuple[Change, float, float]]) -> None:
        self._open = len(plan)

        def done() -> None:
            self._open -= 1
            if not self._open and not self.over:
                self._stage.settle(moment.table, moment.zones)
                if not self._holds(moment):
                    self._next()

        for change, delay, ms in plan:
            self._stage.clock.run(change.piece, self._stepper(change, moment.table), ms, delay=delay, done=done)
        self._call_groups(moment, plan)

    def _call_groups(self, moment: Moment, plan: Sequence[tuple[Change, float, float]]) -> None:
        """Say when each group sets out; one in which nothing moves is not called."""
        if moment.began is None:
            return
        for n, group in enumerate(moment.groups):
            starts = [delay for change, delay, _ in plan if change.piece in group]
            if starts:
                called = partial(moment.began, n)
                self._stage.clock.run((_GROUP, n), lambda _: None, 0, delay=min(starts), done=called)

    def _stepper(self, change: Change, table: Table) -> Callable[[float], None]:
        def step(progress: float) -> None:
            try:
                self._stage.film_step(change, table, progress)
            except Exception:
                # The film is only the way there: the table is shown, and the fault goes on to the log.
                self.finish()
                raise

        return step


def changes(before: Places, rects: dict[int, QRectF], after: Places) -> dict[int, Change]:
    """Tell what differs between the screen and the next table, by piece."""
    found: dict[int, Change] = {}
    for piece, spot in after.spots.items():
        old, new = before.placed.get(piece), after.placed[piece]
        start = rects.get(piece)
        looks = old is not None and (old.face, old.quarters, old.flipped) != (new.face, new.quarters, new.flipped)
        if start is None or looks or start != spot.rect:
            travels = old is None or old.at != new.at
            found[piece] = Change(piece, start, spot.rect, travels, about=_hub(before, after, old, new))
    for piece, start in rects.items():
        if piece not in after.spots:
            found[piece] = Change(piece, start, None, travels=True)
    return found


def _hub(before: Places, after: Places, old: Placed | None, new: Placed) -> QPointF | None:
    """Find the middle of the wheel on which a piece goes on from one place to another."""
    zone = after.zones[new.at.zone]
    turns = isinstance(zone.kind, Wheel) and old is not None and old.at.zone == zone.name
    return frame_of(zone).center() if turns and zone == before.zones.get(zone.name) else None


def schedule(moment: Moment, found: dict[int, Change]) -> list[tuple[Change, float, float]]:
    """Tell when each change begins and how long it takes: the groups one after the other.

    Pieces that only make room in their zone do so at the beginning; what no group names comes last.
    """
    plan: list[tuple[Change, float, float]] = []
    left = dict(found)
    named = {piece for group in moment.groups for piece in group}
    for piece, change in found.items():
        if piece not in named and not change.travels:
            plan.append((left.pop(piece), 0.0, SHIFT_MS))
    now = 0.0
    for group in (*moment.groups, tuple(piece for piece in found if piece not in named)):
        moving = [left.pop(piece) for piece in group if piece in left]
        stagger = min(STAGGER_MS, LONGEST_STAGGER_MS / max(1, len(moving)))
        if all(change.about is not None for change in moving):
            stagger = 0.0  # a wheel turns as a whole
        end = now
        for n, change in enumerate(moving):
            ms = _lasts(change)
            plan.append((change, now + n * stagger, ms))
            end = max(end, now + n * stagger + ms)
        now = end
    return plan


def _lasts(change: Change) -> float:
    if change.start is None or change.end is None:
        return FADE_MS
    way = change.end.center() - change.start.center()
    return min(LONGEST_MS, SHORTEST_MS + MS_PER_UNIT * hypot(way.x(), way.y()))
