"""Whole games, and what the computer is told of them."""

from __future__ import annotations

from collections import Counter

import pytest

from boardtable.engine.luck import Luck, mix
from boardtable.games.wasabi import GAME
from boardtable.games.wasabi.moves import (
    Chop,
    Claim,
    Cover,
    Discard,
    Draw,
    Leave,
    Pass,
    Place,
    PlaceChopped,
    Return,
    Stack,
    Switch,
    TakeCard,
    TakeTile,
    Waive,
    WasabiMove,
)
from boardtable.games.wasabi.state import Options, Phase, State
from tests.games.wasabi.counter import BOX, at, do, position


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
    """Tempura waits for a Crunchy Tuna; an egg helps nowhere."""
    state = position(board={(3, 3): "tempura"}, hands=[["tuna", "egg"]], screens=[["crunchy_tuna"]])
    found = weights(state, Place)
    assert found[Place(0, "tuna", at(3, 4))] > found[Place(0, "tuna", at(6, 1))] > found[Place(0, "egg", at(3, 4))]


def test_what_changes_nothing_weighs_least() -> None:
    """Tuna on tuna, equal tops exchanged."""
    state = position(board={(1, 1): "tuna", (1, 2): "tuna"}, hands=[["tuna"]], cards=[["stack", "switch"]])
    assert weights(state, Stack)[Stack(0, "tuna", at(1, 1))] < 0.05
    assert weights(state, Switch)[Switch(0, at(1, 1), at(1, 2))] < 0.05


def test_cards_cover_tiles_rather_than_open_squares() -> None:
    """As long as it completes nothing of one's own."""
    state = position(board={(1, 1): "tuna", (1, 2): "eel"}, cards=[["wasabi"]])
    assert best(state, Cover) == Cover(0, at(1, 1))


def test_claims_are_made_and_passing_is_for_who_has_no_recipe() -> None:
    """Passing weighs little while any recipe on the screen can be completed."""
    state = do(position(board={(1, 1): "tuna"}, hands=[["maki"]], screens=[["tekkamaki"]]), Place(0, "maki", at(1, 2)))
    assert best(state, Claim) == Claim(0, "tekkamaki")
    assert weights(state, Claim)[Claim(0, "tekkamaki")] > weights(state, Leave)[Leave(0)]
    assert weights(position(), Pass)[Pass(0)] < 0.1
    stuck = position(screens=[["emperors_barge"]], served=[["krakens_wedding"]])
    assert weights(stuck, Pass)[Pass(0)] > 1
    passing = position(phase="passing", screens=[["emperors_barge", "tekkamaki"]], served=[["krakens_wedding"]])
    assert best(passing, Discard) == Discard(0, "emperors_barge")


def test_what_is_missing_is_taken() -> None:
    """Tuna for a Tekkamaki; recipes of which there are most tokens left; cards rather than nothing."""
    state = position(phase="pantry", turn={"placed": 1}, hands=[["maki"]], screens=[["tekkamaki"]])
    found = weights(state, TakeTile)
    assert best(state, TakeTile) == TakeTile(0, "tuna")
    assert found[TakeTile(0, "maki")] > found[TakeTile(0, "egg")]
    state = position(phase="recipes", turn={"placed": 1}, screens=[[]], served=[["emperors_barge"]])
    assert best(state, Draw) == Draw(0, 2)
    assert weights(state, Draw)[Draw(0, 5)] < 0.1
    turn = {"placed": 1, "completed": 1}
    state = position(phase="reward", turn=turn, covers=[(1, 1)])
    assert weights(state, TakeCard)[TakeCard(0, "chop")] > weights(state, Waive)[Waive(0)]
    full = position(phase="reward", turn=turn, cards=[["chop", "spicy"]])
    assert len(GAME.weigh(full, 0, GAME.legal_moves(full, 0))) == 3


def test_an_estimate_counts_points_first() -> None:
    """Tokens and cubes against those of the best other player; it is as good for the one as bad for the other."""
    state = position(served=[["tekkamaki", "shell_game"], ["red_duet"]], screens=[[], []], cubes=[1, 0])
    assert GAME.estimate(state, 0) == 2 + 3 + 1 - 2
    assert GAME.estimate(state, 1) == -4


def test_an_estimate_hopes_for_recipes() -> None:
    """A recipe that lacks one ingredient is worth more than one that lacks two; in hand is better still."""
    recipes = [["crunchy_tuna"], []]
    none = position(screens=recipes, hands=[["egg"]], board={(6, 5): "egg"})
    one = position(screens=recipes, hands=[["egg"]], board={(1, 1): "maki", (1, 2): "tuna"})
    held = position(screens=recipes, hands=[["tempura"]], board={(1, 1): "maki", (1, 2): "tuna"})
    values = [GAME.estimate(state, 0) for state in (none, one, held)]
    assert values == sorted(values)
    assert len(set(values)) == 3
    lying = {(1, 1): "maki", (1, 2): "tuna", (1, 3): "tempura"}
    there = position(screens=recipes, hands=[["egg"]], board=lying)
    assert GAME.estimate(there, 0) == values[1]  # what lies there already is not new (6.6): it must be made again
    crowded = position(
        screens=recipes,
        hands=[["egg"]],
        covers=[(1, 3)],
        board={(1, 1): "maki", (1, 2): "tuna", (2, 2): "maki", (3, 2): "egg", (2, 1): "egg"},
    )
    assert GAME.estimate(crowded, 0) < values[1]


def test_an_estimate_knows_the_end() -> None:
    """The tenth token is worth more than all points; the eighth and ninth are on the way to it."""
    nine = [
        *("kappamaki", "oshinko_roll", "ebi_nigiri", "ika_nigiri"),
        *("crunchy_tuna", "fog_city_roll", "shell_game"),
        *("spider_on_stilts", "tide_pool_gang"),
    ]
    state = position(served=[nine], screens=[[], []])
    assert GAME.estimate(state, 0) == 27 + 2 * 3
    over = position(phase="over", ending="tokens", served=[[*nine, "krakens_wedding"]], screens=[[], []], cubes=[0, 60])
    assert GAME.estimate(over, 0) == 35 + 100 - 60
    assert GAME.estimate(over, 1) == 60 - 135
