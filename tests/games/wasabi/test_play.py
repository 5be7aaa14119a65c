"""Whole games that are played by weight."""

from __future__ import annotations

from collections import Counter

import pytest

from boardtable.engine.luck import Luck, mix
from boardtable.games.wasabi import GAME
from boardtable.games.wasabi.moves import Claim, WasabiMove
from boardtable.games.wasabi.state import Options, Phase, State
from tests.games.wasabi.counter import BOX


def pieces(state: State) -> list[int]:
    """List every piece on the table of an onlooker."""
    return sorted(item.piece for item in GAME.table(state, None).placed)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_piece_is_lost_and_the_board_agrees_with_itself(seats: int) -> None:
    """In games that are played by weight, at each decision; what is derived is what lies there."""
    kinds: Counter[type[WasabiMove]] = Counter()
    for seed in range(4):
        state = GAME.setup(BOX, Options(), seats, Luck(mix(seed, 0)))
        all_pieces = pieces(state)
        chance = Luck(seed)
        ply = 0
        while GAME.active(state):
            moves = GAME.legal_moves(state, state.seat)
            weights = GAME.weigh(GAME.view(state, state.seat), state.seat, moves)
            move = moves[chance.weighted(weights)]
            kinds[type(move)] += 1
            ply += 1
            state = GAME.apply(state, move, Luck(mix(seed, ply)))[-1].state
            assert pieces(state) == all_pieces
            board = state.board
            for number, stack in enumerate(board.stacks):
                covered = board.covered >> number & 1
                assert (board.open >> number & 1) == (not stack and not covered)
                assert board.shows[number] == (BOX.kind(stack[-1]) if stack and not covered else -1)
            assert board.open or state.phase not in {Phase.PLAY, Phase.SECOND}  # 10.8
    assert kinds[Claim] > 10
