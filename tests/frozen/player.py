"""Somebody who plays with a program that runs elsewhere, with its mouse and its keyboard alone.

The program is a frozen one, or one that is installed in another root, so nobody can ask it where things are. A second
program in this process has the same window on the same game and makes the same moves; what is clicked in it is clicked
at the same pixel of the real one. That both agree is known by the file into which the real one writes every decision.
"""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Any

from attrs import frozen
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from boardtable.app.amounts import NumberField
from boardtable.engine.codec import move_from_plain, move_to_plain
from boardtable.engine.luck import Luck
from boardtable.engine.target import Amount, Button
from tests.app.gestures import is_large
from tests.app.program import Hands

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from boardtable.engine.move import Move
    from boardtable.engine.target import Target
    from tests.app.program import Program
    from tests.frozen.screen import Screen

PATIENCE = 120
LOOK_SECONDS = 0.05


@frozen
class Mirror:
    """A program in this process whose window shows the same, and how many pixels of the real one make a point."""

    program: Program
    scale: float


class Player:
    """Plays the person's seats of one game to its end, on a screen and in its mirror."""

    def __init__(self, screen: Screen, mirror: Mirror, file: Path) -> None:
        """Begin with the same position open in both; `file` is that of the real program, wherever it moves it."""
        self._screen, self._mirror, self._scale = screen, mirror.program, mirror.scale
        self._file = file
        self._hands = Hands(self._mirror.page)
        self._luck = Luck(1)

    def play(self, between: Callable[[int], object]) -> int:
        """Play to the end; `between` is told each ply. Gives the number of decisions made by hand."""
        match, by_hand = self._mirror.match, 0
        while match.active():
            between(match.ply)
            ply = match.ply
            self._close_sheet()
            if match.deal.seats[match.active()[0]].is_person:
                self._decide(match.active()[0])
                by_hand += 1
                assert match.ply == ply + 1
                told, meant = self._decided(ply), json.loads(json.dumps(move_to_plain(match.plies[-1].move)))
                assert told == meant, (told, meant)
            else:
                self._mirror.page.controller.let(move_from_plain(self._decided(ply), match.game.moves))
            QApplication.processEvents()
        return by_hand

    def _decide(self, seat: int) -> None:
        """Make one decision by clicking."""
        match = self._mirror.match
        moves: Sequence[Move] = match.game.legal_moves(match.state, seat)
        weights = match.game.weigh(match.game.view(match.state, seat), seat, moves)
        move: Any = moves[self._luck.weighted(weights)]
        path, ply = move.path(match.state), match.ply
        self._screen.settle()
        for number, target in enumerate(path):
            if match.ply > ply or self._mirror.page.controller.pending is not None:
                break
            if isinstance(target, Button):
                self._click_widget(self._hands.choice(target))
            elif isinstance(target, Amount):
                self._say_amount(target)
            elif number and is_large(self._hands, path[0]):
                self._lay(*path[1:])
            else:
                self._click(self._mirror.page.view.viewport(), self._hands.spot(target).toPoint())
        if self._mirror.page.controller.pending is not None:
            again: Target = next(target for target in path if target in self._mirror.page.controller.picked())
            self._click(self._mirror.page.view.viewport(), self._hands.spot(again).toPoint())
        assert match.ply == ply + 1, move

    def _lay(self, *places: Target) -> None:
        """Hold the large piece in the hand over these places, turn it until it lies on them, and click."""
        view = self._mirror.page.view.viewport()
        at = self._hands.middle(*places).toPoint()
        pixel = self._pixel(view, at)
        self._hands.move(QPointF(at), Qt.MouseButton.NoButton)
        self._screen.move(pixel.x(), pixel.y())
        for key in self._hands.turn_onto(*places):
            self._screen.press(key.name.removeprefix("Key_").lower())
        self._click(view, at)

    def _say_amount(self, amount: Amount) -> None:
        """Type a number where there are several, and press its button."""
        prompt = self._mirror.page.controller.prompt()
        assert prompt is not None
        said = self._mirror.page.say(dict(prompt.buttons)[amount.of])
        fields = [each for each in self._seen(NumberField) if each.accessibleName() == said]
        for field in fields:
            self._click_widget(field.lineEdit())
            field.selectAll()
            QTest.keyClicks(field, str(amount.n))
            for keys in (("Control_L", "a"), *((digit,) for digit in str(amount.n))):
                self._screen.press(*keys)
        named = {said} if fields else {f"{said}: {amount.n}"}
        self._click_widget(next(each for each in self._seen(QPushButton) if each.text() in named))

    def _seen(self, kind: type[Any]) -> list[Any]:
        return [each for each in self._mirror.page.findChildren(kind) if each.isVisible()]

    def _close_sheet(self) -> None:
        """Close what was scored in the middle of the game."""
        panel = self._mirror.page.scoring.panel
        if self._mirror.page.controller.sheet is not None and panel.isVisible():
            self._click_widget(next(each for each in panel.findChildren(QPushButton) if each.isDefault()))

    def _click_widget(self, widget: QWidget) -> None:
        self._click(widget, widget.rect().center())

    def _click(self, widget: QWidget, at: QPoint) -> None:
        """Click in both windows at the same place, once the real one is at rest."""
        QApplication.processEvents()
        pixel = self._pixel(widget, at)
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at)
        QApplication.processEvents()
        self._screen.click(pixel.x(), pixel.y())
        self._screen.settle()

    def _pixel(self, widget: QWidget, at: QPoint) -> QPoint:
        """Tell which pixel of the real screen is a point of a widget in the mirror."""
        return widget.mapTo(self._mirror.window, at) * self._scale

    def _decided(self, ply: int) -> dict[str, Any]:
        """Wait for a decision in the real program's file."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            entries = [json.loads(line) for line in self._read().splitlines()[1:]]
            done: list[dict[str, Any]] = [entry for entry in entries if "do" in entry]
            if len(done) > ply:
                return done[ply]
            time.sleep(LOOK_SECONDS)
        message = f"decision {ply + 1} is not in the file"
        raise AssertionError(message)

    def _read(self) -> str:
        """Read the file, wherever it is by now; its last line may still be written."""
        finished = self._file.parent.parent / "finished" / self._file.name
        for path in (self._file, finished, self._file):
            if path.is_file():
                said = path.read_text("utf-8")
                return said[: said.rfind("\n") + 1]
        return ""
