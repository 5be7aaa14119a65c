"""A small made-up table that belongs to no game, and a hand that touches it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import define, evolve, field
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boardtable.engine.table import Face, Fan, Frame, Grid, Ink, Numeral, Picture, Placed, Row, Stack, Table, Zone
from boardtable.engine.target import Cell, Piece, Target
from boardtable.engine.text import text

if TYPE_CHECKING:
    from collections.abc import Callable

    from boardtable.engine.target import At
    from boardtable.scene.scene import TableScene
    from boardtable.scene.view import TableView

HOME = ("toymakers", "printed/toys")
"""Package and folder of the made-up art."""

DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 84"><rect width="60" height="84" fill="{}"/></svg>'
DRAWINGS = {
    "disc": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 50">'
    '<circle cx="25" cy="25" r="25" fill="#C0C000"/></svg>',
    **{
        name: DRAWING.format(colour) for name, colour in (("red", "#C00000"), ("blue", "#0000C0"), ("cloth", "#204020"))
    },
}

RED_CARD = Face((60, 84), (Picture("red"),))
BLUE_CARD = Face((60, 84), (Picture("blue"), Numeral("8", Frame(20, 22, 20, 40), Ink.LIGHT)))
COIN = Face((50, 50), (Picture("blue"),))

HAND = Zone("hand", Fan(), Frame(100, 700, 700, 250), (150, 210), text("toy", "Hand"), loose=True)
BOARD = Zone("board", Grid(2, 3), Frame(100, 50, 480, 500), (140, 210), text("toy", "Board"))
MARKET = Zone("market", Row(3), Frame(650, 50, 480, 250), (140, 210), text("toy", "Market"), lifted=True)
HEAP = Zone("heap", Stack(), Frame(1250, 50, 200, 250), (100, 100), text("toy", "Heap"))
SHELF = Zone("shelf", Row(4), Frame(650, 350, 800, 250), (140, 210), text("toy", "Shelf"))
BOWL = Zone("bowl", Fan(), Frame(900, 700, 600, 250), (150, 210), text("toy", "Bowl"), quiet=True)
ZONES = (HAND, BOARD, MARKET, HEAP, SHELF, BOWL)

MAP = Zone("map", Grid(6, 6), Frame(100, 50, 600, 600), (90, 90), text("toy", "Map"))
STORE = Zone("store", Row(3), Frame(800, 50, 600, 200), (150, 100), text("toy", "Store"))
BAG = Zone("bag", Fan(), Frame(800, 400, 600, 200), (150, 150), text("toy", "Bag"))
MAP_ZONES = (MAP, STORE, BAG)
"""A map of places 100 wide and high, and a store of large pieces, which lie there at half that size."""

L_PIECE, DOMINO, TENT = 41, 42, 51
L_COVERS, L_FACE = ((0, 0), (1, 0), (1, 1), (1, 2)), Face((90, 60), (Picture("red"),))
DOMINO_COVERS, DOMINO_FACE = ((0, 0), (0, 1)), Face((90, 45), (Picture("blue"),))

HAND_CARDS, MARKET_CARDS, COINS, BOARD_CARD = (1, 2, 3, 4), (11, 12, 13), (21, 22, 23, 24, 25, 26, 27), 31


def placed(piece: int, face: Face, zone: str, at: At | None = None) -> Placed:
    """Put one piece somewhere; all are called by their number."""
    return Placed(piece, face, Cell(zone, at), text("toy", "Piece {n}", n=piece))


def opening() -> Table:
    """Lay four cards in the hand (1, 2 and 3 alike), three in the market, one on the board, seven coins."""
    return Table(
        (
            *(placed(piece, BLUE_CARD if piece == HAND_CARDS[3] else RED_CARD, "hand") for piece in HAND_CARDS),
            placed(BOARD_CARD, BLUE_CARD, "board", (0, 1)),
            *(placed(piece, BLUE_CARD, "market", n) for n, piece in enumerate(MARKET_CARDS)),
            *(placed(piece, COIN, "heap") for piece in COINS),
        )
    )


def map_opening() -> Table:
    """Lay two large pieces in the store, an L of four places and a domino, and a tent on the map."""
    return Table(
        (
            evolve(placed(L_PIECE, L_FACE, "store", 0), covers=L_COVERS),
            evolve(placed(DOMINO, DOMINO_FACE, "store", 1), covers=DOMINO_COVERS),
            placed(TENT, COIN, "map", (5, 5)),
        )
    )


def on_map(*places: tuple[int, int]) -> tuple[Cell, ...]:
    """Name places of the map, each by its row and column."""
    return tuple(Cell("map", at) for at in places)


def with_piece(table: Table, piece: int, at: Cell) -> Table:
    """Give the table after a piece was moved, on top of all else there."""
    moved = next(item for item in table.placed if item.piece == piece)
    others = tuple(item for item in table.placed if item.piece != piece)
    return evolve(table, placed=(*others, evolve(moved, at=at)))


def without(table: Table, *pieces: int) -> Table:
    """Give the table without some pieces."""
    return evolve(table, placed=tuple(item for item in table.placed if item.piece not in pieces))


@define
class Hand:
    """Real mouse and key events on a table, and what the table said about them."""

    scene: TableScene
    view: TableView
    said: list[tuple[object, ...]] = field(factory=list)

    def listen(self) -> None:
        """Write down everything that the table says."""
        self.scene.pointed.connect(lambda under: self.said.append(("pointed", under)))
        self.scene.lifted.connect(lambda under: self.said.append(("lifted", under)))
        self.scene.let_go.connect(lambda held, under: self.said.append(("let go", held, under)))
        self.scene.laid.connect(lambda held, under, places: self.said.append(("laid", held, under, places)))
        self.scene.put_down.connect(lambda: self.said.append(("put down",)))
        self.view.backed.connect(lambda: self.said.append(("backed",)))

    def heard(self) -> list[tuple[object, ...]]:
        """Give what was said since the last time."""
        said, self.said[:] = list(self.said), []
        return said

    def pixel(self, at: Target | QPointF) -> QPointF:
        """Tell where in the window a target's middle is; of a piece, as it is on the screen now."""
        if isinstance(at, QPointF):
            return self.view.pixel(at)
        rect = self.scene.where(at.id) if isinstance(at, Piece) else self.scene.rect_of(at)
        assert rect is not None
        return self.view.pixel(rect.center())

    def right_press(self, at: Target | QPointF, *, held: bool = True, shift: bool = False) -> None:
        """Press the right button, with the left one held or not."""
        spot = self.pixel(at)
        event = QMouseEvent(
            QEvent.Type.MouseButtonPress,
            spot,
            self.view.viewport().mapToGlobal(spot),
            Qt.MouseButton.RightButton,
            Qt.MouseButton.RightButton | (Qt.MouseButton.LeftButton if held else Qt.MouseButton.NoButton),
            Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(self.view.viewport(), event)

    def press(self, at: Target | QPointF) -> None:
        """Press the left button."""
        QTest.mousePress(self.view.viewport(), Qt.MouseButton.LeftButton, pos=self.pixel(at).toPoint())

    def move(self, at: Target | QPointF, *, held: bool = True) -> None:
        """Move the mouse, with the left button held or not."""
        spot = self.pixel(at)
        buttons = Qt.MouseButton.LeftButton if held else Qt.MouseButton.NoButton
        event = QMouseEvent(
            QEvent.Type.MouseMove,
            spot,
            self.view.viewport().mapToGlobal(spot),
            Qt.MouseButton.NoButton,
            buttons,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(self.view.viewport(), event)

    def release(self, at: Target | QPointF) -> None:
        """Let the left button go."""
        QTest.mouseRelease(self.view.viewport(), Qt.MouseButton.LeftButton, pos=self.pixel(at).toPoint())

    def click(self, at: Target | QPointF) -> None:
        """Press and let go."""
        spot = self.pixel(at).toPoint()
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=spot)

    def lift(self, at: Target | QPointF) -> None:
        """Press on something and drag it a little."""
        start = self.view.point(self.pixel(at))
        self.press(at)
        self.move(start + QPointF(12, 12))

    def drag(self, at: Target | QPointF, to: Target | QPointF) -> None:
        """Drag something somewhere and let it go."""
        self.lift(at)
        self.move(to)
        self.release(to)

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press and release a key."""
        QTest.keyClick(self.view, key, modifier)

    def answer(self, to: Callable[[tuple[Target, ...], tuple[Target, ...]], None]) -> None:
        """Let something happen at each drop."""
        self.scene.let_go.connect(to)

    def agrees(self, *but: int) -> None:
        """Check that every piece (but those named) is where the table says, shown as large as that."""
        spots = self.scene.look().spots
        assert {piece: self.scene.where(piece) for piece in spots if piece not in but} == {
            piece: spot.rect for piece, spot in spots.items() if piece not in but
        }


def close(one: QRectF, other: QRectF) -> bool:
    """Tell whether two rectangles are the same but for rounding."""
    return all(abs(a - b) < 1e-6 for a, b in zip(one.getRect(), other.getRect(), strict=True))  # type: ignore[call-overload]  # PySide's stub says object
