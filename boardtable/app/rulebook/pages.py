"""A rule book laid out: from its Markdown to a page that looks printed, with every rule found by its number."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtGui import QTextDocument, QTextFormat, QTextOption
from typing_extensions import override

from boardtable.scene.typeface import font

from .pictures import Space
from .setting import put_pictures, set_links, set_paragraphs
from .tables import RuleTables
from .text import fragments, number_of, order, paragraphs
from .wide import WidePictures

if TYPE_CHECKING:
    from PySide6.QtCore import QUrl

    from .pictures import Pictures
    from .text import Look

LIST_INDENT = 1.4
"""In heights of the body."""


@frozen
class Place:
    """A place in a rule book in any language: a rule (empty: before the first), and so many paragraphs further."""

    rule: str = ""
    further: int = 0


class RulePages(QTextDocument):
    """The pages of one rule book in one language, ready to be shown or printed."""

    def __init__(self, written: str, pictures: Pictures, look: Look) -> None:
        """Lay out a book; pictures are drawn once they are seen."""
        super().__init__()
        self._pictures = pictures
        self._look = look
        self._drawn: dict[str, object] = {}
        self._tables = RuleTables(look)
        self.setUndoRedoEnabled(False)
        self.setDefaultFont(font(look.pixels))
        self.setDocumentMargin(0)
        self.setIndentWidth(LIST_INDENT * look.pixels)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WordWrap)  # no word is broken, not even in a narrow column
        self.setDefaultTextOption(option)
        features = QTextDocument.MarkdownFeature
        self.setMarkdown(written, features.MarkdownDialectGitHub | features.MarkdownNoHTML)
        put_pictures(self, pictures, look)
        self.chapters = set_paragraphs(self, self._tables, look)
        numbered = [(number, block.blockNumber()) for block in paragraphs(self) if (number := number_of(block))]
        self.numbers = tuple(number for number, _ in numbered)
        self._orders = [order(number) for number in self.numbers]
        self._blocks = [block for _, block in numbered]
        set_links(self, self.numbers, look)
        self._wide = WidePictures(self, look)

    @property
    def title(self) -> str:
        """Give the title of the book."""
        return self.chapters[0].title if self.chapters else ""

    def fit(self, width: float) -> None:
        """Lay out the tables and the widest pictures for a page of this width."""
        self._tables.fit(width)
        self._wide.fit(width)

    def position(self, place: Place) -> int:
        """Tell where a place is; without that very number, it is at the nearest one before it."""
        if not place.rule:
            return self._start(min(place.further, self._end(-1) - 1))
        wanted = order(place.rule)
        before = [n for n, number in enumerate(self._orders) if number <= wanted]
        if not before:
            return 0
        nearest = max(before, key=lambda n: self._orders[n])
        further = place.further if self._orders[nearest] == wanted else 0
        return self._start(min(self._blocks[nearest] + further, self._end(nearest) - 1))

    def place(self, position: int) -> Place:
        """Tell which place stands at a position."""
        block = self.findBlock(position).blockNumber()
        nearest = bisect_right(self._blocks, block) - 1
        if nearest < 0:
            return Place("", block)
        return Place(self.numbers[nearest], block - self._blocks[nearest])

    def step(self, position: int, by: int) -> int:
        """Give where the next rule or chapter begins (by 1), or the one before (by -1); at the ends, it stays."""
        block = self.findBlock(position).blockNumber()
        starts = [start for start in (0, *self._blocks) if (start > block if by > 0 else start < block)]
        return self._start((starts[0] if by > 0 else starts[-1]) if starts else block)

    def spoken(self, position: int) -> str:
        """Give a paragraph as it is read aloud: its words, with what its pictures show."""
        said = []
        for fragment in fragments(self.findBlock(position)):
            shape = fragment.charFormat()
            shown = str(shape.property(QTextFormat.Property.ImageAltText) or "")
            said.append(f" {shown} " if shape.isImageFormat() else fragment.text())
        return " ".join("".join(said).split())

    @override
    def loadResource(self, type: int, name: QUrl | str) -> object:
        """Draw a picture the first time that it is seen; nothing is ever read from anywhere else."""
        address = name if isinstance(name, str) else name.toString()
        if address not in self._drawn:
            picture, _, size = address.rpartition("?")
            width, _, height = size.partition("x")
            if not (width.isdigit() and height.isdigit()):
                return None
            self._drawn[address] = self._pictures.draw(picture, Space(int(width), int(height)), self._look.ratio)
        return self._drawn[address]

    def _start(self, block: int) -> int:
        return self.findBlockByNumber(block).position()

    def _end(self, nearest: int) -> int:
        """Tell at which block the number after this one stands."""
        return self._blocks[nearest + 1] if nearest + 1 < len(self._blocks) else self.blockCount()
