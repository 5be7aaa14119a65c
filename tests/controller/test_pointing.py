"""Clicks, drags and buttons become decisions, or a sentence that says why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from boardtable.controller.table import NOT_MADE
from boardtable.engine.game import Refusal
from boardtable.engine.target import Cell, Piece
from boardtable.engine.text import plain, text
from boardtable.scene.film import Speed
from tests.controller.desk import THROW, Desk, deal
from tests.engine.sticks import CARD, GAME

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from boardtable.engine.target import Target
    from tests.engine.sticks import State


def test_what_may_be_pointed_at_is_lit(sit: Callable[..., Desk]) -> None:
    """2, 3: all twelve sticks are alike and lit, and so is the own card; the other's is not."""
    desk = sit()
    assert desk.lit() == {*range(12), CARD}
    assert desk.controller.offered_buttons() == ("throw",)
    prompt = desk.controller.prompt()
    assert prompt is not None
    assert plain(prompt.ask) == "Take sticks."


def test_clicks_and_a_button_take_sticks(sit: Callable[..., Desk]) -> None:
    """2: two clicks and the button are one decision, written down before anything moves."""
    desk = sit()
    desk.click(11)
    prompt = desk.controller.prompt()
    assert prompt is not None
    assert plain(prompt.ask) == "Picked: 1."
    desk.click(10)
    assert desk.controller.offered_buttons() == ("take",)
    desk.controller.press("take")
    assert desk.heap == 10
    assert desk.kept.moves() == ["take"]
    assert desk.controller.onlooker == 1
    assert desk.controller.picked() == ()


def test_any_stick_stands_for_the_uppermost(sit: Callable[..., Desk]) -> None:
    """All sticks in the heap are alike: the one that was clicked is the one that moves."""
    desk = sit(speed=Speed.NORMAL)
    was = desk.scene.where(3)
    desk.click(3)
    desk.controller.press("take")
    assert desk.heap == 11
    assert desk.scene.where(11) == was
    assert desk.controller.table.placed[11].at == Cell("sticks/0")


def test_a_second_click_puts_back(sit: Callable[..., Desk]) -> None:
    """What was picked is let go by clicking it again, or by Back, the last one first."""
    desk = sit()
    desk.click(11)
    desk.click(10)
    desk.click(11)
    assert desk.controller.picked() == (Piece(10),)
    desk.controller.back()
    assert desk.controller.picked() == ()
    assert desk.heap == 12


def test_a_refused_click_cites_its_rule(sit: Callable[..., Desk]) -> None:
    """3: the other's card is not mine to look at; the next pointing wipes the sentence away."""
    desk = sit()
    desk.click(CARD + 1)
    assert desk.rules() == [None, "3"]
    assert desk.match.ply == 0
    desk.click(11)
    assert desk.rules() == [None]


def test_no_fourth_stick(sit: Callable[..., Desk]) -> None:
    """2: three sticks at most; the picks stay as they are."""
    desk = sit()
    for piece in (11, 10, 9, 8):
        desk.click(piece)
    assert desk.rules()[-1] == "2"
    assert desk.controller.picked() == (Piece(11), Piece(10), Piece(9))


def test_a_lift_narrows_and_never_completes(sit: Callable[..., Desk]) -> None:
    """A card in the hand is not yet looked at; giving the drag up leaves everything as before."""
    desk = sit()
    desk.lift(CARD)
    assert desk.controller.picked() == (Piece(CARD),)
    assert desk.match.ply == 0
    desk.controller.put_down()
    assert desk.controller.picked() == ()
    assert desk.lit() == {*range(12), CARD}
    assert desk.rules() == [None]


def test_what_stands_beside_the_table_follows_a_lift_a_frame_later(sit: Callable[..., Desk], qtbot: QtBot) -> None:
    """What may still be pointed at is lit at once; nothing else holds up the hand."""
    desk = sit()
    told: list[tuple[Target, ...]] = []
    desk.controller.changed.connect(lambda: told.append(desk.controller.picked()))
    with qtbot.waitSignal(desk.controller.changed):
        desk.lift(CARD)
        assert desk.lit() == set()  # the card alone is the move
        assert told == []
    assert told == [(Piece(CARD),)]


@pytest.mark.usefixtures("qapp")
def test_lifting_what_is_not_on_offer_says_why() -> None:
    """The rule is asked for as soon as the other's card leaves the table, and again when it falls."""
    asked: list[tuple[tuple[Target, ...], tuple[Target, ...]]] = []

    def why_not(_state: State, _seat: int, held: tuple[Target, ...], under: tuple[Target, ...]) -> Refusal:
        asked.append((held, under))
        return Refusal(text("sticks", "You may look at your own card once."), "3")

    desk = Desk(deal("Anna", "Bob"), evolve(GAME, why_not=why_not))
    desk.controller.start()
    desk.rules()
    desk.lift(CARD + 1)
    assert asked == [((Piece(CARD + 1), Cell("card/1")), ())]
    assert desk.rules() == [None, "3"]
    assert desk.controller.picked() == ()
    desk.drop(CARD + 1, "sticks/0")
    assert asked[1:] == [((Piece(CARD + 1), Cell("card/1")), (Cell("sticks/0"),))]
    assert desk.rules() == ["3"]
    assert desk.match.ply == 0


