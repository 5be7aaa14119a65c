"""Computer players by name, in Sticks, where perfect play is known."""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from boardtable.ai.bots import BOTS, LEVELS, limit_of
from boardtable.ai.limit import Limit, never
from boardtable.ai.thought import Thought
from boardtable.engine.luck import Luck
from tests.engine import sticks
from tests.engine.sticks import GAME, Peek, Take

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardtable.engine.game import Step

COMPONENTS = Path(sticks.__file__).with_name("sticks_box") / "components.toml"
BOX = sticks.box(tomllib.loads(COMPONENTS.read_text("utf-8")))
START = GAME.setup(BOX, sticks.Options(), 2, Luck(1))
VIEW = GAME.view(START, 0)


def choices(bot: str) -> Counter[sticks.Decision]:
    """Let a bot decide often, in the first position of a game: 1 to 3 sticks, or a look at the card."""
    return Counter(BOTS[bot](GAME, VIEW, 0, Limit(), Luck(seed), never).move for seed in range(1400))


def test_the_random_bot_plays_every_move_as_often() -> None:
    """A quarter of 1400 each, give or take."""
    counts = choices("random")
    assert set(counts) == {Take(0, 1), Take(0, 2), Take(0, 3), Peek(0)}
    assert all(280 < n < 420 for n in counts.values())


def test_the_weighted_bot_plays_as_the_game_weighs() -> None:
    """A look weighs half: a seventh of 1400, and two sevenths for each of the others."""
    counts = choices("weighted")
    assert 140 < counts.pop(Peek(0)) < 260
    assert len(counts) == 3
    assert all(330 < n < 470 for n in counts.values())


@pytest.mark.parametrize("bot", BOTS)
def test_the_same_chance_brings_the_same_thought(bot: str) -> None:
    """A bot has no chance but the one that it is given; that holds for all that it says of its moves."""
    first, second = (
        [BOTS[bot](GAME, VIEW, 0, Limit(playouts=60), Luck(seed), never) for seed in range(8)] for _ in range(2)
    )
    assert first == second


def test_a_weighted_draw_follows_the_weights() -> None:
    """One to three; a single place is drawn whatever it weighs."""
    drawn = Counter(Luck(seed).weighted((1.0, 3.0)) for seed in range(1000))
    assert 200 < drawn[0] < 300
    assert drawn[0] + drawn[1] == 1000
    assert Luck(1).weighted((0.001,)) == 0


# ---- the levels


def heap(sticks_left: int, *cards: int | None, seats: int = 2) -> sticks.State:
    """Lay so many sticks before the first of some players, who have all looked at their cards."""
    taken = tuple(n % seats for n in range(START.sticks - sticks_left))
    return evolve(START, owners=taken, turn=0, cards=cards or (0,) * seats, seen=(True,) * seats)


def think(bot: str, state: sticks.State, limit: Limit, seed: int = 1) -> Thought[sticks.Decision]:
    """Let a bot think for the first player, who sees what that seat sees."""
    return BOTS[bot](GAME, GAME.view(state, 0), 0, limit, Luck(seed), never)


@cache
def margin(left: int) -> int:
    """Tell what whoever is to take sticks wins by from here: a point a stick, the last costs two (4)."""
    return max((gain(left, n) for n in range(1, min(3, left) + 1)), default=0)


def gain(left: int, n: int) -> int:
    """Tell what somebody wins by who takes so many sticks now."""
    return n - 2 * (n == left) - margin(left - n)


def test_perfect_play_is_what_it_is() -> None:
    """Of three sticks one takes two, so that the other has to take the last; of four all but one."""
    assert [margin(left) for left in range(1, 6)] == [-1, 2, 3, 4, 1]


@pytest.mark.parametrize("left", range(2, 10))
@pytest.mark.parametrize("seed", [1, 2])
def test_the_hard_player_plays_perfectly(left: int, seed: int) -> None:
    """With every heap that is small enough to be looked through."""
    move = think("hard", heap(left), Limit(playouts=400), seed).move
    assert isinstance(move, Take)
    assert gain(left, move.n) == margin(left)


