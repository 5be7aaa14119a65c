"""All games of one profile: begun, opened, kept, finished, and left alone where another program is at work."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve

from boardtable.controller.games import Games, Wish
from boardtable.engine.info import GameInfo
from boardtable.engine.registry import Installed, UnusableGameError
from boardtable.engine.sitter import Sitter
from boardtable.engine.text import plain
from boardtable.store import journal
from boardtable.store.boxes import ComponentsError
from boardtable.store.folders import Folders, folders
from boardtable.store.gamefile import OpenError
from boardtable.store.saves import SaveError
from tests.engine.sticks import Peek, Take

if TYPE_CHECKING:
    from collections.abc import Iterator

    from boardtable.controller.games import OpenGame

GOES_ON = "It goes on in memory; save a copy somewhere else before you leave."
LINE = (
    b'{"boardtable": 1, "game": "sticks", "rules": 1, "app": "0", "seed": "0", "seats": [{"name": "A"}], "options": {}}'
)
ANNA_AND_BOB = Wish((Sitter("Anna"), Sitter("Bob", language="pl")), {"dice": False, "first": 1}, 0x9F3C)


@pytest.fixture
def profile(tmp_path: Path) -> Folders:
    """Name a profile that does not exist yet."""
    return folders(tmp_path / "profile")


@pytest.fixture
def games(profile: Folders) -> Iterator[Games]:
    """Look at that profile."""
    opened = Games(profile)
    yield opened
    opened.close()


def test_games_with_a_lesson_come_first(profile: Folders, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each kind by its titles, and what is broken last."""
    infos = [GameInfo(name, name, (2,), 1, ("a", "b"), has_lesson=name in "BD") for name in "ABCD"]
    found = (*(Installed(info.id, info) for info in infos), Installed("E", None, "ImportError"))
    monkeypatch.setattr("boardtable.controller.games.installed", lambda: found)
    opened = Games(profile)
    assert [game.id for game in opened.installed] == ["B", "D", "A", "C", "E"]
    opened.close()


def play(opened: OpenGame, *moves: Any) -> None:  # noqa: ANN401 - moves of any game
    """Play and keep, as the table does."""
    for move in moves:
        opened.match.play(move)
        opened.keep(opened.match.entries)


def full(*_: object) -> None:
    """Write onto a disk that has no room."""
    raise OSError(errno.ENOSPC, "no space")


def fault(opened: OpenGame) -> str:
    """Close a game that cannot be saved, and say why."""
    said = opened.close()
    assert said is not None
    return plain(said)


def files(folder: Path) -> list[str]:
    """Read all games in a folder."""
    return [path.read_text() for path in sorted(folder.glob("*.boardtable"))]


def test_looking_changes_nothing(games: Games, profile: Folders) -> None:
    """A profile that was only looked at does not even exist."""
    assert [game.id for game in games.installed] == ["sticks"]
    assert games.waiting() == ()
    assert games.settings.set_ups == ()
    games.close()
    assert not profile.playing.parent.parent.exists()


def test_a_new_game_is_kept_from_its_first_line(games: Games, profile: Folders) -> None:
    """The deal is on the disk before anybody has decided anything, and the set-up is remembered."""
    opened = games.begin("sticks", ANNA_AND_BOB)
    assert opened.said == []
    assert opened.match.active() == (1,)
    (only,) = files(profile.playing)
    assert only.count("\n") == 1
    assert '"seed": "0000000000009f3c"' in only
    (saved,) = games.waiting()
    assert (saved.plies, saved.over) == (0, False)
    before = Games(profile).settings.set_up("sticks")
    assert before is not None
    assert before.seats == ANNA_AND_BOB.seats
    assert dict(before.options) == {"dice": False, "first": 1}
    opened.close()


def test_a_game_is_opened_at_its_decision(games: Games) -> None:
    """The position is the one that was left, to the last entry, and goes on in the same file."""
    begun = games.begin("sticks", ANNA_AND_BOB)
    play(begun, Take(1, 3), Peek(0))
    begun.close()
    (saved,) = games.waiting()
    opened = games.open(saved.path)
    assert opened.match.digest() == begun.match.digest()
    assert opened.match.ply == 2
    assert opened.name == saved.path.name
    play(opened, Take(0, 2))
    opened.close()
    (same,) = games.waiting()
    assert (same.path, same.plies) == (saved.path, 3)


def test_a_finished_game_moves(games: Games, profile: Folders) -> None:
    """It is no longer in progress; taking the end back brings it home."""
    opened = games.begin("sticks", ANNA_AND_BOB)
    play(opened, *(Take((n + 1) % 2, 3) for n in range(4)))
    assert games.waiting() == ()
    (over,) = files(profile.finished)
    assert over.splitlines()[-1].startswith('{"over": [')
    opened.match.undo(opened.match.must_agree())
    opened.keep(opened.match.entries)
    assert files(profile.finished) == []
    (saved,) = games.waiting()
    assert saved.plies == 3
    opened.close()


