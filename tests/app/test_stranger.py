"""Somebody else's game: it is played without any change to this program, and if it is broken nothing else is."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

import PySide6
import pytest
from PySide6.QtWidgets import QDialog, QToolButton

from boardtable.engine.target import Cell, Piece
from tests.app.program import Hands, answering, come_to_rest, dismissed
from tests.stock import install

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.app.program import Program

ROOT = Path(__file__).parents[2]
RULES = Path(str(files("boardtable.games"))) / "hex"
THINGS = Path(str(files("boardtable.resources"))) / "games" / "hex"
NAME = "polygon"
"""What Piet Hein called the game."""
PROJECT = """
[build-system]
requires = ["setuptools>=61"]
build-backend = "setuptools.build_meta"

[project]
name = "polygon-game"
version = "1"
dependencies = ["boardtable"]

[project.entry-points."boardtable.games"]
polygon = "polygon_game"

[tool.setuptools]
packages = ["polygon_game"]

[tool.setuptools.package-data]
polygon_game = ["printed/**/*"]
"""
CATALOGUE = """<TS version="2.1" language="nl"><context><name>polygon</name>
<message><source>Lay a stone: connect your two edges.</source><translation>Leg een steen.</translation></message>
</context></TS>"""
LOOK = """
import sys
from importlib.metadata import entry_points
from pathlib import Path
from PySide6.QtWidgets import QApplication, QLabel, QToolButton
from boardtable.engine.registry import load
from tests.app.program import Hands, run

program = run(QApplication([]), Path(sys.argv[1]), language="nl")
print([box.accessibleName() for box in program.window.start_page.findChildren(QToolButton) if box.text() == "Polygon"])
program.begin("polygon", "Anna", "Bob")
print(program.label("asking"), len(load("polygon").legal_moves(program.match.state, 0)))
print(program.page.scene.art.has("stone-1"), program.page.scene.art.has("ingredient/tuna"))
program.close()
"""


def written(folder: Path) -> Path:
    """Write the game of somebody who followed `CONTRIBUTING.md`: a copy of Hex under another name, on a small board."""
    package = folder / "polygon_game"
    package.mkdir(parents=True)
    (folder / "pyproject.toml").write_text(PROJECT, "utf-8")
    for source in RULES.glob("*.py"):
        said = source.read_text("utf-8").replace('"hex"', f'"{NAME}"').replace('"Hex"', '"Polygon"')
        said = said.replace('("boardtable.resources", "games/hex")', '("polygon_game", "printed")')
        (package / source.name).write_text(said, "utf-8")
    shutil.copytree(THINGS, package / "printed")
    box = package / "printed" / "components.toml"
    box.write_text(box.read_text("utf-8").replace("size = 11", "size = 5"), "utf-8")
    catalogue = package / "printed" / "translations" / f"{NAME}_nl.ts"
    catalogue.parent.mkdir()
    catalogue.write_text(CATALOGUE, "utf-8")
    lrelease = Path(PySide6.__path__[0], "lrelease")
    subprocess.run([lrelease, "-silent", catalogue, "-qm", catalogue.with_suffix(".qm")], check=True)
    return folder


def environment(folder: Path) -> Path:
    """Make a fresh environment in which this program is installed already; gives its Python."""
    venv.create(folder, with_pip=False)
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    known = sysconfig.get_path("purelib", vars={"base": str(folder)})
    here = sysconfig.get_path("purelib")
    Path(known, "here.pth").write_text(f"import site; site.addsitedir({here!r})\n", "utf-8")
    return python


def told(*command: str | Path) -> str:
    """Run a program in the folder of this one; gives what it says."""
    where = {**os.environ, "PYTHONPATH": str(ROOT), "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    done = subprocess.run(command, cwd=ROOT, env=where, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.thorough
def test_a_game_from_elsewhere_is_played_in_the_window(tmp_path: Path) -> None:
    """With its own art, rule book, box and catalogue; what is tested of all installed games holds for it too."""
    python = environment(tmp_path / "fresh")
    game = written(tmp_path / "source")
    assert NAME not in told(python, "-m", "boardtable", "--self-check").split()
    pip = (sys.executable, "-m", "pip", "--python", python, "install", "--quiet")
    told(*pip, "--no-index", "--no-deps", "--no-build-isolation", game)
    shutil.rmtree(game)
    assert told(python, "-c", LOOK, tmp_path / "profile").splitlines() == [
        "['Nieuwe partij: Polygon']",
        "Leg een steen. 25",
        "True False",
    ]
    tests = (
        "tests/app/test_whole_games.py",
        "tests/app/test_contrast.py",
        "tests/house/test_rule_books.py",
        "tests/laws/test_registered.py",
    )
    played = told(python, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", "-k", NAME, *tests)
    assert " passed" in played
    assert " skipped" not in played


FAULTY = """
from attrs import evolve
from tests.engine import sticks

def apply(state, move, luck):
    return 1 / 0

INFO = evolve(sticks.INFO, id="faulty", title="Faulty")
GAME = evolve(sticks.GAME, info=INFO, apply=apply)
"""
MISPRINTED = """
from attrs import evolve
from tests.engine import sticks

INFO = evolve(sticks.INFO, id="misprinted", title="Misprinted", home=("misprinted_box", "printed"))
GAME = evolve(sticks.GAME, info=INFO)
"""


def test_broken_games_from_elsewhere_disturb_nothing(
    start: Callable[..., Program], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that cannot be loaded, one whose rules break, one with a wrong box: each says so, and Hex is played."""
    shop = tmp_path / "shop"
    printed = shop / "misprinted_box" / "printed"
    printed.mkdir(parents=True)
    (shop / "misprinted_box" / "__init__.py").write_text("", "utf-8")
    (printed / "components.toml").write_text('die = "six"\nlast = 2\nnames = ["oak"]\n', "utf-8")
    for name, code in {"unreadable": "import no_such_thing", "faulty": FAULTY, "misprinted": MISPRINTED}.items():
        (shop / f"{name}.py").write_text(code, "utf-8")
    install(shop, monkeypatch, unreadable="unreadable", faulty="faulty", misprinted="misprinted")
    program = start(ask_final="never")
    program.problems.watch()
    boxes = {box.text(): box for box in program.window.start_page.findChildren(QToolButton)}
    assert not boxes["unreadable"].isEnabled()
    assert boxes["unreadable"].toolTip() == "<p>This game does not work: unreadable.</p>"
    assert all(boxes[title].isEnabled() for title in ("Faulty", "Misprinted", "Hex", "Khan", "Wasabi!"))

    said: list[str] = []
    with answering(QDialog.accept, dismissed(said)):
        program.window.new_game("misprinted")
    assert "die: this must be a whole number" in said[0]
    assert program.window.page is None

    program.begin("faulty", "Anna", "Bob")
    before = program.match.digest()
    Hands(program.page).click(Piece(11))
    program.press("Take")
    come_to_rest()
    assert program.page.notices.text().startswith("Something went wrong in the program.")
    assert program.match.digest() == before

    program.begin("hex", "Anna", "Bob")
    Hands(program.page).click(Cell("board", (6, 6)))
    assert program.match.ply == 1
