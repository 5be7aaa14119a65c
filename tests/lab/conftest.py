"""The lab with Sticks installed, and with a game that goes wrong."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from attrs import frozen

from boardtable.lab.main import main
from tests.stock import install

if TYPE_CHECKING:
    from pathlib import Path

MAD = """
from attrs import evolve
from tests.engine import sticks

def apply(state, move, luck):
    if state.heap <= 6:
        raise ZeroDivisionError("heap")
    return sticks.apply(state, move, luck)

INFO = evolve(sticks.INFO, id="mad", title="Mad")
GAME = evolve(sticks.GAME, info=INFO, apply=apply)
"""

VAGUE = """
from attrs import evolve
from tests.engine import sticks

INFO = evolve(sticks.INFO, id="vague", title="Vague")
GAME = evolve(sticks.GAME, info=INFO, outcome=lambda state: None)
"""


@frozen
class Told:
    """What a command printed, line by line, and how it ended."""

    status: int
    lines: tuple[dict[str, Any], ...]
    errors: tuple[str, ...]


class Lab:
    """Runs commands of the lab, in a folder of its own."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """Take a folder for files."""
        self.folder = folder
        self._capsys = capsys

    def run(self, *argv: str) -> Told:
        """Run a command."""
        status = main(argv)
        told = self._capsys.readouterr()
        return Told(status, tuple(map(json.loads, told.out.splitlines())), tuple(told.err.splitlines()))


@pytest.fixture
def lab(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Lab:
    """Install Sticks; `mad` fails when six sticks are left, `vague` ends without a result."""
    (tmp_path / "mad.py").write_text(MAD, "utf-8")
    (tmp_path / "vague.py").write_text(VAGUE, "utf-8")
    install(tmp_path, monkeypatch, sticks="tests.engine.sticks", mad="mad", vague="vague")
    monkeypatch.chdir(tmp_path)
    return Lab(tmp_path, capsys)
