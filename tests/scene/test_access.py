"""The table as an accessible list: what is on it, how it is said, and what can be done with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from boardtable.engine.note import Note, Tone
from boardtable.engine.table import Mark, Table
from boardtable.engine.target import Button, Cell, Piece
from boardtable.engine.text import text
from tests.listening import About, Name, children, known, names
from tests.scene.toy import BOARD, BOARD_CARD, COINS, HAND_CARDS, HEAP, MARKET, ZONES, opening, without

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtGui import QAccessibleInterface

    from boardtable.engine.target import Target
    from tests.scene.toy import Hand

PRESS, SET_FOCUS = "Press", "SetFocus"
"""What Qt calls these actions."""


@pytest.fixture
def hand(hand: Hand) -> Hand:
    """Look at the list only once the table has come to rest."""
    QApplication.processEvents()
    return hand


def entry(hand: Hand, begin: str) -> QAccessibleInterface:
    """Find the entry whose name begins in that way."""
    found = [child for child in children(known(hand.view)) if child.text(Name).startswith(begin)]
    assert len(found) == 1, names(known(hand.view))
    return found[0]


def test_the_table_is_a_list_of_its_pieces(hand: Hand) -> None:
    """One entry a piece, zone by zone as one reads, with its place; nothing is on offer yet."""
    table = known(hand.view)
    assert table.role() is QAccessible.Role.List
    assert table.text(Name) == "Table"
    assert names(table) == [
        "Piece 31, Board: row 1, place 2",
        *(f"Piece {piece}, Market: place {n}" for n, piece in enumerate((11, 12, 13), 1)),
        *(f"Piece {piece}, Heap" for piece in (27, 26, 25, 21, 22, 23, 24)),  # the lower four lie exactly on each other
        *(f"Piece {piece}, Hand" for piece in HAND_CARDS),
    ]
    for child in children(table):
        assert child.role() is QAccessible.Role.ListItem
        assert child.parent() == table
        assert child.window() == hand.view.windowHandle()
        alone: tuple[int, QObject | None] = (child.childCount(), child.object())
        assert alone == (0, None)
        assert not child.state().focusable


def test_places_on_offer_have_entries_of_their_own(hand: Hand) -> None:
    """They stand before the pieces in them; what a target would bring is said, and that it is on offer or picked."""
    notes = [Note(Cell("market"), Tone.COST, text("toy", "four coins")), Note(Piece(4), Tone.GAIN, text("toy", "+1"))]
    offers: frozenset[Target] = frozenset({Piece(4), Cell("market"), Cell("board", (1, 2)), Button("ok")})
    hand.scene.light(offers, notes, (Piece(2), Button("no")))
    said = names(known(hand.view))
    assert said[:3] == [
        "Piece 31, Board: row 1, place 2",
        "Board: row 2, place 3, on offer",
        "Market, four coins, on offer",
    ]
    assert said[-3:] == ["Piece 2, Hand, picked", "Piece 3, Hand", "Piece 4, Hand, +1, on offer"]
    assert len(said) == len(opening().placed) + 2
    states = {child.text(Name): child.state() for child in children(known(hand.view))}
    assert [name for name, state in states.items() if state.focusable] == [said[1], said[2], said[-3], said[-1]]
    assert [name for name, state in states.items() if state.selected] == [said[-3]]


def test_an_entry_tells_what_lies_in_its_zone(hand: Hand) -> None:
    """Equal pieces are counted; of a stack the top is told; a place, or a piece, holds nothing more."""
    alike = [evolve(item, label=text("toy", "Fish")) if item.piece in {11, 13} else item for item in opening().placed]
    hand.scene.show(Table(tuple(alike)))
    hand.scene.light(frozenset({Cell("market"), Cell("heap"), Cell("shelf"), Cell("board", (0, 1)), Piece(1)}))
    assert entry(hand, "Market, ").text(About) == "2 × Fish; Piece 12"
    assert entry(hand, "Heap, ").text(About) == "Piece 27"
    assert entry(hand, "Shelf, ").text(About) == ""
    assert entry(hand, "Board: ").text(About) == ""
    assert entry(hand, "Piece 1, ").text(About) == ""
    assert entry(hand, "Piece 1, ").text(QAccessible.Text.Help) == ""


def test_of_a_stack_only_the_top_is_seen(hand: Hand) -> None:
    """It says how many there are; those below are on the list, but marked as not seen until they are on offer."""
    placed = [evolve(item, badge="7") if item.piece == COINS[-1] else item for item in opening().placed]
    hand.scene.show(Table(tuple(placed)))
    assert not entry(hand, "Piece 27, Heap, 7").state().invisible
    assert entry(hand, "Piece 22, Heap").state().invisible
    hand.scene.light(frozenset({Piece(22)}))
    assert not entry(hand, "Piece 22, Heap, on offer").state().invisible


def test_a_count_that_the_name_tells_is_not_said_twice(hand: Hand) -> None:
    """A pile of coins is called by their number."""
    placed = [evolve(item, badge="31") if item.piece == BOARD_CARD else item for item in opening().placed]
    hand.scene.show(Table(tuple(placed)))
    assert entry(hand, "Piece 31,").text(Name) == "Piece 31, Board: row 1, place 2"


def test_zones_of_one_name_are_counted(hand: Hand) -> None:
    """Otherwise nobody could tell by name which one is meant."""
    zones = tuple(evolve(zone, label=MARKET.label) if zone in {MARKET, HEAP} else zone for zone in ZONES)
    hand.scene.show(opening(), zones)
    assert entry(hand, "Piece 12,").text(Name) == "Piece 12, Market (1): place 2"
    assert entry(hand, "Piece 27,").text(Name) == "Piece 27, Market (2)"


def test_marks_are_said(hand: Hand) -> None:
    """What is drawn around a place is told in words."""
    mark = Mark((Piece(BOARD_CARD),), Tone.COST, text("toy", "in danger"))
    hand.scene.show(evolve(opening(), marks=(mark,)))
    assert entry(hand, "Piece 31,").text(Name) == "Piece 31, Board: row 1, place 2, in danger"


def test_an_entry_follows_its_piece(hand: Hand) -> None:
    """It keeps its number, and says another place and another label."""
    before = entry(hand, "Piece 4,")
    number = QAccessible.uniqueId(before)
    placed = [item for item in opening().placed if item.piece != HAND_CARDS[3]]
    moved = next(item for item in opening().placed if item.piece == HAND_CARDS[3])
    hand.scene.show(Table((*placed, evolve(moved, at=Cell("shelf", 1), label=text("toy", "A closed card")))))
    after = entry(hand, "A closed card")
    assert after.text(Name) == "A closed card, Shelf: place 2"
    assert QAccessible.uniqueId(after) == number
    assert before.text(Name) == after.text(Name)


def test_the_focus_is_that_of_the_keyboard(hand: Hand) -> None:
    """The entry on which it is; without any, the table has it; without the table, nothing has."""
    table = known(hand.view)
    assert table.focusChild() == table
    hand.scene.light(frozenset({Piece(2), Cell("market")}))
    hand.key(Qt.Key.Key_Tab)
    assert table.focusChild() == entry(hand, "Market, ")
    assert entry(hand, "Market, ").state().focused
    hand.key(Qt.Key.Key_Tab)
    assert table.focusChild() == entry(hand, "Piece 2,")
    assert not entry(hand, "Market, ").state().focused
    hand.view.clearFocus()
    assert table.focusChild() is None
    assert not entry(hand, "Piece 2,").state().focused


def test_the_keyboard_reaches_what_is_picked(hand: Hand) -> None:
    """A second Enter puts it back."""
    hand.scene.light(frozenset({Piece(1)}), (), (Piece(3),))
    hand.key(Qt.Key.Key_Tab)
    hand.key(Qt.Key.Key_Tab)
    assert hand.scene.focused == Piece(3)
    hand.key(Qt.Key.Key_Left)
    assert hand.scene.focused == Piece(1)
    hand.key(Qt.Key.Key_Right)
    hand.key(Qt.Key.Key_Return)
    assert hand.heard() == [("pointed", (Piece(3), Cell("hand")))]


def test_an_entry_is_where_its_piece_is(hand: Hand) -> None:
    """Pointing at its middle finds it; where nothing is on the list, nothing is found."""
    table, card = known(hand.view), entry(hand, "Piece 31,")
    middle = card.rect().center()
    place = hand.view.viewport().mapToGlobal(hand.pixel(Piece(BOARD_CARD)).toPoint())
    assert (middle - place).manhattanLength() <= 2
    assert table.childAt(middle.x(), middle.y()) == card
    free = hand.view.viewport().mapToGlobal(hand.pixel(Cell("board", (1, 0))).toPoint())
    assert table.childAt(free.x(), free.y()) is None
    hand.scene.light(frozenset({Cell("board")}))
    assert table.childAt(free.x(), free.y()) == entry(hand, "Board, on offer")
    assert card.childAt(middle.x(), middle.y()) is None
    whole = entry(hand, "Board, on offer").rect()
    assert whole.contains(card.rect())
    assert whole.width() / card.rect().width() == pytest.approx(BOARD.frame.w / 140, abs=0.05)


def test_an_entry_can_be_pressed(hand: Hand) -> None:
    """It says what Enter would say, and the keyboard goes on from there; what is not on offer has no actions."""
    hand.scene.light(frozenset({Piece(2), Cell("market")}))
    market = entry(hand, "Market, ").actionInterface()
    assert market.actionNames() == [PRESS, SET_FOCUS]
    hand.view.clearFocus()
    market.doAction(SET_FOCUS)
    QApplication.processEvents()
    focused = hand.scene.focused
    assert (focused, hand.view.hasFocus(), hand.heard()) == (Cell("market"), True, [])
    market.doAction(PRESS)
    entry(hand, "Piece 2,").actionInterface().doAction(PRESS)
    QApplication.processEvents()
    assert hand.heard() == [("pointed", (Cell("market"),)), ("pointed", (Piece(2), Cell("hand")))]
    assert hand.scene.focused == Piece(2)
    idle = entry(hand, "Piece 3,").actionInterface()
    assert idle.actionNames() == []
    idle.doAction(PRESS)
    QApplication.processEvents()
    assert hand.heard() == []


def test_a_press_that_comes_too_late_says_nothing(hand: Hand) -> None:
    """What was on offer when it was pressed may not be any more; and nothing is pressed under a hand that carries."""
    hand.scene.light(frozenset({Piece(2)}))
    action = entry(hand, "Piece 2,").actionInterface()
    action.doAction(PRESS)
    hand.scene.light(frozenset())
    QApplication.processEvents()
    hand.scene.light(frozenset({Piece(2)}))
    action.doAction(PRESS)
    hand.press(Piece(1))
    QApplication.processEvents()
    assert hand.heard() == []


def test_an_empty_table_is_an_empty_list(hand: Hand) -> None:
    """Whoever still holds an entry of what has gone hears nothing from it."""
    table, kept = known(hand.view), entry(hand, "Piece 4,")
    hand.scene.show(Table(()))
    assert table.childCount() == 0
    assert table.child(0) is None
    assert table.indexOfChild(kept) == -1
    assert (kept.text(Name), kept.text(About)) == ("", "")
    assert kept.state().invisible
    assert kept.rect().isEmpty()
    assert kept.actionInterface().actionNames() == []


def test_the_list_counts_its_entries(hand: Hand) -> None:
    """Each has its place, and no other does."""
    table = known(hand.view)
    hand.scene.show(without(opening(), *COINS))
    assert [table.indexOfChild(child) for child in children(table)] == list(range(8))
    assert table.child(8) is None
    assert table.child(-1) is None
    assert table.indexOfChild(table) == -1
    assert children(table)[0].indexOfChild(table) == -1
