"""What benchmarks are made of; what they measure is never asserted."""

from __future__ import annotations

import json
import subprocess
from multiprocessing import active_children
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent

from boardtable.app.bench import drag, line, main
from boardtable.app.bench.busy import PROCESSES, busy
from boardtable.app.bench.deals import full_match
from boardtable.app.bench.table import laid
from boardtable.app.bench.thinking import thinking_about
from boardtable.app.deals import dealt, positions
from tests.installed import FIRST_AT_ONCE, GAMES

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from boardtable.engine.info import GameInfo


def test_lines(capsys: pytest.CaptureFixture[str]) -> None:
    """One JSON object a line; of a hundred times also the 99th percentile is told."""
    line.say("one", **line.times([3.0, 1.0, 2.0]))
    line.say("other", **line.times([float(n) for n in range(1, 102)]))
    one, other = map(json.loads, capsys.readouterr().out.splitlines())
    assert one == {"name": "one", "median_ms": 2.0, "worst_ms": 3.0}
    assert other == {"name": "other", "median_ms": 51.0, "worst_ms": 101.0, "p99_ms": pytest.approx(101, abs=1)}


def test_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two processes run meanwhile, and end with it; none, if that is not wanted."""
    started = list[subprocess.Popen[bytes]]()

    class Idler(subprocess.Popen[bytes]):
        def __init__(self, command: list[str]) -> None:
            super().__init__(command)
            started.append(self)

    monkeypatch.setattr(subprocess, "Popen", Idler)
    with busy(wanted=False):
        assert started == []
    with busy(wanted=True):
        assert [process.poll() for process in started] == [None] * PROCESSES
    assert all(process.poll() is not None for process in started)


@pytest.mark.parametrize(
    "args", [["drag", "--size", "wide"], ["drag", "--game", "no such game"], ["drag", "--scale", "x"]]
)
def test_a_wrong_command_line(args: list[str]) -> None:
    """It ends with 2."""
    with pytest.raises(SystemExit) as done:
        main.main(args)
    assert done.value.code == 2


def test_a_computer_thinks_meanwhile(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a process of its own that ends with the measuring; without an answer nothing has been measured."""
    assert qapp is not None
    match, before = dealt(GAMES[0].id, 1), set(active_children())
    with thinking_about(match):
        (process,) = set(active_children()) - before
        assert process.is_alive()
    assert set(active_children()) == before
    monkeypatch.setattr("boardtable.app.bench.thinking.LEVEL", "nobody")
    with pytest.raises(AssertionError), thinking_about(match):
        pass
    assert set(active_children()) == before


@pytest.mark.parametrize("info", FIRST_AT_ONCE, ids=lambda info: info.id)
def test_a_hand_over_the_full_table(qapp: QApplication, info: GameInfo) -> None:
    """Of all moments of some games it is the fullest; everything that may be taken up is, and follows the hand."""
    assert qapp is not None
    match = full_match(info.id)
    assert len(match.deal.seats) == max(match.game.info.seats)
    assert next(positions(match, 0)) == match.active()[0]
    page = laid(match, (1024, 680))
    frames = drag.Frames(page)
    for grip in drag.grips(page):
        frames.send(QEvent.Type.MouseButtonPress, grip)
        for point in list(drag.route(grip))[:3]:
            assert frames.send(QEvent.Type.MouseMove, point) > 0
        assert page.scene.carried
        page.scene.cancel()
        frames.send(QEvent.Type.MouseButtonRelease, grip)
        assert page.controller.picked() == ()
    page.close()
