"""boardtable-lab games: which games are installed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.registry import installed

from .lines import say

if TYPE_CHECKING:
    from argparse import Namespace


def games(_args: Namespace) -> int:
    """Print one line for each game; one that cannot be used is a finding."""
    found = installed()
    for game in found:
        if game.info is None:
            say({"game": game.id, "fault": game.fault})
        else:
            say({"game": game.id, "title": game.info.title, "seats": game.info.seats, "rules": game.info.rules})
    return int(any(game.info is None for game in found))
