"""How long a computer player may think."""

from __future__ import annotations

import pytest

from boardtable.ai import limit
from boardtable.ai.limit import Budget, Limit, never


def test_playouts_are_counted() -> None:
    """Four are allowed; after the third there is a quarter left, after the fourth nothing."""
    budget = Budget(Limit(playouts=4), never)
    shares = []
    while not budget.is_over():
        budget.spend()
        shares.append(budget.share())
    assert shares == [0.25, 0.5, 0.75, 1.0]
    assert budget.spent == 4


def test_seconds_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two seconds half is gone after one, and all after two, however many playouts are left."""
    now = [100.0]
    monkeypatch.setattr(limit, "monotonic", lambda: now[0])
    budget = Budget(Limit(seconds=2, playouts=1000), never)
    assert not budget.is_over()
    now[0] = 101.0
    assert budget.share() == pytest.approx(0.5)
    now[0] = 102.0
    assert budget.is_over()


def test_who_waits_may_stop_it() -> None:
    """Whatever is left; without any limit nothing else ends it."""
    stopped = False
    budget = Budget(Limit(), lambda: stopped)
    budget.spend()
    assert (budget.share(), budget.is_over()) == (0, False)
    stopped = True
    assert budget.is_over()
