"""Counts and prices: at the corner of their piece, and in a small window beyond it, where there is room."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QPointF, QSize

from boardtable.engine.table import Table
from boardtable.engine.text import text
from boardtable.scene.badges import Perch, perch_on
from boardtable.scene.grain import Grain
from boardtable.scene.places import Places
from boardtable.scene.spread import enlarged
from tests.scene.toy import (
    BAG,
    COIN,
    COINS,
    DOMINO_COVERS,
    DOMINO_FACE,
    HEAP,
    MAP,
    RED_CARD,
    SHELF,
    STORE,
    ZONES,
    opening,
    placed,
)
from tests.scene.varied import TILE, table
from tests.scene.varied import ZONES as VARIED

if TYPE_CHECKING:
    from boardtable.engine.table import Placed, Zone
    from tests.scene.toy import Hand

FINE, COARSE = Grain(), Grain(0.25)
"""At a quarter of its size no card of the made-up table leaves room for a count of eleven pixels."""


def room(item: Placed, *zones: Zone, grain: Grain = FINE) -> tuple[float, float]:
    """Tell how much room is beside and below one piece that lies alone on a table."""
    perch = perch_on(Places(zones, (item,)), item.piece, grain)
    return round(perch.right, 6), round(perch.below, 6)


@pytest.mark.parametrize(
    ("item", "beside", "below"),
    [
        # A card on the board is 140 x 196 in a place of 160 x 250: 10 to its edge and as much to the next card.
        (placed(9, RED_CARD, "board", (0, 0)), 20, 47),
        # In the last row and column: to the shelf at 650, to the hand at 700.
        (placed(9, RED_CARD, "board", (1, 2)), 80, 177),
        # A place of the market is 160 wide, too; below it the shelf begins at 350.
        (placed(9, RED_CARD, "market", 1), 20, 77),
        # The last one reaches to the heap at 1250.
        (placed(9, RED_CARD, "market", 2), 130, 77),
        # Nothing is to the right of the heap, and the shelf is below.
        (placed(9, COIN, "heap"), 200, 125),
        # Cards of a fan lie side by side; the table ends at 1000.
        (placed(9, RED_CARD, "hand"), 0, 70),
    ],
)
def test_the_room_around_a_piece(item: Placed, beside: float, below: float) -> None:
    """As far as its own place and what lies in the next one leave it, and where no other zone is."""
    assert room(item, *ZONES) == (beside, below)


def test_a_place_of_a_wheel_is_all_the_room() -> None:
    """Its neighbours lie aslant; and a large piece has none but its own."""
    look = Places(VARIED, table().placed)
    perch = perch_on(look, TILE, FINE)
    assert (perch.width, perch.height, perch.right, perch.below) == (100, 100, 0, 0)
    large = evolve(placed(9, DOMINO_FACE, "map", (0, 0)), covers=DOMINO_COVERS)
    assert room(large, MAP, STORE, BAG) == (0, 0)


def test_headings_keep_their_room() -> None:
    """A heading above a zone is 24 units high where a unit is a pixel, and four times as high at a quarter of that."""
    owned = evolve(SHELF, heading=text("toy", "Anna"), seat=2)
    card = placed(9, RED_CARD, "market", 1)
    zones = [owned if zone is SHELF else zone for zone in ZONES]
    assert room(card, *zones) == (20, 77 - 24)
    assert room(card, *zones, grain=COARSE) == (20, 77 - 17 * 4)


def test_what_is_shown_large_is_among_its_own() -> None:
    """Zones that lie behind take no room from it."""
    zones = [evolve(zone, group="heap") if zone is HEAP else zone for zone in ZONES]
    look = enlarged(zones, opening().placed, "heap")
    last = look.spots[COINS[-1]].rect
    assert perch_on(look, COINS[-1], FINE).below == pytest.approx(1000 - last.bottom())


def test_a_small_piece_has_its_count_outside() -> None:
    """At most six tenths of it beyond the corner; there is always a little, and on a large piece no more than that."""
    sign = QSize(20, 16)
    perch = Perch(140, 196, 20, 47)
    assert perch.letters(COARSE) == 11
    assert perch.letters(Grain(0.5, 2.0)) == 22
    assert perch.letters(FINE) == 28
    assert perch.corner(sign, COARSE) == QPointF(35 - 15, 49 - 6.4)
    assert perch.corner(sign, FINE) == QPointF(140 - 17, 196 - 13.6)
    assert Perch(140, 196).corner(sign, COARSE) == QPointF(35 - 17, 49 - 13.6)


def test_a_small_count_leaves_its_piece_in_sight(hand: Hand) -> None:
    """In a small window the middle of the lower edge, and all above it, are those of the card."""
    card = evolve(placed(9, RED_CARD, "board", (0, 0)), badge="9")
    hand.view.resize(400, 250)
    hand.scene.show(Table((card,)), ZONES)
    hand.scene.art.finish()
    image, rect = hand.view.grab().toImage(), hand.scene.look().spots[9].rect
    for x in range(10, 100, 10):
        spot = hand.view.pixel(QPointF(rect.x() + rect.width() * x / 100, rect.y() + rect.height() * 0.8)).toPoint()
        assert image.pixelColor(spot).name() == "#c00000"
