"""When a table page shows a page of scores, and when a desk lies over it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from boardtable.controller.desk import desk_beside

from .desk_page import DeskPage
from .score_panel import ScorePanel
from .words import shortened

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStackedLayout, QWidget

    from boardtable.controller.table import TableController
    from boardtable.engine.game import Outcome
    from boardtable.engine.move import Seat
    from boardtable.engine.sheet import Sheet
    from boardtable.engine.text import Text
    from boardtable.scene.art import Art
    from boardtable.scene.scene import TableScene


class Page(Protocol):
    """What is needed of the page with the table."""

    controller: TableController
    scene: TableScene
    layers: QStackedLayout

    @property
    def view(self) -> QWidget:
        """Give the window onto the table."""

    @property
    def strip(self) -> QWidget:
        """Give what stands beside the table above."""

    @property
    def log(self) -> QWidget:
        """Give what stands beside the table below."""

    def say(self, sentence: Text) -> str:
        """Speak the language of whoever looks."""


class Scoring:
    """Opens the sheet at which a film stops and the one at the end, and from that the desks of the players."""

    def __init__(self, page: Page, art: Art, side: QWidget) -> None:
        """Put the panel into the column beside the table, where it takes the place of strip and log."""
        self._page = page
        self._art = art
        self.panel = ScorePanel(page.scene, page.say)
        column = side.layout()
        if column is not None:
            column.addWidget(self.panel)
        self.desk: DeskPage | None = None
        self._at = 0
        """The number of the open sheet: some may be alike."""
        self.panel.closed.connect(self.close)
        self.panel.tried.connect(self.open_desk)
        self.panel.turned.connect(self._turn)
        page.controller.changed.connect(self._follow)
        page.controller.ended.connect(self._end)
        page.scene.accepted.connect(self._step_on)

    def show(self) -> None:
        """Show the scores at the end, or those that were shown last; nothing happens before there are any."""
        self.close_desk()
        outcome = self._page.controller.outcome()
        if outcome is not None:
            self._open(outcome.sheet)
            self.panel.mark()
            return
        sheets = self._sheets()
        if sheets and self._page.controller.waiting is None:
            self._open(sheets[-1])

    def close(self) -> None:
        """Put the sheet away; a film that stopped for it goes on."""
        if self.panel.sheet is not None:
            self.panel.close_sheet()
            self._page.strip.show()
            self._page.log.show()
            self._page.view.setFocus()
        self._page.controller.close_sheet()
        if self._page.controller.outcome() is not None:
            self._page.controller.light()  # the points go from the table too

    def _sheets(self) -> list[Sheet]:
        """List all pages of scores of this game so far, in the order in which they were counted."""
        controller = self._page.controller
        sheets = [step.sheet for ply in controller.match.plies for step in ply.steps if step.sheet is not None]
        outcome = controller.outcome()
        return sheets if outcome is None or outcome.sheet in sheets[-1:] else [*sheets, outcome.sheet]

    def _turn(self, by: int) -> None:
        """Show the sheet before the open one, or the one after it."""
        sheets, n = self._sheets(), self._at + by
        if 0 <= n < len(sheets):
            self._open(sheets[n], n)
            self._page.controller.light()  # the points on the table were those of the other one

    def _step_on(self) -> None:
        """Follow Enter at the table: nothing else can be meant by it while the game waits for the sheet."""
        controller = self._page.controller
        if self.panel.sheet is not None and (controller.sheet is not None or not controller.may_decide()):
            self.close()

    def open_desk(self, seat: Seat) -> None:
        """Lay the desk of a player over the page."""
        match = desk_beside(self._page.controller.match, seat)
        if match is None or self.desk is not None:
            return
        self._page.scene.finish_film()
        self.desk = DeskPage(match, self._art, self._page.say, self._page.scene.clock.speed)
        self.desk.closed.connect(self.close_desk)
        self._page.layers.addWidget(self.desk)
        self._page.layers.setCurrentWidget(self.desk)
        self.desk.view.setFocus()

    def close_desk(self) -> None:
        """Come back to the scores as they were."""
        desk, self.desk = self.desk, None
        if desk is not None:
            self._page.layers.removeWidget(desk)
            desk.hide()
            desk.deleteLater()
            self.panel.take_focus()

    def read(self) -> None:
        """Say everything anew."""
        self.panel.read()
        if self.desk is not None:
            self.desk.read()

    def _follow(self) -> None:
        """Open the sheet at which the film stops; close one that is no longer true."""
        controller = self._page.controller
        if controller.sheet is not None:
            if self.panel.sheet is not controller.sheet:
                self._open(controller.sheet)
                self.panel.count_up(controller.lying)
        elif self.panel.sheet is not None and (controller.waiting is not None or not self._still(self.panel.sheet)):
            self.close_desk()
            self.close()
        elif self._is_last() and controller.looking_at is None:
            self.panel.mark()

    def _still(self, sheet: Sheet) -> bool:
        """Tell whether what a sheet counts has happened, and was not taken back."""
        return sheet in self._sheets()

    def _is_last(self) -> bool:
        """Tell whether the open sheet is the one at the end of the game, whose pieces lie where it names them."""
        outcome = self._page.controller.outcome()
        return outcome is not None and self.panel.sheet == outcome.sheet

    def _end(self, outcome: Outcome) -> None:
        self._open(outcome.sheet)
        self.panel.count_up(self._page.controller.table)

    def _open(self, sheet: Sheet, at: int | None = None) -> None:
        """Open a sheet: that number of all so far, or the last one."""
        page = self._page
        match = page.controller.match
        seats = []
        outcome = page.controller.outcome()
        winners = outcome.winners if outcome is not None and sheet == outcome.sheet else ()
        if outcome is not None:
            for seat, sitter in enumerate(match.deal.seats):
                if match.game.desk(match.state, seat) is not None:
                    seats.append((seat, shortened(sitter.name)))
        page.strip.hide()
        page.log.hide()
        self.panel.open(sheet, seats, page.controller.onlooker, winners)
        sheets = len(self._sheets())
        self._at = sheets - 1 if at is None else at
        if page.controller.sheet is None:
            self.panel.offer_others(self._at + 1, sheets)
        else:  # while a film waits for this sheet, there is no way to another one
            self.panel.offer_others(1, 1)
