"""What may be done, phase by phase, and what each decision does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import auction, buying, ferrying, special_tiles
from .moves import (
    Arrange,
    Bid,
    Buy,
    Decline,
    FerryColour,
    FerryEach,
    FerryOne,
    LayStart,
    Pass,
    Remove,
    Replace,
    Settle,
    StopFerry,
    TakeSpecial,
    UseBoat,
    WikingerMove,
)
from .state import (
    ARRANGE,
    BID,
    BUY,
    FERRY,
    LAY_START,
    OVER,
    REMOVE,
    REPLACE,
    SETTLE,
    SPECIAL,
    State,
)
from .tableau import cells, place_of, start_cells

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from boardtable.engine.luck import Luck
    from boardtable.engine.move import Seat

    from .flow import Steps


def active(state: State) -> tuple[Seat, ...]:
    """Tell who acts: one player at a time (3.3), nobody after the final scoring (13)."""
    return () if state.phase == OVER else (state.turn,)


def legal_moves(state: State, seat: Seat) -> Sequence[WikingerMove]:
    """List what a player may do."""
    if seat != state.turn or state.phase == OVER:
        return ()
    return _CHOICES[state.phase](state, seat)


def _start_rows(state: State, seat: Seat) -> list[WikingerMove]:
    """List the rows for the start tile (7.4)."""
    return [LayStart(seat, place_of(cell)[0]) for cell in cells(start_cells(state.sides[seat]))]


_CHOICES: dict[str, Callable[[State, Seat], list[WikingerMove]]] = {
    LAY_START: _start_rows,
    BUY: buying.buys,
    SPECIAL: special_tiles.on_offer,
    REPLACE: special_tiles.replacements,
    FERRY: ferrying.trips,
    SETTLE: ferrying.settling,
    BID: auction.bids,
    REMOVE: auction.removals,
    ARRANGE: auction.arrangements,
}


def apply(state: State, move: WikingerMove, luck: Luck) -> Steps:
    """Do what was decided, and all that follows by itself up to the next decision."""
    return _EFFECTS[type(move)](state, move, luck)


_EFFECTS: dict[type[WikingerMove], Callable[[State, Any, Luck], Steps]] = {
    LayStart: buying.lay_start,
    Buy: buying.buy,
    TakeSpecial: special_tiles.take,
    Decline: special_tiles.decline,
    Replace: special_tiles.replace,
    FerryColour: ferrying.ferry_colour,
    FerryEach: ferrying.ferry_each,
    FerryOne: ferrying.ferry_one,
    Settle: ferrying.settle,
    StopFerry: ferrying.stop_ferry,
    UseBoat: ferrying.use_boat,
    Bid: auction.bid,
    Pass: auction.pass_on,
    Remove: auction.remove,
    Arrange: auction.arrange,
}
