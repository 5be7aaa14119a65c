"""Places round a circle, and grids that have places only where there is ground."""

from __future__ import annotations

import pytest

from boardtable.engine.table import Face, Frame, Grid, Ground, Picture, Wheel, Zone, has_place
from boardtable.engine.target import At, Cell
from boardtable.engine.text import text

WORD = text("test", "word")
FACE = Face((1, 1), (Picture("water"),))
ZONES = {
    "wheel": Zone("wheel", Wheel(12), Frame(0, 0, 10, 10), (1, 1), WORD),
    "sea": Zone("sea", Grid(2, 2), Frame(0, 0, 10, 10), (1, 1), WORD, ground=(Ground((0, 1), FACE, WORD),)),
}


@pytest.mark.parametrize(
    ("zone", "at", "found"),
    [
        ("wheel", 0, True),
        ("wheel", 11, True),
        ("wheel", 12, False),
        ("wheel", -1, False),
        ("wheel", (0, 0), False),
        ("wheel", None, True),
        ("sea", (0, 1), True),
        ("sea", (0, 0), False),
        ("sea", 0, False),
    ],
)
def test_a_place_is_there_or_not(zone: str, at: At | None, *, found: bool) -> None:
    """Twelve places from 0; one cell with ground."""
    assert has_place(ZONES, Cell(zone, at)) is found
