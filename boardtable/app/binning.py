"""Moving a game to the bin of the system, or saying why that cannot be."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from PySide6.QtCore import QFile

from boardtable.engine.text import text
from boardtable.store.whole import shown

if TYPE_CHECKING:
    from pathlib import Path

    from boardtable.engine.text import Text


def move_to_bin(path: Path) -> Text | None:
    """Move a file to the bin; a sentence says why if it is still there, or was not there any more."""
    if QFile.moveToTrash(str(path)):
        return None
    return text("app", "{file} could not be moved to the bin. {why}", file=shown(path), why=_why(path))


def _why(path: Path) -> Text:
    """Say what is known of it: the system itself only says that it did not work."""
    if not os.path.lexists(path):
        return text("app", "It is not there any more.")
    if not os.access(path.parent, os.W_OK):
        return text("app", "This program may not change the folder {folder}.", folder=shown(path.parent))
    return text("app", "The disk on which it lies has no bin that this program may use.")
