"""Looks for clipped and overlapping words on every kind of screen: languages, themes, scales and sizes of the window.

    python -m tests.app.matrix [--languages pl pseudo] [--scales 1.5] [--themes dark] [--sizes smallest] [--whole]

Each cell is a glance at all games that are installed, or with `--whole` the whole tour; the smallest window has the
largest words. Prints a JSON line a cell, then one with the sum; ends with 1 if anything was found. Qt has one kind of
screen in a process here, so each of them has one of its own.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication

from boardtable.app import theme as themes
from boardtable.app import words as words_module
from boardtable.i18n import LANGUAGES
from tests.app.clipping import clipped
from tests.app.program import run
from tests.app.tour import Tour
from tests.app.words_on_table import Reader
from tests.installed import GAMES
from tests.pseudo import PSEUDO, PaddedQt, speaker

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

SCALES = (1.0, 1.25, 1.5, 2.0)
THEMES = ("light", "dark")
SIZES = {"smallest": ((1024, 680), 150), "large": ((2560, 1440), 100)}
"""Of window and screen in points, with the size of words in per cent."""


def look_at(  # noqa: PLR0913 - what makes a cell
    app: QApplication, language: str, theme: str, size: str, *, whole: bool, games: int | None
) -> dict[str, object]:
    """Try one cell; gives how often was looked, and what was found where."""
    (points, text_size), found, looked = SIZES[size], dict[str, str](), list[str]()
    longer = PaddedQt()
    with pytest.MonkeyPatch.context() as patch, tempfile.TemporaryDirectory() as folder:
        patch.setattr(words_module, "Speaker", speaker)
        if language == PSEUDO:
            app.installTranslator(longer)
        reader = Reader(patch)
        themes.apply(app, theme, text_size)
        program = run(app, Path(folder), language=language, text_size=text_size, theme=theme)
        program.window.resize(*points)

        def look(where: str, what: QWidget) -> None:
            looked.append(where)
            for fault in clipped(what) + reader.on_page(program.window.page, where):
                found.setdefault(fault, where)

        try:
            tour = Tour(program, look, GAMES[:games])
            if whole:
                tour.walk()
            else:
                tour.glance()
        finally:
            program.close()
            app.removeTranslator(longer)
    return {"looked": len(looked), "faults": [f"{where}: {fault}" for fault, where in found.items()]}


def screen(scale: float, points: tuple[int, int], left: int = 0) -> dict[str, object]:
    """Describe a screen to Qt: so many points large, each as many pixels wide as its scale says."""
    width, height = (round(each * scale) for each in points)
    dots = {"logicalDpi": 96 * scale, "logicalBaseDpi": 96, "dpr": 1}
    return {"name": f"at {scale}", "x": left, "y": 0, "width": width, "height": height, **dots}


def main(argv: Sequence[str] | None = None) -> int:
    """Try the cells that are asked for; returns the exit status."""
    parser = argparse.ArgumentParser(description="Look for clipped words on every kind of screen.")
    parser.add_argument("--languages", nargs="+", default=[*LANGUAGES, PSEUDO])
    parser.add_argument("--themes", nargs="+", default=THEMES, choices=THEMES)
    parser.add_argument("--scales", nargs="+", type=float, default=SCALES)
    parser.add_argument("--sizes", nargs="+", default=list(SIZES), choices=list(SIZES))
    parser.add_argument("--whole", action="store_true")
    parser.add_argument("--games", type=int, help="so many of those that are installed")
    parser.add_argument("--here", action="store_true", help="in this process, which has its scale already")
    args = parser.parse_args(argv)
    if args.here:
        return _here(args)
    with tempfile.TemporaryDirectory() as folder:
        return _each_screen(args, Path(folder, "screen.json"))


def _each_screen(args: argparse.Namespace, file: Path) -> int:
    cells, faults = 0, 0
    for scale, size in product(args.scales, args.sizes):
        file.write_text(json.dumps({"screens": [screen(scale, SIZES[size][0])]}))
        asked = ["--languages", *args.languages, "--themes", *args.themes, "--scales", str(scale), "--sizes", size]
        command = [sys.executable, "-m", "tests.app.matrix", "--here", *asked, *(["--whole"] if args.whole else [])]
        command += [] if args.games is None else ["--games", str(args.games)]
        wishes = {"QT_QPA_PLATFORM": f"offscreen:configfile={file}", "QT_NO_GUI_THREADPOOL": "1"}
        with subprocess.Popen(command, env={**os.environ, **wishes}, stdout=subprocess.PIPE, text=True) as trying:
            assert trying.stdout is not None
            for line in trying.stdout:
                sys.stdout.write(line)
                sys.stdout.flush()
                cells += 1
                faults += len(json.loads(line)["faults"])
        assert trying.returncode in {0, 1}, "the tour was not ended"
    sys.stdout.write(json.dumps({"cells": cells, "faults": faults}) + "\n")
    return 1 if faults else 0


def _here(args: argparse.Namespace) -> int:
    app = QApplication(sys.argv[:1])
    app.setStyle("Fusion")
    (scale,), status = args.scales, 0
    assert app.primaryScreen().devicePixelRatio() == scale
    for language, theme, size in product(args.languages, args.themes, args.sizes):
        found = look_at(app, language, theme, size, whole=args.whole, games=args.games)
        cell = {"language": language, "theme": theme, "scale": scale, "size": size}
        sys.stdout.write(json.dumps({**cell, **found}) + "\n")
        sys.stdout.flush()
        status |= bool(found["faults"])
    return status


if __name__ == "__main__":
    sys.exit(main())
