"""Beside the table: what happened, line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem
from typing_extensions import override

from boardtable.engine.text import text

from .lines import break_lines

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QFocusEvent

    from boardtable.controller.table import TableController
    from boardtable.engine.event import Event
    from boardtable.engine.match import Ply
    from boardtable.engine.text import Text

PLY = Qt.ItemDataRole.UserRole


class Log(QListWidget):
    """The log of one table; a line leads back to its moment."""

    chosen = Signal(int)
    """Look at the table as it was after so many decisions."""

    told = Signal(str)
    """A line was written."""

    def __init__(self, controller: TableController, say: Callable[[Text], str]) -> None:
        """Begin with an empty log."""
        super().__init__()
        self._controller = controller
        self._say = say
        self._reader: object = None
        self._private = False
        """Whether anything was written that not everybody may read."""
        self._plies: list[Ply[Any, Any]] = []
        self._events = 0
        """So many events of the last of them are written."""
        self._marked: int | None = None
        """The moment whose line is marked."""
        break_lines(self)
        self.setMinimumSize(QSize(220, 60))
        self.itemClicked.connect(self._choose)
        self.itemActivated.connect(self._choose)
        bar = self.verticalScrollBar()
        bar.rangeChanged.connect(lambda _first, last: bar.setValue(last))  # whenever a line was added
        controller.changed.connect(self.read)
        controller.told.connect(self.read)

    def read(self) -> None:
        """Write what is new, and take out what was taken back; begin again when somebody else reads other lines."""
        controller = self._controller
        called = self._say(text("app", "Log"))
        self.setAccessibleName(called)
        reader = (called, controller.waiting, controller.onlooker if self._private else None)
        anew = reader != self._reader
        if anew:
            self._reader = reader
            self._keep(0)
        plies = controller.match.plies if controller.waiting is None else []
        same = 0
        while same < min(len(plies), len(self._plies)) and plies[same] is self._plies[same]:
            same += 1
        self._keep(same)
        known = self.count()
        for ply in plies[same:]:
            self._write_on(None)
            self._plies.append(ply)
            self._events = 0
        self._write_on(controller.heard)
        if self.count() > known:
            self._brighten()
            self.scheduleDelayedItemsLayout()  # what is bold no more has other lines
        if anew or controller.looking_at != self._marked:
            self._mark()
        for row in range(self.count() if anew else known, self.count()):
            self.told.emit(self.item(row).text())

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Let the keyboard's mark go with the keyboard: only a moment that is looked at keeps one."""
        super().focusOutEvent(event)
        if self._marked is None:
            self.setCurrentRow(-1)

    def _mark(self) -> None:
        """Mark the last line of the moment that is looked at; none at present, where the last of all is in sight."""
        moment, before = self._controller.looking_at, self._marked
        self._marked = moment
        rows = [row for row in range(self.count()) if moment is not None and self.item(row).data(PLY) <= moment]
        self.setCurrentRow(rows[-1] if rows else -1)
        if moment is None and before is not None:
            self.scrollToBottom()

    def _keep(self, plies: int) -> None:
        """Take out all lines that came after so many decisions."""
        if plies == len(self._plies):
            return
        del self._plies[plies:]
        self._events = len(_events(self._plies[-1])) if self._plies else 0
        while self.count() and self.item(self.count() - 1).data(PLY) > plies:
            self.takeItem(self.count() - 1)
        self._brighten()

    def _write_on(self, upto: int | None) -> None:
        """Write what else happened in the last decision, as far as the film has got (None: all of it)."""
        events = _events(self._plies[-1])[:upto] if self._plies else ()
        for event in events[self._events :]:
            self._private |= event.only_for is not None
            said = event.seen_by(self._controller.onlooker).told()
            if said is not None:
                item = QListWidgetItem(self._say(said))
                item.setData(PLY, len(self._plies))
                self.addItem(item)
        self._events = max(self._events, len(events))

    def _brighten(self) -> None:
        """Show the last decision in bold."""
        last = self.item(self.count() - 1).data(PLY) if self.count() else 0
        for row in range(self.count()):
            item = self.item(row)
            face = self.font()
            face.setBold(item.data(PLY) == last)
            if item.font() != face:
                item.setFont(face)

    def _choose(self, item: QListWidgetItem) -> None:
        self.chosen.emit(int(item.data(PLY)))
        self._mark()


def _events(ply: Ply[Any, Any]) -> tuple[Event, ...]:
    return tuple(event for step in ply.steps for event in step.events)
