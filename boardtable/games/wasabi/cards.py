"""What tiles and action cards do in Step 1 (chapters 5 and 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from boardtable.engine.game import Step

from .events import (
    CardPlayed,
    Chopped,
    Covered,
    Placed,
    Returned,
    Stacked,
    Switched,
)
from .laying import switched, with_cover, with_tile, without_top
from .moves import (
    Chop,
    Cover,
    Place,
    PlaceChopped,
    Return,
    Spice,
    Stack,
    Switch,
    WasabiMove,
    kind_of,
)
from .running import go_on
from .serving import board_event
from .state import (
    NO_TILE,
    Side,
    State,
    Turn,
    card_of,
    changed,
    tile_of,
    with_side,
)

if TYPE_CHECKING:
    from boardtable.engine.luck import Luck

Steps: TypeAlias = list[Step[State]]


def place(state: State, move: Place, luck: Luck) -> Steps:
    """Put a tile on an open square (5.1)."""
    kind = kind_of(state.box, move.kind)
    tile = tile_of(state, state.seat, kind)
    square = state.mat.number(move.at)
    told = Placed(state.seat, state.box, kind, move.at, pieces=(tile,))
    return board_event(
        [],
        state,
        told,
        luck,
        with_tile(state.board, state.box, square, tile),
        (square,),
        sides=with_side(state, state.seat, _without_tile(state.side, tile)),
        turn=_tile_placed(state.turn),
        passes=0,
    )


def stack(state: State, move: Stack, luck: Luck) -> Steps:
    """Play Stack! and put the tile of the turn on top of another one (8.7.1, 8.7.3)."""
    steps = _play(state, move, "stack")
    state = steps[-1].state
    kind = kind_of(state.box, move.kind)
    tile = tile_of(state, state.seat, kind)
    square = state.mat.number(move.at)
    return board_event(
        steps,
        state,
        Stacked(state.box, kind, move.at, pieces=(tile,)),
        luck,
        with_tile(state.board, state.box, square, tile),
        _shown_anew(state, {square: kind}),
        sides=with_side(state, state.seat, _without_tile(state.side, tile)),
        turn=_tile_placed(state.turn),
        passes=0,
    )


def chop(state: State, move: Chop, luck: Luck) -> Steps:
    """Play Chop! and take a tile off the board (8.6.1); it lies on the plate until it is used (8.6.4)."""
    steps = _play(state, move, "chop")
    state = steps[-1].state
    square = state.mat.number(move.at)
    tile, board = without_top(state.board, state.box, square)
    told = Chopped(state.box, state.box.kind(tile), move.at, pieces=(tile,))
    touched = _shown_anew(state, {square: board.shows[square]})
    return board_event(steps, state, told, luck, board, touched, plate=tile)


def place_chopped(state: State, move: PlaceChopped, luck: Luck) -> Steps:
    """Play the chopped tile as the tile of the turn (8.6.3, 8.6.5); the hand keeps all its tiles (8.6.6)."""
    tile, square = state.plate, state.mat.number(move.at)
    told = Placed(state.seat, state.box, state.box.kind(tile), move.at, pieces=(tile,))
    board = with_tile(state.board, state.box, square, tile)
    turn = _tile_placed(state.turn)
    return board_event([], state, told, luck, board, (square,), plate=NO_TILE, turn=turn, passes=0)


def put_down(state: State, _move: Return, luck: Luck) -> Steps:
    """Put the chopped tile back into the pantry (8.6.3)."""
    tile = state.plate
    state = changed(state, plate=NO_TILE, pantry=state.pantry | 1 << tile - state.box.first_tile)
    return go_on([Step(state, (Returned(state.box, state.box.kind(tile), pieces=(tile,)),))], luck)


def switch(state: State, move: Switch, luck: Luck) -> Steps:
    """Play Switch! and exchange two squares with all that lies on them (8.8.1), in one event (8.8.4)."""
    steps = _play(state, move, "switch")
    state = steps[-1].state
    at, to = state.mat.number(move.at), state.mat.number(move.to)
    tiles = (*state.board.stacks[at], *state.board.stacks[to])
    shows = state.board.shows
    touched = _shown_anew(state, {at: shows[to], to: shows[at]})
    told = Switched(move.at, move.to, pieces=tiles)
    return board_event(steps, state, told, luck, switched(state.board, at, to), touched)


def cover(state: State, move: Cover, luck: Luck) -> Steps:
    """Play Wasabi!: it goes on the board (8.2) and brings a cube at once (8.5.4), but completes nothing (6.8)."""
    box, kind = state.box, state.box.called("wasabi")
    card = card_of(state, state.seat, kind)
    side, cubes = without_card(state.side, card), box.limits.cubes
    side = Side(side.tiles, side.cards, side.screen, side.served, side.left, side.cubes + cubes)
    state = changed(
        state,
        board=with_cover(state.board, state.mat, state.mat.number(move.at), card),
        sides=with_side(state, state.seat, side),
        turn=_card_played(state.turn, kind),
    )
    told = (CardPlayed(state.seat, box.cards[kind].name, pieces=(card,)), Covered(state.seat, move.at, cubes))
    return go_on([Step(state, told)], luck)


def spice(state: State, move: Spice, luck: Luck) -> Steps:
    """Play Spicy!: two tiles may be placed in this turn (8.9.1)."""
    return go_on(_play(state, move, "spicy"), luck)


def _play(state: State, move: WasabiMove, name: str) -> Steps:
    """Put a card into the kitchen before its effect (8.2)."""
    kind = state.box.called(name)
    card = card_of(state, move.seat, kind)
    state = changed(
        state,
        kitchen=state.kitchen | 1 << card - state.box.first_card,
        sides=with_side(state, state.seat, without_card(state.side, card)),
        turn=_card_played(state.turn, kind),
    )
    return [Step(state, (CardPlayed(state.seat, state.box.cards[kind].name, pieces=(card,)),))]


def _shown_anew(state: State, shows: dict[int, int]) -> list[int]:
    """Give the squares that show something else than before (6.6)."""
    return [square for square, kind in shows.items() if kind != state.board.shows[square]]


def _tile_placed(turn: Turn) -> Turn:
    return Turn(turn.placed + 1, turn.played, turn.completed)


def _card_played(turn: Turn, kind: int) -> Turn:
    return Turn(turn.placed, kind, turn.completed)


def _without_tile(side: Side, tile: int) -> Side:
    tiles = tuple([other for other in side.tiles if other != tile])
    return Side(tiles, side.cards, side.screen, side.served, side.left, side.cubes)


def without_card(side: Side, card: int) -> Side:
    """Give what a player has without one of the action cards."""
    cards = tuple([other for other in side.cards if other != card])
    return Side(side.tiles, cards, side.screen, side.served, side.left, side.cubes)
