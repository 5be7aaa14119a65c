"""Finds words that have less room than they need: in widgets, in menus, in tool tips and on the table."""

from __future__ import annotations

import re
from itertools import combinations
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QFontMetrics, Qt, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QDialog,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QMenuBar,
    QRadioButton,
    QScrollBar,
    QSizeGrip,
    QSplitter,
    QStatusBar,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QTableWidget,
    QTextEdit,
    QWidget,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

SCREEN = QSize(1024, 680)
"""The smallest screen that the program is made for."""
TITLE_BAR = 32
CUT = re.compile(r"\S…")
"""Words that were shortened; dots after a space tell of something that goes on."""
BESIDE = 6
"""So many pixels Qt leaves on both sides of a picture together."""
PADDING = 8
"""Above and below a line of a list together."""
WIDEST_TIP = 600
"""A tool tip with more pixels in one line is broken, which only rich text is."""


def clipped(root: QWidget) -> list[str]:
    """Name everything below a widget, and itself, whose words do not have the room that they need."""
    found = [_told(root, f"is larger than the screen: {root.size().toTuple()}")] if _too_large(root) else []
    for widget in (root, *root.findChildren(QWidget)):
        if not widget.isVisibleTo(root) or not _is_ours(widget):
            continue
        found += [_told(widget, fault) for fault in (*_faults(widget), *_placed_wrongly(widget, root))]
    return found


def _told(widget: QWidget, fault: str) -> str:
    return f"{type(widget).__name__} {widget.objectName()}: {fault}"


def _too_large(root: QWidget) -> bool:
    """Tell whether a window, its title bar included, is larger than the smallest screen."""
    return isinstance(root, QDialog) and (root.width() > SCREEN.width() or root.height() > SCREEN.height() - TITLE_BAR)


def _is_ours(widget: QWidget) -> bool:
    """Tell whether a widget shows words by itself: not the parts that Qt puts together into another one."""
    if widget.objectName() == "lookInCombo":
        return False  # Qt's own dialog shows there whatever folder was opened last, and a path may be of any length
    inside: QWidget | None = widget
    while inside is not None:
        if inside.isWindow():
            return True
        parent = inside.parentWidget()
        if isinstance(parent, QComboBox | QAbstractSpinBox | QMenuBar | QTabBar | QScrollBar):
            return False
        inside = parent
    return True


def _faults(widget: QWidget) -> Iterator[str]:  # noqa: C901, PLR0912 - one question for each kind of widget
    if tip := _too_wide_a_tip(widget):
        yield tip
    if isinstance(widget, QLabel):
        yield from _in_label(widget)
    elif isinstance(widget, QAbstractButton):
        yield from _in_button(widget)
    elif isinstance(widget, QComboBox):
        yield from _in_combo(widget)
    elif isinstance(widget, QLineEdit):
        yield from _in_line(widget)
    elif isinstance(widget, QAbstractSpinBox):
        if widget.width() < widget.minimumSizeHint().width():
            yield f"number cut: {widget.text()}"
    elif isinstance(widget, QTabBar):
        yield from _in_tabs(widget)
    elif isinstance(widget, QGroupBox):
        if widget.fontMetrics().horizontalAdvance(widget.title()) > widget.width():
            yield f"title cut: {widget.title()}"
    elif isinstance(widget, QMenuBar):
        yield from _in_menu_bar(widget)
    elif isinstance(widget, QMenu):
        yield from _in_menu(widget)
    elif isinstance(widget, QStatusBar):
        said = widget.currentMessage()
        if widget.fontMetrics().horizontalAdvance(said) > widget.width() - 20:
            yield f"message cut: {said}"
    elif isinstance(widget, QListWidget):
        yield from _in_list(widget)
    elif isinstance(widget, QTableWidget):
        yield from _in_table(widget)
    elif isinstance(widget, QTextEdit):
        beyond = widget.horizontalScrollBar().maximum()
        margin = widget.document().rootFrame().frameFormat().rightMargin() or widget.document().documentMargin()
        if beyond > margin:
            yield f"{beyond} pixels wider than its margin of {margin} allows"


