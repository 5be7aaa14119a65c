"""All keys on one page."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from boardtable.engine.text import text

from .aids import aids_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from boardtable.engine.text import Text

    from .table_page import TablePage
    from .words import Words


class Where(Enum):
    """What has to be there for a key to do anything."""

    EVERYWHERE = "everywhere"
    COMPUTERS = "computers"
    LARGE = "large"
    """Pieces that cover several places, so that it matters how they are turned."""
    NEAR = "near"
    """Something that can be enlarged as a whole."""
    LISTS = "lists"
    LESSON = "lesson"
    BOOK = "book"


KEYS = (
    (Where.EVERYWHERE, text("keys", "Tab, arrow keys: from one thing on offer to the next")),
    (Where.EVERYWHERE, text("keys", "Enter: take it, or put it back; without it, what is proposed or alone on offer")),
    (Where.EVERYWHERE, text("keys", "Ctrl+1, Ctrl+2 and so on: the buttons of the choice, from left to right")),
    (Where.EVERYWHERE, text("keys", "Ctrl+Enter: OK; F6: from the table to the buttons, to the log and back")),
    (Where.EVERYWHERE, text("keys", "Esc: let go; Alt+Left: back by one choice")),
    (Where.EVERYWHERE, text("keys", "Ctrl+Z: undo; Ctrl+Y: redo")),
    (Where.EVERYWHERE, text("keys", "H: hint")),
    (Where.COMPUTERS, text("keys", "M: the computer moves now; P: the computers rest, or go on")),
    (
        Where.LARGE,
        text(
            "keys", "R, mouse wheel, right button: turn the large piece in the hand; Shift+R: the other way; F: flip it"
        ),
    ),
    (
        Where.LARGE,
        text("keys", "Arrow keys: move it to where it fits next; Tab: the same, turned as it must be"),
    ),
    (
        Where.EVERYWHERE,
        text("keys", "Space, held down: enlarge the card that has the focus, or see all that lies below it"),
    ),
    (
        Where.NEAR,
        text("keys", "E: enlarge what others have, and what lies upon each other, one after the other"),
    ),
    (Where.EVERYWHERE, text("keys", "Ctrl+T: time line, then arrow keys: from move to move")),
    (Where.EVERYWHERE, text("keys", "Ctrl+E: scores; Esc, Enter: close them")),
    (Where.LISTS, text("keys", "A: look up what the game lists, such as all that may still come; Esc: close it")),
    (Where.EVERYWHERE, text("keys", "Ctrl and mouse wheel, Ctrl++, Ctrl+-: zoom; 0, Ctrl+0: fit")),
    (Where.EVERYWHERE, text("keys", "Mouse wheel, middle button: move the enlarged table")),
    (Where.LESSON, text("keys", "In a lesson: Page Down, Page Up: next page, page before; Esc: leave it")),
    (Where.BOOK, text("keys", "F1: rule book, at the rule that forbids something; Esc, F1: close it")),
    (
        Where.BOOK,
        text("keys", "In the rule book, Ctrl+F: search; F3, Shift+F3: next hit, previous hit; Ctrl+P: print"),
    ),
    (Where.BOOK, text("keys", "In the rule book, Ctrl+arrow down, Ctrl+arrow up: from rule to rule")),
    (Where.EVERYWHERE, text("keys", "F11: full screen")),
    (Where.EVERYWHERE, text("keys", "Ctrl+N: new game; Ctrl+O: open; Ctrl+Shift+S: save a copy; Ctrl+W: start page")),
    (Where.EVERYWHERE, text("keys", "Ctrl+comma: preferences; ?: all keys; Ctrl+Q: quit")),
)
MARGIN, SPACING = 20, 10
SIZE = (820, 600)


def keys_at(page: TablePage | None) -> tuple[Text, ...]:
    """Say what the keys do that do anything at a table; away from tables, those of every table and of lessons."""
    here = {Where.EVERYWHERE}
    if page is None:
        here |= {Where.LESSON, Where.BOOK}
    else:
        places = page.scene.look()
        does = {
            Where.COMPUTERS: page.computers.present,
            Where.LARGE: any(placed.covers or placed.shape for placed in places.placed.values()),
            Where.NEAR: any(zone.group is not None or zone.piled for zone in places.zones.values()),
            Where.LISTS: bool(aids_of(page.controller)),
            Where.BOOK: page.bar.has_book,
        }
        here |= {where for where, does_something in does.items() if does_something}
    return tuple(said for where, said in KEYS if where in here)


class KeysDialog(QDialog):
    """Shows what each key does, until it is closed."""

    def __init__(self, parent: QWidget, words: Words, keys: Iterable[Text]) -> None:
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
        for said in keys:
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
