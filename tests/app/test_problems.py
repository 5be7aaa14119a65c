"""A fault of the program itself: it is written down, said in one sentence, and the game goes on."""

from __future__ import annotations

import sys
import threading
from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve

from boardtable.app.problems import Problems
from boardtable.engine.target import Piece
from boardtable.engine.text import plain
from tests.app.program import Hands, come_to_rest
from tests.engine import sticks as game
from tests.engine.sticks import CARD

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from boardtable.engine.game import AnyGame
    from tests.app.program import Program

SENTENCE = "Something went wrong in the program. The game is at its last decision. What happened is written in {file}."


def boom(*_: object) -> Any:  # noqa: ANN401 - it gives nothing at all
    """Fail, as a game with a fault does."""
    message = "boom"
    raise RuntimeError(message)


def log(program: Program) -> str:
    """Read what was written down."""
    return (program.folders.log / "boardtable.log").read_text(encoding="utf-8")


@pytest.fixture
def faulty(start: Callable[..., Program], sticks: None, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Program]:
    """Begin a game of Sticks of which some functions fail as soon as they are told to."""
    assert sticks is None

    def begin(*functions: str) -> Program:
        failing: list[bool] = []

        def wrapped(function: Callable[..., Any]) -> Callable[..., Any]:
            return lambda *args: boom() if failing else function(*args)

        broken: AnyGame = game.GAME
        for name in functions:
            broken = evolve(broken, **{name: wrapped(getattr(broken, name))})  # type: ignore[arg-type]  # any function of it
        monkeypatch.setattr(game, "GAME", broken)
        program = start(ask_final="never")
        program.problems.watch()
        program.begin("sticks", "Anna", "Bob")
        Hands(program.page).click(Piece(11))
        program.press("Take")
        failing.append(True)
        return program

    return begin


def test_a_fault_in_a_slot(faulty: Callable[..., Program]) -> None:
    """The log has the whole story, the page one sentence, and the table is at its last decision."""
    program = faulty("why_not")
    before = program.match.digest()
    Hands(program.page).click(Piece(10))
    Hands(program.page).click(Piece(CARD))
    come_to_rest()
    assert "RuntimeError: boom" in log(program)
    assert "Traceback" in log(program)
    assert "in point" in log(program)
    file = program.folders.log / "boardtable.log"
    assert program.page.notices.text() == SENTENCE.format(file=file)
    assert program.match.digest() == before
    assert program.page.controller.picked() == ()
    assert program.page.controller.onlooker == 1
    Hands(program.page).click(Piece(10))
    program.press("Take")
    assert program.match.ply == 2


def test_a_fault_in_a_decision(faulty: Callable[..., Program]) -> None:
    """What fails is not played, neither here nor in the file, however often it is tried."""
    program = faulty("apply")
    for _ in range(2):
        Hands(program.page).click(Piece(10))
        program.press("Take")
        come_to_rest()
        assert program.match.ply == 1
        assert program.label("asking") == "Take sticks."
    (file,) = program.folders.playing.glob("*")
    assert file.read_text().count('"do"') == 1
    assert program.page.notices.text().count("\n") == 0


@pytest.mark.parametrize("function", ["table", "prompt"])
def test_a_fault_that_does_not_go_away(faulty: Callable[..., Program], function: str) -> None:
    """If not even the last decision can be shown, the start page comes; the program goes on, and the game is kept."""
    program = faulty(function)
    program.page.log.chosen.emit(0)
    come_to_rest()
    assert program.window.page is None
    assert program.window.notices.text().startswith("Something went wrong in the program.")
    (file,) = program.folders.playing.glob("*")
    assert file.read_text().count('"do"') == 1
    assert log(program).count("RuntimeError: boom") < 20


def test_a_fault_on_the_start_page(start: Callable[..., Program], sticks: None) -> None:
    """There the sentence stands in the line below."""
    assert sticks is None
    program = start()
    program.problems.catch(ValueError, ValueError("no table"), None)
    come_to_rest()
    assert program.window.notices.text().startswith("Something went wrong in the program.")
    assert "ValueError: no table" in log(program)


@pytest.mark.usefixtures("qapp")
def test_a_fault_in_a_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What goes wrong beside the window is written down as well."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    problems = Problems(tmp_path)
    met: list[str] = []
    problems.met.connect(lambda said: met.append(plain(said)))
    problems.watch()
    thread = threading.Thread(target=boom)
    thread.start()
    thread.join()
    come_to_rest()
    assert met == [SENTENCE.format(file=tmp_path / "boardtable.log")]


def test_interrupting_is_no_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Ctrl+C in a terminal ends the program as it ends any other."""
    problems = Problems(tmp_path)
    problems.catch(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert not (tmp_path / "boardtable.log").exists()
    assert "KeyboardInterrupt" in capsys.readouterr().err


def test_a_log_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The sentence then does without the file, and a terminal still shows what happened."""
    (tmp_path / "log").write_text("not a folder")
    problems = Problems(tmp_path / "log")
    met: list[str] = []
    problems.met.connect(lambda said: met.append(plain(said)))
    problems.catch(ValueError, ValueError("no table"), None)
    assert met == ["Something went wrong in the program. The game is at its last decision."]
    assert "no table" in capsys.readouterr().err
