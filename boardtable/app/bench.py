"""`boardtable bench`: how fast the program is, as JSON lines; each figure with what it is compared to."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from itertools import count, cycle
from statistics import median
from typing import TYPE_CHECKING, Any

from attrs import evolve

from boardtable import __version__
from boardtable.engine.luck import Luck
from boardtable.engine.match import Match
from boardtable.engine.record import Deal, Record, Sitter
from boardtable.engine.registry import installed, load
from boardtable.store.boxes import own_box

from .painted import MARK

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

ROUNDS = 9
PLIES = 120
"""A long game has so many decisions behind it."""

BARE = """
import json, sys, time
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

class FirstPaint(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, say)
        return False

def say():
    line = next(line for line in open("/proc/self/status") if line.startswith("VmRSS:"))
    print(json.dumps({"painted_ns": time.time_ns(), "rss_mb": round(int(line.split()[1]) / 1024, 1)}))
    app.exit(0)

app = QApplication(sys.argv)
window = QWidget()
window.resize(1024, 680)
window.installEventFilter(FirstPaint(window))
window.show()
sys.exit(app.exec())
"""
"""A program with an empty window: what our start is compared to."""


def main(argv: Sequence[str]) -> int:
    """Measure what is asked for; returns the exit status."""
    parser = argparse.ArgumentParser(prog="boardtable bench", description="Measure the program; prints JSON lines.")
    parser.add_argument("what", choices=["start", "undo"])
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--game", help="for undo; usually the first that is installed")
    args = parser.parse_args(argv)
    if args.what == "start":
        _start(args.rounds)
    else:
        _undo(args.game, args.rounds)
    return 0


def _start(rounds: int) -> None:
    """Measure from the start of a process to its first painted page, ours and a bare window in turn."""
    ours, bare = [], []
    for _ in range(rounds):
        with tempfile.TemporaryDirectory() as profile:
            ours.append(_run([sys.executable, "-m", "boardtable", "--profile", profile]))
        bare.append(_run([sys.executable, "-c", BARE]))
    for name, runs in (("start", ours), ("bare window", bare)):
        line = {
            "name": name,
            "median_ms": round(median(run["ms"] for run in runs), 1),
            "worst_ms": round(max(run["ms"] for run in runs), 1),
            "rss_mb": median(run["rss_mb"] for run in runs),
        }
        if name == "start":
            line["games_loaded"] = sorted({game for run in runs for game in run["games_loaded"]})
            line["ratio"] = round(median(a["ms"] / b["ms"] for a, b in zip(ours, bare, strict=True)), 2)
        sys.stdout.write(json.dumps(line) + "\n")


def _run(command: Sequence[str]) -> dict[str, Any]:
    """Start a process and read what it says when it has painted, with the time that took."""
    started = time.time_ns()
    done = subprocess.run(command, check=True, capture_output=True, text=True, env={**os.environ, MARK: "1"})  # noqa: S603 - this program itself
    said: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    said["ms"] = (said["painted_ns"] - started) / 1e6
    return said


def _undo(game: str | None, rounds: int) -> None:
    """Measure undo, redo and a jump in a long game, each until the table is painted again."""
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415 - the other figure is measured without it

    from boardtable.controller.games import OpenGame  # noqa: PLC0415 - the same
    from boardtable.store.folders import folders  # noqa: PLC0415 - the same
    from boardtable.store.settings import Settings  # noqa: PLC0415 - the same

    from .table_page import TablePage  # noqa: PLC0415 - the same
    from .words import Words  # noqa: PLC0415 - the same

    app = QApplication(sys.argv[:1])
    match = _long_match(game or installed()[0].id)
    page = TablePage(
        Words(app, "en", ()),
        match,
        OpenGame(match, None, folders(), None),
        evolve(Settings(), film_speed="off"),
    )
    page.resize(1920, 1080)
    page.show()
    page.start()
    page.finish_drawing()
    controller = page.controller
    goals = cycle(range(0, PLIES, 7))
    acts: dict[str, Callable[[], object]] = {
        "undo": lambda: controller.undo(all_agree=controller.match.undo_stop() is not None),
        "redo": controller.redo,
        "jump": lambda: controller.look_at(next(goals)),
    }
    times: dict[str, list[float]] = {name: [] for name in acts}
    for _ in range(rounds):
        for name, act in acts.items():
            started = time.perf_counter()
            act()
            page.view.viewport().repaint()
            times[name].append((time.perf_counter() - started) * 1000)
        controller.look_at(None)
    for name, taken in times.items():
        line = {"name": name, "ply": PLIES, "median_ms": round(median(taken), 1), "worst_ms": round(max(taken), 1)}
        sys.stdout.write(json.dumps(line) + "\n")


def _long_match(game_id: str) -> Match[Any, Any, Any, Any]:
    """Play at random until so many decisions are made."""
    game = load(game_id)
    box = own_box(game)
    for seed in count():
        seats = tuple(Sitter(f"{n}") for n in range(max(game.info.seats)))
        options = {choice.name: choice.default for choice in game.choices(len(seats), len(seats))}
        match = Match(game, box, Record(Deal(game_id, game.info.rules, __version__, seed, seats, options)))
        luck = Luck(seed)
        while match.active() and match.ply < PLIES:
            moves = game.legal_moves(match.state, match.active()[0])
            match.play(moves[luck.below(len(moves))])
        if match.active():
            return match
    raise AssertionError  # deals do not end
