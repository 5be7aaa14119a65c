"""A position: sets of cells for what is compared often, lists for which piece lies where."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any

from attrs import frozen

from boardtable.engine.codec import CodecError
from boardtable.engine.text import text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from boardtable.engine.luck import Luck
    from boardtable.engine.move import Seat

    from .components import Box
    from .placements import Filled, Placement

AWAY, ON_CARD = -1, -2
"""Where a yurt is that lies on no cell: with its owner or in the supply, or on a special card."""
HIDDEN = -1
"""A ruler card whose face is not known."""
GONE = -1
"""A ruler who is in his court."""
NEVER = -1
"""No special card left the table in this turn."""


class Phase(Enum):
    """What is to be decided."""

    PLACE = "place"
    ACT = "act"
    CONSENT = "consent"
    DISCARD = "discard"
    SPECIAL = "special"
    OVER = "over"


@frozen
class Options:
    """What is agreed before the game: who starts (None: chance decides), and whether rulers stand anywhere (2.4)."""

    start: int | None = None
    spread: bool = False


@frozen
class Laid:
    """A piece on the map: its number, its placement, and for each owner the cell with his yurt on it (9.7)."""

    piece: int
    placement: int
    owners: tuple[tuple[int, int], ...]


@frozen
class Active:
    """A special card with a yurt on it (11.1); with Support its region if it marks one, with Reserve Tile the piece."""

    special: int
    region: int | None = None
    piece: int | None = None


@frozen
class Proposal:
    """A conquest that awaits consent (11.6): the piece, its placement, and who is still to be asked."""

    piece: int
    placement: int
    asked: tuple[int, ...]


@frozen(slots=False)  # a dictionary is copied much faster than 25 slots
class State:
    """A position.

    `yurts` and `neutral` are the cells with uncovered yurts, `covered` those under pieces. `lying` tells
    for each yurt by number on which cell it lies, the neutral ones last. `left` counts the actions
    still to come, `extra` says that it is the one of High Morale. `deck` holds the cards of the draw
    pile, sorted, since it has no order; in a view it holds the hidden hands too. Cards in `hands` and
    `discard` are pairs of piece number and card. `cleared` is the special card that left the table in
    this turn (step 3). `filled` follows from the rest: for each seat the placements that have a yurt on
    each land cell, cover no piece, and on which nobody has more yurts than this seat, sorted. Yurts go
    only when they are covered, so who has the most on a filled one never changes.
    """

    box: Box
    options: Options
    phase: Phase
    turn: int
    left: int
    extra: bool
    ending: bool
    rulers: tuple[int, ...]
    courts: tuple[int, ...]
    yurts: tuple[int, ...]
    neutral: int
    covered: int
    filled: tuple[tuple[Filled, ...], ...]
    lying: tuple[tuple[int, ...], ...]
    laid: tuple[Laid, ...]
    supply: int
    specials: tuple[tuple[int, ...], ...]
    active: tuple[Active | None, ...]
    cleared: int
    deck: tuple[int, ...]
    hands: tuple[tuple[tuple[int, int], ...], ...]
    discard: tuple[tuple[int, int], ...]
    next_card: int
    proposal: Proposal | None
    refused: tuple[int, ...]
    proposals: int

    @property
    def seats(self) -> int:
        """Count the players."""
        return len(self.yurts)

    @property
    def pile(self) -> int:
        """Count the cards of the draw pile."""
        hidden = sum([card == HIDDEN for hand in self.hands for _, card in hand])
        return len(self.deck) - hidden

    @property
    def removed(self) -> int:
        """Count the rulers that are out of the game (5.5)."""
        return self.rulers.count(GONE)

    @property
    def empty(self) -> int:
        """Give the empty land cells (1.3)."""
        taken = self.covered | self.neutral
        for yurts in self.yurts:
            taken |= yurts
        for ruler in self.rulers:
            if ruler != GONE:
                taken |= 1 << ruler
        return self.box.ground.land & ~taken

    @property
    def usable(self) -> int:
        """Give the cells that a piece may cover: those with yurts, and for bridges the river (9.2, 9.3)."""
        usable = self.neutral | self.box.ground.river & ~self.covered
        for yurts in self.yurts:
            usable |= yurts
        return usable

    def filled_with(self, cell: int, yurts: Sequence[int]) -> tuple[tuple[Filled, ...], ...]:
        """Tell which placements are filled once there is a yurt on a cell, and these are the yurts of the seats."""
        usable = self.usable | 1 << cell
        new = self.box.placements.completed(cell, usable, yurts)
        if not any(new):
            return self.filled
        pairs = zip(self.filled, new, strict=True)
        return tuple([tuple(sorted([*old, *more])) if more else old for old, more in pairs])

    def placement(self, laid: Laid | Proposal) -> Placement:
        """Give the place of a piece."""
        return self.box.placements.all[laid.placement]


def changed(state: State, **changes: Any) -> State:  # noqa: ANN401 - the fields of a state have many types
    """Give a position with some fields changed; many times as fast as attrs' own `evolve`, and called at each step."""
    made = object.__new__(State)
    object.__setattr__(made, "__dict__", state.__dict__ | changes)
    return made


