"""A lesson at the table: the learner's hand goes on with it, and the other seats answer as the page says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve
from PySide6.QtCore import Signal
from typing_extensions import override

from boardtable.engine.course import Course
from boardtable.engine.registry import load
from boardtable.engine.text import text
from boardtable.store.boxes import own_box

from .desk import NobodyWrites
from .people import People
from .picks import Picks
from .table import TableController

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardtable.engine.game import Step
    from boardtable.engine.move import Move
    from boardtable.engine.target import Target
    from boardtable.scene.scene import TableScene

READ_FIRST = text("lesson", "That is allowed, but not yet: read this page, then press Next.")
ELSEWHERE = text("lesson", "That is allowed, but the lesson goes another way: do what it says here.")


def course_of(game_id: str, called: Sequence[str]) -> Course[Any, Any, Any, Any] | None:
    """Open the lesson of a game, if there is one; raises UnusableGameError and ComponentsError.

    A lesson is played with the box as it comes with the game. `called` are names for as many seats as may be.
    """
    game = load(game_id)
    box = own_box(game)
    lesson = game.lesson(box)
    return None if lesson is None else Course(game, box, lesson, called[: lesson.seats])


class LessonController(TableController):
    """Lets a learner do what the open page asks for, with real decisions at a real table; nobody writes them down."""

    turned = Signal()
    """Another page is open."""
    advised = Signal(object)
    """A sentence for a learner who did something else that is allowed; None wipes it away."""

    def __init__(self, course: Course[Any, Any, Any, Any], scene: TableScene) -> None:
        """Sit down to a lesson; `start` shows the table."""
        super().__init__(course.match, scene, NobodyWrites())
        self.course = course
        self._picks = _LessonPicks(course)
        self._replies: list[Move] = []
        self._busy = False
        self.refused.connect(self._wipe)

    @override
    def let(self, move: Move) -> None:
        """Go on with what the page asks for; anything else is not done, and a sentence says so."""
        if self.course.leads_on(move):
            self.course.made(move)
            self._go_on(move)
        else:
            self._show()
            otherwise = ELSEWHERE if self.course.page.asked else READ_FIRST
            self.advised.emit(self.course.page.nearly or otherwise)

    def _wipe(self, _refusal: object) -> None:
        self.advised.emit(None)

    def next(self) -> None:
        """Turn to the next page, after whatever has to be done before it: the learner is shown how."""
        if self._busy:
            self._hurry()
        elif self.course.page.asked:
            self.let(self.course.page.asked[0])
        else:
            self._go_on()

    def turn(self, number: int) -> None:
        """Open a page, with the table as it stands there."""
        self._replies.clear()
        self._hurry()
        self._open(number)

    @override
    def undo(self, *, all_agree: bool = False) -> None:
        """Take back the learner's last decision, with all that followed."""
        self.turn(self.course.before())

    def _go_on(self, *moves: Move) -> None:
        self._busy = True
        self._replies = [*moves, *self.course.page.replies]
        self._after()

    def _hurry(self) -> None:
        """Let everything that is being filmed be over."""
        for _ in range(len(self._replies) + 1):
            self._reel.end()

    @override
    def _follow(self, steps: tuple[Step[Any], ...]) -> None:
        """Film what came of a decision; pages of scores are the real games' business."""
        super()._follow(tuple(evolve(step, sheet=None) for step in steps))

    @override
    def _after(self) -> None:
        """Let the next one answer; after the last one the page is done."""
        if self._replies:
            super().let(self._replies.pop(0))
        elif self._busy:
            self._open(self.course.number + 1)

    def _open(self, number: int) -> None:
        self._busy = False
        self.course.turn(number)
        self.match = self.course.match
        self.people = People(self.match)
        self.start()
        self.turned.emit()


class _LessonPicks(Picks):
    """Everything that is allowed may be pointed at, but only what leads on is lit."""

    def __init__(self, course: Course[Any, Any, Any, Any]) -> None:
        super().__init__()
        self._course = course

    @override
    def lit(self) -> frozenset[Target]:
        return super().lit() & self._course.lit(self.picked())
