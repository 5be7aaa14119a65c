"""What the computer is told: how good a position is, and which decisions look sensible."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from boardtable.games.wasabi import GAME
from boardtable.games.wasabi.advice import CARDS, IDLE, NEARLY, RATE, REST, THEIRS, VICTORY
from boardtable.games.wasabi.hopes import ANY, CUBES, POINTS
from boardtable.games.wasabi.moves import (
    Chop,
    Claim,
    Cover,
    Discard,
    Done,
    Draw,
    ExchangeCard,
    Leave,
    Pass,
    Place,
    PlaceChopped,
    PutBack,
    Return,
    Spice,
    Stack,
    Switch,
    TakeCard,
    TakeTile,
    Waive,
    WasabiMove,
)
from tests.games.wasabi.counter import at, do, position

if TYPE_CHECKING:
    from boardtable.games.wasabi.state import State


def weights(state: State, kind: type[WasabiMove]) -> dict[WasabiMove, float]:
    """Weigh the decisions of one kind."""
    moves = GAME.legal_moves(state, state.seat)
    weighed = GAME.weigh(GAME.view(state, state.seat), state.seat, moves)
    return {move: weight for move, weight in zip(moves, weighed, strict=True) if type(move) is kind}


def best(state: State, kind: type[WasabiMove]) -> WasabiMove:
    """Give the decision of a kind with the largest weight."""
    found = weights(state, kind)
    return max(found, key=lambda move: found[move])


def test_completing_a_recipe_weighs_most() -> None:
    """By a tile, a card, or a chopped tile."""
    board = {(1, 1): "maki", (5, 1): "tuna", (5, 5): "maki tuna", (5, 4): "maki", (3, 3): "tuna eel", (3, 4): "maki"}
    recipes = ["tekkamaki"]
    state = position(board=board, hands=[["tuna", "egg"]], screens=[recipes], cards=[["stack", "switch"]])
    assert isinstance(best(state, Place), Place)
    assert best(state, Place).kind == "tuna"  # type: ignore[attr-defined]  # it is a Place
    assert best(state, Stack) in {Stack(0, "tuna", at(3, 3)), Stack(0, "egg", at(3, 3))} - {Stack(0, "egg", at(3, 3))}
    chopping = position(board=board, hands=[["rice"]], screens=[recipes], cards=[["chop"]])
    assert best(chopping, Chop) == Chop(0, at(3, 3))
    switching = position(
        board={(1, 1): "maki", (1, 3): "tuna"}, hands=[["rice"]], screens=[recipes], cards=[["switch", "wasabi"]]
    )
    assert best(switching, Switch) in {Switch(0, at(1, 1), at(1, 2)), Switch(0, at(1, 2), at(1, 3))}
    chopped = do(
        position(board={(1, 1): "maki", (5, 5): "tuna"}, screens=[recipes], cards=[["chop"]]), Chop(0, at(5, 5))
    )
    assert best(chopped, PlaceChopped).at in {at(1, 2), at(2, 1)}  # type: ignore[attr-defined]  # it is one
    assert weights(chopped, Return) == {Return(0): 1.0}


def test_a_tile_beside_another_one_of_its_recipe_is_preferred() -> None:
    """Tempura waits for a Crunchy Tuna; far from it tuna helps no more than an egg."""
    state = position(board={(3, 3): "tempura"}, hands=[["tuna", "egg"]], screens=[["crunchy_tuna"]])
    found = weights(state, Place)
    near, far, egg = (Place(0, "tuna", at(3, 4)), Place(0, "tuna", at(6, 1)), Place(0, "egg", at(3, 4)))
    assert found[near] > found[far] == found[egg]


def test_what_changes_nothing_weighs_least() -> None:
    """Tuna on tuna, equal tops exchanged."""
    state = position(board={(1, 1): "tuna", (1, 2): "tuna"}, hands=[["tuna"]], cards=[["stack", "switch"]])
    assert weights(state, Stack)[Stack(0, "tuna", at(1, 1))] < 0.05
    assert weights(state, Switch)[Switch(0, at(1, 1), at(1, 2))] < 0.05


def test_cards_cover_tiles_rather_than_open_squares() -> None:
    """As long as it completes nothing of one's own."""
    state = position(board={(1, 1): "tuna", (1, 2): "eel"}, cards=[["wasabi"]])
    assert best(state, Cover) == Cover(0, at(1, 1))


def test_what_lies_there_is_made_again() -> None:
    """By exchanging two of its ingredients, which makes another sequence (6.7); nothing else does."""
    state = position(
        board={(1, 1): "maki", (1, 2): "tuna"}, hands=[["rice"]], screens=[["tekkamaki"]], cards=[["switch"]]
    )
    found = weights(state, Switch)
    again = Switch(0, at(1, 1), at(1, 2))
    assert found.pop(again) > 100 * max(found.values())


