"""Large pieces: a path of a piece and three to five places is said by one drag, by clicks, and by keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import define, evolve, field
from PySide6.QtCore import QPointF, Qt

from boardtable.controller.table import TableController
from boardtable.engine.game import Refusal
from boardtable.engine.match import Match
from boardtable.engine.note import Tone
from boardtable.engine.record import Deal, Record
from boardtable.engine.sitter import Sitter
from boardtable.engine.target import Cell, Piece
from boardtable.engine.text import plain, text
from boardtable.scene.art import Art
from boardtable.scene.film import Speed
from boardtable.scene.scene import TableScene
from boardtable.scene.view import TableView
from tests.controller.desk import Kept
from tests.controller.felt import GAME, INFO, Lay, Options, State
from tests.scene.toy import Hand

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

At = tuple[int, int]

L_AT_CORNER = ((0, 0), (1, 0), (1, 1), (1, 2))
L_TURNED = ((0, 0), (0, 1), (1, 0), (2, 0))
"""After one turn clockwise."""


@define
class Map:
    """A game of Felt in a window, and what it refused."""

    hand: Hand
    match: Match[State, Lay, Options, object]
    controller: TableController
    refusals: list[Refusal | None] = field(factory=list)

    def laid(self) -> dict[int, tuple[At, ...]]:
        """Tell which piece lies where by the rules."""
        return dict(self.match.state.laid)

    def over(self, cells: tuple[At, ...], by: QPointF | None = None) -> QPointF:
        """Tell where the middle of the outline of some places is."""
        rows, columns = [row for row, _ in cells], [column for _, column in cells]
        middle = QPointF(100 + 50 * (min(columns) + max(columns) + 1), 50 + 50 * (min(rows) + max(rows) + 1))
        return middle + (by or QPointF())

    def refused(self) -> list[str]:
        """Tell which rules were cited since the last time."""
        cited, self.refusals[:] = [refusal.rule for refusal in self.refusals if refusal is not None], []
        return cited


@pytest.fixture
def felt(qtbot: QtBot, qapp: QApplication) -> Map:
    """Begin a game of Felt."""
    assert qapp is not None
    deal = Deal(game="felt", rules=1, app="0.1.0", seed=1, seats=(Sitter("Anna"),), options={})
    match = Match(GAME, {}, Record(deal))
    scene = TableScene(Art(INFO.home), plain)
    scene.set_speed(Speed.OFF)
    view = TableView(scene)
    qtbot.addWidget(view)
    view.resize(1024, 680)
    view.show()
    qtbot.waitExposed(view)
    view.activateWindow()
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    felt = Map(Hand(scene, view), match, TableController(match, scene, Kept()))
    felt.controller.refused.connect(felt.refusals.append)
    view.backed.connect(felt.controller.back)
    felt.controller.start()
    return felt


def test_one_drag_with_a_turn(felt: Map) -> None:
    """Lifted, turned, carried near its places, dropped: one decision, and the table has it there."""
    felt.hand.lift(Piece(1))
    felt.hand.key(Qt.Key.Key_R)
    spot = felt.over(L_TURNED, QPointF(30, 20))
    felt.hand.move(spot)
    felt.hand.release(spot)
    assert felt.laid() == {1: L_TURNED}
    assert felt.match.ply == 1
    assert felt.controller.picked() == ()
    felt.hand.agrees()


def test_a_piece_of_five(felt: Map) -> None:
    """Flipped over by F."""
    flipped = ((0, 3), (1, 2), (1, 3), (1, 4), (2, 4))
    felt.hand.lift(Piece(3))
    felt.hand.key(Qt.Key.Key_F)
    felt.hand.move(felt.over(flipped))
    felt.hand.release(felt.over(flipped))
    assert felt.laid() == {3: flipped}


def test_two_clicks(felt: Map) -> None:
    """The piece is in the hand after the first, and laid with the second."""
    bar = ((4, 1), (4, 2), (4, 3))
    felt.hand.click(Piece(2))
    assert felt.controller.picked() == (Piece(2),)
    assert felt.hand.scene.carried == (2,)
    felt.hand.click(felt.over(bar))
    assert felt.laid() == {2: bar}
    assert not felt.hand.scene.carried
    felt.hand.agrees()


def test_place_by_place_in_any_order(felt: Map) -> None:
    """Whoever likes points at every place, the piece last; only the whole set is a move."""
    for at in L_AT_CORNER:
        felt.controller.point((Cell("map", at), Cell("map")))
    assert felt.controller.picked() == tuple(Cell("map", at) for at in L_AT_CORNER)
    assert felt.laid() == {}
    felt.controller.point((Piece(1), Cell("store", 0), Cell("store")))
    assert felt.laid() == {1: L_AT_CORNER}


def test_the_piece_first_then_place_by_place(felt: Map) -> None:
    """As assistive technology does, which knows of no hovering."""
    felt.controller.point((Piece(1), Cell("store", 0), Cell("store")))
    for at in L_AT_CORNER:
        assert felt.match.ply == 0
        felt.controller.point((Cell("map", at), Cell("map")))
    assert felt.laid() == {1: L_AT_CORNER}


def test_by_keys_alone(felt: Map) -> None:
    """Tab to the piece, Enter, R, an arrow, Enter; taller pieces come first in the order of reading."""
    for piece in (3, 1):
        felt.hand.key(Qt.Key.Key_Tab)
        assert felt.hand.scene.focused == Piece(piece)
    felt.hand.key(Qt.Key.Key_Return)
    felt.hand.key(Qt.Key.Key_R)
    felt.hand.key(Qt.Key.Key_Down)
    felt.hand.key(Qt.Key.Key_Return)
    assert felt.laid() == {1: ((1, 0), (1, 1), (2, 0), (3, 0))}


def test_a_whole_game_by_keys(felt: Map) -> None:
    """Each piece goes where it fits first; then the game is over with twelve points."""
    ended: list[object] = []
    felt.controller.ended.connect(ended.append)
    for _ in range(3):
        felt.hand.scene.focus(None)
        felt.hand.key(Qt.Key.Key_Tab)
        felt.hand.key(Qt.Key.Key_Return)
        felt.hand.key(Qt.Key.Key_Tab)
        felt.hand.key(Qt.Key.Key_Return)
    assert len(ended) == 1
    outcome = felt.controller.outcome()
    assert outcome is not None
    assert outcome.scores == (12,)


def test_a_drop_where_it_does_not_fit_cites_the_rule(felt: Map) -> None:
    """1: over the middle there is no room, far from any fit; the piece is put back."""
    over_all = felt.over(((1, 1), (2, 1), (2, 2), (2, 3)))
    felt.hand.lift(Piece(3))
    felt.hand.key(Qt.Key.Key_R)
    felt.refused()
    felt.hand.move(over_all)
    places, fits = felt.hand.scene.hand.lies_on()
    assert fits is False
    assert Cell("map", (2, 2)) in places
    felt.hand.release(over_all)
    assert felt.refused() == ["1"]
    assert felt.controller.picked() == ()
    assert felt.laid() == {}
    felt.hand.agrees()


def test_a_click_where_it_does_not_fit_keeps_it(felt: Map) -> None:
    """1: the rule is cited, and the piece stays in the hand."""
    felt.hand.click(Piece(1))
    felt.hand.key(Qt.Key.Key_Tab)
    felt.hand.scene.hand.large.corner = (1, 1)  # type: ignore[union-attr]  # it is in the hand
    felt.hand.key(Qt.Key.Key_Return)
    assert felt.refused() == ["1"]
    assert felt.controller.picked() == (Piece(1),)
    assert felt.hand.scene.carried == (1,)
    felt.hand.key(Qt.Key.Key_Escape)
    assert felt.controller.picked() == ()
    felt.hand.agrees()


def test_what_a_proposal_would_bring(felt: Map) -> None:
    """2: four places are four points; away from the map nothing is written."""
    felt.hand.lift(Piece(1))
    felt.hand.move(felt.over(L_AT_CORNER))
    note = felt.hand.scene.note_of(Cell("map", (0, 0)))
    assert note is not None
    assert plain(note) == "+4"
    felt.hand.move(QPointF(900, 800))
    assert felt.hand.scene.note_of(Cell("map", (0, 0))) is None


def test_the_rule_that_forbids_a_place_stands_beside_it(felt: Map) -> None:
    """1: while the piece is carried there, also where nothing else was said before; nothing of it is left behind."""
    felt.hand.lift(Piece(1))
    felt.hand.move(felt.over(L_AT_CORNER))
    felt.hand.move(felt.over(((1, 1), (2, 1), (2, 2), (2, 3))))
    assert [(plain(note.text), note.tone, note.at) for note in felt.hand.scene.lights.notes] == [
        ("There is no room for it. (Rule 1)", Tone.WARN, Cell("map", (1, 1)))
    ]
    felt.hand.move(QPointF(900, 800))
    assert not felt.hand.scene.lights.notes
    felt.hand.move(felt.over(L_AT_CORNER))
    assert [plain(note.text) for note in felt.hand.scene.lights.notes] == ["+4"]


def test_without_a_number_the_reason_stands_alone(felt: Map, monkeypatch: pytest.MonkeyPatch) -> None:
    """What no rule of the game says; and where nobody can say why, nothing is written."""
    over = felt.over(((1, 1), (2, 1), (2, 2), (2, 3)))
    for why, said in ((Refusal(text("felt", "Not now.")), ["Not now."]), (None, [])):
        monkeypatch.setattr(felt.controller, "_game", evolve(GAME, why_not=lambda *_, why=why: why))
        felt.hand.lift(Piece(1))
        felt.hand.move(over)
        assert [plain(note.text) for note in felt.hand.scene.lights.notes] == said
        felt.hand.key(Qt.Key.Key_Escape)


def test_a_laid_piece_waits_for_confirmation_and_may_be_moved(felt: Map, monkeypatch: pytest.MonkeyPatch) -> None:
    """It lies as a ghost and may be taken up again; given up, its places stay picked; a second touch is the move."""
    monkeypatch.setattr(felt.match, "is_final", lambda _move: True)
    felt.controller.ask_final = lambda: True
    first, second = ((0, 0), (0, 1), (0, 2)), ((4, 1), (4, 2), (4, 3))
    felt.hand.lift(Piece(2))
    felt.hand.move(felt.over(first))
    felt.hand.release(felt.over(first))
    assert felt.controller.pending == Lay(0, 2, first)
    assert felt.hand.scene.ghosts == (2,)
    felt.hand.lift(Piece(2))
    felt.hand.move(QPointF(900, 800))
    felt.hand.key(Qt.Key.Key_Escape)
    assert felt.controller.picked() == (Piece(2), *(Cell("map", at) for at in first))
    felt.controller.back()
    assert felt.controller.picked() == (Piece(2),)
    assert felt.hand.scene.carried == (2,)
    felt.hand.click(felt.over(first))
    assert felt.controller.pending == Lay(0, 2, first)
    felt.hand.lift(Piece(2))
    felt.hand.move(felt.over(second))
    felt.hand.release(felt.over(second))
    assert felt.controller.pending == Lay(0, 2, second)
    assert felt.laid() == {}
    felt.hand.click(Piece(2))
    assert felt.laid() == {2: second}
    felt.hand.agrees()


def test_what_may_not_be_lifted_cannot_be_laid(felt: Map) -> None:
    """1: a piece on the map is not moved again, though another one of its form is picked."""
    felt.hand.lift(Piece(1))
    felt.hand.move(felt.over(L_AT_CORNER))
    felt.hand.release(felt.over(L_AT_CORNER))
    felt.hand.lift(Cell("map", (1, 1)))
    assert felt.hand.scene.carried == (1,)
    there = ((3, 0), (4, 0), (4, 1), (4, 2))
    felt.hand.move(felt.over(there))
    assert felt.hand.scene.lights.aims == ()
    felt.hand.release(felt.over(there))
    assert felt.laid() == {1: L_AT_CORNER}
    felt.hand.agrees()
