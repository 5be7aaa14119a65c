"""What a computer player makes of a position at the end of a turn, and of a game."""

from __future__ import annotations

import pytest
from attrs import evolve

from boardtable.ai.trial import BARELY, LONGEST_TURN, Trial, Worth
from boardtable.engine.game import Outcome
from boardtable.engine.luck import Luck
from boardtable.engine.sheet import Sheet
from boardtable.engine.text import text
from tests.engine import sticks
from tests.engine.lawless import BOX, STICKS, changed
from tests.engine.sticks import Peek, Take

START = STICKS.setup(BOX, sticks.Options(), 2, Luck(1))
OVER = evolve(START, owners=(0,) * 7 + (1,) * 5)


def ended(*scores: int, winners: tuple[int, ...], guess: float = 0) -> Worth[sticks.State, Take]:
    """Look at a game of two or more that has ended like this, and of which `estimate` says what is guessed."""
    word = text("t", "word")
    outcome = Outcome(scores, winners, word, Sheet(word, (), (), ()))
    return Worth(changed(STICKS, outcome=lambda _: outcome, estimate=lambda *_: guess), OVER)


@pytest.mark.parametrize(
    ("scores", "winners", "ahead"),
    [
        ((5, 9), (1,), (-4, 4)),
        ((5, 9, 7), (1,), (-4, 2, -2)),
        ((6, 6), (0, 1), (0, 0)),
        ((6, 6), (0,), (BARELY, -BARELY)),
        ((6, 6, 2), (0, 1), (0, 0, -4)),
        ((8,), (0,), (8,)),
        ((8,), (), (-BARELY,)),
    ],
)
def test_the_end_is_worth_the_points_ahead(
    scores: tuple[int, ...], winners: tuple[int, ...], ahead: tuple[float, ...]
) -> None:
    """Of equal points, those of the winner are worth a little more."""
    worth = ended(*scores, winners=winners)
    assert tuple(worth.to(seat) for seat in range(len(scores))) == ahead


def test_a_victory_in_spite_of_fewer_points_is_worth_what_the_game_holds() -> None:
    """The game knows that this counts for more; the others have lost at least barely."""
    assert ended(3, 9, winners=(0,), guess=20).to(0) == 20
    assert ended(3, 9, winners=(0,), guess=20).to(1) == -BARELY
    assert ended(3, 9, winners=(0,), guess=-20).to(1) == -20


def test_a_victory_with_more_points_is_worth_what_the_game_holds_too() -> None:
    """Or else it would be put off for a few points more; the points ahead are the least."""
    assert ended(9, 3, winners=(0,), guess=20).to(0) == 20
    assert ended(9, 3, winners=(0,), guess=-20).to(1) == -20
    assert ended(9, 3, winners=(0,), guess=2).to(0) == 6
    assert ended(9, 3, winners=(0,), guess=-2).to(1) == -6


def test_before_the_end_an_estimate_counts() -> None:
    """Two sticks against one; also at an end of which the game says nothing."""
    assert Worth(STICKS, evolve(START, owners=(0, 0, 1))).to(1) == -1
    assert Worth(changed(STICKS, outcome=lambda _: None), OVER).to(0) == 2


def test_positions_that_follow_each_other_are_worth_their_average() -> None:
    """One stick ahead, then two, then the end with seven against five: five thirds."""
    on_the_way = [evolve(START, owners=owners) for owners in ((0,), (0, 0))]
    assert Worth(changed(STICKS, outcome=lambda _: None), *on_the_way, OVER).to(0) == pytest.approx(5 / 3)


def test_a_turn_is_played_to_its_end() -> None:
    """After a look at the card sticks are taken; then it is somebody else's turn."""
    trial = Trial(STICKS, Luck(1))
    looked, lucky = trial.onward(START, Peek(0))
    assert not lucky
    after = trial.finished(looked, 0)
    assert (after.turn, len(after.owners)) == (1, 1)
    assert trial.finished(after, 0) == after


def test_a_round_is_played_until_everybody_had_an_answer() -> None:
    """The first has taken sticks: then the second takes some, and the first again; the third would be next of three."""
    trial = Trial(STICKS, Luck(1))
    taken, _ = trial.onward(START, Take(0, 1))
    later = trial.a_round_later(taken, 0)
    assert (later.turn, len(later.owners)) == (1, 3)
    three = STICKS.setup(BOX, sticks.Options(), 3, Luck(1))
    later = trial.a_round_later(trial.onward(three, Take(0, 1))[0], 0)
    assert (later.turn, len(later.owners)) == (1, 4)


def test_a_round_ends_with_the_game() -> None:
    """One stick is left for the second, and none for the first."""
    trial = Trial(STICKS, Luck(1))
    last = evolve(START, owners=(0,) * 10, turn=0)
    later = trial.a_round_later(trial.onward(last, Take(0, 1))[0], 0)
    assert later.owners == (*last.owners, 0, 1)


def test_a_round_goes_on_without_who_is_out() -> None:
    """Only the second is ever asked, and does not end its turn: one answer is enough."""
    many = evolve(START, sticks=100)
    alone = changed(STICKS, active=lambda _: (1,), legal_moves=lambda *_: (Take(1, 1),))
    later = Trial(alone, Luck(1)).a_round_later(many, 0)
    assert later.owners == (1,) * LONGEST_TURN


def test_a_turn_without_end_is_broken_off() -> None:
    """Somebody who plays alone goes on and on; of the moves the heaviest are played."""
    alone = evolve(START, sticks=100, cards=(0,), seen=(True,))
    heavy = changed(STICKS, weigh=lambda _state, _seat, moves: [move.n for move in moves])
    after = Trial(heavy, Luck(1)).finished(alone, 0)
    assert len(after.owners) == 3 * LONGEST_TURN


def test_chance_is_noticed() -> None:
    """The die decides; every trial brings chance of its own."""
    trial = Trial(STICKS, Luck(1))
    thrown = [trial.onward(evolve(START, dice=True), sticks.Throw(0)) for _ in range(40)]
    assert all(lucky for _, lucky in thrown)
    assert {len(state.owners) for state, _ in thrown} == {1, 2, 3}


def test_of_several_who_decide_the_last_one_goes_on() -> None:
    """Or else the first that the game names; nobody when it is over."""
    trial = Trial(changed(STICKS, active=lambda state: (1, 2) if state.heap else ()), Luck(1))
    assert [trial.turn(START, last) for last in (None, 0, 1, 2)] == [1, 1, 1, 2]
    assert trial.turn(OVER, 1) is None
