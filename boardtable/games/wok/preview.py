"""What pointing at something would certainly bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.note import Note, Tone
from boardtable.engine.target import Cell, Piece
from boardtable.engine.text import plural, text

from .gains import gains
from .moves import BuyRow, TakeCoin, TakeWok
from .payments import payments
from .rules import kinds_in_hand, legal_moves
from .state import pieces

if TYPE_CHECKING:
    from boardtable.engine.move import Seat
    from boardtable.engine.target import Target

    from .state import State


def preview(state: State, seat: Seat, picked: tuple[Target, ...]) -> tuple[Note, ...]:
    """Show prices, coins and what woks add; with a row in hand what it leaves, with a wok what could pay for it."""
    moves = legal_moves(state, seat)
    rows = [move.row for move in moves if isinstance(move, BuyRow)]
    for target in picked:
        if isinstance(target, Cell) and target.zone in {f"row/{row}" for row in rows}:
            return _bought(state, seat, int(target.zone.removeprefix("row/")))
        if isinstance(target, Piece) and target.id >= 0 and state.open_woks >> target.id & 1 and moves:
            return _payable(state, seat)
    coins = [
        Note(move.path(state)[0], Tone.GAIN, text("wok", "+{n}", n=1)) for move in moves if isinstance(move, TakeCoin)
    ]
    costs = [_price(state, row) for row in rows]
    if not any(isinstance(move, TakeWok) for move in moves):
        return (*coins, *costs)
    return (*coins, *costs, *(_gain(wok, points) for wok, points in gains(state, seat)))


def _price(state: State, row: int) -> Note:
    return Note(Cell(f"row/{row}"), Tone.COST, text("wok", "{n}", n=-state.price(row)))


def _gain(wok: int, points: int) -> Note:
    """Say what a wok card adds; with the hand wok, paying for a useless one can cost points."""
    if points < 0:
        return Note(Piece(wok), Tone.COST, text("wok", "{n}", n=points))
    return Note(Piece(wok), Tone.GAIN if points else Tone.PLAIN, text("wok", "+{n}", n=points))


def _bought(state: State, seat: Seat, row: int) -> tuple[Note, ...]:
    price = state.price(row)
    heap = Cell(f"heap/{state.box.groups[state.box.row_groups[row]].id}")
    left = state.sides[seat].purse.bit_count() - price
    return (
        _price(state, row),
        Note(heap, Tone.PLAIN, text("wok", "price: {n}", n=2 * price)),  # 6.4
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
