"""The page of scores: where every point comes from, player by player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QMargins, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
)
from typing_extensions import override

from boardtable.engine.text import text

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QShowEvent
    from PySide6.QtWidgets import QWidget

    from boardtable.engine.sheet import Sheet
    from boardtable.engine.text import Text


WIDEST, LEAST_COLUMN, WIDEST_COLUMN = 860, 84, 120
MARGIN, SPACING = 20, 14


class ScoreTable(QTableWidget):
    """A sheet as a table: one line a reason, one column a player; the totals come first, where they are seen."""

    def __init__(self, sheet: Sheet, say: Callable[[Text], str], *, tied: bool) -> None:
        """Lay out one sheet; the lines that decide a tie are shown only if there is one."""
        deciding = sheet.tie_break if tied else ()
        super().__init__(len(sheet.lines) + 1 + len(deciding), len(sheet.columns) + 1)
        self.setHorizontalHeaderLabels(["", *(self._cut(say(column)) for column in sheet.columns)])
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setMinimumSectionSize(LEAST_COLUMN)
        self.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setAccessibleName(say(sheet.title))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._row = 0
        self._write(say(text("app", "Total")), sheet.totals, bold=True)
        for line in sheet.lines:
            self._write(say(line.what), line.amounts)
        for line in deciding:
            self._write(say(line.what), line.amounts)

    def _cut(self, heading: str) -> str:
        """Cut a heading that would leave no room for the reasons."""
        return self.fontMetrics().elidedText(heading, Qt.TextElideMode.ElideRight, WIDEST_COLUMN)

    def _write(self, what: str, amounts: Sequence[int | None], *, bold: bool = False) -> None:
        cells = [what, *("" if amount is None else _figure(amount) for amount in amounts)]
        for column, said in enumerate(cells):
            item = QTableWidgetItem(said)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
            if column:
                item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            face = item.font()
            face.setBold(bold)
            item.setFont(face)
            self.setItem(self._row, column, item)
        self._row += 1


class ScoreDialog(QDialog):
    """Shows a sheet until it is closed; closing it is no decision of the game."""

    def __init__(self, parent: QWidget, heading: Text, sheet: Sheet, say: Callable[[Text], str]) -> None:
        """Lay out the sentence that says how it ended, the table and a button to close."""
        super().__init__(parent)
        self.setWindowTitle(say(sheet.title))
        title = QLabel(say(heading))
        title.setObjectName("heading")
        title.setTextFormat(Qt.TextFormat.PlainText)
        title.setWordWrap(True)
        best = max(sheet.totals, default=0)
        tied = sheet.totals.count(best) > 1
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.setSpacing(SPACING)
        column.addWidget(title)
        self._table = ScoreTable(sheet, say, tied=tied)
        self._room = parent.window().size().shrunkBy(QMargins(MARGIN, MARGIN, MARGIN, MARGIN))
        column.addWidget(self._table, 1)
        column.addWidget(buttons)
        self.resize(min(WIDEST, self._room.width()), self._room.height())
        buttons.button(QDialogButtonBox.StandardButton.Close).setFocus()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Become as high as the sheet, but not higher than the window."""
        super().showEvent(event)
        rest = self.height() - self._table.viewport().height()
        self.resize(self.width(), min(rest + self._table.verticalHeader().length(), self._room.height()))


def _figure(amount: int) -> str:
    return f"\N{MINUS SIGN}{-amount}" if amount < 0 else str(amount)
