"""What the scorings bring (chapters 10 to 12 and 14.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from .components import FISHERMAN, GOLDSMITH, NOBLE, SCOUT, SHIPS
from .tableau import (
    STRIDE,
    around,
    in_row,
    islands,
    open_ships,
    row_of,
    threatened,
    warded_ships,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardtable.engine.move import Seat

    from .components import Special
    from .state import Side, State


@frozen
class Gain:
    """One reason for gold or points, and the cells that it comes from."""

    cause: str
    gold: int
    points: int
    cells: int


def small_gains(state: State, side: Side) -> tuple[Gain, ...]:
    """List what a small scoring brings: gold for goldsmiths (10.1)."""
    return tuple(_goldsmiths(state, side, side.vikings & ~threatened(state.box, side)))


def large_gains(state: State, side: Side) -> tuple[Gain, ...]:
    """List what a large scoring brings once the ferrying is done (11.3 to 11.7)."""
    box, scoring, vikings = state.box, state.box.scoring, side.vikings
    found = []
    for columns, ship in zip(warded_ships(side), box.ships, strict=True):  # 11.3
        if columns:
            many = columns.bit_count()
            found.append(Gain(f"ship {ship.sail}", many * ship.gold, many * ship.points, columns << STRIDE * SHIPS))
    safe = vikings & ~threatened(box, side)
    nobles = safe & row_of(NOBLE)
    if nobles:  # 11.4
        found.append(Gain("noble", 0, scoring.noble * nobles.bit_count(), nobles))
        _add_special(found, state, side, "noble", nobles)
    scouts = safe & row_of(SCOUT)
    if scouts:  # 11.5
        found.append(Gain("scout", 0, scoring.scout * scouts.bit_count(), scouts))
        for cause, rows in (("scout and goldsmith", GOLDSMITH - SCOUT), ("scout and fisherman", FISHERMAN - SCOUT)):
            below = scouts << STRIDE * rows & vikings
            if below:
                both = below | below >> STRIDE * rows
                found.append(Gain(cause, 0, scoring.below_scout * below.bit_count(), both))
        _add_special(found, state, side, "scout", scouts)
    found.extend(_goldsmiths(state, side, safe))  # 11.6
    _add_special(found, state, side, "fisherman", safe & row_of(FISHERMAN))  # 11.7, 14.5
    return tuple(found)


def _goldsmiths(state: State, side: Side, safe: int) -> list[Gain]:
    smiths = safe & row_of(GOLDSMITH)
    if not smiths:
        return []
    many = smiths.bit_count()
    found = [Gain("goldsmith", state.box.scoring.goldsmith * many, 0, smiths)]
    extra = bonus(state, side, "goldsmith")
    if extra:
        found.append(Gain("special goldsmith", extra * many, 0, smiths))
    return found


def _add_special(found: list[Gain], state: State, side: Side, effect: str, scorers: int) -> None:
    extra = bonus(state, side, effect)
    if extra and scorers:
        found.append(Gain(f"special {effect}", 0, extra * scorers.bit_count(), scorers))


def taken(state: State, side: Side, effect: str) -> list[Special]:
    """List the special tiles of a player that have one effect."""
    if not side.taken:
        return []
    specials = [state.special(number) for number in side.taken]
    return [special for special in specials if special.effect == effect]


def bonus(state: State, side: Side, effect: str) -> int:
    """Add up what the special tiles of a player bring for one effect (14.5)."""
    return sum([special.amount for special in taken(state, side, effect)])


def next_gains(state: State, side: Side) -> tuple[Gain, ...]:
    """List what the next scoring would bring if nothing changed any more."""
    return large_gains(state, side) if state.box.is_large(state.round) else small_gains(state, side)


def total(gains: Sequence[Gain]) -> tuple[int, int]:
    """Add up gold and points."""
    return sum([gain.gold for gain in gains]), sum([gain.points for gain in gains])


# ---- the final scoring


@frozen
class Feeding:
    """How many vikings a player has, and how many the fishermen feed (12.7)."""

    fed: int
    heads: int


@frozen
class Final:
    """The final scoring of one player, step by step; all amounts but the gold are points."""

    gold: int
    points: int
    gold_lost: int
    gold_missing: int
    points_lost: int
    gold_changed: int
    from_gold: int
    boatsmen: int
    for_boatsmen: int
    islands: int
    for_islands: int
    longest: int
    for_longest: int
    feeding: Feeding
    for_feeding: int
    for_buildings: int

    @property
    def gold_left(self) -> int:
        """Count the gold that decides between equal points (12.2, 13.1)."""
        return self.gold - self.gold_lost - self.gold_changed

    @property
    def total(self) -> int:
        """Count the points at the end; they may be below 0 on the way (12.9)."""
        return (
            self.points
            - self.gold_missing
            - self.points_lost
            + self.from_gold
            + self.for_boatsmen
            + self.for_islands
            + self.for_longest
            + self.for_feeding
            + self.for_buildings
        )


def finals(state: State) -> tuple[Final, ...]:
    """Do the final scoring of all players, each step in its order (12)."""
    scoring = state.box.scoring
    boatsmen = [side.boatsmen + bonus(state, side, "horn") for side in state.sides]
    completed = [islands(side) for side in state.sides]
    many = [len(found) for found in completed]
    longest = [max([island.bit_count() for island in found], default=0) for found in completed]
    found = []
    for seat, side in enumerate(state.sides):
        gold_lost, points_lost = ships_cost(state, side)  # 12.1
        paid = min(gold_lost, side.gold)
        rate = min([scoring.gold_a_point, *[special.amount for special in taken(state, side, "change")]])
        from_gold = (side.gold - paid) // rate  # 12.2
        feeding = feeds(state, side)
        found.append(
            Final(
                side.gold,
                side.points,
                paid,
                gold_lost - paid,
                points_lost,
                from_gold * rate,
                from_gold,
                boatsmen[seat],
                _most(boatsmen, seat, scoring.most_boatsmen),  # 12.3
                many[seat],
                _most(many, seat, scoring.most_islands),  # 12.4
                longest[seat],
                _most(longest, seat, scoring.longest_island),  # 12.5
                feeding,
                for_feeding(state, side, feeding),  # 12.7
                for_buildings(state, side),
            )
        )
    return tuple(found)


def ships_cost(state: State, side: Side) -> tuple[int, int]:
    """Tell what the ships take that are not warded off: gold and points (12.1)."""
    gold = points = 0
    for columns, ship in zip(open_ships(side), state.box.ships, strict=True):
        gold += columns.bit_count() * ship.gold
        points += columns.bit_count() * ship.points
    return gold, points


def _most(counts: Sequence[int], seat: Seat, points: int) -> int:
    """Give the points for a majority: to all who have most, but to nobody for nothing (12.6)."""
    return points if counts[seat] and counts[seat] == max(counts) else 0


def feeds(state: State, side: Side) -> Feeding:
    """Count the vikings and how many are fed: so many by each fisherman who is not threatened (12.7, 12.8)."""
    fishermen = in_row(side.vikings & ~threatened(state.box, side), FISHERMAN).bit_count()
    return Feeding(state.box.scoring.feeds * fishermen, side.heads)


def for_feeding(state: State, side: Side, feeding: Feeding) -> int:
    """Give the points for those who could be fed besides, or take them for those who are not fed (12.7)."""
    over = feeding.fed - feeding.heads
    if over < 0:
        return over * state.box.scoring.shortage
    return over * max([state.box.scoring.surplus, *[special.amount for special in taken(state, side, "fish")]])


def laid_buildings(state: State, side: Side) -> list[tuple[int, int]]:
    """List the special tiles with buildings that a player has laid: cells and numbers."""
    first, last = state.box.first_special, state.box.first_disc
    return [(cell, piece - first) for cell, piece in side.laid if first <= piece < last]


def for_buildings(state: State, side: Side) -> int:
    """Give the points for the vikings on and around special tiles with buildings (14.5)."""
    threat = threatened(state.box, side)
    return sum(
        state.special(number).amount * (side.vikings & around(cell)).bit_count()
        for cell, number in laid_buildings(state, side)
        if not threat >> cell & 1
    )
