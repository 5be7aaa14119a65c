"""boardtable-lab replay and check: games that were written down are played again."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen

from boardtable.engine.codec import move_to_plain
from boardtable.engine.match import Match, ReplayError
from boardtable.engine.text import plain
from boardtable.store.gamefile import OpenError, read_game
from boardtable.store.opening import replay as played_again

from .complaint import BadInputError
from .lines import say
from .position import described

if TYPE_CHECKING:
    from argparse import Namespace

    from boardtable.engine.record import Record


@frozen
class _Replayed:
    """How far a game could be played again, and what stopped it."""

    match: Match[Any, Any, Any, Any]
    fault: str | None = None
    at: dict[str, object] | None = None


def replay(args: Namespace) -> int:
    """Print every decision of a game with what was told of it, and the position at the end."""
    replayed = _replay(Path(args.file))
    match = replayed.match
    last = match.ply if args.ply is None else args.ply
    if last > match.ply:
        message = f"{args.file} has only {match.ply} decisions"
        raise BadInputError(message)
    names = [sitter.name for sitter in match.deal.seats]
    for n, ply in enumerate(match.plies[:last], start=1):
        events = [event.seen_by(None).told() for step in ply.steps for event in step.events]
        say({"ply": n, **move_to_plain(ply.move), "told": [plain(told, names) for told in events if told is not None]})
    state = match.at(last)
    say({"ply": last, **described(match.game, state, names), "position": match.game.dump(state)})
    if replayed.fault is None or args.ply is not None:
        return 0
    say({"fault": replayed.fault, **(replayed.at or {})})
    return 1


def check(args: Namespace) -> int:
    """Print one line for each file: whether it replays from its first line to its last."""
    findings = 0
    bad: list[str] = []
    for file in args.files:
        try:
            replayed = _replay(Path(file))
        except (OpenError, BadInputError) as error:
            bad.append(str(error))
            say({"file": file, "good": False, "fault": str(error)})
            continue
        match, fault = replayed.match, replayed.fault
        line = {"file": file, "game": match.deal.game, "good": fault is None, "plies": match.ply}
        say(line if fault is None else {**line, "fault": fault, **(replayed.at or {})})
        findings += fault is not None
    if bad:
        others = f" ({len(bad) - 1} more are bad.)" if bad[1:] else ""
        raise BadInputError(bad[0] + others)
    return int(findings > 0)


def _replay(path: Path) -> _Replayed:
    """Play a file again as far as it goes; raises OpenError and BadInputError for what is no game at all."""
    reading = read_game(path)
    record = reading.record
    fault = None if reading.said is None else plain(reading.said)
    try:
        return _Replayed(played_again(path, record), fault)
    except ReplayError as error:
        if error.entry < 0:
            message = f"{path}: {plain(error.why)}"
            raise BadInputError(message) from error
        return _Replayed(played_again(path, error.good), plain(error.why), {"line": error.entry + 2})
    except OpenError:
        raise
    except Exception as error:  # noqa: BLE001 - a crash of the game is what replaying is to find
        return evolve(_before_crash(path, record), fault=f"{type(error).__name__}: {error}")


def _before_crash(path: Path, record: Record) -> _Replayed:
    """Find the last entry before a crash by halves, and play up to it."""
    good, bad = 0, len(record.entries)
    while bad - good > 1:
        middle = (good + bad) // 2
        try:
            played_again(path, evolve(record, entries=record.entries[:middle]))
        except Exception:  # noqa: BLE001 - as above
            bad = middle
        else:
            good = middle
    match = played_again(path, evolve(record, entries=record.entries[:good]))
    return _Replayed(match, at={"line": bad + 1})
