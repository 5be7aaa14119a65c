"""Lists of sentences: each has as many lines as it takes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QListWidget, QStyle, QStyledItemDelegate, QStyleOptionViewItem
from typing_extensions import override

if TYPE_CHECKING:
    from collections.abc import Hashable

    from PySide6.QtCore import QModelIndex, QPersistentModelIndex

MEASURED = 4000
"""So many lines at most are remembered as they were measured."""


def break_lines(rows: QListWidget) -> None:
    """Let a list break what is too long for one line, so that no word of it is cut and nothing is scrolled sideways."""
    rows.setWordWrap(True)
    rows.setItemDelegate(_Lines(rows))
    rows.setTextElideMode(Qt.TextElideMode.ElideNone)
    rows.setResizeMode(QListWidget.ResizeMode.Adjust)
    rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    # The bar has its room at all times, but is seen only if there is more: lines are as wide with it as without.
    rows.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
    rows.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)  # row by row, a full list would end in a gap
    bar = rows.verticalScrollBar()
    bar.setEnabled(False)
    bar.rangeChanged.connect(lambda _first, last: bar.setEnabled(last > 0))


class _Lines(QStyledItemDelegate):
    """Measures each sentence in its own weight, within the style's padding, beside a bar and a picture."""

    def __init__(self, rows: QListWidget) -> None:
        """Measure for one list."""
        super().__init__(rows)
        self._rows = rows
        self._measured: dict[Hashable, QSize] = {}
        """Whenever a line is added, a list asks for all of them."""

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        rows, said = self._rows, index.data()
        width = rows.viewport().width()
        face, drawn = index.data(Qt.ItemDataRole.FontRole), index.data(Qt.ItemDataRole.DecorationRole) is not None
        key = (said, width, drawn, rows.iconSize().width(), rows.font().key(), None if face is None else face.key())
        if len(self._measured) > MEASURED:
            self._measured.clear()
        size = self._measured.get(key)
        if size is None:
            size = self._measured[key] = self._measure(option, index, width)
        return size

    def _measure(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex, width: int) -> QSize:
        rows, row = self._rows, QStyleOptionViewItem(option)
        row.rect = QRect(0, 0, width, rows.height())
        self.initStyleOption(row, index)
        row.features &= ~QStyleOptionViewItem.ViewItemFeature.HasDecoration  # Qt makes room for that itself
        # Qt wraps at the width of the row, but writes within the padding that the style sheet asks for.
        row.rect = rows.style().subElementRect(QStyle.SubElement.SE_ItemViewItemText, row, rows)
        return super().sizeHint(row, index)
