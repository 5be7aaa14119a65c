"""The rule book of one game: beside the table or alone, searched, printed, and opened at a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QFontInfo, QKeySequence, QPalette, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
)
from typing_extensions import override

from boardtable.app.icons import icon
from boardtable.app.lines import break_lines
from boardtable.engine.text import text

from .pages import Place, RulePages
from .search import RuleSearch
from .shelf import Book, find_book
from .text import Look
from .view import RuleView

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QResizeEvent

    from boardtable.engine.text import Text

    from .pictures import Pictures

BODY = 16 / 15
"""The text of a rule book is a little larger than that of the window."""
NARROWEST, CONTENTS = 17, 17
"""In heights of the body: the book itself, and the list of chapters beside it."""
ROOM_FOR_CONTENTS = 54
"""A book as wide as this shows its chapters in a list, a narrower one in a box that opens."""


class RuleBook(QFrame):
    """Shows one rule book in the language of whoever looks."""

    closed = Signal()
    failed = Signal(object)
    """A sentence says why the book could not be printed."""

    def __init__(self, home: tuple[str, str], pictures: Pictures, say: Callable[[Text], str], language: str) -> None:
        """Open the book of a game; `say` speaks the language that is named."""
        super().__init__()
        self.setObjectName("panel")
        self._home = home
        self._pictures = pictures
        self._say = say
        self._laid: tuple[str, Look] | None = None
        self._book = Book(language, "")
        self.pages: RulePages | None = None
        self.view = RuleView()
        self.view.moved.connect(self._follow)
        self.search = RuleSearch(self.view, say)
        self._title = QLabel()
        self._title.setObjectName("heading")
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._print, self._close = QToolButton(), QToolButton()
        for button, act in ((self._print, self.print_pages), (self._close, self.closed.emit)):
            button.setAutoRaise(True)
            button.clicked.connect(act)
        self.contents = QListWidget()
        break_lines(self.contents)
        self.contents.setStyleSheet("QListWidget:!focus { border: 2px solid transparent; }")
        self.contents.hide()
        self.contents.currentRowChanged.connect(self._turn)
        self.chapters = QComboBox()
        self.chapters.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.chapters.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.chapters.setModel(self.contents.model())
        self.chapters.activated.connect(self._turn)
        self._head, self._upper = QHBoxLayout(), QVBoxLayout()
        self._arrange()
        for keys, act in (
            ("Ctrl+F", self.search.begin),
            ("F3", lambda: self.search.step(1)),
            ("Shift+F3", lambda: self.search.step(-1)),
            ("Ctrl+P", self.print_pages),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(act)
        leave = QShortcut(QKeySequence("Esc"), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        leave.activated.connect(self.closed)
        self.read(language)

    def read(self, language: str) -> None:
        """Say everything anew, in another language or look if there is one; the place stays."""
        place = self.place()
        look = self._look()
        if self._laid != (language, look):
            self._laid = (language, look)
            self._book = find_book(self._home, language) or Book(language, "")
            self.pages = RulePages(self._book.written, self._pictures, look)
            self.view.lay(self.pages, look.pixels, place)
            self.search.search_again()
            self._list_chapters(self.pages)
            self.setMinimumWidth(round(NARROWEST * look.pixels))
            self.contents.setFixedWidth(round(CONTENTS * look.pixels))
            self._fit()
        self._title.setText(self._say(text("app", "Rule book")))
        self.setAccessibleName(f"{self._title.text()}: {self.pages.title if self.pages is not None else ''}")
        self.view.setAccessibleName(self.accessibleName())
        for part in (self.contents, self.chapters):
            part.setAccessibleName(self._say(text("app", "Chapters")))
        for button, said, keys, drawn in (
            (self._print, text("app", "Print the rule book"), "Ctrl+P", "print"),
            (self._close, text("app", "Close"), "Esc", "close"),
        ):
            button.setAccessibleName(self._say(said))
            button.setToolTip(f"{self._say(said)} ({keys})")
            button.setIcon(icon(drawn, look.text, self.devicePixelRatioF()))
        self.search.read()

    def open_at(self, place: Place) -> None:
        """Go to a place of the book; an exact rule is marked, or the nearest one before it."""
        if self.pages is not None:
            position = self.pages.position(place)
            if place.rule and not place.further:
                self.view.look_up(position)
            else:
                self.view.go(position)
        self.view.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def place(self) -> Place:
        """Tell which place is looked at."""
        return self.pages.place(self.view.at) if self.pages is not None else Place()

    def print_pages(self) -> None:
        """Print the whole book."""
        from .printing import print_book  # noqa: PLC0415 - only for who prints

        said = print_book(self, self._book.written, self._pictures, self._say)
        if said is not None:
            self.failed.emit(said)

    # Qt asks.

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @override
    def event(self, event: QEvent) -> bool:
        """Lay the book out anew on a screen with other pixels."""
        if event.type() == QEvent.Type.DevicePixelRatioChange and self._laid is not None:
            QTimer.singleShot(0, self, lambda: self.read(self._book.language))
        return super().event(event)

    # Inside.

    def _look(self) -> Look:
        palette, role = QApplication.palette(), QPalette.ColorRole
        return Look(
            round(QFontInfo(QApplication.font()).pixelSize() * BODY),
            self.devicePixelRatioF(),
            palette.color(role.Text).name(),
            palette.color(role.PlaceholderText).name(),
            palette.color(role.Mid).name(),
        )

    def _arrange(self) -> None:
        self._head.addWidget(self._title, 1)
        self._head.addWidget(self._print)
        self._head.addWidget(self._close)
        self._upper.setContentsMargins(14, 10, 10, 8)
        self._upper.setSpacing(8)
        self._upper.addLayout(self._head)
        self._upper.addWidget(self.search)
        self._upper.addWidget(self.chapters)
        lower = QHBoxLayout()
        lower.setContentsMargins(10, 0, 0, 4)
        lower.setSpacing(0)
        lower.addWidget(self.contents)
        lower.addWidget(self.view, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        column.addLayout(self._upper)
        column.addLayout(lower, 1)

    def _fit(self) -> None:
        """Where there is room, show the chapters in a list and the search beside the title."""
        if self._laid is None:
            return
        wide = self.width() >= ROOM_FOR_CONTENTS * self._laid[1].pixels
        if wide != self.contents.isHidden():
            return
        focused = self.search.field.hasFocus()
        self.contents.setVisible(wide)
        self.chapters.setVisible(not wide)
        if wide:
            self._head.insertWidget(1, self.search, 1)
        else:
            self._upper.insertWidget(1, self.search)
        if focused:
            self.search.field.setFocus()

    def _list_chapters(self, pages: RulePages) -> None:
        self.contents.blockSignals(True)  # noqa: FBT003 - Qt's own form
        self.contents.clear()
        self.contents.addItems([chapter.title for chapter in pages.chapters])
        self.contents.blockSignals(False)  # noqa: FBT003 - the same
        self._follow()

    def _turn(self, chapter: int) -> None:
        """Go to a chapter."""
        if self.pages is not None and 0 <= chapter < len(self.pages.chapters):
            self.view.look_up(self.pages.chapters[chapter].position)

    def _follow(self) -> None:
        """Show in which chapter the place is that is looked at."""
        if self.pages is None:
            return
        begun = [n for n, chapter in enumerate(self.pages.chapters) if chapter.position <= self.view.at]
        self.contents.blockSignals(True)  # noqa: FBT003 - Qt's own form
        self.contents.setCurrentRow(begun[-1] if begun else -1)
        self.contents.blockSignals(False)  # noqa: FBT003 - the same
        self.chapters.setCurrentIndex(begun[-1] if begun else -1)
