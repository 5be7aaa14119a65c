"""From the start page into the first lesson of a game, and out of it into a real one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boardtable.controller.lesson import course_of
from boardtable.engine.record import MOST_SEATS
from boardtable.engine.registry import UnusableGameError
from boardtable.engine.sitter import Sitter
from boardtable.engine.text import text
from boardtable.store.boxes import ComponentsError
from boardtable.store.settings import OpenPage, SetUp

from .lesson_page import After, LessonPage
from .message import message
from .table_page import speed_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QMainWindow, QStackedWidget

    from boardtable.controller.games import Games
    from boardtable.engine.course import Course
    from boardtable.store.settings import Settings

    from .words import Words

LEVEL = "easy"
"""The computer that a learner is offered first."""


class Learner:
    """Gives first lessons on a page of their own, which goes as soon as another page is shown."""

    def __init__(self, window: QMainWindow, pages: QStackedWidget, words: Words, games: Games) -> None:
        """Take what a window has to do with lessons."""
        self._window = window
        self._pages = pages
        self._words = words
        self._games = games

    def learn(
        self,
        game_id: str,
        come: Callable[[], bool],
        leave: Callable[[], None],
        begin: Callable[[str, SetUp], None],
        *,
        from_table: bool,
    ) -> None:
        """Give the first lesson of a game, from the page on at which it was left.

        `come` clears the table that is open, if nobody wants to stay; `leave` leads back to where the learner
        came from, `begin` to the window that sets up a real game. If there can be no lesson, one sentence says why.
        """
        names = [self._words.say(text("app", "Player {n}", n=n + 1)) for n in range(MOST_SEATS)]
        try:
            course = course_of(game_id, names)
        except (ComponentsError, UnusableGameError) as error:
            message(self._window, self._words, error.why).exec()
            return
        if course is None or not come():
            return
        course.turn(self._games.settings.open_page(game_id))
        page = LessonPage(self._words, course, speed_of(self._games.settings), from_table=from_table)

        def follow(wanted: After) -> None:
            if wanted is After.NOTHING:
                leave()
            else:
                begin(game_id, _set_up(game_id, course.lesson.seats, self._games.settings, against=wanted))

        page.left.connect(follow)
        page.controller.turned.connect(lambda: self._remember(game_id, course))
        self._show(page)
        title = course.match.game.info.title
        lesson = self._words.say(text("lesson", "Learn to play"))
        self._window.setWindowTitle(f"{lesson}: {title} \N{EN DASH} boardtable")
        page.start()

    def _show(self, page: LessonPage) -> None:
        pages = self._pages

        def close() -> None:
            if pages.currentWidget() is not page:
                pages.currentChanged.disconnect(close)
                pages.removeWidget(page)
                page.deleteLater()

        pages.addWidget(page)
        pages.setCurrentWidget(page)
        pages.currentChanged.connect(close)

    def _remember(self, game_id: str, course: Course[Any, Any, Any, Any]) -> None:
        """Keep the page that is open; a lesson that has come to its end begins anew."""
        page = 0 if course.is_last() else course.number
        self._games.remember(self._games.settings.with_open_page(OpenPage(game_id, page)))


def _set_up(game_id: str, seats: int, settings: Settings, against: After) -> SetUp:
    """Propose who plays the first real game: the people who played before, by their names, or nobody yet."""
    before = settings.set_up(game_id)
    people = [] if before is None else [sitter for sitter in before.seats if sitter.is_person]
    if against is After.COMPUTER:
        return SetUp(game_id, (*(people or [Sitter("")])[:1], *[Sitter("", LEVEL)] * (seats - 1)))
    return SetUp(game_id, (*people, *[Sitter("")] * (seats - len(people))))
