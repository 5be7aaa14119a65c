"""What the computer should know of this game: how good a position is, and which decisions look sensible.

The figures here are judgement, not rules: they only guide, and nothing becomes legal or illegal by them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from attrs import frozen

from .arranging import best
from .components import (
    Combo,
    Covered,
    Double,
    HandWok,
    Leftovers,
    ManPower,
    NoSymbol,
    Sets,
)
from .moves import BuyRow, Pay, TakeWok, WokMove
from .scoring import collection, evaluate
from .state import pieces

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardtable.engine.move import Seat

    from .components import Box, Kind, Wok
    from .scoring import Collection
    from .state import State

COIN = 0.5
"""What a coin in hand is worth, in points."""
SYMBOL = 1.6
"""What a symbol that is still in hand is worth while there are wok cards."""
LEFT_OVER = 0.01
"""What a left-over ingredient is worth: it decides between equal points only."""
STEADY = 4.0
"""The weight of taking a coin, which is most of what players do."""


def estimate(state: State, seat: Seat) -> float:
    """Judge a position: points ahead of the best other player."""
    values = [_value(state, owner) for owner in range(state.seats)]
    mine = values.pop(seat)
    return mine - max(values)


def _value(state: State, owner: Seat) -> float:
    """Count the points that a player would have now, and what coins and symbols may still bring."""
    now = _worth(state.box, collection(state, owner))
    if state.final == 0:
        return now
    side = state.sides[owner]
    woks = min(max(side.symbols) // state.box.price, state.open_woks.bit_count())
    return now + COIN * side.purse.bit_count() + SYMBOL * state.box.price * woks


@lru_cache(maxsize=256)
def _worth(box: Box, owned: Collection) -> float:
    score = evaluate(box, owned, best(box, owned))
    return score.points + LEFT_OVER * score.left_over


@frozen
class _Stock:
    """What a player has for filling woks: cards by ingredient, in hand, and without a symbol."""

    counts: tuple[int, ...]
    in_hand: int
    plain: int


def _stock(state: State, seat: Seat) -> _Stock:
    side = state.sides[seat]
    counts = [0] * len(state.box.ingredients)
    plain = 0
    for card in pieces(side.hand | side.laid):
        kind = state.kind(card)
        counts[kind.ingredient] += 1
        plain += not kind.symbols
    return _Stock(tuple(counts), side.hand.bit_count(), plain)


def _gain(wok: Wok, stock: _Stock) -> float:  # noqa: PLR0911 - one thought for each kind of wok
    """Guess what a wok card would bring, some of its ingredients being wanted elsewhere."""
    if isinstance(wok, Covered | ManPower):
        return wok.points
    if isinstance(wok, Combo):
        shares = [have / need for have, need in zip(stock.counts, wok.needs, strict=True) if need]
        return wok.points * max(int(min(shares)), 0.4 * min(shares))
    if isinstance(wok, Sets):
        return wok.points * 0.7 * sum(have // wok.size for have in stock.counts)
    if isinstance(wok, Double):
        return 0.7 * sum(stock.counts[takes] * each for takes, each in zip(wok.ingredients, wok.each, strict=True))
    if isinstance(wok, NoSymbol):
        return wok.each * stock.plain
    if isinstance(wok, HandWok):
        return 0.5 * wok.each * stock.in_hand
    if isinstance(wok, Leftovers):
        return 0.5 * wok.each * sum(stock.counts)
    return 3.0


def weigh(state: State, seat: Seat, moves: Sequence[WokMove]) -> tuple[float, ...]:
    """Weigh decisions: woks by what they bring, rows by their symbols and price, payments by what they spare."""
    stock = _stock(state, seat)
    kinds = {kind.name: kind for kind in state.box.kinds} if state.paying is not None else {}
    return tuple([_weight(state, move, stock, kinds) for move in moves])


def _weight(state: State, move: WokMove, stock: _Stock, kinds: dict[str, Kind]) -> float:
    if isinstance(move, TakeWok):
        return 0.1 + _gain(state.box.wok(state.box.wok_piece(move.wok)), stock)
    if isinstance(move, BuyRow):
        cards = [state.kind(card) for card in pieces(state.rows[move.row])]
        return max(0.1, sum(1 + SYMBOL * max(kind.gives) for kind in cards) - COIN * state.price(move.row))
    if isinstance(move, Pay):
        return 1 / (1 + sum(sum(kinds[name].gives) for name in move.kinds))  # 7.7: what is not needed is lost
    return STEADY