def test_a_finished_game_that_cannot_move_is_not_in_progress(games: Games, profile: Folders) -> None:
    """A file lies in place of the folder of finished games; once it has gone, the game moves."""
    profile.playing.mkdir(parents=True)
    profile.finished.write_text("not a folder")
    opened = games.begin("sticks", ANNA_AND_BOB)
    play(opened, *(Take((n + 1) % 2, 3) for n in range(4)))
    begun = games.begin("sticks", evolve(ANNA_AND_BOB, seed=2))
    assert [saved.plies for saved in games.waiting()] == [0]
    assert [(saved.plies, saved.over) for saved in games.finished()] == [(4, True)]
    assert len(files(profile.playing)) == 2
    profile.finished.unlink()
    assert opened.close() is None
    assert len(files(profile.playing)) == len(files(profile.finished)) == 1
    assert [saved.plies for saved in games.finished()] == [4]
    begun.close()


def test_leaving_writes_what_could_not_be_written(games: Games, profile: Folders) -> None:
    """There is room again, and the last move of the game was not yet on the disk."""
    opened = games.begin("sticks", ANNA_AND_BOB)
    play(opened, *(Take((n + 1) % 2, 3) for n in range(3)))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(journal, "pour", full)
        play(opened, Take(0, 3))
        assert fault(opened) == "Not all of this game is saved. The disk is full."
    assert opened.close() is None
    (over,) = files(profile.finished)
    assert over.count('"do"') == 4


def test_looking_at_a_game_from_elsewhere_writes_nothing(games: Games, profile: Folders, tmp_path: Path) -> None:
    """Nothing was decided, so nothing is missing."""
    begun = games.begin("sticks", ANNA_AND_BOB)
    begun.close()
    (saved,) = games.waiting()
    mail = saved.path.rename(tmp_path / "mail.boardtable")
    opened = games.open(mail)
    assert opened.close() is None
    assert files(profile.playing) == []


def test_a_second_program_leaves_broken_preferences_where_they_are(games: Games, profile: Folders) -> None:
    """The program that has the profile keeps them aside once it has others to write."""
    profile.settings.parent.mkdir(parents=True)
    profile.settings.write_text("{")
    assert games.lock.is_mine
    second = Games(profile)
    assert second.remember(evolve(second.settings, theme="dark")) is None
    second.close()
    assert profile.settings.read_text() == "{"
    assert not profile.settings.with_name("settings.json.broken").exists()


def test_a_game_from_elsewhere_goes_on_in_a_copy(games: Games, profile: Folders, tmp_path: Path) -> None:
    """Nothing is written before something is decided, and never into the file that was opened."""
    begun = games.begin("sticks", ANNA_AND_BOB)
    play(begun, Take(1, 3))
    begun.close()
    (saved,) = games.waiting()
    mail = tmp_path / "mail.boardtable"
    saved.path.rename(mail)
    was = mail.read_bytes()
    opened = games.open(mail)
    assert files(profile.playing) == []
    play(opened, Take(0, 1))
    opened.close()
    assert mail.read_bytes() == was
    (copy,) = files(profile.playing)
    assert copy.startswith(was.decode())


def test_a_second_program_writes_nothing(games: Games, profile: Folders) -> None:
    """It may play and open, with a sentence, and neither games nor preferences are touched."""
    first = games.begin("sticks", ANNA_AND_BOB)
    (saved,) = games.waiting()
    was, settings = saved.path.read_bytes(), profile.settings.read_bytes()
    second = Games(profile)
    assert not second.lock.is_mine
    opened = second.open(saved.path)
    begun = second.begin("sticks", evolve(ANNA_AND_BOB, seed=1))
    sentence = "boardtable is open already. You can play here too, but nothing is saved."
    for game in (opened, begun):
        assert [plain(said) for said in game.said] == [sentence]
        play(game, Take(1, 1))
        assert game.close() is None
    assert opened.name == "sticks.boardtable"
    assert second.remember(evolve(second.settings, theme="dark")) is None
    assert second.settings.theme == "dark"
    second.close()
    assert len(games.waiting()) == 1
    assert saved.path.read_bytes() == was
    assert profile.settings.read_bytes() == settings
    first.close()


