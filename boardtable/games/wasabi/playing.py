"""Which tiles can be placed, and which action cards played, where and when (chapters 5 and 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .decisions import decisions
from .mat import squares

if TYPE_CHECKING:
    from .decisions import Decisions
    from .moves import WasabiMove
    from .state import State


def can_place(state: State) -> bool:
    """Tell whether the player in turn has a tile and an open square for it (5.1)."""
    return bool(state.side.tiles and state.board.open)


def kinds_held(state: State) -> list[int]:
    """Give the kinds of the tiles in hand, each once."""
    box = state.box
    return sorted({box.kind(tile) for tile in state.side.tiles})


def types_held(state: State) -> list[int]:
    """Give the types of action card that the player in turn holds, each once."""
    box = state.box
    return sorted({box.type(card) for card in state.side.cards})


def showing(state: State) -> int:
    """Give the squares that show an ingredient (1.5), as a mask."""
    board = state.board
    return state.mat.whole & ~board.open & ~board.covered


def placements(state: State) -> list[WasabiMove]:
    """List all ways to put a tile of the hand on an open square (5.1, 5.2)."""
    ways = decisions(state.box, state.mat, state.seat)
    free = squares(state.board.open)
    found: list[WasabiMove] = []
    for kind in kinds_held(state):
        moves = ways.place[kind]
        found += [moves[square] for square in free]
    return found


def card_moves(state: State, *, tile_first: bool) -> list[WasabiMove]:
    """List all ways to play an action card before or after the tile of the turn (8.1, 8.3)."""
    if not state.side.cards:
        return []
    ways = decisions(state.box, state.mat, state.seat)
    found: list[WasabiMove] = []
    for kind in types_held(state):
        name = state.box.cards[kind].id
        if name == "chop":  # 8.6.1, 8.6.2
            found += [ways.chop[square] for square in squares(showing(state))]
        elif name == "spicy":
            if not tile_first or can_place(state):  # 8.9.3
                found.append(ways.spice)
        elif name == "stack":
            if not tile_first:  # 8.7.1
                found += _stackings(state, ways)
        elif name == "switch":
            found += _switches(state, ways)
        else:
            found += _coverings(state, ways, tile_first=tile_first)
    return found


def _stackings(state: State, ways: Decisions) -> list[WasabiMove]:
    """List the ways to stack: any tile of the hand on any tile that shows (8.7.1, 8.7.2)."""
    taken = squares(showing(state))
    return [ways.stack[kind][square] for kind in kinds_held(state) for square in taken]


def _switches(state: State, ways: Decisions) -> list[WasabiMove]:
    """List the ways to switch: two adjacent uncovered squares, not both empty (8.8.2, 8.8.3)."""
    covered, tiles = state.board.covered, showing(state)
    return [
        move
        for move, (at, to) in zip(ways.switch, state.mat.edges, strict=True)
        if (tiles >> at | tiles >> to) & 1 and not (covered >> at | covered >> to) & 1
    ]


def _coverings(state: State, ways: Decisions, *, tile_first: bool) -> list[WasabiMove]:
    """List the blocks that a Wasabi! card can cover: none of it covered before (8.5.2, 8.5.3).

    Before the tile of the turn, an open square must remain for it (8.5.6).
    """
    covered, free = state.board.covered, state.board.open
    return [
        move
        for move, (_, block) in zip(ways.cover, state.mat.blocks, strict=True)
        if not covered & block and (tile_first or free & ~block)
    ]
