"""Learning to play: from the start page through all pages, by hand, by click and by keyboard, and out again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QPushButton, QWidget

from boardtable.app.lesson_page import LessonPage
from boardtable.controller import lesson as lesson_module
from boardtable.engine.registry import UnusableGameError
from boardtable.engine.target import Cell
from boardtable.engine.text import text
from boardtable.store.boxes import ComponentsError
from tests.app import gestures
from tests.app.program import Hands, answering, come_to_rest, dismissed
from tests.installed import GAMES, at_once

if TYPE_CHECKING:
    from collections.abc import Callable

    from boardtable.engine.info import GameInfo
    from boardtable.engine.move import Move
    from tests.app.program import Program

TAUGHT = [info for info in GAMES if info.has_lesson]
MARKET = next(info for info in TAUGHT if info.id == "wok")
"""The lesson with coins and rows."""


def lesson(program: Program) -> LessonPage:
    """Give the page of the lesson."""
    (page,) = program.window.findChildren(LessonPage)
    assert page.isVisible()
    return page


def learn(program: Program, info: GameInfo) -> LessonPage:
    """Press the button below a cover."""
    buttons = program.window.start_page.findChildren(QPushButton)
    (button,) = [each for each in buttons if each.accessibleName() == f"Learn to play: {info.title}"]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    return lesson(program)


def labels(page: LessonPage) -> list[str]:
    """Read what the panel says now."""
    return [label.text() for label in page.panel.findChildren(QLabel) if label.isVisible()]


def focused() -> QWidget:
    """Give what has the keyboard's focus."""
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def by_dragging(page: LessonPage, hands: Hands, move: Move) -> None:
    """Drag each piece to where the decision ends."""
    gestures.drag(hands, move.path(page.controller.match.state))


def by_clicking(page: LessonPage, hands: Hands, move: Move) -> None:
    """Click what is lit."""
    number = page.controller.course.number
    path = move.path(page.controller.match.state)
    gestures.click(hands, path, lambda: page.controller.course.number != number)


def by_keys(page: LessonPage, hands: Hands, move: Move) -> None:
    """Walk to what is lit and take it."""
    number = page.controller.course.number
    path = move.path(page.controller.match.state)
    gestures.walk(hands, path, lambda: page.controller.course.number != number)


@pytest.mark.parametrize("way", [by_dragging, by_clicking, by_keys])
@pytest.mark.parametrize("info", at_once(TAUGHT), ids=lambda info: info.id)
def test_a_whole_lesson(
    start: Callable[..., Program], info: GameInfo, way: Callable[[LessonPage, Hands, Move], None]
) -> None:
    """Each page leads to the next by what it asks for; nothing is written, and no game is listed."""
    program = start()
    page = learn(program, info)
    course, hands = page.controller.course, Hands(page)
    pages = course.lesson.pages
    for number, each in enumerate(pages[:-1]):
        assert labels(page)[1] == f"Page {number + 1} of {len(pages)}"
        assert labels(page)[2] == page.say(each.said)
        if each.asked:
            way(page, hands, each.asked[-1])
        else:
            QTest.keyClick(focused(), Qt.Key.Key_Return)  # Next has the focus
        assert course.number == number + 1
    assert not program.folders.playing.exists()
    assert not program.folders.finished.exists()


def test_a_lesson_goes_on_where_it_was_left(start: Callable[..., Program]) -> None:
    """Also at the next start, and a sentence says so; after its last page it begins anew."""
    program = start()
    page = learn(program, MARKET)
    last = len(page.controller.course.lesson.pages) - 1
    page.controller.turn(4)
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    program.window.close()
    program.games.close()
    program = start()
    page = learn(program, MARKET)
    assert labels(page)[1] == f"Page 5 of {last + 1}"
    assert labels(page)[3] == "The lesson goes on where you left it. Back a page leads to what you know already."
    page.panel.go_back()
    assert labels(page)[1] == f"Page 4 of {last + 1}"
    page.controller.turn(last)
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    QApplication.sendPostedEvents(page, QEvent.Type.DeferredDelete)
    page = learn(program, MARKET)
    assert labels(page)[1] == f"Page 1 of {last + 1}"


