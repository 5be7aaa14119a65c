"""A lesson as somebody follows it: which page is open, and the match as it stands there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic

from attrs import evolve

from .chooser import Chooser
from .game import B, Game, M, O, S
from .match import Match
from .note import Note, Tone
from .record import Deal, Record
from .sitter import Sitter
from .table import Mark, Table, look_alikes
from .target import Button
from .text import text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .lesson import Lesson, Page
    from .move import Seat
    from .target import Target

POINTED_OUT = text("lesson", "the lesson speaks of this")
APP = "lesson"
"""Stands where a record names the program that began it, and who plays for the others; nobody writes it down."""


class Course(Generic[S, M, O, B]):
    """One learner's way through a lesson, forwards and back.

    `match` is a real match, dealt as the page that laid the table says; turning to a page plays
    what led there. What the page points out is marked on the table until the learner has decided.
    """

    def __init__(self, game: Game[S, M, O, B], box: B, lesson: Lesson, names: Sequence[str]) -> None:
        """Open the first page; `names` are those of all seats."""
        self.lesson = lesson
        self.number = 0
        self._box = box
        self._game = game
        self._names = tuple(names)
        self._made: dict[int, M] = {}
        self._pointed = True
        self.match = self._match_at(0)

    @property
    def page(self) -> Page:
        """Give the page that is open."""
        return self.lesson.pages[self.number]

    @property
    def seat(self) -> Seat:
        """Tell where the learner sits."""
        return self.lesson.seat

    def is_last(self) -> bool:
        """Tell whether no page follows."""
        return self.number == len(self.lesson.pages) - 1

    def turn(self, number: int) -> None:
        """Open another page, with the table as it stands there; beyond the first and the last there is none."""
        self.number = min(max(number, 0), len(self.lesson.pages) - 1)
        self._pointed = True
        self.match = self._match_at(self.number)

    def before(self) -> int:
        """Tell which page asked for the learner's last decision; the first one if none did."""
        asking = [number for number in range(self.number) if self.lesson.pages[number].asked]
        return asking[-1] if asking else 0

    def leads_on(self, move: M) -> bool:
        """Tell whether a decision is one that the page asks for."""
        return move in self.page.asked

    def made(self, move: M) -> None:
        """Remember which of the asked decisions the learner made; nothing is pointed out any more."""
        self._made[self.number] = move
        self._pointed = False

    def lit(self, picked: Sequence[Target]) -> frozenset[Target]:
        """Tell what is worth lighting on the table: what leads to what is asked, with this picked already."""
        state, seat, game = self.match.state, self.seat, self._game
        alike = look_alikes(game.zones(state, seat), game.table(state, seat).placed)
        chooser: Chooser[Any] = Chooser(self.page.asked, state, alike)
        for target in picked:
            chooser.lift(target)
        return frozenset(target for target in chooser.lit() if not isinstance(target, Button))

    def _match_at(self, number: int) -> Match[S, M, O, B]:
        """Deal the table on which a page stands, and play what led to it."""
        pages = self.lesson.pages
        first = max(n for n in range(number + 1) if pages[n].position is not None)
        match = self._dealt(pages[first])
        for n in range(first, number):
            asked: tuple[Any, ...] = pages[n].asked
            made = (self._made.get(n, asked[0]),) if asked else ()
            for move in (*made, *pages[n].replies):
                match.play(move)
        return match

    def _dealt(self, page: Page) -> Match[S, M, O, B]:
        game, box = self._game, self._box
        dealt = evolve(
            game, setup=lambda *_: game.load(box, page.position or {}), table=self._marked, preview=self._notes
        )
        options = {choice.name: choice.default for choice in game.choices(self.lesson.seats, 1)}
        seats = tuple(
            Sitter(name) if seat == self.seat else Sitter(name, plays=APP) for seat, name in enumerate(self._names)
        )
        deal = Deal(game.info.id, game.info.rules, APP, self.lesson.seed, seats, options)
        return Match(dealt, box, Record(deal))

    def _notes(self, state: S, seat: Seat, picked: tuple[Target, ...]) -> tuple[Note, ...]:
        """Say what a target would bring only where something is to be decided."""
        return self._game.preview(state, seat, picked) if self.page.asked else ()

    def _marked(self, state: S, seat: Seat | None) -> Table:
        """Show the table, with what the page points out."""
        table = self._game.table(state, seat)
        if not self._pointed or not self.page.at:
            return table
        return evolve(table, marks=(*table.marks, Mark(self.page.at, Tone.PLAIN, POINTED_OUT)))