def test_claims_are_made_and_passing_is_for_who_cannot_complete_anything() -> None:
    """Passing weighs less than a tile of use, more than one without, and most if nothing can be completed any more."""
    before = position(board={(1, 1): "tuna"}, hands=[["maki"]], screens=[["tekkamaki"]])
    assert weights(before, Pass)[Pass(0)] < weights(before, Place)[Place(0, "maki", at(1, 2))]
    assert weights(before, Pass)[Pass(0)] > weights(before, Place)[Place(0, "maki", at(6, 5))]
    state = do(before, Place(0, "maki", at(1, 2)))
    assert best(state, Claim) == Claim(0, "tekkamaki")
    assert weights(state, Claim)[Claim(0, "tekkamaki")] > weights(state, Leave)[Leave(0)]
    without_token = position(screens=[["emperors_barge"]], served=[["krakens_wedding"]])
    assert weights(without_token, Pass)[Pass(0)] > max(weights(without_token, Place).values())
    without_fugu = position(screens=[["fugu_me_once"]], board={(1, 1): "fugu eel"})  # its only tile is hidden
    assert weights(without_fugu, Pass)[Pass(0)] > max(weights(without_fugu, Place).values())


def test_recipes_that_promise_little_are_discarded() -> None:
    """One without a token before one that is nearly completed; then it is better to stop."""
    screens = [["emperors_barge", "tekkamaki"]]
    state = position(phase="passing", screens=screens, served=[["krakens_wedding"]], board={(1, 1): "tuna"})
    assert best(state, Discard) == Discard(0, "emperors_barge")
    stopping = do(state, Discard(0, "emperors_barge"))
    assert weights(stopping, Done)[Done(0)] > weights(stopping, Discard)[Discard(0, "tekkamaki")]


def test_what_is_missing_is_taken() -> None:
    """Tuna for a Tekkamaki; no recipe without a token; nothing is drawn that promises nothing."""
    state = position(phase="pantry", turn={"placed": 1}, hands=[["maki"]], screens=[["tekkamaki"]])
    found = weights(state, TakeTile)
    assert best(state, TakeTile) == TakeTile(0, "tuna")
    assert found[TakeTile(0, "maki")] == found[TakeTile(0, "egg")]
    state = position(phase="recipes", turn={"placed": 1}, screens=[[]], served=[["emperors_barge"]])
    assert best(state, Draw) == Draw(0, 2)
    assert weights(state, Draw)[Draw(0, 5)] < 0.1


def test_rewards_are_taken_and_the_worst_card_makes_room() -> None:
    """A card rather than nothing; Chop! gives way to a better card, but a better one not to Chop!."""
    turn = {"placed": 1, "completed": 1}
    state = position(phase="reward", turn=turn, covers=[(1, 1)])
    assert best(state, TakeCard) == TakeCard(0, "stack")
    assert weights(state, TakeCard)[TakeCard(0, "chop")] > weights(state, Waive)[Waive(0)]
    assert weights(state, TakeCard)[TakeCard(0, "wasabi", at(1, 1))] > weights(state, Waive)[Waive(0)]
    full = position(phase="reward", turn=turn, cards=[["chop", "spicy"]])
    assert best(full, PutBack) == PutBack(0, "chop")
    assert weights(full, PutBack)[PutBack(0, "chop")] > weights(full, Waive)[Waive(0)]
    assert best(full, ExchangeCard) == ExchangeCard(0, 0, "stack")
    assert weights(full, ExchangeCard)[ExchangeCard(0, 0, "stack")] > weights(full, Waive)[Waive(0)]
    rich = position(phase="reward", turn=turn, cards=[["stack", "switch"], ["spicy", "wasabi"]])
    assert max(weights(rich, ExchangeCard).values()) < weights(rich, Waive)[Waive(0)]
    assert weights(rich, PutBack)[PutBack(0, "stack")] < weights(rich, Waive)[Waive(0)]


def test_a_second_tile_is_for_completing_something() -> None:
    """Spicy! is played after the tile, if another tile completes a recipe."""
    board = {(1, 1): "tuna", (5, 5): "maki"}
    state = position(board=board, hands=[["maki", "rice"]], screens=[["tekkamaki"]], cards=[["spicy"]])
    assert weights(state, Spice)[Spice(0)] < 1
    wasted = do(state, Place(0, "rice", at(3, 3)))
    assert weights(wasted, Spice)[Spice(0)] > weights(wasted, Done)[Done(0)]
    other = do(state, Place(0, "maki", at(1, 2)), Claim(0, "tekkamaki"))
    assert weights(other, Spice)[Spice(0)] < weights(other, Done)[Done(0)]


# ---- how good a position is

ALL = 35
"""The points of all tokens of a player: four of 2, three of 3, two of 5, one of 8."""


def expected(tokens: float, turns: int) -> float:
    """Tell what the points of other tokens left are worth with so many turns left."""
    return tokens * (REST + RATE * turns)


def test_an_estimate_counts_points_first() -> None:
    """Tokens and cubes against those of the best other player; twelve turns each, and tokens left for them."""
    state = position(3, served=[["tekkamaki", "shell_game"], ["red_duet"]], screens=[[], [], []], cubes=[1, 0])
    rest = expected(ALL - 5, 12) - expected(ALL - 2, 12)
    assert GAME.estimate(state, 0) == pytest.approx(2 + 3 + 1 - 2 + rest)
    assert GAME.estimate(state, 1) == pytest.approx(2 - 6 - rest)
    assert GAME.estimate(state, 2) == pytest.approx(0 - 6 + expected(5, 12))


