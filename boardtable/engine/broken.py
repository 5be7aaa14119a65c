"""The laws by name, and what is raised when a game breaks one."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .record import Record


class Law(Enum):
    """What must hold for every game, each law in one sentence."""

    ERROR = "nothing that a game does ends in an error"
    OPTIONS = "every option that is offered begins a game, and one value of each is the default"
    DEAD_END = "who is to decide has something to decide, and nobody else has"
    END = "every game ends within a bound"
    OUTCOME = "there is an outcome exactly when nobody is to decide any more"
    MOVES = "the legal moves are always listed alike, without doubles, and are the seat's own"
    APPLY = "every legal move applies, and leads to the same moments whenever it meets the same luck"
    FROZEN = "a position that was left stays as it was"
    CODEC = "decisions, options and positions come back from plain values as they were"
    REPLAY = "a record replays to the same position"
    UNDO = "undo gives back the same position"
    VIEW = "a view shows its seat the same as the position, and so does every position that agrees with it"
    TABLE = "each piece lies once on the table, in a place that the table has"
    PATHS_DIFFER = "no two legal moves share a path"
    PATHS_PART = "if one path is part of another, the short one holds a button or the long one adds one"
    PATHS_SEEN = "every piece and place of a path is on the table that the seat sees"
    PATHS_ORDER = "every move is reached by every order of its path, and its buttons have labels"
    PRESUMED = "what is presumed is on offer: a legal move begins with it"
    SAYABLE = "everything shown can be said in plain English, with all blanks filled"
    SHEET = "a sheet has one amount a column, and an outcome one score a seat"
    ESTIMATE = "an estimate is a finite number"
    WEIGH = "each move has one weight, finite and above zero"


class FindingError(Exception):
    """A law does not hold here; says which, and what was found."""

    def __init__(self, law: Law, what: str) -> None:
        """Name the law, and say in English what was found."""
        super().__init__(f"{law.value}: {what}")
        self.law = law
        self.what = what


class LawBrokenError(Exception):
    """A game broke a law; the record leads to the place.

    When it broke on trying a decision, that decision is the record's last line.
    """

    def __init__(self, law: Law, what: str, record: Record) -> None:
        """Keep the game so far."""
        super().__init__(f"{law.value}: {what}")
        self.law = law
        self.what = what
        self.record = record
