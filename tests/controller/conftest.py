"""Sticks at a table without a window."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from typing import TYPE_CHECKING

import pytest

from boardtable.engine import registry
from boardtable.scene.film import Speed
from tests.controller.desk import Desk, deal

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QApplication


@pytest.fixture(autouse=True)
def _sticks_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have Sticks installed and nothing else."""
    found = [EntryPoint("sticks", "tests.engine.sticks", registry.GROUP)]
    monkeypatch.setattr(registry, "entry_points", lambda group: found if group == registry.GROUP else [])


@pytest.fixture
def sit(qapp: QApplication) -> Callable[..., Desk]:
    """Let somebody sit down to a game of Sticks with a die, in which nothing takes time."""
    assert qapp.instance() is qapp

    def begin(*names: str, speed: Speed = Speed.OFF, **options: object) -> Desk:
        desk = Desk(deal(*(names or ("Anna", "Bob")), **options))
        desk.scene.set_speed(speed)
        desk.controller.start()
        desk.rules()  # that nothing is refused yet goes without saying
        return desk

    return begin
