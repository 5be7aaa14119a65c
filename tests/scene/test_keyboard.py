"""The keyboard's way about the table: what a click can say, keys can say."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from boardtable.engine.note import Note, Tone
from boardtable.engine.target import Button, Cell, Piece
from boardtable.engine.text import text
from boardtable.scene.rings import Ring
from tests.scene.toy import BOARD_CARD, COINS, Hand

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QKeyEvent
    from pytestqt.qtbot import QtBot

    from boardtable.engine.target import Target

BOARD, MARKET, HEAP, BOWL = Cell("board"), Cell("market"), Cell("heap"), Cell("bowl")
TOP_COIN = Piece(COINS[-1])
OFFERS: frozenset[Target] = frozenset(
    {Piece(1), Piece(2), Piece(4), Cell("board", (0, 0)), Cell("board", (1, 2)), MARKET, TOP_COIN, BOWL, Button("ok")}
)
CARDS: frozenset[Target] = frozenset({Piece(1), Piece(2), Piece(3)})
READING = (Cell("board", (0, 0)), Cell("board", (1, 2)), MARKET, TOP_COIN, Piece(1), Piece(2), Piece(4), BOWL)


@pytest.fixture
def lit(hand: Hand) -> Hand:
    """Offer something in most zones; a button has no place and is none of the table's business."""
    hand.scene.light(OFFERS)
    return hand


def test_tab_goes_through_all_that_is_on_offer(lit: Hand) -> None:
    """Zone by zone from the top left, and in each zone in the order of reading."""
    seen: list[object] = []
    lit.scene.focus_named.connect(seen.append)
    for _ in READING:
        lit.key(Qt.Key.Key_Tab)
    assert tuple(seen) == READING


