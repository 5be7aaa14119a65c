"""Rows of widgets that are filled anew as the game goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QLayout


def clear(row: QLayout) -> None:
    """Take all widgets out of a row and let go of them."""
    while (item := row.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
