"""The made-up table on the screen, with art from a package of its own."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from boardtable.engine.text import plain
from boardtable.scene.art import Art
from boardtable.scene.film import Speed
from boardtable.scene.scene import TableScene
from boardtable.scene.view import TableView
from tests.scene.large import Answer
from tests.scene.toy import DRAWINGS, HOME, MAP_ZONES, ZONES, Hand, map_opening, opening

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot


@pytest.fixture
def drawings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a package that holds a few drawings; gives the folder of its art."""
    package, folder = HOME
    art = tmp_path / package / folder / "art"
    art.mkdir(parents=True)
    (tmp_path / package / "__init__.py").write_text("")
    for name, drawing in DRAWINGS.items():
        (art / f"{name}.svg").write_text(drawing)
    monkeypatch.syspath_prepend(tmp_path)
    # Each test has a package of its own under the same name.
    monkeypatch.delitem(sys.modules, package, raising=False)
    return art


@pytest.fixture
def art(drawings: Path, qapp: QApplication) -> Art:
    """Open the made-up art."""
    assert drawings.is_dir()
    assert qapp.platformName() == "offscreen"
    return Art(HOME)


@pytest.fixture
def hand(art: Art, qtbot: QtBot) -> Hand:
    """Lay the made-up table in a window of 1024 x 680, with nothing moving by itself."""
    scene = TableScene(art, plain)
    scene.set_speed(Speed.OFF)
    view = TableView(scene)
    qtbot.addWidget(view)
    view.resize(1024, 680)
    view.show()
    qtbot.waitExposed(view)
    view.activateWindow()
    view.setFocus()
    scene.lay(ZONES)
    scene.show(opening())
    art.finish()
    hand = Hand(scene, view)
    hand.listen()
    return hand


@pytest.fixture
def chart(hand: Hand) -> Hand:
    """Lay the made-up map with its store of large pieces instead."""
    hand.scene.show(map_opening(), MAP_ZONES)
    hand.scene.art.finish()
    return hand


@pytest.fixture
def answer(chart: Hand) -> Answer:
    """Lay the map; the L may be picked."""
    answer = Answer(chart)
    answer.listen()
    answer.rest()
    chart.heard()
    return answer