def _too_wide_a_tip(widget: QWidget) -> str | None:
    said = widget.toolTip()
    if said and not Qt.mightBeRichText(said) and widget.fontMetrics().horizontalAdvance(said) > WIDEST_TIP:
        return f"tool tip in one line: {said}"
    return None


def _needed(metrics: QFontMetrics, said: str, width: int) -> QSize:
    """Tell how much room words take, broken into lines of at most this width."""
    flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextExpandTabs
    return metrics.boundingRect(QRect(0, 0, width, 100_000), flags, said).size()


def _in_label(label: QLabel) -> Iterator[str]:
    said = label.text()
    if not said:
        return
    if CUT.search(said) and not label.toolTip():
        yield f"shortened: {said}"
    room = label.contentsRect().adjusted(label.margin(), label.margin(), -label.margin(), -label.margin())
    rich = label.textFormat() == Qt.TextFormat.RichText or (
        label.textFormat() == Qt.TextFormat.AutoText and Qt.mightBeRichText(said)
    )
    if rich:
        page = QTextDocument()
        page.setDefaultFont(label.font())
        page.setDocumentMargin(0)
        page.setHtml(said)
        page.setTextWidth(room.width() if label.wordWrap() else -1)
        needed = page.size().toSize()
    elif label.wordWrap():
        needed = _needed(label.fontMetrics(), said, room.width())
    else:
        needed = label.fontMetrics().size(Qt.TextFlag.TextShowMnemonic if label.buddy() is not None else 0, said)
    if needed.width() > room.width() + 1 or needed.height() > room.height() + 1:
        yield f"{needed.toTuple()} in {room.size().toTuple()}: {said}"


def _in_button(button: QAbstractButton) -> Iterator[str]:
    if not button.text():
        return
    needed = button.sizeHint()
    if isinstance(button, QCheckBox | QRadioButton):  # their signs may be higher than their words
        needed.setHeight(button.fontMetrics().height())
    if needed.width() > button.width() or needed.height() > button.height():
        yield f"{needed.toTuple()} in {button.size().toTuple()}: {button.text()}"


def _in_combo(box: QComboBox) -> Iterator[str]:
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    room = box.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, box
    )
    for row in range(box.count()):
        needed = box.fontMetrics().horizontalAdvance(box.itemText(row))
        if needed > room.width():
            yield f"{needed} in {room.width()}: {box.itemText(row)}"
    if box.fontMetrics().height() > box.contentsRect().height():
        yield f"too low: {box.currentText()}"


def _in_line(line: QLineEdit) -> Iterator[str]:
    room = line.contentsRect().width() - 10
    if line.fontMetrics().horizontalAdvance(line.placeholderText()) > room:
        yield f"placeholder cut: {line.placeholderText()}"
    if line.isReadOnly() and line.fontMetrics().horizontalAdvance(line.text()) > room:
        yield f"cut: {line.text()}"
    if line.fontMetrics().height() > line.contentsRect().height():
        yield f"too low: {line.text()}"


def _in_tabs(tabs: QTabBar) -> Iterator[str]:
    for tab in range(tabs.count()):
        rect = tabs.tabRect(tab)
        needed = tabs.fontMetrics().horizontalAdvance(tabs.tabText(tab))
        if needed > rect.width() or not tabs.rect().contains(rect.adjusted(1, 1, -1, -1)):
            yield f"tab cut: {tabs.tabText(tab)}"


def _in_menu_bar(bar: QMenuBar) -> Iterator[str]:
    for action in bar.actions():
        rect = bar.actionGeometry(action)
        needed = bar.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, action.text()).width()
        if needed > rect.width() or not bar.rect().contains(rect):
            yield f"menu cut: {action.text()}"


def _in_menu(menu: QMenu) -> Iterator[str]:
    hint = menu.sizeHint()
    if menu.width() < hint.width() or menu.height() < hint.height():
        yield f"smaller than {hint.toTuple()}: {menu.size().toTuple()}"
    if hint.width() > SCREEN.width() or hint.height() > SCREEN.height() - TITLE_BAR:
        yield f"larger than the screen: {hint.toTuple()}"


