"""Games of Sticks for the tests of the store."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.match import Match
from boardtable.engine.record import Deal, Record
from boardtable.engine.sitter import Sitter
from boardtable.store.boxes import own_box
from tests.engine.sticks import GAME, Box, Decision, Options, Peek, State, Take

if TYPE_CHECKING:
    from pathlib import Path

    from boardtable.store.journal import Journal

DEAL = Deal(
    game="sticks", rules=1, app="0.1.0", seed=0x9F3C, seats=(Sitter("Anna"), Sitter("Bob")), options={"first": 1}
)
FIRST = (
    '{"boardtable": 1, "game": "sticks", "rules": 1, "app": "0.1.0", "seed": "0000000000009f3c", "seats": '
    '[{"name": "Anna", "plays": "person", "language": null}, {"name": "Bob", "plays": "person", "language": null}], '
    '"options": {"first": 1}}\n'
)
LINES = ('{"do": "take", "seat": 1, "n": 3}\n', '{"do": "peek", "seat": 0}\n', '{"do": "take", "seat": 0, "n": 2}\n')
WHOLE = "".join((FIRST, *LINES))
"""Bob takes 3 sticks, Anna looks at her card and takes 2; 7 sticks are left and it is Bob's turn."""


def match(moves: int = 0) -> Match[State, Decision, Options, Box]:
    """Play some of the moves of `LINES`."""
    begun = Match(GAME, own_box(GAME), Record(DEAL))
    for move in (Take(1, 3), Peek(0), Take(0, 2))[:moves]:
        begun.play(move)
    return begun


def finished() -> Match[State, Decision, Options, Box]:
    """Play to the end: Bob takes all but two sticks, one after the other with Anna."""
    begun = match(3)
    for seat, n in ((1, 3), (0, 3), (1, 1)):
        begun.play(Take(seat, n))
    return begun


ENTRIES = tuple(match(3).entries)


def path_of(journal: Journal) -> Path:
    """Give a journal's file, closed."""
    journal.close()
    assert journal.path is not None
    return journal.path


def put(folder: Path, content: str | bytes, name: str = "game.boardtable") -> Path:
    """Write a file, byte by byte as given."""
    path = folder / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path
