"""What this program is, and under which licences it and all its parts may be used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from boardtable import __version__
from boardtable.engine.text import text

from .lines import break_lines
from .shipped import parts

if TYPE_CHECKING:
    from .words import Words

MARGIN, SPACING = 20, 12
SIZE = (860, 560)
NAMES, LICENCE = 2, 5
"""So the width is shared between the names of the parts and the words of a licence."""


class AboutDialog(QDialog):
    """Names the program and its parts; the licence of the part that is chosen can be read beside them."""

    def __init__(self, parent: QWidget, words: Words) -> None:
        """Begin with the program itself."""
        super().__init__(parent)
        self.setWindowTitle(words.say(text("app", "About boardtable")))
        said = text("app", "boardtable {version}: one calm table for printed board games.", version=__version__)
        made_of = text("app", "It is made of these parts. Choose one to read its licence.")
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.setSpacing(SPACING)
        for sentence in (said, made_of):
            line = QLabel(words.say(sentence))
            line.setTextFormat(Qt.TextFormat.PlainText)
            line.setWordWrap(True)
            column.addWidget(line)
        self._parts = parts()
        self.list = QListWidget()
        self.list.setAccessibleName(words.say(text("app", "Parts")))
        break_lines(self.list)
        self.list.addItems([part.name for part in self._parts])
        self.licence = QPlainTextEdit()
        self.licence.setReadOnly(True)
        self.licence.setTabChangesFocus(True)
        self.licence.setAccessibleName(words.say(text("app", "Licence")))
        row = QHBoxLayout()
        row.setSpacing(SPACING)
        row.addWidget(self.list, NAMES)
        row.addWidget(self.licence, LICENCE)
        column.addLayout(row, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)
        self.list.currentRowChanged.connect(self._read)
        self.list.setCurrentRow(0)
        self.resize(*SIZE)

    def _read(self, row: int) -> None:
        part = self._parts[row]
        self.licence.setPlainText(f"{part.name}: {part.licence}\n\n{part.words}".strip())
