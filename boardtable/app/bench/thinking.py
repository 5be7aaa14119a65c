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
def thinking_about(match: Played) -> Iterator[None]:
    """Have a computer think about a position meanwhile, again and again; its process is awake from the first moment."""
    thinker, (seat, *_) = Thinker(), match.active()
    thoughts: list[Thought[Any] | None] = []

    def again(thought: Thought[Any] | None) -> None:
        thoughts.append(thought)
        if thought is not None:
            thinker.ask(match, seat, LEVEL, again)

    thinker.ask(match, seat, LEVEL, again)
    try:
        while not thoughts:
            QApplication.processEvents()
        yield
    finally:
        thinker.close()
    assert None not in thoughts  # noqa: S101 - otherwise something else was measured
