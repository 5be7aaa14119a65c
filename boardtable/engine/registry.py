"""Which games are installed; all come in by the same door, ours and other people's."""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, cast

from attrs import frozen

from .info import GameInfo

if TYPE_CHECKING:
    from .game import AnyGame

GROUP = "boardtable.games"
"""The entry-point group; each entry names a module with INFO, and GAME that is loaded only when asked for."""


class UnusableGameError(Exception):
    """A game is not installed or cannot be used; the message says why, in English."""


@frozen
class Installed:
    """One game that was found: what it tells of itself, or why it cannot be used."""

    id: str
    info: GameInfo | None
    fault: str | None = None


def installed() -> tuple[Installed, ...]:
    """List the installed games by their titles, without loading their rules; broken ones come last."""
    found = [_look_at(entry) for entry in _entries().values()]
    return tuple(sorted(found, key=lambda game: (game.info is None, game.info.title if game.info else game.id)))


def load(game: str) -> AnyGame:
    """Load one game with its rules; raises UnusableGameError."""
    entry = _entries().get(game)
    if entry is None:
        message = f"the game {game!r} is not installed"
        raise UnusableGameError(message)
    try:
        return cast("AnyGame", entry.load().GAME)
    except Exception as error:
        message = f"the game {game!r} cannot be used: {type(error).__name__}: {error}"
        raise UnusableGameError(message) from error


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
