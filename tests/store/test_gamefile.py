"""Reading any file that somebody may take for a game: one clear sentence, and not a byte changed."""

from __future__ import annotations

import os
from errno import EIO
from typing import TYPE_CHECKING, Any

import pytest

from boardtable.engine.record import Did, Record
from boardtable.engine.text import plain
from boardtable.store.gamefile import OpenError, glance, read_game
from boardtable.store.whole import LARGEST
from tests.store.played import DEAL, ENTRIES, FIRST, LINES, WHOLE, put

if TYPE_CHECKING:
    from pathlib import Path


def said(path: Path) -> str:
    """Read what is no game, and see that both ways of reading say the same of it."""
    with pytest.raises(OpenError) as caught:
        read_game(path)
    with pytest.raises(OpenError) as glanced:
        glance(path)
    assert glanced.value.why == caught.value.why
    assert str(caught.value) == plain(caught.value.why)
    return plain(caught.value.why)


def test_a_game_is_read(tmp_path: Path) -> None:
    """All of it."""
    path = put(tmp_path, WHOLE)
    found = read_game(path)
    assert found.record == Record(DEAL, ENTRIES)
    assert found.said is None
    assert not found.damaged
    assert (found.size, found.end) == (len(WHOLE), True)


def test_an_editor_may_have_been_at_it(tmp_path: Path) -> None:
    """A mark in front and other line ends do no harm."""
    content = b"\xef\xbb\xbf" + WHOLE.replace("\n", "\r\n").encode()
    found = read_game(put(tmp_path, content))
    assert found.record == Record(DEAL, ENTRIES)
    assert (found.size, found.end) == (len(content), True)


@pytest.mark.parametrize("tail", ['{"do": "take", "seat": 1, "n"', '{"why": "ż'.encode()[:-1], b"\0" * 200])
def test_a_last_line_that_was_cut_off_is_left_out_and_told(tmp_path: Path, tail: str | bytes) -> None:
    """Also within a character, or when the power failed and only zeros came onto the disk."""
    data = WHOLE.encode() + (tail if isinstance(tail, bytes) else tail.encode())
    path = put(tmp_path, data)
    found = read_game(path)
    assert found.record == Record(DEAL, ENTRIES, torn=True)
    assert found.said is not None
    assert plain(found.said) == (
        "The last line of game.boardtable was cut off. The game opens at the last decision that was written down."
    )
    assert not found.damaged
    assert (found.size, found.end) == (len(WHOLE), True)
    assert path.read_bytes() == data


def test_a_last_line_that_lacks_only_its_end_counts(tmp_path: Path) -> None:
    """All of the file is kept; the end comes before the next line."""
    found = read_game(put(tmp_path, WHOLE[:-1]))
    assert found.record == Record(DEAL, ENTRIES)
    assert found.said is None
    assert (found.size, found.end) == (len(WHOLE) - 1, False)


def test_a_first_line_that_lacks_only_its_end_is_a_game(tmp_path: Path) -> None:
    """In which nothing has happened yet."""
    found = read_game(put(tmp_path, FIRST[:-1]))
    assert found.record == Record(DEAL)
    assert (found.size, found.end) == (len(FIRST) - 1, False)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("[" * 100_000, "Line 3 cannot be read."),
        ('{"undo": "all"}', "Line 3 is wrong: undo: this must be a whole number."),
        ("\0\0", "Line 3 cannot be read."),
    ],
)
def test_a_line_in_the_middle_that_is_wrong_ends_the_game_there(tmp_path: Path, line: str, why: str) -> None:
    """What stands before it is good."""
    content = f"{FIRST}{LINES[0]}{line}\n{LINES[1]}"
    path = put(tmp_path, content)
    found = read_game(path)
    assert found.record == Record(DEAL, ENTRIES[:1])
    assert found.damaged
    assert found.said is not None
    assert plain(found.said) == (
        f"game.boardtable is damaged. {why} The game opens at its last good position, and goes on in a copy."
    )
    assert path.read_text() == content


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    """Nor is a file in what is no folder."""
    assert said(tmp_path / "gone") == "gone is not there. Look for it in another folder."
    assert said(put(tmp_path, WHOLE) / "gone") == "gone is not there. Look for it in another folder."


