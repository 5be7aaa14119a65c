"""The decisions, each of them as small as what a hand does before it lets go.

Ingredients, recipes and types of card are named as in the box; squares are row and column, both
counted from 0, the upper left one first.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from attrs import frozen
from typing_extensions import override

from boardtable.engine.move import Move
from boardtable.engine.target import Button, Cell, Piece, Target

from .components import Square  # noqa: TC001 - the codec must find it to read a square of a record
from .state import card_of, strip_of, tile_of, top_card, top_strip, top_tile

if TYPE_CHECKING:
    from .components import Box
    from .state import State


@frozen
class WasabiMove(Move):
    """Any decision of this game."""


@frozen
class Give(WasabiMove):
    """Take a tile from the pantry for the starting hand of the left-hand neighbour (3.2)."""

    tag: ClassVar[str] = "give"
    kind: str

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Point at the top of a stack, then at the neighbour's hand."""
        return Piece(top_tile(state, kind_of(state.box, self.kind))), Cell(f"hand/{state.left_of(self.seat)}")


@frozen
class Draw(WasabiMove):
    """Draw a recipe of some length (3.5, 9.12)."""

    tag: ClassVar[str] = "draw"
    length: int

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Point at the top strip, then at the own screen."""
        return Piece(top_strip(state, pile_of(state.box, self.length))), Cell(f"screen/{self.seat}")


@frozen
class Place(WasabiMove):
    """Put a tile from the hand on an open square (5.1)."""

    tag: ClassVar[str] = "place"
    kind: str
    at: Square

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Point at the tile, then at the square."""
        return Piece(tile_of(state, self.seat, kind_of(state.box, self.kind))), Cell("board", self.at)


@frozen
class Stack(WasabiMove):
    """Play Stack! and put the tile of the turn on another one (8.7)."""

    tag: ClassVar[str] = "stack"
    kind: str
    at: Square

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Point at the card, at the tile, at the square."""
        tile = tile_of(state, self.seat, kind_of(state.box, self.kind))
        return _card(state, self), Piece(tile), Cell("board", self.at)


@frozen
class Chop(WasabiMove):
    """Play Chop! and take a visible tile off the board (8.6)."""

    tag: ClassVar[str] = "chop"
    at: Square

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Point at the card, then at the square."""
        return _card(state, self), Cell("board", self.at)


@frozen
class Switch(WasabiMove):
    """Play Switch! and exchange two adjacent squares (8.8); `to` is the one on the right or below."""

    tag: ClassVar[str] = "switch"
    at: Square
    to: Square

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Point at the card, then at both squares."""
        return _card(state, self), Cell("board", self.at), Cell("board", self.to)


@frozen
class Cover(WasabiMove):
    """Play Wasabi! over four squares (8.5); `at` is the upper left one."""

    tag: ClassVar[str] = "wasabi"
    at: Square

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Point at the card, then at the four squares."""
        row, column = self.at
        covered = ((row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1))
        return _card(state, self), *[Cell("board", square) for square in covered]


@frozen
class Spice(WasabiMove):
    """Play Spicy! for a second tile (8.9)."""

    tag: ClassVar[str] = "spicy"

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Point at the card, then at the board."""
        return _card(state, self), Cell("board")


@frozen
class Pass(WasabiMove):
    """Skip Step 1 (7.1)."""

    tag: ClassVar[str] = "pass"

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Press a button."""
        return (Button("pass"),)


@frozen
class Discard(WasabiMove):
    """Put a recipe under the pile of its length (7.2, 7.3)."""

    tag: ClassVar[str] = "discard"
    recipe: str

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Point at the strip, then at the pile."""
        box = state.box
        recipe = box.recipe(self.recipe)
        pile = box.tokens[box.lengths[recipe]].length
        return Piece(strip_of(state, self.seat, recipe)), Cell(f"pile/{pile}")


@frozen
class Claim(WasabiMove):
    """Serve a completed recipe (6.12)."""

    tag: ClassVar[str] = "serve"
    recipe: str

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Point at the strip, then at the served ones."""
        return Piece(strip_of(state, self.seat, state.box.recipe(self.recipe))), Cell(f"served/{self.seat}")


@frozen
class Leave(WasabiMove):
    """Serve no more of what was completed (6.10)."""

    tag: ClassVar[str] = "leave"

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Press a button."""
        return (Button("leave"),)


@frozen
class Return(WasabiMove):
    """Put the chopped tile back into the pantry (8.6.3)."""

    tag: ClassVar[str] = "return"

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Point at the plate, then at the pantry."""
        return Cell("plate"), Cell("pantry")


@frozen
class PlaceChopped(WasabiMove):
    """Play the chopped tile as the tile of the turn (8.6.3, 8.6.5)."""

    tag: ClassVar[str] = "place-chopped"
    at: Square

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Point at the plate, then at the square."""
        return Cell("plate"), Cell("board", self.at)


@frozen
class Done(WasabiMove):
    """Discard no more, place no second tile, play no card."""

    tag: ClassVar[str] = "done"

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Press a button."""
        return (Button("done"),)


@frozen
class TakeCard(WasabiMove):
    """Take an action card as a reward: from the kitchen, or a Wasabi! card with this upper left square (9.2)."""

    tag: ClassVar[str] = "take-card"
    type: str
    at: Square | None = None

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Point at the card, then at the own cards."""
        return _reward(state, self.type, self.at), Cell(f"cards/{self.seat}")


@frozen
class PutBack(WasabiMove):
    """Discard an action card to make room for another one (9.6)."""

    tag: ClassVar[str] = "put-back"
    type: str

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Point at the card, then at the kitchen."""
        return Piece(card_of(state, self.seat, state.box.called(self.type))), Cell("kitchen")


@frozen
class ExchangeCard(WasabiMove):
    """Put the own card in this place back, and take another one at once (9.6, 9.2)."""

    tag: ClassVar[str] = "exchange-card"
    place: int
    type: str
    at: Square | None = None

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Point at the card, then at the place of the own one."""
        return _reward(state, self.type, self.at), Cell(f"cards/{self.seat}", self.place)


@frozen
class Waive(WasabiMove):
    """Do without a reward (9.7)."""

    tag: ClassVar[str] = "waive"

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Press a button."""
        return (Button("waive"),)


@frozen
class TakeTile(WasabiMove):
    """Take a tile from the pantry (9.9)."""

    tag: ClassVar[str] = "take-tile"
    kind: str

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Point at the top of a stack, then at the own hand."""
        return Piece(top_tile(state, kind_of(state.box, self.kind))), Cell(f"hand/{self.seat}")


CARDS: dict[type[WasabiMove], str] = {
    Stack: "stack",
    Chop: "chop",
    Switch: "switch",
    Cover: "wasabi",
    Spice: "spicy",
}
"""Which card each of these decisions plays."""


def _reward(state: State, card_type: str, at: Square | None) -> Piece:
    """Find the card in the kitchen, or the Wasabi! card on the board with this upper left square."""
    if at is None:
        return Piece(top_card(state, state.box.called(card_type)))
    corner = state.mat.number(at)
    return Piece(next(card for card, covered in state.board.covers if covered == corner))


def _card(state: State, move: WasabiMove) -> Piece:
    return Piece(card_of(state, move.seat, state.box.called(CARDS[type(move)])))


@lru_cache(maxsize=512)
def kind_of(box: Box, kind: str) -> int:
    """Find an ingredient by its name."""
    return [known.id for known in box.ingredients].index(kind)


def pile_of(box: Box, length: int) -> int:
    """Find a pile by the length of its strips."""
    return [token.length for token in box.tokens].index(length)
