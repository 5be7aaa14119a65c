"""What of a table page is reached with keys alone, and in which order."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from boardtable.controller.table import TableController

    from .prompt_bar import PromptBar


class Reach:
    """Leads the keyboard from the table to the buttons, the log and back: Tab step by step, F6 part by part."""

    def __init__(
        self, page: QWidget, controller: TableController, tables: Sequence[QWidget], bar: PromptBar, log: QWidget
    ) -> None:
        """Set up the keys of a page; of `tables`, the table itself first, one is seen at a time."""
        self._controller = controller
        self._tables = tables
        self._bar = bar
        self._others: list[QWidget] = []
        self._chain: list[QWidget] = []
        self._key("F6", page, lambda: self.go(1))
        self._key("Shift+F6", page, lambda: self.go(-1))
        for key in ("Return", "Enter"):
            self._key(f"Ctrl+{key}", page, controller.finish)
        self._enter = [self._key(key, tables[0], controller.finish) for key in ("Return", "Enter")]
        self._key("Esc", log, self._come_back)
        bar.amounts.listen_at(tables[0])
        controller.changed.connect(self.follow)

    def then(self, *parts: QWidget) -> None:
        """Name the parts of the page that come after table and prompt bar."""
        self._others.extend(parts)

    def follow(self) -> None:
        """Let Enter say OK where that is asked for, and Tab go from the table to the buttons and on to the log."""
        for enter in self._enter:
            enter.setEnabled(self._controller.pending is not None)
        chain = [stop for part in self._parts() for stop in part]
        if chain != self._chain:
            self._chain = chain
            for one, next_one in pairwise(chain):
                QWidget.setTabOrder(one, next_one)

    def _parts(self) -> tuple[Sequence[QWidget], ...]:
        """Give the parts of the page, and in each what can have the focus."""
        return (self._tables, self._bar.buttons(), *map(_stops, self._others))

    def _key(self, keys: str, within: QWidget, act: Callable[[], object]) -> QShortcut:
        shortcut = QShortcut(QKeySequence(keys), within, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(act)
        return shortcut

    def go(self, step: int) -> None:
        """Go to the next part of the page that can have the focus, or to the one before."""
        seen = [[stop for stop in part if stop.isVisible() and stop.isEnabled()] for part in self._parts()]
        parts = [part for part in seen if part]
        here = next((n for n, part in enumerate(parts) if QApplication.focusWidget() in part), -1)
        parts[(here + step) % len(parts)][0].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _come_back(self) -> None:
        """Go back from the log to the table as it is now."""
        self._controller.look_at(None)
        next(table for table in self._tables if table.isVisible()).setFocus()


def _stops(part: QWidget) -> list[QWidget]:
    """Give everything in a part of the page at which Tab stops."""
    return [
        stop
        for stop in part.findChildren(QWidget)
        if stop.focusPolicy() & Qt.FocusPolicy.TabFocus and stop.window() is part.window()
    ]