def test_a_folder(tmp_path: Path) -> None:
    """Is not a file."""
    (tmp_path / "games").mkdir()
    assert said(tmp_path / "games") == "games is a folder. Choose a game file in it."


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_a_pipe_does_not_hold_the_program_up(tmp_path: Path) -> None:
    """Reading it would wait for ever."""
    os.mkfifo(tmp_path / "pipe")
    assert said(tmp_path / "pipe") == "pipe is not a file. Choose a game file."


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (PermissionError(), "may not be read by you. Change its permissions, or ask its owner."),
        (OSError(EIO, "broken"), "cannot be read from its disk. Try again, or look for another copy."),
    ],
)
def test_a_file_that_the_system_does_not_give(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: OSError, why: str
) -> None:
    """Forbidden, or on a broken disk."""
    path = put(tmp_path, WHOLE)

    def refuse(*_: Any, **__: Any) -> None:  # noqa: ANN401 - called as open is
        raise error

    monkeypatch.setattr("pathlib.Path.open", refuse)
    assert said(path) == f"game.boardtable {why}"


@pytest.mark.parametrize("content", [b"", b"\n", b" \r\n\t\n", b"\0" * 4096])
def test_an_empty_file(tmp_path: Path, content: bytes) -> None:
    """Or one in which nothing stands."""
    assert said(put(tmp_path, content)) == "game.boardtable is empty. Choose another file."


@pytest.mark.parametrize("length", [1, 20, 60, len(FIRST) - 2])
def test_a_first_line_that_was_cut_off(tmp_path: Path, length: int) -> None:
    """There is no game without it."""
    assert said(put(tmp_path, FIRST[:length])) == (
        "game.boardtable was cut off in its first line. Look for another copy of it."
    )


@pytest.mark.parametrize(
    "content",
    [
        b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
        b"\x7fELF\2\1\1\0\0\0\0\0\0\0\0\0",
        bytes(range(256)) * 20,
        b"\0\1\2\3\4\5\6\7",
        FIRST.encode() + 'Zoë\n{"undo": 1}\n'.encode("latin-1"),
    ],
)
def test_a_file_that_is_no_text(tmp_path: Path, content: bytes) -> None:
    """A picture, a program, an old 8-bit text."""
    assert said(put(tmp_path, content)) == (
        "game.boardtable cannot be a game file: it is not text in UTF-8. Choose another file."
    )


@pytest.mark.parametrize("form", ["utf-16", "utf-16-le", "utf-16-be"])
def test_a_game_that_was_saved_as_utf_16(tmp_path: Path, form: str) -> None:
    """It can be helped."""
    assert said(put(tmp_path, WHOLE.encode(form))) == (
        "game.boardtable is written in UTF-16. Save it as UTF-8 in a text editor, then open it."
    )


def test_a_file_that_is_too_large_is_not_even_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """100 MB are refused at once."""
    path = put(tmp_path, FIRST)
    os.truncate(path, 100 * 1024 * 1024)
    monkeypatch.setattr("pathlib.Path.open", None)
    assert said(path) == "game.boardtable is too large for a game file. Choose another file."


def test_a_file_of_the_largest_size_is_read(tmp_path: Path) -> None:
    """Nobody reaches it by playing."""
    content = f"{FIRST}{' ' * (LARGEST - len(FIRST))}"
    assert read_game(put(tmp_path, content)).record == Record(DEAL)
    assert said(put(tmp_path, f"{content} ")) == "game.boardtable is too large for a game file. Choose another file."


@pytest.mark.parametrize("content", ["1. e4 e5\n2. Nf3\n", "{}\n", "[" * 100_000, '{"boardtable": -1}\n'])
def test_a_text_that_is_no_game(tmp_path: Path, content: str) -> None:
    """Also one of brackets beyond all measure."""
    assert said(put(tmp_path, content)) == (
        "game.boardtable cannot be opened. This is not a boardtable game. Choose another file."
    )


