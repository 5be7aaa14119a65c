"""The computer's advice, and what computers make of it where the best decision is beyond doubt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from boardtable.ai.bots import BOTS, LEVELS
from boardtable.ai.limit import Limit, never
from boardtable.engine.luck import Luck
from boardtable.games.wok import GAME
from boardtable.games.wok.advice import (
    CARD,
    CARD_EARLY,
    CHANCE,
    COIN,
    COIN_EARLY,
    LEFT_OVER,
    MAN,
    SYMBOLS,
    TEMPO,
    WOK,
    WOK_EARLY,
)
from boardtable.games.wok.moves import BuyRow, Pay, TakeWok
from boardtable.games.wok.state import Options
from tests.games.wok.kitchen import BOX, position

if TYPE_CHECKING:
    from boardtable.games.wok.state import State

STARS = ["broccoli:star"] * 2 + ["chicken:star"] * 2
SPOONS = ["carrot:spoon,spoon"] * 2
COOKIES = ["octopus:cookie,cookie", "prawn:cookie,cookie"]
ALL = [wok.id for wok in BOX.woks]

LAST: Any = {"rows": {0: [], 1: [], 2: [], 3: ["tuna"]}, "pile": False}
"""In the last round: the pile and three rows are empty, and the last player holds all cards that are not told of."""

# ---- how good a position is


def test_an_estimate_is_points_ahead_of_the_best_other() -> None:
    """Anna has the covered 8, two cards and three coins; Ben two coins, Cleo four and a tuna.

    Three cards of the 41 in the pile at first are in hands (2.7), all else is in its place.
    """
    state = position(
        3, laid=[["broccoli:cookie,cookie"] * 2], woks=[["covered_8"]], coins=(3, 2, 4), hands=[[], [], ["tuna"]]
    )
    early = 38 / 41
    coin, card, wok = COIN + COIN_EARLY * early, CARD + CARD_EARLY * early, WOK + WOK_EARLY * early
    anna = 8 + 2 * LEFT_OVER + 3 * coin + 2 * card + wok + TEMPO
    ben, cleo = 2 * coin, 4 * coin + card + LEFT_OVER
    assert GAME.estimate(state, 0) == pytest.approx(anna - cleo)
    assert GAME.estimate(state, 1) == pytest.approx(ben - anna)


def test_an_estimate_counts_symbols_while_there_are_woks() -> None:
    """Four spoons buy the best wok on the table, with two spoons half of it is said, and no other one with either."""
    four = position(hands=[["carrot:spoon,spoon"] * 2], open_woks=["covered_10"])
    two = position(hands=[["carrot:spoon,spoon", "carrot:chopstick,chopstick"]], open_woks=["covered_10"])
    none = position(hands=[["carrot"] * 2], open_woks=["covered_10"])
    wok = SYMBOLS[0] + CHANCE[0] * 10
    best = max(weights(none).values(), default=0)
    assert best == 0  # nothing can be taken here
    second = (SYMBOLS[1] + CHANCE[1] * 9) / 2  # the covered 9 is on the table as well
    assert GAME.estimate(four, 0) - GAME.estimate(none, 0) == pytest.approx(wok)
    assert GAME.estimate(two, 0) - GAME.estimate(none, 0) == pytest.approx(wok / 2 + second)


def test_in_the_last_round_who_is_still_to_act_takes_a_wok() -> None:
    """Anna and Ben have one action each, Cleo has had hers (9.4); Anna and Cleo could pay."""
    state = position(3, final=2, hands=[SPOONS], open_woks=["covered_10"], **LAST)
    anna, cleo = 10 + 2 * LEFT_OVER, LEFT_OVER * state.sides[2].hand.bit_count()
    assert GAME.estimate(state, 0) == pytest.approx(anna - cleo)
    assert GAME.estimate(state, 1) == pytest.approx(0 - anna)


def test_at_the_end_an_estimate_is_the_result() -> None:
    """Seven points and two left-over cards, against Ben's left-over ones."""
    state = position(final=0, laid=[["broccoli:cookie,cookie"] * 2], woks=[["covered_7"]], **LAST)
    cards = state.sides[1].hand.bit_count()
    assert GAME.estimate(state, 0) == pytest.approx(7 + 2 * LEFT_OVER - cards * LEFT_OVER)


