"""Pieces that are smaller than their place, and stand upon what fills it."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtCore import QPointF

from boardtable.engine.table import Table
from boardtable.engine.target import Cell, Piece
from tests.scene.toy import DOMINO, DOMINO_COVERS, DOMINO_FACE, Hand, placed
from tests.scene.varied import LOOSE_VIKING, TILE, VIKING, ZONES, table

PLACE = Cell("outer", 1)


@pytest.fixture
def shore(hand: Hand) -> Hand:
    """Lay the made-up table with a viking on a tile."""
    hand.scene.show(table(), ZONES)
    hand.scene.art.finish()
    return hand


def test_it_fills_a_part_of_its_place(shore: Hand) -> None:
    """In shares of the place, and above what fills it, also if the table names it first."""
    look = shore.scene.look()
    rect = look.rect(PLACE)
    assert rect is not None
    assert look.spots[TILE].rect == rect
    assert look.spots[VIKING].rect.getRect() == (rect.x() + 50, rect.y() + 25, 50, 50)
    assert look.spots[VIKING].level > look.spots[TILE].level


def test_it_is_touched_first_then_the_place(shore: Hand) -> None:
    """Beside it the piece below is touched, or where none is, the place."""
    look = shore.scene.look()
    assert look.under(look.spots[VIKING].rect.center()) == (Piece(VIKING), PLACE, Cell("outer"))
    assert look.under(look.spots[TILE].rect.topLeft() + QPointF(5, 5)) == (Piece(TILE), PLACE, Cell("outer"))
    assert look.under(QPointF(60, 60)) == (Cell("isle", (0, 0)), Cell("isle"))
    assert look.under(look.spots[LOOSE_VIKING].rect.center())[0] == Piece(LOOSE_VIKING)


def test_it_stands_upon_a_large_piece(shore: Hand) -> None:
    """On the place where it is, above the piece that covers it."""
    lies = evolve(placed(DOMINO, DOMINO_FACE, "isle", (1, 0)), covers=DOMINO_COVERS)
    stands = evolve(placed(VIKING, ZONES[2].ground[0].face, "isle", (1, 1)), within=table().placed[9].within)
    shore.scene.show(Table((stands, lies)))
    look = shore.scene.look()
    assert look.spots[VIKING].level > look.spots[DOMINO].level
    assert look.under(look.spots[VIKING].rect.center())[:2] == (Piece(VIKING), Cell("isle", (1, 1)))
    assert look.under(QPointF(160, 200))[:2] == (Piece(DOMINO), Cell("isle", (1, 1)))


def test_what_fills_an_offered_place_is_lifted_with_what_stands_on_it(shore: Hand) -> None:
    """The place is on offer and not the pieces: they belong together."""
    shore.scene.light(frozenset({PLACE}))
    shore.lift(Piece(VIKING))
    assert sorted(shore.scene.carried) == [TILE, VIKING]
    shore.scene.cancel()
    shore.agrees()


def test_what_is_on_offer_itself_is_lifted_alone(shore: Hand) -> None:
    """The viking may leave its tile, and what is not on offer is lifted alone too, to be told why not."""
    shore.scene.light(frozenset({PLACE, Piece(VIKING)}))
    shore.lift(Piece(VIKING))
    assert shore.scene.carried == (VIKING,)
    shore.scene.cancel()
    shore.scene.light(frozenset())
    shore.lift(Piece(VIKING))
    assert shore.scene.carried == (VIKING,)
    shore.scene.cancel()
    shore.scene.light(frozenset({Cell("isle", (0, 0))}))
    shore.lift(Piece(LOOSE_VIKING))
    assert shore.scene.carried == (LOOSE_VIKING,)
