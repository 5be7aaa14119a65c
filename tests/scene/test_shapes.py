"""Large pieces: how they are turned and flipped, and where they fit."""

from __future__ import annotations

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, QSizeF

from boardtable.engine.target import Cell
from boardtable.scene.places import Places
from boardtable.scene.shapes import Fits, Pose, Shape, pose_of
from tests.scene.toy import BAG, COIN, DOMINO_COVERS, DOMINO_FACE, L_COVERS, L_FACE, MAP, STORE, on_map, placed

L_POSE = Pose(L_COVERS)
UP, DOWN = on_map((0, 0), (0, 1)), on_map((3, 2), (3, 3))
TALL = on_map((2, 5), (3, 5))
DOMINO_POSE = Pose(DOMINO_COVERS)


def test_turning_clockwise_and_back() -> None:
    """The corner that sticks out goes from the upper left to the upper right, and after four turns all is as before."""
    assert L_POSE.size == (2, 3)
    right = L_POSE.turned(1)
    assert right == Pose(((0, 0), (0, 1), (1, 0), (2, 0)), quarters=1)
    assert right.turned(-1) == L_POSE
    assert L_POSE.turned(2) == Pose(((0, 0), (0, 1), (0, 2), (1, 2)), quarters=2)
    assert L_POSE.turned(4) == L_POSE


def test_flipping() -> None:
    """From left to right as it is seen; it is drawn flipped first, so a turn then goes the other way round."""
    assert L_POSE.mirrored() == Pose(((0, 2), (1, 0), (1, 1), (1, 2)), flipped=True)
    assert L_POSE.turned(1).mirrored() == Pose(((0, 0), (0, 1), (1, 1), (2, 1)), quarters=3, flipped=True)
    assert L_POSE.mirrored().mirrored() == L_POSE
    assert L_POSE.mirrored().turned(3).covers == L_POSE.turned(1).mirrored().covers


def test_how_many_poses_there_are() -> None:
    """Eight for the L, two for a domino, one for a square."""
    assert len(list(L_POSE.all())) == 8
    assert [pose.covers for pose in DOMINO_POSE.all()] == [((0, 0), (0, 1)), ((0, 0), (1, 0))]
    assert len(list(Pose(((0, 0), (0, 1), (1, 0), (1, 1))).all())) == 1


def test_only_what_covers_more_than_one_place_is_large() -> None:
    """A tile of one place is an ordinary piece; how a piece lies on the table is how the hand takes it up."""
    tile = placed(1, COIN, "store", 0)
    assert pose_of(tile) is None
    assert pose_of(evolve(tile, covers=((0, 0),))) is None
    assert pose_of(evolve(tile, shape=((0, 0), (1, 0)))) == Pose(((0, 0), (1, 0)))
    assert pose_of(evolve(tile, covers=((0, 1), (0, 0)), quarters=6, flipped=True)) == Pose(
        ((0, 0), (0, 1)), quarters=2, flipped=True
    )


def test_the_nearest_fit_within_a_place() -> None:
    """In that pose only, and less than one place away."""
    fits = Fits((UP, DOWN, TALL))
    assert fits.zones == ("map",)
    assert fits.near("map", DOMINO_POSE, (0.4, 0.4)) == UP
    assert fits.near("map", DOMINO_POSE, (-0.4, 0.0)) == UP
    assert fits.near("map", DOMINO_POSE, (2.2, 1.5)) == DOWN
    assert fits.near("map", DOMINO_POSE, (3.0, 3.0)) == ()
    assert fits.near("map", DOMINO_POSE, (2.1, 5.0)) == ()
    assert fits.near("map", DOMINO_POSE.turned(1), (2.1, 5.0)) == TALL
    assert fits.near("store", DOMINO_POSE, (0.0, 0.0)) == ()
    assert fits.corners("map", DOMINO_POSE) == [(0, 0), (3, 2)]


