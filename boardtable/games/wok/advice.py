"""What the computer should know of this game: how good a position is, and which decisions look sensible.

The figures here are judgement, not rules: they only guide, and nothing becomes legal or illegal by them.
They were fitted to some hundred games between computers, and rounded.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from attrs import frozen

from .arranging import best
from .components import Combo, Covered, Double, HandWok, Leftovers, ManPower, NoSymbol, Sets
from .moves import BuyRow, Pay, TakeWok, WokMove
from .scoring import Card, Collection, evaluate
from .state import pieces

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardtable.engine.move import Seat

    from .components import Box, Kind, Wok
    from .state import Side, State

COIN, COIN_EARLY = 1.2, 1.0
"""What a coin in hand is worth in points when the pile is empty, and how much more when it is full."""
CARD, CARD_EARLY = 0.6, 1.0
"""The same of an ingredient card, beside what it earns now."""
WOK, WOK_EARLY = 1.0, 2.0
"""The same of a wok card, for what will still come into it."""
SYMBOLS = (1.5, 0.5)
"""What the symbols for the next wok are worth, and those for the one after it, if there are as many as it costs."""
CHANCE = (0.4, 0.3)
"""Which part of the points of these woks counts in advance."""
TEMPO = 1.0
"""What it is worth to be the next to act."""
MAN = 1.0
"""What a Man-at-wok is held to bring, if he is not the one for power."""
LEFT_OVER = 0.01
"""What a left-over ingredient is worth: it decides between equal points only."""
SYMBOL = 1.6
"""How much a symbol on a card makes a row weigh."""
STEADY = 4.0
"""The weight of taking a coin, which is most of what players do."""


def estimate(state: State, seat: Seat) -> float:
    """Judge a position: points ahead of the best other player."""
    values = [_value(state, owner) for owner in range(state.seats)]
    mine = values.pop(seat)
    return mine - max(values)


def _value(state: State, owner: Seat) -> float:
    """Count the points that a player would have now, and what all else may still bring."""
    side, box = state.sides[owner], state.box
    larder = _larder(state, side)
    if state.final == 0:
        return larder.points
    first, second = _two_best(larder, state.open_woks)
    symbols = sorted(side.symbols)
    ready = min(1.0, symbols[-1] / box.price)
    if state.final is not None:  # 9.3: whoever is still to act acts once
        to_act = (owner - state.turn) % state.seats < state.final
        return larder.points + (first if to_act and ready == 1 else 0)
    after = min(1.0, max(symbols[-1] - box.price, symbols[-2]) / box.price)
    early = (box.first_coin - len(state.faces)) / _full_pile(box, state.seats)
    return (
        larder.points
        + (COIN + COIN_EARLY * early) * side.purse.bit_count()
        + (CARD + CARD_EARLY * early) * (side.hand | side.laid).bit_count()
        + (WOK + WOK_EARLY * early) * side.woks.bit_count()
        + ready * (SYMBOLS[0] + CHANCE[0] * first)
        + after * (SYMBOLS[1] + CHANCE[1] * second)
        + TEMPO * (owner == state.turn)
    )


@lru_cache(maxsize=8)
def _full_pile(box: Box, seats: int) -> int:
    """Count the cards of the pile when the game begins (2.7)."""
    return box.first_coin - box.seating(seats).removed - sum(map(box.row_size, range(len(box.row_groups))))


# ---- what is in the larder


@frozen
class Larder:
    """What a player has for filling woks: its points, and what each wok card not owned would about add to them.

    `points` has the left-over cards as a small part of a point. `gains` begin with the best; each
    stands beside the bit of its wok card.
    """

    points: float
    gains: tuple[tuple[float, int], ...]


def _larder(state: State, side: Side) -> Larder:
    """Look at what a player has."""
    return _looked_at(state.box, state.faces, state.dealt, side)


@lru_cache(maxsize=1024)
def _looked_at(box: Box, faces: tuple[int, ...], dealt: int, side: Side) -> Larder:
    """Reduce it to what matters, so that what was judged before is known again: of a card its class alone."""
    return _judged(box, dealt & ~side.woks, side.woks, _counted(box, faces, side.laid), _counted(box, faces, side.hand))


def _counted(box: Box, faces: tuple[int, ...], cards: int) -> tuple[int, ...]:
    """Count cards by class."""
    classes = _classes(box)
    counts = [0] * (2 * len(box.ingredients))
    for card in pieces(cards):
        counts[classes[faces[card]]] += 1
    return tuple(counts)


@lru_cache(maxsize=8)
def _classes(box: Box) -> tuple[int, ...]:
    """Give the class of each kind, a number for its ingredient and whether it shows no symbol."""
    return tuple([2 * kind.ingredient + (not kind.symbols) for kind in box.kinds])


@lru_cache(maxsize=2048)
def _judged(box: Box, others: int, woks: int, laid: tuple[int, ...], hand: tuple[int, ...]) -> Larder:
    classes = [(in_hand, number) for in_hand in (False, True) for number in range(len(laid))]
    held = [of for of, many in zip(classes, laid + hand, strict=True) for _ in range(many)]
    cards = tuple([Card(piece, of // 2, in_hand, of % 2 == 1) for piece, (in_hand, of) in enumerate(held)])
    owned = Collection(cards, tuple(pieces(woks)))
    arrangement = best(box, owned)
    score = evaluate(box, owned, arrangement)
    earns = [0.0] * len(cards)
    for pot, points in zip(arrangement.pots, score.pots, strict=True):
        for card in pot.cards:
            earns[card] = points / len(pot.cards)
    stock = _Stock(box, owned, tuple(earns))
    gains = sorted([(_gain(box.wok(wok), stock), 1 << wok) for wok in pieces(others)], reverse=True)
    return Larder(score.points + LEFT_OVER * score.left_over, tuple(gains))


def _two_best(larder: Larder, open_woks: int) -> tuple[float, float]:
    """Give what the two best wok cards on the table would add."""
    first, second, *_ = [*[gain for gain, bit in larder.gains if bit & open_woks], 0.0, 0.0]
    return first, second


class _Stock:
    """The cards of a player, and what each of them earns where it lies now."""

    def __init__(self, box: Box, owned: Collection, earns: Sequence[float]) -> None:
        self.woks = [box.wok(wok) for wok in owned.woks]
        self.cards = owned.cards
        self.earns = earns
        self.by_ingredient: list[list[float]] = [[] for _ in box.ingredients]
        for card, earned in zip(owned.cards, earns, strict=True):
            self.by_ingredient[card.ingredient].append(earned)
        for earned_by in self.by_ingredient:
            earned_by.sort()


def _gain(wok: Wok, stock: _Stock) -> float:  # noqa: PLR0911 - one thought for each kind of wok
    """Guess what a wok card would add: what its ingredients earn there beyond what they earn now."""
    cards = zip(stock.cards, stock.earns, strict=True)
    if isinstance(wok, Covered):
        return wok.points
    if isinstance(wok, Leftovers):
        return _more(wok.each, stock.earns)
    if isinstance(wok, HandWok):
        return _more(wok.each, [earned for card, earned in cards if card.in_hand])
    if isinstance(wok, NoSymbol):
        return _more(wok.each, [earned for card, earned in cards if card.plain])
    if isinstance(wok, Double):
        sides = zip(wok.ingredients, wok.each, strict=True)
        return sum([_more(each, stock.by_ingredient[ingredient]) for ingredient, each in sides])
    if isinstance(wok, Sets):
        return sum([_sets(wok, earned) for earned in stock.by_ingredient])
    if isinstance(wok, Combo):
        return _combinations(wok, stock.by_ingredient)
    man = MAN if stock.woks else 0.0
    if isinstance(wok, ManPower):
        return max([wok.points - other.points for other in stock.woks if isinstance(other, Covered)], default=man)
    return man


def _more(each: int, earned: Sequence[float]) -> float:
    return sum([each - now for now in earned if now < each])


def _sets(wok: Sets, earned: Sequence[float]) -> float:
    """Put the cards of one ingredient that earn least into sets."""
    firsts = range(0, len(earned) - wok.size + 1, wok.size)
    return sum([max(0.0, wok.points - sum(earned[first : first + wok.size])) for first in firsts])


def _combinations(wok: Combo, earned: Sequence[Sequence[float]]) -> float:
    """Make combinations of the cards that earn least, as long as that pays."""
    gain, times = 0.0, 0
    while all(need * (times + 1) <= len(cards) for cards, need in zip(earned, wok.needs, strict=True)):
        used = [cards[need * times : need * (times + 1)] for cards, need in zip(earned, wok.needs, strict=True)]
        gain += max(0.0, wok.points - sum(map(sum, used)))
        times += 1
    return gain


# ---- which decisions look sensible


def weigh(state: State, seat: Seat, moves: Sequence[WokMove]) -> tuple[float, ...]:
    """Weigh decisions: woks by what they bring, rows by their symbols and price, payments by what they spare."""
    kinds = {kind.name: kind for kind in state.box.kinds} if state.paying is not None else {}
    gains: dict[int, float] = {}
    if any(isinstance(move, TakeWok) for move in moves):
        gains = {bit: gain for gain, bit in _larder(state, state.sides[seat]).gains}
    return tuple([_weight(state, move, gains, kinds) for move in moves])


def _weight(state: State, move: WokMove, gains: dict[int, float], kinds: dict[str, Kind]) -> float:
    if isinstance(move, TakeWok):
        return 0.1 + gains[1 << state.box.wok_piece(move.wok)]
    if isinstance(move, BuyRow):
        cards = [state.kind(card) for card in pieces(state.rows[move.row])]
        return max(0.1, sum(1 + SYMBOL * max(kind.gives) for kind in cards) - COIN * state.price(move.row))
    if isinstance(move, Pay):
        return 1 / (1 + sum(sum(kinds[name].gives) for name in move.kinds))  # 7.7: what is not needed is lost
    return STEADY
