"""Knowing when a part of the window has been painted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication
from typing_extensions import override

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class Paints(QObject):
    """Watches a widget being painted."""

    def __init__(self, widget: QWidget) -> None:
        """Watch one widget as long as it lives."""
        super().__init__(widget)
        self._painted = False
        widget.installEventFilter(self)

    def wait(self) -> None:
        """Let the program go on until the widget has been painted once more."""
        self._painted = False
        while not self._painted:
            QApplication.processEvents()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self._painted |= event.type() == QEvent.Type.Paint
        return False
