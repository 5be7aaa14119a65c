"""Searching in a rule book: a field, how often something was found, and the way from hit to hit."""

from __future__ import annotations

from typing import TYPE_CHECKING
from unicodedata import combining, normalize

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QToolButton, QWidget
from typing_extensions import override

from boardtable.app.icons import icon
from boardtable.engine.text import text

from .text import paragraphs

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent

    from boardtable.engine.text import Text

    from .view import RuleView

BARE = {"ł": "l", "ø": "o", "đ": "d", "ß": "s"}
"""Letters that are not made of a letter and a sign."""


def folded(said: str) -> str:
    r"""Give a text for comparing, sign by sign: small letters without accents, and any blank as a space.

    >>> folded("Własna\u00a0INTERPRETACIÓN")
    'wlasna interpretacion'
    """
    return "".join(map(_folded_sign, said))


def _folded_sign(sign: str) -> str:
    if sign.isspace():
        return " "
    small = next(iter(normalize("NFD", sign.lower())), sign)
    return BARE.get(small, small) if not combining(small) else sign


class RuleSearch(QWidget):
    """Finds words in the pages of a rule book, whether or not they are written with capitals and accents."""

    def __init__(self, view: RuleView, say: Callable[[Text], str]) -> None:
        """Begin with nothing looked for."""
        super().__init__()
        self._view = view
        self._say = say
        self._hits: list[tuple[int, int]] = []
        self._at: int | None = None
        self.field = _Field(self.step)
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self._search)
        self.count = QLabel()
        self.count.setObjectName("quiet")
        self.count.setTextFormat(Qt.TextFormat.PlainText)
        self.before, self.after = QToolButton(), QToolButton()
        for button, by in ((self.before, -1), (self.after, 1)):
            button.setAutoRaise(True)
            button.clicked.connect(lambda _checked=False, by=by: self.step(by))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self.field, 1)
        for widget in (self.count, self.before, self.after):
            row.addWidget(widget)

    def read(self) -> None:
        """Say everything anew."""
        colour = self.palette().windowText().color().name()
        self.field.setPlaceholderText(self._say(text("app", "Search")))
        self.field.setAccessibleName(self.field.placeholderText())
        for button, said, keys, drawn in (
            (self.before, text("app", "Previous hit"), "Shift+F3", "up"),
            (self.after, text("app", "Next hit"), "F3", "down"),
        ):
            button.setAccessibleName(self._say(said))
            button.setToolTip(f"{self._say(said)} ({keys})")
            button.setIcon(icon(drawn, colour, self.devicePixelRatioF()))
        self._count()

    def search_again(self) -> None:
        """Look for the same words in other pages; nothing moves."""
        self._find()
        self._at = None
        self._show()

    def begin(self) -> None:
        """Let somebody write what to look for."""
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def step(self, by: int) -> None:
        """Go to the next or the previous hit; after the last one comes the first again."""
        if not self._hits:
            if not self.field.text():
                self.begin()
            return
        if self._at is None:
            before = sum(start < self._view.at for start, _ in self._hits)
            self._at = (before if by > 0 else before - 1) % len(self._hits)
        else:
            self._at = (self._at + by) % len(self._hits)
        self._show()

    def _search(self) -> None:
        """Look for what is written, from the place that is looked at."""
        self._find()
        self._at = None
        if self._hits:
            self.step(1)
        else:
            self._show()

    def _find(self) -> None:
        wanted = folded(self.field.text().strip())
        self._hits = []
        for block in paragraphs(self._view.document()) if wanted else ():
            said = folded(block.text())
            start = said.find(wanted)
            while start >= 0:
                self._hits.append((block.position() + start, block.position() + start + len(wanted)))
                start = said.find(wanted, start + len(wanted))

    def _show(self) -> None:
        self._view.show_hits(self._hits, self._at)
        self._count()

    def _count(self) -> None:
        """Tell how often it was found."""
        for button in (self.before, self.after):
            button.setEnabled(bool(self._hits))
        if not self.field.text().strip():
            self.count.setText("")
        elif not self._hits:
            self.count.setText(self._say(text("app", "Not found")))
        elif self._at is None:
            self.count.setText(self._say(text("app", "Hits: {n}", n=len(self._hits))))
        else:
            self.count.setText(self._say(text("app", "{n} of {all}", n=self._at + 1, all=len(self._hits))))
        self.field.setAccessibleDescription(self.count.text())


class _Field(QLineEdit):
    """A line to write in; Enter goes on to the next hit, with Shift to the one before."""

    def __init__(self, step: Callable[[int], None]) -> None:
        super().__init__()
        self._step = step

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._step(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        else:
            super().keyPressEvent(event)
