"""What happens in a game, for the log and the film; sentences are made only when somebody reads them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from typing_extensions import override

from boardtable.engine.event import Event
from boardtable.engine.text import Player, Text, plural, text

from .scoring import evaluate
from .words import counted, wok_name

if TYPE_CHECKING:
    from boardtable.engine.move import Seat

    from .arrangement import Arrangement
    from .components import Box
    from .scoring import Collection


@frozen
class CoinTaken(Event):
    """A coin went from a heap to a hand (5.1); `price` is what the rows cost now."""

    seat: Seat
    price: int

    @override
    def told(self) -> Text:
        return text(
            "wok",
            "{name} takes a coin. The rows beside it now cost {price} each.",
            name=Player(self.seat),
            price=self.price,
        )


@frozen
class RowPaid(Event):
    """Coins went from a hand to a heap (6.4); the purchase itself is told."""


@frozen
class RowBought(Event):
    """The cards of a row went to a hand (6.5); they are given by their ingredients."""

    seat: Seat
    price: int
    box: Box
    cards: tuple[int, ...]

    @override
    def told(self) -> Text:
        return text(
            "wok",
            "{name} buys a row for {price}: {cards}.",
            name=Player(self.seat),
            price=self.price,
            cards=counted(self.box, self.cards),
        )


@frozen
class RowRefilled(Event):
    """Cards came from the pile to a row (6.6); they are given by their ingredients."""

    box: Box
    cards: tuple[int, ...]

    @override
    def told(self) -> Text:
        return text("wok", "New in this row: {cards}.", cards=counted(self.box, self.cards))


@frozen
class LastRound(Event):
    """Both rows of a group are empty: each player has one action left (9.1, 9.3)."""

    @override
    def told(self) -> Text:
        return text("wok", "Both rows of a group are empty. Last round: one final action for each player.")


@frozen
class WokChosen(Event):
    """A wok card was chosen and is still to be paid for (7.9)."""

    seat: Seat
    box: Box
    wok: int

    @override
    def told(self) -> Text:
        wok = wok_name(self.box, self.box.wok(self.wok))
        return text("wok", "{name} takes a wok card: {wok}.", name=Player(self.seat), wok=wok)


@frozen
class WokPaid(Event):
    """Cards were laid for a wok card (7.8); they are given by their ingredients."""

    seat: Seat
    box: Box
    cards: tuple[int, ...]

    @override
    def told(self) -> Text:
        return text("wok", "{name} pays with: {cards}.", name=Player(self.seat), cards=counted(self.box, self.cards))


@frozen
class Passed(Event):
    """A player could do nothing at all (8.1)."""

    seat: Seat

    @override
    def told(self) -> Text:
        return text("wok", "{name} has to pass.", name=Player(self.seat))


@frozen
class Scored(Event):
    """The ingredients of a player went into the woks (12.2)."""

    seat: Seat
    box: Box
    owned: Collection
    arrangement: Arrangement

    @override
    def told(self) -> Text:
        points = evaluate(self.box, self.owned, self.arrangement).points
        return plural(
            "wok",
            "{name} scores {n} point.",
            "{name} scores {n} points.",
            name=Player(self.seat),
            n=points,
        )
