"""The auction for the start player, and the offer laid out by colours (14.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.game import Step

from .components import COLOURS
from .dealing import deal_tiles, first_phase
from .events import Arranged, AuctionWon, BidMade, BidPassed, MarkerPassed, Removed
from .moves import Arrange, Bid, Pass, Remove, WikingerMove
from .state import ARRANGE, REMOVE, State, changed, progress_of, top, with_side
from .tableau import cells

if TYPE_CHECKING:
    from boardtable.engine.event import Event
    from boardtable.engine.luck import Luck
    from boardtable.engine.move import Seat

    from .flow import Steps


def bids(state: State, seat: Seat) -> list[WikingerMove]:
    """List what may be bid: more than before, no more than can be paid (14.2 b, c); the opening is no pass."""
    bid = progress_of(state).bid
    moves: list[WikingerMove] = [Bid(seat, gold) for gold in range(bid + 1, state.sides[seat].funds + 1)]
    if bid >= 0:
        moves.append(Pass(seat))
    return moves


def lined_up(state: State) -> dict[int, list[int]]:
    """Give the drawn vikings that have no space yet: for each colour their numbers."""
    found: dict[int, list[int]] = {}
    for number in cells(progress_of(state).lineup):
        found.setdefault(state.vikings[number], []).append(number)
    return dict(sorted(found.items()))


def removals(state: State, seat: Seat) -> list[WikingerMove]:
    """List the colours of which one may be removed (14.2 d)."""
    return [Remove(seat, COLOURS[colour]) for colour in lined_up(state)]


def arrangements(state: State, seat: Seat) -> list[WikingerMove]:
    """List the colours that may be placed (14.2 e)."""
    return [Arrange(seat, COLOURS[colour]) for colour in lined_up(state)]


def bid(state: State, move: Bid, _luck: Luck) -> Steps:
    """Raise the bid, or open with it (14.2 b)."""
    progress = changed(progress_of(state), bid=move.gold, bidder=move.seat)
    return _next_bidder(changed(state, progress=progress), [BidMade(move.seat, move.gold)])


def pass_on(state: State, move: Pass, _luck: Luck) -> Steps:
    """Bid no more in this auction (14.2 b)."""
    progress = progress_of(state)
    passed = changed(progress, passed=progress.passed | 1 << move.seat)
    return _next_bidder(changed(state, progress=passed), [BidPassed(move.seat)])


def _next_bidder(state: State, events: list[Event]) -> Steps:
    """Ask the next player clockwise; who cannot raise passes; with one bidder left it is over (14.2 b)."""
    progress = progress_of(state)
    seat = state.turn
    while True:
        seat = (seat + 1) % state.seats
        if seat == progress.bidder:
            return (_won(state, seat, events),)
        if progress.passed >> seat & 1:
            continue
        if state.sides[seat].funds > progress.bid:
            return (Step(changed(state, turn=seat, progress=progress), tuple(events)),)
        progress = changed(progress, passed=progress.passed | 1 << seat)
        events.append(BidPassed(seat))


def _won(state: State, seat: Seat, events: list[Event]) -> Step[State]:
    """Pay the bid, gold first (14.2 c), and become start player (14.2 d)."""
    progress = progress_of(state)
    side = state.sides[seat]
    gold = min(progress.bid, side.gold)
    points = progress.bid - gold
    poorer = changed(side, gold=side.gold - gold, points=side.points - points)
    events.append(AuctionWon(seat, gold, points))
    if seat != state.first:
        events.append(MarkerPassed(seat, pieces=(state.box.marker,)))
    won = changed(
        state,
        phase=REMOVE,
        turn=seat,
        first=seat,
        sides=with_side(state, seat, poorer),
        progress=changed(progress, bid=-1, bidder=-1, passed=0),
    )
    return Step(won, tuple(events))


def remove(state: State, move: Remove, luck: Luck) -> Steps:
    """Take one viking out of the game, then turn the tiles over (14.2 d)."""
    colour = COLOURS.index(move.colour)
    number = lined_up(state)[colour][-1]
    progress = progress_of(state)
    left = changed(progress, lineup=progress.lineup ^ 1 << number)
    removed = changed(state, phase=ARRANGE, progress=left)
    dealt, begun = deal_tiles(removed, luck)
    gone = Removed(move.seat, colour, pieces=(state.box.first_viking + number,))
    return Step(removed, (gone,)), *_arrange_on(dealt, [begun])


def arrange(state: State, move: Arrange, _luck: Luck) -> Steps:
    """Place all vikings of a colour on the highest free spaces; the next player goes on (14.2 e)."""
    placed, event = _place(state, move.seat, COLOURS.index(move.colour))
    return _arrange_on(changed(placed, turn=(move.seat + 1) % state.seats), [event])


def _arrange_on(state: State, events: list[Event]) -> Steps:
    """Go on placing; the last colour goes by itself, then the start player buys first (14.2 f)."""
    colours = list(lined_up(state))
    if len(colours) > 1:
        return (Step(state, tuple(events)),)
    placed, event = _place(state, state.turn, colours[0])
    first = state.first
    ready = changed(placed, phase=first_phase(state, first), turn=first)
    return (Step(ready, (*events, event)),)


def _place(state: State, seat: Seat, colour: int) -> tuple[State, Arranged]:
    numbers = lined_up(state)[colour]
    viking_at = list(state.viking_at)
    space = top(sum(1 << n for n, number in enumerate(viking_at) if number < 0))
    for number in numbers:
        viking_at[space] = number
        space -= 1
    progress = progress_of(state)
    left = changed(progress, lineup=progress.lineup & ~sum(1 << number for number in numbers))
    event = Arranged(
        seat, (colour,) * len(numbers), pieces=tuple([state.box.first_viking + number for number in numbers])
    )
    return changed(state, viking_at=tuple(viking_at), progress=left), event
