"""Every way out of a drag: what was carried goes back, and the next click is an ordinary one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QMenu, QWidget

from boardtable.engine.target import Cell, Piece
from boardtable.scene.grain import Grain
from boardtable.scene.view import TableView
from tests.scene.toy import BOARD_CARD, HAND_CARDS, MARKET_CARDS, ZONES, Hand, opening, with_piece, without

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

HAND, BOWL = Cell("hand"), Cell("bowl")
MIDDLE = QPointF(1200, 825)


@pytest.fixture
def carrying(hand: Hand) -> Hand:
    """Carry card 4 over the bowl, which is on offer."""
    hand.scene.light(frozenset({BOWL}))
    hand.lift(Piece(4))
    hand.move(MIDDLE)
    assert hand.heard() == [("lifted", (Piece(4), HAND))]
    assert hand.scene.aimed == BOWL
    return hand


def is_cancelled(hand: Hand) -> None:
    """Check that the drag is over, everything is at home, and a click works as ever."""
    assert hand.heard() == [("put down",)]
    assert not hand.scene.touched
    assert hand.scene.aimed is None
    hand.agrees()
    hand.click(Piece(BOARD_CARD))
    assert hand.heard() == [("pointed", (Piece(BOARD_CARD), Cell("board", (0, 1)), Cell("board")))]


def test_escape(carrying: Hand) -> None:
    """Esc puts back; only the next Esc goes back a pick."""
    carrying.key(Qt.Key.Key_Escape)
    is_cancelled(carrying)
    carrying.key(Qt.Key.Key_Escape)
    assert carrying.heard() == [("backed",)]


def test_the_window_loses_the_focus(carrying: Hand, qtbot: QtBot) -> None:
    """Another window comes to the front."""
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    is_cancelled(carrying)


def test_a_dialog_opens(carrying: Hand, qtbot: QtBot) -> None:
    """A dialog takes the screen in the middle of a drag."""
    dialog = QDialog(carrying.view)
    qtbot.addWidget(dialog)
    dialog.open()
    qtbot.waitUntil(lambda: not carrying.scene.touched)
    dialog.close()
    qtbot.waitUntil(carrying.view.isActiveWindow)
    is_cancelled(carrying)


def test_another_part_of_the_window_takes_the_focus(hand: Hand, qtbot: QtBot) -> None:
    """The keyboard goes elsewhere within the window."""
    house = QWidget()
    qtbot.addWidget(house)
    field = QLineEdit(house)
    hand.view.setParent(house)
    house.resize(1100, 700)
    house.show()
    house.activateWindow()
    qtbot.waitUntil(house.isActiveWindow)
    hand.view.setFocus()
    hand.lift(Piece(4))
    hand.heard()
    field.setFocus()
    is_cancelled(hand)
    hand.view.setParent(None)


def test_the_table_is_hidden(carrying: Hand) -> None:
    """A page of scores, say, takes the table's place."""
    carrying.view.hide()
    assert carrying.heard() == [("put down",)]
    carrying.view.show()
    carrying.agrees()


def test_the_table_is_disabled(carrying: Hand) -> None:
    """A table that takes no input holds nothing in the air."""
    carrying.view.setEnabled(False)
    carrying.view.setEnabled(True)
    is_cancelled(carrying)


def test_a_move_without_the_button(carrying: Hand) -> None:
    """The release was lost, to a popup menu for one: the next move tells."""
    carrying.move(MIDDLE + QPointF(5, 5), held=False)
    is_cancelled(carrying)


def test_a_popup_menu(carrying: Hand, qtbot: QtBot) -> None:
    """A menu swallows the release; the table notices as soon as the mouse is back."""
    menu = QMenu(carrying.view)
    qtbot.addWidget(menu)
    menu.addAction("toy")
    menu.popup(carrying.view.mapToGlobal(carrying.view.rect().center()))
    menu.close()
    carrying.move(MIDDLE, held=False)
    is_cancelled(carrying)


def test_a_press_while_carrying(carrying: Hand) -> None:
    """The release was lost and the next thing to come is a press: the old drag ends before the new one begins."""
    carrying.press(Piece(1))
    assert carrying.heard() == [("put down",)]
    carrying.agrees()
    carrying.release(Piece(1))
    assert carrying.heard() == [("pointed", (Piece(1), HAND))]


def test_another_button_without_the_left_one(carrying: Hand) -> None:
    """A right press that comes without the left button held ends the drag, too."""
    QTest.mousePress(carrying.view.viewport(), Qt.MouseButton.RightButton, pos=carrying.pixel(MIDDLE).toPoint())
    QTest.mouseRelease(carrying.view.viewport(), Qt.MouseButton.RightButton, pos=carrying.pixel(MIDDLE).toPoint())
    carrying.move(MIDDLE, held=False)
    is_cancelled(carrying)


