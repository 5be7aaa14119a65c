"""Draw the pictures that are kept in `resources/pictures` and shown in the README.

    python packaging/pictures.py

Nobody draws them by hand: a game is played by the rules' own advice from a fixed deal, and the program shows it.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from attrs import evolve
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boardtable.app import theme
from boardtable.app.problems import Problems
from boardtable.app.window import Window
from boardtable.app.words import Words
from boardtable.controller.games import Games, Wish
from boardtable.engine.luck import Luck
from boardtable.engine.sitter import Sitter
from boardtable.engine.target import Cell
from boardtable.scene.film import FRAME_MS
from boardtable.store.folders import folders

if TYPE_CHECKING:
    from boardtable.app.table_page import TablePage
    from boardtable.controller.games import OpenGame
    from boardtable.engine.match import Match

PICTURES = Path(__file__).parent.parent / "resources" / "pictures"
NAMES = ("Anna", "Bob", "Cleo", "Dirk")
SEED = 17
END = 10_000
WOK, WASABI, KHAN, WIKINGER = ("wok", 4, 69), ("wasabi", 3, 70), ("khan", 3, 70), ("wikinger", 3, 60)
"""Games, for so many, after so many decisions: there is much to choose from."""
PLAYED = (("wok", 3, END), ("hex", 2, 25), WASABI, KHAN, WIKINGER, WOK)
"""The games of the profile; the first page lists the last one first."""
TABLES = {"khan": KHAN, "wikinger": WIKINGER, "dark": WASABI}
"""What is shown of another game than the usual one."""
WAIT_MS = 4_000
WHOLE, SMALL = (1280, 800), (1024, 680)
LARGE_ONLY = "--large"


def main() -> None:
    """Draw all of them; those at 200 % in a process of their own, since Qt has one scale in a process."""
    large = LARGE_ONLY in sys.argv
    app = QApplication(sys.argv[:1])
    app.setStyle("Fusion")
    theme.apply(app, "light", 100)
    with tempfile.TemporaryDirectory() as profile:
        places = folders(Path(profile))
        games = Games(places)
        games.remember(evolve(games.settings, film_speed="off"))
        for game, seats, plies in PLAYED:
            _begin(games, game, seats, plies)
        window = Window(
            Words(app, "en", [game.info.home for game in games.installed if game.info]), games, Problems(places.log)
        )
        for name in ("large",) if large else ("start", "table", *TABLES, "drag", "score", "small"):
            theme.apply(app, "dark" if name == "dark" else "light", 100)
            _draw(name, window, games)
        window.close()
        games.close()
    if not large:
        subprocess.run([sys.executable, __file__, LARGE_ONLY], check=True, env={**os.environ, "QT_SCALE_FACTOR": "2"})


def _draw(name: str, window: Window, games: Games) -> None:
    window.resize(*(SMALL if name in {"small", "large"} else WHOLE))
    window.show()
    if name == "start":
        window.show_start()
        QTest.qWait(WAIT_MS)
    elif name == "score":
        window.open_path(games.finished()[0].path)
    else:
        game, _, plies = TABLES.get(name, WOK)
        waiting = (saved for saved in games.waiting() if saved.deal is not None and saved.deal.game == game)
        window.open_path(next(saved.path for saved in waiting if saved.plies == plies))
    if window.page is not None:
        if window.page.controller.waiting is not None:
            window.page.controller.lift_curtain()
        window.page.finish_drawing()
        QTest.qWait(100)
        if name == "drag":
            _drag(window.page)
    # Five or six bits for each colour look the same and take half the room.
    coarse = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB16)
    coarse.convertToFormat(QImage.Format.Format_RGB32).save(str(PICTURES / f"{name}.png"), quality=0)
    window.show_start()


def _drag(page: TablePage) -> None:
    """Carry the first row that can be bought over the hand."""
    scene, view = page.scene, page.view
    look = scene.look()
    zones = sorted(target.zone for target in scene.offers() if isinstance(target, Cell) and target.at is None)
    rect = scene.where(next(look.members(zone)[0] for zone in zones if look.members(zone)))
    if rect is None:
        return
    start, goal = view.pixel(rect.center()), view.pixel(QPointF(560, 880))
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start.toPoint())
    for part in (0.1, 0.5, 0.9):
        QTest.mouseMove(view.viewport(), (start + (goal - start) * part).toPoint())
    QTest.qWait(2 * FRAME_MS)  # what stands beside the table follows
    page.finish_drawing()


def _begin(games: Games, game: str, seats: int, plies: int) -> None:
    """Play a game among the profile's games, with open hands where it has them."""
    choices = games.load(game).choices(seats, seats)
    options = {choice.name: choice.name == "open_hands" or choice.default for choice in choices}
    opened: OpenGame = games.begin(game, Wish(tuple(map(Sitter, NAMES[:seats])), options, SEED))
    match: Match[Any, Any, Any, Any] = opened.match
    luck = Luck(SEED)
    while match.active() and match.ply < plies:
        seat = match.active()[0]
        moves = match.game.legal_moves(match.state, seat)
        weights = match.game.weigh(match.state, seat, moves)
        match.play(max(zip(moves, weights, strict=True), key=lambda pair: pair[1] * (1 + luck.below(100)))[0])
    opened.keep(match.entries)
    opened.close()


if __name__ == "__main__":
    main()
