"""The first page: begin, continue, open, and the bin."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QListWidget, QToolButton

from boardtable.app import binning, files
from boardtable.app.boxes import Boxes
from boardtable.engine.text import plain
from tests.app.program import answering, dismissed
from tests.engine.sticks import Peek, Take

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from tests.app.program import Program

pytestmark = pytest.mark.usefixtures("sticks")


def waiting(program: Program) -> list[str]:
    """Read the list of games in progress."""
    shown = program.window.start_page.findChild(QListWidget)
    assert isinstance(shown, QListWidget)
    return [shown.item(row).text() for row in range(shown.count())]


def boxes(program: Program) -> dict[str, QToolButton]:
    """Find the boxes by what stands below them."""
    return {box.text(): box for box in program.window.start_page.findChildren(QToolButton)}


def play(program: Program, *moves: Take | Peek) -> None:
    """Play without pointing."""
    for move in moves:
        program.page.controller._follow(program.match.play(move))  # noqa: SLF001 - pointing has tests of its own


def test_an_empty_profile(start: Callable[..., Program]) -> None:
    """The boxes of all games are there, the broken one with its reason; there is nothing to continue."""
    program = start()
    assert waiting(program) == []
    assert not program.button("Continue").isEnabled()
    assert not program.button("Move to bin").isEnabled()
    assert program.button("Open…").isEnabled()
    sticks, broken = boxes(program)["Sticks"], boxes(program)["broken"]
    assert sticks.isEnabled()
    assert sticks.accessibleName() == "New game: Sticks"
    assert not broken.isEnabled()
    assert broken.toolTip() == "<p>This game does not work: broken.</p>"
    assert program.window.windowTitle() == "boardtable"


def test_covers_are_drawn_while_the_boxes_are_seen(start: Callable[..., Program], qtbot: QtBot) -> None:
    """A table that opens before they are drawn has the time for itself; they come when the page is seen again."""
    program = start()
    drawing = Boxes(program.words, program.games.installed)
    qtbot.addWidget(drawing)
    box = next(box for box in drawing.findChildren(QToolButton) if box.text() == "Sticks")
    blank = box.icon().cacheKey()
    drawing.draw()
    drawing.show()
    drawing.hide()
    QTest.qWait(20)
    assert box.icon().cacheKey() == blank
    drawing.show()
    qtbot.waitUntil(lambda: box.icon().cacheKey() != blank)


def test_a_box_begins_a_game(start: Callable[..., Program]) -> None:
    """A click on a box asks who plays; Cancel leads back, OK to the table."""
    program = start()
    with answering(QDialog.reject):
        QTest.mouseClick(boxes(program)["Sticks"], Qt.MouseButton.LeftButton)
    assert program.window.page is None
    assert not program.folders.playing.exists()
    with answering(QDialog.accept):
        QTest.mouseClick(boxes(program)["Sticks"], Qt.MouseButton.LeftButton)
    assert program.page.isVisible()
    assert program.window.windowTitle() == "Sticks – boardtable"
    assert len(list(program.folders.playing.glob("*.boardtable"))) == 1


def test_the_first_game_comes_first_to_mind(start: Callable[..., Program]) -> None:
    """New game in the menu, without a box, means the first game that works."""
    program = start()
    with answering(QDialog.accept):
        program.window.new_game()
    assert program.match.game.info.id == "sticks"


def test_a_game_goes_on_after_the_window_was_closed(start: Callable[..., Program]) -> None:
    """The exact decision is there again, and the game is chosen already."""
    program = start()
    program.begin("sticks", "Anna", "Bob")
    play(program, Take(0, 3), Take(1, 2))
    left = program.match.digest()
    program.window.close()
    program.games.close()
    again = start()
    (only,) = waiting(again)
    assert only.startswith("Sticks: Anna, Bob\n2 moves, ")
    again.press("Continue")
    assert again.match.digest() == left
    assert again.page.controller.onlooker == 0
    assert again.label("asking") == "Take sticks."
    assert again.page.log.count() == 2


def test_back_to_the_start_page(start: Callable[..., Program]) -> None:
    """The game that is left stands first in the list; a double click opens it."""
    program = start()
    program.begin("sticks", "Anna", seed=1)
    program.window.show_start()
    program.begin("sticks", "Bob", seed=2)
    play(program, Take(0, 1))
    program.window.show_start()
    assert program.window.page is None
    titles = [line.splitlines()[0] for line in waiting(program)]
    assert sorted(titles) == ["Sticks: Anna", "Sticks: Bob"]
    shown = program.window.start_page.findChild(QListWidget)
    assert isinstance(shown, QListWidget)
    shown.setCurrentRow(titles.index("Sticks: Bob"))
    shown.itemActivated.emit(shown.currentItem())
    assert program.match.ply == 1


def test_long_and_strange_names_stay_in_bounds(start: Callable[..., Program]) -> None:
    """Markup is shown as it was typed, a very long name is cut, one from right to left turns nothing around."""
    program = start()
    program.begin("sticks", "<b>Anna</b>", "x" * 200, "שרה")
    program.window.show_start()
    (only,) = waiting(program)
    assert only.splitlines()[0] == f"Sticks: <b>Anna</b>, {'x' * 27}…, שרה\u200e"


def test_opening_a_file(start: Callable[..., Program], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever file is chosen is opened, or one sentence says why not."""
    program = start()
    program.begin("sticks", "Anna", "Bob")
    play(program, Take(0, 1))
    program.window.show_start()
    (path,) = program.folders.playing.glob("*")
    mail = path.rename(tmp_path / "mail.boardtable")
    chosen = [str(mail), "", str(tmp_path / "none.boardtable")]
    monkeypatch.setattr(files, "ask_to_open", lambda *_: chosen.pop(0))
    program.press("Open…")
    assert program.match.ply == 1
    program.window.show_start()
    program.press("Open…")
    said: list[str] = []
    with answering(dismissed(said)):
        program.press("Open…")
    assert said == ["none.boardtable is not there. Look for it in another folder."]
    assert program.window.page is None


