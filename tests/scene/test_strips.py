"""Large rings, and what is kept of what was drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import frozen
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from boardtable.scene import cloth, rings, shelf
from boardtable.scene.rings import Hoop, Ring, draw_ring
from boardtable.scene.shelf import Shelf

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from tests.scene.toy import Hand

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


@pytest.mark.parametrize("ring", [ring for ring in Ring if ring not in rings.WHOLE])
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


def test_the_cloth_is_painted_band_by_band(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only once for each size; until it is all there, that of the old size serves, stretched."""
    monkeypatch.setattr(cloth, "BAND", 100_000)
    art, view = hand.scene.art, hand.view
    painted = list[int]()
    monkeypatch.setattr(art, "paint_cover", lambda painter, *_: painted.append(painter.device().height()))
    view.resize(1000, 350)
    for spot in (QPoint(2, 2), QPoint(997, 347)):
        assert art.is_drawing
        assert view.grab().toImage().pixelColor(spot) == GREEN
    art.finish()
    assert painted == [100, 100, 100, 50]
    assert view.grab().toImage().pixelColor(2, 2) == cloth.PLAIN_CLOTH  # nothing was painted on it here
    view.hide()
    view.show()
    assert painted == [100, 100, 100, 50]
    view.resize(900, 350)
    view.resize(1000, 200)
    art.finish()
    assert painted == [100, 100, 100, 50, 100, 100]
