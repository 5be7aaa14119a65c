"""Whole games of everything that is installed: by dragging, by clicking and by the keyboard alone."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from boardtable.engine.info import GameInfo
from boardtable.engine.luck import Luck
from boardtable.engine.move import Move
from boardtable.engine.target import Cell
from tests.app import gestures
from tests.app.program import Hands
from tests.installed import GAMES, by_turns

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.app.program import Program

MINUS = "\N{MINUS SIGN}"


def by_dragging(program: Program, hands: Hands, move: Move) -> None:
    """Drag each thing to where it goes; what cannot be taken back is dragged again, or confirmed with Enter."""
    path, controller = move.path(program.match.state), program.page.controller
    gestures.drag(hands, path)
    zone = isinstance(path[-1], Cell) and path[-1].at is None
    unsaid = len(path) == 2 and zone and path[-1] not in controller.picked()  # a goal of its own is taken up already
    if controller.pending is not None and unsaid and program.match.ply % 2:
        gestures.drag(hands, path)
    elif controller.pending is not None:
        hands.key(Qt.Key.Key_Return)


def by_clicking(program: Program, hands: Hands, move: Move) -> None:
    """Click what has to be named, and click it once more where that is asked for."""
    path, controller = move.path(program.match.state), program.page.controller
    gestures.click(hands, path, said(program))
    if controller.pending is not None:
        gestures.click(hands, [target for target in path if target in controller.picked()][:1], lambda: False)


def by_keys(program: Program, hands: Hands, move: Move) -> None:
    """Walk from one thing on offer to the next, and take it with Enter."""
    gestures.walk(hands, move.path(program.match.state), said(program))
    if program.page.controller.pending is not None:
        program.page.view.setFocus()
        hands.key(Qt.Key.Key_Enter)


def said(program: Program) -> Callable[[], bool]:
    """Make a look at whether a decision is made from here, or waits to be confirmed."""
    ply = program.match.ply
    return lambda: program.match.ply > ply or program.page.controller.pending is not None


def points(program: Program) -> dict[str, list[int]]:
    """Read what stands on the page of scores for each player: the total, then the lines."""
    shown, sheet = program.sheet(), program.page.scoring.panel.sheet
    assert sheet is not None
    names = [program.page.say(column) for column in sheet.columns]
    found: dict[str, list[int]] = {}
    if len(shown[0]) > 2:  # the players stand side by side
        for column, name in enumerate(names, 1):
            rows = [cells[column].replace(MINUS, "-") for cells in shown[: len(sheet.lines) + 1]]
            found[name] = [int(cell) for cell in rows if cell]
        return found
    for seat, name in enumerate(names):
        first = next(row for row, cells in enumerate(shown) if cells[0] == name)
        lines = 1 + sum(line.seat == seat for line in sheet.lines)
        found[name] = [int(cells[1].replace(MINUS, "-")) for cells in shown[first : first + lines]]
    return found


def lift_curtain(program: Program, way: Callable[[Program, Hands, Move], None]) -> None:
    """Let the next one look, if the curtain is down."""
    if program.page.controller.waiting is not None:
        button = program.page.curtain.button
        if way is by_keys:
            QTest.keyClick(button, Qt.Key.Key_Return)
        else:
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def close_sheets(program: Program, way: Callable[[Program, Hands, Move], None]) -> None:
    """Go on with the film after each page of scores at which it stops."""
    while program.page.controller.sheet is not None:
        button = program.button("Close")
        if way is by_keys:
            QTest.keyClick(button, Qt.Key.Key_Return)
        else:
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)


FORMS: dict[Callable[[Program, Hands, Move], None], tuple[int, int]] = {
    by_dragging: (0, 3),
    by_clicking: (1, 3),
    by_keys: (0, 6),
}
"""Each way of playing, with the number of players among those that a game allows, and with a seed."""


@pytest.mark.parametrize(
    ("info", "way"), by_turns(GAMES, FORMS), ids=lambda each: each.id if isinstance(each, GameInfo) else each.__name__
)
def test_a_whole_game(
    start: Callable[..., Program], info: GameInfo, way: Callable[[Program, Hands, Move], None]
) -> None:
    """Each decision is what was pointed at; the sheet shows the points of the outcome, and the file is put away."""
    program = start()
    size, seed = FORMS[way]
    seats = info.seats[min(size, len(info.seats) - 1)]
    game = program.games.load(info.id)
    options = {choice.name: choice.default for choice in game.choices(seats, seats)}
    names = ("Anna", "Bob", "Carla", "Dominik")[:seats]
    program.begin(info.id, *names, seed=seed, options=options)
    hands, luck, match = Hands(program.page), Luck(seed), program.match
    done = Counter[type[Move]]()

    while match.active():
        (seat,) = match.active()
        moves = game.legal_moves(match.state, seat)
        weights = game.weigh(game.view(match.state, seat), seat, moves)
        rarer = [weight / (1 + done[type(move)]) for weight, move in zip(weights, moves, strict=True)]
        move = moves[luck.weighted(rarer)]  # so that every kind of decision has its turn
        ply = match.ply
        lift_curtain(program, way)
        way(program, hands, move)
        assert match.ply == ply + 1, move
        assert match.plies[-1].move == move
        done[type(move)] += 1
        close_sheets(program, way)
    outcome = game.outcome(match.state)
    assert outcome is not None
    shown = points(program)
    for seat, name in enumerate(names):  # each player's total stands above or before what it is made of
        total, *lines = shown[name]
        assert total == outcome.scores[seat]
        assert sum(lines) == outcome.scores[seat]
    assert list(program.folders.playing.glob("*")) == []
    (file,) = program.folders.finished.glob("*.boardtable")
    last = json.loads(file.read_text(encoding="utf-8").splitlines()[-1])
    assert last["over"] == list(outcome.scores)
