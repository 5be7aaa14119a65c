"""An arrangement that somebody tries by hand: what each wok takes now, and what it all is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, frozen

from .arrangement import Duty
from .scoring import ArrangementError, collection, evaluate, keeps_out, surplus, with_men

if TYPE_CHECKING:
    from boardtable.engine.move import Seat

    from .arrangement import Arrangement
    from .components import Box, Wok
    from .scoring import Card, Collection, Score
    from .state import State


@frozen
class Trial:
    """What lies before one player: all cards by number, the woks as the Men make them, who lies where.

    `incomplete` are cards in combo and set woks that complete nothing yet; they may lie there, and
    the `score` leaves them out.
    """

    box: Box
    owned: Collection
    cards: dict[int, Card]
    arrangement: Arrangement
    woks: dict[int, Wok]
    incomplete: frozenset[int]
    score: Score

    def wok_of(self, pot: int) -> Wok:
        """Give the wok that a pot is, as the Men on it make it."""
        return self.woks[self.arrangement.pots[pot].wok]

    def keeps_out(self, card: int, pot: int) -> str | None:
        """Tell by which rule a card may not lie in a pot; None if it may."""
        return keeps_out(self.wok_of(pot), self.cards[card], right=self.arrangement.pots[pot].right)


def trial(state: State, seat: Seat) -> Trial:
    """Look at what a player has laid."""
    return judged(state.box, collection(state, seat), state.best[seat])


def judged(box: Box, owned: Collection, arrangement: Arrangement) -> Trial:
    """Count what an arrangement is worth; what completes nothing counts as lying nowhere (10.2, 10.3)."""
    woks = with_men(box, owned, arrangement)
    cards = {card.piece: card for card in owned.cards}
    over = {piece for pot in arrangement.pots for piece in surplus(woks[pot.wok], [cards[card] for card in pot.cards])}
    counted = tuple(
        [evolve(pot, cards=tuple([card for card in pot.cards if card not in over])) for pot in arrangement.pots]
    )
    score = evaluate(box, owned, evolve(arrangement, pots=counted))
    return Trial(box, owned, cards, arrangement, woks, frozenset(over), score)


def without(arrangement: Arrangement, piece: int) -> Arrangement:
    """Take an ingredient card or a Man-at-wok off, if it lies anywhere."""
    pots = tuple(
        [
            evolve(pot, cards=tuple([card for card in pot.cards if card != piece])) if piece in pot.cards else pot
            for pot in arrangement.pots
        ]
    )
    return evolve(arrangement, pots=pots, duties=tuple([duty for duty in arrangement.duties if duty.man != piece]))


def with_man(now: Arrangement, man: int, wok: int, swap: tuple[int, int] | None) -> Arrangement:
    """Lay a Man on top of a card; `swap` is what he names there, if he is the one for it (11.9)."""
    moved = without(now, man)
    return evolve(moved, duties=(*moved.duties, Duty(man, wok)), swap=swap or now.swap)


def broken(box: Box, owned: Collection, arrangement: Arrangement) -> str | None:
    """Tell which rule the Men-at-wok of an arrangement break; None if they lie as they may."""
    try:
        with_men(box, owned, arrangement)
    except ArrangementError as error:
        return error.rule
    return None


def fitting(box: Box, owned: Collection, arrangement: Arrangement) -> Arrangement:
    """Take out of each wok what it does not take any more, since the Men on it have changed (11.7, 11.9)."""
    woks = with_men(box, owned, arrangement)
    cards = {card.piece: card for card in owned.cards}
    pots = []
    for pot in arrangement.pots:
        stays = [card for card in pot.cards if keeps_out(woks[pot.wok], cards[card], right=pot.right) is None]
        pots.append(evolve(pot, cards=tuple(stays)))
    return evolve(arrangement, pots=tuple(pots))
