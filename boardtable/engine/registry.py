"""Which games are installed; all come in by the same door, ours and other people's."""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, cast

from attrs import frozen

from .info import GameInfo
from .text import Text, text

if TYPE_CHECKING:
    from .game import AnyGame

GROUP = "boardtable.games"
"""The entry-point group; each entry names a module with INFO, and GAME that is loaded only when asked for."""

LONGEST = 40
"""A sentence names so many letters of a game."""


class UnusableGameError(Exception):
    """A game is not installed or cannot be used.

    `why` says so to a person; the message itself is for the log and for whoever mends the game.
    """

    def __init__(self, technical: str, why: Text | None = None) -> None:
        """Take what is wrong in technical words, and the sentence."""
        super().__init__(technical)
        self.why = why or text("registry", "This game does not work.")


@frozen
class Installed:
    """One game that was found: what it tells of itself, or in technical words why it cannot be used."""

    id: str
    info: GameInfo | None
    fault: str | None = None

    @property
    def why(self) -> Text | None:
        """Say to a person that this game cannot be used; nothing of a game that seems sound."""
        return None if self.info is not None else _does_not_work(self.id)


def installed() -> tuple[Installed, ...]:
    """List the installed games by their titles, without loading their rules; broken ones come last."""
    found = [_look_at(entry) for entry in _entries().values()]
    return tuple(sorted(found, key=lambda game: (game.info is None, game.info.title if game.info else game.id)))


def load(game: str) -> AnyGame:
    """Load one game with its rules; raises UnusableGameError."""
    entry = _entries().get(game)
    if entry is None:
        message = f"the game {game!r} is not installed"
        raise UnusableGameError(message, text("registry", "This game is not installed: {game}.", game=game[:LONGEST]))
    try:
        return cast("AnyGame", entry.load().GAME)
    except Exception as error:
        message = f"the game {game!r} cannot be used: {type(error).__name__}: {error}"
        raise UnusableGameError(message, _does_not_work(game)) from error


def _does_not_work(game: str) -> Text:
    return text("registry", "This game does not work: {game}.", game=game[:LONGEST])


def _entries() -> dict[str, EntryPoint]:
    """Give the entries by name; of two with one name the first found counts."""
    found: dict[str, EntryPoint] = {}
    for entry in entry_points(group=GROUP):
        found.setdefault(entry.name, entry)
    return found


def _look_at(entry: EntryPoint) -> Installed:
    try:
        info = entry.load().INFO
    except Exception as error:  # noqa: BLE001 - whatever somebody's game does wrong must not disturb the others
        return Installed(entry.name, None, f"{type(error).__name__}: {error}")
    if not isinstance(info, GameInfo) or info.id != entry.name:
        return Installed(entry.name, None, f"its INFO is not that of a game called {entry.name!r}")
    return Installed(entry.name, info)
