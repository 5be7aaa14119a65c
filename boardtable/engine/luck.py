"""Chance that can be replayed: bits per ply, never a generator in the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


def _scramble(z: int) -> int:
    """Finish one step of SplitMix64 (Steele, Lea and Flood, OOPSLA 2014)."""
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def mix(seed: int, ply: int) -> int:
    """Give the 64 bits of luck that belong to one decision of one deal; stable for ever.

    Ply 0 is the set-up, ply n the n-th decision.
    """
    return _scramble((_scramble(seed & _MASK) + (ply + 1) * _GOLDEN) & _MASK)


class Luck:
    """The luck of one decision: the same bits give the same draws, also after undo and on replay."""

    __slots__ = ("_state", "used")

    def __init__(self, bits: int) -> None:
        """Start from 64 bits, as `mix` gives them."""
        self._state = bits & _MASK
        self.used = False

    def below(self, n: int) -> int:
        """Draw a whole number from 0 to n - 1, each equally likely; n is at least 1 and at most 2**63."""
        if n < 1:
            message = "nothing can be drawn from an empty pile"
            raise ValueError(message)
        self.used = True
        limit = _MASK - (_MASK + 1) % n
        while True:
            self._state = (self._state + _GOLDEN) & _MASK
            drawn = _scramble(self._state)
            if drawn <= limit:
                return drawn % n

    def weighted(self, weights: Sequence[float]) -> int:
        """Draw a place in a list, each as likely as its weight; weights are finite and above 0."""
        left = self.below(1 << 53) / (1 << 53) * sum(weights)
        for place, weight in enumerate(weights[:-1]):
            left -= weight
            if left < 0:
                return place
        return len(weights) - 1

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Give the items in random order (Fisher and Yates, from the last place down)."""
        shuffled = list(items)
        for last in range(len(shuffled) - 1, 0, -1):
            other = self.below(last + 1)
            shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
        return tuple(shuffled)
