"""The command line: options, a file to open, pictures, and what is wrong with any of them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QImage

from boardtable import __version__
from boardtable.app import main as main_module
from boardtable.app import shot, usage
from boardtable.controller.games import Games, Wish
from boardtable.engine.registry import installed
from boardtable.engine.sitter import Sitter
from boardtable.i18n import Speaker
from boardtable.store.folders import folders
from tests.pseudo import PSEUDO, speaker

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

GAME = next(game.info for game in installed() if game.info is not None)


def boardtable(*args: object) -> subprocess.CompletedProcess[str]:
    """Run the program in a process of its own."""
    command = [sys.executable, "-m", "boardtable", *map(str, args)]
    return subprocess.run(command, check=False, capture_output=True, text=True, timeout=60)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Begin a game, and give its file."""
    games = Games(folders(tmp_path / "profile"))
    game = games.load(GAME.id)
    seats = min(GAME.seats)
    options = {choice.name: choice.default for choice in game.choices(seats, seats)}
    opened = games.begin(GAME.id, Wish(tuple(Sitter(f"Player {n}") for n in range(seats)), options, 1))
    for _ in range(3):
        opened.match.play(game.legal_moves(opened.match.state, opened.match.active()[0])[0])
    opened.keep(opened.match.entries)
    opened.close()
    games.close()
    (file,) = (tmp_path / "profile" / "games" / "in progress").glob("*")
    return file


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    """It is told without a window."""
    with pytest.raises(SystemExit) as done:
        main_module.main(["--version"])
    assert done.value.code == 0
    assert capsys.readouterr().out == f"boardtable {__version__}\n"


