"""The program for those who hear and type: everything has a name, nothing hidden is told, and a game can be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from boardtable.engine.luck import Luck
from boardtable.engine.target import Piece
from boardtable.engine.text import text
from tests.app.program import Hands, answering, come_to_rest
from tests.engine.sticks import CARD
from tests.listening import About, Listener, Name, children, known, names, within

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtGui import QAccessibleEvent

    from tests.app.program import Program

Role = QAccessible.Role
FINAL = "This cannot be undone. Press OK, or choose it once more."
LIFT = "Lift the curtain"
HIDDEN = "Your card is worth"


@pytest.fixture(autouse=True)
def ear() -> Iterator[None]:
    """Listen to everything, as a screen reader does."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Write down what is announced."""
    said: list[str] = []

    def tell(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            said.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", tell)
    return said


@pytest.fixture
def table(start: Callable[..., Program], sticks: None) -> Program:
    """Begin a game of Sticks with a die for two; Anna begins."""
    assert sticks is None
    program = start()
    program.begin("sticks", "Anna", "Bob", seed=0x9F3C, options={"dice": True})
    return program


class Game:
    """Plays one game, knowing nothing but what is read out."""

    def __init__(self, seed: int) -> None:
        """Sit down; chance decides among what is on offer."""
        self.listener = Listener()
        self.luck = Luck(seed)
        self.prompts = set[str]()

    def offers(self) -> list[str]:
        """Listen to the whole table for what is on offer."""
        table = self.listener.find(Role.List, "Table")
        assert table is not None
        return [name for name in names(table) if name.endswith(", on offer")]

    def prompt(self) -> str:
        """Listen to what is asked."""
        bar = self.listener.find(Role.Border, "What to do")
        assert bar is not None
        asked = next(child for child in children(bar) if child.role() is Role.StaticText)
        self.prompts.add(asked.text(Name))
        return asked.text(Name)

    def buttons(self) -> list[str]:
        """Listen to which buttons of a choice can be pressed."""
        bar = self.listener.find(Role.Border, "What to do")
        assert bar is not None
        pressed = [thing for thing in within(bar) if thing.role() in {Role.Button, Role.CheckBox}]
        names = [thing.text(Name) for thing in pressed if not thing.state().disabled]
        return [name for name in names if name not in {"Back", "Undo", "Take back…", "Redo"}]

    def step(self) -> None:
        """Do one thing that is on offer: lift the curtain, press a button, or take something."""
        if self.listener.focus().text(Name) == LIFT:
            self.do(LIFT, Qt.Key.Key_Return)
        elif self.prompt() == FINAL:
            self.do("OK", Qt.Key.Key_Space)
        else:
            buttons, offers = self.buttons(), self.offers()
            choices = [*buttons, *offers]
            chosen = choices[self.luck.below(len(choices))]
            self.do(chosen, Qt.Key.Key_Space if chosen in buttons else Qt.Key.Key_Return)

    def do(self, name: str, key: Qt.Key) -> None:
        """Go there with Tab, and press a key."""
        self.listener.go_to(name)
        self.listener.press(key)


def play(program: Program, seed: int) -> tuple[Game, list[str]]:
    """Play to the end; gives what the page of scores tells, cell by cell."""
    game, match = Game(seed), program.match
    while match.active():
        steps, ply = 0, match.ply
        while match.ply == ply:
            game.step()
            steps += 1
            assert steps < 40, game.prompts
    sheet = game.listener.find(Role.Table)
    assert sheet is not None
    return game, [cell.text(Name) for cell in children(sheet) if cell.role() is Role.Cell]


def points(program: Program) -> list[str]:
    """Tell the points at the end, by the rules."""
    outcome = program.match.game.outcome(program.match.state)
    assert outcome is not None
    return [str(score) for score in outcome.scores]


def test_a_whole_game_by_ear(start: Callable[..., Program]) -> None:
    """We Will Wok You to the end: no eye is needed."""
    program = start()
    program.begin("wok", "Anna", "Bob", seed=11, options={"open_hands": True})
    game, cells = play(program, 5)
    told = dict(zip(cells[::2], cells[1::2], strict=True))
    scores = points(program)
    won = [
        f"Winner: {name}" if score == max(scores, key=int) else name
        for name, score in zip(("Anna", "Bob"), scores, strict=True)
    ]
    assert [told[name] for name in won] == scores
    assert {"Take a coin or buy a row.", FINAL} <= game.prompts
    assert any(prompt.startswith("Pay for: ") for prompt in game.prompts)


def test_a_whole_game_with_buttons(table: Program) -> None:
    """Sticks to the end, with the die, a secret card and the curtain."""
    game, cells = play(table, 3)
    assert cells[:3] == ["Total", *points(table)]
    assert {"Take sticks.", "Picked: 1."} <= game.prompts


def test_behind_the_curtain_no_hidden_name(start: Callable[..., Program], sticks: None) -> None:
    """Neither on the screen nor off it, nor in what was read before."""
    assert sticks is None
    table = start(ask_final="never")
    table.begin("sticks", "Anna", "Bob")
    Hands(table.page).click(Piece(CARD))
    come_to_rest()
    told = [thing.text(Name) for thing in within(known(table.window), unseen=True)]
    assert any(HIDDEN in said for said in told)
    held = children(known(table.page.view))
    assert "card, Card (1)" in [entry.text(Name) for entry in held]
    Hands(table.page).click(Piece(table.match.state.heap - 1))
    table.press("Take")
    for _ in range(2):  # at once, and when everything has been told
        assert table.page.controller.waiting == 1
        for thing in (*within(known(table.window), unseen=True), *held):
            for part in (Name, About, QAccessible.Text.Value, QAccessible.Text.Help):
                assert "card, Card" not in thing.text(part)
                assert HIDDEN not in thing.text(part)
        assert known(table.page.view).childCount() == 0
        come_to_rest()


def test_a_closed_piece_tells_only_that(table: Program) -> None:
    """What the onlooker may not see has the label of the table, whatever it is."""
    cards = [name for name in names(known(table.page.view)) if name.startswith("card")]
    assert cards == ["card, Card (1), on offer", "card, Card (2)"]


def test_what_happens_is_announced(table: Program, said: list[str]) -> None:
    """What to do whenever it changes, why something is not allowed, each line of the log once."""
    table.page.controller.changed.emit()
    assert said == []
    Hands(table.page).click(Piece(11))
    assert said == ["Picked: 1."]
    Hands(table.page).click(Piece(CARD + 1))
    assert said[1:] == ["You may look at your own card once. (Rule 3)"]
    table.press("Take")
    assert said[2:].count("Anna takes 1 stick.") == 1
    assert said[-1] == "Take sticks."
    table.page.tell(text("app", "The game is over."))
    assert said[-1] == "The game is over."


def test_a_refusal_is_not_left_over(table: Program) -> None:
    """Once it is wiped away nobody can read it any more."""
    Hands(table.page).click(Piece(CARD + 1))
    assert Listener().find(Role.StaticText, "You may look at your own card once. (Rule 3)") is not None
    Hands(table.page).click(Piece(11))
    assert [thing for thing in within(known(table.page.bar), unseen=True) if "card" in thing.text(Name)] == []


def test_players_are_read_in_one_line(table: Program) -> None:
    """Name and counts; whose turn it is; each picture and number by itself as well."""
    strip = known(table.page.strip)
    assert names(strip) == ["Anna, Sticks: 0", "Bob, Sticks: 0"]
    assert [line.text(About) for line in children(strip)] == ["It is Anna's turn.", ""]
    assert names(children(strip)[1]) == ["Bob", "Bob", "Sticks", "Sticks: 0"]


def test_tab_goes_round(table: Program) -> None:
    """From the table to the buttons from left to right, to the log, and back to the table; Shift goes the other way."""
    Hands(table.page).click(Piece(11))
    listener = Listener()
    listener.go_to("Take")
    round_ = [listener.focus().text(Name)]
    while round_[-1] != round_[0] or len(round_) == 1:
        listener.press(Qt.Key.Key_Tab)
        round_.append(listener.focus().text(Name))
        assert len(round_) < 20
    assert round_ == ["Take", "Hint", "Back", "Log", *["stick, Heap, on offer"] * 11, "stick, Heap, picked", "Take"]
    back = [listener.focus().text(Name)]
    for _ in range(len(round_) - 1):
        listener.press(Qt.Key.Key_Backtab, shift=True)
        back.append(listener.focus().text(Name))
    assert back == round_[::-1]


def test_f6_goes_from_part_to_part(table: Program) -> None:
    """Table, buttons, log, and where something is on offer on the table; without any button it is left out."""
    listener, page = Listener(), table.page
    page.view.setFocus()
    parts: list[str] = []
    for _ in range(4):
        listener.press(Qt.Key.Key_F6)
        parts.append(listener.focus().text(Name))
    assert parts == ["Throw the die", "Log", "stick, Heap, on offer", "Throw the die"]
    listener.press(Qt.Key.Key_F6, shift=True)
    assert page.view.hasFocus()
    listener.press(Qt.Key.Key_F6, shift=True)
    assert listener.focus().text(Name) == "Log"


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Space])
def test_back_brings_the_keyboard_back_to_what_was_picked(table: Program, key: Qt.Key) -> None:
    """By Esc at the table, or by Space on the button, which cannot be pressed any more then."""
    listener, page = Listener(), table.page
    Hands(page).walk_to(Piece(9))
    listener.press(Qt.Key.Key_Return)
    assert page.controller.picked() == (Piece(9),)
    assert page.scene.focused == Piece(9)
    if key is Qt.Key.Key_Escape:
        listener.press(Qt.Key.Key_Right)
    else:
        listener.press(Qt.Key.Key_F6)
        while listener.focus().text(Name) != "Back":
            listener.press(Qt.Key.Key_Tab)
    assert listener.focus().text(Name) != "stick, Heap, picked"
    listener.press(key)
    assert page.controller.picked() == ()
    assert page.view.hasFocus()
    assert page.scene.focused == Piece(9)


