"""What the cards look like: drawings in layers, and the figures of the box over them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from boardtable.engine.table import Face, Frame, Ink, Numeral, Picture

from .components import (
    Combo,
    Covered,
    Double,
    HandWok,
    Leftovers,
    ManDouble,
    ManPower,
    ManSwap,
    NoSymbol,
    Sets,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .components import Box, Kind, Wok

_CARD = (200, 280)
_WOK = (200, 200)

BACK = Face(_CARD, (Picture("back"),))
"""Coins and ingredients look the same from behind (1.7)."""

COIN = Face(_CARD, (Picture("coin"),))

WOK_BACK = Face(_WOK, (Picture("wok-back"),))

_CORNERS = ((Frame(8, 8, 44, 44), Frame(148, 228, 44, 44)), (Frame(8, 52, 44, 44), Frame(148, 184, 44, 44)))
"""Where the first and the second symbol stand, each in two corners (1.2)."""
_FOOT = Frame(10, 236, 46, 38)
_PLATE = Frame(60, 146, 80, 44)
_PLATES = (Frame(22, 140, 70, 40), Frame(108, 140, 70, 40))
_SMALL_WOKS = (Frame(31, 60, 50, 50), Frame(119, 60, 50, 50))
_KNOB = Frame(70, 72, 60, 56)
_MIDDLE = Frame(52, 40, 96, 96)
_WHOLE = Frame(44, 44, 112, 112)
_SET = Frame(32, 42, 80, 80)
_SET_SIZE = Frame(112, 50, 56, 66)

_Layers = tuple[Picture | Numeral, ...]


@lru_cache(maxsize=512)
def card_face(box: Box, kind: Kind) -> Face:
    """Draw an ingredient card: the star, the symbols, and how many of this ingredient the game has."""
    ingredient = box.ingredients[kind.ingredient]
    symbols = [
        Picture(f"symbol/{symbol}", corner)
        for symbol, corners in zip(kind.symbols, _CORNERS, strict=False)
        for corner in corners
    ]
    foot = Numeral(str(ingredient.count), _FOOT, Ink.LIGHT)
    return Face(_CARD, (Picture(f"ingredient/{ingredient.id}"), *symbols, foot))


@lru_cache(maxsize=512)
def wok_face(box: Box, wok: Wok) -> Face:
    """Draw a wok card: what it wants in the wok, and what it pays on the plate."""
    return Face(_WOK, _wok_layers(box, wok))


def _wok_layers(box: Box, wok: Wok) -> _Layers:  # noqa: PLR0911 - one drawing for each kind of wok
    if isinstance(wok, Covered):
        return Picture("wok/red-plain"), Picture("wok/lid"), Numeral(str(wok.points), _KNOB)
    if isinstance(wok, Combo):
        return Picture("wok/red"), *_wanted(box, wok), Numeral(str(wok.points), _PLATE)
    if isinstance(wok, Sets):
        size = Numeral(str(wok.size), _SET_SIZE, Ink.LIGHT)
        return Picture("wok/red"), Picture("mark/set", _SET), size, Numeral(str(wok.points), _PLATE)
    if isinstance(wok, Double):
        heads = [f"head/{box.ingredients[ingredient].id}" for ingredient in wok.ingredients]
        return Picture("wok/double"), *_two_sides(heads, wok.each)
    if isinstance(wok, ManDouble):
        return Picture("wok/double-blue"), *_two_sides(("mark/any", "mark/any"), wok.each)
    if isinstance(wok, ManPower):
        return Picture("wok/blue"), Picture("mark/power", _MIDDLE), Numeral(str(wok.points), _PLATE)
    if isinstance(wok, ManSwap):
        return Picture("wok/blue-plain"), Picture("mark/swap", _WHOLE)
    return Picture("wok/red"), Picture(_MARKS[type(wok)], _MIDDLE), Numeral(str(wok.each), _PLATE)


_MARKS: dict[type[Wok], str] = {Leftovers: "mark/leftovers", HandWok: "mark/hand", NoSymbol: "mark/none"}


def _two_sides(pictures: Sequence[str], each: tuple[int, int]) -> _Layers:
    return (
        *[Picture(picture, at) for picture, at in zip(pictures, _SMALL_WOKS, strict=True)],
        *[Numeral(str(points), at) for points, at in zip(each, _PLATES, strict=True)],
    )


def _wanted(box: Box, wok: Combo) -> _Layers:
    """Draw the heads that a combination needs, up to three in a row, with their numbers if any is not 1."""
    wanted = [(box.ingredients[number].id, many) for number, many in enumerate(wok.needs) if many]
    numbered = any(many > 1 for _, many in wanted)
    rows = [wanted[:3], wanted[3:]] if len(wanted) > 3 else [wanted]  # noqa: PLR2004 - three heads fill a row
    layers: list[Picture | Numeral] = []
    for down, row in enumerate(rows):
        width = 144 / max(len(row), len(rows[0]))
        height = 112 / len(rows)
        for right, (ingredient, many) in enumerate(row):
            x, y = 100 + (right - len(row) / 2) * width, 30 + down * height
            if not numbered:
                side = min(width, height) - 4
                layers.append(Picture(f"head/{ingredient}", Frame(x + (width - side) / 2, y, side, side)))
            elif len(rows) == 1:
                side = min(width - 4, 64)
                layers.append(Picture(f"head/{ingredient}", Frame(x + (width - side) / 2, y + 6, side, side)))
                layers.append(Numeral(str(many), Frame(x, y + side + 8, width, 40), Ink.LIGHT))
            else:
                layers.append(Picture(f"head/{ingredient}", Frame(x, y + 12, 28, 28)))
                layers.append(Numeral(str(many), Frame(x + 28, y + 8, 20, 36), Ink.LIGHT))
    return tuple(layers)
