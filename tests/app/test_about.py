"""The page about the program: its parts, and the licence of each."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, distribution
from typing import TYPE_CHECKING

from boardtable import __version__
from boardtable.app import shipped
from boardtable.app.message import about
from tests.app.program import answering

if TYPE_CHECKING:
    from collections.abc import Callable
    from importlib.metadata import Distribution
    from pathlib import Path

    import pytest

    from boardtable.app.about import AboutDialog
    from tests.app.program import Program

NEEDED = {"attrs", "boardtable", "filelock", "font-source-sans-pro", "platformdirs", "PySide6_Essentials", "shiboken6"}


def test_the_parts_are_what_is_installed() -> None:
    """All that runs is among them, with the words of its licence where it brings them; tools are not."""
    found = {part.name.rpartition(" ")[0]: part for part in shipped.parts()}
    assert found.keys() >= NEEDED
    assert not found.keys() & {"pytest", "mypy", "pyinstaller"}
    assert found["boardtable"].licence == "MIT"
    assert "Permission is hereby granted" in found["attrs"].words
    assert "SIL OPEN FONT LICENSE" in found["font-source-sans-pro"].words.upper()
    assert found["PySide6_Essentials"].licence.startswith("LGPL-3.0-only")
    assert all(part.licence for part in found.values())


def test_what_is_needed_elsewhere_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """What another system would need is not installed here, and so is no part."""

    def found(name: str) -> Distribution:
        if name == "attrs":
            raise PackageNotFoundError(name)
        return distribution(name)

    monkeypatch.setattr(shipped, "distribution", found)
    names = [part.name.rpartition(" ")[0] for part in shipped.parts()]
    assert names[0] == "boardtable"
    assert set(names) >= NEEDED - {"attrs"}
    assert "attrs" not in names


def test_what_a_build_brings_along(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A file for each part: its name, its licence, and its words below."""
    (tmp_path / "licences").mkdir()
    (tmp_path / "licences" / "python.txt").write_text("Python 3.11\nPSF-2.0\n\nTo whom it may concern\n", "utf-8")
    monkeypatch.setattr(shipped, "files", lambda _package: tmp_path)
    assert shipped.Part("Python 3.11", "PSF-2.0", "To whom it may concern") in shipped.parts()


def test_the_page(start: Callable[..., Program]) -> None:
    """It begins with the program itself, and shows the licence of whatever is chosen."""

    def read(dialog: AboutDialog) -> None:
        names = [dialog.list.item(row).text() for row in range(dialog.list.count())]
        assert dialog.licence.toPlainText().startswith(f"boardtable {__version__}: MIT\n\n")
        dialog.list.setCurrentRow(next(row for row, name in enumerate(names) if name.startswith("attrs ")))
        assert dialog.licence.toPlainText().startswith("attrs ")
        assert "Hynek" in dialog.licence.toPlainText()
        dialog.reject()

    program = start()
    with answering(read):
        about(program.window, program.words)
