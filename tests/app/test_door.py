"""A second start: its file is opened in the window that is there, and nothing is lost on the way."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from boardtable.app.door import Door
from boardtable.engine.registry import installed
from boardtable.store.handover import close_box
from boardtable.store.saves import save_copy

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tests.app.program import Program

GAME = next(game.info for game in installed() if game.info is not None)
AT_LAST = 30
"""So many seconds at most."""
LEAVE = {"XDG_ACTIVATION_TOKEN": "leave"}


@pytest.fixture
def program(start: Callable[..., Program]) -> Iterator[Program]:
    """Start a program with its door, on the start page."""
    running = start()
    assert running.games.lock.is_mine
    Door(running.folders.handover, running.window)
    yield running
    close_box(running.folders.handover)


@pytest.fixture
def record(program: Program, tmp_path: Path) -> Path:
    """Play three decisions of a game, and keep it in a file elsewhere."""
    game = program.games.load(GAME.id)
    seats = min(GAME.seats)
    options = {choice.name: choice.default for choice in game.choices(seats, seats)}
    program.begin(GAME.id, *("Anna", "Bob")[:seats], options=options)
    for _ in range(3):
        program.match.play(game.legal_moves(program.match.state, program.match.active()[0])[0])
    path = tmp_path / "a game of Zoë.boardtable"
    save_copy(program.match.record, path)
    program.window.show_start()
    return path


def wait_for(end: Callable[[], bool]) -> None:
    """Let the program go on until something has happened."""
    until = time.monotonic() + AT_LAST
    while not end():
        assert time.monotonic() < until
        QTest.qWait(20)


def second_start(program: Program, *args: str, cwd: Path, **wishes: str) -> subprocess.CompletedProcess[str]:
    """Start the program once more, while the first one goes on."""
    command = [sys.executable, "-m", "boardtable", "--profile", str(program.folders.lock.parent), *args]
    started = subprocess.Popen(
        command, cwd=cwd, env={**os.environ, **wishes}, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    wait_for(lambda: started.poll() is not None)
    out, err = started.communicate()
    return subprocess.CompletedProcess(command, started.returncode, out, err)


def test_a_game_is_opened_at_its_decision(program: Program, record: Path) -> None:
    """The second start names the file as it stands in its own folder, and ends at once."""
    done = second_start(program, record.name, cwd=record.parent, **LEAVE)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert program.match.ply == 3
    assert os.environ.pop("XDG_ACTIVATION_TOKEN") == "leave"


def test_a_start_without_a_file_brings_the_window_forward(program: Program, tmp_path: Path) -> None:
    """Also out of the task bar; what is on the table stays there."""
    program.window.showMinimized()
    done = second_start(program, cwd=tmp_path)
    assert done.returncode == 0
    assert not program.window.windowState() & Qt.WindowState.WindowMinimized
    assert program.window.isActiveWindow()
    assert program.window.page is None


def test_a_dialog_is_left_to_its_end(program: Program, record: Path) -> None:
    """What is asked has to be answered first; then the game is opened."""
    dialog = QDialog(program.window)
    dialog.open()
    assert second_start(program, str(record), cwd=record.parent).returncode == 0
    QTest.qWait(500)
    assert program.window.page is None
    dialog.reject()
    wait_for(lambda: program.window.page is not None)
    assert program.match.ply == 3


def test_the_box_goes_with_the_program(program: Program) -> None:
    """The next start finds nobody to write to."""
    assert program.folders.handover.is_dir()
    QApplication.instance().aboutToQuit.emit()  # type: ignore[union-attr]  # it is there
    assert not program.folders.handover.exists()


def test_a_crash_does_not_stand_in_the_way(tmp_path: Path) -> None:
    """The box of a program that was killed is found, and the next start opens its window all the same."""
    (tmp_path / "handover").mkdir()
    (tmp_path / "lock").write_text("")
    command = [sys.executable, "-m", "boardtable", "--profile", str(tmp_path)]
    mark = {"BOARDTABLE_BENCH_MARK": "1"}
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=60, env={**os.environ, **mark})
    assert done.returncode == 0, done.stderr
    assert '"painted_ns"' in done.stdout


TOLD = """
import sys
from PySide6.QtCore import QEvent, QUrl
from PySide6.QtGui import QFileOpenEvent
from boardtable.app.opening import OpeningApplication

app = OpeningApplication(sys.argv[:1])
app.wanted.connect(print)
app.sendEvent(app, QFileOpenEvent(QUrl.fromLocalFile("/home/anna/a game.boardtable")))
app.sendEvent(app, QEvent(QEvent.Type.ApplicationFontChange))
"""


def test_a_system_that_tells_by_events() -> None:
    """As macOS does: the file is asked for, and any other event is nothing of the kind."""
    done = subprocess.run([sys.executable, "-c", TOLD], check=True, capture_output=True, text=True, timeout=60)
    assert done.stdout == "/home/anna/a game.boardtable\n"