# ---- which decisions look sensible


def weights(state: State) -> dict[str, float]:
    """Tell how the wok cards on the table weigh for the first player, beyond the least weight of all."""
    moves = [move for move in GAME.legal_moves(state, 0) if isinstance(move, TakeWok)]
    return {move.wok: weight - 0.1 for move, weight in zip(moves, GAME.weigh(state, 0, moves), strict=True)}


def test_a_wok_weighs_what_it_would_bring() -> None:
    """Two chickens, two broccoli and three tuna, two of which show no symbol (chapter 10)."""
    hand = [*STARS, "tuna", "tuna", "tuna:bowl,bowl"]
    brings = {
        "covered_7": 7,
        "covered_10": 10,
        "combo_one_of_each": 0,
        "combo_chicken2_tuna2_prawn1": 0,
        "set_3": 6,
        "set_5": 0,
        "leftovers": 7,
        "hand": 2 * 7,
        "no_symbol": 3 * 2,
        "double_tuna_chicken": 2 * 3 + 1 * 2,
        "double_octopus_broccoli": 1 * 2,
        "double_prawn_octopus": 0,
        "man_double_5_1": 0,
        "man_power": 0,
        "man_swap": 0,
    }
    found = weights(position(4, hands=[hand], open_woks=list(brings)))
    assert {wok: found[wok] for wok in brings} == pytest.approx(brings)


def test_a_wok_weighs_only_what_it_adds() -> None:
    """Each card earns a point as a left-over one, also the four laid ones; the covered 8 might be powered (11.7)."""
    hand = [*STARS, "tuna", "tuna", "tuna:bowl,bowl", "prawn"]
    brings = {
        "covered_7": 7,
        "combo_chicken2_tuna2_prawn1": 12 - 5,
        "combo_one_of_each": 0,
        "set_3": (6 - 3) * 2,
        "hand": (2 - 1) * 8,
        "no_symbol": (3 - 1) * 3,
        "double_tuna_broccoli": (2 - 1) * 3,
        "double_octopus_broccoli": 0,
        "man_power": 12 - 8,
        "man_swap": MAN,
        "man_double_3_3": MAN,
    }
    laid = [*SPOONS, *["broccoli:spoon,spoon"] * 2]
    state = position(4, hands=[hand], laid=[laid], woks=[["leftovers", "covered_8"]], open_woks=list(brings))
    found = weights(state)
    assert {wok: found[wok] for wok in brings} == pytest.approx(brings)


def test_what_earns_more_already_adds_nothing() -> None:
    """Three prawns earn nine points in the double wok, as a set only six; the laid carrots earn two points each."""
    hand = [*STARS, "prawn", "prawn", "prawn:star"]
    others = ["set_3", "leftovers", "man_power"]
    state = position(4, hands=[hand], laid=[SPOONS], woks=[["double_prawn_carrot"]], open_woks=others)
    found = weights(state)
    assert [found[wok] for wok in others] == pytest.approx([0, 4, MAN])


def test_combinations_are_counted() -> None:
    """Each needs two chickens, two tuna and a prawn, and brings twelve points: there are enough for two.

    In the hand wok their ten cards earn two points each. In the no symbol wok five of them earn three:
    the first combination takes only one of these, the second one four, which it does not replace.
    """
    hand = [*STARS[2:], "chicken", "chicken:bowl,bowl", "tuna", "tuna", "tuna:bowl,bowl", "tuna:star", "prawn", "prawn"]
    wok = "combo_chicken2_tuna2_prawn1"
    assert weights(position(4, hands=[hand], open_woks=[wok]))[wok] == pytest.approx(24)
    for owned, gain in (("hand", 24 - 20), ("no_symbol", 12 - 3)):
        state = position(4, hands=[hand], laid=[SPOONS], woks=[[owned]], open_woks=[wok])
        assert weights(state)[wok] == pytest.approx(gain)


