"""Which conquests are legal (chapter 9), and to which of them others must agree (11.3 to 11.6)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from .components import PROTECTION, SUPPORT
from .listing import Numbered
from .moves import Conquer, repertoire

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardtable.engine.move import Seat

    from .components import Box
    from .state import State


def conquests(state: State, seat: Seat) -> Sequence[Conquer]:
    """List all conquests that a seat may carry out or propose: from the supply, then with the reserved piece."""
    box = state.box
    kinds, reserved = _in_supply(state), _reserved(state, seat)
    found = _fitting(state, seat, kinds | reserved)
    guards = _guards(state, seat)
    if guards:
        masks, guarded_cells = box.placements.masks, 0
        for _, cells in guards:
            guarded_cells |= cells
        found = [n for n in found if not masks[n] & guarded_cells or _is_open(state, seat, n, guards)]
    conquer = repertoire(box, seat).conquer
    if not reserved:
        return Numbered(conquer, found)
    kind_of = box.placements.kinds
    moves = [conquer[number] for number in found if kinds >> kind_of[number] & 1]
    with_it = [conquer[number] for number in found if reserved >> kind_of[number] & 1]
    return moves + [Conquer(seat, move.kind, move.cells, reserved=True) for move in with_it]


def must_conquer(state: State, seat: Seat) -> bool:
    """Tell whether a seat has a conquest to which nobody needs to agree (12.5)."""
    guards = _guards(state, seat)
    return any(not concerned(state, number, guards) for number in fitting(state, seat))


def can_conquer(state: State, seat: Seat) -> bool:
    """Tell whether a seat may carry out or propose any conquest."""
    guards = _guards(state, seat)
    return any(_is_open(state, seat, number, guards) for number in fitting(state, seat))


def can_ever_conquer(state: State) -> bool:
    """Tell whether anybody could conquer if no special card stood in the way (12.6)."""
    kinds = _in_supply(state)
    for seat in range(state.seats):
        kinds |= _reserved(state, seat)
    return any(kind & kinds for filled in state.filled for _, _, kind, _ in filled)


def fitting(state: State, seat: Seat) -> list[int]:
    """Find the placements that a seat could choose if nothing were protected (9.1 to 9.5)."""
    return _fitting(state, seat, available(state, seat))


def available(state: State, seat: Seat) -> int:
    """Give the kinds of which a seat may take a piece: out of the supply, or its reserved one (9.1, 11.5)."""
    return _in_supply(state) | _reserved(state, seat)


def majority(state: State, mask: int) -> tuple[Seat, ...]:
    """Tell who has the sole or shared most yurts on some cells; neutral ones do not count (9.5)."""
    counts = [(yurts & mask).bit_count() for yurts in state.yurts]
    most = max(counts)
    return tuple([seat for seat, count in enumerate(counts) if count == most > 0])


def asked(state: State, seat: Seat, number: int) -> tuple[Seat, ...]:
    """Tell who must agree to a conquest, clockwise from who acts (11.6)."""
    seats = state.seats
    who = concerned(state, number, _guards(state, seat))
    return tuple(sorted(who, key=lambda other: (other - seat) % seats))


def guarded(state: State, owner: Seat) -> int:
    """Give the cells whose yurts an active card of a seat protects (11.3, 11.4)."""
    card = state.active[owner]
    if card is None:
        return 0
    if card.special == PROTECTION:
        return state.yurts[owner]
    if card.special == SUPPORT:
        return state.neutral if card.region is None else state.neutral & state.box.ground.regions[card.region]
    return 0


def _guards(state: State, seat: Seat) -> list[tuple[Seat, int]]:
    """List what is protected from a seat, by whom."""
    if not any(state.active):
        return []
    masks = [(owner, guarded(state, owner)) for owner in range(state.seats) if owner != seat]
    return [(owner, mask) for owner, mask in masks if mask]


def concerned(state: State, number: int, guards: Sequence[tuple[Seat, int]]) -> list[Seat]:
    """Tell whose protected yurts a placement would cover."""
    mask = state.box.placements.masks[number]
    return [owner for owner, cells in guards if cells & mask]


def _is_open(state: State, seat: Seat, number: int, guards: Sequence[tuple[Seat, int]]) -> bool:
    """Tell whether a placement is free, or may be proposed: to who would share it, and not again (11.3, 11.6)."""
    mask = state.box.placements.masks[number]
    own = 0
    for owner, cells in guards:
        if mask & cells:
            own = own or (mask & state.yurts[seat]).bit_count()
            if (mask & state.yurts[owner]).bit_count() != own:
                return False
    return not own or (state.proposals < state.box.rulings.proposals and number not in state.refused)


def _in_supply(state: State) -> int:
    """Give the kinds that have not run out (9.1)."""
    return _kinds(state.box, state.supply)


@lru_cache(maxsize=1024)
def _kinds(box: Box, supply: int) -> int:
    return sum([1 << kind for kind, copies in enumerate(box.copies) if copies & supply])


def _reserved(state: State, seat: Seat) -> int:
    """Give the kind that a seat has reserved (11.5)."""
    card = state.active[seat]
    return 0 if card is None or card.piece is None else 1 << state.box.kind_of[card.piece]


def _fitting(state: State, seat: Seat, kinds: int) -> list[int]:
    """Find all placements filled with yurts in which no other player has more of them (9.2 to 9.5)."""
    return [number for number, _, kind, _ in state.filled[seat] if kind & kinds]
