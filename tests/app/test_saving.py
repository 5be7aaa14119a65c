"""What the page says of its file: that nothing is saved, or that not all of it could be read."""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QMessageBox

from boardtable.engine.target import Piece
from boardtable.store import journal
from tests.app.program import Hands, answering

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtWidgets import QFileDialog

    from tests.app.program import Program

pytestmark = pytest.mark.usefixtures("sticks")

GOES_ON = "It goes on in memory; save a copy somewhere else before you leave."


def full(*_: object) -> None:
    """Write onto a disk that has no room."""
    raise OSError(errno.ENOSPC, "no space")


def take(program: Program) -> None:
    """Take one stick."""
    Hands(program.page).click(Piece(program.match.state.heap - 1))
    program.press("Take")


def game_file(program: Program) -> Path:
    """Find the only game in progress."""
    (path,) = program.folders.playing.glob("*")
    return path


def test_a_folder_that_cannot_be_written(start: Callable[..., Program]) -> None:
    """The game begins all the same, and its page says once why it is not saved."""
    program = start()
    program.folders.playing.parent.write_text("not a folder")
    program.begin("sticks", "Anna", "Bob")
    why = "Nothing can be written into the folder in progress."
    assert program.page.notices.text() == f"This game is not being saved. {why} {GOES_ON}"
    program.page.notices.clear()
    take(program)
    assert program.match.ply == 1
    assert not program.page.notices.isVisible()
    program.folders.playing.parent.unlink()
    with answering():
        program.window.show_start()
    assert game_file(program).read_text().count('"do"') == 1


def test_everything_that_cannot_be_kept_is_told(start: Callable[..., Program]) -> None:
    """Neither the set-up nor the game; each has its line."""
    program = start()
    program.folders.playing.parent.write_text("not a folder")
    program.folders.settings.unlink()
    program.folders.settings.mkdir()
    program.begin("sticks", "Anna", "Bob")
    first, second = program.page.notices.text().splitlines()
    assert first.startswith("Your preferences hold only until you quit.")
    assert second.startswith("This game is not being saved.")
    program.folders.playing.parent.unlink()


def unsaved(program: Program, patch: pytest.MonkeyPatch) -> None:
    """Take a stick while the disk is full; it stays full until the end of the patch."""
    patch.setattr(journal, "pour", full)
    take(program)


def pressed(said: str | QMessageBox.StandardButton) -> Callable[[QMessageBox], None]:
    """Make an answer that reads the question and presses a button, one of ours or one that Qt has words for."""

    def answer(box: QMessageBox) -> None:
        assert box.text() == "Not all of this game is saved. The disk is full."
        assert box.textFormat() == Qt.TextFormat.PlainText
        (button,) = [each for each in box.buttons() if said in {each.text(), box.standardButton(each)}]
        button.click()

    return answer


LEAVING: dict[str, Callable[[Program], object]] = {
    "start page": lambda program: program.window.show_start(),
    "closing": lambda program: program.window.close(),
    "next game": lambda program: program.begin("sticks", "Zoë", seed=2),
}


@pytest.mark.parametrize("leave", LEAVING.values(), ids=LEAVING.keys())
def test_leaving_an_unsaved_game_is_asked(start: Callable[..., Program], leave: Callable[[Program], object]) -> None:
    """One may stay, with Cancel or Esc; or leave all the same."""
    program = start()
    program.begin("sticks", "Anna", "Bob")
    with pytest.MonkeyPatch.context() as patch:
        unsaved(program, patch)
        page = program.page
        for stay in (pressed(QMessageBox.StandardButton.Cancel), QDialog.reject):
            with answering(stay):
                leave(program)
            assert program.page is page
            assert program.window.isVisible()
            assert len(list(program.folders.playing.glob("*"))) == 1
        with answering(pressed("Do not save")):
            leave(program)
        assert program.window.page is not page