def test_weights_prefer_what_brings_more() -> None:
    """Of woks the better one, of rows the one with symbols and a low price, of payments the one that wastes nothing."""
    hand = ["tuna:spoon,spoon", "tuna:spoon", "tuna", "chicken:spoon", *["chicken:star"] * 2, "octopus"]
    state = position(
        4,
        hands=[hand],
        open_woks=ALL[:18],
        coins=(8, 2, 1, 1),
        rows={2: ["prawn", "octopus"], 3: ["broccoli:bowl,bowl", "broccoli:cookie,cookie"]},
    )
    moves = GAME.legal_moves(state, 0)
    weighed = dict(zip(moves, GAME.weigh(state, 0, moves), strict=True))
    assert weighed[TakeWok(0, "covered_10")] > weighed[TakeWok(0, "covered_7")] > weighed[TakeWok(0, "set_5")]
    assert weighed[BuyRow(0, 3)] > weighed[BuyRow(0, 2)]
    assert min(weighed.values()) > 0
    chosen = GAME.apply(state, TakeWok(0, "covered_10"), Luck(1))[-1].state
    ways = GAME.legal_moves(chosen, 0)
    spared = dict(zip(ways, GAME.weigh(chosen, 0, ways), strict=True))
    thrifty = Pay(0, ("chicken:star", "chicken:star", "tuna:spoon,spoon"))
    assert spared[Pay(0, ("chicken:spoon", "tuna:spoon", "tuna:spoon,spoon"))] > spared[thrifty]


def test_every_wok_card_has_a_weight() -> None:
    """Also the Men-at-wok, for somebody with no cards at all but four stars."""
    for names in (ALL[:12], ALL[13:]):
        state = position(hands=[STARS], open_woks=names)
        moves = GAME.legal_moves(state, 0)
        assert min(GAME.weigh(state, 0, moves)) > 0


# ---- what computers make of it


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_the_last_action_is_the_one_with_most_points(level: str) -> None:
    """Ten points for good, before Ben, who has none; a coin or a row brings nothing any more."""
    state = position(final=1, hands=[STARS], open_woks=["covered_9", "covered_10", "covered_7", "set_5"], **LAST)
    thought = BOTS[level](GAME, GAME.view(state, 0), 0, Limit(playouts=120), Luck(3), never)
    assert thought.move == TakeWok(0, "covered_10")
    assert [(move, value) for move, value in thought.values[:3]] == [
        (TakeWok(0, "covered_10"), 10),
        (TakeWok(0, "covered_9"), 9),
        (TakeWok(0, "covered_8"), 8),
    ]


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_the_last_wok_is_paid_so_that_the_hand_wok_holds_most(level: str) -> None:
    """Two cards pay as well as four: each that stays in the hand earns two points (10.5)."""
    hand = [*SPOONS, "broccoli:spoon", "chicken:spoon", "tuna:spoon", "tuna:star"]
    state = position(
        final=1, paying="covered_10", hands=[hand], laid=[COOKIES], woks=[["hand"]], open_woks=["covered_10"], **LAST
    )
    thought = BOTS[level](GAME, GAME.view(state, 0), 0, Limit(playouts=200), Luck(3), never)
    assert thought.move == Pay(0, tuple(SPOONS))
    assert thought.values[0][1] == 10 + 2 * 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_computers_play_to_the_end(seats: int) -> None:
    """Mixed levels, each move legal for who sees only the view."""
    luck = Luck(seats)
    state = GAME.setup(BOX, Options(), seats, luck)
    while GAME.active(state):
        level = LEVELS[luck.below(3)]
        thought = BOTS[level](GAME, GAME.view(state, state.turn), state.turn, Limit(playouts=6), luck, never)
        assert thought.move in GAME.legal_moves(state, state.turn)
        state = GAME.apply(state, thought.move, luck)[-1].state
    assert GAME.outcome(state) is not None
