"""Room for words of any length."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QComboBox, QPushButton, QWidget

from boardtable.app.flow import WIDEST, Flow, breakable, make_room, tip
from tests.app.program import come_to_rest

if TYPE_CHECKING:
    from collections.abc import Iterator

BREAK = "\u200b"


@pytest.fixture
def page(qapp: QApplication) -> Iterator[QWidget]:
    """Lay out three buttons, each 100 wide and 30 high, with gaps of 10."""
    assert qapp.instance() is qapp
    whole = QWidget()
    flow = Flow(10)
    for said in ("One", "Two", "Three"):
        button = QPushButton(said)
        button.setFixedSize(100, 30)
        flow.addWidget(button)
    whole.setLayout(flow)
    whole.show()
    yield whole
    whole.close()


def places(page: QWidget) -> list[tuple[int, int]]:
    """Tell where the buttons that are seen have their upper left corners."""
    come_to_rest()
    return [(button.x(), button.y()) for button in page.findChildren(QPushButton) if button.isVisible()]


@pytest.mark.parametrize(
    ("width", "corners"),
    [
        (320, [(0, 0), (110, 0), (220, 0)]),
        (319, [(0, 0), (110, 0), (0, 40)]),
        (210, [(0, 0), (110, 0), (0, 40)]),
        (100, [(0, 0), (0, 40), (0, 80)]),
    ],
)
def test_buttons_go_on_in_another_line(page: QWidget, width: int, corners: list[tuple[int, int]]) -> None:
    """As many side by side as have room."""
    page.resize(width, 200)
    assert places(page) == corners
    flow = page.layout()
    assert flow is not None
    assert flow.heightForWidth(width) == corners[-1][1] + 30


def test_a_hidden_button_takes_no_room(page: QWidget) -> None:
    """Those behind it move up."""
    page.resize(320, 200)
    page.findChildren(QPushButton)[0].hide()
    assert places(page) == [(0, 0), (110, 0)]


def test_how_much_room_the_buttons_ask_for(page: QWidget) -> None:
    """All side by side at best, and at least the widest."""
    flow = page.layout()
    assert flow is not None
    assert (flow.sizeHint(), flow.minimumSize()) == (QSize(320, 30), QSize(100, 30))
    assert flow.itemAt(3) is None
    assert flow.takeAt(3) is None
    assert flow.takeAt(0) is not None
    assert flow.count() == 2


def test_a_box_shows_whole_what_can_be_chosen(qapp: QApplication) -> None:
    """It grows with its longest choice, but not with anybody's very long name."""
    assert qapp.instance() is qapp
    box, widths = QComboBox(), []
    for said in ("a", "a sentence", "x" * 300):
        box.addItem(said)
        make_room(box, WIDEST)
        widths.append(box.minimumWidth())
    assert widths[0] < widths[1] < widths[2] == WIDEST


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("", ""),
        ("The disk is full.", "The disk is full."),
        (f"It is in {'a' * 40}.", f"It is in {'a' * 20}{BREAK}{'a' * 20}{BREAK}.{BREAK}"),
        (f"in /home/{'b' * 35}", f"in /{BREAK}home/{BREAK}{'b' * 20}{BREAK}{'b' * 15}"),
        ("x" * 40, "x" * 40),
    ],
)
def test_long_names_of_files_may_be_broken(said: str, shown: str) -> None:
    """Only words that would not fit, and only where nobody sees it if they do."""
    assert breakable(said) == shown
    assert breakable(said).replace(BREAK, "") == said


def test_tips_obey_nothing() -> None:
    """They are broken into lines, which only rich text is, and its signs mean nothing in them."""
    assert tip("<b>Anna</b> & Bob") == "<p>&lt;b&gt;Anna&lt;/b&gt; &amp; Bob</p>"
    assert tip("") == ""
