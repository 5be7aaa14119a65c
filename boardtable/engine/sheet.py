"""Where points come from: lines, amounts, pieces, totals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

if TYPE_CHECKING:
    from .move import Seat
    from .target import Target
    from .text import Text


@frozen
class Line:
    """One reason for points: an amount (or none) per column, and what on the table it comes from."""

    what: Text
    amounts: tuple[int | None, ...]
    seat: Seat | None = None
    pieces: tuple[int, ...] = ()
    places: tuple[Target, ...] = ()


@frozen
class Sheet:
    """A page of scores; closing it is no decision of the game.

    Columns are usually the players, but may be anything that is counted (gold, points). `tie_break`
    lines decide between equal totals and are shown only where they do. `moot` says why the points do
    not matter, if they do not: they are shown all the same, but greyed.
    """

    title: Text
    columns: tuple[Text, ...]
    lines: tuple[Line, ...]
    totals: tuple[int, ...]
    tie_break: tuple[Line, ...] = ()
    moot: Text | None = None
