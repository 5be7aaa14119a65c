"""What a window reads of one table: whose turn it is, what may be done, what is picked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from boardtable.engine.table import Table

from .people import People
from .picks import Picks
from .reel import Reel

if TYPE_CHECKING:
    from boardtable.engine.game import AnyGame, Outcome, Prompt
    from boardtable.engine.match import Match
    from boardtable.engine.move import Move, Seat
    from boardtable.engine.sheet import Sheet
    from boardtable.engine.target import Target
    from boardtable.scene.scene import TableScene


class ShownTable(QObject):
    """One table as it is shown to somebody; whoever changes it says so by a signal."""

    changed = Signal()
    """The position, the onlooker or what is picked is another: read everything anew."""
    told = Signal()
    """The film has reached the next thing that happened: `heard` has grown."""
    refused = Signal(object)
    """A Refusal: why the last pointing is not allowed; None wipes the last one away."""
    curtain = Signal(int)
    """The curtain is down, and this seat may lift it."""
    ended = Signal(object)
    """The game is over, with its Outcome."""

    def __init__(self, match: Match[Any, Any, Any, Any], scene: TableScene) -> None:
        """Set up the table; nobody looks at it yet."""
        super().__init__()
        self.match = match
        self.people = People(match)
        self.looking_at: int | None = None
        self.waiting: Seat | None = None
        self.table = Table(())
        """The table as it is shown: what the onlooker sees, or an empty one behind the curtain."""
        self._game: AnyGame = match.game
        self._picks = Picks()
        self._reel = Reel(scene, self.changed.emit, self.told.emit)

    @property
    def onlooker(self) -> Seat | None:
        """Tell whose eyes the table is shown to; None while nobody looks."""
        return self.people.onlooker

    @property
    def shown_ply(self) -> int:
        """Tell which moment is on the table: after so many decisions."""
        return self.match.ply if self.looking_at is None else self.looking_at

    def acting(self) -> Seat | None:
        """Tell who decides next; None when the game is over."""
        return next(iter(self.match.active()), None)

    def on_turn(self) -> Seat | None:
        """Tell who decides next at the moment that is on the table; None when the game is over there."""
        return next(iter(self._game.active(self.match.at(self.shown_ply))), None)

    def may_decide(self) -> bool:
        """Tell whether the onlooker may decide something in the position that is shown."""
        return self.waiting is None and self.looking_at is None and self.onlooker in self.match.active()

    def prompt(self) -> Prompt | None:
        """Tell what the prompt bar says; None when nobody decides any more."""
        reader = self.acting() if self.onlooker is None else self.onlooker
        if reader is None or not self.match.active():
            return None
        return self._game.prompt(self._game.view(self.match.state, reader), reader, self.picked())

    def offered_buttons(self) -> tuple[str, ...]:
        """Tell which buttons may be pressed now, in the prompt's order."""
        prompt, offered = self.prompt(), self._picks.buttons()
        return tuple(name for name, _ in prompt.buttons if name in offered) if prompt else ()

    def presumed(self) -> tuple[Target, ...]:
        """Tell what is taken for granted here, of what is on offer: Enter takes the first of it."""
        offered = self._picks.lit()
        prompt = self.prompt() if offered else None
        return tuple(target for target in prompt.presumed if target in offered) if prompt else ()

    def offered_amounts(self) -> dict[str, tuple[int, ...]]:
        """Tell which numbers may be said now, in order, by what they are numbers of."""
        return self._picks.amounts()

    def picked(self) -> tuple[Target, ...]:
        """Tell what is picked so far."""
        return self._picks.picked()

    @property
    def pending(self) -> Move | None:
        """Tell which move waits to be confirmed."""
        return self._picks.pending

    def can_finish(self) -> bool:
        """Tell whether OK would say a move, though more could be added."""
        return self._picks.can_finish()

    def outcome(self) -> Outcome | None:
        """Tell how the game ended, if it has."""
        return self._game.outcome(self.match.state)

    @property
    def sheet(self) -> Sheet | None:
        """Tell at which page of scores the film has stopped until it is closed."""
        return self._reel.sheet

    @property
    def lying(self) -> Table:
        """Tell what lies on the table: the end of the last decision, or the moment at which the film has stopped."""
        return self._reel.table or self.table

    @property
    def heard(self) -> int | None:
        """Tell how many events of the last decision the film has reached; None when that is all of them."""
        return self._reel.heard
