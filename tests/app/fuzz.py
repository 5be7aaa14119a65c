"""Anything at all in the real window, in any order: after each event the screen shows what the rules say.

    python -m tests.app.fuzz --events 50000 --seed 1

plays random games of everything that is installed, or of one (--game ID), and prints a JSON line: events, tables,
decisions, seconds. A fault ends it with status 1, after the last things that were done and the traceback.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
import traceback
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from boardtable.scene.places import Places
from tests.app.fool import Fool
from tests.app.program import Program, run

if TYPE_CHECKING:
    from collections.abc import Iterator

    from boardtable.app.table_page import TablePage
    from boardtable.engine.table import Placed

HARMLESS = "This plugin does not support"
NEVER_MS = 10**8
SHOWN = 30
"""So many of the last things done are told with a fault."""


class FaultError(AssertionError):
    """Something went wrong; says what was done before."""


def fuzz(program: Program, seed: int, events: int, game: str | None = None) -> dict[str, int]:
    """Do so many things, perhaps with one game alone, and look at the screen after each; raises FaultError."""
    fool = Fool(program, seed, game)
    plies: dict[int, int] = {}
    pages: list[TablePage] = []
    eye: Eye | None = None
    with _watched() as wrong:
        try:
            for _ in range(events):
                fool.act()
                QApplication.processEvents()
                page = program.window.page
                if page is not None:
                    if eye is None or page is not pages[-1]:
                        pages.append(page)
                        eye = Eye(page)
                    eye.look()
                    plies[len(pages)] = page.controller.match.ply
                assert not wrong, wrong[0]
        except Exception as error:
            message = f"seed {seed}: {error}\nafter {len(fool.done)} things: {', '.join(fool.done[-SHOWN:])}"
            raise FaultError(message) from error
        finally:
            fool.leave()
    return {"events": events, "tables": len(pages), "decisions": sum(plies.values())}


class Eye:
    """Compares what the screen shows with what the rules say of the position."""

    def __init__(self, page: TablePage) -> None:
        """Look at one table; from now on things move only when time is said to pass."""
        self._page = page
        self._state: object = None
        self._onlooker: int | None = None
        self._places = Places((), ())
        self._placed: tuple[Placed, ...] = ()
        self._seen: Places | None = None
        self._truth: tuple[Placed, ...] | None = None
        for timer in page.scene.clock.findChildren(QTimer):
            timer.setInterval(NEVER_MS)

    def look(self) -> None:
        """Look once; raises AssertionError if anything is not as it should be."""
        controller, scene = self._page.controller, self._page.scene
        if scene.filming:
            return
        self._read()
        look, cards = scene.look(), scene.pieces._cards  # noqa: SLF001 - what is seen, not what the scene says of it
        if self._seen is not look or self._truth is not self._placed:
            assert scene.pieces.table.placed == self._placed, "another table is on the screen"
            assert look.raised or look.zones == self._places.zones, "other zones are on the screen"
            self._seen, self._truth = look, self._placed
        spots = look.spots if look.raised else self._places.spots
        assert set(cards) == set(spots), "the items are not the pieces"
        away = {*scene.carried, *scene.ghosts}
        for piece, spot in spots.items():
            card = cards[piece]
            shown = look.placed[piece]
            assert card.placed is shown or card.placed == shown, f"piece {piece} shows something else"
            if piece not in away and not scene.clock.is_running(piece):
                assert scene.where(piece) == spot.rect, f"piece {piece} lies elsewhere"
                assert card.item.isVisible() != spot.buried, f"piece {piece} is hidden"
                assert card.item.opacity() == 1.0, f"piece {piece} is pale"
        decides = controller.waiting is None and controller.onlooker in controller.match.active()
        if decides and controller.looking_at is None and controller.sheet is None and not scene.touched:
            said = scene.offers() or controller.offered_buttons() or controller.offered_amounts()
            assert said or controller.can_finish(), "whoever acts can do nothing"

    def _read(self) -> None:
        """Ask the game, if the position or the onlooker is another."""
        controller = self._page.controller
        match, onlooker = controller.match, controller.onlooker
        state = None if controller.waiting is not None else match.at(controller.shown_ply)
        if state is not None and controller.sheet is not None:  # the film has stopped there, and goes on after it
            state = next(step.state for step in match.plies[-1].steps if step.sheet is controller.sheet)
        if state is None:
            self._places, self._placed = Places(self._page.scene.pieces.zones, ()), ()
        elif state is not self._state or onlooker != self._onlooker:
            self._placed = match.game.table(state, onlooker).placed
            self._places = Places(match.game.zones(state, onlooker), self._placed)
        self._state, self._onlooker = state, onlooker


@contextmanager
def _watched() -> Iterator[list[str]]:
    """Collect what was raised in slots, and what Qt complains about."""
    wrong: list[str] = []

    def hear(kind: QtMsgType, _context: object, said: str) -> None:
        if kind != QtMsgType.QtDebugMsg and not said.startswith(HARMLESS):
            wrong.append(f"Qt: {said}")

    def catch(*error: Any) -> None:  # noqa: ANN401 - as Python's own hook is called
        wrong.append("".join(traceback.format_exception(*error)))

    QGuiApplication.setQuitOnLastWindowClosed(False)
    hook, sys.excepthook = sys.excepthook, catch
    handler = qInstallMessageHandler(hear)
    try:
        yield wrong
    finally:
        QGuiApplication.setQuitOnLastWindowClosed(True)
        sys.excepthook = hook
        qInstallMessageHandler(handler)


def main() -> int:
    """Run as long as was asked for; returns the exit status."""
    parser = argparse.ArgumentParser(description="Do anything at all in the real window, in any order.")
    parser.add_argument("--events", type=int, default=50_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--at-once", type=int, default=1000, help="so many events with one seed, then the next one")
    parser.add_argument("--game", help="this one alone; usually all that are installed")
    args = parser.parse_args()
    os.environ |= {"QT_QPA_PLATFORM": "offscreen", "QT_NO_GUI_THREADPOOL": "1"}  # as the tests do
    app = QApplication(sys.argv[:1])
    started, done = time.perf_counter(), dict.fromkeys(("events", "tables", "decisions"), 0)
    seed, status = args.seed, 0
    while done["events"] < args.events:
        with tempfile.TemporaryDirectory() as folder:
            program = run(app, Path(folder))
            try:
                told = fuzz(program, seed, min(args.at_once, args.events - done["events"]), args.game)
            except FaultError:
                traceback.print_exc()
                told, status = {"events": args.at_once}, 1
            program.close()
        done = {name: n + told.get(name, 0) for name, n in done.items()}
        sys.stderr.write(f"seed {seed}: {told}\n")
        seed += 1
    done["seconds"] = round(time.perf_counter() - started)
    sys.stdout.write(json.dumps(done) + "\n")
    return status


if __name__ == "__main__":
    sys.exit(main())
