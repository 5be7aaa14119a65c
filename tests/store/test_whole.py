"""Writing whole files: the old one or the new one, never half of one."""

from __future__ import annotations

import os
from errno import EACCES, EDQUOT, EINVAL, EIO, ENOSPC, ENOTSUP, EPERM, EROFS
from io import FileIO
from pathlib import Path

import pytest
from typing_extensions import Buffer, override

from boardtable.engine.text import plain
from boardtable.store import whole
from boardtable.store.whole import encoded, pour, replace, shown, why_not_written


def test_a_file_is_replaced_as_a_whole(tmp_path: Path) -> None:
    """Nothing else is left lying about, and folders are made."""
    path = tmp_path / "new" / "folder" / "a.txt"
    replace(path, "old")
    replace(path, "ż\n")
    assert path.read_bytes() == b"\xc5\xbc\n"
    assert list(path.parent.iterdir()) == [path]


def test_a_link_goes_on_pointing_to_its_file(tmp_path: Path) -> None:
    """People keep their settings elsewhere and link to them."""
    path = tmp_path / "real.txt"
    link = tmp_path / "link.txt"
    link.symlink_to(path)
    replace(link, "new")
    assert link.is_symlink()
    assert path.read_text() == "new"


def test_a_full_disk_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And no half of the new one."""
    path = tmp_path / "a.txt"
    replace(path, "old")

    def full(file: FileIO, data: bytes) -> None:
        file.write(data[:1])
        raise OSError(ENOSPC, "no space")

    monkeypatch.setattr(whole, "pour", full)
    with pytest.raises(OSError, match="no space"):
        replace(path, "new")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("number", [EINVAL, ENOTSUP])
def test_a_disk_that_cannot_write_through_is_no_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    """Some file systems know no such thing; the file is there all the same."""

    def refuse(_number: int) -> None:
        raise OSError(number, "not on this disk")

    monkeypatch.setattr(os, "fsync", refuse)
    replace(tmp_path / "a.txt", "new")
    assert (tmp_path / "a.txt").read_text() == "new"


def test_a_disk_that_breaks_while_it_writes_through_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The new one might be lost."""
    path = tmp_path / "a.txt"
    replace(path, "old")

    def broken(_number: int) -> None:
        raise OSError(EIO, "the disk is broken")

    monkeypatch.setattr(os, "fsync", broken)
    with pytest.raises(OSError, match="the disk is broken"):
        replace(path, "new")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_that_is_in_use_stays(tmp_path: Path) -> None:
    """A folder of that name cannot be replaced; what was written for it goes again."""
    path = tmp_path / "a.txt"
    path.mkdir()
    with pytest.raises(OSError, match=r"a\.txt"):
        replace(path, "new")
    assert list(tmp_path.iterdir()) == [path]


def test_a_write_that_is_cut_short_goes_on() -> None:
    """The system may take only some of the bytes."""

    class Slow(FileIO):
        def __init__(self) -> None:
            self.taken = b""

        @override
        def write(self, data: Buffer, /) -> int:
            taken = bytes(data)[:2]
            self.taken += taken
            return len(taken)

    file = Slow()
    pour(file, b"abcde")
    assert file.taken == b"abcde"


def test_half_a_character_is_no_reason_to_lose_a_game() -> None:
    """It cannot be written; all else can."""
    assert encoded("a\ud800ż") == b"a?\xc5\xbc"


def test_any_name_can_be_shown() -> None:
    """On some systems a name may be bytes that are no text."""
    assert shown(Path("folder", "gra ż.boardtable")) == "gra ż.boardtable"
    assert shown(Path("folder", "gra \udcff")) == "gra ?"


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (ENOSPC, "The disk is full."),
        (EDQUOT, "The disk is full."),
        (EACCES, "This program may not write into the folder games."),
        (EPERM, "This program may not write into the folder games."),
        (EROFS, "This program may not write into the folder games."),
        (EIO, "Nothing can be written into the folder games."),
    ],
)
def test_what_keeps_a_file_from_being_written(number: int, said: str) -> None:
    """Full, forbidden, or something else."""
    assert plain(why_not_written(Path("profile", "games"), OSError(number, "as the system says"))) == said
