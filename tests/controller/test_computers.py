"""Computers at the table: they play in their turn, can be stopped at any time, and never stop a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve

from boardtable.controller import thinker
from boardtable.controller.thinker import quick_move
from boardtable.engine.match import Match, Stop
from boardtable.engine.record import Record, Undid, read, write
from boardtable.engine.table import Table
from boardtable.scene.film import Speed
from boardtable.store.boxes import own_box
from tests.controller.puppet import Company, Puppet
from tests.engine.sticks import BACK, GAME, Peek, Take, Throw

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

LONG = 600_000
"""A patience that no test sees the end of, in milliseconds."""
TAKING = evolve(GAME, weigh=lambda _state, _seat, moves: (1e9, *[1e-9] * (len(moves) - 1)))
"""Whoever is quick in this game takes one stick, which ends the turn; a look at the own card would not."""
QUICK = "{} finds no answer and plays a quick move instead."


@pytest.fixture
def sit(qtbot: QtBot) -> Iterator[Callable[..., Company]]:
    """Let people and computers sit down to Sticks with a die; nothing takes time."""
    assert qtbot is not None
    companies: list[Company] = []

    def begin(
        puppet: Puppet | None = None,
        *,
        speed: Speed = Speed.OFF,
        patience: int = LONG,
        **rest: Any,  # noqa: ANN401 - a game, or who plays
    ) -> Company:
        companies.append(Company(speed, puppet or Puppet(), patience, **rest))
        return companies[-1]

    yield begin
    for company in companies:
        company.computers.close()


def test_a_whole_game_of_a_lone_person(sit: Callable[..., Company], qtbot: QtBot) -> None:
    """Two computers reply to each of Anna's moves; she sees her card all the time, and no curtain falls."""
    company = sit(Puppet(at_once=True), Anna="person", Bob="easy", Carla="hard")
    desk, seen = company.desk, set()
    company.controller.changed.connect(lambda: seen.add((company.controller.onlooker, desk.face(0) != BACK)))
    desk.peek(0)
    seen.clear()
    while company.match.active():
        qtbot.waitUntil(lambda: company.controller.acting() in {0, None} and not company.thinker.thinking)
        if company.match.active():
            desk.take(1)
    # 15 sticks: one of Anna's, then three of each computer's
    assert company.movers() == [0, 0, 1, 2, 0, 1, 2, 0]
    assert [(seat, bot) for _, seat, bot in company.puppet.asked] == [(1, "easy"), (2, "hard")] * 2
    assert desk.curtains == []
    assert seen == {(0, True)}
    assert len(desk.outcomes) == 1
    assert desk.kept.moves() == ["peek"] + ["take"] * 7
    assert company.said() == []


def test_a_computer_sees_what_its_seat_sees(sit: Callable[..., Company]) -> None:
    """Anna's card lies face down for Bob, also after she has looked at it."""
    company = sit(Anna="person", Bob="medium")
    company.desk.peek(0)
    company.desk.take(1)
    ((view, seat, bot),) = company.puppet.asked
    assert (seat, bot) == (1, "medium")
    assert company.match.state.cards[0] is not None
    assert view.cards == (None, None)


def test_a_computer_that_begins(sit: Callable[..., Company], qtbot: QtBot) -> None:
    """Its move is filmed, told and kept as anybody's, and then it is Anna's turn."""
    company = sit(Bob="easy", Anna="person")
    assert company.computers.deciding == 0
    assert company.controller.onlooker == 1
    company.puppet.think(Take(0, 2))
    qtbot.waitUntil(lambda: company.match.ply == 1)
    assert company.computers.deciding is None
    assert company.desk.heap == 10
    assert company.desk.kept.moves() == ["take"]
    assert company.desk.lit() != set()


