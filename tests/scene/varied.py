"""A made-up table with piles, ground, wheels and small pieces."""

from __future__ import annotations

from attrs import evolve

from boardtable.engine.table import Frame, Grid, Ground, Placed, Row, Table, Wheel, Zone
from boardtable.engine.target import Cell
from boardtable.engine.text import text
from tests.scene.toy import BAG, BLUE_CARD, COIN, DOMINO_COVERS, DOMINO_FACE, L_COVERS, L_FACE, RED_CARD, placed

SEA, WOOD = text("toy", "sea"), text("toy", "wood")
HOLES = ((0, 1), (2, 2))
"""Here the isle has no ground."""
ISLE = Zone(
    "isle",
    Grid(3, 3),
    Frame(50, 50, 300, 300),
    (100, 100),
    text("toy", "Isle"),
    ground=tuple(
        Ground((row, column), COIN, WOOD if (row, column) == (1, 1) else SEA)
        for row in range(3)
        for column in range(3)
        if (row, column) not in HOLES
    ),
)
"""Places 100 wide and high; one is of wood, the others of water, and two are missing."""
PANTRY = Zone("pantry", Grid(2, 2), Frame(400, 50, 300, 400), (120, 168), text("toy", "Pantry"), piled=True)
OUTER = Zone("outer", Wheel(4), Frame(800, 50, 500, 500), (100, 100), text("toy", "Outer"))
INNER = Zone("inner", Wheel(4), Frame(930, 180, 240, 240), (50, 50), text("toy", "Inner"))
RACK = Zone("rack", Row(2), Frame(50, 600, 200, 100), (90, 90), text("toy", "Rack"), piled=True)
ZONES = (INNER, OUTER, ISLE, PANTRY, RACK, evolve(BAG, frame=Frame(500, 700, 600, 200)))

BOTTOM, MIDDLE, TOP = 61, 62, 63
ALIKE = (64, 65, 66, 67, 68, 69)
TILE, VIKING, LOOSE_VIKING = 71, 72, 73
DISCS = (81, 82, 83)
L_ON_RACK, DOMINO_ON_RACK = 91, 92
QUARTER = Frame(0.5, 0.25, 0.5, 0.5)
"""The part of its place that a viking fills."""


def table(turned: int = 0) -> Table:
    """Lay two piles in the pantry, a tile with a viking on the outer wheel, three discs on the inner one."""
    viking = evolve(placed(VIKING, COIN, "outer", 1), within=QUARTER)
    loose = evolve(placed(LOOSE_VIKING, COIN, "isle", (0, 0)), within=QUARTER)
    return Table(
        (
            placed(BOTTOM, RED_CARD, "pantry", (0, 0)),
            placed(MIDDLE, BLUE_CARD, "pantry", (0, 0)),
            placed(TOP, RED_CARD, "pantry", (0, 0)),
            *(evolve(placed(piece, RED_CARD, "pantry", (1, 1)), label=text("toy", "Rice")) for piece in ALIKE),
            viking,
            placed(TILE, COIN, "outer", 1),
            loose,
            *(placed(piece, COIN, "inner", (n + turned) % 4) for n, piece in enumerate(DISCS)),
            *shapes(),
        )
    )


def shapes() -> tuple[Placed, ...]:
    """Lay two large pieces upon each other in the rack; they do not cover it, but would cover places elsewhere."""
    return (
        evolve(placed(DOMINO_ON_RACK, DOMINO_FACE, "rack", 0), shape=DOMINO_COVERS),
        evolve(placed(L_ON_RACK, L_FACE, "rack", 0), shape=L_COVERS),
    )


def on(zone: str, at: int | tuple[int, int]) -> Cell:
    """Name a place."""
    return Cell(zone, at)