def test_ok_has_a_key(start: Callable[..., Program], sticks: None) -> None:
    """Ctrl+Enter says OK from anywhere on the page; if there is nothing to say, nothing happens."""
    assert sticks is None
    program = start(ask_final="always")
    program.begin("sticks", "Anna", "Bob")
    listener = Listener()
    listener.press(Qt.Key.Key_Return, ctrl=True)
    assert program.match.ply == 0
    listener.go_to("card, Card (1), on offer")
    listener.press(Qt.Key.Key_Return)
    assert program.match.ply == 0
    assert program.label("asking") == FINAL
    listener.go_to("Log")
    listener.press(Qt.Key.Key_Return, ctrl=True)
    assert program.match.ply == 1


def test_the_log_leads_back_and_forth(table: Program) -> None:
    """Enter looks at a moment, Esc comes back to the table as it is."""
    Hands(table.page).click(Piece(11))
    table.press("Take")
    listener = Listener()
    if table.page.controller.waiting is not None:
        listener.press(Qt.Key.Key_Return)
    Hands(table.page).click(Piece(10))
    table.press("Take")
    if table.page.controller.waiting is not None:
        listener.press(Qt.Key.Key_Return)
    table.page.log.setFocus()
    listener.press(Qt.Key.Key_Home)
    assert listener.focus().text(Name) == "Anna takes 1 stick."
    listener.press(Qt.Key.Key_Return)
    assert table.page.controller.looking_at == 1
    listener.press(Qt.Key.Key_Escape)
    assert table.page.controller.looking_at is None
    assert table.page.view.hasFocus()


