"""The laws of pointing find the move that cannot be said, or not told from another."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve, frozen
from typing_extensions import override

from boardtable.engine.broken import Law
from boardtable.engine.table import Frame, Row, Zone
from boardtable.engine.target import Amount, Button, Cell, Piece, Target
from tests.engine import sticks
from tests.engine.lawless import STICKS, WORD, broken, changed, run
from tests.engine.sticks import CARD, State, Take

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardtable.engine.game import Prompt, Step
    from boardtable.engine.luck import Luck
    from boardtable.engine.move import Move, Seat

ROW = Zone("row", Row(2), Frame(0, 0, 10, 10), (1, 1), WORD)


def paths(*ways: tuple[Target, ...]) -> dict[str, object]:
    """Let takings of 1, 2, 3 .. sticks be said by these paths, as functions of the state."""

    @frozen
    class Said(Take):
        @override
        def path(self, state: State) -> tuple[Target, ...]:
            return ways[self.n - 1]

    def legal_moves(state: State, seat: Seat) -> Sequence[Move]:
        return [Said(seat, n) for n in range(1, len(ways) + 1)] if seat == state.turn and state.heap >= 3 else []

    def apply(state: State, move: Take, luck: Luck) -> tuple[Step[State], ...]:
        return sticks.apply(evolve(state, owners=(0,) * (state.sticks - 1)), Take(move.seat, 1), luck)

    return {"legal_moves": legal_moves, "moves": (Said,), "apply": apply, "prompt": prompted}


def prompted(state: State, seat: Seat, picked: tuple[Target, ...]) -> Prompt:
    """Label all buttons that these tests press."""
    labels = (("take", WORD), ("throw", WORD), ("sticks", WORD))
    return evolve(sticks.prompt(state, seat, picked), buttons=labels)


A, B, C = Piece(CARD), Piece(CARD + 1), Piece(0)
ZONE, OTHER = Cell("card/0"), Cell("card/1")
TAKE, THROW = Button("take"), Button("throw")


def test_two_moves_with_one_path_are_found() -> None:
    """In whatever order; look-alikes are one: the heap is loose, so two sticks are the same."""
    assert broken(**paths((A, B), (B, A))).law is Law.PATHS_DIFFER
    assert broken(**paths((Piece(0), A), (Piece(1), A))).law is Law.PATHS_DIFFER


def test_a_path_that_goes_on_without_a_button_is_found() -> None:
    """The short one could not be told from the beginning of the long one."""
    assert broken(**paths((A,), (A, B))).law is Law.PATHS_PART


@pytest.mark.parametrize("path", [(Piece(999),), (Cell("nowhere"),), (Cell("row", 2),)])
def test_a_path_to_what_is_not_there_is_found(path: tuple[Target, ...]) -> None:
    """Nobody can point at it."""
    assert broken(**paths(path), zones=lambda *args: (*sticks.zones(*args), ROW)).law is Law.PATHS_SEEN


def test_a_path_of_nothing_is_found() -> None:
    """A move that cannot be said."""
    assert broken(**paths(())).law is Law.PATHS_ORDER


def test_a_button_or_amount_without_a_label_is_found() -> None:
    """The prompt bar would not show it."""
    for target in (Button("secret"), Amount("gold", 1)):
        error = broken(**paths((A, target), (B, target)))
        assert error.law is Law.PATHS_ORDER
        assert "has no label" in error.what


@pytest.mark.parametrize(
    ("presumed", "is_broken"),
    [((A,), False), ((A, B), False), ((ZONE,), True), ((A, C), True), ((Piece(999),), True)],
)
def test_what_is_presumed_must_be_on_offer(presumed: tuple[Target, ...], *, is_broken: bool) -> None:
    """Enter takes it, so that a legal move must begin with it; who waits has nothing presumed."""

    def presuming(state: State, seat: Seat, picked: tuple[Target, ...]) -> Prompt:
        mine = presumed if seat == state.turn and state.heap >= 3 else ()
        return evolve(prompted(state, seat, picked), presumed=mine)

    ways = paths((A, ZONE), (B, ZONE))
    ways["prompt"] = presuming
    if is_broken:
        assert broken(**ways).law is Law.PRESUMED
    else:
        run(changed(STICKS, **ways), seed=1)
    ways["prompt"] = lambda *args: evolve(prompted(*args), presumed=(A,))
    assert broken(**ways).law is Law.PRESUMED


def test_a_path_that_names_a_piece_twice_is_found() -> None:
    """The second click puts it back."""
    assert broken(**paths((A, A, B), (A, C))).law is Law.PATHS_ORDER


@pytest.mark.parametrize(
    "ways",
    [
        ((A, ZONE), (B, ZONE)),
        ((A, ZONE), (A, OTHER), (B, OTHER)),
        ((A, B, TAKE), (A, TAKE), (B, TAKE)),
        ((A, ZONE, THROW), (A, ZONE), (B, ZONE, THROW), (B, ZONE)),
        ((THROW, A), (THROW, B), (A, OTHER)),
        ((A, Amount("sticks", 2)), (A, Amount("sticks", 3)), (B, Amount("sticks", 2))),
        ((Piece(0), Piece(1), ZONE), (Piece(0), A, ZONE)),
        ((TAKE,), (THROW,)),
    ],
)
def test_paths_of_all_kinds_can_be_said(ways: tuple[tuple[Target, ...], ...]) -> None:
    """Goals, lists that end with a button, switches, buttons first, amounts, look-alikes, buttons alone."""
    for seed in range(5):
        run(changed(STICKS, **paths(*ways)), seed=seed)


@pytest.mark.parametrize("deaf", ["lift", "hit", "take"])
def test_a_path_that_is_not_understood_is_found(deaf: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A chooser that does not hear, or hears something else, is at fault."""
    monkeypatch.setattr(f"boardtable.engine.ways.Chooser.{deaf}", lambda *_: None)
    assert broken(**paths((A, B), (A, C))).law is Law.PATHS_ORDER
