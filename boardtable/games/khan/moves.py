"""The decisions, each with what a person points at; all that can ever be legal are made once."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from attrs import frozen
from typing_extensions import override

from boardtable.engine.move import Move
from boardtable.engine.target import Button, Cell, Piece, Target

from .components import MORALE, PROTECTION, RESERVE, SUPPORT, Place
from .ground import TERRAINS, bits
from .listing import OnCells

if TYPE_CHECKING:
    from .components import Box
    from .state import State


@lru_cache(maxsize=256)
def compartment(box: Box, kind: int) -> Cell:
    """Tell where a shape lies in the supply: each has a heap of its own."""
    return Cell(f"supply/{box.kinds[kind].id}")


@frozen
class KhanMove(Move):
    """Any decision of this game."""


@frozen
class PlaceYurt(KhanMove):
    """Put up a yurt in a region that has none of yours, before the game (2.6)."""

    tag: ClassVar[str] = "place"
    at: Place

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Point at the own yurts, then at a cell."""
        return Cell(f"stock/{self.seat}"), Cell("map", self.at)


@frozen
class Invade(KhanMove):
    """Play a card and put up a yurt where it says (action A, chapter 7)."""

    tag: ClassVar[str] = "invade"
    card: str
    at: Place

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Point at the card, then at a cell."""
        return Piece(card_piece(state, self.seat, self.card)), Cell("map", self.at)


@frozen
class Expel(KhanMove):
    """Name a ruler and turn a card for his direction (action B, chapter 8)."""

    tag: ClassVar[str] = "expel"
    ruler: str

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Point at the ruler, then at the draw pile: as a place, so that it does not go without saying."""
        return Piece(state.box.first_ruler + state.box.ruler(self.ruler)), Cell("draw", 0)


@frozen
class Conquer(KhanMove):
    """Lay a conquest tile or a bridge (action C, chapter 9), from the supply or the one that was reserved."""

    tag: ClassVar[str] = "conquer"
    kind: str
    cells: tuple[Place, ...]
    reserved: bool = False

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Point at the shape, then at every cell that it covers."""
        box = state.box
        source = Cell(f"reserve/{self.seat}") if self.reserved else compartment(box, box.kind_numbers[self.kind])
        return source, *[Cell("map", at) for at in self.cells]


@frozen
class InvadeAnywhere(KhanMove):
    """Put up a yurt on any empty land cell, instead of two actions (action D, 10.1)."""

    tag: ClassVar[str] = "anywhere"
    at: Place

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Point at the own yurts, then at a cell."""
        return Cell(f"stock/{self.seat}"), Cell("map", self.at)


@frozen
class Discard(KhanMove):
    """Lay off any number of cards after an invasion anywhere (10.2); they are sorted."""

    tag: ClassVar[str] = "discard"
    cards: tuple[str, ...]

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Point at the cards, then at the discard pile, and press the button."""
        if not self.cards:
            return (Button("discard"),)
        pieces = [Piece(card_piece(state, self.seat, card)) for card in self.cards]
        return *pieces, Cell("discard"), Button("discard")


@frozen
class Answer(KhanMove):
    """Agree to a conquest that covers protected yurts, or refuse it (11.6)."""

    tag: ClassVar[str] = "answer"
    yes: bool

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Press a button."""
        return (Button("agree" if self.yes else "refuse"),)


@frozen
class UseMorale(KhanMove):
    """Use High Morale: one further action (11.2)."""

    tag: ClassVar[str] = "morale"

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Point at the card, then at the map."""
        return Cell(f"cards/{self.seat}", MORALE), Cell("map")


@frozen
class UseProtection(KhanMove):
    """Use Protection of the Great Khan (11.3)."""

    tag: ClassVar[str] = "protection"

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Point at the card, then at the map."""
        return Cell(f"cards/{self.seat}", PROTECTION), Cell("map")


@frozen
class UseSupport(KhanMove):
    """Use Support of the Gods, with four players for one region (11.4)."""

    tag: ClassVar[str] = "support"
    region: str | None = None

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Point at the card, then at the map or a region."""
        goal = Cell("map") if self.region is None else Cell("regions", TERRAINS.index(self.region))
        return Cell(f"cards/{self.seat}", SUPPORT), goal


@frozen
class Reserve(KhanMove):
    """Use Reserve Tile for a piece of the supply (11.5)."""

    tag: ClassVar[str] = "reserve"
    kind: str

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Point at the card, then at a piece: it may be named first too, which a whole compartment cannot."""
        left = state.box.copies[state.box.kind_numbers[self.kind]] & state.supply
        return Cell(f"cards/{self.seat}", RESERVE), Piece(left.bit_length() - 1)


@frozen
class EndTurn(KhanMove):
    """End the turn without a special card (step 4)."""

    tag: ClassVar[str] = "end"

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Press a button."""
        return (Button("end turn"),)


@frozen
class Forgo(KhanMove):
    """Do without a conquest to which others would have to agree (12.5)."""

    tag: ClassVar[str] = "forgo"

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Press a button."""
        return (Button("forgo"),)


def card_piece(state: State, seat: int, name: str) -> int:
    """Find the number under which a card lies in a hand."""
    card = state.box.card_numbers[name]
    return next(piece for piece, other in state.hands[seat] if other == card)


# ---- all that can ever be legal


@frozen(eq=False)
class Repertoire:
    """The decisions of one seat, some by the cell that they need; conquests by the number of their placement."""

    place: OnCells[PlaceYurt]
    anywhere: OnCells[InvadeAnywhere]
    expel: tuple[Expel, ...]
    conquer: tuple[Conquer, ...]
    reserve: tuple[Reserve, ...]
    support: tuple[UseSupport, ...]
    end: EndTurn
    forgo: Forgo
    answers: tuple[Answer, Answer]


@lru_cache(maxsize=16)
def repertoire(box: Box, seat: int) -> Repertoire:
    """Give all decisions of a seat."""
    cells, at = box.ground.cells, box.ground.at
    placements = [(box.kinds[placement.kind].id, placement.cells) for placement in box.placements.all]
    return Repertoire(
        OnCells(box.ground, cells, [PlaceYurt(seat, at(cell)) for cell in cells]),
        OnCells(box.ground, cells, [InvadeAnywhere(seat, at(cell)) for cell in cells]),
        tuple([Expel(seat, ruler.id) for ruler in box.rulers]),
        tuple([Conquer(seat, kind, places) for kind, places in placements]),
        tuple([Reserve(seat, kind.id) for kind in box.kinds]),
        tuple([UseSupport(seat, terrain) for terrain in TERRAINS]),
        EndTurn(seat),
        Forgo(seat),
        (Answer(seat, yes=True), Answer(seat, yes=False)),
    )


@lru_cache(maxsize=1024)
def invasions(box: Box, seat: int, card: int) -> OnCells[Invade]:
    """Give all invasions of a seat with one card (7.1)."""
    printed = box.cards[card]
    cells = bits(box.ground.targets[printed.target])
    return OnCells(box.ground, cells, [Invade(seat, printed.name, box.ground.at(cell)) for cell in cells])
