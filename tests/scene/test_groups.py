"""A drop among somebody's zones: the only target there takes it, however small it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QPointF

from boardtable.engine.target import Cell, Piece
from tests.scene.toy import BOARD, BOWL, HAND, HEAP, MARKET, SHELF, opening

if TYPE_CHECKING:
    from boardtable.engine.target import Target
    from tests.scene.toy import Hand

BETWEEN = QPointF(1350, 325)
"""Here is no zone, but the heap is above and the shelf below."""


@pytest.fixture
def bob(hand: Hand) -> Hand:
    """Give the heap and the shelf to Bob, hand and bowl to Anna."""
    of_bob = (evolve(HEAP, group="bob"), evolve(SHELF, group="bob"))
    hand.scene.show(opening(), (evolve(HAND, group="anna"), evolve(BOWL, group="anna"), BOARD, MARKET, *of_bob))
    return hand


def dropped(hand: Hand, at: Target | QPointF, *offers: Target) -> tuple[Target | None, object]:
    """Carry a card from the hand somewhere: tell at what it aims there, and on what it falls first."""
    hand.scene.light(frozenset({Piece(1), *offers}))
    hand.lift(Piece(1))
    hand.move(at)
    aimed = hand.scene.aimed
    hand.release(at)
    _, over = next(said[1:] for said in hand.heard() if said[0] == "let go")
    assert isinstance(over, tuple)
    return aimed, next(iter(over), None)


def test_the_only_target_among_bobs_zones_takes_it(bob: Hand) -> None:
    """On his shelf, and between his zones: the heap is meant, and glows."""
    heap = Cell("heap")
    assert dropped(bob, Cell("shelf", 1), heap) == (heap, heap)
    assert dropped(bob, BETWEEN, heap) == (heap, heap)


def test_of_two_targets_none_is_guessed(bob: Hand) -> None:
    """The place under the card is told, and that will be refused."""
    assert dropped(bob, Cell("shelf", 1), Cell("heap"), Cell("shelf", 3)) == (None, Cell("shelf", 1))


def test_another_place_of_the_same_zone_is_not_meant(bob: Hand) -> None:
    """Who aims at the second place must hear that only the fourth one is free."""
    assert dropped(bob, Cell("shelf", 1), Cell("shelf", 3)) == (None, Cell("shelf", 1))


def test_beyond_the_group_nothing_is_guessed(bob: Hand) -> None:
    """The board is nobody's."""
    assert dropped(bob, Cell("board", (1, 1)), Cell("heap")) == (None, Cell("board", (1, 1)))


def test_at_home_a_piece_only_goes_back(bob: Hand) -> None:
    """Let go among Anna's own zones it is put back, though one of them is on offer."""
    bob.scene.light(frozenset({Piece(1), Cell("bowl")}))
    bob.lift(Piece(1))
    bob.move(QPointF(700, 850))
    assert bob.scene.aimed is None
