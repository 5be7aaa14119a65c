"""Light marks: corners for many places on offer, a strong ring for the one that is meant, a dot for what is new."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QColor

from boardtable.engine.target import Cell, Piece
from boardtable.scene.lights import MANY
from boardtable.scene.rings import Ring, draw_ring
from tests.scene.toy import BOARD_CARD, COINS, TENT, on_map

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from tests.scene.toy import Hand

WHITE, INK = QColor("#FFFFFF"), QColor("#14161A")
PLACES = on_map(*((row, column) for row in range(5) for column in range(2)))


def colours(hand: Hand, cell: Cell, share: float) -> list[QColor]:
    """List the colours across the left edge of a place, so far down from its top."""
    rect = hand.scene.rect_of(cell)
    assert rect is not None
    image = hand.view.grab().toImage()
    spot = hand.view.pixel(QPointF(rect.left(), rect.top() + share * rect.height())).toPoint()
    return [image.pixelColor(spot + QPoint(x, 0)) for x in range(-12, 13)]


def test_of_many_places_only_the_corners_are_drawn(chart: Hand) -> None:
    """White beside ink at each corner, and nothing between; of fewer places each has a whole ring."""
    chart.scene.light(frozenset(PLACES[: MANY + 1]))
    corner, side = colours(chart, PLACES[4], 0.15), colours(chart, PLACES[4], 0.5)
    assert WHITE in corner
    assert INK in corner
    assert WHITE not in side
    assert INK not in side
    chart.scene.light(frozenset(PLACES[:MANY]))
    side = colours(chart, PLACES[4], 0.5)
    assert WHITE in side
    assert INK in side


def test_rings_of_places_that_touch_do_not_hide_each_other(chart: Hand) -> None:
    """Each white line lies within its place, on its side of the edge; one without a neighbour lies around its place."""

    def white_across_the_edge() -> list[int]:
        across = enumerate(colours(chart, PLACES[5], 0.5), -12)
        return [x for x, colour in across if colour.lightness() > 180]

    chart.scene.light(frozenset(on_map((2, 0), (2, 1))))
    white = white_across_the_edge()
    assert min(white) < -2
    assert max(white) > 2
    assert not {-1, 0, 1} & set(white)
    chart.scene.light(frozenset(on_map((2, 1))))
    white = white_across_the_edge()
    assert white
    assert max(white) <= 0


def test_the_place_that_is_meant_has_its_ring_above_the_hand(chart: Hand) -> None:
    """A piece that hides its place does not hide the ring around it."""
    chart.scene.light(frozenset({Piece(TENT), *PLACES}))
    chart.lift(Piece(TENT))
    chart.move(PLACES[4])
    assert chart.scene.aimed == PLACES[4]
    ring = [item for item in chart.scene.items() if item.zValue() > 10000]
    carried = chart.scene.where(TENT)
    assert carried is not None
    assert any(item.sceneBoundingRect().contains(carried) for item in ring)
    side = colours(chart, PLACES[4], 0.5)
    assert WHITE in side
    assert INK in side


def test_what_was_moved_last_has_a_dot(hand: Hand) -> None:
    """At its upper right corner, white on ink; not on what others hide, and not for ever."""
    rect = hand.scene.rect_of(Piece(BOARD_CARD))
    assert rect is not None

    def corner() -> set[str]:
        image = hand.view.grab().toImage()
        spot = hand.view.pixel(rect.topRight()).toPoint()
        return {image.pixelColor(spot + QPoint(x, y)).name() for x in range(-16, 4) for y in range(-4, 16)}

    before = corner()
    assert not {WHITE.name(), INK.name()} & before
    hand.scene.lights.mark_latest(hand.scene.look(), (BOARD_CARD, COINS[0], 99))
    hand.scene.light(frozenset())
    assert hand.scene.lights.latest == (Piece(BOARD_CARD),)
    assert {WHITE.name(), INK.name()} <= corner()
    hand.scene.lights.mark_latest(hand.scene.look(), ())
    hand.scene.light(frozenset())
    assert corner() == before


def test_corners_of_a_tiny_place(qapp: QApplication) -> None:
    """In a window that is being divided places may be as small as the corners reach in."""
    assert qapp.instance() is qapp
    for side in (1, 10):
        hoop = draw_ring(Ring.MANY, side, side, 1.0)
        assert hoop.strips[0].pixmap.width() == side + 2 * hoop.margin
