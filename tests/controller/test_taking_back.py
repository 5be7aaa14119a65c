"""Undo, redo, taking back with everybody's consent, and looking at an earlier moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from boardtable.engine.match import Stop
from boardtable.engine.record import Undid
from boardtable.engine.target import Cell, Piece
from boardtable.scene.film import Speed
from tests.engine.sticks import CARD, Peek

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.controller.desk import Desk


def test_undo_is_free_until_the_next_one_acts(sit: Callable[..., Desk]) -> None:
    """Anna takes two sticks and takes them back: it is her turn again, and the record keeps both."""
    desk = sit()
    before = desk.match.digest()
    desk.take(2)
    assert desk.controller.onlooker == 1
    desk.controller.undo()
    assert desk.match.digest() == before
    assert desk.controller.onlooker == 0
    assert desk.lit() == {*range(12), CARD}
    assert desk.kept.entries[-1] == Undid(1)


def test_redo_plays_the_same_again(sit: Callable[..., Desk]) -> None:
    """A throw that was taken back by consent falls the same way once more."""
    desk = sit()
    desk.controller.press("throw")
    thrown = desk.match.digest()
    desk.controller.undo(all_agree=True)
    assert desk.kept.entries[-1] == Undid(1, agreed=(1,))
    desk.controller.redo()
    assert desk.match.digest() == thrown
    assert desk.controller.onlooker == 1
    desk.controller.redo()
    assert desk.match.ply == 1


@pytest.mark.parametrize(("do", "stop"), [("throw", Stop.LUCK), ("peek", Stop.SHOWN), ("touch", Stop.ACTED)])
def test_what_stops_an_undo(sit: Callable[..., Desk], do: str, stop: Stop) -> None:
    """Chance, a card that was looked at, and another person who has pointed at something stand in the way."""
    desk = sit()
    if do == "throw":
        desk.controller.press("throw")
    elif do == "peek":
        desk.peek(0)
    else:
        desk.take(1)
        desk.click(10)
    assert desk.match.undo_stop() is stop
    desk.controller.undo()
    assert desk.match.ply == 1
    desk.controller.undo(all_agree=True)
    assert desk.match.ply == 0


def test_nothing_to_undo(sit: Callable[..., Desk]) -> None:
    """At the beginning there is neither undo nor redo."""
    desk = sit()
    desk.controller.undo()
    desk.controller.redo()
    assert desk.match.ply == 0
    assert desk.kept.entries == ()


def test_looking_back_and_coming_back(sit: Callable[..., Desk]) -> None:
    """An earlier table offers nothing; a click only comes back to the present."""
    desk = sit()
    desk.take(3)
    desk.take(3)
    desk.controller.look_at(1)
    assert desk.controller.shown_ply == 1
    assert [item.at for item in desk.controller.table.placed if item.piece == 8] == [Cell("heap")]
    assert desk.lit() == set()
    desk.click(5)
    assert desk.controller.looking_at is None
    assert desk.controller.picked() == ()
    assert [item.at for item in desk.controller.table.placed if item.piece == 8] == [Cell("sticks/1")]
    assert desk.lit() == {*range(6), CARD}


def test_an_earlier_moment_shows_no_notes_of_now(sit: Callable[..., Desk]) -> None:
    """4: the last stick is marked once it is the only one; not on the table of a while ago."""
    desk = sit()
    for n in (3, 3, 3, 2):
        desk.take(n)
    assert desk.scene.note_of(Piece(0)) is not None
    desk.controller.look_at(1)
    assert desk.scene.note_of(Piece(0)) is None
    desk.controller.look_at(None)
    assert desk.scene.note_of(Piece(0)) is not None


def test_a_moment_that_never_was_is_the_present(sit: Callable[..., Desk]) -> None:
    """Beyond the last decision, and before the deal, there is nothing to look at."""
    desk = sit()
    desk.take(1)
    for ply in (1, 7, -1, None):
        desk.controller.look_at(ply)
        assert desk.controller.looking_at is None
        assert desk.controller.shown_ply == 1


def test_redo_while_looking_back_shows_the_present(sit: Callable[..., Desk]) -> None:
    """What is played again is seen, wherever one was looking."""
    desk = sit()
    desk.take(1)
    desk.take(1)
    desk.controller.undo()
    desk.controller.look_at(0)
    desk.controller.redo()
    assert desk.controller.looking_at is None
    assert desk.controller.shown_ply == 2


def test_taking_back_during_a_film(sit: Callable[..., Desk]) -> None:
    """A film ends at once, and the table is that of before the decision."""
    desk = sit(speed=Speed.NORMAL)
    desk.take(3)
    assert desk.scene.filming
    desk.controller.undo()
    assert not desk.scene.filming
    assert desk.controller.onlooker == 0
    assert desk.lit() == {*range(12), CARD}


def test_playing_again_is_not_filmed(sit: Callable[..., Desk]) -> None:
    """Everybody saw how it came about: each redo shows its table at once, and a film that runs ends first."""
    desk = sit(speed=Speed.NORMAL)
    desk.take(3)
    desk.scene.finish_film()
    desk.take(2)
    desk.controller.undo()
    desk.controller.undo()
    desk.controller.redo()
    assert not desk.scene.filming
    assert (desk.heap, desk.controller.onlooker) == (9, 1)
    desk.controller.redo()
    assert not desk.scene.filming
    assert (desk.heap, desk.controller.onlooker) == (7, 0)


def test_the_end_can_be_taken_back_and_reached_again(sit: Callable[..., Desk]) -> None:
    """4: the cards were turned up at the end, so all have to agree; the end is told each time."""
    desk = sit()
    for _ in range(4):
        desk.take(3)
    assert desk.match.undo_stop() is Stop.SHOWN
    desk.controller.undo(all_agree=True)
    assert desk.controller.acting() == 1
    desk.controller.redo()
    assert len(desk.outcomes) == 2
    assert desk.outcomes[0] == desk.outcomes[1]


def test_a_lone_person_need_ask_nobody(sit: Callable[..., Desk]) -> None:
    """A decision for good is taken back by the one who made it."""
    desk = sit("Anna")
    desk.peek(0)
    desk.controller.undo(all_agree=True)
    assert desk.match.ply == 0
    desk.match.play(Peek(0))
    assert desk.match.must_agree() == ()
