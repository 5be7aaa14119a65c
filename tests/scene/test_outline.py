"""One line around several places."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsScene

from boardtable.engine.note import Tone
from boardtable.scene.grain import Grain
from boardtable.scene.outline import Outline
from boardtable.scene.rings import INK, TONES, WHITE, clear
from boardtable.scene.signs import Signs

if TYPE_CHECKING:
    from PySide6.QtGui import QColor

BENT = (QRectF(100, 100, 100, 100), QRectF(100, 200, 100, 100), QRectF(200, 200, 100, 100))


@pytest.fixture
def outline(qapp: QApplication) -> Outline:
    """Give one on a bare scene."""
    assert qapp.instance() is qapp
    scene = QGraphicsScene(0, 0, 400, 400)
    outline = Outline(scene, Signs(), 5.0)
    outline._scene = scene  # type: ignore[attr-defined]  # noqa: SLF001 - it must live as long
    return outline


def seen(outline: Outline, x: float, y: float) -> QColor:
    """Tell which colour is seen at a point."""
    pixels: QImage = clear(400, 400)
    scene = outline._sign.scene()  # noqa: SLF001 - any of its items
    with QPainter(pixels) as painter:
        scene.render(painter, QRectF(0, 0, 400, 400), QRectF(0, 0, 400, 400))
    return pixels.pixelColor(QPointF(x, y).toPoint())


def test_white_between_ink_around_all(outline: Outline) -> None:
    """Along the outer edges, also where they are bent; nothing between neighbours."""
    outline.draw(BENT, Grain(), fits=True)
    for x, y in ((100, 150), (100, 250), (200, 150), (250, 200), (300, 250), (150, 300)):
        assert seen(outline, x, y) == WHITE
    assert seen(outline, 97, 150) == seen(outline, 101, 150) == INK
    assert seen(outline, 150, 200).alpha() == seen(outline, 200, 250).alpha() == 0
    glow = seen(outline, 94, 150)
    assert 0 < glow.alpha() < 255


def test_red_with_a_sign_where_it_does_not_fit(outline: Outline) -> None:
    """Told by the sign, not by the colour alone; it goes with the line."""
    outline.draw(BENT, Grain(), fits=False)
    assert seen(outline, 100, 250) == TONES[Tone.WARN]
    assert seen(outline, 97, 250) == WHITE
    assert seen(outline, 107, 107).alpha() == 255
    outline.draw((), Grain(), fits=True)
    assert seen(outline, 100, 250).alpha() == seen(outline, 107, 107).alpha() == 0
