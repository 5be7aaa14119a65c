"""Placing tiles and completing recipes: chapters 5 and 6."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from boardtable.engine.target import Piece
from boardtable.games.wasabi.game import GAME
from boardtable.games.wasabi.moves import Claim, Done, Draw, Leave, Place, Stack, Switch
from boardtable.games.wasabi.state import Phase, State, strip_of
from tests.games.wasabi.counter import BOX, Squares, at, do, hand, legal, position, screen, served, shows, steps, told

TUNA_TEMPURA: Squares = {(1, 1): "tuna", (1, 2): "tempura"}

if TYPE_CHECKING:
    from boardtable.games.wasabi.components import Square


def placing(board: Squares, recipes: list[str], kind: str = "maki", **more: object) -> State:
    """Lay out a position in which Anna may place a tile."""
    return position(board=board, screens=[recipes], hands=[[kind, "rice", "rice"]], **more)  # type: ignore[arg-type]  # whatever `position` takes


def claims(state: State) -> list[str]:
    """List the recipes that may be claimed now."""
    return [move.recipe for move in legal(state, Claim)]


def test_5_1_a_tile_goes_on_any_open_square() -> None:
    """It need not touch another one; the square shows it from then on."""
    state = placing({(1, 1): "eel"}, [])
    assert len([move for move in legal(state, Place) if move.kind == "maki"]) == 29
    state = do(state, Place(0, "maki", at(6, 5)))
    assert shows(state, 6, 5) == "maki"
    assert hand(state, 0) == ["rice", "rice"]


def test_5_2_not_on_a_tile_nor_on_a_covered_square() -> None:
    """One square is taken, four are covered: 25 of 30 are left."""
    state = placing({(1, 1): "eel"}, [], covers=[(3, 3)])
    free = {move.at for move in legal(state, Place)}
    assert len(free) == 25
    assert free.isdisjoint({at(1, 1), at(3, 3), at(3, 4), at(4, 3), at(4, 4)})


def test_5_3_only_tiles_of_the_hand_are_placed() -> None:
    """Equal tiles make one move."""
    assert {move.kind for move in legal(placing({}, []), Place)} == {"maki", "rice"}


@pytest.mark.parametrize(
    ("board", "square"),
    [
        ({(1, 1): "tuna", (1, 2): "tempura"}, at(1, 3)),
        ({(1, 1): "tuna", (1, 3): "tempura"}, at(1, 2)),
        ({(2, 4): "tempura", (3, 4): "tuna"}, at(4, 4)),
        ({(2, 4): "tempura", (4, 4): "tuna"}, at(3, 4)),
    ],
)
def test_6_1_ingredients_in_any_order_make_a_recipe(board: Squares, square: Square) -> None:
    """Crunchy Tuna of tuna, tempura and maki, in a row or a column."""
    state = do(placing(board, ["crunchy_tuna"]), Place(0, "maki", square))
    assert state.phase is Phase.CLAIM
    assert claims(state) == ["crunchy_tuna"]


@pytest.mark.parametrize(
    ("board", "square"),
    [
        ({(1, 1): "tuna", (2, 2): "tempura"}, at(1, 2)),  # a bend
        ({(1, 1): "tuna", (2, 2): "tempura"}, at(3, 3)),  # a diagonal
        ({(1, 1): "tuna", (1, 2): "salmon"}, at(1, 3)),  # another ingredient
        ({(1, 4): "tuna", (1, 5): "tempura"}, at(2, 1)),  # the next square by number, but in the next row
    ],
)
def test_6_1_nothing_else_makes_a_recipe(board: Squares, square: Square) -> None:
    """The window does not open, and the game goes on."""
    state = do(placing(board, ["crunchy_tuna"]), Place(0, "maki", square))
    assert state.phase is Phase.PANTRY


def test_6_2_what_lies_beside_does_not_matter() -> None:
    """Also at both ends: the segment lies inside a longer row."""
    board = {(2, 1): "rice", (2, 2): "tuna", (2, 4): "tempura", (2, 5): "eel", (1, 3): "egg", (3, 3): "egg"}
    assert claims(do(placing(board, ["crunchy_tuna"]), Place(0, "maki", at(2, 3)))) == ["crunchy_tuna"]


def test_6_3_an_empty_or_covered_square_interrupts() -> None:
    """Tuna, a gap and maki; or tuna, a covered tempura and maki."""
    gap = placing({(1, 2): "tuna", (1, 3): "tempura"}, ["crunchy_tuna"])
    assert do(gap, Place(0, "maki", at(1, 5))).phase is Phase.PANTRY
    board = {(1, 2): "tuna", (1, 3): "tempura"}
    assert do(placing(board, ["crunchy_tuna"]), Place(0, "maki", at(1, 4))).phase is Phase.CLAIM
    covered = placing(board, ["crunchy_tuna"], covers=[(1, 3)])
    assert do(covered, Place(0, "maki", at(1, 5))).phase is Phase.PANTRY


def test_6_4_tiles_of_a_recipe_count_again() -> None:
    """The tuna of a Tekkamaki completes a Red Duet too, one turn later; nobody owns it (5.4)."""
    state = position(
        board={(1, 2): "tuna"},
        hands=[["maki", "rice", "rice"], ["snapper", "egg", "egg"]],
        screens=[["tekkamaki", "ebi_nigiri", "ika_nigiri"], ["red_duet"]],
    )
    state = do(state, Place(0, "maki", at(1, 1)), Claim(0, "tekkamaki"))
    assert served(state, 0) == ["tekkamaki"]
    assert BOX.recipes[BOX.recipe("red_duet")].ingredients == (2, 4)
    state = position(
        board={(1, 1): "maki", (1, 2): "tuna"},
        seat=1,
        hands=[["rice", "rice", "rice"], ["snapper", "egg", "egg"]],
        screens=[[], ["red_duet"]],
        served=[["tekkamaki"]],
    )
    assert claims(do(state, Place(1, "snapper", at(1, 3)))) == ["red_duet"]


def test_6_6_what_lay_there_before_is_not_new() -> None:
    """Tekkamaki lies on the board already: a tile elsewhere does not complete it, one that makes it again does."""
    board = {(1, 1): "maki", (1, 2): "tuna"}
    assert do(placing(board, ["tekkamaki"]), Place(0, "maki", at(4, 4))).phase is Phase.PANTRY
    assert claims(do(placing(board, ["tekkamaki"]), Place(0, "maki", at(1, 3)))) == ["tekkamaki"]


def test_6_6_a_segment_that_looks_the_same_is_not_new() -> None:
    """Stack! of tuna on tuna, and Switch! of two equal tops, leave everything as it was."""
    board = {(1, 1): "maki", (1, 2): "tuna", (2, 2): "tuna"}
    state = position(board=board, hands=[["tuna", "egg"]], screens=[["tekkamaki"]], cards=[["stack"]])
    assert do(state, Stack(0, "tuna", at(1, 2))).phase is Phase.PANTRY
    state = position(board=board, screens=[["tekkamaki"]], cards=[["switch"]])
    assert do(state, Switch(0, at(1, 2), at(2, 2))).phase is Phase.PLAY


def test_6_7_another_order_is_new() -> None:
    """Exchanging the two tiles of a Tekkamaki makes it again."""
    state = position(board={(1, 1): "maki", (1, 2): "tuna"}, screens=[["tekkamaki"]], cards=[["switch"]])
    assert claims(do(state, Switch(0, at(1, 1), at(1, 2)))) == ["tekkamaki"]


def test_6_9_a_match_that_is_not_claimed_is_gone() -> None:
    """The window closes; the next event makes something else."""
    state = position(
        board=TUNA_TEMPURA,
        hands=[["maki", "rice", "egg"]],
        screens=[["crunchy_tuna"]],
        cards=[["chop"]],
    )
    state = do(state, Place(0, "maki", at(1, 3)), Leave(0))
    assert state.phase is Phase.AFTER
    assert legal(state, Claim) == []
    assert screen(state, 0) == ["crunchy_tuna"]
    assert do(state, Done(0)).phase is Phase.PANTRY


def test_6_10_claiming_is_optional_one_by_one() -> None:
    """Of two recipes one is served and the other kept."""
    state = placing(TUNA_TEMPURA, ["crunchy_tuna", "tekkamaki"])
    state = do(state, Place(0, "maki", at(2, 1)))
    assert claims(state) == ["tekkamaki"]
    state = placing({(1, 1): "tempura", (1, 2): "tuna"}, ["crunchy_tuna", "tekkamaki"])
    state = do(state, Place(0, "maki", at(1, 3)))
    assert claims(state) == ["crunchy_tuna", "tekkamaki"]
    state = do(state, Claim(0, "tekkamaki"), Leave(0))
    assert (served(state, 0), screen(state, 0)) == (["tekkamaki"], ["crunchy_tuna"])


def test_6_10_claims_are_presumed() -> None:
    """In the order of the screen, all of them, and nothing once the window is closed."""
    state = placing({(1, 1): "tempura", (1, 2): "tuna"}, ["crunchy_tuna", "tekkamaki"])
    assert GAME.prompt(state, 0, ()).presumed == ()
    state = do(state, Place(0, "maki", at(1, 3)))
    strips = [Piece(strip_of(state, 0, state.box.recipe(name))) for name in ("crunchy_tuna", "tekkamaki")]
    assert set(GAME.prompt(state, 0, ()).presumed) == set(strips)
    assert GAME.prompt(state, 1, ()).presumed == ()
    state = do(state, Claim(0, "tekkamaki"))
    assert GAME.prompt(state, 0, ()).presumed == (strips[0],)


def test_6_11_without_a_token_nothing_can_be_claimed() -> None:
    """Four recipes of length 2 are served: a fifth one stays on the screen."""
    used = ["kappamaki", "oshinko_roll", "ebi_nigiri", "ika_nigiri"]
    state = placing({(1, 2): "tuna"}, ["tekkamaki"], served=[used])
    assert state.sides[0].left == (0, 3, 2, 1)
    assert do(state, Place(0, "maki", at(1, 1))).phase is Phase.PANTRY


def test_6_12_strip_token_and_cubes() -> None:
    """The strip lies open, a token of its length is used, and nobody may forget what it says."""
    state = do(placing(TUNA_TEMPURA, ["crunchy_tuna"]), Place(0, "maki", at(1, 3)))
    strip = state.sides[0].screen[0]
    moments = steps(state, Claim(0, "crunchy_tuna"))
    assert moments[0].reveals
    side = moments[0].state.sides[0]
    assert (side.left, side.served, side.cubes) == ((4, 2, 2, 1), (strip,), 0)
    assert moments[0].state.menu.seen[strip] == 0b11
    assert moments[0].events[0].pieces == (strip, 134 + 4)
    assert told(state, Claim(0, "crunchy_tuna")) == ["Anna serves: Crunchy Tuna. Points: 3."]


def test_6_13_several_recipes_at_once() -> None:
    """One maki completes a row and a column that cross, and a part of the row."""
    board = {(3, 1): "tempura", (3, 2): "tuna", (2, 3): "avocado", (1, 3): "crab"}
    state = placing(board, ["crunchy_tuna", "tekkamaki", "fog_city_roll"])
    state = do(state, Place(0, "maki", at(3, 3)))
    assert claims(state) == ["crunchy_tuna", "tekkamaki", "fog_city_roll"]
    state = do(state, Claim(0, "crunchy_tuna"), Claim(0, "fog_city_roll"))
    assert claims(state) == ["tekkamaki"]
    state = do(state, Claim(0, "tekkamaki"))
    assert state.sides[0].left == (3, 1, 2, 1)
    assert (state.phase, state.turn.completed) == (Phase.REWARD, 3)


def test_6_14_of_several_segments_one_with_style_counts() -> None:
    """Fog City Roll lies in the row in another order and in the column in the printed one: crab, avocado, maki."""
    board = {(3, 1): "avocado", (3, 2): "crab", (2, 3): "avocado", (1, 3): "crab"}
    state = do(placing(board, ["fog_city_roll"]), Place(0, "maki", at(3, 3)), Claim(0, "fog_city_roll"))
    assert state.sides[0].cubes == 1


def test_6_15_more_strips_than_tokens() -> None:
    """With one token of length 2 left, either recipe can be served, then no other."""
    used = ["kappamaki", "oshinko_roll", "ebi_nigiri"]
    state = placing({(1, 1): "tuna", (1, 3): "crab"}, ["tekkamaki", "pinch_roll"], served=[used])
    state = do(state, Place(0, "maki", at(1, 2)))
    assert claims(state) == ["tekkamaki", "pinch_roll"]
    state = do(state, Claim(0, "pinch_roll"))
    assert state.phase is Phase.REWARD
    assert screen(state, 0) == ["tekkamaki"]


def test_6_16_what_is_drawn_in_step_2_waits_for_the_next_turn() -> None:
    """Tekkamaki is drawn right after its tiles were laid: nothing opens."""
    state = position(
        board={(1, 1): "maki", (1, 2): "tuna"},
        phase="recipes",
        turn={"placed": 1},
        screens=[["ebi_nigiri", "ika_nigiri"]],
    )
    drawn = [do(state, Draw(0, 2), luck=luck) for luck in range(60)]
    tekkamaki = [after for after in drawn if "tekkamaki" in screen(after, 0)]
    assert tekkamaki
    assert {(after.phase, after.seat) for after in drawn} == {(Phase.PLAY, 1)}


@pytest.mark.parametrize(
    ("tiles", "cubes"),
    [
        (("maki", "tuna", "tempura"), 1),
        (("tempura", "tuna", "maki"), 1),
        (("maki", "tempura", "tuna"), 0),
        (("tuna", "maki", "tempura"), 0),
    ],
)
@pytest.mark.parametrize("down", [True, False])
def test_6_17_6_18_style_is_the_printed_order_from_either_end(
    tiles: tuple[str, ...], cubes: int, *, down: bool
) -> None:
    """Crunchy Tuna is maki, tuna, tempura: left to right, right to left, downwards or upwards."""
    line = [(2 + n, 3) if down else (3, 2 + n) for n in range(3)]
    board = {square: kind for square, kind in zip(line, tiles, strict=True) if kind != "tuna"}
    square = line[tiles.index("tuna")]
    state = placing(board, ["crunchy_tuna"], kind="tuna")
    state = do(state, Place(0, "tuna", at(*square)), Claim(0, "crunchy_tuna"))
    assert state.sides[0].cubes == cubes


@pytest.mark.parametrize(
    ("recipe", "cubes"), [("tekkamaki", 0), ("shell_game", 1), ("tide_pool_gang", 2), ("rainbow_bridge", 3)]
)
def test_6_17_longer_recipes_bring_more_cubes(recipe: str, cubes: int) -> None:
    """0, 1, 2 and 3 for lengths 2 to 5 (2.7, 6.19)."""
    *first, last = [BOX.ingredients[kind].id for kind in BOX.recipes[BOX.recipe(recipe)].ingredients]
    board = {(1 + n, 1): kind for n, kind in enumerate(first)}
    state = placing(board, [recipe], kind=last)
    state = do(state, Place(0, last, at(1 + len(first), 1)))
    sentence = told(state, Claim(0, recipe))[0]
    assert sentence.startswith("Anna serves with style: " if cubes else "Anna serves: ")
    assert do(state, Claim(0, recipe)).sides[0].cubes == cubes


def test_6_20_a_served_recipe_is_never_lost() -> None:
    """The tiles are exchanged, and everything stays."""
    state = position(
        board={(1, 1): "tuna"}, hands=[["maki", "egg", "egg"]], screens=[["tekkamaki"]], cards=[["switch"]]
    )
    state = do(state, Place(0, "maki", at(1, 2)), Claim(0, "tekkamaki"), Switch(0, at(1, 1), at(2, 1)))
    assert (served(state, 0), state.sides[0].left) == (["tekkamaki"], (3, 3, 2, 1))


def test_6_21_a_line_that_fits_somebody_else_brings_nothing() -> None:
    """Ben wants Tekkamaki, Anna makes it: no window opens, not for Ben either."""
    state = position(
        board={(1, 1): "tuna"},
        hands=[["maki", "egg", "egg"]],
        screens=[["crunchy_tuna"], ["tekkamaki"]],
    )
    state = do(state, Place(0, "maki", at(1, 2)))
    assert (state.seat, state.phase) == (0, Phase.PANTRY)
