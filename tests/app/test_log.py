"""The log beside the table: every line whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.app.clipping import clipped
from tests.app.program import come_to_rest
from tests.engine.sticks import Take

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from tests.app.program import Program


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("lines", [1, 40])
def test_no_line_is_cut(
    start: Callable[..., Program],
    sticks: None,
    lines: int,
    bold: bool,  # noqa: FBT001 - a row of a table
) -> None:
    """Sentences of every length around one and two lines, in both weights, with a scroll bar and without."""
    assert sticks is None
    program = start()
    program.begin("sticks", "Anna", "Bob")
    log = program.page.log
    face = log.font()
    face.setBold(bold)
    for length in range(20, 100):
        log.clear()
        for _ in range(lines):
            log.addItem("Ann " * (length // 4) + "i" * (length % 4) + ".")
            log.item(log.count() - 1).setFont(face)
        come_to_rest()
        assert log.verticalScrollBar().isEnabled() is (lines > 1)
        assert clipped(log) == [], length


@pytest.mark.parametrize("long", [1, 4])
@pytest.mark.parametrize("width", [230, 277])
@pytest.mark.usefixtures("sticks")
def test_the_last_line_is_at_the_bottom(start: Callable[..., Program], qtbot: QtBot, width: int, long: int) -> None:
    """A log that is full ends where its last line ends, whatever its lines above are, also after it was narrowed."""
    program = start()
    program.begin("sticks", "Anna", "Bob")
    log = program.page.log
    for n in range(40):
        log.addItem("A line. " * (1 + n * long % 11))

    def ends_well() -> bool:
        last = log.visualItemRect(log.item(log.count() - 1))
        return last.bottom() == log.viewport().rect().bottom() and clipped(log) == []

    for each in (300, width):
        log.setFixedWidth(each)
        come_to_rest()
        qtbot.waitUntil(ends_well)  # Qt waits whether it becomes narrower still, and measures then


@pytest.mark.usefixtures("sticks")
def test_the_mark_follows_what_is_shown(start: Callable[..., Program]) -> None:
    """The line of the moment that is looked at is marked; at present none is, also once the game goes on."""
    program = start()
    program.begin("sticks", "Anna", "Bob")
    page, controller = program.page, program.page.controller
    for seat, sticks in ((0, 3), (1, 2), (0, 1)):
        controller.let(Take(seat, sticks))
    log = page.log
    come_to_rest()

    def marked() -> list[int]:
        return [row for row in range(log.count()) if log.item(row).isSelected()]

    def click(row: int) -> None:
        middle = log.visualItemRect(log.item(row)).center()
        QTest.mouseClick(log.viewport(), Qt.MouseButton.LeftButton, pos=middle)

    click(0)
    assert controller.looking_at == 1
    assert marked() == [0]
    controller.look_at(2)
    assert marked() == [1]
    controller.look_at(0)
    assert marked() == []
    click(1)
    controller.look_at(None)
    assert marked() == []
    click(2)
    assert controller.looking_at is None
    assert marked() == []
    QTest.keyClick(log, Qt.Key.Key_Down)
    assert marked() == [0]  # where the keyboard is
    page.view.setFocus()
    assert marked() == []
    click(0)
    controller.look_at(None)
    controller.let(Take(1, 2))
    assert log.count() == 4
    assert marked() == []
