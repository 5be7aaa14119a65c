"""Checks the lists of `components.toml`: ingredients, recipes, tokens and action cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.text import text

from . import INFO
from .components import Card, Ingredient, Recipe, Token

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardtable.engine.entries import Entries

_INGREDIENTS = (
    *("rice", "maki", "tuna", "salmon", "snapper", "eel", "shrimp", "crab", "squid"),
    *("avocado", "cucumber", "pickle", "tempura", "egg", "fugu", "urchin", "toro", "octopus"),
)
"""The ingredients that are drawn; another one could not be shown."""

_SHORTEST, _LONGEST = 2, 5
"""Strips of these lengths are drawn."""

_CARDS = {
    "chop": ("before_or_after", "kitchen"),
    "spicy": ("before_or_after", "kitchen"),
    "stack": ("before", "kitchen"),
    "switch": ("before_or_after", "kitchen"),
    "wasabi": ("before_or_after", "board"),
}
"""The types of action card that the rules know (8.5 to 8.9): when they are played, and where they go."""


def read_ingredients(entries: Entries, categories: Sequence[str], forbidden: Sequence[str]) -> tuple[Ingredient, ...]:
    """Read the kinds of ingredients; unique ones and those named there are not given (3.3)."""
    found: list[Ingredient] = []
    for group in entries.groups("ingredient"):
        name = group.said("id", _INGREDIENTS)
        group.said("name")
        category = categories.index(group.said("category", categories))
        count = group.number("count")
        group.sourced("name_provenance")
        if group.sound("id") and name in [other.id for other in found]:
            group.same("id")
        found.append(Ingredient(name, category, count, count > 1 and name not in forbidden))  # 1.10
    head = entries.group("ingredients")
    total = head.number("total", 0, 999)
    if head.sound("total") and entries.sound("ingredient"):
        head.equal("total", total, sum(kind.count for kind in found))
    head.sourced()
    return tuple(found)


def read_tokens(entries: Entries) -> tuple[Token, ...]:
    """Read the challenge tokens; they come by length."""
    found: list[Token] = []
    for group in entries.groups("token"):
        token = Token(
            group.number("length", _SHORTEST, _LONGEST),
            group.number("count", 1, 9),
            group.number("points", 0),
            group.number("style_cubes", 0, 4),  # more do not fit on a token
        )
        group.sourced("count_provenance", "points_provenance", "style_provenance")
        if group.sound("length") and token.length in [other.length for other in found]:
            group.same("length")
        found.append(token)
    if entries.sound("token") and not found:
        entries.wrong("token", text("wasabi", "there must be challenge tokens"))
    return tuple(sorted(found, key=lambda token: token.length))


def read_recipes(entries: Entries, ingredients: Sequence[str], tokens: Sequence[Token]) -> tuple[Recipe, ...]:
    """Read the recipes; they come by length, and otherwise as they stand in the file."""
    known = ingredients or _INGREDIENTS
    lengths = [token.length for token in tokens]
    found: list[Recipe] = []
    for group in entries.groups("recipe"):
        name, called = group.said("id"), group.said("name")
        length = group.number("length", _SHORTEST, _LONGEST)
        listed = group.list_of_said("ingredients", known)
        if group.sound("length", "ingredients"):
            group.equal("length", length, len(listed))
        if group.sound("length") and entries.sound("token") and length not in lengths:
            group.wrong("length", text("wasabi", "there is no challenge token of this length"))
        if group.sound("id") and name in [other.id for other in found]:
            group.same("id")
        group.sourced("provenance", *(["name_provenance"] if group.has("name_provenance") else []))
        found.append(Recipe(name, called, tuple([known.index(ingredient) for ingredient in listed])))
    head = entries.group("recipes")
    counts = head.group("count_by_length")
    for length in lengths:
        given = counts.number(str(length), 0)
        if counts.sound(str(length)) and entries.sound("recipe", "token"):
            counts.equal(str(length), given, sum(len(recipe.ingredients) == length for recipe in found))
    if entries.sound("token"):
        counts.done()
    head.sourced()
    return tuple(sorted([r for r in found if len(r.ingredients) in lengths], key=lambda r: len(r.ingredients)))


def read_cards(entries: Entries) -> tuple[tuple[Card, ...], int]:
    """Read the types of action card, and how many cubes playing Wasabi! brings (8.5.4)."""
    found: dict[str, Card] = {}
    cubes = 0
    for group in entries.groups("action_card"):
        name = group.said("id", tuple(_CARDS))
        timing, goes_to = _CARDS[name]
        called = group.said("name")
        group.said("timing", (timing,))
        group.said("goes_to", (goes_to,))
        by_players = group.group("count_by_players")
        counts = tuple([(players, by_players.number(str(players), 0, 9)) for players in INFO.seats])
        by_players.done()
        if goes_to == "board":
            group.number("squares_covered", 4, 4)
            shape = group.list_of_numbers("shape", 2, 2)
            if group.sound("shape") and len(shape) != 2:  # noqa: PLR2004 - rows and columns (8.5.2)
                group.wrong("shape", text("wasabi", "this must be 2 rows and 2 columns"))
            cubes = group.number("cubes_when_played", 0)
        group.done()
        if group.sound("id") and name in found:
            group.same("id")
        found[name] = Card(name, called, counts)
    if entries.sound("action_card") and len(found) < len(_CARDS):
        entries.wrong("action_card", text("wasabi", "all types of action card must be here"))
    entries.group("action_cards").sourced()
    return tuple(found[name] for name in _CARDS if name in found), cubes
