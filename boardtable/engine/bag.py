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
    left = luck.below(len(bag))
    for index, (kind, count) in enumerate(bag.counts):
        if left < count:
            return kind, Bag((*bag.counts[:index], (kind, count - 1), *bag.counts[index + 1 :]))
        left -= count
    message = "a count in the bag is negative"
    raise ValueError(message)