@pytest.mark.parametrize("info", TAUGHT, ids=lambda info: info.id)
def test_the_lesson_of_the_game_on_the_table(start: Callable[..., Program], info: GameInfo) -> None:
    """The menu leads to it, and Esc back to the game, which can be played on and is written down."""
    program = start()
    game = program.games.load(info.id)
    program.begin(info.id, "Anna", "Bob", options={choice.name: choice.default for choice in game.choices(2, 2)})
    (action,) = [each for each in program.window.findChildren(QAction) if each.text() == f"Learn to play: {info.title}"]
    match = program.match
    action.trigger()
    page = lesson(program)
    assert program.window.page is None
    assert page.panel.findChildren(QPushButton)[-1].text() == "Back to the game (Esc)"
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert program.match is match
    if program.page.controller.waiting is not None:
        program.page.controller.lift_curtain()
    seat = match.active()[0]
    program.page.controller.let(game.legal_moves(match.state, seat)[0])
    program.window.show_start()
    (path,) = program.folders.playing.glob("*")
    assert program.games.look_into(path).ply == 1


@pytest.mark.parametrize("info", TAUGHT, ids=lambda info: info.id)
def test_the_rule_book_in_a_lesson_is_that_of_its_game(start: Callable[..., Program], info: GameInfo) -> None:
    """F1 opens it, and closes it again; on the start page it is another matter."""
    program = start()
    learn(program, info)
    assert program.window._reading.taught == info.id  # noqa: SLF001 - the book says only its own title
    QTest.keyClick(program.window, Qt.Key.Key_F1)
    book = program.window._reading.book  # noqa: SLF001 - as above
    assert book is not None
    assert book.isVisible()
    assert program.games.settings.bookmarks == ()
    QTest.keyClick(program.window, Qt.Key.Key_F1)
    assert program.games.settings.bookmark(info.id) is not None
    assert lesson(program).isVisible()
    program.window.show_start()
    assert program.window._reading.taught == ""  # noqa: SLF001 - as above


@pytest.mark.parametrize("info", at_once(TAUGHT), ids=lambda info: info.id)
def test_one_key_leads_out_of_every_page(start: Callable[..., Program], info: GameInfo) -> None:
    """Esc goes back to the start page, whatever has the focus, and the lesson is gone."""
    program = start()
    for number in range(12):
        page = learn(program, info)
        page.controller.turn(number)
        QTest.keyClick(focused(), Qt.Key.Key_Escape)
        assert program.window.start_page.isVisible()
        assert program.window.windowTitle() == "boardtable"
        QApplication.sendPostedEvents()
        come_to_rest()


@pytest.mark.parametrize("info", at_once(TAUGHT), ids=lambda info: info.id)
def test_skip_back_and_show_me(start: Callable[..., Program], info: GameInfo) -> None:
    """The buttons say what they do; back stops at the first page; Page Up and Page Down do the same."""
    program = start()
    page = learn(program, info)
    course = page.controller.course
    assert program.window.windowTitle() == f"Learn to play: {info.title} – boardtable"
    assert not program.button("Back a page").isEnabled()
    for each in course.lesson.pages[:-1]:
        program.press("Show me" if each.asked else "Next")
    assert course.is_last()
    QTest.keyClick(page, Qt.Key.Key_PageDown)
    assert course.is_last()
    program.press("Back a page")
    QTest.keyClick(page, Qt.Key.Key_PageUp)
    assert course.number == len(course.lesson.pages) - 3
    QTest.keyClick(page, Qt.Key.Key_PageDown)
    assert course.number == len(course.lesson.pages) - 2
    program.press("Skip the lesson (Esc)")
    assert program.window.start_page.isVisible()


def test_allowed_and_forbidden(start: Callable[..., Program]) -> None:
    """Another coin is allowed but not what is asked; a row that costs too much is refused by its rule; undo works."""
    program = start()
    page = learn(program, MARKET)
    hands, controller = Hands(page), page.controller
    told: list[str] = []
    page.panel.told.connect(told.append)
    controller.turn(2)
    assert told == [f"Page 3 of 12. {labels(page)[2]}"]
    state = controller.match.state
    coins = [move.path(state)[0] for move in controller.match.game.legal_moves(state, 0)]
    (asked,) = controller.course.page.asked
    other = next(coin for coin in coins if coin != asked.path(state)[0])
    hands.drag(other, Cell("hand/0"))
    sentence = "That is allowed. But here the marked coin brings you the row that you need."
    assert labels(page)[3:] == [sentence]
    assert told[-1] == sentence
    assert controller.match.ply == 0
    hands.click(Cell("row/0"))
    assert labels(page)[3:] == []
    refusals = [label.text() for label in page.bar.findChildren(QLabel, "refusal")]
    assert len(refusals) == 1
    assert refusals[0].endswith("(Rule 6.3)")
    hands.drag(asked.path(state)[0], Cell("hand/0"))
    assert controller.course.number == 3
    QTest.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (controller.course.number, controller.match.ply) == (2, 0)


