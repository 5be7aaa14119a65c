"""Each law finds the game that breaks it, and the record leads to the place."""

from __future__ import annotations

import re
from itertools import count
from typing import TYPE_CHECKING, ClassVar

import pytest
from attrs import evolve, field, frozen

from boardtable.engine import laws
from boardtable.engine.broken import Law
from boardtable.engine.game import Choice, Outcome, Step
from boardtable.engine.laws import law_deal
from boardtable.engine.match import Match
from boardtable.engine.record import Did, Record
from tests.engine import sticks
from tests.engine.lawless import BOX, STICKS, WORD, broken, changed, run
from tests.engine.sticks import GAME, Peek, State, Take

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from boardtable.engine.luck import Luck
    from boardtable.engine.move import Move, Seat


def played(record: Record) -> int:
    """Count the decisions of a record, those taken back and played again too."""
    return sum(isinstance(entry, Did) for entry in record.entries)


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("weighted", [False, True])
def test_sticks_keeps_all_laws(seats: int, *, weighted: bool) -> None:
    """A sound game comes to its end, and its record with it."""
    for seed in range(20):
        record = run(STICKS, seats, seed, weighted=weighted)
        match = Match(GAME, BOX, record)
        assert match.active() == ()


def test_a_deal_seats_people_and_draws_the_options() -> None:
    """Over some seeds both values of the die and every first player come up, and each seed is its own deal."""
    deals = [law_deal(GAME, 3, seed, "0.1.0") for seed in range(40)]
    assert {(deal.options["dice"], deal.options["first"]) for deal in deals} == {
        (dice, first) for dice in (False, True) for first in range(3)
    }
    assert all(sitter.is_person for sitter in deals[0].seats)
    assert [deal.seed for deal in deals] == list(range(40))


def test_the_same_seed_plays_the_same_game() -> None:
    """A finding can be found again."""
    assert run(STICKS, 3, 5) == run(STICKS, 3, 5)
    assert run(STICKS, 3, 5) != run(STICKS, 3, 6)


def test_an_error_is_a_finding_with_the_decision_that_led_to_it() -> None:
    """The record ends with the decision that could not be carried out."""

    def apply(state: State, move: sticks.Decision, luck: Luck) -> tuple[Step[State], ...]:
        if isinstance(move, Take) and move.n == state.heap:
            message = "the heap is empty"
            raise IndexError(message)
        return sticks.apply(state, move, luck)

    error = broken(apply=apply)
    assert error.law is Law.ERROR
    assert re.fullmatch(r"IndexError: the heap is empty in line \d+ of tests\.engine\.test_laws", error.what)
    last = error.record.entries[-1]
    assert isinstance(last, Did)
    before = Match(GAME, BOX, Record(error.record.deal, error.record.entries[:-1]))
    assert last.move == {"do": "take", "seat": before.active()[0], "n": before.state.heap}
    assert str(error) == f"nothing that a game does ends in an error: {error.what}"


def test_an_error_in_the_set_up_leaves_the_deal() -> None:
    """There is no position yet."""

    def setup(*_: object) -> State:
        raise ZeroDivisionError

    error = broken(setup=setup)
    assert (error.law, error.record.entries) == (Law.ERROR, ())


def test_the_default_must_be_one_of_the_values() -> None:
    """Else a new game begins with what nobody can choose."""

    def choices(_seats: int, _people: int) -> tuple[Choice, ...]:
        return (Choice("dice", WORD, ((True, WORD),), default=False),)

    assert broken(choices=choices).law is Law.OPTIONS


def one_more(n: int) -> int:
    """Count up whenever something is read."""
    return n + 1


@frozen
class Growing(sticks.Options):
    """An option that grows whenever it is read."""

    extra: int = field(default=0, converter=one_more)


def test_options_come_back_from_a_record() -> None:
    """As they were, not one more."""
    assert broken(options=Growing).law is Law.CODEC


def test_a_dead_end_is_found() -> None:
    """The last stick may not be taken: nobody can go on."""

    def legal_moves(state: State, seat: Seat) -> Sequence[Move]:
        return [move for move in sticks.legal_moves(state, seat) if not isinstance(move, Take) or move.n < state.heap]

    assert broken(legal_moves=legal_moves, choices=lambda *_: ()).law is Law.DEAD_END


def test_moves_out_of_turn_are_found() -> None:
    """Somebody else could look at a card at any time."""

    def legal_moves(state: State, seat: Seat) -> Sequence[Move]:
        return sticks.legal_moves(state, seat) or [Peek(seat)]

    error = broken(legal_moves=legal_moves)
    assert error.law is Law.DEAD_END
    assert "is not to decide" in error.what


def test_a_seat_that_is_not_there_is_found() -> None:
    """Nobody sits on the third chair of two."""
    error = broken(active=lambda state: (2,) if state.heap < 6 else sticks.active(state))
    assert error.law is Law.DEAD_END
    assert "not all there" in error.what


