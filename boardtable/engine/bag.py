"""A deck or bag without order: how many of each kind are left; drawing decides."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, Generic, TypeVar

from attrs import frozen

if TYPE_CHECKING:
    from .luck import Luck

K = TypeVar("K")

_COUNT = itemgetter(1)


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
