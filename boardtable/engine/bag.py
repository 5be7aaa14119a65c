"""A deck or bag without order: how many of each kind are left; drawing decides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from attrs import frozen

if TYPE_CHECKING:
    from .luck import Luck

K = TypeVar("K")


@frozen
class Bag(Generic[K]):
    """How many of each kind are in it; kinds that are used up stay with a count of 0."""

    counts: tuple[tuple[K, int], ...]

    def __len__(self) -> int:
        """Count all that is left."""
        return sum(count for _, count in self.counts)


def draw(bag: Bag[K], luck: Luck) -> tuple[K, Bag[K]]:
    """Draw one at random; raises ValueError from an empty bag."""
    place = luck.below(len(bag))
    index = 0
    while place >= bag.counts[index][1]:
        place -= bag.counts[index][1]
        index += 1
    kind, count = bag.counts[index]
    return kind, Bag((*bag.counts[:index], (kind, count - 1), *bag.counts[index + 1 :]))
