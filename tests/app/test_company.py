"""Computers in the window: with the real process that thinks, and what the people at the screen see of it."""

from __future__ import annotations

from multiprocessing import active_children
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from boardtable.app.table_page import TablePage
from boardtable.controller.games import OpenGame, Wish
from boardtable.engine.record import Undid
from boardtable.engine.sitter import Sitter
from boardtable.engine.target import Piece
from boardtable.store.crashes import LOG
from tests.app.program import Hands, answering
from tests.stock import install

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from tests.app.program import Program

SLOW = 30_000
"""A busy machine may take so many milliseconds for what takes a moment."""
MAD = """
import time
from attrs import evolve
from multiprocessing import current_process
from tests.engine import sticks

def legal_moves(state, seat):
    if current_process().name != "MainProcess":
        if seat == 1:
            raise ZeroDivisionError
        time.sleep(600)
    return sticks.legal_moves(state, seat)

def weigh(state, seat, moves):
    # Whoever is quick takes one stick, which ends the turn; a look at the own card would not.
    return (1e9, *[1e-9] * (len(moves) - 1))

INFO = evolve(sticks.INFO, id="mad")
GAME = evolve(sticks.GAME, info=INFO, legal_moves=legal_moves, weigh=weigh)
"""


@pytest.fixture
def program(
    start: Callable[..., Program], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> Iterator[Program]:
    """Start the program with Sticks, and with a game that thinks badly; at the end no process is left."""
    assert qtbot is not None
    (tmp_path / "mad.py").write_text(MAD, "utf-8")
    install(tmp_path, monkeypatch, sticks="tests.engine.sticks", mad="mad")
    before = set(active_children())
    program = start()
    yield program
    program.window.close()
    assert set(active_children()) <= before


def begin(program: Program, game: str = "sticks", **plays: str) -> None:
    """Begin a game of people and computers: `bob=easy` is a computer called bob."""
    wish = Wish(tuple(Sitter(name, level) for name, level in plays.items()), {"dice": True}, 7)
    program.window._enter(lambda: program.games.begin(game, wish))  # noqa: SLF001 - the dialog has tests of its own


def take(program: Program) -> None:
    """Take one stick with the mouse."""
    Hands(program.page).click(Piece(program.match.state.heap - 1))
    program.press("Take")


def entry(program: Program, said: str) -> None:
    """Choose an entry of a menu, if it may be chosen."""
    for action, _ in program.window._menus._actions:  # noqa: SLF001 - a menu cannot be opened off screen
        if action.text() == said and action.isEnabled():
            action.trigger()


def worker(program: Program) -> object:
    """Find the process that thinks."""
    return program.page.computers.thinker._asked._process  # type: ignore[attr-defined]  # noqa: SLF001 - as the system does


def test_a_whole_game_against_computers(program: Program, qtbot: QtBot) -> None:
    """The process thinks for both of them, and the prompt bar never asks for their moves."""
    begin(program, Anna="person", Bob="easy", Carla="medium")
    while program.match.active():
        qtbot.waitUntil(lambda: program.page.controller.acting() in {0, None}, timeout=SLOW)
        if program.match.active():
            take(program)
    assert program.page.notices.text() == ""
    assert {ply.move.seat for ply in program.match.plies} == {0, 1, 2}
    assert program.sheet() != []
    assert not program.button("Play again").isHidden()
    assert program.page.curtain.isHidden()


def test_the_page_shows_who_thinks(program: Program, qtbot: QtBot) -> None:
    """In words in the bar and for those who listen, with dots in the strip; Move now stands where the hint was."""
    begin(program, Anna="person", Bob="hard")
    assert program.button("Hint").isEnabled()
    program.page.computers.thinker._look.stop()  # noqa: SLF001 - so that the answer is not looked at yet
    take(program)
    program.page.computers.thinker._look.stop()  # noqa: SLF001 - the same
    assert program.label("asking").endswith(" takes sticks. The computer is thinking.")
    lines = [line for line in program.page.strip.findChildren(QWidget) if "Sticks: " in line.accessibleName()]
    lines = [line for line in lines if not isinstance(line, QLabel)]
    assert [line.accessibleName() for line in lines] == ["Anna, Sticks: 1", "Bob, hard, Sticks: 0"]
    assert [line.accessibleDescription() for line in lines] == ["", "Bob is thinking."]
    assert "hard …" in [label.text() for label in program.page.strip.findChildren(QLabel)]
    program.page.computers.thinker._look.start()  # noqa: SLF001 - the same
    program.press("Move now")
    qtbot.waitUntil(lambda: program.match.ply > 1, timeout=SLOW)


def test_a_game_that_thinks_badly(program: Program, qtbot: QtBot) -> None:
    """An error, a process that hangs and one that is killed: the game goes on, and the page says why."""
    begin(program, "mad", Anna="easy", Bob="easy", Carla="person")
    thinker = program.page.computers.thinker
    qtbot.waitUntil(lambda: thinker.thinking and worker(program) is not None, timeout=SLOW)
    thinker._late.start(0)  # noqa: SLF001 - time is up
    qtbot.waitUntil(lambda: program.page.controller.acting() == 1, timeout=SLOW)
    qtbot.waitUntil(lambda: program.page.controller.acting() == 2, timeout=SLOW)
    quick = "{} finds no answer and plays a quick move instead."
    assert program.page.notices.text() == "\n".join(quick.format(name) for name in ("Anna", "Bob"))
    assert "ThinkingError: ZeroDivisionError" in (program.folders.log / LOG).read_text("utf-8")
    program.page.notices.clear()
    take(program)
    process = worker(program)
    assert thinker.thinking
    process.kill()  # type: ignore[attr-defined]  # a process, as said above
    qtbot.waitUntil(lambda: program.page.controller.acting() != 0, timeout=SLOW)
    assert quick.format("Anna") in program.page.notices.text()


def test_leaving_while_it_thinks(program: Program, qtbot: QtBot) -> None:
    """To another game, to the start page or for good: no process is left, and nothing is played any more."""
    before = set(active_children())
    for leave in (program.window.show_start, lambda: begin(program, Anna="person"), program.window.close):
        begin(program, "mad", Anna="hard", Carla="person")
        match = program.match
        qtbot.waitUntil(lambda: set(active_children()) > before)
        leave()
        assert set(active_children()) == before
        assert match.ply == 0


def test_a_game_goes_on_where_it_was(program: Program, qtbot: QtBot) -> None:
    """Opened again, the same computer decides next, at once."""
    begin(program, "mad", Anna="person", Carla="person", Bob="hard")
    take(program)
    take(program)
    assert program.page.computers.deciding == 2
    (path,) = program.folders.playing.glob("*")
    digest = program.match.digest()
    program.window.show_start()
    program.window.open_path(path)
    assert program.match.digest() == digest
    assert program.page.computers.deciding == 2
    assert program.match.deal.seats[2] == Sitter("Bob", "hard")
    assert qtbot is not None


def test_computers_alone_are_paused_and_left(program: Program, qtbot: QtBot) -> None:
    """They begin at once; the button and the menu stop them and let them go on; nothing can be taken back."""
    begin(program, "mad", Anna="hard", Bob="hard")
    assert program.page.computers.deciding == 0
    assert not program.page.bar._undo.isVisible()  # noqa: SLF001 - it must not be found by its words
    program.press("Pause")
    assert program.label("asking").endswith("The computers pause.")
    assert program.page.computers.deciding is None
    entry(program, "Computers: pause, or go on")
    assert program.page.computers.deciding == 0
    program.press("Pause")
    program.press("Go on")
    assert program.page.computers.deciding == 0
    program.window.show_start()
    assert program.window.page is None
    assert qtbot is not None


def test_taking_back_against_computers(program: Program, qtbot: QtBot) -> None:
    """Nobody has to agree and nobody is asked, though the die fell since; the record tells who lifted the stop."""
    begin(program, Anna="person", Bob="easy")
    program.press("Throw the die")
    qtbot.waitUntil(lambda: program.page.controller.acting() == 0, timeout=SLOW)
    played = program.match.ply
    told = "After this move something was drawn: the record says so if you undo it."
    assert told in program.button("Undo").toolTip()
    with answering():
        program.press("Undo")
    assert program.match.ply == 0
    assert program.match.entries[-1] == Undid(played, agreed=(0,))


def test_whoever_does_not_practise_is_asked(program: Program, qtbot: QtBot) -> None:
    """A lone person who wants to play as at a real table has to say so before what fell is taken back."""
    begin(program, Anna="person", Bob="easy")
    program.press("Throw the die")
    qtbot.waitUntil(lambda: program.page.controller.acting() == 0, timeout=SLOW)
    played = program.match.ply
    program.window.use(evolve(program.games.settings, practice=False))
    with answering(lambda dialog: program.press("Refuse", dialog)):
        program.page.undo()
    assert program.match.ply == played
    with answering(lambda dialog: program.press("Agree", dialog)):
        program.page.undo()
    assert program.match.ply == 0
    assert program.match.entries[-1] == Undid(played, agreed=(0,))


def test_a_hint_by_key(program: Program, qtbot: QtBot) -> None:
    """H asks, and the table shows it; H once more, or Esc, puts it away; so does Esc while it is looked for."""
    begin(program, Anna="person", Bob="easy")
    hints = program.page.hints
    QTest.keyClick(program.window, Qt.Key.Key_H)
    assert program.label("asking") == "Looking for good moves. Esc stops it."
    assert program.button("Hint").isChecked()
    program.page.view.setFocus()
    Hands(program.page).key(Qt.Key.Key_Escape)
    assert not hints.shown
    for key in (Qt.Key.Key_H, Qt.Key.Key_Escape):
        QTest.keyClick(program.window, Qt.Key.Key_H)
        qtbot.waitUntil(lambda: not hints.thinking, timeout=SLOW)
        assert program.label("asking").startswith("Best move found: ")
        assert program.page.scene.lights.notes != ()
        program.page.view.setFocus()
        QTest.keyClick(program.page.view, key)
        assert not hints.shown
        assert program.label("asking") == "Take sticks."
    assert not program.button("Hint").isChecked()


def test_a_page_that_is_only_drawn_lets_nobody_think(program: Program) -> None:
    """A picture of a moment at which a computer decides starts no process, and asks nobody."""
    before = set(active_children())
    begin(program, "mad", Anna="hard", Bob="hard")
    match = program.match
    program.window.show_start()
    page = TablePage(program.words, match, OpenGame(match, None, program.folders), program.games.settings)
    page.controller.look_at(None)
    assert match.active() == (0,)
    assert page.computers.deciding is None
    assert set(active_children()) == before
    page.close_table()
