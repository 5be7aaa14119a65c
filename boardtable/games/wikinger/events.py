"""What happens in a game, for the log and the film; sentences are made only when somebody reads them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from attrs import frozen
from typing_extensions import override

from boardtable.engine.event import Event
from boardtable.engine.text import Player, Text, plural, text

from .words import VIKINGS, earned, gold, listed, special_name, tile_name

if TYPE_CHECKING:
    from collections.abc import Iterable

    from boardtable.engine.move import Seat

    from .components import Special, Tile
    from .tableau import Place


def counted(colours: Iterable[int]) -> Text:
    """Count vikings by their roles: "2 × noble, 1 × scout"; a figure never ends a line."""
    counts = Counter(colours)
    found = sorted(counts.items())
    return listed(
        [text("wikinger", "{n}\u00a0×\u00a0{name}", n=count, name=VIKINGS[colour]) for colour, count in found]
    )


def located(what: Text, at: Place) -> Text:
    """Name a tile or a viking and its cell (1.2)."""
    return text("wikinger", "{what} (row {row}, column {column})", what=what, row=at[0], column=at[1])


@frozen
class RoundBegun(Event):
    """The tiles of a round came to the offer, and the vikings unless they are still to be placed (4)."""

    number: int
    large: bool

    @override
    def told(self) -> Text:
        if self.large:
            return text("wikinger", "Round {n} begins. A large scoring follows it.", n=self.number)
        return text("wikinger", "Round {n} begins. A small scoring follows it.", n=self.number)


@frozen
class StartLaid(Event):
    """A player laid the start tile (7.4)."""

    seat: Seat
    row: int

    @override
    def told(self) -> Text:
        return text("wikinger", "{name} lays the start tile in row {row}.", name=Player(self.seat), row=self.row)


@frozen
class Exchanged(Event):
    """A player exchanged points for gold (5.5)."""

    seat: Seat
    points: int

    @override
    def told(self) -> Text:
        return plural(
            "wikinger",
            "{name} exchanges {n} point for gold.",
            "{name} exchanges {n} points for gold.",
            name=Player(self.seat),
            n=self.points,
        )


@frozen
class Bought(Event):
    """A player paid for a group, laid the tile and placed the viking (5 to 8)."""

    seat: Seat
    price: int
    tile: Tile
    colour: int
    at: Place | None
    """Where the tile lies; None: it is lost."""
    sent: bool
    """Whether the viking could have stayed there, but was sent to the mainland (8.1)."""

    @override
    def told(self) -> Text:
        tile, viking = tile_name(self.tile), VIKINGS[self.colour]
        if self.sent:
            viking = text("wikinger", "{viking} (mainland)", viking=viking)
        return text(
            "wikinger",
            "{name} buys for {price}: {tile}, {viking}.",
            name=Player(self.seat),
            price=gold(self.price),
            tile=tile if self.at is None else located(tile, self.at),
            viking=viking,
        )


@frozen
class TileLost(Event):
    """A tile left the game, since it fits nowhere (7.9)."""

    @override
    def told(self) -> Text:
        return text("wikinger", "The tile fits nowhere and is out of the game.")


@frozen
class PricesFell(Event):
    """All groups left move down until the cheapest stands at 0 (6.1)."""

    by: int

    @override
    def told(self) -> Text:
        return text("wikinger", "All prices fall by {n}.", n=self.by)


@frozen
class Scored(Event):
    """A player was paid at a small or large scoring (10, 11)."""

    seat: Seat
    gold: int
    points: int

    @override
    def told(self) -> Text:
        amount = earned(self.gold, self.points)
        return text("wikinger", "{name} receives: {amount}.", name=Player(self.seat), amount=amount)


@frozen
class MarkerPassed(Event):
    """The start player marker went to a player (3.4, 14.2 d)."""

    seat: Seat

    @override
    def told(self) -> Text:
        return text("wikinger", "Start player: {name}.", name=Player(self.seat))


@frozen
class Ferried(Event):
    """A boatsman took vikings over and left the game (11.2, 14.3).

    `landed` are the cells of those who had no choice or were sent first, `colours` who is still on the way.
    """

    seat: Seat
    landed: tuple[Place, ...]
    colours: tuple[int, ...]

    @override
    def told(self) -> Text:
        travel = [*ashore(self.landed), *([counted(self.colours)] if self.colours else ())]
        return text("wikinger", "{name} ferries: {vikings}.", name=Player(self.seat), vikings=listed(travel))


@frozen
class Landed(Event):
    """Vikings of a trip that is told already stepped on their tiles (11.2 d)."""

    seat: Seat
    landed: tuple[Place, ...]

    @override
    def told(self) -> Text:
        vikings = listed(ashore(self.landed))
        return text("wikinger", "{name} lands: {vikings}.", name=Player(self.seat), vikings=vikings)


def ashore(landed: Iterable[Place]) -> list[Text]:
    """Name the vikings who stand in cells now, each with his cell."""
    return [located(VIKINGS[at[0] - 1], at) for at in landed]


@frozen
class FinalScored(Event):
    """The final scoring of a player is done (12)."""

    seat: Seat
    points: int

    @override
    def told(self) -> Text:
        return plural(
            "wikinger",
            "{name} ends with {n} point.",
            "{name} ends with {n} points.",
            name=Player(self.seat),
            n=self.points,
        )


# ---- the progress variant


@frozen
class LinedUp(Event):
    """Vikings were drawn before their tiles are known (14.2 a)."""

    number: int
    colours: tuple[int, ...]

    @override
    def told(self) -> Text:
        return text(
            "wikinger", "Auction before round {n}. Drawn: {vikings}.", n=self.number, vikings=counted(self.colours)
        )


@frozen
class BidMade(Event):
    """A player bid for the start (14.2 b)."""

    seat: Seat
    gold: int

    @override
    def told(self) -> Text:
        return text("wikinger", "{name} bids {amount}.", name=Player(self.seat), amount=gold(self.gold))


@frozen
class BidPassed(Event):
    """A player bids no more in this auction (14.2 b)."""

    seat: Seat

    @override
    def told(self) -> Text:
        return text("wikinger", "{name} passes.", name=Player(self.seat))


@frozen
class AuctionWon(Event):
    """One bidder is left and pays (14.2 c)."""

    seat: Seat
    gold: int
    points: int

    @override
    def told(self) -> Text:
        amount = earned(self.gold, self.points)
        return text("wikinger", "{name} wins the auction and pays: {amount}.", name=Player(self.seat), amount=amount)


@frozen
class Removed(Event):
    """The winner took one of the drawn vikings out of the game (14.2 d)."""

    seat: Seat
    colour: int

    @override
    def told(self) -> Text:
        viking = VIKINGS[self.colour]
        return text("wikinger", "{name} removes from the game: {viking}.", name=Player(self.seat), viking=viking)


@frozen
class Arranged(Event):
    """Vikings of one colour came to the offer (14.2 e)."""

    seat: Seat
    colours: tuple[int, ...]

    @override
    def told(self) -> Text:
        return text(
            "wikinger", "{name} places on the offer: {vikings}.", name=Player(self.seat), vikings=counted(self.colours)
        )


@frozen
class SpecialsOpened(Event):
    """Special tiles were turned over until the row was full (14.1)."""

    tiles: tuple[Special, ...]

    @override
    def told(self) -> Text | None:
        if not self.tiles:
            return None
        names = [special_name(tile) for tile in self.tiles]
        return text("wikinger", "New special tiles: {tiles}.", tiles=listed(names))


@frozen
class SpecialTaken(Event):
    """A player took a special tile (14.4)."""

    seat: Seat
    tile: Special

    @override
    def told(self) -> Text:
        tile = special_name(self.tile)
        return text("wikinger", "{name} takes a special tile: {tile}.", name=Player(self.seat), tile=tile)


@frozen
class SpecialDeclined(Event):
    """A player took no special tile (14.4)."""

    seat: Seat

    @override
    def told(self) -> Text:
        return text("wikinger", "{name} takes no special tile.", name=Player(self.seat))


@frozen
class BuildingLaid(Event):
    """A special tile with a building came to the tableau (14.5)."""

    seat: Seat
    tile: Special

    @override
    def told(self) -> Text:
        tile = special_name(self.tile)
        return text("wikinger", "{name} lays a special tile: {tile}.", name=Player(self.seat), tile=tile)


@frozen
class BoatReady(Event):
    """A player makes the next trip with a boat (14.5)."""

    seat: Seat

    @override
    def told(self) -> Text:
        return text("wikinger", "{name} uses a boat.", name=Player(self.seat))
