"""On macOS a double click on a saved game, and a second start, come as events to the program that runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from typing_extensions import override

if TYPE_CHECKING:
    from collections.abc import Sequence


class OpeningApplication(QApplication):
    """A program that is told of files to open; only its own events come by here, not those of its windows."""

    wanted = Signal(str)
    """A file to open."""

    def __init__(self, argv: Sequence[str]) -> None:
        """Begin as any program does."""
        super().__init__(list(argv))

    @override
    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self.wanted.emit(event.file())
            return True
        return super().event(event)
