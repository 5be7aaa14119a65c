"""All keys on one page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from boardtable.engine.text import text

if TYPE_CHECKING:
    from .words import Words

KEYS = (
    text("keys", "Tab, arrow keys: from one thing on offer to the next"),
    text("keys", "Enter: take it, or put it back"),
    text("keys", "Esc: let go"),
    text("keys", "Ctrl+Z: undo; Ctrl+Y: redo"),
    text("keys", "Space: enlarge the card under the pointer or the focus"),
    text("keys", "Ctrl and mouse wheel, Ctrl++, Ctrl+-: zoom; 0: fit"),
    text("keys", "F11: full screen"),
    text("keys", "Ctrl+N: new game; Ctrl+O: open; Ctrl+W: start page; Ctrl+Q: quit"),
)
MARGIN, SPACING = 20, 10


class KeysDialog(QDialog):
    """Shows what each key does, until it is closed."""

    def __init__(self, parent: QWidget, words: Words) -> None:
        """Write one line for each key."""
        super().__init__(parent)
        self.setWindowTitle(words.say(text("app", "All keys")))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.setSpacing(SPACING)
        for said in KEYS:
            line = QLabel(words.say(said))
            line.setTextFormat(Qt.TextFormat.PlainText)
            column.addWidget(line)
        column.addWidget(buttons)
