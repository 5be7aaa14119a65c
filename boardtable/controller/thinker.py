"""Asks the thinking process, and looks now and then whether it has answered: nobody at the table ever waits for it."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from boardtable.ai.bots import limit_of
from boardtable.ai.worker import PATIENCE, Answer, Worker
from boardtable.engine.luck import Luck

if TYPE_CHECKING:
    from collections.abc import Callable

    from boardtable.ai.limit import Limit
    from boardtable.ai.thought import Thought
    from boardtable.engine.match import Match
    from boardtable.engine.move import Move, Seat

    Then = Callable[[Thought[Any] | None], None]
    """Told what the computer thinks, or None when nothing came of it."""

LOOK_MS = 15
"""So often somebody looks whether there is an answer."""
PATIENCE_MS = 5_000
"""So much longer than its limit may the process take: it has to start, and the machine may be busy."""
REST_MS = round(1000 * PATIENCE) + 100
"""So long after it was told to stop somebody looks whether the process has stopped."""
HURRY_MS = 1_000
"""So long may it take to answer when it is told to hurry."""


class Asked(Protocol):
    """Whoever thinks elsewhere: the thinking process, or in tests somebody who plays its part."""

    def ask(  # noqa: PLR0913, PLR0917 - what a computer player must be told
        self,
        game: str,
        view: Any,  # noqa: ANN401 - the view of any game
        seat: Seat,
        bot: str,
        seed: int,
        limit: Limit | None = None,
    ) -> int:
        """Ask which move a computer plays."""

    def poll(self) -> object | None:
        """Give the answer if it is there."""

    def hurry(self) -> None:
        """Ask for the answer at once."""

    def cancel(self) -> None:
        """Give up what was asked; asked again later, end what has not stopped since."""

    def close(self) -> None:
        """End all thinking."""


class ThinkingError(Exception):
    """What went wrong in the thinking process, in its own words."""


class Thinker(QObject):
    """Has a computer think about one position at a time."""

    failed = Signal(object)
    """An error, for the log: the game goes on without an answer."""

    def __init__(self, parent: QObject | None = None, asked: Asked | None = None, patience: int = PATIENCE_MS) -> None:
        """Ask a process of its own, or whoever is named; nothing starts before the first question."""
        super().__init__(parent)
        self._asked: Asked = asked or Worker()
        self._patience = patience
        self._then: Then | None = None
        self._look = QTimer(self, interval=LOOK_MS)
        self._look.timeout.connect(self._poll)
        self._late = QTimer(self, singleShot=True)
        self._late.timeout.connect(self._give_up)
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._asked.cancel)

    @property
    def thinking(self) -> bool:
        """Tell whether an answer is still to come."""
        return self._then is not None

    def ask(self, match: Match[Any, Any, Any, Any], seat: Seat, level: str, then: Then) -> None:
        """Ask what a computer at a seat would do now; whatever was asked before is given up.

        It is shown what that seat sees, and nothing else.
        """
        self.stop()
        self._rest.stop()
        self._then = then
        view = match.game.view(match.state, seat)
        limit = limit_of(level)
        try:
            self._asked.ask(match.game.info.id, view, seat, level, secrets.randbits(64), limit)
        except Exception as error:  # noqa: BLE001 - no process, or nothing that can be sent there: the game goes on without
            self.failed.emit(error)
            self._late.start(0)
            return
        self._look.start()
        self._late.start(round(1000 * (limit.seconds or 0)) + self._patience)

    def hurry(self) -> None:
        """Let it answer with what it has found so far."""
        if self.thinking:
            self._asked.hurry()
            self._late.start(min(HURRY_MS, self._patience))

    def stop(self) -> None:
        """Give up what was asked."""
        if self.thinking:
            self._end()
            self._asked.cancel()
            self._rest.start()

    def close(self) -> None:
        """End the process that thinks."""
        self._end()
        self._rest.stop()
        self._asked.close()

    def _poll(self) -> None:
        try:
            reply = self._asked.poll()
        except Exception as error:  # noqa: BLE001 - an answer that cannot be read is none
            self.failed.emit(error)
            self._give_up()
            return
        if isinstance(reply, Answer):
            if reply.fault is not None:
                self.failed.emit(ThinkingError(reply.fault))
            self._answer(reply.thought)

    def _give_up(self) -> None:
        """Do without an answer: what hangs is ended, and the next question starts another process."""
        self._asked.close()
        self._answer(None)

    def _answer(self, thought: Thought[Any] | None) -> None:
        then = self._then
        self._end()
        if then is not None:
            then(thought)

    def _end(self) -> None:
        self._then = None
        self._look.stop()
        self._late.stop()


def quick_move(match: Match[Any, Any, Any, Any], seat: Seat) -> Move:
    """Choose any legal move without thinking, rather one that the game holds for likely."""
    game, view, luck = match.game, match.game.view(match.state, seat), Luck(secrets.randbits(64))
    moves = game.legal_moves(view, seat)
    try:
        place = luck.weighted(game.weigh(view, seat, moves))
    except Exception:  # noqa: BLE001 - whatever a game does wrong in thinking must not stop it
        place = luck.below(len(moves))
    chosen: Move = moves[place]
    return chosen
