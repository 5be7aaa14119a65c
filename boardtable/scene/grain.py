"""How fine the screen is on which a table is shown."""

from __future__ import annotations

from attrs import frozen


@frozen
class Grain:
    """How fine the screen is: real pixels per unit of the table, and per pixel of a plain screen."""

    density: float = 1.0
    ratio: float = 1.0