def test_of_two_fits_the_nearer_one() -> None:
    """Half-way it changes over."""
    fits = Fits((on_map((0, 0), (0, 1)), on_map((0, 1), (0, 2))))
    assert fits.near("map", DOMINO_POSE, (0.0, 0.4)) == on_map((0, 0), (0, 1))
    assert fits.near("map", DOMINO_POSE, (0.0, 0.6)) == on_map((0, 1), (0, 2))


def test_places_without_rows_and_columns_are_no_ground() -> None:
    """A large piece is laid on a grid."""
    assert Fits([(Cell("store", 0), Cell("store", 1))]).zones == ()


def places() -> Places:
    """Lay the map with one piece in the store."""
    return Places((MAP, STORE, BAG), (evolve(placed(1, L_FACE, "store", 0), covers=L_COVERS),))


def test_a_piece_is_as_large_as_it_will_lie() -> None:
    """In the store 150 x 100; on the map, whose places are 100 x 100, twice that; turned, the other way round."""
    table = places()
    shape = Shape(L_POSE, L_POSE)
    assert shape.size(table, table.placed[1]) == QSizeF(150, 100)
    shape.turn(1)
    assert shape.size(table, table.placed[1]) == QSizeF(100, 150)
    shape.ground = "map"
    assert shape.size(table, table.placed[1]) == QSizeF(200, 300)


def test_turning_about_the_grip() -> None:
    """What was under the pointer stays there."""
    shape = Shape(L_POSE, L_POSE, grip=(0.25, 0.5))
    size = QSizeF(300, 200)
    assert shape.rect(places(), size, QPointF(500, 500)) == QRectF(425, 400, 300, 200)
    shape.turn(1)
    assert shape.rect(places(), size.transposed(), QPointF(500, 500)) == QRectF(400, 425, 200, 300)
    shape.turn(1)
    assert shape.rect(places(), size, QPointF(500, 500)) == QRectF(275, 400, 300, 200)
    shape.flip()
    assert shape.rect(places(), size, QPointF(500, 500)) == QRectF(425, 400, 300, 200)


def test_the_places_it_lies_over() -> None:
    """Those that it covers most of; what is beyond the edge of the map is left out."""
    table = places()
    shape = Shape(L_POSE, L_POSE)
    assert shape.hovers(table, "map", QRectF(100, 50, 300, 200)) == (0, 0)
    assert shape.hovers(table, "map", QRectF(225, 175, 300, 200)) == (1.25, 1.25)
    assert shape.covered(table, "map", (1.3, 1.4)) == on_map((1, 1), (2, 1), (2, 2), (2, 3))
    assert shape.covered(table, "map", (4.8, 4.0)) == on_map((5, 4))
    assert shape.covered(table, "store", (0.0, 0.0)) == ()


def test_keys_begin_where_it_fits_or_in_the_middle() -> None:
    """Where it hovers, else the first place where it fits as it is held, else the middle of the ground."""
    table = Places((MAP,), (evolve(placed(1, DOMINO_FACE, "map", (0, 0)), covers=DOMINO_COVERS),))
    fits = Fits((DOWN, TALL))
    for pose, rect, corner in (
        (DOMINO_POSE, None, (3, 2)),
        (DOMINO_POSE.turned(1), None, (2, 5)),
        (L_POSE, None, (2, 1)),
        (DOMINO_POSE, QRectF(300, 140, 200, 100), (1, 2)),
        (DOMINO_POSE, QRectF(1000, 700, 200, 100), (3, 2)),
    ):
        shape = Shape(pose, pose)
        shape.begin(table, fits, rect)
        assert shape.corner == corner
    shape = Shape(DOMINO_POSE, DOMINO_POSE)
    shape.begin(table, Fits(), None)
    assert shape.corner is None


def test_keys_stay_on_the_ground() -> None:
    """At the edge a step goes nowhere; a turn at the edge moves the piece back onto the ground."""
    table, shape = places(), Shape(L_POSE, L_POSE, ground="map", corner=(4, 3))
    shape.step(table, 1, 1)
    assert shape.corner == (4, 3)
    shape.turn(1)
    shape.step(table, 0, 0)
    assert shape.corner == (3, 3)
    shape.step(table, -9, -1)
    assert shape.corner == (0, 2)
