"""The table: which zones it has, and which piece lies where showing what.

Whoever looks has the own things below. An onlooker sits beside the first player, and sees neither
hands nor screens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.table import (
    Aid,
    Fan,
    Frame,
    Grid,
    Ground,
    Listed,
    Picture,
    Placed,
    Row,
    Stack,
    Table,
    Tally,
    Zone,
)
from boardtable.engine.target import Cell
from boardtable.engine.text import Player, Text, plural, text

from .faces import BOWL, CARD_BACK, SMEAR, SQUARE, TILE_BACK, card_face, strip_back, strip_face, tile_face, token_face
from .mat import squares
from .state import NO_STRIP, NO_TILE
from .words import back_label, place_name, points_label, recipe_label, tile_label, token_label

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from boardtable.engine.move import Seat
    from boardtable.engine.table import Face

    from .state import State

_LEFT = {1: (540,), 2: (280, 800), 3: (20, 540, 1060)}
"""Where the things of the others begin, by how many they are."""
_SHELF = Frame(20, 140, 480, 504)
_COUNTER = Frame(520, 140, 588, 504)
_PASS = Frame(1130, 140, 190, 504)
_PILES = Frame(1340, 140, 240, 504)
_ROOM = 0.9
"""A piece fills so much of its place."""


def zones(state: State, seat: Seat | None) -> tuple[Zone, ...]:
    """Tell which parts the table has for whoever looks."""
    near = seat or 0
    others = [(near + step) % state.seats for step in range(1, state.seats)]
    found = [*_shared(state), *_near(state, near)]
    for other, left in zip(others, _LEFT[len(others)], strict=True):
        found.extend(_far(state, other, left))
    return tuple(found)


def table(state: State, seat: Seat | None) -> Table:
    """Tell where everything lies for whoever looks; hands and screens of others are closed (12.3, 12.4)."""
    placed = [*_on_shelf(state), *_on_board(state), *_in_kitchen(state), *_on_piles(state)]
    for owner in range(state.seats):
        placed.extend(_of(state, owner, near=owner == (seat or 0), is_open=owner == seat))
    tallies = [tally for owner in range(state.seats) for tally in _tallies(state, owner)]
    return Table(tuple(placed), tuple(tallies))


def aids(state: State, _seat: Seat | None) -> tuple[Aid, ...]:
    """Give the full menu, which is printed on every screen (12.2); served recipes are done."""
    box = state.box
    served = {state.menu.faces[strip] for side in state.sides for strip in side.served}
    entries = [
        Listed(strip_face(box, recipe), recipe_label(box, recipe), recipe in served)
        for recipe in range(len(box.recipes))
    ]
    return (Aid("menu", text("wasabi", "All recipes"), tuple(entries)),)


# ---- the zones


def _shared(state: State) -> Iterator[Zone]:
    box, mat = state.box, state.mat
    wide = max(_in_category(state, category) for category in range(len(box.categories)))
    shelf = Grid(len(box.categories), wide)
    side = _ROOM * min(_SHELF.w / wide, _SHELF.h / len(box.categories))
    yield Zone("pantry", shelf, _SHELF, (side, side), text("wasabi", "Pantry"), piled=True)
    side = min(_COUNTER.w / mat.columns, _COUNTER.h / mat.rows)
    width, height = side * mat.columns, side * mat.rows
    frame = Frame(_COUNTER.x + (_COUNTER.w - width) / 2, _COUNTER.y + (_COUNTER.h - height) / 2, width, height)
    tile = _ROOM * side
    ground = tuple([Ground(square, SQUARE, place_name(square)) for square in mat.squares])
    board = Grid(mat.rows, mat.columns)
    yield Zone("board", board, frame, (tile, tile), text("wasabi", "Board"), piled=True, ground=ground)
    kitchen = Grid(len(box.cards), 1)
    card = (_ROOM * _PASS.w, _ROOM * _PASS.h / len(box.cards))
    yield Zone("kitchen", kitchen, _PASS, card, text("wasabi", "Kitchen"), piled=True)
    high = _PILES.h / len(box.tokens)
    for number, token in enumerate(box.tokens):
        frame = Frame(_PILES.x, _PILES.y + number * high, _PILES.w, high - 6)
        label = text("wasabi", "Recipes of length {n}", n=token.length)
        yield Zone(f"pile/{token.length}", Stack(), frame, (_PILES.w * _ROOM, high * 0.6), label)
    plate = Frame(800, 850, 130, 130)
    yield Zone("plate", Stack(), plate, (117, 117), text("wasabi", "Plate for a chopped tile"), quiet=True)


def _in_category(state: State, category: int) -> int:
    return sum(kind.category == category for kind in state.box.ingredients)


def _near(state: State, owner: Seat) -> Iterator[Zone]:
    """Give the zones of who sits below."""
    name, limits = Player(owner), state.box.limits
    screen = Frame(20, 665, 760, 150)
    strip = (screen.w / limits.recipes - 8, 140.0)
    yield Zone(
        f"screen/{owner}", Row(limits.recipes), screen, strip, text("wasabi", "Screen: {name}", name=name), owner
    )
    tokens = Frame(20, 830, 760, 68)
    side = min(62.0, tokens.w / state.box.tokens_each - 4)
    label = text("wasabi", "Challenge tokens: {name}", name=name)
    yield Zone(f"tokens/{owner}", Row(state.box.tokens_each), tokens, (side, side), label, owner)
    served = Frame(20, 906, 760, 84)
    yield Zone(f"served/{owner}", Fan(), served, (250, 58), text("wasabi", "Served: {name}", name=name), owner)
    hand = Frame(800, 665, 400, 170)
    label = text("wasabi", "Ingredients: {name}", name=name)
    yield Zone(f"hand/{owner}", Fan(), hand, (126, 126), label, owner, loose=True)
    cards = Frame(1220, 665, 360, 170)
    card = (min(118.0, cards.w / limits.cards - 8), 162.0)
    label = text("wasabi", "Action cards: {name}", name=name)
    yield Zone(f"cards/{owner}", Row(limits.cards), cards, card, label, owner, loose=True)
    bowl = Frame(950, 850, 130, 130)
    yield Zone(f"bowl/{owner}", Stack(), bowl, (117, 117), text("wasabi", "Bowl: {name}", name=name), owner)


def _far(state: State, owner: Seat, left: float) -> Iterator[Zone]:
    """Give the small zones of somebody else; a click enlarges them together."""
    name, limits = Player(owner), state.box.limits
    group = f"seat {owner}"
    screen = Frame(left, 30, 150, 100)
    strip = (142.0, screen.h / limits.recipes - 3)
    label = text("wasabi", "Screen: {name}", name=name)
    heading = text("wasabi", "{name}", name=name)
    yield Zone(f"screen/{owner}", Grid(limits.recipes, 1), screen, strip, label, owner, group, heading=heading)
    label = text("wasabi", "Ingredients: {name}", name=name)
    yield Zone(f"hand/{owner}", Stack(), Frame(left + 156, 30, 62, 100), (54, 54), label, owner, group)
    label = text("wasabi", "Action cards: {name}", name=name)
    yield Zone(f"cards/{owner}", Stack(), Frame(left + 224, 30, 58, 100), (50, 70), label, owner, group)
    label = text("wasabi", "Bowl: {name}", name=name)
    yield Zone(f"bowl/{owner}", Stack(), Frame(left + 288, 30, 58, 58), (52, 52), label, owner, group)
    label = text("wasabi", "Served: {name}", name=name)
    yield Zone(f"served/{owner}", Fan(), Frame(left + 352, 30, 158, 58), (140, 32), label, owner, group)
    label = text("wasabi", "Challenge tokens: {name}", name=name)
    tokens = Frame(left + 288, 92, 222, 38)
    yield Zone(f"tokens/{owner}", Fan(), tokens, (34, 34), label, owner, group, loose=True)


# ---- what lies in them


def _on_shelf(state: State) -> Iterator[Placed]:
    """Stack the tiles of each kind, a row for each category (1.8)."""
    box = state.box
    columns = [0] * len(box.categories)
    for kind, (ingredient, tiles) in enumerate(zip(box.ingredients, box.tiles, strict=True)):
        at = Cell("pantry", (ingredient.category, columns[ingredient.category]))
        columns[ingredient.category] += 1
        stack = [box.first_tile + tile for tile in squares(state.pantry & tiles)]
        yield from _piled(stack, tile_face(box, kind), at, tile_label(box, kind))


def _on_board(state: State) -> Iterator[Placed]:
    """Lay out the tiles; a stack shows its height (8.7.4), a Wasabi! card covers four squares (8.5.1)."""
    box, board = state.box, state.board
    for square, stack in zip(state.mat.squares, board.stacks, strict=True):
        for height, tile in enumerate(stack, 1):
            badge = str(height) if height == len(stack) > 1 else None
            yield _tile(state, tile, Cell("board", square), badge)
    block = ((0, 0), (0, 1), (1, 0), (1, 1))
    label = text("wasabi", "{card}", card=box.cards[box.called("wasabi")].name)
    for card, corner in board.covers:
        yield Placed(card, SMEAR, Cell("board", state.mat.squares[corner]), label, covers=block)


def _in_kitchen(state: State) -> Iterator[Placed]:
    box = state.box
    for kind, cards in enumerate(box.in_box):
        stack = [box.first_card + card for card in squares(state.kitchen & cards)]
        yield from _piled(stack, card_face(box, kind), Cell("kitchen", (kind, 0)), _card_label(state, kind))


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
            yield _strip(state, strip, Cell(f"screen/{owner}", place if near else (place, 0)), is_open=is_open)
    for place, card in enumerate(side.cards, 1):
        at = Cell(f"cards/{owner}", place - 1 if near else None)
        if is_open:
            kind = box.type(card)
            yield Placed(card, card_face(box, kind), at, _card_label(state, kind))
        else:
            badge = str(place) if place == len(side.cards) and not near else None
            yield Placed(card, CARD_BACK, at, text("wasabi", "Action card in a closed hand"), badge)
    for place, tile in enumerate(side.tiles, 1):
        at = Cell(f"hand/{owner}")
        if is_open:
            yield _tile(state, tile, at)
        else:
            badge = str(place) if place == len(side.tiles) and not near else None
            yield Placed(tile, TILE_BACK, at, text("wasabi", "Ingredient in a closed hand"), badge)
    yield from _tokens(state, owner, near=near)
    cubes = plural("wasabi", "{n} wasabi cube", "{n} wasabi cubes", n=side.cubes)
    yield Placed(box.first_bowl + owner, BOWL, Cell(f"bowl/{owner}"), cubes, str(side.cubes))
    if owner == state.seat and state.plate != NO_TILE:
        yield _tile(state, state.plate, Cell("plate"))


def _tokens(state: State, owner: Seat, *, near: bool) -> Iterator[Placed]:
    """Lay out the challenge tokens; those that are assigned lie with their strips (6.12)."""
    box, side = state.box, state.sides[owner]
    on_strip: dict[int, list[int]] = {length: [] for length in range(len(box.tokens))}
    place = 0
    for length, token in enumerate(box.tokens):
        for number in range(token.count):
            piece = box.first_token + owner * box.tokens_each + place
            if number < token.count - side.left[length]:
                on_strip[length].append(piece)
            else:
                at = Cell(f"tokens/{owner}", place if near else None)
                face = token_face(box, owner, length, assigned=False)
                yield Placed(piece, face, at, token_label(token.length))
            place += 1
    at = Cell(f"served/{owner}")
    for strip in side.served:
        length = box.lengths[strip]
        yield _strip(state, strip, at, is_open=True)
        face = token_face(box, owner, length, assigned=True)
        yield Placed(on_strip[length].pop(0), face, at, points_label(box.tokens[length].points))


def _strip(state: State, strip: int, at: Cell, *, is_open: bool) -> Placed:
    box, recipe = state.box, state.menu.faces[strip]
    if is_open:
        return Placed(strip, strip_face(box, recipe), at, recipe_label(box, recipe))
    length = box.tokens[box.lengths[strip]].length
    return Placed(strip, strip_back(length), at, back_label(length))


def _tile(state: State, tile: int, at: Cell, badge: str | None = None) -> Placed:
    kind = state.box.kind(tile)
    return Placed(tile, tile_face(state.box, kind), at, tile_label(state.box, kind), badge)


def _card_label(state: State, kind: int) -> Text:
    return text("wasabi", "{card}", card=state.box.cards[kind].name)


def _piled(items: Sequence[int], face: Face, at: Cell, label: Text) -> Iterator[Placed]:
    """Stack equal pieces; the top one shows how many they are."""
    for place, piece in enumerate(items, 1):
        yield Placed(piece, face, at, label, str(len(items)) if place == len(items) else None)


def _tallies(state: State, owner: Seat) -> Iterator[Tally]:
    """Count what everybody may see of a player (12.1)."""
    side = state.sides[owner]
    yield Tally(owner, text("wasabi", "Challenge tokens left"), Picture("mark/token"), sum(side.left))
    yield Tally(owner, text("wasabi", "Wasabi cubes"), Picture("cube"), side.cubes)
    yield Tally(owner, text("wasabi", "Ingredients in hand"), Picture("mark/hand"), len(side.tiles))
    yield Tally(owner, text("wasabi", "Action cards in hand"), Picture("mark/card"), len(side.cards))
