"""From the start of the program to its first painted page."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from statistics import median
from typing import TYPE_CHECKING, Any

from boardtable.app.painted import MARK

from .line import say, times

if TYPE_CHECKING:
    from collections.abc import Sequence

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


def measure(rounds: int, frozen: str | None = None) -> None:
    """Measure from start to first painted page: this program or a frozen one, and a bare window in turn."""
    program = [frozen] if frozen is not None else [sys.executable, "-m", "boardtable"]
    ours, bare = [], []
    for _ in range(rounds):
        with tempfile.TemporaryDirectory() as profile:
            ours.append(_run([*program, "--profile", profile]))
        bare.append(_run([sys.executable, "-c", BARE]))
    games = sorted({game for run in ours for game in run["games_loaded"]})
    ratio = round(median(a["ms"] / b["ms"] for a, b in zip(ours, bare, strict=True)), 2)
    say("start", **times([run["ms"] for run in ours]), rss_mb=_memory(ours), ratio=ratio, games_loaded=games)
    say("bare window", **times([run["ms"] for run in bare]), rss_mb=_memory(bare))


def _memory(runs: Sequence[dict[str, Any]]) -> float:
    return round(median(float(run["rss_mb"]) for run in runs), 1)


def _run(command: Sequence[str]) -> dict[str, Any]:
    """Start a process and read what it says when it has painted, with the time that took."""
    started = time.time_ns()
    done = subprocess.run(command, check=True, capture_output=True, text=True, env={**os.environ, MARK: "1"})  # noqa: S603 - this program itself
    said: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    said["ms"] = (said["painted_ns"] - started) / 1e6
    return said
