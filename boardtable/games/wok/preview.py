"""What pointing at something would certainly bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.note import Note, Tone
from boardtable.engine.target import Cell, Piece
from boardtable.engine.text import plural, text

from .moves import BuyRow, TakeCoin
from .payments import payments
from .rules import kinds_in_hand, legal_moves
from .state import pieces

if TYPE_CHECKING:
    from boardtable.engine.move import Seat
    from boardtable.engine.target import Target

    from .state import State


def preview(state: State, seat: Seat, picked: tuple[Target, ...]) -> tuple[Note, ...]:
    """Show prices and coins; with a row in hand what it leaves, with a wok card in hand what could pay for it."""
    moves = legal_moves(state, seat)
    rows = [move.row for move in moves if isinstance(move, BuyRow)]
    for target in picked:
        if isinstance(target, Cell) and target.zone in {f"row/{row}" for row in rows}:
            return _bought(state, seat, int(target.zone.removeprefix("row/")))
        if isinstance(target, Piece) and target.id >= 0 and state.open_woks >> target.id & 1 and moves:
            return _payable(state, seat)
    costs = [Note(Cell(f"row/{row}"), Tone.COST, text("wok", "{n}", n=-state.price(row))) for row in rows]
    gains = [
        Note(move.path(state)[0], Tone.GAIN, text("wok", "+{n}", n=1)) for move in moves if isinstance(move, TakeCoin)
    ]
    return (*gains, *costs)


def _bought(state: State, seat: Seat, row: int) -> tuple[Note, ...]:
    price = state.price(row)
    heap = Cell(f"heap/{state.box.groups[state.box.row_groups[row]].id}")
    left = state.sides[seat].purse.bit_count() - price
    return (
        Note(heap, Tone.COST, text("wok", "{n}", n=-price)),
        Note(Cell(f"purse/{seat}"), Tone.PLAIN, plural("wok", "{n} coin left", "{n} coins left", n=left)),
    )


def _payable(state: State, seat: Seat) -> tuple[Note, ...]:
    useful = {kind for payment in payments(state.box, kinds_in_hand(state, seat)) for kind in payment}
    return tuple(
        [
            Note(Piece(card), Tone.PLAIN, text("wok", "can pay"))
            for card in pieces(state.sides[seat].hand)
            if state.faces[card] in useful
        ]
    )
