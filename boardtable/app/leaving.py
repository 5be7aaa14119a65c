"""Leaving a game: what is not on the disk is not lost without a question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMessageBox

from boardtable.engine.text import text

from . import files
from .message import message

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from boardtable.controller.games import Games, OpenGame

    from .words import Words


def save_copy(parent: QWidget, words: Words, games: Games, opened: OpenGame) -> bool:
    """Ask where to put a copy of a game and write it there; tells whether it is there now."""
    from boardtable.store.saves import SaveError  # noqa: PLC0415 - the start page is painted before it is needed

    name = files.ask_to_save(parent, words, opened.name)
    if not name:
        return False
    try:
        games.copy(opened, name)
    except SaveError as error:
        message(parent, words, error.why).exec()
        return False
    return True


def may_leave(parent: QWidget, words: Words, games: Games, opened: OpenGame) -> bool:
    """Put all of a game on the disk; if that cannot be, ask whether to save a copy, to leave or to stay."""
    fault = opened.close()
    if fault is None:
        return True
    box = message(parent, words, fault)
    box.setIcon(QMessageBox.Icon.Warning)
    copy = box.addButton(words.say(text("app", "Save a copy as…")), QMessageBox.ButtonRole.AcceptRole)
    leave = box.addButton(words.say(text("app", "Do not save")), QMessageBox.ButtonRole.DestructiveRole)
    box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(copy)
    box.exec()
    if box.clickedButton() is copy:
        return save_copy(parent, words, games, opened)
    return box.clickedButton() is leave
