"""Programs that end with the test that started them."""

from __future__ import annotations

import sys
import threading
from importlib.metadata import EntryPoint
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtGui import QPalette

from boardtable.app import garbage, theme
from boardtable.engine import registry
from tests.app.program import Program, run

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication


@pytest.fixture
def profile(tmp_path: Path) -> Path:
    """Name the folder of a profile that does not exist yet."""
    return tmp_path / "profile"


@pytest.fixture
def start(qapp: QApplication, profile: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Program]]:
    """Start the program, also more than once on the same profile."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    for act in ("set_aside", "clear_soon"):  # the tests themselves are set aside already
        monkeypatch.setattr(garbage, act, lambda: None)
    face, running = qapp.font(), list[Program]()
    theme.apply(qapp, "light", 100)

    def begin(**settings: Any) -> Program:  # noqa: ANN401 - preferences of any kind
        running.append(run(qapp, profile, **settings))
        return running[-1]

    yield begin
    for program in running:
        program.close()
    qapp.setStyleSheet("")
    qapp.setPalette(QPalette())
    qapp.setFont(face)


@pytest.fixture
def sticks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have Sticks installed, and a game that is broken."""
    found = [
        EntryPoint("sticks", "tests.engine.sticks", registry.GROUP),
        EntryPoint("broken", "there.is.no.such.module", registry.GROUP),
    ]
    monkeypatch.setattr(registry, "entry_points", lambda group: found if group == registry.GROUP else [])
