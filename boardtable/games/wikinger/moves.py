"""The decisions: lay the start tile, buy, ferry; with the progress variant also bid, arrange and take special tiles."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from attrs import frozen
from typing_extensions import override

from boardtable.engine.move import Move
from boardtable.engine.target import Amount, Button, Cell, Piece, Target

from .components import BOATSMAN, COLOURS
from .state import progress_of
from .tableau import cells, free, place_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from boardtable.engine.move import Seat

    from .state import State
    from .tableau import Place

EXCHANGE, BIDDING = "exchange", "bid"
"""Amounts: points for gold, and what is bid."""
LOSE, MAINLAND, EACH, DONE, BOAT, PASS, NONE = "lose", "mainland", "each", "done", "boat", "pass", "none"
"""Buttons."""


def on_tableau(seat: Seat, at: Place) -> Cell:
    """Give the cell of a tableau, counted from 0 as places are."""
    return Cell(f"tableau/{seat}", (at[0] - 1, at[1] - 1))


def on_mainland(seat: Seat, colour: int) -> Cell:
    """Give the place on the mainland where vikings of one colour wait."""
    return Cell(f"mainland/{seat}", (colour, 0))


@frozen
class WikingerMove(Move):
    """Any decision of this game."""


@frozen
class LayStart(WikingerMove):
    """Lay the start tile in the first column (7.4)."""

    tag: ClassVar[str] = "lay-start"
    row: int

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Point at the start tile, then at the cell."""
        return on_mainland(self.seat, BOATSMAN), on_tableau(self.seat, (self.row, 1))


@frozen
class Buy(WikingerMove):
    """Buy a group, lay its tile and say where the viking goes (chapters 5 to 8).

    `space` is the price, `exchange` the points that are missing in gold (5.5 a). Without `at` no cell fits,
    and the tile is lost (7.9). `mainland` sends a viking there who could stay on the tile (8.1).
    """

    tag: ClassVar[str] = "buy"
    space: int
    exchange: int = 0
    at: tuple[int, int] | None = None
    mainland: bool = False

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Point at the group and the cell, then say the points to exchange; a switch before it sends the viking off."""
        path: list[Target] = [Button(MAINLAND)] if self.mainland else []
        path.append(Cell("offer", state.space(self.space)))
        if self.at is not None:
            path.append(on_tableau(self.seat, self.at))
        if self.exchange:
            path.append(Amount(EXCHANGE, self.exchange))
        if self.at is None:
            path.append(Button(LOSE))
        return tuple(path)


@frozen
class FerryColour(WikingerMove):
    """Ferry all vikings of one colour that find a free tile (11.2 b).

    `column` is where the first one lands; the others are asked for one by one. None: on the first free tile,
    and since every free tile of the row is taken, nothing is asked any more.
    """

    tag: ClassVar[str] = "ferry-colour"
    colour: str
    column: int | None = None

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Point at the vikings, then at the tile of the first one."""
        colour = COLOURS.index(self.colour)
        pile = on_mainland(self.seat, colour)
        if self.column is None:
            return pile, on_tableau(self.seat, place_of(cells(free(state.sides[self.seat], colour))[0]))
        return pile, on_tableau(self.seat, (colour + 1, self.column))


@frozen
class FerryEach(WikingerMove):
    """Ferry one viking of each colour that finds a free tile (11.2 b)."""

    tag: ClassVar[str] = "ferry-each"

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Press a button."""
        return (Button(EACH),)


@frozen
class FerryOne(WikingerMove):
    """Ferry one viking, as boatsmen do in the progress variant (14.3)."""

    tag: ClassVar[str] = "ferry-one"
    colour: str
    column: int

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Point at the viking, then at the tile."""
        colour = COLOURS.index(self.colour)
        return on_mainland(self.seat, colour), on_tableau(self.seat, (colour + 1, self.column))


@frozen
class Settle(WikingerMove):
    """Choose the tile on which a ferried viking lands (11.2 d)."""

    tag: ClassVar[str] = "settle"
    at: tuple[int, int]

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Point at the viking, then at the tile."""
        return on_mainland(self.seat, self.at[0] - 1), on_tableau(self.seat, self.at)


@frozen
class StopFerry(WikingerMove):
    """Ferry no more (11.2 e)."""

    tag: ClassVar[str] = "stop-ferry"

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Press a button."""
        return (Button(DONE),)


@frozen
class UseBoat(WikingerMove):
    """Make the next trip with a boat: a load as in the base game (14.5)."""

    tag: ClassVar[str] = "use-boat"

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Press a button."""
        return (Button(BOAT),)


@frozen
class Bid(WikingerMove):
    """Bid gold for the start (14.2 b)."""

    tag: ClassVar[str] = "bid"
    gold: int

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Say a number."""
        return (Amount(BIDDING, self.gold),)


@frozen
class Pass(WikingerMove):
    """Bid no more in this auction (14.2 b)."""

    tag: ClassVar[str] = "pass"

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Press a button."""
        return (Button(PASS),)


@frozen
class Remove(WikingerMove):
    """Remove one of the drawn vikings from the game (14.2 d)."""

    tag: ClassVar[str] = "remove"
    colour: str

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Point at the drawn vikings of this colour."""
        return (Cell("lineup", COLOURS.index(self.colour)),)


@frozen
class Arrange(WikingerMove):
    """Place all drawn vikings of a colour on the highest spaces that are free (14.2 e)."""

    tag: ClassVar[str] = "arrange"
    colour: str

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Point at the drawn vikings of this colour, then at the offer."""
        return Cell("lineup", COLOURS.index(self.colour)), Cell("offer")


@frozen
class TakeSpecial(WikingerMove):
    """Take a special tile of this kind (14.4)."""

    tag: ClassVar[str] = "take-special"
    tile: str

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Point at the tile, then at the own special tiles."""
        number = next(n for n in progress_of(state).open if n >= 0 and state.special(n).id == self.tile)
        return Piece(state.box.first_special + number), Cell(f"taken/{self.seat}")


@frozen
class Decline(WikingerMove):
    """Take no special tile (14.4)."""

    tag: ClassVar[str] = "decline"

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Press a button."""
        return (Button(NONE),)


@frozen
class Replace(WikingerMove):
    """Choose the tile that a special tile with the same building replaces (14.5)."""

    tag: ClassVar[str] = "replace"
    at: tuple[int, int]

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Point at the tile."""
        return (on_tableau(self.seat, self.at),)


class Purchases(dict[int, Buy]):
    """All ways to buy at one price, made when first asked for: by the cell where the tile is laid."""

    def __init__(self, seat: Seat, space: int, exchange: int, *, mainland: bool) -> None:
        """Know everything but the cell."""
        super().__init__()
        self._seat = seat
        self._space = space
        self._exchange = exchange
        self._mainland = mainland

    def __missing__(self, cell: int) -> Buy:
        """Make the purchase that lays the tile in this cell."""
        made = self[cell] = Buy(self._seat, self._space, self._exchange, place_of(cell), self._mainland)
        return made


Purchase: TypeAlias = "tuple[Callable[[int], Buy], Callable[[int], Buy], Buy]"
"""All ways to buy at a price: the viking stays (or has to wait), is sent to the mainland, the tile is lost."""


@lru_cache(maxsize=1024)
def purchases(seat: Seat, space: int, exchange: int) -> Purchase:
    """Give all ways to buy at a price, those that lay the tile by the cell."""
    return (
        Purchases(seat, space, exchange, mainland=False).__getitem__,
        Purchases(seat, space, exchange, mainland=True).__getitem__,
        Buy(seat, space, exchange),
    )
