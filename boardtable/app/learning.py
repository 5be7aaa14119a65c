"""From the start page into the first lesson of a game, and out of it into a real one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.controller.lesson import course_of
from boardtable.engine.record import MOST_SEATS
from boardtable.engine.registry import UnusableGameError
from boardtable.engine.sitter import Sitter
from boardtable.engine.text import text
from boardtable.store.boxes import ComponentsError
from boardtable.store.settings import SetUp

from .lesson_page import After, LessonPage
from .message import message
from .table_page import speed_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QMainWindow, QStackedWidget

    from boardtable.store.settings import Settings

    from .words import Words

LEVEL = "easy"
"""The computer that a learner is offered first."""


def learn(  # noqa: PLR0913 - all that a window has to do with a lesson
    window: QMainWindow,
    pages: QStackedWidget,
    words: Words,
    settings: Settings,
    game_id: str,
    *,
    leave: Callable[[], None],
    begin: Callable[[str, SetUp], None],
) -> None:
    """Give the first lesson of a game on a page of its own, which goes as soon as another page is shown.

    `leave` leads to the start page, `begin` to the window that sets up a real game. If there can be no
    lesson, one sentence says why.
    """
    names = [words.say(text("app", "Player {n}", n=n + 1)) for n in range(MOST_SEATS)]
    try:
        course = course_of(game_id, names)
    except (ComponentsError, UnusableGameError) as error:
        message(window, words, error.why).exec()
        return
    if course is None:
        return
    page = LessonPage(words, course, speed_of(settings))

    def follow(wanted: After) -> None:
        if wanted is After.NOTHING:
            leave()
        else:
            begin(game_id, _set_up(game_id, course.lesson.seats, settings, against=wanted))

    def close() -> None:
        if pages.currentWidget() is not page:
            pages.currentChanged.disconnect(close)
            pages.removeWidget(page)
            page.deleteLater()

    page.left.connect(follow)
    pages.addWidget(page)
    pages.setCurrentWidget(page)
    pages.currentChanged.connect(close)
    title = course.match.game.info.title
    window.setWindowTitle(f"{words.say(text('lesson', 'Learn to play'))}: {title} \N{EN DASH} boardtable")
    page.start()


def _set_up(game_id: str, seats: int, settings: Settings, against: After) -> SetUp:
    """Propose who plays the first real game: the people who played before, by their names, or nobody yet."""
    before = settings.set_up(game_id)
    people = [] if before is None else [sitter for sitter in before.seats if sitter.is_person]
    if against is After.COMPUTER:
        return SetUp(game_id, (*(people or [Sitter("")])[:1], *[Sitter("", LEVEL)] * (seats - 1)))
    return SetUp(game_id, (*people, *[Sitter("")] * (seats - len(people))))
