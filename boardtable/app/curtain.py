"""The curtain between two people at one screen: it hides the table until the next one lifts it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from boardtable.engine.text import Player, text

from .icons import icon, seat_mark

if TYPE_CHECKING:
    from collections.abc import Callable

    from boardtable.engine.text import Text

MARK_PIXELS = 96


class Curtain(QWidget):
    """Covers the whole table; only the person whose turn it is should lift it."""

    def __init__(self, lift: Callable[[], None]) -> None:
        """Make a curtain that calls `lift` when it is lifted."""
        super().__init__()
        self._mark = QLabel()
        self._name = QLabel()
        self._name.setObjectName("title")
        self._name.setTextFormat(Qt.TextFormat.PlainText)
        self._name.setWordWrap(True)
        self._name.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._quiet = QLabel()
        self._quiet.setObjectName("quiet")
        self._quiet.setWordWrap(True)
        self._quiet.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button = QPushButton()
        self.button.setDefault(True)
        self.button.setAutoDefault(True)
        self.button.clicked.connect(lift)
        column = QVBoxLayout(self)
        column.addStretch(2)
        column.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self._name)
        column.addWidget(self._quiet)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignCenter)
        column.addStretch(3)

    def name(self, seat: int, say: Callable[[Text], str]) -> None:
        """Say whose turn it is to look."""
        self._mark.setPixmap(seat_mark(seat, MARK_PIXELS, self.devicePixelRatioF()))
        self._mark.setAccessibleName(say(text("app", "{name}", name=Player(seat))))
        self._name.setText(say(text("app", "It is {name}'s turn.", name=Player(seat))))
        self._quiet.setText(say(text("app", "The table is hidden until the curtain is lifted.")))
        self.button.setAccessibleDescription(f"{self._name.text()} {self._quiet.text()}")
        self.button.setText(say(text("app", "Lift the curtain")))
        self.button.setIcon(icon("curtain", self.palette().buttonText().color().name()))
