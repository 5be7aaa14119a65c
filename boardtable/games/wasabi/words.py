"""How ingredients, squares, cards and recipes are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.text import Player, Text, plural, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .components import Box, Square, Token

INGREDIENTS: dict[str, Text] = {
    "rice": text("wasabi", "rice"),
    "maki": text("wasabi", "maki"),
    "tuna": text("wasabi", "tuna"),
    "salmon": text("wasabi", "salmon"),
    "snapper": text("wasabi", "snapper"),
    "eel": text("wasabi", "eel"),
    "shrimp": text("wasabi", "shrimp"),
    "crab": text("wasabi", "crab"),
    "squid": text("wasabi", "squid"),
    "avocado": text("wasabi", "avocado"),
    "cucumber": text("wasabi", "cucumber"),
    "pickle": text("wasabi", "pickle"),
    "tempura": text("wasabi", "tempura"),
    "egg": text("wasabi", "egg"),
    "fugu": text("wasabi", "fugu"),
    "urchin": text("wasabi", "sea urchin"),
    "toro": text("wasabi", "toro"),
    "octopus": text("wasabi", "octopus"),
}

CATEGORIES: dict[str, Text] = {
    "staple": text("wasabi", "Staples"),
    "fish": text("wasabi", "Fish"),
    "seafood": text("wasabi", "Seafood"),
    "garden": text("wasabi", "Garden"),
    "hot_plate": text("wasabi", "Hot plate"),
    "delicacy": text("wasabi", "Delicacies"),
}

DOES: dict[str, Text] = {
    "chop": text(
        "wasabi",
        "Take a visible tile off the board: it goes back into the pantry, or becomes the tile of your turn.",
    ),
    "spicy": text("wasabi", "You may place a second tile in this turn."),
    "stack": text("wasabi", "The tile of your turn goes on top of another one."),
    "switch": text("wasabi", "Exchange all that lies on two adjacent squares."),
    "wasabi": text("wasabi", "Cover four squares, two by two: they are locked. It also brings you wasabi."),
}
"""What each action card does, in one sentence (8.5 to 8.9)."""


def listed(items: Sequence[Text | Player | str]) -> Text:
    """Make a list of names; only commas stand between them.

    >>> from boardtable.engine.text import plain
    >>> plain(listed(["Red Duet", "Ring Toss", "Shell Game"]))
    'Red Duet, Ring Toss, Shell Game'
    """
    made = text("wasabi", "{name}", name=items[0])
    for item in items[1:]:
        made = text("wasabi", "{list}, {name}", list=made, name=item)
    return made


def kind_name(box: Box, kind: int) -> Text:
    """Name an ingredient."""
    return INGREDIENTS[box.ingredients[kind].id]


def tile_label(box: Box, kind: int) -> Text:
    """Name a tile with its category: "tuna (Fish)"."""
    category = CATEGORIES[box.categories[box.ingredients[kind].category].id]
    return text("wasabi", "{kind} ({category})", kind=kind_name(box, kind), category=category)


def recipe_label(box: Box, recipe: int) -> Text:
    """Name a recipe with its ingredients, in the order that is printed."""
    printed = box.recipes[recipe]
    wanted = listed([kind_name(box, kind) for kind in printed.ingredients])
    return text("wasabi", "{recipe}: {ingredients}", recipe=printed.name, ingredients=wanted)


def worth_of(points: int, cubes: int) -> Text:
    """Say in short what a recipe brings: points, and cubes for style if it earns any (6.19)."""
    if cubes:
        return text("wasabi", "+{points}, with style +{cubes}", points=points, cubes=cubes)
    return gain(points)


def gain(points: int) -> Text:
    """Say in short how many points something brings."""
    return text("wasabi", "+{points}", points=points)


def worth_label(token: Token) -> Text:
    """Say what a recipe of one length brings (2.7)."""
    if token.cubes:
        return text(
            "wasabi",
            "Points: {points}. With style also wasabi cubes: {cubes}.",
            points=token.points,
            cubes=token.cubes,
        )
    return text("wasabi", "Points: {points}.", points=token.points)


def recipe_names(box: Box, recipes: Sequence[int]) -> Text:
    """List recipes by their names."""
    return listed([box.recipes[recipe].name for recipe in recipes])


def place_name(square: Square) -> Text:
    """Tell where a square is (1.1)."""
    return text("wasabi", "row {row}, column {column}", row=square[0] + 1, column=square[1] + 1)


def back_label(length: int) -> Text:
    """Say what a strip is that lies face down."""
    return text("wasabi", "Recipe of length {n}, face down", n=length)


def token_label(length: int) -> Text:
    """Name a challenge token that lies length side up."""
    return text("wasabi", "Challenge token of length {n}", n=length)


def points_label(points: int) -> Text:
    """Name a challenge token that lies point side up."""
    return plural("wasabi", "Challenge token: {n} point", "Challenge token: {n} points", n=points)
