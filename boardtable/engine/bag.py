"""A deck or bag without order: how many of each kind are left; drawing decides."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, Generic, TypeVar

from attrs import frozen

if TYPE_CHECKING:
    from .luck import Luck

K = TypeVar("K")

_COUNT = itemgetter(1)
_MOST = 2**63
"""Luck draws no number from more."""


@frozen
class Bag(Generic[K]):
    """How many of each kind are in it; kinds that are used up stay with a count of 0."""

    counts: tuple[tuple[K, int], ...]

    def __len__(self) -> int:
        """Count all that is left."""
        return sum(map(_COUNT, self.counts))


def draw(bag: Bag[K], luck: Luck) -> tuple[K, Bag[K]]:
    """Draw one at random; raises ValueError from an empty bag."""
    counts = bag.counts
    place = luck.below(len(bag))
    index = 0
    while place >= counts[index][1]:
        place -= counts[index][1]
        index += 1
    kind, count = counts[index]
    return kind, Bag((*counts[:index], (kind, count - 1), *counts[index + 1 :]))


def draw_many(bag: Bag[K], luck: Luck, many: int) -> tuple[tuple[K, ...], Bag[K]]:
    """Draw several at random, one after the other; raises ValueError if the bag holds fewer.

    A single number from the luck serves for as many draws as it has room for.
    """
    counts = dict(bag.counts)
    pool: list[K] = []
    for kind, count in bag.counts:
        pool += [kind] * count
    left = len(pool)
    drawn: list[K] = []
    while len(drawn) < many:
        ways, draws = left, 1
        while len(drawn) + draws < many and ways * (left - draws) <= _MOST:
            ways *= left - draws
            draws += 1
        number = luck.below(ways)
        for _ in range(draws):
            number, place = divmod(number, left)
            kind = pool[place]
            pool[place] = pool[-1]
            pool.pop()
            left -= 1
            counts[kind] -= 1
            drawn.append(kind)
    return tuple(drawn), Bag(tuple(counts.items()))
