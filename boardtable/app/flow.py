"""Room for words of any length: buttons that go on in a second line, boxes as wide as what they offer, broken tips."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QComboBox, QLayout, QWidget
from typing_extensions import override

if TYPE_CHECKING:
    from PySide6.QtWidgets import QLayoutItem

WIDEST = 420
"""No choice among names asks for more pixels."""

LONGEST_WORD = 40
BREAK = re.compile(r"[/\\_.-]+|\w{20}")
"""After these a very long word may be broken."""


def make_room(box: QComboBox, widest: int | None = None) -> None:
    """Let a box show whole whatever can be chosen in it; where that may be a name, up to so many pixels."""
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
    box.setMinimumWidth(min(box.sizeHint().width(), widest or box.sizeHint().width()))


def settle(whole: QWidget) -> None:
    """Lay out everything in a widget now, from within: Qt takes a turn of the event loop for each one in another.

    Until then the outer ones are as large as the words were that they held before.
    """
    for widget in (*reversed(whole.findChildren(QWidget)), whole):
        layout = widget.layout()
        if layout is not None:
            layout.activate()


def breakable(said: str) -> str:
    """Let a very long word, which is the name of a file, go on in another line."""
    return " ".join(word if len(word) <= LONGEST_WORD else BREAK.sub("\\g<0>\u200b", word) for word in said.split(" "))


def tip(said: str) -> str:
    """Make a tool tip that is broken into lines, and shows signs in names instead of obeying them."""
    from html import escape  # noqa: PLC0415 - it is slow to load, and the start page has no such tips

    return f"<p>{escape(said)}</p>" if said else ""


class Flow(QLayout):
    """Lays widgets out from left to right, line by line, each at the size that it asks for if a line is so long."""

    def __init__(self, gap: int) -> None:
        """Begin empty; `gap` lies between widgets and between lines, in pixels."""
        super().__init__()
        self._gap = gap
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)

    @override
    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    @override
    def count(self) -> int:
        return len(self._items)

    @override
    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    @override
    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    @override
    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        return max((rect.bottom() + 1 for _, rect in self._laid(width)), default=0)

    @override
    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        for item, place in self._laid(rect.width()):
            item.setGeometry(place.translated(rect.topLeft()))

    @override
    def sizeHint(self) -> QSize:
        sizes = [item.sizeHint() for item in self._items if not item.isEmpty()]
        width = sum(size.width() for size in sizes) + self._gap * max(0, len(sizes) - 1)
        return QSize(width, max((size.height() for size in sizes), default=0))

    @override
    def minimumSize(self) -> QSize:
        sizes = [item.sizeHint() for item in self._items if not item.isEmpty()]
        return QSize(
            max((size.width() for size in sizes), default=0), max((size.height() for size in sizes), default=0)
        )

    def _laid(self, width: int) -> list[tuple[QLayoutItem, QRect]]:
        """Give each item its place, from the upper left corner on."""
        laid: list[tuple[QLayoutItem, QRect]] = []
        at, line = QPoint(0, 0), 0
        for item in (item for item in self._items if not item.isEmpty()):
            size = item.sizeHint().boundedTo(QSize(width, item.sizeHint().height()))
            if at.x() and at.x() + size.width() > width:
                at, line = QPoint(0, at.y() + line + self._gap), 0
            laid.append((item, QRect(at, size)))
            at, line = at + QPoint(size.width() + self._gap, 0), max(line, size.height())
        return laid