def test_leaving_an_unsaved_game_with_a_copy(start: Callable[..., Program], tmp_path: Path) -> None:
    """Who names no file stays at the table; once the copy is written, one leaves."""
    program = start()
    program.begin("sticks", "Anna", "Bob")

    def into_copy(dialog: QFileDialog) -> None:
        dialog.selectFile(str(tmp_path / "copy"))
        dialog.accept()

    with pytest.MonkeyPatch.context() as patch:
        unsaved(program, patch)
        with answering(pressed("Save a copy as…"), QDialog.reject):
            program.window.show_start()
        assert program.match.ply == 1
        with answering(pressed("Save a copy as…"), into_copy):
            program.window.show_start()
    assert program.window.page is None
    assert (tmp_path / "copy.boardtable").read_text().count('"do"') == 1


def test_leaving_asks_nothing_once_there_is_room_again(start: Callable[..., Program]) -> None:
    """What was missing is written then."""
    program = start()
    program.begin("sticks", "Anna", "Bob")
    with pytest.MonkeyPatch.context() as patch:
        unsaved(program, patch)
    assert game_file(program).read_text().count('"do"') == 0
    with answering():
        program.window.close()
    assert game_file(program).read_text().count('"do"') == 1


def test_a_second_program_says_on_its_table_that_nothing_is_saved(start: Callable[..., Program]) -> None:
    """It was the person's wish to play there, so leaving asks nothing."""
    first = start()
    first.begin("sticks", "Anna", "Bob")
    second = start()
    second.begin("sticks", "Zoë", "Yuri")
    assert second.page.notices.text() == "boardtable is open already. You can play here too, but nothing is saved."
    take(second)
    with answering():
        second.window.show_start()
    assert len(list(first.folders.playing.glob("*"))) == 1


def test_a_disk_that_becomes_full(start: Callable[..., Program], monkeypatch: pytest.MonkeyPatch) -> None:
    """The sentence comes with the first decision that is not written; a copy can still be saved elsewhere."""
    program = start()
    program.begin("sticks", "Anna", "Bob")
    with monkeypatch.context() as patch:
        patch.setattr(journal, "pour", full)
        take(program)
        assert program.page.notices.text() == f"This game is not being saved. The disk is full. {GOES_ON}"
        program.page.notices.clear()
        take(program)
    assert not program.page.notices.isVisible()
    assert game_file(program).read_text().count('"do"') == 0
    take(program)
    assert game_file(program).read_text().count('"do"') == 3


def test_a_torn_last_line(start: Callable[..., Program]) -> None:
    """The game opens at the last whole decision, says so, and is whole again after the next one."""
    program = start()
    program.begin("sticks", "Anna", "Bob")
    take(program)
    take(program)
    program.window.show_start()
    path = game_file(program)
    path.write_bytes(path.read_bytes()[:-10])
    program.press("Continue")
    said = f"The last line of {path.name} was cut off. The game opens at the last decision that was written down."
    assert program.page.notices.text() == said
    assert program.match.ply == 1
    take(program)
    assert path.read_text().count('"do"') == 2
    assert path.read_text().endswith("}\n")


def test_a_move_that_is_not_allowed(start: Callable[..., Program]) -> None:
    """The game opens at its last good position and goes on in a copy; the file stays as it is."""
    program = start()
    program.begin("sticks", "Anna", "Bob")
    take(program)
    program.window.show_start()
    path = game_file(program)
    with path.open("a", encoding="utf-8") as file:
        file.write('{"do": "take", "seat": 1, "n": 99}\n')
    was = path.read_bytes()
    program.press("Continue")
    assert program.page.notices.text() == (
        f"{path.name} is damaged. Move 2 is not allowed in its position. "
        "The game opens at its last good position, and goes on in a copy."
    )
    take(program)
    assert path.read_bytes() == was
    assert len(list(program.folders.playing.glob("*"))) == 2
