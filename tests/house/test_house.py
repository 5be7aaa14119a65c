"""The rules of the house that no tool checks by itself."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING

import boardtable

if TYPE_CHECKING:
    from collections.abc import Iterator

HOUSE = Path(boardtable.__file__).parent
SOURCES = sorted(HOUSE.rglob("*.py"))
LONGEST = 350
THEMELESS = {"misc", "util", "utils", "helper", "helpers", "common", "base", "types"}
NEVER = {
    "QDrag",  # a drag stays in the scene, so that it can be cancelled
    "QThread",  # the computer thinks in another process
    "interface_cast",  # crashed with every client attached
    "pickle",  # a record is plain text
}
DRAWN_BY_QT = {"paint", "shape", "boundingRect"}


@cache
def tree_of(source: Path) -> ast.Module:
    """Read a source once for all tests."""
    return ast.parse(source.read_text(encoding="utf-8"))


def names_in(source: Path) -> Iterator[str]:
    """Give every name that a source uses or makes."""
    for node in ast.walk(tree_of(source)):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.alias):
            yield from node.name.split(".")
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.arg | ast.keyword) and node.arg is not None:
            yield node.arg


def inside(source: Path) -> str:
    """Name a source by its path inside the house."""
    return source.relative_to(HOUSE).as_posix()


def test_every_room_stands_on_a_floor() -> None:
    """The contract for floors names every room that there is, and no room that there is not."""
    contracts = tomllib.loads((HOUSE.parent / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    floors = next(contract for contract in contracts["contracts"] if contract["id"] == "floors")
    planned = {room for floor in floors["layers"] for room in re.findall(r"\w+", floor)}
    rooms = {source.relative_to(HOUSE).parts[0].removesuffix(".py") for source in SOURCES}
    assert rooms - {"__init__", "__main__"} == planned


def test_no_file_is_too_long() -> None:
    """A file that grows beyond a few pages holds two ideas."""
    lengths = {inside(source): len(source.read_text(encoding="utf-8").splitlines()) for source in SOURCES}
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}


def test_every_package_says_in_one_line_what_it_is_for() -> None:
    """The first line of each room is its sign on the door."""
    signs = {inside(source): ast.get_docstring(tree_of(source)) for source in SOURCES if source.name == "__init__.py"}
    assert [name for name, sign in signs.items() if not sign or "\n" in sign] == []
    assert [inside(source) for source in SOURCES if not (source.parent / "__init__.py").exists()] == []


def test_no_room_is_named_for_having_no_theme() -> None:
    """Whatever would go there has a better place."""
    parts = {part.removesuffix(".py") for source in SOURCES for part in source.relative_to(HOUSE).parts}
    assert parts & THEMELESS == set()


def test_no_game_is_named_outside_its_package() -> None:
    """All games come in by the door for other people's, so no name of one may stand anywhere else, explained or not."""
    games = [entry for entry in entry_points(group="boardtable.games") if entry.value.startswith("boardtable.games.")]
    assert games
    named = []
    for game in games:
        word = re.compile(rf"(?<![a-z_])(?<!\)\.){re.escape(game.name)}(?![a-z])", re.IGNORECASE)
        home = Path(HOUSE, *game.value.split(".")[1:])
        for source in SOURCES:
            if not source.is_relative_to(home):
                named += [
                    (inside(source), line) for line in source.read_text("utf-8").splitlines() if word.search(line)
                ]
    assert named == []


def functions() -> list[tuple[str, str]]:
    """Give every function of the house with its source."""
    return [
        (inside(source), node.name)
        for source in SOURCES
        for node in ast.walk(tree_of(source))
        if isinstance(node, ast.FunctionDef)
    ]


def test_pieces_are_drawn_by_qt() -> None:
    """Drawing or measuring in Python made the screen fall to a few frames a second."""
    assert [(source, name) for source, name in functions() if name in DRAWN_BY_QT] == []


def test_nothing_is_called_get() -> None:
    """A function that asks reads as a question."""
    assert [(source, name) for source, name in functions() if name.startswith("get_")] == []


def test_what_must_never_be() -> None:
    """Each of these was tried by somebody and ended badly."""
    used = [
        (inside(source), name)
        for source in SOURCES
        for name in sorted(set(names_in(source)))
        if name in NEVER or re.fullmatch(r"QGraphics\w*Effect", name)
    ]
    assert used == []


def test_the_door_loads_neither_window_nor_lab() -> None:
    """A worker process begins at the door of the installed command, and must not pay for what lies behind it."""
    program = "import boardtable.__main__, sys; print(*sorted(sys.modules))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, text=True)
    loaded = [name for name in done.stdout.split() if name.split(".")[0] in {"boardtable", "PySide6", "attrs"}]
    assert loaded == ["boardtable", "boardtable.__main__"]


def test_the_lab_never_loads_qt() -> None:
    """The lab lists the games on a machine that has no libraries for a window."""
    program = (
        "import sys\n"
        "from boardtable.__main__ import lab\n"
        "sys.argv = ['boardtable-lab', 'games']\n"
        "status = lab()\n"
        "sys.exit(status or 'PySide6' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert "We Will Wok You" in done.stdout


def test_the_readme_has_two_commands() -> None:
    """One plays, one tests; the second is what the whole check of a change runs as it stands there."""
    readme = (HOUSE.parent / "README.md").read_text(encoding="utf-8")
    commands = re.findall(r"^```\w*\n(.*?)^```$", readme, re.DOTALL | re.MULTILINE)
    assert [command.rstrip().rpartition("/")[2].split()[0] for command in commands] == ["boardtable", "python"]
    assert [command.count("\n") for command in commands] == [1, 1]
