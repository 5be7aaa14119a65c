"""What changes on the board: tiles and Wasabi! cards come and go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .mat import squares
from .matching import NOTHING
from .state import Board

if TYPE_CHECKING:
    from .components import Box
    from .mat import Mat


def with_tile(board: Board, box: Box, square: int, tile: int) -> Board:
    """Lay a tile on an uncovered square, on top of what lies there."""
    stacks, shows = board.stacks, board.shows
    return Board(
        (*stacks[:square], (*stacks[square], tile), *stacks[square + 1 :]),
        board.covers,
        (*shows[:square], box.kind(tile), *shows[square + 1 :]),
        board.open & ~(1 << square),
        board.covered,
    )


def without_top(board: Board, box: Box, square: int) -> tuple[int, Board]:
    """Take the top tile off an uncovered square (8.6.1)."""
    *below, tile = board.stacks[square]
    shown = box.kind(below[-1]) if below else NOTHING
    return tile, Board(
        (*board.stacks[:square], tuple(below), *board.stacks[square + 1 :]),
        board.covers,
        (*board.shows[:square], shown, *board.shows[square + 1 :]),
        board.open if below else board.open | 1 << square,
        board.covered,
    )


def switched(board: Board, at: int, to: int) -> Board:
    """Exchange all that lies on two uncovered squares (8.8.1)."""
    stacks, shows = list(board.stacks), list(board.shows)
    stacks[at], stacks[to] = stacks[to], stacks[at]
    shows[at], shows[to] = shows[to], shows[at]
    free = board.open
    if (free >> at ^ free >> to) & 1:
        free ^= 1 << at | 1 << to
    return Board(tuple(stacks), board.covers, tuple(shows), free, board.covered)


def with_cover(board: Board, mat: Mat, corner: int, card: int) -> Board:
    """Lay a Wasabi! card on four uncovered squares (8.5.1, 8.5.5)."""
    block = mat.block(corner)
    shows = list(board.shows)
    for square in squares(block):
        shows[square] = NOTHING
    covers = tuple(sorted([*board.covers, (card, corner)]))
    return Board(board.stacks, covers, tuple(shows), board.open & ~block, board.covered | block)


def without_cover(board: Board, box: Box, mat: Mat, corner: int) -> tuple[int, Board]:
    """Take a Wasabi! card off; what lies beneath is in play again, unchanged (8.5.7)."""
    card = next(card for card, at in board.covers if at == corner)
    block = mat.block(corner)
    shows, free = list(board.shows), board.open
    for square in squares(block):
        stack = board.stacks[square]
        if stack:
            shows[square] = box.kind(stack[-1])
        else:
            free |= 1 << square
    covers = tuple([cover for cover in board.covers if cover[0] != card])
    return card, Board(board.stacks, covers, tuple(shows), free, board.covered & ~block)
