"""Khan: drive rulers from the steppe, put up yurts beside theirs, and cover them with felt and bridges."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from boardtable.engine.info import GameInfo

if TYPE_CHECKING:
    from boardtable.engine.game import Game

    from .components import Box
    from .moves import KhanMove
    from .state import Options, State

    GAME: Game[State, KhanMove, Options, Box]

INFO = GameInfo(
    id="khan",
    title="Khan",
    seats=(2, 3, 4),
    rules=1,
    has_lesson=True,
    home=("boardtable.resources", "games/khan"),
)


def __getattr__(name: str) -> object:
    """Load the rules when GAME is asked for, and not before."""
    if name == "GAME":
        return import_module(f"{__name__}.game").GAME
    message = f"module {__name__!r} has no attribute {name!r}"
    raise AttributeError(message)