def test_a_game_from_a_newer_program(tmp_path: Path) -> None:
    """Both versions are named."""
    content = FIRST.replace('{"boardtable": 1', '{"boardtable": 2').replace("0.1.0", "2.4")
    assert said(put(tmp_path, content)) == (
        "game.boardtable cannot be opened. It was written by a newer boardtable (2.4): its form is 2, this program "
        "reads up to 1. Install a newer boardtable."
    )


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('"rules": 1', '"rules": 1' + "0" * 4000, "rules: this number is too large"),
        ('"first": 1}', "[" * 900 + "]" * 900, None),
        ('"seed": "0000', '"seed": "-000', "seed: a deal code has 1 to 16 digits from 0 to 9 and a to f"),
        ('"name": "Anna"', '"name": ""', "seats[0].name: this name is empty or too long"),
    ],
)
def test_a_first_line_with_hostile_values(tmp_path: Path, old: str, new: str, why: str | None) -> None:
    """The entry is named."""
    content = FIRST.replace(old, new)
    assert content != FIRST
    reason = "This is not a boardtable game." if why is None else f"The first line is wrong: {why}."
    assert said(put(tmp_path, content)) == f"game.boardtable cannot be opened. {reason} Choose another file."


def test_a_glance_counts_what_stands(tmp_path: Path) -> None:
    """Decisions less those taken back; the rules need not be known."""
    content = FIRST.replace("sticks", "unknown game") + "".join(LINES) + '{"undo": 2, "agreed": [1]}\n' + LINES[1]
    seen = glance(put(tmp_path, content))
    assert seen.deal.game == "unknown game"
    assert (seen.plies, seen.over) == (2, False)


def test_a_glance_leaves_out_a_line_that_was_cut_off(tmp_path: Path) -> None:
    """As reading does."""
    assert glance(put(tmp_path, f'{WHOLE}{{"do": "tak')).plies == 3
    assert glance(put(tmp_path, FIRST[:-1])).plies == 0


@pytest.mark.parametrize(
    ("tail", "plies", "over"),
    [
        ('{"do": "take", "seat": 1, "n": 1}', 4, False),
        ('{"over": [7, 5], "why": "It is over."}', 3, True),
        ('{"undo": "all"}', 3, False),
    ],
)
def test_a_glance_counts_a_last_line_that_lacks_only_its_end(
    tmp_path: Path, tail: str, plies: int, *, over: bool
) -> None:
    """As reading does; one that is whole but says nothing takes nothing away."""
    seen = glance(put(tmp_path, WHOLE + tail))
    assert (seen.plies, seen.over) == (plies, over)


@pytest.mark.parametrize(
    ("tail", "over"),
    [
        ('{"over": [7, 5], "why": "It is over."}\n', True),
        ('{"over": [7, 5], "why": "It is over."}\n\n', True),
        ('{"over": [7, 5], "why": "It is over."}\n{"undo": 1}\n', False),
        ('{"check": "5d1e0c77", "ply": 3}\n', False),
    ],
)
def test_a_glance_tells_whether_the_game_is_over(tmp_path: Path, tail: str, over: object) -> None:
    """Unless the end was taken back."""
    assert glance(put(tmp_path, WHOLE + tail)).over is over


def test_a_glance_at_hostile_counts(tmp_path: Path) -> None:
    """Nobody has played fewer than no moves."""
    seen = glance(put(tmp_path, f'{WHOLE}{{"undo": {"9" * 500}}}\n{{"undo": -3}}\n'))
    assert seen.plies == 0


def test_entries_are_what_they_are() -> None:
    """The three lines of the tests, as entries."""
    assert (
        Did({"do": "take", "seat": 1, "n": 3}),
        Did({"do": "peek", "seat": 0}),
        Did({"do": "take", "seat": 0, "n": 2}),
    ) == ENTRIES
