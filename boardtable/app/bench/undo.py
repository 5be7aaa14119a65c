"""Undo, redo and a jump in a long game, each until the table is painted again."""

from __future__ import annotations

import time
from itertools import cycle
from typing import TYPE_CHECKING

from .deals import PLIES, long_match
from .line import say, times
from .table import laid

if TYPE_CHECKING:
    from collections.abc import Callable


def measure(game: str, rounds: int, size: tuple[int, int]) -> None:
    """Measure every way of going to another moment."""
    page = laid(long_match(game), size)
    controller = page.controller
    goals = cycle(range(0, PLIES, 7))
    acts: dict[str, Callable[[], object]] = {
        "undo": lambda: controller.undo(all_agree=controller.match.undo_stop() is not None),
        "redo": controller.redo,
        "jump": lambda: controller.look_at(next(goals)),
    }
    taken: dict[str, list[float]] = {name: [] for name in acts}
    for _ in range(rounds):
        for name, act in acts.items():
            started = time.perf_counter()
            act()
            page.view.viewport().repaint()
            taken[name].append((time.perf_counter() - started) * 1000)
        controller.look_at(None)
    for name, figures in taken.items():
        say(name, ply=PLIES, **times(figures))