def test_backtab_goes_the_other_way(lit: Hand) -> None:
    """From the last to the first."""
    seen: list[object] = []
    lit.scene.focus_named.connect(seen.append)
    for _ in READING:
        lit.key(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert tuple(seen) == READING[::-1]


def test_tab_leaves_the_table_after_the_last_target(hand: Hand, qtbot: QtBot) -> None:
    """Nobody is locked in; coming back, the table begins at its first or last target."""
    house = QWidget()
    qtbot.addWidget(house)
    rows = QVBoxLayout(house)
    before, after = QPushButton(house), QPushButton(house)
    for part in (before, hand.view, after):
        rows.addWidget(part)
    QWidget.setTabOrder(before, hand.view)
    QWidget.setTabOrder(hand.view, after)
    house.resize(1100, 800)
    house.show()
    house.activateWindow()
    qtbot.waitUntil(house.isActiveWindow)
    hand.scene.light(frozenset({Piece(1), Piece(2)}))
    before.setFocus()
    QTest.keyClick(before, Qt.Key.Key_Tab)
    assert hand.scene.focused == Piece(1)
    hand.key(Qt.Key.Key_Tab)
    assert hand.scene.focused == Piece(2)
    hand.key(Qt.Key.Key_Tab)
    assert after.hasFocus()
    assert hand.scene.focused is None
    QTest.keyClick(after, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert hand.scene.focused == Piece(2)
    hand.view.setParent(None)


def framed(hand: Hand) -> list[Target]:
    """Tell around what the frame of the focus is drawn."""
    return [target for ring, target in hand.scene.lights._rings if ring is Ring.FOCUS]  # noqa: SLF001 - what is drawn


def in_full(hand: Hand) -> list[Target]:
    """Tell at what a note is written in full since somebody aims there."""
    return list(hand.scene.lights._named)  # noqa: SLF001 - what is written


@pytest.fixture
def beside(hand: Hand, qtbot: QtBot) -> Iterator[QPushButton]:
    """Put a button beside the table."""
    house = QWidget()
    qtbot.addWidget(house)
    rows = QVBoxLayout(house)
    button = QPushButton(house)
    for part in (hand.view, button):
        rows.addWidget(part)
    house.resize(1100, 800)
    house.show()
    house.activateWindow()
    qtbot.waitUntil(house.isActiveWindow)
    hand.view.setFocus()
    yield button
    hand.view.setParent(None)


def test_the_focus_is_seen_while_the_table_has_the_keyboard(lit: Hand, beside: QPushButton) -> None:
    """Never two things look as if they had it, and a note is written in full only there; F6 comes back to it."""
    lit.scene.light(OFFERS, [Note(Piece(2), Tone.GAIN, text("toy", "two more points"), short=text("toy", "+2"))])
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Down, Qt.Key.Key_Right):
        lit.key(key)
    assert (framed(lit), in_full(lit)) == ([Piece(2)], [Piece(2)])
    beside.setFocus(Qt.FocusReason.ShortcutFocusReason)
    assert (framed(lit), in_full(lit)) == ([], [])
    lit.scene.light(OFFERS)
    assert framed(lit) == []
    lit.view.setFocus(Qt.FocusReason.ShortcutFocusReason)
    assert framed(lit) == [Piece(2)]


def test_coming_back_by_f6_the_focus_is_where_it_was(lit: Hand, beside: QPushButton) -> None:
    """Also after Tab has left the table, and if what had it is gone: on what is nearest; after a click at the first."""
    for key in (Qt.Key.Key_Backtab, Qt.Key.Key_Tab):
        lit.key(key, Qt.KeyboardModifier.ShiftModifier if key == Qt.Key.Key_Backtab else Qt.KeyboardModifier.NoModifier)
    assert beside.hasFocus()
    assert lit.scene.focused is None
    lit.view.setFocus(Qt.FocusReason.ShortcutFocusReason)
    assert framed(lit) == [BOWL]
    lit.scene.light(frozenset())
    beside.setFocus()
    lit.scene.light(frozenset({Piece(1), Piece(4)}))
    lit.view.setFocus(Qt.FocusReason.ShortcutFocusReason)
    assert framed(lit) == [Piece(4)]
    lit.click(BOWL)
    assert framed(lit) == []
    beside.setFocus()
    lit.view.setFocus(Qt.FocusReason.ShortcutFocusReason)
    assert framed(lit) == [Piece(1)]


def test_a_button_that_goes_leaves_the_focus_where_it_was(lit: Hand, beside: QPushButton) -> None:
    """Back, pressed by Space, puts back what was picked, and is no button any more."""
    lit.scene.light(OFFERS, (), [Piece(3)])
    for _ in READING:
        lit.key(Qt.Key.Key_Tab)
    lit.key(Qt.Key.Key_Tab)
    lit.key(Qt.Key.Key_Tab)
    assert beside.hasFocus()
    lit.scene.light(OFFERS.union({Piece(3)}))
    lit.view.setFocus()
    assert framed(lit) == [Piece(3)]


def test_arrows_go_by_where_things_are(lit: Hand) -> None:
    """The nearest target in that direction; none there: the focus stays."""
    way: list[tuple[Qt.Key, Target]] = [
        (Qt.Key.Key_Right, Cell("board", (0, 0))),
        (Qt.Key.Key_Down, Piece(1)),
        (Qt.Key.Key_Left, Piece(1)),
        (Qt.Key.Key_Down, Piece(1)),
        (Qt.Key.Key_Right, Piece(2)),
        (Qt.Key.Key_Right, Piece(4)),
        (Qt.Key.Key_Up, Cell("board", (1, 2))),
        (Qt.Key.Key_Up, Cell("board", (0, 0))),
        (Qt.Key.Key_Right, MARKET),
        (Qt.Key.Key_Right, TOP_COIN),
        (Qt.Key.Key_Down, BOWL),
        (Qt.Key.Key_Left, Piece(4)),
    ]
    for key, target in way:
        lit.key(key)
        assert lit.scene.focused == target


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_taking_says_what_a_click_says(lit: Hand, key: Qt.Key) -> None:
    """A piece is told with its place and zone."""
    lit.scene.focus(Piece(BOARD_CARD))
    lit.key(key)
    lit.scene.focus(Cell("board", (1, 2)))
    lit.key(key)
    lit.scene.focus(BOWL)
    lit.key(key)
    assert lit.heard() == [
        ("pointed", (Piece(BOARD_CARD), Cell("board", (0, 1)), BOARD)),
        ("pointed", (Cell("board", (1, 2)), BOARD)),
        ("pointed", (BOWL,)),
    ]


def test_enter_without_a_focus_points_at_nothing(lit: Hand) -> None:
    """Whoever knows what is presumed decides what that means; with a focus, or by a tap on Space, it is not asked."""
    heard: list[str] = []
    lit.scene.accepted.connect(lambda: heard.append("Enter"))
    lit.key(Qt.Key.Key_Return)
    assert lit.heard() == []
    assert heard == ["Enter"]
    lit.key(Qt.Key.Key_Space)
    lit.scene.focus(Piece(2))
    lit.key(Qt.Key.Key_Return)
    assert len(lit.heard()) == 1
    assert heard == ["Enter"]


def test_space_held_down_inspects(lit: Hand, qtbot: QtBot) -> None:
    """Held, it enlarges what has the focus and takes nothing."""
    seen: list[object] = []
    lit.scene.inspected.connect(seen.append)
    lit.scene.focus(Piece(2))
    QTest.keyPress(lit.view, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: bool(seen))
    QTest.keyRelease(lit.view, Qt.Key.Key_Space)
    assert seen == [Piece(2), None]
    assert lit.heard() == []


def test_the_focus_follows_what_is_on_offer(lit: Hand) -> None:
    """What had it is taken: the nearest target gets it; nothing left: none does."""
    lit.scene.focus(Piece(4))
    lit.key(Qt.Key.Key_Left)
    assert lit.scene.focused == Piece(2)
    lit.scene.light(frozenset({Piece(1), TOP_COIN}))
    assert lit.scene.focused == Piece(1)
    lit.scene.light(frozenset())
    assert lit.scene.focused is None


def picking(hand: Hand, at_most: int, then: frozenset[Target] = frozenset()) -> list[Target]:
    """Answer as a controller does: of three cards so many may be picked, and behind them something else."""
    picked: list[Target] = []

    def light() -> None:
        left = CARDS.difference(picked) if len(picked) < at_most else then
        hand.scene.light(left, (), picked)

    def point(under: tuple[Target, ...]) -> None:
        (picked.remove if under[0] in picked else picked.append)(under[0])
        light()

    def back() -> None:
        picked.pop()
        light()

    hand.scene.pointed.connect(point)
    hand.view.backed.connect(back)
    light()
    return picked


def test_the_focus_stays_on_what_was_picked(hand: Hand) -> None:
    """The next arrow goes on from there, to the next card that may be picked, and Space picks that too."""
    picked = picking(hand, 2)
    hand.key(Qt.Key.Key_Tab)
    for card in (Piece(1), Piece(2)):
        assert hand.scene.focused == card
        hand.key(Qt.Key.Key_Space)
        assert hand.scene.focused == card
        hand.key(Qt.Key.Key_Right)
    assert picked == [Piece(1), Piece(2)]
    assert hand.scene.focused == Piece(2)
    hand.key(Qt.Key.Key_Return)
    assert picked == [Piece(1)]
    assert hand.scene.focused == Piece(2)


def test_going_back_brings_the_focus_back(hand: Hand) -> None:
    """To what was picked last, wherever the focus had gone meanwhile: each Esc to the pick before."""
    picked = picking(hand, 2, frozenset({Cell("board", (0, 0)), BOWL}))
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return):
        hand.key(key)
    assert picked == [Piece(1), Piece(3)]
    hand.key(Qt.Key.Key_Up)
    seen = [hand.scene.focused]
    for _ in range(2):
        hand.key(Qt.Key.Key_Escape)
        seen.append(hand.scene.focused)
    assert seen == [Cell("board", (0, 0)), Piece(3), Piece(1)]
    assert picked == []


def test_another_pick_instead_keeps_the_focus(hand: Hand) -> None:
    """Where one takes the place of the other."""
    hand.scene.light(frozenset({Piece(2), Piece(3)}), (), [Piece(1)])
    hand.key(Qt.Key.Key_Tab)
    hand.key(Qt.Key.Key_Right)
    assert hand.scene.focused == Piece(2)
    hand.scene.light(frozenset({Piece(1), Piece(3)}), (), [Piece(2)])
    assert hand.scene.focused == Piece(2)


def test_the_mouse_takes_the_focus_away(lit: Hand) -> None:
    """The ring of the keyboard is not in the way of the mouse."""
    lit.key(Qt.Key.Key_Tab)
    lit.click(Piece(BOARD_CARD))
    assert lit.scene.focused is None


def test_keys_that_are_not_the_tables_go_on(hand: Hand) -> None:
    """A letter is left to the window."""
    letters: list[str] = []

    class House(QWidget):
        """A window that hears what the table leaves."""

        @override
        def keyPressEvent(self, event: QKeyEvent) -> None:
            letters.append(event.text())

    house = House()
    hand.view.setParent(house)
    hand.key(Qt.Key.Key_Q)
    hand.view.setParent(None)
    assert letters == ["q"]
