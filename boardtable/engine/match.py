"""One game being played: kept states, undo, redo, barriers."""

from __future__ import annotations

import json
import zlib
from enum import Enum
from typing import TYPE_CHECKING, Generic

from attrs import frozen

from .codec import CodecError, from_plain, move_from_plain, move_to_plain
from .game import B, Game, M, O, S, Step
from .luck import Luck, mix
from .record import Check, Deal, Did, Entry, Over, Record, Undid
from .text import Text, plain, plural, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .move import Seat

CHECK_EVERY = 20
"""After so many decisions the record gets a digest of the position."""


class IllegalMoveError(ValueError):
    """The decision is not among the legal ones of this position."""


class CannotUndoError(ValueError):
    """Nothing can be undone, or what stands in the way was not agreed to."""


class ReplayError(ValueError):
    """A record does not replay; `why` says so to a person, `good` is the part before the fault."""

    def __init__(self, why: Text, good: Record, entry: int) -> None:
        """Count the entry from 0; -1 is the deal itself."""
        super().__init__(f"entry {entry}: {plain(why)}")
        self.why = why
        self.good = good
        self.entry = entry


class Stop(Enum):
    """What stands in the way of taking a decision back freely."""

    NOTHING = "nothing"
    """No person has decided anything yet."""
    LUCK = "luck"
    SHOWN = "shown"
    ACTED = "acted"
    """Another person has acted since."""


@frozen
class Ply(Generic[S, M]):
    """One decision that was played: the move, the moments it led to, and whether chance or a secret came in."""

    move: M
    steps: tuple[Step[S], ...]
    lucky: bool
    revealing: bool


