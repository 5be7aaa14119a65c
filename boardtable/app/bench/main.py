"""`boardtable bench`: reads what is to be measured, and measures it."""

from __future__ import annotations

import argparse
import os
from typing import TYPE_CHECKING

from boardtable.engine.registry import installed

from .busy import busy

if TYPE_CHECKING:
    from collections.abc import Sequence

ROUNDS = 9


def main(argv: Sequence[str]) -> int:
    """Measure what is asked for; returns the exit status."""
    parser = argparse.ArgumentParser(prog="boardtable bench", description="Measure the program; prints JSON lines.")
    parser.add_argument("what", choices=["start", "drag", "open", "memory", "undo"])
    parser.add_argument("--game", choices=[game.id for game in installed() if game.info is not None])
    parser.add_argument("--size", type=_size, default=(1920, 1080), help="of the screen, in real pixels")
    parser.add_argument("--scale", type=float, default=1.0, help="real pixels to a point: 2 for 200 %%")
    parser.add_argument("--busy", action="store_true", help="with two busy processes beside it")
    parser.add_argument("--thinking", action="store_true", help="drag while a computer thinks about the position")
    parser.add_argument("--program", help="start: a frozen program to be measured instead of this one")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    args = parser.parse_args(argv)
    with busy(args.busy):
        _measure(args)
    return 0


def _size(said: str) -> tuple[int, int]:
    width, _, height = said.partition("x")
    return int(width), int(height)


def _measure(args: argparse.Namespace) -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # the same on every machine; a person may name another
    if args.what == "start":
        from .start import measure as start  # noqa: PLC0415 - it is measured without the rest

        start(args.rounds, args.program)
        return
    os.environ["QT_SCALE_FACTOR"] = str(args.scale)
    game = args.game or next(game.id for game in installed() if game.info is not None)
    match args.what:
        case "drag":
            from .drag import measure as drag  # noqa: PLC0415 - the scale has to be known before Qt is

            drag(game, args.size, thinking=args.thinking)
        case "open":
            from .opening import measure as opening  # noqa: PLC0415 - the same

            opening(game, args.size, args.scale, args.rounds)
        case "memory":
            from .memory import measure as memory  # noqa: PLC0415 - the same

            memory(game, args.size)
        case _:
            from .undo import measure as undo  # noqa: PLC0415 - the same

            undo(game, args.rounds, args.size)
