"""A second start hands over what it was asked to open; nothing that is left over ever stands in the way of a start."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from boardtable.store.folders import folders
from boardtable.store.handover import LOOKS, Letter, close_box, hand_over, open_box, take
from boardtable.store.lock import ProfileLock

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from boardtable.store.folders import Folders

LETTER = Letter("/home/anna/game.boardtable", "leave")


@pytest.fixture
def places(tmp_path: Path) -> Folders:
    """Name the places of a profile in which nothing is yet."""
    return folders(tmp_path)


@pytest.fixture
def running(places: Folders) -> Iterator[ProfileLock]:
    """Have another program hold the profile, with its box up."""
    lock = ProfileLock(places.lock)
    assert open_box(places.handover)
    yield lock
    lock.release()


def test_a_letter_is_taken(places: Folders, running: ProfileLock) -> None:
    """What was written comes out as it was, and the second start knows."""
    assert running.is_mine
    came: list[tuple[Letter, ...]] = []
    assert hand_over(places, LETTER, lambda _seconds: came.append(take(places.handover)))
    assert came == [(LETTER,)]
    assert list(places.handover.iterdir()) == []


def test_a_start_without_a_file(places: Folders, running: ProfileLock) -> None:
    """It only asks the window to come forward."""
    assert running.is_mine
    came: list[Letter] = []
    assert hand_over(places, Letter(None, None), lambda _seconds: came.extend(take(places.handover)))
    assert came == [Letter(None, None)]


def test_nobody_takes_it(places: Folders, running: ProfileLock) -> None:
    """A program that hangs is waited for a while; then the letter is taken back."""
    assert running.is_mine
    waited: list[float] = []
    assert not hand_over(places, LETTER, waited.append)
    assert len(waited) == LOOKS
    assert list(places.handover.iterdir()) == []


def test_it_is_taken_at_the_last_moment(places: Folders, running: ProfileLock, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody opens a second window for a file that is open in the first."""
    assert running.is_mine
    monkeypatch.setattr("pathlib.Path.exists", lambda _path: True)
    came: list[Letter] = []
    assert hand_over(places, LETTER, lambda _seconds: came.extend(take(places.handover)))
    assert came == [LETTER]


def test_whoever_put_the_box_up_crashed(places: Folders) -> None:
    """The lock is free, so there is nobody to write to; the next start takes hold of it."""
    assert open_box(places.handover)
    assert not hand_over(places, LETTER)
    assert ProfileLock(places.lock).is_mine
    assert list(places.handover.iterdir()) == []


def test_nothing_can_be_written(places: Folders, running: ProfileLock) -> None:
    """The box is taken down meanwhile: the second start opens a window of its own."""
    assert running.is_mine
    close_box(places.handover)
    assert not hand_over(places, LETTER)


def test_what_a_crash_left_in_the_box_is_thrown_away(places: Folders) -> None:
    """Nobody wants old files to open by themselves."""
    places.handover.mkdir(parents=True)
    (places.handover / "1.letter").write_text('{"file": "old", "token": null}')
    (places.handover / "2.new").write_text("{")
    assert open_box(places.handover)
    assert take(places.handover) == ()
    close_box(places.handover)
    assert not places.handover.exists()


def test_a_box_that_cannot_be(places: Folders) -> None:
    """A file lies in its place."""
    places.handover.parent.mkdir(parents=True, exist_ok=True)
    places.handover.write_text("")
    assert not open_box(places.handover)


@pytest.mark.parametrize("said", ["", "[]", "{}", "[1, 2]", '{"file": null}', "\udcff"])
def test_letters_that_nobody_can_read(places: Folders, said: str) -> None:
    """They are thrown away, and the others are read in their order."""
    assert open_box(places.handover)
    for number, content in enumerate(('{"file": "a", "token": null}', said, '{"file": "b", "token": null}')):
        (places.handover / f"{number}.letter").write_bytes(content.encode("utf-8", "surrogateescape"))
    assert take(places.handover) == (Letter("a", None), Letter("b", None))
    assert list(places.handover.iterdir()) == []


def test_a_letter_comes_while_the_box_is_taken_down(places: Folders, running: ProfileLock) -> None:
    """It stays, so that whoever wrote it takes it back."""
    assert running.is_mine
    (places.handover / "1.letter").write_text("{}")
    close_box(places.handover)
    assert places.handover.is_dir()
