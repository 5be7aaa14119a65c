"""Asking for files: which game to open, and where to put a copy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog, QFileDialog

from boardtable.engine.text import text

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from .words import Words

FILES = "*.boardtable"


def ask_to_open(parent: QWidget, words: Words) -> str:
    """Ask which file to open; an empty name means none."""
    title = words.say(text("app", "Open a game"))
    name, _ = QFileDialog.getOpenFileName(parent, title, "", _kind(words))
    return name


def ask_to_save(parent: QWidget, words: Words, name: str) -> str:
    """Ask where to put a copy; an empty name means nowhere."""
    dialog = QFileDialog(parent, words.say(text("app", "Save a copy as…")), "", _kind(words))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(FILES.removeprefix("*."))
    dialog.selectFile(name)
    return dialog.selectedFiles()[0] if dialog.exec() == QDialog.DialogCode.Accepted else ""


def _kind(words: Words) -> str:
    return f"{words.say(text('app', 'Game files'))} ({FILES})"
