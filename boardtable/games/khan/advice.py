"""What the computer should know of this game: how good a position is, and which decisions look sensible.

The figures here are judgement, not rules: they only guide, and nothing becomes legal or illegal by them.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from .conquests import available, guarded
from .ground import areas
from .moves import (
    Answer,
    Conquer,
    Discard,
    Expel,
    Forgo,
    Invade,
    InvadeAnywhere,
    KhanMove,
    PlaceYurt,
    Reserve,
    UseMorale,
)
from .scoring import totals, worth
from .state import Phase, replaced

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from boardtable.engine.move import Seat

    from .components import Box
    from .state import State

AREA = 0.35
"""What a cell of the largest area is worth, in points."""
BEST, SECOND = 0.75, 0.5
"""How much of the best conquest on the map counts in advance, and of the best one beside it."""
LATER = 0.6
"""How much of that is left for who has no action now."""
SHARED_BY_ALL = 0.2
"""What is left of a conquest that everybody shares."""
SPECIAL = 0.6
"""What an unused special card is worth, while it can still be used."""
YURT = 0.12
"""What a yurt on the map is worth for conquests to come, while yurts are still put up."""


def estimate(state: State, seat: Seat) -> float:
    """Judge a position: points ahead of the others, among whom the best counts most."""
    if state.phase is Phase.OVER:
        ends = list(totals(state))
        return ends.pop(seat) - max(ends)
    values = [_value(state, owner) for owner in range(state.seats)]
    mine = values.pop(seat)
    return mine - 0.6 * max(values) - 0.4 * sum(values) / len(values)


def _value(state: State, owner: Seat) -> float:
    """Count a player's points, and what the map promises."""
    value, covered = 0.0, 0
    for laid in state.laid:
        if any(owner == seat for seat, _ in laid.owners):
            value += worth(state, laid)
            covered |= state.placement(laid).mask
    value += AREA * _largest(covered, state.box.ground.stride)
    best, second = promises(state, owner)
    acts = state.turn == owner and state.left > 0
    value += (BEST * best + SECOND * second) * (1.0 if acts else LATER)
    return (
        value if state.ending else value + SPECIAL * sum(state.specials[owner]) + YURT * state.yurts[owner].bit_count()
    )


@lru_cache(maxsize=4096)
def _largest(covered: int, stride: int) -> int:
    """Count the cells of the largest area; most positions in thought have the same ones."""
    return max([area.bit_count() for area in areas(covered, stride)], default=0)


def promises(state: State, owner: Seat) -> tuple[float, float]:
    """Tell what the best conquest on the map would bring a player, and the best one beside it."""
    kinds, points, seats = available(state, owner), _points(state.box), state.seats
    closed = 0
    for other in range(seats):
        if other != owner and state.active[other] is not None:
            closed |= guarded(state, other)
    found = [
        (points[kind] if owners < seats else points[kind] * SHARED_BY_ALL, mask)
        for _, mask, kind, owners in state.filled[owner]
        if kind & kinds and not mask & closed
    ]
    if not found:
        return 0.0, 0.0
    best, cells = max(found)
    return best, max([gain for gain, mask in found if not mask & cells], default=0.0)


@lru_cache(maxsize=16)
def _points(box: Box) -> dict[int, float]:
    """Give the points of each kind, by its bit."""
    return {1 << number: float(kind.points) for number, kind in enumerate(box.kinds)}


# ---- which decisions look sensible


def weigh(state: State, seat: Seat, moves: Sequence[KhanMove]) -> tuple[float, ...]:
    """Weigh decisions: conquests by what they bring, yurts by the conquests that they make possible."""
    view = _View(state, seat)
    return tuple([_WEIGHTS.get(type(move), _steady)(view, move) for move in moves])