def test_the_record_does_not_hold_the_last_decision_twice() -> None:
    """The decision was played before it broke a law: the record replays, and ends with it."""

    def outcome(state: State) -> Outcome | None:
        if not state.heap:
            message = "who has won?"
            raise ValueError(message)
        return None

    error = broken(outcome=outcome)
    assert "who has won?" in error.what
    assert Match(GAME, BOX, error.record).active() == ()


def test_a_game_without_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody looks at the own card again and again."""
    monkeypatch.setattr(laws, "BOUND", 40)

    def legal_moves(state: State, seat: Seat) -> Sequence[Move]:
        return [Peek(seat)] if seat == state.turn else []

    error = broken(legal_moves=legal_moves)
    assert error.law is Law.END
    assert Match(evolve(STICKS, legal_moves=legal_moves), BOX, error.record).ply == 40


def test_an_outcome_before_the_end_is_found() -> None:
    """Somebody has won while sticks are left."""

    def outcome(state: State) -> Outcome | None:
        return sticks.outcome(evolve(state, owners=(0,) * state.sticks)) if state.heap < 4 else None

    error = broken(outcome=outcome)
    assert error.law is Law.OUTCOME
    assert "may decide" in error.what


def test_an_end_without_an_outcome_is_found() -> None:
    """The heap is empty, and nobody knows who has won."""
    error = broken(outcome=lambda _state: None)
    assert error.law is Law.OUTCOME
    assert played(error.record) > 0


@frozen
class Other(Take):
    """A decision that the game does not know."""

    tag: ClassVar[str] = "other"


def changing() -> Callable[[State, Seat], Sequence[Move]]:
    """List the moves the other way round every other time."""
    turns = count()
    return lambda state, seat: sticks.legal_moves(state, seat)[:: 1 if next(turns) % 2 else -1]


@pytest.mark.parametrize(
    "legal_moves",
    [
        changing(),
        lambda state, seat: sticks.legal_moves(state, seat) * 2,
        lambda state, seat: [evolve(move, seat=seat + 1) for move in sticks.legal_moves(state, seat)],
        lambda state, seat: [Other(seat, 1)] if seat == state.turn else [],
    ],
)
def test_a_bad_list_of_moves_is_found(legal_moves: Callable[[State, Seat], Sequence[Move]]) -> None:
    """In another order each time, twice the same, of another seat, of an unknown class."""
    assert broken(legal_moves=legal_moves).law is Law.MOVES


def impure() -> Callable[..., tuple[Step[State], ...]]:
    """Tell another number of sticks each time."""
    turns = count()
    return lambda state, move, luck: (
        *sticks.apply(state, move, luck)[:-1],
        evolve(sticks.apply(state, move, luck)[-1], events=(sticks.Took(0, next(turns)),)),
    )


@pytest.mark.parametrize("apply", [impure(), lambda *_: ()])
def test_a_decision_that_depends_on_more_than_luck_is_found(apply: Callable[..., tuple[Step[State], ...]]) -> None:
    """The same decision with the same luck leads to the same moments, and to one at least."""
    assert broken(apply=apply).law is Law.APPLY


def test_a_position_that_changes_is_found() -> None:
    """Whoever asks what an onlooker sees turns up a card, once."""

    def view(state: State, seat: Seat | None) -> State:
        if seat is None and state.heap == 12:
            object.__setattr__(state, "most", 2)
        return sticks.view(state, seat)

    assert broken(view=view).law is Law.FROZEN


@frozen
class Worn(Take):
    """A decision that comes back changed."""

    n: int = field(converter=one_more)


def test_a_decision_that_comes_back_changed_is_found() -> None:
    """What is written is not what is read."""

    def legal_moves(state: State, seat: Seat) -> Sequence[Move]:
        return [Worn(seat, 0)] if seat == state.turn else []

    error = broken(legal_moves=legal_moves, moves=(Worn,))
    assert error.law is Law.CODEC
    assert "'do': 'take'" in error.what


def test_a_position_that_loads_as_another_is_found() -> None:
    """A dump must hold everything."""
    error = broken(load=lambda box, position: evolve(sticks.load(box, position), die=9))
    assert (error.law, error.what) == (Law.CODEC, "the position that was dumped loads as another one")


def unsteady(**changes: object) -> Callable[..., State]:
    """Set up another position the second time."""
    turns = count()
    return lambda *args: changed(sticks.setup(*args), **(changes if next(turns) else {}))


@pytest.mark.parametrize("changes", [{"sticks": 3}, {"deck": ()}])
def test_a_record_that_replays_to_another_position_is_found(changes: dict[str, object]) -> None:
    """Whether its decisions are no longer legal, or something differs that no digest has seen."""
    assert broken(setup=unsteady(**changes)).law is Law.REPLAY


@pytest.mark.parametrize("undone", ["undo", "redo"])
def test_an_undo_that_does_nothing_is_found(undone: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The position must be the one before, and after playing again the one after."""
    monkeypatch.setattr(Match, undone, lambda *_: None)
    assert broken().law is Law.UNDO
