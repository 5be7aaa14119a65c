"""Whole games of everything that is installed: by dragging, by clicking and by the keyboard alone."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from boardtable.engine.luck import Luck
from boardtable.engine.registry import installed
from boardtable.engine.target import Button
from tests.app.program import Hands

if TYPE_CHECKING:
    from collections.abc import Callable

    from boardtable.engine.info import GameInfo
    from boardtable.engine.move import Move
    from tests.app.program import Program

GAMES = [game.info for game in installed() if game.info is not None]
MINUS = "\N{MINUS SIGN}"


def by_dragging(program: Program, hands: Hands, move: Move) -> None:
    """Drag each piece to where the move ends; what cannot be taken back is dragged again, or confirmed with Enter."""
    *things, goal = (target for target in move.path(program.match.state) if not isinstance(target, Button))
    for thing in things:
        hands.drag(thing, goal)
    if program.page.controller.pending is not None and program.match.ply % 2:
        hands.drag(things[0], goal)
    elif program.page.controller.pending is not None:
        hands.key(Qt.Key.Key_Return)


def by_clicking(program: Program, hands: Hands, move: Move) -> None:
    """Click what has to be named, and click it once more where that is asked for."""
    ply, clicked = program.match.ply, []
    for target in move.path(program.match.state):
        if program.match.ply == ply and program.page.controller.pending is None:
            hands.click(target)
            clicked.append(target)
    if program.page.controller.pending is not None:
        hands.click(clicked[0])


def by_keys(program: Program, hands: Hands, move: Move) -> None:
    """Walk from one thing on offer to the next, and take it with Enter."""
    ply = program.match.ply
    for target in move.path(program.match.state):
        if program.match.ply == ply and program.page.controller.pending is None:
            hands.walk_to(target)
            hands.key(Qt.Key.Key_Return)
    if program.page.controller.pending is not None:
        hands.key(Qt.Key.Key_Enter)


@pytest.mark.parametrize("way", [by_dragging, by_clicking, by_keys])
@pytest.mark.parametrize("info", GAMES, ids=lambda info: info.id)
def test_a_whole_game(
    start: Callable[..., Program], info: GameInfo, way: Callable[[Program, Hands, Move], None]
) -> None:
    """Each decision is what was pointed at; the sheet shows the points of the outcome, and the file is put away."""
    program = start()
    seats = max(info.seats) if way is by_clicking else min(info.seats)
    game = program.games.load(info.id)
    options = {choice.name: choice.default for choice in game.choices(seats, seats)}
    names = ("Anna", "Bob", "Carla", "Dominik")[:seats]
    program.begin(info.id, *names, seed=7, options=options)
    hands, luck, match = Hands(program.page), Luck(7), program.match

    while match.active():
        moves = game.legal_moves(match.state, match.active()[0])
        move = moves[luck.below(len(moves))]
        ply = match.ply
        way(program, hands, move)
        assert match.ply == ply + 1
        assert match.plies[-1].move == move
    outcome = game.outcome(match.state)
    assert outcome is not None
    shown = program.sheet()
    for seat, name in enumerate(names):  # each player's total stands above the lines that it is made of
        first = next(row for row, cells in enumerate(shown) if cells[0] == name)
        assert shown[first][1] == str(outcome.scores[seat])
        below = [cells[1] for cells in shown[first + 1 :]]
        lines = sum(line.seat == seat for line in outcome.sheet.lines)
        assert sum(int(cell.replace(MINUS, "-")) for cell in below[:lines]) == outcome.scores[seat]
    assert list(program.folders.playing.glob("*")) == []
    (file,) = program.folders.finished.glob("*.boardtable")
    last = json.loads(file.read_text(encoding="utf-8").splitlines()[-1])
    assert last["over"] == list(outcome.scores)
