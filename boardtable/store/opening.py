"""Opening a game, from anywhere: reading it, finding its rules and its box, and playing it again."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from attrs import frozen

from boardtable.engine.match import Match, ReplayError
from boardtable.engine.registry import UnusableGameError, load
from boardtable.engine.text import Text, text

from .boxes import ComponentsError, box_of
from .gamefile import OpenError, Reading, damage, read_game
from .journal import Journal
from .whole import shown

if TYPE_CHECKING:
    from boardtable.engine.record import Record

    from .folders import Folders

AnyMatch: TypeAlias = Match[Any, Any, Any, Any]


@frozen
class Opened:
    """A game at the position where it was left.

    `said` is a sentence for the person if not all of the file could be used; a `damaged` file stays as
    it is, and the match stands at the last good position.
    """

    path: Path
    match: AnyMatch
    said: Text | None
    damaged: bool
    reading: Reading


def open_game(path: Path) -> Opened:
    """Open a game file at the exact decision; raises OpenError. The file is not changed."""
    reading = read_game(path)
    try:
        return Opened(path, replay(path, reading.record), reading.said, reading.damaged, reading)
    except ReplayError as error:
        if error.entry < 0:
            raise OpenError(_of_another_kind(path, error)) from error
        return Opened(path, replay(path, error.good), damage(path, error.why), damaged=True, reading=reading)


def replay(path: Path, record: Record) -> AnyMatch:
    """Play a record again with the box it began with; raises OpenError and ReplayError."""
    file = shown(path)
    try:
        game = load(record.deal.game)
        return Match(game, box_of(game, record.deal, file), record)
    except UnusableGameError as error:
        why = text(
            "store",
            "{file} cannot be opened, since its game is not installed or does not work: {game}. Install it first.",
            file=file,
            game=record.deal.game[:40],
        )
        raise OpenError(why) from error
    except ComponentsError as error:
        why = text("store", "{file} cannot be opened. {why} Look for another copy of it.", file=file, why=error.why)
        raise OpenError(why) from error


def go_on(opened: Opened, folders: Folders) -> Journal:
    """Give the journal in which a game that was opened goes on.

    A sound file of this profile is written on; anything else goes on in a copy among the games in
    progress, which appears with the first `keep`.
    """
    path = Path(os.path.realpath(opened.path))
    at_home = str(path.parent) in {os.path.realpath(folders.playing), os.path.realpath(folders.finished)}
    if at_home and not opened.damaged:
        return Journal.behind(path, opened.reading)
    return Journal(folders.playing, opened.match.deal)


def _of_another_kind(path: Path, error: ReplayError) -> Text:
    """Say why not even the beginning of a game can be played again."""
    return text(
        "store",
        "{file} cannot be opened. {why} The file stays as it is: keep it for a boardtable that fits.",
        file=shown(path),
        why=error.why,
    )
