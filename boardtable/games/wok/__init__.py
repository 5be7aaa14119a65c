"""We Will Wok You: buy rows of ingredients, spend their symbols on woks, fill the woks at the end."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from boardtable.engine.info import GameInfo

if TYPE_CHECKING:
    from boardtable.engine.game import Game

    from .components import Box
    from .moves import WokMove
    from .state import Options, State

    GAME: Game[State, WokMove, Options, Box]

INFO = GameInfo(
    id="wok",
    title="We Will Wok You",
    seats=(2, 3, 4),
    rules=1,
    home=("boardtable.resources", "games/wok"),
    has_lesson=True,
)


def __getattr__(name: str) -> object:
    """Load the rules when GAME is asked for, and not before."""
    if name == "GAME":
        return import_module(f"{__name__}.game").GAME
    message = f"module {__name__!r} has no attribute {name!r}"
    raise AttributeError(message)
