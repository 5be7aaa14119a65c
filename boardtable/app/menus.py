"""The menus: everything that can be done, with its key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtGui import QAction, QKeySequence

from boardtable.engine.text import Text, text

from .icons import icon

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping

    from PySide6.QtWidgets import QMainWindow, QMenu

    from .words import Words


@frozen
class _Entry:
    said: Text
    drawn: str | None
    keys: tuple[str, ...]
    act: str
    at_table: bool = False


MENUS: tuple[tuple[Text, tuple[_Entry, ...]], ...] = (
    (
        text("menu", "&Game"),
        (
            _Entry(text("menu", "New game…"), "new", ("Ctrl+N",), "new_game"),
            _Entry(text("menu", "Open…"), "open", ("Ctrl+O",), "open_file"),
            _Entry(text("menu", "Save a copy as…"), "save", ("Ctrl+Shift+S",), "save_copy", at_table=True),
            _Entry(text("menu", "Start page"), None, ("Ctrl+W",), "show_start", at_table=True),
            _Entry(text("menu", "Preferences"), "settings", ("Ctrl+,",), "preferences"),
            _Entry(text("menu", "Quit"), "close", ("Ctrl+Q",), "close"),
        ),
    ),
    (
        text("menu", "&Move"),
        (
            _Entry(text("menu", "Undo"), "undo", ("Ctrl+Z",), "undo", at_table=True),
            _Entry(text("menu", "Redo"), "redo", ("Ctrl+Y", "Ctrl+Shift+Z"), "redo", at_table=True),
            _Entry(text("menu", "Back"), "back", ("Alt+Left",), "back", at_table=True),
            _Entry(text("menu", "Hint"), "hint", ("H",), "hint", at_table=True),
            _Entry(text("menu", "Computer: move now"), "move-now", ("M",), "move_now", at_table=True),
            _Entry(text("menu", "Computers: pause, or go on"), "pause", ("P",), "pause", at_table=True),
            _Entry(text("menu", "Scores"), "scores", ("Ctrl+E",), "show_scores", at_table=True),
        ),
    ),
    (
        text("menu", "&View"),
        (
            _Entry(text("menu", "Zoom in"), "zoom-in", ("Ctrl++", "Ctrl+="), "zoom_in", at_table=True),
            _Entry(text("menu", "Zoom out"), "zoom-out", ("Ctrl+-",), "zoom_out", at_table=True),
            _Entry(text("menu", "Time line"), "log", ("Ctrl+T",), "toggle_timeline", at_table=True),
            _Entry(text("menu", "Fit"), "zoom-fit", ("Ctrl+0",), "zoom_fit", at_table=True),
            _Entry(text("menu", "Look up"), "look-up", ("A",), "look_up", at_table=True),
            _Entry(text("menu", "Full screen"), "full-screen", ("F11",), "toggle_full_screen"),
        ),
    ),
    (
        text("menu", "&Help"),
        (
            _Entry(text("menu", "Rule book"), "rules", ("F1",), "toggle_rules"),
            _Entry(text("menu", "Learn to play"), "hint", (), "learn", at_table=True),
            _Entry(text("menu", "All keys"), None, ("?",), "keys"),
            _Entry(text("menu", "About boardtable"), "help", (), "about"),
        ),
    ),
)


class Menus:
    """The window's menu bar, in the window's language."""

    def __init__(self, window: QMainWindow, words: Words, acts: Mapping[str, Callable[[], object]]) -> None:
        """Build all menus once, with what each entry does by its name; `read` names them."""
        self._window = window
        self._words = words
        self._menus: list[tuple[QMenu, Text]] = []
        self._actions: list[tuple[QAction, _Entry]] = []
        self._called: dict[str, Text] = {}
        for said, entries in MENUS:
            menu = window.menuBar().addMenu("")
            menu.aboutToShow.connect(self._draw)
            self._menus.append((menu, said))
            for entry in entries:
                action = menu.addAction("")
                action.setShortcuts([QKeySequence(keys) for keys in entry.keys])
                action.triggered.connect(lambda _checked=False, act=acts[entry.act]: act())
                self._actions.append((action, entry))
        words.changed.connect(self.read)
        self.read()

    def read(self) -> None:
        """Name everything anew."""
        for menu, said in self._menus:
            menu.setTitle(self._words.say(said))
        for action, entry in self._actions:
            action.setText(self._words.say(self._called.get(entry.act, entry.said)))

    def allow(self, *, at_table: bool, idle: Collection[str] = (), called: Iterable[tuple[str, Text]] = ()) -> None:
        """Allow what makes sense on the page that is shown, but not the acts that would do nothing now.

        Some acts are `called` by another name while that says more.
        """
        names = dict(called)
        if names != self._called:
            self._called = names
            self.read()
        for action, entry in self._actions:
            action.setEnabled((at_table or not entry.at_table) and entry.act not in idle)

    def _draw(self) -> None:
        """Give the entries their pictures, in the colour of the theme; nobody sees them before a menu opens."""
        colour = self._window.palette().windowText().color().name()
        for action, entry in self._actions:
            if entry.drawn is not None:
                action.setIcon(icon(entry.drawn, colour, self._window.devicePixelRatioF()))