@pytest.mark.parametrize(
    "args",
    [
        ["bench", "lunch"],
        ["shot", "in"],
        ["shot", "a", "b", "--size", "1600"],
        ["shot", "a", "b", "--theme", "pink"],
    ],
)
def test_a_wrong_command_line_for_makers(args: Sequence[str], capsys: pytest.CaptureFixture[str]) -> None:
    """It ends with 2 and says what would be right, in English."""
    with pytest.raises(SystemExit) as done:
        main_module.main(args)
    assert done.value.code == 2
    assert "usage: boardtable" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--size", "wide"], "This means nothing here: --size"),
        (["--prof", "x"], "This means nothing here: --prof"),
        (["a", "b"], "This means nothing here: b"),
        (["a", "--profile"], "--profile needs a folder behind it."),
        (["--self-check=now"], "--self-check takes no value."),
    ],
)
def test_a_wrong_command_line(
    args: Sequence[str], said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It ends with 2 and says what is wrong and what would be right."""
    monkeypatch.setattr(usage, "system_language", lambda: "en")
    assert main_module.main(args) == 2
    read = capsys.readouterr()
    assert read.err == f"usage: boardtable [FILE] [--profile FOLDER]\nboardtable: {said}\n"
    assert read.out == ""


HELP = """\
usage: boardtable [FILE] [--profile FOLDER]

One calm table for printed board games.

  FILE              a game to open
  --profile FOLDER  keep games and preferences in this folder
  --self-check      check that this build is whole, then quit
  --version         show the version, then quit
  -h, --help        show this help, then quit
"""


@pytest.mark.parametrize("option", ["-h", "--help"])
def test_help(option: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Each option has its words."""
    monkeypatch.setattr(usage, "system_language", lambda: "en")
    assert main_module.main([option]) == 0
    assert capsys.readouterr().out == HELP


def test_help_is_said_in_the_language_of_the_system(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of it but the options themselves, complaints too; the lines stay even."""
    monkeypatch.setattr(usage, "Speaker", speaker)
    monkeypatch.setattr(usage, "system_language", lambda: PSEUDO)
    main_module.main(["--help"])
    main_module.main(["a", "b"])
    said = capsys.readouterr()
    words = set(re.findall(r"(?<!\w)[A-Za-z-]{3,}(?!\w)", said.out + said.err))
    assert words == {"boardtable", "--profile", "--self-check", "--version", "--help"}
    columns = [re.match(r"  \S.*?\S  +(?=\S)", line) for line in said.out.splitlines()[4:]]
    assert len({column.end() for column in columns if column is not None}) == 1
    assert all(columns)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not keep the language in the environment")
def test_the_environment_chooses_the_language_of_help() -> None:
    """LANGUAGE, or LANG, tells which one; signs that the terminal does not have become question marks."""
    wish = {"LANG": "C.UTF-8", "LANGUAGE": "pl", "LC_ALL": "", "PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "boardtable", "--help"]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=60, env={**os.environ, **wish})
    assert (done.returncode, done.stderr) == (0, "")
    in_polish = Speaker("pl").say(usage.ABOUT)
    assert in_polish.encode("ascii", "replace").decode("ascii") in done.stdout


def test_an_ordinary_start_loads_no_words_for_help() -> None:
    """The first page comes as soon as it can."""
    program = (
        "import sys\nfrom boardtable.app import main\n"
        "main._window = lambda profile, file: print([n for n in sys.modules if 'PySide6' in n or 'usage' in n])\n"
        "main.main(['--profile', 'x', 'y'])"
    )
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True, timeout=60)
    assert done.stdout == "[]\n"


def test_profile_and_file_reach_the_window(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """`boardtable --profile DIR FILE` opens that file with that profile."""
    asked: list[tuple[Path | None, str | None]] = []

    def window(profile: Path | None, file: str | None) -> int:
        asked.append((profile, file))
        return 0

    monkeypatch.setattr(main_module, "_window", window)
    assert main_module.main(["--profile", str(tmp_path), "game.boardtable"]) == 0
    assert main_module.main([]) == 0
    assert asked == [(tmp_path, "game.boardtable"), (None, None)]


def test_the_window_opens_and_paints(tmp_path: Path) -> None:
    """The whole program, started as a person does: it paints its first page, and has loaded no game's rules."""
    mark = {"BOARDTABLE_BENCH_MARK": "1"}
    command = [sys.executable, "-m", "boardtable", "--profile", str(tmp_path / "profile")]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=60, env={**os.environ, **mark})
    assert done.returncode == 0, done.stderr
    assert '"games_loaded": []' in done.stdout


LOOKING = """
import sys
from PySide6.QtWidgets import QApplication, QMessageBox
from boardtable.app.main import main

def look(app):
    for _ in range(20):
        app.processEvents()
    print([widget.windowTitle() for widget in app.topLevelWidgets() if widget.isVisible()])
    return 0

QApplication.exec = look
QMessageBox.exec = lambda box: print(box.text())
sys.exit(main(sys.argv[1:]))
"""
"""A person who only looks at the window that opens, and reads what it says."""


def test_a_file_on_the_command_line(record: Path, tmp_path: Path) -> None:
    """It is open as soon as the window is; if it is no game a sentence says so, and the start page is there."""
    bad = tmp_path / "bad.boardtable"
    bad.write_bytes(b"\x00\xff" * 100)
    said = "bad.boardtable cannot be a game file: it is not text in UTF-8. Choose another file.\n"
    for file, out in ((record, f"['{GAME.title} – boardtable']\n"), (bad, f"{said}['boardtable']\n")):
        command = [sys.executable, "-c", LOOKING, "--profile", str(tmp_path / "profile"), str(file)]
        done = subprocess.run(command, check=False, capture_output=True, text=True, encoding="utf-8", timeout=60)
        assert (done.returncode, done.stdout) == (0, out), done.stderr
        assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("args", "size"),
    [
        ((), (1600, 1000)),
        (("--size", "1024x680", "--theme", "dark", "--ply", 1, "--seat", 0), (1024, 680)),
        (("--size", "1024x680", "--scale", 1.5, "--language", "pl"), (1536, 1020)),
    ],
)
def test_a_picture_of_a_moment(record: Path, tmp_path: Path, args: tuple[object, ...], size: tuple[int, int]) -> None:
    """The PNG is as large as asked for, times the scale, and shows more than one colour."""
    picture = tmp_path / "picture.png"
    was = record.read_bytes()
    done = boardtable("shot", record, picture, *args)
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
    image = QImage(str(picture))
    assert (image.width(), image.height()) == size
    assert len({image.pixel(x, y) for x in range(0, size[0], 40) for y in range(0, size[1], 40)}) > 20
    assert record.read_bytes() == was


def test_no_picture_of_what_is_not_there(record: Path, tmp_path: Path) -> None:
    """A file that is no game, a seat that nobody has, and a folder that does not exist: one line and 2 each."""
    (tmp_path / "bad.boardtable").write_text("hello")
    for args, said in (
        ((tmp_path / "bad.boardtable", tmp_path / "x.png"), "bad.boardtable cannot be opened."),
        ((record, tmp_path / "x.png", "--seat", 9), "there is no seat 9 in this game"),
        ((record, tmp_path / "none" / "x.png"), "x.png cannot be written"),
    ):
        done = boardtable("shot", *args)
        assert done.returncode == 2
        assert said in done.stderr
        assert "Traceback" not in done.stderr
        assert not (tmp_path / "x.png").exists()


def test_sizes() -> None:
    """Width and height are points."""
    assert shot._size("1600x1000") == (1600, 1000)  # noqa: SLF001 - what it refuses was tried above
