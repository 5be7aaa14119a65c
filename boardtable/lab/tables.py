"""Games and their boxes, and deals for those who play in the lab."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from attrs import frozen

from boardtable import __version__
from boardtable.engine.codec import to_plain
from boardtable.engine.record import Deal, Record, write
from boardtable.engine.registry import load
from boardtable.engine.sitter import Sitter
from boardtable.store.boxes import own_box
from boardtable.store.gamefile import SUFFIX
from boardtable.store.whole import replace

from .complaint import BadInputError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from boardtable.engine.game import AnyGame

SEEDS = 1 << 64


@frozen
class Boxed:
    """A game, and the box that comes with it: in the lab nobody's corrections count."""

    game: AnyGame
    box: Any

    def check_seats(self, seats: int) -> None:
        """Complain if so many cannot play."""
        allowed = self.game.info.seats
        if seats not in allowed:
            message = f"{self.game.info.title} is played by {', '.join(map(str, allowed))}, not by {seats}"
            raise BadInputError(message)


def fetch(game: str) -> Boxed:
    """Load a game and its box; raises UnusableGameError and ComponentsError."""
    loaded = load(game)
    return Boxed(loaded, own_box(loaded))


def computers(bots: Sequence[str]) -> tuple[Sitter, ...]:
    """Seat computer players, each named for what it is."""
    return tuple(Sitter(f"{bot.capitalize()} {n}", bot) for n, bot in enumerate(bots, start=1))


def deal(game: AnyGame, sitters: tuple[Sitter, ...], seed: int, wishes: Mapping[str, str] | None = None) -> Deal:
    """Deal a game with the options that a new game proposes, but for those that somebody wishes otherwise."""
    people = sum(sitter.is_person for sitter in sitters)
    proposed = {choice.name: to_plain(choice.default) for choice in game.choices(len(sitters), people)}
    options = {**proposed, **chosen(game, len(sitters), people, wishes or {})}
    return Deal(game.info.id, game.info.rules, __version__, seed % SEEDS, sitters, options)


def chosen(game: AnyGame, seats: int, people: int, wishes: Mapping[str, str]) -> dict[str, object]:
    """Find the values that are meant, each as a record writes it; raises BadInputError if one is not on offer."""
    offered = {choice.name: [to_plain(value) for value, _ in choice.values] for choice in game.choices(seats, people)}
    found = {}
    for name, wanted in wishes.items():
        if name not in offered:
            message = f"{game.info.title} has no option {name!r}, only {', '.join(offered) or 'none'}"
            raise BadInputError(message)
        values = {value if isinstance(value, str) else json.dumps(value): value for value in offered[name]}
        if wanted not in values:
            message = f"{name!r} can be {', '.join(values)}, not {wanted!r}"
            raise BadInputError(message)
        found[name] = values[wanted]
    return found


def keep(record: Record, folder: Path) -> Path:
    """Write a game into a folder, under a name that tells its deal."""
    path = folder / f"{record.deal.game}-{len(record.deal.seats)}-{record.deal.seed:x}{SUFFIX}"
    try:
        replace(path, write(record))
    except OSError as error:
        message = f"{path} cannot be written: {error.strerror}"
        raise BadInputError(message) from error
    return path
