"""The page with a table on it: prompt bar, table, players' strip and log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QApplication,
    QMessageBox,
    QStackedLayout,
    QStackedWidget,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from boardtable.controller.computers import Computers
from boardtable.controller.hints import Hints
from boardtable.controller.table import TableController
from boardtable.controller.taking_back import may_take_back
from boardtable.controller.thinker import Thinker
from boardtable.engine.match import Stop
from boardtable.engine.text import Player, text
from boardtable.scene.art import Art
from boardtable.scene.film import Speed
from boardtable.scene.scene import TableScene
from boardtable.scene.view import TableView

from . import garbage
from .afterwards import Afterwards
from .aids import AidsWindow, aids_of, called
from .curtain import Curtain
from .halves import Halves
from .log import Log
from .notices import Notices
from .players import PlayersStrip
from .prompt_bar import PromptBar
from .reach import Reach
from .scoring import Scoring
from .timeline import Timeline
from .words import shortened

if TYPE_CHECKING:
    from boardtable.controller.keeper import Keeper
    from boardtable.engine.match import Match
    from boardtable.engine.text import Text
    from boardtable.store.settings import Settings

    from .desk_page import DeskPage
    from .words import Words


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
        self.scene.set_speed(speed_of(settings))
        self.controller = TableController(match, self.scene, keeper)
        self.view = TableView(self.scene)
        self.controller.ask_final = self._asks
        self.computers = Computers(self.controller, self.scene, Thinker(self))
        self.computers.troubled.connect(self.tell)
        self.hints = Hints(self.controller, self.scene, self.computers)
        self.view.backed.connect(self._back)
        self.bar = PromptBar(self.controller, self.say, self.computers, self.hints)
        self.bar.undo.connect(self.undo)
        self.bar.focus_lost.connect(self.view.setFocus)
        self.bar.told.connect(self.view.voice.announce)
        self.aids = AidsWindow(self, self.controller, art, self.say)
        self.strip = PlayersStrip(self.controller, self.computers, art, self.say, self.scene.outlines.point_at)
        self.log = Log(self.controller, self.say)
        self.log.chosen.connect(self.controller.look_at)
        self.log.told.connect(self.view.voice.announce)
        self.curtain = Curtain(self.controller.lift_curtain)
        self.notices = Notices(self.say)
        self.afterwards = Afterwards(self.controller, self.say)
        self.afterwards.scores.connect(self.show_scores)
        self.timeline = Timeline(self.controller, self.say)
        self._middle = QStackedWidget()
        self._middle.addWidget(self.view)
        self._middle.addWidget(self.curtain)
        self.splitter = Halves(self._middle, (self.strip, self.aids.button, self.log), settings.panels)
        self.layers = QStackedLayout(self)
        whole = QWidget()
        self.layers.addWidget(whole)
        page = QVBoxLayout(whole)
        page.setContentsMargins(8, 8, 8, 8)
        for part in (self.bar, self.notices, self.afterwards, self.splitter, self.timeline):
            page.addWidget(part)
        page.setStretchFactor(self.splitter, 1)
        self.reach = Reach(self, self.controller, (self.view, self.curtain.button), self.bar, self.log)
        self.reach.then(self.notices, self.afterwards, self.splitter.side, self.timeline)
        self.scoring = Scoring(self, art, self.splitter.side)
        shown = self.scoring.panel.shown
        for follow in (self.splitter.show_scores, self.afterwards.show_scores_open, self.computers.wait):
            shown.connect(follow)
        shown.connect(self.reach.follow)
        self.controller.changed.connect(self._read)
        self.controller.curtain.connect(self._cover)
        words.changed.connect(self._speak)

    @property
    def front(self) -> TablePage | DeskPage:
        """Give what lies in front: the desk while one is open, else this page."""
        return self if self.scoring.desk is None else self.scoring.desk

    def start(self) -> None:
        """Show the table to whoever should look at it."""
        self.view.setFocus()  # before anything else loses it, which would count as Tab
        self.controller.start()
        self.computers.begin()
        garbage.set_aside()

    def close_table(self) -> None:
        """Stop all thinking, since nobody sits here any more."""
        self.computers.close()
        garbage.clear_soon()

    def hint(self) -> None:
        """Show what a good computer would do, or put it away."""
        if self.scoring.desk is None:
            self.hints.toggle()

    @property
    def language(self) -> str:
        """Tell the language of whoever looks."""
        seat = self.controller.waiting if self.controller.waiting is not None else self.controller.onlooker
        own = self._match.deal.seats[seat].language if seat is not None else None
        return own or self._words.language

    def say(self, sentence: Text) -> str:
        """Speak the language of whoever looks, with the players' names."""
        return self._words.say(sentence, self._names, self.language)

    def take_focus(self) -> None:
        """Give the keyboard back to what is in front: a table, or the curtain."""
        view = self.front.view
        (view if view.isVisible() else self.curtain.button).setFocus()

    def tell(self, sentence: Text) -> None:
        """Show one quiet sentence below the prompt, such as that the game cannot be saved at the moment."""
        self.notices.add(sentence)
        self.view.voice.announce(self.say(sentence))

    def show_scores(self) -> None:
        """Show where the points come from, if any were counted yet."""
        self.scoring.show()

    def called(self) -> tuple[tuple[str, Text], ...]:
        """Tell which acts of the menus have another name at this table."""
        title = self._match.game.info.title
        learn = ("learn", text("app", "Learn to play: {game}", game=title))
        rules = ("toggle_rules", text("app", "Rules: {game}", game=title))
        name = called(aids_of(self.controller))
        return (learn, rules) if name is None else (learn, rules, ("look_up", name))

    def toggle_timeline(self) -> None:
        """Show every moment of the game on a line below the table, or put it away."""
        self.timeline.setVisible(self.timeline.isHidden())
        if self.timeline.isHidden():
            self.view.setFocus()

    def idle(self) -> frozenset[str]:
        """Tell which acts of the menus would do nothing now, by their names."""
        controller, match = self.front.controller, self.front.controller.match
        hidden = controller.waiting is not None
        does = {
            "undo": may_take_back(match, hidden=hidden),
            "redo": match.can_redo() and not hidden,
            "back": bool(controller.picked()) or controller.pending is not None,
            "look_up": bool(aids_of(self.controller)),
            "learn": self._match.game.info.has_lesson,
            "hint": self.scoring.desk is None and (self.hints.shown or self.hints.may_tell()),
            "move_now": self.computers.deciding is not None,
            "pause": self.computers.present and bool(match.active()),
            "show_scores": self.controller.outcome() is not None
            or (not hidden and any(step.sheet is not None for ply in match.plies for step in ply.steps)),
        }
        return frozenset(act for act, does_something in does.items() if not does_something)

    def undo(self) -> None:
        """Take back the last decision, after asking everybody whose consent that needs."""
        stop = self._match.undo_stop()
        if self.scoring.desk is not None:
            self.scoring.desk.undo()
        elif self.controller.pending is not None:
            self.controller.back()
        elif stop is None:
            self.controller.undo()
        elif stop is not Stop.NOTHING and self.controller.waiting is None:
            if self._match.must_agree() or not self._settings.practice:
                self._ask_all(stop)
            else:  # nobody else sits at this screen; the record says that it was not free
                self.controller.undo(all_agree=True)

    def finish_drawing(self) -> None:
        """Draw at once everything that would be drawn when there is time."""
        QApplication.processEvents()
        self._art.finish()
        self.scene.lights.veil.finish()
        self.scene.counts.show()
        QApplication.processEvents()

    def use(self, settings: Settings) -> None:
        """Follow changed preferences."""
        self._settings = settings
        for part in {self, self.front}:
            part.scene.set_speed(speed_of(settings))
        self.notices.read()
        if self.controller.waiting is not None:
            self.curtain.name(self.controller.waiting, self.say)
        self.controller.changed.emit()

    def _back(self) -> None:
        """Follow Esc at the table: close the scores, put away a hint, or let go of the last pick."""
        if self.scoring.panel.sheet is not None:
            self.scoring.close()
        elif self.hints.shown:
            self.hints.hide()
        else:
            self.controller.back()

    def _asks(self) -> bool:
        wish = self._settings.ask_final
        return wish == "always" or (wish == "hot-seat" and len(self.controller.people.seats) > 1)

    def _cover(self, seat: int) -> None:
        self.curtain.name(seat, self.say)
        self._middle.setCurrentWidget(self.curtain)
        self.curtain.button.setFocus()

    def _read(self) -> None:
        """Follow the controller: the curtain goes up."""
        if self.controller.waiting is None and self._middle.currentWidget() is self.curtain:
            self._middle.setCurrentWidget(self.view)
            self.view.setFocus()
        self.view.voice.name_table()

    def _speak(self) -> None:
        """Say everything in another language."""
        self.notices.read()
        if self.controller.waiting is not None:
            self.curtain.name(self.controller.waiting, self.say)
        self.controller.say_anew()
        self.timeline.read()
        self.scoring.read()

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


def speed_of(settings: Settings) -> Speed:
    """Tell how fast films run: not at all if the system wishes for no motion."""
    if not QApplication.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration):
        return Speed.OFF
    return Speed[settings.film_speed.upper()]


_ALONE = {
    Stop.LUCK: text("app", "Something was drawn since. Take the move back all the same?"),
    Stop.SHOWN: text("app", "Something hidden was shown since. Take the move back all the same?"),
}
"""What a lone person is asked who does not practise."""
