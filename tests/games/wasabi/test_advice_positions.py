"""What computers make of this game: positions in which the best decision is beyond doubt."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from boardtable.ai.bots import BOTS
from boardtable.ai.limit import Limit, never
from boardtable.engine.luck import Luck
from boardtable.games.wasabi import GAME
from boardtable.games.wasabi.moves import Claim, Place, Switch, WasabiMove
from tests.games.wasabi.counter import at, do, position

if TYPE_CHECKING:
    from boardtable.games.wasabi.state import State

PLAYOUTS = Limit(playouts=60)

SEEDS = (1, 2, 3)

both = pytest.mark.parametrize("level", ["medium", "hard"])


QUIET = ["fugu_me_once", "krakens_wedding"]
"""Two recipes of which nothing lies on these boards, so that nothing is drawn that does not replace a served one."""


def decides(level: str, state: State) -> set[WasabiMove]:
    """Let a computer player decide, with one chance and another."""
    seat = state.seat
    view = GAME.view(state, seat)
    return {BOTS[level](GAME, view, seat, PLAYOUTS, Luck(seed), never).move for seed in SEEDS}


@both
def test_a_recipe_is_completed_with_one_tile(level: str) -> None:
    """Maki beside the tuna, of two recipes with one tile if there is a square for it; passing is no question."""
    state = position(board={(1, 1): "tuna"}, hands=[["maki", "rice", "egg"]], screens=[["tekkamaki", *QUIET]])
    assert decides(level, state) <= {Place(0, "maki", at(1, 2)), Place(0, "maki", at(2, 1))}
    board = {(3, 2): "tuna", (3, 4): "cucumber", (6, 5): "tuna"}
    state = position(board=board, hands=[["maki", "rice", "egg"]], screens=[["tekkamaki", "kappamaki", "fugu_me_once"]])
    assert decides(level, state) == {Place(0, "maki", at(3, 3))}


@both
def test_the_longer_recipe_comes_first(level: str) -> None:
    """Eight points rather than two, where shrimp and cucumber want the same square."""
    row = {(1, 1): "maki", (1, 2): "avocado", (1, 3): "tuna", (1, 5): "salmon"}
    board = {**row, (2, 3): "eel", (2, 4): "crab", (2, 5): "eel", (3, 4): "eel"}
    hand = ["shrimp", "cucumber", "egg"]
    state = position(board=board, hands=[hand], screens=[["rainbow_bridge", "sidestep", "fugu_me_once"]])
    assert decides(level, state) == {Place(0, "shrimp", at(1, 4))}


@both
def test_style_is_not_given_away(level: str) -> None:
    """Tuna between maki and tempura, or behind them: both complete a Crunchy Tuna, one brings a cube."""
    board = {(1, 1): "maki", (1, 3): "tempura", (6, 1): "tempura", (6, 2): "maki"}
    state = position(board=board, hands=[["tuna", "egg", "rice"]], screens=[["crunchy_tuna", *QUIET]])
    assert decides(level, state) == {Place(0, "tuna", at(1, 2))}


@both
def test_what_was_completed_is_served(level: str) -> None:
    """At once, and with style where that is to be had (6.14)."""
    state = position(board={(1, 1): "maki", (1, 3): "tempura"}, hands=[["tuna"]], screens=[["crunchy_tuna", *QUIET]])
    state = do(state, Place(0, "tuna", at(1, 2)))
    assert decides(level, state) == {Claim(0, "crunchy_tuna")}
    assert do(state, Claim(0, "crunchy_tuna")).sides[0].cubes == 1


NINE = [
    *("kappamaki", "oshinko_roll", "ebi_nigiri"),
    *("crunchy_tuna", "fog_city_roll", "shell_game"),
    *("spider_on_stilts", "tide_pool_gang"),
    "krakens_wedding",
]


@both
def test_the_tenth_token_wins_at_once(level: str) -> None:
    """In spite of sixty cubes on the other side (10.1): first the tile, then the claim."""
    state = position(
        board={(1, 1): "tuna"},
        hands=[["maki", "rice", "egg"]],
        screens=[["tekkamaki", "prickly_heat", "poison_pill"]],
        served=[NINE],
        cubes=[0, 60],
    )
    winning = {Place(0, "maki", at(1, 2)), Place(0, "maki", at(2, 1))}
    assert decides(level, state) <= winning
    for move in winning:
        assert decides(level, do(state, move)) == {Claim(0, "tekkamaki")}


@both
def test_the_tenth_token_is_not_put_off_for_points(level: str) -> None:
    """Two points now win the game; three with style, of a length without a token, are worth nothing."""
    board = {(1, 1): "tuna", (6, 1): "maki", (6, 3): "avocado"}
    screens = [["tekkamaki", "triple_fin", "salmon_says"]]
    state = position(board=board, hands=[["maki", "crab"]], screens=screens, served=[NINE])
    assert decides(level, state) <= {Place(0, "maki", at(1, 2)), Place(0, "maki", at(2, 1))}


@both
def test_an_exchange_completes_what_no_tile_does(level: str) -> None:
    """Salmon, eel, tempura, egg and maki: after the tile of the turn, the last two change places."""
    board = {(1, 1): "salmon", (1, 2): "eel", (1, 3): "tempura", (1, 4): "egg", (1, 5): "maki"}
    state = position(
        phase="after",
        turn={"placed": 1},
        board=board,
        hands=[["crab", "pickle"]],
        screens=[["monsoon_munch", *QUIET]],
        cards=[["switch", "chop"]],
    )
    assert decides(level, state) == {Switch(0, at(1, 4), at(1, 5))}
