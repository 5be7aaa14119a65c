"""Points: what pieces bring, how large areas are, and who gets which bonus (chapter 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from boardtable.engine.sheet import Sheet
from boardtable.engine.text import Player, text

from .ground import areas

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardtable.engine.move import Seat

    from .state import Laid, State


@frozen
class Bonus:
    """A bonus for an area (13.5): to whom, in which rank from 0, for which cells, and how many points."""

    seat: int
    rank: int
    area: int
    points: int


def worth(state: State, laid: Laid) -> int:
    """Tell what a piece brings to each of its owners (13.1, 13.3)."""
    points = state.box.kinds[state.placement(laid).kind].points
    return points // len(laid.owners) if state.box.rulings.divided else points


def owned(state: State, seat: Seat) -> int:
    """Give the cells under all pieces that a player owns, alone or shared (13.4)."""
    return sum([state.placement(laid).mask for laid in state.laid if any(seat == owner for owner, _ in laid.owners)])


def points(state: State, seat: Seat) -> int:
    """Count the points of a player for pieces (13.1)."""
    return sum([worth(state, laid) for laid in state.laid if any(seat == owner for owner, _ in laid.owners)])


def areas_of(state: State, seat: Seat) -> list[int]:
    """List the areas of a player, the largest first (13.4)."""
    found = areas(owned(state, seat), state.box.ground.stride)
    return sorted(found, key=lambda area: -area.bit_count())


def largest(state: State, seat: Seat) -> int:
    """Count the cells of a player's largest area; 0 without a piece."""
    return max([area.bit_count() for area in areas_of(state, seat)], default=0)


def bonuses(state: State) -> list[Bonus]:
    """Give the bonuses: equal areas share a rank, and the next ranks are left out (13.5, 13.6)."""
    found = [(seat, area) for seat in range(state.seats) for area in _ranked(state, seat)]
    sizes = [area.bit_count() for _, area in found]
    given = state.box.bonuses(state.seats)
    result = []
    for (seat, area), size in zip(found, sizes, strict=True):
        rank = sum(other > size for other in sizes)
        if rank < len(given):
            result.append(Bonus(seat, rank, area, given[rank]))
    return sorted(result, key=lambda bonus: (bonus.rank, bonus.seat))


def _ranked(state: State, seat: Seat) -> Sequence[int]:
    """Give the areas of a player that take part in the ranking: the largest one, or by the other reading all."""
    found = areas_of(state, seat)
    return found if state.box.rulings.rank_areas else found[:1]


def totals(state: State) -> tuple[int, ...]:
    """Count all points."""
    given = bonuses(state)
    return tuple(
        [
            points(state, seat) + sum(bonus.points for bonus in given if bonus.seat == seat)
            for seat in range(state.seats)
        ]
    )


def interim(state: State) -> Sheet:
    """Tell the points so far, when the end phase begins."""
    return Sheet(
        text("khan", "The end phase begins: conquests only"),
        tuple([text("khan", "{name}", name=Player(seat)) for seat in range(state.seats)]),
        (),
        tuple([points(state, seat) for seat in range(state.seats)]),
    )
