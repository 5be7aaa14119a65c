"""Numbers in the prompt bar: a field for many, a button for one, digits typed at the table."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boardtable.app.amounts import NumberField
from boardtable.engine import registry
from boardtable.engine.target import Piece
from tests.app.program import Hands, come_to_rest
from tests.controller.auction import State

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.app.program import Program


@pytest.fixture
def auction(start: Callable[..., Program], monkeypatch: pytest.MonkeyPatch) -> Program:
    """Begin an auction."""
    found = [EntryPoint("auction", "tests.controller.auction", registry.GROUP)]
    monkeypatch.setattr(registry, "entry_points", lambda group: found if group == registry.GROUP else [])
    program = start()
    program.begin("auction", "Anna")
    come_to_rest()
    return program


def field(program: Program) -> NumberField:
    """Find the field for a number."""
    (found,) = (field for field in program.page.bar.findChildren(NumberField) if field.isVisible())
    return found


def test_a_field_holds_what_is_on_offer(auction: Program) -> None:
    """From the lowest number to the highest, step by step over those between that are not on offer."""
    number = field(auction)
    assert number.accessibleName() == "Bid"
    assert (number.value(), number.minimum(), number.maximum()) == (2, 2, 12)
    seen = []
    for step in (1, 1, 1, 9, -1, -9):
        number.stepBy(step)
        seen.append(number.value())
    assert seen == [3, 5, 8, 12, 8, 2]


def test_the_button_takes_the_number(auction: Program) -> None:
    """It stands right beside the field; another button stays what it is."""
    field(auction).setValue(8)
    auction.press("Bid")
    assert auction.match.state == State(0, buying=True)
    auction.page.undo()
    auction.press("Pass")
    assert auction.match.state == State(1)


def test_every_button_has_its_key(auction: Program) -> None:
    """Ctrl and its number from the left, wherever the keyboard is; the tool tip tells it. Others do nothing."""
    assert [auction.button(said).toolTip() for said in ("Pass", "Bid")] == ["Ctrl+1", "Ctrl+2"]
    field(auction).setValue(8)
    QTest.keyClick(auction.page.view, Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier)
    assert auction.match.ply == 0
    QTest.keyClick(auction.page.log, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    assert auction.match.state == State(0, buying=True)
    auction.page.undo()
    QTest.keyClick(auction.page.view, Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    assert auction.match.ply == 1
    assert auction.match.state != State(0, buying=True)


def test_digits_typed_at_the_table_go_to_the_field(auction: Program) -> None:
    """Enter takes the number, and the table has the keyboard again."""
    view = auction.page.view
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_1)
    number = field(auction)
    assert number.hasFocus()
    assert number.text() == "1"
    QTest.keyClick(number, Qt.Key.Key_Return)
    assert auction.match.ply == 0  # 1 is not on offer, but the beginning of 12
    QTest.keyClick(number, Qt.Key.Key_2)
    QTest.keyClick(number, Qt.Key.Key_Return)
    assert auction.match.state == State(0, buying=True)
    come_to_rest()
    assert view.hasFocus()


def test_digits_that_begin_no_number_are_not_taken(auction: Program) -> None:
    """At the table and in the field."""
    view = auction.page.view
    view.setFocus()
    for key in (Qt.Key.Key_0, Qt.Key.Key_7):
        QTest.keyClick(view, key)
    assert view.hasFocus()
    number = field(auction)
    QTest.keyClick(view, Qt.Key.Key_3)
    QTest.keyClick(number, Qt.Key.Key_4)
    assert number.text() == "3"
    QTest.keyClick(number, Qt.Key.Key_Escape)
    assert view.hasFocus()
    assert auction.match.ply == 0


def test_without_a_field_digits_are_the_tables(auction: Program) -> None:
    """0 fits the table again."""
    view = auction.page.view
    view.zoom_by(2)
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_0)
    assert view.zoom == 2
    auction.press("Bid")
    auction.press("Pass")
    auction.press("Pass")
    assert auction.match.state == State(3)
    QTest.keyClick(view, Qt.Key.Key_0)
    assert view.zoom == 1


def test_one_number_is_a_button(auction: Program) -> None:
    """With its name; pressed while it is picked, and pressed again it is not."""
    field(auction).setValue(5)
    auction.press("Bid")
    Hands(auction.page).click(Piece(0))
    button = auction.button("Points: 4")
    assert button.isCheckable()
    assert not button.isChecked()
    assert auction.page.bar.findChildren(NumberField) == [] or not auction.page.bar.amounts._fields
    auction.press("Points: 4")
    assert button.isChecked()
    auction.press("Points: 4")
    assert not button.isChecked()
    assert button in auction.page.bar.buttons()


def test_tab_reaches_the_field(auction: Program) -> None:
    """It is one of the bar's parts, before its button."""
    parts = auction.page.bar.buttons()
    assert parts.index(field(auction)) + 1 == parts.index(auction.button("Bid"))
    auction.page.reach.go(1)
    focus = QApplication.focusWidget()
    assert focus is auction.button("Pass")
