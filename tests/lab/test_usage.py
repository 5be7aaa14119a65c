"""How the lab is asked, and what it says of a wrong question: one line, and status 2."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from .conftest import Lab


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("", "the following arguments are required: COMMAND"),
        ("dance", "invalid choice: 'dance'"),
        ("play sticks", "required: --seats"),
        ("play sticks --seats 4", "Sticks is played by 1, 2, 3, not by 4"),
        ("play sticks --seats 0", "it must be 1 at least"),
        ("play sticks --seats two", "'two' is not a number"),
        ("play sticks --seats 2 --games -1", "'-1' is not a number"),
        ("play sticks --seats 2 --seed x", "a deal code has 1 to 16 digits from 0 to 9 and a to f"),
        ("play sticks --seats 2 --bots genius", "there is no bot called 'genius', only random, weighted"),
        ("play sticks --seats 3 --bots random,weighted", "2 bots are named for 3 seats"),
        ("play sticks --bots random,random,random,random", "Sticks is played by 1, 2, 3, not by 4"),
        ("play sticks --seats 2 --playouts 0", "it must be 1 at least"),
        ("play sticks --seats 2 --seconds 0", "it must be above 0 and at most 3600"),
        ("play sticks --seats 2 --seconds nan", "it must be above 0 and at most 3600"),
        ("play sticks --seats 2 --seconds soon", "'soon' is not a number"),
        ("play sticks --seats 2 --seconds 1 --playouts 1", "not allowed with argument --seconds"),
        ("play sticks --seats 2 --option dice", "'dice' is not of the form NAME=VALUE"),
        ("play sticks --seats 2 --option colour=red", "Sticks has no option 'colour', only dice, first"),
        ("laws sticks --option dice=often", "'dice' can be false, true, not 'often'"),
        ("arena sticks --seats 2 --bots easy,hard --option first=2", "'first' can be 0, 1, not '2'"),
        ("arena sticks --seats 2", "required: --bots"),
        ("arena sticks --bots easy,hard", "required: --seats"),
        ("arena sticks --seats 2 --bots hard", "an arena is for two bots or more, at two seats or more"),
        ("arena sticks --seats 1 --bots easy,hard", "an arena is for two bots or more, at two seats or more"),
        ("arena sticks --seats 2 --bots hard,genius", "there is no bot called 'genius'"),
        ("arena sticks --seats 5 --bots easy,hard", "Sticks is played by 1, 2, 3, not by 5"),
        ("play stones --seats 2", "the game 'stones' is not installed"),
        ("perft sticks --seats 2", "required: --depth"),
        ("laws stones", "the game 'stones' is not installed"),
        ("bench stones", "the game 'stones' is not installed"),
        ("replay nothing.boardtable", "nothing.boardtable is not there"),
        ("position sticks nothing.json", "nothing.json cannot be read"),
        ("check", "required: FILE"),
        ("games --all", "unrecognized arguments: --all"),
    ],
)
def test_a_wrong_question_gets_one_line(lab: Lab, command: str, said: str) -> None:
    """It says what is wrong; nothing else is printed."""
    told = lab.run(*command.split())
    assert told.status == 2
    assert told.lines == ()
    assert len(told.errors) == 1
    assert told.errors[0].startswith("boardtable-lab: ")
    assert said in told.errors[0]


def test_help_is_no_error(lab: Lab, capsys: pytest.CaptureFixture[str]) -> None:
    """All commands are named."""
    with pytest.raises(SystemExit) as left:
        lab.run("--help")
    assert left.value.code == 0
    said = capsys.readouterr().out
    assert all(f"    {name} " in said for name in ("games", "play", "arena", "replay", "check", "laws", "perft"))


def test_games_are_listed(lab: Lab) -> None:
    """With their titles, numbers of players and rules."""
    told = lab.run("games")
    assert told.status == 0
    assert {"game": "sticks", "title": "Sticks", "seats": [1, 2, 3], "rules": 1} in told.lines


def test_a_broken_game_is_a_finding(lab: Lab) -> None:
    """It says why, and the others are listed all the same."""
    (lab.folder / "vague.py").write_text("1 / 0", "utf-8")
    told = lab.run("games")
    assert told.status == 1
    assert {"game": "vague", "fault": "ZeroDivisionError: division by zero"} in told.lines
    assert {"sticks", "mad"} <= {line["game"] for line in told.lines}


def test_the_lab_never_loads_qt() -> None:
    """Also when it has loaded every game."""
    code = (
        "import sys; from boardtable.__main__ import lab; from boardtable.engine.registry import installed, load\n"
        "sys.argv = ['boardtable-lab', 'games']; status = lab(); [load(game.id) for game in installed()]\n"
        "sys.exit(status or any(name.partition('.')[0] in ('PySide6', 'shiboken6') for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