def test_the_mouse_grab_is_lost(carrying: Hand) -> None:
    """The system takes the mouse away."""
    QApplication.sendEvent(carrying.view, QEvent(QEvent.Type.UngrabMouse))
    is_cancelled(carrying)


def test_the_zones_are_laid_anew(carrying: Hand) -> None:
    """Another layout comes under the pointer."""
    carrying.scene.lay(ZONES[1:])
    assert carrying.heard() == [("put down",)]
    assert carrying.scene.where(4) is None
    carrying.agrees()
    carrying.scene.lay(ZONES)
    carrying.agrees()


def test_the_carried_piece_moves_on_the_table(carrying: Hand) -> None:
    """Somebody else decided: the table has the piece elsewhere now."""
    carrying.scene.show(with_piece(opening(), 4, Cell("shelf", 0)))
    is_cancelled(carrying)


def test_the_carried_piece_vanishes(carrying: Hand) -> None:
    """The table has the piece no longer."""
    carrying.scene.show(without(opening(), 4))
    assert carrying.heard() == [("put down",)]
    carrying.agrees()


def test_a_film_begins(carrying: Hand) -> None:
    """What others do is shown with an empty hand."""
    carrying.scene.play((), lambda: None)
    is_cancelled(carrying)


def test_the_answer_to_a_lift_may_be_no(hand: Hand) -> None:
    """Whoever listens may forbid the lift at once."""
    hand.scene.lifted.connect(lambda _under: hand.scene.cancel())
    hand.lift(Piece(4))
    hand.move(MIDDLE)
    hand.agrees()
    hand.release(MIDDLE)
    assert hand.heard() == [("lifted", (Piece(4), HAND)), ("put down",)]
    hand.agrees()


def test_a_table_that_changes_elsewhere_leaves_the_hand_alone(carrying: Hand) -> None:
    """What still lies where it was taken from stays in the hand."""
    carrying.scene.show(with_piece(opening(), BOARD_CARD, Cell("board", (1, 1))))
    assert carrying.scene.carried == (4,)
    carrying.agrees(4)
    carrying.move(Cell("shelf", 0))
    carrying.move(MIDDLE)
    carrying.release(MIDDLE)
    assert carrying.heard() == [("let go", (Piece(4), HAND), (BOWL,))]
    carrying.agrees()


def test_a_window_resized_in_mid_drag(carrying: Hand) -> None:
    """The piece stays in the hand and under the pointer."""
    carrying.view.resize(1500, 900)
    carrying.move(MIDDLE)
    assert carrying.scene.carried == (4,)
    held = carrying.scene.where(4)
    assert held is not None
    assert held.center().x() == pytest.approx(1200, abs=2)
    assert held.center().y() == pytest.approx(825, abs=2)
    carrying.agrees(4)
    carrying.release(MIDDLE)
    assert carrying.heard() == [("let go", (Piece(4), HAND), (BOWL,))]
    carrying.agrees()


def test_a_sharper_screen_in_mid_drag(carrying: Hand) -> None:
    """The window is dragged to a finer screen: all faces are drawn anew."""
    carrying.scene.sharpen(Grain(1.5, 2.0), QRectF(0, 0, 1600, 1000))
    carrying.scene.art.finish()
    assert carrying.scene.carried == (4,)
    carrying.agrees(4)


def test_a_whole_row_goes_back(hand: Hand) -> None:
    """All cards of a row that was lifted as a whole find their places."""
    hand.lift(Piece(MARKET_CARDS[0]))
    hand.move(MIDDLE)
    hand.key(Qt.Key.Key_Escape)
    is_cancelled(hand_after_lift(hand))


def hand_after_lift(hand: Hand) -> Hand:
    """Check that the lift was told, and forget it."""
    assert hand.said.pop(0)[0] == "lifted"
    return hand


def test_keys_do_nothing_while_a_piece_is_carried(carrying: Hand) -> None:
    """Tab and arrows wait until the hand is empty."""
    carrying.key(Qt.Key.Key_Right)
    carrying.key(Qt.Key.Key_Return)
    assert carrying.heard() == []
    assert carrying.scene.carried == (4,)
    assert HAND_CARDS[3] == 4


def test_a_view_can_go_while_a_piece_is_carried(carrying: Hand) -> None:
    """Closing the window in mid-drag is no fault."""
    assert isinstance(carrying.view, TableView)
    carrying.view.close()
    assert carrying.heard() == [("put down",)]
