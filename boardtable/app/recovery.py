"""After an unexpected error: back to the last decision of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QTimer

if TYPE_CHECKING:
    from boardtable.engine.text import Text

    from .table_page import TablePage


class Window(Protocol):
    """What is needed of the window."""

    page: TablePage | None

    def show_start(self) -> None:
        """Leave the table."""

    def notify(self, said: Text) -> None:
        """Say something in the line below."""


class Recovery:
    """Puts the table back to its last decision and says what happened; if that fails too, leaves the table."""

    def __init__(self, window: Window) -> None:
        """Stand by; `meet` is told of every error."""
        self._window = window
        self._trouble: list[Text] = []
        self._recovering = False

    def meet(self, said: Text) -> None:
        """Recover from an unexpected error once whatever met it has ended."""
        if not self._trouble:
            QTimer.singleShot(0, self._recover)
        self._trouble.append(said)

    def _recover(self) -> None:
        said = self._trouble.pop()
        page = self._window.page
        if page is None or self._recovering:
            self._recovering = False
            self._trouble.clear()
            if page is not None:
                self._window.show_start()
            self._window.notify(said)
            return
        self._recovering = True
        self._trouble.clear()
        page.tell(said)
        page.controller.start()
        self._recovering = bool(self._trouble)
