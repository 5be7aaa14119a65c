"""A learner's way through a lesson of Sticks: forwards, back, and once more another way."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from boardtable.engine.course import Course
from boardtable.engine.lesson import Lesson, Page
from boardtable.engine.match import IllegalMoveError
from boardtable.engine.note import Tone
from boardtable.engine.target import Cell, Piece
from boardtable.engine.text import plain, text
from boardtable.store.boxes import own_box
from tests.engine.sticks import GAME, Take

if TYPE_CHECKING:
    from boardtable.engine.table import Mark
    from tests.engine.sticks import Box, Decision, Options, State

BOX = own_box(GAME)


def position(taken: int = 0) -> dict[str, object]:
    """Write down a heap of seven sticks of which the second player has taken some; the first one is in turn."""
    return {
        "sticks": 7,
        "owners": [1] * taken,
        "turn": 0,
        "cards": [1, 2],
        "seen": [False, False],
        "deck": [1, 2],
        "dice": False,
        "die": 3,
        "most": 3,
        "last": 2,
    }


LESSON = Lesson(
    (
        Page(text("sticks", "This is the heap."), at=(Cell("heap"),), position=position()),
        Page(
            text("sticks", "Take one stick or two."),
            at=(Piece(6),),
            asked=(Take(0, 1), Take(0, 2)),
            replies=(Take(1, 1),),
        ),
        Page(text("sticks", "Now they are fewer."), replies=()),
        Page(text("sticks", "Take the last one."), asked=(Take(0, 1),), position=position(6)),
        Page(text("sticks", "It is over.")),
    ),
    seats=2,
)


@pytest.fixture
def course() -> Course[State, Decision, Options, Box]:
    """Begin the lesson."""
    return Course(GAME, BOX, LESSON, ("Anna", "Bob"))


def marks(course: Course[State, Decision, Options, Box]) -> tuple[Mark, ...]:
    """Tell what the learner sees marked."""
    return course.match.game.table(course.match.state, course.seat).marks


def test_the_table_of_a_page(course: Course[State, Decision, Options, Box]) -> None:
    """The first page lays the table; the learner is a person, the other seat is none."""
    assert course.page is LESSON.pages[0]
    assert course.match.state.heap == 7
    assert [sitter.name for sitter in course.match.deal.seats] == ["Anna", "Bob"]
    assert [sitter.is_person for sitter in course.match.deal.seats] == [True, False]
    assert course.match.active() == (0,)


def test_what_is_pointed_out(course: Course[State, Decision, Options, Box]) -> None:
    """It is marked until the learner has decided; a page that points at nothing marks nothing."""
    (mark,) = marks(course)
    assert (mark.places, mark.tone) == ((Cell("heap"),), Tone.PLAIN)
    assert plain(mark.what) == "the lesson speaks of this"
    course.turn(1)
    assert marks(course)[0].places == (Piece(6),)
    course.made(Take(0, 1))
    assert marks(course) == ()
    course.turn(2)
    assert marks(course) == ()


def test_only_what_leads_on_is_lit(course: Course[State, Decision, Options, Box]) -> None:
    """Any stick, since all are alike; once two are picked nothing more; and nothing on a page that is read."""
    assert course.lit(()) == frozenset()
    course.turn(1)
    assert course.lit(()) == {Piece(n) for n in range(7)}
    assert course.lit((Piece(3),)) == {Piece(n) for n in range(7) if n != 3}
    assert course.lit((Piece(3), Piece(4))) == frozenset()


def test_notes_where_something_is_decided(course: Course[State, Decision, Options, Box]) -> None:
    """Sticks warns of the last stick; a page that is only read shows no notes."""
    course.turn(3)
    notes = course.match.game.preview(course.match.state, 0, ())
    assert [note.at for note in notes] == [Piece(0)]
    course.turn(2)
    state = evolve(course.match.state, owners=(1,) * 6)
    assert GAME.preview(state, 0, ())
    assert course.match.game.preview(state, 0, ()) == ()


def test_turning_plays_what_led_there(course: Course[State, Decision, Options, Box]) -> None:
    """Whoever turns the page without deciding is taken for having done the first of what is asked."""
    course.turn(2)
    assert [ply.move for ply in course.match.plies] == [Take(0, 1), Take(1, 1)]
    course.turn(1)
    assert course.match.ply == 0
    assert course.leads_on(Take(0, 2))
    assert not course.leads_on(Take(0, 3))
    course.made(Take(0, 2))
    course.turn(2)
    assert [ply.move for ply in course.match.plies] == [Take(0, 2), Take(1, 1)]
    assert not course.match.can_redo()


def test_a_new_table(course: Course[State, Decision, Options, Box]) -> None:
    """A page with a position of its own forgets what was before; the last page shows how it ended."""
    course.turn(3)
    assert (course.match.ply, course.match.state.heap) == (0, 1)
    course.turn(4)
    assert course.match.active() == ()
    assert course.is_last()


def test_first_and_last(course: Course[State, Decision, Options, Box]) -> None:
    """There is no page before the first and none after the last; the last decision stands before them."""
    course.turn(-1)
    assert (course.number, course.is_last(), course.before()) == (0, False, 0)
    course.turn(99)
    assert (course.number, course.is_last(), course.before()) == (4, True, 3)
    course.turn(3)
    assert course.before() == 1


def test_a_lesson_that_breaks_the_rules() -> None:
    """It is found when its page is turned."""
    wrong = evolve(LESSON, pages=(evolve(LESSON.pages[0], replies=(Take(1, 1),)), LESSON.pages[2]))
    course = Course(GAME, BOX, wrong, ("Anna", "Bob"))
    with pytest.raises(IllegalMoveError):
        course.turn(1)


def test_a_game_has_no_lesson_of_its_own_accord() -> None:
    """Nobody has to bring one."""
    assert GAME.lesson(BOX) is None
    assert not GAME.info.has_lesson
