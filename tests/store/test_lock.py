"""One program at a time writes into a profile."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import filelock

from boardtable.engine.text import plain
from boardtable.store.lock import ProfileLock
from tests.store.played import put

if TYPE_CHECKING:
    import pytest

HOLD = """
import sys
from pathlib import Path
from boardtable.store.lock import ProfileLock
lock = ProfileLock(Path(sys.argv[1]))
print(lock.is_mine, flush=True)
sys.stdin.read()
"""


def other_program(path: Path) -> subprocess.Popen[str]:
    """Start a program that takes hold of a profile until its input ends."""
    return subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)],
        cwd=Path(__file__).parents[2],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def first_word(program: subprocess.Popen[str]) -> str:
    """Wait until a program says whether the profile is its own."""
    assert program.stdout is not None
    return program.stdout.readline().strip()


def test_the_first_program_has_the_profile(tmp_path: Path) -> None:
    """And need not say anything."""
    lock = ProfileLock(tmp_path / "profile" / "lock")
    assert lock.is_mine
    assert lock.said is None
    lock.release()


def test_a_second_program_is_told(tmp_path: Path) -> None:
    """Until the first one ends, in whatever way."""
    path = tmp_path / "lock"
    with other_program(path) as first:
        assert first_word(first) == "True"
        lock = ProfileLock(path)
        assert not lock.is_mine
        assert lock.said is not None
        assert plain(lock.said) == "boardtable is open already. You can play here too, but nothing is saved."
        lock.release()
        first.kill()
        first.wait()
    again = ProfileLock(path)
    assert again.is_mine
    again.release()


def test_our_own_hold_keeps_others_out_until_it_is_released(tmp_path: Path) -> None:
    """The same, seen from the other side."""
    path = tmp_path / "lock"
    lock = ProfileLock(path)
    for free in ("False", "True"):
        with other_program(path) as other:
            assert first_word(other) == free
            other.communicate()
        lock.release()
    lock.release()


def test_where_nothing_can_be_written_nobody_else_writes(tmp_path: Path) -> None:
    """A file lies in place of the folder: the journal will tell."""
    lock = ProfileLock(put(tmp_path, "", "profile") / "lock")
    assert lock.is_mine
    lock.release()


def test_some_disks_know_no_locks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game goes on there, too."""

    def refuse(*_: object, **__: object) -> None:
        raise NotImplementedError

    monkeypatch.setattr(filelock.FileLock, "acquire", refuse)
    assert ProfileLock(tmp_path / "lock").is_mine
