"""boardtable-lab play: computers play whole games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boardtable.ai.bots import BOTS
from boardtable.engine.codec import move_to_plain
from boardtable.engine.luck import Luck
from boardtable.engine.match import Match
from boardtable.engine.record import Did, Record
from boardtable.engine.text import plain

from .complaint import BadInputError
from .lines import say
from .tables import Boxed, computers, deal, fetch, keep

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Sequence
    from pathlib import Path

    from boardtable.engine.move import Move


def play(args: Namespace) -> int:
    """Play so many games, each with the next seed, and print one line for each."""
    boxed = fetch(args.game)
    boxed.check_seats(args.seats)
    bots = _seated(args.bots.split(","), args.seats)
    played = [_play(boxed, bots, args.seed + n, args.out) for n in range(args.games)]
    return int(not all(played))


def _seated(bots: Sequence[str], seats: int) -> Sequence[str]:
    """Give a bot to every seat: one name stands for all seats."""
    for bot in bots:
        if bot not in BOTS:
            message = f"there is no bot called {bot!r}, only {', '.join(BOTS)}"
            raise BadInputError(message)
    if len(bots) not in {1, seats}:
        message = f"{len(bots)} bots are named for {seats} seats"
        raise BadInputError(message)
    return bots if len(bots) == seats else [*bots] * seats


def _play(boxed: Boxed, bots: Sequence[str], seed: int, out: Path | None) -> bool:
    """Play one game; tells whether it came to its end."""
    game = boxed.game
    opening = deal(game, computers(bots), seed)
    match: Match[Any, Any, Any, Any] = Match(game, boxed.box, Record(opening))
    luck = Luck(opening.seed)
    move: Move | None = None
    line: dict[str, object] = {"game": game.info.id, "seats": len(bots), "seed": f"{opening.seed:x}"}
    try:
        while active := match.active():
            seat = active[luck.below(len(active))]
            move = BOTS[bots[seat]](game, game.view(match.state, seat), seat, luck)
            match.play(move)
            move = None
        record = match.record
        line |= {"plies": match.ply, **_ending(match)}
    except Exception as error:  # noqa: BLE001 - whatever a game does wrong is a finding, and its record is wanted
        tried = () if move is None else (Did(move_to_plain(move)),)
        record = Record(opening, (*match.entries, *tried))
        line |= {"plies": match.ply, "fault": f"{type(error).__name__}: {error}"}
    if out is not None:
        line["record"] = str(keep(record, out))
    say(line)
    return "fault" not in line


def _ending(match: Match[Any, Any, Any, Any]) -> dict[str, object]:
    outcome = match.game.outcome(match.state)
    if outcome is None:
        return {"fault": "nobody is to decide any more, and there is no result"}
    names = [sitter.name for sitter in match.deal.seats]
    return {"scores": outcome.scores, "winners": outcome.winners, "reason": plain(outcome.why, names)}
