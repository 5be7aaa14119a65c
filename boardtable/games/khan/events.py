"""What happens in a game, for the log and the film; sentences are made only when somebody reads them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from typing_extensions import override

from boardtable.engine.event import Event
from boardtable.engine.text import Player, Text, plural, text

from .components import RESERVE
from .words import DIRECTIONS, SPECIALS, TARGETS, kind_name, listed, ruler_name

if TYPE_CHECKING:
    from boardtable.engine.move import Seat

    from .components import Box, Card, Kind


@frozen
class YurtPlaced(Event):
    """A yurt came on the map before the game (2.6)."""

    seat: Seat
    region: int

    @override
    def told(self) -> Text:
        return text("khan", "{name} puts up a yurt: {region}.", name=Player(self.seat), region=TARGETS[self.region])


@frozen
class Dealt(Event):
    """Everybody got the first hand (2.7)."""

    cards: int

    @override
    def told(self) -> Text:
        return plural("khan", "Each player gets {n} card.", "Each player gets {n} cards.", n=self.cards)


@frozen
class Shuffled(Event):
    """The draw pile was empty (4.2)."""

    @override
    def told(self) -> Text:
        return text("khan", "The discard pile is shuffled and becomes the draw pile.")


@frozen
class CardTurned(Event):
    """The top card of the draw pile lies face up (5.1, 8.1); of a ruler who is gone, the next one counts."""

    box: Box
    card: Card
    counts: bool

    @override
    def told(self) -> Text:
        ruler, direction = ruler_name(self.box, self.card.ruler), DIRECTIONS[self.card.direction]
        if self.counts:
            return text("khan", "Turned over: {ruler}, {direction}.", ruler=ruler, direction=direction)
        return text("khan", "Turned over: {ruler}, out of the game. The next card counts.", ruler=ruler)


@frozen
class RulerMoved(Event):
    """A ruler left a neutral yurt behind (5.2); the direction is the one that he found free."""

    box: Box
    ruler: int
    direction: int

    @override
    def told(self) -> Text:
        ruler, direction = ruler_name(self.box, self.ruler), DIRECTIONS[self.direction]
        return text("khan", "Expelled: {ruler}. Direction: {direction}.", ruler=ruler, direction=direction)


@frozen
class RulerRemoved(Event):
    """A ruler went into his court (5.2)."""

    box: Box
    ruler: int

    @override
    def told(self) -> Text:
        return text("khan", "Out of the game: {what}.", what=ruler_name(self.box, self.ruler))


@frozen
class Invaded(Event):
    """A yurt came on the map by a card, or by action D (7.1, 10.2)."""

    seat: Seat
    region: int

    @override
    def told(self) -> Text:
        return _INVASIONS[self.region](Player(self.seat))


_INVASIONS = (
    lambda name: text("khan", "{name} invades the mountains.", name=name),
    lambda name: text("khan", "{name} invades the tundra.", name=name),
    lambda name: text("khan", "{name} invades the ice.", name=name),
    lambda name: text("khan", "{name} invades the rocky desert.", name=name),
    lambda name: text("khan", "{name} invades the sand desert.", name=name),
    lambda name: text("khan", "{name} invades the tropical forest.", name=name),
)


@frozen
class RulerNamed(Event):
    """A player chose a ruler to expel (8.1)."""

    seat: Seat
    box: Box
    ruler: int

    @override
    def told(self) -> Text:
        ruler = ruler_name(self.box, self.ruler)
        return text("khan", "{name} expels a ruler: {ruler}.", name=Player(self.seat), ruler=ruler)


@frozen
class Proposed(Event):
    """A conquest needs the consent of others (11.6)."""

    seat: Seat
    kind: Kind
    asked: tuple[Seat, ...]

    @override
    def told(self) -> Text:
        return text(
            "khan",
            "{name} wants to lay: {piece}. Asked: {names}.",
            name=Player(self.seat),
            piece=kind_name(self.kind),
            names=listed([Player(seat) for seat in self.asked]),
        )


@frozen
class Answered(Event):
    """A player agreed to a conquest or refused it (11.6)."""

    seat: Seat
    yes: bool

    @override
    def told(self) -> Text:
        name = Player(self.seat)
        return text("khan", "{name} agrees.", name=name) if self.yes else text("khan", "{name} refuses.", name=name)


@frozen
class Conquered(Event):
    """A piece covers yurts from now on (9.7)."""

    seat: Seat
    kind: Kind
    owners: tuple[Seat, ...]

    @override
    def told(self) -> Text:
        return text(
            "khan",
            "{name} conquers with: {piece}. Owners: {names}.",
            name=Player(self.seat),
            piece=kind_name(self.kind),
            names=listed([Player(seat) for seat in self.owners]),
        )


@frozen
class Discarded(Event):
    """Cards were laid off after action D (10.2)."""

    seat: Seat
    cards: int

    @override
    def told(self) -> Text:
        return plural(
            "khan", "{name} discards {n} card.", "{name} discards {n} cards.", name=Player(self.seat), n=self.cards
        )


@frozen
class SpecialUsed(Event):
    """A special card was used (11.1), perhaps for a region or with a piece."""

    seat: Seat
    special: int
    region: int | None = None
    kind: Kind | None = None

    @override
    def told(self) -> Text:
        name, card = Player(self.seat), SPECIALS[self.special]
        what = None if self.region is None else TARGETS[self.region]
        if self.kind is not None:
            what = kind_name(self.kind)
        if what is None:
            return text("khan", "{name} uses a special card: {card}.", name=name, card=card)
        return text("khan", "{name} uses a special card: {card}, {what}.", name=name, card=card, what=what)


@frozen
class SpecialCleared(Event):
    """A special card left the game, and its yurt went back (step 3); a piece may return to the supply (11.5)."""

    special: int
    kind: Kind | None = None

    @override
    def told(self) -> Text:
        if self.special == RESERVE and self.kind is not None:
            return text("khan", "Back in the supply: {piece}.", piece=kind_name(self.kind))
        return text("khan", "Out of the game: {what}.", what=SPECIALS[self.special])


@frozen
class Refilled(Event):
    """A hand was filled up (3.1)."""

    seat: Seat
    cards: int

    @override
    def told(self) -> Text:
        return plural("khan", "{name} draws {n} card.", "{name} draws {n} cards.", name=Player(self.seat), n=self.cards)


@frozen
class EndPhaseBegun(Event):
    """So many rulers are gone that from now on there are only conquests (12.1)."""

    removed: int

    @override
    def told(self) -> Text:
        return plural(
            "khan",
            "{n} ruler is out of the game: the end phase begins.",
            "{n} rulers are out of the game: the end phase begins.",
            n=self.removed,
        )


@frozen
class RulersReplaced(Event):
    """The rulers that were left became neutral yurts (12.2)."""

    @override
    def told(self) -> Text:
        return text("khan", "Neutral yurts take the places of all other rulers.")


@frozen
class Forgone(Event):
    """A player did without a conquest that needed consent (12.5)."""

    seat: Seat

    @override
    def told(self) -> Text:
        return text("khan", "{name} does without a conquest.", name=Player(self.seat))


@frozen
class Stuck(Event):
    """A player could do nothing, and lost the actions that were left (12.5)."""

    seat: Seat

    @override
    def told(self) -> Text:
        return text("khan", "{name} can do nothing more in this turn.", name=Player(self.seat))


@frozen
class NothingLeft(Event):
    """Nobody can conquer any more (12.6)."""

    @override
    def told(self) -> Text:
        return text("khan", "Nobody can conquer any more.")
