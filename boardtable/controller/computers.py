"""The computers at one table: when one of them has to decide, it is asked, and plays its answer as a person would."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from boardtable.engine.match import IllegalMoveError
from boardtable.engine.text import Player, text

from .thinker import quick_move

if TYPE_CHECKING:
    from boardtable.ai.thought import Thought
    from boardtable.engine.move import Move, Seat
    from boardtable.engine.text import Text
    from boardtable.scene.scene import TableScene

    from .table import TableController
    from .thinker import Thinker

PAUSE_MS = 600
"""So long after the last film a computer plays at the earliest, at normal speed: so that people can follow."""


class Computers(QObject):
    """Lets the computers decide, one after the other, whenever the present is on the table and nobody reads.

    It follows the controller: whatever changes the position or what is shown, thinking about what is no
    longer there is given up, and begins again as soon as a computer is next.
    """

    troubled = Signal(object)
    """A sentence: a computer gave no answer, and something else was done about it."""

    turned = Signal()
    """Somebody else is thinking, or nobody, though the table is the same."""

    def __init__(self, controller: TableController, scene: TableScene, thinker: Thinker) -> None:
        """Sit down at a table, before anything else listens to its controller; `begin` lets them play."""
        super().__init__(controller)
        self.paused = False
        self.present = len(controller.people.seats) < len(controller.match.deal.seats)
        """Whether there are any computers at all."""
        self.alone = not controller.people.seats
        """Whether nobody else plays."""
        self._controller = controller
        self._scene = scene
        self.thinker = thinker
        self._begun = False
        self._reading = False
        self._turn: tuple[int, Seat] | None = None
        """After how much of the record which computer was asked."""
        self._move: Move | None = None
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._play)
        controller.changed.connect(self._follow)

    @property
    def deciding(self) -> Seat | None:
        """Tell which computer is making up its mind."""
        return None if self._turn is None else self._turn[1]

    @property
    def resting(self) -> bool:
        """Tell whether a computer would decide if they did not pause."""
        return self.paused and self._controller.acting() not in {None, *self._controller.people.seats}

    def begin(self) -> None:
        """Let the computers play from now on."""
        self._begun = True
        for seat in self._controller.people.strangers():
            self.troubled.emit(_stranger(seat))
        self._controller.changed.emit()

    def pause(self) -> None:
        """Let the computers rest, or go on."""
        self.paused = not self.paused
        self._controller.changed.emit()

    def wait(self, reading: bool) -> None:  # noqa: FBT001 - a slot of a signal
        """Wait while somebody reads a page of scores."""
        self._reading = reading
        self._follow()
        self.turned.emit()

    def hurry(self) -> None:
        """Let the computer that is thinking play now."""
        self._pause.stop()
        if self._move is not None:
            self._play()
        elif self.thinker.thinking:
            self.thinker.hurry()
        elif self._turn is not None:  # it had an answer that could not be played
            self._answer(None)

    def close(self) -> None:
        """Let nobody play any more, and end the process that thinks."""
        self._begun = False
        self.thinker.close()
        self._follow()

    def _follow(self) -> None:
        """Ask whoever is next, and give up what is no longer asked."""
        turn = self._next()
        if turn == self._turn:
            return
        if self._turn is not None:
            self.thinker.stop()
            self._pause.stop()
            self._move = None
        self._turn = turn
        if turn is not None:
            self._pause.start(round(PAUSE_MS * self._scene.clock.speed.value))
            level = self._controller.people.level(turn[1])
            self.thinker.ask(self._controller.match, turn[1], level, self._answer)

    def _next(self) -> tuple[int, Seat] | None:
        controller = self._controller
        seat = controller.acting()
        if seat is None or seat in controller.people.seats or not self._begun or self.paused or self._reading:
            return None
        if controller.waiting is not None or controller.looking_at is not None or controller.heard is not None:
            return None
        return len(controller.match.entries), seat

    def _answer(self, thought: Thought[Any] | None) -> None:
        if self._turn is None:
            return
        if thought is None:
            self._do_without()
        else:
            self._move = thought.move
            if not self._pause.isActive():
                self._play()

    def _play(self) -> None:
        """Play what was answered, once the pause is over."""
        move, self._move = self._move, None
        if move is None:
            return
        try:
            self._controller.let(move)
        except IllegalMoveError:
            self._do_without()

    def _do_without(self) -> None:
        """Play a quick move for a computer that gave no answer, and say so."""
        if self._turn is not None:
            seat = self._turn[1]
            self._pause.stop()
            self.troubled.emit(_no_answer(seat))
            self._controller.let(quick_move(self._controller.match, seat))


def _no_answer(seat: Seat) -> Text:
    return text("app", "{name} finds no answer and plays a quick move instead.", name=Player(seat))


def _stranger(seat: Seat) -> Text:
    return text(
        "app",
        "{name} is a computer that only another program knows. Here it plays at a medium level.",
        name=Player(seat),
    )
