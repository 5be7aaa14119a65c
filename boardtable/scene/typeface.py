"""The one typeface of all words and numerals, brought along so that every screen has it."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from PySide6.QtGui import QFont, QFontDatabase

HOME = "font_source_sans_pro"
FAMILY = "Source Sans Pro"
CUTS = ("Regular", "Semibold", "Bold")


@cache
def load_typeface() -> str:
    """Make the typeface known to the program, once; gives its family.

    A package that lacks the files leaves the system's own letters in use: words stay readable.
    """
    for cut in CUTS:
        file = files(HOME) / "files" / f"SourceSansPro-{cut}.ttf"
        if file.is_file():
            QFontDatabase.addApplicationFontFromData(file.read_bytes())
    return FAMILY


def font(pixels: float, *, bold: bool = False) -> QFont:
    """Give the typeface at a height in pixels."""
    cut = QFont(load_typeface())
    cut.setPixelSize(max(1, round(pixels)))
    cut.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Medium)
    return cut
