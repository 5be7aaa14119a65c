"""Sets the text of a rule book so that it looks printed: headings, numbers beside the text, lists, pictures, links."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtGui import (
    QColor,
    QFont,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
    QTextImageFormat,
    QTextLength,
    QTextOption,
)

from boardtable.scene.typeface import font

from .text import OBJECT, fragments, number_of, paragraphs, part

if TYPE_CHECKING:
    from collections.abc import Collection

    from PySide6.QtGui import QTextDocument

    from .pictures import Pictures, Space
    from .tables import RuleTables
    from .text import Look

REFERENCE = re.compile(r"(?<![\d.,])\d+\.\d+[a-z]?(?![\d%])")
"""A number of a rule in the middle of a sentence."""
TITLE, CHAPTER, SECTION = 1.9, 1.35, 1.1
"""How large headings are, in heights of the body."""
HANG = 2.7
"""Numbers stand so far to the left of the text."""
INDENT = 1.2
"""What is quoted stands so far from both edges."""
ROW, LONE, CELL, FULL_CELL, LINE_FACE, LINE_DRAWING = 6.6, 7.6, 4.0, 3.1, 2.8, 1.35
"""How large pictures are: several in a row, one alone; one in a table, several there; within a line."""
DRAWINGS = 0.6
"""A drawing that stands in a row is so much smaller than a face."""
LEADING = 122
"""From line to line, in per cent of what the letters need."""
GAP, LIST_GAP = 0.32, 0.1
"""Above and below a paragraph, and a line of a list."""


@frozen
class Chapter:
    """A chapter: what its heading says, and where it begins; the title of the book is the first one."""

    title: str
    position: int


def put_pictures(document: QTextDocument, pictures: Pictures, look: Look) -> None:
    """Give each picture its size; of those that are not there, the alternative text is shown."""
    found = []
    for block in paragraphs(document):
        many = block.text().count(OBJECT)
        alone = not block.text().replace(OBJECT, "").strip()
        cell = QTextCursor(block).currentTable() is not None
        for fragment in fragments(block):
            picture = fragment.charFormat().toImageFormat()
            if picture.isValid():
                side = _side(many, is_face=pictures.is_face(picture.name()), alone=alone, cell=cell) * look.pixels
                found.append((fragment.position(), fragment.length(), picture, side))
    for position, length, picture, side in reversed(found):
        cursor = part(document, position, length)
        said = str(picture.property(QTextFormat.Property.ImageAltText) or "")
        space = pictures.space(picture.name(), side)
        if space is None:
            plain = QTextCharFormat()
            plain.setFontItalic(True)
            cursor.insertText(f"[{said}]" if said else "", plain)
        else:
            cursor.setCharFormat(sized(picture, space))


def _side(many: int, *, is_face: bool, alone: bool, cell: bool) -> float:
    if not alone:
        return LINE_FACE if is_face else LINE_DRAWING
    if cell:
        return (CELL if many == 1 else FULL_CELL) if is_face else LINE_DRAWING
    return (LONE if many == 1 else ROW) * (1 if is_face else DRAWINGS)


def sized(picture: QTextImageFormat, space: Space) -> QTextImageFormat:
    """Give a picture this size, whatever size it had before."""
    shape = QTextImageFormat(picture)
    shape.setName(f"{picture.name().partition('?')[0]}?{space.width}x{space.height}")
    shape.setWidth(space.width)
    shape.setHeight(space.height)
    shape.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
    shape.setToolTip(str(picture.property(QTextFormat.Property.ImageAltText) or ""))
    return shape


def set_paragraphs(document: QTextDocument, tables: RuleTables, look: Look) -> tuple[Chapter, ...]:
    """Set headings, paragraphs, lists and tables; gives the chapters. From the first one on, text stands inwards."""
    chapters = list[Chapter]()
    left = 0.0
    for block in paragraphs(document):
        cursor = QTextCursor(block)
        table = cursor.currentTable()
        level = block.blockFormat().headingLevel()
        if table is not None:
            tables.dress(table, left)
        elif level == 1 and not chapters:
            chapters.append(Chapter(block.text().strip(), block.position()))
            _set_heading(cursor, look, TITLE, (0, 0, 0.6))
        elif level in {1, 2}:
            left = HANG * look.pixels
            chapters.append(Chapter(block.text().strip(), block.position()))
            _set_chapter(cursor, look)
        elif level:
            _set_heading(cursor, look, SECTION, (left, 0.9, 0.3))
        else:
            _set_paragraph(cursor, look, left)
    return tuple(chapters)


def _set_heading(cursor: QTextCursor, look: Look, size: float, margins: tuple[float, float, float]) -> None:
    """Set a heading without a number; `margins` are left, above and below."""
    _set_letters(cursor, size * look.pixels, look.text)
    shape = QTextBlockFormat()
    left, above, below = margins
    shape.setLeftMargin(left)
    shape.setTopMargin(above * look.pixels)
    shape.setBottomMargin(below * look.pixels)
    cursor.mergeBlockFormat(shape)


def _set_chapter(cursor: QTextCursor, look: Look) -> None:
    """Set the heading of a chapter, with a line below."""
    _set_heading(cursor, look, CHAPTER, (0, 1.5, 0.5))
    shape = QTextBlockFormat()
    whole = QTextLength(QTextLength.Type.PercentageLength, 100)
    shape.setProperty(QTextFormat.Property.BlockTrailingHorizontalRulerWidth, whole)
    cursor.mergeBlockFormat(shape)
    if number_of(cursor.block()):
        _hang(cursor, look, HANG * look.pixels)


def _set_paragraph(cursor: QTextCursor, look: Look, left: float) -> None:
    em = look.pixels
    block = cursor.block()
    shape = QTextBlockFormat()
    inwards = INDENT * em * block.blockFormat().intProperty(QTextFormat.Property.BlockQuoteLevel)
    gap = (LIST_GAP if block.textList() is not None else GAP) * em
    shape.setLeftMargin(left + inwards)
    shape.setRightMargin(inwards)
    shape.setTopMargin(gap)
    shape.setBottomMargin(gap)
    if OBJECT not in block.text():
        shape.setLineHeight(LEADING, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    cursor.mergeBlockFormat(shape)
    if left and number_of(block):
        _hang(cursor, look, left)


def _hang(cursor: QTextCursor, look: Look, left: float) -> None:
    """Put the number that a paragraph or heading begins with beside the text."""
    block = cursor.block()
    shape = QTextBlockFormat()
    shape.setLeftMargin(left)
    shape.setTextIndent(-left)
    shape.setTabPositions([QTextOption.Tab(left, QTextOption.TabType.LeftTab)])
    cursor.mergeBlockFormat(shape)
    number = number_of(block)
    quiet = QTextCharFormat()
    quiet.setForeground(QColor(look.quiet))
    document = block.document()
    part(document, block.position(), len(number)).mergeCharFormat(quiet)
    rest = block.text()[len(number) :]
    part(document, block.position() + len(number), len(rest) - len(rest.lstrip(" ."))).insertText("\t")


def _set_letters(cursor: QTextCursor, pixels: float, colour: str) -> None:
    """Set a whole paragraph in one size."""
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
    letters = QTextCharFormat()
    letters.setFont(font(pixels))
    letters.setFontWeight(QFont.Weight.Bold)
    letters.setForeground(QColor(colour))
    cursor.setCharFormat(letters)
    cursor.setBlockCharFormat(letters)


def set_links(document: QTextDocument, known: Collection[str], look: Look) -> None:
    """Make links of the numbers of other rules, such as (9.1), and plain text of all links that lead elsewhere."""
    plain, link = QTextCharFormat(), QTextCharFormat()
    plain.setAnchor(False)
    link.setAnchor(True)
    for shape in (plain, link):
        shape.setForeground(QColor(look.text))
        shape.setFontUnderline(shape is link)
    for block in paragraphs(document):
        for fragment in list(fragments(block)):
            if fragment.charFormat().isAnchor() and fragment.charFormat().anchorHref().removeprefix("#") not in known:
                part(document, fragment.position(), fragment.length()).mergeCharFormat(plain)
        own = len(number_of(block))
        for number in REFERENCE.finditer(block.text()):
            if number[0] in known and number.start() >= own:
                link.setAnchorHref(f"#{number[0]}")
                part(document, block.position() + number.start(), len(number[0])).mergeCharFormat(link)
