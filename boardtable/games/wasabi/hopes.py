"""What the computer hopes to get for a recipe: the sooner it can be completed, the more.

The figures here are judgement, not rules.
They were fitted to what recipes brought in some hundred games between computers, and rounded.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .components import Box, Token
    from .outlook import Outlook, Stage

ANY = 0.1
"""What any recipe is worth that can be completed, and ..."""
POINTS = (1.0, 0.95, 0.65, 0.4, 0.3, 0.2)
"""... how much of its points is to be expected if it takes so many turns, ..."""
CUBES = (1.0, 0.95, 0.5, 0.25, 0.1, 0.0)
"""... and how much of its cubes, as long as all lies in order."""
NEVER = 99
"""Stands for the turns that a recipe takes for which there is no room, or an ingredient cannot be had."""


def kinds(box: Box, tiles: Iterable[int]) -> int:
    """Give the kinds of some tiles, as a mask."""
    mask = 0
    for tile in tiles:
        mask |= 1 << box.kind(tile)
    return mask


@lru_cache(maxsize=1024)
def stock(box: Box, pantry: int) -> int:
    """Give the kinds of which the pantry has tiles, as a mask."""
    return sum([1 << kind for kind, tiles in enumerate(box.tiles) if pantry & tiles])


def hope(box: Box, seen: Outlook, recipe: int, held: int, supply: int) -> tuple[int, float]:
    """Guess how many turns a recipe takes, and what it will bring: by the segment that promises most."""
    whole = seen.wholes[recipe]
    key = (recipe, held & whole, supply & whole)
    known = seen.hopes.get(key)
    if known is None:
        known = NEVER, 0.0
        token = box.tokens[box.lengths[recipe]]
        to_have = held | supply
        for stage in seen.stages(recipe):
            if stage.lacks and not stage.lacks & ~to_have:  # what lies there already is not new (6.6)
                turns = turns_for(stage, held)
                worth = worth_of(token, stage, turns)
                if worth > known[1]:
                    known = turns, worth
        seen.hopes[key] = known
    return known


def turns_for(stage: Stage, held: int) -> int:
    """Count the turns until a recipe is completed: one for each tile, and one to get the first."""
    return stage.lacks.bit_count() + (not stage.lacks & held)


def worth_of(token: Token, stage: Stage, turns: int) -> float:
    """Tell what is to be expected of a recipe that takes so many turns, in points."""
    turns = min(turns, len(POINTS) - 1)
    return ANY + POINTS[turns] * token.points + (CUBES[turns] * token.cubes if stage.in_order else 0)
