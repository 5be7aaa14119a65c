"""What a board promises for recipes: how far they have come, and what completes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from boardtable.games.wasabi.hopes import ANY, CUBES, NEVER, POINTS, hope
from boardtable.games.wasabi.outlook import Outlook, Stage, outlook
from tests.games.wasabi.counter import BOX, at, position

if TYPE_CHECKING:
    from boardtable.games.wasabi.state import State

KINDS = [kind.id for kind in BOX.ingredients]
CRUNCHY = BOX.recipe("crunchy_tuna")  # maki, tuna, tempura
TEKKA = BOX.recipe("tekkamaki")  # maki, tuna


def mask(*kinds: str) -> int:
    """Give kinds as a mask."""
    return sum(1 << KINDS.index(kind) for kind in kinds)


def seen(state: State) -> Outlook:
    """Look at the board of a position."""
    return outlook(BOX, state.mat, state.board.shows, state.board.covered)


def test_stages_tell_what_is_lacking_and_whether_it_lies_in_order() -> None:
    """Maki and tuna lie side by side: beside tuna alone, which must be in the middle, style is gone (6.17)."""
    board = {(1, 1): "maki", (1, 2): "tuna"}
    found = seen(position(board=board)).stages(CRUNCHY)
    assert found == {
        Stage(mask("tempura"), in_order=True),
        Stage(mask("tuna", "tempura"), in_order=True),
        Stage(mask("maki", "tempura"), in_order=False),
        Stage(mask("maki", "tuna", "tempura"), in_order=True),
    }


def test_order_is_read_from_either_end() -> None:
    """Tempura at the left end is in order, from right to left (6.18); maki in the middle is not."""
    board = {(3, 1): "tempura", (3, 3): "maki", (3, 4): "egg"}
    found = seen(position(board=board)).stages(CRUNCHY)
    assert Stage(mask("tuna"), in_order=True) in found
    backwards = {(3, 1): "tempura", (3, 2): "maki", (3, 4): "egg"}
    assert Stage(mask("tuna"), in_order=False) in seen(position(board=backwards)).stages(CRUNCHY)


def test_what_lies_twice_or_is_covered_stops_a_recipe() -> None:
    """Two tuna, or a tile under a Wasabi! card, are of no use (6.3)."""
    twice = position(board={(1, 1): "tuna", (1, 2): "tuna"})
    assert {stage.lacks for stage in seen(twice).stages(TEKKA)} == {mask("maki"), mask("maki", "tuna")}
    covered = position(board={(1, 1): "tuna"}, covers=[(1, 1)])
    assert {stage.lacks for stage in seen(covered).stages(TEKKA)} == {mask("maki", "tuna")}


def test_steps_lead_from_the_best_stage_onward() -> None:
    """Tempura completes a Crunchy Tuna in style on one square only; steps from worse stages are left out."""
    state = position(board={(1, 1): "maki", (1, 2): "tuna"})
    number = state.mat.number
    assert seen(state).steps(CRUNCHY, 1) == [(number(at(1, 3)), KINDS.index("tempura"), Stage(0, in_order=True))]
    steps = seen(position(board={(1, 1): "maki"})).steps(TEKKA, 1)
    tuna = KINDS.index("tuna")
    assert {(square, kind) for square, kind, _ in steps} == {(number(at(1, 2)), tuna), (number(at(2, 1)), tuna)}


def test_last_tiles_complete_whatever_lies_there() -> None:
    """Maki beside tuna: on three open squares and in place of an egg, but not under a Wasabi! card."""
    board = {(3, 3): "tuna", (3, 4): "egg"}
    state = position(board=board)
    number, maki = state.mat.number, KINDS.index("maki")
    around = {number(at(*square)) for square in ((2, 3), (4, 3), (3, 2), (3, 4))}
    assert set(seen(state).last_tiles(TEKKA)) == {(square, maki, Stage(0, in_order=True)) for square in around}
    covered = seen(position(board=board, covers=[(1, 3)]))
    assert {square for square, _, _ in covered.last_tiles(TEKKA)} == around - {number(at(2, 3))}


def test_a_last_tile_needs_all_others() -> None:
    """Maki, tuna and an open square lack tempura there only; an egg can give way, of two tuna either one."""
    state = position(board={(1, 1): "maki", (1, 2): "tuna", (1, 4): "egg"})
    number, tempura = state.mat.number, KINDS.index("tempura")
    assert seen(state).last_tiles(CRUNCHY) == [(number(at(1, 3)), tempura, Stage(0, in_order=True))]
    double = position(board={(1, 1): "maki", (1, 2): "tuna", (1, 3): "tuna", (1, 4): "egg"})
    assert set(seen(double).last_tiles(CRUNCHY)) == {
        (number(at(1, 3)), tempura, Stage(0, in_order=True)),
        (number(at(1, 2)), tempura, Stage(0, in_order=False)),
    }


def test_boards_are_remembered() -> None:
    """What was found out about a board is not found out again."""
    first = seen(position(board={(2, 2): "maki"}))
    assert seen(position(board={(2, 2): "maki"}, hands=[["egg"]])) is first
    assert seen(position(board={(2, 2): "maki"}, covers=[(5, 4)])) is not first


# ---- hopes

EVERYTHING = (1 << len(KINDS)) - 1


def test_a_recipe_is_worth_more_the_sooner_it_can_be_completed() -> None:
    """One tile that is in hand is one turn; one that must be taken first is two."""
    board = seen(position(board={(1, 1): "maki"}))
    token = BOX.tokens[0]
    assert hope(BOX, board, TEKKA, mask("tuna"), EVERYTHING) == (1, ANY + POINTS[1] * token.points)
    assert hope(BOX, board, TEKKA, mask("egg"), EVERYTHING) == (2, ANY + POINTS[2] * token.points)
    nothing = seen(position(board={(1, 1): "egg"}))
    assert hope(BOX, nothing, TEKKA, mask("tuna"), EVERYTHING) == (2, ANY + POINTS[2] * token.points)
    assert hope(BOX, nothing, TEKKA, 0, EVERYTHING) == (3, ANY + POINTS[3] * token.points)
    five = hope(BOX, nothing, BOX.recipe("rainbow_bridge"), 0, EVERYTHING)
    longest = BOX.tokens[-1]
    assert five == (6, ANY + POINTS[-1] * longest.points + CUBES[-1] * longest.cubes)


def test_style_is_hoped_for_where_the_order_fits() -> None:
    """Tempura beside tuna beside maki; where only the square beside maki is open, it is not in order."""
    token = BOX.tokens[1]
    in_order = seen(position(board={(1, 1): "maki", (1, 2): "tuna"}))
    turns, worth = hope(BOX, in_order, CRUNCHY, mask("tempura"), EVERYTHING)
    assert (turns, worth) == (1, ANY + POINTS[1] * token.points + CUBES[1] * token.cubes)
    others = {(1, 1): "eel", (1, 5): "eel", (2, 3): "crab", (2, 4): "crab"}
    cornered = seen(position(board={**others, (1, 3): "maki", (1, 4): "tuna"}))
    turns, worth = hope(BOX, cornered, CRUNCHY, mask("tempura"), 0)
    assert (turns, worth) == (1, ANY + POINTS[1] * token.points)


@pytest.mark.parametrize("held", [0, mask("maki")])
def test_what_cannot_be_had_is_not_hoped_for(held: int) -> None:
    """No tuna in hand or in the pantry; and what lies there is not new (6.6)."""
    board = seen(position(board={(1, 1): "egg"}))
    assert hope(BOX, board, TEKKA, held, mask("maki")) == (NEVER, 0)
    lying = seen(position(board={(1, 1): "maki", (1, 2): "tuna"}))
    assert hope(BOX, lying, TEKKA, held, mask("maki"))[0] == (1 if held else 2)
    assert hope(BOX, lying, TEKKA, 0, 0) == (NEVER, 0)
