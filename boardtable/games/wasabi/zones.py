"""The zones of the table: what all share above, the own things below, those of the others small at the side.

Whoever looks has the own things below. An onlooker sits beside the first player.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.table import Fan, Frame, Grid, Ground, Row, Stack, Zone
from boardtable.engine.text import Player, text

from .faces import SQUARE, slot_face, strip_back
from .words import kind_name, place_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from boardtable.engine.move import Seat

    from .components import Box, Square
    from .state import State

_LOWER = 658
"""Above this lies what all share, and what the others have; the own things lie below."""
_EDGE, _GAP = 20, 12
_PANTRY, _COUNTER = 304, (756, 648)
"""How wide the pantry is beside the widest board, and how large that one is."""
_SHARE = 0.48
"""So much of the room that a narrower board leaves is for the pantry; the rest for what the others have."""
_HEADING = 38
"""So much room there is for a name above the things of another player."""
_BLOCK_OF = (468, 92)
"""How large those are at least."""
_CARD_HIGH, _CARD_MOST, _CARD_SHARE = 1.4, 150, 0.45
"""An action card is so many times as high as wide, so high at most in the kitchen, and leaves room for the piles."""
_ROOM, _STRIP_ROOM = 0.9, 0.96
"""A piece, or an own recipe, fills so much of its place."""
_TOKEN_ROWS = 2
"""In so many rows lie the challenge tokens of the others."""


def zones(state: State, seat: Seat | None) -> tuple[Zone, ...]:
    """Tell which parts the table has for whoever looks."""
    near = seat or 0
    others = [(near + step) % state.seats for step in range(1, state.seats)]
    board = _board(state)
    beside = Frame(board.x + board.w + _GAP, 10, 0, 0)
    beside = Frame(beside.x, beside.y, 1600 - _EDGE - beside.x, _LOWER - beside.y)
    scale = beside.w / _BLOCK_OF[0]
    high = _HEADING + _BLOCK_OF[1] * scale
    found = [*_shared(state, board), *_near(state, near)]
    for number, other in enumerate(others):
        found.extend(_far(state, other, (beside.x, beside.y + number * high + _HEADING), scale))
    top = beside.y + len(others) * high + _GAP
    found.extend(_stock(state, Frame(beside.x, top, beside.w, _LOWER - top)))
    return tuple(found)


def _board(state: State) -> Frame:
    """Tell where the board lies, between the pantry and the others' things; its places are squares."""
    mat = state.mat
    side = min(_COUNTER[0] / mat.columns, _COUNTER[1] / mat.rows)
    wide = side * mat.columns
    return Frame(_EDGE + _PANTRY + _SHARE * (_COUNTER[0] - wide) + _GAP, 10, wide, side * mat.rows)


def _shared(state: State, frame: Frame) -> Iterator[Zone]:
    box, mat = state.box, state.mat
    wide = 1 + max(column for _, column in on_shelves(box))
    shelf = Frame(_EDGE, frame.y, frame.x - _GAP - _EDGE, _COUNTER[1])
    side = _ROOM * min(shelf.w / wide, shelf.h / len(box.categories))
    slot = slot_face(round(shelf.w / wide), round(shelf.h / len(box.categories)), round(side))
    ground = tuple([Ground(at, slot, kind_name(box, kind)) for kind, at in enumerate(on_shelves(box))])
    kind = Grid(len(box.categories), wide)
    yield Zone("pantry", kind, shelf, (side, side), text("wasabi", "Pantry"), piled=True, quiet=True, ground=ground)
    tile = _ROOM * frame.w / mat.columns
    ground = tuple([Ground(square, SQUARE, place_name(square)) for square in mat.squares])
    board = Grid(mat.rows, mat.columns)
    yield Zone("board", board, frame, (tile, tile), text("wasabi", "Board"), piled=True, quiet=True, ground=ground)


def on_shelves(box: Box) -> list[Square]:
    """Give the place of each kind in the pantry: a row for each category (1.8)."""
    filled = [0] * len(box.categories)
    places = []
    for kind in box.ingredients:
        places.append((kind.category, filled[kind.category]))
        filled[kind.category] += 1
    return places


