"""All sensible ways to use the double woks: Men-at-double-wok, swaps and power on them (11.4 to 11.11).

What a single card of each ingredient earns on double woks is one number with a byte per ingredient,
since this is compared some ten thousand times for a player who owns all Men and many double woks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from .arrangement import Duty
from .components import Double, ManDouble, ManPower, ManSwap

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from .components import Wok

_TOP = 0x80
"""The highest bit of a byte: no points reach it, so it can show which of two bytes is larger."""


@frozen
class Way:
    """What the double woks pay (`gains`: a byte per ingredient), and which Men have to be where for that."""

    gains: int
    duties: tuple[Duty, ...] = ()
    swap: tuple[int, int] | None = None
    powered: bool = False


def ways_for(woks: Mapping[int, Wok], counts: Sequence[int]) -> list[Way]:
    """List the ways; of those that need the same Men, none is worse than another for every ingredient.

    `counts` tells how many cards of each ingredient there are: the others need no wok.
    """
    tops = _tops(counts)
    ways: dict[frozenset[int], list[Way]] = {frozenset(): [Way(0)]}
    for piece, wok in woks.items():
        if isinstance(wok, Double):
            options = _options(woks, counts, piece, wok, tops)
            further: dict[frozenset[int], list[Way]] = {}
            for busy, so_far in ways.items():
                for option in options:
                    men = frozenset([duty.man for duty in option.duties])
                    if not busy & men:
                        _combine(so_far, option, further.setdefault(busy | men, []), tops)
            ways = further
    return [way for kept in ways.values() for way in kept]


def pruned(ways: Sequence[Way], counts: Sequence[int]) -> list[Way]:
    """Drop ways that are no better than another one for any ingredient.

    >>> pruned([Way(0x0103), Way(0x0203), Way(0x0301)], [5, 5]) == [Way(0x0203), Way(0x0301)]
    True
    """
    kept: list[Way] = []
    for way in ways:
        _keep(kept, way, _tops(counts))
    return kept


def _tops(counts: Sequence[int]) -> int:
    return int.from_bytes([_TOP] * len(counts), "little")


def _as_good(way: Way, other: Way, tops: int) -> bool:
    """Compare all bytes at once: a top bit is lost where the way pays less than the other."""
    return ((way.gains | tops) - other.gains) & tops == tops


def _combine(so_far: Sequence[Way], option: Way, kept: list[Way], tops: int) -> None:
    """Add one more double wok to each way: each ingredient goes where it earns more."""
    for way in so_far:
        larger = ((way.gains | tops) - option.gains) & tops  # the top bits of the bytes where the way pays as much
        mine = larger - (larger >> 7)
        gains = (way.gains & mine) | (option.gains & ~mine)
        if not any(((other.gains | tops) - gains) & tops == tops for other in kept):
            both = Way(gains, way.duties + option.duties, way.swap or option.swap, way.powered or option.powered)
            _keep(kept, both, tops)


def _keep(kept: list[Way], way: Way, tops: int) -> None:
    """Add a way, unless a kept one is as good; kept ones that are no better go."""
    if not any(_as_good(other, way, tops) for other in kept):
        kept[:] = [other for other in kept if not _as_good(way, other, tops)]
        kept.append(way)


def _options(woks: Mapping[int, Wok], counts: Sequence[int], piece: int, wok: Double, tops: int) -> list[Way]:
    """List what one double wok can be: of options with the same Men or fewer, none is worse for every ingredient."""
    rates: list[tuple[tuple[Duty, ...], tuple[int, int]]] = [((), wok.each)]
    rates += [((Duty(man, piece),), card.each) for man, card in woks.items() if isinstance(card, ManDouble)]
    options = [Way(_gains(counts, wok.ingredients, each), duties) for duties, each in rates]
    for man, card in woks.items():
        if isinstance(card, ManSwap):
            options += [
                Way(_gains(counts, ingredients, each), (*duties, Duty(man, piece)), swap)
                for duties, each in rates
                for swap, ingredients in _swaps(wok, counts)
            ]
    kept: list[Way] = []
    for option in options:
        if not any(set(other.duties) <= set(option.duties) and _as_good(other, option, tops) for other in kept):
            kept.append(option)
    for man, card in woks.items():
        if isinstance(card, ManPower):
            kept.append(Way(0, (Duty(man, piece),), powered=True))
    return kept


def _swaps(wok: Double, counts: Sequence[int]) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """List the swaps to an ingredient of which there are cards, and the ingredients of the card then."""
    left, right = wok.ingredients
    for new, count in enumerate(counts):
        if count:
            if new != left:
                yield (left, new), (new, right)
            if new != right:
                yield (right, new), (left, new)


def _gains(counts: Sequence[int], ingredients: tuple[int, int], each: tuple[int, int]) -> int:
    gains = [0] * len(counts)
    for ingredient, points in zip(ingredients, each, strict=True):
        if counts[ingredient]:
            gains[ingredient] = max(gains[ingredient], points)
    return int.from_bytes(gains, "little")
