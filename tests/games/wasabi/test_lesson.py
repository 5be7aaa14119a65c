"""The first lesson says true figures, and what it promises happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.course import Course
from boardtable.engine.target import Cell
from boardtable.games.wasabi import GAME
from boardtable.games.wasabi.lesson import lesson
from boardtable.games.wasabi.moves import Claim, Cover, Draw, Place, TakeCard, TakeTile
from boardtable.games.wasabi.state import Phase
from tests.games.wasabi.counter import BOX, NAMES, said

if TYPE_CHECKING:
    from boardtable.games.wasabi.components import Box
    from boardtable.games.wasabi.moves import WasabiMove
    from boardtable.games.wasabi.state import Options, State


def at(number: int) -> State:
    """Give the position at a page, counted from 1."""
    course: Course[State, WasabiMove, Options, Box] = Course(GAME, BOX, lesson(BOX), NAMES[:2])
    course.turn(number - 1)
    return course.match.state


def page(number: int) -> str:
    """Read a page, counted from 1."""
    return said(lesson(BOX).pages[number - 1].said)


def test_what_is_done() -> None:
    """All of one turn: place, serve, take a card, an ingredient and a recipe; then play the card."""
    asked = [page.asked for page in lesson(BOX).pages if page.asked]
    assert asked == [
        (Place(0, "tempura", (2, 3)),),
        (Claim(0, "crunchy_tuna"),),
        (TakeCard(0, "wasabi"),),
        (TakeTile(0, "rice"),),
        (Draw(0, 2), Draw(0, 3), Draw(0, 4), Draw(0, 5)),
        (Cover(0, (4, 3)),),
    ]


def test_6_17_the_first_recipe_is_in_style() -> None:
    """Maki, tuna and tempura lie in the printed order; length 3 brings 3 points, and style a cube (2.7)."""
    assert "in any order: maki, tuna, tempura. Two of them lie side by side already." in page(3)
    assert [BOX.kind(at(3).board.stacks[2 * 5 + column][0]) for column in (1, 2)] == [1, 2]
    assert page(4).endswith("Points: 3, wasabi cubes for style: 1.")
    assert (at(5).sides[0].cubes, at(5).sides[0].left) == (1, (4, 2, 2, 1))


def test_the_marked_square_is_the_best_one() -> None:
    """The notes say so while the marked ingredient is held: elsewhere it completes nothing, or without style."""
    (place,) = lesson(BOX).pages[2].asked
    tile = place.path(at(3))[0]
    assert tile in lesson(BOX).pages[2].at
    notes = GAME.preview(at(3), 0, (tile,))
    gains = {note.at: said(note.text) for note in notes}
    assert gains == {
        Cell("board", (2, 3)): "Crunchy Tuna (+3, with style +1)",
        Cell("board", (2, 0)): "Crunchy Tuna (+3)",
    }


def test_9_1_to_9_14_what_follows_a_recipe() -> None:
    """At most two cards (9.5), three ingredients (9.9), three recipes (9.12); a cube is one point (10.5)."""
    assert "Points for each cube: 1." in page(5)
    assert "you hold at most 2." in page(5)
    assert "until you hold 3 again" in page(6)
    assert page(6).endswith("Take what it lacks: rice.")
    assert [BOX.kind(tile) for tile in at(6).sides[0].tiles] == [3, 10]  # salmon for a Sake Nigiri, and cucumber
    assert "until you have 3 again" in page(7)
    assert "from 2 to 5: 2, 3, 5, 8." in page(7)


def test_8_5_4_the_card_of_the_next_turn() -> None:
    """Ben lays an avocado beside the crab; the card covers both, and brings a cube."""
    assert page(8).startswith("Ben places an ingredient beside another one, and it is your turn again.")
    assert page(8).endswith("That brings 1 wasabi cube at once.")
    assert (at(8).seat, at(8).phase) == (0, Phase.PLAY)
    assert [bool(at(8).board.stacks[square]) for square in (23, 24, 28, 29)] == [True, True, False, False]
    assert at(9).sides[0].cubes == 2
    assert at(9).board.covered == 1 << 23 | 1 << 24 | 1 << 28 | 1 << 29
    assert at(9).phase is Phase.PLAY
