"""Pictures that a narrow page has no room for become smaller until there is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtGui import QTextCursor, QTextImageFormat

from .pictures import Space
from .setting import sized
from .text import fragments, paragraphs, part

if TYPE_CHECKING:
    from PySide6.QtGui import QTextDocument

    from .text import Look

ALWAYS = 8
"""In heights of the body: a picture that is no wider fits on every page."""


@frozen
class _Wide:
    """A picture in full size, with its place in the text, and how far from the left the text begins there."""

    position: int
    length: int
    left: float
    picture: QTextImageFormat


class WidePictures:
    """Fits the widest pictures of one rule book to the width of the page; those in tables stay as they are."""

    def __init__(self, document: QTextDocument, look: Look) -> None:
        """Find them in a book that is set."""
        self._document = document
        self._all = []
        for block in paragraphs(document):
            if QTextCursor(block).currentTable() is not None:
                continue
            for fragment in fragments(block):
                picture = fragment.charFormat().toImageFormat()
                if picture.isValid() and picture.width() > ALWAYS * look.pixels:
                    left = block.blockFormat().leftMargin()
                    self._all.append(_Wide(fragment.position(), fragment.length(), left, picture))

    def fit(self, width: float) -> None:
        """Make each as wide as it should be, or as the page is."""
        for wide in self._all:
            picture = wide.picture
            room = min(picture.width(), max(1.0, width - wide.left))
            space = Space(int(room), max(1, round(picture.height() * room / picture.width())))
            cursor = part(self._document, wide.position, wide.length)
            if cursor.charFormat().toImageFormat().width() != space.width:
                cursor.setCharFormat(sized(picture, space))
