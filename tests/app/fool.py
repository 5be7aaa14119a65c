"""Somebody who touches everything in the window, in any order; what is done can be done again from its seed."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QPoint, QPointF, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QPushButton, QWidget

from boardtable.engine.registry import installed
from boardtable.engine.target import Piece

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QWindow

    from boardtable.app.table_page import TablePage
    from boardtable.engine.target import Target
    from tests.app.program import Program

NAMES = ("Anna", "Bob", "Carla", "Dominik")
KEYS = (
    *(Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Plus, Qt.Key.Key_Minus),
    *(Qt.Key.Key_0, Qt.Key.Key_E, Qt.Key.Key_F, Qt.Key.Key_R, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Delete),
)
SHORTCUTS = (
    *((Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier), (Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)),
    *((Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier), (Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)),
    *((Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier), (Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)),
    *((Qt.Key.Key_F11, Qt.KeyboardModifier.NoModifier), (Qt.Key.Key_F10, Qt.KeyboardModifier.NoModifier)),
)
PATIENCE = 40
"""A dialog that is still open after so many answers is closed."""


class Fool:
    """Sends what the window system would send: to the window, and to whatever opens in front of it."""

    def __init__(self, program: Program, seed: int, game: str | None = None) -> None:
        """Sit down before a running program, to play anything or one game alone."""
        self.program = program
        self._games = [each.info for each in installed() if each.info is not None and game in {None, each.id}]
        self.luck = Random(seed)
        self.done: list[str] = []
        self._point = QPointF(200, 200)
        self._other = QWidget()
        self._answers = 0
        self._timer = QTimer()
        self._timer.timeout.connect(self._answer)
        self._timer.start(1)
        self._acts: dict[Callable[[], object], int] = {
            self.click_offer: 30,
            self.drag_offer: 14,
            self.press: 12,
            self.move: 24,
            self.release: 12,
            self.click_twice: 4,
            self.click_thrice: 2,
            self.press_other_button: 3,
            self.wheel: 3,
            self.key: 12,
            self.shortcut: 5,
            self.click_button: 12,
            self.wait: 8,
            self.look_elsewhere: 3,
            self.resize: 3,
            self.minimise: 1,
            self.dress: 1,
            self.speak: 1,
            self.menu_entry: 2,
            self.open_menu: 2,
            self.click_anything: 3,
        }

    def leave(self) -> None:
        """Stand up."""
        self._timer.stop()
        self._other.close()
        self._other.deleteLater()

    def act(self) -> None:
        """Do one thing."""
        window = self.program.window
        if not window.isVisible():
            self.done.append("show")
            window.show()
        if self._page is None:
            self.enter()
        elif self._page.controller.waiting is not None and self.luck.random() < 0.5:
            self.done.append("lift the curtain")
            self._click(self._page.curtain.button)
        elif not self._page.controller.match.active() and self.luck.random() < 0.2:
            self.done.append("leave the finished game")
            window.show_start()
        else:
            act = self.luck.choices(tuple(self._acts), tuple(self._acts.values()))[0]
            self.done.append(act.__name__)
            act()

    # The table.

    def click_offer(self) -> None:
        """Click something that is on offer."""
        self._point = self._offered()
        QTest.mouseClick(self._handle, Qt.MouseButton.LeftButton, pos=self._pixel)

    def drag_offer(self) -> None:
        """Drag something that is on offer, and let it go over something that is on offer then."""
        self.press(self._offered())
        self.move(self._point + QPointF(9, 9))
        self.move(self._offered())
        if self.luck.random() < 0.8:
            self.release()

    def press(self, at: QPointF | None = None) -> None:
        """Press the left button."""
        self._point = at or self._somewhere()
        QTest.mousePress(self._handle, Qt.MouseButton.LeftButton, pos=self._pixel)

    def move(self, at: QPointF | None = None) -> None:
        """Move, whatever buttons are held."""
        self._point = at or self._somewhere()
        QTest.mouseMove(self._handle, self._pixel)

    def release(self) -> None:
        """Let the left button go, held or not."""
        QTest.mouseRelease(self._handle, Qt.MouseButton.LeftButton, pos=self._pixel)

    def click_twice(self) -> None:
        """Make a double click."""
        self._point = self._somewhere()
        QTest.mouseDClick(self._handle, Qt.MouseButton.LeftButton, pos=self._pixel)

    def click_thrice(self) -> None:
        """Make a double click and another one."""
        self.click_twice()
        QTest.mouseClick(self._handle, Qt.MouseButton.LeftButton, pos=self._pixel)

    def press_other_button(self) -> None:
        """Click with another button, also in the middle of a drag."""
        button = self.luck.choice((Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton))
        QTest.mousePress(self._handle, button, pos=self._pixel)
        if self.luck.random() < 0.5:
            self.move()
        QTest.mouseRelease(self._handle, button, pos=self._pixel)

    def wheel(self) -> None:
        """Turn the wheel: zoom, or scroll."""
        held = self.luck.choice((Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier))
        turn = QPointF(0, self.luck.choice((-120, 120))).toPoint()
        if self._page is not None:
            self._point = self._somewhere()
            QTest.wheelEvent(self._handle, QPointF(self._pixel), turn, stateKey=held)

    # The keyboard.

    def key(self) -> None:
        """Press a key, or hold it for a while."""
        key = self.luck.choice(KEYS)
        QTest.keyPress(self._handle, key)
        if self.luck.random() < 0.9:
            QTest.keyRelease(self._handle, key)

    def shortcut(self) -> None:
        """Press keys together."""
        key, held = self.luck.choice(SHORTCUTS)
        QTest.keyClick(self._handle, key, held)

    # All around.

    def click_button(self) -> None:
        """Click a button of the page."""
        buttons = [button for button in self._page_widgets(QPushButton) if button.isEnabled()]
        if buttons:
            self._click(self.luck.choice(buttons))

    def click_anything(self) -> None:
        """Click anywhere in the window."""
        self._point = self._anywhere()
        QTest.mouseClick(self._handle, Qt.MouseButton.LeftButton, pos=self._pixel)

    def open_menu(self) -> None:
        """Open a menu, which may stay open."""
        bar = self.program.window.menuBar()
        action = self.luck.choice(bar.actions())
        self._point = QPointF(bar.mapTo(self.program.window, bar.actionGeometry(action).center()))
        QTest.mouseClick(self._handle, Qt.MouseButton.LeftButton, pos=self._pixel)

    def menu_entry(self) -> None:
        """Choose something from a menu."""
        menus = [action.menu() for action in self.program.window.menuBar().actions()]
        entries = [entry for menu in menus for entry in menu.actions() if entry.isEnabled()]  # type: ignore[attr-defined]  # PySide says QObject
        entry = self.luck.choice(entries)
        self.done.append(entry.text())
        entry.trigger()

    def look_elsewhere(self) -> None:
        """Bring another window to the front, and this one again, or not yet."""
        self._other.show()
        self._other.activateWindow()
        QApplication.processEvents()
        if self.luck.random() < 0.8:
            self._other.hide()
            self.program.window.activateWindow()

    def minimise(self) -> None:
        """Put the window away and get it back."""
        self.program.window.showMinimized()
        QApplication.processEvents()
        self.program.window.showNormal()
        self.program.window.activateWindow()

    def resize(self) -> None:
        """Make the window another size."""
        self.program.window.resize(self.luck.randint(1024, 1400), self.luck.randint(680, 900))

    def dress(self) -> None:
        """Choose another theme, another size of words, another speed."""
        settings = evolve(
            self.program.games.settings,
            theme=self.luck.choice(("light", "dark", "system")),
            text_size=self.luck.choice((100, 100, 125, 150)),
            film_speed=self.luck.choice(("off", "fast", "normal", "slow")),
            ask_final=self.luck.choice(("always", "never", "hot-seat")),
        )
        self.program.window.use(settings)

    def speak(self) -> None:
        """Choose another language."""
        language = self.luck.choice(("en", "nl", "es", "pl"))
        self.program.window.use(evolve(self.program.games.settings, language=language))

    def wait(self) -> None:
        """Let some time pass for what moves by itself."""
        if self._page is not None:
            self._page.scene.clock.advance(self.luck.choice((16, 100, 400, 3000)))

    def enter(self) -> None:
        """Begin a game of anything, or go on with one."""
        waiting = self.program.games.waiting()
        if waiting and self.luck.random() < 0.4:
            self.done.append("go on")
            self.program.window.open_path(self.luck.choice(waiting).path)
            return
        info = self.luck.choice(self._games)
        seats = self.luck.choice(info.seats)
        choices = self.program.games.load(info.id).choices(seats, seats)
        options = {choice.name: self.luck.choice(choice.values)[0] for choice in choices}
        self.done.append(f"begin {info.id} for {seats}")
        self.program.begin(info.id, *NAMES[:seats], seed=self.luck.randrange(1000), options=options)

    # What opens in front of the window.

    def _answer(self) -> None:
        """Answer whatever dialog is open, in any way; close one that does not go away."""
        dialog = QApplication.activeModalWidget()
        if dialog is None:
            self._answers = 0
            return
        self._answers += 1
        self.done.append(f"answer {type(dialog).__name__}")
        buttons = [button for button in dialog.findChildren(QPushButton) if button.isVisible() and button.isEnabled()]
        how = self.luck.random()
        if isinstance(dialog, QFileDialog) or self._answers > PATIENCE:
            dialog.close()
        elif how < 0.3 and isinstance(dialog, QDialog):
            dialog.reject()
        elif how < 0.6:
            QTest.keyClick(dialog, self.luck.choice(KEYS))
        elif buttons:
            QTest.mouseClick(self.luck.choice(buttons), Qt.MouseButton.LeftButton)

    # Where things are.

    @property
    def _page(self) -> TablePage | None:
        return self.program.window.page

    @property
    def _handle(self) -> QWindow:
        return self.program.window.windowHandle()

    @property
    def _pixel(self) -> QPoint:
        """Give the pixel of the pointer, which never leaves the window."""
        at, size = self._point.toPoint(), self._handle.size()
        return QPoint(min(max(at.x(), 0), size.width() - 1), min(max(at.y(), 0), size.height() - 1))

    def _page_widgets(self, kind: type[QPushButton]) -> list[QPushButton]:
        page = self._page
        return [] if page is None else [widget for widget in page.findChildren(kind) if widget.isVisible()]

    def _click(self, widget: QWidget) -> None:
        self._point = QPointF(widget.mapTo(self.program.window, widget.rect().center()))
        QTest.mouseClick(self._handle, Qt.MouseButton.LeftButton, pos=self._pixel)

    def _anywhere(self) -> QPointF:
        size = self.program.window.size()
        return QPointF(self.luck.randrange(size.width()), self.luck.randrange(size.height()))

    def _offered(self) -> QPointF:
        """Choose a point over something that is on offer; over anything, if nothing is."""
        page = self._page
        offers = sorted(page.scene.offers(), key=repr) if page is not None else []
        return self._over([self.luck.choice(offers)] if offers else [])

    def _somewhere(self) -> QPointF:
        """Choose a point of the table, usually on a piece."""
        page = self._page
        pieces = [Piece(piece) for piece in page.scene.look().spots] if page is not None else []
        return self._over([self.luck.choice(pieces)] if pieces and self.luck.random() < 0.7 else [])

    def _over(self, targets: Sequence[Target]) -> QPointF:
        page = self._page
        window = self.program.window
        rect = page.scene.rect_of(targets[0]) if page is not None and targets else None
        if page is None or rect is None:
            return self._anywhere()
        point = rect.topLeft() + QPointF(rect.width() * self.luck.random(), rect.height() * self.luck.random())
        return QPointF(page.view.viewport().mapTo(window, page.view.pixel(point).toPoint()))
