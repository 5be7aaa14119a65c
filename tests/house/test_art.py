"""Drawings use only what Qt draws: it leaves out all the rest without a word."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

if TYPE_CHECKING:
    from collections.abc import Iterator

RESOURCES = Path(str(files("boardtable.resources")))
DRAWINGS = sorted(RESOURCES.rglob("*.svg"))
SVG = "{http://www.w3.org/2000/svg}"

SHAPES = {"path", "rect", "circle", "ellipse", "line", "polyline", "polygon"}
STRUCTURE = {"svg", "g", "defs", "use", "style"}
PAINTS = {"linearGradient", "radialGradient", "stop", "pattern", "mask", "filter", "feGaussianBlur"}
GEOMETRY = {"d", "points", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy", "width", "height"}
PAINT = {"fill", "fill-rule", "fill-opacity", "opacity", "offset", "stop-color", "stop-opacity", "stdDeviation"}
STROKE = {
    f"stroke{part}"
    for part in ("", "-width", "-linecap", "-linejoin", "-miterlimit", "-opacity", "-dasharray", "-dashoffset")
}
UNITS = {
    "gradientUnits",
    "gradientTransform",
    "spreadMethod",
    "patternUnits",
    "patternContentUnits",
    "patternTransform",
}
NAMES = {
    "viewBox",
    "transform",
    "id",
    "class",
    "href",
    "mask",
    "maskUnits",
    "maskContentUnits",
    "filter",
    "filterUnits",
}
ATTRIBUTES = GEOMETRY | PAINT | STROKE | UNITS | NAMES


def elements(drawing: Path) -> Iterator[ET.Element]:
    """Read all elements of a drawing."""
    return ET.parse(drawing).iter()  # noqa: S314 - our own file


def drawn(svg: bytes) -> QImage:
    """Draw on white, ten pixels square."""
    image = QImage(10, 10, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(svg)).render(painter)
    painter.end()
    return image


def test_there_are_drawings() -> None:
    """The other tests look at something."""
    assert DRAWINGS


@pytest.mark.parametrize("drawing", DRAWINGS, ids=lambda drawing: drawing.relative_to(RESOURCES).as_posix())
def test_a_drawing_uses_only_what_is_drawn(drawing: Path) -> None:
    """Elements, attributes and style rules are on the list of what Qt draws, and every reference stays in the file."""
    kinds = {element.tag for element in elements(drawing)}
    assert kinds - {SVG + name for name in SHAPES | STRUCTURE | PAINTS} == set()
    assert {name for element in elements(drawing) for name in element.attrib} - ATTRIBUTES == set()
    styles = " ".join(element.text or "" for element in elements(drawing) if element.tag == SVG + "style")
    assert set(re.findall(r"([\w-]+)\s*:", styles)) - ATTRIBUTES == set()
    assert not re.search(r"@|var\(", styles)
    names = [name for element in elements(drawing) if (name := element.get("id"))]
    assert len(names) == len(set(names))
    values = " ".join([styles, *(value for element in elements(drawing) for value in element.attrib.values())])
    hrefs = {element.get("href", "#").removeprefix("#") for element in elements(drawing)} - {""}
    assert hrefs | set(re.findall(r"url\(\s*['\"]?#?([^'\")]*)", values)) <= set(names)


@pytest.mark.parametrize("drawing", DRAWINGS, ids=lambda drawing: drawing.relative_to(RESOURCES).as_posix())
@pytest.mark.usefixtures("qapp")
def test_a_drawing_holds_no_words_and_shows_something(drawing: Path) -> None:
    """Words would stay English in every language, and a drawing that fails leaves nothing but white."""
    written = [
        element.text for element in elements(drawing) if element.tag != SVG + "style" and (element.text or "").strip()
    ]
    assert written == []
    image = drawn(drawing.read_bytes())
    assert any(image.pixelColor(x, y) != QColor("white") for x in range(10) for y in range(10))


BLUE, WHITE = (0, 0, 255), (255, 255, 255)
SQUARE = 'width="10" height="10"'
STOPS = '<stop offset="0" stop-color="#f0f"/><stop offset="0.3" stop-color="#00f"/>'
TILE, STRIPE = 'width="5" height="5" patternUnits="userSpaceOnUse"', '<rect x="1" width="3" height="5" fill="#00f"/>'
HALF = '<rect width="3" height="10" fill="white"/>'
BLUR, BEAM = (
    '<feGaussianBlur stdDeviation="2"/>',
    '<rect x="3" y="-20" width="4" height="50" fill="#00f" filter="url(#a)"/>',
)
FAR = 'filterUnits="userSpaceOnUse" x="-20" y="-20" width="50" height="50"'


@pytest.mark.parametrize(
    ("inner", "left", "middle"),
    [
        (f'<defs><rect id="a" {SQUARE} fill="#00f"/></defs><use href="#a"/>', BLUE, BLUE),
        (f'<style>.sea{{fill:#00f}}</style><rect class="sea" {SQUARE}/>', BLUE, BLUE),
        (f'<linearGradient id="a">{STOPS}</linearGradient><rect {SQUARE} fill="url(#a)"/>', (128, 0, 255), BLUE),
        (f'<radialGradient id="a">{STOPS}</radialGradient><rect {SQUARE} fill="url(#a)"/>', BLUE, (135, 0, 255)),
        (f'<pattern id="a" {TILE}>{STRIPE}</pattern><rect {SQUARE} fill="url(#a)"/>', BLUE, WHITE),
        (f'<mask id="a">{HALF}</mask><rect {SQUARE} fill="#00f" mask="url(#a)"/>', BLUE, WHITE),
        # The normal distribution around the edges at 3 and 7, two wide.
        (f'<filter id="a" {FAR}>{BLUR}</filter>{BEAM}', (198, 198, 255), (85, 85, 255)),
        ('<path fill-rule="evenodd" fill="#00f" d="M0 0H10V10H0zM3 2H8V8H3z"/>', BLUE, WHITE),
        ('<path d="M0 5H10" stroke="#00f" stroke-width="10" stroke-dasharray="3 4"/>', BLUE, WHITE),
        (f'<g opacity="0.5"><rect {SQUARE} fill="#00f"/></g>', (128, 128, 255), (128, 128, 255)),
    ],
)
@pytest.mark.usefixtures("qapp")
def test_what_is_on_the_list_is_really_drawn(
    inner: str, left: tuple[int, int, int], middle: tuple[int, int, int]
) -> None:
    """Two places of ten by ten have about the colours that the standard asks for."""
    image = drawn(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">{inner}</svg>'.encode())
    colours = [image.pixelColor(x, 5) for x in (1, 5)]
    assert [(colour.red(), colour.green(), colour.blue()) for colour in colours] == [
        pytest.approx(left, abs=25),
        pytest.approx(middle, abs=25),
    ]
