"""The list of games on the start page, and copies."""

from __future__ import annotations

import os
import sys
from datetime import UTC, datetime
from errno import ENOSPC
from typing import TYPE_CHECKING

import pytest

from boardtable.engine.record import Record, read
from boardtable.engine.sitter import Sitter
from boardtable.engine.text import plain
from boardtable.store import whole
from boardtable.store.journal import Journal
from boardtable.store.saves import Saved, SaveError, save_copy, saved_games
from tests.store.played import DEAL, FIRST, WHOLE, finished, match, put

if TYPE_CHECKING:
    from pathlib import Path


def at(path: Path, minute: int) -> datetime:
    """Have a file written at some minute of an evening."""
    when = datetime(2026, 11, 29, 20, minute, tzinfo=UTC)
    os.utime(path, (when.timestamp(), when.timestamp()))
    return when


def test_the_game_played_last_comes_first(tmp_path: Path) -> None:
    """Each with what the start page shows; what is no game is named with its fault."""
    old = put(tmp_path, FIRST, "old.boardtable")
    new = put(tmp_path, WHOLE, "new.boardtable")
    bad = put(tmp_path, b"\0\1\2\n", "bad.boardtable")
    put(tmp_path, WHOLE, "notes.txt")
    put(tmp_path, WHOLE, ".boardtable-1234.new")
    times = {path: at(path, minute) for path, minute in ((old, 10), (bad, 20), (new, 30))}
    found = saved_games(tmp_path)
    assert [saved.path for saved in found] == [new, bad, old]
    assert found[0] == Saved(new, times[new], DEAL, plies=3, over=False)
    assert found[0].deal is not None
    assert found[0].deal.seats == (Sitter("Anna"), Sitter("Bob"))
    assert found[2] == Saved(old, times[old], DEAL, plies=0, over=False)
    assert (found[1].deal, found[1].when) == (None, times[bad])
    assert found[1].fault is not None
    why = "bad.boardtable cannot be a game file: it is not text in UTF-8. Choose another file."
    assert plain(found[1].fault) == why


def test_a_finished_game_is_known_by_its_last_line(tmp_path: Path) -> None:
    """Six moves, wherever the file lies."""
    journal = Journal(tmp_path, DEAL)
    journal.keep(finished().entries)
    journal.close()
    (saved,) = saved_games(tmp_path)
    assert saved.path == journal.path
    assert (saved.plies, saved.over) == (6, True)


def test_games_of_one_moment_have_an_order(tmp_path: Path) -> None:
    """By name, so that the list does not jump about."""
    for name in ("b.boardtable", "c.boardtable", "a.boardtable"):
        at(put(tmp_path, WHOLE, name), 5)
    assert [saved.path.name[0] for saved in saved_games(tmp_path)] == ["c", "b", "a"]


def test_listing_loads_no_game(tmp_path: Path) -> None:
    """The start page comes before any rules."""
    put(tmp_path, WHOLE.replace("sticks", "broken"))
    (saved,) = saved_games(tmp_path)
    assert saved.deal is not None
    assert saved.deal.game == "broken"
    assert (saved.plies, saved.fault) == (3, None)
    assert "there" not in sys.modules


def test_where_there_is_no_folder_there_are_no_games(tmp_path: Path) -> None:
    """A new profile has none, and a file is none."""
    assert saved_games(tmp_path / "none") == ()
    assert saved_games(put(tmp_path, WHOLE)) == ()
    (tmp_path / "empty").mkdir()
    assert saved_games(tmp_path / "empty") == ()


def test_a_file_that_goes_while_one_looks_is_left_out(tmp_path: Path) -> None:
    """As is a link to nowhere."""
    (tmp_path / "gone.boardtable").symlink_to(tmp_path / "nowhere")
    path = put(tmp_path, WHOLE)
    assert [saved.path for saved in saved_games(tmp_path)] == [path]


def test_a_folder_with_the_name_of_a_game(tmp_path: Path) -> None:
    """It is listed with its fault."""
    (tmp_path / "x.boardtable").mkdir()
    (saved,) = saved_games(tmp_path)
    assert saved.fault is not None
    assert plain(saved.fault) == "x.boardtable is a folder. Choose a game file in it."


def test_a_copy_is_the_whole_game(tmp_path: Path) -> None:
    """Written over what was there, as the person agreed in the file dialog."""
    record = match(3).record
    path = put(tmp_path, "old", "copy.boardtable")
    save_copy(record, path)
    assert path.read_text() == WHOLE
    assert read(path.read_text()) == Record(DEAL, record.entries)
    assert list(tmp_path.iterdir()) == [path]


def test_a_copy_that_cannot_be_written_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And leaves what was there."""
    path = put(tmp_path, "old", "copy.boardtable")

    def full(*_: object) -> None:
        raise OSError(ENOSPC, "no space left")

    monkeypatch.setattr(whole, "pour", full)
    with pytest.raises(SaveError) as caught:
        save_copy(match(3).record, path)
    assert plain(caught.value.why) == "copy.boardtable is not saved. The disk is full. Choose another folder."
    assert str(caught.value) == plain(caught.value.why)
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_copy_into_a_folder_that_is_a_file(tmp_path: Path) -> None:
    """The folder is named."""
    with pytest.raises(SaveError) as caught:
        save_copy(match(3).record, put(tmp_path, "", "games") / "copy.boardtable")
    assert plain(caught.value.why) == (
        "copy.boardtable is not saved. Nothing can be written into the folder games. Choose another folder."
    )
