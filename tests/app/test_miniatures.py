"""Pictures of saved games on the start page."""

from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QListWidget, QTabBar

from boardtable.app.miniatures import Miniatures
from boardtable.app.words import Words
from boardtable.controller import games as games_module
from boardtable.controller.games import Games
from tests.engine.sticks import Take

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtGui import QImage, QPixmap
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from boardtable.engine.table import Table, Zone
    from tests.app.program import Program


@pytest.fixture
def saved(start: Callable[..., Program], sticks: None) -> Program:
    """Leave a game in progress, and quit."""
    assert sticks is None
    program = start()
    program.begin("sticks", "Anna", "Bob")
    program.window.close()
    program.games.close()
    return program


def icon_of(program: Program) -> QImage:
    """Take the picture of the first game in the list."""
    shown = program.window.start_page.findChild(QListWidget)
    assert isinstance(shown, QListWidget)
    return shown.item(0).icon().pixmap(QSize(176, 110)).toImage()


def test_pictures_come_after_the_page_is_painted(
    saved: Program, start: Callable[..., Program], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until then a plain space stands there, and no rules are loaded."""
    loaded: list[str] = []
    really = Games.look_into

    def look_into(games: Games, path: Path) -> Any:  # noqa: ANN401 - a match of some game
        loaded.append(path.name)
        return really(games, path)

    monkeypatch.setattr(games_module.Games, "look_into", look_into)
    program = start()
    (file,) = saved.folders.playing.glob("*")
    plain = icon_of(program)
    assert loaded == []
    assert plain.pixelColor(3, 3) == plain.pixelColor(100, 50)
    qtbot.waitUntil(lambda: icon_of(program) != plain)
    assert loaded == [file.name]
    program.window.start_page.turned.emit()
    qtbot.waitUntil(lambda: icon_of(program) != plain)
    assert loaded == [file.name]  # what was drawn is kept


def test_a_picture_follows_its_file(saved: Program, qapp: QApplication, qtbot: QtBot) -> None:
    """One more decision gives another picture; a broken file gives none, and troubles nobody."""
    (file,) = saved.folders.playing.glob("*")
    drawn: list[tuple[Path, QPixmap]] = []
    words, games = Words(qapp, "en", ()), Games(saved.folders)
    miniatures = Miniatures(words, games.look_into, 2.0, saved.window)
    miniatures.drawn.connect(lambda path, picture: drawn.append((path, picture)))
    with qtbot.waitSignal(miniatures.drawn):
        miniatures.want([file])
    assert drawn[0][0] == file
    assert drawn[0][1].size() == QSize(352, 220)
    assert drawn[0][1].toImage().pixelColor(0, 0).alpha() == 0  # round corners
    opened = games.open(file)
    opened.match.play(Take(0, 3))
    opened.keep(opened.match.entries)
    opened.close()
    games.close()
    with qtbot.waitSignal(miniatures.drawn):
        miniatures.want([file])
    assert drawn[1][1].toImage() != drawn[0][1].toImage()
    file.write_text("no game\n")
    miniatures.want([file])
    qtbot.waitUntil(lambda: not miniatures.busy)
    assert len(drawn) == 2
    miniatures.want([file.with_name("gone.boardtable")])
    qtbot.waitUntil(lambda: not miniatures.busy)
    assert len(drawn) == 2


def test_a_game_that_is_over_tells_who_won(saved: Program, start: Callable[..., Program], qtbot: QtBot) -> None:
    """Below its line in the list of finished games, also after that list was turned to once more."""
    (file,) = saved.folders.playing.glob("*")
    games = Games(saved.folders)
    opened = games.open(file)
    seats = cycle((0, 1))
    while opened.match.active():
        opened.match.play(Take(next(seats), min(3, opened.match.state.heap)))
    opened.keep(opened.match.entries)
    opened.close()
    games.close()
    program = start()
    page = program.window.start_page
    shown = page.findChild(QListWidget)
    tabs = page.findChild(QTabBar)
    assert isinstance(shown, QListWidget)
    assert isinstance(tabs, QTabBar)
    for _ in range(2):
        tabs.setCurrentIndex(1)
        qtbot.waitUntil(lambda: len(shown.item(0).text().split("\n")) == 3)
        title, _, end = shown.item(0).text().split("\n")
        assert title == "Sticks: Anna, Bob"
        assert end == "Bob takes the last stick."
        tabs.setCurrentIndex(0)


def test_no_hand_shows(saved: Program, qapp: QApplication, qtbot: QtBot) -> None:
    """A picture asks for nothing but what an onlooker sees."""
    (file,) = saved.folders.playing.glob("*")
    games, asked = Games(saved.folders), list[object]()

    def look_into(path: Path) -> Any:  # noqa: ANN401 - a match of some game
        match = games.look_into(path)
        game = match.game

        def table(state: object, seat: int | None) -> Table:
            asked.append(seat)
            return game.table(state, seat)

        def zones(state: object, seat: int | None) -> tuple[Zone, ...]:
            asked.append(seat)
            return game.zones(state, seat)

        match.game = evolve(game, table=table, zones=zones)
        return match

    miniatures = Miniatures(Words(qapp, "en", ()), look_into, 1.0, saved.window)
    with qtbot.waitSignal(miniatures.drawn):
        miniatures.want([file])
    assert asked == [None, None]
