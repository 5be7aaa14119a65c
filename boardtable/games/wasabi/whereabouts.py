"""In which zone a piece lies, and which square a pointing means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from boardtable.engine.target import Button, Cell, Piece

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardtable.engine.move import Seat
    from boardtable.engine.target import Target

    from .state import State


@frozen
class Pointing:
    """What a pointing is about: the thing that counts, what it was dropped on, and what was picked before it.

    `zone` and `goal` are the zones of the two, `square` the square of the board that is meant last.
    `with_tile` tells that a tile of the own hand is among all that.
    """

    what: Target
    zone: str
    goal: str
    square: int | None
    cards: tuple[str, ...]
    picked: tuple[int, ...]
    with_tile: bool


def pointing(state: State, lifted: tuple[Target, ...], over: tuple[Target, ...]) -> Pointing | None:
    """Understand a pointing; None if it is about nothing on the table."""
    held, under = _foremost(lifted[::-1]), _foremost(over)
    what = held or under
    if what is None:
        return None
    mine = state.side
    cards = [
        state.box.cards[state.box.type(target.id)].id
        for target in (*lifted, *over)
        if isinstance(target, Piece) and target.id in mine.cards
    ]
    squares = [_square(state, target) for target in over]
    picked = [_square(state, target) for target in lifted if isinstance(target, Cell)]
    return Pointing(
        what,
        zone_of(state, what),
        "" if held is None or under is None else zone_of(state, under),
        next((square for square in squares if square is not None), None),
        tuple(dict.fromkeys(cards)),
        tuple([square for square in picked if square is not None]),
        any(isinstance(target, Piece) and target.id in mine.tiles for target in (*lifted, *over)),
    )


def _foremost(targets: Sequence[Target]) -> Target | None:
    """Give the first piece, or if there is none the first target."""
    first = targets[0] if targets else None
    return next((target for target in targets if isinstance(target, Piece)), first)


def _square(state: State, target: Target) -> int | None:
    """Tell which square of the board a target is."""
    if not isinstance(target, Cell) or target.zone != "board" or target.at not in state.mat.squares:
        return None
    return state.mat.squares.index(target.at)


def zone_of(state: State, target: Target) -> str:
    """Tell in which zone a target is; nothing for what is not on the table."""
    if isinstance(target, Cell):
        return target.zone
    if not isinstance(target, Piece):
        return ""
    piece = target.id
    for owner, side in enumerate(state.sides):
        held = {"screen": side.screen, "hand": side.tiles, "cards": side.cards, "served": side.served}
        for zone, pieces in held.items():
            if piece in pieces and piece >= 0:
                return f"{zone}/{owner}"
    return _elsewhere(state, piece)


def _elsewhere(state: State, piece: int) -> str:
    """Tell in which zone a piece is that no player holds."""
    box = state.box
    if piece == state.plate:
        return "plate"
    if not 0 <= piece < box.first_bowl:
        return "bowl" if piece >= 0 else ""
    if piece >= box.first_token:
        return "tokens"
    if piece >= box.first_card:
        return "kitchen" if state.kitchen >> piece - box.first_card & 1 else "board"
    if piece >= box.first_tile:
        return "pantry" if state.pantry >> piece - box.first_tile & 1 else "board"
    return f"pile/{box.tokens[box.lengths[piece]].length}"


def own(zone: str, name: str, seat: Seat) -> bool:
    """Tell whether a zone is this one of a player's own."""
    return zone == f"{name}/{seat}"


def button(pointed: Pointing) -> str:
    """Give the name of a button that was meant."""
    return pointed.what.name if isinstance(pointed.what, Button) else ""
