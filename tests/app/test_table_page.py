"""One table in the window: prompt bar, players' strip, log, taking back and scores."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QListWidgetItem, QPushButton

from boardtable.app.prompt_bar import PromptBar
from boardtable.app.refusal import RefusalLine
from boardtable.app.theme import BESIDE_ITEM
from boardtable.engine.game import Refusal
from boardtable.engine.record import Undid
from boardtable.engine.table import Picture, Tally
from boardtable.engine.target import Piece
from boardtable.engine.text import text
from boardtable.scene.film import FRAME_MS, Speed
from tests.app.program import Hands, answering, come_to_rest, said_by
from tests.engine.sticks import CARD, Take

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QDialog

    from tests.app.program import Program


@pytest.fixture
def table(start: Callable[..., Program], sticks: None) -> Program:
    """Begin a game of Sticks with a die for two; Anna begins."""
    assert sticks is None
    program = start()
    program.begin("sticks", "Anna", "Bob", seed=0x9F3C, options={"dice": True})
    return program


def take(program: Program, n: int) -> None:
    """Take sticks with the mouse."""
    for _ in range(n):
        lit = [target for target in program.page.scene.offers() if isinstance(target, Piece) and target.id < CARD]
        Hands(program.page).click(lit[0])
    program.press("Take")


def lines(program: Program) -> list[str]:
    """Read the log."""
    return [program.page.log.item(row).text() for row in range(program.page.log.count())]


def test_the_prompt_bar_says_what_to_do(table: Program) -> None:
    """One sentence, and the buttons that may be pressed; Back once something is picked."""
    assert table.label("asking") == "Take sticks."
    assert table.button("Throw the die").isVisible()
    assert not table.button("Back").isEnabled()
    assert not table.button("Undo").isEnabled()
    Hands(table.page).click(Piece(11))
    assert table.label("asking") == "Picked: 1."
    assert table.button("Back").isEnabled()
    table.press("Back")
    assert table.label("asking") == "Take sticks."
    take(table, 2)
    assert table.match.state.heap == 10


@pytest.mark.parametrize("rule", ["3", ""])
@pytest.mark.parametrize("before", ["", "word " * 30])
def test_buttons_do_without_words_where_a_refusal_needs_the_room(table: Program, before: str, rule: str) -> None:
    """Of whatever length, and whatever was said before: all is laid out at once, and the table keeps its size.

    The buttons in a box of their own (a hint, or to move now) had room counted for the words before. A refusal for
    which icons alone do not make room enough stands alone.
    """
    come_to_rest()
    bar, hint = table.page.bar, table.button("Hint", table.page.bar)
    size, seen = table.page.view.size(), list[tuple[bool, bool, bool]]()
    for words in range(1, 32):
        for said in (before, "word " * words):
            table.page.controller.refused.emit(Refusal(text("test", said), rule) if said else None)
        (line,) = bar.findChildren(RefusalLine)
        at = line.geometry()
        is_broken = line.heightForWidth(line.width()) >= 2 * line.fontMetrics().height()
        seen.append((not hint.text(), is_broken, not table.label("asking")))
        come_to_rest()
        assert line.geometry() == at, words
        assert table.page.view.size() == size, words
    assert seen == sorted(seen)  # first with words, then without them, then in two lines
    assert set(seen) == {(False, False, False), (True, False, False), (True, True, True)}
    table.page.controller.refused.emit(None)
    assert table.label("asking") == "Take sticks."


def test_a_refusal_has_its_rule_and_moves_nothing(table: Program) -> None:
    """3: the sentence comes with its number, and the table keeps its size; the next click wipes it away."""
    come_to_rest()
    size = table.page.view.size()
    Hands(table.page).click(Piece(CARD + 1))
    come_to_rest()
    assert table.label("refusal") == "✖ You may look at your own card once. (Rule 3)"
    assert table.page.view.size() == size
    Hands(table.page).click(Piece(11))
    assert table.label("refusal") == ""


def test_the_log_tells_what_happens_when_it_happens(table: Program) -> None:
    """The heap is empty only once the last sticks have gone; a skipped film has told everything."""
    table.page.scene.set_speed(Speed.NORMAL)
    for _ in range(3):
        take(table, 3)
        table.page.scene.finish_film()
    before = lines(table)
    assert before == ["Anna takes 3 sticks.", "Bob takes 3 sticks.", "Anna takes 3 sticks."]
    take(table, 3)
    table.press("OK")  # it cannot be taken back
    assert lines(table) == before
    table.page.scene.clock.advance(1)
    assert lines(table) == [*before, "Bob takes 3 sticks."]
    table.page.scene.finish_film()
    assert lines(table) == [*before, "Bob takes 3 sticks.", "The heap is empty."]


def test_the_strip_counts(table: Program) -> None:
    """Each player has a mark, a name and counts, also for those who listen; who acts is in bold with an arrow."""
    take(table, 3)
    shown = [line for line in table.page.strip.children() if hasattr(line, "accessibleName")]
    assert [line.accessibleName() for line in shown] == ["Anna, Sticks: 3", "Bob, Sticks: 0"]
    names = [label for label in table.page.strip.findChildren(QLabel) if label.text().endswith(("Anna", "Bob"))]
    assert [(label.text(), label.font().bold()) for label in names] == [("Anna", False), ("▶ Bob", True)]


def test_a_very_long_name(start: Callable[..., Program], sticks: None) -> None:
    """It is cut in the strip, whole in the tip and for those who listen, and its signs are obeyed nowhere."""
    assert sticks is None
    program, name = start(), "<b>Anna</b> & " + "x" * 186
    program.begin("sticks", name, "Bob")
    called = next(label for label in program.page.strip.findChildren(QLabel) if "Anna" in label.text())
    assert called.textFormat() == Qt.TextFormat.PlainText
    assert called.text().endswith("…")
    assert called.toolTip() == "<p>&lt;b&gt;Anna&lt;/b&gt; &amp; " + "x" * 186 + "</p>"
    take(program, 1)
    assert lines(program) == ["<b>Anna</b> & xxxxxxxxxxxxx… takes 1 stick."]


def test_the_log_leads_back(table: Program) -> None:
    """A click on a line shows its moment; the next click on the table comes back."""
    take(table, 3)
    take(table, 1)
    assert lines(table) == ["Anna takes 3 sticks.", "Bob takes 1 stick."]
    assert [table.page.log.item(row).font().bold() for row in (0, 1)] == [False, True]
    first = table.page.log.visualItemRect(table.page.log.item(0)).center()
    QTest.mouseClick(table.page.log.viewport(), Qt.MouseButton.LeftButton, pos=first)
    assert table.page.controller.shown_ply == 1
    assert table.label("asking") == "You look at move 1 of 2. Click anywhere to come back."
    Hands(table.page).click(Piece(0))
    assert table.page.controller.shown_ply == 2
    assert table.label("asking") == "Take sticks."


def test_undo_and_redo(table: Program) -> None:
    """What is free is taken back at once; Redo appears only then, and the log follows."""
    take(table, 3)
    table.press("Undo")
    assert table.match.ply == 0
    assert lines(table) == []
    table.press("Redo")
    assert table.match.ply == 1
    assert lines(table) == ["Anna takes 3 sticks."]
    assert [button.text() for button in table.page.bar.findChildren(QPushButton) if button.isVisible()] == [
        "Throw the die",
        "Hint",
        "Back",
        "Undo",
    ]


@pytest.mark.parametrize(("answer", "ply"), [("Agree", 0), ("Refuse", 1)])
def test_taking_back_by_consent(table: Program, answer: str, ply: int) -> None:
    """A throw stands unless all others agree; the question names them, and the button says why it is asked."""
    table.press("Throw the die")
    table.press("OK")
    assert table.match.ply == 1
    told = "<p>After this move something was drawn: the others have to agree.</p>"
    assert table.button("Take back…").toolTip() == told
    said: list[str] = []

    def consent(dialog: QDialog) -> None:
        said.append(said_by(dialog))
        table.press(answer, dialog)

    with answering(consent):
        table.press("Take back…")
    assert said[0].startswith("Anna wants to take a move back.")
    assert said[0].endswith(": Bob")
    assert table.match.ply == ply


def test_a_lone_person_is_not_asked(start: Callable[..., Program], sticks: None) -> None:
    """Nobody else has to agree; what was seen was seen, and the record says so."""
    assert sticks is None
    program = start()
    program.begin("sticks", "Anna")
    Hands(program.page).click(Piece(CARD))
    assert program.match.ply == 1
    with answering():
        program.window._on_page(lambda page: page.undo())()  # noqa: SLF001 - what Ctrl+Z does
    assert program.match.ply == 0
    assert program.match.entries[-1] == Undid(1, agreed=(0,))


def test_a_move_for_good_is_asked_about(table: Program) -> None:
    """With several people at one screen a throw waits; OK, Enter, or pressing it once more confirms."""
    table.press("Throw the die")
    assert table.label("asking") == "This cannot be undone. Press OK, or choose it once more."
    table.press("Back")
    assert table.match.ply == 0
    table.press("Throw the die")
    table.page.view.setFocus()
    QTest.keyClick(table.page.view, Qt.Key.Key_Return)
    assert table.match.ply == 1


def test_the_keyboard_stays_with_the_table(table: Program) -> None:
    """A click on a button leaves it there; a button that was reached with Tab gives it back as it goes."""
    table.page.view.setFocus()
    Hands(table.page).click(Piece(11))
    table.press("Take")
    assert table.page.view.hasFocus()
    Hands(table.page).click(Piece(10))
    button = table.button("Take")
    button.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert table.match.ply == 2
    assert table.page.view.hasFocus()


@pytest.mark.parametrize(
    ("wish", "people", "asks"),
    [
        ("hot-seat", 1, False),
        ("hot-seat", 2, True),
        ("always", 1, True),
        ("never", 2, False),
    ],
)
def test_when_it_is_asked(
    start: Callable[..., Program],
    sticks: None,
    wish: str,
    people: int,
    asks: bool,  # noqa: FBT001 - a row of a table
) -> None:
    """The preference decides, and usually how many people there are."""
    assert sticks is None
    program = start(ask_final=wish)
    program.begin("sticks", *("Anna", "Bob")[:people])
    Hands(program.page).click(Piece(CARD))
    assert (program.page.controller.pending is not None) is asks
    assert program.match.ply == (0 if asks else 1)


def test_notices_stay_until_they_are_put_away(table: Program) -> None:
    """Each is told once, one a line."""
    table.page.tell(text("test", "The disk is full."))
    table.page.tell(text("test", "{name} is <b>full</b>.", name="The cup"))
    table.page.tell(text("test", "The disk is full."))
    assert table.page.notices.isVisible()
    assert table.page.notices.text() == "The disk is full.\nThe cup is <b>full</b>."
    table.page.notices.clear()
    assert not table.page.notices.isVisible()


def test_the_scores_at_the_end(table: Program) -> None:
    """4: three sticks each turn; the last one costs Bob 2, and each card shows what it is worth."""
    show_scores = table.window._on_page(lambda page: page.show_scores())  # noqa: SLF001 - what the menu does
    show_scores()
    assert table.sheet() == []  # nothing to show yet
    for _ in range(4):
        take(table, 3)
    table.press("OK")  # the last stick turns all cards up, which is for good
    anna, bob = table.match.state.cards
    shown = [
        ["Total", str(6 + anna), str(6 + bob - 2)],
        ["Sticks", "6", "6"],
        ["Card", str(anna), str(bob)],
        ["Last stick", "", "−2"],
    ]
    assert table.sheet() == shown
    assert not table.page.log.isVisible()
    table.press("Close")
    assert table.sheet() == []
    assert table.page.log.isVisible()
    show_scores()
    assert table.sheet() == shown
    assert table.label("asking") == "Bob takes the last stick."


def test_no_word_in_the_log_is_cut(table: Program) -> None:
    """With too little room for a sentence and what stands beside it there are two lines; with enough there is one."""
    log = table.page.log
    item = QListWidgetItem("Bob takes a special tile: boatsman with horn.")
    log.addItem(item)
    metrics = log.fontMetrics()
    needed = metrics.horizontalAdvance(item.text()) + BESIDE_ITEM
    beside = log.width() - log.viewport().width()
    broken = {}
    for more in (-12, -8, -6, -4, -2, 12):
        log.setFixedWidth(needed + more + beside)
        log.scheduleDelayedItemsLayout()
        come_to_rest()
        broken[more] = log.visualItemRect(item).height() > 2 * metrics.height()
    assert broken == {-12: True, -8: True, -6: True, -4: True, -2: True, 12: False}


def test_whose_turn_it_was(table: Program) -> None:
    """While an earlier moment is looked at, strip and bar mark who was on turn there; at present who is."""
    page = table.page
    names = ["Anna", "Bob"]

    def marked() -> list[str]:
        called = [label for label in page.strip.findChildren(QLabel) if label.text().endswith(tuple(names))]
        lines = [line.accessibleDescription() for line in page.strip._lines]  # noqa: SLF001 - one for each seat
        assert [bool(line) for line in lines] == [label.text() not in names for label in called]
        (mark,) = [label for label in page.bar.findChildren(QLabel) if label.accessibleName() in names]
        return [*filter(None, lines), mark.accessibleName()]

    page.controller.let(Take(0, 2))
    assert page.controller.onlooker == 1
    assert marked() == ["It is Bob's turn.", "Bob"]
    page.toggle_timeline()
    page.timeline.slider.setValue(0)
    assert marked() == ["It is Anna's turn.", "Anna"]
    page.timeline.slider.setValue(1)
    assert marked() == ["It is Bob's turn.", "Bob"]


def test_a_table_is_left_right_after_a_lift(table: Program) -> None:
    """What would have been told of it a frame later is told to nobody: the buttons have gone."""
    table.page.controller.lift((Piece(CARD),))
    assert table.window._clear_table()  # noqa: SLF001 - as the menu does
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QTest.qWait(3 * FRAME_MS)
    assert table.window.page is None


def test_points_below_zero_have_a_real_minus_sign(table: Program) -> None:
    """In the strip of the players as on the sheet."""
    line = table.page.strip._lines[0]  # noqa: SLF001 - no position of Sticks has such points
    line.show_tallies([Tally(0, text("test", "Points"), Picture("mark/point"), -3)], table.page.say)
    assert "\N{MINUS SIGN}3" in [label.text() for label in line.findChildren(QLabel)]


def test_the_table_keeps_its_size_when_the_first_sentence_comes(table: Program) -> None:
    """The bar has its whole room before anything is said in it, or the table would be drawn twice at each opening."""
    bar = PromptBar(table.page.controller, table.page.say)
    before = bar.minimumHeight()
    bar.read()
    assert before == bar.minimumHeight() > 2 * bar.fontMetrics().lineSpacing()
