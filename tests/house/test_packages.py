"""What people download: nothing in it points nowhere, and whoever made a part of it is named with the licence."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

import granted
import pytest
import trim

ROOT = Path(__file__).parents[2]
ELSEWHERE = {"CC0-1.0", "LGPL-3.0", "GPL-3.0"}
"""The first asks for no words, the others stand with Qt itself."""


def test_no_link_to_what_is_left_out() -> None:
    """Links to libraries go with them; data that is none stays."""
    binaries = [("PySide6/Qt/lib/libQt6Core.so.6", "/somewhere/libQt6Core.so.6", "BINARY")]
    core = ("libQt6Core.so.6", "PySide6/Qt/lib/libQt6Core.so.6", "SYMLINK")
    beside = ("PySide6/Qt/lib/libQt6Core.so", "libQt6Core.so.6", "SYMLINK")
    network = ("libQt6Network.so.6", "PySide6/Qt/lib/libQt6Network.so.6", "SYMLINK")
    cover = ("boardtable/resources/games/hex/art/cover.svg", "/somewhere/cover.svg", "DATA")
    assert trim.used_data([core, network, beside, cover], binaries) == [core, beside, cover]


def test_no_qt_before_it_is_known_which_program_is_meant() -> None:
    """Of what is run first only that is left out which would load Qt into a process that thinks."""
    scripts = [(name, f"/somewhere/{name}.py", "PYSOURCE") for name in ("pyi_rth_multiprocessing", "__main__")]
    assert trim.used_scripts([("pyi_rth_pyside6", "/somewhere/pyi_rth_pyside6.py", "PYSOURCE"), *scripts]) == scripts


@pytest.mark.parametrize(("file", "named"), [("qt-parts.txt", "FreeType"), ("python.txt", "Mersenne Twister")])
def test_the_words_of_every_licence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, named: str) -> None:
    """Each part that lies inside of another names its licence, and the words of each of these follow once."""
    monkeypatch.setattr("sys.argv", ["granted.py", str(tmp_path)])
    granted.main()
    told = (tmp_path / file).read_text("utf-8")
    parts = re.split(r"^ {2}(?=\w)", told.partition("---- ")[0], flags=re.MULTILINE)[1:]
    assert named in {part.partition(":")[0] for part in parts}
    assert [part for part in parts if not re.search(r"\[.+\]|public domain|no copyright", part)] == []
    words = re.findall(r"^---- (\S+)$", told, re.MULTILINE)
    assert len(words) == len(set(words))
    assert set(re.findall(r"\[(\S+)\]", "".join(parts))) - ELSEWHERE == set(words)
    assert "{" not in told


@pytest.mark.parametrize("flow", sorted((ROOT / ".github" / "workflows").glob("*.yml")), ids=lambda flow: flow.stem)
def test_workflows_call_what_is_there(flow: Path) -> None:
    """Each file and module that they name exists, and what they use of others is pinned to one commit."""
    told = re.sub(r"^ *#.*", "", flow.read_text("utf-8"), flags=re.MULTILINE)
    files = set(re.findall(r"(?:packaging|[.]ci)/[\w./-]+", told))
    assert "packaging/build.py" in files
    assert [file for file in files if not (ROOT / file).is_file()] == []
    modules = re.findall(r"python -m ([\w.]+)", told)
    assert [module for module in modules if find_spec(module) is None] == []
    used = re.findall(r"uses: (\S+.*)", told)
    assert used
    assert [action for action in used if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40} # v[\d.]+", action)] == []
