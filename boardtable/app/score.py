"""The page of scores beside the table: where every point comes from, and how they add up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QIcon, QPainter
from PySide6.QtWidgets import QHeaderView, QStyledItemDelegate, QStyleOptionViewItem, QTableWidget, QTableWidgetItem
from typing_extensions import override

from boardtable.engine.text import text

from .icons import same_when_chosen
from .score_pictures import GAP, seat_of, standing, winning

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Sequence

    from PySide6.QtGui import QKeyEvent

    from boardtable.engine.move import Seat
    from boardtable.engine.sheet import Line, Sheet
    from boardtable.engine.text import Text

    from .score_pictures import PieceRows

LEAST_COLUMN, WIDEST_COLUMN, REASONS = 64, 120, 204
"""In pixels: a column of points at least and at most, and the column of reasons at least."""
WORD_EDGE = 12
"""What is beside the words of a reason."""
SCROLLING = {
    *(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
    *(Qt.Key.Key_Home, Qt.Key.Key_End),
}
ROOMY = 400
"""No picture beside a reason is larger, in pixels."""


@frozen
class _Entry:
    """One row: in bold the points of everybody or of one player, or a line of the sheet."""

    what: Text
    amounts: tuple[int | None, ...]
    line: Line | None = None
    column: int | None = None


class ScoreTable(QTableWidget):
    """A sheet as a table: one row a reason, one column a player, the totals first, where they are seen.

    If each reason concerns one player only, the players stand below each other, each with the own reasons.
    Points that do not matter are greyed.
    """

    read_at = Signal(object)
    """The pointer or the keyboard is on this line of the sheet, or (None) on none."""

    def __init__(
        self,
        sheet: Sheet,
        say: Callable[[Text], str],
        winners: Collection[Seat] = (),
        pieces: PieceRows | None = None,
    ) -> None:
        """Lay out one sheet with all its points; with `pieces` each line shows what it comes from."""
        self._sheet = sheet
        self._winners = winners
        self._pieces = pieces
        self._entries = list(_one_by_one(sheet) if _is_personal(sheet) else _side_by_side(sheet))
        columns = 1 if _is_personal(sheet) else len(sheet.columns)
        super().__init__(len(self._entries), columns + 1)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        heads = _Heads(self)
        self.setHorizontalHeader(heads)
        heads.setDefaultAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        heads.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        heads.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        heads.setMinimumSectionSize(LEAST_COLUMN)
        heads.setVisible(columns > 1)
        self.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)  # Tab leads on to the buttons
        self.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        self.setShowGrid(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumHeight(120)
        self.setIconSize(QSize(ROOMY, ROOMY))
        self.setItemDelegate(_Points(self))
        self.setItemDelegateForColumn(0, _Reasons(self))
        self.setMouseTracking(True)
        self.cellEntered.connect(lambda row, _: self._read_at(row))
        self.currentCellChanged.connect(lambda row, *_: self._read_at(row))
        self.read(say)

    @property
    def sheet(self) -> Sheet:
        """Tell which sheet this is."""
        return self._sheet

    def read(self, say: Callable[[Text], str]) -> None:
        """Say everything, also anew in another language."""
        self.setAccessibleName(say(self._sheet.title))
        names = ["", *(self._cut(say(column)) for column in self._sheet.columns)]
        self.setHorizontalHeaderLabels(names[: self.columnCount()])
        for row, entry in enumerate(self._entries):
            item = self._write(row, 0, say(entry.what), bold=entry.line is None)
            if entry.column is not None and entry.line is None:
                self._adorn(item, entry.what, say)
            elif entry.line is not None and self._pieces is not None:
                drawn = self._pieces.draw(entry.line.pieces, self.devicePixelRatioF())
                item.setIcon(QIcon() if drawn is None else same_when_chosen(drawn))
        self.count(None)
        for column, name in enumerate(() if _is_personal(self._sheet) else self._sheet.columns, 1):
            head = self.horizontalHeaderItem(column)
            if head is not None:
                self._adorn(head, name, say, self.item(0, column))
        self.setMinimumWidth(self._least_width())

    @override
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.read_at.emit(None)

    def _read_at(self, row: int) -> None:
        self.read_at.emit(self._entries[row].line if row >= 0 else None)

    def _least_width(self) -> int:
        """Tell how wide it has to be for every number, and for the longest word of a reason."""
        self.ensurePolished()  # before that the style asks for nothing around a table
        edges = self.contentsMargins()
        beside = edges.left() + edges.right() + self.verticalScrollBar().sizeHint().width()
        points = sum(max(LEAST_COLUMN, self._room(column)) for column in range(1, self.columnCount()))
        longest = max((self._longest_word(row) for row in range(self.rowCount())), default=0)
        return max(REASONS, longest + WORD_EDGE) + points + beside

    def _longest_word(self, row: int) -> int:
        """Tell how wide the longest word of a reason is, with the mark beside it if it is a name."""
        item = self.item(row, 0)
        if item is None:
            return 0
        longest = max(map(self._bold().horizontalAdvance, item.text().split()), default=0)
        if self._entries[row].line is not None or item.icon().isNull():
            return longest
        return longest + item.icon().actualSize(self.iconSize()).width() + WORD_EDGE

    def _room(self, column: int) -> int:
        return max(self.sizeHintForColumn(column), self.horizontalHeader().sectionSizeHint(column))

    def _bold(self) -> QFontMetrics:
        face = self.font()
        face.setBold(True)
        return QFontMetrics(face)

    def count(self, lines: int | None) -> None:
        """Show the points of so many lines of the sheet (None: all of them), and what they come to."""
        known = self._sheet.lines if lines is None else self._sheet.lines[:lines]
        for row, entry in enumerate(self._entries):
            amounts = entry.amounts
            if lines is not None and entry.line is None:
                sums = [sum(line.amounts[n] or 0 for line in known) for n in range(len(self._sheet.columns))]
                amounts = tuple(sums) if entry.column is None else (sums[entry.column],)
            elif lines is not None and not any(entry.line is line for line in known):
                amounts = (None,) * len(amounts)
            for column, amount in enumerate(amounts, 1):
                said = "" if amount is None else figure(amount)
                self._write(row, column, said, bold=entry.line is None)
            if lines is not None and known and entry.line is known[-1]:
                self.selectRow(row)
                self.scrollTo(self.model().index(row, 0))
        if lines is None:
            self.clearSelection()
            self.scrollToTop()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave to the page around it what closes that; no key looks for a row by its letters."""
        if event.key() in SCROLLING:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def _cut(self, heading: str) -> str:
        """Cut a heading that would leave no room for the reasons."""
        return self.fontMetrics().elidedText(heading, Qt.TextElideMode.ElideRight, WIDEST_COLUMN)

    def _adorn(
        self, item: QTableWidgetItem, name: Text, say: Callable[[Text], str], points: QTableWidgetItem | None = None
    ) -> None:
        """Put the mark of a seat beside its name, and say who wins; a heading leaves the cup to the total below it."""
        seat = seat_of(name)
        if seat is None:
            return
        wins, colour, ratio = seat in self._winners, self.palette().text().color(), self.devicePixelRatioF()
        item.setIcon(same_when_chosen(standing(seat, colour, ratio, wins=wins and points is None)))
        if wins:
            if points is not None:
                points.setIcon(same_when_chosen(winning(colour, ratio)))
            said = say(text("app", "Winner: {name}", name=name))
            item.setToolTip(said)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, said)

    def _write(self, row: int, column: int, said: str, *, bold: bool) -> QTableWidgetItem:
        item = self.item(row, column)
        if item is None:
            item = QTableWidgetItem()
            item.setFlags(Qt.ItemFlag.ItemIsSelectable)
            if self._sheet.moot is None:
                item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEnabled)
            if column:
                item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            face = self.font()
            face.setBold(bold)
            item.setFont(face)
            self.setItem(row, column, item)
        item.setText(said)
        return item


