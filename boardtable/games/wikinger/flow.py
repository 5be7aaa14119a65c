"""What follows by itself: prices fall, turns pass, scorings come, rounds begin (chapters 3, 6, 10 to 12)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from boardtable.engine.game import Step

from .dealing import begin_round
from .events import FinalScored, MarkerPassed, PricesFell, Scored
from .scoring import finals, large_gains, small_gains, total
from .sheets import gold_sheet, large_sheet, small_sheet
from .state import BUY, FERRY, LAY_START, OVER, Side, State, changed, with_side
from .travel import can_ferry

if TYPE_CHECKING:
    from boardtable.engine.event import Event
    from boardtable.engine.luck import Luck

    from .components import Box

Steps: TypeAlias = tuple[Step[State], ...]


@lru_cache(maxsize=8)
def _discs(box: Box) -> tuple[int, ...]:
    return tuple(range(box.first_disc, box.first_disc + box.groups))


def end_turn(state: State, left: int, sides: tuple[Side, ...], events: list[Event], luck: Luck) -> Steps:
    """Let prices fall if space 0 is empty (6.1, 6.3), and go on clockwise (3.3), or to the scoring (3.2).

    `left` are the spaces that still have a group, `sides` what the players have after the turn, and
    `events` what happened in it.
    """
    if not left:
        last = changed(state, left=0, sides=sides)
        return Step(last, tuple(events)), *_end_round(last, luck)
    turn = (state.turn + 1) % len(sides)
    turned = state.turned
    if not left >> turned & 1:
        places = state.box.groups
        above = (left >> turned | left << places - turned) & (1 << places) - 1
        by = (above & -above).bit_length() - 1
        turned = (turned + by) % places
        events.append(PricesFell(by, pieces=_discs(state.box)))
    phase = LAY_START if sides[turn].to_lay else BUY
    return (Step(changed(state, left=left, sides=sides, turn=turn, turned=turned, phase=phase), tuple(events)),)


def _end_round(state: State, luck: Luck) -> Steps:
    if state.box.is_large(state.round):
        return ferry_on(changed(state, turn=state.first), state.sides, (), luck)
    gains = [small_gains(state, side) for side in state.sides]  # 10.1
    events = []
    sides = []
    for seat, side in enumerate(state.sides):
        gold, _ = total(gains[seat])
        sides.append(changed(side, gold=side.gold + gold))
        events.append(Scored(seat, gold, 0))
    scored = Step(changed(state, sides=tuple(sides)), tuple(events), sheet=small_sheet(state, gains))
    return scored, _next_round(scored.state, luck)


def _next_round(state: State, luck: Luck) -> Step[State]:
    """Pass the start player marker (3.4) and lay out the next offer."""
    first = (state.first + 1) % state.seats
    passed = changed(state, round=state.round + 1, first=first)
    return begin_round(passed, luck, [MarkerPassed(first, pieces=(state.box.marker,))])


def ferry_on(state: State, sides: tuple[Side, ...], events: tuple[Event, ...], luck: Luck) -> Steps:
    """Ask for a trip if one can be made, else score and go on to the next player in order (11.1).

    `sides` are what the players have now, and `events` what led to it.
    """
    state = changed(state, sides=sides, phase=FERRY, landing=(), boating=False)
    if can_ferry(sides[state.turn]):
        return (Step(state, events),)
    reached = (Step(state, events),) if events else ()
    return *reached, *score_on(state, luck)


def score_on(state: State, luck: Luck) -> Steps:
    """Score a player who ferries no more, and go on: the next player, the next round, or the end (11)."""
    scored = _score_large(state)
    state = changed(scored.state, turn=(state.turn + 1) % state.seats)
    if state.turn != state.first:
        return scored, *ferry_on(state, state.sides, (), luck)
    if state.is_last_round():
        return scored, *_end(state)
    return scored, _next_round(state, luck)


def _score_large(state: State) -> Step[State]:
    """Pay a player what the large scoring brings (11.3 to 11.6)."""
    seat = state.turn
    side = state.sides[seat]
    gains = large_gains(state, side)
    gold, points = total(gains)
    richer = changed(side, gold=side.gold + gold, points=side.points + points)
    sides = with_side(state, seat, richer)
    return Step(changed(state, sides=sides), (Scored(seat, gold, points),), sheet=large_sheet(seat, gains))


def _end(state: State) -> Steps:
    """Do the final scoring (12): first what becomes of the gold, then the points, which end the game."""
    scores = finals(state)
    events = tuple([FinalScored(seat, score.total) for seat, score in enumerate(scores)])
    return Step(state, sheet=gold_sheet(state, scores)), Step(changed(state, phase=OVER), events)
