"""A small piece that is meant for several places is let go of between them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QPointF

from boardtable.engine.table import Table
from boardtable.engine.target import Cell, Piece
from boardtable.scene.aiming import below_figures
from boardtable.scene.places import Places
from tests.scene.large import UPPER, middle
from tests.scene.toy import (
    BAG,
    COIN,
    DOMINO,
    DOMINO_COVERS,
    DOMINO_FACE,
    L_PIECE,
    MAP_ZONES,
    RED_CARD,
    TENT,
    on_map,
    placed,
)

if TYPE_CHECKING:
    from tests.scene.large import Answer
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


def test_figures_are_seen_above_a_large_piece(answer: Answer) -> None:
    """Where it fits it goes below what lies there; where it does not it is above all, and half transparent."""
    hand, scene = answer.hand, answer.hand.scene
    corner = on_map((4, 3), (5, 3), (5, 4), (5, 5))
    answer.fits = (UPPER, corner)
    tent, held = (scene.pieces._cards[piece].item for piece in (TENT, L_PIECE))  # noqa: SLF001 - how they are painted
    hand.lift(Piece(L_PIECE))
    for places, above, opacity in ((corner, False, 0.75), (UPPER, True, 0.75), (on_map((2, 2), (3, 4)), True, 0.5)):
        hand.move(middle(places))
        assert (held.zValue() > tent.zValue()) is above
        assert held.opacity() == opacity
    hand.move(QPointF(1100, 150))
    assert held.opacity() == 1.0


def test_large_pieces_are_no_figures() -> None:
    """What covers several places hides as much as what is laid on it."""
    tent, large = placed(TENT, COIN, "map", (5, 5)), placed(DOMINO, DOMINO_FACE, "map", (0, 0))
    look = Places(MAP_ZONES, (evolve(large, covers=DOMINO_COVERS), tent))
    assert below_figures(look, on_map((5, 4), (5, 5))) == look.spots[TENT].level - 0.5
    assert below_figures(look, on_map((0, 0), (0, 1))) is None
