"""A table of Sticks, whoever keeps its record, and everything that the controller says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boardtable.controller.table import TableController
from boardtable.engine.match import Match
from boardtable.engine.record import Deal, Did, Record
from boardtable.engine.sitter import Sitter
from boardtable.engine.target import Button, Cell, Piece
from boardtable.engine.text import plain
from boardtable.scene.art import Art
from boardtable.scene.scene import TableScene
from boardtable.store.boxes import own_box
from tests.engine.sticks import CARD, GAME, INFO

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardtable.engine.game import AnyGame, Outcome, Refusal
    from boardtable.engine.record import Entry
    from boardtable.engine.table import Face
    from boardtable.engine.text import Text


def deal(*names: str, **options: object) -> Deal:
    """Deal a game of Sticks with a die; the first one begins."""
    seats = tuple(Sitter(name) for name in names)
    return Deal(game="sticks", rules=1, app="0.1.0", seed=0x9F3C, seats=seats, options={"dice": True, **options})


class Kept:
    """Holds what was kept, as a file would."""

    def __init__(self) -> None:
        """Begin empty."""
        self.entries: tuple[Entry, ...] = ()

    def keep(self, entries: Sequence[Entry]) -> None:
        """Take everything that there is."""
        self.entries = tuple(entries)

    def moves(self) -> list[str]:
        """Tell which decisions were kept, by their verbs."""
        return [str(entry.move["do"]) for entry in self.entries if isinstance(entry, Did)]


class Desk:
    """One controller with its scene."""

    def __init__(self, dealt: Deal, game: AnyGame = GAME) -> None:
        """Lay the table; nobody looks yet."""
        self.match: Match[Any, Any, Any, Any] = Match(game, own_box(GAME), Record(dealt))
        self.kept = Kept()
        self.art = Art(INFO.home)
        self.scene = TableScene(self.art, plain)
        self.controller = TableController(self.match, self.scene, self.kept)
        self.refusals: list[Refusal | None] = []
        self.curtains: list[int] = []
        self.outcomes: list[Outcome] = []
        self.controller.refused.connect(self.refusals.append)
        self.controller.curtain.connect(self.curtains.append)
        self.controller.ended.connect(self.outcomes.append)

    @property
    def heap(self) -> int:
        """Count the sticks that are left."""
        return int(self.match.state.heap)

    def click(self, piece: int) -> None:
        """Click a piece."""
        self.controller.point(self.scene.look().around(Piece(piece)))

    def take(self, n: int) -> None:
        """Take the uppermost sticks, one click each, then the button."""
        top = self.heap - 1
        for piece in range(top, top - n, -1):
            self.click(piece)
        self.controller.press("take")

    def lift(self, piece: int) -> None:
        """Take a piece into the hand."""
        self.controller.lift(self.scene.look().around(Piece(piece)))

    def drop(self, piece: int, zone: str) -> None:
        """Let a carried piece fall on a zone."""
        self.controller.drop(self.scene.look().around(Piece(piece)), (Cell(zone),))

    def peek(self, seat: int) -> None:
        """Look at the own card."""
        self.click(CARD + seat)

    def face(self, seat: int) -> Face | None:
        """Tell what is seen of a card: a face, or None if it is not on the table."""
        return next((item.face for item in self.controller.table.placed if item.piece == CARD + seat), None)

    def lit(self) -> set[int]:
        """Tell which pieces are lit on the scene."""
        return {target.id for target in self.scene.offers() if isinstance(target, Piece)}

    def said(self) -> list[Text | None]:
        """Tell why things were not allowed or not done since the last time; None wipes a sentence away."""
        said, self.refusals[:] = [None if refusal is None else refusal.why for refusal in self.refusals], []
        return said

    def rules(self) -> list[str | None]:
        """Tell the numbers of the rules that were cited since the last time; None wipes one away."""
        said, self.refusals[:] = [None if refusal is None else refusal.rule for refusal in self.refusals], []
        return said


TAKE, THROW = Button("take"), Button("throw")
