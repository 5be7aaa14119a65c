"""The film of one decision: it stops wherever a sheet wants to be read, and tells what happened as it happens."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from boardtable.scene.film import Moment

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from boardtable.engine.game import AnyGame, Step
    from boardtable.engine.move import Seat
    from boardtable.engine.sheet import Sheet
    from boardtable.engine.table import Table
    from boardtable.scene.scene import TableScene


class Reel:
    """Plays a chain of moments up to the next sheet, and goes on once that is closed."""

    def __init__(self, scene: TableScene, stopped: Callable[[], None], told: Callable[[], None]) -> None:
        """Begin with nothing to play; `stopped` is called when `sheet` is another, `told` when `heard` has grown."""
        self.sheet: Sheet | None = None
        """What is to be read now."""
        self.table: Table | None = None
        """What lies on the table while that is read."""
        self.heard: int | None = None
        """So many events of the decision were reached by the film; None when it has ended: all of them."""
        self._scene = scene
        self._stopped = stopped
        self._told = told
        self._parts: list[tuple[list[Moment], int, Sheet | None]] = []
        self._then: Callable[[], None] = lambda: None

    def wind(self, game: AnyGame, steps: Sequence[Step[Any]], seat: Seat | None) -> None:
        """Get ready to film what a seat sees of a chain of moments; the page of scores at the end is no part of it."""
        end = steps[-1] if game.outcome(steps[-1].state) is not None else None
        self._parts.clear()
        self.heard = events = 0
        moments: list[Moment] = []
        for step in steps:
            moving = [n for n, event in enumerate(step.events, events + 1) if event.pieces]
            events += len(step.events)
            moments.append(
                Moment(
                    game.table(step.state, seat),
                    tuple(event.pieces for event in step.events if event.pieces),
                    game.zones(step.state, seat),
                    began=partial(self._hear_group, moving),
                    seen=partial(self._hear, events),
                )
            )
            if step.sheet is not None and step is not end:
                self._parts.append((moments, events, step.sheet))
                moments = []
        if moments:
            self._parts.append((moments, events, None))

    def play(self, then: Callable[[], None]) -> None:
        """Film what was wound; `then` is called once, after the last sheet."""
        self._then = then
        self._roll()

    def close_sheet(self) -> None:
        """Go on to the next moment."""
        if self.sheet is not None:
            self.sheet = self.table = None
            self._stopped()
            self._roll()

    def end(self) -> None:
        """End the film at once, past all sheets."""
        self._scene.finish_film()
        while self.sheet is not None:
            self.close_sheet()
            self._scene.finish_film()

    def _roll(self) -> None:
        if not self._parts:
            self.heard = None
            self._then()
            return
        moments, events, sheet = self._parts.pop(0)
        self._scene.play(moments, partial(self._reach, moments[-1].table, events, sheet))

    def _reach(self, table: Table, events: int, sheet: Sheet | None) -> None:
        self._hear(events)
        self.sheet, self.table = sheet, table if sheet is not None else None
        if sheet is None:
            self._roll()
        else:
            self._stopped()

    def _hear_group(self, moving: Sequence[int], group: int) -> None:
        self._hear(moving[group])

    def _hear(self, events: int) -> None:
        if self.heard is not None and events > self.heard:
            self.heard = events
            self._told()