def _stock(state: State, frame: Frame) -> Iterator[Zone]:
    """Lay out kitchen and piles: the cards in one row, the piles in two."""
    box = state.box
    wide = frame.w / len(box.cards)
    high = min(_CARD_MOST, _CARD_HIGH * wide, _CARD_SHARE * frame.h)
    kitchen = Frame(frame.x, frame.y, frame.w, high)
    card = (_ROOM * wide, _ROOM * high)
    yield Zone("kitchen", Grid(1, len(box.cards)), kitchen, card, text("wasabi", "Kitchen"), piled=True)
    rows = -(-len(box.tokens) // 2)
    across, down = (frame.w + _GAP) / 2, (frame.h - high) / rows
    longest = strip_back(box.tokens[-1].length).size
    scale = _ROOM * min((across - _GAP) / longest[0], (down - _GAP) / longest[1])  # all strips are equally high
    for number, token in enumerate(box.tokens):
        row, column = divmod(number, 2)
        pile = Frame(frame.x + column * across, frame.y + high + _GAP + row * down, across - _GAP, down - _GAP)
        label = text("wasabi", "Recipes of length {n}", n=token.length)
        wide, tall = strip_back(token.length).size
        yield Zone(f"pile/{token.length}", Stack(), pile, (scale * wide, scale * tall), label)


def _near(state: State, owner: Seat) -> Iterator[Zone]:
    """Give the zones of who sits below."""
    name, limits = Player(owner), state.box.limits
    screen = Frame(20, 670, 365, 246)
    strip = (_STRIP_ROOM * screen.w, _STRIP_ROOM * screen.h / limits.recipes)
    label = text("wasabi", "Screen: {name}", name=name)
    yield Zone(f"screen/{owner}", Grid(limits.recipes, 1), screen, strip, label, owner)
    hand = Frame(397, 670, 440, 160)
    label = text("wasabi", "Ingredients: {name}", name=name)
    yield Zone(f"hand/{owner}", Fan(), hand, (140, 140), label, owner, loose=True)
    tokens = Frame(397, 840, 656, 76)
    side = min(64.0, tokens.w / state.box.tokens_each - 2)
    label = text("wasabi", "Challenge tokens: {name}", name=name)
    yield Zone(f"tokens/{owner}", Row(state.box.tokens_each), tokens, (side, side), label, owner)
    plate = Frame(849, 670, 204, 160)
    yield Zone("plate", Stack(), plate, (140, 140), text("wasabi", "Plate for a chopped tile"), quiet=True)
    cards = Frame(1065, 670, 350, 246)
    card = (min(170.0, cards.w / limits.cards - 4), 238.0)
    label = text("wasabi", "Action cards: {name}", name=name)
    yield Zone(f"cards/{owner}", Row(limits.cards), cards, card, label, owner, loose=True)
    bowl = Frame(1427, 670, 153, 246)
    yield Zone(f"bowl/{owner}", Stack(), bowl, (146, 146), text("wasabi", "Bowl: {name}", name=name), owner)
    served = Frame(20, 926, 1560, 66)
    yield Zone(f"served/{owner}", Fan(), served, (152, 58), text("wasabi", "Served: {name}", name=name), owner)


def _far(state: State, owner: Seat, corner: tuple[float, float], scale: float) -> Iterator[Zone]:
    """Give the small zones of somebody else; a click enlarges them together.

    While they are empty there is no room for their names.
    """
    name, limits = Player(owner), state.box.limits
    group = f"seat {owner}"

    def at(x: float, y: float, w: float, h: float) -> Frame:
        return Frame(corner[0] + x * scale, corner[1] + y * scale, w * scale, h * scale)

    def size(w: float, h: float) -> tuple[float, float]:
        return w * scale, h * scale

    label = text("wasabi", "Screen: {name}", name=name)
    heading = text("wasabi", "{name}", name=name)
    strips = Grid(limits.recipes, 1)
    high = 92 / limits.recipes
    yield Zone(
        f"screen/{owner}", strips, at(0, 0, 120, 92), size(120, high), label, owner, group, heading=heading, quiet=True
    )
    label = text("wasabi", "Ingredients: {name}", name=name)
    yield Zone(f"hand/{owner}", Fan(), at(124, 0, 66, 45), size(40, 40), label, owner, group, quiet=True)
    label = text("wasabi", "Action cards: {name}", name=name)
    yield Zone(f"cards/{owner}", Fan(), at(192, 0, 50, 45), size(40, 43), label, owner, group, quiet=True)
    label = text("wasabi", "Bowl: {name}", name=name)
    yield Zone(f"bowl/{owner}", Stack(), at(124, 48, 45, 44), size(40, 40), label, owner, group)
    label = text("wasabi", "Served: {name}", name=name)
    served = at(173, 48, 69, 44)
    yield Zone(f"served/{owner}", Stack(), served, size(64, 40), label, owner, group, quiet=True)
    label = text("wasabi", "Challenge tokens: {name}", name=name)
    places = Grid(_TOKEN_ROWS, -(-state.box.tokens_each // _TOKEN_ROWS))
    yield Zone(f"tokens/{owner}", places, at(244, 0, 224, 92), size(44, 44), label, owner, group)


def token_place(box: Box, number: int, *, near: bool) -> int | tuple[int, int]:
    """Tell in which place a challenge token lies before it is assigned."""
    return number if near else divmod(number, -(-box.tokens_each // _TOKEN_ROWS))
