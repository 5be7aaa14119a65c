"""Message boxes: one sentence that has to be read before anything else; and the way to the page about the program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox

from .flow import breakable

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from boardtable.engine.text import Text

    from .words import Words


def message(parent: QWidget, words: Words, sentence: Text) -> QMessageBox:
    """Make a box that shows a sentence as it is, without any markup in it."""
    box = QMessageBox(parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setWindowTitle("boardtable")
    box.setText(breakable(words.say(sentence)))
    return box


def about(parent: QWidget, words: Words) -> None:
    """Say what this program is, and under which licences its parts are."""
    from .about import AboutDialog  # noqa: PLC0415 - the start page is painted before it is needed

    AboutDialog(parent, words).exec()
