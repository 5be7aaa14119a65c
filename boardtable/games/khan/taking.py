"""What somebody points at or holds, seen from the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.target import Cell, Piece

from .moves import compartment
from .state import AWAY, GONE, ON_CARD

if TYPE_CHECKING:
    from collections.abc import Iterable

    from boardtable.engine.move import Seat
    from boardtable.engine.target import Target

    from .state import State


def held_kind(state: State, seat: Seat, targets: Iterable[Target]) -> int | None:
    """Tell which shape is held: a piece of the supply or its compartment, or the reserved piece of this seat."""
    box = state.box
    card = state.active[seat]
    for target in targets:
        if isinstance(target, Piece) and 0 <= target.id < box.first_ruler:
            return box.kind_of[target.id]
        if isinstance(target, Cell):
            if target.zone == f"reserve/{seat}" and card is not None and card.piece is not None:
                return box.kind_of[card.piece]
            for kind in range(len(box.kinds)):
                if target == compartment(box, kind):
                    return kind
    return None


def special_of(state: State, what: Target | None) -> int | None:
    """Tell which special card is meant, by itself or by its place."""
    if isinstance(what, Cell):
        return what.at if what.zone == f"cards/{state.turn}" and isinstance(what.at, int) else None
    box = state.box
    numbers = [
        special
        for special, room in enumerate(box.special_room)
        for copy in range(room)
        if what == Piece(box.special_piece(state.turn, special, copy))
    ]
    return numbers[0] if numbers else None


def zone_of(state: State, target: Target | None) -> str:
    """Tell in which zone a target is; things on the map are told apart as `ruler`, `yurts` and `laid`."""
    if isinstance(target, Cell):
        return target.zone
    return _zone_of_piece(state, target.id) if isinstance(target, Piece) and target.id >= 0 else ""


def _zone_of_piece(state: State, piece: int) -> str:
    box = state.box
    if piece < box.first_ruler:
        return _zone_of_copy(state, piece)
    if piece < box.first_special:
        return "court" if state.rulers[piece - box.first_ruler] == GONE else "ruler"
    if piece < box.first_yurt:
        return f"cards/{(piece - box.first_special) // sum(box.special_room)}"
    if piece < box.first_card:
        return _zone_of_yurt(state, *divmod(piece - box.first_yurt, box.yurt_room))
    return _zone_of_card(state, piece)


def _zone_of_copy(state: State, piece: int) -> str:
    if state.supply >> piece & 1:
        return "supply"
    for owner, card in enumerate(state.active):
        if card is not None and card.piece == piece:
            return f"reserve/{owner}"
    return "laid"


def _zone_of_yurt(state: State, owner: int, number: int) -> str:
    neutral = owner >= state.seats
    yurts = state.lying[-1 if neutral else owner]
    where = yurts[number] if number < len(yurts) else AWAY
    if where == ON_CARD:
        return f"cards/{owner}"
    if where != AWAY:
        return "yurts"
    return "neutral" if neutral else f"stock/{owner}"


def _zone_of_card(state: State, piece: int) -> str:
    for owner, hand in enumerate(state.hands):
        if piece in [other for other, _ in hand]:
            return f"hand/{owner}"
    return "discard" if piece in [other for other, _ in state.discard] else "draw"
