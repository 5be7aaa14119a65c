"""The decisions: take a coin, buy a row, take a wok card and pay for it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from attrs import frozen
from typing_extensions import override

from boardtable.engine.move import Move
from boardtable.engine.target import Cell, Piece, Target

from .state import pieces, top

if TYPE_CHECKING:
    from .components import Box
    from .state import State


@frozen
class WokMove(Move):
    """Any decision of this game."""


@frozen
class TakeCoin(WokMove):
    """Take a coin from the heap of a group (chapter 5)."""

    tag: ClassVar[str] = "take-coin"
    group: str

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Point at the top coin of the heap, then at the own hand."""
        heap = state.heaps[[group.id for group in state.box.groups].index(self.group)]
        return Piece(top(heap)), Cell(f"hand/{self.seat}")


@frozen
class BuyRow(WokMove):
    """Buy all cards of a row (chapter 6); rows are counted from 0, as they lie from left to right."""

    tag: ClassVar[str] = "buy-row"
    row: int

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Point at the row, then at the own hand."""
        return Cell(f"row/{self.row}"), Cell(f"hand/{self.seat}")


@frozen
class TakeWok(WokMove):
    """Choose a wok card of the table; it is paid for at once (chapter 7)."""

    tag: ClassVar[str] = "take-wok"
    wok: str

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Point at the wok card, then at the own woks."""
        return Piece(state.box.wok_piece(self.wok)), Cell(f"woks/{self.seat}")


@frozen
class Pay(WokMove):
    """Lay cards for the chosen wok; `kinds` are sorted, equal cards are named as often as they are laid (7.2)."""

    tag: ClassVar[str] = "pay"
    kinds: tuple[str, ...]

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Point at each card, then at the own laid cards."""
        return *(Piece(card) for card in cards_of(state, self)), Cell(f"laid/{self.seat}")


def cards_of(state: State, move: Pay) -> list[int]:
    """Tell which cards of the hand a payment means: of equal ones those with the lowest numbers."""
    wanted = list(move.kinds)
    found = []
    for card in pieces(state.sides[move.seat].hand):
        name = state.kind(card).name
        if name in wanted:
            wanted.remove(name)
            found.append(card)
    return found


@frozen
class Actions:
    """All actions that a seat can ever have, made once: by group, by row, and by the bit of the wok card."""

    coins: tuple[TakeCoin, ...]
    rows: tuple[BuyRow, ...]
    woks: tuple[tuple[int, TakeWok], ...]


@lru_cache(maxsize=32)
def actions(box: Box, seat: int) -> Actions:
    """Give all actions of a seat."""
    return Actions(
        tuple(TakeCoin(seat, group.id) for group in box.groups),
        tuple(BuyRow(seat, row) for row in range(len(box.row_groups))),
        tuple((1 << box.first_wok + number, TakeWok(seat, wok.id)) for number, wok in enumerate(box.woks)),
    )
