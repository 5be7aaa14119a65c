"""A sentence in large words that never takes more than a line or two: what has no room is told by its tool tip."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QTextLayout
from PySide6.QtWidgets import QLabel, QSizePolicy
from typing_extensions import override

from .flow import tip

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

MOST = 2
"""In so many lines a sentence is said at most."""


class Sentence(QLabel):
    """Shows as much of a sentence as there is room for."""

    def __init__(self) -> None:
        """Begin with nothing to say."""
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.whole = ""
        """All of it, also what has no room."""
        self._most = MOST

    def say(self, sentence: str, most: int = MOST) -> None:
        """Say something, in at most so many lines; in none it is only there for those who listen."""
        if (sentence, most) != (self.whole, self._most):
            self.whole, self._most = sentence, most
            self.setAccessibleName(sentence)
            self._write()
            self.updateGeometry()

    def lines(self, width: int) -> int:
        """Tell how many lines all of it would take."""
        return len(self._broken(width))

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        return min(max(1, self.lines(width)), self._most) * self.fontMetrics().lineSpacing()

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(0, min(1, self._most) * self.fontMetrics().lineSpacing())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._write()

    def _write(self) -> None:
        """Put the sentence down, the last line cut if more would follow."""
        lines = self._broken(self.width())
        shown = self.whole if self._most else ""
        if shown and len(lines) > self._most:
            kept, rest = lines[: self._most - 1], "".join(lines[self._most - 1 :])
            cut = self.fontMetrics().elidedText(rest, Qt.TextElideMode.ElideRight, self.width())
            shown = "\n".join([*(line.rstrip() for line in kept), cut])
        if shown != self.text():
            self.setText(shown)
        self.setToolTip("" if shown == self.whole else tip(self.whole))

    def _broken(self, width: int) -> list[str]:
        """Break it into lines as a label does."""
        layout = QTextLayout(self.whole, self.font())
        layout.beginLayout()
        found = []
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            found.append(self.whole[line.textStart() : line.textStart() + line.textLength()])
        layout.endLayout()
        return found
