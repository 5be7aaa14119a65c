"""What pointing at something would certainly bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.note import Note, Tone
from boardtable.engine.target import Button, Cell
from boardtable.engine.text import Text, plural, text

from .buying import buys
from .components import FISHERMAN, GOLDSMITH, NOBLE, SCOUT, SHIP, SHIPS, WARRIOR
from .ferrying import settling, trips
from .moves import MAINLAND, Buy, FerryColour, FerryOne, on_tableau
from .scoring import bonus
from .state import BUY, FERRY, SETTLE, Side, State
from .tableau import STRIDE, cell_of, threatened

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from boardtable.engine.move import Seat
    from boardtable.engine.target import Target


def preview(state: State, seat: Seat, picked: tuple[Target, ...]) -> tuple[Note, ...]:
    """Show what the group in hand costs, where its viking could stay and what that brings; when ferrying, threats."""
    if seat != state.turn:
        return ()
    if state.phase == BUY:
        return tuple(_to_buy(state, seat, picked))
    if state.phase == FERRY:
        trip = [move for move in trips(state, seat) if isinstance(move, FerryColour | FerryOne)]
        return tuple(_to_land(state, seat, [move.path(state)[1] for move in trip if move.path(state)[0] in picked]))
    if state.phase == SETTLE:
        return tuple(_to_land(state, seat, [move.path(state)[1] for move in settling(state, seat)]))
    return ()


def _to_buy(state: State, seat: Seat, picked: tuple[Target, ...]) -> Iterator[Note]:
    """Note what the group in hand costs, and at each cell whether its viking can stay (16.1)."""
    moves = [move for move in buys(state, seat) if isinstance(move, Buy)]
    held = [move for move in moves if Cell("offer", state.space(move.space)) in picked]
    if not held:
        return
    yield _price(state, seat, held[0])
    space = state.space(held[0].space)
    colour, is_ship = state.colour(space), state.tile(space).shape == SHIP
    sent = Button(MAINLAND) in picked
    for move in held:
        if move.at is not None and not move.mainland:
            stays = not is_ship and move.at[0] - 1 == colour != SHIPS and not sent
            at = on_tableau(seat, move.at)
            yield _landing(state, seat, at, cell_of(move.at)) if stays else Note(at, Tone.COST, _WAITS)


_WAITS = text("wikinger", "waits")
_THREATENED = text("wikinger", "threatened")


def _price(state: State, seat: Seat, move: Buy) -> Note:
    """Say what gold is left after buying a group, or how many points must be exchanged (5.2, 5.5 a)."""
    at = Cell("offer", state.space(move.space))
    if move.exchange:
        what = plural(
            "wikinger",
            "costs {price}; exchange {n} point",
            "costs {price}; exchange {n} points",
            price=move.space,
            n=move.exchange,
        )
        return Note(at, Tone.WARN, what)
    left = state.sides[seat].gold - move.space
    return Note(at, Tone.COST, text("wikinger", "costs {price}; gold left: {n}", price=move.space, n=left))


def _landing(state: State, seat: Seat, target: Target, cell: int) -> Note:
    """Say what a viking would bring in a cell of his row, or that a ship threatens him there; warriors ward it off."""
    side, row = state.sides[seat], cell // STRIDE
    if row != WARRIOR and threatened(state.box, side) >> cell & 1:
        return Note(target, Tone.WARN, _THREATENED)
    return Note(target, Tone.GAIN, _stays_for(*would_bring(state, side, row, cell)))


def _stays_for(gold: int, points: int) -> Text:
    """Say it short: a cell is small."""
    if gold and points:
        return text("wikinger", "+{gold} gold, +{n}", gold=gold, n=points)
    if gold:
        return text("wikinger", "+{n} gold", n=gold)
    return text("wikinger", "+{n}", n=points) if points else text("wikinger", "stays")


def would_bring(state: State, side: Side, colour: int, cell: int) -> tuple[int, int]:
    """Tell what a viking in a cell of his row would bring at the next scoring if nothing threatened him."""
    scoring = state.box.scoring
    smith = scoring.goldsmith + bonus(state, side, "goldsmith") if colour == GOLDSMITH else 0
    if not state.box.is_large(state.round):
        return smith, 0
    column = cell % STRIDE
    if colour == WARRIOR:
        found = [ship for ships, ship in zip(side.ships, state.box.ships, strict=True) if ships >> column & 1]
        return sum(ship.gold for ship in found), sum(ship.points for ship in found)
    if colour == NOBLE:
        return 0, scoring.noble + bonus(state, side, "noble")
    if colour == SCOUT:
        below = [side.vikings >> STRIDE * row + column & 1 for row in (GOLDSMITH, FISHERMAN)]
        return 0, scoring.scout + scoring.below_scout * sum(below) + bonus(state, side, "scout")
    safe = side.vikings & ~threatened(state.box, side)
    under = scoring.below_scout * (safe >> STRIDE * SCOUT + column & 1)
    return smith, under + (bonus(state, side, "fisherman") if colour == FISHERMAN else 0)


def _to_land(state: State, seat: Seat, found: Sequence[Target]) -> Iterator[Note]:
    """Note at each free tile what a viking would bring there, or that a ship threatens him (11.2 d)."""
    for target in found:
        if isinstance(target, Cell) and isinstance(target.at, tuple):  # else there is no choice of tiles
            row, column = target.at
            yield _landing(state, seat, target, row * STRIDE + column)
