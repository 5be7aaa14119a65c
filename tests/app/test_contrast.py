"""What is written is at least 4.5:1 against what it stands on, signs and focus 3:1 (look 2), wherever they may lie."""

from __future__ import annotations

from math import cos, radians, sin
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from boardtable.app.faces import faces
from boardtable.app.icons import MARKS, seat_mark
from boardtable.app.theme import DARK, LIGHT, Colours
from boardtable.engine.note import Tone
from boardtable.engine.table import Face, Frame, Numeral
from boardtable.scene import art, blank, plate, rings, signs
from boardtable.scene.cloth import CLOTH, PLAIN_CLOTH
from tests.installed import GAMES

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from boardtable.engine.info import GameInfo

TEXT, SIGN = 4.5, 3.0
GREYS = [QColor(grey, grey, grey) for grey in range(256)]
"""Every brightness there is; contrast asks for nothing else."""


def brightness(colour: QColor) -> float:
    """Tell the relative luminance as WCAG 2 defines it: 0 for black, 1 for white."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())


def contrast(one: QColor | str, other: QColor | str) -> float:
    """Tell the contrast of two colours as WCAG 2 defines it: 1 for equal ones, 21 for black and white."""
    darker, lighter = sorted((brightness(QColor(one)), brightness(QColor(other))))
    return (lighter + 0.05) / (darker + 0.05)


def cloth(info: GameInfo) -> QImage:
    """Paint the cloth of a game."""
    pixels = QImage(320, 200, QImage.Format.Format_RGB32)
    pixels.fill(PLAIN_CLOTH)
    drawings = art.Art(info.home)
    if drawings.has(CLOTH):
        with QPainter(pixels) as painter:
            drawings.paint_cover(painter, CLOTH, QSize(320, 200))
    return pixels


def colours_of(pixels: QImage) -> list[QColor]:
    """List every colour of a picture."""
    return [QColor(rgb) for rgb in {pixels.pixel(x, y) for x in range(pixels.width()) for y in range(pixels.height())}]


def test_contrast_itself() -> None:
    """The extremes, and a pair whose contrast WCAG's own documents tell."""
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#123456", "#123456") == pytest.approx(1)
    assert contrast("#767676", "#FFFFFF") == pytest.approx(4.54, abs=0.005)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_words_in_the_window(theme: Colours) -> None:
    """Sentences, quiet sentences and refusals on the window and its panels; what is chosen."""
    for ground in (theme.window, theme.panel):
        for ink in (theme.text, theme.quiet, theme.refuse):
            assert contrast(ink, ground) >= TEXT, (ink, ground)
    assert contrast(theme.text, theme.chosen) >= TEXT


def test_words_over_the_table() -> None:
    """Notes in every tone, counts, captions, and the name of a picture that is missing."""
    for tone in Tone:
        assert contrast(rings.WHITE, rings.TONES[tone]) >= TEXT, tone
    assert contrast(signs.WORDS, signs.PAPER) >= TEXT
    assert contrast(blank.INK, blank.PAPER) >= TEXT


@pytest.mark.parametrize("info", GAMES, ids=lambda info: info.id)
def test_names_on_the_cloth(qapp: QApplication, info: GameInfo) -> None:
    """Every cloth is dark enough for them all over, and so is the plate of what is shown large."""
    assert qapp is not None
    for ground in (*colours_of(cloth(info)), PLAIN_CLOTH, plate.PLATE):
        assert contrast(signs.NAMES, ground) >= TEXT, ground.name()


def test_rings_and_focus_on_any_ground() -> None:
    """White beside ink: one of the two is seen on whatever lies below (look 1: 4.2:1 at worst)."""
    for ground in GREYS:
        assert max(contrast(rings.WHITE, ground), contrast(rings.INK, ground)) >= 4.2, ground.name()


