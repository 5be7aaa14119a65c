"""What the tests of the store share."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from boardtable.engine import registry


@pytest.fixture(autouse=True)
def _sticks_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have Sticks installed, and a game that cannot be used."""
    found = [
        EntryPoint("sticks", "tests.engine.sticks", registry.GROUP),
        EntryPoint("broken", "there.is.no.such.module", registry.GROUP),
    ]
    monkeypatch.setattr(registry, "entry_points", lambda group: found if group == registry.GROUP else [])
