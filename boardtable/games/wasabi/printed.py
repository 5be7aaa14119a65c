"""Checks what stands in `components.toml`, and makes the box of it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from boardtable.engine.entries import Entries, Faults
from boardtable.engine.game import BoxError
from boardtable.engine.text import text

from . import INFO
from .components import Box, Category, Limits
from .printed_lists import read_cards, read_ingredients, read_recipes, read_tokens

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from .components import Ingredient, Token

_CATEGORIES = ("staple", "fish", "seafood", "garden", "hot_plate", "delicacy")
"""The categories that are drawn."""
_COLOURS = ("red", "blue", "green", "yellow")
"""The colours in which tokens are drawn."""
_LARGEST = 12
"""A board with more rows or columns would have squares too small to be touched."""
_MANY = 999
"""No list of the box is longer."""


def box(values: Mapping[str, object]) -> Box:
    """Make the box of parsed components; raises BoxError with every fault, each by its path in the file."""
    faults = Faults()
    entries = Entries(values, faults)
    _head(entries)
    rows, columns = _board(entries)
    categories = _categories(entries)
    ids = [category.id for category in categories] or list(_CATEGORIES)
    forbidden, given = _starting_hand(entries)
    ingredients = read_ingredients(entries, ids, forbidden)
    tokens = read_tokens(entries)
    recipes = read_recipes(entries, [ingredient.id for ingredient in ingredients], tokens)
    cards, cubes = read_cards(entries)
    limits = _limits(entries, given, cubes)
    made = Box(rows, columns, categories, ingredients, recipes, tokens, cards, limits, _colours(entries, tokens))
    _totals(entries, made)
    _hands(entries, made, forbidden)
    entries.done()
    if faults.found:
        raise BoxError(faults.found)
    return _known(made)


@lru_cache(maxsize=8)
def _known(made: Box) -> Box:
    """Give the equal box that was made before, if there is one: what is kept by box need not compare whole boxes."""
    return made


def _head(entries: Entries) -> None:
    entries.number("schema", 1, 1)
    entries.said("game", (INFO.id,))
    for key in ("title", "publisher"):
        entries.said(key)
    for key in ("also_published_as", "designers"):
        entries.list_of_said(key)
    entries.number("year", 1, 9999)
    entries.number("players_min", INFO.seats[0], INFO.seats[0])
    entries.number("players_max", INFO.seats[-1], INFO.seats[-1])
    entries.names("sources")


def _board(entries: Entries) -> tuple[int, tuple[tuple[int, int], ...]]:
    """Read how large the play zone is; a Wasabi! card needs two rows and columns (8.5.2)."""
    group = entries.group("board")
    rows = group.number("rows", 2, _LARGEST)
    by_players = group.group("columns_by_players")
    columns = tuple([(players, by_players.number(str(players), 2, _LARGEST)) for players in INFO.seats])
    by_players.done()
    group.number("first_column", 1, 1)
    group.sourced()
    return rows, columns


def _categories(entries: Entries) -> tuple[Category, ...]:
    found: list[Category] = []
    for group in entries.groups("category"):
        category = Category(group.said("id", _CATEGORIES))
        group.said("name")
        group.said("colour")
        group.done()
        if group.sound("id") and category.id in [other.id for other in found]:
            group.same("id")
        found.append(category)
    head = entries.group("categories")
    number = head.number("number")
    if head.sound("number") and entries.sound("category"):
        head.equal("number", number, len(found))
    head.sourced("provenance", "number_provenance")
    return tuple(found)


def _starting_hand(entries: Entries) -> tuple[tuple[str, ...], int]:
    """Read which ingredients are not given, and how many tiles are (3.2, 3.3)."""
    group = entries.group("starting_hand")
    size = group.number("size")
    group.yes("all_different_categories")
    forbidden = group.list_of_said("forbidden_ingredients")
    group.yes("forbid_unique")
    group.said("chosen_by", ("right_hand_neighbour",))
    group.sourced()
    return forbidden, size


def _limits(entries: Entries, given: int, cubes: int) -> Limits:
    group = entries.group("limits")
    tiles = group.number("ingredients_in_hand", 1, 9)
    recipes = group.number("recipes_on_screen", 1, 6)
    cards = group.number("action_cards_in_hand_max", 1, 6)
    for key in ("action_cards_played_per_turn_max", "ingredients_played_per_turn"):
        group.number(key, 1, 1)
    group.sourced()
    bowl = entries.group("wasabi_cubes")
    points = bowl.number("points_each", 0)
    bowl.said("supply", ("unlimited",))
    bowl.sourced()
    if entries.sound("starting_hand") and group.sound("ingredients_in_hand"):
        entries.group("starting_hand").at_most("size", given, tiles)
    return Limits(tiles, recipes, cards, given, cubes, points)


def _colours(entries: Entries, tokens: Sequence[Token]) -> tuple[str, ...]:
    group = entries.group("tokens")
    colours = group.list_of_said("colours", _COLOURS)
    if group.sound("colours") and (len(set(colours)) != len(colours) or len(colours) < INFO.seats[-1]):
        group.wrong("colours", text("wasabi", "there must be a colour for each player, and no two the same"))
    each = group.number("per_player")
    group.done()
    if group.sound("per_player") and entries.sound("token"):
        group.equal("per_player", each, sum(token.count for token in tokens))
    return colours


def _totals(entries: Entries, made: Box) -> None:
    """Compare the lists with the totals that the file gives."""
    group = entries.group("totals")
    for key, counted, parts in (
        ("ingredient_tiles", len(made.kinds), ("ingredient",)),
        ("challenge_tokens", made.first_bowl - made.first_token, ("token", "tokens")),
        ("recipe_strips", len(made.recipes), ("recipe",)),
        ("action_cards", len(made.types), ("action_card",)),
        ("bowls", len(made.colours), ("tokens",)),
        ("screens", len(made.colours), ("tokens",)),
    ):
        given = group.number(key, 0, _MANY)
        if group.sound(key) and entries.sound(*parts):
            group.equal(key, given, counted)
    group.sourced()


def _hands(entries: Entries, made: Box, forbidden: tuple[str, ...]) -> None:
    """See to it that every player can be given a starting hand, whatever the others take (3.3, 3.4)."""
    known = [ingredient.id for ingredient in made.ingredients]
    parts = ("ingredient", "category", "starting_hand")
    if not entries.sound(*parts):
        return
    for name in forbidden:
        if name not in known:
            what = text("wasabi", "there is no such ingredient: {name}", name=name)
            entries.wrong("starting_hand.forbidden_ingredients", what)
    enough = [
        category for category in range(len(made.categories)) if _gifts(made.ingredients, category) >= INFO.seats[-1]
    ]
    if len(enough) < made.limits.given:
        what = text("wasabi", "too few categories have tiles for the starting hands of all players")
        entries.wrong("starting_hand.size", what)


def _gifts(ingredients: tuple[Ingredient, ...], category: int) -> int:
    return sum(kind.count for kind in ingredients if kind.can_be_given and kind.category == category)
