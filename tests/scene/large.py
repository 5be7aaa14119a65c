"""A large piece that may lie here and there on a map, and whoever answers what the hand does with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import define, field
from PySide6.QtCore import QPointF

from boardtable.engine.target import Cell, Piece, Target
from tests.scene.toy import L_PIECE, TENT, Hand, on_map

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

L, STORE = Piece(L_PIECE), Cell("store")
UPPER = on_map((0, 0), (1, 0), (1, 1), (1, 2))
"""The L as it lies in the store, at the upper left corner of the map."""
TURNED = on_map((2, 3), (2, 4), (3, 3), (4, 3))
"""The L after one turn clockwise."""
FLIPPED = on_map((3, 5), (4, 3), (4, 4), (4, 5))
"""The L flipped over."""
FITS = (UPPER, TURNED, FLIPPED)
LIFTED = ("lifted", (L, Cell("store", 0), STORE))


@define
class Answer:
    """Answers as a controller does: what is lifted may lie on some places, what is clicked is picked."""

    hand: Hand
    fits: tuple[tuple[Cell, ...], ...] = FITS
    proposed: list[tuple[Cell, ...]] = field(factory=list)
    to_lay: Callable[[tuple[Cell, ...]], object] | None = None

    def listen(self) -> None:
        """Answer lifts and cancelled drags, and write down proposals."""
        scene = self.hand.scene
        scene.lifted.connect(lambda _under: self.pick())
        scene.put_down.connect(self.rest)
        scene.laid.connect(lambda _held, _under, places: self.lay(places))
        scene.proposed.connect(self.proposed.append)

    def pick(self, *more: Target) -> None:
        """Let the L be picked."""
        cells = {cell for fit in self.fits for cell in fit}
        self.hand.scene.light(frozenset({*cells, Cell("bag")}), (), (L, *more), self.fits)

    def lay(self, places: tuple[Cell, ...]) -> None:
        """Follow a piece that is laid down: the move is made, or else something."""
        if self.to_lay is None:
            self.rest()
        else:
            self.to_lay(places)

    def leave(self, places: tuple[Cell, ...]) -> None:
        """Wait for more to be picked."""
        self.hand.scene.light(frozenset({Piece(TENT)}), (), (L, *places))

    def rest(self) -> None:
        """Let nothing be picked."""
        self.hand.scene.light(frozenset({L}))


def size(hand: Hand) -> tuple[int, int]:
    """Tell how large the L is on the screen, in units of the table."""
    rect = hand.scene.where(L_PIECE)
    assert rect is not None
    return round(rect.width()), round(rect.height())


def middle(cells: Iterable[Cell]) -> QPointF:
    """Tell where the middle of the outline of some places of the map is."""
    ats = [cell.at for cell in cells if isinstance(cell.at, tuple)]
    rows, columns = [row for row, _ in ats], [column for _, column in ats]
    return QPointF(100 + 50 * (min(columns) + max(columns) + 1), 50 + 50 * (min(rows) + max(rows) + 1))
