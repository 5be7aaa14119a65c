"""The process that thinks for the computer players, so that the table never stands still.

It is started with *spawn* and imports the engine, the bots and, through the registry, the game that
it is asked about: never Qt. It gets the view of one seat, and cannot tell what that seat cannot see.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from pickle import dumps
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeAlias

from attrs import frozen

from boardtable.engine.luck import Luck
from boardtable.engine.registry import load

from .bots import BOTS, limit_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

    from boardtable.engine.game import AnyGame
    from boardtable.engine.move import Seat

    from .limit import Limit
    from .thought import Thought

PATIENCE = 2.0
"""So many seconds a process has to stop thinking before it is ended."""

GLANCE = 0.003
"""So many seconds a process thinks before it looks again whether somebody wants something else."""

LOWER = 5
"""So much lower is the priority of the process, where the system knows such a thing."""

STATUS = Path("/proc/self/status")
"""Where Linux tells how much memory a process takes."""

UNREAD = 0
"""The ticket of an answer to a question that could not be read: no other question is open then."""


@frozen
class Question:
    """Asks which move a bot plays for a seat; without a limit the bot takes its usual one."""

    ticket: int
    game: str
    view: Any
    seat: Seat
    bot: str
    seed: int
    limit: Limit | None


@frozen
class Inquiry:
    """Asks the process which modules it has loaded, and how much memory it takes."""

    ticket: int


@frozen
class Stop:
    """Think no more of what was asked before."""

    ticket: int


@frozen
class Hurry:
    """Think no longer of what was asked before, and answer with what was found so far."""


@frozen
class Answer:
    """What a bot thinks, its move first of all, or in English what went wrong instead."""

    ticket: int
    thought: Thought[Any] | None = None
    fault: str | None = None


@frozen
class Ready:
    """The process has started, and listens."""


@frozen
class Account:
    """What the process says of itself; `resident` is in KiB, or None where the system does not tell."""

    ticket: int
    modules: tuple[str, ...]
    resident: int | None


Request: TypeAlias = Question | Inquiry | Stop | Hurry
Reply: TypeAlias = Answer | Account


class Worker:
    """The handle of the thinking process: asks, looks whether there is an answer, gives up.

    The process starts with the first question. Only the last question is open; the answer to one
    that was given up is dropped. Nobody ever waits here for the process: it is sent a question only
    when it listens, since a line takes no more than a part of a large one.
    """

    def __init__(self) -> None:
        """Start nothing yet."""
        self._ticket = 0
        self._open: int | None = None
        self._waiting: list[bytes] = []
        """The open question, and to hurry with it, if the process does not listen yet."""
        self._owed = 0
        """So many replies are still to come before it listens."""
        self._stopped: float | None = None
        """Since when it should stop thinking, if it does not listen yet."""
        self._process: SpawnProcess | None = None
        self._line: Connection | None = None

    def ask(  # noqa: PLR0913, PLR0917 - what a computer player must be told
        self,
        game: str,
        view: Any,  # noqa: ANN401 - the view of any game
        seat: Seat,
        bot: str,
        seed: int,
        limit: Limit | None = None,
    ) -> int:
        """Ask which move a bot plays; gives the ticket of the answer.

        The same seed brings the same move under a limit of playouts alone. Without a limit the bot
        takes its usual one.
        """
        return self._request(Question(self._next(), game, view, seat, bot, seed, limit))

    def inquire(self) -> int:
        """Ask the process about itself; gives the ticket of the answer."""
        return self._request(Inquiry(self._next()))

    def poll(self) -> Reply | None:
        """Give the answer to the open question if it is there; a question that waits is sent when it can be."""
        reply = self._receive()
        if reply is None:
            self._go_on()
        return reply

    def hurry(self) -> None:
        """Let the bot play now what it found so far; the answer comes as ever."""
        if self._waiting:
            self._waiting.append(dumps(Hurry()))
        elif self._open is not None and self._line is not None:
            with suppress(OSError):  # it has just ended: so says the answer
                self._line.send(Hurry())

    def cancel(self) -> None:
        """Give up the open question; a process that has not stopped in time is ended when this is called again."""
        sent = self._open is not None and not self._waiting
        self._open, self._waiting = None, []
        if sent and self._line is not None:
            self._stopped = monotonic()
            self._owed += 1
            with suppress(OSError):  # it has just ended: that is seen at once
                self._line.send(Stop(self._next()))
        self.poll()

    def close(self) -> None:
        """End the process, and give up the open question."""
        self._open, self._waiting = None, []
        self._end()

    def _next(self) -> int:
        self._ticket += 1
        return self._ticket

    def _request(self, request: Question | Inquiry) -> int:
        self.cancel()
        self._waiting = [dumps(request)]
        self._open = request.ticket
        self._go_on()
        return request.ticket

    def _receive(self) -> Reply | None:
        """Read what the process says; gives the answer to the open question."""
        try:
            while self._line is not None and self._line.poll():
                reply: Reply | Ready = self._line.recv()
                self._owed -= 1
                if self._owed == 0:
                    self._stopped = None
                    if self._open is not None and not self._waiting and not isinstance(reply, Ready):
                        self._open = None
                        return reply
        except (EOFError, OSError):
            ticket, failed = self._open, self._owed > 0 and self._stopped is None
            self._end()
            if ticket is not None and failed:  # in thought, or at its start: another one might do so too
                self.close()
                return Answer(ticket, fault="the thinking process has ended")
        return None

    def _go_on(self) -> None:
        """End a process that does not stop; send the question that waits, or start a process for it."""
        if self._stopped is not None and monotonic() - self._stopped > PATIENCE:
            self._end()
        if not self._waiting or self._owed:
            return
        if self._line is None:
            self._line, self._process = _start()
            self._owed = 1
            return
        messages, self._waiting = self._waiting, []
        self._owed = 1
        with suppress(OSError):  # it has just ended: so says the answer
            for message in messages:
                self._line.send_bytes(message)

    def _end(self) -> None:
        if self._line is not None and self._process is not None:
            self._line.close()
            self._process.kill()
            self._process.join()
            self._process.close()
        self._line = self._process = self._stopped = None
        self._owed = 0


def _start() -> tuple[Connection, SpawnProcess]:
    context = get_context("spawn")
    line, far_end = context.Pipe()
    process = context.Process(target=serve, args=(far_end,), name="boardtable-thinking", daemon=True)
    process.start()
    far_end.close()
    return line, process


def serve(line: Connection) -> None:
    """Answer questions until the other end of the line is closed: the life of the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is meant for the window
    if hasattr(os, "nice"):  # on a busy machine the window comes first
        os.nice(LOWER)
    with suppress(OSError):
        line.send(Ready())
        while True:
            try:
                request: Request = line.recv()
            except EOFError:
                return
            except Exception as error:  # noqa: BLE001 - whatever a game does wrong is an answer, not a crash
                line.send(Answer(UNREAD, fault=_said(error)))
                continue
            if not isinstance(request, Hurry):  # it has just been answered
                line.send(_answer(request, _interruption(line)))


