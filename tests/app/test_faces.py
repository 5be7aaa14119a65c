"""All faces of a game on one sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QColor, QImage

from boardtable.app import faces, theme
from boardtable.app.main import main

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QApplication


@pytest.mark.usefixtures("sticks")
def test_a_sheet(qapp: QApplication, tmp_path: Path) -> None:
    """Each face once, at its size, on the ground that was asked for."""
    assert qapp is not None
    found = faces.faces("sticks")
    assert set(found.values()) == {"stick", "card"}
    out = tmp_path / "sheet.png"
    assert main(["faces", "sticks", str(out), "--size", "50", "--scale", "2", "--theme", "dark"]) == 0
    sheet = QImage(str(out))
    across, gap = 2, faces.GAP
    assert sheet.width() == 2 * (gap + across * (50 + gap))
    assert len(found) <= across**2
    assert sheet.pixelColor(2, 2) == QColor(theme.DARK.window)
    assert main(["faces", "sticks", str(out)]) == 0
    assert QImage(str(out)).pixelColor(2, 2) != QColor(theme.DARK.window)


@pytest.mark.usefixtures("sticks")
def test_what_cannot_be_drawn(qapp: QApplication, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """No such game, a broken one, or no such folder: one line says so, and the status is 2."""
    assert qapp is not None
    out = tmp_path / "sheet.png"
    assert main(["faces", "chess", str(out)]) == 2
    assert capsys.readouterr().err == "the game 'chess' is not installed\n"
    assert main(["faces", "broken", str(out)]) == 2
    assert "cannot be used" in capsys.readouterr().err
    nowhere = tmp_path / "nowhere" / "sheet.png"
    assert main(["faces", "sticks", str(nowhere)]) == 2
    assert capsys.readouterr().err == f"{nowhere} cannot be written\n"
    assert list(tmp_path.iterdir()) == []
