"""Whole games: the laws, the invariants of chapter 15, and the computer's advice."""

from __future__ import annotations

import pytest

from boardtable.engine.laws import law_deal, play_by_laws
from boardtable.engine.luck import Luck, mix
from boardtable.engine.record import Over
from boardtable.engine.text import Player, plain
from boardtable.games.wok import GAME
from boardtable.games.wok.advice import COIN, LEFT_OVER
from boardtable.games.wok.moves import BuyRow, Pay, TakeCoin, TakeWok
from boardtable.games.wok.payments import lays_for
from boardtable.games.wok.state import Options, State, pieces
from boardtable.games.wok.words import listed
from tests.games.wok.kitchen import BOX, position


def nothing_lost(state: State) -> None:
    """Count coins, cards and woks, which holds in the middle of a move too (15.1 to 15.3)."""
    seating = BOX.seating(state.seats)
    coins = [*state.heaps, *(side.purse for side in state.sides)]
    assert sum(coins) == ((1 << seating.coins) - 1) << BOX.first_coin  # 15.1
    assert all(state.heaps)
    cards = [state.removed, *state.rows, *(mask for side in state.sides for mask in (side.hand, side.laid))]
    assert sum(cards) == (1 << len(state.faces)) - 1  # 15.2
    assert len(state.faces) + len(state.pile) == 63
    woks = [state.open_woks, *(side.woks for side in state.sides)]
    assert sum(woks) == state.dealt  # 15.3
    assert state.dealt.bit_count() == seating.woks


def invariants(state: State) -> None:
    """Count everything (chapter 15)."""
    nothing_lost(state)
    lengths = [row.bit_count() - BOX.row_size(number) for number, row in enumerate(state.rows)]
    assert max(lengths) <= 0
    assert not len(state.pile) or min(lengths) == 0  # 15.4
    assert sum(bool(row) and bool(length) for row, length in zip(state.rows, lengths, strict=True)) <= 1
    for side in state.sides:
        laid = [state.faces[card] for card in pieces(side.laid)]
        assert lays_for(BOX, laid, side.woks.bit_count())  # 15.5
        hand = [state.kind(card).gives for card in pieces(side.hand)]
        assert side.symbols == tuple(sum(gives[symbol] for gives in hand) for symbol in range(4))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("weighted", [False, True])
def test_15_nothing_is_lost_in_a_game(seats: int, *, weighted: bool) -> None:
    """After each moment of random games, and of sensible ones; every game ends (15.7)."""
    for seed in range(4):
        luck = Luck(seed)
        state = GAME.setup(BOX, Options(), seats, luck)
        first = GAME.legal_moves(state, state.turn)
        assert first == [TakeCoin(state.turn, "threes"), TakeCoin(state.turn, "twos")]  # 15.6
        while GAME.active(state):
            moves = GAME.legal_moves(state, state.turn)
            weights = GAME.weigh(state, state.turn, moves)
            move = moves[luck.weighted(weights) if weighted else luck.below(len(moves))]
            steps = GAME.apply(state, move, luck)
            for step in steps:
                assert step.state != state  # each moment shows something new
                nothing_lost(step.state)
                state = step.state
            invariants(state)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("weighted", [False, True])
def test_the_laws_hold(seats: int, *, weighted: bool) -> None:
    """And the record of each game ends with its result."""
    for seed in range(3):
        deal = law_deal(GAME, seats, mix(seed, seats), "0")
        record = play_by_laws(GAME, BOX, deal, weighted=weighted)
        over = record.entries[-1]
        assert isinstance(over, Over)
        assert len(over.scores) == seats


# ---- the computer's advice


def test_an_estimate_is_points_ahead_of_the_best_other() -> None:
    """The covered 8 and two laid cards, against what the others have in coins."""
    state = position(
        3, laid=[["broccoli:cookie,cookie"] * 2], woks=[["covered_8"]], coins=(3, 2, 4), hands=[[], [], ["tuna"]]
    )
    mine, ben, cleo = 8 + 2 * LEFT_OVER + 3 * COIN, 2 * COIN, 4 * COIN + LEFT_OVER
    assert GAME.estimate(state, 0) == pytest.approx(mine - cleo)
    assert GAME.estimate(state, 1) == pytest.approx(ben - mine)


def test_an_estimate_counts_symbols_while_there_are_woks() -> None:
    """Four spoons in hand are worth more than four other cards' symbols."""
    rich = position(hands=[["carrot:spoon,spoon", "tuna:spoon,spoon"]])
    poor = position(hands=[["carrot:spoon,spoon", "tuna:bowl,bowl"]])
    assert GAME.estimate(rich, 0) > GAME.estimate(poor, 0) + 3


def test_at_the_end_an_estimate_is_the_result() -> None:
    """Seven points and two left-over cards, against Ben's left-over ones."""
    state = position(
        rows={0: [], 1: [], 2: [], 3: ["tuna"]},
        pile=False,
        final=0,
        laid=[["broccoli:cookie,cookie"] * 2],
        woks=[["covered_7"]],
    )
    cards = state.sides[1].hand.bit_count()
    assert GAME.estimate(state, 0) == pytest.approx(7 + 2 * LEFT_OVER - cards * LEFT_OVER)


def test_weights_prefer_what_brings_more() -> None:
    """Of woks the better one, of rows the one with symbols and a low price, of payments the one that wastes nothing."""
    names = [wok.id for wok in BOX.woks][:18]
    hand = ["tuna:spoon,spoon", "tuna:spoon", "tuna", "chicken:spoon", *["chicken:star"] * 2, "octopus"]
    state = position(
        4,
        hands=[hand],
        open_woks=names,
        coins=(8, 2, 1, 1),
        rows={2: ["prawn", "octopus"], 3: ["broccoli:bowl,bowl", "broccoli:cookie,cookie"]},
    )
    moves = GAME.legal_moves(state, 0)
    weights = dict(zip(moves, GAME.weigh(state, 0, moves), strict=True))
    assert weights[TakeWok(0, "covered_10")] > weights[TakeWok(0, "covered_7")] > weights[TakeWok(0, "leftovers")]
    assert weights[BuyRow(0, 3)] > weights[BuyRow(0, 2)]
    assert min(weights.values()) > 0
    chosen = GAME.apply(state, TakeWok(0, "covered_10"), Luck(1))[-1].state
    ways = GAME.legal_moves(chosen, 0)
    spared = dict(zip(ways, GAME.weigh(chosen, 0, ways), strict=True))
    thrifty = Pay(0, ("chicken:star", "chicken:star", "tuna:spoon,spoon"))
    assert spared[Pay(0, ("chicken:spoon", "tuna:spoon", "tuna:spoon,spoon"))] > spared[thrifty]


def test_every_wok_card_has_a_weight() -> None:
    """Also the Men-at-wok, for somebody with no cards at all but four stars."""
    stars = ["broccoli:star"] * 2 + ["chicken:star"] * 2
    for names in ([wok.id for wok in BOX.woks][:12], [wok.id for wok in BOX.woks][13:]):
        state = position(hands=[stars], open_woks=names)
        moves = GAME.legal_moves(state, 0)
        assert min(GAME.weigh(state, 0, moves)) > 0


def test_lists_of_names() -> None:
    """Commas alone, and a word for nothing."""
    assert plain(listed([])) == "none"
    assert plain(listed([Player(1), "Tina Tuna"]), ("Anna", "Ben")) == "Ben, Tina Tuna"
