"""Taking special tiles, and what they do at once (14.4, 14.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.game import Step

from .buying import with_building
from .events import BuildingLaid, SpecialDeclined, SpecialTaken
from .flow import Steps, end_turn
from .moves import Decline, Replace, TakeSpecial, WikingerMove
from .state import REPLACE, Side, State, changed, progress_of, with_side
from .tableau import cell_of, place_of

if TYPE_CHECKING:
    from boardtable.engine.event import Event
    from boardtable.engine.luck import Luck
    from boardtable.engine.move import Seat


def on_offer(state: State, seat: Seat) -> list[WikingerMove]:
    """List the special tiles that may be taken, equal ones once, and to take none (14.4 a)."""
    names = dict.fromkeys(state.special(number).id for number in progress_of(state).open if number >= 0)
    return [*[TakeSpecial(seat, name) for name in names], Decline(seat)]


def replaceable(state: State, side: Side, building: str) -> list[int]:
    """List the cells of laid tiles that show a building (14.5)."""
    box, tiles = state.box, state.tiles
    return [
        cell for cell, piece in side.laid if piece < box.first_start and box.tiles[tiles[piece]].building == building
    ]


def replacements(state: State, seat: Seat) -> list[WikingerMove]:
    """List the tiles that the special tile just taken can replace (14.5)."""
    building = state.special(progress_of(state).building).building
    found = sorted(replaceable(state, state.sides[seat], building))
    return [Replace(seat, place_of(cell)) for cell in found]


def take(state: State, move: TakeSpecial, luck: Luck) -> Steps:
    """Take a special tile: gold comes at once, a building is laid if it can be, all others wait (14.5)."""
    seat, box = move.seat, state.box
    progress = progress_of(state)
    number = next(n for n in progress.open if n >= 0 and state.special(n).id == move.tile)
    special = state.special(number)
    taken = SpecialTaken(seat, special, pieces=(box.first_special + number,))
    left = changed(progress, open=tuple([-1 if n == number else n for n in progress.open]))
    side = state.sides[seat]
    if special.effect == "coin":
        richer = changed(side, gold=side.gold + special.amount)
        return _done(changed(state, progress=left), richer, [taken], luck)
    owner = changed(side, taken=(*side.taken, number))
    owned = changed(state, sides=with_side(state, seat, owner), progress=left)
    found = replaceable(state, side, special.building) if special.building else []
    if not found:
        return _done(owned, owner, [taken], luck)
    if len(found) > 1:
        return (Step(changed(owned, phase=REPLACE, progress=changed(left, building=number)), (taken,)),)
    return Step(owned, (taken,)), *_lay(owned, number, found[0], luck)


def decline(state: State, move: Decline, luck: Luck) -> Steps:
    """Take no special tile (14.4 a)."""
    return end_turn(state, state.left, state.sides, [SpecialDeclined(move.seat)], luck)


def replace(state: State, move: Replace, luck: Luck) -> Steps:
    """Lay the special tile in the place of the chosen one (14.5)."""
    progress = progress_of(state)
    return _lay(changed(state, progress=changed(progress, building=-1)), progress.building, cell_of(move.at), luck)


def _lay(state: State, number: int, cell: int, luck: Luck) -> Steps:
    """Put a special tile with a building in the place of a laid one; who stands there stays (14.5)."""
    seat = state.turn
    side, pieces = with_building(state, state.sides[seat], number, cell)
    laid = BuildingLaid(seat, state.special(number), pieces=pieces)
    return _done(state, side, [laid], luck)


def _done(state: State, side: Side, events: list[Event], luck: Luck) -> Steps:
    return end_turn(state, state.left, with_side(state, state.turn, side), events, luck)
