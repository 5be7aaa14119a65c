"""What is written down when the program fails, and what the person reads."""

from __future__ import annotations

from errno import ENOSPC
from typing import TYPE_CHECKING

import pytest

import boardtable
from boardtable.engine.text import plain
from boardtable.store import crashes
from boardtable.store.crashes import report
from tests.store.played import put

if TYPE_CHECKING:
    from pathlib import Path


SORRY = "Something went wrong in the program. The game is at its last decision."


def failed(words: str) -> BaseException:
    """Fail, somewhere deep inside."""

    def deep() -> None:
        raise KeyError(words)

    with pytest.raises(KeyError) as caught:
        deep()
    return caught.value


def test_an_error_is_written_with_all_that_helps_to_mend_it(tmp_path: Path) -> None:
    """When, which program, and the way to the line; the person learns where."""
    folder = tmp_path / "new" / "log"
    path = folder / "boardtable.log"
    assert plain(report(failed("lost card"), folder)) == f"{SORRY} What happened is written in {path}."
    written = path.read_text()
    assert f"boardtable {boardtable.__version__}, Python 3." in written.splitlines()[0]
    assert "in deep" in written
    assert "KeyError: 'lost card'" in written


def test_errors_follow_each_other(tmp_path: Path) -> None:
    """Each once, in one file."""
    for words in ("one", "two"):
        report(failed(words), tmp_path)
    written = (tmp_path / "boardtable.log").read_text()
    assert written.index("KeyError: 'one'") < written.index("KeyError: 'two'")
    assert written.count("Traceback") == 2


def test_the_log_does_not_grow_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Older reports move on, and the oldest go."""
    monkeypatch.setattr(crashes, "LARGEST_LOG", 2000)
    for number in range(40):
        report(failed(f"number {number}"), tmp_path)
    logs = sorted(path.name for path in tmp_path.iterdir())
    assert logs == ["boardtable.log", *(f"boardtable.log.{n}" for n in (1, 2, 3))]
    assert all((tmp_path / name).stat().st_size <= 2000 for name in logs)
    assert "number 39" in (tmp_path / "boardtable.log").read_text()


def test_half_a_character_is_written_by_its_number(tmp_path: Path) -> None:
    """An error may be about just that."""
    report(failed("a\ud800"), tmp_path)
    assert "ud800" in (tmp_path / "boardtable.log").read_text()


def test_where_no_log_can_be_written_the_person_is_still_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """And the terminal stays quiet."""
    assert plain(report(failed("lost card"), put(tmp_path, "", "log"))) == SORRY
    (tmp_path / "boardtable.log").mkdir()
    assert plain(report(failed("lost card"), tmp_path)) == SORRY
    assert capsys.readouterr() == ("", "")


def test_a_full_disk_is_no_second_crash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The log is opened, but takes nothing."""

    def full(*_: object) -> str:
        raise OSError(ENOSPC, "no space left")

    monkeypatch.setattr("logging.Formatter.format", full)
    assert plain(report(failed("lost card"), tmp_path)) == SORRY
    assert capsys.readouterr() == ("", "")
