"""Beside the table: what the others have, and what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from boardtable.controller.log import log_lines
from boardtable.engine.text import text

from .icons import seat_mark
from .rows import clear

if TYPE_CHECKING:
    from collections.abc import Callable

    from boardtable.controller.table import TableController
    from boardtable.engine.text import Text
    from boardtable.scene.art import Art

MARK_PIXELS = 24
TALLY_PIXELS = 26
PLY = Qt.ItemDataRole.UserRole


class PlayersStrip(QFrame):
    """Every player in one line: mark, name, whose turn it is, and what can be counted."""

    def __init__(self, controller: TableController, art: Art, say: Callable[[Text], str]) -> None:
        """Make the strip for one table."""
        super().__init__()
        self.setObjectName("panel")
        self._controller = controller
        self._art = art
        self._say = say
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(10, 8, 10, 8)
        self._shown: object = None
        controller.changed.connect(self.read)

    def read(self) -> None:
        """Say everything anew, if anything is another than before."""
        controller = self._controller
        tallies = controller.table().tallies
        names = [sitter.name for sitter in controller.match.deal.seats]
        told = (tallies, names, controller.acting(), self._say(text("app", "Players")), self.palette().cacheKey())
        if told == self._shown:
            return
        self._shown = told
        clear(self._rows)
        for seat, name in enumerate(names):
            line = QWidget()
            row = QGridLayout(line)
            row.setContentsMargins(0, 2, 0, 2)
            mark = QLabel()
            mark.setPixmap(seat_mark(seat, MARK_PIXELS, self.devicePixelRatioF()))
            acts = seat == controller.acting()
            called = QLabel()
            called.setTextFormat(Qt.TextFormat.PlainText)
            face = called.font()
            face.setBold(acts)
            called.setFont(face)
            short = called.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, 190)
            called.setText(("\N{BLACK RIGHT-POINTING TRIANGLE} " if acts else "") + short)
            called.setToolTip(name if short != name else "")
            row.addWidget(mark, 0, 0)
            row.addWidget(called, 0, 1)
            row.setColumnStretch(1, 1)
            counts = QHBoxLayout()
            counts.setSpacing(4)
            spoken = []
            for tally in (tally for tally in tallies if tally.seat == seat):
                what = self._say(tally.what)
                picture = QLabel()
                ratio = self.devicePixelRatioF()
                pixmap = self._art.picture(tally.picture.name, round(TALLY_PIXELS * ratio), round(TALLY_PIXELS * ratio))
                pixmap.setDevicePixelRatio(ratio)
                picture.setPixmap(pixmap)
                number = QLabel(str(tally.n))
                for label in (picture, number):
                    label.setToolTip(what)
                    counts.addWidget(label)
                counts.addSpacing(8)
                spoken.append(f"{what}: {tally.n}")
            counts.addStretch(1)
            row.addLayout(counts, 1, 1)
            line.setAccessibleName(", ".join([name, *spoken]))
            self._rows.addWidget(line)


class Log(QListWidget):
    """What happened, line by line; a line leads back to its moment."""

    chosen = Signal(int)
    """Look at the table as it was after so many decisions."""

    def __init__(self, controller: TableController, say: Callable[[Text], str]) -> None:
        """Make the log of one table."""
        super().__init__()
        self._controller = controller
        self._say = say
        self._told: list[tuple[int, str]] = []
        self.setWordWrap(True)
        self.setUniformItemSizes(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumSize(QSize(220, 100))
        self.itemClicked.connect(self._choose)
        self.itemActivated.connect(self._choose)
        controller.changed.connect(self.read)

    def read(self) -> None:
        """Write what is new; begin again when something was taken back or another person reads."""
        controller = self._controller
        self.setAccessibleName(self._say(text("app", "Log")))
        lines: list[tuple[int, str]] = []
        if controller.waiting is None:
            lines = [(line.ply, self._say(line.said)) for line in log_lines(controller.match, controller.onlooker)]
        if lines == self._told:
            return
        known = len(self._told)
        if lines[:known] != self._told:
            self.clear()
            known = 0
        for ply, said in lines[known:]:
            item = QListWidgetItem(said)
            item.setData(PLY, ply)
            self.addItem(item)
        self._told = lines
        self._brighten()
        self.scrollToBottom()

    def _brighten(self) -> None:
        """Show the last line in bold."""
        for row in range(max(0, self.count() - 8), self.count()):
            item = self.item(row)
            face = self.font()
            face.setBold(row == self.count() - 1)
            item.setFont(face)

    def _choose(self, item: QListWidgetItem) -> None:
        self.chosen.emit(int(item.data(PLY)))
