"""boardtable-lab arena: which computer player is the stronger one, and what its moves cost."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import sqrt
from typing import TYPE_CHECKING

from boardtable.ai.limit import Limit

from .complaint import BadInputError
from .lines import say
from .playing import named, play_one, told
from .tables import Boxed, fetch

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Sequence

    from .playing import Clock, Played

SURE = 1.96
"""So many standard deviations on either side hold 95 of 100."""


def arena(args: Namespace) -> int:
    """Let every two of the named bots play so many games against each other; print a line for each pairing.

    Before it stands a line for each game that went wrong, which counts for nobody.
    """
    boxed = fetch(args.game)
    bots = named(args.bots)
    boxed.check_seats(args.seats)
    if len(bots) == 1 or args.seats == 1:
        message = "an arena is for two bots or more, at two seats or more"
        raise BadInputError(message)
    limit = Limit(args.seconds, args.playouts)
    sound = [_meet(boxed, pair, args, limit) for pair in combinations(bots, 2)]
    return int(not all(sound))


def seating(pair: Sequence[str], seats: int, n: int) -> tuple[int, ...]:
    """Say which of two bots, 0 or 1, sits where in the n-th game.

    They sit by turns. Of two games with one deal, the second is played with all seats exchanged;
    with the next deal everybody moves up by one.

    >>> [seating(("easy", "hard"), 3, n) for n in range(4)]
    [(0, 1, 0), (1, 0, 1), (1, 0, 0), (0, 1, 1)]
    """
    deal, exchanged = divmod(n, len(pair))
    return tuple([((seat + deal) % seats + exchanged) % len(pair) for seat in range(seats)])


def interval(won: float, games: int) -> tuple[float, float]:
    """Tell between which rates of winning the true one lies, 95 times of 100 (Wilson 1927).

    >>> [round(end, 3) for end in interval(65, 100)]
    [0.553, 0.736]
    """
    if not games:
        return 0.0, 1.0
    rate, spread = won / games, SURE**2 / games
    middle = rate + spread / 2
    half = SURE * sqrt(rate * (1 - rate) / games + spread / games / 4)
    return (middle - half) / (1 + spread), (middle + half) / (1 + spread)


def _meet(boxed: Boxed, pair: Sequence[str], args: Namespace, limit: Limit) -> bool:
    """Let two bots play, and print what came of it; tells whether all games came to their end."""
    shares: list[float] = []
    clocks: tuple[list[Clock], list[Clock]] = ([], [])
    for n in range(args.games):
        places = seating(pair, args.seats, n)
        seated = [pair[place] for place in places]
        played = play_one(boxed, seated, args.seed + n // len(pair), limit, dict(args.option))
        if played.outcome is None:
            say({**told(played, boxed, seated), "bots": seated})
            continue
        shares.append(_share(played, places))
        for place, clock in zip(places, played.clocks, strict=True):
            clocks[place].append(clock)
    games, won = len(shares), sum(shares)
    wins, losses = shares.count(1), shares.count(0)
    say(
        {
            "game": boxed.game.info.id,
            "seats": args.seats,
            "seed": f"{args.seed:x}",
            "bots": pair,
            "games": games,
            "wins": wins,
            "ties": games - wins - losses,
            "losses": losses,
            "win_rate": round(won / games, 4) if games else None,
            "interval": [round(end, 4) for end in interval(won, games)],
            "seconds_a_move": [_rounded(_ratio(_seconds(each), _moves(each).total())) for each in clocks],
            "worst_seconds": [_rounded(max((clock.worst for clock in each), default=0)) for each in clocks],
            "playouts_a_second": [
                round(_ratio(sum(clock.playouts for clock in each), _seconds(each))) for each in clocks
            ],
            "moves": [dict(sorted(_moves(each).items())) for each in clocks],
        }
    )
    return games == int(args.games)


def _share(played: Played, places: Sequence[int]) -> float:
    """Tell which part of a victory is the first bot's: all of it, none, or its share of a tie."""
    winners = played.outcome.winners if played.outcome is not None else ()
    return sum(places[seat] == 0 for seat in winners) / len(winners)


def _seconds(clocks: Sequence[Clock]) -> float:
    return sum(clock.seconds for clock in clocks)


def _moves(clocks: Sequence[Clock]) -> Counter[str]:
    """Count what a bot decided in all games, by kind of decision."""
    return sum([clock.moves for clock in clocks], Counter())


def _ratio(amount: float, whole: float) -> float:
    return amount / whole if whole else 0.0


def _rounded(seconds: float) -> float:
    return round(seconds, 6)