def replaced(items: tuple[Any, ...], at: int, item: Any) -> tuple[Any, ...]:  # noqa: ANN401 - items of any type
    """Give a tuple with one item exchanged."""
    return items[:at] + (item,) + items[at + 1 :]  # noqa: RUF005 - faster than through a list


# ---- set-up


def setup(box: Box, options: Options, seats: int, luck: Luck) -> State:
    """Lay out a game (chapter 2); the cards are dealt after the placement rounds."""
    if options.start is not None and not 0 <= options.start < seats:
        raise CodecError(text("khan", "this player does not take part"), "options.start")
    rulers = tuple([box.ground.cell(ruler.start) for ruler in box.rulers])
    if options.spread:
        rulers = _spread(box, luck)
    turn = luck.below(seats) if options.start is None else options.start  # 2.5
    courts = tuple([ruler.yurts for ruler in box.rulers])  # 2.1
    return State(
        box,
        options,
        Phase.PLACE,
        turn,
        0,
        extra=False,
        ending=False,
        rulers=rulers,
        courts=courts,
        yurts=(0,) * seats,
        neutral=0,
        covered=0,
        filled=((),) * seats,
        lying=(*((AWAY,) * box.yurts,) * seats, (AWAY,) * max(box.neutral, sum(courts))),
        laid=(),
        supply=sum(box.copies),  # 2.2
        specials=(tuple([special.count(seats) for special in box.specials]),) * seats,  # 2.3
        active=(None,) * seats,
        cleared=NEVER,
        deck=tuple(range(len(box.cards))),
        hands=((),) * seats,
        discard=(),
        next_card=box.first_card,
        proposal=None,
        refused=(),
        proposals=0,
    )


def _spread(box: Box, luck: Luck) -> tuple[int, ...]:
    """Find random cells for all rulers, well spread (2.4)."""
    found = _well_apart(box, luck.shuffled(box.ground.cells), (), len(box.rulers))
    if found is None:
        raise CodecError(text("khan", "this map has no room for so many rulers"), "options.spread")
    return found


def _well_apart(box: Box, cells: Sequence[int], chosen: tuple[int, ...], wanted: int) -> tuple[int, ...] | None:
    """Choose further cells out of those that are far enough from all chosen ones, taking back what leads nowhere."""
    if len(chosen) == wanted:
        return chosen
    for number, cell in enumerate(cells):
        far = [other for other in cells[number + 1 :] if _distance(box, cell, other) >= box.turn.spread]
        found = _well_apart(box, far, (*chosen, cell), wanted)
        if found is not None:
            return found
    return None


def _distance(box: Box, cell: int, other: int) -> int:
    (row, column), (down, right) = box.ground.at(cell), box.ground.at(other)
    return max(abs(row - down), abs(column - right))


# ---- cards and yurts


def draw(deck: tuple[int, ...], luck: Luck) -> tuple[int, tuple[int, ...]]:
    """Draw a card from the pile at random: its order does not exist until then. What is left stays sorted."""
    place = luck.below(len(deck))
    return deck[place], deck[:place] + deck[place + 1 :]


def put_up(lying: tuple[int, ...], cell: int) -> tuple[tuple[int, ...], int]:
    """Put a yurt of a player somewhere: the first one at hand, or a new one (1.9); gives its number too."""
    if AWAY not in lying:
        return (*lying, cell), len(lying)
    number = lying.index(AWAY)
    return replaced(lying, number, cell), number


def at_hand(state: State) -> Iterator[int]:
    """Give the neutral yurts of the general supply in the order in which they are taken (1.8)."""
    lying = state.lying[-1]
    first = state.box.first_in_court[-1]
    yield from [number for number in range(first, len(lying)) if lying[number] == AWAY]
    courts = in_courts(state.box, state.courts)
    yield from [number for number in range(first) if lying[number] == AWAY and number not in courts]


def in_courts(box: Box, courts: Sequence[int]) -> list[int]:
    """List the neutral yurts that stand in courts."""
    return [first + number for first, count in zip(box.first_in_court, courts, strict=False) for number in range(count)]


# ---- secrets


def view(state: State, seat: Seat | None) -> State:
    """Show what a seat may know: of other hands only how many cards they have (1.10)."""
    pool, hands = list(state.deck), []
    for owner, hand in enumerate(state.hands):
        if owner == seat:
            hands.append(hand)
        else:
            pool += [card for _, card in hand if card != HIDDEN]
            hands.append(tuple([(piece, HIDDEN) for piece, _ in hand]))
    return changed(state, deck=tuple(sorted(pool)), hands=tuple(hands))


def sample(state: State, _seat: Seat, luck: Luck) -> State:
    """Deal what is not known to the hidden hands; what is left is the draw pile."""
    deck, hands = state.deck, []
    for hand in state.hands:
        dealt = []
        for piece, known in hand:
            card = known
            if known == HIDDEN:
                card, deck = draw(deck, luck)
            dealt.append((piece, card))
        hands.append(tuple(dealt))
    return changed(state, deck=deck, hands=tuple(hands))