def test_people_can_follow(sit: Callable[..., Company], qtbot: QtBot) -> None:
    """At normal speed a computer waits a little after the last film, and the film of its own move is seen."""
    company = sit(speed=Speed.NORMAL, Bob="easy", Carla="easy", Anna="person")
    company.puppet.think(Take(0, 1))
    qtbot.waitUntil(lambda: not company.thinker.thinking)
    assert company.match.ply == 0
    assert company.computers.deciding == 0
    qtbot.waitUntil(lambda: company.match.ply == 1)
    assert company.desk.scene.filming
    assert company.computers.deciding is None
    qtbot.waitUntil(lambda: company.computers.deciding == 1)
    assert not company.desk.scene.filming


def test_move_now(sit: Callable[..., Company], qtbot: QtBot) -> None:
    """Whoever is in a hurry gets what was found so far, without the pause; else a quick move after a while."""
    company = sit(speed=Speed.NORMAL, Bob="hard", Carla="hard", Anna="person")
    company.puppet.think(Take(0, 1))
    qtbot.waitUntil(lambda: not company.thinker.thinking)
    company.computers.hurry()
    assert company.match.ply == 1
    assert company.puppet.hurried == 0
    qtbot.waitUntil(lambda: company.computers.deciding == 1)
    company.computers.hurry()
    assert company.puppet.hurried == 1
    company.puppet.think(Take(1, 2))
    qtbot.waitUntil(lambda: company.match.ply == 2)
    assert company.said() == []
    qtbot.waitUntil(lambda: company.computers.deciding is None and not company.desk.scene.filming)
    company.computers.hurry()
    company.thinker.hurry()
    assert company.puppet.hurried == 1


def test_looking_back_stops_and_coming_back_asks_anew(sit: Callable[..., Company]) -> None:
    """While an earlier moment is on the table no computer plays."""
    company = sit(Anna="person", Bob="medium")
    company.desk.take(1)
    company.controller.look_at(0)
    assert company.computers.deciding is None
    assert company.puppet.cancelled == 1
    company.controller.look_at(None)
    assert company.computers.deciding == 1
    assert len(company.puppet.asked) == 2


