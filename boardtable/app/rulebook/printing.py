"""Printing a rule book, on paper or into a PDF file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import QAbstractTextDocumentLayout, QColor, QPageLayout, QPageSize, QPainter, QPalette
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QDialog

from boardtable.app.files import ask_where
from boardtable.engine.text import text
from boardtable.scene.typeface import font

from .pages import RulePages
from .text import Look

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from boardtable.engine.text import Text

    from .pictures import Pictures

DOTS = 96
"""The pages are laid out in so many dots an inch, and painted as finely as the printer prints."""
BODY, FOOT, FOOT_ROOM = 13.5, 11, 30
PICTURE_RATIO = 3.0
MARGIN_MM = 18
INK, GREY, LINE = "#000000", "#5E6670", "#B8B2A6"


def print_book(parent: QWidget, written: str, pictures: Pictures, say: Callable[[Text], str]) -> Text | None:
    """Ask where to print a rule book, and print it; a sentence if that fails. Without a printer it becomes a PDF."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageMargins(QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM), QPageLayout.Unit.Millimeter)
    title = say(text("app", "Print the rule book"))
    if QPrinterInfo.availablePrinterNames():
        dialog = QPrintDialog(printer, parent)
        dialog.setWindowTitle(title)
        if dialog.exec() != QDialog.DialogCode.Accepted:
            return None
    else:
        file = ask_where(parent, say, text("app", "Save the rule book as PDF"), "PDF (*.pdf)")
        if not file:
            return None
        printer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(file)
    if paint_book(printer, written, pictures):
        return None
    return text("app", "The rule book could not be printed.")


def paint_book(printer: QPrinter, written: str, pictures: Pictures) -> bool:
    """Print a rule book page by page, with its title and the number of the page below; tell whether that worked."""
    pages = RulePages(written, pictures, Look(BODY, PICTURE_RATIO, INK, GREY, LINE))
    printer.setDocName(pages.title)
    scale = printer.resolution() / DOTS
    area = printer.pageLayout().paintRectPixels(printer.resolution())
    width, height = area.width() / scale, area.height() / scale - FOOT_ROOM
    pages.setPageSize(QSizeF(width, height))
    pages.fit(width)
    painter = QPainter()
    if not painter.begin(printer):
        return False
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Text, QColor(INK))
    palette.setColor(QPalette.ColorRole.WindowText, QColor(LINE))
    for number in range(pages.pageCount()):
        if number:
            printer.newPage()
        painter.save()
        painter.scale(scale, scale)
        foot = QRectF(0, height, width, FOOT_ROOM)
        painter.setFont(font(FOOT))
        painter.setPen(QColor(GREY))
        painter.drawText(foot, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft, pages.title)
        painter.drawText(foot, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignRight, str(number + 1))
        painter.translate(0, -number * height)
        context = QAbstractTextDocumentLayout.PaintContext()
        context.clip = QRectF(0, number * height, width, height)
        context.palette = palette
        painter.setClipRect(context.clip)
        pages.documentLayout().draw(painter, context)
        painter.restore()
    return painter.end()
