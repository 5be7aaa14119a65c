"""A small piece that is meant for several places is let go of between them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF

from boardtable.engine.table import Table
from boardtable.engine.target import Cell, Piece
from tests.scene.toy import BAG, COIN, MAP_ZONES, RED_CARD, on_map, placed

if TYPE_CHECKING:
    from tests.scene.toy import Hand

CARD, OTHER = 9, 10
LEFT_RIGHT, UP_DOWN = on_map((1, 1), (1, 2)), on_map((1, 2), (2, 2))
SQUARE = on_map((4, 1), (4, 2), (5, 1), (5, 2))
BENT = on_map((4, 4), (4, 5), (5, 4))
FITS = (LEFT_RIGHT, UP_DOWN, SQUARE, BENT)
SINGLE = Cell("map", (1, 2))


@pytest.fixture
def cards(hand: Hand) -> Hand:
    """Lay a card in the bag that is meant for two neighbours on the map, or for a square of four."""
    hand.scene.show(Table((placed(CARD, RED_CARD, "bag"), placed(OTHER, COIN, "map", (0, 0)))), MAP_ZONES)
    hand.scene.art.finish()
    cells = frozenset(cell for fit in FITS for cell in fit)
    hand.scene.lifted.connect(lambda _under: hand.scene.light(cells, (), (Piece(CARD),), FITS))
    hand.scene.light(frozenset({Piece(CARD)}))
    return hand


def at(row: float, column: float) -> QPointF:
    """Give a point of the map, counted in its places of 100, which begin at 100 and 50."""
    return QPointF(100 + 100 * column, 50 + 100 * row)


@pytest.mark.parametrize(
    ("point", "aims"),
    [
        (at(1.5, 2.0), LEFT_RIGHT),
        (at(1.55, 1.8), LEFT_RIGHT),
        (at(1.9, 2.5), UP_DOWN),
        (at(1.5, 2.5), (SINGLE,)),
        (at(1.6, 2.3), (SINGLE,)),
        (at(5.05, 1.95), SQUARE),
        # Three places round a corner have no middle that could be meant.
        (at(5.2, 4.8), on_map((5, 4))),
        # No two places with this border are meant together.
        (at(1.5, 2.95), (SINGLE,)),
    ],
)
def test_the_nearest_is_meant(cards: Hand, point: QPointF, aims: tuple[Cell, ...]) -> None:
    """A place, or the border between two, or the corner where four meet."""
    cards.lift(Piece(CARD))
    cards.move(point)
    assert cards.scene.lights.aims == aims


def test_a_drop_on_a_border_says_both_places(cards: Hand) -> None:
    """They are proposed on the way there; beside the ground it is a drop as any other."""
    proposed: list[tuple[Cell, ...]] = []
    cards.scene.proposed.connect(proposed.append)
    cards.drag(Piece(CARD), at(1.5, 2.0))
    assert proposed == [LEFT_RIGHT]
    held = (Piece(CARD), Cell("bag"))
    lifted, laid = cards.heard()
    assert lifted == ("lifted", held)
    assert [laid[0], laid[1], laid[3]] == ["laid", held, LEFT_RIGHT]
    cards.drag(Piece(CARD), QPointF(BAG.frame.x + 10, BAG.frame.y - 60))
    assert [said[0] for said in cards.heard()] == ["lifted", "let go"]


def test_what_it_would_hide_shines_through(cards: Hand) -> None:
    """A card is carried smaller over smaller places, and what is aimed at there is seen below it."""
    cards.lift(Piece(CARD))
    item = cards.scene.pieces._cards[CARD].item  # noqa: SLF001 - how it is painted
    assert item.opacity() == 1.0
    cards.move(at(1.5, 2.0))
    assert item.opacity() == 0.75
    cards.move(QPointF(1000, 700))
    assert item.opacity() == 1.0
    cards.scene.cancel()
    assert item.opacity() == 1.0
