"""Who can travel from the mainland to which tiles, and how they land (11.2)."""

from __future__ import annotations

from .components import BOATSMAN
from .scoring import taken
from .state import Side, State, changed, top
from .tableau import cells, free, row_of, tiles_of

ROWS_WITH_VIKINGS = range(1, 6)
"""The rows of the islands, each with its own colour (1.1)."""


def travellers(side: Side) -> list[int]:
    """List the colours with a viking on the mainland and a free tile in their row (11.2 c)."""
    waiting = side.waiting
    nobody = tiles_of(side) & ~side.vikings
    return [row for row in ROWS_WITH_VIKINGS if waiting[row] and nobody & row_of(row)]


def can_ferry(side: Side) -> bool:
    """Tell whether there is a boatsman, and somebody who can travel (11.2)."""
    return side.waiting[BOATSMAN] > 0 and bool(travellers(side))


def load(side: Side, row: int) -> int:
    """Count how many of a colour travel together: as many as have a free tile (11.2 c)."""
    return min(side.waiting[row].bit_count(), free(side, row).bit_count())


def boats(state: State, side: Side) -> list[int]:
    """List the boats among the special tiles of a player, by their numbers (14.5)."""
    if not taken(state, side, "boat"):
        return []
    return [number for number in side.taken if state.special(number).effect == "boat"]


def embarked(state: State, side: Side) -> Side:
    """Take a boatsman out of the game for a trip (11.2 a), and the boat if it is made with one (14.5)."""
    boatsmen = side.waiting[BOATSMAN]
    waiting = (boatsmen ^ 1 << top(boatsmen), *side.waiting[BOATSMAN + 1 :])
    if not state.boating:
        return changed(side, waiting=waiting)
    boat = boats(state, side)[0]
    return changed(side, waiting=waiting, taken=tuple([number for number in side.taken if number != boat]))


def landed(side: Side, cell: int, row: int) -> Side:
    """Put a viking of a row on a free tile."""
    number = top(side.waiting[row])
    waiting = (*side.waiting[:row], side.waiting[row] ^ 1 << number, *side.waiting[row + 1 :])
    standing = (*side.standing, (cell, number))
    return changed(side, vikings=side.vikings | 1 << cell, waiting=waiting, standing=standing)


def all_landed(side: Side, landing: tuple[tuple[int, int], ...]) -> tuple[Side, tuple[tuple[int, int], ...]]:
    """Put vikings ashore, row by row, as long as there is nothing to choose (16.7).

    Gives the player's things and the vikings that are still on their way.
    """
    while landing:
        row, many = landing[0]
        where = free(side, row)
        if many != where.bit_count():
            break
        for cell in cells(where):
            side = landed(side, cell, row)
        landing = landing[1:]
    return side, landing
