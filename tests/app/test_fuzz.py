"""Anything at all in the real window, in any order; `python -m tests.app.fuzz` does it for longer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.app.fuzz import fuzz

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.app.program import Program

EVENTS = 1000
SEEDS = (1, 2)
"""Those that once found a fault, and at least two."""


@pytest.mark.thorough
@pytest.mark.parametrize("seed", SEEDS)
def test_anything_at_all(start: Callable[..., Program], seed: int) -> None:
    """After each event the screen shows what the rules say, and nothing was raised."""
    told = fuzz(start(), seed, EVENTS)
    assert told["events"] == EVENTS
    assert told["tables"] > 0
    assert told["decisions"] > 20
