"""The best arrangement found by trying everything: an independent reading of chapters 10 to 12.

Nothing of the scoring under test is used here, only the data of the box.
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import TYPE_CHECKING

from boardtable.games.wok.components import (
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
    from collections.abc import Iterator, Sequence

    from boardtable.games.wok.components import Wok

Ware = tuple[int, bool, bool]
"""An ingredient card: its ingredient, whether it is in hand, whether it shows no symbol."""
Pot = tuple[str, tuple[int, ...], int]
"""A wok as it takes cards: what it does, its figures, its points."""


def best_by_force(cards: Sequence[Ware], woks: Sequence[Wok], ingredients: int) -> tuple[int, int]:
    """Give the most points, and the most cards left over among the arrangements with so many points."""
    return max(_fill(sorted(cards), pots, points) for points, pots in _kitchens(woks, ingredients))


def _kitchens(woks: Sequence[Wok], ingredients: int) -> Iterator[tuple[int, tuple[Pot, ...]]]:
    """Place the Men in every way (11.1 to 11.3): the points of all lids, and the pots for ingredients."""
    reds = [wok for wok in woks if not isinstance(wok, ManDouble | ManPower | ManSwap)]
    men = [wok for wok in woks if isinstance(wok, ManDouble | ManPower | ManSwap)]
    choices = [list(_assignments(man, reds, ingredients)) for man in men]
    for chosen in product(*choices):
        yield _kitchen(reds, list(zip(men, chosen, strict=True)))


def _assignments(man: Wok, reds: Sequence[Wok], ingredients: int) -> Iterator[tuple[int, int, int] | None]:
    yield None
    for number, red in enumerate(reds):
        if isinstance(man, ManPower):
            yield number, 0, 0
        elif isinstance(man, ManDouble):
            if isinstance(red, Double):
                yield number, 0, 0
        elif isinstance(red, Double):
            yield from ((number, old, new) for old in red.ingredients for new in range(ingredients) if new != old)
        elif isinstance(red, Combo):
            on_card = [old for old in range(ingredients) if red.needs[old]]
            yield from ((number, old, new) for old in on_card for new in range(ingredients) if new != old)


def _kitchen(
    reds: Sequence[Wok], assigned: Sequence[tuple[Wok, tuple[int, int, int] | None]]
) -> tuple[int, tuple[Pot, ...]]:
    points = 0
    pots: list[Pot] = []
    for number, red in enumerate(reds):
        here = [(man, place) for man, place in assigned if place is not None and place[0] == number]
        powers = [man.points for man, _ in here if isinstance(man, ManPower)]
        swaps = [(place[1], place[2]) for man, place in here if isinstance(man, ManSwap)]
        rates = [man.each for man, _ in here if isinstance(man, ManDouble)]
        if powers:  # 11.7
            points += powers[0]
        elif isinstance(red, Covered):
            points += red.points
        elif isinstance(red, Combo):
            pots.append(("combo", _swap_needs(red.needs, swaps), red.points))
        elif isinstance(red, Sets):
            pots.append(("sets", (red.size,), red.points))
        elif isinstance(red, Double):
            each = rates[-1] if rates else red.each  # 11.4, 11.6
            for ingredient, earns in zip(red.ingredients, each, strict=True):
                became = [new for old, new in swaps if old == ingredient]
                pots.append(("one", (became[0] if became else ingredient,), earns))
        else:
            assert isinstance(red, Leftovers | HandWok | NoSymbol)
            what = {Leftovers: "any", HandWok: "hand", NoSymbol: "plain"}[type(red)]
            pots.append((what, (), red.each))
    return points, tuple(pots)


def _swap_needs(needs: tuple[int, ...], swaps: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    for old, new in swaps:
        return tuple(
            0 if number == old else need + (needs[old] if number == new else 0) for number, need in enumerate(needs)
        )
    return needs


def _fill(cards: Sequence[Ware], pots: Sequence[Pot], points: int) -> tuple[int, int]:
    """Try to put each card into each pot that could take it, or into none."""
    best = (-1, -1)
    choices = [[-1, *[place for place, pot in enumerate(pots) if _may_take(pot, card)]] for card in cards]
    for places in product(*choices):
        if any(
            mine == other and here > there
            for mine, other, here, there in zip(cards, cards[1:], places, places[1:], strict=False)
        ):
            continue  # the same cards the other way round
        earned = [
            _earned(pot, [card for card, at in zip(cards, places, strict=True) if at == place])
            for place, pot in enumerate(pots)
        ]
        if None not in earned:
            best = max(best, (points + sum(value or 0 for value in earned), places.count(-1)))
    return best


def _may_take(pot: Pot, card: Ware) -> bool:
    what, figures, _ = pot
    ingredient, in_hand, plain = card
    if what == "combo":
        return figures[ingredient] > 0
    if what == "one":
        return figures == (ingredient,)
    return {"sets": True, "any": True, "hand": in_hand, "plain": plain}[what]


def _earned(pot: Pot, inside: Sequence[Ware]) -> int | None:
    """Count what a pot earns; None if a combination or set is not complete (10.2, 10.3)."""
    what, figures, points = pot
    counts = Counter(ingredient for ingredient, _, _ in inside)
    if what == "sets":
        whole = all(count % figures[0] == 0 for count in counts.values())
        return points * (len(inside) // figures[0]) if whole else None
    if what == "combo":
        times = len(inside) // sum(figures)
        whole = all(counts[number] == need * times for number, need in enumerate(figures))
        return points * times if whole else None
    return points * len(inside)
