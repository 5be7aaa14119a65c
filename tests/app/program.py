"""The program as a person has it before them: a window on a profile, hands that touch it, and answers to dialogs."""

from __future__ import annotations

from contextlib import contextmanager
from functools import reduce
from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from boardtable.app.amounts import NumberField
from boardtable.app.desk_page import DeskPage
from boardtable.app.problems import Problems
from boardtable.app.window import Window
from boardtable.app.words import Words
from boardtable.controller.games import Games, Wish
from boardtable.engine.sitter import Sitter
from boardtable.engine.target import Amount, Button, Piece, Target
from boardtable.store.folders import folders

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from pathlib import Path

    from PySide6.QtWidgets import QDialog

    from boardtable.app.lesson_page import LessonPage
    from boardtable.app.table_page import TablePage
    from boardtable.engine.match import Match
    from boardtable.store.folders import Folders

FINE = 12
"""In so many steps across and down a piece is searched for a point at which nothing lies upon it."""
DEEP = 20
"""No widget lies in more others than this."""


def come_to_rest() -> None:
    """Let every widget come to its place, however many others it lies in: each of them takes a turn."""
    for _ in range(DEEP):
        QApplication.processEvents()


@frozen
class Program:
    """A running program."""

    app: QApplication
    folders: Folders
    games: Games
    problems: Problems
    window: Window
    words: Words

    @property
    def page(self) -> TablePage:
        """Give the page with the table."""
        assert self.window.page is not None
        return self.window.page

    @property
    def match(self) -> Match[Any, Any, Any, Any]:
        """Give the match on the table."""
        return self.page.controller.match

    def begin(self, game: str, *names: str, seed: int = 1, options: Mapping[str, object] | None = None) -> None:
        """Begin a game, as the dialog for new games does once it is accepted."""
        wish = Wish(tuple(Sitter(name) for name in names), options or {}, seed)
        self.window._enter(lambda: self.games.begin(game, wish))  # noqa: SLF001 - the dialog has tests of its own

    def label(self, name: str) -> str:
        """Read a label by its style, such as `asking` or `refusal`; nothing if it is not seen."""
        labels = [label for label in self.page.findChildren(QLabel, name) if label.isVisible()]
        return labels[0].text() if labels else ""

    def button(self, said: str, within: QWidget | None = None) -> QPushButton:
        """Find a button by what stands on it."""
        buttons = (within or self.window).findChildren(QPushButton)
        found = [button for button in buttons if button.text() == said and button.isVisible()]
        assert len(found) == 1, f"{said!r} is not one of {[button.text() for button in buttons]}"
        return found[0]

    def press(self, said: str, within: QWidget | None = None) -> None:
        """Click a button."""
        QTest.mouseClick(self.button(said, within), Qt.MouseButton.LeftButton)

    def sheet(self) -> list[list[str]]:
        """Read the page of scores beside the table, row by row; nothing if none is open."""
        table = self.page.scoring.panel.table
        if table is None or not table.isVisible():
            return []
        rows = [[table.item(row, column) for column in range(table.columnCount())] for row in range(table.rowCount())]
        return [[cell.text() if cell is not None else "" for cell in row] for row in rows]

    def close(self) -> None:
        """End the program."""
        self.words.speak("en")  # Qt's own words are everybody's
        self.window.close()
        self.window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self.games.close()


def run(app: QApplication, profile: Path, **settings: Any) -> Program:  # noqa: ANN401 - preferences of any kind
    """Start the program on a profile, with preferences; nothing takes time."""
    places = folders(profile)
    games = Games(places)
    games.remember(evolve(games.settings, **{"film_speed": "off", **settings}))
    homes = [game.info.home for game in games.installed if game.info is not None]
    words = Words(app, games.settings.language or "en", homes)
    problems = Problems(places.log)
    window = Window(words, games, problems)
    window.resize(1024, 680)
    window.show()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    return Program(app, places, games, problems, window, words)


@contextmanager
def answering(*answers: Callable[[Any], object]) -> Iterator[None]:
    """Answer the dialogs that open, one after the other; each of them has to come, and no other."""
    waiting, seen, wrong = list(answers), list[QWidget](), list[BaseException]()

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if dialog is None or dialog in seen:
            return
        seen.append(dialog)
        try:
            assert waiting, f"unexpected: {said_by(dialog)}"
            waiting.pop(0)(dialog)
        except BaseException as error:  # noqa: BLE001 - it is raised again outside of the event loop
            wrong.append(error)
            dialog.close()

    timer = QTimer()
    timer.timeout.connect(look)
    timer.start(1)
    yield
    timer.stop()
    if wrong:
        raise wrong[0]
    assert not waiting, f"only {len(seen)} dialogs opened"


def said_by(dialog: QWidget) -> str:
    """Read all labels of a dialog."""
    return " ".join(label.text() for label in dialog.findChildren(QLabel) if label.text())


def dismissed(said: list[str]) -> Callable[[QDialog], None]:
    """Make an answer that reads a dialog and closes it."""

    def answer(dialog: QDialog) -> None:
        said.append(said_by(dialog))
        dialog.reject()

    return answer