def test_a_hand_that_holds_something_lets_go_first(start: Callable[..., Program]) -> None:
    """Esc in the middle of a drag puts the coin back; the next Esc leaves. F6 changes between table and page."""
    program = start()
    page = learn(program, MARKET)
    hands, controller = Hands(page), page.controller
    controller.turn(2)
    (asked,) = controller.course.page.asked
    spot = hands.spot(asked.path(controller.match.state)[0])
    hands.press(spot)
    hands.move(spot * 0.9)
    assert page.scene.touched
    hands.key(Qt.Key.Key_Escape)
    assert not page.scene.touched
    assert page.isVisible()
    assert page.view.hasFocus()
    QTest.keyClick(page.view, Qt.Key.Key_F6)
    assert QApplication.focusWidget() is program.button("Show me")
    QTest.keyClick(page, Qt.Key.Key_F6)
    assert page.view.hasFocus()
    hands.key(Qt.Key.Key_Escape)
    assert program.window.start_page.isVisible()


@pytest.mark.parametrize(
    ("said", "plays"), [("Play against the computer", ["person", "easy"]), ("Play with others", ["person", "person"])]
)
def test_now_play(start: Callable[..., Program], said: str, plays: list[str]) -> None:
    """The last page leads to the window for new games, set up as wanted; the people of the last game are known."""
    program = start()
    program.begin(MARKET.id, "Anna", "Ben")
    program.window.show_start()
    page = learn(program, MARKET)
    page.controller.turn(11)
    assert labels(page)[1] == "Page 12 of 12"
    with answering(QDialog.reject):
        program.press(said)
    assert page.isVisible()
    with answering(QDialog.accept):
        program.press(said)
    assert [sitter.plays for sitter in program.match.deal.seats] == plays
    assert program.match.deal.seats[0].name == "Anna"
    assert program.page.isVisible()
    QApplication.sendPostedEvents()
    assert program.window.page is program.page


def test_another_language_in_the_middle(start: Callable[..., Program]) -> None:
    """The page is said anew, at the same place."""
    program = start()
    page = learn(program, MARKET)
    page.controller.turn(4)
    program.words.speak("nl")
    assert page.controller.course.number == 4
    assert labels(page)[2] == page.say(page.controller.course.page.said)
    program.words.speak("en")
    assert labels(page)[0] == "Learn to play"


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        (UnusableGameError("no rules"), "This game does not work."),
        (ComponentsError([text("store", "The box is empty.")]), "The box is empty."),
    ],
)
def test_a_game_that_cannot_be_used(
    start: Callable[..., Program], monkeypatch: pytest.MonkeyPatch, fault: Exception, sentence: str
) -> None:
    """One sentence says why, and the start page stays."""
    program = start()

    def fail(_game: str) -> None:
        raise fault

    monkeypatch.setattr(lesson_module, "load", fail)
    said: list[str] = []
    with answering(dismissed(said)):
        program.window.learn(MARKET.id)
    assert said == [sentence]
    assert program.window.start_page.isVisible()


@pytest.mark.usefixtures("sticks")
def test_a_game_without_a_lesson(start: Callable[..., Program]) -> None:
    """There is no button below its cover, and nothing happens if it is asked for all the same."""
    program = start()
    assert [each.text() for each in program.window.start_page.findChildren(QPushButton)].count("Learn to play") == 0
    program.window.learn("sticks")
    assert program.window.start_page.isVisible()


def test_words_and_pictures_of_a_large_size(start: Callable[..., Program]) -> None:
    """With words of 150 % on the smallest window every page is seen whole, without scrolling."""
    program = start(text_size=150)
    program.window.use(program.games.settings)
    page = learn(program, MARKET)
    for number in range(12):
        page.controller.turn(number)
        come_to_rest()
        bar = page.panel._scroll.verticalScrollBar()  # noqa: SLF001 - whether it can be scrolled cannot be seen
        assert bar.maximum() == 0, number
