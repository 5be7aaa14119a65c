"""What a game lists, in a window of its own."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest

from boardtable.app.menus import MENUS
from boardtable.engine import registry
from boardtable.engine.target import Button
from boardtable.engine.text import text
from tests.app.program import come_to_rest
from tests.controller import auction as auction_game
from tests.controller.auction import more_aids

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QListWidget

    from boardtable.engine.table import Aid
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


def entry(program: Program) -> QAction:
    """Find the entry of the menu that opens the lists."""
    row = [said.act for said in MENUS[2][1]].index("look_up")
    menu = program.window.menuBar().actions()[2].menu()
    found: QAction = menu.actions()[row]  # type: ignore[attr-defined]  # PySide says QObject
    return found


def rows(shown: QListWidget) -> list[str]:
    """Read a list as assistive technology does."""
    items = [shown.item(row) for row in range(shown.count())]
    return [item.data(Qt.ItemDataRole.AccessibleTextRole) or item.text() for item in items]


def test_a_key_opens_and_esc_closes(auction: Program) -> None:
    """A at the table; every entry has its face and its name, and the table has the keyboard afterwards."""
    window = auction.page.aids
    assert not window.isVisible()
    QTest.keyClick(auction.page.view, Qt.Key.Key_A)
    assert window.isVisible()
    assert window.windowTitle() == "All lots"
    (shown,) = window.lists()
    assert shown.accessibleName() == "All lots"
    assert rows(shown) == ["lot 1", "lot 2", "lot 3"]
    for row in range(3):
        sizes = shown.item(row).icon().availableSizes()
        assert sizes == [QSize(150, 150)]
    assert window.focusWidget() is shown
    QTest.keyClick(shown, Qt.Key.Key_Escape)
    assert not window.isVisible()
    QTest.keyClick(auction.page.view, Qt.Key.Key_A)
    QTest.keyClick(auction.page.view, Qt.Key.Key_A)
    assert not window.isVisible()


def test_it_follows_the_game(auction: Program) -> None:
    """3: what was up is ticked and quieter; the place in the list stays."""
    window = auction.page.aids
    window.toggle()
    (shown,) = window.lists()
    shown.setCurrentRow(2)
    before = shown.item(0).icon().pixmap(150, 150).toImage()
    after_two = shown.item(1).icon().pixmap(150, 150).toImage()
    auction.page.controller.point((Button("pass"),))
    assert rows(shown) == ["lot 1, out of the game", "lot 2", "lot 3"]
    assert shown.item(0).text() == "lot 1"
    assert shown.item(0).icon().pixmap(150, 150).toImage() != before
    assert shown.item(1).icon().pixmap(150, 150).toImage() == after_two
    assert shown.item(0).foreground() != shown.item(1).foreground()
    assert shown.currentRow() == 2
    auction.page.undo()
    assert rows(shown)[0] == "lot 1"


def test_an_earlier_moment_lists_what_it_had(auction: Program) -> None:
    """Whoever looks back sees what was done then."""
    auction.page.controller.point((Button("pass"),))
    window = auction.page.aids
    window.toggle()
    auction.page.controller.look_at(0)
    assert rows(window.lists()[0])[0] == "lot 1"


def test_the_menu_and_the_button_name_what_is_listed(auction: Program) -> None:
    """By the lists' own names; both open the window."""
    assert entry(auction).text() == "All lots"
    assert entry(auction).isEnabled()
    button = auction.page.aids.button
    assert button.isVisible()
    assert button.text() == "All lots"
    button.click()
    assert auction.page.aids.isVisible()
    entry(auction).trigger()
    assert not auction.page.aids.isVisible()
    auction.window.show_start()
    assert not entry(auction).isEnabled()
    assert entry(auction).text() == "Look up"


def test_several_lists_have_a_tab_each(auction: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """Named together in the menu."""
    more = evolve(auction_game.GAME, aids=more_aids)
    monkeypatch.setattr(auction.page.controller.match, "game", more)
    auction.page.controller.changed.emit()
    assert entry(auction).text() == "All lots, All bids"
    button = auction.page.aids.button
    assert (button.text(), button.accessibleName()) == ("Look up", "All lots, All bids")
    window = auction.page.aids
    window.toggle()
    assert [shown.accessibleName() for shown in window.lists()] == ["All lots", "All bids"]
    assert rows(window.lists()[1]) == ["bid 2", "bid 3", "bid 5", "bid 8", "bid 12"]


def test_parts_of_one_list_are_called_by_the_whole(auction: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the menu and above the window; the tabs have the names of the parts."""

    def parts(state: auction_game.State, seat: int | None) -> tuple[Aid, ...]:
        return tuple(evolve(aid, of=text("auction", "All of it")) for aid in more_aids(state, seat))

    monkeypatch.setattr(auction.page.controller.match, "game", evolve(auction_game.GAME, aids=parts))
    auction.page.controller.changed.emit()
    assert entry(auction).text() == "All of it"
    auction.page.aids.toggle()
    assert auction.page.aids.windowTitle() == "All of it"
    assert [shown.accessibleName() for shown in auction.page.aids.lists()] == ["All lots", "All bids"]


def test_behind_the_curtain_nothing_is_listed(auction: Program) -> None:
    """An open window closes when the curtain comes down."""
    window, controller = auction.page.aids, auction.page.controller
    window.toggle()
    controller.waiting = 0
    controller.changed.emit()
    assert not window.isVisible()
    window.toggle()
    assert not window.isVisible()
    assert not auction.page.aids.button.isVisible()
    assert not entry(auction).isEnabled()
    controller.waiting = None


def test_a_game_without_lists(start: Callable[..., Program], sticks: None) -> None:
    """Neither button nor entry does anything."""
    assert sticks is None
    program = start()
    program.begin("sticks", "Anna", "Bob")
    assert not program.page.aids.button.isVisible()
    assert not entry(program).isEnabled()
    assert entry(program).text() == "Look up"
    program.page.aids.toggle()
    assert not program.page.aids.isVisible()
