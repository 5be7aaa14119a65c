"""A game goes on whatever happens to the disk, and nothing of it is lost."""

from __future__ import annotations

import os
from errno import EACCES, EINVAL, EIO, ENOSPC, ENOTSUP
from typing import TYPE_CHECKING

import pytest

from boardtable.engine.record import Record, Undid
from boardtable.engine.text import Text, plain
from boardtable.store import journal as journals
from boardtable.store.gamefile import read_game
from boardtable.store.journal import Journal
from boardtable.store.whole import pour
from tests.store.played import DEAL, ENTRIES, FIRST, LINES, WHOLE, path_of, put

if TYPE_CHECKING:
    from io import FileIO
    from pathlib import Path

FULL = (
    "This game is not being saved. The disk is full. It goes on in memory; save a copy somewhere else before you leave."
)


class Disk:
    """A disk that can be full: then half of what is written still goes onto it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Have all journals write onto it."""
        self.full = False
        monkeypatch.setattr(journals, "pour", self.pour)

    def pour(self, file: FileIO, data: bytes) -> None:
        """Write as journals do."""
        if self.full:
            pour(file, data[: len(data) // 2])
            raise OSError(ENOSPC, "no space left")
        pour(file, data)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    """Give a disk that is not full yet."""
    return Disk(monkeypatch)


def said(told: Text | None) -> str:
    """Say what a person is told."""
    assert told is not None
    return plain(told)


def test_a_full_disk_is_told_once_and_nothing_is_lost(tmp_path: Path, disk: Disk) -> None:
    """As soon as there is room, all that is missing follows in order."""
    journal = Journal(tmp_path, DEAL)
    assert journal.keep(ENTRIES[:1]) is None
    disk.full = True
    assert said(journal.keep(ENTRIES[:2])) == FULL
    assert journal.missing == 1
    assert journal.keep(ENTRIES[:3]) is None
    path = journal.path
    assert path is not None
    assert read_game(path).record == Record(DEAL, ENTRIES[:2], torn=True)  # half of two lines, which is one and a bit
    assert journal.missing == 1
    disk.full = False
    assert journal.keep(ENTRIES[:3]) is None
    assert journal.missing == 0
    assert path_of(journal).read_text() == WHOLE
    assert list(tmp_path.iterdir()) == [path]


def test_a_disk_that_is_full_from_the_first_line(tmp_path: Path, disk: Disk) -> None:
    """No half of a file is left behind, and the game is written as soon as it can be."""
    disk.full = True
    journal = Journal(tmp_path, DEAL)
    assert said(journal.keep(ENTRIES[:1])) == FULL
    assert journal.path is None
    assert list(tmp_path.iterdir()) == []
    disk.full = False
    assert journal.keep(ENTRIES) is None
    assert path_of(journal).read_text() == WHOLE


def test_a_half_file_that_cannot_be_removed_is_left_alone(
    tmp_path: Path, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its name is taken, so the game gets another one."""

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(EACCES, "not now")

    disk.full = True
    journal = Journal(tmp_path, DEAL)
    with monkeypatch.context() as patch:
        patch.setattr("pathlib.Path.unlink", refuse)
        assert said(journal.keep([])) == FULL
    disk.full = False
    assert journal.keep(ENTRIES) is None
    assert path_of(journal).read_text() == WHOLE
    assert len(list(tmp_path.iterdir())) == 2


def test_a_disk_that_is_full_again_is_told_again(tmp_path: Path, disk: Disk) -> None:
    """Once for each time; in between all was well, and nobody could know."""
    journal = Journal(tmp_path, DEAL)
    told: list[Text | None] = []
    entries = (*ENTRIES, Undid(1), Undid(1))
    for full in (True, True, False, True, True):
        disk.full = full
        told.append(journal.keep(entries[: len(told) + 1]))
    assert [each is not None for each in told] == [True, False, False, True, False]
    disk.full = False
    journal.close()


def test_closing_tries_once_more(tmp_path: Path, disk: Disk) -> None:
    """There may be room again; if there is none, one can stay and close later."""
    journal = Journal(tmp_path, DEAL)
    journal.keep(ENTRIES[:1])
    disk.full = True
    journal.keep(ENTRIES)
    for _ in range(2):
        assert said(journal.close()) == "Not all of this game is saved. The disk is full."
        assert journal.missing > 0
    disk.full = False
    assert journal.close() is None
    assert journal.missing == 0
    assert journal.path is not None
    assert journal.path.read_text() == WHOLE


def test_closing_begins_no_file(tmp_path: Path) -> None:
    """A game that was only looked at was never to be kept."""
    assert Journal(tmp_path, DEAL).close() is None
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("content", [FIRST[:-1], FIRST, WHOLE[:-1], WHOLE])
@pytest.mark.parametrize("room", [0, 1, 5, 1000])
def test_a_full_disk_takes_nothing_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: str, room: int
) -> None:
    """What stood in the file stands there still, however much of the next line came onto the disk."""
    path = put(tmp_path, content)
    reading = read_game(path)
    journal = Journal.behind(path, reading)
    entries = (*reading.record.entries, Undid(1))

    def full(file: FileIO, data: bytes) -> None:
        pour(file, data[: min(room, len(data) - 2)])
        raise OSError(ENOSPC, "no space left")

    with monkeypatch.context() as patch:
        patch.setattr(journals, "pour", full)
        assert said(journal.keep(entries)) == FULL
    assert path.read_text().startswith(content)
    assert read_game(path).record.entries == reading.record.entries
    assert journal.missing == 1
    assert journal.keep(entries) is None
    assert path_of(journal) == path
    assert path.read_text() == f'{content.rstrip()}\n{{"undo": 1}}\n'


def test_a_line_that_lacks_only_its_end_when_the_disk_is_full_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All but the last byte came onto the disk, and then not even one more."""
    path = put(tmp_path, FIRST)
    journal = Journal.behind(path, read_game(path))
    for room in (len(LINES[0]) - 1, 0):

        def full(file: FileIO, data: bytes, room: int = room) -> None:
            pour(file, data[:room])
            raise OSError(ENOSPC, "no space left")

        with monkeypatch.context() as patch:
            patch.setattr(journals, "pour", full)
            journal.keep(ENTRIES[:1])
    assert read_game(path).record.entries == tuple(ENTRIES[:1])
    assert journal.keep(ENTRIES) is None
    assert path_of(journal).read_text() == WHOLE


def test_the_rest_of_a_line_goes_only_when_there_is_room(tmp_path: Path, disk: Disk) -> None:
    """Somebody may still want to know what was cut off there."""
    rest = f'{{"do": "take", "seat": 1, "because": "{"x" * 200}'
    path = put(tmp_path, f"{FIRST}{rest}")
    journal = Journal.behind(path, read_game(path))
    disk.full = True
    assert said(journal.keep(ENTRIES[:1])) == FULL
    assert len(path.read_text()) == len(FIRST) + len(rest)
    assert read_game(path).record == Record(DEAL, torn=True)
    disk.full = False
    assert journal.keep(ENTRIES) is None
    assert path_of(journal).read_text() == WHOLE


def test_a_file_in_place_of_the_folder(tmp_path: Path) -> None:
    """Nothing can be written there, and the game goes on."""
    folder = put(tmp_path, "", "games")
    journal = Journal(folder, DEAL)
    assert said(journal.keep(ENTRIES)) == (
        "This game is not being saved. Nothing can be written into the folder games. "
        "It goes on in memory; save a copy somewhere else before you leave."
    )
    folder.unlink()
    assert journal.keep(ENTRIES) is None
    assert path_of(journal).read_text() == WHOLE


def test_a_folder_that_may_only_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sentence says so."""

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(EACCES, "not here")

    journal = Journal(tmp_path / "games", DEAL)
    with monkeypatch.context() as patch:
        patch.setattr("pathlib.Path.open", refuse)
        assert said(journal.keep(ENTRIES)).startswith(
            "This game is not being saved. This program may not write into the folder games."
        )
    assert journal.missing == 4
    assert journal.close() is None
    assert path_of(journal).read_text() == WHOLE


def test_a_folder_that_vanishes_comes_back_with_the_whole_game(tmp_path: Path) -> None:
    """Somebody tidied up while the game was on."""
    folder = tmp_path / "games"
    journal = Journal(folder, DEAL)
    journal.keep(ENTRIES[:2])
    path_of(journal).unlink()
    folder.rmdir()
    assert journal.keep(ENTRIES) is None
    path = path_of(journal)
    assert path.read_text() == WHOLE
    assert list(folder.iterdir()) == [path]


@pytest.mark.parametrize("others", ["something else\n", WHOLE + "{}\n"])
def test_a_file_that_somebody_else_changed_is_left_alone(tmp_path: Path, others: str) -> None:
    """The game goes on in a new file."""
    journal = Journal(tmp_path, DEAL)
    journal.keep(ENTRIES[:2])
    path = path_of(journal)
    path.write_text(others)
    assert journal.keep(ENTRIES) is None
    assert path.read_text() == others
    assert path_of(journal) != path
    assert path_of(journal).read_text() == WHOLE


def test_a_game_in_memory_will_be_written_where_it_belongs(tmp_path: Path) -> None:
    """It has no file to be moved."""
    journal = Journal(put(tmp_path, "", "in progress"), DEAL)
    assert journal.keep(ENTRIES) is not None
    journal.put_into(tmp_path / "finished")
    assert journal.keep(ENTRIES) is None
    assert path_of(journal).parent == tmp_path / "finished"


@pytest.mark.parametrize("number", [EINVAL, ENOTSUP])
def test_a_disk_that_cannot_write_through_stops_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    """Some file systems know no such thing, and nobody is told of it."""

    def refuse(_number: int) -> None:
        raise OSError(number, "not on this disk")

    monkeypatch.setattr(os, "fsync", refuse)
    journal = Journal(tmp_path, DEAL)
    for count in range(4):
        assert journal.keep(ENTRIES[:count]) is None
    journal.put_into(tmp_path / "finished")
    assert journal.close() is None
    assert path_of(journal).read_text() == WHOLE


def test_what_fails_on_the_way_to_the_disk_is_told_with_the_next_decision(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once, and again on closing: what was lost on that way no later line brings back."""

    def broken(_number: int) -> None:
        raise OSError(EIO, "the disk is broken")

    journal = Journal(tmp_path / "games", DEAL)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", broken)
        assert journal.keep(ENTRIES[:1]) is None
        journal.put_into(tmp_path)  # it waits for the disk
    why = "Nothing can be written into the folder games."
    journal.put_into(tmp_path / "games")
    assert said(journal.keep(ENTRIES[:2])) == FULL.replace("The disk is full.", why)
    assert journal.keep(ENTRIES) is None
    assert said(journal.close()) == f"Not all of this game is saved. {why}"
    assert path_of(journal).read_text() == WHOLE


def test_what_fails_on_the_way_to_the_disk_last_is_told_on_closing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is no next decision."""

    def full(_number: int) -> None:
        raise OSError(ENOSPC, "no space left")

    monkeypatch.setattr(os, "fsync", full)
    journal = Journal(tmp_path, DEAL)
    assert journal.keep(ENTRIES) is None
    assert said(journal.close()) == "Not all of this game is saved. The disk is full."
