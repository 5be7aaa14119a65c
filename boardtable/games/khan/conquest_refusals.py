"""Which rule forbids a conquest (chapter 9, 11.3 to 11.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.game import Refusal
from boardtable.engine.text import Player, plural, text

from .conquests import conquests, guarded, majority
from .state import GONE
from .words import listed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardtable.engine.move import Seat

    from .components import Kind
    from .state import State


def why_not_conquer(state: State, seat: Seat, number: int | None, cells: Sequence[tuple[int, int]]) -> Refusal | None:
    """Say why a shape cannot be laid on these cells, or not at all if it is over none."""
    if number is None:
        return None
    kind = state.box.kinds[number]
    card = state.active[seat]
    reserved = card is not None and card.piece is not None and state.box.kind_of[card.piece] == number
    if not reserved and (gone := why_gone(state, number)) is not None:
        return gone
    if not cells:
        if any(move.kind == kind.id for move in conquests(state, seat)):
            return None
        return _nowhere(state, seat, number)
    mask = sum([1 << state.box.ground.cell(at) for at in cells])
    return _ground(state, kind, mask) or (_whole(state, seat, number, mask))


def why_gone(state: State, number: int) -> Refusal | None:
    """Say that the supply has no piece of a shape left, if that is so."""
    if state.box.copies[number] & state.supply:
        return None
    return Refusal(text("khan", "No such piece is left in the supply."), "9.1")


def _nowhere(state: State, seat: Seat, number: int) -> Refusal:
    """Say what is missing for a shape that fits nowhere: yurts, the most of them, or leave to cover them."""
    box, usable = state.box, state.usable
    masks = [place.mask for place in box.placements.all if place.kind == number and not place.mask & ~usable]
    if not masks:
        if box.kinds[number].bridge:
            why = text("khan", "This fits nowhere: on each side of the river it needs a yurt on every cell under it.")
            return Refusal(why, "9.3")
        return Refusal(text("khan", "This fits nowhere: every cell under it needs a yurt."), "9.2")
    mine = [mask for mask in masks if seat in majority(state, mask)]
    if not mine:
        return Refusal(text("khan", "Wherever this fits, you have no yurt or another player has more of them."), "9.5")
    found = [_protection(state, seat, mask, box.placements.numbers[number, mask]) for mask in mine]
    closed = [refusal for refusal in found if refusal is not None]
    asked_before = [refusal for refusal in closed if refusal.rule == "11.6"]
    if asked_before:
        return asked_before[0]
    who = [owner for owner in range(state.seats) if any(guarded(state, owner) & mask for mask in mine)]
    names = listed([Player(owner) for owner in who if owner != seat])
    return Refusal(text("khan", "Wherever this fits, yurts are protected by: {names}.", names=names), closed[0].rule)


def _ground(state: State, kind: Kind, mask: int) -> Refusal | None:
    """Look at single cells: each needs a yurt, or for a bridge the river (9.2, 9.3)."""
    rule = "9.3" if kind.bridge else "9.2"
    rulers = sum([1 << ruler for ruler in state.rulers if ruler != GONE])
    if mask & rulers:
        return Refusal(text("khan", "A ruler stands here; he cannot be covered."), rule)
    if mask & state.covered:
        return Refusal(text("khan", "A piece lies here already."), "9.2")
    if mask & state.box.ground.river and not kind.bridge:
        return Refusal(text("khan", "Only bridges lie over the river."), "9.2")
    if mask & state.empty:
        return Refusal(text("khan", "Every land cell under a piece needs a yurt."), rule)
    return None


def _whole(state: State, seat: Seat, number: int, mask: int) -> Refusal | None:
    """Look at the whole piece."""
    ground, kind = state.box.ground, state.box.kinds[number]
    if mask.bit_count() != kind.size:
        return Refusal(text("khan", "The piece must lie on the map with all its cells."), "9.2")
    if kind.bridge:
        wet = (mask & ground.river).bit_count()
        if not wet:
            return Refusal(text("khan", "A bridge must lie over the river."), "9.3")
        if sum(1 for bank in ground.banks if bank & mask) < 2:  # noqa: PLR2004 - both sides
            return Refusal(text("khan", "A bridge needs a yurt on each side of the river."), "9.3")
        if wet not in kind.river:
            why = plural(
                "khan",
                "This bridge may lie over at most {n} river cell.",
                "This bridge may lie over at most {n} river cells.",
                n=max(kind.river, default=0),
            )
            return Refusal(why, "9.4")
    placement = state.box.placements.numbers.get((number, mask))
    return _majority(state, seat, mask) or _protection(state, seat, mask, placement)


def _majority(state: State, seat: Seat, mask: int) -> Refusal | None:
    """Look at whose yurts are most (9.5)."""
    mine = (state.yurts[seat] & mask).bit_count()
    if not mine:
        return Refusal(text("khan", "One of these yurts at least must be yours."), "9.5")
    owners = majority(state, mask)
    if seat in owners:
        return None
    most = (state.yurts[owners[0]] & mask).bit_count()
    why = text(
        "khan", "Another player has more yurts here: {name} {n}, you {k}.", name=Player(owners[0]), n=most, k=mine
    )
    return Refusal(why, "9.5")


def _protection(state: State, seat: Seat, mask: int, placement: int | None) -> Refusal | None:
    """Look at who protects yurts here (11.3, 11.4), and at what was proposed before (11.6)."""
    owners = majority(state, mask)
    who = [owner for owner in range(state.seats) if owner != seat and guarded(state, owner) & mask]
    for owner in who:
        if owner not in owners:
            rule = "11.3" if guarded(state, owner) & state.yurts[owner] else "11.4"
            return Refusal(text("khan", "These yurts are protected by: {name}.", name=Player(owner)), rule)
    if who and placement in state.refused:
        return Refusal(text("khan", "This was refused already in this turn."), "11.6")
    if who and state.proposals >= state.box.rulings.proposals:
        return Refusal(text("khan", "You have asked for consent often enough in this turn."), "11.6")
    return None
