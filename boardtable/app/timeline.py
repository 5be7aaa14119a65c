"""Below the table, on demand: a line with every moment of the game, to look at any of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSlider, QToolButton
from typing_extensions import override

from boardtable.engine.text import text

from .icons import icon

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent

    from boardtable.controller.table import TableController
    from boardtable.engine.text import Text


class Timeline(QFrame):
    """A slider from the deal to the present; arrow keys go from decision to decision."""

    def __init__(self, controller: TableController, say: Callable[[Text], str]) -> None:
        """Begin hidden; whoever shows it has the keyboard on it at once."""
        super().__init__()
        self.setObjectName("panel")
        self._controller = controller
        self._say = say
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setSingleStep(1)
        self.slider.setPageStep(10)
        self.slider.valueChanged.connect(controller.look_at)
        self._where = QLabel()
        self._where.setTextFormat(Qt.TextFormat.PlainText)
        self._close = QToolButton()
        self._close.setAutoRaise(True)
        self._close.clicked.connect(self.hide)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 4, 4)
        row.addWidget(self._where)
        row.addWidget(self.slider, 1)
        row.addWidget(self._close)
        controller.changed.connect(self.read)
        self.hide()

    def read(self) -> None:
        """Stand where the table stands."""
        if self.isHidden():
            return
        controller = self._controller
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, controller.match.ply)
            self.slider.setValue(controller.shown_ply)
        self.slider.setEnabled(controller.waiting is None)
        said = text("app", "Move {ply} of {all}", ply=controller.shown_ply, all=controller.match.ply)
        self._where.setText(self._say(said))
        self.slider.setAccessibleName(self._say(text("app", "Time line")))
        self._close.setIcon(icon("close", self.palette().windowText().color().name()))
        self._close.setToolTip(self._say(text("app", "Put away")))
        self._close.setAccessibleName(self._close.toolTip())

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.read()
        self.slider.setFocus()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        """Come back to the present."""
        super().hideEvent(event)
        if self.isHidden() and self._controller.looking_at is not None:
            self._controller.look_at(None)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        else:
            super().keyPressEvent(event)
