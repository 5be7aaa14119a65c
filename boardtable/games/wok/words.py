"""How cards, woks and lists of them are called."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from boardtable.engine.text import Player, Text, plural, text

from .components import (
    SYMBOLS,
    Box,
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
    Wok,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .components import Kind


def listed(items: Sequence[Text | Player | str]) -> Text:
    """Make a list of names; nothing at all is "none".

    >>> from boardtable.engine.text import plain
    >>> plain(listed(["Tina Tuna", "Mariah Carrot", "Ozzy Octopus"]))
    'Tina Tuna, Mariah Carrot, Ozzy Octopus'
    """
    if not items:
        return text("wok", "none")
    made = text("wok", "{name}", name=items[0])
    for item in items[1:]:
        made = text("wok", "{list}, {name}", list=made, name=item)
    return made


def counted(box: Box, ingredients: Iterable[int]) -> Text:
    """Count ingredients by name, in the order of the box: "2 × Tina Tuna, 1 × Mariah Carrot".

    A figure never stands alone at the end of a line.
    """
    counts = Counter(ingredients)
    return listed(
        [
            text("wok", "{n}\u00a0×\u00a0{name}", n=counts[number], name=ingredient.name)
            for number, ingredient in enumerate(box.ingredients)
            if counts[number]
        ]
    )


def card_name(box: Box, kind: Kind) -> Text:
    """Say what an ingredient card shows: "Tina Tuna: 2 × bowl"."""
    name = box.ingredients[kind.ingredient].name
    if not kind.symbols:
        return text("wok", "{name}: no symbol", name=name)
    shown = [
        text("wok", "{n}\u00a0×\u00a0{name}", n=kind.symbols.count(symbol), name=SYMBOLS[symbol])
        for symbol in dict.fromkeys(kind.symbols)
    ]
    return text("wok", "{name}: {symbols}", name=name, symbols=listed(shown))


def wok_name(box: Box, wok: Wok) -> Text:
    """Name a wok card so that it cannot be taken for another one: "Covered wok (7)"."""
    if isinstance(wok, Covered):
        return text("wok", "Covered wok ({n})", n=wok.points)
    if isinstance(wok, Combo):
        needs = [number for number, many in enumerate(wok.needs) for _ in range(many)]
        return text("wok", "Combo wok ({needs})", needs=counted(box, needs))
    if isinstance(wok, Sets):
        return text("wok", "Set wok ({n})", n=wok.size)
    if isinstance(wok, Double):
        sides = [
            text("wok", "{name} {n}", name=box.ingredients[ingredient].name, n=each)
            for ingredient, each in zip(wok.ingredients, wok.each, strict=True)
        ]
        return text("wok", "Double wok ({sides})", sides=listed(sides))
    if isinstance(wok, ManDouble):
        left, right = wok.each
        return text("wok", "Man-at-double-wok ({left}, {right})", left=left, right=right)
    return _PLAIN_NAMES[type(wok)]


_PLAIN_NAMES: dict[type[Wok], Text] = {
    Leftovers: text("wok", "Leftovers wok"),
    HandWok: text("wok", "Hand wok"),
    NoSymbol: text("wok", "No symbol wok"),
    ManPower: text("wok", "Man-at-power-wok"),
    ManSwap: text("wok", "Man-at-swap-wok"),
}


def wok_label(box: Box, wok: Wok) -> Text:
    """Name a wok card and say what it does."""
    return text("wok", "{wok}: {does}", wok=wok_name(box, wok), does=_wok_does(wok))


def _wok_does(wok: Wok) -> Text:  # noqa: PLR0911 - one sentence for each kind of wok
    if isinstance(wok, Covered):
        return text("wok", "takes no ingredients")
    if isinstance(wok, Combo):
        return plural("wok", "{n} point per combination", "{n} points per combination", n=wok.points)
    if isinstance(wok, Sets):
        return plural(
            "wok",
            "{n} point per set of identical ingredients",
            "{n} points per set of identical ingredients",
            n=wok.points,
        )
    if isinstance(wok, Leftovers):
        return plural("wok", "{n} point for any ingredient", "{n} points for any ingredient", n=wok.each)
    if isinstance(wok, HandWok):
        return plural(
            "wok",
            "{n} point for each ingredient from the hand",
            "{n} points for each ingredient from the hand",
            n=wok.each,
        )
    if isinstance(wok, NoSymbol):
        return plural(
            "wok",
            "{n} point for each ingredient without a symbol",
            "{n} points for each ingredient without a symbol",
            n=wok.each,
        )
    if isinstance(wok, Double):
        return text("wok", "points per ingredient")
    if isinstance(wok, ManDouble):
        return text("wok", "new points per ingredient for a double wok, left and right")
    if isinstance(wok, ManPower):
        return plural(
            "wok",
            "turns a red card into a covered wok of {n} point",
            "turns a red card into a covered wok of {n} points",
            n=wok.points,
        )
    return text("wok", "one ingredient of a combo or double wok becomes another")
