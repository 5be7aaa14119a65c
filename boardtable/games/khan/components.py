"""The printed material as frozen data: map, rulers, cards, pieces, special cards, and what they count."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from typing import TYPE_CHECKING, Any, TypeAlias

from attrs import field, fields, frozen
from typing_extensions import override

from .ground import Ground
from .placements import Placements

if TYPE_CHECKING:
    from collections.abc import Callable

Place: TypeAlias = tuple[int, int]
"""Row and column, from the north-west corner."""

MORALE, PROTECTION, SUPPORT, RESERVE = range(4)
"""The special cards, by their numbers in the box (11.2 to 11.5)."""


@frozen
class Ruler:
    """One of the eight rulers (1.8)."""

    id: str
    letter: str
    start: Place
    yurts: int


@frozen
class Card:
    """A ruler card: whom it names, where he goes, and where a yurt may be put with it; the last two by number."""

    ruler: int
    direction: int
    target: int
    name: str


@frozen
class Kind:
    """A shape of conquest tile or bridge: its cells, and over how many river cells it may lie (9.4)."""

    id: str
    bridge: bool
    cells: tuple[Place, ...]
    points: int
    copies: int
    river: tuple[int, ...]

    @property
    def size(self) -> int:
        """Count its cells."""
        return len(self.cells)


@frozen
class Special:
    """A kind of special card; `twice` and `regions` list the numbers of players with a rule of their own.

    With so many players it may not be used in two turns running, or its yurt marks a region (11.3, 11.4).
    """

    id: str
    per_player: tuple[tuple[int, int], ...]
    twice: tuple[int, ...]
    regions: tuple[int, ...]

    def count(self, seats: int) -> int:
        """Tell how many of them each of so many players begins with (2.3)."""
        return dict(self.per_player)[seats]


@frozen
class Rulings:
    """What the rule book leaves open, each with the two readings that the box may choose from (chapter 14)."""

    exchange_in_action: bool
    """Does a court of one yurt mean exchange in action B too (8.2)?"""
    proposals: int
    """So often may a player ask for consent in a turn (11.6)."""
    ends_at_once: bool
    """Does the end phase begin in the middle of a turn (12.1)?"""
    replaced_at_once: bool
    """Are the rulers that are left replaced at that moment (12.2)?"""
    specials_at_end: bool
    """May special cards be used in the end phase (11.7)?"""
    divided: bool
    """Are the points of a piece divided among its owners (13.1)?"""
    rank_areas: bool
    """Do the bonuses go to the largest areas, whoever owns them (13.5)?"""


@frozen
class Turn:
    """What a turn and the set-up consist of."""

    actions: int
    conquests: int
    """So many actions has a turn in the end phase (12.4)."""
    hand: int
    reach: int
    """So many cells a ruler looks ahead (5.2)."""
    removed_to_end: int
    """When so many rulers are gone, the end phase begins (5.5)."""
    spread: int
    """So far apart are rulers that are placed at random (2.4)."""
    rounds: tuple[tuple[int, int], ...]
    """The placement rounds for each number of players (2.6)."""


@frozen(cache_hash=True)
class Box:
    """Everything in the box.

    Pieces are numbered through: copies of tiles and bridges by kind, then rulers, then each seat's
    special cards, then the yurts of each seat and the neutral ones, then the cards in the order of
    drawing, without end.
    """

    seats: tuple[int, ...]
    rows: tuple[str, ...]
    outer: tuple[Place, ...]
    """The cells that border the outer area (1.6)."""
    rulers: tuple[Ruler, ...]
    cards: tuple[Card, ...]
    kinds: tuple[Kind, ...]
    specials: tuple[Special, ...]
    turn: Turn
    rulings: Rulings
    bonus: tuple[tuple[int, tuple[int, ...]], ...]
    yurts: int
    """So many yurts a player has at hand; more are made when they run out (1.9)."""
    neutral: int
    ground: Ground = field(init=False, eq=False, repr=False)
    placements: Placements = field(init=False, eq=False, repr=False)
    copies: tuple[int, ...] = field(init=False, eq=False, repr=False)
    """For each kind the mask of its copies."""
    kind_of: tuple[int, ...] = field(init=False, eq=False, repr=False)
    """The kind of each copy."""
    special_room: tuple[int, ...] = field(init=False, eq=False, repr=False)
    """So many of each special card a player has at most."""
    yurt_room: int = field(init=False, eq=False)
    card_numbers: dict[str, int] = field(init=False, eq=False, repr=False)
    kind_numbers: dict[str, int] = field(init=False, eq=False, repr=False)
    first_in_court: tuple[int, ...] = field(init=False, eq=False, repr=False)
    """The number, among the neutral yurts, of the first one of each court; behind the last, of the general supply."""
    first_ruler: int = field(init=False, eq=False)
    first_special: int = field(init=False, eq=False)
    first_yurt: int = field(init=False, eq=False)
    first_card: int = field(init=False, eq=False)

    @override
    def __reduce__(self) -> tuple[Callable[..., Box], tuple[object, ...]]:
        """Send to another process what is printed only: it lays all pieces once, however often it is sent the box."""
        return boxed, tuple(getattr(self, each.name) for each in fields(Box) if each.init)

    @ground.default
    def _survey(self) -> Ground:
        return Ground.of(self.rows, self.outer, self.turn.reach)

    @placements.default
    def _place(self) -> Placements:
        return Placements.of(self.ground, [(kind.cells, kind.river) for kind in self.kinds])

    @copies.default
    def _copies(self) -> tuple[int, ...]:
        masks, first = [], 0
        for kind in self.kinds:
            masks.append(((1 << kind.copies) - 1) << first)
            first += kind.copies
        return tuple(masks)

    @kind_of.default
    def _kind_of(self) -> tuple[int, ...]:
        return tuple(number for number, kind in enumerate(self.kinds) for _ in range(kind.copies))

    @card_numbers.default
    def _number_cards(self) -> dict[str, int]:
        return {card.name: number for number, card in enumerate(self.cards)}

    @kind_numbers.default
    def _number_kinds(self) -> dict[str, int]:
        return {kind.id: number for number, kind in enumerate(self.kinds)}

    @first_in_court.default
    def _number_courts(self) -> tuple[int, ...]:
        return tuple(accumulate([ruler.yurts for ruler in self.rulers], initial=0))

    @first_ruler.default
    def _count_copies(self) -> int:
        return len(self.kind_of)

    @first_special.default
    def _after_rulers(self) -> int:
        return self.first_ruler + len(self.rulers)

    @special_room.default
    def _most_specials(self) -> tuple[int, ...]:
        return tuple(max(special.count(seats) for seats in self.seats) for special in self.specials)

    @yurt_room.default
    def _most_yurts(self) -> int:
        return max(self.yurts, self.neutral) + len(self.ground.cells) + 1

    @first_yurt.default
    def _after_specials(self) -> int:
        return self.first_special + max(self.seats) * sum(self.special_room)

    @first_card.default
    def _after_yurts(self) -> int:
        return self.first_yurt + (max(self.seats) + 1) * self.yurt_room

    def rounds(self, seats: int) -> int:
        """Tell how many placement rounds there are (2.6)."""
        return dict(self.turn.rounds)[seats]

    def bonuses(self, seats: int) -> tuple[int, ...]:
        """Give the bonus of each rank (13.5)."""
        return dict(self.bonus)[seats]

    def special_piece(self, seat: int, special: int, copy: int) -> int:
        """Give the number of a special card."""
        room = self.special_room
        return self.first_special + seat * sum(room) + sum(room[:special]) + copy

    def yurt_piece(self, owner: int, number: int) -> int:
        """Give the number of a yurt; the neutral ones have an owner behind the last seat."""
        return self.first_yurt + owner * self.yurt_room + number

    def ruler(self, name: str) -> int:
        """Give the number of a ruler."""
        return [ruler.id for ruler in self.rulers].index(name)


@lru_cache(maxsize=8)
def boxed(*parts: Any) -> Box:  # noqa: ANN401 - of each part of a box its own
    """Give the box of what is printed, the one made before if there is any: what is kept by box is found at once."""
    return Box(*parts)
