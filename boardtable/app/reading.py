"""When the window shows a rule book: beside the table, or alone in place of the first page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QSplitter, QVBoxLayout, QWidget

from boardtable.store.settings import Bookmark

from .rulebook.shelf import has_book

if TYPE_CHECKING:
    from boardtable.controller.games import Games
    from boardtable.engine.game import Exhibit
    from boardtable.engine.info import GameInfo
    from boardtable.engine.text import Text

    from .rulebook.book import RuleBook
    from .start import StartPage
    from .table_page import TablePage
    from .words import Words

WIDTH = 430
"""In pixels at 100 % text, until somebody chooses another width; at most half of the window."""


class Reading(QObject):
    """Opens and closes the rule books of a window, and keeps the place in each."""

    def __init__(self, start: StartPage, pages: QWidget, words: Words, games: Games) -> None:
        """Take the pages of the window, beside which the books are shown."""
        super().__init__(pages)
        self._start = start
        self._pages = pages
        self._words = words
        self._games = games
        self._table: TablePage | None = None
        self._game: GameInfo | None = None
        self.book: RuleBook | None = None
        self.taught = ""
        """The game whose lesson is open, if one is."""
        self.shelf = QWidget()
        column = QVBoxLayout(self.shelf)
        column.setContentsMargins(0, 0, 0, 0)
        self.shelf.hide()
        self.splitter = QSplitter()
        self.splitter.setChildrenCollapsible(False)
        self.splitter.addWidget(pages)
        self.splitter.addWidget(self.shelf)
        self.splitter.setStretchFactor(0, 1)
        start.reading.connect(self.open)
        words.changed.connect(self.read)

    def at_table(self, page: TablePage | None) -> None:
        """Follow the page with the table that is shown now, or none; a book that was open is closed."""
        self.close()
        self.taught = ""
        self._table = page
        if page is not None:
            info = page.controller.match.game.info
            page.bar.has_book = has_book(info.home)
            page.reach.then(self.shelf)
            page.bar.rule_wanted.connect(self.open_rule)
            page.scoring.panel.tried.connect(self._lead_from_desk)
            page.controller.changed.connect(self.read)

    def idle(self) -> frozenset[str]:
        """Tell whether the command to open the rule book would do nothing, as the menus name it."""
        return frozenset() if self._wanted() is not None else frozenset({"toggle_rules"})

    def toggle(self) -> None:
        """Open the rule book, at once at the rule that has just forbidden something; or close it."""
        rule = self._table.front.bar.rule if self._table is not None else ""
        if self.book is not None and (not rule or self.book.place().rule == rule):
            self.close()
        elif rule:
            self.open_rule(rule)
        else:
            wanted = self._wanted()
            if wanted is not None:
                self.open(wanted.id)

    def open_rule(self, rule: str) -> None:
        """Open the book of the game on the table at a rule."""
        if self._table is not None:
            self.open(self._table.controller.match.game.info.id, rule)

    def open(self, game_id: str, rule: str = "") -> None:
        """Open the book of a game, at a rule or where it was open last."""
        from .rulebook.pages import Place  # noqa: PLC0415 - the start page is painted before it is needed

        info = next((game.info for game in self._games.installed if game.info is not None and game.id == game_id), None)
        if info is None or not has_book(info.home):
            return
        if self.book is None or self._game != info:
            self.close()
            self._show(info)
        if self.book is not None:
            kept = self._games.settings.bookmark(info.id)
            at = Place(rule) if rule or kept is None else Place(kept.rule, kept.further)
            self.book.open_at(at)

    def close(self) -> None:
        """Close the book, and keep its place and width."""
        book, game = self.book, self._game
        if book is None or game is None:
            return
        self.remember()
        self.book = self._game = None
        focused = (widget := QApplication.focusWidget()) is not None and book.isAncestorOf(widget)
        self.shelf.hide()
        if self._table is not None:
            self._table.splitter.give_to(self.splitter)
        book.hide()
        book.deleteLater()
        self._pages.show()
        if self._table is not None and focused:
            self._table.take_focus()
        elif focused:
            self._start.focus_rules(game.id)

    def remember(self) -> None:
        """Keep the place in the book that is open, and its width beside the table."""
        if self.book is None or self._game is None:
            return
        place = self.book.place()
        settings = self._games.settings.with_bookmark(Bookmark(self._game.id, place.rule, place.further))
        if self._table is not None:
            beside_desk = self.shelf.parent() is self.splitter
            width = self.splitter.sizes()[1] if beside_desk else self._table.splitter.book_width
            settings = evolve(settings, book_width=width)
        self._games.remember(settings)

    def read(self) -> None:
        """Say everything anew, in the language and look of now."""
        if self.book is not None:
            self.book.read(self._language())

    # Inside.

    def _wanted(self) -> GameInfo | None:
        """Tell whose book the command opens: of the game on the table or in the lesson, else of the box touched."""
        if self._table is not None:
            info = self._table.controller.match.game.info
            return info if has_book(info.home) else None
        found = [game.info for game in self._games.installed if game.info is not None and has_book(game.info.home)]
        touched = self.taught or self._start.touched
        return next((info for info in found if info.id == touched), found[0] if found else None)

    def _show(self, info: GameInfo) -> None:
        from .rulebook.book import RuleBook  # noqa: PLC0415 - the start page is painted before it is needed
        from .rulebook.pictures import Pictures  # noqa: PLC0415 - the same

        pictures = Pictures(info.home, self._gallery(info))
        self.book = RuleBook(info.home, pictures, self._say, self._language())
        self._game = info
        self.book.closed.connect(self.close)
        self.book.failed.connect(self._fail)
        column = self.shelf.layout()
        assert column is not None  # noqa: S101 - it was made with the shelf
        column.addWidget(self.book)
        self._pages.setVisible(self._table is not None)
        self._stand()

    def _stand(self) -> None:
        """Put the book where it belongs: below the prompt bar beside the table, beside a desk, or alone."""
        if self.book is None:
            return
        scale = self._games.settings.text_size / 100
        width = self._games.settings.book_width or min(round(WIDTH * scale), self.splitter.width() // 2)
        if self._table is None or self._table.scoring.desk is not None:
            if self._table is not None:
                self._table.splitter.give_to(self.splitter)
            self.shelf.show()
            self.splitter.setSizes([max(1, self.splitter.width() - width), width])
        elif self.shelf.parent() is not self._table.splitter:
            self._table.splitter.put_beside(self.shelf, width)

    def _gallery(self, info: GameInfo) -> tuple[Exhibit, ...]:
        """Give the faces of the box on the table, or of the box as it comes; none of a game that does not work."""
        from boardtable.engine.registry import UnusableGameError  # noqa: PLC0415 - the start page needs no faces
        from boardtable.store.boxes import ComponentsError, box_of, own_box  # noqa: PLC0415 - the same

        try:
            if self._table is not None:
                match = self._table.controller.match
                return match.game.gallery(box_of(match.game, match.deal, info.id))
            game = self._games.load(info.id)
            return game.gallery(own_box(game))
        except (UnusableGameError, ComponentsError):
            return ()

    def _say(self, sentence: Text) -> str:
        return self._words.say(sentence) if self._table is None else self._table.say(sentence)

    def _language(self) -> str:
        return self._words.language if self._table is None else self._table.language

    def _lead_from_desk(self) -> None:
        """Let what is refused on a desk lead to the rule book as well."""
        if self._table is not None and self._table.scoring.desk is not None:
            desk = self._table.scoring.desk
            desk.bar.has_book = self._table.bar.has_book
            desk.bar.rule_wanted.connect(self.open_rule)
            desk.closed.connect(self._stand)
            self._stand()

    def _fail(self, said: Text) -> None:
        from .message import message  # noqa: PLC0415 - only where something fails

        message(self._pages.window(), self._words, said).exec()
