"""What the pieces look like: drawings in layers, and the figures of the box over them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from boardtable.engine.table import Face, Frame, Ink, Numeral, Picture

from .components import ROLES, SHIP
from .words import shape_picture

if TYPE_CHECKING:
    from .components import Box, Special, Tile

_TILE = (100, 100)
_DISC = (60, 60)
_REWARD = Frame(33, 15, 34, 34)
_CORNER = Frame(56, 62, 38, 32)
_PLATE = Picture("sign/plate", _CORNER)
"""Under a figure, so that the drawing does not show through it."""
_COIN = Frame(28, 28, 44, 44)
_ROW_SIGN = Frame(5, 24, 28, 28)

ON_TILE = Frame(0.24, 0.1, 0.52, 0.74)
"""Where a viking stands on a tile, so that its edges stay free."""
ON_FACE = Frame(24, 10, 52, 74)
"""The same in the units of a tile's face."""

BACK = Face(_TILE, (Picture("island/back"),))
"""Tiles of the stacks look the same from behind (2.3)."""
START_TILE = Face(_TILE, (Picture("island/start"),))
MARKER = Face(_DISC, (Picture("round/start"),))
WATER = Face(_TILE, (Picture("water"),))
MAINLAND = Face((110, 76), (Picture("mainland"),))
ROUND = Face(_DISC, (Picture("round/stack"),))
ROUND_HERE = Face(_DISC, (Picture("round/here"),))
ROUND_NOW = Face(_DISC, (Picture("round/now"),))
DIAL = Face((300, 300), (Picture("dial"),))


@lru_cache(maxsize=8)
def mainland_face(row: int) -> Face:
    """Draw the mainland beside a row, with the sign of those whose row it is (1.1); ships and boatsmen share one."""
    return Face(MAINLAND.size, (*MAINLAND.layers, Picture(f"row/{ROLES[row]}", _ROW_SIGN)))


@lru_cache(maxsize=64)
def tile_face(box: Box, tile: Tile) -> Face:
    """Draw a tile; a ship carries what it brings or takes (11.3)."""
    if tile.shape != SHIP:
        return Face(_TILE, (Picture(shape_picture(tile.shape, tile.building)),))
    ship = box.ships[tile.ship]
    sign = "sign/gold" if ship.gold else "sign/shield"
    ink = Ink.DARK if ship.gold else Ink.LIGHT
    amount = Numeral(str(ship.gold or ship.points), _REWARD, ink)
    return Face(_TILE, (Picture(f"ship/{ship.sail}"), Picture(sign, _REWARD), amount))


@lru_cache(maxsize=256)
def under_threat(face: Face, row: int) -> Face:
    """Redden a tile or the water in a row that a ship threatens; further from the ships less (9.3)."""
    return Face(face.size, (*face.layers, Picture(f"threat/{row}")))


@lru_cache(maxsize=8)
def viking_face(colour: int) -> Face:
    """Draw a viking."""
    return Face((60, 84), (Picture(f"viking/{ROLES[colour]}"),))


@lru_cache(maxsize=64)
def special_face(special: Special) -> Face:
    """Draw a special tile, with its figure (14.5)."""
    if special.building:
        return Face(_TILE, (Picture(f"special/building-{special.building}"),))
    picture = Picture(f"special/{special.effect}")
    if special.effect == "coin":
        return Face(_TILE, (picture, Numeral(str(special.amount), _COIN)))
    if special.effect in {"goldsmith", "noble", "scout", "fisherman"}:
        return Face(_TILE, (picture, _PLATE, Numeral(f"+{special.amount}", _CORNER)))
    if special.effect in {"fish", "change"}:
        return Face(_TILE, (picture, _PLATE, Numeral(str(special.amount), _CORNER)))
    return Face(_TILE, (picture,))


@lru_cache(maxsize=32)
def disc_face(price: int) -> Face:
    """Draw a price of the dial."""
    return Face(_DISC, (Picture("disc"), Numeral(str(price), Frame(12, 12, 36, 36))))


def sign_face(*, large: bool) -> Face:
    """Draw which scoring follows a round (3.2)."""
    return Face(_DISC, (Picture("round/large" if large else "round/small"),))
