"""What happened so far, in sentences, as one onlooker may read it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import frozen

if TYPE_CHECKING:
    from collections.abc import Iterator

    from boardtable.engine.match import Match
    from boardtable.engine.move import Seat
    from boardtable.engine.sheet import Sheet
    from boardtable.engine.text import Text


@frozen
class LogLine:
    """One sentence of the log: after which decision it was said, and a page of scores that came with it."""

    ply: int
    said: Text
    sheet: Sheet | None = None


def log_lines(match: Match[Any, Any, Any, Any], onlooker: Seat | None) -> Iterator[LogLine]:
    """Tell the whole match again, each event as the onlooker got to know it."""
    for number, ply in enumerate(match.plies, start=1):
        for step in ply.steps:
            for event in step.events:
                said = event.seen_by(onlooker).told()
                if said is not None:
                    yield LogLine(number, said, step.sheet)
