"""The trips of the boatsmen, before each player's large scoring (11.2 and 14.3, 14.5)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from boardtable.engine.game import Step

from .components import COLOURS
from .events import BoatReady, Ferried, Landed
from .flow import Steps, ferry_on, score_on
from .moves import FerryColour, FerryEach, FerryOne, Settle, StopFerry, UseBoat, WikingerMove
from .state import SETTLE, Side, State, changed, with_side
from .tableau import cell_of, cells, free, place_of
from .travel import all_landed, boats, embarked, landed, load, travellers

if TYPE_CHECKING:
    from boardtable.engine.event import Event
    from boardtable.engine.luck import Luck
    from boardtable.engine.move import Seat


def trips(state: State, seat: Seat) -> list[WikingerMove]:
    """List the trips that can be made, and to make none where that is allowed (11.2)."""
    side = state.sides[seat]
    moves: list[WikingerMove] = []
    if state.progress is None or state.boating:
        moves.extend(_loads(seat, side))
    else:
        for row in travellers(side):  # 14.3
            moves.extend(FerryOne(seat, COLOURS[row], place_of(cell)[1]) for cell in cells(free(side, row)))
        if boats(state, side):
            moves.append(UseBoat(seat))
    if not state.boating and not state.is_last_round():  # 11.2 e, f
        moves.append(_stop(seat))
    return moves


def _loads(seat: Seat, side: Side) -> list[WikingerMove]:
    """List the loads: all of one colour, or one of each (11.2 b, c)."""
    moves: list[WikingerMove] = []
    loads = 0
    for row in travellers(side):
        where = cells(free(side, row))
        many = side.waiting[row].bit_count()
        loads += min(many, len(where))
        first = None if many >= len(where) else where[0]
        moves += [_ferry_colour(seat, row, cell) for cell in (first, *where[1:])]
    if loads > 1:  # else both loads are the same viking
        moves.append(_ferry_each(seat))
    return moves


@lru_cache(maxsize=1024)
def _ferry_colour(seat: Seat, row: int, cell: int | None) -> FerryColour:
    return FerryColour(seat, COLOURS[row], None if cell is None else place_of(cell)[1])


@lru_cache(maxsize=8)
def _ferry_each(seat: Seat) -> FerryEach:
    return FerryEach(seat)


@lru_cache(maxsize=8)
def _stop(seat: Seat) -> StopFerry:
    return StopFerry(seat)


@lru_cache(maxsize=1024)
def _settle(seat: Seat, cell: int) -> Settle:
    return Settle(seat, place_of(cell))


def settling(state: State, seat: Seat) -> list[WikingerMove]:
    """List the tiles on which the next viking can land (11.2 d)."""
    row = state.landing[0][0]
    return [_settle(seat, cell) for cell in cells(free(state.sides[seat], row))]


def ferry_colour(state: State, move: FerryColour, luck: Luck) -> Steps:
    """Take all of one colour over that find a free tile (11.2 b, c)."""
    row = COLOURS.index(move.colour)
    side = state.sides[move.seat]
    many = load(side, row)
    side = embarked(state, side)
    if move.column is None:
        return _land(state, side, ((row, many),), luck, sets_out=True)
    side = landed(side, cell_of((row + 1, move.column)), row)
    rest = ((row, many - 1),) if many > 1 else ()
    return _land(state, side, rest, luck, sets_out=True)


def ferry_each(state: State, move: FerryEach, luck: Luck) -> Steps:
    """Take one of each colour over that finds a free tile (11.2 b, c)."""
    side = state.sides[move.seat]
    rows = tuple(travellers(side))
    return _land(state, embarked(state, side), tuple([(row, 1) for row in rows]), luck, sets_out=True)


def ferry_one(state: State, move: FerryOne, luck: Luck) -> Steps:
    """Take one viking over (14.3)."""
    row = COLOURS.index(move.colour)
    side = embarked(state, state.sides[move.seat])
    side = landed(side, cell_of((row + 1, move.column)), row)
    return _land(state, side, (), luck, sets_out=True)


def settle(state: State, move: Settle, luck: Luck) -> Steps:
    """Land on the chosen tile (11.2 d)."""
    (row, many), *others = state.landing
    side = landed(state.sides[move.seat], cell_of(move.at), row)
    rest = ((row, many - 1), *others) if many > 1 else tuple(others)
    return _land(state, side, rest, luck, sets_out=False)


def stop_ferry(state: State, _move: StopFerry, luck: Luck) -> Steps:
    """Ferry no more: the scoring follows (11.2 e)."""
    return score_on(state, luck)


def use_boat(state: State, move: UseBoat, _luck: Luck) -> Steps:
    """Make the next trip with a boat (14.5)."""
    return (Step(changed(state, boating=True), (BoatReady(move.seat),)),)


def _land(state: State, side: Side, landing: tuple[tuple[int, int], ...], luck: Luck, *, sets_out: bool) -> Steps:
    """Put ashore who has no choice (16.7); ask for the others, or for the next trip.

    `side` is what the player has after what was chosen; `sets_out` says that the trip begins just now.
    """
    seat, first = state.turn, state.box.first_viking
    side, landing = all_landed(side, landing)
    ashore = side.standing[len(state.sides[seat].standing) :]
    pieces = tuple([first + number for _, number in ashore])
    places = tuple([place_of(cell) for cell, _ in ashore])
    event: Event
    if sets_out:
        under_way = tuple([row for row, many in landing for _ in range(many)])
        event = Ferried(seat, places, under_way, pieces=pieces)
    else:
        event = Landed(seat, places, pieces=pieces)
    sides = with_side(state, seat, side)
    if landing:
        return (Step(changed(state, sides=sides, phase=SETTLE, landing=landing), (event,)),)
    return ferry_on(state, sides, (event,), luck)
