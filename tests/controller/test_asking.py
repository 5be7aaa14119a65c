"""What is presumed, what Enter takes, and when somebody is asked twice."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import pytest
from attrs import evolve, frozen
from typing_extensions import override

from boardtable.controller.table import NOT_MADE
from boardtable.engine.game import Prompt
from boardtable.engine.target import Cell, Piece
from boardtable.engine.text import text
from tests.controller.desk import THROW, Desk, deal
from tests.engine.sticks import CARD, GAME, Peek, State, Take, Throw, legal_moves

if TYPE_CHECKING:
    from collections.abc import Callable

    from boardtable.engine.game import AnyGame
    from boardtable.engine.move import Move, Seat
    from boardtable.engine.target import Target


@frozen
class Reach(Peek):
    """Look at the own card by putting it on the uppermost stick."""

    tag: ClassVar[str] = "reach"

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        return Piece(CARD + self.seat), Piece(state.heap - 1)


@frozen
class Lay(Peek):
    """Look at the own card by laying it on the heap."""

    tag: ClassVar[str] = "lay"

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        return Cell("heap"), Piece(CARD + self.seat)


def prompt(_state: State, seat: Seat, _picked: tuple[Target, ...]) -> Prompt:
    """Take looking at the own card for granted."""
    ask = text("sticks", "Look at your card.")
    return Prompt(ask, ask, (("throw", text("sticks", "Throw the die")),), presumed=(Piece(CARD + seat),))


def desk_with(*moves: Move, presuming: bool = False, ask: bool = True) -> Desk:
    """Let Anna and Bob play Sticks with these moves only, until one of them is made."""

    def legal(state: State, seat: Seat) -> tuple[Move, ...]:
        return moves if state.heap == 12 and not any(state.seen) else legal_moves(state, seat)

    game: AnyGame = GAME
    game = evolve(game, moves=(*GAME.moves, Reach, Lay), legal_moves=legal, prompt=prompt if presuming else GAME.prompt)
    desk = Desk(deal("Anna", "Bob", dice=True), game)
    desk.controller.ask_final = lambda: ask
    desk.controller.start()
    desk.said()
    return desk


@pytest.mark.usefixtures("qapp")
def test_what_is_presumed_is_not_asked_twice() -> None:
    """One click looks at the card; the die is still asked about."""
    desk = desk_with(Peek(0), Throw(0), presuming=True)
    assert desk.controller.presumed() == (Piece(CARD),)
    desk.controller.press("throw")
    assert desk.match.ply == 0
    desk.controller.back()
    desk.click(CARD)
    assert desk.kept.moves() == ["peek"]


@pytest.mark.usefixtures("qapp")
def test_enter_takes_what_is_presumed() -> None:
    """With nothing in focus one key is enough; behind it nothing is presumed any more, and Enter does nothing."""
    desk = desk_with(Peek(0), Throw(0), presuming=True)
    desk.scene.accepted.emit()
    assert desk.kept.moves() == ["peek"]
    assert desk.controller.presumed() == ()
    desk.scene.accepted.emit()
    assert desk.match.ply == 1


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("moves", [(Peek(0),), (Throw(0),)])
def test_enter_takes_the_only_thing_on_offer(moves: tuple[Move, ...]) -> None:
    """A piece or a button; and what is forced needs no second touch."""
    desk = desk_with(*moves)
    desk.controller.accept()
    assert desk.match.ply == 1


def test_enter_does_not_choose(sit: Callable[..., Desk]) -> None:
    """Where several things are on offer and none is presumed, Enter with nothing in focus does nothing."""
    desk = sit()
    desk.controller.accept()
    assert desk.controller.picked() == ()
    assert desk.match.ply == 0


@pytest.mark.usefixtures("qapp")
def test_the_same_drag_again_confirms() -> None:
    """A card that was dropped on a stick is carried there a second time: that says it twice."""
    desk = desk_with(Reach(0), Take(0, 1), Throw(0))
    way = desk.scene.look().around(Piece(CARD)), desk.scene.look().around(Piece(11))
    desk.lift(CARD)
    desk.controller.drop(*way)
    assert desk.controller.pending == Reach(0)
    desk.lift(CARD)
    desk.controller.drop(*way)
    assert desk.kept.moves() == ["reach"]


@pytest.mark.usefixtures("qapp")
def test_a_click_on_nothing_leaves_a_move_waiting() -> None:
    """What cannot be picked at all is refused, and OK still confirms what waited."""
    desk = desk_with(Peek(0), Throw(0))
    desk.controller.press("throw")
    desk.click(CARD + 1)
    assert desk.controller.pending == Throw(0)
    assert desk.controller.picked() == (THROW,)
    assert NOT_MADE.why not in desk.said()
    desk.controller.finish()
    assert desk.kept.moves() == ["throw"]


def test_looking_back_drops_what_waited_and_says_so(sit: Callable[..., Desk]) -> None:
    """A click into the log while a throw waits: the throw was not made."""
    desk = sit(dice=True)
    desk.take(1)
    desk.controller.ask_final = lambda: True
    desk.controller.press("throw")
    desk.controller.look_at(0)
    assert desk.said()[-1] == NOT_MADE.why
    assert desk.controller.pending is None
    assert desk.match.ply == 1


@pytest.mark.usefixtures("qapp")
def test_a_place_that_was_clicked_is_where_a_piece_may_be_brought() -> None:
    """First the heap, then the card is carried there: that says it; carried elsewhere it goes home, the heap stays."""
    desk = desk_with(Lay(0), Take(0, 1), Throw(0), ask=False)
    around = desk.scene.look().around
    desk.controller.point((Cell("heap"),))
    assert desk.controller.picked() == (Cell("heap"),)
    desk.lift(CARD)
    desk.controller.drop(around(Piece(CARD)), around(Piece(CARD + 1)))
    assert desk.controller.picked() == (Cell("heap"),)
    desk.lift(CARD)
    desk.controller.drop(around(Piece(CARD)), around(Piece(11)))
    assert desk.kept.moves() == ["lay"]
