"""What each wok card on the table would add to the points of a player, if the game ended after taking it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from attrs import evolve

from .arranging import best
from .components import HandWok
from .payments import payments
from .rules import kinds_in_hand
from .scoring import Card, Collection, collection, evaluate
from .state import pieces

if TYPE_CHECKING:
    from collections.abc import Iterator

    from boardtable.engine.move import Seat

    from .components import Box
    from .state import State


@lru_cache(maxsize=4)
def gains(state: State, seat: Seat) -> tuple[tuple[int, int], ...]:
    """List all wok cards on the table with the points that they would add, paid for in the way that costs least.

    Cards that pay stay in the collection (7.8); only for the hand wok it matters which of them do (10.5).
    """
    box, owned = state.box, collection(state, seat)
    now = _points(box, owned)
    paid = _paid(state, seat, owned)
    found = []
    for piece in pieces(state.open_woks):
        woks = (*owned.woks, piece)
        minds = any(isinstance(box.wok(wok), HandWok) for wok in woks)
        ways = [Collection(cards, woks) for cards in paid] if minds else [Collection(owned.cards, woks)]
        found.append((piece, max(_points(box, way) for way in ways) - now))
    return tuple(found)


def _points(box: Box, owned: Collection) -> int:
    return evaluate(box, owned, best(box, owned)).points


def _paid(state: State, seat: Seat, owned: Collection) -> list[tuple[Card, ...]]:
    """Give the cards after each payment; of payments that take more of every ingredient than another, none."""
    box = state.box
    counts: set[tuple[int, ...]] = set()
    for way in payments(box, kinds_in_hand(state, seat)):
        taken = [0] * len(box.ingredients)
        for kind in way:
            taken[box.kinds[kind].ingredient] += 1
        counts.add(tuple(taken))
    least = [
        taken for taken in counts if not any(other != taken and all(map(int.__le__, other, taken)) for other in counts)
    ]
    return [tuple(_laid(owned, taken)) for taken in sorted(least)]


def _laid(owned: Collection, taken: tuple[int, ...]) -> Iterator[Card]:
    """Lay so many cards with symbols of each ingredient."""
    left = list(taken)
    for card in owned.cards:
        pays = card.in_hand and not card.plain and left[card.ingredient] > 0
        left[card.ingredient] -= pays
        yield evolve(card, in_hand=False) if pays else card
