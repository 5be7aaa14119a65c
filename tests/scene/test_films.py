"""The way from one table to the next, and that it always ends where the table says."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, Qt

from boardtable.engine.target import Cell, Piece
from boardtable.scene.film import (
    HOME_MS,
    LONGEST_MS,
    SHORTEST_MS,
    Change,
    Clock,
    Moment,
    Speed,
    changes,
    eased,
    schedule,
)
from boardtable.scene.places import Places
from tests.scene.toy import BLUE_CARD, BOARD_CARD, ZONES, Hand, opening, placed, with_piece, without

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from boardtable.engine.table import Table

SHELF = Cell("shelf")
ENDLESS = 100_000


@pytest.fixture
def moving(hand: Hand) -> Hand:
    """Let things take their time."""
    hand.scene.set_speed(Speed.NORMAL)
    return hand


def two_moves() -> tuple[Table, Table]:
    """Take card 4 to the shelf, then card 31 beside it."""
    first = with_piece(opening(), 4, Cell("shelf", 0))
    return first, with_piece(first, BOARD_CARD, Cell("shelf", 1))


def test_a_film_ends_at_its_last_table(moving: Hand, qtbot: QtBot) -> None:
    """Moment by moment, and then whoever waits is told once."""
    told: list[str] = []
    first, second = two_moves()
    moving.scene.play((Moment(first, ((4,),)), Moment(second, ((BOARD_CARD,),))), lambda: told.append("over"))
    assert moving.scene.filming
    assert told == []
    qtbot.waitUntil(lambda: bool(told))
    assert told == ["over"]
    assert moving.scene.look().placed[BOARD_CARD].at == Cell("shelf", 1)
    assert not moving.scene.filming
    moving.agrees()


def test_on_the_way_a_piece_is_between_the_two_places(moving: Hand) -> None:
    """Whoever looks sees it fly, others stay where they are."""
    start = moving.scene.where(4)
    moving.scene.play((Moment(two_moves()[0], ((4,),)),), lambda: None)
    moving.scene.clock.advance(50)
    here, end = moving.scene.where(4), QRectF(675, 370, 150, 210)
    assert start is not None
    assert here is not None
    assert start.top() > here.top() > end.top()
    moving.scene.finish_film()
    moving.agrees()


def test_without_speed_a_film_is_over_at_once(hand: Hand) -> None:
    """Off also stands for the system's wish for reduced motion."""
    told: list[str] = []
    hand.scene.play([Moment(table) for table in two_moves()], lambda: told.append("over"))
    assert told == ["over"]
    hand.agrees()


def test_a_film_without_moments_is_over_at_once(moving: Hand) -> None:
    """Nothing happened, and that is told as well."""
    told: list[str] = []
    moving.scene.play((), lambda: told.append("over"))
    assert told == ["over"]
    moving.agrees()


def test_a_moment_without_a_difference_takes_no_time(moving: Hand) -> None:
    """The same table once more is no film."""
    told: list[str] = []
    moving.scene.play((Moment(opening()),), lambda: told.append("over"))
    assert told == ["over"]


def test_skipping_goes_to_the_last_table(moving: Hand) -> None:
    """All moments left are passed over."""
    told: list[str] = []
    moving.scene.play([Moment(table) for table in two_moves()], lambda: told.append("over"))
    assert moving.scene.finish_film()
    assert told == ["over"]
    assert moving.scene.look().placed[BOARD_CARD].at == Cell("shelf", 1)
    moving.agrees()
    assert not moving.scene.finish_film()
    moving.scene.clock.advance(ENDLESS)
    assert told == ["over"]
    moving.agrees()


def test_a_table_shown_during_a_film_ends_it_there(moving: Hand) -> None:
    """The table is the truth: what is shown stays, and whoever waits is told."""
    told: list[str] = []
    moving.scene.play([Moment(table) for table in two_moves()], lambda: told.append("over"))
    moving.scene.clock.advance(40)
    moving.scene.show(opening())
    assert told == ["over"]
    assert moving.scene.look().placed[4].at == Cell("hand")
    moving.agrees()


def test_a_new_film_ends_the_old_one(moving: Hand) -> None:
    """Both are told of, each once, in order."""
    told: list[str] = []
    first, second = two_moves()
    moving.scene.play((Moment(first),), lambda: told.append("first"))
    moving.scene.play((Moment(second),), lambda: told.append("second"))
    assert told == ["first"]
    moving.scene.finish_film()
    assert told == ["first", "second"]
    moving.agrees()


def test_a_film_may_follow_from_a_film(moving: Hand) -> None:
    """Who is told that one is over may start the next."""
    told: list[str] = []
    first, second = two_moves()
    moving.scene.play((Moment(first),), lambda: moving.scene.play((Moment(second),), lambda: told.append("over")))
    moving.scene.finish_film()
    assert told == []
    assert moving.scene.filming
    moving.scene.finish_film()
    assert told == ["over"]
    moving.agrees()


