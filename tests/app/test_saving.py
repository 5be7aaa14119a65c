"""What the page says of its file: that nothing is saved, or that not all of it could be read."""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING

import pytest

from boardtable.engine.target import Piece
from boardtable.store import journal
from tests.app.program import Hands

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.app.program import Program

pytestmark = pytest.mark.usefixtures("sticks")

GOES_ON = "It goes on in memory; save a copy somewhere else before you leave."


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


def test_a_disk_that_becomes_full(start: Callable[..., Program], monkeypatch: pytest.MonkeyPatch) -> None:
    """The sentence comes with the first decision that is not written; a copy can still be saved elsewhere."""
    program = start()
    program.begin("sticks", "Anna", "Bob")

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "no space")

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