def test_a_drop_where_nothing_is_offered_goes_home(sit: Callable[..., Desk]) -> None:
    """The stick is let go of, and all is lit as before."""
    desk = sit()
    desk.lift(11)
    desk.drop(11, "sticks/1")
    assert desk.controller.picked() == ()
    assert desk.lit() == {*range(12), CARD}
    assert desk.match.ply == 0


def test_an_unfinished_drop_stays_picked(sit: Callable[..., Desk]) -> None:
    """A stick dropped on another one picks that as well, and the button is still needed."""
    desk = sit()
    desk.lift(11)
    desk.controller.drop(desk.scene.look().around(Piece(11)), desk.scene.look().around(Piece(10)))
    assert desk.controller.picked() == (Piece(11), Piece(10))
    assert desk.controller.offered_buttons() == ("take",)
    desk.controller.press("take")
    assert desk.heap == 10


def test_ok_without_a_decision_does_nothing(sit: Callable[..., Desk]) -> None:
    """Enter with nothing to confirm is no decision."""
    desk = sit()
    assert not desk.controller.can_finish()
    desk.controller.finish()
    desk.click(11)
    desk.controller.finish()
    assert desk.match.ply == 0
    assert desk.controller.picked() == (Piece(11),)


def test_a_move_for_good_waits_for_a_second_touch(sit: Callable[..., Desk]) -> None:
    """A throw decides by chance, so whoever wants to be asked presses twice; sticks need no asking."""
    desk = sit()
    desk.controller.ask_final = lambda: True
    desk.controller.press("throw")
    assert desk.controller.pending is not None
    assert desk.controller.can_finish()
    assert desk.controller.picked() == (THROW,)
    assert desk.match.ply == 0
    desk.controller.press("throw")
    assert desk.kept.moves() == ["throw"]
    desk.take(1)
    assert desk.kept.moves() == ["throw", "take"]


def test_ok_confirms(sit: Callable[..., Desk]) -> None:
    """OK, or Enter, is the other way to say it twice."""
    desk = sit()
    desk.controller.ask_final = lambda: True
    desk.peek(0)
    assert desk.match.ply == 0
    desk.controller.finish()
    assert desk.kept.moves() == ["peek"]


def test_back_gives_up_what_waits(sit: Callable[..., Desk]) -> None:
    """Back lets go of a throw that waits; nothing was thrown."""
    desk = sit()
    desk.controller.ask_final = lambda: True
    desk.controller.press("throw")
    desk.controller.back()
    assert desk.controller.pending is None
    assert desk.controller.picked() == ()
    assert desk.match.ply == 0


def test_pointing_elsewhere_means_something_else(sit: Callable[..., Desk]) -> None:
    """While a throw waits, a click on a stick drops it and picks the stick."""
    desk = sit()
    desk.controller.ask_final = lambda: True
    desk.controller.press("throw")
    desk.click(11)
    assert desk.controller.pending is None
    assert desk.controller.picked() == (Piece(11),)
    assert desk.said() == [None, None, NOT_MADE.why]


def test_lifting_elsewhere_means_something_else(sit: Callable[..., Desk]) -> None:
    """The same for a hand that lifts a stick; lifting something that is no use leaves the throw waiting."""
    desk = sit()
    desk.controller.ask_final = lambda: True
    desk.controller.press("throw")
    desk.lift(11)
    assert desk.controller.picked() == (Piece(11),)
    assert desk.said()[-1] == NOT_MADE.why
    desk.controller.put_down()
    desk.controller.press("throw")
    desk.lift(CARD + 1)
    assert desk.controller.pending is not None
    assert desk.controller.picked() == (THROW,)
    assert NOT_MADE.why not in desk.said()


def test_what_waits_can_be_laid_back(sit: Callable[..., Desk]) -> None:
    """A card that waits to be looked at is lifted again and let go elsewhere: Enter then confirms nothing."""
    desk = sit()
    desk.controller.ask_final = lambda: True
    desk.peek(0)
    desk.lift(CARD)
    assert desk.controller.pending is not None
    desk.said()
    desk.drop(CARD, "sticks/0")
    assert desk.said()[-1] == NOT_MADE.why
    assert desk.controller.pending is None
    assert desk.controller.picked() == ()
    desk.controller.finish()
    assert desk.match.ply == 0


def test_a_drag_that_is_given_up_changes_nothing(sit: Callable[..., Desk]) -> None:
    """What was picked before the lift stays picked, and what waited waits."""
    desk = sit()
    desk.controller.ask_final = lambda: True
    desk.peek(0)
    before = (desk.controller.picked(), desk.controller.pending)
    desk.lift(CARD)
    desk.controller.put_down()
    assert (desk.controller.picked(), desk.controller.pending) == before
    desk.controller.back()
    desk.lift(CARD)
    desk.controller.put_down()
    assert desk.controller.picked() == ()


def test_after_the_end_nothing_can_be_pointed_at(sit: Callable[..., Desk]) -> None:
    """4: the game is over, with its outcome, and pointing is no decision."""
    desk = sit()
    for _ in range(4):
        desk.take(3)
    assert desk.lit() == set()
    assert [outcome.winners for outcome in desk.outcomes] == [desk.outcomes[0].winners]
    assert desk.controller.prompt() is None
    assert desk.controller.offered_buttons() == ()
    assert desk.controller.acting() is None
    desk.click(CARD)
    assert desk.match.ply == 4
