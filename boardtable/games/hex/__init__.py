"""Hex: two players, one board, and never a draw. The smallest game here, and the one to copy from."""

from importlib import import_module

from boardtable.engine.info import GameInfo

INFO = GameInfo(id="hex", title="Hex", seats=(2,), rules=1, home=("boardtable.resources", "games/hex"))


def __getattr__(name: str) -> object:
    """Load the rules when GAME is asked for, and not before."""
    if name == "GAME":
        return import_module(f"{__name__}.game").GAME
    raise AttributeError(name)
