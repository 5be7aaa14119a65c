"""The sentence that says what to do: it takes two lines at most, and hides nothing from who asks for all of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from boardtable.app.sentence import Sentence
from boardtable.engine.text import text
from tests.app.program import come_to_rest

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QApplication

    from tests.app.program import Program

LONG = "Best move found: Anna places a tile: cucumber (row 5, column 4). Expected lead: +1.0."


@pytest.fixture
def sentence(qapp: QApplication) -> Sentence:
    """Make one that says something long."""
    assert qapp is not None
    made = Sentence()
    made.say(LONG)
    made.show()
    return made


def test_what_has_no_room_is_told_by_the_tool_tip(sentence: Sentence) -> None:
    """In one line, in two, and in two of which the last one is cut; all of it is heard in any case."""
    metrics = sentence.fontMetrics()
    whole = metrics.horizontalAdvance(LONG)
    for width, lines, most in ((whole + 20, 1, 2), (whole * 2 // 3, 2, 2), (whole // 4, 2, 2), (whole * 2 // 3, 1, 1)):
        sentence.say(LONG, most)
        sentence.resize(width, 100)
        assert sentence.heightForWidth(width) == lines * metrics.lineSpacing()
        come_to_rest()
        is_cut = sentence.text() != LONG
        assert is_cut is (sentence.lines(width) > most)
        assert sentence.text().endswith("…") is is_cut
        assert all(metrics.horizontalAdvance(line) <= width for line in sentence.text().split("\n") if is_cut)
        assert sentence.toolTip() == (f"<p>{LONG}</p>" if is_cut else "")
        assert sentence.accessibleName() == LONG
        assert LONG.startswith(sentence.text().replace("\n", " ").removesuffix("…"))


def test_the_bar_is_no_higher_than_two_lines(start: Callable[..., Program], sticks: None) -> None:
    """In the smallest window with the largest words: there the buttons do with their icons, and keep their names."""
    assert sticks is None
    program = start(text_size=150)
    program.window.use(program.games.settings)
    program.begin("sticks", "Anna", "Bob")
    come_to_rest()
    bar, hints = program.page.bar, program.page.hints
    before = bar.height()
    assert program.button("Undo").accessibleName() == ""
    hints.found = text("test", f"{LONG} {LONG}")
    program.page.controller.changed.emit()
    come_to_rest()
    assert bar.height() == before
    seen = [button for button in bar.buttons() if button.isVisible() and not getattr(button, "text", str)()]
    assert [button.accessibleName() for button in seen] == ["Hint", "Back", "Undo"]
    assert [button.toolTip() for button in seen] == ["<p>Hint</p>", "<p>Back</p>", "<p>Undo</p>"]
    hints.found = None
    program.page.controller.changed.emit()
    assert program.button("Undo").toolTip() == ""