class _View:
    """What a seat looks at while it weighs: the position, and what it has already thought of each cell."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.box = state.box
        self._kinds = available(state, seat)
        self._usable = state.usable
        self._own: dict[tuple[int, int], float] = {}

    @cached_property
    def best(self) -> float:
        """Tell what the best conquest brings that is there already."""
        return promises(self.state, self.seat)[0]

    def own(self, at: tuple[int, int]) -> float:
        """Weigh an own yurt on a cell."""
        weight = self._own.get(at)
        if weight is None:
            weight = self._own[at] = self.yurt(self.box.ground.cell(at), self.seat)
        return weight

    def yurt(self, cell: int, owner: Seat | None) -> float:
        """Weigh a yurt on a cell, a neutral one if nobody owns it, by what it fills and what is near."""
        reach = self.box.placements.reach[cell]
        usable, yurts = self._usable & reach, tuple([each & reach for each in self.state.yurts])
        gain, beside = _filled(self.box, cell, owner, usable, yurts, self.seat, self._kinds)
        return 0.05 + 0.15 * gain + max(0.0, gain - self.best) + beside


@lru_cache(maxsize=1 << 14)
def _filled(  # noqa: PLR0913, PLR0917 - what it is told is what its answer is remembered by
    box: Box, cell: int, owner: Seat | None, usable: int, yurts: tuple[int, ...], seat: Seat, kinds: int
) -> tuple[float, float]:
    """Tell what the best conquest would bring that a yurt on a cell fills, and what the cells beside it count.

    What stands out of the reach of the cell need not be told.
    """
    bit, seats = 1 << cell, len(yurts)
    after = yurts if owner is None else replaced(yurts, owner, yurts[owner] | bit)
    points, near = _points(box), box.ground.near[cell]
    gains = [
        points[kind] * (1.0 if owners < seats else SHARED_BY_ALL)
        for _, _, kind, owners in box.placements.completed(cell, usable | bit, after)[seat]
        if kind & kinds
    ]
    beside = 0.2 * (near & yurts[seat]).bit_count() + 0.1 * (near & usable & box.ground.land).bit_count()
    return max(gains, default=0.0), beside


def _place(view: _View, move: PlaceYurt | Invade) -> float:
    return view.own(move.at)


def _anywhere(view: _View, move: InvadeAnywhere) -> float:
    return 0.3 * view.own(move.at)


def _expel(view: _View, move: Expel) -> float:
    return 0.7 * view.yurt(view.state.rulers[view.box.ruler(move.ruler)], None)


def _conquer(view: _View, move: Conquer) -> float:
    """Weigh a conquest: its points without what it gives to others, and the yurts of others that it takes away."""
    box, state = view.box, view.state
    kind = box.kind_numbers[move.kind]
    mask = box.placements.masks[box.placements.listed[kind, move.cells]]
    counts = [(mask & yurts).bit_count() for yurts in state.yurts]
    most = max(counts)
    taken = sum([count for count in counts if count < most])
    gain = box.kinds[kind].points / counts.count(most) + 0.5 * taken
    return gain * gain / 4


def _answer(view: _View, move: Answer) -> float:
    """Weigh consent: a share in the points against the yurts that are lost."""
    proposal = view.state.proposal
    if proposal is None or not move.yes:
        return 1.0
    placement = view.state.placement(proposal)
    gain = view.box.kinds[placement.kind].points
    return max(0.2, gain - (placement.mask & view.state.yurts[view.seat]).bit_count())


def _morale(view: _View, _move: UseMorale) -> float:
    """Weigh a further action by the conquest that it allows."""
    return 0.1 + view.best**2 / 12


def _steady(_view: _View, _move: KhanMove) -> float:
    return 1.0


def _rarely(_view: _View, _move: KhanMove) -> float:
    return 0.1


_WEIGHTS: dict[type[KhanMove], Callable[..., float]] = {
    PlaceYurt: _place,
    Invade: _place,
    InvadeAnywhere: _anywhere,
    Expel: _expel,
    Conquer: _conquer,
    Answer: _answer,
    UseMorale: _morale,
    Reserve: _rarely,
    Discard: _rarely,
    Forgo: _rarely,
}
