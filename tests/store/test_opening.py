"""Opening games: at the exact decision, or with a sentence that says why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from boardtable.engine.record import Over
from boardtable.engine.text import plain
from boardtable.store.folders import folders
from boardtable.store.gamefile import OpenError
from boardtable.store.opening import go_on, open_game
from tests.engine.sticks import State, Take
from tests.store.played import FIRST, LINES, WHOLE, finished, match, put

if TYPE_CHECKING:
    from pathlib import Path


def test_a_game_opens_at_the_exact_decision(tmp_path: Path) -> None:
    """With its whole history."""
    opened = open_game(put(tmp_path, WHOLE))
    assert opened.said is None
    assert not opened.damaged
    assert opened.match.ply == 3
    assert opened.match.state == match(3).state
    assert opened.match.active() == (1,)
    opened.match.undo()
    assert opened.match.state == match(2).state


def test_a_torn_file_opens_at_its_last_whole_line(tmp_path: Path) -> None:
    """And says so."""
    opened = open_game(put(tmp_path, WHOLE[:-4]))
    assert opened.match.ply == 2
    assert opened.said is not None
    assert plain(opened.said).startswith("The last line of game.boardtable was cut off.")
    assert not opened.damaged


NO_MOVE = "is not allowed in its position."
TAKE_BACK = "After move 1 a take-back is wrong."


@pytest.mark.parametrize(
    ("line", "why", "ply"),
    [
        ('{"do": "take", "seat": 1, "n": 1}', f"Move 2 {NO_MOVE}", 1),
        ('{"do": "take", "seat": -1, "n": 1}', f"Move 2 {NO_MOVE}", 1),
        ('{"do": "take", "seat": 0, "n": 9223372036854775807}', f"Move 2 {NO_MOVE}", 1),
        ('{"do": "take", "seat": 0, "n": 1e400}', "Move 2 cannot be read: n: this must be a whole number.", 1),
        ('{"do": "steal", "seat": 0}', "Move 2 cannot be read: do: this game has no such move.", 1),
        ('{"over": [0, 0], "why": ""}', "After move 1 the end is not the one that was written down.", 1),
        ('{"undo": -5}', TAKE_BACK, 1),
        ('{"undo": 2}', TAKE_BACK, 1),
        ('{"undo": 1, "agreed": [7]}', TAKE_BACK, 1),
        ("[[[[", "Line 3 cannot be read.", 1),
        # No digest vouches for the move before this one.
        ('{"check": "00000000", "ply": 1}', "After move 1 the position is not the one that was written down.", 0),
    ],
)
def test_a_wrong_line_offers_the_last_good_position(tmp_path: Path, line: str, why: str, ply: int) -> None:
    """What comes after it is not trusted, and the file stays as it is."""
    content = f"{FIRST}{LINES[0]}{line}\n{LINES[1]}"
    path = put(tmp_path, content)
    opened = open_game(path)
    assert opened.damaged
    assert opened.said is not None
    assert plain(opened.said) == (
        f"game.boardtable is damaged. {why} The game opens at its last good position, and goes on in a copy."
    )
    assert opened.match.ply == ply
    assert opened.match.state == match(ply).state
    assert path.read_text() == content


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        (
            '"rules": 1',
            '"rules": 2',
            "The game was played by version 2 of its rules; this program has version 1.",
        ),
        (
            '"rules": 1',
            '"rules": -1',
            "The game was played by version \N{MINUS SIGN}1 of its rules; this program has version 1.",
        ),
        ('"first": 1', '"first": 2', "The first line is wrong: options.first: this cannot be chosen."),
        ('"first": 1', '"first": -1', "The first line is wrong: options.first: this cannot be chosen."),
        ('"first": 1', '"dice": 1', "The first line is wrong: options.dice: this must be true or false."),
        ('"first": 1', '"second": 1', "The first line is wrong: options.second: this entry is not known."),
        ('[{"name": "Anna"', '[{"name": "C"}, {"name": "D"}, {"name": "Anna"', "This game is not played by 4 people."),
    ],
)
def test_a_first_line_that_this_game_cannot_follow(tmp_path: Path, old: str, new: str, why: str) -> None:
    """There is not even a first position."""
    content = WHOLE.replace(old, new)
    with pytest.raises(OpenError) as caught:
        open_game(put(tmp_path, content))
    assert plain(caught.value.why) == (
        f"game.boardtable cannot be opened. {why} The file stays as it is: keep it for a boardtable that fits."
    )


@pytest.mark.parametrize("game", ["unknown", "broken", ""])
def test_a_game_that_is_not_installed(tmp_path: Path, game: str) -> None:
    """Or whose rules cannot be loaded."""
    with pytest.raises(OpenError) as caught:
        open_game(put(tmp_path, WHOLE.replace("sticks", game)))
    assert plain(caught.value.why) == (
        f"game.boardtable cannot be opened, since its game is not installed or does not work: {game}. Install it first."
    )


def test_a_wrong_box_in_the_file(tmp_path: Path) -> None:
    """Its entry is named."""
    content = WHOLE.replace("}}\n", '}, "box": {"die": "six"}}\n')
    assert content != WHOLE
    with pytest.raises(OpenError) as caught:
        open_game(put(tmp_path, content))
    assert plain(caught.value.why) == (
        "game.boardtable cannot be opened. game.boardtable: die: this must be a whole number. "
        "Look for another copy of it."
    )


def test_a_game_of_this_profile_goes_on_in_its_file(tmp_path: Path) -> None:
    """Only the rest of a line that was cut off goes, and that when the next one comes."""
    home = folders(tmp_path)
    home.playing.mkdir(parents=True)
    path = put(home.playing, f'{WHOLE}{{"do": "ta')
    opened = open_game(path)
    journal = go_on(opened, home)
    assert path.read_text() == f'{WHOLE}{{"do": "ta'
    opened.match.play(Take(1, 1))
    assert journal.keep(opened.match.entries) is None
    journal.close()
    assert journal.path == path
    assert path.read_text() == f'{WHOLE}{{"do": "take", "seat": 1, "n": 1}}\n'


@pytest.mark.parametrize("way", ["relative", "through a folder", "link", "linked folder"])
def test_a_game_of_this_profile_is_known_whatever_way_leads_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """It goes on in its file, which keeps its name."""
    home = folders(tmp_path / "profile")
    home.playing.mkdir(parents=True)
    path = put(home.playing, WHOLE)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "link").symlink_to(path)
    (tmp_path / "linked").symlink_to(home.playing, target_is_directory=True)
    named = {
        "relative": path.relative_to(tmp_path),
        "through a folder": home.playing / ".." / "in progress" / path.name,
        "link": tmp_path / "link",
        "linked folder": tmp_path / "linked" / path.name,
    }[way]
    opened = open_game(named)
    journal = go_on(opened, home)
    opened.match.play(Take(1, 1))
    assert journal.keep(opened.match.entries) is None
    journal.put_into(home.playing)
    journal.close()
    assert journal.path == path
    assert list(home.playing.iterdir()) == [path]
    assert path.read_text() == f'{WHOLE}{{"do": "take", "seat": 1, "n": 1}}\n'
    assert (tmp_path / "link").is_symlink()


def test_a_finished_game_of_this_profile_goes_on_in_its_file(tmp_path: Path) -> None:
    """When the others let its end be taken back."""
    home = folders(tmp_path)
    home.finished.mkdir(parents=True)
    content = "".join((FIRST, *LINES))
    path = put(home.finished, content)
    assert go_on(open_game(path), home).path == path


def test_a_last_line_without_its_end_is_written_anew(tmp_path: Path) -> None:
    """It was played, so it is there once and whole."""
    home = folders(tmp_path)
    home.playing.mkdir(parents=True)
    path = put(home.playing, WHOLE[:-1])
    opened = open_game(path)
    journal = go_on(opened, home)
    opened.match.play(Take(1, 1))
    journal.keep(opened.match.entries)
    journal.close()
    assert path.read_text() == f'{WHOLE}{{"do": "take", "seat": 1, "n": 1}}\n'


def test_the_end_that_was_not_yet_written_down_follows(tmp_path: Path) -> None:
    """The program was ended between the last move and its line."""
    home = folders(tmp_path)
    home.playing.mkdir(parents=True)
    ended = finished()
    assert isinstance(ended.entries[-1], Over)
    moves = ('{"do": "take", "seat": 1, "n": 3}\n', '{"do": "take", "seat": 0, "n": 3}\n')
    path = put(home.playing, f'{WHOLE}{"".join(moves)}{{"do": "take", "seat": 1, "n": 1}}\n')
    before = path.read_text()
    opened = open_game(path)
    assert path.read_text() == before
    journal = go_on(opened, home)
    journal.keep(opened.match.entries)
    journal.close()
    assert path.read_text().startswith(f'{before}{{"over": [')
    assert path.read_text().endswith(', "why": "Bob takes the last stick."}\n')


def test_a_file_from_elsewhere_goes_on_in_a_copy(tmp_path: Path) -> None:
    """Which appears only when it goes on."""
    home = folders(tmp_path / "profile")
    path = put(tmp_path, WHOLE)
    opened = open_game(path)
    journal = go_on(opened, home)
    assert not home.playing.exists()
    opened.match.play(Take(1, 1))
    journal.keep(opened.match.entries)
    journal.close()
    assert path.read_text() == WHOLE
    (copy,) = home.playing.iterdir()
    assert copy == journal.path
    assert copy.read_text() == f'{WHOLE}{{"do": "take", "seat": 1, "n": 1}}\n'


def test_a_damaged_file_of_this_profile_goes_on_in_a_copy(tmp_path: Path) -> None:
    """The original is kept."""
    home = folders(tmp_path)
    home.playing.mkdir(parents=True)
    content = f"{FIRST}{LINES[0]}{LINES[0]}{LINES[1]}"
    path = put(home.playing, content)
    opened = open_game(path)
    assert opened.damaged
    state: State = opened.match.state
    assert state.heap == 9
    journal = go_on(opened, home)
    opened.match.play(Take(0, 1))
    journal.keep(opened.match.entries)
    journal.close()
    assert path.read_text() == content
    assert journal.path is not None
    assert journal.path.parent == home.playing
    assert journal.path.read_text() == f'{FIRST}{LINES[0]}{{"do": "take", "seat": 0, "n": 1}}\n'
