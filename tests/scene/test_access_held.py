"""Large pieces for those who listen: how one is held, over which places it is, and whether it fits there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from boardtable.engine.note import Note, Tone
from boardtable.engine.target import Cell, Piece
from boardtable.engine.text import text
from tests.scene.toy import L_PIECE, Hand, on_map

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QAccessibleEvent

L = Piece(L_PIECE)
FITS = (on_map((0, 0), (1, 0), (1, 1), (1, 2)), on_map((2, 3), (2, 4), (3, 3), (4, 3)))


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Write down what is announced."""
    said: list[str] = []

    def tell(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            said.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", tell)
    QAccessible.setActive(True)
    yield said
    QAccessible.setActive(False)


@pytest.fixture
def keyed(chart: Hand, said: list[str]) -> Hand:
    """Pick the L by Enter."""
    scene = chart.scene
    note = Note(FITS[0][0], Tone.GAIN, text("toy", "+4"))
    scene.pointed.connect(lambda _under: scene.light(frozenset(FITS[0] + FITS[1]), (), (L,), FITS))
    scene.proposed.connect(lambda places: scene.write((note,) if places == FITS[0] else ()))
    scene.light(frozenset({L}))
    chart.key(Qt.Key.Key_Tab)
    chart.key(Qt.Key.Key_Return)
    said.clear()
    return chart


def test_arrows_say_the_places_and_whether_it_fits(keyed: Hand, said: list[str]) -> None:
    """All places that it covers, then what that would bring."""
    keyed.key(Qt.Key.Key_Right)
    keyed.key(Qt.Key.Key_Left)
    assert said == [
        "Map: row 1, place 2, Map: row 2, place 2, Map: row 2, place 3, Map: row 2, place 4, does not fit here",
        "Map: row 1, place 1, Map: row 2, place 1, Map: row 2, place 2, Map: row 2, place 3, fits here, +4",
    ]


def test_turns_are_said_first(keyed: Hand, said: list[str]) -> None:
    """In whichever way it was turned."""
    keyed.key(Qt.Key.Key_R)
    keyed.key(Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    keyed.key(Qt.Key.Key_F)
    assert [words.split(", ")[0] for words in said] == ["turned clockwise", "turned anticlockwise", "flipped over"]


def test_tab_says_where_it_fits_next(keyed: Hand, said: list[str]) -> None:
    """Its pose is part of its name."""
    keyed.key(Qt.Key.Key_Tab)
    assert said == [
        "Map: row 3, place 4, Map: row 3, place 5, Map: row 4, place 4, Map: row 5, place 4, fits here",
    ]
    assert keyed.view.voice.name(L) == "Piece 41, Store: place 1, in your hand, turned clockwise by 90°, picked"
    keyed.key(Qt.Key.Key_F)
    assert "in your hand, flipped over, turned clockwise by 270°" in keyed.view.voice.name(L)


def test_nobody_listens(keyed: Hand, said: list[str]) -> None:
    """Then nothing is said; nor is it of a hand that is empty."""
    QAccessible.setActive(False)
    keyed.key(Qt.Key.Key_Right)
    QAccessible.setActive(True)
    keyed.scene.light(frozenset({L}))
    keyed.key(Qt.Key.Key_Right)
    assert said == []
    assert keyed.view.voice.name(L) == "Piece 41, Store: place 1, on offer"


def test_a_piece_on_the_map_names_all_its_places(chart: Hand) -> None:
    """The corner of its outline may be none of them."""
    table = chart.scene.pieces.table
    one = next(item for item in table.placed if item.piece == L_PIECE)
    placed = type(one)(one.piece, one.face, Cell("map", (0, 0)), one.label, covers=((0, 1), (1, 0)))
    chart.scene.show(type(table)((placed,)))
    assert chart.view.voice.name(L) == "Piece 41, Map: row 1, place 2, Map: row 2, place 1"
