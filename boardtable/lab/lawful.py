"""boardtable-lab laws: games are played at random, and nothing may break a law."""

from __future__ import annotations

from contextlib import ExitStack
from functools import cache, partial
from multiprocessing import get_context
from os import cpu_count
from typing import TYPE_CHECKING

from attrs import evolve, frozen

from boardtable import __version__
from boardtable.engine.broken import LawBrokenError
from boardtable.engine.laws import law_deal, play_by_laws
from boardtable.engine.record import Did, Record

from .lines import say
from .tables import SEEDS, Boxed, chosen, fetch, keep

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterator, Mapping

MANY = 100
"""So many games are worth the start of more processes."""


@frozen
class Played:
    """One game: how many decisions it took, and what law it broke where, if any."""

    record: Record
    law: str | None = None
    found: str | None = None


def laws(args: Namespace) -> int:
    """Play so many games at each seat count, every other one by weight; print what broke, then a line a seat count."""
    status = 0
    for seats in fetch(args.game).game.info.seats:
        plies = broken = 0
        for played in _played(args, seats):
            plies += sum(isinstance(entry, Did) for entry in played.record.entries)
            if played.law is not None:
                broken += 1
                line = {"game": args.game, "seats": seats, "seed": f"{played.record.deal.seed:x}"}
                say({**line, "law": played.law, "found": played.found, "record": str(keep(played.record, args.out))})
        say({"game": args.game, "seats": seats, "games": args.games, "plies": plies, "broken": broken})
        status = int(broken > 0) or status
    return status


def _played(args: Namespace, seats: int) -> Iterator[Played]:
    """Play so many games, each with the next seed; many of them on all the processors of this machine."""
    play = partial(play_one, args.game, seats, args.seed, dict(args.option))
    with ExitStack() as stack:
        if args.games < MANY:
            yield from map(play, range(args.games))
        else:
            pool = stack.enter_context(get_context("spawn").Pool(cpu_count()))
            yield from pool.imap(play, range(args.games), chunksize=5)


def play_one(game: str, seats: int, seed: int, wishes: Mapping[str, str], n: int) -> Played:
    """Play the n-th of some games; odd ones by weight, and all options at random but for those that somebody wishes."""
    boxed = _boxed(game)
    drawn = law_deal(boxed.game, seats, (seed + n) % SEEDS, __version__)
    deal = evolve(drawn, options={**drawn.options, **chosen(boxed.game, seats, seats, wishes)})
    try:
        return Played(play_by_laws(boxed.game, boxed.box, deal, weighted=n % 2 == 1))
    except LawBrokenError as error:
        return Played(error.record, error.law.value, error.what)


@cache
def _boxed(game: str) -> Boxed:
    return fetch(game)
