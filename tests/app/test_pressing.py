"""Enter does what the keyboard is on, on every page of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QListWidget, QWidget

from boardtable.engine.target import Piece
from boardtable.engine.text import text
from tests.app.program import Hands, answering, come_to_rest
from tests.engine.sticks import CARD

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.app.program import Program

ENTER = [Qt.Key.Key_Return, Qt.Key.Key_Enter]


def reach(program: Program, called: str) -> QWidget:
    """Give the keyboard to the button of this name, as Tab does."""
    program.window.activateWindow()
    assert QTest.qWaitForWindowActive(program.window)
    come_to_rest()
    buttons = [each for each in program.window.findChildren(QAbstractButton) if each.isVisible() and each.isEnabled()]
    (button,) = [each for each in buttons if called in {each.text(), each.accessibleName()}]
    assert button.focusPolicy() & Qt.FocusPolicy.TabFocus
    button.setFocus(Qt.FocusReason.TabFocusReason)
    assert button.hasFocus()
    return button


def enter(program: Program, called: str, key: Qt.Key) -> None:
    """Go to a button, and press Enter."""
    QTest.keyClick(reach(program, called), key)
    come_to_rest()


@pytest.mark.parametrize("key", ENTER)
def test_on_the_start_page(start: Callable[..., Program], key: Qt.Key) -> None:
    """A cover asks who plays, the buttons below it lead to the rules, those of the list go on."""
    program = start()
    with answering(QDialog.accept):
        enter(program, "New game: Hex", key)
    assert program.match.game.info.id == "hex"
    program.window.show_start()
    enter(program, "Rules: Hex", key)
    assert program.window._reading.book is not None  # noqa: SLF001 - nothing else tells
    enter(program, "Close", key)
    assert program.window._reading.book is None  # noqa: SLF001 - the same
    enter(program, "Continue", key)
    assert program.page.isVisible()


@pytest.mark.parametrize("key", ENTER)
def test_at_the_table(start: Callable[..., Program], key: Qt.Key) -> None:
    """The prompt bar's buttons, and the crosses of a notice and of the time line."""
    program = start()
    program.begin("hex", "Anna", "Bob")
    program.page.tell(text("test", "A notice."))
    enter(program, "Put away", key)
    assert not program.page.notices.isVisible()
    program.page.toggle_timeline()
    enter(program, "Put away", key)
    assert not program.page.timeline.isVisible()
    enter(program, "Hint", key)
    assert program.page.hints.shown


@pytest.mark.usefixtures("sticks")
@pytest.mark.parametrize("key", ENTER)
def test_a_game_that_was_left(start: Callable[..., Program], key: Qt.Key) -> None:
    """The list has the keyboard, so that the game that is chosen goes on with Enter."""
    program = start()
    program.begin("sticks", "Anna", "Bob")
    program.window.show_start()
    come_to_rest()
    waiting = program.window.start_page.findChild(QListWidget)
    assert isinstance(waiting, QListWidget)
    assert waiting.hasFocus()
    QTest.keyClick(waiting, key)
    assert program.page.isVisible()


@pytest.mark.usefixtures("sticks")
def test_a_game_that_was_left_with_nothing_to_go_on_with(start: Callable[..., Program]) -> None:
    """Where no list is, the first box that works has the keyboard."""
    program = start()
    program.begin("sticks", "Anna", "Bob")
    for path in program.folders.playing.glob("*"):
        path.unlink()
    program.window.show_start()
    come_to_rest()
    focus = QApplication.focusWidget()
    assert focus is not None
    assert focus.accessibleName() == "New game: Sticks"


@pytest.mark.usefixtures("sticks")
def test_enter_that_is_held_presses_once(start: Callable[..., Program]) -> None:
    """And Ctrl+Enter is another key."""
    program = start()
    with answering():
        cover = reach(program, "New game: Sticks")
        for modifier, held in ((Qt.KeyboardModifier.NoModifier, True), (Qt.KeyboardModifier.ControlModifier, False)):
            press = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, modifier, "\r", held)
            QApplication.sendEvent(cover, press)
        come_to_rest()
    assert program.window.page is None


@pytest.mark.usefixtures("sticks")
@pytest.mark.parametrize("key", ENTER)
def test_a_curtain_stays_down(start: Callable[..., Program], key: Qt.Key) -> None:
    """The Enter that goes on with a game lifts no curtain, though its button has the keyboard by then."""
    program = start(ask_final="never")
    program.begin("sticks", "Anna", "Bob")
    Hands(program.page).click(Piece(CARD))  # Anna looks at it, and Bob must not see it
    program.window.show_start()
    come_to_rest()
    focus = QApplication.focusWidget()
    assert isinstance(focus, QListWidget)
    QTest.keyClick(focus, key)
    come_to_rest()
    assert program.page.controller.waiting is not None
    assert program.page.curtain.button.hasFocus()
