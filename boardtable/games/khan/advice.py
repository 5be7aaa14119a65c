"""What the computer should know of this game: how good a position is, and which decisions look sensible.

The figures here are judgement, not rules: they only guide, and nothing becomes legal or illegal by them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .conquests import fitting, majority
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
)
from .scoring import largest, points, totals
from .state import Phase

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from boardtable.engine.move import Seat

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
    value = points(state, owner) + AREA * largest(state, owner)
    gains = promises(state, owner)
    if gains:
        best, cells = gains[0]
        second = next((gain for gain, other in gains if not other & cells), 0.0)
        acts = state.turn == owner and state.left > 0
        value += (BEST * best + SECOND * second) * (1.0 if acts else LATER)
    return value if state.ending else value + SPECIAL * sum(state.specials[owner])


def promises(state: State, owner: Seat) -> list[tuple[float, int]]:
    """List what conquests on the map would bring a player, the best first, each with its cells."""
    found = []
    placements, kinds = state.box.placements.all, state.box.kinds
    for number in fitting(state, owner):
        placement = placements[number]
        gain = float(kinds[placement.kind].points)
        if len(majority(state, placement.mask)) == state.seats:
            gain *= SHARED_BY_ALL
        found.append((gain, placement.mask))
    found.sort(reverse=True)
    return found


# ---- which decisions look sensible


def weigh(state: State, seat: Seat, moves: Sequence[KhanMove]) -> tuple[float, ...]:
    """Weigh decisions: conquests by what they bring, invasions by the yurts beside the cell."""
    return tuple([_WEIGHTS.get(type(move), _steady)(state, seat, move) for move in moves])


def _beside(state: State, seat: Seat, cell: int) -> float:
    """Weigh a cell for a yurt: own yurts beside it count most, any others too."""
    near = state.box.ground.near[cell]
    around = near & (state.neutral | sum(state.yurts))
    return 0.02 + 0.25 * (near & state.yurts[seat]).bit_count() + 0.12 * around.bit_count()


def _place(state: State, seat: Seat, move: PlaceYurt | Invade) -> float:
    return _beside(state, seat, state.box.ground.cell(move.at))


def _anywhere(state: State, seat: Seat, move: InvadeAnywhere) -> float:
    return 0.15 * _beside(state, seat, state.box.ground.cell(move.at))


def _expel(state: State, seat: Seat, move: Expel) -> float:
    return 0.3 * _beside(state, seat, state.rulers[state.box.ruler(move.ruler)])


def _conquer(state: State, _seat: Seat, move: Conquer) -> float:
    """Weigh a conquest: its points without what it gives to others, and the yurts of others that it takes away."""
    mask = sum([1 << state.box.ground.cell(at) for at in move.cells])
    owners = majority(state, mask)
    gain = state.box.kinds[state.box.kind_numbers[move.kind]].points / len(owners)
    taken = sum([(yurts & mask).bit_count() for owner, yurts in enumerate(state.yurts) if owner not in owners])
    return (gain + 0.5 * taken) ** 2 / 2


def _answer(state: State, seat: Seat, move: Answer) -> float:
    """Weigh consent: a share in the points against the yurts that are lost."""
    proposal = state.proposal
    if proposal is None or not move.yes:
        return 1.0
    placement = state.placement(proposal)
    gain = state.box.kinds[placement.kind].points
    return max(0.2, gain - (placement.mask & state.yurts[seat]).bit_count())


def _steady(_state: State, _seat: Seat, _move: KhanMove) -> float:
    return 1.0


def _rarely(_state: State, _seat: Seat, _move: KhanMove) -> float:
    return 0.1


_WEIGHTS: dict[type[KhanMove], Callable[..., float]] = {
    PlaceYurt: _place,
    Invade: _place,
    InvadeAnywhere: _anywhere,
    Expel: _expel,
    Conquer: _conquer,
    Answer: _answer,
    Reserve: _rarely,
    Discard: _rarely,
    Forgo: _rarely,
}
