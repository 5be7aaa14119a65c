"""boardtable-lab perft: how many lines of play there are to a depth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boardtable.engine.luck import Luck, mix
from boardtable.engine.match import Match
from boardtable.engine.record import Record

from .lines import say
from .tables import computers, deal, fetch

if TYPE_CHECKING:
    from argparse import Namespace

    from boardtable.engine.game import Game, S


def perft(args: Namespace) -> int:
    """Print the number of lines to each depth; chance in the n-th decision is the same in all of them."""
    boxed = fetch(args.game)
    boxed.check_seats(args.seats)
    opening = deal(boxed.game, computers(["random"] * args.seats), args.seed)
    match: Match[Any, Any, Any, Any] = Match(boxed.game, boxed.box, Record(opening))
    for depth in range(1, args.depth + 1):
        count = lines(boxed.game, match.state, opening.seed, 0, depth)
        say({"game": args.game, "seats": args.seats, "seed": f"{opening.seed:x}", "depth": depth, "lines": count})
    return 0


def lines(game: Game[S, Any, Any, Any], state: S, seed: int, ply: int, depth: int) -> int:
    """Count the lines that go on for so many decisions; those that end before do not count."""
    if ply == depth:
        return 1
    return sum(
        lines(game, game.apply(state, move, Luck(mix(seed, ply + 1)))[-1].state, seed, ply + 1, depth)
        for seat in game.active(state)
        for move in game.legal_moves(state, seat)
    )
