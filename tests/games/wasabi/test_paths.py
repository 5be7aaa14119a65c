"""What a person points at to say each decision."""

from __future__ import annotations

import pytest

from boardtable.engine.target import Button, Cell, Piece, Target
from boardtable.games.wasabi.moves import (
    Chop,
    Claim,
    Cover,
    Discard,
    Done,
    Draw,
    ExchangeCard,
    Give,
    Leave,
    Pass,
    Place,
    PlaceChopped,
    PutBack,
    Return,
    Spice,
    Stack,
    Switch,
    TakeCard,
    TakeTile,
    Waive,
    WasabiMove,
)
from tests.games.wasabi.counter import BOX, at, position

STATE = position(
    3,
    board={(1, 1): "tuna"},
    covers=[(4, 4)],
    cards=[["chop", "spicy"], ["stack", "switch"], ["wasabi"]],
)
HAND = dict(zip(["rice", "maki", "egg"], STATE.sides[0].tiles, strict=True))
EGG = STATE.sides[1].tiles[2]


def card(seat: int, place: int) -> Piece:
    """Point at one of the action cards of a hand."""
    return Piece(STATE.sides[seat].cards[place])


def top(kind: str) -> Piece:
    """Point at the top of a stack in the pantry: the highest number of those that are left."""
    number = [ingredient.id for ingredient in BOX.ingredients].index(kind)
    tiles = [tile for tile in range(72) if BOX.kinds[tile] == number and STATE.pantry >> tile & 1]
    return Piece(52 + max(tiles))


@pytest.mark.parametrize(
    ("move", "path"),
    [
        (Give(0, "tuna"), (top("tuna"), Cell("hand/1"))),
        (Give(2, "eel"), (top("eel"), Cell("hand/0"))),
        (Draw(0, 2), (Piece(0), Cell("screen/0"))),
        (Draw(1, 4), (Piece(34 + 3), Cell("screen/1"))),
        (Place(0, "egg", at(2, 3)), (Piece(HAND["egg"]), Cell("board", (1, 2)))),
        (Stack(1, "egg", at(1, 1)), (card(1, 0), Piece(EGG), Cell("board", (0, 0)))),
        (Chop(0, at(1, 1)), (card(0, 0), Cell("board", (0, 0)))),
        (Switch(1, at(1, 1), at(2, 1)), (card(1, 1), Cell("board", (0, 0)), Cell("board", (1, 0)))),
        (
            Cover(2, at(1, 1)),
            (card(2, 0), *[Cell("board", square) for square in ((0, 0), (0, 1), (1, 0), (1, 1))]),
        ),
        (Spice(0), (card(0, 1), Cell("board"))),
        (Pass(0), (Button("pass"),)),
        (Discard(0, "poison_pill"), (Piece(STATE.sides[0].screen[0]), Cell("pile/3"))),
        (Claim(0, "fat_chance"), (Piece(STATE.sides[0].screen[2]), Cell("served/0"))),
        (Leave(0), (Button("leave"),)),
        (Return(0), (Cell("plate"), Cell("pantry"))),
        (PlaceChopped(0, at(3, 1)), (Cell("plate"), Cell("board", (2, 0)))),
        (Done(0), (Button("done"),)),
        (TakeCard(0, "spicy"), (Piece(124 + 2), Cell("cards/0"))),
        (TakeCard(0, "wasabi", at(4, 4)), (Piece(STATE.board.covers[0][0]), Cell("cards/0"))),
        (PutBack(0, "chop"), (card(0, 0), Cell("kitchen"))),
        (ExchangeCard(0, 1, "spicy"), (Piece(124 + 2), Cell("cards/0", 1))),
        (ExchangeCard(0, 0, "wasabi", at(4, 4)), (Piece(STATE.board.covers[0][0]), Cell("cards/0", 0))),
        (Waive(0), (Button("waive"),)),
        (TakeTile(0, "tuna"), (top("tuna"), Cell("hand/0"))),
    ],
)
def test_each_decision_is_pointed_out(move: WasabiMove, path: tuple[Target, ...]) -> None:
    """From what is taken to where it goes."""
    assert move.path(STATE) == path