def test_every_move_is_tried_with_the_same_chance() -> None:
    """The n-th try of one move begins with the same luck as that of any other, and no two tries of one are alike."""
    state = heap(9)
    chances: dict[sticks.Decision, list[int]] = {}

    def noting(before: sticks.State, move: sticks.Decision, luck: Luck) -> tuple[Step[sticks.State], ...]:
        if before.owners == state.owners:
            chances.setdefault(move, []).append(luck.below(1 << 63))
        return GAME.apply(before, move, luck)

    BOTS["hard"](evolve(GAME, apply=noting), GAME.view(state, 0), 0, Limit(playouts=60), Luck(1), never)
    first, *others = sorted(chances.values(), key=len, reverse=True)
    assert len(set(first)) == len(first) > 9
    assert len(others) == 2
    assert all(other == first[: len(other)] for other in others)


def test_a_turn_is_judged_at_its_end_and_a_round_later() -> None:
    """Three of twelve sticks are taken; each is held to be worth a point, and all take as many as they may.

    With three more there are 6, and 12 when both have taken again: 9 on average. With two more it is 5 and 11.
    """

    def by_sticks(_state: sticks.State, _seat: int, moves: Sequence[sticks.Decision]) -> tuple[float, ...]:
        return tuple([move.n if isinstance(move, Take) else 0 for move in moves])

    greedy = evolve(GAME, estimate=lambda state, _: len(state.owners), weigh=by_sticks)
    thought = BOTS["hard"](greedy, heap(9), 0, Limit(playouts=2), Luck(1), never)
    assert thought.values == ((Take(0, 3), 9), (Take(0, 2), 8))


def lightest_first(asked: int) -> Thought[sticks.Decision]:
    """Let the hard player try two of three moves, where few sticks weigh more and each counts a point.

    It is stopped when it asks for so many a time.
    """

    def by_few(_state: sticks.State, _seat: int, moves: Sequence[sticks.Decision]) -> tuple[float, ...]:
        return tuple([4 - move.n if isinstance(move, Take) else 0 for move in moves])

    game, times = evolve(GAME, estimate=lambda state, _: len(state.owners), weigh=by_few), count(1)
    return BOTS["hard"](game, heap(9), 0, Limit(playouts=2), Luck(1), lambda: next(times) == asked)


def test_moves_are_chosen_at_first_sight() -> None:
    """The two moves that leave most at the end of the turn are tried, and not the two that weigh most."""
    thought = lightest_first(99)
    assert [move for move, _ in thought.values] == [Take(0, 3), Take(0, 2)]


def test_who_is_stopped_at_first_sight_plays_what_looked_best_so_far() -> None:
    """Only one stick, which weighs most, and two were looked at."""
    thought = lightest_first(3)
    assert thought.move == Take(0, 2)


def test_values_are_points_ahead_at_the_end() -> None:
    """Two sticks, five to each so far: one of them wins by two, both of them draw.

    The own card is worth 3, the other one is one of 0, 0 and 3: two points ahead on average.
    """
    thought = think("hard", heap(2, 3, 0), Limit(playouts=600))
    assert [move for move, _ in thought.values] == [Take(0, 1), Take(0, 2)]
    assert thought.move == Take(0, 1)
    assert [value for _, value in thought.values] == pytest.approx([4, 2], abs=0.6)


@pytest.mark.parametrize("bot", LEVELS)
def test_the_better_moves_stand_first(bot: str) -> None:
    """The move that is played is the first, and no later one promises more."""
    thought = think(bot, heap(8), Limit(playouts=100))
    values = [value for _, value in thought.values]
    assert values == sorted(values, reverse=True)
    assert thought.values[0][0] == thought.move
    assert len(values) == (1 if bot == "easy" else 3)


def test_the_medium_player_looks_to_the_end_of_its_turn() -> None:
    """Three sticks bring most at once, also after a look at the card; one of two sticks costs nothing."""
    assert think("medium", heap(9), Limit(playouts=100)).move == Take(0, 3)
    assert think("medium", heap(2), Limit(playouts=100)).move == Take(0, 1)
    first = BOTS["medium"](GAME, VIEW, 0, Limit(playouts=100), Luck(1), never)
    assert dict(first.values) == pytest.approx({Take(0, 1): 1, Take(0, 2): 2, Take(0, 3): 3, Peek(0): 3})


