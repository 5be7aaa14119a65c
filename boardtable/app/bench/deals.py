"""The games that are measured."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

from boardtable.app.deals import dealt, positions
from boardtable.scene.places import Places

if TYPE_CHECKING:
    from boardtable.app.deals import Played
    from boardtable.engine.move import Seat

PLIES = 120
"""A long game has so many decisions behind it."""
DEALS = 4
"""Among so many deals the fullest table is looked for."""


def long_match(game_id: str) -> Played:
    """Play at random, with everybody there may be, until so many decisions are made."""
    for seed in count():
        match = dealt(game_id, seed)
        for _ in positions(match, seed):
            if match.ply == PLIES:
                return match
    raise AssertionError  # deals do not end


def full_match(game_id: str) -> Played:
    """Give the game, with everybody there may be, in which most can be seen and done at one moment."""
    best, goal = (0, 0), (0, 0)
    for seed in range(DEALS):
        match = dealt(game_id, seed)
        for seat in positions(match, seed):
            full = _fullness(match, seat)
            if full > best:
                best, goal = full, (seed, match.ply)
    match = dealt(game_id, goal[0])
    for _ in positions(match, goal[0]):
        if match.ply == goal[1]:
            break
    return match


def _fullness(match: Played, seat: Seat) -> tuple[int, int]:
    """Tell how much is seen (what lies under others is not), and how much may be pointed at."""
    game, state = match.game, match.state
    places = Places(game.zones(state, seat), game.table(state, seat).placed)
    targets = {target for move in game.legal_moves(state, seat) for target in move.path(state)}
    return sum(not spot.buried for spot in places.spots.values()), len(targets)
