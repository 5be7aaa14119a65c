"""The commands of the lab: what was asked on the command line, and the exit status.

0: all is well. 1: something was found. 2: bad usage or a bad file, with one line on standard error.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, ArgumentTypeError, _SubParsersAction
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from typing_extensions import override

from boardtable.engine.codec import CodecError
from boardtable.engine.record import seed_from
from boardtable.engine.registry import UnusableGameError
from boardtable.engine.text import plain
from boardtable.store.boxes import ComponentsError
from boardtable.store.gamefile import OpenError

from .arena import arena
from .bench import bench
from .complaint import BadInputError
from .lawful import laws
from .listing import games
from .perft import perft
from .playing import play
from .position import position
from .records import check, replay

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Callable, Sequence

LONGEST = 3600
"""No decision takes more seconds."""


def main(argv: Sequence[str]) -> int:
    """Run one command; returns the exit status."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")
    try:
        args = _parser().parse_args(argv)
        status: int = args.run(args)
    except (BadInputError, UnusableGameError, ComponentsError, OpenError) as error:
        print("boardtable-lab:", *str(error).split(), file=sys.stderr)
        return 2
    return status


class _Parser(ArgumentParser):
    """A parser that complains in one line."""

    @override
    def error(self, message: str) -> NoReturn:
        raise BadInputError(message)


def _parser() -> ArgumentParser:
    parser = _Parser("boardtable-lab", description=__doc__, allow_abbrev=False)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    _add(commands, "games", games, "list the installed games")
    command = _add(commands, "play", play, "let computers play", "GAME", games=1)
    command.add_argument("--seats", type=_count, metavar="N", help="as many as bots are named, if left out")
    command.add_argument("--bots", default="random", metavar="NAME,..", help="one for all seats, or one for each")
    command.add_argument("--out", type=Path, metavar="DIR", help="write the records into this folder")
    _option(command)
    _limit(command)
    command = _add(commands, "arena", arena, "find out which computer is stronger", "GAME", seats=True, games=100)
    command.add_argument("--bots", required=True, metavar="A,B,..", help="every two of them meet")
    _option(command)
    _limit(command)
    command = _add(commands, "replay", replay, "play a game again that was written down", "FILE")
    command.add_argument("--ply", type=_number, metavar="N", help="stop after so many decisions")
    command = _add(commands, "check", check, "tell whether games replay")
    command.add_argument("files", nargs="+", metavar="FILE")
    command = _add(commands, "position", position, "tell what can be done in a position", "GAME", "FILE")
    command = _add(commands, "laws", laws, "play at random and test what must hold for every game", "GAME", games=20)
    command.add_argument("--out", type=Path, default=Path(), metavar="DIR", help="where games that break a law go")
    _option(command)
    command = _add(commands, "perft", perft, "count lines of play", "GAME", seats=True)
    command.add_argument("--depth", type=_count, required=True, metavar="D")
    command = _add(commands, "bench", bench, "measure random play beside chess")
    command.add_argument("games", nargs="*", metavar="GAME", help="all games if none is named")
    return parser


def _add(  # noqa: PLR0913 - what the commands share
    commands: _SubParsersAction[_Parser],
    name: str,
    run: Callable[[Namespace], int],
    told: str,
    *subjects: str,
    seats: bool = False,
    games: int | None = None,
) -> ArgumentParser:
    """Add a command; those that play take a seed."""
    command = commands.add_parser(name, help=told, description=told, allow_abbrev=False)
    command.set_defaults(run=run)
    for subject in subjects:
        command.add_argument(subject.lower(), metavar=subject)
    if seats:
        command.add_argument("--seats", type=_count, required=True, metavar="N")
    if games is not None:
        command.add_argument("--games", type=_count, default=games, metavar="K")
    if seats or games is not None:
        command.add_argument("--seed", type=_seed, default=1, metavar="S", help="a deal code, as records have it")
    return command


def _option(command: ArgumentParser) -> None:
    """Let options of the game be wished, as records have them."""
    wished = "an option of the game, as records have it; may be said more than once"
    command.add_argument("--option", type=_wish, action="append", default=[], metavar="NAME=VALUE", help=wished)


def _limit(command: ArgumentParser) -> None:
    """Let it be said how long computers think; otherwise each takes its usual time."""
    limit = command.add_mutually_exclusive_group()
    limit.add_argument("--playouts", type=_count, metavar="P", help="lines of play tried before each decision")
    limit.add_argument("--seconds", type=_seconds, metavar="T", help="time before each decision")


def _wish(wish: str) -> tuple[str, str]:
    name, equals, value = wish.partition("=")
    if not equals:
        message = f"{wish!r} is not of the form NAME=VALUE"
        raise ArgumentTypeError(message)
    return name, value


def _seconds(code: str) -> float:
    try:
        seconds = float(code)
    except ValueError as error:
        message = f"{code!r} is not a number"
        raise ArgumentTypeError(message) from error
    if not 0 < seconds <= LONGEST:
        message = f"it must be above 0 and at most {LONGEST}"
        raise ArgumentTypeError(message)
    return seconds


def _number(code: str) -> int:
    if not (code.isascii() and code.isdigit() and len(code) <= len(str(1 << 63))):
        message = f"{code!r} is not a number"
        raise ArgumentTypeError(message)
    return int(code)


def _count(code: str) -> int:
    count = _number(code)
    if not count:
        message = "it must be 1 at least"
        raise ArgumentTypeError(message)
    return count


def _seed(code: str) -> int:
    try:
        return seed_from(code)
    except CodecError as error:
        raise ArgumentTypeError(plain(error.fault)) from error
