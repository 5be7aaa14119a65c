"""The film of one decision: it stops wherever a sheet wants to be read."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from boardtable.scene.film import Moment

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from boardtable.engine.game import AnyGame, Step
    from boardtable.engine.move import Seat
    from boardtable.engine.sheet import Sheet
    from boardtable.scene.scene import TableScene


class Reel:
    """Plays a chain of moments up to the next sheet, and goes on once that is closed."""

    def __init__(self, scene: TableScene, stopped: Callable[[], None]) -> None:
        """Begin with nothing to play; `stopped` is called when `sheet` is another one, or none."""
        self.sheet: Sheet | None = None
        """What is to be read now."""
        self._scene = scene
        self._stopped = stopped
        self._parts: list[tuple[list[Moment], Sheet | None]] = []
        self._then: Callable[[], None] = lambda: None

    def play(self, game: AnyGame, steps: Iterable[Step[Any]], seat: Seat | None, then: Callable[[], None]) -> None:
        """Film what a seat sees of a chain of moments; `then` is called once, after the last sheet."""
        self._then = then
        moments: list[Moment] = []
        for step in steps:
            groups = tuple(event.pieces for event in step.events if event.pieces)
            moments.append(Moment(game.table(step.state, seat), groups, game.zones(step.state, seat)))
            if step.sheet is not None:
                self._parts.append((moments, step.sheet))
                moments = []
        if moments:
            self._parts.append((moments, None))
        self._roll()

    def close_sheet(self) -> None:
        """Go on to the next moment."""
        if self.sheet is not None:
            self.sheet = None
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
            self._then()
            return
        moments, sheet = self._parts.pop(0)
        self._scene.play(moments, partial(self._reach, sheet))

    def _reach(self, sheet: Sheet | None) -> None:
        self.sheet = sheet
        if sheet is None:
            self._roll()
        else:
            self._stopped()
