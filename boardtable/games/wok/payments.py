"""What a hand can pay for a wok: cards that bring exactly the price in one symbol (chapter 7)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from .components import Box

_KEPT = 256
"""So many hands are remembered; the largest lists seen in play make this some 5 MB."""


@lru_cache(maxsize=_KEPT)
def payments(box: Box, hand: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """List all payments of a hand, both as sorted kinds; equal cards make one payment (7.3, 7.5).

    The same cards can often be counted as two symbols (four stars): that is one payment.
    """
    found: set[tuple[int, ...]] = set()
    for symbol in range(len(box.symbols)):
        gives = [box.kinds[kind].gives[symbol] for kind in hand]
        if sum(gives) >= box.price:
            found.update(
                _exactly(box.price, {kind: each for kind, each in zip(hand, gives, strict=True) if each}, hand)
            )
    return tuple(sorted(found))


def _exactly(price: int, useful: Mapping[int, int], hand: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Choose kinds that add up to the price; `useful` tells what one card of a kind brings."""
    ways: list[tuple[tuple[int, ...], int]] = [((), price)]
    for kind, gives in useful.items():
        held = hand.count(kind)
        ways = [
            (cards + (kind,) * many, missing - many * gives)
            for cards, missing in ways
            for many in range(min(held, missing // gives) + 1)
        ]
    return (cards for cards, missing in ways if not missing)


def best_symbol(box: Box, hand: Sequence[int]) -> tuple[int, int]:
    """Tell how much a hand brings at most in one symbol, and in which one."""
    totals = [sum(box.kinds[kind].gives[symbol] for kind in hand) for symbol in range(len(box.symbols))]
    most = max(totals)
    return most, totals.index(most)


def lays_for(box: Box, laid: Sequence[int], woks: int) -> bool:
    """Tell whether laid cards are exact payments for so many wok cards (15.5).

    Each card counts for one symbol. If what is laid for each symbol is a multiple of the even price,
    contributions of 1 and 2 can always be split into exact payments.
    """
    reached = {((0,) * len(box.symbols), 0)}
    for kind in laid:
        gives = box.kinds[kind].gives
        reached = {
            ((*rests[:symbol], (rests[symbol] + more) % box.price, *rests[symbol + 1 :]), total + more)
            for rests, total in reached
            for symbol, more in enumerate(gives)
            if more
        }
    return ((0,) * len(box.symbols), box.price * woks) in reached
