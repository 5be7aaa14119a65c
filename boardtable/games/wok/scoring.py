"""What an arrangement of ingredients and Men-at-wok is worth (chapters 10 to 12)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NoReturn

from attrs import evolve, frozen

from .components import (
    Combo,
    Covered,
    Double,
    HandWok,
    Leftovers,
    ManDouble,
    ManPower,
    ManSwap,
    NoSymbol,
    Sets,
    Wok,
)
from .state import pieces

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardtable.engine.move import Seat

    from .arrangement import Arrangement
    from .components import Box
    from .state import State


@frozen
class Card:
    """An ingredient card as the woks see it: its ingredient, whether it is in hand, whether it shows no symbol."""

    piece: int
    ingredient: int
    in_hand: bool
    plain: bool


@frozen
class Collection:
    """All ingredient cards and all wok cards of one player."""

    cards: tuple[Card, ...]
    woks: tuple[int, ...]


@frozen
class Score:
    """What an arrangement is worth: the points, how they come together pot by pot, and how many cards are left."""

    points: int
    pots: tuple[int, ...]
    left_over: int


class ArrangementError(ValueError):
    """An arrangement breaks a rule; `rule` is its number."""

    def __init__(self, rule: str, what: str) -> None:
        """Name the rule and say in English what is wrong."""
        super().__init__(f"{what} (rule {rule})")
        self.rule = rule


def collection(state: State, seat: Seat) -> Collection:
    """Gather what a player fills the woks with: the hand and the laid cards (10.8)."""
    side = state.sides[seat]
    cards = []
    for piece in pieces(side.hand | side.laid):
        kind = state.kind(piece)
        cards.append(Card(piece, kind.ingredient, bool(side.hand >> piece & 1), not kind.symbols))
    return Collection(tuple(cards), tuple(pieces(side.woks)))


def evaluate(box: Box, owned: Collection, arrangement: Arrangement) -> Score:
    """Count the points of a given arrangement; raises ArrangementError if it breaks a rule."""
    effective = with_men(box, owned, arrangement)
    cards = {card.piece: card for card in owned.cards}
    places = {(piece, right) for piece in effective for right in sides_of(box.wok(piece))}
    points = []
    for pot in arrangement.pots:
        if (pot.wok, pot.right) not in places:
            _refuse("12.2", "this is no wok of this player, or it is named twice")
        places.remove((pot.wok, pot.right))
        inside = [cards.pop(piece) for piece in pot.cards if piece in cards]
        if len(inside) < len(pot.cards):
            _refuse("12.2", "a card is not of this player, or lies in two woks")
        points.append(_pot_points(effective[pot.wok], inside, right=pot.right))
    if places:
        _refuse("12.2", "a wok is missing")
    return Score(sum(points), tuple(points), len(cards))


def sides_of(wok: Wok) -> tuple[bool, ...]:
    """Tell which woks are on a card: a left and a right one on a double wok, none on a Man-at-wok."""
    if isinstance(wok, Double):
        return (False, True)
    return () if isinstance(wok, ManDouble | ManPower | ManSwap) else (False,)


def _refuse(rule: str, what: str) -> NoReturn:
    raise ArrangementError(rule, what)


def with_men(box: Box, owned: Collection, arrangement: Arrangement) -> dict[int, Wok]:
    """Give each red card of a player as the Men on it make it (chapter 11)."""
    effective = {piece: box.wok(piece) for piece in owned.woks if sides_of(box.wok(piece))}
    men = [duty.man for duty in arrangement.duties]
    if not set(men) <= set(owned.woks) - set(effective):
        _refuse("11.1", "this is no Man-at-wok of this player")
    if len(set(men)) < len(men):
        _refuse("11.2", "a Man-at-wok is on one card only")
    if any(duty.wok not in effective for duty in arrangement.duties):
        _refuse("11.3", "a Man-at-wok is assigned to an own red card")
    powered: dict[int, Wok] = {}
    for duty in arrangement.duties:
        man, wok = box.wok(duty.man), effective[duty.wok]
        if isinstance(man, ManPower):
            powered[duty.wok] = Covered(wok.id, man.points)  # 11.7: nothing else on this card counts
        elif isinstance(man, ManDouble):
            if not isinstance(wok, Double):
                _refuse("11.4", "a Man-at-double-wok is assigned to a double wok")
            effective[duty.wok] = evolve(wok, each=man.each)  # 11.5, 11.6: the upper one covers the lower one
        else:
            effective[duty.wok] = _swapped(wok, arrangement.swap)
    return effective | powered


def _swapped(wok: Wok, swap: tuple[int, int] | None) -> Wok:
    if not isinstance(wok, Combo | Double):
        _refuse("11.8", "the Man-at-swap-wok is assigned to a combo or double wok")
    if swap is None or swap[0] == swap[1]:
        _refuse("11.9", "the Man-at-swap-wok names two different ingredients")
    old, new = swap
    if isinstance(wok, Combo):
        if not wok.needs[old]:
            _refuse("11.9", "the ingredient to be replaced is not on this card")
        return evolve(wok, needs=replaced(wok.needs, old, new))
    if old not in wok.ingredients:
        _refuse("11.9", "the ingredient to be replaced is not on this card")
    left, right = [new if ingredient == old else ingredient for ingredient in wok.ingredients]
    return evolve(wok, ingredients=(left, right))


def replaced(needs: tuple[int, ...], old: int, new: int) -> tuple[int, ...]:
    """Give what a combination needs once one ingredient has become another; amounts add up (11.10).

    >>> replaced((0, 4, 3), 2, 1)
    (0, 7, 0)
    """
    counts = list(needs)
    counts[new] += counts[old]
    counts[old] = 0
    return tuple(counts)


def keeps_out(wok: Wok, card: Card, *, right: bool) -> str | None:
    """Tell by which rule a card may not lie in a wok, whatever else lies there; None if it may."""
    fits = True
    if isinstance(wok, Covered):
        fits = False
    elif isinstance(wok, Combo):
        fits = wok.needs[card.ingredient] > 0
    elif isinstance(wok, Double):
        fits = card.ingredient == wok.ingredients[right]
    elif isinstance(wok, HandWok):
        fits = card.in_hand
    elif isinstance(wok, NoSymbol):
        fits = card.plain
    return None if fits else _RULES[type(wok)]


_RULES: dict[type[Wok], str] = {
    Covered: "10.1",
    Combo: "10.2",
    Sets: "10.3",
    HandWok: "10.5",
    NoSymbol: "10.6",
    Double: "10.7",
}


def surplus(wok: Wok, inside: Sequence[Card]) -> list[int]:
    """Tell which cards belong to no complete combination or set: they score nothing (10.2, 10.3)."""
    counts = Counter(card.ingredient for card in inside)
    if isinstance(wok, Combo):
        times = min(counts[ingredient] // need for ingredient, need in enumerate(wok.needs) if need)
        used = [need * times for need in wok.needs]
    elif isinstance(wok, Sets):
        used = [counts[ingredient] // wok.size * wok.size for ingredient in range(max(counts, default=-1) + 1)]
    else:
        return []
    over = []
    for card in inside:
        used[card.ingredient] -= 1
        if used[card.ingredient] < 0:
            over.append(card.piece)
    return over


def _pot_points(wok: Wok, inside: Sequence[Card], *, right: bool) -> int:
    """Count the points of one pot; raises ArrangementError if these cards may not lie in it."""
    for card in inside:
        rule = keeps_out(wok, card, right=right)
        if rule is not None:
            _refuse(rule, "a card may not lie in this wok")
    if surplus(wok, inside):
        _refuse(_RULES[type(wok)], "a combo or set wok holds complete combinations or sets only")
    if isinstance(wok, Covered):
        return 0 if right else wok.points
    if isinstance(wok, Combo):
        return wok.points * (len(inside) // sum(wok.needs))
    if isinstance(wok, Sets):
        return wok.points * (len(inside) // wok.size)
    return (wok.each[right] if isinstance(wok, Double) else each_card(wok)) * len(inside)


def each_card(wok: Wok) -> int:
    """Tell what a single card earns in a leftovers, hand or no symbol wok (10.4 to 10.6); nothing elsewhere."""
    return wok.each if isinstance(wok, Leftovers | HandWok | NoSymbol) else 0
