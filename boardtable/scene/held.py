"""What a hand holds, and what a press may lift."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from boardtable.engine.table import Fan
from boardtable.engine.target import Cell, Piece

from .art import LIFT
from .laying import covered

if TYPE_CHECKING:
    from collections.abc import Collection

    from PySide6.QtCore import QPointF, QRectF

    from boardtable.engine.target import Target

    from .places import Places
    from .shapes import Shape


@frozen
class Held:
    """What the hand holds, by numbers: items may be rebuilt under it."""

    under: tuple[Target, ...]
    """What lay under the press: piece, place, zone."""
    pieces: tuple[int, ...]
    """What is lifted: the piece alone, or all of a zone that is lifted as a whole; empty if nothing can be."""
    gripped: int
    start: QPointF
    homes: dict[int, QRectF]
    seen: dict[int, QRectF]
    """Where they were on the screen: at home, or as ghosts of a drop."""
    shape: Shape | None = None
    """A large piece can be turned."""


def liftable(places: Places, under: tuple[Target, ...], offers: Collection[Target]) -> tuple[tuple[int, ...], int]:
    """Tell which pieces a press there may lift, and which of them is gripped.

    Where a place is on offer and not the piece, all that lies in it comes along with what stands upon it.
    """
    first = under[0]
    if not isinstance(first, Piece):
        return (), -1
    at = places.placed[first.id].at
    zone = places.zones[at.zone]
    if zone.lifted:
        return places.members(zone.name), first.id
    lying = [places.placed[piece] for piece in places.members(zone.name)]
    there = tuple(item.piece for item in lying if item.at == at and not covered(item))
    stand = [piece for piece in there if places.placed[piece].within is not None]
    if zone.piled or not 0 < len(stand) < len(there) or first in offers or at not in offers:
        return (first.id,), first.id
    return there, next(piece for piece in there if piece not in stand)


def neighbours(places: Places, held: Held) -> tuple[int, ...]:
    """Tell which pieces lie beside the gripped one in no order that matters: a drop there means none of them."""
    zone = next(places.zones[target.zone] for target in held.under if isinstance(target, Cell))
    return places.members(zone.name) if zone.loose or isinstance(zone.kind, Fan) else ()


def share_of(places: Places, held: Held, point: QPointF, offers: Collection[Target]) -> float:
    """Tell how much smaller a carried piece is over places on offer that are smaller than it: it would hide them."""
    zone, home = places.zone_at(point), held.homes[held.gripped]
    if zone is None or len(held.pieces) > 1:
        return 1.0
    space = places.cell_size(zone.name)
    if space is None or not any(isinstance(each, Cell) and each.zone == zone.name for each in offers):
        return 1.0
    return min(1.0, space.width() / home.width() / LIFT, space.height() / home.height() / LIFT)
