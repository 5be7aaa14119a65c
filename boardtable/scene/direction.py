"""What lies in which direction, and how far: straight on is nearer than to the side."""

from __future__ import annotations

SIDEWAYS = 2.5
"""A step to the side counts so much more than one straight on."""
CONE = 2.0
"""What is further to the side than this, for each step ahead, is not in that direction."""


def way_to(right: float, down: float, way: tuple[int, int]) -> float | None:
    """Tell how far something is off that lies so far to the right and down; None if it is not in that direction.

    A `way` is one step to the right and down.
    """
    ahead = right * way[0] + down * way[1]
    aside = abs(right * way[1] + down * way[0])
    return None if ahead <= 0 or aside > CONE * ahead else ahead + SIDEWAYS * aside
