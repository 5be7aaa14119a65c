"""The page with a table on it: prompt bar, table, players' strip and log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QMessageBox, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from boardtable.controller.table import TableController
from boardtable.engine.match import Stop
from boardtable.engine.text import Player, text
from boardtable.scene.art import Art
from boardtable.scene.film import Speed
from boardtable.scene.scene import TableScene
from boardtable.scene.view import TableView

from .curtain import Curtain
from .log import Log
from .notices import Notices
from .players import PlayersStrip
from .prompt_bar import PromptBar
from .score import ScoreDialog
from .words import shortened

if TYPE_CHECKING:
    from boardtable.controller.table import Keeper
    from boardtable.engine.game import Outcome
    from boardtable.engine.match import Match
    from boardtable.engine.text import Text
    from boardtable.store.settings import Settings

    from .words import Words

SIDE_PIXELS = 280


class TablePage(QWidget):
    """One match as people play it at one screen."""

    def __init__(self, words: Words, match: Match[Any, Any, Any, Any], keeper: Keeper, settings: Settings) -> None:
        """Lay out the page; `start` shows the table."""
        super().__init__()
        self._words = words
        self._match = match
        self._settings = settings
        self._names = [shortened(sitter.name) for sitter in match.deal.seats]
        self._art = art = Art(match.game.info.home, self)
        self.scene = TableScene(art, self.say, self)
        self.scene.set_speed(Speed[settings.film_speed.upper()])
        self.controller = TableController(match, self.scene, keeper)
        self.view = TableView(self.scene)
        self.controller.ask_final = self._asks
        self.view.backed.connect(self.controller.back)
        self.bar = PromptBar(self.controller, self.say)
        self.bar.undo.connect(self.undo)
        self.bar.focus_lost.connect(self.view.setFocus)
        self.strip = PlayersStrip(self.controller, art, self.say)
        self.log = Log(self.controller, self.say)
        self.log.chosen.connect(self.controller.look_at)
        self.log.told.connect(self.view.voice.announce)
        self.curtain = Curtain(self.controller.lift_curtain)
        self.notices = Notices(self.say)
        self._enter: list[QShortcut] = []
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            enter = QShortcut(QKeySequence(key), self.view, context=Qt.ShortcutContext.WidgetShortcut)
            enter.activated.connect(self.controller.finish)
            self._enter.append(enter)
        self._middle = QStackedWidget()
        self._middle.addWidget(self.view)
        self._middle.addWidget(self.curtain)
        side = QWidget()
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.strip)
        column.addWidget(self.log, 1)
        self.splitter = QSplitter()
        self.splitter.setChildrenCollapsible(False)
        self.splitter.addWidget(self._middle)
        self.splitter.addWidget(side)
        self.splitter.setStretchFactor(0, 1)
        self.splitter.setSizes([10_000, next(iter(settings.panels), SIDE_PIXELS)])
        page = QVBoxLayout(self)
        page.setContentsMargins(8, 8, 8, 8)
        page.addWidget(self.bar)
        page.addWidget(self.notices)
        page.addWidget(self.splitter, 1)
        self.controller.changed.connect(self._read)
        self.controller.curtain.connect(self._cover)
        self.controller.ended.connect(self._end)
        words.changed.connect(self._speak)

    def start(self) -> None:
        """Show the table to whoever should look at it."""
        self.controller.start()
        self.view.setFocus()

    def say(self, sentence: Text) -> str:
        """Speak the language of whoever looks, with the players' names."""
        seat = self.controller.waiting if self.controller.waiting is not None else self.controller.onlooker
        language = self._match.deal.seats[seat].language if seat is not None else None
        return self._words.say(sentence, self._names, language)

    def tell(self, sentence: Text) -> None:
        """Show one quiet sentence below the prompt, such as that the game cannot be saved at the moment."""
        self.notices.add(sentence)

    def show_scores(self) -> None:
        """Show where the points come from, if the game is over."""
        outcome = self.controller.outcome()
        if outcome is not None:
            ScoreDialog(self, outcome.why, outcome.sheet, self.say).exec()

    def undo(self) -> None:
        """Take back the last decision, after asking everybody whose consent that needs."""
        stop = self._match.undo_stop()
        if stop is None:
            self.controller.undo()
        elif stop is not Stop.NOTHING and self.controller.waiting is None:
            self._ask_all(stop)

    def finish_drawing(self) -> None:
        """Draw at once every face that would be drawn when there is time."""
        QApplication.processEvents()
        self._art.finish()
        QApplication.processEvents()

    def use(self, settings: Settings) -> None:
        """Follow changed preferences."""
        self._settings = settings
        self.scene.set_speed(Speed[settings.film_speed.upper()])
        self.controller.changed.emit()

    def _asks(self) -> bool:
        wish = self._settings.ask_final
        return wish == "always" or (wish == "hot-seat" and len(self.controller.people.seats) > 1)

    def _cover(self, seat: int) -> None:
        self.curtain.name(seat, self.say)
        self._middle.setCurrentWidget(self.curtain)
        self.curtain.button.setFocus()

    def _read(self) -> None:
        """Follow the controller: the curtain goes up, and Enter says OK where that is asked for."""
        if self.controller.waiting is None and self._middle.currentWidget() is self.curtain:
            self._middle.setCurrentWidget(self.view)
            self.view.setFocus()
        self.view.voice.name_table()
        for enter in self._enter:
            enter.setEnabled(self.controller.pending is not None)

    def _speak(self) -> None:
        """Say everything in another language."""
        self.notices.read()
        if self.controller.waiting is not None:
            self.curtain.name(self.controller.waiting, self.say)
        self.controller.say_anew()

    def _end(self, outcome: Outcome) -> None:
        ScoreDialog(self, outcome.why, outcome.sheet, self.say).exec()

    def _ask_all(self, stop: Stop) -> None:
        """Ask everybody whose consent a take-back needs; they all sit at this screen."""
        others = ", ".join(self._names[seat] for seat in self._match.must_agree())
        box = QMessageBox(self)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setWindowTitle(self.say(text("app", "Take back")))
        goal = self._match.undo_goal()
        asking = self._match.plies[goal].move.seat if goal is not None else 0
        question = text(
            "app",
            "{name} wants to take a move back. Consent is needed: {others}",
            name=Player(asking),
            others=others,
        )
        box.setText(self.say(question if others else _ALONE[stop]))
        agree = box.addButton(self.say(text("app", "Agree")), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(self.say(text("app", "Refuse")), QMessageBox.ButtonRole.RejectRole)
        box.exec()
        if box.clickedButton() is agree:
            self.controller.undo(all_agree=True)


_ALONE = {
    Stop.LUCK: text("app", "Cards were drawn since. Take the move back all the same?"),
    Stop.SHOWN: text("app", "Something hidden was shown since. Take the move back all the same?"),
}
"""What a lone person is asked."""
