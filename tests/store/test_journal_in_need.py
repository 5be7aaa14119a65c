"""A game goes on whatever happens to the disk, and nothing of it is lost."""

from __future__ import annotations

import os
from errno import EACCES, EIO, ENOSPC
from typing import TYPE_CHECKING

import pytest

from boardtable.engine.text import Text, plain
from boardtable.store import journal as journals
from boardtable.store.gamefile import read_game
from boardtable.store.journal import Journal
from boardtable.store.whole import pour
from tests.store.played import DEAL, ENTRIES, WHOLE, path_of, put

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
    assert journal.missing == 2
    path = path_of(journal)
    assert read_game(path).record.entries == tuple(ENTRIES[:2])  # half of the two lines, which is one and a bit
    assert read_game(path).torn
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


def test_a_disk_that_is_full_again_is_not_told_again(tmp_path: Path, disk: Disk) -> None:
    """Once is enough."""
    journal = Journal(tmp_path, DEAL)
    told: list[Text | None] = []
    for full in (True, False, True):
        disk.full = full
        told.append(journal.keep(ENTRIES[: len(told) + 1]))
    assert [each is not None for each in told] == [True, False, False]
    journal.close()


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
    journal.close()


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


def test_a_disk_that_cannot_write_through_stops_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some file systems cannot."""

    def refuse(_number: int) -> None:
        raise OSError(EIO, "not on this disk")

    monkeypatch.setattr(os, "fsync", refuse)
    journal = Journal(tmp_path, DEAL)
    for count in range(4):
        assert journal.keep(ENTRIES[:count]) is None
    journal.put_into(tmp_path / "finished")
    assert path_of(journal).read_text() == WHOLE
