"""How long a computer player may think, and whether that time is up."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from attrs import frozen

if TYPE_CHECKING:
    from collections.abc import Callable


@frozen
class Limit:
    """So many seconds, so many playouts, or whichever comes first; None is no limit of that sort.

    A playout is one line of play that is tried and judged; a glance that only puts moves in order is none.
    With a limit of playouts alone the same chance brings the same move; seconds depend on the machine.
    """

    seconds: float | None = None
    playouts: int | None = None


def never() -> bool:
    """Let the computer think until its limit: nobody is in a hurry."""
    return False


class Budget:
    """What is left of a limit while a computer player thinks; whoever waits may stop it at any time."""

    def __init__(self, limit: Limit, stop: Callable[[], bool]) -> None:
        """Start the clock."""
        self.spent = 0
        self._limit = limit
        self._stop = stop
        self._begun = monotonic()

    def spend(self) -> None:
        """Count one playout."""
        self.spent += 1

    def is_over(self) -> bool:
        """Tell whether to answer now with what was found."""
        return self.share() >= 1 or self._stop()

    def share(self) -> float:
        """Tell how much of the limit is used up: 0 at the start, 1 at the end."""
        seconds, playouts = self._limit.seconds, self._limit.playouts
        by_time = 0.0 if seconds is None else (monotonic() - self._begun) / max(seconds, 1e-9)
        by_count = 0.0 if playouts is None else self.spent / max(playouts, 1)
        return max(by_time, by_count)
