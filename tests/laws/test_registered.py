"""Every installed game keeps every law, at each number of players; more games: `boardtable-lab laws GAME`."""

from __future__ import annotations

import pytest

from boardtable.engine.laws import law_deal, play_by_laws
from boardtable.engine.match import Match
from boardtable.engine.registry import installed, load
from boardtable.store.boxes import own_box
from tests.installed import GAMES

PLAYED = [(info.id, seats) for info in GAMES for seats in info.seats]


def test_no_installed_game_is_broken() -> None:
    """There is at least one, and all can be used."""
    assert PLAYED
    assert [game.fault for game in installed() if game.fault is not None] == []


@pytest.mark.parametrize(
    "games", [range(1), pytest.param(range(1, 10), marks=pytest.mark.thorough)], ids=["one", "many"]
)
@pytest.mark.parametrize(("name", "seats"), PLAYED)
@pytest.mark.parametrize("weighted", [False, True])
def test_every_game_keeps_every_law(games: range, name: str, seats: int, *, weighted: bool) -> None:
    """Each game comes to its end without breaking one."""
    game = load(name)
    box = own_box(game)
    for seed in games:
        record = play_by_laws(game, box, law_deal(game, seats, 1000 * weighted + seed, "test"), weighted=weighted)
        assert Match(game, box, record).active() == ()
