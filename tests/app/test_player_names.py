"""Players may be called anything: a name is shown as it is, on one line, cut if it is long, and obeyed nowhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel, QWidget

from boardtable.app.afterwards import Next
from boardtable.app.words import LEFT_TO_RIGHT, shortened, tidy
from boardtable.engine.target import Piece
from tests.app.clipping import clipped
from tests.app.program import Hands, answering, come_to_rest, said_by
from tests.engine.sticks import CARD, Peek, Take

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QDialog

    from tests.app.program import Program

LONG = "x" * 200
SHOWN = {
    "Łucja Żółć": "Łucja Żółć",
    "👩‍🍳 Zoë": "👩‍🍳 Zoë",
    "王小明": "王小明",
    "שרה": f"שרה{LEFT_TO_RIGHT}",
    "a שרה": f"a שרה{LEFT_TO_RIGHT}",
    "<b>Bob</b>": "<b>Bob</b>",
    '<a href="x">&lt;': '<a href="x">&lt;',
    "&x & &amp;": "&x & &amp;",
    "%1 %n %s": "%1 %n %s",
    "{n} {name} {": "{n} {name} {",
    "one\ntwo\tthree": "one two three",
    "\u202eevil\u2066\0": "evil",
    "\u200b": "?",
    LONG: f"{'x' * 27}…",
}
"""Each name, and how sentences show it."""


@pytest.mark.parametrize(("name", "shown"), SHOWN.items())
def test_how_names_are_written(name: str, shown: str) -> None:
    """On one line, without unseen signs that turn what stands around them, and not too long."""
    assert shortened(name) == shown
    assert len(tidy(LONG)) == 200


@pytest.mark.parametrize("name", ["👩‍🍳" * 20, f"{'x' * 26}👩‍🍳"])
def test_a_cut_leaves_no_unseen_sign_behind(name: str) -> None:
    """What joins two signs goes with the second."""
    assert shortened(name)[-2] != "\u200d"


@pytest.fixture(params=SHOWN, ids=lambda name: ascii(name)[:20])
def named(request: pytest.FixtureRequest, start: Callable[..., Program], sticks: None) -> tuple[Program, str, str]:
    """Begin a game in which the first player is called so; gives the name and how it is shown."""
    assert sticks is None
    name: str = request.param
    program = start()
    program.begin("sticks", name, "Bob", options={"dice": False})
    come_to_rest()
    return program, name, SHOWN[name]


def looks_well(program: Program) -> None:
    """Ask that nothing is broken on the page, that no label obeys what is in it, and that the window keeps its size."""
    come_to_rest()
    page = program.page
    assert [fault for fault in clipped(page) if "shortened" not in fault] == []
    for label in page.findChildren(QLabel):
        if label.isVisible() and label.objectName() != "refusal":  # which has a link of ours, and no names in it
            plain = label.textFormat() == Qt.TextFormat.PlainText
            assert plain or label.text() == "" or "Bob" not in label.text(), label.text()
    assert (program.window.width(), program.window.height()) == (1024, 680)


def heard(program: Program) -> list[str]:
    """List all that those who listen are told."""
    return [widget.accessibleName() for widget in program.page.findChildren(QWidget) if widget.accessibleName()]


def test_at_the_table(named: tuple[Program, str, str]) -> None:
    """Strip, prompt, log, mark, tool tip and title of the window."""
    program, name, shown = named
    page = program.page
    looks_well(program)
    called = page.strip.findChildren(QLabel)[1]
    assert called.textFormat() == Qt.TextFormat.PlainText
    fits = called.fontMetrics().elidedText(tidy(name), Qt.TextElideMode.ElideRight, 190)
    assert called.text() == f"▶ {fits}"
    assert called.toolTip().count("<") == (0 if fits == tidy(name) else 2)
    assert f"{tidy(name)}, Sticks: 0" in heard(program)
    assert shown in heard(program)
    Hands(page).click(Piece(11))
    program.press("Take")
    assert page.log.item(0).text() == f"{shown} takes 1 stick."
    page.controller.look_at(0)
    looks_well(program)
    assert program.window.windowTitle() == "Sticks – boardtable"


def test_on_the_curtain_and_when_a_move_is_taken_back(named: tuple[Program, str, str]) -> None:
    """The title of the curtain, what its button tells, and the question to all others."""
    program, _, shown = named
    page = program.page
    page.controller.let(Peek(0))
    page.controller.drop_curtain()
    looks_well(program)
    assert program.label("title") == f"It is {shown}'s turn."
    assert page.curtain.button.accessibleDescription().startswith(f"It is {shown}'s turn.")
    page.controller.lift_curtain()
    page.controller.let(Take(0, 1))
    said = list[str]()

    def refuse(dialog: QDialog) -> None:
        said.append(said_by(dialog))
        assert [label.textFormat() for label in dialog.findChildren(QLabel) if shown in label.text()] == [
            Qt.TextFormat.PlainText
        ]
        assert dialog.width() < 1024
        dialog.reject()

    if page.controller.waiting is not None:
        page.controller.lift_curtain()
    page.controller.match.acted(1)
    with answering(refuse):
        page.undo()
    assert shown in said[0]


def test_at_the_end(named: tuple[Program, str, str]) -> None:
    """What the prompt bar says, the page of scores, and the set-up of the next game with its options."""
    program, _, shown = named
    page = program.page
    while page.controller.match.active():
        seat, heap = page.controller.match.active()[0], page.controller.match.state.heap
        page.controller.let(Take(seat, min(3, heap)))
        if page.controller.waiting is not None:
            page.controller.lift_curtain()
    looks_well(program)
    assert program.label("asking") == "Bob takes the last stick."
    table = page.scoring.panel.table
    assert table is not None
    heading = table.horizontalHeaderItem(1)
    assert heading is not None
    assert heading.text() == table.fontMetrics().elidedText(shown, Qt.TextElideMode.ElideRight, 120)

    def look(dialog: QDialog) -> None:
        come_to_rest()
        offered = [box.itemText(row) for box in dialog.findChildren(QComboBox) for row in range(box.count())]
        assert shown in offered
        assert (dialog.width() <= 1024, dialog.height() <= 680) == (True, True)
        dialog.reject()

    with answering(look):
        page.afterwards.wanted.emit(Next.OTHER_SEATS)


def test_on_the_start_page(named: tuple[Program, str, str]) -> None:
    """The line of the game, and what is heard of it."""
    program, _, shown = named
    program.window.show_start()
    come_to_rest()
    item = program.window.start_page._waiting.item(0)  # noqa: SLF001 - nothing else shows the list
    assert item.text().splitlines()[0] == f"Sticks: {shown}, Bob"
    assert len(item.text().splitlines()) == 2
    assert clipped(program.window.start_page) == []


def test_a_card_is_reached_all_the_same(named: tuple[Program, str, str]) -> None:
    """Names on the cloth take no part in the mouse's business."""
    program, _, _ = named
    Hands(program.page).click(Piece(CARD))
    if program.page.controller.pending is not None:
        Hands(program.page).click(Piece(CARD))
    assert program.match.ply == 1
