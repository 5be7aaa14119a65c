"""The page of a rule book on the screen: a column of text that keeps its place."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QKeySequence,
    QPainter,
    QShortcut,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit
from typing_extensions import override

from .pages import Place, RulePages
from .text import part

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtCore import QUrl
    from PySide6.QtGui import QPaintEvent, QResizeEvent, QWheelEvent

LINE_EMS, MARGIN_EMS = 36, 1.1
"""The text is at most so wide, and stands at least so far from the edges, in heights of the body."""
ABOVE, PADDING = 12, 8
"""What is looked up stands so many pixels below the upper edge, on a ground that is so much larger."""


@frozen
class HitColours:
    """What hits of a search are marked with, and the one that is looked at."""

    ground: str
    current: str
    ink: str
    current_ink: str


LIGHT_HITS = HitColours("#FFE9A8", "#F2B01E", "#22262B", "#14161A")
DARK_HITS = HitColours("#57481C", "#F2B01E", "#ECE8DF", "#14161A")
DARK_BELOW = 128
"""A page that is darker than this (of 255) is a dark one."""


class RuleView(QTextBrowser):
    """Shows the pages of a rule book; nothing can be written, and no link leads out of it."""

    moved = Signal()
    """Another place is at the top."""

    def __init__(self) -> None:
        """Begin with empty pages."""
        super().__init__()
        self.setObjectName("rules")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setOpenExternalLinks(False)
        self.setUndoRedoEnabled(False)
        self._pages: RulePages | None = None
        self._em = 16.0
        self._at = 0
        self._settling = False
        self._looked_up: int | None = None
        self._hits: Sequence[tuple[int, int]] = ()
        self._hit: int | None = None
        self.anchorClicked.connect(self._follow)
        self.verticalScrollBar().valueChanged.connect(self._scrolled)
        self.horizontalScrollBar().rangeChanged.connect(self._need_bar)
        for keys, by in (("Ctrl+Down", 1), ("Ctrl+Up", -1)):
            shortcut = QShortcut(QKeySequence(keys), self, context=Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(lambda by=by: self._step(by))

    @property
    def at(self) -> int:
        """Tell which position of the text is looked at."""
        return self._at

    def lay(self, pages: RulePages, em: float, place: Place) -> None:
        """Show pages at a place."""
        with self._settled():
            old = self._pages
            self._pages, self._em = pages, em
            pages.setParent(self)
            self.setDocument(pages)
            if old is not None:
                old.deleteLater()
            self._hits, self._hit, self._looked_up = (), None, None
            self._set_margins()
        self.go(pages.position(place))

    def go(self, position: int) -> None:
        """Go to a paragraph without a word."""
        self._at = position
        self._settle()

    def look_up(self, position: int) -> None:
        """Go to a paragraph, mark it, and read it aloud to those who listen."""
        self._looked_up = position
        self.go(position)
        self._mark()
        self._announce()

    def show_hits(self, hits: Sequence[tuple[int, int]], current: int | None) -> None:
        """Mark where something was found, from position to position; the current one comes into sight."""
        self._hits, self._hit, self._looked_up = hits, current, None
        if current is not None:
            start, end = hits[current]
            cursor = part(self.document(), start, end - start)
            seen = self.viewport().rect().adjusted(0, ABOVE, 0, -2 * ABOVE)
            if not seen.contains(self.cursorRect(cursor)):
                self._at = self.document().findBlock(start).position()
                self._settle()
                if not seen.contains(self.cursorRect(cursor)):  # a paragraph that is higher than the window
                    bar = self.verticalScrollBar()
                    bar.setValue(bar.value() + self.cursorRect(cursor).top() - self.viewport().height() // 2)
        self._mark()

    # Qt asks.

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        with self._settled():
            super().resizeEvent(event)
            self._set_margins()
        self._settle()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground of the paragraph that was looked up, before the words."""
        if self._looked_up is not None:
            block = self.document().findBlock(self._looked_up)
            rect = self.document().documentLayout().blockBoundingRect(block)
            frame = self.document().rootFrame().frameFormat()
            rect.setLeft(frame.leftMargin())
            rect.setRight(self.viewport().width() - frame.rightMargin())
            rect.translate(0, -self.verticalScrollBar().value())
            with QPainter(self.viewport()) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(self.palette().highlight())
                painter.drawRoundedRect(rect.adjusted(-PADDING, -PADDING / 2, PADDING, PADDING / 2), PADDING, PADDING)
        super().paintEvent(event)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll; the size of the text is a preference, and not the wheel's to change."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.accept()
            return
        super().wheelEvent(event)

    @override
    def loadResource(self, type: int, name: QUrl | str) -> object:
        """Ask nobody but the pages themselves."""
        return None if self._pages is None else self._pages.loadResource(type, name)

    # Inside.

    @contextmanager
    def _settled(self) -> Iterator[None]:
        """Take no notice of scrolling that nobody asked for."""
        before, self._settling = self._settling, True
        yield
        self._settling = before

    def _settle(self) -> None:
        """Bring the place that is looked at to the top."""
        with self._settled():
            self.document().pageCount()  # lays out all of it, so that every place can be scrolled to
            block = self.document().findBlock(self._at)
            if block.previous().blockFormat().headingLevel():
                block = block.previous()  # what begins a chapter is shown with its heading
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + self.cursorRect(QTextCursor(block)).top() - ABOVE)
        self.moved.emit()

    def _scrolled(self) -> None:
        if self._settling or self._pages is None:
            return
        top = self.cursorForPosition(QPoint(self.viewport().width() // 2, 2 * ABOVE))
        self._at = top.block().position()
        self.moved.emit()

    def _need_bar(self, _least: int, most: int) -> None:
        """Show a bar below only for what is wider than the page: its empty margin is not worth one."""
        fits = most <= self.document().rootFrame().frameFormat().rightMargin()
        off, as_needed = Qt.ScrollBarPolicy.ScrollBarAlwaysOff, Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self.setHorizontalScrollBarPolicy(off if fits else as_needed)

    def _set_margins(self) -> None:
        """Keep lines at a length that is comfortable to read."""
        side = max(MARGIN_EMS * self._em, (self.viewport().width() - LINE_EMS * self._em) / 2)
        frame = self.document().rootFrame()
        shape = frame.frameFormat()
        if shape.leftMargin() != side:
            shape.setLeftMargin(side)
            shape.setRightMargin(side)
            shape.setTopMargin(ABOVE)
            shape.setBottomMargin(2 * MARGIN_EMS * self._em)
            frame.setFrameFormat(shape)
        if self._pages is not None:
            self._pages.fit(self.viewport().width() - 2 * side)

    def _mark(self) -> None:
        """Mark what was found; the paragraph that was looked up is painted with the page."""
        self.viewport().update()
        marks = []
        colours = DARK_HITS if self.palette().base().color().lightness() < DARK_BELOW else LIGHT_HITS
        for n, (start, end) in enumerate(self._hits):
            shape = QTextCharFormat()
            shape.setBackground(QColor(colours.current if n == self._hit else colours.ground))
            shape.setForeground(QColor(colours.current_ink if n == self._hit else colours.ink))
            marks.append(self._selection(start, end, shape))
        self.setExtraSelections(marks)

    def _selection(self, start: int, end: int, shape: QTextCharFormat) -> QTextEdit.ExtraSelection:
        marked = QTextEdit.ExtraSelection()
        marked.cursor = part(self.document(), start, end - start)
        marked.format = shape
        return marked

    def _announce(self) -> None:
        if self._pages is not None and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self._pages.spoken(self._at)))

    def _step(self, by: int) -> None:
        if self._pages is not None:
            self.look_up(self._pages.step(self._at, by))

    def _follow(self, link: QUrl) -> None:
        """Go to the rule that a link names; any other link leads nowhere."""
        if self._pages is not None and link.fragment() in self._pages.numbers:
            self.look_up(self._pages.position(Place(link.fragment())))
