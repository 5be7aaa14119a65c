"""The self-check finds what a build lacks; that it passes is tried with the real builds."""

from __future__ import annotations

import pytest

from boardtable.ai.worker import Account, Worker
from boardtable.app import selfcheck
from boardtable.engine.registry import Installed, installed


def test_a_build_without_games_fails(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A frozen program that lost its entry points has nothing to play."""
    monkeypatch.setattr(selfcheck, "installed", lambda: ())
    assert selfcheck.self_check() == 1
    assert capsys.readouterr().out.endswith("self-check: failed\n")


def test_a_build_with_a_broken_game_fails(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A game that cannot be loaded is named with its fault."""
    monkeypatch.setattr(selfcheck, "installed", lambda: (Installed("chess", None, "ImportError: no pieces"),))
    assert selfcheck.self_check() == 1
    assert "game: chess: ImportError: no pieces\n" in capsys.readouterr().out


@pytest.mark.parametrize(("modules", "said"), [(("json", "PySide6.QtCore"), "PySide6"), (("json",), "")])
def test_a_thinking_process_that_loads_windows_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], modules: tuple[str, ...], said: str
) -> None:
    """What only windows need is named; the first move itself was found."""
    replies = []
    monkeypatch.setattr(Worker, "inquire", lambda _worker: replies.append(Account(2, modules, None)))
    poll = Worker.poll
    monkeypatch.setattr(Worker, "poll", lambda worker: replies.pop() if replies else poll(worker))
    monkeypatch.setattr(selfcheck, "installed", lambda: [game for game in installed() if game.id == "hex"])
    assert selfcheck.self_check() == (1 if said else 0)
    out = capsys.readouterr().out
    assert (f"thinking process: it has loaded {said}\n" in out) is bool(said)


def test_a_thinking_process_that_is_silent_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is not waited for without end."""
    monkeypatch.setattr(selfcheck, "PATIENCE", 0)
    monkeypatch.setattr(Worker, "poll", lambda _worker: None)
    monkeypatch.setattr(selfcheck, "installed", lambda: [game for game in installed() if game.id == "hex"])
    assert selfcheck.self_check() == 1
    assert "it did not answer" in capsys.readouterr().out
