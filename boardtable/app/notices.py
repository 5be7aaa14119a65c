"""Quiet sentences below the prompt, such as that a game cannot be saved at the moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget
from typing_extensions import override

from boardtable.engine.text import Text, text

from .flow import breakable
from .icons import icon

if TYPE_CHECKING:
    from collections.abc import Callable


def below(page: QWidget, notices: Notices) -> QWidget:
    """Lay notices below a page."""
    whole = QWidget()
    column = QVBoxLayout(whole)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(page, 1)
    column.addWidget(notices)
    return whole


class Notices(QFrame):
    """Shows what was told until somebody puts it away."""

    def __init__(self, say: Callable[[Text], str]) -> None:
        """Begin with nothing to tell."""
        super().__init__()
        self.setObjectName("panel")
        self._say = say
        self._told: list[Text] = []
        self._label = QLabel()
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setWordWrap(True)
        self._close = QToolButton()
        self._close.setAutoRaise(True)
        self._close.clicked.connect(self.clear)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 4, 4)
        row.addWidget(self._label, 1)
        row.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        self.hide()

    def text(self) -> str:
        """Give what is shown, one sentence a line."""
        return "\n".join(map(self._say, self._told))

    def add(self, sentence: Text) -> None:
        """Tell one more thing, once."""
        if sentence not in self._told:
            self._told.append(sentence)
        self.read()

    def clear(self) -> None:
        """Put everything away."""
        self._told.clear()
        self.read()

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Draw the cross in the colour of another theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.read()

    def read(self) -> None:
        """Say everything anew."""
        self._label.setText("\n".join(map(breakable, self.text().split("\n"))))
        self._label.setAccessibleName(self.text())
        self._close.setIcon(icon("close", self.palette().windowText().color().name()))
        self._close.setToolTip(self._say(text("app", "Put away")))
        self._close.setAccessibleName(self._close.toolTip())
        self.setAccessibleName(self.text())
        self.setVisible(bool(self._told))