def test_a_film_that_fails_shows_the_table(moving: Hand, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    """The fault is not hidden, but the table is right and the game goes on."""
    told: list[str] = []

    def fail(_change: Change, _table: Table, _progress: float) -> None:
        message = "torn"
        raise RuntimeError(message)

    moving.scene.play((Moment(two_moves()[0], ((4,),)),), lambda: told.append("over"))
    monkeypatch.setattr(moving.scene.pieces, "film_step", fail)
    with qtbot.captureExceptions() as faults:
        qtbot.waitUntil(lambda: bool(told))
    assert [str(fault[1]) for fault in faults] == ["torn"]
    assert told == ["over"]
    moving.agrees()


def test_pieces_that_come_and_go(moving: Hand) -> None:
    """What is new appears at its place, what is gone has left the screen."""
    table = without(opening(), 1)
    table = evolve(table, placed=(*table.placed, placed(50, BLUE_CARD, "shelf", 3)))
    moving.scene.play((Moment(table, ((1,), (50,))),), lambda: None)
    moving.scene.clock.advance(80)
    moving.scene.clock.advance(ENDLESS)
    moving.scene.clock.advance(ENDLESS)
    assert moving.scene.where(1) is None
    assert moving.scene.where(50) == QRectF(1280, 377, 140, 196)
    moving.agrees()


def test_a_face_turns_on_the_way(moving: Hand) -> None:
    """A piece that only shows another face is part of the film, too."""
    table = opening()
    turned = evolve(
        table, placed=tuple(evolve(item, face=BLUE_CARD) if item.piece == 1 else item for item in table.placed)
    )
    told: list[str] = []
    moving.scene.play((Moment(turned, ((1,),)),), lambda: told.append("over"))
    assert told == []
    moving.scene.clock.advance(ENDLESS)
    assert told == ["over"]
    assert moving.scene.look().placed[1].face == BLUE_CARD


def test_a_click_counts_if_the_same_lies_under_the_pointer_after_the_film(moving: Hand) -> None:
    """Any input ends the film; what did not move can be clicked at once."""
    moving.scene.play((Moment(two_moves()[0]),), lambda: None)
    moving.click(Piece(BOARD_CARD))
    assert not moving.scene.filming
    assert moving.heard() == [("pointed", (Piece(BOARD_CARD), Cell("board", (0, 1)), Cell("board")))]
    moving.agrees()


def test_a_click_on_what_slid_away_does_not_count(moving: Hand) -> None:
    """Nobody plays a card that slid under the pointer; the second click of a double click does."""
    moving.scene.play((Moment(two_moves()[0]),), lambda: None)
    spot = QPointF(750, 475)
    moving.click(spot)
    assert not moving.scene.filming
    assert moving.heard() == []
    moving.click(spot)
    assert moving.heard() == [("pointed", (Piece(4), Cell("shelf", 0), SHELF))]


def test_a_key_ends_the_film_and_does_nothing_else(moving: Hand) -> None:
    """Esc and Enter included."""
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Right):
        moving.scene.show(opening())
        moving.scene.play((Moment(two_moves()[0]),), lambda: None)
        moving.key(key)
        assert not moving.scene.filming
        assert moving.heard() == []
        moving.agrees()


def test_a_refused_drop_glides_home(moving: Hand) -> None:
    """It takes 220 ms (look 1) and ends exactly at home; a click on the way is obeyed."""
    moving.drag(Piece(4), Cell("shelf", 0))
    away = moving.scene.where(4)
    assert away is not None
    moving.scene.clock.advance(HOME_MS - 20)
    nearer = moving.scene.where(4)
    assert nearer is not None
    assert nearer.top() > away.top()
    assert moving.scene.moving
    moving.scene.clock.advance(20)
    assert not moving.scene.moving
    moving.agrees()


def test_a_piece_gliding_home_can_be_caught(moving: Hand) -> None:
    """The drag begins from home, whatever was on its way."""
    moving.drag(Piece(4), Cell("shelf", 0))
    moving.scene.clock.advance(100)
    moving.heard()
    moving.lift(Piece(4))
    assert moving.scene.carried == (4,)
    moving.key(Qt.Key.Key_Escape)
    moving.scene.clock.advance(ENDLESS)
    moving.agrees()


def test_the_drop_goes_on_from_where_it_fell(moving: Hand) -> None:
    """The film of a move begins where the hand let go: nothing jumps back first."""
    moving.answer(lambda _held, _under: moving.scene.play((Moment(two_moves()[0], ((4,),)),), lambda: None))
    moving.drag(Piece(4), QPointF(760, 480))
    moving.scene.clock.advance(1)
    here = moving.scene.where(4)
    assert here is not None
    assert abs(here.center().x() - 760) < 90
    assert abs(here.center().y() - 480) < 90
    moving.scene.clock.advance(ENDLESS)
    moving.agrees()


