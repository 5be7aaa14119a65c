"""What a person can point at: a piece, a cell or a whole zone, an amount, a button."""

from __future__ import annotations

from typing import TypeAlias

from attrs import frozen

At: TypeAlias = int | tuple[int, int]
"""A place in a zone: the n-th place of a row, or (row, column) of a grid or honeycomb."""


@frozen
class Piece:
    """One card, tile or coin, by its number."""

    id: int


@frozen
class Cell:
    """One place of a zone, or (without `at`) the zone as a whole."""

    zone: str
    at: At | None = None


@frozen
class Amount:
    """A number that is typed or counted up: so many of something."""

    of: str
    n: int


@frozen
class Button:
    """A choice that has no place on the table."""

    name: str


Target: TypeAlias = Piece | Cell | Amount | Button
