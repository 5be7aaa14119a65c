"""The table, and what stands beside it: the column of players and log, and a rule book."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget
from typing_extensions import override

from boardtable.scene.places import HEIGHT, WIDTH

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent

SIDE_PIXELS, SIDE_SHARE = 280, 0.22
"""The column is no wider than this, and in a small window, where the table needs the room, no larger a share of it."""
ROOM = 900
"""If the book leaves less than this to table and column, the column makes room for the table."""


class Halves(QSplitter):
    """Divides a page between the table and the column beside it; a book may come to stand on the right."""

    def __init__(self, table: QWidget, parts: Sequence[QWidget], panels: Sequence[int]) -> None:
        """Lay out the column from above; the last of its parts takes what is left. `panels` is how wide it was."""
        super().__init__()
        self.side = QWidget()
        column = QVBoxLayout(self.side)
        column.setContentsMargins(0, 0, 0, 0)
        for part in parts:
            column.addWidget(part)
        column.setStretchFactor(parts[-1], 1)
        self._chosen = bool(panels)
        self._side_width = next(iter(panels), SIDE_PIXELS)
        self._book: QWidget | None = None
        self._counting = False
        self.setChildrenCollapsible(False)
        self.addWidget(table)
        self.addWidget(self.side)
        self.setStretchFactor(0, 1)
        self.setSizes([10_000, self._side_width])
        self.splitterMoved.connect(self._choose)

    @property
    def side_width(self) -> int:
        """Tell how wide the column is, or was before it made room or a page of scores took more."""
        return self._side_width if self.side.isHidden() or self._counting else self.sizes()[1]

    @property
    def panels(self) -> tuple[int, ...]:
        """Tell how wide the column is, if somebody has chosen that."""
        return (self.side_width,) if self._chosen else ()

    @property
    def book_width(self) -> int:
        """Tell how wide the book on the right is; 0 without one."""
        return self.sizes()[2] if self._book is not None else 0

    def put_beside(self, book: QWidget, width: int) -> None:
        """Let a book stand on the right."""
        self._side_width = self.side_width
        self.addWidget(book)
        self._book = book  # not before: adding it resizes what is there
        book.show()
        self._divide(width)
        self._arrange()

    def give_to(self, other: QSplitter) -> None:
        """Give the book, if it stands here, to somebody else, and its room back to table and column."""
        if self._book is not None:
            self._side_width = self.side_width
            book, self._book = self._book, None  # from here on, whatever is resized finds no book
            other.addWidget(book)
            self.side.show()
            self._divide(0)

    def show_scores(self, counting: bool) -> None:  # noqa: FBT001 - a signal calls it
        """Show the column in any case, and as wide as it must be, while there is a page of scores in it."""
        self._side_width = self.side_width
        self._counting = counting
        self._arrange()
        if not counting:
            self._divide(self.book_width)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        if not (self._chosen or self._counting or self._book is not None):
            free = round(max(self.width() - self.height() * WIDTH / HEIGHT, self.width() * SIDE_SHARE))
            self._side_width = min(SIDE_PIXELS, free)
            self._divide(0)

    def _choose(self) -> None:
        """Keep from now on to the width that somebody gave the column."""
        self._chosen = True
        self._arrange()

    def _arrange(self) -> None:
        """Show the column where there is room for it."""
        narrow = self._book is not None and self.width() - self.book_width < ROOM
        hidden = narrow and not self._counting
        if hidden != self.side.isHidden():
            self._side_width = self.side_width
            self.side.setVisible(not hidden)
            self._divide(self.book_width)

    def _divide(self, book: int) -> None:
        side = 0 if self.side.isHidden() else self._side_width
        self.setSizes([max(1, self.width() - side - book), side, *([book] if self._book is not None else [])])
