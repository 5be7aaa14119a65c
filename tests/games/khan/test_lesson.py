"""The first lesson says true figures, and its tables belong to one evening."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from boardtable.engine.course import Course
from boardtable.engine.luck import Luck
from boardtable.engine.target import Cell, Piece
from boardtable.games.khan import GAME
from boardtable.games.khan.lesson import lesson
from boardtable.games.khan.lesson_tables import LATE, MIDDLE, PLACING
from boardtable.games.khan.moves import Conquer, Expel, Invade, PlaceYurt, UseProtection
from boardtable.games.khan.position import load
from boardtable.games.khan.scoring import largest, points
from tests.games.khan.camp import BOX, NAMES, at, said

if TYPE_CHECKING:
    from boardtable.games.khan.components import Box
    from boardtable.games.khan.moves import KhanMove
    from boardtable.games.khan.state import Options, State

TILE = Conquer(0, "L4", ((2, 9), (2, 10), (3, 10), (4, 10)))
BRIDGE = Conquer(0, "BL4", ((3, 3), (3, 4), (3, 5), (4, 3)))


def course() -> Course[State, KhanMove, Options, Box]:
    """Begin the lesson."""
    return Course(GAME, BOX, lesson(BOX), NAMES[:2])


def standing(number: int) -> State:
    """Give the position at a page, counted from 1."""
    following = course()
    following.turn(number - 1)
    return following.match.state


def page(number: int) -> str:
    """Read a page, counted from 1."""
    return said(lesson(BOX).pages[number - 1].said)


def test_what_is_done() -> None:
    """A yurt, a ruler, a card, a special card, a tile and a bridge; each is allowed where it is asked."""
    pages = lesson(BOX).pages
    assert len(pages) == 12
    asked = {number: page.asked for number, page in enumerate(pages, 1) if page.asked}
    assert asked == {
        2: (PlaceYurt(0, (3, 10)),),
        4: (Expel(0, "korean"),),
        5: (Invade(0, "hungarian:SW:ice", (4, 10)),),
        6: (UseProtection(0),),
        8: (TILE,),
        10: (BRIDGE,),
    }
    for number, moves in asked.items():
        assert set(moves) <= set(GAME.legal_moves(standing(number), 0))


def test_whoever_decides_something_else_is_told_why_not() -> None:
    """On each page that asks for something, something else is allowed too."""
    for number, each in enumerate(lesson(BOX).pages, 1):
        others = set(GAME.legal_moves(standing(number), 0)) - set(each.asked) if each.asked else set()
        assert (each.nearly is not None) == bool(others)


def test_2_6_the_first_yurt() -> None:
    """There is none of the learner in the ice, which the third placement round needs."""
    state = standing(2)
    ice = BOX.ground.regions[2]
    assert not state.yurts[0] & ice
    assert (3, 10) in at(state, state.empty & ice)
    assert state.yurts[0].bit_count() == 2


def test_6_1_two_actions() -> None:
    """The marked ruler is the Korean, who stands next to the learner's yurt."""
    assert "2 actions" in page(3)
    state = standing(3)
    assert state.left == 2
    assert lesson(BOX).pages[2].at == (Piece(BOX.first_ruler + 5),)
    assert state.box.rulers[5].id == "korean"
    assert state.rulers[5] == BOX.ground.cell((2, 10))


def test_8_1_the_ruler_flees_and_leaves_a_neutral_yurt() -> None:
    """And the cell where the next yurt goes is still empty."""
    state = standing(5)
    assert state.rulers[5] == BOX.ground.cell((1, 11))
    assert (2, 10) in at(state, state.neutral)
    assert (4, 10) in at(state, state.empty)


def test_7_1_the_card_that_is_played() -> None:
    """It is in the hand, marked, and allows the ice."""
    assert "a yurt: ice." in page(5)
    piece, cell = lesson(BOX).pages[4].at
    state = standing(5)
    assert isinstance(piece, Piece)
    (name,) = [BOX.cards[card].name for number, card in state.hands[0] if number == piece.id]
    assert (name, cell) == ("hungarian:SW:ice", Cell("map", (4, 10)))


def test_9_5_the_yurts_that_are_counted() -> None:
    """Two red ones, a blue one and a black one, on four cells."""
    assert "2 of yours and 1 of the other player" in page(7)
    state = standing(7)
    cells = set(TILE.cells)
    assert at(state, state.yurts[0]) & cells == {(3, 10), (4, 10)}
    assert at(state, state.yurts[1]) & cells == {(2, 9)}
    assert at(state, state.neutral) & cells == {(2, 10)}
    assert (state.turn, state.left) == (0, 2)


def test_13_3_what_the_tile_brings() -> None:
    """Six points for a tile of four, for the learner alone."""
    assert "yours: 6 points." in page(9)
    state = standing(9)
    assert (points(state, 0), points(state, 1)) == (6, 0)
    assert [owner for owner, _ in state.laid[0].owners] == [0]


def test_the_tile_has_to_be_turned() -> None:
    """As it is printed it does not fit on these cells."""
    kind = BOX.kinds[BOX.kind_numbers["L4"]]
    assert {(2 + down, 9 + right) for down, right in kind.cells} != set(TILE.cells)


def test_13_5_the_bridge_turns_the_game() -> None:
    """3 and 8 cells become 15 with it, against 10; 4 + 6 + 6 + 5 points and the bonus of 10 are 31 against 24."""
    assert "5 rulers are out" in page(10)
    said_last = page(11)
    for words in ("only 5 points", "area of 15 cells", "had 8", "Ben has 10 cells", "bonus of 10", "win 31 to 24"):
        assert words in said_last
    before, after = standing(10), standing(11)
    assert [largest(state, 0) for state in (before, after)] == [8, 15]
    assert (points(before, 0), largest(after, 1)) == (16, 10)
    ended = GAME.outcome(after)
    assert ended is not None
    assert (ended.scores, ended.winners) == ((31, 24), (0,))


def test_no_other_conquest_does_as_well() -> None:
    """The bridge of 3 brings 2 points fewer; with the tile of 2, 18 points, the bonus for 10 cells goes to Ben."""
    state = load(BOX, LATE)
    scores = {}
    for move in GAME.legal_moves(state, 0):
        assert isinstance(move, Conquer)
        ended = GAME.outcome(GAME.apply(state, move, Luck(0))[-1].state)
        assert ended is not None
        scores[move.kind] = ended.scores
    assert scores == {"BL4": (31, 24), "B3": (29, 24), "I2": (18, 34)}


def test_one_evening() -> None:
    """What is put up in one table stands in the next, and the tile that is laid lies in the last."""
    early, middle, late = (load(BOX, table) for table in (PLACING, MIDDLE, LATE))
    for seat in (0, 1):
        assert at(early, early.yurts[seat]) < at(middle, middle.yurts[seat])
    assert (3, 10) in at(middle, middle.yurts[0])
    lying = {frozenset(BOX.placements.all[laid.placement].cells) for laid in late.laid}
    assert frozenset(TILE.cells) in lying


@pytest.mark.parametrize("number", range(1, 13))
def test_what_is_pointed_out_is_there(number: int) -> None:
    """Each mark of each page is over something on the table as it stands then."""
    following = course()
    following.turn(number - 1)
    state = following.match.state
    table, zones = GAME.table(state, 0), {zone.name for zone in GAME.zones(state, 0)}
    pieces = {item.piece for item in table.placed}
    for target in following.page.at:
        assert target.id in pieces if isinstance(target, Piece) else isinstance(target, Cell) and target.zone in zones