def test_a_full_disk_is_told_once(games: Games, profile: Folders, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game goes on in memory, and all of it is written once there is room."""
    opened = games.begin("sticks", ANNA_AND_BOB)
    told: list[str] = []
    opened.tell = lambda said: told.append(plain(said))

    with monkeypatch.context() as patch:
        patch.setattr(journal, "pour", full)
        play(opened, Take(1, 3), Take(0, 3))
    assert told == [f"This game is not being saved. The disk is full. {GOES_ON}"]
    assert files(profile.playing)[0].count("\n") == 1
    play(opened, Take(1, 1))
    assert len(told) == 1
    assert files(profile.playing)[0].count('"do"') == 3
    opened.close()


def test_a_folder_that_cannot_be_written_is_told_at_once(games: Games, profile: Folders) -> None:
    """Nobody listens yet while a game begins; whoever opens its page reads the sentence there."""
    profile.playing.parent.parent.mkdir()
    profile.playing.parent.write_text("not a folder")
    opened = games.begin("sticks", ANNA_AND_BOB)
    why = "Nothing can be written into the folder in progress."
    assert [plain(said) for said in opened.said] == [f"This game is not being saved. {why} {GOES_ON}"]
    told: list[str] = []
    opened.tell = lambda said: told.append(plain(said))
    play(opened, Take(1, 3))
    assert told == []
    assert opened.match.ply == 1
    assert opened.name == "sticks.boardtable"
    assert fault(opened) == f"Not all of this game is saved. {why}"
    profile.playing.parent.unlink()
    assert opened.close() is None
    assert files(profile.playing)[0].count('"do"') == 1


def test_preferences_that_cannot_be_kept_are_told(games: Games, profile: Folders) -> None:
    """They hold until the program quits; the set-up of a game that begins is told of on its page."""
    profile.settings.mkdir(parents=True)
    opened = games.begin("sticks", ANNA_AND_BOB)
    (told,) = map(plain, opened.said)
    assert told.startswith("Your preferences hold only until you quit.")
    opened.close()


def test_everything_that_happens_before_somebody_listens_is_told(
    games: Games, profile: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That nothing at all can be written, neither the set-up nor the game."""
    profile.settings.mkdir(parents=True)
    monkeypatch.setattr(journal, "pour", full)
    opened = games.begin("sticks", ANNA_AND_BOB)
    first, second = map(plain, opened.said)
    assert first.startswith("Your preferences hold only until you quit.")
    assert second == f"This game is not being saved. The disk is full. {GOES_ON}"


def test_preferences_are_kept(games: Games, profile: Folders) -> None:
    """What did not change is not written."""
    assert games.remember(games.settings) is None
    assert not profile.settings.exists()
    assert games.remember(evolve(games.settings, theme="dark")) is None
    assert Games(profile).settings.theme == "dark"


def test_a_copy(games: Games, tmp_path: Path) -> None:
    """A copy is the whole game; where none can be written a sentence says so."""
    opened = games.begin("sticks", ANNA_AND_BOB)
    play(opened, Take(1, 2))
    copy = tmp_path / "copy.boardtable"
    games.copy(opened, str(copy))
    assert games.open(copy).match.digest() == opened.match.digest()
    with pytest.raises(SaveError, match=r"^x\.boardtable is not saved\."):
        games.copy(opened, str(copy / "x.boardtable"))
    opened.close()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b'{"boardtable": 1, "game": "st',
        b"\x89PNG\r\n\x1a\n\x00\x01\x02",
        '{"boardtable": 1}'.encode("utf-16"),
        b'{"boardtable": 2, "app": "9.0"}\n',
        LINE.replace(b"sticks", b"chess"),
        LINE.replace(b'"rules": 1', b'"rules": 9'),
        LINE.replace(b'[{"name": "A"}]', b"-1"),
        b"[" * 100_000,
        b" " * (5 * 1024 * 1024),
    ],
    ids=["empty", "cut off", "binary", "UTF-16", "newer", "other game", "newer rules", "hostile", "deep", "large"],
)
def test_a_bad_file_gives_one_sentence(games: Games, tmp_path: Path, content: bytes) -> None:
    """It begins with the file's name, ends with what can be done, and the file stays as it is."""
    bad = tmp_path / "bad.boardtable"
    bad.write_bytes(content)
    with pytest.raises(OpenError) as caught:
        games.open(bad)
    said = plain(caught.value.why)
    assert said.startswith("bad.boardtable ")
    assert said.endswith(".")
    assert "Error" not in said
    assert bad.read_bytes() == content


def test_what_cannot_begin(games: Games, profile: Folders) -> None:
    """A game that is not there, and a box that its owner corrected wrongly."""
    with pytest.raises(UnusableGameError, match="not installed"):
        games.begin("chess", ANNA_AND_BOB)
    profile.components.mkdir(parents=True)
    (profile.components / "sticks.toml").write_text("die = 'six'\n")
    with pytest.raises(ComponentsError, match=r"sticks\.toml: die"):
        games.begin("sticks", ANNA_AND_BOB)
    assert files(profile.playing) == []


@pytest.mark.skipif(os.name == "nt", reason="another system has other names")
def test_a_name_that_is_no_text(games: Games, tmp_path: Path) -> None:
    """A file with bytes in its name that mean nothing is named as well as can be."""
    bad = Path(os.fsdecode(bytes(tmp_path) + b"/\xff.boardtable"))
    bad.write_bytes(b"")
    with pytest.raises(OpenError, match=r"^\?\.boardtable is empty"):
        games.open(bad)
