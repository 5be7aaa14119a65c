"""Who looks at the table, and when one person must not see what another may."""

from __future__ import annotations

from boardtable.controller.people import People
from boardtable.engine.match import Match
from boardtable.engine.record import Record
from boardtable.store.boxes import own_box
from tests.controller.desk import deal
from tests.engine.sticks import GAME, Box, Decision, Options, Peek, State, Take


def people(*names: str) -> tuple[People, Match[State, Decision, Options, Box]]:
    """Seat people at a new game of Sticks."""
    match = Match(GAME, own_box(GAME), Record(deal(*names)))
    return People(match), match


def test_a_lone_person_looks_from_the_start() -> None:
    """Nobody else is there, so there is nothing to hide, whatever is seen."""
    alone, match = people("Anna")
    assert alone.onlooker == 0
    assert alone.next() == 0
    match.play(Peek(0))
    assert not alone.is_hidden()


def test_nobody_looks_before_somebody_should() -> None:
    """With several people the first one to decide is asked to look; while all cards lie face down, no curtain falls."""
    two, _ = people("Anna", "Bob")
    assert two.onlooker is None
    assert not two.is_hidden()
    assert two.next() == 0
    assert not two.needs_curtain(0)


def test_a_card_that_was_looked_at_needs_a_curtain() -> None:
    """3: Anna has seen her card; Bob's table shows its back, so a curtain falls between the two."""
    two, match = people("Anna", "Bob")
    two.onlooker = 0
    match.play(Peek(0))
    assert two.is_hidden()
    assert not two.needs_curtain(0)
    match.play(Take(0, 1))
    assert two.next() == 1
    assert two.needs_curtain(1)
    assert not two.needs_curtain(None)


def test_whoever_looks_goes_on_looking_at_the_end() -> None:
    """4: nobody decides any more, and all cards lie open."""
    two, match = people("Anna", "Bob")
    two.onlooker = 1
    for n in range(4):
        match.play(Take(n % 2, 3))
    assert two.next() == 1
    assert not two.is_hidden()
