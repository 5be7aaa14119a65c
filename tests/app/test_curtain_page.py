"""The curtain in the window: nothing behind it can be seen, read or heard."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from boardtable.engine.target import Piece
from boardtable.store.settings import Settings
from tests.app.program import Hands, come_to_rest
from tests.engine.sticks import BACK, CARD

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.app.program import Program

HIDDEN = "Your card is worth"


@pytest.fixture
def table(start: Callable[..., Program], sticks: None) -> Program:
    """Let Anna look at her card in a game for two."""
    assert sticks is None
    program = start(ask_final="never")
    program.begin("sticks", "Anna", "Bob")
    Hands(program.page).click(Piece(CARD))
    return program


def pass_on(program: Program) -> None:
    """Take one stick: it is the next one's turn."""
    Hands(program.page).click(Piece(program.match.state.heap - 1))
    program.press("Take")
    come_to_rest()


def heard(program: Program) -> list[str]:
    """Collect all that assistive technology could read on the page."""
    return [
        *(widget.accessibleName() for widget in program.page.findChildren(QWidget)),
        *(widget.toolTip() for widget in program.page.findChildren(QWidget)),
        *(program.page.log.item(row).text() for row in range(program.page.log.count())),
        program.window.windowTitle(),
    ]


def test_before_the_curtain_all_is_there(table: Program) -> None:
    """Anna sees what her card is worth, on the table and in the log."""
    assert any(HIDDEN in said for said in heard(table))
    assert table.page.view.isVisible()


def test_the_curtain_hides_everything(table: Program) -> None:
    """No piece, no line of the log, no count and no name of a card is left; the title tells the game alone."""
    pass_on(table)
    assert table.page.curtain.isVisible()
    assert not table.page.view.isVisible()
    assert not any(HIDDEN in said for said in heard(table))
    assert table.page.log.count() == 0
    assert table.page.scene.look().placed == {}
    assert table.page.scene.label_of(Piece(CARD)) is None
    assert table.window.windowTitle() == "Sticks – boardtable"
    strip = [line.accessibleName() for line in table.page.strip.children() if isinstance(line, QWidget)]
    assert [said for said in strip if "," in said or ":" in said] == []
    assert table.label("asking") == "It is Bob's turn."
    assert table.label("title") == "It is Bob's turn."


def test_the_next_one_lifts_it(table: Program) -> None:
    """Enter is enough; Bob reads what others may know, and Anna's card lies face down."""
    pass_on(table)
    assert table.page.curtain.button.hasFocus()
    QTest.keyClick(table.page.curtain.button, Qt.Key.Key_Return)
    assert table.page.view.isVisible()
    assert table.page.view.hasFocus()
    assert table.page.scene.look().placed[CARD].face == BACK
    lines = [table.page.log.item(row).text() for row in range(table.page.log.count())]
    assert lines == ["Anna looks at a card.", "Anna takes 1 stick."]


def test_what_is_free_is_taken_back_from_behind_it(table: Program) -> None:
    """Anna changes her mind before Bob has looked: the curtain is hers, and then her card is there again."""
    pass_on(table)
    table.press("Undo")
    assert table.page.curtain.isVisible()
    assert table.label("title") == "It is Anna's turn."
    table.press("Lift the curtain")
    assert table.page.scene.look().placed[CARD].face != BACK
    assert table.match.ply == 1


def test_leaving_the_window_drops_it(table: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another program comes to the front while Anna's card is open; our own dialogs do not count."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    for front, hidden in ((table.window.windowHandle(), False), (None, True)):
        monkeypatch.setattr(QGuiApplication, "focusWindow", lambda front=front: front)
        app.focusWindowChanged.emit(front)
        come_to_rest()
        assert table.page.curtain.isVisible() is hidden
    assert table.label("title") == "It is Anna's turn."
    assert not any(HIDDEN in said for said in heard(table))


def test_a_theme_changes_behind_it_too(table: Program) -> None:
    """Preferences need no lifted curtain."""
    pass_on(table)
    table.window.use(evolve(Settings(), film_speed="off", theme="dark", ask_final="never"))
    assert table.page.curtain.isVisible()
    assert table.page.scene.look().placed == {}


def test_a_game_opens_behind_it(table: Program) -> None:
    """Whoever continues the game may be anybody: Anna lifts the curtain before her card is seen."""
    table.window.show_start()
    table.press("Continue")
    assert table.page.curtain.isVisible()
    assert table.label("title") == "It is Anna's turn."
    assert not any(HIDDEN in said for said in heard(table))
