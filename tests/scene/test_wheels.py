"""Places round a circle."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, Qt

from boardtable.engine.table import Table
from boardtable.engine.target import Cell, Piece
from boardtable.scene.film import Moment, Speed
from boardtable.scene.travel import between
from tests.scene.varied import DISCS, INNER, OUTER, TILE, ZONES, table

if TYPE_CHECKING:
    from tests.scene.toy import Hand

HUB = QPointF(1050, 300)


@pytest.fixture
def wheels(hand: Hand) -> Hand:
    """Lay the made-up table with two wheels about one point."""
    hand.scene.show(table(), ZONES)
    hand.scene.art.finish()
    return hand


def centres(hand: Hand, zone: str) -> list[QPointF]:
    """Tell where the middles of the four places of a wheel are."""
    rects = [hand.scene.rect_of(Cell(zone, n)) for n in range(4)]
    return [rect.center() for rect in rects if rect is not None]


def test_places_go_clockwise_from_the_top(wheels: Hand) -> None:
    """Upright, as large as the largest piece, on the largest circle that fits into the frame."""
    for zone, far in (("outer", 200), ("inner", 95)):
        for found, wanted in zip(centres(wheels, zone), ((0, -far), (far, 0), (0, far), (-far, 0)), strict=True):
            assert (found - HUB - QPointF(*wanted)).manhattanLength() < 1e-6
    rect = wheels.scene.rect_of(Cell("outer", 2))
    assert rect is not None
    assert (rect.width(), rect.height()) == (100, 100)


def test_the_nearest_place_is_touched(wheels: Hand) -> None:
    """Two wheels about one point do not hide each other; what is in the middle belongs to neither."""
    look = wheels.scene.look()
    assert look.under(HUB + QPointF(30, 210)) == (Cell("outer", 2), Cell("outer"))
    assert look.under(HUB + QPointF(-10, -195)) == (Cell("outer", 0), Cell("outer"))
    assert look.under(HUB + QPointF(120, -150)) == (Cell("outer", 0), Cell("outer"))
    assert look.under(HUB + QPointF(-90, 10)) == (Cell("inner", 3), Cell("inner"))
    assert look.under(HUB + QPointF(0, -95))[0] == Piece(DISCS[0])
    assert look.under(HUB + QPointF(200, 0))[:2] == (Piece(72), Cell("outer", 1))
    assert look.under(HUB) == ()
    assert look.under(HUB + QPointF(240, 240)) == ()


def test_arrows_go_round(wheels: Hand) -> None:
    """To the right clockwise, to the left back; only where something is on offer; up and down lead away."""
    wheels.scene.light(frozenset({Cell("outer", 0), Cell("outer", 2), Cell("outer", 3), Piece(DISCS[1]), Cell("bag")}))
    wheels.scene.focus(Cell("outer", 0))
    seen = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Left):
        wheels.key(key)
        seen.append(wheels.scene.focused)
    assert seen == [Cell("outer", n) for n in (2, 3, 0, 3, 2)]
    wheels.key(Qt.Key.Key_Down)
    assert wheels.scene.focused == Cell("bag")


def test_arrows_leave_a_wheel_with_nothing_else_on_offer(wheels: Hand) -> None:
    """Then they lead to what is next on that side; a wheel as a whole is no place on it."""
    wheels.scene.light(frozenset({Piece(TILE), Piece(DISCS[1])}))
    wheels.scene.focus(Piece(TILE))
    seen: list[object] = []
    wheels.scene.focus_named.connect(seen.append)
    wheels.key(Qt.Key.Key_Left)
    assert seen == [Piece(DISCS[1])]
    wheels.scene.light(frozenset({Cell("outer"), Cell("outer", 3), Cell("isle", (0, 0))}))
    wheels.scene.focus(Cell("outer"))
    wheels.key(Qt.Key.Key_Left)
    assert seen[-1] == Cell("outer", 3)


def test_pieces_travel_along_the_circle(wheels: Hand) -> None:
    """When a wheel turns, all its pieces set out at once and keep their distance from the middle."""
    wheels.scene.set_speed(Speed.NORMAL)
    wheels.scene.play((Moment(table(1)),), lambda: None)
    wheels.scene.clock.advance(60)
    for piece in DISCS:
        rect = wheels.scene.where(piece)
        assert rect is not None
        way = rect.center() - HUB
        assert hypot(way.x(), way.y()) == pytest.approx(95)
        assert abs(way.x()) > 1
        assert abs(way.y()) > 1
    wheels.scene.clock.finish()
    wheels.agrees()
    assert wheels.scene.look().under(HUB + QPointF(95, 0))[0] == Piece(DISCS[0])


def test_the_shorter_way_round() -> None:
    """From the last place to the first one step on, not all the way back; to elsewhere, straight on."""
    start, end = QRectF(-110, -10, 20, 20), QRectF(-10, -110, 20, 20)
    on_the_way = between(start, end, 0.5, QPointF(0, 0)).center()
    assert on_the_way.x() == pytest.approx(-(5000**0.5))
    assert on_the_way.y() == pytest.approx(-(5000**0.5))
    assert between(start, end, 0.5).center() == QPointF(-50, -50)
    assert between(start, end, 1.0, QPointF(0, 0)).center().y() == pytest.approx(-100)


def test_what_comes_from_elsewhere_travels_straight(wheels: Hand) -> None:
    """Also on a wheel that is laid elsewhere now."""
    wheels.scene.set_speed(Speed.NORMAL)
    there = tuple(evolve(item, at=Cell("inner", 3)) if item.piece == TILE else item for item in table().placed)
    wheels.scene.play((Moment(Table(there)),), lambda: None)
    wheels.scene.clock.advance(60)
    rect = wheels.scene.where(TILE)
    assert rect is not None
    assert rect.center().y() == pytest.approx(HUB.y())
    wheels.scene.clock.finish()
    wheels.agrees()


def test_a_wheel_among_what_others_have(wheels: Hand) -> None:
    """It is enlarged about the same point as the wheel in its middle."""
    zones = tuple(evolve(zone, group="bob") if zone in {INNER, OUTER} else zone for zone in ZONES)
    wheels.scene.show(table(), zones)
    wheels.scene.enlarger.show("bob")
    outer, inner = (wheels.scene.rect_of(Cell(zone)) for zone in ("outer", "inner"))
    assert outer is not None
    assert inner is not None
    assert outer.center() == inner.center() == QPointF(800, 500)
    assert outer.width() == pytest.approx(700)
    wheels.agrees()
