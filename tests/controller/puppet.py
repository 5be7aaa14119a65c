"""Plays the part of the thinking process: it thinks what a test wants, when the test wants it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve

from boardtable.ai.thought import Thought
from boardtable.ai.worker import Answer
from boardtable.controller.computers import Computers
from boardtable.controller.hints import Hints
from boardtable.controller.thinker import Thinker
from boardtable.engine.sitter import Sitter
from boardtable.engine.text import plain
from tests.controller.desk import Desk, deal
from tests.engine.sticks import GAME, Take

if TYPE_CHECKING:
    from boardtable.ai.limit import Limit
    from boardtable.engine.game import AnyGame
    from boardtable.engine.move import Move, Seat
    from boardtable.engine.text import Text
    from boardtable.scene.film import Speed


class Puppet:
    """Answers when it is told to, or at once that it takes as many sticks as it may."""

    def __init__(self, *, at_once: bool = False) -> None:
        """Begin with nothing asked."""
        self.at_once = at_once
        self.broken: Exception | None = None
        self.asked: list[tuple[Any, Seat, str]] = []
        self.hurried = self.cancelled = self.closed = 0
        self._reply: Answer | None = None

    def ask(  # noqa: PLR0913, PLR0917 - what a computer player must be told
        self,
        game: str,
        view: Any,  # noqa: ANN401 - the view of any game
        seat: Seat,
        bot: str,
        seed: int,
        limit: Limit | None = None,
    ) -> int:
        """Note the question."""
        assert game == "sticks"
        assert 0 <= seed < 1 << 64
        assert limit is not None
        assert limit.seconds is not None
        self.asked.append((view, seat, bot))
        if self.broken is not None:
            raise self.broken
        if self.at_once:
            self.think(Take(seat, min(view.most, view.heap)))
        return len(self.asked)

    def think(self, move: Move, *values: tuple[Move, float]) -> None:
        """Have a thought ready."""
        self._reply = Answer(len(self.asked), Thought(move, values=values))

    def fail(self) -> None:
        """Have an error ready instead."""
        self._reply = Answer(len(self.asked), fault="ZeroDivisionError: seat 0")

    def poll(self) -> object | None:
        """Give the answer, once."""
        if self.broken is not None:
            raise self.broken
        reply, self._reply = self._reply, None
        return reply

    def hurry(self) -> None:
        """Note that somebody is in a hurry."""
        self.hurried += 1

    def cancel(self) -> None:
        """Forget the question."""
        self.cancelled += 1
        self._reply = None

    def close(self) -> None:
        """Forget the question, and note that all is over."""
        self.closed += 1
        self._reply = None


class Company:
    """A table of Sticks at which people and computers sit; `bob=medium` is a computer called bob."""

    def __init__(self, speed: Speed, puppet: Puppet, patience: int, game: AnyGame = GAME, **plays: str) -> None:
        """Lay the table and let the computers play."""
        seats = tuple(Sitter(name, level) for name, level in plays.items())
        self.desk = Desk(evolve(deal(*plays, dice=True), seats=seats), game)
        self.desk.scene.set_speed(speed)
        self.puppet = puppet
        self.controller, self.match = self.desk.controller, self.desk.match
        self.thinker = Thinker(asked=puppet, patience=patience)
        self.computers = Computers(self.controller, self.desk.scene, self.thinker)
        self.hints = Hints(self.controller, self.desk.scene, self.computers)
        self.troubles: list[Text] = []
        self.errors: list[BaseException] = []
        self.thinker.failed.connect(self.errors.append)
        self.computers.troubled.connect(self.troubles.append)
        self.controller.start()
        self.computers.begin()

    def said(self) -> list[str]:
        """Tell what went wrong."""
        names = [sitter.name for sitter in self.match.deal.seats]
        return [plain(said, names) for said in self.troubles]

    def movers(self) -> list[int]:
        """Tell who decided, in order."""
        return [ply.move.seat for ply in self.match.plies]
