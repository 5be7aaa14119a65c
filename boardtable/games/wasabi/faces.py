"""What tiles, strips, cards and tokens look like: drawings in layers, and the figures of the box over them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from boardtable.engine.table import Face, Frame, Ink, Numeral, Picture

if TYPE_CHECKING:
    from .components import Box

_TILE = (100, 100)
_CARD = (140, 196)
_TOKEN = (60, 60)
_STRIP_HIGH, _STRIP_EDGE, _STRIP_STEP, _STRIP_TILE = 72, 12, 60, 56
_COVER = (200, 200)

TILE_BACK = Face(_TILE, (Picture("tile-back"),))
CARD_BACK = Face(_CARD, (Picture("card-back"),))
SMEAR = Face(_COVER, (Picture("smear"),))
"""The Wasabi! card on the board."""
SQUARE = Face((84, 84), (Picture("square"),))
"""An empty square of the board."""

_SEAL = Frame(9, 6, 60, 60)
_NAME = Frame(8, 8, 122, 32)
"""At the head of a card."""
_WHOLE = Frame(7, 7, 46, 46)
_UPPER = Frame(13, 7, 33, 35)
_MIDDLE = Frame(7, 7, 45, 45)
_CUBES_Y, _CUBE = 37, 13
_IN_BOWL = ((35, 34), (21, 26), (48, 23), (17, 44), (54, 42), (29, 52), (44, 54))
"""Where cubes lie in a bowl, one after the other; more than these are told by their count alone."""
_SHARD = 31
"""How large they are there."""


@lru_cache(maxsize=16)
def bowl_face(cubes: int) -> Face:
    """Draw a bowl with its cubes, those farther back first."""
    lying = sorted(_IN_BOWL[:cubes], key=lambda corner: corner[1])
    return Face(_TILE, (Picture("bowl"), *[Picture("cube", Frame(left, top, _SHARD, _SHARD)) for left, top in lying]))


@lru_cache(maxsize=8)
def slot_face(wide: int, high: int, side: int) -> Face:
    """Draw the place in the pantry on which a stack of tiles lies."""
    return Face((wide, high), (Picture("slot", Frame((wide - side) / 2, (high - side) / 2, side, side)),))


@lru_cache(maxsize=64)
def tile_face(box: Box, kind: int) -> Face:
    """Draw an ingredient on the ground of its category."""
    ingredient = box.ingredients[kind]
    category = box.categories[ingredient.category].id
    return Face(_TILE, (Picture(f"tile/{category}"), Picture(f"ingredient/{ingredient.id}")))


def _strip_size(length: int) -> tuple[int, int]:
    return 2 * _STRIP_EDGE + _STRIP_STEP * length - (_STRIP_STEP - _STRIP_TILE), _STRIP_HIGH


@lru_cache(maxsize=256)
def strip_face(box: Box, recipe: int) -> Face:
    """Draw a recipe: its ingredients in the printed order (6.17)."""
    wanted = box.recipes[recipe].ingredients
    layers: list[Picture | Numeral] = [Picture(f"strip/{len(wanted)}")]
    for place, kind in enumerate(wanted):
        frame = Frame(_STRIP_EDGE + place * _STRIP_STEP, 8, _STRIP_TILE, _STRIP_TILE)
        layers += [
            Picture(picture.name, frame) for picture in tile_face(box, kind).layers if isinstance(picture, Picture)
        ]
    return Face(_strip_size(len(wanted)), tuple(layers))


@lru_cache(maxsize=16)
def strip_back(length: int) -> Face:
    """Draw the back of a strip, which shows its length at the left end: at the right one a pile has its count."""
    return Face(_strip_size(length), (Picture(f"strip-back/{length}"), Numeral(str(length), _SEAL, Ink.LIGHT)))


@lru_cache(maxsize=16)
def card_face(box: Box, kind: int) -> Face:
    """Draw an action card, with its name at the head: a pile has its count at the foot."""
    card = box.cards[kind]
    return Face(_CARD, (Picture(f"card/{card.id}"), Numeral(card.name, _NAME, Ink.LIGHT)))


@lru_cache(maxsize=64)
def token_face(box: Box, seat: int, length: int, *, assigned: bool) -> Face:
    """Draw a challenge token: its length, or once it is assigned its points and cubes (2.7)."""
    token, colour = box.tokens[length], box.colours[seat]
    if not assigned:
        return Face(_TOKEN, (Picture(f"token/{colour}"), Numeral(str(token.length), _WHOLE, Ink.LIGHT)))
    first = 29.5 - token.cubes * _CUBE / 2
    cubes = [Picture("cube", Frame(first + n * _CUBE, _CUBES_Y, _CUBE, _CUBE)) for n in range(token.cubes)]
    points = Numeral(str(token.points), _UPPER if cubes else _MIDDLE)
    return Face(_TOKEN, (Picture(f"points/{colour}"), points, *cubes))
