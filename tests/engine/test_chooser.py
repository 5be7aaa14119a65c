"""From pointing to a move: clicks, lifts, drops, buttons and look-alikes."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import pytest
from attrs import frozen
from typing_extensions import override

from boardtable.engine.chooser import Chooser
from boardtable.engine.move import Move
from boardtable.engine.target import Amount, Button, Cell, Piece, Target

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping

A, B, C = Piece(1), Piece(2), Piece(3)
NORTH, SOUTH = Cell("field", (0, 0)), Cell("field", (1, 0))
HAND, BIN = Cell("hand"), Cell("bin")
GO, SWITCH = Button("go"), Button("switch")


@frozen
class Say(Move):
    """A move that is nothing but its path."""

    tag: ClassVar[str] = "say"
    said: tuple[Target, ...]

    @override
    def path(self, state: object) -> tuple[Target, ...]:
        return self.said


def say(*path: Target) -> Say:
    """Make a move of the first seat with such a path."""
    return Say(0, path)


def chooser(*moves: Say, alike: Mapping[int, Hashable] | None = None) -> Chooser[Say]:
    """Make a chooser; the state does not matter to these moves."""
    return Chooser(moves, None, alike)


FOUR = tuple(say(piece, cell) for piece in (A, B) for cell in (NORTH, SOUTH))


@pytest.mark.parametrize("order", [(B, SOUTH), (SOUTH, B)])
def test_the_order_of_pointing_is_free(order: tuple[Target, Target]) -> None:
    """Piece then place and place then piece say the same."""
    hand = chooser(*FOUR)
    assert hand.take(order[0]) is None
    assert hand.take(order[1]) == say(B, SOUTH)


def test_all_is_on_offer_and_only_the_first_missing_is_lit() -> None:
    """A person may begin with either; the light shows the natural beginning, then what comes next."""
    hand = chooser(*FOUR)
    assert hand.offers() == {A, B, NORTH, SOUTH}
    assert hand.lit() == {A, B}
    hand.take(A)
    assert hand.offers() == hand.lit() == {NORTH, SOUTH}
    assert hand.picked() == (A,)


def test_pieces_of_one_path_are_lit_together() -> None:
    """Two cards of one payment are one heap to choose from."""
    assert chooser(say(A, B, NORTH), say(A, C, NORTH)).lit() == {A, B, C}


def test_the_place_after_the_pieces_is_lit_only_when_they_are_picked() -> None:
    """What is of another sort waits for its time."""
    hand = chooser(say(A, B, NORTH), say(A, C, SOUTH))
    hand.lift(A)
    assert hand.lit() == {B, C}
    hand.lift(B)
    assert hand.lit() == {NORTH}


def test_a_whole_zone_is_not_on_offer_before_it_is_lit() -> None:
    """A click beside the cards of a zone must not be taken for a pick."""
    hand = chooser(say(A, HAND), say(B, BIN))
    assert hand.offers() == {A, B}
    assert hand.take(HAND) is None
    assert hand.picked() == ()
    hand.lift(A)
    assert hand.offers() == {HAND}
    assert hand.take(HAND) == say(A, HAND)


def test_a_zone_that_all_moves_share_need_not_be_pointed_at() -> None:
    """One click takes the coin; a drop on the hand does the same."""
    hand = chooser(say(A, HAND), say(B, HAND))
    assert hand.take(A) == say(A, HAND)
    hand.clear()
    assert hand.lift(A) == A
    assert hand.take(HAND) == say(A, HAND)


def test_a_place_with_which_all_moves_begin_need_not_be_pointed_at() -> None:
    """The one place that can be bought from goes without saying; a piece must be touched."""
    hand = chooser(say(NORTH, A), say(NORTH, B))
    assert hand.lit() == {NORTH, A, B}
    assert hand.take(B) == say(NORTH, B)
    assert chooser(say(A, NORTH), say(A, SOUTH)).lit() == {A}


def test_a_goal_that_all_moves_share_takes_every_drop() -> None:
    """Card after card is dropped on the laid ones: a drop there is no pick, and the last card says the move."""
    hand = chooser(say(A, B, HAND), say(A, C, HAND))
    assert hand.lit() == {A, B, C}
    hand.lift(A)
    assert HAND in hand.lit()
    for _ in range(2):
        assert hand.take(HAND) is None
        assert hand.picked() == (A,)
    hand.lift(C)
    assert hand.take(HAND) == say(A, C, HAND)


def test_the_only_move_is_not_played_by_itself() -> None:
    """With nothing picked there is nothing to finish, however few moves there are."""
    hand = chooser(say(A, HAND))
    assert hand.finish() is None
    assert hand.take(A) == say(A, HAND)


def test_a_lift_never_completes_a_move() -> None:
    """What is in the hand can still be put back."""
    hand = chooser(say(A, HAND), say(B, HAND))
    assert hand.lift(A) == A
    assert hand.lift(A) == A
    assert hand.picked() == (A,)
    assert hand.take(HAND) == say(A, HAND)


def test_a_click_on_what_is_picked_puts_it_back() -> None:
    """The second click undoes the first, and everything is on offer again."""
    hand = chooser(*FOUR)
    hand.take(A)
    assert hand.take(A) is None
    assert hand.picked() == ()
    assert hand.lit() == {A, B}


def test_back_lets_go_of_the_last_pick() -> None:
    """Back goes one step, and with nothing picked it does nothing."""
    hand = chooser(say(A, B, C, HAND), say(A, B, C, BIN))
    hand.take(A)
    hand.take(B)
    hand.back()
    assert hand.picked() == (A,)
    hand.put_back(C)
    assert hand.picked() == (A,)
    hand.back()
    hand.back()
    assert hand.picked() == ()


def test_the_first_thing_on_offer_under_the_pointer_is_meant() -> None:
    """A piece that is not on offer leaves the click to the place below it; the topmost comes first."""
    hand = chooser(say(NORTH, B), say(SOUTH, B), say(A, B))
    assert hand.hit(C, NORTH, Cell("field")) == NORTH
    assert hand.hit(A, NORTH) == A
    assert hand.hit(C) is None
    assert hand.hit() is None
    assert hand.lift(C) is None
    assert hand.take(C, NORTH) is None
    assert hand.picked() == (NORTH,)


def test_what_is_on_offer_but_not_lit_must_lie_on_top() -> None:
    """A place to which something could go is not meant by a click on another piece in it."""
    hand = chooser(*FOUR)
    assert hand.hit(C, SOUTH) is None
    assert hand.hit(SOUTH) == SOUTH


def test_a_path_that_goes_on_waits_for_ok() -> None:
    """Two tiles or three: after two, OK says two, and the third says three."""
    hand = chooser(say(A, B), say(A, B, C))
    hand.take(A)
    assert hand.take(B) is None
    assert hand.finish() == say(A, B)
    assert hand.take(C) == say(A, B, C)


def test_a_button_ends_a_path_that_could_go_on() -> None:
    """Lay off any cards, then press: the button says that these are all."""
    hand = chooser(say(A, GO), say(A, B, GO))
    assert hand.lit() == {A, B}
    hand.take(A)
    assert hand.lit() == {B, GO}
    assert hand.take(GO) == say(A, GO)
    hand.clear()
    hand.take(B)
    assert hand.lit() == {A}
    hand.take(A)
    assert hand.take(GO) == say(A, B, GO)


def test_a_button_is_never_pressed_by_itself() -> None:
    """Although only the button is missing, nothing happens before it is pressed."""
    hand = chooser(say(A, GO), say(B, GO))
    assert hand.take(A) is None
    assert hand.finish() is None
    assert hand.offers() == {GO}


def test_a_button_that_completes_nothing_yet_is_a_pick() -> None:
    """A button may stand before the pieces it is about."""
    hand = chooser(say(GO, A), say(GO, B), say(C))
    assert hand.take(GO) is None
    assert hand.take(B) == say(GO, B)


def test_a_switch_decides_between_two_moves_and_narrows_nothing() -> None:
    """To the mainland or not: the switch may be pressed before or after the piece, and released again."""
    hand = chooser(say(A, NORTH), say(A, NORTH, SWITCH), say(B, NORTH), say(B, NORTH, SWITCH))
    assert SWITCH in hand.lit()
    assert hand.pressed() == frozenset()
    assert hand.take(SWITCH) is None
    assert hand.pressed() == {SWITCH}
    assert hand.lit() == {A, B}
    hand.take(B)
    assert hand.take(NORTH) == say(B, NORTH, SWITCH)
    hand.clear()
    hand.lift(A)
    hand.take(SWITCH)
    hand.take(SWITCH)
    assert hand.take(NORTH) == say(A, NORTH)


def test_an_amount_never_counts_as_said() -> None:
    """Two for the piece, whoever has only two: the number must still be given."""
    hand = chooser(say(A, Amount("gold", 2)), say(B, Amount("gold", 2)))
    assert hand.take(A) is None
    assert hand.finish() is None
    assert hand.take(Amount("gold", 2)) == say(A, Amount("gold", 2))


def test_look_alikes_stand_for_each_other() -> None:
    """Any of three equal cards pays; what was meant is told, so that the numbers can be exchanged."""
    alike = {1: "tuna", 2: "tuna", 3: "tuna"}
    hand = chooser(say(A, HAND), say(Piece(9), HAND), alike=alike)
    assert hand.lit() == {A, B, C, Piece(9)}
    assert hand.take(C) == say(A, HAND)
    assert hand.stand_ins(say(A, HAND)) == ((3, 1),)


def test_two_look_alikes_mean_two_pieces() -> None:
    """One of them is really meant; the other stands for the one that is left, and so do more than are asked for."""
    alike = {1: "tuna", 2: "tuna", 3: "tuna", 4: "tuna"}
    hand = chooser(say(A, B, HAND), say(A, HAND), alike=alike)
    assert hand.take(C) is None
    assert hand.offers() == {A, B, Piece(4), HAND}
    assert hand.take(A) == say(A, B, HAND)
    assert hand.stand_ins(say(A, B, HAND)) == ((3, 2),)


def test_pieces_picked_by_their_own_numbers_stand_for_nothing_else() -> None:
    """Only look-alikes are exchanged; places have no numbers."""
    hand = chooser(*FOUR, alike={1: "x"})
    hand.lift(NORTH)
    hand.lift(A)
    assert hand.stand_ins(say(A, NORTH)) == ()


def test_with_no_move_nothing_is_on_offer() -> None:
    """Out of turn every click goes nowhere."""
    hand = chooser()
    assert hand.offers() == hand.lit() == frozenset()
    assert hand.take(A) is None
    assert hand.finish() is None


def test_where_a_large_piece_fits() -> None:
    """Of each move left all places of one zone; a move with one place there has nothing to be laid."""
    west, east = Cell("field", (0, 1)), Cell("field", (1, 1))
    moves = (say(A, NORTH, SOUTH), say(A, NORTH, west), say(B, west, east), say(B, NORTH))
    hand = chooser(*moves)
    assert hand.fits() == ((NORTH, SOUTH), (NORTH, west), (west, east))
    hand.lift(A)
    assert hand.fits() == ((NORTH, SOUTH), (NORTH, west))
    assert hand.may_lie((SOUTH, NORTH))
    assert not hand.may_lie((west, east))
    assert not hand.may_lie((NORTH,))
    hand.lift(SOUTH)
    assert hand.fits() == ((NORTH, SOUTH),)


def test_laying_a_large_piece_says_all_its_places() -> None:
    """In one go, also those that are picked already; something that is still missing leaves it unfinished."""
    hand = chooser(say(A, NORTH, SOUTH), say(B, NORTH, SOUTH))
    hand.lift(A)
    hand.lift(SOUTH)
    assert hand.lay((NORTH, SOUTH)) == say(A, NORTH, SOUTH)
    hand = chooser(say(A, NORTH, SOUTH, GO), say(B, NORTH, SOUTH, GO))
    hand.lift(A)
    assert hand.lay((NORTH, SOUTH)) is None
    assert hand.fits() == ()
    assert hand.take(GO) == say(A, NORTH, SOUTH, GO)


def test_a_large_piece_that_was_laid_is_taken_up_again() -> None:
    """All its places are put back at once, and nothing else; half a set was not laid."""
    hand = chooser(say(A, NORTH, SOUTH, GO), say(B, NORTH, SOUTH, GO))
    hand.lift(A)
    hand.lift(NORTH)
    assert hand.loosen() == ()
    hand.lift(SOUTH)
    assert hand.loosen() == (NORTH, SOUTH)
    assert hand.picked() == (A,)


def test_two_picks_of_different_sorts_meet() -> None:
    """A place that was clicked before is where a piece may be brought; one piece is not brought to another."""
    hand = chooser(*FOUR, say(A, B))
    assert not hand.meets(A, SOUTH)  # nothing is picked
    assert hand.take(SOUTH) is None
    assert hand.lift(A) == A
    assert hand.meets(A, SOUTH)
    hand.put_back(SOUTH)
    assert hand.take(B) == say(A, B)
    assert not hand.meets(A, B)


def test_picks_that_say_nothing_yet_do_not_meet() -> None:
    """More has to be pointed at: the place stays picked."""
    hand = chooser(say(A, NORTH, GO), say(B, NORTH, C))
    assert hand.take(NORTH) is None
    for piece in (A, B):
        assert hand.lift(piece) == piece
        assert not hand.meets(piece, NORTH)
        hand.put_back(piece)
