"""A position: every place is a set of pieces, held as a bit mask of their numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import frozen

from boardtable.engine.bag import Bag, draw
from boardtable.engine.codec import CodecError
from boardtable.engine.text import text

if TYPE_CHECKING:
    from boardtable.engine.luck import Luck
    from boardtable.engine.move import Seat

    from .arrangement import Arrangement
    from .components import Box, Kind


@frozen
class Options:
    """What is agreed before the game: who starts (None: chance decides), and whether hands lie open (3.3)."""

    start: int | None = None
    open_hands: bool = False


@frozen
class Side:
    """What one player has: cards in hand, laid cards, coins in hand and wok cards, as masks.

    `symbols` counts what the hand brings towards each regular symbol, stars included (7.2).
    """

    hand: int
    laid: int
    purse: int
    woks: int
    symbols: tuple[int, ...]


@frozen
class State:
    """A position.

    `faces` gives the kind of each card drawn so far, in the order of drawing; all later numbers lie
    in the pile, and only drawing decides what they are. `dealt` are the wok cards in this game,
    `open_woks` those of them that nobody owns. `paying` is the wok card chosen but not yet paid.
    `final` counts the final actions left, None before the last round (9.3). `best` holds the
    arrangement of each seat once the game is over (12.2).
    """

    box: Box
    options: Options
    turn: int
    paying: int | None
    final: int | None
    pile: Bag[int]
    faces: tuple[int, ...]
    rows: tuple[int, ...]
    heaps: tuple[int, ...]
    dealt: int
    open_woks: int
    sides: tuple[Side, ...]
    best: tuple[Arrangement, ...] = ()

    @property
    def seats(self) -> int:
        """Count the players."""
        return len(self.sides)

    @property
    def removed(self) -> int:
        """Give the cards taken out of the game before it began, which were drawn first (2.2)."""
        return (1 << self.box.seating(self.seats).removed) - 1

    def kind(self, piece: int) -> Kind:
        """Tell what an ingredient card shows."""
        return self.box.kinds[self.faces[piece]]

    def price(self, row: int) -> int:
        """Tell what a row costs: the coins at its group (6.2)."""
        return self.heaps[self.box.row_groups[row]].bit_count()


def changed(state: State, **changes: Any) -> State:  # noqa: ANN401 - the fields of a state have many types
    """Give a position with some fields changed; five times as fast as attrs' own `evolve`, and called at each step."""
    get = changes.get
    return State(
        state.box,
        state.options,
        get("turn", state.turn),
        get("paying", state.paying),
        get("final", state.final),
        get("pile", state.pile),
        get("faces", state.faces),
        get("rows", state.rows),
        get("heaps", state.heaps),
        state.dealt,
        get("open_woks", state.open_woks),
        get("sides", state.sides),
        get("best", state.best),
    )


def pieces(mask: int) -> list[int]:
    """List the pieces of a place by their numbers.

    >>> pieces(0b101001)
    [0, 3, 5]
    """
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def top(mask: int) -> int:
    """Give the piece that lies on top of a stack: the one with the highest number."""
    return mask.bit_length() - 1


def highest(mask: int, count: int) -> int:
    """Give so many pieces from the top of a stack."""
    taken = 0
    for _ in range(count):
        bit = 1 << top(mask)
        taken |= bit
        mask ^= bit
    return taken


def deal(box: Box, pile: Bag[int], faces: tuple[int, ...], count: int, luck: Luck) -> tuple[Bag[int], tuple[int, ...]]:
    """Draw cards from the pile, as many as wanted or as are left: their faces are appended."""
    for _ in range(min(count, box.first_coin - len(faces))):
        kind, pile = draw(pile, luck)
        faces += (kind,)
    return pile, faces


def setup(box: Box, options: Options, seats: int, luck: Luck) -> State:
    """Lay out a game (chapter 2); raises CodecError if the start player does not play."""
    if options.start is not None and not 0 <= options.start < seats:
        raise CodecError(text("wok", "this player does not take part"), "options.start")
    seating = box.seating(seats)
    pile = Bag(tuple((number, kind.count) for number, kind in enumerate(box.kinds)))
    pile, faces = deal(box, pile, (), seating.removed, luck)  # 2.2
    rows = []
    for row in range(len(box.row_groups)):  # 2.4
        first = len(faces)
        pile, faces = deal(box, pile, faces, box.row_size(row), luck)
        rows.append((1 << len(faces)) - (1 << first))
    heaps = []
    coin = box.first_coin
    for group in box.groups:
        heaps.append(((1 << group.coins) - 1) << coin)
        coin += group.coins
    dealt = 0
    for wok in luck.shuffled(range(len(box.woks)))[: seating.woks]:  # 2.5
        dealt |= 1 << box.first_wok + wok
    sides = []
    for _ in range(seats):  # 2.6
        sides.append(Side(0, 0, ((1 << box.own_coins) - 1) << coin, 0, (0,) * len(box.symbols)))
        coin += box.own_coins
    turn = luck.below(seats) if options.start is None else options.start  # 2.8
    return State(box, options, turn, None, None, pile, faces, tuple(rows), tuple(heaps), dealt, dealt, tuple(sides))


def with_side(state: State, seat: Seat, side: Side) -> tuple[Side, ...]:
    """Give all players' things with those of one seat replaced."""
    return (*state.sides[:seat], side, *state.sides[seat + 1 :])


def view(state: State, _seat: Seat | None) -> State:
    """Show what a seat may know: everything, since all that is hidden was once seen by all (3.4)."""
    return state


def sample(state: State, _seat: Seat, _luck: Luck) -> State:
    """Fill in what a seat cannot know: nothing, since the order of the pile does not exist yet."""
    return state
