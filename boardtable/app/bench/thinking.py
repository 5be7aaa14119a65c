"""A computer that thinks beside what is measured, as it does in a game against it."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QApplication

from boardtable.controller.thinker import Thinker

if TYPE_CHECKING:
    from collections.abc import Iterator

    from boardtable.ai.thought import Thought
    from boardtable.app.deals import Played

LEVEL = "hard"


@contextmanager
def thinking(match: Played) -> Iterator[None]:
    """Have a computer think about a position meanwhile, again and again; its process is awake from the first moment."""
    thinker, seat, thoughts = Thinker(), match.active()[0], 0

    def again(thought: Thought[Any] | None) -> None:
        nonlocal thoughts
        assert thought is not None  # noqa: S101 - otherwise something else is measured
        thoughts += 1
        thinker.ask(match, seat, LEVEL, again)

    thinker.ask(match, seat, LEVEL, again)
    while not thoughts:
        QApplication.processEvents()
    try:
        yield
    finally:
        thinker.close()
