"""Which groups can be bought, and what a purchase does (chapters 5, 7 and 8, and 14.4, 14.5)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from boardtable.engine.game import Step

from .components import MIDDLE, SHIP, SHIPS, START
from .events import Bought, BuildingLaid, Exchanged, StartLaid, TileLost
from .flow import Steps, end_turn
from .moves import LayStart, Purchase, WikingerMove, purchases
from .state import BUY, SPECIAL, Side, State, changed, progress_of, with_side
from .tableau import STRIDE, cell_of, cells, cells_by_row, fitting, fitting_islands

if TYPE_CHECKING:
    from boardtable.engine.event import Event
    from boardtable.engine.luck import Luck
    from boardtable.engine.move import Seat

    from .components import Tile
    from .moves import Buy


@lru_cache(maxsize=4096)
def _listed(mask: int) -> tuple[int, ...]:
    """List the prices or the spaces of a mask; it has but twelve of them."""
    return tuple(cells(mask))


def may_take_zero(state: State, gold: int) -> bool:
    """Tell whether the group at price 0 may be taken with so much gold (5.3, 5.4)."""
    prices = state.prices & ~1
    if not prices:
        return True
    if gold < (prices & -prices).bit_length() - 1:  # 5.4
        return True
    vikings, viking_at = state.vikings, state.viking_at
    wanted = state.colour(state.turned)
    return wanted not in [vikings[viking_at[space]] for space in _listed(state.left & ~(1 << state.turned))]


@lru_cache(maxsize=16)
def _paid_in_gold(seat: Seat, places: int) -> tuple[Purchase, ...]:
    """Give the ways to buy at each price without exchange: they are asked for at every turn."""
    return tuple([purchases(seat, price, 0) for price in range(places)])


def buys(state: State, seat: Seat) -> list[WikingerMove]:
    """List all purchases: the groups that may be bought, with all cells and both places of the viking (5.8, 7, 8)."""
    side = state.sides[seat]
    gold = side.gold
    funds = gold + side.points
    box, turned, tile_at, viking_at = state.box, state.turned, state.tile_at, state.viking_at
    tiles, vikings, shapes, places = state.tiles, state.vikings, box.shapes, box.groups
    paid, islands = _paid_in_gold(seat, places), fitting_islands(side)
    lists: dict[int, tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]] = {}
    moves: list[WikingerMove] = []
    prices = state.prices
    if prices & 1 and not may_take_zero(state, gold):
        prices ^= 1
    for price in _listed(prices):
        if price > funds:
            break
        space = (price + turned) % places
        shape = shapes[tiles[tile_at[space]]]
        stays, mainland, lost = paid[price] if price <= gold else purchases(seat, price, price - gold)
        known = lists.get(shape)
        if known is None:
            known = lists[shape] = cells_by_row(fitting(side, SHIP) if shape == SHIP else islands[shape])
        where, rows = known
        if not where:
            moves.append(lost)  # 7.9
            continue
        moves += map(stays, where)
        if shape != SHIP:  # 8.1; for boatsmen there is no such row
            own_row = rows[vikings[viking_at[space]]]
            if own_row:
                moves += map(mainland, own_row)
    return moves


def lay_start(state: State, move: LayStart, _luck: Luck) -> Steps:
    """Lay the start tile (7.4); the purchase of the same turn follows."""
    seat = move.seat
    side = state.sides[seat]
    cell = cell_of((move.row, 1))
    piece = state.box.first_start + seat
    laid = changed(side, starts=1 << cell, to_lay=False, laid=((cell, piece),))
    told = StartLaid(seat, move.row, pieces=(piece,))
    return (Step(changed(state, phase=BUY, sides=with_side(state, seat, laid)), (told,)),)


def buy(state: State, move: Buy, luck: Luck) -> Steps:
    """Pay (5.2), lay the tile (7.1) and place the viking (8); a special tile may follow (14.4)."""
    seat, box = move.seat, state.box
    side = state.sides[seat]
    space = (move.space + state.turned) % box.groups
    piece, number = state.tile_at[space], state.viking_at[space]
    tile, colour = box.tiles[state.tiles[piece]], state.vikings[number]
    events: list[Event] = []
    if move.exchange:
        events.append(Exchanged(seat, move.exchange))
    moved = (piece, box.first_viking + number)
    events.append(Bought(seat, move.space, tile, colour, move.at, move.mainland, pieces=moved))
    after = _placed(side, move, tile, colour, (piece, number))
    if move.at is None:
        events.append(TileLost(pieces=(piece,)))
    elif side.taken and tile.building:
        after = _built(state, after, tile, events)
    left = state.left ^ 1 << space
    sides = (*state.sides[:seat], after, *state.sides[seat + 1 :])
    if state.progress is not None and left and _brings_special(state, move.space):
        return (Step(changed(state, left=left, sides=sides, phase=SPECIAL), tuple(events)),)
    return end_turn(state, left, sides, events, luck)


def _placed(side: Side, move: Buy, tile: Tile, colour: int, pieces: tuple[int, int]) -> Side:
    """Give what a player has after a purchase."""
    piece, number = pieces
    starts, middles, ends, vikings = side.starts, side.middles, side.ends, side.vikings
    ships, waiting, laid, standing = side.ships, side.waiting, side.laid, side.standing
    stays = False
    if move.at is not None:
        row = move.at[0] - 1
        cell = row * STRIDE + move.at[1] - 1
        bit = 1 << cell
        shape = tile.shape
        if shape == SHIP:
            kind = tile.ship
            ships = (*ships[:kind], ships[kind] | bit, *ships[kind + 1 :])
        elif shape == START:
            starts |= bit
        elif shape == MIDDLE:
            middles |= bit
        else:
            ends |= bit
        laid = (*laid, (cell, piece))
        if row == colour != SHIPS and not move.mainland:  # 8.1, 8.2
            stays = True
            vikings |= bit
            standing = (*standing, (cell, number))
    if not stays:
        waiting = (*waiting[:colour], waiting[colour] | 1 << number, *waiting[colour + 1 :])
    return Side(
        side.gold + move.exchange - move.space,
        side.points - move.exchange,
        starts,
        middles,
        ends,
        vikings,
        ships,
        waiting,
        False,  # noqa: FBT003 - by position it is twice as fast
        laid,
        standing,
        side.taken,
    )


def _built(state: State, side: Side, tile: Tile, events: list[Event]) -> Side:
    """Put a waiting special tile with the same building in the place of the tile just laid (14.5)."""
    for number in side.taken:
        special = state.special(number)
        if special.building == tile.building:
            replaced, event = with_building(state, side, number, side.laid[-1][0])
            events.append(BuildingLaid(state.turn, special, pieces=event))
            return replaced
    return side


def with_building(state: State, side: Side, number: int, cell: int) -> tuple[Side, tuple[int, int]]:
    """Replace a laid tile by a special tile; gives the player's things and both pieces (14.5)."""
    piece = state.box.first_special + number
    old = dict(side.laid)[cell]
    laid = tuple([(where, piece if where == cell else lying) for where, lying in side.laid])
    return changed(side, laid=laid, taken=tuple([other for other in side.taken if other != number])), (old, piece)


def _brings_special(state: State, price: int) -> bool:
    """Tell whether a purchase brings a special tile: of the dearest group, if one lies face up (14.4 a, c)."""
    return state.prices >> price == 1 and max(progress_of(state).open) >= 0
