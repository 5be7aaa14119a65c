"""The installed games, for tests that are about all of them."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Any

import pytest

from boardtable.engine.registry import installed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from boardtable.engine.info import GameInfo

GAMES = [game.info for game in installed() if game.info is not None]


def at_once(games: Iterable[GameInfo]) -> list[Any]:
    """Give games for a test that takes long: each run tries one, `pytest -m thorough` all others.

    That one is the game with the most in its box: it has the most that can go wrong.
    """
    first, *others = sorted(games, key=_box, reverse=True)
    return [first, *(pytest.param(info, marks=pytest.mark.thorough) for info in others)]


def by_turns(games: Iterable[GameInfo], ways: Iterable[Any]) -> list[Any]:
    """Give each game with each way of doing something that takes long; a run tries each way with another game.

    The games with the least in their boxes come first: they are soonest at their end.
    """
    in_turn = sorted(games, key=_box)
    return [
        pytest.param(info, way, marks=() if n == turn % len(in_turn) else pytest.mark.thorough)
        for turn, way in enumerate(ways)
        for n, info in enumerate(in_turn)
    ]


def _box(info: GameInfo) -> tuple[int, str]:
    """Tell how much is printed on what lies in a box; no two games are alike in that."""
    folder = files(info.home[0]) / info.home[1]
    return len((folder / "components.toml").read_bytes()), info.id


FIRST_AT_ONCE = at_once(GAMES)
