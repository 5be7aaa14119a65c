"""What the computer should know of this game: how good a position is, and which decisions look sensible.

The figures here are judgement, not rules: they only guide, and nothing becomes legal or illegal by them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .components import FISHERMAN, GOLDSMITH, NOBLE, SCOUT, SHIP, START
from .moves import (
    Bid,
    Buy,
    Decline,
    FerryColour,
    FerryEach,
    FerryOne,
    LayStart,
    Pass,
    Settle,
    StopFerry,
    TakeSpecial,
    UseBoat,
    WikingerMove,
)
from .preview import would_bring
from .scoring import bonus, feeds, finals, for_buildings, for_feeding, ships_cost
from .state import ARRANGE, BID, OVER, REMOVE, Side, State, progress_of
from .tableau import STRIDE, cell_of, islands, row_of, threatened, warded_ships
from .travel import boats, load, travellers

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardtable.engine.move import Seat

GOLD_EARLY, GOLD_LATE = 0.35, 0.2
"""What a piece of gold is worth at the beginning and at the end, in points."""
HALF_WORTH = 1.5
"""What a waiting viking is worth whom a boatsman could still land."""
OPEN_EDGE = 0.3
"""What an open right edge is worth: an island that can still grow."""
START_SEAT = 1.0
"""What it is worth to win the auction for the start."""
TAKEN = 1.0
"""What a special tile is worth beside what it brings already."""
TIE_BREAK = 0.01
"""What a piece of gold left at the end is worth."""


def estimate(state: State, seat: Seat) -> float:
    """Judge a position: points ahead of the best other player."""
    values = _ended(state) if state.phase == OVER else _worths(state)
    mine = values.pop(seat)
    return mine - max(values)


def _ended(state: State) -> list[float]:
    return [score.total + TIE_BREAK * score.gold_left for score in finals(state)]


def _worths(state: State) -> list[float]:
    values = [_worth(state, side) for side in state.sides]
    scoring = state.box.scoring
    done = (state.round + 1) / state.box.rounds
    boatsmen = [side.boatsmen + bonus(state, side, "horn") for side in state.sides]
    completed = [islands(side) for side in state.sides]
    many = [len(found) for found in completed]
    longest = [max([island.bit_count() for island in found], default=0) for found in completed]
    for counts, points in (
        (boatsmen, scoring.most_boatsmen),
        (many, scoring.most_islands),
        (longest, scoring.longest_island),
    ):
        most = max(*counts, 1)
        for seat, count in enumerate(counts):
            values[seat] += points * done * (count / most) ** 3
    if state.phase in {REMOVE, ARRANGE}:
        values[state.first] += START_SEAT
    elif state.phase == BID and progress_of(state).bidder >= 0:
        values[progress_of(state).bidder] += START_SEAT - _bid_cost(state)
    return values


def _bid_cost(state: State) -> float:
    """Tell what the highest bid is worth to whoever made it: gold, and points for what is missing (14.2 c)."""
    progress = progress_of(state)
    gold = min(progress.bid, state.sides[progress.bidder].gold)
    return _rate(state) * gold + progress.bid - gold


def _rate(state: State) -> float:
    """Tell what a piece of gold is worth in this round."""
    rounds = state.box.rounds
    return GOLD_LATE + (GOLD_EARLY - GOLD_LATE) * (rounds - 1 - state.round) / (rounds - 1)


def _worth(state: State, side: Side) -> float:
    """Count points, gold, what the vikings will still bring, ships, feeding, and who can still land."""
    box, scoring = state.box, state.box.scoring
    left = box.rounds - state.round
    scorings, large = left, (left + 1) // 2
    safe = side.vikings & ~threatened(box, side)
    smiths = (safe & row_of(GOLDSMITH)).bit_count()
    nobles = (safe & row_of(NOBLE)).bit_count()
    scouts = safe & row_of(SCOUT)
    below = sum((scouts << STRIDE * rows & side.vikings).bit_count() for rows in (1, 2))
    each_large = scoring.noble * nobles + scoring.scout * scouts.bit_count() + scoring.below_scout * below
    each_large += bonus(state, side, "noble") * nobles + bonus(state, side, "scout") * scouts.bit_count()
    each_large += bonus(state, side, "fisherman") * (safe & row_of(FISHERMAN)).bit_count()
    warded = [columns.bit_count() for columns in warded_ships(side)]
    gold_large = 0
    for many, ship in zip(warded, box.ships, strict=True):
        each_large += many * ship.points
        gold_large += many * ship.gold
    gold_lost, points_lost = ships_cost(state, side)
    gold = side.gold + scorings * smiths * (scoring.goldsmith + bonus(state, side, "goldsmith"))
    gold += large * gold_large - gold_lost
    edges = ((side.starts | side.middles) << 1 & ~(side.middles | side.ends)).bit_count()
    return (
        side.points
        + _rate(state) * gold
        + large * each_large
        - points_lost
        + for_feeding(state, side, feeds(state, side))
        + for_buildings(state, side)
        + HALF_WORTH * _landable(state, side)
        + OPEN_EDGE * edges
        + TAKEN * len(side.taken)
    )


def _landable(state: State, side: Side) -> int:
    """Count the waiting vikings whom a player could land: one of each colour, or (14.3) one with each boatsman."""
    rows = travellers(side)
    if not rows or not side.boatsmen:
        return 0
    if state.progress is None:
        return len(rows)
    with_boats = min(len(boats(state, side)), side.boatsmen)
    return min(side.boatsmen + with_boats * (len(rows) - 1), sum([load(side, row) for row in rows]))


def weigh(state: State, seat: Seat, moves: Sequence[WikingerMove]) -> tuple[float, ...]:
    """Weigh decisions: what the viking brings where he stands, fit and price; stopping and the mainland come last."""
    side = state.sides[seat]
    threat = threatened(state.box, side)
    return tuple([max(0.05, _weight(state, side, threat, move)) for move in moves])


def _weight(state: State, side: Side, threat: int, move: WikingerMove) -> float:  # noqa: PLR0911 - a thought for each
    if isinstance(move, Buy):
        return _buy_weight(state, side, threat, move)
    if isinstance(move, FerryColour | FerryOne | FerryEach | UseBoat):
        return 4.0
    if isinstance(move, Settle):
        cell = cell_of(move.at)
        gold, points = would_bring(state, side, move.at[0] - 1, cell)
        return 0.2 if threat >> cell & 1 else 1.0 + 0.3 * gold + points
    if isinstance(move, TakeSpecial):
        return 3.0
    if isinstance(move, StopFerry | Decline):
        return 0.3
    if isinstance(move, LayStart):
        return 2.0 if move.row > SCOUT else 1.0
    if isinstance(move, Bid):
        return 4.0 / (1 + move.gold) ** 2
    return 4.0 if isinstance(move, Pass) else 1.0


def _buy_weight(state: State, side: Side, threat: int, move: Buy) -> float:
    """Weigh a purchase: 17 of the rules says what good players look for."""
    weight = 6.0 - 0.8 * move.space - 3.0 * move.exchange
    if move.at is None:
        return weight - 3.0
    space = state.space(move.space)
    shape, colour = state.tile(space).shape, state.colour(space)
    cell = cell_of(move.at)
    if shape == SHIP:
        return weight - 1.0
    stays = not move.mainland and move.at[0] - 1 == colour
    if stays and not threat >> cell & 1:
        gold, points = would_bring(state, side, colour, cell)
        weight += 4.0 + 0.4 * gold + points + (3.0 if colour in {GOLDSMITH, FISHERMAN} else 0.0)
    elif stays:
        weight += 1.0
    tiles = side.starts | side.middles | side.ends
    weight += 1.5 * ((tiles >> cell + 1 & 1) + (tiles << 1 >> cell & 1))
    return weight * (1.0 if stays else 0.4) + (1.0 if shape == START else 0.0)