@pytest.mark.parametrize("ring", rings.Ring)
def test_rings_hold_white_beside_ink(qapp: QApplication, ring: rings.Ring) -> None:
    """All that tell something; outlines on the cloth tell nothing by themselves."""
    assert qapp is not None
    hoop = rings.draw_ring(ring, 200, 150, 1.0)
    (strip,) = hoop.strips
    pixels = strip.pixmap.toImage()
    at_corner = ring in {rings.Ring.MANY, rings.Ring.LATEST}
    part = pixels.copy(0, 0 if at_corner else 60, pixels.width() if at_corner else pixels.width() // 2, 60)
    line = {colour.name() for colour in colours_of(part)}
    if ring in {rings.Ring.ZONE, rings.Ring.PLACE}:
        assert rings.INK.name() not in line
    else:
        assert {rings.WHITE.name(), rings.INK.name()} <= line


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("seat", range(MARKS))
def test_marks_of_seats_in_the_window(qapp: QApplication, theme: Colours, seat: int) -> None:
    """The shape of each mark is seen all around, on the window and on its panels."""
    assert qapp is not None
    for ground in (theme.window, theme.panel):
        assert is_seen_around(seat, [QColor(ground)])


@pytest.mark.parametrize("info", GAMES, ids=lambda info: info.id)
@pytest.mark.parametrize("seat", range(MARKS))
def test_marks_of_seats_on_the_cloth(qapp: QApplication, info: GameInfo, seat: int) -> None:
    """They stand beside names, so also on the cloth, wherever it is darkest and brightest, and on the plate."""
    assert qapp is not None
    grounds = sorted(colours_of(cloth(info)), key=brightness)
    assert is_seen_around(seat, [grounds[0], grounds[-1], plate.PLATE])


def is_seen_around(seat: int, grounds: list[QColor]) -> bool:
    """Tell whether in every direction from the middle of a mark something of it is told from each ground."""
    size = 96
    pixels = seat_mark(seat, size, 1.0).toImage()
    for ground in grounds:
        for angle in range(0, 360, 6):
            points = [_step(size, angle, far) for far in range(size // 8, size)]
            steps = [QColor(pixels.pixelColor(point)) for point in points if pixels.rect().contains(point)]
            if not any(step.alpha() == 255 and contrast(step, ground) >= SIGN for step in steps):
                return False
    return True


def _step(size: int, angle: int, far: int) -> QPoint:
    return QPoint(int(size / 2 + far * cos(radians(angle))), int(size / 2 + far * sin(radians(angle))))


@pytest.mark.parametrize("info", GAMES, ids=lambda info: info.id)
def test_figures_on_faces(qapp: QApplication, info: GameInfo) -> None:
    """Every figure printed on a face stands out from the drawing below it, all along its edges."""
    assert qapp is not None
    drawings, tried = art.Art(info.home), set[tuple[object, ...]]()
    for face, label in faces(info.id).items():
        for figure in (layer for layer in face.layers if isinstance(layer, Numeral)):
            below = (face.layers[0], figure.at, figure.ink)
            if below not in tried:
                tried.add(below)
                for ground in _grounds(drawings, face, figure):
                    assert contrast(art.INKS[figure.ink], ground) >= TEXT, (label, figure.said, ground.name())
    assert tried


def _grounds(drawings: art.Art, face: Face, figure: Numeral) -> list[QColor]:
    """List the colours that lie under a figure."""
    bare = Face(face.size, tuple(layer for layer in face.layers if layer is not figure))
    with_it, without = (_drawn(drawings, each, figure.at) for each in (face, bare))
    spots = [(x, y) for x in range(without.width()) for y in range(without.height())]
    under = {without.pixel(x, y) for x, y in spots if with_it.pixel(x, y) != without.pixel(x, y)}
    assert under, figure
    return [QColor(rgb) for rgb in under]


def _drawn(drawings: art.Art, face: Face, at: Frame) -> QImage:
    drawn = drawings.draw(art.Cut(face, *face.size))
    return drawn.pixmap.copy(drawn.margin + int(at.x), drawn.margin + int(at.y), int(at.w), int(at.h)).toImage()
