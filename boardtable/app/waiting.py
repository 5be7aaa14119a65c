"""The games in progress and those that are over, as the start page lists them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QDateTime, QLocale

from boardtable.engine.text import plural
from boardtable.i18n import customs
from boardtable.store.whole import shown

from .words import shortened

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from boardtable.controller.games import Games

    from .words import Words


@frozen
class Waiting:
    """A saved game: its file, its title, a second line, and whether it can be opened."""

    path: Path
    title: str
    about: str
    sound: bool = True


def listed_games(games: Games, words: Words, *, finished: bool) -> Iterator[Waiting]:
    """List the games in progress or over, the one played last first; of a file that is none it says why."""
    titles = {game.id: game.info.title for game in games.installed if game.info is not None}
    for saved in games.finished() if finished else games.waiting():
        if saved.deal is None:
            yield Waiting(
                saved.path, shown(saved.path), "" if saved.fault is None else words.say(saved.fault), sound=False
            )
            continue
        moves = words.say(plural("app", "{n} move", "{n} moves", n=saved.plies))
        when = customs(words.language).toString(
            QDateTime.fromSecsSinceEpoch(round(saved.when.timestamp())), QLocale.FormatType.ShortFormat
        )
        title = titles.get(saved.deal.game, shortened(saved.deal.game))
        players = ", ".join(shortened(sitter.name) for sitter in saved.deal.seats)
        yield Waiting(saved.path, f"{title}: {players}", f"{moves}, {when}")
