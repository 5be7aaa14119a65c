"""The file of a game while it is played: every decision is in it, and nothing is ever taken away."""

from __future__ import annotations

import os
import threading
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve
from typing_extensions import override

from boardtable.engine.record import Deal, Undid
from boardtable.store import journal as journals
from boardtable.store.gamefile import read_game
from boardtable.store.journal import Journal
from boardtable.store.opening import open_game
from tests.engine.sticks import Take
from tests.store.played import DEAL, ENTRIES, FIRST, LINES, WHOLE, match, path_of, put


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop all clocks on an evening in November."""

    class Stopped(datetime):
        @classmethod
        @override
        def now(cls, tz: Any = None) -> Stopped:
            return cls(2026, 11, 29, 20, 31, 59, tzinfo=tz)

    monkeypatch.setattr(journals, "datetime", Stopped)


def test_the_file_appears_with_the_first_line(tmp_path: Path) -> None:
    """And its folders."""
    journal = Journal(tmp_path / "profile" / "games", DEAL)
    assert not (tmp_path / "profile").exists()
    assert journal.missing == 0
    assert journal.keep([]) is None
    assert journal.missing == 0
    assert path_of(journal).read_text() == FIRST


def test_each_decision_is_on_the_disk_at_once(tmp_path: Path) -> None:
    """Before the journal is closed, and only once."""
    journal = Journal(tmp_path, DEAL)
    for count, content in ((0, FIRST), (1, FIRST + LINES[0]), (1, FIRST + LINES[0]), (3, WHOLE)):
        assert journal.keep(ENTRIES[:count]) is None
        assert journal.path is not None
        assert journal.path.read_text() == content
    journal.close()


def test_undo_is_a_line_and_no_eraser(tmp_path: Path) -> None:
    """Nothing that was written is taken away."""
    journal = Journal(tmp_path, DEAL)
    played = match(1)
    journal.keep(played.entries)
    played.undo()
    assert played.entries[-1] == Undid(1)
    journal.keep(played.entries)
    played.play(Take(1, 2))
    journal.keep(played.entries)
    assert path_of(journal).read_text() == f'{FIRST}{LINES[0]}{{"undo": 1}}\n{{"do": "take", "seat": 1, "n": 2}}\n'


@pytest.mark.usefixtures("clock")
@pytest.mark.parametrize(
    ("deal", "name"),
    [
        (DEAL, "2026-11-29 20.31 sticks 9f3c"),
        (evolve(DEAL, seed=0xABCDEF0123456789), "2026-11-29 20.31 sticks abcd"),
        (evolve(DEAL, seed=0), "2026-11-29 20.31 sticks 0"),
        (evolve(DEAL, game='../a:b*"ż'), "2026-11-29 20.31 ---a-b--ż 9f3c"),
        (evolve(DEAL, game="g" * 300), f"2026-11-29 20.31 {'g' * 40} 9f3c"),
    ],
)
def test_a_file_is_named_so_that_people_find_it(tmp_path: Path, deal: Deal, name: str) -> None:
    """Day, time, game and the beginning of the deal code; signs that some system forbids are left out."""
    journal = Journal(tmp_path, deal)
    journal.keep([])
    assert path_of(journal).name == f"{name}.boardtable"


@pytest.mark.usefixtures("clock")
def test_two_games_of_one_name_have_two_files(tmp_path: Path) -> None:
    """Nothing is written over."""
    paths = []
    for _ in range(3):
        journal = Journal(tmp_path, DEAL)
        journal.keep([])
        paths.append(path_of(journal).stem)
    first = "2026-11-29 20.31 sticks 9f3c"
    assert paths == [first, f"{first} 2", f"{first} 3"]


def test_a_torn_line_goes_when_the_next_one_comes(tmp_path: Path) -> None:
    """And not before; all that was whole stays as it was, to the byte."""
    strange = FIRST.replace(": ", ":") + "\n" + LINES[0].replace(" ", "  ")
    path = put(tmp_path, f'{strange}{{"do": "ta')
    opened = open_game(path)
    journal = Journal.behind(path, opened.reading)
    assert journal.missing == 0
    assert journal.keep(opened.match.entries) is None
    assert path.read_text() == f'{strange}{{"do": "ta'
    opened.match.play(Take(0, 2))
    assert journal.keep(opened.match.entries) is None
    assert path_of(journal).read_text() == f"{strange}{LINES[2]}"


@pytest.mark.parametrize("kept", [0, 1, 3])
def test_a_last_line_that_lacks_only_its_end_gets_it(tmp_path: Path, kept: int) -> None:
    """Also the first line; it stands in the file, and stays there."""
    path = put(tmp_path, f"{FIRST}{''.join(LINES[:kept])}"[:-1])
    journal = Journal.behind(path, read_game(path))
    assert journal.missing == 0
    assert journal.keep(ENTRIES[:kept]) is None
    assert not path.read_text().endswith("\n")
    entries = (*ENTRIES[:kept], Undid(1), Undid(2))
    for count in (1, 2):
        assert journal.keep(entries[: kept + count]) is None
    assert path_of(journal) == path
    ends = '{"undo": 1}\n{"undo": 2}\n'
    assert path.read_text() == f"{FIRST}{''.join(LINES[:kept])}{ends}"


def test_a_long_rest_of_a_line_goes_as_a_whole(tmp_path: Path) -> None:
    """The line in its place is shorter."""
    path = put(tmp_path, f'{WHOLE}{{"do": "take", "seat": 1, "because": "{"x" * 200}')
    journal = Journal.behind(path, read_game(path))
    assert journal.keep((*ENTRIES, Undid(1))) is None
    assert path_of(journal).read_text() == f'{WHOLE}{{"undo": 1}}\n'


def test_a_game_that_is_over_moves_to_the_finished_ones(tmp_path: Path) -> None:
    """And can be written on there."""
    journal = Journal(tmp_path / "in progress", DEAL)
    journal.keep(ENTRIES[:2])
    assert journal.path is not None
    name = journal.path.name
    finished = tmp_path / "finished"
    journal.put_into(finished)
    journal.put_into(finished)
    assert journal.path == finished / name
    assert list((tmp_path / "in progress").iterdir()) == []
    assert journal.keep(ENTRIES) is None
    assert path_of(journal).read_text() == WHOLE


def test_moving_writes_over_no_other_game(tmp_path: Path) -> None:
    """Two games of one name may end in one folder."""
    journal = Journal(tmp_path / "in progress", DEAL)
    journal.keep(ENTRIES)
    assert journal.path is not None
    finished = tmp_path / "finished"
    finished.mkdir()
    other = put(finished, "another game", journal.path.name)
    journal.put_into(finished)
    assert other.read_text() == "another game"
    assert path_of(journal).name == f"{other.stem} 2.boardtable"
    assert path_of(journal).read_text() == WHOLE


def test_a_file_that_lies_there_already_keeps_its_name(tmp_path: Path) -> None:
    """Whatever way leads to its folder: a link, or one that begins where we are."""
    folder = tmp_path / "finished"
    folder.mkdir()
    (tmp_path / "link").symlink_to(folder, target_is_directory=True)
    path = put(folder, WHOLE)
    journal = Journal.behind(path, read_game(path))
    for way in (folder, tmp_path / "link", Path(os.path.relpath(folder))):
        journal.put_into(way)
        assert journal.path == path
    assert list(folder.iterdir()) == [path]


def test_a_game_that_cannot_be_moved_stays_where_it_is(tmp_path: Path) -> None:
    """Its last line says that it is over."""
    journal = Journal(tmp_path / "in progress", DEAL)
    journal.keep(ENTRIES[:2])
    before = journal.path
    journal.put_into(put(tmp_path, "", "finished"))
    assert journal.path == before
    assert journal.keep(ENTRIES) is None
    assert path_of(journal).read_text() == WHOLE


def test_closing_waits_until_everything_is_safe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A helper has the system write through to the disk; keeping a line does not wait for it."""
    go = threading.Event()
    synced: list[str] = []

    def slow(_number: int) -> None:
        assert go.wait(20)
        synced.append(threading.current_thread().name)

    monkeypatch.setattr(os, "fsync", slow)
    journal = Journal(tmp_path, DEAL)
    for count in range(4):
        journal.keep(ENTRIES[:count])
    assert journal.path is not None
    assert journal.path.read_text() == WHOLE
    assert synced == []
    (helper,) = [thread for thread in threading.enumerate() if thread.name == "journal"]
    go.set()
    journal.close()
    assert synced == ["journal"] * 4
    assert not helper.is_alive()


def test_a_closed_journal_can_be_closed_and_written_again(tmp_path: Path) -> None:
    """Nothing depends on the order of leaving."""
    journal = Journal(tmp_path, DEAL)
    journal.close()
    journal.keep(ENTRIES[:1])
    journal.close()
    journal.close()
    journal.keep(ENTRIES)
    assert path_of(journal).read_text() == WHOLE
    assert not [thread for thread in threading.enumerate() if thread.name == "journal"]
