"""Pictures of a rule book for which a narrow page has no room."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from boardtable.app import theme
from boardtable.app.rulebook.book import RuleBook
from boardtable.app.rulebook.pages import RulePages
from boardtable.app.rulebook.pictures import Pictures
from boardtable.app.rulebook.text import Look, fragments, paragraphs
from boardtable.engine.game import Exhibit
from boardtable.engine.registry import load
from boardtable.engine.table import Face, Picture
from boardtable.engine.text import plain, text
from boardtable.store.boxes import own_box
from tests.app.program import come_to_rest
from tests.installed import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from boardtable.engine.info import GameInfo
    from tests.app.program import Program

BAR = Exhibit("bar", text("t", "bar"), Face((400, 100), (Picture("coin"),)))
WRITTEN = "# Bars\n\n![A bar](face:bar)\n\n## 1 A bar\n\n![A bar](face:bar)\n\n| bar |\n|---|\n| ![A bar](face:bar) |\n"


def sizes(pages: RulePages) -> list[tuple[str, float, float, str]]:
    """Give all pictures with their sizes, and what is told of them."""
    shapes = [fragment.charFormat().toImageFormat() for block in paragraphs(pages) for fragment in fragments(block)]
    return [(shape.name(), shape.width(), shape.height(), shape.toolTip()) for shape in shapes if shape.isValid()]


def test_a_picture_is_no_wider_than_the_page(qapp: QApplication) -> None:
    """One alone is as large as a square of 7.6 letters, from the first chapter on 2.7 of them from the left.

    Of four to one that is 243 pixels to 61, if letters have 16. One in a table is small as it is.
    """
    assert qapp is not None
    pages = RulePages(
        WRITTEN, Pictures(("boardtable.resources", "games/wok"), [BAR]), Look(16, 1.0, "#000", "#000", "#000")
    )
    in_full = ("face:bar?243x61", 243, 61, "A bar")
    in_table = ("face:bar?128x32", 128, 32, "A bar")
    assert sizes(pages) == [in_full, in_full, in_table]
    pages.fit(200)
    assert sizes(pages) == [("face:bar?200x50", 200, 50, "A bar"), ("face:bar?156x39", 156, 39, "A bar"), in_table]
    pages.fit(250)
    assert sizes(pages) == [in_full, ("face:bar?206x52", 206, 52, "A bar"), in_table]
    pages.fit(400)
    assert sizes(pages) == [in_full, in_full, in_table]


@pytest.mark.parametrize("info", GAMES, ids=lambda info: info.id)
def test_no_book_is_scrolled_sideways(start: Callable[..., Program], qtbot: QtBot, info: GameInfo) -> None:
    """Not even the narrowest one with the largest words, also after it was wider."""
    theme.apply(start().app, "light", 150)
    game = load(info.id)
    book = RuleBook(info.home, Pictures(info.home, game.gallery(own_box(game))), plain, "en")
    qtbot.addWidget(book)
    book.show()
    for width in (700, 430, book.minimumWidth()):
        book.resize(width, 400)
        come_to_rest()
        assert book.width() == width
        assert not book.view.horizontalScrollBar().isVisible(), width
