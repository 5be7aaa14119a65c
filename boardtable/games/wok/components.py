"""The printed material as frozen data: ingredients, their cards, wok cards, rows and set-ups."""

from __future__ import annotations

from typing import TypeAlias

from attrs import field, frozen

from boardtable.engine.text import Text, text

SYMBOLS: dict[str, Text] = {
    "cookie": text("wok", "fortune cookie"),
    "spoon": text("wok", "spoon"),
    "bowl": text("wok", "bowl"),
    "chopstick": text("wok", "chopstick"),
    "star": text("wok", "star"),
}
"""The words for the symbols; the last one is the wild one (1.3)."""


@frozen
class Ingredient:
    """One of the six ingredients, each of them a star; its name is never translated."""

    id: str
    name: str
    count: int


@frozen
class Kind:
    """Ingredient cards that show the same: an ingredient and its symbols, such as `tuna:bowl,bowl`.

    `gives` is what a card of this kind brings towards each regular symbol, stars included (7.2).
    """

    name: str
    ingredient: int
    symbols: tuple[str, ...]
    gives: tuple[int, ...]
    count: int


@frozen
class Covered:
    """A wok with a lid: it scores its number and takes no ingredients (10.1)."""

    id: str
    points: int


@frozen
class Combo:
    """A wok for complete combinations; `needs` counts each ingredient in the box's order (10.2)."""

    id: str
    points: int
    needs: tuple[int, ...]


@frozen
class Sets:
    """A wok for complete sets of one ingredient each (10.3)."""

    id: str
    size: int
    points: int


@frozen
class Leftovers:
    """A wok for any ingredients (10.4)."""

    id: str
    each: int


@frozen
class HandWok:
    """A wok for ingredients that were never laid for a wok (10.5)."""

    id: str
    each: int


@frozen
class NoSymbol:
    """A wok for cards that show no symbol (10.6)."""

    id: str
    each: int


@frozen
class Double:
    """Two woks on one card: for each its ingredient, and the points per ingredient (10.7)."""

    id: str
    ingredients: tuple[int, int]
    each: tuple[int, int]


@frozen
class ManDouble:
    """A Man-at-double-wok: replaces the points per ingredient on both sides of a double wok (11.4)."""

    id: str
    each: tuple[int, int]


@frozen
class ManPower:
    """The Man-at-power-wok: turns a whole red card into a covered wok (11.7)."""

    id: str
    points: int


@frozen
class ManSwap:
    """The Man-at-swap-wok: one ingredient of a combo or double wok becomes another (11.8)."""

    id: str


Red: TypeAlias = Covered | Combo | Sets | Leftovers | HandWok | NoSymbol | Double
Man: TypeAlias = ManDouble | ManPower | ManSwap
Wok: TypeAlias = Red | Man


@frozen
class Group:
    """Two rows of one size with one shared heap of coins, which is their price (2.4)."""

    id: str
    rows: tuple[int, ...]
    size: int
    coins: int


@frozen
class Seating:
    """What the number of players changes (2.2, 2.5, 2.6)."""

    players: int
    removed: int
    woks: int
    coins: int
    boxed: int


@frozen(cache_hash=True)
class Box:
    """Everything in the box.

    Pieces are numbered through: the ingredient cards in the order of drawing, then the coins from
    `first_coin`, then the wok cards from `first_wok` in the order of the box.
    """

    ingredients: tuple[Ingredient, ...]
    kinds: tuple[Kind, ...]
    woks: tuple[Wok, ...]
    groups: tuple[Group, ...]
    seatings: tuple[Seating, ...]
    symbols: tuple[str, ...]
    coins: int
    own_coins: int
    price: int
    first_coin: int = field(init=False)
    first_wok: int = field(init=False)
    row_groups: tuple[int, ...] = field(init=False)

    @first_coin.default
    def _count_cards(self) -> int:
        return sum(kind.count for kind in self.kinds)

    @first_wok.default
    def _count_cards_and_coins(self) -> int:
        return self.first_coin + self.coins

    @row_groups.default
    def _find_groups(self) -> tuple[int, ...]:
        return tuple(n for n, group in enumerate(self.groups) for _ in group.rows)

    def seating(self, players: int) -> Seating:
        """Give what holds for so many players."""
        return next(seating for seating in self.seatings if seating.players == players)

    def wok(self, piece: int) -> Wok:
        """Give the wok card that a piece is."""
        return self.woks[piece - self.first_wok]

    def wok_piece(self, wok: str) -> int:
        """Give the piece that a wok card is, by its name in the box."""
        return self.first_wok + [known.id for known in self.woks].index(wok)

    def row_size(self, row: int) -> int:
        """Tell how many cards a full row has."""
        return self.groups[self.row_groups[row]].size