def test_the_medium_player_averages_what_chance_brings() -> None:
    """The die brings one to three sticks, never more than three for sure."""
    thought = think("medium", evolve(heap(9), dice=True), Limit(playouts=100))
    values = dict(thought.values)
    assert values[sticks.Throw(0)] < values[Take(0, 3)]
    assert values[sticks.Throw(0)] * 6 == pytest.approx(round(values[sticks.Throw(0)] * 6))


def test_the_easy_player_errs_now_and_then() -> None:
    """It takes three sticks most of the time, but two as well."""
    moves = Counter(think("easy", heap(9), Limit(playouts=100), seed).move for seed in range(200))
    assert moves[Take(0, 3)] > moves[Take(0, 2)] > 0


@pytest.mark.parametrize("bot", LEVELS)
def test_a_forced_move_is_played_at_once(bot: str) -> None:
    """One stick is left: there is nothing to think about."""
    assert think(bot, heap(1), Limit(seconds=60)) == Thought(Take(0, 1))


@pytest.mark.parametrize(("bot", "most"), [("easy", 3), ("medium", 18), ("hard", 1000)])
def test_playouts_are_never_more_than_allowed(bot: str, most: int) -> None:
    """And exactly as many, unless a level is content with fewer: as cards are hidden, medium tries six worlds."""
    for allowed in (1, 2, 3, 7, 30):
        assert think(bot, heap(9), Limit(playouts=allowed)).playouts == min(allowed, most)


@pytest.mark.parametrize("bot", LEVELS)
def test_who_is_stopped_at_once_plays_what_weighs_most(bot: str) -> None:
    """Nothing was tried, so nothing is said of any move."""
    state = evolve(heap(9), seen=(False, True))
    thought = BOTS[bot](GAME, GAME.view(state, 0), 0, Limit(seconds=60), Luck(1), lambda: True)
    assert thought == Thought(Take(0, 1))


@pytest.mark.parametrize("bot", ["medium", "hard"])
def test_who_is_stopped_plays_the_best_so_far(bot: str) -> None:
    """Asked for the ninth time, the answer is to stop."""
    asked = count(1)
    thought = BOTS[bot](GAME, GAME.view(heap(3), 0), 0, Limit(), Luck(1), lambda: next(asked) == 9)
    assert thought.playouts == 8
    assert len(thought.values) == 3


def by_number(_state: sticks.State, _seat: int, moves: Sequence[sticks.Decision]) -> tuple[float, ...]:
    """Hold a decision for the better the more sticks it takes."""
    return tuple(float(move.n) if isinstance(move, Take) else 0.5 for move in moves)


def test_of_many_moves_the_lightest_are_left_out() -> None:
    """Taking up to a hundred sticks, of which the game says that the larger numbers are better."""
    state = evolve(heap(0), sticks=300, owners=(), most=100)
    game = evolve(GAME, weigh=by_number)
    for bot, most in (("medium", 60), ("hard", 24)):
        thought = BOTS[bot](game, GAME.view(state, 0), 0, Limit(playouts=400), Luck(1), never)
        assert {move for move, _ in thought.values} == {Take(0, n) for n in range(101 - most, 101)}


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("bot", LEVELS)
def test_the_levels_play_for_any_number_of_players(bot: str, seats: int) -> None:
    """A whole game each, with the die; every move is legal for who has only seen what the seat sees."""
    luck = Luck(7)
    state = GAME.setup(BOX, sticks.Options(dice=True), seats, luck)
    while GAME.active(state):
        seat = state.turn
        thought = BOTS[bot](GAME, GAME.view(state, seat), seat, Limit(playouts=40), luck, never)
        assert thought.move in GAME.legal_moves(state, seat)
        state = GAME.apply(state, thought.move, luck)[-1].state


def test_people_are_offered_levels_with_their_time() -> None:
    """From the weakest to the strongest; none takes more than a second, and all are bots."""
    assert LEVELS == ("easy", "medium", "hard")
    seconds = [limit_of(level).seconds for level in LEVELS]
    assert [each is not None and each < 1 for each in seconds] == [True] * 3
    assert set(LEVELS) <= set(BOTS)
    assert limit_of("random").playouts is None
