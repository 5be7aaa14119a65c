"""Where pieces and places lie, in units of the table."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtCore import QPointF, QRectF

from boardtable.engine.table import Face, Fan, Frame, Grid, Ground, Kind, Picture, Placed, Row, Stack, Zone
from boardtable.engine.target import Amount, Button, Cell, Piece
from boardtable.engine.text import text
from boardtable.scene.laying import fitted
from boardtable.scene.places import Places

SQUARE, TALL = Face((50, 50), (Picture("red"),)), Face((50, 100), (Picture("red"),))
NAME = text("toy", "Zone")


def zone(kind: Kind, frame: Frame, size: tuple[float, float] = (100, 100), name: str = "it") -> Zone:
    """Make a zone."""
    return Zone(name, kind, frame, size, NAME)


def lie(piece: int, at: Cell, face: Face = SQUARE) -> Placed:
    """Put a piece somewhere."""
    return Placed(piece, face, at, NAME)


def rects(places: Places, *pieces: int) -> list[tuple[float, float, float, float]]:
    """Give the rectangles of some pieces as plain numbers."""
    found = [places.spots[piece].rect for piece in pieces]
    return [(rect.x(), rect.y(), rect.width(), rect.height()) for rect in found]


def test_a_piece_is_centred_in_its_place_in_its_proportions() -> None:
    """As large as the zone allows, never stretched."""
    grid = zone(Grid(2, 2), Frame(0, 0, 400, 400), (150, 100))
    places = Places((grid,), (lie(1, Cell("it", (1, 0))), lie(2, Cell("it", (0, 1)), TALL)))
    assert rects(places, 1, 2) == [(50, 250, 100, 100), (275, 50, 50, 100)]


def test_turned_pieces_fit_lying_down() -> None:
    """A quarter turn exchanges width and height."""
    assert fitted(TALL, 0, 100, 100) == (50, 100)
    assert fitted(TALL, 1, 100, 100) == (100, 50)
    assert fitted(TALL, 2, 100, 100) == (50, 100)


def test_a_large_piece_fills_the_places_that_it_covers() -> None:
    """Its place and those that it names lie under it; where its outline leaves a place free, that can be touched."""
    grid = zone(Grid(3, 3), Frame(0, 0, 300, 300))
    large = evolve(lie(1, Cell("it", (0, 1)), Face((200, 300), ())), covers=((0, 1), (1, 0), (2, 0)))
    places = Places((grid,), (large,))
    assert rects(places, 1) == [(100, 0, 200, 300)]
    assert places.under(QPointF(150, 150)) == (Piece(1), Cell("it", (1, 1)), Cell("it"))
    assert places.under(QPointF(250, 250)) == (Cell("it", (2, 2)), Cell("it"))
    assert places.around(Piece(1)) == (
        Piece(1),
        Cell("it", (0, 2)),
        Cell("it", (1, 1)),
        Cell("it", (2, 1)),
        Cell("it"),
    )


def test_a_fan_with_room_keeps_a_gap_and_a_full_one_overlaps() -> None:
    """From the middle outwards; never beyond its edges."""
    fan = zone(Fan(), Frame(0, 0, 500, 100))
    few = Places((fan,), [lie(n, Cell("it")) for n in range(2)])
    assert rects(few, 0, 1) == [(147, 0, 100, 100), (253, 0, 100, 100)]
    many = Places((fan,), [lie(n, Cell("it")) for n in range(9)])
    assert rects(many, 0, 1, 8) == [(0, 0, 100, 100), (50, 0, 100, 100), (400, 0, 100, 100)]
    assert many.under(QPointF(75, 50))[0] == Piece(1)
    assert many.under(QPointF(45, 50))[0] == Piece(0)


def test_a_fan_that_is_higher_than_wide_goes_down() -> None:
    """Along its longer side."""
    fan = zone(Fan(), Frame(0, 0, 100, 500))
    assert rects(Places((fan,), [lie(n, Cell("it")) for n in range(2)]), 0, 1) == [
        (0, 147, 100, 100),
        (0, 253, 100, 100),
    ]


def test_pieces_that_share_a_place_fan_out_in_it() -> None:
    """Several in one cell; when there is no room at all, each still shows a little."""
    row = zone(Row(2), Frame(0, 0, 400, 100))
    places = Places((row,), [lie(n, Cell("it", 1)) for n in range(3)])
    assert rects(places, 0, 1, 2) == [(200, 0, 100, 100), (250, 0, 100, 100), (300, 0, 100, 100)]
    tight = Places((zone(Row(4), Frame(0, 0, 400, 100)),), [lie(n, Cell("it", 1)) for n in range(2)])
    assert rects(tight, 0, 1) == [(96, 0, 100, 100), (104, 0, 100, 100)]


def test_a_stack_shows_its_top_pieces_and_buries_the_rest() -> None:
    """Four can be told apart by small steps; the last one lies on top."""
    places = Places((zone(Stack(), Frame(0, 0, 200, 200)),), [lie(n, Cell("it")) for n in range(6)])
    assert rects(places, 0, 1, 2, 3) == [(52.25, 53.75, 100, 100)] * 3 + [(50.75, 51.25, 100, 100)]
    assert rects(places, 5) == [(47.75, 46.25, 100, 100)]
    assert [places.spots[n].buried for n in range(6)] == [True, True, False, False, False, False]
    assert places.under(QPointF(100, 100)) == (Piece(5), Cell("it"))


def test_a_later_zone_lies_over_an_earlier_one() -> None:
    """An enlarged zone hides what is under it, also where it is empty."""
    low, high = zone(Fan(), Frame(0, 0, 400, 400), name="low"), zone(Row(2), Frame(100, 100, 200, 200), name="high")
    places = Places((low, high), (lie(1, Cell("low")), lie(2, Cell("high", 1))))
    assert places.under(QPointF(160, 200)) == (Cell("high", 0), Cell("high"))
    assert places.under(QPointF(250, 200)) == (Piece(2), Cell("high", 1), Cell("high"))
    assert places.under(QPointF(350, 350)) == (Cell("low"),)
    assert places.under(QPointF(700, 700)) == ()


def test_pieces_elsewhere_are_looked_through_or_seen_there() -> None:
    """What the hand carries hides nothing; what is on its way is where it is."""
    places = Places((zone(Row(2), Frame(0, 0, 400, 100)),), (lie(1, Cell("it", 0)),))
    assert places.under(QPointF(100, 50), without=(1,)) == (Cell("it", 0), Cell("it"))
    moved = {1: QRectF(500, 500, 100, 100)}
    assert places.under(QPointF(100, 50), moved=moved) == (Cell("it", 0), Cell("it"))
    assert places.under(QPointF(550, 550), moved=moved) == (Piece(1), Cell("it", 0), Cell("it"))


def test_the_edge_of_a_zone_belongs_to_its_last_place() -> None:
    """No point of a zone is without a place."""
    places = Places((zone(Grid(2, 4), Frame(0, 0, 400, 200)),), ())
    assert places.under(QPointF(400, 200))[0] == Cell("it", (1, 3))
    assert places.under(QPointF(0, 0))[0] == Cell("it", (0, 0))


def test_what_has_no_place() -> None:
    """Buttons, amounts and what is not on this table have no rectangle and no name."""
    places = Places((zone(Row(2), Frame(0, 0, 400, 100)),), (lie(1, Cell("it", 0)), lie(2, Cell("nowhere"))))
    for target in (Piece(2), Piece(3), Cell("nowhere"), Button("ok"), Amount("gold", 3)):
        assert places.rect(target) is None
    assert places.around(Button("ok")) == (Button("ok"),)
    assert places.label(Button("ok")) is None
    assert places.members("nowhere") == ()


def test_the_best_covered_target() -> None:
    """More of it covered wins; equally covered, the smaller one; without any overlap, none."""
    row = zone(Row(4), Frame(0, 0, 400, 100))
    places = Places((row,), (lie(1, Cell("it", 3)),))
    offers = (Cell("it", 0), Cell("it", 1), Button("ok"))
    assert places.best(QRectF(60, 0, 100, 100), offers) == Cell("it", 1)
    assert places.best(QRectF(40, 0, 100, 100), offers) == Cell("it", 0)
    assert places.best(QRectF(40, 0, 100, 100), (Cell("it"), Cell("it", 0))) == Cell("it")
    assert places.best(QRectF(10, 0, 100, 100), (Cell("it"), Cell("it", 0))) == Cell("it", 0)
    assert places.best(QRectF(300, 0, 100, 100), (Cell("it"), Cell("it", 3), Piece(1))) == Piece(1)
    assert places.best(QRectF(300, 0, 100, 100), (Piece(1),), without=(1,)) is None
    assert places.best(QRectF(500, 500, 100, 100), offers) is None


@pytest.mark.parametrize("kind", [Grid(1, 2), Row(2), Fan(), Stack()])
def test_empty_zones_of_every_kind(kind: Kind) -> None:
    """They can be pointed at although nothing lies there."""
    places = Places((zone(kind, Frame(0, 0, 400, 100)),), ())
    assert places.under(QPointF(10, 10))[-1] == Cell("it")
    assert places.spots == {}


def test_a_place_that_is_not_on_offer_is_no_place_beside_it() -> None:
    """Over the middle place, which is taken, nothing is aimed at; half out of it, or beyond the edge, its neighbour."""
    row = zone(Row(3), Frame(0, 0, 300, 100))
    places = Places((row,), ())
    offers = (Cell("it", 0), Cell("it", 2))
    assert places.best(QRectF(85, 0, 120, 120), offers) is None
    assert places.best(QRectF(145, 0, 120, 120), offers) == Cell("it", 2)
    assert places.best(QRectF(-90, 0, 120, 120), offers) == Cell("it", 0)
    board = evolve(zone(Grid(1, 2), Frame(0, 0, 200, 100)), ground=(Ground((0, 1), SQUARE, NAME),))
    assert Places((board,), ()).best(QRectF(30, 0, 100, 100), (Cell("it", (0, 1)),)) == Cell("it", (0, 1))
