"""Opening a saved game from the start page: until it is there, until it is sharp, and how smooth it is till then."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication

from boardtable.app.problems import Problems
from boardtable.app.window import Window
from boardtable.app.words import Words
from boardtable.controller.games import Games
from boardtable.store.folders import folders
from boardtable.store.saves import save_copy

from .deals import full_match
from .line import say, times
from .paints import Paints
from .table import application

if TYPE_CHECKING:
    from boardtable.app.table_page import TablePage

BEAT_MS = 1


def measure(game: str, size: tuple[int, int], scale: float, rounds: int) -> None:
    """Measure each round in a program of its own, which has never opened a table before."""
    if rounds == 1:
        _open(game, size)
        return
    command = [sys.executable, "-m", "boardtable", "bench", "open", "--game", game, "--rounds", "1"]
    command += ["--size", f"{size[0]}x{size[1]}", "--scale", str(scale)]
    said: dict[str, list[dict[str, Any]]] = {}
    for _ in range(rounds):
        done = subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603 - this program itself
        for line in map(json.loads, done.stdout.splitlines()):
            said.setdefault(line["name"], []).append(line)
    for lines in said.values():
        worst = max(line["worst_ms"] for line in lines)
        say(**{**lines[0], "median_ms": median(line["median_ms"] for line in lines), "worst_ms": worst})


def _open(game: str, size: tuple[int, int]) -> None:
    app = application()
    match = full_match(game)
    with tempfile.TemporaryDirectory() as profile:
        places = folders(Path(profile))
        places.playing.mkdir(parents=True)
        file = places.playing / "full.boardtable"
        save_copy(match.record, file)
        games = Games(places)
        window = Window(Words(app, "en", [match.game.info.home]), games, Problems(places.log))
        ratio = window.devicePixelRatioF()
        window.setGeometry(0, 0, round(size[0] / ratio), round(size[1] / ratio))
        window.show()
        app.processEvents()
        start = time.perf_counter()
        window.open_path(file)
        assert window.page is not None  # noqa: S101 - the file was written a moment ago
        window.page.controller.lift_curtain()
        Paints(window.page.view.viewport()).wait()
        app.processEvents()  # what the layout has still asked for
        usable = time.perf_counter()
        gaps = _beat(window.page)
        figures = {"size": f"{size[0]}x{size[1]}", "scale": ratio}
        say("usable", **figures, **times([(usable - start) * 1000]))
        say("sharp", **figures, **times([(time.perf_counter() - start) * 1000]))
        say("gap while it sharpens", **figures, **times([max(gaps)]))
        window.close()
        games.close()


def _beat(page: TablePage) -> list[float]:
    """Let the program run until every face is drawn and painted; tells the times between its heartbeats."""
    beat = QTimer()
    beat.setTimerType(Qt.TimerType.PreciseTimer)
    beats = [time.perf_counter()]

    def listen() -> None:
        beats.append(time.perf_counter())
        if not page.scene.art.is_drawing and not page.scene.clock.is_running():
            QTimer.singleShot(BEAT_MS, QApplication.exit)  # `quit` would close the window meanwhile

    beat.timeout.connect(listen)
    beat.start(BEAT_MS)
    QApplication.exec()
    beat.stop()
    beats.append(time.perf_counter())
    return [(after - before) * 1000 for before, after in pairwise(beats)]
