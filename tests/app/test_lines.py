"""Lists of sentences: every line whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from boardtable.app import theme
from boardtable.app.lines import break_lines
from tests.app.clipping import clipped
from tests.app.program import come_to_rest

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.app.program import Program

PICTURE = QSize(40, 24)


@pytest.mark.parametrize("pictures", [False, True])
def test_no_line_is_cut(
    start: Callable[..., Program],
    pictures: bool,  # noqa: FBT001 - a row of a table
) -> None:
    """Sentences of every length around one and two lines, with a picture before each and without."""
    theme.apply(start().app, "light", 100)
    rows = QListWidget()
    rows.setIconSize(PICTURE)
    break_lines(rows)
    rows.resize(270, 400)
    rows.show()
    heights = set()
    for length in range(20, 100):
        rows.clear()
        item = QListWidgetItem("Ann " * (length // 4) + "i" * (length % 4) + ".")
        if pictures:
            pixels = QPixmap(PICTURE)
            pixels.fill("red")
            item.setIcon(QIcon(pixels))
        rows.addItem(item)
        come_to_rest()
        assert clipped(rows) == [], length
        heights.add(rows.visualItemRect(item).height() // rows.fontMetrics().lineSpacing())
    assert {1, 2} <= heights
