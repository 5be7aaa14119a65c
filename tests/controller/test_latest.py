"""What the last mover has moved keeps a mark until the person who looks decides something."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from boardtable.controller.latest import latest
from boardtable.engine.sitter import Sitter
from boardtable.engine.target import Piece
from tests.controller.desk import Desk, deal
from tests.engine.sticks import Peek, Take

if TYPE_CHECKING:
    from collections.abc import Callable


def marked(desk: Desk) -> list[Piece]:
    """Tell which pieces have a dot."""
    return sorted((piece for piece in desk.scene.lights.latest), key=lambda piece: piece.id)


def test_the_last_movers_pieces_are_told(sit: Callable[..., Desk]) -> None:
    """Anna takes the three uppermost sticks of twelve: Bob sees which, she herself need not."""
    desk = sit(dice=True)
    match = desk.match
    assert latest(match, 0, 0) == ()
    match.play(Take(0, 3))
    assert sorted(latest(match, 1, 1)) == [9, 10, 11]
    assert sorted(latest(match, 1, None)) == [9, 10, 11]
    assert latest(match, 1, 0) == ()
    match.play(Take(1, 1))
    assert latest(match, 2, 0) == (8,)
    assert sorted(latest(match, 1, 1)) == [9, 10, 11]


def test_a_turn_of_several_decisions_counts_as_one(sit: Callable[..., Desk]) -> None:
    """Bob looks at his card, which stays where it is, and then takes a stick."""
    match = sit(dice=True).match
    for move in (Take(0, 3), Peek(1), Take(1, 1)):
        match.play(move)
    assert latest(match, 2, 0) == ()
    assert latest(match, 3, 0) == (8,)


@pytest.mark.usefixtures("qapp")
def test_the_mark_lasts_until_the_next_decision() -> None:
    """A computer takes sticks: those that are seen have a dot until the person takes some; then there is none."""
    dealt = evolve(deal("Anna", "Bob"), seats=(Sitter("Anna"), Sitter("Bob", "medium")))
    desk = Desk(dealt)
    desk.controller.start()
    assert marked(desk) == []
    desk.take(3)
    assert marked(desk) == []
    desk.controller.let(Take(1, 2))
    assert marked(desk) == [Piece(7), Piece(8)]
    desk.take(1)
    assert marked(desk) == []
