"""Faces of every kind, drawn at their final size, kept for a while, and what stands in for missing art."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QColor, QFontDatabase, QImage, QTransform

from boardtable.engine.table import Face, Frame, Ink, Numeral, Picture
from boardtable.scene.art import KEPT_BYTES, Art, Cut
from boardtable.scene.typeface import FAMILY, font
from tests.scene.toy import RED_CARD

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

RED, BLUE = QColor("#C00000"), QColor("#0000C0")


def pixels(art: Art, cut: Cut) -> QImage:
    """Give the pixels of a face, without the room for its shadow."""
    drawn = art.draw(cut)
    return drawn.pixmap.toImage().copy(drawn.margin, drawn.margin, drawn.width, drawn.height)


def test_a_picture_fills_its_face(art: Art) -> None:
    """A face has exactly the pixels that it was ordered with."""
    image = pixels(art, Cut(RED_CARD, 120, 168))
    assert (image.width(), image.height()) == (120, 168)
    assert image.pixelColor(60, 84) == RED
    assert image.pixelColor(2, 2) == RED


def test_a_picture_in_a_frame(art: Art) -> None:
    """Layers lie on top of each other, each in its frame, in units of the face."""
    face = Face((60, 84), (Picture("red"), Picture("blue", Frame(30, 42, 30, 42))))
    image = pixels(art, Cut(face, 120, 168))
    assert image.pixelColor(30, 40) == RED
    assert image.pixelColor(90, 130) == BLUE


@pytest.mark.parametrize(("ink", "colour"), [(Ink.LIGHT, "#FFFFFF"), (Ink.DARK, "#14161A")])
def test_a_numeral_stands_in_the_middle_of_its_frame(art: Art, ink: Ink, colour: str) -> None:
    """A figure is 62 per cent as high as its frame, and stays within it."""
    face = Face((100, 100), (Picture("red"), Numeral("0", Frame(20, 20, 60, 60), ink)))
    image = pixels(art, Cut(face, 200, 200))
    inked = [(x, y) for x in range(200) for y in range(200) if image.pixelColor(x, y) == QColor(colour)]
    high, low = min(y for _, y in inked), max(y for _, y in inked) + 1
    assert low - high == pytest.approx(0.62 * 120, abs=3)
    assert (high + low) / 2 == pytest.approx(100, abs=1)
    left, right = min(x for x, _ in inked), max(x for x, _ in inked) + 1
    assert (left + right) / 2 == pytest.approx(100, abs=1)
    assert left > 40


def test_a_long_numeral_shrinks_to_its_frame(art: Art) -> None:
    """Four figures are as wide as the frame, and so less high."""
    face = Face((100, 100), (Picture("red"), Numeral("1000", Frame(10, 10, 80, 80))))
    image = pixels(art, Cut(face, 200, 200))
    inked = [(x, y) for x in range(200) for y in range(200) if image.pixelColor(x, y) == QColor("#14161A")]
    assert min(x for x, _ in inked) >= 20
    assert max(x for x, _ in inked) <= 180
    assert max(y for _, y in inked) - min(y for _, y in inked) < 80


def test_an_empty_numeral_prints_nothing(art: Art) -> None:
    """Nothing to be said is no fault."""
    face = Face((60, 84), (Picture("red"), Numeral("", Frame(10, 10, 40, 40)), Numeral(" ", Frame(10, 10, 40, 40))))
    assert pixels(art, Cut(face, 60, 84)).pixelColor(30, 30) == RED


def test_turned_and_mirrored_faces(art: Art) -> None:
    """A quarter turns clockwise; what is mirrored changes left and right."""
    face = Face((60, 84), (Picture("red"), Picture("blue", Frame(0, 0, 30, 42))))
    assert pixels(art, Cut(face, 60, 84)).pixelColor(10, 10) == BLUE
    turned = pixels(art, Cut(face, 84, 60, quarters=1))
    assert (turned.width(), turned.height()) == (84, 60)
    assert turned.pixelColor(74, 10) == BLUE
    assert turned.pixelColor(10, 10) == RED
    assert pixels(art, Cut(face, 60, 84, quarters=2)).pixelColor(50, 74) == BLUE
    assert pixels(art, Cut(face, 60, 84, flipped=True)).pixelColor(50, 10) == BLUE


@pytest.mark.parametrize(("quarters", "flipped"), [(0, True), (1, False), (2, False), (3, True)])
def test_figures_stand_upright_on_what_is_turned(art: Art, quarters: int, *, flipped: bool) -> None:
    """6 never looks like 9, and nothing is read in a mirror."""
    face = Face((60, 60), (Picture("red"), Numeral("6", Frame(10, 10, 40, 40))))
    plain, turned = pixels(art, Cut(face, 120, 120)), pixels(art, Cut(face, 120, 120, quarters, flipped))
    spots = [(x, y) for x in range(120) for y in range(120)]
    differ = [at for at in spots if abs(plain.pixelColor(*at).red() - turned.pixelColor(*at).red()) > 60]
    assert len(differ) < 30
    upside_down = plain.transformed(QTransform().rotate(180))
    assert len([at for at in spots if abs(plain.pixelColor(*at).red() - upside_down.pixelColor(*at).red()) > 60]) > 300


def test_a_lifted_face_has_a_larger_shadow(art: Art) -> None:
    """Drawn into the pixels: below the face it is dark and half transparent."""
    rest, lifted = art.draw(Cut(RED_CARD, 120, 168)), art.draw(Cut(RED_CARD, 120, 168, lifted=True))
    assert lifted.margin > rest.margin
    image = lifted.pixmap.toImage()
    below = image.pixelColor(image.width() // 2, lifted.margin + 168 + 4)
    assert 20 < below.alpha() < 200
    assert below.lightness() < 10


@pytest.mark.parametrize(
    ("name", "content"),
    [("gone", None), ("torn", "<svg><g>"), ("words", "<p>not a drawing</p>"), ("binary", "\0\1\2"), ("empty", "")],
)
def test_a_missing_or_broken_picture(
    drawings: Path, art: Art, caplog: pytest.LogCaptureFixture, name: str, content: str | None
) -> None:
    """A plain face with the picture's name stands in for it, other layers stay, and it is reported once."""
    if content is not None:
        (drawings / f"{name}.svg").write_text(content)
    face = Face((60, 84), (Picture(name), Numeral("8", Frame(20, 60, 20, 20))))
    with caplog.at_level(logging.WARNING):
        image = pixels(art, Cut(face, 120, 168))
        pixels(art, Cut(face, 60, 84))
    assert image.pixelColor(8, 20) == QColor("#F2EBDD")
    assert QColor("#14161A") in [image.pixelColor(x, 140) for x in range(120)]
    assert QColor("#22262B") in [image.pixelColor(x, y) for x in range(120) for y in range(60, 110)]
    assert [name in record.getMessage() for record in caplog.records] == [True]


