"""Ground under the places of a zone: how it looks, and that there is no place without it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from boardtable.engine.table import Frame, Ground, Row, Table, Zone
from boardtable.engine.target import Cell, Piece
from boardtable.engine.text import plain, text
from boardtable.scene.grain import Grain
from boardtable.scene.places import Places
from boardtable.scene.scene import TableScene
from tests.listening import known, names
from tests.scene.toy import L_COVERS, L_FACE, L_PIECE, RED_CARD, Hand, placed
from tests.scene.varied import HOLES, ISLE, SEA, WOOD, ZONES, table

if TYPE_CHECKING:
    from collections.abc import Iterable

    from boardtable.scene.art import Art

HOLE = Cell("isle", (0, 1))
WHOLE = QRectF(0, 0, 1600, 1000)


@pytest.fixture
def isle(hand: Hand) -> Hand:
    """Lay the made-up table with its isle."""
    hand.scene.show(table(), ZONES)
    hand.scene.art.finish()
    return hand


def grounds(hand: Hand) -> list[QGraphicsPixmapItem]:
    """Give the pictures of all grounds that are drawn, as one reads."""
    flag = QGraphicsItem.GraphicsItemFlag.ItemContainsChildrenInShape
    beds = [item for item in hand.scene.items() if item.flags() & flag]
    found = [item for bed in beds for item in bed.childItems() if isinstance(item, QGraphicsPixmapItem)]
    drawn = [item for item in found if not item.pixmap().isNull()]
    return sorted(drawn, key=lambda item: (item.pos().y(), item.pos().x()))


def edges(items: Iterable[QGraphicsPixmapItem], density: float) -> list[tuple[float, ...]]:
    """Tell on which real pixels pictures lie."""
    found = (item.sceneBoundingRect() for item in items)
    return [tuple(edge * density for edge in (rect.left(), rect.top(), rect.right(), rect.bottom())) for rect in found]


def test_each_place_shows_its_ground(isle: Hand) -> None:
    """Drawn for its size, one picture for equal faces, whatever lies upon it."""
    items = grounds(isle)
    assert len(items) == 9 - len(HOLES)
    assert len({item.pixmap().cacheKey() for item in items}) <= 4  # some are a pixel wider or higher than others
    assert items[0].pixmap().toImage().pixelColor(10, 10) == QColor("#0000C0")
    density = isle.scene.grain.density
    for item in items:
        assert item.scale() * density == pytest.approx(1)


def test_neighbours_meet_on_whole_pixels(isle: Hand) -> None:
    """Where one ends the next one begins, however large the table is shown."""
    for density in (0.64, 1.0, 1.37, 2.6):
        isle.scene.sharpen(Grain(density), WHOLE)
        isle.scene.art.finish()
        rects = edges(grounds(isle), density)
        for rect in rects:
            assert rect == pytest.approx([round(edge) for edge in rect])
        left, middle, right = rects[2:5]  # the second row is whole
        assert left[2] == pytest.approx(middle[0])
        assert middle[2] == pytest.approx(right[0])


def test_the_old_ground_serves_until_the_new_one_is_drawn(isle: Hand) -> None:
    """Stretched to where it lies; and nothing is drawn that nobody needs any more."""
    before = edges(grounds(isle), 1)
    isle.scene.sharpen(Grain(2.0), WHOLE)
    for old, new in zip(before, edges(grounds(isle), 1), strict=True):
        assert old == pytest.approx(new, abs=1)
    isle.scene.sharpen(Grain(0.5), WHOLE)
    isle.scene.art.finish()
    assert grounds(isle)[0].pixmap().width() == 50


def test_what_stays_as_it_was_is_not_touched(isle: Hand) -> None:
    """Another move draws no ground; another ground does, and a zone that has gone takes its own with it."""
    before = grounds(isle)
    isle.scene.show(table(1), ZONES)
    assert grounds(isle) == before
    burnt = evolve(ISLE, ground=tuple(evolve(each, face=RED_CARD) for each in ISLE.ground))
    isle.scene.show(table(), tuple(burnt if zone is ISLE else zone for zone in ZONES))
    isle.scene.art.finish()
    assert grounds(isle)[0].pixmap().toImage().pixelColor(10, 10) == QColor("#C00000")
    isle.scene.show(Table(()), tuple(zone for zone in ZONES if zone is not ISLE))
    assert grounds(isle) == []


def test_a_face_keeps_its_proportions(isle: Hand) -> None:
    """It lies in the middle of its place; the places of a row may have ground too."""
    rug = Ground(1, RED_CARD, SEA)
    row = Zone("row", Row(2), Frame(0, 0, 400, 84), (60, 84), text("toy", "Row"), ground=(rug,))
    isle.scene.show(Table(()), (row,))
    isle.scene.art.finish()
    (found,) = (item.sceneBoundingRect() for item in grounds(isle))
    assert found.center().x() == pytest.approx(300, abs=1)
    assert found.width() == pytest.approx(60, abs=2)
    look = isle.scene.look()
    assert look.rect(Cell("row", 0)) == QRectF(0, 0, 200, 84)
    assert plain(look.label(Cell("row", 1)) or SEA) == "Row: sea"
    assert plain(look.label(Cell("row", 0)) or SEA) == "Row: place 1"


def test_there_is_no_place_without_ground(isle: Hand) -> None:
    """It has neither rectangle nor name; whoever points there points at the whole zone."""
    look = isle.scene.look()
    assert look.rect(HOLE) is None
    assert look.label(HOLE) is None
    assert not look.has(HOLE)
    assert look.has(Cell("isle", (0, 0)))
    assert look.has(Cell("isle"))
    assert not look.has(Cell("isle", (3, 0)))
    assert not look.has(Cell("nowhere"))
    assert look.under(QPointF(200, 100)) == (Cell("isle"),)
    assert look.under(QPointF(200, 200)) == (Cell("isle", (1, 1)), Cell("isle"))


def test_no_place_beyond_the_edge() -> None:
    """Zones without ground have all places within their edge; fans and wheels as they are."""
    places = Places(ZONES, ())
    assert places.has(Cell("pantry", (1, 1)))
    assert not places.has(Cell("pantry", (2, 0)))
    assert places.has(Cell("outer", 3))
    assert not places.has(Cell("outer", 4))
    assert not places.has(Cell("rack", -1))
    assert not places.has(Cell("bag", 0))


def test_places_are_called_by_their_ground(isle: Hand) -> None:
    """By it alone where no other has the same; one that says no more than its zone is left out."""
    look = isle.scene.look()
    assert plain(look.label(Cell("isle", (1, 1))) or SEA) == "Isle: wood"
    assert plain(look.label(Cell("isle", (2, 1))) or WOOD) == "Isle: row 3, place 2, sea"
    called = evolve(ISLE, ground=tuple(evolve(each, label=ISLE.label) for each in ISLE.ground))
    same = Places((called,), ())
    assert plain(same.label(Cell("isle", (1, 1))) or SEA) == "Isle: row 2, place 2"


def test_only_ground_is_on_the_list(isle: Hand) -> None:
    """What is on offer is read with its ground; the keyboard goes from one to the next over a hole."""
    isle.scene.light(frozenset({HOLE, Cell("isle", (0, 0)), Cell("isle", (0, 2)), Cell("isle", (1, 1))}))
    assert [name for name in names(known(isle.view)) if "on offer" in name] == [
        "Isle: row 1, place 1, sea, on offer",
        "Isle: row 1, place 3, sea, on offer",
        "Isle: wood, on offer",
    ]
    isle.scene.focus(Cell("isle", (0, 0)))
    isle.key(Qt.Key.Key_Right)
    assert isle.scene.focused == Cell("isle", (0, 2))


def test_a_large_piece_covers_no_hole(isle: Hand) -> None:
    """Held over one it names only the places that there are; the corner of its outline may be a hole."""
    large = evolve(placed(L_PIECE, L_FACE, "bag"), covers=L_COVERS)
    isle.scene.show(Table((large,)))
    isle.scene.lifted.connect(lambda _under: isle.scene.light(frozenset(), (), (Piece(L_PIECE),), (FIT,)))
    isle.drag(Piece(L_PIECE), QPointF(200, 150))
    last = isle.heard()[-1]
    assert last[0] == "laid"
    assert last[3] == tuple(Cell("isle", at) for at in ((0, 0), (1, 0), (1, 1), (1, 2)))
    lies = evolve(placed(L_PIECE, L_FACE, "isle", (0, 1)), covers=((1, 0), (1, 1)))
    isle.scene.show(Table((lies,)))
    assert isle.scene.look().under(QPointF(200, 200))[:2] == (Piece(L_PIECE), Cell("isle", (1, 1)))


FIT = tuple(Cell("isle", at) for at in ((1, 0), (2, 0), (1, 1), (2, 1)))
"""A form that the L does not have."""


def test_no_outlines_where_there_is_ground(isle: Hand) -> None:
    """Neither around the zone nor around its empty places."""
    outlined = {cell.zone for cell in isle.scene._ground._outlines}  # noqa: SLF001 - they are but pictures
    assert "isle" not in outlined
    assert {"pantry", "outer", "rack"} <= outlined
    assert Cell("outer") not in isle.scene._ground._outlines  # noqa: SLF001 - the same


def test_ground_among_what_others_have(isle: Hand) -> None:
    """It grows with its zone, above the rest of the table."""
    zones = tuple(evolve(zone, group="bob") if zone is ISLE else zone for zone in ZONES)
    isle.scene.show(table(), zones)
    isle.scene.art.finish()
    small = grounds(isle)[0].sceneBoundingRect()
    isle.scene.enlarger.show("bob")
    isle.scene.art.finish()
    first = grounds(isle)[0]
    assert first.topLevelItem().zValue() == pytest.approx(isle.scene.look().raised_from - 0.25)
    assert first.sceneBoundingRect().width() > 2 * small.width()
    isle.scene.enlarger.show(None)
    assert grounds(isle)[0].sceneBoundingRect().left() == pytest.approx(small.left(), abs=1)


def test_art_may_outlive_a_table(art: Art) -> None:
    """What was ordered for it is drawn for nobody."""
    scene = TableScene(art, plain)
    scene.show(table(), ZONES)
    scene.deleteLater()
    del scene
    art.finish()
    assert not art.is_drawing


def test_empty_ground_needs_no_name(isle: Hand) -> None:
    """It is seen what it is; light words on it could not be read."""
    called = isle.scene._ground._called  # noqa: SLF001 - they are but pictures
    isle.scene.show(Table(()), ZONES)
    names_of_empty_zones = isle.scene._ground._called  # noqa: SLF001 - the same
    assert len(names_of_empty_zones) == len(ZONES) - 1
    assert len(called) < len(names_of_empty_zones)
