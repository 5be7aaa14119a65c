"""The curtain between two people, and the film before it falls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.match import Stop
from boardtable.engine.table import Table
from boardtable.engine.target import Cell, Piece
from boardtable.scene.film import Speed
from tests.engine.sticks import BACK, CARD

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.controller.desk import Desk


def hidden(desk: Desk) -> bool:
    """Tell whether nothing at all of the table can be seen, named or pointed at."""
    scene = desk.scene
    return (
        desk.controller.table == Table(())
        and scene.look().placed == {}
        and scene.offers() == frozenset()
        and all(scene.where(piece) is None for piece in (*range(12), CARD, CARD + 1))
        and scene.label_of(Piece(CARD)) is None
        and desk.controller.picked() == ()
        and desk.controller.offered_buttons() == ()
    )


def test_no_curtain_while_nothing_is_hidden(sit: Callable[..., Desk]) -> None:
    """All cards lie face down for everybody, so nobody has to look away."""
    desk = sit()
    desk.take(1)
    desk.take(1)
    assert desk.curtains == []
    assert desk.controller.onlooker == 0


def test_a_curtain_falls_and_is_lifted(sit: Callable[..., Desk]) -> None:
    """3: Anna has looked at her card; Bob lifts the curtain and sees its back."""
    desk = sit()
    desk.peek(0)
    assert desk.face(0) != BACK
    assert desk.curtains == []
    desk.take(1)
    assert desk.curtains == [1]
    assert desk.controller.waiting == 1
    assert hidden(desk)
    desk.controller.lift_curtain()
    assert desk.controller.waiting is None
    assert desk.controller.onlooker == 1
    assert desk.face(0) == BACK
    assert desk.lit() == {*range(11), CARD + 1}


def test_lifting_the_curtain_counts_as_acting(sit: Callable[..., Desk]) -> None:
    """Whoever lifted it may have seen something: the other's undo is no longer free."""
    desk = sit()
    desk.peek(0)
    desk.take(1)
    assert desk.match.undo_stop() is None
    desk.controller.lift_curtain()
    assert desk.match.undo_stop() is Stop.ACTED


def test_behind_the_curtain_nothing_can_be_done(sit: Callable[..., Desk]) -> None:
    """Neither pointing nor looking back nor playing again leads past the curtain."""
    desk = sit()
    desk.peek(0)
    desk.take(1)
    acts: tuple[Callable[[], None], ...] = (
        lambda: desk.controller.point((Piece(5), Cell("heap"))),
        lambda: desk.controller.lift((Piece(5), Cell("heap"))),
        lambda: desk.controller.drop((Piece(5), Cell("heap")), (Cell("sticks/0"),)),
        lambda: desk.controller.press("throw"),
        desk.controller.back,
        desk.controller.finish,
        desk.controller.redo,
        desk.controller.put_down,
        desk.controller.say_anew,
        lambda: desk.controller.look_at(0),
        desk.controller.start,
    )
    for act in acts:
        act()
        assert hidden(desk)
        assert desk.controller.waiting == 1
    assert desk.match.ply == 2
    desk.controller.lift_curtain()
    assert desk.controller.shown_ply == 2


def test_undo_behind_the_curtain_asks_for_the_one_before(sit: Callable[..., Desk]) -> None:
    """It is free, since Bob has not looked; but who sits there now? Anna lifts the curtain herself."""
    desk = sit()
    desk.peek(0)
    desk.take(1)
    desk.controller.undo()
    assert desk.match.ply == 1
    assert desk.curtains == [1, 0]
    assert hidden(desk)
    desk.controller.lift_curtain()
    assert desk.controller.onlooker == 0
    assert desk.face(0) != BACK


def test_a_game_that_is_opened_begins_behind_the_curtain(sit: Callable[..., Desk]) -> None:
    """Nobody looks yet, and Anna's card is known to her alone."""
    desk = sit()
    desk.peek(0)
    desk.controller.people.onlooker = None
    desk.controller.start()
    assert desk.curtains == [0]
    assert hidden(desk)


def test_leaving_the_window_drops_the_curtain(sit: Callable[..., Desk]) -> None:
    """Only while something is hidden; the same person lifts it and goes on, and undo is as free as before."""
    desk = sit()
    desk.take(1)
    desk.controller.drop_curtain()
    assert desk.controller.waiting is None
    desk.peek(1)
    desk.click(5)
    desk.controller.drop_curtain()
    assert desk.controller.waiting == 1
    assert hidden(desk)
    desk.controller.drop_curtain()
    assert desk.curtains == [1]
    desk.controller.lift_curtain()
    assert desk.controller.onlooker == 1
    assert desk.face(1) != BACK


def test_leaving_during_a_film(sit: Callable[..., Desk]) -> None:
    """The film ends, the turn passes, and the curtain is the next one's."""
    desk = sit(speed=Speed.NORMAL)
    desk.peek(0)
    desk.scene.finish_film()
    desk.take(2)
    assert desk.scene.filming
    desk.controller.drop_curtain()
    assert desk.curtains == [1]
    assert desk.controller.waiting == 1
    assert hidden(desk)


def test_the_film_comes_before_the_curtain(sit: Callable[..., Desk]) -> None:
    """Anna sees what she did before Bob's turn begins; during the film nothing is on offer."""
    desk = sit(speed=Speed.NORMAL)
    desk.peek(0)
    desk.scene.finish_film()
    desk.take(2)
    assert desk.scene.filming
    assert desk.controller.onlooker == 0
    assert desk.controller.offered_buttons() == ()
    assert desk.scene.offers() == frozenset()
    assert desk.curtains == []
    desk.scene.finish_film()
    assert desk.curtains == [1]


def test_the_end_lifts_all_curtains(sit: Callable[..., Desk]) -> None:
    """4: at the end all cards are turned up, and whoever looks goes on looking."""
    desk = sit()
    desk.peek(0)
    for _ in range(4):
        desk.take(3)
        if desk.controller.waiting is not None:
            desk.controller.lift_curtain()
    assert [desk.face(seat) != BACK for seat in (0, 1)] == [True, True]
    assert len(desk.outcomes) == 1


def test_pictures_need_no_curtain(sit: Callable[..., Desk]) -> None:
    """A picture is drawn as an onlooker or as one seat, at any moment."""
    desk = sit()
    desk.peek(0)
    desk.take(1)
    desk.controller.waiting = desk.controller.people.onlooker = None
    desk.controller.look_at(None)
    assert desk.face(0) == BACK
    desk.controller.people.onlooker = 0
    desk.controller.look_at(1)
    assert desk.face(0) != BACK
    assert desk.controller.shown_ply == 1
