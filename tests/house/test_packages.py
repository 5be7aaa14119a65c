"""What people download: nothing in it points nowhere, and whoever made a part of it is named with the licence."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import granted
import pytest
import trim

if TYPE_CHECKING:
    from pathlib import Path

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