def test_groups_come_one_after_the_other() -> None:
    """The order of events is the order of the film; making room comes first, the unnamed last."""
    table = opening()
    for piece, at in ((4, Cell("shelf", 0)), (BOARD_CARD, Cell("shelf", 1)), (11, Cell("shelf", 2))):
        table = with_piece(table, piece, at)
    before, after = Places(ZONES, opening().placed), Places(ZONES, table.placed)
    found = changes(before, {piece: spot.rect for piece, spot in before.spots.items()}, after)
    assert set(found) == {1, 2, 3, 4, BOARD_CARD, 11}
    plan = schedule(Moment(table, ((BOARD_CARD,), (4,))), found)
    begins = {change.piece: begin for change, begin, _ in plan}
    ends = {change.piece: begin + ms for change, begin, ms in plan}
    assert begins[1] == begins[2] == begins[3] == begins[BOARD_CARD] == 0
    assert begins[4] == ends[BOARD_CARD]
    assert begins[11] == ends[4]
    assert all(SHORTEST_MS <= ms <= LONGEST_MS for _, _, ms in plan)


def test_pieces_of_one_event_set_out_one_after_the_other() -> None:
    """In the order in which the event names them."""
    table = opening()
    for n, piece in enumerate((3, 1, 2)):
        table = with_piece(table, piece, Cell("shelf", n))
    before, after = Places(ZONES, opening().placed), Places(ZONES, table.placed)
    found = changes(before, {piece: spot.rect for piece, spot in before.spots.items()}, after)
    begins = {change.piece: begin for change, begin, _ in schedule(Moment(table, ((3, 1, 2),)), found)}
    assert begins[3] < begins[1] < begins[2]


def test_the_clock_slows_down_towards_the_end() -> None:
    """Ease-out: more than half of the way in half of the time."""
    assert eased(0) == 0
    assert eased(0.5) == 0.875
    assert eased(1) == 1


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("speed", "ms"), [(Speed.FAST, 50), (Speed.NORMAL, 100), (Speed.SLOW, 200)])
def test_the_clock_knows_three_speeds(speed: Speed, ms: int) -> None:
    """Fast takes half as long as normal, slow twice as long."""
    clock = Clock()
    done: list[bool] = []
    clock.speed = speed
    clock.run("it", lambda _: None, 100, done=lambda: done.append(True))
    clock.advance(ms - 1)
    assert done == []
    clock.advance(1)
    assert done == [True]


@pytest.mark.usefixtures("qapp")
def test_the_clock_forgets_what_is_stopped() -> None:
    """A motion that is stopped stays where it is and tells nobody."""
    clock = Clock()
    ways: list[float] = []
    clock.run("it", ways.append, 100, delay=10, done=lambda: ways.append(-1))
    clock.advance(5)
    assert ways == []
    clock.advance(55)
    assert ways == [0.875]
    clock.stop("it")
    clock.advance(ENDLESS)
    assert ways == [0.875]
    assert not clock.is_running()


def test_a_moment_may_be_held(moving: Hand) -> None:
    """What it shows is seen once everything is there, and stays for its time; then the film goes on."""
    told: list[str] = []
    first, second = two_moves()
    held = Moment(first, ((4,),), hold=300, seen=lambda: told.append("seen"))
    moving.scene.play((held, Moment(first, hold=200), Moment(second)), lambda: told.append("over"))
    moving.scene.clock.advance(LONGEST_MS)
    assert told == ["seen"]
    moving.scene.clock.advance(299)
    assert moving.scene.look().placed[BOARD_CARD].at != Cell("shelf", 1)
    for ms in (2, 200, LONGEST_MS):
        assert told == ["seen"]
        moving.scene.clock.advance(ms)
    assert told == ["seen", "over"]
    moving.agrees()


def test_a_held_moment_is_skipped_like_any_other(moving: Hand) -> None:
    """Any input ends it; without speed it takes no time, but is seen."""
    told: list[str] = []
    held = [Moment(opening(), hold=300, seen=lambda: told.append("seen")) for _ in range(2)]
    moving.scene.play(held, lambda: told.append("over"))
    assert moving.scene.finish_film()
    assert told == ["seen", "over"]
    moving.scene.set_speed(Speed.OFF)
    moving.scene.play(held, lambda: told.append("over"))
    assert told == ["seen", "over", "seen", "seen", "over"]


def test_each_group_says_when_it_sets_out(moving: Hand) -> None:
    """The second waits for the first; a group in which nothing moves says nothing, the whole moment is seen last."""
    told: list[int | str] = []
    _, both = two_moves()
    moment = Moment(both, ((4,), (5,), (BOARD_CARD,)), began=told.append, seen=lambda: told.append("seen"))
    moving.scene.play((moment,), lambda: told.append("over"))
    assert told == []
    moving.scene.clock.advance(1)
    assert told == [0]
    moving.scene.clock.advance(LONGEST_MS)
    assert told[:2] == [0, 2]
    moving.scene.clock.advance(ENDLESS)
    assert told == [0, 2, "seen", "over"]