class _Reasons(QStyledItemDelegate):
    """Lays the pieces from which points come below the words."""

    @override
    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        if not option.font.bold():
            option.decorationPosition = QStyleOptionViewItem.Position.Bottom
            option.decorationAlignment = Qt.AlignmentFlag.AlignLeft


class _Points(QStyledItemDelegate):
    """Keeps the cup beside the points that it belongs to, however wide their column is."""

    @override
    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        if not option.icon.isNull():
            cup = option.icon.actualSize(option.decorationSize).width()
            needed = cup + option.fontMetrics.horizontalAdvance(option.text) + WORD_EDGE + GAP
            option.rect.setLeft(max(option.rect.left(), option.rect.right() - needed))


class _Heads(QHeaderView):
    """Keeps the mark of a seat beside its name, however wide its column is."""

    def __init__(self, table: QTableWidget) -> None:
        """Stand above the columns of a table."""
        super().__init__(Qt.Orientation.Horizontal, table)

    @override
    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        left = max(rect.left(), rect.right() - self.sectionSizeFromContents(logicalIndex).width())
        super().paintSection(painter, QRect(QPoint(left, rect.top()), rect.bottomRight()), logicalIndex)


def figure(amount: int) -> str:
    """Write a number of points with a real minus sign."""
    return f"\N{MINUS SIGN}{-amount}" if amount < 0 else str(amount)


def deciding(sheet: Sheet) -> list[tuple[Line, tuple[int, ...]]]:
    """Find the lines that decide a tie, each with the columns that are equal before it; none without a tie."""
    best = max(sheet.totals, default=0)
    tied = tuple(column for column, total in enumerate(sheet.totals) if total == best)
    found = []
    for line in sheet.tie_break:
        if len(tied) > 1:
            found.append((line, tied))
            most = max(line.amounts[column] or 0 for column in tied)
            tied = tuple(column for column in tied if (line.amounts[column] or 0) == most)
    return found


def _is_personal(sheet: Sheet) -> bool:
    """Tell whether each line is about one player and gives points to that one only."""
    return all(
        line.seat is not None
        and line.seat < len(sheet.columns)
        and all(amount is None or column == line.seat for column, amount in enumerate(line.amounts))
        for line in sheet.lines
    )


def _side_by_side(sheet: Sheet) -> Iterator[_Entry]:
    yield _Entry(text("app", "Total"), sheet.totals)
    for line in sheet.lines:
        yield _Entry(line.what, line.amounts, line)
    for line, tied in deciding(sheet):
        amounts = tuple(amount if column in tied else None for column, amount in enumerate(line.amounts))
        yield _Entry(_tie_break(line), amounts, line)


def _one_by_one(sheet: Sheet) -> Iterator[_Entry]:
    ties: Sequence[tuple[Line, tuple[int, ...]]] = deciding(sheet)
    for column, name in enumerate(sheet.columns):
        yield _Entry(name, (sheet.totals[column],), None, column)
        for line in sheet.lines:
            if line.seat == column:
                yield _Entry(line.what, (line.amounts[column],), line)
        for line, tied in ties:
            if column in tied:
                yield _Entry(_tie_break(line), (line.amounts[column],), line)


def _tie_break(line: Line) -> Text:
    return text("app", "Tie-break: {what}", what=line.what)