class Match(Generic[S, M, O, B]):
    """A game being played; opening a record is replaying it.

    `entries` is what the record says so far, in order; whoever keeps the file writes each new one.
    """

    def __init__(self, game: Game[S, M, O, B], box: B, record: Record) -> None:
        """Deal, then play what the record says; raises ReplayError at the first entry that does not fit."""
        self.game = game
        self.deal: Deal = record.deal
        self.entries: list[Entry] = []
        self.plies: list[Ply[S, M]] = []
        self._undone: list[M] = []
        self._acted: set[Seat] = set()
        self._first = self._set_up(box)
        sure = 0
        for number, entry in enumerate(record.entries):
            why = self._replay(entry)
            if why is not None:
                good = sure if isinstance(entry, Check) else number
                raise ReplayError(why, Record(self.deal, record.entries[:good]), number)
            self.entries.append(entry)
            sure = number + 1 if isinstance(entry, Check) else sure
        if self.entries and isinstance(self.entries[-1], Did | Check):
            self._mark()

    @property
    def state(self) -> S:
        """Give the position now."""
        return self.at(self.ply)

    @property
    def ply(self) -> int:
        """Count the decisions played so far."""
        return len(self.plies)

    @property
    def record(self) -> Record:
        """Give the whole game as a record."""
        return Record(self.deal, tuple(self.entries))

    def at(self, ply: int) -> S:
        """Give the position after so many decisions, 0 being the deal."""
        return self.plies[ply - 1].steps[-1].state if ply else self._first

    def active(self) -> tuple[Seat, ...]:
        """Tell which seats may decide now; nobody when the game is over."""
        return self.game.active(self.state)

    def play(self, move: M) -> tuple[Step[S], ...]:
        """Play a decision and write it down; raises IllegalMoveError."""
        ply = self._play(move)
        self.entries.append(Did(move_to_plain(move)))
        self._mark()
        return ply.steps

    def is_final(self, move: M) -> bool:
        """Tell, by a dry run, whether a decision could not be taken back freely: chance or a secret comes in."""
        ply = self._apply(move)
        return ply.lucky or ply.revealing

    def acted(self, seat: Seat) -> None:
        """Note that the person of a seat pointed at a piece or lifted the curtain."""
        self._acted.add(seat)

    def undo_goal(self) -> int | None:
        """Tell to which ply an undo goes: before the last decision of a person, also past computers' replies."""
        for ply in range(self.ply - 1, -1, -1):
            if self.deal.seats[self.plies[ply].move.seat].is_person:
                return ply
        return None

    def undo_stop(self) -> Stop | None:
        """Tell what stands in the way of a free undo; None when nothing does."""
        goal = self.undo_goal()
        if goal is None:
            return Stop.NOTHING
        back = self.plies[goal:]
        if any(ply.lucky for ply in back):
            return Stop.LUCK
        if any(ply.revealing for ply in back):
            return Stop.SHOWN
        return Stop.ACTED if self._acted - {back[0].move.seat} else None

    def must_agree(self) -> tuple[Seat, ...]:
        """Tell whose consent a take-back needs: the other people at the table."""
        goal = self.undo_goal()
        asking = self.plies[goal].move.seat if goal is not None else None
        return tuple(n for n, sitter in enumerate(self.deal.seats) if sitter.is_person and n != asking)

    def undo(self, agreed: Sequence[Seat] = ()) -> None:
        """Take back the last decision of a person; raises CannotUndoError unless free or agreed by all others.

        A lone person agrees alone to what is not free, and the record says so.
        """
        goal = self.undo_goal()
        if goal is None:
            message = "there is nothing to undo"
            raise CannotUndoError(message)
        stop = self.undo_stop()
        if stop is not None and set(agreed) != set(self.must_agree()):
            message = "somebody has not agreed"
            raise CannotUndoError(message)
        asking = self.plies[goal].move.seat
        undid = Undid(self.ply - goal, tuple(agreed) or (() if stop is None else (asking,)))
        self._take_back(undid.count)
        self.entries.append(undid)

    def can_redo(self) -> bool:
        """Tell whether a decision that was taken back can be played again."""
        return bool(self._undone)

    def redo(self) -> tuple[Step[S], ...]:
        """Play again what was taken back last; raises IllegalMoveError when there is nothing."""
        if not self._undone:
            message = "there is nothing to play again"
            raise IllegalMoveError(message)
        return self.play(self._undone[-1])

    def digest(self) -> str:
        """Give eight digits that differ when two positions differ."""
        dumped = json.dumps(self.game.dump(self.state), sort_keys=True, separators=(",", ":"))
        return f"{zlib.crc32(dumped.encode()):08x}"

    def _set_up(self, box: B) -> S:
        seats = len(self.deal.seats)
        why: Text | None = None
        if seats not in self.game.info.seats:
            why = plural(
                "record",
                "This game is not played by {n} person.",
                "This game is not played by {n} people.",
                n=seats,
            )
        elif self.deal.rules != self.game.info.rules:
            why = text(
                "record",
                "The game was played by version {theirs} of its rules; this program has version {ours}.",
                theirs=self.deal.rules,
                ours=self.game.info.rules,
            )
        if why is not None:
            raise ReplayError(why, Record(self.deal), -1)
        try:
            options: O = from_plain(dict(self.deal.options), self.game.options, "options")
            self._check(options)
            return self.game.setup(box, options, seats, Luck(mix(self.deal.seed, 0)))
        except CodecError as error:
            why = text("record", "The first line is wrong: {fault}.", fault=error.why)
            raise ReplayError(why, Record(self.deal), -1) from error

    def _check(self, options: O) -> None:
        """Refuse a value that nobody could have chosen; raises CodecError."""
        people = sum(sitter.is_person for sitter in self.deal.seats)
        for choice in self.game.choices(len(self.deal.seats), people):
            if getattr(options, choice.name) not in [value for value, _ in choice.values]:
                raise CodecError(text("record", "this cannot be chosen"), f"options.{choice.name}")

    def _apply(self, move: M) -> Ply[S, M]:
        state = self.state
        if move.seat not in self.game.active(state) or move not in self.game.legal_moves(state, move.seat):
            message = f"{move_to_plain(move)} is not allowed here"
            raise IllegalMoveError(message[:200])
        luck = Luck(mix(self.deal.seed, self.ply + 1))
        steps = self.game.apply(state, move, luck)
        return Ply(move, steps, luck.used, any(step.reveals for step in steps))

    def _play(self, move: M) -> Ply[S, M]:
        ply = self._apply(move)
        if self._undone and self._undone[-1] == move:
            self._undone.pop()
        else:
            self._undone.clear()
        self.plies.append(ply)
        self._acted.clear()
        return ply

    def _mark(self) -> None:
        """Write down what follows from the last decision: a digest now and then, and the end."""
        if self.ply % CHECK_EVERY == 0 and not isinstance(self.entries[-1], Check):
            self.entries.append(Check(self.digest(), self.ply))
        outcome = self.game.outcome(self.state)
        if outcome is not None:
            names = [sitter.name for sitter in self.deal.seats]
            self.entries.append(Over(outcome.scores, plain(outcome.why, names)))

    def _take_back(self, count: int) -> None:
        self._undone.extend(ply.move for ply in reversed(self.plies[self.ply - count :]))
        del self.plies[self.ply - count :]
        self._acted.clear()

    def _replay(self, entry: Entry) -> Text | None:
        """Follow one entry of a record; tells what is wrong with it."""
        if isinstance(entry, Did):
            try:
                self._play(move_from_plain(entry.move, self.game.moves))
            except CodecError as error:
                return text("record", "Move {n} cannot be read: {fault}.", n=self.ply + 1, fault=error.why)
            except IllegalMoveError:
                return text("record", "Move {n} is not allowed in its position.", n=self.ply + 1)
        elif isinstance(entry, Undid):
            if not 0 < entry.count <= self.ply or not set(entry.agreed) <= set(range(len(self.deal.seats))):
                return text(
                    "record",
                    "After move {n} a take-back is wrong.",
                    n=self.ply,
                )
            self._take_back(entry.count)
        elif isinstance(entry, Check):
            if (entry.digest, entry.ply) != (self.digest(), self.ply):
                return text("record", "After move {n} the position is not the one that was written down.", n=self.ply)
        elif isinstance(entry, Over):
            outcome = self.game.outcome(self.state)
            if outcome is None or outcome.scores != entry.scores:
                return text("record", "After move {n} the end is not the one that was written down.", n=self.ply)
        return None
