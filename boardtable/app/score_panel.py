"""Beside the table while points are counted: the sheet, and the way to try other arrangements."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QLabel, QPushButton, QToolButton, QVBoxLayout
from typing_extensions import override

from boardtable.engine.note import Note, Tone
from boardtable.engine.target import Piece
from boardtable.engine.text import text
from boardtable.scene.film import Moment, Speed

from .flow import Flow, tip
from .icons import icon
from .score import ScoreTable
from .score_pictures import PieceRows

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from PySide6.QtGui import QKeyEvent, QMouseEvent

    from boardtable.engine.move import Seat
    from boardtable.engine.sheet import Line, Sheet
    from boardtable.engine.table import Table
    from boardtable.engine.target import Target
    from boardtable.engine.text import Text
    from boardtable.scene.scene import TableScene

CLOSING = {Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter}
LINE_MS = 550
"""So long each line of a sheet is seen on the table while the points count up."""


class ScorePanel(QFrame):
    """Shows a sheet until it is closed, which is no decision of the game; first it counts the points up."""

    closed = Signal()
    shown = Signal(bool)
    """A sheet is open, or none any more."""
    tried = Signal(int)
    """Somebody wants to arrange by hand what this seat has."""
    turned = Signal(int)
    """Somebody wants to read the sheet before this one (-1), or the one after it (1)."""

    def __init__(self, scene: TableScene, say: Callable[[Text], str]) -> None:
        """Begin with no sheet, unseen."""
        super().__init__()
        self.setObjectName("panel")
        self._scene = scene
        self._say = say
        self._seats: tuple[tuple[Seat, str], ...] = ()
        self.table: ScoreTable | None = None
        self._title = QLabel()
        self._title.setObjectName("heading")
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._title.setWordWrap(True)
        self._number = QLabel()
        self._number.setObjectName("quiet")
        self._before, self._after = QToolButton(), QToolButton()
        for button, by in ((self._before, -1), (self._after, 1)):
            button.setAutoRaise(True)
            button.clicked.connect(partial(self._turn, by))
        self._moot = QLabel()
        self._moot.setTextFormat(Qt.TextFormat.PlainText)
        self._moot.setWordWrap(True)
        self._whose = QComboBox()
        self._try = QPushButton()
        self._try.clicked.connect(lambda: self.tried.emit(self._whose.currentData()))
        self._try.setAutoDefault(True)  # Enter presses it
        self._close = QPushButton()
        self._close.setDefault(True)
        self._close.setAutoDefault(True)
        self._close.clicked.connect(self.closed)
        self._column = QVBoxLayout(self)
        heading = QHBoxLayout()
        heading.addWidget(self._title, 1)
        heading.addWidget(self._number)
        heading.addWidget(self._before)
        heading.addWidget(self._after)
        self._column.addLayout(heading)
        self._column.addWidget(self._moot)
        trying, row = Flow(6), QHBoxLayout()
        trying.addWidget(self._whose)
        trying.addWidget(self._try)
        row.addStretch(1)
        row.addWidget(self._close)
        self._column.addLayout(trying)
        self._column.addLayout(row)
        self.offer_others(1, 1)
        self.hide()

    @property
    def sheet(self) -> Sheet | None:
        """Tell which sheet is shown."""
        return self.table.sheet if self.table is not None else None

    def open(
        self,
        sheet: Sheet,
        seats: Sequence[tuple[Seat, str]],
        looking: Seat | None,
        winners: Collection[Seat] = (),
    ) -> None:
        """Show a sheet with all its points; `seats` have a desk, the one that looks is proposed."""
        self._put_away()
        self.table = ScoreTable(sheet, self._say, winners, PieceRows(self._scene))
        self.table.read_at.connect(self._trace)
        self._column.insertWidget(2, self.table, 1)
        self.table.show()  # at once, also where the place of another sheet is taken
        self._whose.clear()
        for seat, name in seats:
            self._whose.addItem(name, seat)
        self._whose.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._whose.setCurrentIndex(max(0, self._whose.findData(looking)))
        self._whose.setVisible(len(seats) > 1)
        self._try.setVisible(bool(seats))
        self.read()
        self.shown.emit(True)  # noqa: FBT003 - what the signal says
        self.show()
        self.take_focus()

    def offer_others(self, n: int, of: int) -> None:
        """Tell which sheet this is, of how many that may be read now."""
        self._told = text("app", "{n} of {all}", n=n, all=of)
        self._before.setEnabled(n > 1)
        self._after.setEnabled(n < of)
        self._number.setText(self._say(self._told))
        for widget in (self._number, self._before, self._after):
            widget.setVisible(of > 1)

    def count_up(self, table: Table) -> None:
        """Count the points line by line, and show on the table what each comes from; any input ends that.

        What does not matter is not counted.
        """
        if self.table is None or self.table.sheet.moot is not None:
            return
        if self._scene.clock.speed is Speed.OFF:
            self.mark()
            return
        lines = self.table.sheet.lines
        self.table.count(0)
        self._scene.play(
            [Moment(table, hold=LINE_MS, seen=partial(self._count, n, line)) for n, line in enumerate(lines, 1)],
            self._counted,
        )

    def mark(self) -> None:
        """Write on the table, once all is counted, what each thing there has brought to whom it belongs."""
        if self.table is None or self.table.sheet.moot is not None or self._scene.filming:
            return
        notes = []
        for line in self.table.sheet.lines:
            points = {amount for amount in line.amounts if amount is not None}
            where = _where(line)
            if len(points) == 1 and where:  # what is shared brings the same to each
                notes.append(_note(where[0], *points))
        self._scene.light(frozenset(), notes)

    def close_sheet(self) -> None:
        """Put the sheet away."""
        self._put_away()
        self.hide()
        self.shown.emit(False)  # noqa: FBT003 - as above

    def read(self) -> None:
        """Say everything anew."""
        if self.table is None:
            return
        self._title.setText(self._say(self.table.sheet.title))
        moot = self.table.sheet.moot
        self._moot.setText("" if moot is None else self._say(moot))
        self._moot.setVisible(moot is not None)
        self.table.read(self._say)
        self._number.setText(self._say(self._told))
        colour = self.palette().windowText().color().name()
        for button, said, drawn in (
            (self._before, text("app", "Previous scoring"), "up"),
            (self._after, text("app", "Next scoring"), "down"),
        ):
            button.setAccessibleName(self._say(said))
            button.setToolTip(tip(self._say(said)))
            button.setIcon(icon(drawn, colour, self.devicePixelRatioF()))
        self._whose.setAccessibleName(self._say(text("app", "Player")))
        self._try.setText(self._say(text("app", "Try it yourself")))
        self._close.setText(self._say(text("app", "Close")))

    def _turn(self, by: int) -> None:
        """Go to a sheet beside this one; the key that did so may do it again."""
        self.turned.emit(by)
        button = self._before if by < 0 else self._after
        if button.isEnabled():
            button.setFocus()

    def _put_away(self) -> None:
        table, self.table = self.table, None
        if table is not None:
            self._scene.outlines.trace()
            self._scene.finish_film()
            self._column.removeWidget(table)
            table.hide()  # it goes later, and another one may come before that
            table.deleteLater()

    def _trace(self, line: Line | None) -> None:
        """Outline on the table what the line is about that somebody reads, but not while points are counted."""
        self._scene.outlines.trace(() if line is None or self._scene.filming else _where(line))

    def _count(self, lines: int, line: Line) -> None:
        if self.table is not None:
            self.table.count(lines)
            shown = _where(line)
            points = next((amount for amount in line.amounts if amount is not None), None)
            notes = () if points is None or not shown else (_note(shown[0], points),)
            self._scene.light(frozenset(), notes, shown)

    def _counted(self) -> None:
        if self.table is not None:
            self.table.count(None)
            self.mark()

    def take_focus(self) -> None:
        """Give the keyboard to the button that closes the sheet."""
        self._close.setFocus()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close the sheet, whatever in it has the keyboard."""
        if event.key() in CLOSING:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """End the counting, like a press on the table."""
        self._scene.finish_film()
        super().mousePressEvent(event)


def _where(line: Line) -> tuple[Target, ...]:
    """Tell what on the table a line is about."""
    return line.places or tuple(Piece(piece) for piece in line.pieces)


def _note(at: Target, points: int) -> Note:
    if points < 0:
        return Note(at, Tone.COST, text("app", "{n}", n=points))
    return Note(at, Tone.GAIN if points else Tone.PLAIN, text("app", "+{n}", n=points))
