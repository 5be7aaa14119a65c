"""A lesson of Sticks at the table: what leads on is done, what does not is answered with a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve

from boardtable.controller import lesson as lesson_module
from boardtable.controller.lesson import LessonController, course_of
from boardtable.engine.course import Course
from boardtable.engine.target import Piece
from boardtable.engine.text import Text, plain, text
from boardtable.scene.art import Art
from boardtable.scene.film import Speed
from boardtable.scene.scene import TableScene
from boardtable.store.boxes import own_box
from tests.engine.sticks import GAME, INFO, Take
from tests.engine.test_course import LESSON

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QApplication

    from boardtable.engine.game import Refusal


class Pupil:
    """Somebody who follows the lesson."""

    def __init__(self, speed: Speed) -> None:
        """Sit down."""
        nearly = text("sticks", "Nearly: take fewer.")
        pages = tuple(evolve(page, nearly=nearly) if page.replies else page for page in LESSON.pages)
        self.course = Course(GAME, own_box(GAME), evolve(LESSON, pages=pages), ("Anna", "Bob"))
        self.art = Art(INFO.home)
        self.scene = TableScene(self.art, plain)
        self.scene.set_speed(speed)
        self.controller = LessonController(self.course, self.scene)
        self.advice: list[str | None] = []
        self.refusals: list[str] = []
        self.turned: list[int] = []
        self.controller.advised.connect(self._hear)
        self.controller.refused.connect(self._refuse)
        self.controller.turned.connect(lambda: self.turned.append(self.course.number))
        self.controller.start()

    def click(self, piece: int) -> None:
        """Click a piece."""
        self.controller.point(self.scene.look().around(Piece(piece)))

    def take(self, n: int) -> None:
        """Take the uppermost sticks."""
        top = self.controller.match.state.heap - 1
        for piece in range(top, top - n, -1):
            self.click(piece)
        self.controller.press("take")

    def _hear(self, said: Text | None) -> None:
        self.advice.append(None if said is None else plain(said))

    def _refuse(self, why: Refusal | None) -> None:
        if why is not None:
            self.refusals.append(why.rule)


@pytest.fixture
def sit(qapp: QApplication) -> Callable[..., Pupil]:
    """Let somebody begin the lesson; nothing takes time unless asked."""
    assert qapp.instance() is qapp
    return lambda speed=Speed.OFF: Pupil(speed)


def test_through_the_lesson(sit: Callable[..., Pupil]) -> None:
    """Read, take, see the other answer, read, take the last stick, read: each page comes by itself after its move."""
    pupil = sit()
    assert pupil.controller.onlooker == 0
    pupil.controller.next()
    assert pupil.scene.offers() == {Piece(n) for n in range(7)}
    pupil.take(2)
    assert pupil.course.number == 2
    assert [ply.move for ply in pupil.controller.match.plies] == [Take(0, 2), Take(1, 1)]
    assert pupil.scene.offers() == frozenset()
    pupil.controller.next()
    pupil.take(1)
    assert pupil.course.number == 4
    assert pupil.controller.outcome() is not None
    assert pupil.controller.sheet is None
    assert pupil.turned == [1, 2, 3, 4]


def test_what_is_allowed_but_not_asked(sit: Callable[..., Pupil]) -> None:
    """It is not done, nothing stays picked, and a sentence of the page says so, until the next pointing."""
    pupil = sit()
    pupil.controller.next()
    pupil.advice.clear()
    pupil.take(3)
    assert pupil.advice[-1] == "Nearly: take fewer."
    assert (pupil.controller.match.ply, pupil.course.number, pupil.controller.picked()) == (0, 1, ())
    pupil.click(6)
    assert pupil.advice[-1] is None
    assert pupil.refusals == []


def test_sentences_for_pages_without_one(sit: Callable[..., Pupil]) -> None:
    """On a page that is read the learner is told to read on; where a page asks, to do what it says."""
    pupil = sit()
    pupil.take(1)
    assert pupil.advice[-1] == "That is allowed, but not yet: read this page, then press Next."
    pupil.controller.turn(3)
    pupil.click(100)  # looking at the own card is allowed
    assert pupil.advice[-1] == "That is allowed, but the lesson goes another way: do what it says here."
    assert pupil.controller.match.ply == 0


def test_what_is_forbidden(sit: Callable[..., Pupil]) -> None:
    """The rules answer as in any game."""
    pupil = sit()
    pupil.controller.next()
    for piece in (6, 5, 4, 3):
        pupil.click(piece)
    assert pupil.refusals == ["2"]


def test_show_me(sit: Callable[..., Pupil]) -> None:
    """Next does what the page asks for, and the lesson goes on."""
    pupil = sit()
    for _ in LESSON.pages:
        pupil.controller.next()
    assert pupil.course.number == 4
    assert [ply.move for ply in pupil.controller.match.plies] == [Take(0, 1)]


def test_next_during_a_film(sit: Callable[..., Pupil]) -> None:
    """It ends all films of this page at once, and the next page is there; it does not skip that one."""
    pupil = sit(Speed.NORMAL)
    pupil.controller.next()
    pupil.take(1)
    assert pupil.scene.filming
    assert pupil.course.number == 1
    pupil.controller.next()
    assert not pupil.scene.filming
    assert (pupil.course.number, pupil.controller.match.ply) == (2, 2)


def test_back_during_a_film(sit: Callable[..., Pupil]) -> None:
    """The table is again as it was on the page before."""
    pupil = sit(Speed.NORMAL)
    pupil.controller.next()
    pupil.take(1)
    pupil.controller.turn(0)
    assert not pupil.scene.filming
    assert (pupil.course.number, pupil.controller.match.ply) == (0, 0)
    assert pupil.scene.look().members("heap") == tuple(range(7))


def test_undo(sit: Callable[..., Pupil]) -> None:
    """It takes back the last decision with its answers, and asks for it again."""
    pupil = sit()
    pupil.controller.next()
    pupil.take(1)
    pupil.controller.undo()
    assert (pupil.course.number, pupil.controller.match.ply) == (1, 0)
    pupil.take(2)
    assert [ply.move for ply in pupil.controller.match.plies] == [Take(0, 2), Take(1, 1)]


def test_the_lesson_of_an_installed_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """It begins with as many names as it has seats; a game without one has none."""
    assert course_of("sticks", ("Anna", "Bob", "Carla")) is None
    with_lesson: Any = evolve(GAME, lesson=lambda _box: LESSON)
    monkeypatch.setattr(lesson_module, "load", {"sticks": with_lesson}.__getitem__)
    course = course_of("sticks", ("Anna", "Bob", "Carla"))
    assert course is not None
    assert [sitter.name for sitter in course.match.deal.seats] == ["Anna", "Bob"]
