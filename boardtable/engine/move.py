"""One decision of one seat, as data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from attrs import frozen

if TYPE_CHECKING:
    from .target import Target

Seat: TypeAlias = int
"""A place at the table, counted from 0 in the order of play."""


@frozen
class Move:
    """What one seat decides.

    Each game has one frozen class per kind of decision. Fields are meanings (kind, row, card), never
    piece numbers: equal cards give one move, and a record reads well.
    """

    tag: ClassVar[str]
    """The verb under which the decision is written into a record."""

    seat: Seat

    def path(self, state: Any) -> tuple[Target, ...]:  # noqa: ANN401 - each game narrows it to its own state
        """Tell what a person points at, in the natural order, to say this decision.

        What is taken comes first, then pieces and places, then whole zones as goals, then amounts,
        then buttons. What is forced need not be named.
        """
        raise NotImplementedError
