"""The buttons of the prompt bar that have to do with computers: a hint, move now, pause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QStackedWidget, QWidget

from boardtable.engine.text import text

from .icons import icon

if TYPE_CHECKING:
    from collections.abc import Callable

    from boardtable.controller.computers import Computers
    from boardtable.controller.hints import Hints
    from boardtable.engine.game import Prompt
    from boardtable.engine.text import Text


class Assistance(QWidget):
    """A hint while a person decides; in its place "Move now" while a computer does, so that nothing else moves.

    Where computers are alone there is no hint, but they can be paused.
    """

    def __init__(self, computers: Computers, hints: Hints, say: Callable[[Text], str]) -> None:
        """Make the buttons for one table."""
        super().__init__()
        self._computers = computers
        self._hints = hints
        self._say = say
        self._hint, self._now, self._pause = QPushButton(), QPushButton(), QPushButton()
        self._hint.setCheckable(True)
        for button in self.buttons():
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard to the table
        self._hint.clicked.connect(hints.toggle)
        self._now.clicked.connect(computers.hurry)
        self._pause.clicked.connect(computers.pause)
        self._place = QStackedWidget()
        self._place.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        for button in (self._hint, self._now):
            self._place.addWidget(button)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._place)
        row.addWidget(self._pause)

    def buttons(self) -> tuple[QPushButton, ...]:
        """Give all buttons from left to right, also those that are not seen."""
        return self._hint, self._now, self._pause

    def sentence(self, prompt: Prompt) -> Text | None:
        """Say what the computers are doing, where that has to be said."""
        if self._hints.shown:
            return self._hints.sentence()
        if self._computers.resting:
            return text("app", "{what} The computers pause.", what=prompt.wait)
        if self._computers.deciding is not None:
            return text("app", "{what} The computer is thinking.", what=prompt.wait)
        return None

    def read(self) -> None:
        """Say everything anew."""
        computers, hints = self._computers, self._hints
        colour = self.palette().windowText().color().name()
        thinks = computers.deciding is not None
        self._hint.setText(self._say(text("app", "Hint")))
        self._hint.setIcon(icon("hint", colour))
        self._hint.setChecked(hints.shown)
        self._hint.setEnabled(hints.shown or hints.may_ask())
        self._now.setText(self._say(text("app", "Move now")))
        self._now.setIcon(icon("move-now", colour))
        self._now.setEnabled(thinks)
        self._place.setCurrentWidget(self._now if computers.alone or thinks else self._hint)
        self._pause.setText(self._say(text("app", "Go on") if computers.paused else text("app", "Pause")))
        self._pause.setIcon(icon("continue" if computers.paused else "pause", colour))
        self._pause.setVisible(computers.alone or computers.paused)
