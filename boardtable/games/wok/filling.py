"""Fills the woks once it is known what the Men-at-wok do and how many combinations are made (13.2, 13.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from attrs import frozen

from .arrangement import Arrangement, Duty, Pot
from .components import Combo, Double, HandWok, NoSymbol, Sets
from .scoring import each_card, sides_of, with_men

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from .components import Box, Wok
    from .scoring import Collection


Class: TypeAlias = tuple[bool, bool]
"""Whether a card is in hand, and whether it shows no symbol."""
Home: TypeAlias = tuple[int, tuple[int, bool]]
"""What a single card earns, and in which wok; the second one of a double wok is its right one."""

_NOWHERE: Home = (0, (0, False))


@frozen
class Plan:
    """What has to be decided before the rest follows; `combinations` counts them by the combo wok's piece."""

    duties: tuple[Duty, ...]
    swap: tuple[int, int] | None
    combinations: Mapping[int, int]


def worth(singles: Sequence[int], sets: Sequence[tuple[int, int]], scale: int) -> list[int]:
    """Tell what the cards of one ingredient are worth if the m worst of them are used up, for every m.

    `singles` is what each card earns alone, in rising order; `sets` are sizes and points. A worth is
    points times `scale`, plus one for each card that is left over (12.3).

    >>> worth([0, 0, 0, 2], [(3, 6)], 100)
    [800, 600, 201, 200, 0]
    """
    count = len(singles)
    found = [0] * (count + 1)
    alone = 0
    for used in range(count - 1, -1, -1):
        alone += singles[used] * scale or 1
        most = alone
        for size, points in sets:
            if used + size <= count:
                most = max(most, points * scale + found[used + size])
        found[used] = most
    return found


def class_points(woks: Iterable[Wok]) -> dict[Class, int]:
    """Tell what a single card of each class earns in woks that ask for no ingredient, 0 if none takes it."""
    return {of: points for of, (points, _) in _class_homes(dict(enumerate(woks))).items()}


def _class_homes(woks: Mapping[int, Wok]) -> dict[Class, Home]:
    """Find the wok that pays most for a single card of each class, whatever the ingredient (10.4 to 10.6)."""
    homes: dict[Class, Home] = {(in_hand, plain): _NOWHERE for in_hand in (False, True) for plain in (False, True)}
    for piece, wok in woks.items():
        each = each_card(wok)
        if each:
            for in_hand, plain in homes:
                takes = in_hand if isinstance(wok, HandWok) else plain or not isinstance(wok, NoSymbol)
                if takes and each > homes[in_hand, plain][0]:
                    homes[in_hand, plain] = each, (piece, False)
    return homes


def _double_homes(woks: Mapping[int, Wok]) -> dict[int, Home]:
    """Find the double wok that pays most for each ingredient that any of them takes (10.7)."""
    homes: dict[int, Home] = {}
    for piece, wok in woks.items():
        if isinstance(wok, Double):
            for right, ingredient in enumerate(wok.ingredients):
                if wok.each[right] > homes.get(ingredient, _NOWHERE)[0]:
                    homes[ingredient] = wok.each[right], (piece, bool(right))
    return homes


def fill(box: Box, owned: Collection, plan: Plan) -> Arrangement:
    """Put every card into a wok, or leave it over, in the best way that the plan allows."""
    effective = with_men(box, owned, Arrangement((), plan.duties, plan.swap))
    inside: dict[tuple[int, bool], list[int]] = {
        (piece, right): [] for piece in effective for right in sides_of(box.wok(piece))
    }
    by_class, by_ingredient = _class_homes(effective), _double_homes(effective)
    combos = [(piece, wok) for piece, wok in effective.items() if isinstance(wok, Combo)]
    sets = [(piece, wok) for piece, wok in effective.items() if isinstance(wok, Sets)]
    waiting: dict[int, list[tuple[Home, int]]] = {}
    for card in owned.cards:
        homes = by_class[card.in_hand, card.plain], by_ingredient.get(card.ingredient, _NOWHERE)
        waiting.setdefault(card.ingredient, []).append((max(homes), card.piece))
    for ingredient, cards in waiting.items():
        cards.sort()
        for piece, combo in combos:
            many = combo.needs[ingredient] * plan.combinations[piece]
            inside[piece, False].extend([card for _, card in cards[:many]])
            del cards[:many]
        if sets:
            _fill_sets(sets, cards, inside)
        for (points, pot), piece in cards:
            if points:
                inside[pot].append(piece)
    pots = tuple([Pot(piece, right, tuple(sorted(cards))) for (piece, right), cards in inside.items()])
    return Arrangement(pots, plan.duties, plan.swap)


def _fill_sets(
    sets: Sequence[tuple[int, Sets]], cards: list[tuple[Home, int]], inside: dict[tuple[int, bool], list[int]]
) -> None:
    """Move the worst cards of one ingredient into sets, as many as pay."""
    scale = len(cards) + 1
    worths = worth([points for (points, _), _ in cards], [(wok.size, wok.points) for _, wok in sets], scale)
    used = 0
    while True:
        pays = [
            (piece, used + wok.size)
            for piece, wok in sets
            if used + wok.size < scale and worths[used] == wok.points * scale + worths[used + wok.size]
        ]
        if not pays:
            break
        piece, further = pays[0]
        inside[piece, False].extend([card for _, card in cards[used:further]])
        used = further
    del cards[:used]
