"""Large rings, and what is kept of what was drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import frozen
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from boardtable.scene import cloth, rings, shelf
from boardtable.scene.cloth import Cloth
from boardtable.scene.rings import Hoop, Ring, draw_ring
from boardtable.scene.shelf import Shelf

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from boardtable.scene.art import Art

WIDTH, HEIGHT = 640, 260
GREEN = QColor("#204020")


def painted(hoop: Hoop) -> QImage:
    """Put a ring together as the table does."""
    reach = 2 * hoop.margin
    pixels = QImage(WIDTH + reach, HEIGHT + reach, QImage.Format.Format_ARGB32_Premultiplied)
    pixels.fill(Qt.GlobalColor.transparent)
    with QPainter(pixels) as painter:
        for strip in hoop.strips:
            painter.drawPixmap(strip.x, strip.y, strip.pixmap)
        if hoop.fill is not None:
            painter.fillRect(*hoop.fill)
    return pixels


@pytest.mark.parametrize("ring", [ring for ring in Ring if ring is not Ring.FOCUS])
@pytest.mark.parametrize("unit", [1.0, 2.0])
def test_strips_make_the_same_ring(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, ring: Ring, unit: float
) -> None:
    """Nobody can tell a ring that is put together from one that is drawn as a whole."""
    assert qapp is not None
    strips = draw_ring(ring, WIDTH, HEIGHT, unit)
    monkeypatch.setattr(rings, "LARGE", WIDTH * HEIGHT)
    whole = draw_ring(ring, WIDTH, HEIGHT, unit)
    assert (len(strips.strips), len(whole.strips)) == (4, 1)
    assert strips.bytes < whole.bytes
    one, other = painted(strips), painted(whole)
    for x in range(0, one.width(), 5):
        for y in range(0, one.height(), 5):
            assert abs(one.pixelColor(x, y).alpha() - other.pixelColor(x, y).alpha()) <= 3, (x, y)


@frozen
class Weight:
    """Anything that takes memory."""

    bytes: int


def test_a_shelf_holds_so_much(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was not used for longest goes first; the last thing stays, however large."""
    monkeypatch.setattr(shelf, "KEPT_BYTES", 100)
    kept, drawn = Shelf[Weight](), list[str]()

    def give(name: str, size: int) -> int:
        def draw() -> Weight:
            drawn.append(name)
            return Weight(size)

        return kept.give(name, draw).bytes

    assert [give("a", 40), give("b", 40), give("a", 0)] == [40, 40, 40]
    give("c", 30)  # now b goes
    give("a", 0)
    assert drawn == ["a", "b", "c"]
    give("b", 40)
    assert drawn == ["a", "b", "c", "b"]
    give("d", 500)
    give("d", 0)
    give("b", 0)
    assert drawn == ["a", "b", "c", "b", "d", "b"]


def test_the_cloth_is_painted_band_by_band(art: Art, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bit by bit, and only once for each size; in the end it is all there."""
    monkeypatch.setattr(cloth, "BAND", 1000)
    told = list[QSize]()
    laid = Cloth(art)
    laid.painted.connect(lambda: told.append(laid.pixmap.size()))
    laid.order(QSize(100, 35))
    assert art.is_drawing
    assert laid.pixmap.isNull()
    art.finish()
    laid.order(QSize(100, 35))
    assert not art.is_drawing
    pixels = laid.pixmap.toImage()
    assert {pixels.pixel(x, y) for x in range(0, 100, 9) for y in range(35)} == {GREEN.rgb()}
    laid.order(QSize(60, 20))
    laid.order(QSize(80, 0))
    laid.order(QSize(200, 50))
    art.finish()
    assert told == [QSize(100, 35), QSize(200, 50)]