def test_menus_open_with_keys(table: Program) -> None:
    """Each has a letter, and every entry a name."""
    menus = children(known(table.window.menuBar()))
    keys = [menu.text(QAccessible.Text.Accelerator) for menu in menus]
    assert len(set(keys)) == len(menus) == 4
    assert all(key.startswith("Alt+") for key in keys)
    assert all(name for menu in menus for popup in children(menu) for name in names(popup))
    QTest.keyClick(table.page.view, Qt.Key.Key_M, Qt.KeyboardModifier.AltModifier)
    popup = QApplication.activePopupWidget()
    assert popup is not None
    assert "Undo" in names(known(popup))
    popup.close()


NAMED = {
    Role.Button,
    Role.CheckBox,
    Role.RadioButton,
    Role.ComboBox,
    Role.EditableText,
    Role.Graphic,
    Role.List,
    Role.ListItem,
    Role.Slider,
    Role.SpinBox,
    Role.Table,
}


def unnamed(top: QObject) -> list[str]:
    """Find what can be used or stands for something, but has no name."""
    return [
        f"{thing.role()} of {type(thing.object())} in {thing.parent().text(Name)!r}"
        for thing in within(known(top))
        if (thing.role() in NAMED or thing.state().focusable) and not (thing.text(Name) or thing.text(About))
    ]


def test_everything_has_a_name(start: Callable[..., Program]) -> None:
    """On every page and in every dialog: whatever can be used, and every picture that means something."""
    program = start()
    assert unnamed(program.window) == []
    found: list[str] = []

    def look(dialog: QDialog) -> None:
        found.extend(unnamed(dialog))
        dialog.reject()

    with answering(look, look, look):
        program.window.preferences()
        program.window.keys()
        program.window.new_game("wok")
    program.begin("wok", "Anna", "Bob", options={"open_hands": False})
    found.extend(unnamed(program.window))
    program.press(LIFT)
    program.page.tell(text("app", "The game is over."))
    found.extend(unnamed(program.window))
    program.window.show_start()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    found.extend(unnamed(program.window))
    assert found == []
