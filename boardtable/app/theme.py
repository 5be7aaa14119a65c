"""Light and dark, and the size of words: the colours that look 2 lays down for the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette

from boardtable.scene.typeface import font

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

THEMES = ("system", "light", "dark")
TEXT_SIZES = (100, 110, 125, 150)
"""In per cent."""
PLAIN_TEXT_PIXELS = 15


@frozen
class Colours:
    """The colours of the window in one theme."""

    window: str
    panel: str
    text: str
    quiet: str
    refuse: str
    line: str
    chosen: str


LIGHT = Colours("#F6F2EA", "#FFFDF8", "#22262B", "#5E6670", "#B3372F", "#D8D1C3", "#DDEFF1")
DARK = Colours("#1E2126", "#272B32", "#ECE8DF", "#A7AEB8", "#E07A6F", "#3A404A", "#24464C")
ACCENT = "#19C2D1"


def is_dark(app: QApplication, theme: str) -> bool:
    """Tell whether a theme is dark here; "system" follows what the desktop says."""
    if theme == "system":
        return app.styleHints().colorScheme() == Qt.ColorScheme.Dark
    return theme == "dark"


def colours(app: QApplication) -> Colours:
    """Give the colours that are in use."""
    return DARK if app.palette().color(QPalette.ColorRole.Window) == QColor(DARK.window) else LIGHT


def apply(app: QApplication, theme: str, text_size: int) -> None:
    """Dress the whole program in a theme and a size of words (per cent)."""
    chosen = DARK if is_dark(app, theme) else LIGHT
    app.setFont(font(PLAIN_TEXT_PIXELS * text_size / 100))
    palette = QPalette()
    role = QPalette.ColorRole
    for roles, colour in (
        ((role.Window, role.Button, role.AlternateBase), chosen.window),
        ((role.Base, role.ToolTipBase), chosen.panel),
        ((role.WindowText, role.Text, role.ButtonText, role.ToolTipText, role.HighlightedText), chosen.text),
        ((role.PlaceholderText,), chosen.quiet),
        ((role.Highlight,), chosen.chosen),
        ((role.Mid, role.Dark, role.Light, role.Midlight), chosen.line),
    ):
        for each in roles:
            palette.setColor(each, QColor(colour))
    for each in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, each, QColor(chosen.quiet))
    app.setPalette(palette)
    app.setStyleSheet(_sheet(chosen))


def _sheet(chosen: Colours) -> str:
    return f"""
QFrame#panel {{ background: {chosen.panel}; border: 1px solid {chosen.line}; border-radius: 8px; }}
QLabel#quiet {{ color: {chosen.quiet}; }}
QLabel#refusal {{ color: {chosen.refuse}; font-weight: 600; }}
QLabel#title {{ font-size: 26px; font-weight: 700; }}
QLabel#heading {{ font-size: 17px; font-weight: 600; }}
QLabel#asking {{ font-size: 17px; font-weight: 600; }}
QPushButton {{ padding: 6px 14px; border: 1px solid {chosen.line}; border-radius: 7px; background: {chosen.panel}; }}
QPushButton:hover {{ border-color: {chosen.quiet}; }}
QPushButton:focus {{ border: 2px solid {chosen.text}; padding: 5px 13px; }}
QPushButton:disabled {{ color: {chosen.quiet}; background: transparent; }}
QPushButton:default {{ font-weight: 600; border-color: {chosen.text}; }}
QListWidget, QTableWidget {{ background: {chosen.panel}; border: 1px solid {chosen.line}; border-radius: 8px; }}
QListWidget:focus, QTableWidget:focus {{ border: 2px solid {chosen.text}; }}
QListWidget::item {{ padding: 3px 6px; }}
QListWidget::item:selected, QTableWidget::item:selected {{ background: {chosen.chosen}; color: {chosen.text}; }}
QLineEdit, QComboBox, QSpinBox {{ padding: 5px; border: 1px solid {chosen.line}; border-radius: 6px;
    background: {chosen.panel}; color: {chosen.text}; }}
QLineEdit:focus, QComboBox:focus, QSpinBox:focus {{ border: 2px solid {chosen.text}; padding: 4px; }}
QHeaderView::section {{ background: {chosen.window}; border: none; padding: 4px 8px; }}
QToolTip {{ background: {chosen.panel}; color: {chosen.text}; border: 1px solid {chosen.line}; padding: 4px; }}
"""
