"""The printed material as frozen data: ingredients, recipes, tokens, action cards and the board."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING, TypeAlias

from attrs import field, frozen

if TYPE_CHECKING:
    from collections.abc import Iterable

Square: TypeAlias = tuple[int, int]
"""Row and column, both counted from 0, the upper left one first."""


@frozen
class Category:
    """One of the categories of ingredients, told by the colour and pattern of the tile (1.8)."""

    id: str


@frozen
class Ingredient:
    """One kind of ingredient, and how many tiles of it there are."""

    id: str
    category: int
    count: int
    can_be_given: bool
    """For a starting hand (3.3)."""


@frozen
class Recipe:
    """A recipe strip: its name, which is never translated, and its ingredients in the printed order (6.17)."""

    id: str
    name: str
    ingredients: tuple[int, ...]


@frozen
class Token:
    """The challenge tokens of one length: how many each player has, and what each brings (2.7)."""

    length: int
    count: int
    points: int
    cubes: int


@frozen
class Card:
    """One type of action card, and how many are in play for so many players (2.4)."""

    id: str
    name: str
    counts: tuple[tuple[int, int], ...]

    def count(self, players: int) -> int:
        """Tell how many of these cards so many players have in the kitchen."""
        return dict(self.counts)[players]


@frozen
class Limits:
    """How much a player holds (5, 9.5, 9.9, 9.12), begins with (3.2), and gets for playing Wasabi! (8.5.4)."""

    tiles: int
    recipes: int
    cards: int
    given: int
    cubes: int
    cube_points: int


def ingredients_key(ingredients: Iterable[int]) -> int:
    """Make one number of a handful of ingredients that does not depend on their order: four bits count each kind.

    >>> ingredients_key([2, 0]) == ingredients_key([0, 2]) == 0x101
    True
    """
    return sum([1 << 4 * kind for kind in ingredients])


@frozen(cache_hash=True)
class Box:
    """Everything in the box.

    Pieces are numbered through: the recipe strips by length and then in the order of drawing, the
    tiles from `first_tile` by kind, the action cards from `first_card` by type, then tokens and bowls
    by seat. Recipes are sorted by length, and tokens too, so that strips and recipes of one length
    have the same numbers.
    """

    rows: int
    columns: tuple[tuple[int, int], ...]
    categories: tuple[Category, ...]
    ingredients: tuple[Ingredient, ...]
    recipes: tuple[Recipe, ...]
    tokens: tuple[Token, ...]
    cards: tuple[Card, ...]
    limits: Limits
    colours: tuple[str, ...]
    first_tile: int = field(init=False)
    first_card: int = field(init=False)
    first_token: int = field(init=False)
    first_bowl: int = field(init=False)
    tokens_each: int = field(init=False)
    kinds: tuple[int, ...] = field(init=False, repr=False)
    """The kind of each tile, from the first tile on."""
    tiles: tuple[int, ...] = field(init=False, repr=False)
    """The tiles of each kind, as a mask counted from the first tile."""
    types: tuple[int, ...] = field(init=False, repr=False)
    """The type of each action card, from the first card on."""
    in_box: tuple[int, ...] = field(init=False, repr=False)
    """All cards of each type, as a mask counted from the first card."""
    starts: tuple[int, ...] = field(init=False, repr=False)
    """The first recipe and strip of each length, and the number of all."""
    lengths: tuple[int, ...] = field(init=False, repr=False)
    """The length of each recipe and strip, as a place in the list of tokens."""
    of_length: tuple[int, ...] = field(init=False, repr=False)
    """All recipes and strips of each length, as a mask."""
    matches: dict[int, int] = field(init=False, repr=False, eq=False)
    """The recipes that a handful of ingredients makes, as a mask (6.1)."""
    in_order: dict[tuple[int, ...], int] = field(init=False, repr=False, eq=False)
    """The recipes that ingredients in this order make with style, read from either end (6.17, 6.18)."""

    @first_tile.default
    def _count_strips(self) -> int:
        return len(self.recipes)

    @first_card.default
    def _count_strips_and_tiles(self) -> int:
        return self.first_tile + sum(kind.count for kind in self.ingredients)

    @first_token.default
    def _count_up_to_cards(self) -> int:
        return self.first_card + sum(self.most(card) for card in self.cards)

    @first_bowl.default
    def _count_up_to_tokens(self) -> int:
        return self.first_token + len(self.colours) * sum(token.count for token in self.tokens)

    @tokens_each.default
    def _count_tokens(self) -> int:
        return sum(token.count for token in self.tokens)

    @kinds.default
    def _list_tiles(self) -> tuple[int, ...]:
        return tuple([number for number, kind in enumerate(self.ingredients) for _ in range(kind.count)])

    @tiles.default
    def _mask_tiles(self) -> tuple[int, ...]:
        return _masks([kind.count for kind in self.ingredients])

    @types.default
    def _list_cards(self) -> tuple[int, ...]:
        return tuple([number for number, card in enumerate(self.cards) for _ in range(self.most(card))])

    @in_box.default
    def _mask_cards(self) -> tuple[int, ...]:
        return _masks([self.most(card) for card in self.cards])

    @starts.default
    def _find_starts(self) -> tuple[int, ...]:
        sizes = [sum(len(recipe.ingredients) == token.length for recipe in self.recipes) for token in self.tokens]
        return tuple(accumulate(sizes, initial=0))

    @lengths.default
    def _find_lengths(self) -> tuple[int, ...]:
        of = [token.length for token in self.tokens]
        return tuple([of.index(len(recipe.ingredients)) for recipe in self.recipes])

    @of_length.default
    def _mask_recipes(self) -> tuple[int, ...]:
        return _masks([end - start for start, end in zip(self.starts, self.starts[1:], strict=False)])

    @matches.default
    def _know_matches(self) -> dict[int, int]:
        known: dict[int, int] = {}
        for number, recipe in enumerate(self.recipes):
            key = ingredients_key(recipe.ingredients)
            known[key] = known.get(key, 0) | 1 << number
        return known

    @in_order.default
    def _know_orders(self) -> dict[tuple[int, ...], int]:
        known: dict[tuple[int, ...], int] = {}
        for number, recipe in enumerate(self.recipes):
            for order in {recipe.ingredients, recipe.ingredients[::-1]}:
                known[order] = known.get(order, 0) | 1 << number
        return known

    def most(self, card: Card) -> int:
        """Count the cards of a type that lie in the box: as many as the largest table needs."""
        return max(count for _, count in card.counts)

    def kind(self, tile: int) -> int:
        """Tell which ingredient a tile shows."""
        return self.kinds[tile - self.first_tile]

    def type(self, card: int) -> int:
        """Tell of which type an action card is."""
        return self.types[card - self.first_card]

    def called(self, card: str) -> int:
        """Find a type of action card by its name."""
        return [known.id for known in self.cards].index(card)

    def recipe(self, name: str) -> int:
        """Find a recipe by its name."""
        return [recipe.id for recipe in self.recipes].index(name)

    def columns_for(self, players: int) -> int:
        """Tell how many columns the play zone has (1.2)."""
        return dict(self.columns)[players]


def _masks(counts: Iterable[int]) -> tuple[int, ...]:
    masks = []
    first = 0
    for count in counts:
        masks.append(((1 << count) - 1) << first)
        first += count
    return tuple(masks)
