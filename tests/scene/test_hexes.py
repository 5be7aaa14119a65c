"""A honeycomb of places: where they are, what lies under a point, and where the arrow keys lead."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, QRectF

from boardtable.engine.table import Face, Frame, Ground, Hexes, Picture, Placed, Stack, Zone
from boardtable.engine.target import Cell, Piece
from boardtable.engine.text import text
from boardtable.scene.hexes import beside, corners
from boardtable.scene.keys import Way, located, over_honeycomb
from boardtable.scene.laying import places_of, rect_in
from boardtable.scene.places import Places
from boardtable.scene.rings import Ring, draw_ring

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from boardtable.engine.target import Target

NAME = text("test", "Comb")
STONE = Face((100, 100), (Picture("card"),))
WIDE, TALL = 100.0, 200 / sqrt(3)
HIGH = 2.5 * TALL
COMB = Zone("comb", Hexes(3, 4), Frame(50, 20, 5 * WIDE, HIGH), (80, 80), NAME)
"""Three rows of four: they are five places wide, and two and a half high."""


def comb(*stones: tuple[int, int], zone: Zone = COMB) -> Places:
    """Lay stones on a honeycomb."""
    bowl = Zone("bowl", Stack(), Frame(1000, 20, 100, 100), (80, 80), text("test", "Bowl"))
    return Places([zone, bowl], [Placed(n, STONE, Cell("comb", at), NAME) for n, at in enumerate(stones)])


def test_rows_lie_half_a_place_further_to_the_right() -> None:
    """And three quarters of a place below each other."""
    assert rect_in(COMB, (0, 0)).topLeft() == QPointF(50, 20)
    assert rect_in(COMB, (1, 0)).center().x() == pytest.approx(150)
    assert rect_in(COMB, (1, 0)).top() == pytest.approx(20 + 0.75 * TALL)
    assert rect_in(COMB, (2, 3)).right() == pytest.approx(550)
    assert rect_in(COMB, (2, 3)).bottom() == pytest.approx(20 + HIGH)


def test_hexagons_stay_regular_in_the_middle_of_their_frame() -> None:
    """Whatever room there is besides."""
    wide = Zone("comb", Hexes(3, 4), Frame(0, 0, 900, HIGH), (80, 80), NAME)
    high = Zone("comb", Hexes(3, 4), Frame(0, 0, 5 * WIDE, 900), (80, 80), NAME)
    assert rect_in(wide, (0, 0)).left() == pytest.approx(200)
    assert rect_in(high, (0, 0)).top() == pytest.approx((900 - HIGH) / 2)
    for zone in (wide, high):
        assert rect_in(zone, (2, 3)).width() == pytest.approx(WIDE)
        assert rect_in(zone, (2, 3)).height() == pytest.approx(TALL)


def test_each_place_is_under_its_hexagon_and_nothing_else() -> None:
    """Just within each corner it is this place, just outside it is another one or none."""
    places = comb()
    for at in places_of(COMB):
        middle = rect_in(COMB, at).center()
        for corner in corners(rect_in(COMB, at)):
            within, outside = middle + (corner - middle) * 0.98, middle + (corner - middle) * 1.02
            assert places.under(within)[0] == Cell("comb", at)
            assert places.under(outside)[:1] != (Cell("comb", at),)


def test_beside_the_honeycomb_is_nothing_of_it() -> None:
    """The frame has two corners where no places are; what is there besides can be touched."""
    places = comb()
    assert places.under(QPointF(60, 20 + HIGH - 10)) == ()
    assert places.under(QPointF(540, 30)) == ()
    assert places.has(Cell("comb", (2, 3)))
    assert not places.has(Cell("comb", (2, 4)))
    assert places.rect(Cell("comb", (0, 1))) == rect_in(COMB, (0, 1))


def test_only_where_there_is_ground_are_places() -> None:
    """So a honeycomb can have any outline."""
    ground = tuple(Ground(at, STONE, text("test", "{n}", n=n)) for n, at in enumerate([(0, 1), (1, 0), (1, 1)]))
    some = Zone("comb", COMB.kind, COMB.frame, COMB.size, NAME, ground=ground)
    places = comb(zone=some)
    assert list(places_of(some)) == [(0, 1), (1, 0), (1, 1)]
    assert places.under(rect_in(some, (1, 0)).center()) == (Cell("comb", (1, 0)), Cell("comb"))
    assert places.under(rect_in(some, (0, 0)).center()) == ()
    assert places.rect(Cell("comb", (0, 0))) is None


def test_a_piece_is_touched_within_its_hexagon_only() -> None:
    """A corner of its face that reaches over the next place does not hide that place."""
    large = Zone("comb", COMB.kind, COMB.frame, (110, 110), NAME)
    places = comb((1, 1), zone=large)
    spot = places.spots[0].rect
    assert places.under(spot.center()) == (Piece(0), Cell("comb", (1, 1)), Cell("comb"))
    assert places.under(QPointF(spot.right() - 1, spot.bottom() - 1))[0] == Cell("comb", (2, 1))


def test_a_carried_piece_goes_to_the_hexagon_under_its_middle() -> None:
    """The rectangles around hexagons overlap; where nothing may lie nothing is chosen."""
    places = comb()
    offers = [Cell("comb", at) for at in places_of(COMB)]
    carried = QRectF(0, 0, 80, 80)
    for at in places_of(COMB):
        middle = rect_in(COMB, at).center()
        for corner in corners(rect_in(COMB, at)):
            carried.moveCenter(middle + (corner - middle) * 0.95)
            assert places.best(carried, offers) == Cell("comb", at)
            assert places.best(carried, [cell for cell in offers if cell.at != at]) is None


@pytest.mark.parametrize(
    ("step", "wanted"),
    [((1, 0), (2, 3)), ((-1, 0), (2, 1)), ((0, -1), (1, 3)), ((0, 1), (3, 2))],
    ids=["right", "left", "up", "down"],
)
def test_an_arrow_leads_to_a_neighbour(step: tuple[int, int], wanted: tuple[int, int]) -> None:
    """From a place in the middle of a large honeycomb."""
    assert beside((2, 2), [(row, column) for row in range(6) for column in range(6)], step) == wanted


def test_arrows_lead_straight_down_and_back() -> None:
    """By turns to the lower right and to the lower left, and the same way up again; then it ends."""
    every = [(row, column) for row in range(5) for column in range(5)]
    way = [(0, 3)]
    while (found := beside(way[-1], every, (0, 1))) is not None:
        way.append(found)
    assert way == [(0, 3), (1, 3), (2, 2), (3, 2), (4, 1)]
    back = [way[-1]]
    while (found := beside(back[-1], every, (0, -1))) is not None:
        back.append(found)
    assert back == way[::-1]


def test_arrows_go_over_what_is_not_on_offer() -> None:
    """To the nearest one in that direction, and to nothing that is more to the side."""
    assert beside((2, 2), [(2, 5), (3, 2)], (1, 0)) == (2, 5)
    assert beside((2, 2), [(2, 3), (4, 1)], (0, 1)) == (4, 1)
    assert beside((2, 2), [(3, 5)], (0, 1)) is None


def test_keys_go_from_piece_to_place() -> None:
    """Whatever lies in the honeycomb has its row and column; other zones have other ways."""
    places = comb((1, 1))
    offers: list[Target] = [Piece(0), Cell("comb", (1, 2)), Cell("comb", (2, 1)), Cell("comb"), Cell("bowl")]
    rects = located(places, offers)
    assert over_honeycomb(places, Piece(0), rects, Way.RIGHT) == Cell("comb", (1, 2))
    assert over_honeycomb(places, Cell("comb", (1, 2)), rects, Way.LEFT) == Piece(0)
    assert over_honeycomb(places, Piece(0), rects, Way.UP) is None
    assert over_honeycomb(places, Cell("comb"), rects, Way.UP) is None
    assert over_honeycomb(places, Cell("bowl"), rects, Way.LEFT) is None


def test_a_ring_around_a_hexagon_has_six_corners(qapp: QApplication) -> None:
    """It lies within the hexagon, so that the rings of neighbours do not cover each other."""
    assert qapp is not None
    hoop = draw_ring(Ring.AIM, 100, 116, 1.0, hexagon=True)
    (strip,) = hoop.strips
    image = strip.pixmap.toImage()
    margin = hoop.margin
    assert image.pixelColor(margin + 2, margin + 2).alpha() == 0  # the corner of the rectangle is not of it
    middle = [image.pixelColor(margin + x, margin + 58) for x in range(12)]
    assert any(colour.alpha() > 200 and colour.lightness() > 240 for colour in middle)
    plain = draw_ring(Ring.AIM, 100, 116, 1.0).strips[0].pixmap.toImage()
    assert plain.pixelColor(margin + 2, margin + 2).alpha() > 0


def test_a_place_of_a_honeycomb_is_a_hexagon() -> None:
    """The honeycomb as a whole is none, nor is a piece or a place of anything else."""
    places = comb((0, 0))
    assert places.is_hexagon(Cell("comb", (0, 0)))
    for other in (Cell("comb"), Piece(0), Cell("bowl"), Cell("gone", (0, 0))):
        assert not places.is_hexagon(other)
