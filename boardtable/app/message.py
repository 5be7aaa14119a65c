"""Message boxes: one sentence that has to be read before anything else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox

from boardtable import __version__
from boardtable.engine.text import text

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
    """Say what this program is."""
    said = text("app", "boardtable {version}: one calm table for printed board games.", version=__version__)
    QMessageBox.about(parent, words.say(text("app", "About boardtable")), words.say(said))
