"""A table on a screen of a given size, for measuring."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtWidgets import QApplication

from boardtable.app import theme
from boardtable.app.table_page import TablePage
from boardtable.app.words import Words
from boardtable.controller.games import OpenGame
from boardtable.store.folders import folders
from boardtable.store.settings import Settings

if TYPE_CHECKING:
    from boardtable.app.deals import Played


def application() -> QApplication:
    """Start Qt as the program does."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication(sys.argv[:1])
        app.setStyle("Fusion")
        theme.apply(app, "light", 100)
    return app


def laid(match: Played, size: tuple[int, int]) -> TablePage:
    """Lay a table on a screen of so many real pixels; whoever acts looks at it, and every face is drawn."""
    words = Words(application(), "en", [match.game.info.home])
    page = TablePage(words, match, OpenGame(match, None, folders()), evolve(Settings(), film_speed="off"))
    ratio = page.devicePixelRatioF()
    page.resize(round(size[0] / ratio), round(size[1] / ratio))
    page.show()
    page.start()
    page.controller.lift_curtain()
    page.finish_drawing()
    return page
