"""The table: which piece lies where showing what; an onlooker sees neither hands nor screens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.note import Tone
from boardtable.engine.table import Aid, Listed, Mark, Picture, Placed, Table, Tally
from boardtable.engine.target import Cell
from boardtable.engine.text import Text, plural, text

from .faces import CARD_BACK, SMEAR, TILE_BACK, bowl_face, card_face, strip_back, strip_face, tile_face, token_face
from .mat import squares
from .matching import segments_with
from .result import points
from .state import NO_STRIP, NO_TILE
from .turning import claimable
from .words import (
    DOES,
    back_label,
    points_label,
    recipe_label,
    tile_label,
    token_label,
    worth_label,
    worth_of,
)
from .zones import on_shelves, token_place

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from boardtable.engine.move import Seat
    from boardtable.engine.table import Face

    from .state import State

_BLOCK = ((0, 0), (0, 1), (1, 0), (1, 1))
"""What a Wasabi! card covers (8.5.2)."""


def table(state: State, seat: Seat | None) -> Table:
    """Tell where everything lies for whoever looks; hands and screens of others are closed (12.3, 12.4)."""
    placed = [*_on_shelf(state), *_on_board(state), *_in_kitchen(state), *_on_piles(state)]
    for owner in range(state.seats):
        placed.extend(_of(state, owner, near=owner == (seat or 0), is_open=owner == seat))
    tallies = [tally for owner in range(state.seats) for tally in _tallies(state, owner)]
    return Table(tuple(placed), tuple(tallies), tuple(_completed(state)) if seat == state.seat else ())  # 12.3


def aids(state: State, _seat: Seat | None) -> tuple[Aid, ...]:
    """Give the full menu, which is printed on every screen (12.2), length by length; served recipes are done."""
    box = state.box
    served = {state.menu.faces[strip] for side in state.sides for strip in side.served}
    return tuple(
        [
            Aid(
                f"length-{token.length}",
                text("wasabi", "Length {n} ({worth})", n=token.length, worth=worth_of(token.points, token.cubes)),
                tuple(
                    [
                        Listed(strip_face(box, recipe), recipe_label(box, recipe), recipe in served)
                        for recipe in squares(recipes)
                    ]
                ),
                of=text("wasabi", "All recipes"),
            )
            for token, recipes in zip(box.tokens, box.of_length, strict=True)
        ]
    )


def _completed(state: State) -> Iterator[Mark]:
    """Mark on the board the lines that may be served now (6.9); nothing outside a claim window."""
    box, shows, turn = state.box, state.board.shows, state.turn
    for recipe in claimable(state):
        name = box.recipes[recipe].name
        for segment in segments_with(box, state.mat, shows, recipe, in_style=bool(turn.style >> recipe & 1)):
            places = tuple([Cell("board", state.mat.squares[square]) for square in segment])
            yield Mark(places, Tone.GAIN, text("wasabi", "Completed: {recipe}", recipe=name))


# ---- what lies where


def _on_shelf(state: State) -> Iterator[Placed]:
    """Stack the tiles of each kind, a row for each category (1.8)."""
    box = state.box
    for kind, (at, tiles) in enumerate(zip(on_shelves(box), box.tiles, strict=True)):
        stack = [box.first_tile + tile for tile in squares(state.pantry & tiles)]
        yield from _piled(stack, tile_face(box, kind), Cell("pantry", at), tile_label(box, kind))


def _on_board(state: State) -> Iterator[Placed]:
    """Lay out the tiles; a stack shows its height (8.7.4), a Wasabi! card covers four squares (8.5.1)."""
    box, board = state.box, state.board
    for square, stack in zip(state.mat.squares, board.stacks, strict=True):
        for height, tile in enumerate(stack, 1):
            badge = str(height) if height == len(stack) > 1 else None
            yield _tile(state, tile, Cell("board", square), badge)
    wasabi = box.called("wasabi")
    label, more = _card_label(state, wasabi), _does(state, wasabi)
    for card, corner in board.covers:
        yield Placed(card, SMEAR, Cell("board", state.mat.squares[corner]), label, covers=_BLOCK, more=more)


def _in_kitchen(state: State) -> Iterator[Placed]:
    box = state.box
    for kind, cards in enumerate(box.in_box):
        stack = [box.first_card + card for card in squares(state.kitchen & cards)]
        at, label = Cell("kitchen", (0, kind)), _card_label(state, kind)
        yield from _piled(stack, card_face(box, kind), at, label, _does(state, kind))


def _on_piles(state: State) -> Iterator[Placed]:
    """Stack the strips face down; what was put under a pile lies at the bottom (7.3)."""
    box, menu = state.box, state.menu
    for length, token in enumerate(box.tokens):
        undrawn = range(box.starts[length] + menu.drawn[length], box.starts[length + 1])
        stack = [*reversed(menu.under[length]), *reversed(undrawn)]
        yield from _piled(stack, strip_back(token.length), Cell(f"pile/{token.length}"), back_label(token.length))


def _of(state: State, owner: Seat, *, near: bool, is_open: bool) -> Iterator[Placed]:
    """Give everything that a player has."""
    box, side = state.box, state.sides[owner]
    for place, strip in enumerate(side.screen):
        if strip != NO_STRIP:
            yield _strip(state, strip, Cell(f"screen/{owner}", (place, 0)), is_open=is_open)
    for place, card in enumerate(side.cards):
        at = Cell(f"cards/{owner}", place if near else None)
        if is_open:
            kind = box.type(card)
            shape = _BLOCK if kind == box.called("wasabi") else ()
            label = _card_label(state, kind)
            yield Placed(card, card_face(box, kind), at, label, shape=shape, more=_does(state, kind))
        else:
            yield Placed(card, CARD_BACK, at, text("wasabi", "Action card in a closed hand"))
    for tile in side.tiles:
        at = Cell(f"hand/{owner}")
        if is_open:
            yield _tile(state, tile, at)
        else:
            yield Placed(tile, TILE_BACK, at, text("wasabi", "Ingredient in a closed hand"))
    yield from _tokens(state, owner, near=near)
    cubes = plural("wasabi", "{n} wasabi cube", "{n} wasabi cubes", n=side.cubes)
    yield Placed(box.first_bowl + owner, bowl_face(side.cubes), Cell(f"bowl/{owner}"), cubes, str(side.cubes))
    if owner == state.seat and state.plate != NO_TILE:
        yield _tile(state, state.plate, Cell("plate"))


def _tokens(state: State, owner: Seat, *, near: bool) -> Iterator[Placed]:
    """Lay out the challenge tokens, and the recipes to which those that show their points are assigned (6.12).

    Strips alone lie among the served ones, so that ten of them can be read; each token stays in its place.
    """
    box, side = state.box, state.sides[owner]
    place = 0
    for length, token in enumerate(box.tokens):
        for number in range(token.count):
            assigned = number < token.count - side.left[length]
            at = Cell(f"tokens/{owner}", token_place(box, place, near=near))
            face = token_face(box, owner, length, assigned=assigned)
            label = points_label(token.points) if assigned else token_label(token.length)
            yield Placed(box.first_token + owner * box.tokens_each + place, face, at, label)
            place += 1
    for number, strip in enumerate(side.served, 1):
        badge = str(number) if number == len(side.served) and not near else None
        yield _strip(state, strip, Cell(f"served/{owner}"), badge, is_open=True)


def _strip(state: State, strip: int, at: Cell, badge: str | None = None, *, is_open: bool) -> Placed:
    box, recipe = state.box, state.menu.faces[strip]
    if is_open:
        more = worth_label(box.tokens[box.lengths[recipe]])
        return Placed(strip, strip_face(box, recipe), at, recipe_label(box, recipe), badge, more=more)
    length = box.tokens[box.lengths[strip]].length
    return Placed(strip, strip_back(length), at, back_label(length))


def _tile(state: State, tile: int, at: Cell, badge: str | None = None) -> Placed:
    kind = state.box.kind(tile)
    return Placed(tile, tile_face(state.box, kind), at, tile_label(state.box, kind), badge)


def _card_label(state: State, kind: int) -> Text:
    return text("wasabi", "{card}", card=state.box.cards[kind].name)


def _does(state: State, kind: int) -> Text:
    return DOES[state.box.cards[kind].id]


def _piled(items: Sequence[int], face: Face, at: Cell, label: Text, more: Text | None = None) -> Iterator[Placed]:
    """Stack equal pieces; the top one shows how many they are."""
    for place, piece in enumerate(items, 1):
        yield Placed(piece, face, at, label, str(len(items)) if place == len(items) else None, more=more)


def _tallies(state: State, owner: Seat) -> Iterator[Tally]:
    """Count what everybody may see of a player (12.1): points and cubes first, for they decide (10.5, 10.6)."""
    side, colour = state.sides[owner], state.box.colours[owner]
    yield Tally(owner, text("wasabi", "Points"), Picture("mark/points"), points(state, owner))
    yield Tally(owner, text("wasabi", "Wasabi cubes"), Picture("cube"), side.cubes)
    yield Tally(owner, text("wasabi", "Challenge tokens left"), Picture(f"token/{colour}"), sum(side.left))
    yield Tally(owner, text("wasabi", "Action cards in hand"), Picture("mark/card"), len(side.cards))
