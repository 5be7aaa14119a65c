"""What happens in a game, for the log and the film; sentences are made only when somebody reads them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from typing_extensions import override

from boardtable.engine.event import Event
from boardtable.engine.text import Player, Text, plural, text

from .words import kind_name, place_name

if TYPE_CHECKING:
    from boardtable.engine.move import Seat

    from .components import Box, Square


@frozen
class Given(Event):
    """A tile went from the pantry to a starting hand (3.2)."""

    seat: Seat
    box: Box
    kind: int

    @override
    def told(self) -> Text:
        name = Player(self.seat)
        return text(
            "wasabi", "For the starting hand of {name}: {kind}.", name=name, kind=kind_name(self.box, self.kind)
        )


@frozen
class Drawn(Event):
    """A strip went from a pile to a screen (3.5, 9.12); what it says stays secret."""

    seat: Seat
    length: int

    @override
    def told(self) -> Text:
        return text("wasabi", "{name} draws a recipe of length {n}.", name=Player(self.seat), n=self.length)


@frozen
class Placed(Event):
    """A tile went to an open square (5.1)."""

    seat: Seat
    box: Box
    kind: int
    at: Square

    @override
    def told(self) -> Text:
        return text(
            "wasabi",
            "{name} places a tile: {kind} ({square}).",
            name=Player(self.seat),
            kind=kind_name(self.box, self.kind),
            square=place_name(self.at),
        )


@frozen
class CardPlayed(Event):
    """An action card was played: it goes to the kitchen before its effect (8.2)."""

    seat: Seat
    card: str

    @override
    def told(self) -> Text:
        return text("wasabi", "{name} plays {card}", name=Player(self.seat), card=self.card)


@frozen
class Stacked(Event):
    """A tile went on top of another one (8.7)."""

    box: Box
    kind: int
    at: Square

    @override
    def told(self) -> Text:
        return text(
            "wasabi",
            "On top of a tile: {kind} ({square}).",
            kind=kind_name(self.box, self.kind),
            square=place_name(self.at),
        )


@frozen
class Chopped(Event):
    """A tile was taken off the board (8.6)."""

    box: Box
    kind: int
    at: Square

    @override
    def told(self) -> Text:
        return text(
            "wasabi",
            "Taken off the board: {kind} ({square}).",
            kind=kind_name(self.box, self.kind),
            square=place_name(self.at),
        )


@frozen
class Returned(Event):
    """The chopped tile went back into the pantry (8.6.3)."""

    box: Box
    kind: int

    @override
    def told(self) -> Text:
        return text("wasabi", "Back into the pantry: {kind}.", kind=kind_name(self.box, self.kind))


@frozen
class Switched(Event):
    """Two squares were exchanged (8.8)."""

    at: Square
    to: Square

    @override
    def told(self) -> Text:
        return text("wasabi", "Exchanged: {square}; {other}.", square=place_name(self.at), other=place_name(self.to))


@frozen
class Covered(Event):
    """A Wasabi! card lies on the board (8.5); it brings cubes (8.5.4)."""

    seat: Seat
    at: Square
    cubes: int

    @override
    def told(self) -> Text:
        return plural(
            "wasabi",
            "{name} takes {n} wasabi cube. Covered from here on: {square}.",
            "{name} takes {n} wasabi cubes. Covered from here on: {square}.",
            n=self.cubes,
            name=Player(self.seat),
            square=place_name(self.at),
        )


@frozen
class Served(Event):
    """A recipe was completed (6.12)."""

    seat: Seat
    recipe: str
    points: int
    cubes: int
    in_style: bool

    @override
    def told(self) -> Text:
        name = Player(self.seat)
        if self.in_style and self.cubes:
            return text(
                "wasabi",
                "{name} serves with style: {recipe}. Points: {points}, wasabi cubes: {cubes}.",
                name=name,
                recipe=self.recipe,
                points=self.points,
                cubes=self.cubes,
            )
        return text(
            "wasabi", "{name} serves: {recipe}. Points: {points}.", name=name, recipe=self.recipe, points=self.points
        )


@frozen
class Passed(Event):
    """A player skipped Step 1 (7.1)."""

    seat: Seat

    @override
    def told(self) -> Text:
        return text("wasabi", "{name} passes.", name=Player(self.seat))


@frozen
class Discarded(Event):
    """A strip went under its pile (7.3); what it says stays secret."""

    seat: Seat
    length: int

    @override
    def told(self) -> Text:
        return text("wasabi", "{name} discards a recipe of length {n}.", name=Player(self.seat), n=self.length)


@frozen
class CardTaken(Event):
    """An action card was taken as a reward (9.1)."""

    seat: Seat
    card: str
    off_the_board: bool

    @override
    def told(self) -> Text:
        name = Player(self.seat)
        if self.off_the_board:
            return text("wasabi", "{name} takes from the board: {card}", name=name, card=self.card)
        return text("wasabi", "{name} takes from the kitchen: {card}", name=name, card=self.card)


@frozen
class CardPutBack(Event):
    """An action card was discarded to make room (9.6)."""

    seat: Seat
    card: str

    @override
    def told(self) -> Text:
        return text("wasabi", "{name} puts back: {card}", name=Player(self.seat), card=self.card)


@frozen
class Waived(Event):
    """A player does without a reward (9.7)."""

    seat: Seat

    @override
    def told(self) -> Text:
        return text("wasabi", "{name} does without a reward.", name=Player(self.seat))


@frozen
class TileTaken(Event):
    """A tile went from the pantry to a hand (9.9)."""

    seat: Seat
    box: Box
    kind: int

    @override
    def told(self) -> Text:
        return text("wasabi", "{name} takes: {kind}.", name=Player(self.seat), kind=kind_name(self.box, self.kind))


@frozen
class TokensGone(Event):
    """Somebody assigned the last challenge token (10.1)."""

    seat: Seat

    @override
    def told(self) -> Text:
        return text("wasabi", "{name} has assigned all challenge tokens.", name=Player(self.seat))


@frozen
class BoardFull(Event):
    """No square is open at the end of a turn (10.3)."""

    @override
    def told(self) -> Text:
        return text("wasabi", "The board is full.")


@frozen
class Standstill(Event):
    """Everybody has passed again and again (10.7)."""

    @override
    def told(self) -> Text:
        return text("wasabi", "Everybody has passed several times in a row: standstill.")
