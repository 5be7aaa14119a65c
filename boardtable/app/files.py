"""Asking for files: which game to open, and where to put a copy or anything else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QDialog, QFileDialog

from boardtable.engine.text import text
from boardtable.i18n import closest, system_language

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from boardtable.engine.text import Text

    from .words import Words

SUFFIX = "boardtable"
SIZE = (960, 560)
"""Of the dialog that is not the system's: all columns are read in the smallest window."""


def ask_to_open(parent: QWidget, words: Words) -> str:
    """Ask which file to open; an empty name means none."""
    dialog = _dialog(parent, words.say(text("app", "Open a game")), _games(words))
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    return _chosen(dialog)


def ask_to_save(parent: QWidget, words: Words, name: str) -> str:
    """Ask where to put a copy; an empty name means nowhere."""
    return ask_where(parent, words.say, text("app", "Save a copy as…"), _games(words), name)


def ask_where(parent: QWidget, say: Callable[[Text], str], title: Text, kind: str, name: str = "") -> str:
    """Ask where to write a file of some kind ("PDF (*.pdf)"), which has its suffix at the end."""
    dialog = _dialog(parent, say(title), kind)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setLabelText(QFileDialog.DialogLabel.Accept, say(text("app", "Save")))  # Qt has another word in Polish
    dialog.setDefaultSuffix(kind.rpartition(".")[2].rstrip(")"))
    if name:
        dialog.selectFile(name)
    return _chosen(dialog)


def _games(words: Words) -> str:
    return f"{words.say(text('app', 'Game files'))} (*.{SUFFIX})"


def _dialog(parent: QWidget, title: str, kind: str) -> QFileDialog:
    """Make a dialog in the window's language: the system's own only where that is the system's language too."""
    dialog = QFileDialog(parent, title, "", kind)
    spoken = closest([QLocale().name()])
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog, spoken != system_language())
    dialog.resize(*SIZE)
    return dialog


def _chosen(dialog: QFileDialog) -> str:
    try:
        return dialog.selectedFiles()[0] if dialog.exec() == QDialog.DialogCode.Accepted else ""
    finally:
        dialog.deleteLater()
