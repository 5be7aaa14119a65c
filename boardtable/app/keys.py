"""All keys on one page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from boardtable.engine.text import text

if TYPE_CHECKING:
    from .words import Words

KEYS = (
    text("keys", "Tab, arrow keys: from one thing on offer to the next"),
    text("keys", "Enter: take it, or put it back"),
    text("keys", "Ctrl+Enter: OK; F6: from the table to the buttons, to the log and back"),
    text("keys", "Esc: let go; Alt+Left: back by one choice"),
    text("keys", "Ctrl+Z: undo; Ctrl+Y: redo"),
    text("keys", "H: hint; M: the computer moves now; P: the computers rest, or go on"),
    text("keys", "R, mouse wheel, right button: turn the large piece in the hand; Shift+R: the other way; F: flip it"),
    text("keys", "Space, held down: enlarge the card that has the focus, or see all that lies below it"),
    text("keys", "E: enlarge what others have, and what lies upon each other, one after the other"),
    text("keys", "Ctrl+T: time line, then arrow keys: from move to move"),
    text("keys", "Ctrl+E: scores"),
    text("keys", "A: look up what the game lists, such as all that may still come; Esc: close it"),
    text("keys", "Ctrl and mouse wheel, Ctrl++, Ctrl+-: zoom; 0, Ctrl+0: fit"),
    text("keys", "Mouse wheel, middle button: move the enlarged table"),
    text("keys", "In a lesson: Page Down, Page Up: next page, page before; Esc: start page"),
    text("keys", "F1: rule book, at the rule that forbids something; Esc, F1: close it"),
    text("keys", "In the rule book, Ctrl+F: search; F3, Shift+F3: next hit, previous hit; Ctrl+P: print"),
    text("keys", "In the rule book, Ctrl+arrow down, Ctrl+arrow up: from rule to rule"),
    text("keys", "F11: full screen"),
    text("keys", "Ctrl+N: new game; Ctrl+O: open; Ctrl+Shift+S: save a copy; Ctrl+W: start page"),
    text("keys", "Ctrl+comma: preferences; ?: all keys; Ctrl+Q: quit"),
)
MARGIN, SPACING = 20, 10
SIZE = (820, 600)


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
        page = QWidget()
        lines = QVBoxLayout(page)
        lines.setSpacing(SPACING)
        for said in KEYS:
            line = QLabel(words.say(said))
            line.setTextFormat(Qt.TextFormat.PlainText)
            line.setWordWrap(True)
            lines.addWidget(line)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidget(page)
        scroll.setAccessibleName(self.windowTitle())
        column.addWidget(scroll, 1)
        column.addWidget(buttons)
        self.resize(*SIZE)
