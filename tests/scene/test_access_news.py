"""What assistive technology is told of the table, when, and that nothing of it outlives its use."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from attrs import define, field
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication

from boardtable.engine.table import Table
from boardtable.engine.target import Cell, Piece
from boardtable.scene.view import TableView
from tests.listening import Name, children, known, names
from tests.scene.toy import COINS, opening, with_piece, without

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QAccessibleEvent

    from tests.scene.toy import Hand

Created, Destroyed = QAccessible.Event.ObjectCreated, QAccessible.Event.ObjectDestroyed
Named, Focused = QAccessible.Event.NameChanged, QAccessible.Event.Focus


@define
class News:
    """Everything that was told since the last time, in order."""

    told: list[tuple[QAccessible.Event, str]] = field(factory=list)

    def tell(self, event: QAccessibleEvent) -> None:
        """Take one piece of news: it is about an entry that exists, in a list that exists."""
        if isinstance(event, QAccessibleAnnouncementEvent):
            self.told.append((event.type(), event.message()))
            return
        entry = event.accessibleInterface()
        assert entry.isValid()
        assert entry.parent().isValid()
        if event.type() is not Destroyed:
            assert entry.parent().indexOfChild(entry) >= 0
        self.told.append((event.type(), entry.text(Name)))

    def heard(self) -> list[tuple[QAccessible.Event, str]]:
        """Let everything be told, and give it."""
        QApplication.processEvents()
        told, self.told[:] = list(self.told), []
        return told


@pytest.fixture
def news(monkeypatch: pytest.MonkeyPatch) -> Iterator[News]:
    """Listen."""
    news = News()
    monkeypatch.setattr(QAccessible, "updateAccessibility", news.tell)
    QAccessible.setActive(True)
    yield news
    QAccessible.setActive(False)


@pytest.fixture
def table(hand: Hand, news: News) -> Hand:
    """Lay the table out before somebody who has heard of all that lies there."""
    hand.scene.light(frozenset())
    assert [event for event, _ in news.heard()] == [Created] * len(opening().placed)
    return hand


def test_nothing_is_told_if_nobody_listens(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even made: it would cost time at every move."""
    news = News()
    monkeypatch.setattr(QAccessible, "updateAccessibility", news.tell)
    hand.scene.light(frozenset({Piece(1)}))
    hand.scene.focus(Piece(1))
    hand.view.voice.announce("Anna takes 3 sticks.")
    assert news.heard() == []


def test_what_comes_and_goes_is_told(table: Hand, news: News) -> None:
    """Once each, in the order of the list; what has gone has no name any more."""
    table.scene.light(frozenset({Piece(1), Cell("market")}))
    assert news.heard() == [(Created, "Market, on offer"), (Named, "Piece 1, Hand, on offer")]
    table.scene.show(without(opening(), 1, 11))
    table.scene.light(frozenset())
    assert sorted(news.heard()) == sorted([(Destroyed, "")] * 3)
    table.scene.show(opening())
    table.scene.light(frozenset())
    assert news.heard() == [(Created, "Piece 11, Market: place 1"), (Created, "Piece 1, Hand")]


def test_another_name_is_told(table: Hand, news: News) -> None:
    """A piece that lies elsewhere, or is on offer now."""
    table.scene.show(with_piece(opening(), 4, Cell("shelf", 2)))
    table.scene.light(frozenset({Piece(31)}))
    assert news.heard() == [(Named, "Piece 31, Board: row 1, place 2, on offer"), (Named, "Piece 4, Shelf: place 3")]


def test_the_focus_is_told(table: Hand, news: News) -> None:
    """Wherever the keyboard goes, and again when the table gets the focus back."""
    table.scene.light(frozenset({Piece(1), Piece(2)}))
    news.heard()
    table.key(Qt.Key.Key_Tab)
    assert news.heard() == [(Focused, "Piece 1, Hand, on offer")]
    table.key(Qt.Key.Key_Right)
    assert news.heard() == [(Focused, "Piece 2, Hand, on offer")]
    table.view.clearFocus()
    table.scene.light(frozenset({Piece(1), Piece(2)}))
    assert news.heard() == []
    table.view.setFocus()
    assert news.heard() == [(Focused, "Piece 2, Hand, on offer")]


