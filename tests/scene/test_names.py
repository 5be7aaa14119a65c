"""Names on the cloth: headings above zones, and what an empty zone is for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsPixmapItem

from boardtable.engine.table import Table
from boardtable.engine.text import text
from boardtable.scene.cloth import LEVEL
from boardtable.scene.film import Moment
from tests.scene.toy import BOWL, HEAP, SHELF, ZONES, opening, without

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF

    from tests.scene.toy import Hand

COINS = (21, 22, 23, 24, 25, 26, 27)


def pictures(hand: Hand, x: float, y: float) -> list[QRectF]:
    """Tell where the pictures under a point lie, but for the cloth."""
    items = [item for item in hand.scene.items(QPointF(x, y)) if item.topLevelItem().zValue() != LEVEL]
    return [item.sceneBoundingRect() for item in items if isinstance(item, QGraphicsPixmapItem)]


def middle(hand: Hand) -> list[QRectF]:
    """Tell which small pictures lie in the middle of the heap."""
    frame = HEAP.frame
    found = pictures(hand, frame.x + frame.w / 2, frame.y + frame.h / 2)
    return [rect for rect in found if rect.height() < frame.h / 4]


def test_a_heading_stands_above_its_zone(hand: Hand) -> None:
    """Whose things these are is written on the cloth, behind the mark of the seat."""
    frame = SHELF.frame
    assert pictures(hand, frame.x + 30, frame.y - 12) == []
    owned = evolve(SHELF, heading=text("toy", "Anna"), seat=2)
    hand.scene.show(opening(), tuple(owned if zone is SHELF else zone for zone in ZONES))
    (heading,) = pictures(hand, frame.x + 30, frame.y - 12)
    assert heading.left() == frame.x
    assert heading.bottom() <= frame.y + 1
    hand.scene.show(opening(), ZONES)
    assert pictures(hand, frame.x + 30, frame.y - 12) == []


def test_an_empty_zone_shows_what_it_is_for(hand: Hand) -> None:
    """Its name stands in its middle until something lies there."""
    assert middle(hand) == []
    hand.scene.show(without(opening(), *COINS))
    (name,) = middle(hand)
    assert abs(name.center().x() - (HEAP.frame.x + HEAP.frame.w / 2)) < 2
    hand.scene.show(opening())
    assert middle(hand) == []


def test_a_quiet_zone_shows_nothing_while_it_is_empty(hand: Hand) -> None:
    """Neither outline nor name."""
    frame = BOWL.frame
    assert pictures(hand, frame.x + frame.w / 2, frame.y + frame.h / 2) == []


def test_a_film_may_end_in_other_zones(hand: Hand) -> None:
    """What appears on the way has its zone on the way."""
    moved = evolve(SHELF, name="rack")
    zones = tuple(moved if zone is SHELF else zone for zone in ZONES)
    told: list[str] = []
    hand.scene.play((Moment(opening()), Moment(Table(()), zones=zones)), lambda: told.append("over"))
    assert told == ["over"]
    assert "rack" in hand.scene.look().zones
    assert "shelf" not in hand.scene.look().zones
