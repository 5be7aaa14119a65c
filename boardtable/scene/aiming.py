"""Where a hand aims: which target a release would choose, or all the places that a piece would cover."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from attrs import frozen

from boardtable.engine.target import Cell, Piece

from .held import neighbours

if TYPE_CHECKING:
    from collections.abc import Collection

    from PySide6.QtCore import QRectF

    from boardtable.engine.target import Target

    from .held import Held
    from .places import Places
    from .shapes import Fits, Shape


BELOW = 0.5
"""So much below a figure lies what must not hide it."""


@frozen
class Aim:
    """What a release would choose: one target, or all the places that a large piece covers, if it `fits` there."""

    target: Target | None = None
    places: tuple[Cell, ...] = ()
    fits: bool = False


@frozen
class Fall:
    """What the scene says of a drop: what was lifted, what it means, and what lies under it besides."""

    lifted: tuple[Target, ...]
    aim: Aim
    under: tuple[Target, ...] = ()

    @property
    def over(self) -> tuple[Target, ...]:
        """Tell all that it fell on, first what was aimed at."""
        first = self.aim.places if self.aim.target is None else (self.aim.target,)
        return (*first, *(target for target in self.under if target not in first))


def aim_of(places: Places, held: Held, rect: QRectF, fits: Fits, offers: Collection[Target]) -> Aim:
    """Tell where a hand aims with what it carries there."""
    shape = held.shape
    zone = places.zone_at(rect.center())
    if shape is not None and zone is not None and zone.name in fits.zones:
        shape.ground = zone.name
        corner = shape.hovers(places, zone.name, rect)
        near = fits.near(zone.name, shape.pose, corner)
        return Aim(places=near or shape.covered(places, zone.name, corner), fits=bool(near))
    if shape is None and len(held.pieces) == 1:
        between = _on_a_border(places, rect, fits)
        if between:
            return Aim(places=between, fits=True)
    home = places.zone_of(Piece(held.gripped))
    if shape is not None and shape.ground is not None and shape.ground not in fits.zones:  # nothing on offer is for it
        there = zone is not None and zone.name == shape.ground != home
        return Aim(places=_amiss(places, shape, shape.ground, rect) if there else ())
    best = places.best(rect, offers, {*held.pieces, *neighbours(places, held)})
    return Aim(best or places.only_one(rect.center(), offers, places.zones[home].group))


def below_figures(places: Places, cells: Collection[Cell]) -> float | None:
    """Tell at which level a large piece hides none of the smaller ones that lie on some places; None without any."""
    zone, ats = next((cell.zone for cell in cells), ""), {cell.at for cell in cells}
    there = [item for item in map(places.placed.__getitem__, places.members(zone)) if item.at.at in ats]
    return min((places.spots[item.piece].level - BELOW for item in there if not item.covers), default=None)


def _amiss(places: Places, shape: Shape, zone: str, rect: QRectF) -> tuple[Cell, ...]:
    """Tell over which places of a zone a large piece lies that fits nowhere there."""
    return shape.covered(places, zone, shape.hovers(places, zone, rect))


def _on_a_border(places: Places, rect: QRectF, fits: Fits) -> tuple[Cell, ...]:
    """Tell between which places the middle of a small piece is that may be chosen together: nearer than to any one."""
    zone = places.zone_at(rect.center())
    space = places.cell_size(zone.name) if zone is not None and zone.name in fits.zones else None
    if zone is None or space is None:
        return ()
    down = (rect.center().y() - zone.frame.y) / space.height()
    right = (rect.center().x() - zone.frame.x) / space.width()
    away, between = fits.between(zone.name, (down, right))
    return between if away < hypot(down % 1 - 0.5, right % 1 - 0.5) else ()