def test_an_estimate_values_cards() -> None:
    """Each type for itself."""
    state = position(cards=[["switch", "chop"], ["stack"]], screens=[[], []])
    assert GAME.estimate(state, 0) == pytest.approx(CARDS["switch"] + CARDS["chop"] - CARDS["stack"])


def test_an_estimate_hopes_for_recipes() -> None:
    """A recipe that lacks one ingredient is worth more than one that lacks two; in hand is better still."""
    recipes = [["crunchy_tuna"], []]
    none = position(screens=recipes, hands=[["egg"]], board={(6, 5): "egg"})
    one = position(screens=recipes, hands=[["egg"]], board={(1, 1): "maki", (1, 2): "tuna"})
    held = position(screens=recipes, hands=[["tempura"]], board={(1, 1): "maki", (1, 2): "tuna"})
    values = [GAME.estimate(state, 0) for state in (none, one, held)]
    assert values == sorted(values)
    assert len(set(values)) == 3
    crowded = position(
        screens=recipes,
        hands=[["egg"]],
        covers=[(1, 3)],
        board={(1, 1): "maki", (1, 2): "tuna", (2, 2): "maki", (3, 2): "egg", (2, 1): "egg"},
    )
    assert GAME.estimate(crowded, 0) < values[1]


def test_an_estimate_trusts_little_in_what_others_have() -> None:
    """What their recipes bring counts in part, for themselves in full; of tokens only those for nothing else count."""
    board = {(1, 1): "maki", (1, 2): "tuna"}
    state = position(board=board, hands=[["egg"], ["tempura"]], screens=[[], ["crunchy_tuna"]])
    worth = ANY + POINTS[1] * 3 + CUBES[1] * 1
    rest = expected(3, 14)
    assert GAME.estimate(state, 0) == pytest.approx(rest - THEIRS * worth)
    assert GAME.estimate(state, 1) == pytest.approx(worth - rest)


def test_each_recipe_needs_a_token_and_time() -> None:
    """There is one token of length 5 (2.6); on the last open square only a tile in hand is of use."""
    one = position(screens=[["rainbow_bridge"], []], hands=[["egg"]])
    two = position(screens=[["rainbow_bridge", "thousand_waves"], []], hands=[["egg"]])
    assert GAME.estimate(one, 0) == pytest.approx(GAME.estimate(two, 0))
    tiles = ["salmon"] * 5 + ["snapper"] * 4 + ["eel"] * 4 + ["shrimp"] * 5 + ["crab"] * 4 + ["squid"] * 4
    squares = [(row, column) for row in range(1, 7) for column in range(1, 6)]
    board = dict(zip(squares, [*tiles, *["cucumber"] * 3], strict=False))
    taking = position(board=board, screens=[["kappamaki"], []], hands=[["egg"], []])
    having = position(board=board, screens=[["kappamaki"], []], hands=[["maki"], []])
    others = expected(ALL, 0)  # Ben has no turn any more
    assert GAME.estimate(taking, 0) == pytest.approx(expected(ALL, 1) - others)
    assert GAME.estimate(having, 0) == pytest.approx(ANY + POINTS[1] * 2 + expected(ALL - 2, 1) - others)


def test_an_estimate_does_not_like_passing_again_and_again() -> None:
    """Whoever passed last pays for it, the more the nearer the standstill is (10.7); after another, nobody should."""
    once = position(passes=1, seat=1, screens=[[], []])
    assert GAME.estimate(once, 0) == pytest.approx(-IDLE)
    assert GAME.estimate(once, 1) == pytest.approx(IDLE)
    three = position(3, passes=2, seat=2, screens=[[], [], []])
    assert GAME.estimate(three, 0) == pytest.approx(-4 * IDLE)
    assert GAME.estimate(three, 2) == pytest.approx(4 * IDLE)
    stuck = position(passes=1, screens=[["emperors_barge"]], served=[["krakens_wedding"]])
    assert weights(stuck, Pass)[Pass(0)] <= min(weights(stuck, Place).values())


def test_an_estimate_knows_the_end() -> None:
    """The tenth token is worth more than points; the eighth and ninth are on the way to it."""
    nine = [
        *("kappamaki", "oshinko_roll", "ebi_nigiri", "ika_nigiri"),
        *("crunchy_tuna", "fog_city_roll", "shell_game"),
        *("spider_on_stilts", "tide_pool_gang"),
    ]
    state = position(served=[nine], screens=[[], []])
    assert GAME.estimate(state, 0) == pytest.approx(27 + 2 * NEARLY - expected(27, 15))
    over = position(phase="over", ending="tokens", served=[[*nine, "krakens_wedding"]], screens=[[], []], cubes=[0, 60])
    assert GAME.estimate(over, 0) == 35 + VICTORY - 60
    assert GAME.estimate(over, 1) == 60 - 35 - VICTORY
