"""Zoom by wheel, pinch and key, and moving about in a table that is larger than its window."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QNativeGestureEvent, QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boardtable.engine.target import Cell, Piece

if TYPE_CHECKING:
    from tests.scene.toy import Hand

SPOT = QPointF(1200, 700)
CONTROL, PLAIN = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier


def wheel(hand: Hand, steps: int, modifier: Qt.KeyboardModifier) -> None:
    """Turn the wheel over the middle of the window."""
    at = QPointF(hand.view.viewport().rect().center())
    QApplication.sendEvent(
        hand.view.viewport(),
        QWheelEvent(
            at,
            hand.view.viewport().mapToGlobal(at),
            QPoint(),
            QPoint(0, 120 * steps),
            Qt.MouseButton.NoButton,
            modifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,  # noqa: FBT003 - Qt's own order
        ),
    )


def pinch(hand: Hand, kind: Qt.NativeGestureType, by: float, at: QPointF) -> None:
    """Move two fingers on a touchpad."""
    QApplication.sendEvent(
        hand.view.viewport(),
        QNativeGestureEvent(kind, QPointingDevice.primaryPointingDevice(), 2, at, at, at, by, QPointF()),
    )


def test_ctrl_and_wheel_zoom(hand: Hand) -> None:
    """A step is a fifth; never smaller than the window, never more than four times that."""
    wheel(hand, 4, CONTROL)
    assert hand.view.zoom == pytest.approx(1.2**4)
    assert hand.view.transform().m11() == pytest.approx(0.64 * 1.2**4)
    hand.agrees()
    wheel(hand, 40, CONTROL)
    assert hand.view.zoom == 4.0
    wheel(hand, -99, CONTROL)
    assert hand.view.zoom == 1.0


def test_a_pinch_zooms_about_the_fingers(hand: Hand) -> None:
    """What was between them stays there; other gestures mean nothing."""
    at = hand.view.pixel(SPOT)
    pinch(hand, Qt.NativeGestureType.ZoomNativeGesture, 0.5, at)
    assert hand.view.zoom == pytest.approx(1.5)
    assert hand.view.point(at).x() == pytest.approx(SPOT.x(), abs=2)
    assert hand.view.point(at).y() == pytest.approx(SPOT.y(), abs=2)
    pinch(hand, Qt.NativeGestureType.RotateNativeGesture, 0.5, at)
    assert hand.view.zoom == pytest.approx(1.5)


def test_keys_zoom(hand: Hand) -> None:
    """Plus and minus by a step, 0 fits again."""
    hand.key(Qt.Key.Key_Plus)
    hand.key(Qt.Key.Key_Plus)
    assert hand.view.zoom == pytest.approx(1.44)
    hand.key(Qt.Key.Key_Minus)
    assert hand.view.zoom == pytest.approx(1.2)
    hand.key(Qt.Key.Key_0)
    assert hand.view.zoom == 1.0
    hand.view.zoom_by(2)
    hand.view.fit()
    assert hand.view.zoom == 1.0


def test_the_zoom_is_told(hand: Hand) -> None:
    """For a window that shows it."""
    told: list[float] = []
    hand.view.zoomed.connect(told.append)
    hand.view.zoom_by(2)
    hand.view.fit()
    assert told == [2.0, 1.0]


def test_a_zoomed_table_is_touched_where_it_is_seen(hand: Hand) -> None:
    """Clicks and drags work at any size."""
    hand.view.zoom_by(2, hand.view.pixel(QPointF(450, 900)))
    hand.click(Piece(2))
    assert hand.heard() == [("pointed", (Piece(2), Cell("hand")))]
    hand.lift(Piece(2))
    hand.move(QPointF(300, 700))
    held = hand.scene.where(2)
    assert held is not None
    assert held.center().x() == pytest.approx(300, abs=2)
    assert held.center().y() == pytest.approx(700, abs=2)


def test_the_wheel_and_the_middle_button_move_a_zoomed_table(hand: Hand) -> None:
    """Only then: a table that fits stays where it is, and the wheel is left to others."""
    middle = QPointF(hand.view.viewport().rect().center())
    fitting = hand.view.point(middle)
    wheel(hand, -1, PLAIN)
    assert hand.view.point(middle) == fitting
    hand.view.zoom_by(2)
    before = hand.view.point(middle)
    wheel(hand, -1, PLAIN)
    lower = hand.view.point(middle)
    assert lower.y() - before.y() == pytest.approx(60 / hand.view.transform().m11(), abs=1)
    QTest.mousePress(hand.view.viewport(), Qt.MouseButton.MiddleButton, pos=middle.toPoint())
    QTest.mouseMove(hand.view.viewport(), middle.toPoint() + QPoint(30, 20))
    moved = hand.view.point(middle)
    assert lower.x() - moved.x() == pytest.approx(30 / hand.view.transform().m11(), abs=1)
    assert lower.y() - moved.y() == pytest.approx(20 / hand.view.transform().m11(), abs=1)
    QTest.mouseRelease(hand.view.viewport(), Qt.MouseButton.MiddleButton, pos=middle.toPoint())
    QTest.mouseMove(hand.view.viewport(), middle.toPoint())
    assert hand.view.point(middle) == moved
    assert hand.heard() == []


def test_a_lost_middle_button_stops_the_moving(hand: Hand) -> None:
    """The release went elsewhere: the next move without the button moves nothing."""
    hand.view.zoom_by(2)
    middle = hand.view.viewport().rect().center()
    QTest.mousePress(hand.view.viewport(), Qt.MouseButton.MiddleButton, pos=middle)
    before = hand.view.point(QPointF(middle))
    hand.move(QPointF(500, 500), held=False)
    assert hand.view.point(QPointF(middle)) == before
    QTest.mouseRelease(hand.view.viewport(), Qt.MouseButton.MiddleButton, pos=middle)


def spread_fingers(hand: Hand, spread: int) -> None:
    """Put two fingers on the table and move them apart, or together, by so many pixels each."""
    device = QTest.createTouchDevice()
    port, middle = hand.view.viewport(), hand.view.viewport().rect().center()
    left, right = middle - QPoint(100, 0), middle + QPoint(100, 0)
    QTest.touchEvent(port, device).press(0, left, port).press(1, right, port).commit()
    for part in (0.01, 0.5, 1.0):
        by = QPoint(round(spread * part), 0)
        QTest.touchEvent(port, device).move(0, left - by, port).move(1, right + by, port).commit()
    QTest.touchEvent(port, device).release(0, left - by, port).release(1, right + by, port).commit()


def test_two_fingers_zoom(hand: Hand) -> None:
    """Twice as far apart, twice as large; what is between them stays there, and nothing is chosen."""
    middle = QPointF(hand.view.viewport().rect().center())
    before = hand.view.point(middle)
    spread_fingers(hand, 100)
    assert hand.view.zoom == pytest.approx(2, rel=0.02)
    assert (hand.view.point(middle) - before).manhattanLength() < 3
    spread_fingers(hand, -50)
    assert hand.view.zoom == pytest.approx(1, rel=0.02)
    assert not [said for said in hand.heard() if said[0] != "put down"]
    hand.agrees()


def test_one_finger_is_a_hand(hand: Hand) -> None:
    """A tap clicks, as without any gestures."""
    device, port = QTest.createTouchDevice(), hand.view.viewport()
    at = hand.pixel(Piece(2)).toPoint()
    QTest.touchEvent(port, device).press(0, at, port).commit()
    QTest.touchEvent(port, device).release(0, at, port).commit()
    assert hand.heard() == [("pointed", (Piece(2), Cell("hand")))]
