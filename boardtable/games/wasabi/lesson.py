"""The first lesson: one turn with a recipe in style and all that follows, and the first card of the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.lesson import Lesson, Page
from boardtable.engine.target import Cell, Piece
from boardtable.engine.text import Player, plural, text

from .lesson_tables import TABLE
from .moves import Claim, Cover, Draw, Place, TakeCard, TakeTile, kind_of
from .position import load
from .state import strip_of, tile_of, top_card, top_tile
from .words import kind_name, listed

if TYPE_CHECKING:
    from .components import Box
    from .state import State

YOU, OTHER = 0, 1
RECIPE, NEXT_RECIPE = "crunchy_tuna", "sake_nigiri"
"""What the learner serves, and what the learner gathers ingredients for after that."""
TILE, SQUARE = "tempura", (2, 3)
CARD = "wasabi"
TAKEN = "rice"
ANSWERS = (Place(OTHER, "avocado", (4, 4)), TakeTile(OTHER, "eel"))
"""What the other player does between the two turns."""
CORNER = (4, 3)


def lesson(box: Box) -> Lesson:
    """Tell how a turn goes, step by step, and how a game ends."""
    start = load(box, TABLE)
    return Lesson((*_first_step(box, start), *_second_step(box, start), *_next_turn(box, start)), seats=2, seat=YOU)


def _first_step(box: Box, start: State) -> tuple[Page, ...]:
    """Complete a recipe in style, and serve it."""
    place, claim = Place(YOU, TILE, SQUARE), Claim(YOU, RECIPE)
    recipe = box.recipe(RECIPE)
    token = box.tokens[box.lengths[recipe]]
    strip = Piece(strip_of(start, YOU, recipe))
    tile = Piece(tile_of(start, YOU, kind_of(box, TILE)))
    screen, hand, tokens = Cell(f"screen/{YOU}"), Cell(f"hand/{YOU}"), Cell(f"tokens/{YOU}")
    return (
        Page(
            text(
                "wasabi|lesson",
                "A sushi counter that all share. Everybody has secret recipes, and lays ingredients on one board."
                " Whoever completes a line there with all that an own recipe wants serves it. At the end most points"
                " win.",
            ),
            at=(Cell("board"),),
            position=TABLE,
        ),
        Page(
            text(
                "wasabi|lesson",
                "Marked is what is yours: the recipes that only you see, your ingredients, and your challenge tokens."
                " In your turn you place one ingredient on any open square. There it belongs to nobody: all may use"
                " it.",
            ),
            at=(screen, hand, tokens),
        ),
        Page(
            text(
                "wasabi|lesson",
                "The marked recipe wants, in any order: {ingredients}. Two of them lie side by side already. Place the"
                " marked ingredient on the marked square: drag it there, or click both, or press Tab until it has the"
                " ring, then Enter. While you hold it, squares show what it completes there.",
                ingredients=listed([kind_name(box, kind) for kind in box.recipes[recipe].ingredients]),
            ),
            at=(strip, tile, Cell("board", SQUARE)),
            asked=(place,),
            nearly=text(
                "wasabi|lesson", "That is allowed. But the marked square is the best one for the marked ingredient."
            ),
        ),
        Page(
            text(
                "wasabi|lesson",
                "Complete, and even in the order that is printed, read from one end or the other: that is style. Serve"
                " it: drag the recipe down to the served ones, or click it. Points: {points}, wasabi cubes for style:"
                " {cubes}.",
                points=token.points,
                cubes=token.cubes,
            ),
            at=(strip, Cell(f"served/{YOU}")),
            asked=(claim,),
            nearly=text(
                "wasabi|lesson", "That is allowed. But a recipe that is not served now must be completed once more."
            ),
        ),
    )


def _second_step(box: Box, start: State) -> tuple[Page, ...]:
    """Take a card, an ingredient and a recipe."""
    kind = kind_of(box, TAKEN)
    draws = tuple(Draw(YOU, token.length) for token in box.tokens)
    return (
        Page(
            text(
                "wasabi|lesson",
                "One of your tokens shows its points now; it is used up. Points for each cube: {worth}. For each"
                " recipe that you serve you take an action card, and you hold at most {most}. Take the marked one from"
                " the kitchen.",
                worth=box.limits.cube_points,
                most=box.limits.cards,
            ),
            at=(Piece(top_card(start, box.called(CARD))),),
            asked=(TakeCard(YOU, CARD),),
            nearly=text("wasabi|lesson", "That is allowed. But here you will need the marked card."),
        ),
        Page(
            text(
                "wasabi|lesson",
                "Then you take ingredients from the pantry until you hold {n} again. You have a part of the marked"
                " recipe. Take what it lacks: {kind}.",
                n=box.limits.tiles,
                kind=kind_name(box, kind),
            ),
            at=(Piece(strip_of(start, YOU, box.recipe(NEXT_RECIPE))), Piece(top_tile(start, kind))),
            asked=(TakeTile(YOU, TAKEN),),
            nearly=text("wasabi|lesson", "That is allowed. But the marked ingredient fits one of your recipes."),
        ),
        Page(
            text(
                "wasabi|lesson",
                "Last you draw recipes until you have {n} again, each from a pile that you choose. Points by length,"
                " from {shortest} to {longest}: {points}. Draw one of any length.",
                n=box.limits.recipes,
                shortest=box.tokens[0].length,
                longest=box.tokens[-1].length,
                points=listed([str(token.points) for token in box.tokens]),
            ),
            at=tuple(Cell(f"pile/{move.length}") for move in draws),
            asked=draws,
            replies=ANSWERS,
        ),
    )


def _next_turn(box: Box, start: State) -> tuple[Page, ...]:
    """Play a card, and read what is left to say."""
    cover = Cover(YOU, CORNER)
    card = Piece(top_card(start, box.called(CARD)))
    return (
        Page(
            plural(
                "wasabi|lesson",
                "{name} places an ingredient beside another one, and it is your turn again. In each turn you may play"
                " one action card. Lay yours over the four marked squares: drag it there, or click it and then its"
                " place. That brings {n} wasabi cube at once.",
                "{name} places an ingredient beside another one, and it is your turn again. In each turn you may play"
                " one action card. Lay yours over the four marked squares: drag it there, or click it and then its"
                " place. That brings {n} wasabi cubes at once.",
                n=box.limits.cubes,
                name=Player(OTHER),
            ),
            at=(card, *(Cell("board", (CORNER[0] + down, CORNER[1] + right)) for down in (0, 1) for right in (0, 1))),
            asked=(cover,),
            nearly=text("wasabi|lesson", "That is allowed. But first lay the marked card over the marked squares."),
        ),
        Page(
            text(
                "wasabi|lesson",
                "Covered squares are locked, until somebody takes that card as a reward. Now you would place an"
                " ingredient as before. The other cards chop, stack or switch ingredients, or let you place two: the"
                " rules say how.",
            ),
            at=(card, Cell("kitchen")),
        ),
        Page(
            text(
                "wasabi|lesson",
                "If no recipe of yours suits the board, you may pass instead of all this: you discard one or more of"
                " them, which go under their piles, and draw others.",
            ),
            at=(Cell(f"screen/{YOU}"),),
        ),
        Page(
            text(
                "wasabi|lesson",
                "The game ends when every square is filled or covered. Then points count, and in a tie the most cubes."
                " But whoever uses the last of the own tokens wins at once, whatever the points.",
            ),
            at=(Cell("board"), Cell(f"tokens/{YOU}")),
        ),
        Page(
            text(
                "wasabi|lesson",
                "You know all that you need. In a game, Ctrl+Z takes a move back, A lists all recipes, H shows a hint,"
                " and F1 opens the rules.",
            ),
        ),
    )
