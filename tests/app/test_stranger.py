"""Somebody else's game: installed as a distribution of its own, it is played without any change to this program."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from importlib.resources import files
from pathlib import Path

import PySide6
import pytest

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
        "['Nieuw spel: Polygon']",
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
