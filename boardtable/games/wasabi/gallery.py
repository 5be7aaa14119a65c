"""Everything that is printed, each face by its name: for the pictures in the rule book."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.game import Exhibit
from boardtable.engine.text import text

from .faces import CARD_BACK, SMEAR, TILE_BACK, bowl_face, card_face, strip_back, strip_face, tile_face, token_face
from .words import back_label, points_label, recipe_label, tile_label, token_label

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .components import Box


def gallery(box: Box) -> tuple[Exhibit, ...]:
    """Show ingredients and recipes by their own names, cards (`card-chop`), tokens (`token-2`, `points-2`), backs."""
    return (
        *[Exhibit(kind.id, tile_label(box, n), tile_face(box, n)) for n, kind in enumerate(box.ingredients)],
        *[Exhibit(recipe.id, recipe_label(box, n), strip_face(box, n)) for n, recipe in enumerate(box.recipes)],
        *_cards(box),
        *_by_length(box),
        Exhibit("tile-back", text("wasabi", "Ingredient in a closed hand"), TILE_BACK),
        Exhibit("bowl", text("wasabi", "Bowl"), bowl_face(0)),
    )


def _cards(box: Box) -> Iterator[Exhibit]:
    for number, card in enumerate(box.cards):
        yield Exhibit(f"card-{card.id}", text("wasabi", "{card}", card=card.name), card_face(box, number))
    wasabi = box.cards[box.called("wasabi")].name
    yield Exhibit("smear", text("wasabi", "{card}", card=wasabi), SMEAR)
    yield Exhibit("card-back", text("wasabi", "Action card in a closed hand"), CARD_BACK)


def _by_length(box: Box) -> Iterator[Exhibit]:
    """Show the backs of strips, and both sides of the tokens of the first colour."""
    for number, token in enumerate(box.tokens):
        length = token.length
        yield Exhibit(f"strip-back-{length}", back_label(length), strip_back(length))
        yield Exhibit(f"token-{length}", token_label(length), token_face(box, 0, number, assigned=False))
        yield Exhibit(f"points-{length}", points_label(token.points), token_face(box, 0, number, assigned=True))