def _interruption(line: Connection) -> Callable[[], bool]:
    """Make the question whether anything else is wanted, which a bot asks again and again while it thinks.

    Whatever comes next is read only when the bot has answered: a stop, a hurry, or the end of the line.
    """
    asked = monotonic()

    def interrupted() -> bool:
        nonlocal asked
        now = monotonic()
        if now - asked < GLANCE:
            return False
        if line.poll():
            return True
        asked = now
        return False

    return interrupted


def _answer(request: Question | Inquiry | Stop, interrupted: Callable[[], bool]) -> Reply:
    if isinstance(request, Stop):
        return Answer(request.ticket)
    if isinstance(request, Inquiry):
        return Account(request.ticket, tuple(sorted(sys.modules)), resident())
    try:
        bot, limit = BOTS[request.bot], request.limit or limit_of(request.bot)
        thought = bot(_game(request.game), request.view, request.seat, limit, Luck(request.seed), interrupted)
    except Exception as error:  # noqa: BLE001 - as above
        return Answer(request.ticket, fault=_said(error))
    return Answer(request.ticket, thought)


@cache
def _game(game: str) -> AnyGame:
    return load(game)


def _said(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def resident() -> int | None:
    """Read the resident memory of this process in KiB where the system tells it in a file."""
    if not STATUS.exists():
        return None
    found = (line for line in STATUS.read_text("ascii", "replace").splitlines() if line.startswith("VmRSS:"))
    return int(next(found).split()[1])