def test_a_computer_that_was_stopped_is_looked_after(
    sit: Callable[..., Company], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A while later, so that nobody waits for one that hangs; not if it has been asked something else since."""
    monkeypatch.setattr(thinker, "REST_MS", 20)
    company = sit(Anna="person", Bob="medium")
    company.desk.take(1)
    company.controller.undo()
    assert company.puppet.cancelled == 1
    qtbot.waitUntil(lambda: company.puppet.cancelled == 2)
    company.desk.take(1)
    company.controller.undo()
    company.desk.take(1)
    assert company.puppet.cancelled == 3
    qtbot.wait(60)
    assert company.puppet.cancelled == 3
    assert company.thinker.thinking


def test_reading_stops(sit: Callable[..., Company]) -> None:
    """While somebody reads the scores no computer plays; the bar is told."""
    company, told = sit(Anna="person", Bob="medium"), list[int | None]()
    company.computers.turned.connect(lambda: told.append(company.computers.deciding))
    company.desk.take(1)
    company.computers.wait(reading=True)
    company.computers.wait(reading=False)
    assert told == [None, 1]
    assert len(company.puppet.asked) == 2


def test_undo_while_it_thinks(sit: Callable[..., Company]) -> None:
    """Anna's own move comes back at once, and the thinking about it is given up."""
    company = sit(Anna="person", Bob="medium")
    company.desk.take(2)
    assert company.computers.deciding == 1
    company.controller.undo()
    assert company.match.ply == 0
    assert company.computers.deciding is None
    assert company.puppet.cancelled == 1
    assert not company.thinker.thinking


def test_undo_and_redo_go_past_replies(sit: Callable[..., Company], qtbot: QtBot) -> None:
    """One step back is one's own last decision, one step forward all that came of it; nobody need agree."""
    company = sit(Puppet(at_once=True), Anna="person", Bob="medium", Carla="easy")
    company.desk.take(2)
    qtbot.waitUntil(lambda: company.match.ply == 3)
    company.controller.undo()
    assert company.match.ply == 0
    assert company.desk.kept.entries[-1] == Undid(3)
    assert company.controller.onlooker == 0
    company.controller.redo()
    assert company.movers() == [0, 1, 2]
    assert len(company.puppet.asked) == 2
    assert not company.match.can_redo()


def test_a_lone_person_takes_back_what_was_drawn(sit: Callable[..., Company], qtbot: QtBot) -> None:
    """The throw of a computer stands in the way, but there is nobody to ask."""
    company = sit(Anna="person", Bob="medium")
    company.desk.take(1)
    company.puppet.think(Throw(1))
    qtbot.waitUntil(lambda: company.match.ply == 2)
    assert company.match.undo_stop() is Stop.LUCK
    assert company.match.must_agree() == ()
    company.controller.undo(all_agree=True)
    assert company.match.ply == 0


def test_computers_alone(sit: Callable[..., Company], qtbot: QtBot) -> None:
    """They begin at once, pause, go on and come to an end; whoever watches sees no card before."""
    company, faces = sit(Anna="easy", Bob="hard"), set()
    assert company.computers.alone
    company.puppet.think(Peek(0))
    qtbot.waitUntil(lambda: company.match.ply == 1)
    assert company.controller.onlooker is None
    faces.add(company.desk.face(0))
    company.computers.pause()
    assert company.computers.deciding is None
    assert not company.thinker.thinking
    company.puppet.at_once = True
    company.computers.pause()
    qtbot.waitUntil(lambda: not company.match.active())
    assert faces == {BACK}
    assert company.desk.curtains == []
    assert company.movers() == [0, 0, 1, 0, 1]
    assert len(company.desk.outcomes) == 1
    assert company.desk.face(0) != BACK


def test_several_people_and_a_computer(sit: Callable[..., Company], qtbot: QtBot) -> None:
    """Anna sees what the computer does after her; then a curtain falls for Bob, and the computer waits behind it."""
    company = sit(Puppet(at_once=True), Anna="person", Carla="easy", Bob="person")
    company.desk.peek(0)
    company.desk.take(1)
    assert company.controller.onlooker == 0
    qtbot.waitUntil(lambda: company.match.ply == 3)
    assert company.desk.curtains == [2]
    company.controller.lift_curtain()
    company.desk.take(1)
    company.controller.lift_curtain()
    company.puppet.at_once = False
    company.desk.take(1)
    assert company.computers.deciding == 1
    company.controller.drop_curtain()
    assert company.controller.table == Table(())
    assert company.computers.deciding is None
    company.controller.lift_curtain()
    assert company.computers.deciding == 1


def no_answer(company: Company) -> None:
    """Let the time run out: the company of this test has no patience."""
    assert company.thinker.thinking


def no_such_move(company: Company) -> None:
    """Answer with a move of somebody else."""
    company.puppet.think(Take(0, 1))


def an_error(company: Company) -> None:
    """Answer with an error."""
    company.puppet.fail()


@pytest.mark.parametrize(
    ("wrong", "patience", "closed"), [(no_answer, 0, 1), (no_such_move, LONG, 0), (an_error, LONG, 0)]
)
def test_what_goes_wrong_never_stops_the_game(
    sit: Callable[..., Company], qtbot: QtBot, wrong: Callable[[Company], None], patience: int, closed: int
) -> None:
    """A hang, an illegal move or an error: it is said, a quick move is played, and only what hangs is ended."""
    company = sit(game=TAKING, patience=patience, Anna="person", Bob="easy")
    company.desk.take(1)
    wrong(company)
    qtbot.waitUntil(lambda: company.match.ply == 2)
    assert company.movers() == [0, 1]
    assert company.said() == [QUICK.format("Bob")]
    assert company.puppet.closed == closed
    assert company.controller.acting() == 0


@pytest.mark.parametrize("late", [False, True])
def test_a_process_that_cannot_be_reached(
    sit: Callable[..., Company],
    qtbot: QtBot,
    late: bool,  # noqa: FBT001 - a row of a table
) -> None:
    """There is none, or its answer cannot be read: a quick move is played, once."""
    company = sit(game=TAKING, Anna="person", Bob="easy")
    if not late:
        company.puppet.broken = OSError("no more processes")
    company.desk.take(1)
    company.puppet.broken = OSError("unreadable")
    qtbot.waitUntil(lambda: company.match.ply == 2)
    assert company.said() == [QUICK.format("Bob")]
    assert [type(error) for error in company.errors] == [OSError]


def test_a_game_that_cannot_be_played_on_is_not_asked_for_ever(sit: Callable[..., Company], qtbot: QtBot) -> None:
    """The rules themselves fail for one move: that is told as any fault of the program; another move can be tried."""

    def fails(state: Any, move: Any, luck: Any) -> Any:  # noqa: ANN401 - of any game
        if move == Take(1, 3):
            raise ZeroDivisionError
        return GAME.apply(state, move, luck)

    company = sit(
        game=evolve(TAKING, apply=fails),
        Anna="person",
        Bob="easy",
    )
    company.desk.take(1)
    company.puppet.think(Take(1, 3))
    with qtbot.captureExceptions() as caught:
        qtbot.waitUntil(lambda: len(caught) > 0)
        company.controller.start()
    assert [kind for kind, _, _ in caught] == [ZeroDivisionError]
    assert company.match.ply == 1
    assert len(company.puppet.asked) == 1
    company.computers.hurry()
    assert company.match.plies[-1].move == Take(1, 1)


def test_a_quick_move_is_one_that_the_game_holds_for_likely(sit: Callable[..., Company]) -> None:
    """If the game cannot even say that, it is any legal one."""

    def fails(_state: Any, _seat: int, _moves: Any) -> Any:  # noqa: ANN401 - of any game
        raise ZeroDivisionError

    likely = evolve(
        GAME, weigh=lambda _state, _seat, moves: tuple(1e9 if move == Take(0, 2) else 1e-9 for move in moves)
    )
    assert quick_move(sit(game=likely, Anna="person").match, 0) == Take(0, 2)
    any_ = sit(game=evolve(GAME, weigh=fails), Anna="person").match
    assert quick_move(any_, 0) in GAME.legal_moves(any_.state, 0)


def test_a_computer_of_another_program_stays_a_computer(sit: Callable[..., Company]) -> None:
    """Nobody has to play for it: it plays at a medium level, which is said once; the record stays as it is."""
    company = sit(Hal="hal9000", Bob="weighted", Anna="person")
    assert [(seat, bot) for _, seat, bot in company.puppet.asked] == [(0, "medium")]
    assert company.said() == ["Hal is a computer that only another program knows. Here it plays at a medium level."]
    assert company.controller.people.level(1) == "weighted"
    assert company.controller.people.seats == (2,)
    assert [sitter.plays for sitter in company.match.deal.seats] == ["hal9000", "weighted", "person"]


def test_nobody_plays_on_once_the_table_is_left(sit: Callable[..., Company], qtbot: QtBot) -> None:
    """The process is ended, and nothing is asked any more."""
    company = sit(Bob="easy", Anna="person")
    company.puppet.think(Take(0, 1))
    company.computers.close()
    assert company.puppet.closed == 1
    assert not company.thinker.thinking
    company.controller.start()
    qtbot.wait(1)
    assert company.match.ply == 0
    assert len(company.puppet.asked) == 1


def test_a_record_with_computers_replays(sit: Callable[..., Company], qtbot: QtBot) -> None:
    """It opens at the same decision, and the same computer is asked the same."""
    company = sit(Puppet(at_once=True), Anna="person", Bob="easy", Carla="hard")
    company.desk.take(2)
    qtbot.waitUntil(lambda: company.match.ply == 3)
    company.puppet.at_once = False
    company.desk.take(1)
    again: Match[Any, Any, Any, Any] = Match(
        GAME, own_box(GAME), read(write(Record(company.match.deal, tuple(company.match.entries))))
    )
    assert again.digest() == company.match.digest()
    assert again.active() == (1,)
    assert again.deal.seats == company.match.deal.seats
