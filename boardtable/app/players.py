"""Beside the table: what every player has, in one line each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget
from typing_extensions import override

from boardtable.engine.text import Player, text

from .flow import tip
from .icons import seat_mark
from .levels import LEVELS, STRANGE
from .rows import clear
from .score import figure
from .words import tidy

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QEnterEvent

    from boardtable.controller.computers import Computers
    from boardtable.controller.table import TableController
    from boardtable.engine.move import Seat
    from boardtable.engine.sitter import Sitter
    from boardtable.engine.table import Tally
    from boardtable.engine.text import Text
    from boardtable.scene.art import Art

MARK_PIXELS = 24
TALLY_PIXELS = 26
NAME_PIXELS = 190


class PlayersStrip(QFrame):
    """Every player: mark, name, whose turn it is, and what can be counted."""

    def __init__(
        self,
        controller: TableController,
        computers: Computers,
        art: Art,
        say: Callable[[Text], str],
        point_at: Callable[[tuple[Seat, ...]], None],
    ) -> None:
        """Make the strip for one table; `point_at` is told over whose line the pointer is, if over any."""
        super().__init__()
        self.setObjectName("panel")
        self._controller = controller
        self._computers = computers
        self._say = say
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 8, 10, 8)
        self._lines = [_PlayerLine(seat, sitter, art) for seat, sitter in enumerate(controller.match.deal.seats)]
        for line in self._lines:
            column.addWidget(line)
            line.pointed.connect(point_at)
        controller.changed.connect(self.read)
        computers.turned.connect(self.read)

    def read(self) -> None:
        """Show everything as it is at the moment that is on the table."""
        self.setAccessibleName(self._say(text("app", "Players")))
        tallies = self._controller.table.tallies
        acting, thinking = self._controller.on_turn(), self._computers.deciding
        for seat, (sitter, line) in enumerate(zip(self._controller.match.deal.seats, self._lines, strict=True)):
            if not sitter.is_person:
                line.show_level(self._say(LEVELS.get(sitter.plays, STRANGE)), thinks=seat == thinking)
            turn = text("app", "It is {name}'s turn.", name=Player(seat))
            thinks = text("app", "{name} is thinking.", name=Player(seat))
            line.show_turn(self._say(thinks if seat == thinking else turn), acts=seat == acting)
            line.show_tallies([tally for tally in tallies if tally.seat == seat], self._say)


class _PlayerLine(QWidget):
    pointed = Signal(object)

    def __init__(self, seat: int, sitter: Sitter, art: Art) -> None:
        super().__init__()
        self._seat = seat
        self._name = name = tidy(sitter.name)
        self._art = art
        self._shown: tuple[tuple[str, str], ...] = ()
        self._numbers: list[QLabel] = []
        mark = QLabel()
        mark.setPixmap(seat_mark(seat, MARK_PIXELS, self.devicePixelRatioF()))
        mark.setAccessibleName(name)
        self._called = QLabel()
        self._called.setTextFormat(Qt.TextFormat.PlainText)
        self._called.setAlignment(
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter
        )
        self._counts = QHBoxLayout()
        self._counts.setSpacing(4)
        self._row = row = QGridLayout(self)
        row.setContentsMargins(0, 2, 0, 2)
        row.addWidget(mark, 0, 0)
        row.addWidget(self._called, 0, 1)
        self._level: QLabel | None = None
        if not sitter.is_person:
            self._level = QLabel(self)
            self._level.setObjectName("quiet")
        row.addLayout(self._counts, 2, 0, 1, 3)
        row.setColumnStretch(1, 1)

    @override
    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit((self._seat,))

    @override
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(())

    def show_level(self, level: str, *, thinks: bool) -> None:
        """Tell how well a computer plays, beside its name or below; three dots while it thinks."""
        if self._level is None:
            return
        room = self._level.fontMetrics().horizontalAdvance(f"{level} …")
        self._level.setMinimumWidth(room)
        self._level.setText(f"{level} …" if thinks else level)
        self._level.setAccessibleName(level)
        face = self._called.font()
        face.setBold(True)  # so that it stays where it is when the turn comes
        beside = QFontMetrics(face).horizontalAdvance(self._name) + room <= NAME_PIXELS
        self._row.addWidget(self._level, *((0, 2) if beside else (1, 1)))

    def show_turn(self, said: str, *, acts: bool) -> None:
        """Tell by an arrow and in bold whose turn it is, and in words for those who listen."""
        self.setAccessibleDescription(said if acts else "")
        self._called.setAccessibleName(self._name)
        face = self._called.font()
        face.setBold(acts)
        self._called.setFont(face)
        short = self._called.fontMetrics().elidedText(self._name, Qt.TextElideMode.ElideRight, NAME_PIXELS)
        self._called.setText(("\N{BLACK RIGHT-POINTING TRIANGLE} " if acts else "") + short)
        self._called.setToolTip(tip(self._name if short != self._name else ""))

    def show_tallies(self, tallies: Sequence[Tally], say: Callable[[Text], str]) -> None:
        """Show the counts; the pictures change only when there is something else to count."""
        spoken = tuple((tally.picture.name, say(tally.what)) for tally in tallies)
        if spoken != self._shown:
            self._shown = spoken
            self._numbers = []
            clear(self._counts)
            for name, what in spoken:
                self._add(name, what)
            self._counts.addStretch(1)
        for number, tally in zip(self._numbers, tallies, strict=True):
            number.setText(figure(tally.n))
            number.setAccessibleName(f"{number.toolTip()}: {tally.n}")
        counts = [f"{what}: {tally.n}" for (_, what), tally in zip(spoken, tallies, strict=True)]
        level = [self._level.accessibleName()] if self._level is not None else []
        self.setAccessibleName(", ".join([self._name, *level, *counts]))

    def _add(self, name: str, what: str) -> None:
        ratio = self.devicePixelRatioF()
        pixmap = self._art.picture(name, round(TALLY_PIXELS * ratio), round(TALLY_PIXELS * ratio))
        pixmap.setDevicePixelRatio(ratio)
        picture, number = QLabel(), QLabel()
        picture.setPixmap(pixmap)
        picture.setAccessibleName(what)
        for label in (picture, number):
            label.setToolTip(what)
            self._counts.addWidget(label)
        self._counts.addSpacing(8)
        self._numbers.append(number)