def _in_list(rows: QListWidget) -> Iterator[str]:
    if rows.horizontalScrollBar().maximum():
        yield "has to be scrolled sideways"
    for number in range(rows.count()):
        item, rect = rows.item(number), rows.visualItemRect(rows.item(number))
        if item.isHidden():
            continue
        metrics = QFontMetrics(item.font()) if item.data(Qt.ItemDataRole.FontRole) else rows.fontMetrics()
        drawn = 0 if item.icon().isNull() else rows.iconSize().width() + BESIDE
        width = min(rect.width(), rows.viewport().width()) - drawn
        needed = _needed(metrics, item.text(), width - 14)
        if needed.width() > width - 8 or needed.height() > rect.height():
            yield f"{needed.toTuple()} in {rect.size().toTuple()}: {item.text()}"
        taken = max(needed.height(), rows.iconSize().height() if drawn else 0)
        if rect.height() > taken + PADDING + metrics.height() / 2:
            yield f"a gap, {rect.height()} for {taken}: {item.text()}"


def _in_table(table: QTableWidget) -> Iterator[str]:
    if table.horizontalScrollBar().maximum():
        yield "has to be scrolled sideways"
    for row in range(table.rowCount()):
        for column in range(table.columnCount()):
            item = table.item(row, column)
            if item is None or not item.text() or table.isRowHidden(row) or table.isColumnHidden(column):
                continue
            room = QSize(table.columnWidth(column) - 6, table.rowHeight(row))
            needed = _needed(QFontMetrics(item.font()), item.text(), room.width())
            if needed.width() > room.width() + 1 or needed.height() > room.height() + 1:
                yield f"{needed.toTuple()} in {room.toTuple()}: {item.text()}"
    for header in (table.horizontalHeader(), table.verticalHeader()):
        yield from _in_header(header)


def _in_header(header: QHeaderView) -> Iterator[str]:
    if not header.isVisible() or header.orientation() is Qt.Orientation.Vertical:
        return
    face = header.font()
    face.setBold(True)
    for section in range(header.count()):
        said = str(header.model().headerData(section, header.orientation()) or "")
        if CUT.search(said):
            yield f"shortened: {said}"
        if QFontMetrics(face).horizontalAdvance(said) > header.sectionSize(section):
            yield f"heading cut: {said}"


# ---- where widgets are


def _placed_wrongly(widget: QWidget, root: QWidget) -> Iterator[str]:
    """Find words that stick out of what holds them, and words that lie over each other."""
    if _has_words(widget) and not _is_scrolled(widget):
        inside: QWidget | None = widget
        while inside is not None and inside is not root:
            parent = inside.parentWidget()
            where = QRect(widget.mapTo(parent, widget.rect().topLeft()), widget.size()) if parent else QRect()
            if parent is not None and not parent.rect().contains(where):
                yield f"sticks out of {type(parent).__name__}: {_words_of(widget)}"
                break
            inside = parent
    if isinstance(widget, QAbstractScrollArea | QSplitter):
        return
    parts = [part for part in widget.children() if isinstance(part, QWidget) and _takes_part(part)]
    for one, other in combinations(parts, 2):
        if one.geometry().intersects(other.geometry()):
            yield f"{_words_of(one)!r} lies over {_words_of(other)!r}"


def _takes_part(part: QWidget) -> bool:
    return part.isVisible() and not part.isWindow() and not isinstance(part, QSizeGrip)


def _has_words(widget: QWidget) -> bool:
    return isinstance(widget, QAbstractButton | QLabel | QComboBox | QLineEdit | QTabBar | QAbstractSpinBox) and bool(
        _words_of(widget)
    )


def _words_of(widget: QWidget) -> str:
    if isinstance(widget, QLabel | QAbstractButton | QLineEdit | QAbstractSpinBox):
        return widget.text()
    return widget.currentText() if isinstance(widget, QComboBox) else f"{type(widget).__name__} {widget.objectName()}"


def _is_scrolled(widget: QWidget) -> bool:
    inside = widget.parentWidget()
    while inside is not None:
        if isinstance(inside, QAbstractScrollArea):
            return True
        inside = inside.parentWidget()
    return False
