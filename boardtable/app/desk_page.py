"""The desk over the table page: one person tries what else could have been done; nothing of it is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from boardtable.controller.desk import NobodyWrites
from boardtable.controller.table import TableController
from boardtable.engine.text import text
from boardtable.scene.scene import TableScene
from boardtable.scene.view import TableView

from .prompt_bar import PromptBar

if TYPE_CHECKING:
    from collections.abc import Callable

    from boardtable.engine.match import Match
    from boardtable.engine.text import Text
    from boardtable.scene.art import Art
    from boardtable.scene.film import Speed


class DeskPage(QWidget):
    """One desk with its own table and prompt bar; works like any table."""

    closed = Signal()

    def __init__(self, match: Match[Any, Any, Any, Any], art: Art, say: Callable[[Text], str], speed: Speed) -> None:
        """Lay the desk out and show it to the one seat that acts there."""
        super().__init__()
        self._say = say
        self.scene = TableScene(art, say, self)
        self.scene.set_speed(speed)
        self.controller = TableController(match, self.scene, NobodyWrites())
        self.view = TableView(self.scene)
        self.view.backed.connect(self.controller.back)
        self.bar = PromptBar(self.controller, say)
        self.bar.undo.connect(self.undo)
        self.bar.focus_lost.connect(self.view.setFocus)
        self.bar.told.connect(self.view.voice.announce)
        self._close = QPushButton()
        self._close.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._close.clicked.connect(self.closed)
        row = QHBoxLayout()
        row.addWidget(self.bar, 1)
        row.addWidget(self._close)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.addLayout(row)
        column.addWidget(self.view, 1)
        self.read()
        self.controller.start()

    def undo(self) -> None:
        """Take back what was tried last; nobody else has a say in it."""
        self.controller.undo()

    def read(self) -> None:
        """Say everything anew."""
        self._close.setText(self._say(text("app", "Close")))
        self.controller.say_anew()
