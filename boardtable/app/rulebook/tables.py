"""The tables of a rule book: lines below the rows, none between columns, and room for pictures side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtGui import (
    QColor,
    QFont,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)

from .text import fragments

if TYPE_CHECKING:
    from PySide6.QtGui import QTextTableCell

    from .text import Look

LETTERS, PADDING, ABOVE, BELOW = 0.92, 0.3, 0.4, 0.7
"""In heights of the body, as everything here."""
ROOMY = 26
"""On a page that is narrower, tables begin at the edge."""
SHARE, GAP = 0.45, 0.4
"""Pictures side by side take no larger share of the page, and stand so far apart."""


@frozen
class _Columns:
    """A table, how far it stands from the left, and for each column how many pictures of which width stand in it."""

    table: QTextTable
    left: float
    pictures: tuple[tuple[int, float], ...]


class RuleTables:
    """Dresses the tables of one rule book, and fits them to the width of the page."""

    def __init__(self, look: Look) -> None:
        """Begin without tables."""
        self._look = look
        self._columns: list[_Columns] = []

    def dress(self, table: QTextTable, left: float) -> None:
        """Set a table as in print, so far from the left; one that is dressed already stays."""
        if any(known.table == table for known in self._columns):
            return
        em = self._look.pixels
        shape = table.format()
        shape.setBorderCollapse(True)
        shape.setBorder(0)
        shape.setCellPadding(PADDING * em)
        shape.setCellSpacing(0)
        shape.setLeftMargin(left)
        shape.setTopMargin(ABOVE * em)
        shape.setBottomMargin(BELOW * em)
        table.setFormat(shape)
        for row in range(table.rows()):
            for column in range(table.columns()):
                self._dress_cell(table.cellAt(row, column), head=row == 0)
        pictures = tuple(_pictures(table, column) for column in range(table.columns()))
        self._columns.append(_Columns(table, left, pictures))

    def fit(self, width: float) -> None:
        """Give each column its width on a page of this width: pictures stand side by side as far as there is room."""
        gap = GAP * self._look.pixels
        for each in self._columns:
            lengths = []
            for most, widest in each.pictures:
                if most > 1:
                    room = int((SHARE * (width - each.left) - 2 * gap) // (widest + gap))
                    fixed = min(most, max(room, 1)) * (widest + gap) + 2 * gap
                    lengths.append(QTextLength(QTextLength.Type.FixedLength, fixed))
                else:
                    lengths.append(QTextLength(QTextLength.Type.VariableLength, 0))
            shape = each.table.format()
            left = each.left if width >= ROOMY * self._look.pixels else 0
            if (shape.columnWidthConstraints(), shape.leftMargin()) != (lengths, left):
                shape.setColumnWidthConstraints(lengths)
                shape.setLeftMargin(left)
                each.table.setFormat(shape)

    def _dress_cell(self, cell: QTextTableCell, *, head: bool) -> None:
        """Draw a line below; what heads a column is quiet."""
        shape = cell.format().toTableCellFormat()
        shape.setBottomBorder(1)
        shape.setBottomBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        shape.setBottomBorderBrush(QColor(self._look.quiet if head else self._look.line))
        shape.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
        cell.setFormat(shape)
        cursor = cell.firstCursorPosition()
        cursor.setPosition(cell.lastCursorPosition().position(), QTextCursor.MoveMode.KeepAnchor)
        flat = QTextBlockFormat()
        flat.setTopMargin(0)
        flat.setBottomMargin(0)
        cursor.mergeBlockFormat(flat)
        small = QTextCharFormat()
        small.setProperty(QTextFormat.Property.FontPixelSize, round(LETTERS * self._look.pixels))
        cursor.mergeCharFormat(small)
        if head:
            quiet = QTextCharFormat()
            quiet.setFontWeight(QFont.Weight.Bold)
            quiet.setForeground(QColor(self._look.quiet))
            cursor.mergeCharFormat(quiet)


def _pictures(table: QTextTable, column: int) -> tuple[int, float]:
    """Tell how many pictures stand in a cell of a column at most, and how wide the widest is."""
    most, widest = 0, 0.0
    for row in range(table.rows()):
        block = table.cellAt(row, column).firstCursorPosition().block()
        formats = [fragment.charFormat().toImageFormat() for fragment in fragments(block)]
        widths = [picture.width() for picture in formats if picture.isValid()]
        most, widest = max(most, len(widths)), max(widest, *widths, 0.0)
    return most, widest
