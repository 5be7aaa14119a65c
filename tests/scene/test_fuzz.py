"""Anything at all, in any order: after each event every piece is where the table says."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boardtable.engine.target import Cell, Piece
from boardtable.scene.film import Moment, Speed
from tests.scene.toy import (
    BOARD_CARD,
    COINS,
    DOMINO,
    HAND_CARDS,
    L_PIECE,
    MARKET_CARDS,
    ZONES,
    Hand,
    map_opening,
    opening,
    with_piece,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from boardtable.engine.table import Table
    from boardtable.engine.target import Target

PIECES = (*HAND_CARDS, *MARKET_CARDS, BOARD_CARD, *COINS, L_PIECE, DOMINO)
PLACES = (Cell("hand"), Cell("bowl"), Cell("shelf", 1), Cell("shelf", 3), Cell("board", (0, 1)), Cell("board", (1, 2)))
KEYS = (
    Qt.Key.Key_Escape,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Return,
    Qt.Key.Key_Left,
    Qt.Key.Key_Down,
    Qt.Key.Key_Plus,
    Qt.Key.Key_0,
    Qt.Key.Key_R,
    Qt.Key.Key_F,
)
FITS = tuple(
    tuple(Cell("board", at) for at in ats)
    for ats in (((0, 0), (0, 1)), ((0, 2), (1, 2)), ((0, 0), (1, 0), (1, 1), (1, 2)), ((0, 0), (0, 1), (0, 2), (1, 0)))
)
"""On these places large pieces may lie."""
EVENTS = 300


class Fool:
    """Somebody who touches everything, and a table that moves a piece at every other drop."""

    def __init__(self, hand: Hand, seed: int) -> None:
        """Sit down with a seed: what is done can be done again."""
        self.hand = hand
        self.luck = Random(seed)
        self.films, self.told = 0, 0
        self.point = QPointF(500, 500)
        hand.answer(self.drop)
        hand.scene.laid.connect(lambda _held, under, _places: self.drop(under, under))
        hand.scene.show(first())
        self.acts: tuple[Callable[[], object], ...] = (
            self.press,
            self.press,
            self.go,
            self.go,
            self.go,
            self.release,
            self.release,
            self.stray,
            self.key,
            self.light,
            self.pick_large,
            self.right,
            self.show,
            self.film,
            self.resize,
            self.leave,
            self.double,
            self.lay,
            self.wait,
        )

    def act(self) -> None:
        """Do one thing."""
        self.luck.choice(self.acts)()

    def somewhere(self) -> QPointF:
        """Choose a point of the table, usually on a piece."""
        rect = self.hand.scene.rect_of(Piece(self.luck.choice(PIECES)))
        wild = QPointF(self.luck.uniform(0, 1600), self.luck.uniform(0, 1000))
        return rect.center() if rect is not None and self.luck.random() < 0.7 else wild

    def press(self) -> None:
        """Press anywhere."""
        self.point = self.somewhere()
        self.hand.press(self.point)

    def go(self) -> None:
        """Move with the button held."""
        self.point = self.somewhere()
        self.hand.move(self.point)

    def release(self) -> None:
        """Let go."""
        self.hand.release(self.point)

    def stray(self) -> None:
        """Move without the button."""
        self.hand.move(self.somewhere(), held=False)

    def double(self) -> None:
        """Click twice."""
        at = self.hand.pixel(self.somewhere()).toPoint()
        QTest.mouseDClick(self.hand.view.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def key(self) -> None:
        """Press a key."""
        self.hand.key(self.luck.choice(KEYS))

    def light(self) -> None:
        """Offer and pick something else."""
        targets: list[Target] = [*(Piece(piece) for piece in PIECES), *PLACES]
        self.hand.scene.light(frozenset(self.luck.sample(targets, 6)), (), self.luck.sample(targets, 2))

    def pick_large(self) -> None:
        """Let a large piece be picked that may lie on the board."""
        piece, places = self.luck.choice((L_PIECE, DOMINO)), self.luck.sample(FITS, 3)
        picked: list[Target] = [Piece(piece), *places[0][: self.luck.choice((0, 9))]]
        self.hand.scene.light(frozenset(cell for fit in places for cell in fit), (), picked, places)

    def right(self) -> None:
        """Press the right button."""
        self.hand.right_press(self.somewhere(), held=self.hand.scene.touched)

    def moved(self) -> Moment:
        """Move any piece anywhere."""
        piece = self.luck.choice(PIECES)
        return Moment(with_piece(self.hand.scene.pieces.table, piece, self.luck.choice(PLACES)), ((piece,),))

    def show(self) -> None:
        """Show another table, or the opening again."""
        self.hand.scene.show(self.moved().table if self.luck.random() < 0.7 else first())

    def film(self) -> None:
        """Film something."""
        self.films += 1
        self.hand.scene.play([self.moved() for _ in range(self.luck.randint(0, 3))], self.tell)

    def tell(self) -> None:
        """Hear that a film is over."""
        self.told += 1

    def drop(self, held: tuple[Target, ...], _under: tuple[Target, ...]) -> None:
        """Answer a drop with a film, a table, picks, or nothing."""
        self.luck.choice((self.film, self.show, lambda: self.hand.scene.light(frozenset(), (), held), tuple))()

    def resize(self) -> None:
        """Make the window another size."""
        self.hand.view.resize(self.luck.randint(700, 1300), self.luck.randint(400, 900))

    def leave(self) -> None:
        """Look elsewhere."""
        QApplication.sendEvent(self.hand.view, QEvent(QEvent.Type.WindowDeactivate))

    def lay(self) -> None:
        """Lay the zones in another order."""
        self.hand.scene.lay(self.luck.sample(ZONES, len(ZONES)))

    def wait(self) -> None:
        """Let some time pass."""
        self.hand.scene.clock.advance(self.luck.choice((10, 100, 1000)))


def first() -> Table:
    """Lay two large pieces on the shelf, besides all else."""
    large = tuple(
        evolve(item, at=Cell("shelf", item.at.at)) for item in map_opening().placed if item.piece in {L_PIECE, DOMINO}
    )
    return evolve(opening(), placed=(*opening().placed, *large))


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("speed", [Speed.OFF, Speed.NORMAL])
def test_anything_in_any_order(hand: Hand, seed: int, speed: Speed) -> None:
    """The table is the truth, whatever people do; every film that began is told to be over, once."""
    hand.scene.set_speed(speed)
    fool = Fool(hand, seed)
    for _ in range(EVENTS):
        fool.act()
        if not hand.scene.moving:
            hand.agrees(*hand.scene.carried, *hand.scene.ghosts)
        assert fool.told == fool.films - hand.scene.filming
    hand.scene.cancel()
    hand.scene.light(frozenset())
    hand.scene.finish_film()
    hand.scene.clock.finish()
    hand.agrees()
    assert fool.told == fool.films > 0
