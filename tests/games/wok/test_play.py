"""Whole games: the laws, and the invariants of chapter 15."""

from __future__ import annotations

import pytest

from boardtable.engine.laws import law_deal, play_by_laws
from boardtable.engine.luck import Luck, mix
from boardtable.engine.record import Over
from boardtable.engine.text import Player, plain
from boardtable.games.wok import GAME
from boardtable.games.wok.moves import TakeCoin
from boardtable.games.wok.payments import lays_for
from boardtable.games.wok.state import Options, State, pieces
from boardtable.games.wok.words import listed
from tests.games.wok.kitchen import BOX


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


def test_lists_of_names() -> None:
    """Commas alone, and a word for nothing."""
    assert plain(listed([])) == "none"
    assert plain(listed([Player(1), "Tina Tuna"]), ("Anna", "Ben")) == "Ben, Tina Tuna"
