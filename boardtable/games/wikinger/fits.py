"""Which rule keeps a tile out of a cell, and a viking off a tile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.game import Refusal
from boardtable.engine.text import text

from .components import SHIP, SHIPS, START
from .tableau import FIRST_SHIPS, STRIDE, cell_of, fitting, near_tiles, ships_of, tiles_of

if TYPE_CHECKING:
    from .state import Side
    from .tableau import Place

_NO_SHIPS_HERE = text("wikinger", "Row 1 is for ships only.")


def misfit(side: Side, shape: int, at: Place) -> Refusal | None:
    """Say why a tile may not be laid in a cell; None if it may."""
    if fitting(side, shape) >> cell_of(at) & 1:
        return None
    return _ship_misfit(side, at) if shape == SHIP else _island_misfit(side, shape, at)


def _ship_misfit(side: Side, at: Place) -> Refusal:
    if at[0] - 1 != SHIPS:
        return Refusal(text("wikinger", "Ships go in row 1 only."), "7.2")
    if ships_of(side) >> cell_of(at) & 1:
        return Refusal(text("wikinger", "This cell is occupied."), "7.2")
    if ships_of(side) & FIRST_SHIPS == FIRST_SHIPS:
        return Refusal(text("wikinger", "A further ship goes directly right of your ships."), "7.2")
    return Refusal(text("wikinger", "Your first three ships fill columns 1, 2 and 3."), "7.2")


def _island_misfit(side: Side, shape: int, at: Place) -> Refusal:  # noqa: PLR0911 - one sentence for each rule
    if at[0] - 1 == SHIPS:
        return Refusal(_NO_SHIPS_HERE, "1.1")
    cell = cell_of(at)
    if not fitting(side, shape):
        return Refusal(text("wikinger", "This tile fits nowhere. You take the viking and lose the tile."), "7.9")
    if tiles_of(side) >> cell & 1:
        return Refusal(text("wikinger", "This cell is occupied."), "7.6a")
    if not near_tiles(side) >> cell & 1:
        return Refusal(text("wikinger", "A tile needs a neighbour: another island tile, or the mainland."), "7.6b")
    if cell % STRIDE == 0 and shape != START:
        return Refusal(text("wikinger", "Only the start of an island fits beside the mainland."), "7.6c")
    left = 1 << cell - 1
    if left & (side.starts | side.middles if shape == START else side.ends):
        return Refusal(text("wikinger", "The left edge does not fit: water meets land."), "7.6d")
    return Refusal(text("wikinger", "The right edge does not fit: water meets land."), "7.6e")


def no_landing(side: Side, colour: int, at: Place) -> Refusal | None:
    """Say why a ferried viking may not land in a cell; None if he may (11.2)."""
    if at[0] - 1 != colour:
        return Refusal(text("wikinger", "Vikings land only in the row of their colour."), "11.2b")
    bit = 1 << cell_of(at)
    if not tiles_of(side) & bit:
        return Refusal(text("wikinger", "Vikings land only on tiles."), "11.2b")
    if side.vikings & bit:
        return Refusal(text("wikinger", "Somebody stands on this tile already."), "8.4")
    return None