class Hands:
    """Touches a table with mouse and keyboard."""

    def __init__(self, page: TablePage | DeskPage | LessonPage) -> None:
        """Take a page with a table, a desk or a lesson."""
        self._page = page
        self.scene, self.view = page.scene, page.view

    def spot(self, target: Target) -> QPointF:
        """Find a point of the view at which a target can be touched, once everything has its size."""
        come_to_rest()
        rect = self.scene.where(target.id) if isinstance(target, Piece) else self.scene.rect_of(target)
        assert rect is not None
        steps = sorted(((2 * n + 1) / (2 * FINE) for n in range(FINE)), key=lambda step: abs(step - 0.5))
        for down in steps:
            for right in steps:
                point = QPointF(rect.x() + right * rect.width(), rect.y() + down * rect.height())
                pixel = QPointF(self.view.pixel(point).toPoint())
                if target in self.scene.under(self.view.point(pixel)):
                    return pixel
        raise AssertionError(target)

    def choice(self, choice: Button) -> QPushButton:
        """Find the button in the prompt bar for a choice that has no place on the table."""
        prompt = self._page.controller.prompt()
        assert prompt is not None
        assert not isinstance(self._page, DeskPage)
        said = self._page.say(dict(prompt.buttons)[choice.name])
        (button,) = [each for each in self._page.findChildren(QPushButton) if each.text() == said and each.isVisible()]
        return button

    def amount(self, choice: Amount) -> tuple[NumberField | None, QPushButton]:
        """Find the field for a number, if there are several to choose from, and the button that says it."""
        prompt = self._page.controller.prompt()
        assert prompt is not None
        assert not isinstance(self._page, DeskPage)
        said = self._page.say(dict(prompt.buttons)[choice.of])
        fields = [
            each for each in self._page.findChildren(NumberField) if each.accessibleName() == said and each.isVisible()
        ]
        named = {said} if fields else {f"{said}: {choice.n}"}
        (button,) = [each for each in self._page.findChildren(QPushButton) if each.text() in named and each.isVisible()]
        return fields[0] if fields else None, button

    def press(self, spot: QPointF) -> None:
        """Press the left button."""
        QTest.mousePress(self.view.viewport(), Qt.MouseButton.LeftButton, pos=spot.toPoint())

    def move(self, spot: QPointF, held: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        """Move with the left button held, or with another one, or none."""
        event = QMouseEvent(
            QEvent.Type.MouseMove,
            spot,
            self.view.viewport().mapToGlobal(spot),
            Qt.MouseButton.NoButton,
            held,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(self.view.viewport(), event)

    def release(self, spot: QPointF) -> None:
        """Let the left button go."""
        QTest.mouseRelease(self.view.viewport(), Qt.MouseButton.LeftButton, pos=spot.toPoint())

    def click(self, target: Target) -> None:
        """Press and release."""
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=self.spot(target).toPoint())

    def lay(self, *places: Target) -> None:
        """Click where the large piece in the hand comes to lie on these places, turned as it has to be."""
        spot = self.middle(*places)
        self.move(spot, Qt.MouseButton.NoButton)
        self.turn_onto(*places)
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=spot.toPoint())

    def turn_onto(self, *places: Target) -> tuple[Qt.Key, ...]:
        """Turn and flip the large piece in the hand until it lies on these places, if it ever does; gives the keys."""
        pressed: list[Qt.Key] = []
        for key in (*[Qt.Key.Key_R] * 4, Qt.Key.Key_F, *[Qt.Key.Key_R] * 4):
            if set(self.scene.hand.lies_on()[0]) == set(places):
                break
            self.key(key)
            pressed.append(key)
        return tuple(pressed)

    def middle(self, *targets: Target) -> QPointF:
        """Find the middle of something, or of several places together."""
        rects = [rect for rect in map(self.scene.rect_of, targets) if rect is not None]
        assert len(rects) == len(targets)
        return self.view.pixel(reduce(QRectF.united, rects).center())

    def drag(self, target: Target, *goals: Target) -> None:
        """Drag something to the middle of something else, or of several places together; there a piece is turned."""
        start, end = self.spot(target), self.middle(*goals)
        self.press(start)
        self.move(start + (end - start) / 2)
        self.move(end)
        if len(goals) > 1:
            self.turn_onto(*goals)
        self.release(end)

    def key(self, key: Qt.Key) -> None:
        """Press and release a key."""
        QTest.keyClick(self.view, key)

    def walk_to(self, target: Target) -> None:
        """Walk with Tab to a target that is on offer."""
        for _ in range(2 * len(self.scene.offers()) + 2):
            if self.scene.focused == target:
                return
            if not self.view.hasFocus():
                self.view.setFocus(Qt.FocusReason.TabFocusReason)
            else:
                self.key(Qt.Key.Key_Tab)
        raise AssertionError(target)

    def carry_to(self, *places: Target) -> None:
        """Bring the large piece in the hand to these places, with Tab from one where it fits to the next."""
        known = set[tuple[Target, ...]]()
        while True:
            lies_on, fits = self.scene.hand.lies_on()
            if fits and set(lies_on) == set(places):
                return
            assert lies_on not in known, places
            known.add(lies_on)
            self.key(Qt.Key.Key_Tab)
