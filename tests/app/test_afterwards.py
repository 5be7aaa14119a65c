"""After the end: a new deal, the same one, other seats; and finding old games again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QListWidget, QPushButton, QStyle, QTabBar

from boardtable.app.table_page import speed_of
from boardtable.engine.sitter import Sitter
from boardtable.scene.film import Speed
from boardtable.store.settings import Settings
from tests.app.program import answering, come_to_rest
from tests.engine.sticks import Take

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.app.program import Program

pytestmark = pytest.mark.usefixtures("sticks")
OPTIONS = {"dice": True, "first": 0}


def play(program: Program, *taken: int) -> None:
    """Let Anna and Bob take sticks by turns."""
    for n in taken:
        seat = program.match.active()[0]
        program.page.controller._follow(program.match.play(Take(seat, n)))  # noqa: SLF001 - pointing has tests of its own


@pytest.fixture
def over(start: Callable[..., Program]) -> Program:
    """Play a game of two to its end: all twelve sticks are taken."""
    program = start()
    program.begin("sticks", "Anna", "Bob", seed=0x9F3C, options=OPTIONS)
    play(program, 3, 3, 3, 3)
    return program


def test_the_bar_comes_with_the_end(start: Callable[..., Program]) -> None:
    """Before, nobody is asked what to play next."""
    program = start()
    program.begin("sticks", "Anna", "Bob")
    play(program, 3, 3, 3)
    assert not program.page.afterwards.isVisible()
    play(program, 3)
    assert program.page.afterwards.isVisible()


def test_again_is_another_deal(over: Program) -> None:
    """The same people and options begin anew; the old game stays among the finished ones."""
    over.press("Play again")
    deal = over.match.deal
    assert over.match.ply == 0
    assert deal.seats == (Sitter("Anna"), Sitter("Bob"))
    assert deal.options == OPTIONS
    assert deal.seed != 0x9F3C
    assert len(list(over.folders.finished.glob("*"))) == 1
    assert len(list(over.folders.playing.glob("*"))) == 1


def test_the_same_deal(over: Program) -> None:
    """Every card is as it was."""
    cards = over.match.at(0).cards
    over.press("Same deal again")
    assert over.match.deal.seed == 0x9F3C
    assert over.match.ply == 0
    assert over.match.state.cards == cards


def test_other_seats(over: Program) -> None:
    """The dialog proposes everybody one seat further, and a deal at random."""
    named: list[str] = []

    def read(dialog: QDialog) -> None:
        named.extend(line.text() for line in dialog.findChildren(QLineEdit))
        dialog.accept()

    with answering(read):
        over.press("Other seats…")
    assert named[:2] == ["Bob", "Anna"]
    assert named[-1] == ""  # the deal code
    assert over.match.deal.seats == (Sitter("Bob"), Sitter("Anna"))
    assert over.match.deal.options == OPTIONS


def test_old_games_are_found_again(over: Program) -> None:
    """The second list has them; opening one shows the scores, and it is still over."""
    over.window.show_start()
    page = over.window.start_page
    tabs, shown = page.findChild(QTabBar), page.findChild(QListWidget)
    assert isinstance(tabs, QTabBar)
    assert isinstance(shown, QListWidget)
    assert shown.count() == 0
    tabs.setCurrentIndex(1)
    assert shown.count() == 1
    assert shown.item(0).text().startswith("Sticks: Anna, Bob\n4 moves, ")
    over.press("Show the scores")
    assert over.match.ply == 4
    assert over.page.scoring.panel.isVisible()
    assert over.page.afterwards.isVisible()
    over.press("Close")
    over.press("Show the scores")
    assert not any(
        button.text() == "Show the scores" for button in over.page.findChildren(QPushButton) if button.isVisible()
    )
    over.window.show_start()
    assert shown.count() == 1
    tabs.setCurrentIndex(0)
    assert shown.count() == 0


def test_the_time_line_leads_through_the_game(start: Callable[..., Program]) -> None:
    """Arrow keys go from decision to decision; Esc puts the line away and comes back to the present."""
    program = start()
    program.begin("sticks", "Anna", "Bob")
    play(program, 3, 2, 1)
    line = program.page.timeline
    program.page.toggle_timeline()
    come_to_rest()
    assert line.isVisible()
    assert line.slider.hasFocus()
    assert (line.slider.minimum(), line.slider.maximum(), line.slider.value()) == (0, 3, 3)
    for _ in range(2):
        QTest.keyClick(line.slider, Qt.Key.Key_Left)
    assert program.page.controller.looking_at == 1
    assert program.label("asking") == "You look at move 1 of 3. Click anywhere to come back."
    QTest.keyClick(line.slider, Qt.Key.Key_Home)
    assert program.page.controller.looking_at == 0
    QTest.keyClick(line.slider, Qt.Key.Key_End)
    assert program.page.controller.looking_at is None
    QTest.keyClick(line.slider, Qt.Key.Key_Left)
    play(program, 3)
    assert (line.slider.maximum(), line.slider.value()) == (4, 4)
    QTest.keyClick(line.slider, Qt.Key.Key_Left)
    QTest.keyClick(line.slider, Qt.Key.Key_Escape)
    assert not line.isVisible()
    assert program.page.controller.looking_at is None
    assert program.page.controller.shown_ply == 4


@pytest.mark.parametrize(("ms", "speed"), [(200, Speed.SLOW), (0, Speed.OFF)])
def test_the_system_may_wish_for_no_motion(monkeypatch: pytest.MonkeyPatch, ms: int, speed: Speed) -> None:
    """Then no film runs, whatever the preference says; Qt tells it by the length of a style's own motions."""

    class Style:
        """A style of a desktop."""

        @staticmethod
        def styleHint(hint: QStyle.StyleHint) -> int:  # noqa: N802 - Qt's name
            """Tell how long motions of widgets take."""
            assert hint is QStyle.StyleHint.SH_Widget_Animation_Duration
            return ms

    monkeypatch.setattr(QApplication, "style", Style)
    assert speed_of(Settings(film_speed="slow")) is speed
