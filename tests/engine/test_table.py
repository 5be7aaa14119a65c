"""Which pieces on a table stand for each other."""

from __future__ import annotations

from attrs import evolve

from boardtable.engine.table import Face, Fan, Frame, Picture, Placed, Zone, look_alikes
from boardtable.engine.target import Cell
from boardtable.engine.text import text

WORD = text("t", "card")
HAND = Zone("hand", Fan(), Frame(0, 0, 100, 100), (10, 10), WORD, loose=True)
ROW = evolve(HAND, name="row", loose=False)
TUNA, RICE = Face((10, 10), (Picture("tuna"),)), Face((10, 10), (Picture("rice"),))


def test_equal_faces_in_one_loose_zone_are_alike() -> None:
    """Two tuna in hand are; rice is another thing, and so is a tuna in another zone, or where order counts."""
    bag = evolve(HAND, name="bag")
    lying = [(1, TUNA, "hand"), (2, TUNA, "hand"), (3, RICE, "hand"), (4, TUNA, "bag"), (5, TUNA, "row")]
    placed = [Placed(piece, face, Cell(zone), WORD) for piece, face, zone in lying]
    alike = look_alikes((HAND, ROW, bag), placed)
    assert alike[1] == alike[2]
    assert len({alike[1], alike[3], alike[4]}) == 3
    assert 5 not in alike
