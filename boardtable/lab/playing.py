"""boardtable-lab play: computers play whole games."""

from __future__ import annotations

from collections import Counter
from time import perf_counter
from typing import TYPE_CHECKING, Any

from attrs import field, frozen, mutable

from boardtable.ai.bots import BOTS, limit_of
from boardtable.ai.limit import Limit, never
from boardtable.engine.codec import move_to_plain
from boardtable.engine.laws import BOUND
from boardtable.engine.luck import Luck
from boardtable.engine.match import Match
from boardtable.engine.record import Did, Record
from boardtable.engine.text import plain

from .complaint import BadInputError
from .lines import say
from .tables import Boxed, computers, deal, fetch, keep

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Mapping, Sequence

    from boardtable.ai.thought import Thought
    from boardtable.engine.game import Outcome
    from boardtable.engine.move import Move, Seat


@mutable
class Clock:
    """What the computer player of one seat decided in a game, how long it thought, and how many lines it tried.

    Decisions are counted by the verb that a record has for each kind of them.
    """

    moves: Counter[str] = field(factory=Counter)
    seconds: float = 0
    worst: float = 0
    playouts: int = 0

    def stop(self, begun: float, thought: Thought[Any]) -> None:
        """Count one decision."""
        seconds = perf_counter() - begun
        self.moves[thought.move.tag] += 1
        self.seconds += seconds
        self.worst = max(self.worst, seconds)
        self.playouts += thought.playouts


@frozen
class Played:
    """One game between computers: what became of it, or what went wrong."""

    record: Record
    plies: int
    clocks: tuple[Clock, ...]
    outcome: Outcome | None = field(default=None, kw_only=True)
    fault: str | None = field(default=None, kw_only=True)


def play(args: Namespace) -> int:
    """Play so many games, each with the next seed, and print one line for each."""
    boxed = fetch(args.game)
    bots = named(args.bots)
    if args.seats is None and len(bots) == 1:
        message = "the following arguments are required: --seats, or a bot for each seat"
        raise BadInputError(message)
    seats = len(bots) if args.seats is None else args.seats
    boxed.check_seats(seats)
    if len(bots) not in {1, seats}:
        message = f"{len(bots)} bots are named for {seats} seats"
        raise BadInputError(message)
    seated = bots if len(bots) == seats else [*bots] * seats
    status = 0
    for n in range(args.games):
        played = play_one(boxed, seated, args.seed + n, Limit(args.seconds, args.playouts), dict(args.option))
        line = told(played, boxed, seated)
        if args.out is not None:
            line["record"] = str(keep(played.record, args.out))
        say(line)
        status = status if played.fault is None else 1
    return status


def named(bots: str) -> Sequence[str]:
    """Read a list of bots; raises BadInputError if one of them does not exist."""
    names = bots.split(",")
    for bot in names:
        if bot not in BOTS:
            message = f"there is no bot called {bot!r}, only {', '.join(BOTS)}"
            raise BadInputError(message)
    return names


def play_one(
    boxed: Boxed, bots: Sequence[str], seed: int, limit: Limit, wishes: Mapping[str, str] | None = None
) -> Played:
    """Play one game, a bot at each seat; a limit of nothing means that each takes its usual one."""
    game = boxed.game
    opening = deal(game, computers(bots), seed, wishes)
    match: Match[Any, Any, Any, Any] = Match(game, boxed.box, Record(opening))
    luck = Luck(opening.seed)
    clocks = tuple(Clock() for _ in bots)
    move: Move | None = None
    try:
        while (active := match.active()) and match.ply < BOUND:
            seat = active[luck.below(len(active))]
            move = _decide(match, seat, bots[seat], limit, luck, clocks[seat])
            match.play(move)
            move = None
        outcome = game.outcome(match.state)
        fault = _unfinished(match) if outcome is None else None
    except Exception as error:  # noqa: BLE001 - whatever a game does wrong is a finding, and its record is wanted
        tried = () if move is None else (Did(move_to_plain(move)),)
        record = Record(opening, (*match.entries, *tried))
        return Played(record, match.ply, clocks, fault=f"{type(error).__name__}: {error}")
    return Played(match.record, match.ply, clocks, outcome=outcome, fault=fault)


def _decide(  # noqa: PLR0913, PLR0917 - a computer player is told as much
    match: Match[Any, Any, Any, Any], seat: Seat, bot: str, limit: Limit, luck: Luck, clock: Clock
) -> Move:
    """Let a computer player decide, and take the time."""
    own = limit_of(bot) if limit == Limit() else limit
    begun = perf_counter()
    thought = BOTS[bot](match.game, match.game.view(match.state, seat), seat, own, luck, never)
    clock.stop(begun, thought)
    move: Move = thought.move
    return move


def _unfinished(match: Match[Any, Any, Any, Any]) -> str:
    if match.active():
        return f"the game is not over after {match.ply} decisions"
    return "nobody is to decide any more, and there is no result"


def told(played: Played, boxed: Boxed, bots: Sequence[str]) -> dict[str, object]:
    """Tell of one game what it was, and how it ended."""
    seed = f"{played.record.deal.seed:x}"
    line = {"game": boxed.game.info.id, "seats": len(bots), "seed": seed, "plies": played.plies}
    if played.outcome is None:
        return {**line, "fault": played.fault}
    names = [sitter.name for sitter in played.record.deal.seats]
    scores, winners = played.outcome.scores, played.outcome.winners
    return {**line, "scores": scores, "winners": winners, "reason": plain(played.outcome.why, names)}
