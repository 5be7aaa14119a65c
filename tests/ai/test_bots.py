"""Computer players by name."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from boardtable.ai.bots import BOTS
from boardtable.engine.luck import Luck
from tests.engine import sticks
from tests.engine.sticks import GAME, Peek, Take

COMPONENTS = Path(sticks.__file__).with_name("sticks_box") / "components.toml"
BOX = sticks.box(tomllib.loads(COMPONENTS.read_text("utf-8")))
VIEW = GAME.view(GAME.setup(BOX, sticks.Options(), 2, Luck(1)), 0)


def choices(bot: str) -> Counter[sticks.Decision]:
    """Let a bot decide often, in the first position of a game: 1 to 3 sticks, or a look at the card."""
    return Counter(BOTS[bot](GAME, VIEW, 0, Luck(seed)) for seed in range(1400))


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
def test_the_same_chance_brings_the_same_move(bot: str) -> None:
    """A bot has no chance but the one that it is given."""
    assert [BOTS[bot](GAME, VIEW, 0, Luck(seed)) for seed in range(20)] == [
        BOTS[bot](GAME, VIEW, 0, Luck(seed)) for seed in range(20)
    ]


def test_a_weighted_draw_follows_the_weights() -> None:
    """One to three; a single place is drawn whatever it weighs."""
    drawn = Counter(Luck(seed).weighted((1.0, 3.0)) for seed in range(1000))
    assert 200 < drawn[0] < 300
    assert drawn[0] + drawn[1] == 1000
    assert Luck(1).weighted((0.001,)) == 0
