"""The text of a rule book: its paragraphs, the pieces of which they are made, and the numbers of the rules."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtGui import QFont, QTextCursor

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QTextBlock, QTextDocument, QTextFragment

NUMBER = re.compile(r"\d+(?:\.\d+)*[a-z]?")
"""What a rule or chapter is called."""
OBJECT = "\N{OBJECT REPLACEMENT CHARACTER}"
"""What stands in the text for a picture."""


@frozen
class Look:
    """How a rule book is shown: the size of the body in pixels, the ratio of the screen, and the colours."""

    pixels: float
    ratio: float
    text: str
    quiet: str
    line: str


def paragraphs(document: QTextDocument) -> Iterator[QTextBlock]:
    """Give all paragraphs, headings and cells of tables, from the first to the last."""
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def fragments(block: QTextBlock) -> Iterator[QTextFragment]:
    """Give the pieces of a paragraph: words of one look, or pictures."""
    each = block.begin()
    while not each.atEnd():
        yield each.fragment()
        each += 1


def part(document: QTextDocument, position: int, length: int) -> QTextCursor:
    """Take hold of a part of the text."""
    cursor = QTextCursor(document)
    cursor.setPosition(position)
    cursor.setPosition(position + length, QTextCursor.MoveMode.KeepAnchor)
    return cursor


def number_of(block: QTextBlock) -> str:
    """Give the number that a heading begins with, or a paragraph in bold letters; nothing if there is none."""
    number = NUMBER.match(block.text())
    if number is None or QTextCursor(block).currentTable() is not None or block.textList() is not None:
        return ""
    if block.blockFormat().headingLevel():
        return number[0]
    first = next(fragments(block))
    bold = first.charFormat().fontWeight() >= QFont.Weight.Bold
    return number[0] if bold and first.text().strip(" .\t") == number[0] else ""


def order(number: str) -> tuple[int, ...]:
    """Give what numbers are ordered by.

    >>> sorted(["3.10", "10", "3.2b", "3.2", "3"], key=order)
    ['3', '3.2', '3.2b', '3.10', '10']
    """
    return tuple(int(each) if each.isdigit() else ord(each) for each in re.findall(r"\d+|[a-z]", number))