def test_a_file_that_is_no_game(start: Callable[..., Program]) -> None:
    """It is listed by its name with the reason; to continue it only says that again."""
    program = start()
    program.folders.playing.mkdir(parents=True)
    (program.folders.playing / "<i>bad.boardtable").write_text("hello\n")
    program.window.show_start()
    sentence = "<i>bad.boardtable cannot be opened. This is not a boardtable game. Choose another file."
    assert waiting(program) == [f"<i>bad.boardtable\n{sentence}"]
    said: list[str] = []
    with answering(dismissed(said)):
        program.press("Continue")
    assert said == [sentence]
    assert program.window.isVisible()


def test_the_bin(start: Callable[..., Program], monkeypatch: pytest.MonkeyPatch) -> None:
    """A game goes to the bin of the desktop; if that cannot be, it stays."""
    program = start()
    program.begin("sticks", "Anna")
    program.window.show_start()
    (path,) = program.folders.playing.glob("*")

    class Desktop:
        """A desktop whose bin works only the second time."""

        tries = 0

        @classmethod
        def moveToTrash(cls, name: str) -> bool:  # noqa: N802 - Qt's name
            """Move a file to the bin."""
            cls.tries += 1
            if cls.tries > 1:
                Path(name).unlink()
            return cls.tries > 1

    monkeypatch.setattr(binning, "QFile", Desktop)
    said: list[str] = []
    with answering(dismissed(said)):
        program.press("Move to bin")
    why = "The disk on which it lies has no bin that this program may use."
    assert said == [f"{path.name} could not be moved to the bin. {why}"]
    assert len(waiting(program)) == 1
    program.press("Move to bin")
    assert waiting(program) == []


@pytest.mark.parametrize("may_write", [True, False])
def test_why_the_bin_takes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, may_write: bool) -> None:  # noqa: FBT001 - a row of a table
    """The game has gone meanwhile, or its folder must not be changed."""

    class Full:
        """A bin that takes nothing."""

        @classmethod
        def moveToTrash(cls, name: str) -> bool:  # noqa: N802 - Qt's name
            """Leave the file where it is."""
            assert name
            return False

    monkeypatch.setattr(binning, "QFile", Full)
    monkeypatch.setattr(os, "access", lambda _path, _mode: may_write)
    folder = tmp_path / "playing"
    folder.mkdir()
    path = folder / "one.boardtable"
    if not may_write:
        path.write_text("{}", "utf-8")
    why = "It is not there any more." if may_write else "This program may not change the folder playing."
    said = binning.move_to_bin(path)
    assert said is not None
    assert plain(said) == f"one.boardtable could not be moved to the bin. {why}"


def test_a_second_program_says_that_nothing_is_saved(
    start: Callable[..., Program], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It lists the games of the first one, may play them, and takes nothing away from it."""
    first = start()
    first.begin("sticks", "Anna", "Bob")
    second = start()
    second.window.tell_of_lock()
    sentence = "boardtable is open already. You can play here too, but nothing is saved."
    assert second.window.notices.text() == sentence
    assert second.window.notices.isVisible()
    second.window.notices.clear()
    assert not second.window.notices.isVisible()
    monkeypatch.setattr(binning, "QFile", None)
    second.press("Move to bin")
    assert second.window.notices.text() == sentence
    (path,) = first.folders.playing.glob("*")
    was = path.read_bytes()
    with answering():
        second.press("Continue")
    play(second, Take(0, 1))
    assert path.read_bytes() == was
