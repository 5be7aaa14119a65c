"""The frozen program itself: it lists the games, and plays a whole one of each by mouse, in Polish."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QImage

from boardtable.engine.registry import installed
from tests.frozen.play import play_all

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

PROGRAM = "BOARDTABLE_PROGRAM"
"""Names the frozen program in the environment."""
GAMES = {game.id for game in installed() if game.info is not None}


@pytest.mark.frozen
def test_whole_games(qapp: QApplication, tmp_path: Path) -> None:
    """Every game that is installed here was frozen in; each ends as the rules say, and was seen on the screen."""
    assert qapp is not None
    pictures = Path(os.environ.get("BOARDTABLE_PICTURES", tmp_path))
    listed, *played = play_all(os.environ[PROGRAM], pictures, language="pl")
    assert set(listed["listed"]) == GAMES  # type: ignore[call-overload]  # what it lists is a list
    assert {told["game"] for told in played} == GAMES
    assert all(told["by_hand"] for told in played)
    for name in ("start", *(f"{game}-{moment}" for game in GAMES for moment in (0, "end"))):
        picture = QImage(str(pictures / f"{name}.png"))
        colours = {picture.pixel(x, y) for x in range(0, picture.width(), 20) for y in range(0, picture.height(), 20)}
        assert len(colours) > 20, name
