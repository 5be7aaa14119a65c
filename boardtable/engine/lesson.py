"""A first lesson: a few short pages beside a real table, on which the learner makes real decisions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .move import Move, Seat
    from .target import Target
    from .text import Text


@frozen
class Page:
    """What a lesson says at one moment, what it points out, and what the learner does then.

    `at` is marked on the table. `asked` are the decisions that lead on, each as good as the other;
    a page without any is only read. `nearly` is said to a learner who decides something else that
    is allowed: it is not done. `replies` are the decisions of the other seats that follow. With
    `position` (as the game dumps it) the table is laid anew before the page; the first page has one.
    """

    said: Text
    at: tuple[Target, ...] = ()
    asked: tuple[Move, ...] = ()
    nearly: Text | None = None
    replies: tuple[Move, ...] = ()
    position: Mapping[str, object] | None = None


@frozen
class Lesson:
    """The pages in their order, for the learner at one seat of so many; `seed` is the chance of its tables."""

    pages: tuple[Page, ...]
    seats: int
    seat: Seat = 0
    seed: int = 0
