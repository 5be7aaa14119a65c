"""A position: what lies before each coast, the offer on its wheel, and what is still to come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from attrs import frozen

from .components import BOATSMAN

if TYPE_CHECKING:
    from boardtable.engine.bag import Bag
    from boardtable.engine.luck import Luck
    from boardtable.engine.move import Seat

    from .components import Box, Special, Tile

T = TypeVar("T", "State", "Side", "Progress")

LAY_START, BUY, SPECIAL, REPLACE, FERRY, SETTLE, BID, REMOVE, ARRANGE, OVER = (
    "start",
    "buy",
    "special",
    "replace",
    "ferry",
    "settle",
    "bid",
    "remove",
    "arrange",
    "over",
)
"""What is to be decided: the phases."""

BASE, PROGRESS, NO_AUCTION = "base", "progress", "no-auction"
"""The game as it is, with the progress variant, or with it but for the auction (14)."""


@frozen
class Options:
    """What is agreed before the game: who starts (None: chance decides), and whether the progress variant is played."""

    start: int | None = None
    variant: str = BASE


@frozen(slots=False)  # see `changed`
class Side:
    """What one player has: gold, points, and the coast as masks of cells (see `tableau`).

    `ships` holds a mask of columns for each kind of ship. `waiting` holds for each colour the vikings on
    the mainland, as a mask of their numbers. `to_lay` says that the start tile is not yet laid. `laid` and
    `standing` tell which piece a tile and which number a viking is, cell by cell; `taken` are the special tiles.
    """

    gold: int
    points: int
    starts: int
    middles: int
    ends: int
    vikings: int
    ships: tuple[int, ...]
    waiting: tuple[int, ...]
    to_lay: bool
    laid: tuple[tuple[int, int], ...] = ()
    standing: tuple[tuple[int, int], ...] = ()
    taken: tuple[int, ...] = ()

    @property
    def funds(self) -> int:
        """Count the gold that a player could have, with all points exchanged (5.5)."""
        return self.gold + self.points

    @property
    def boatsmen(self) -> int:
        """Count the boatsmen, who always wait on the mainland (1.3)."""
        return self.waiting[BOATSMAN].bit_count()

    @property
    def heads(self) -> int:
        """Count all vikings, on tiles and on the mainland (12.7)."""
        return self.vikings.bit_count() + sum([numbers.bit_count() for numbers in self.waiting])


@frozen(slots=False)  # see `changed`
class Progress:
    """What the progress variant adds: special tiles, the auction, and vikings that wait for their space.

    `drawn` are the kinds of the special tiles in the order of drawing, `open` the numbers of those that lie face
    up (-1: an empty place). `bid` is the highest bid, -1 before the first one. `passed` and `lineup` are masks
    of seats and of vikings. `building` is the special tile whose place is still to be chosen, else -1.
    """

    bag: Bag[int]
    drawn: tuple[int, ...]
    open: tuple[int, ...]
    bid: int = -1
    bidder: int = -1
    passed: int = 0
    lineup: int = 0
    building: int = -1


@frozen(slots=False)  # see `changed`
class State:
    """A position.

    The spaces of the offer stay where they are, the prices turn by `turned` (chapter 6). `left` are the
    spaces with a tile, `tile_at` and `viking_at` tell which tile and which viking of this round came there
    (-1: none yet). `tiles` and `vikings` are the kinds of all that was drawn so far, in the order of drawing.
    `landing` lists the vikings on their way: rows, and how many go there. `boating` says that the next trip
    is made with a boat.
    """

    box: Box
    options: Options
    phase: str
    round: int
    first: int
    turn: int
    turned: int
    left: int
    tile_at: tuple[int, ...]
    viking_at: tuple[int, ...]
    tiles: tuple[int, ...]
    vikings: tuple[int, ...]
    tile_bag: Bag[int]
    viking_bag: Bag[int]
    sides: tuple[Side, ...]
    landing: tuple[tuple[int, int], ...] = ()
    boating: bool = False
    progress: Progress | None = None

    @property
    def seats(self) -> int:
        """Count the players."""
        return len(self.sides)

    @property
    def prices(self) -> int:
        """Give the prices at which there is a tile, as a mask."""
        places, turned = self.box.groups, self.turned
        return (self.left >> turned | self.left << places - turned) & (1 << places) - 1

    def space(self, price: int) -> int:
        """Give the space of the wheel that has a price now."""
        return (price + self.turned) % self.box.groups

    def price(self, space: int) -> int:
        """Give the price at a space of the wheel."""
        return (space - self.turned) % self.box.groups

    def tile(self, space: int) -> Tile:
        """Tell what the tile at a space of the wheel shows."""
        return self.box.tiles[self.tiles[self.tile_at[space]]]

    def colour(self, space: int) -> int:
        """Tell which colour the viking at a space of the wheel has."""
        return self.vikings[self.viking_at[space]]

    def is_last_round(self) -> bool:
        """Tell whether this is the last round."""
        return self.round == self.box.rounds - 1

    def special(self, number: int) -> Special:
        """Tell what a special tile shows, by its number."""
        return self.box.specials[progress_of(self).drawn[number]]


def progress_of(state: State) -> Progress:
    """Give what the progress variant adds; only asked for where it is played."""
    assert state.progress is not None  # noqa: S101 - phases and tiles that only the variant has led here
    return state.progress


def changed(thing: T, **changes: Any) -> T:  # noqa: ANN401 - the fields have many types
    """Give a position, or what a player has, with some fields changed; much faster than attrs' own `evolve`."""
    made = object.__new__(type(thing))
    fields = made.__dict__
    fields.update(thing.__dict__)
    fields.update(changes)  # both at once take longer
    return made


def with_side(state: State, seat: Seat, side: Side) -> tuple[Side, ...]:
    """Give all players' things with those of one seat replaced."""
    return (*state.sides[:seat], side, *state.sides[seat + 1 :])


def top(mask: int) -> int:
    """Give the highest number of a pile: of vikings that are alike, that one moves."""
    return mask.bit_length() - 1


def view(state: State, _seat: Seat | None) -> State:
    """Show what a seat may know: everything, since only chance is hidden (2.6)."""
    return state


def sample(state: State, _seat: Seat, _luck: Luck) -> State:
    """Fill in what a seat cannot know: nothing, since stacks and bag have no order yet."""
    return state
