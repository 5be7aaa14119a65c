"""Screens of other scales: a slice of the display matrix, and a window that moves from one screen to another."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.app.matrix import SIZES, screen

if TYPE_CHECKING:
    from pathlib import Path

MOVED = """
import sys, tempfile
from pathlib import Path
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication
from boardtable.app import theme
from boardtable.engine.registry import installed
from boardtable.engine.target import Piece
from tests.app import gestures
from tests.app.program import Hands, run

app = QApplication(sys.argv[:1])
app.setStyle("Fusion")
theme.apply(app, "light", 100)
left, right = app.screens()
program = run(app, Path(tempfile.mkdtemp()))
info = next(game.info for game in installed() if game.info is not None)
game, seats = program.games.load(info.id), min(info.seats)
options = {choice.name: choice.default for choice in game.choices(seats, seats)}
program.begin(info.id, *("Anna", "Bob")[:seats], options=options)
if program.page.controller.waiting is not None:
    program.page.controller.lift_curtain()
page, scene, view, hands = program.page, program.page.scene, program.page.view, Hands(program.page)

def sharp(scale):
    page.finish_drawing()
    density = view.transform().m11() * scale
    assert abs(scene.grain.density - density) < 1e-9, (scene.grain, density)
    seen = [card for card in scene.pieces._cards.values() if card.item.isVisible()]
    assert seen
    for card in seen:
        pixel = card.item.sceneTransform().m11() * density
        assert abs(pixel - 1) < 0.02, (card.placed, pixel)

def go_to(screen):
    program.window.move(screen.geometry().topLeft())
    for _ in range(5):
        app.processEvents()
    assert program.window.devicePixelRatioF() == screen.devicePixelRatio()

def held():
    (piece,) = scene.carried[:1]
    return scene.where(piece).topLeft()

def carry_across():
    pieces = [card.placed.piece for card in scene.pieces._cards.values()]
    for piece in pieces:
        try:
            spot = hands.spot(Piece(piece))
        except AssertionError:
            continue
        hands.press(spot)
        hands.move(spot + QPointF(20, 10))
        if scene.carried:
            break
        hands.release(spot)
    assert scene.carried
    before = view.point(spot + QPointF(20, 10)) - held()
    go_to(right)
    sharp(2.0)
    assert scene.carried
    there = spot + QPointF(60, 40)
    hands.move(there)
    after = view.point(there) - held()
    assert (after - before).manhattanLength() < 2, (before, after)
    scene.cancel()
    hands.release(there)

assert (left.devicePixelRatio(), right.devicePixelRatio()) == (1.0, 2.0)
sharp(1.0)
carry_across()
for there in (left, right, left):
    go_to(there)
    sharp(there.devicePixelRatio())
    match = program.match
    ply, seat = match.ply, match.active()[0]
    if page.controller.waiting is not None:
        page.controller.lift_curtain()
    move = game.legal_moves(match.state, seat)[0]
    said = lambda: match.ply > ply or page.controller.pending is not None
    gestures.click(hands, move.path(match.state), said)
    if page.controller.pending is not None:
        page.controller.let(page.controller.pending)
    assert match.plies[-1].move == move
program.close()
print("passed")
"""


def run_on(screens: list[dict[str, object]], folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run Python with some screens side by side."""
    (folder / "screens.json").write_text(json.dumps({"screens": screens}))
    wishes = {"QT_QPA_PLATFORM": f"offscreen:configfile={folder / 'screens.json'}"}
    return subprocess.run(
        [sys.executable, *command], check=False, capture_output=True, text=True, env={**os.environ, **wishes}
    )


def test_a_slice_of_the_matrix(tmp_path: Path) -> None:
    """The longest words, in the dark, in the smallest window at 150 %; all else is `python -m tests.app.matrix`."""
    asked = ["--languages", "pseudo", "--themes", "dark", "--scales", "1.5", "--sizes", "smallest", "--games", "1"]
    screens = [screen(1.5, SIZES["smallest"][0])]
    done = run_on(screens, tmp_path, "-m", "tests.app.matrix", "--here", *asked)
    told = json.loads(done.stdout)
    assert told["faults"] == []
    assert told["looked"] >= 10
    assert done.returncode == 0


def test_a_window_moves_to_a_screen_of_another_scale(tmp_path: Path) -> None:
    """Faces are as sharp there, what is carried keeps its place under the hand, and clicks mean the same things."""
    points = (1600, 1000)
    done = run_on([screen(1.0, points), screen(2.0, points, left=1600)], tmp_path, "-c", MOVED)
    assert done.stdout == "passed\n", done.stderr


@pytest.mark.parametrize("scale", [1.0, 1.25, 2.0])
def test_screens_are_as_large_as_they_should_be(tmp_path: Path, scale: float) -> None:
    """In points, at every scale; otherwise dialogs would be tried in another size than people have them."""
    program = (
        "from PySide6.QtGui import QGuiApplication as A; a = A([]); s = a.primaryScreen(); "
        "print(s.devicePixelRatio(), s.size().toTuple())"
    )
    done = run_on([screen(scale, (1024, 680))], tmp_path, "-c", program)
    assert done.stdout == f"{scale} (1024, 680)\n", done.stderr
