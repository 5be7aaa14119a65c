"""Wikinger: buy tiles with vikings on them, build islands before your coast, and ward off the ships."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from boardtable.engine.info import GameInfo

if TYPE_CHECKING:
    from boardtable.engine.game import Game

    from .components import Box
    from .moves import WikingerMove
    from .state import Options, State

    GAME: Game[State, WikingerMove, Options, Box]

INFO = GameInfo(
    id="wikinger",
    title="Wikinger",
    seats=(2, 3, 4),
    rules=1,
    home=("boardtable.resources", "games/wikinger"),
    has_lesson=True,
)


def __getattr__(name: str) -> object:
    """Load the rules when GAME is asked for, and not before."""
    if name == "GAME":
        return import_module(f"{__name__}.game").GAME
    message = f"module {__name__!r} has no attribute {name!r}"
    raise AttributeError(message)