def test_sentences_are_announced(table: Hand, news: News) -> None:
    """Through the table, word for word."""
    table.view.voice.announce("Anna takes 3 sticks.")
    assert news.heard() == [(QAccessible.Event.Announcement, "Anna takes 3 sticks.")]


def test_entries_wait_in_a_pool(table: Hand, news: News) -> None:
    """A piece that comes back has its old entry; that of a place goes back to Qt once nobody can choose it."""
    table.scene.light(frozenset({Cell("market")}))
    news.heard()
    before = {child.text(Name): QAccessible.uniqueId(child) for child in children(known(table.view))}
    place = before.pop("Market, on offer")
    held = [QAccessible.accessibleInterface(number) for number in before.values()]
    table.scene.light(frozenset())
    table.scene.show(Table(()))
    news.heard()
    assert names(known(table.view)) == []
    assert QAccessible.accessibleInterface(place) is None
    assert [(entry.isValid(), entry.text(Name)) for entry in held] == [(False, "")] * len(held)
    table.scene.show(opening())
    table.scene.light(frozenset())
    news.heard()
    after = {child.text(Name): QAccessible.uniqueId(child) for child in children(known(table.view))}
    assert after == before
    assert all(entry.isValid() for entry in held)


def test_thousands_of_updates(table: Hand, news: News) -> None:
    """Pieces and places that come and go, read in between: no entry is lost, none is left over."""
    seen = set[int]()
    for n in range(2000):
        if n % 10 == 0:
            gone = COINS[: n // 10 % len(COINS)] if n % 50 else [item.piece for item in opening().placed]
            table.scene.show(without(opening(), *gone))
        table.scene.light(frozenset({Cell("board", (n % 2, n % 3)), Piece(n % 4 + 1)}), (), (Cell("market"),))
        table.view.entries.tell()
        list_ = known(table.view)
        assert list_.childCount() == len(opening().placed) - len(gone) + 2
        for place in range(n % 3, list_.childCount(), 3):
            child = list_.child(place)
            assert child.text(Name)
            assert child.parent() == list_
            seen.add(QAccessible.uniqueId(child))
        news.told.clear()
    assert len(seen) > 500  # a place is new to Qt whenever it comes
    registered = [number for number in seen if QAccessible.accessibleInterface(number) is not None]
    assert len(registered) <= len(opening().placed) + 2


def test_entries_go_with_their_view(table: Hand) -> None:
    """Whoever holds one afterwards holds nothing; the scene goes on."""
    view = TableView(table.scene)
    numbers = [QAccessible.uniqueId(child) for child in children(known(view))]
    whole = QAccessible.uniqueId(known(view))
    assert len({*numbers, whole}) == len(opening().placed) + 1
    view.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    del view
    gc.collect()
    assert [QAccessible.accessibleInterface(number) for number in (*numbers, whole)] == [None] * (len(numbers) + 1)
    table.scene.light(frozenset({Piece(1)}))
    table.scene.focus(Piece(1))
    QApplication.processEvents()
    assert table.scene.focused == Piece(1)


END = """
import gc, os, sys
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from boardtable.engine.text import plain
from boardtable.scene.art import Art
from boardtable.scene.scene import TableScene
from boardtable.scene.view import TableView
from tests.scene.toy import HOME, ZONES, opening
app = QApplication([])
QAccessible.setActive(True)
views = []
for n in range(3):
    scene = TableScene(Art(HOME), plain)
    views.append(TableView(scene))
    scene.lay(ZONES)
    scene.show(opening())
    list_ = QAccessible.queryAccessibleInterface(views[-1])
    held = [list_.child(n) for n in range(list_.childCount())]
    print(len(held))
    {end}
"""


@pytest.mark.parametrize("end", ["pass", "views.clear(); gc.collect()", "sys.exit(0) if n else None"])
def test_the_program_ends_in_peace(drawings: Path, end: str) -> None:
    """However tables and entries go at the very end."""
    paths = os.pathsep.join([str(Path(__file__).parents[2]), str(drawings.parents[2].parent)])
    done = subprocess.run(
        [sys.executable, "-c", END.format(end=end)],
        check=False,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": paths},
    )
    assert (done.returncode, set(done.stdout.split())) == (0, {"15"}), done.stderr
