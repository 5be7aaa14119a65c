"""The installed games, for tests that are about all of them."""

from __future__ import annotations

import pytest

from boardtable.engine.registry import installed

GAMES = [game.info for game in installed() if game.info is not None]

FIRST_AT_ONCE = [GAMES[0], *(pytest.param(info, marks=pytest.mark.thorough) for info in GAMES[1:])]
"""For what takes long: each run tries it with one game, `pytest -m thorough` with all others."""
