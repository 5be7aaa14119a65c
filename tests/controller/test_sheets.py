"""The film stops at a sheet until it is closed; beside the match there may be a desk."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from boardtable.controller.desk import NobodyWrites, desk_beside
from boardtable.engine.game import Desk as SideTable
from boardtable.engine.game import Step
from boardtable.engine.sheet import Line, Sheet
from boardtable.engine.sitter import Sitter
from boardtable.engine.text import plain, text
from boardtable.scene.film import Speed
from tests.controller.desk import Desk, deal
from tests.engine.sticks import GAME, State, Take

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from boardtable.engine.luck import Luck
    from boardtable.engine.move import Move, Seat


def page(n: int) -> Sheet:
    """Make the n-th page of scores of a decision."""
    title = text("test", "Round {n}", n=n)
    return Sheet(title, (text("test", "Points"),), (Line(text("test", "Sticks"), (n,)),), (n,))


def twice_counted(state: State, move: Move, luck: Luck) -> tuple[Step[State], ...]:
    """Count the points twice in the course of each decision that takes sticks, the game goes on in between."""
    steps = GAME.apply(state, move, luck)  # type: ignore[arg-type]  # all moves here are of Sticks
    if not isinstance(move, Take):
        return steps
    taken = steps[0]
    return (evolve(taken, sheet=page(1)), Step(taken.state), Step(taken.state, sheet=page(2)), *steps[1:])


@pytest.fixture
def rounds(qapp: QApplication) -> Desk:
    """Lay a table of Sticks in which points are counted in between."""
    assert qapp.instance() is qapp
    desk = Desk(deal("Anna", "Bob"), evolve(GAME, apply=twice_counted))
    desk.scene.set_speed(Speed.NORMAL)
    desk.controller.start()
    return desk


def title(desk: Desk) -> str | None:
    """Read the title of the sheet at which the film stands."""
    sheet = desk.controller.sheet
    return plain(sheet.title) if sheet is not None else None


def test_the_film_stops_at_each_sheet(rounds: Desk) -> None:
    """The first comes when its moment was filmed; closing it goes on to the next one, and then to the next player."""
    said: list[str | None] = []
    rounds.controller.changed.connect(lambda: said.append(title(rounds)))
    rounds.take(2)
    assert rounds.kept.moves() == ["take"]
    assert title(rounds) is None
    assert rounds.scene.filming
    rounds.scene.finish_film()
    assert title(rounds) == "Round 1"
    assert not rounds.scene.filming
    rounds.click(9)
    assert rounds.controller.picked() == ()
    assert rounds.refusals == [None] * len(rounds.refusals)
    rounds.controller.close_sheet()
    rounds.scene.finish_film()
    assert title(rounds) == "Round 2"
    assert rounds.controller.onlooker == 0
    rounds.controller.close_sheet()
    assert title(rounds) is None
    assert rounds.controller.waiting is None
    assert rounds.controller.onlooker == 1
    assert rounds.lit() == {*range(10), 101}
    assert {sheet for sheet in said if sheet is not None} == {"Round 1", "Round 2"}


def test_what_happened_is_heard_when_the_film_gets_there(rounds: Desk) -> None:
    """The first event with the first sheet, the others once everything is over: then nothing is left to wait for."""
    heard: list[int | None] = []
    rounds.controller.told.connect(lambda: heard.append(rounds.controller.heard))
    rounds.take(2)
    assert rounds.controller.heard == 0
    rounds.scene.finish_film()
    assert heard == [1]
    rounds.controller.close_sheet()
    rounds.scene.finish_film()
    rounds.controller.close_sheet()
    assert rounds.controller.heard is None


def test_closing_what_is_not_open_does_nothing(rounds: Desk) -> None:
    """There is no sheet before the first one."""
    rounds.controller.close_sheet()
    assert rounds.controller.onlooker == 0


@pytest.mark.parametrize("at_sheet", [False, True])
def test_taking_back_goes_past_all_sheets(rounds: Desk, at_sheet: bool) -> None:  # noqa: FBT001 - a row of a table
    """Whether the film runs still or stands at a sheet, nothing of it is left."""
    rounds.take(1)
    if at_sheet:
        rounds.scene.finish_film()
    rounds.controller.undo()
    assert title(rounds) is None
    assert rounds.match.ply == 0
    assert rounds.controller.onlooker == 0
    assert rounds.lit() == {*range(12), 100}


def test_looking_back_goes_past_all_sheets(rounds: Desk) -> None:
    """The log leads to the beginning; coming back it is the next player's turn."""
    rounds.take(1)
    rounds.scene.finish_film()
    rounds.controller.look_at(0)
    assert (title(rounds), rounds.controller.shown_ply) == (None, 0)
    rounds.controller.look_at(None)
    assert rounds.controller.onlooker == 1


def test_without_speed_the_sheets_are_still_read(rounds: Desk) -> None:
    """Off means that nothing moves, not that nothing is shown."""
    rounds.scene.set_speed(Speed.OFF)
    rounds.take(1)
    assert title(rounds) == "Round 1"


def test_the_page_at_the_end_is_not_shown_twice(rounds: Desk) -> None:
    """The last moment has the sheet that belongs to the outcome: the end is told once, by the outcome."""
    rounds.scene.set_speed(Speed.OFF)
    for _ in range(4):
        rounds.take(3)
        rounds.controller.close_sheet()
        assert title(rounds) == "Round 2"
        rounds.controller.close_sheet()
    assert rounds.heap == 0
    assert title(rounds) is None
    assert len(rounds.outcomes) == 1


def test_leaving_the_window_ends_the_sheets_only_if_something_is_hidden(rounds: Desk) -> None:
    """With a card that only Anna has seen the curtain falls; without, the sheet stays to be read."""
    rounds.take(1)
    rounds.controller.drop_curtain()
    assert title(rounds) == "Round 1"
    rounds.controller.close_sheet()
    rounds.controller.start()
    rounds.peek(1)
    rounds.controller.start()
    rounds.take(1)
    rounds.controller.drop_curtain()
    assert title(rounds) is None
    assert rounds.controller.waiting is not None


def side_table(state: State, seat: Seat) -> SideTable | None:
    """Let Bob, but not Anna, go on from where the game is as long as he likes."""
    if seat == 0:
        return None
    small = evolve(GAME, active=lambda _: (seat,), outcome=lambda _: None)
    return SideTable(small, evolve(state, turn=seat))


def test_a_desk_beside_the_match(qapp: QApplication) -> None:
    """What is tried there is undone freely, and neither the match nor its record knows of it."""
    assert qapp.instance() is qapp
    seats = (Sitter("Anna"), Sitter("Bob", "random", "nl"))
    table = Desk(evolve(deal("Anna", "Bob"), seats=seats), evolve(GAME, desk=side_table))
    table.scene.set_speed(Speed.OFF)
    table.controller.start()
    assert desk_beside(table.match, 0) is None
    match = desk_beside(table.match, 1)
    assert match is not None
    assert match.state == evolve(table.match.state, turn=1)
    assert match.deal.seats == (Sitter("Anna"), Sitter("Bob", language="nl"))
    match.play(Take(1, 3))
    assert match.state.heap == 9
    assert match.undo_stop() is None
    match.undo()
    assert match.state.heap == 12
    assert table.match.state.heap == 12
    NobodyWrites().keep(match.entries)
    assert table.kept.entries == ()


def test_a_game_without_a_desk(qapp: QApplication) -> None:
    """Most games have none."""
    assert qapp.instance() is qapp
    assert desk_beside(Desk(deal("Anna", "Bob")).match, 1) is None
