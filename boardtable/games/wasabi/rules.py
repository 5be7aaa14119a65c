"""What may be done, phase by phase in the order of a turn (chapters 3 to 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .decisions import decisions
from .mat import squares
from .playing import card_moves, placements, types_held
from .rewards import exchanges
from .state import NO_STRIP, NO_TYPE, Phase, State, strips_left
from .turning import claimable, takeable, takeable_from_board

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from boardtable.engine.move import Seat

    from .moves import WasabiMove


def active(state: State) -> tuple[Seat, ...]:
    """Tell who acts: one player at a time, clockwise (3.6), nobody when the game is over."""
    return () if state.phase is Phase.OVER else (state.seat,)


def legal_moves(state: State, seat: Seat) -> Sequence[WasabiMove]:
    """List what a player may do now; the order is fixed."""
    if seat != state.seat or state.phase is Phase.OVER:
        return ()
    return _OFFERS[state.phase](state)


def _give(state: State) -> list[WasabiMove]:
    """Offer tiles of categories that the neighbour has not got yet (3.3), as far as there are any (3.4)."""
    box = state.box
    has = {box.ingredients[box.kind(tile)].category for tile in state.sides[state.left_of(state.seat)].tiles}
    ways = decisions(box, state.mat, state.seat).give
    return [
        ways[number]
        for number, kind in enumerate(box.ingredients)
        if kind.can_be_given and kind.category not in has and state.pantry & box.tiles[number]
    ]


def _draw(state: State) -> list[WasabiMove]:
    """Offer every pile that has strips (3.5, 9.13, 9.14)."""
    ways = decisions(state.box, state.mat, state.seat).draw
    return [move for length, move in enumerate(ways) if strips_left(state, length)]


def _play(state: State) -> list[WasabiMove]:
    """Offer the tile of the turn (5.1), a card before it (4.3), and passing (7.1) if no card was played (4.4)."""
    moves = placements(state)
    if state.turn.played == NO_TYPE:
        moves += card_moves(state, tile_first=False)
        moves.append(decisions(state.box, state.mat, state.seat).give_up)
    return moves


def _chopped(state: State) -> list[WasabiMove]:
    """Offer the pantry and every open square for the chopped tile (8.6.3, 8.6.5)."""
    ways = decisions(state.box, state.mat, state.seat)
    return [ways.put_down, *[ways.place_chopped[square] for square in squares(state.board.open)]]


def _claim(state: State) -> list[WasabiMove]:
    """Offer all recipes that were completed (6.9), and to leave it (6.10)."""
    ways = decisions(state.box, state.mat, state.seat)
    return [*[ways.claim[recipe] for recipe in claimable(state)], ways.leave]


def _second(state: State) -> list[WasabiMove]:
    """Offer a second tile, which is optional (8.9.3)."""
    return [*placements(state), decisions(state.box, state.mat, state.seat).done]


def _after(state: State) -> list[WasabiMove]:
    """Offer a card after the tile (4.3)."""
    return [*card_moves(state, tile_first=True), decisions(state.box, state.mat, state.seat).done]


def _passing(state: State) -> list[WasabiMove]:
    """Offer to discard each recipe on the screen, at least one (7.2)."""
    ways = decisions(state.box, state.mat, state.seat)
    faces = state.menu.faces
    moves: list[WasabiMove] = [ways.discard[faces[strip]] for strip in state.side.screen if strip != NO_STRIP]
    if state.turn.discarded:
        moves.append(ways.done)
    return moves


def _reward(state: State) -> list[WasabiMove]:
    """Offer action cards (9.2, 9.4); with a full hand, to make room, at once or first (9.5 to 9.7); or none."""
    ways = decisions(state.box, state.mat, state.seat)
    moves: list[WasabiMove] = []
    if len(state.side.cards) < state.box.limits.cards:
        moves += [ways.take_card[kind] for kind in takeable(state)]
        moves += [ways.take_off[corner] for corner in takeable_from_board(state)]
    else:
        moves += [ways.put_back[kind] for kind in types_held(state)]
        moves += exchanges(state)
    moves.append(ways.waive)
    return moves


def _pantry(state: State) -> list[WasabiMove]:
    """Offer every kind of which the pantry has tiles (9.9, 9.10)."""
    ways = decisions(state.box, state.mat, state.seat).take_tile
    pantry = state.pantry
    return [move for move, tiles in zip(ways, state.box.tiles, strict=True) if pantry & tiles]


_OFFERS: dict[Phase, Callable[[State], list[WasabiMove]]] = {
    Phase.GIVE: _give,
    Phase.MENU: _draw,
    Phase.PLAY: _play,
    Phase.CHOPPED: _chopped,
    Phase.CLAIM: _claim,
    Phase.SECOND: _second,
    Phase.AFTER: _after,
    Phase.PASSING: _passing,
    Phase.REWARD: _reward,
    Phase.PANTRY: _pantry,
    Phase.RECIPES: _draw,
}
