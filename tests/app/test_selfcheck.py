"""The self-check finds what a build lacks; that it passes is tried with the real builds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.app import selfcheck
from boardtable.engine.registry import Installed

if TYPE_CHECKING:
    import pytest


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
