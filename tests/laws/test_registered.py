"""Every installed game keeps every law, at each number of players; more games: `boardtable-lab laws GAME`."""

from __future__ import annotations

import pytest

from boardtable.engine.laws import law_deal, play_by_laws
from boardtable.engine.match import Match
from boardtable.engine.registry import installed, load
from boardtable.store.boxes import own_box
from tests.installed import GAMES

PLAYED = [(info.id, seats) for info in GAMES for seats in info.seats]
AT_ONCE = [(*each, n % 2 == 1, range(1)) for n, each in enumerate(PLAYED)]
"""Half of these games are weighted."""
MANY = [
    pytest.param(*each, weighted, range(10), marks=pytest.mark.thorough)
    for each in PLAYED
    for weighted in (False, True)
]


def test_no_installed_game_is_broken() -> None:
    """There is at least one, and all can be used."""
    assert PLAYED
    assert [game.fault for game in installed() if game.fault is not None] == []


@pytest.mark.parametrize(("name", "seats", "weighted", "games"), [*AT_ONCE, *MANY])
def test_every_game_keeps_every_law(name: str, seats: int, games: range, *, weighted: bool) -> None:
    """Each game comes to its end without breaking one."""
    game = load(name)
    box = own_box(game)
    for seed in games:
        record = play_by_laws(game, box, law_deal(game, seats, 1000 * weighted + seed, "test"), weighted=weighted)
        assert Match(game, box, record).active() == ()
