"""`boardtable shot`: draws any moment of any record as the window shows it, into a PNG file."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import evolve

if TYPE_CHECKING:
    from collections.abc import Sequence

THEMES = ("light", "dark")


def main(argv: Sequence[str]) -> int:
    """Draw what is asked for; returns the exit status."""
    parser = argparse.ArgumentParser(prog="boardtable shot", description="Draw a moment of a game into a PNG file.")
    parser.add_argument("record", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--ply", type=int, default=None, help="after so many decisions; usually after the last one")
    parser.add_argument(
        "--seat", type=int, default=None, help="seen from this seat, counted from 0; else by an onlooker"
    )
    parser.add_argument("--size", type=_size, default=(1600, 1000), help="width x height, in points")
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--theme", choices=THEMES, default="light")
    parser.add_argument("--language", default="en")
    args = parser.parse_args(argv)
    os.environ["QT_SCALE_FACTOR"] = str(args.scale)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    return _draw(args)


def _size(said: str) -> tuple[int, int]:
    width, _, height = said.partition("x")
    return int(width), int(height)


def _draw(args: argparse.Namespace) -> int:
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415 - the scale has to be known before Qt is

    from boardtable.controller.games import OpenGame  # noqa: PLC0415 - the same
    from boardtable.store.folders import folders  # noqa: PLC0415 - the same
    from boardtable.store.gamefile import OpenError  # noqa: PLC0415 - the same
    from boardtable.store.opening import open_game  # noqa: PLC0415 - the same
    from boardtable.store.settings import Settings  # noqa: PLC0415 - the same

    from . import theme  # noqa: PLC0415 - the same
    from .table_page import TablePage  # noqa: PLC0415 - the same
    from .words import Words  # noqa: PLC0415 - the same

    app = QApplication(sys.argv[:1])
    app.setStyle("Fusion")
    theme.apply(app, args.theme, 100)
    try:
        opened = open_game(args.record)
    except OpenError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    if args.seat is not None and args.seat not in range(len(opened.match.deal.seats)):
        sys.stderr.write(f"there is no seat {args.seat} in this game\n")
        return 2
    words = Words(app, args.language, [opened.match.game.info.home])
    settings = evolve(Settings(), film_speed="off")
    page = TablePage(words, opened.match, OpenGame(opened.match, None, folders()), settings)
    page.resize(*args.size)
    page.show()
    page.controller.people.onlooker = args.seat
    page.controller.look_at(args.ply)
    page.finish_drawing()
    if not page.grab().save(str(args.out), "PNG"):
        sys.stderr.write(f"{args.out} cannot be written\n")
        return 2
    return 0
