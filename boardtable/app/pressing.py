"""Enter presses the button that has the keyboard, as Space does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QDialog
from typing_extensions import override

from .theme import running_program

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
ALONE = {Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier}


class Pressing(QObject):
    """Listens to whatever button has the keyboard; in a dialog, Enter means its default button as ever.

    It asks the button itself: an Enter that somebody else was meant by may move the keyboard to one.
    """

    def __init__(self, parent: QObject) -> None:
        """Follow the keyboard from now on."""
        super().__init__(parent)
        running_program().focusChanged.connect(self._follow)

    def _follow(self, before: QWidget | None, now: QWidget | None) -> None:
        if isinstance(before, QAbstractButton):
            before.removeEventFilter(self)
        if isinstance(now, QAbstractButton) and not isinstance(now.window(), QDialog):
            now.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Press the button; held down, Enter presses it once."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        if event.key() not in ENTER or event.modifiers() not in ALONE or not isinstance(watched, QAbstractButton):
            return False
        if not event.isAutoRepeat():
            watched.click()
        return True
