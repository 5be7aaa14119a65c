"""Once a game is over: what to play next with the same people."""

from __future__ import annotations

import secrets
from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton

from boardtable.controller.games import Wish
from boardtable.engine.text import Text, text
from boardtable.store.settings import SetUp

if TYPE_CHECKING:
    from collections.abc import Callable

    from boardtable.controller.table import TableController
    from boardtable.engine.record import Deal


class Next(Enum):
    """What may follow a game: a new deal, the same one again, or a set-up with everybody one seat further."""

    AGAIN = "again"
    SAME_DEAL = "same-deal"
    OTHER_SEATS = "other-seats"


LABELS: dict[Next, Text] = {
    Next.AGAIN: text("app", "Play again"),
    Next.SAME_DEAL: text("app", "Same deal again"),
    Next.OTHER_SEATS: text("app", "Other seats…"),
}


class Afterwards(QFrame):
    """A bar that is seen only when the game is over."""

    wanted = Signal(object)
    """The people want this Next."""
    scores = Signal()

    def __init__(self, controller: TableController, say: Callable[[Text], str]) -> None:
        """Begin hidden."""
        super().__init__()
        self.setObjectName("panel")
        self._controller = controller
        self._say = say
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 8, 6)
        row.addStretch(1)
        self._scores = QPushButton()
        self._scores.clicked.connect(self.scores)
        row.addWidget(self._scores)
        self._buttons = {each: QPushButton() for each in Next}
        for each, button in self._buttons.items():
            button.clicked.connect(lambda _checked=False, chosen=each: self.wanted.emit(chosen))
            row.addWidget(button)
        controller.changed.connect(self.read)
        self.hide()

    def show_scores_open(self, are_open: bool) -> None:  # noqa: FBT001 - a slot of a signal
        """Do without the button for the scores while they lie open beside the table."""
        self._scores.setHidden(are_open)

    def read(self) -> None:
        """Come or go, and say everything anew."""
        controller = self._controller
        self._scores.setText(self._say(text("app", "Show the scores")))
        for each, button in self._buttons.items():
            button.setText(self._say(LABELS[each]))
        self.setVisible(not controller.match.active() and controller.outcome() is not None)


def wish_for(deal: Deal, following: Next) -> Wish:
    """Give the set-up of a game that follows at once."""
    return Wish(deal.seats, deal.options, deal.seed if following is Next.SAME_DEAL else secrets.randbits(64))


def one_seat_further(deal: Deal) -> SetUp:
    """Give a set-up in which everybody sits one seat further, and who sat last comes first."""
    options = tuple((name, value) for name, value in deal.options.items() if isinstance(value, bool | int | str | None))
    return SetUp(deal.game, (*deal.seats[-1:], *deal.seats[:-1]), options)
