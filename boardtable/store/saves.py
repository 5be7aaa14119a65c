"""The games in progress and finished, as the start page lists them, and copies of them."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from attrs import frozen

from boardtable.engine.record import Deal, Record, write
from boardtable.engine.text import Text, plain, text

from .gamefile import SUFFIX, OpenError, glance
from .whole import replace, shown, why_not_written

if TYPE_CHECKING:
    from pathlib import Path


@frozen
class Saved:
    """One game that lies in a folder: when it was last played, what was dealt, and how far it is.

    `deal` is None for a file that cannot be opened; then `fault` says why.
    """

    path: Path
    when: datetime
    deal: Deal | None = None
    plies: int = 0
    over: bool = False
    fault: Text | None = None


class SaveError(ValueError):
    """A copy cannot be written; `why` says so to a person."""

    def __init__(self, why: Text) -> None:
        """Take the whole sentence."""
        super().__init__(plain(why))
        self.why = why


def saved_games(folder: Path) -> tuple[Saved, ...]:
    """List the games in a folder, the one played last first, without loading the rules of any game."""
    try:
        paths = [path for path in folder.iterdir() if path.suffix == SUFFIX]
    except OSError:  # no folder, no games
        return ()
    found: list[Saved] = []
    for path in paths:
        try:
            when = datetime.fromtimestamp(path.stat().st_mtime, UTC)
        except OSError:  # it has just gone
            continue
        try:
            seen = glance(path)
        except OpenError as error:
            found.append(Saved(path, when, fault=error.why))
        else:
            found.append(Saved(path, when, seen.deal, seen.plies, seen.over))
    return tuple(sorted(found, key=lambda saved: (saved.when, saved.path.name), reverse=True))


def save_copy(record: Record, path: Path) -> None:
    """Write a game into a file of its own, in one go; raises SaveError."""
    try:
        replace(path, write(record))
    except OSError as error:
        why = text(
            "store",
            "{file} is not saved. {why} Choose another folder.",
            file=shown(path),
            why=why_not_written(path.parent, error),
        )
        raise SaveError(why) from error