@pytest.mark.usefixtures("qapp")
def test_art_of_a_package_without_any(caplog: pytest.LogCaptureFixture) -> None:
    """A game without art can be played."""
    art = Art(("boardtable", "nowhere"))
    assert not art.has("cloth")
    assert art.draw(Cut(RED_CARD, 60, 84)).width == 60
    assert len(caplog.records) == 1


def test_faces_are_drawn_one_at_a_time(art: Art, qtbot: QtBot) -> None:
    """Ordered faces come when nothing else is to be done, the urgent ones first."""
    first, second, third = (Cut(RED_CARD, width, 84) for width in (60, 61, 62))
    done: list[object] = []
    art.drawn.connect(done.append)
    art.order(first)
    art.order(second)
    art.order(third, first=True)
    assert art.ready(third) is None
    qtbot.waitUntil(lambda: len(done) == 3)
    assert done == [third, first, second]
    assert art.ready(first) is not None
    art.order(first)
    art.finish()
    assert len(done) == 3


def test_until_it_is_ready_a_face_of_another_size_serves(art: Art) -> None:
    """The old pixels are there at once."""
    drawn = art.draw(Cut(RED_CARD, 60, 84))
    assert art.near(Cut(RED_CARD, 90, 126)) is drawn
    assert art.near(Cut(RED_CARD, 126, 90, quarters=1)) is not drawn


def test_until_it_is_ready_a_face_never_drawn_shows_its_ground(art: Art) -> None:
    """The outline is the true one at once: of a round token its corners are empty, and a strip is no square."""
    token = Face((50, 50), (Picture("disc"), Numeral("8", Frame(10, 10, 30, 30))))
    pixels = art.near(Cut(token, 200, 200)).pixmap.toImage()
    assert pixels.pixelColor(0, 0).alpha() == 0
    assert pixels.pixelColor(pixels.width() // 2, pixels.height() // 2) == QColor("#C0C000")
    strip = Face((120, 30), (Picture("red", Frame(0, 0, 60, 30)),))
    for quarters, size in ((0, (400, 100)), (1, (100, 400))):
        drawn = art.near(Cut(strip, *size, quarters=quarters))
        assert drawn.width * size[1] == drawn.height * size[0]
    assert art.near(Cut(strip, 200, 50)).pixmap.toImage().pixelColor(50, 8).alpha() == 0
    parts = (Picture("red", Frame(0, 0, 60, 60)), Picture("blue", Frame(60, 60, 60, 60)))
    bent = art.near(Cut(Face((120, 120), (*parts, Numeral("8", Frame(60, 0, 60, 60)))), 200, 200)).pixmap.toImage()
    found = [bent.pixelColor(x, y).name() if bent.pixelColor(x, y).alpha() else "" for x in (9, 55) for y in (9, 55)]
    assert found == ["#c00000", "", "", "#0000c0"]
    assert not art.is_drawing


def test_old_faces_are_forgotten(art: Art) -> None:
    """The store of pixels is bounded; what was not used for longest goes first."""
    side = 1500
    cuts = [Cut(Face((1, 1), (Picture("red", Frame(0, 0, 1, 1)),)), side + n, side) for n in range(9)]
    for cut in cuts:
        art.draw(cut)
        art.ready(cuts[0])
    kept = [drawn for cut in cuts if (drawn := art.ready(cut)) is not None]
    assert sum(drawn.pixmap.width() * drawn.pixmap.height() * 4 for drawn in kept) <= KEPT_BYTES
    assert art.ready(cuts[0]) is not None
    assert art.ready(cuts[1]) is None
    assert art.ready(cuts[-1]) is not None


@pytest.mark.usefixtures("qapp")
def test_the_typeface_is_the_one_brought_along() -> None:
    """All words and numerals are in one typeface on every screen."""
    assert font(13).family() == FAMILY
    assert FAMILY in QFontDatabase.families()
    assert font(13.4).pixelSize() == 13
    assert font(13, bold=True).bold()
