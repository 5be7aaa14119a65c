"""Light and dark, and the size of words: the colours that look 2 lays down for the window."""

from __future__ import annotations

from importlib.resources import files

from attrs import frozen
from PySide6.QtCore import QDir, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from boardtable.scene.typeface import font

TEXT_SIZES = (100, 110, 125, 150)
"""In per cent."""
BESIDE_ITEM = 8
"""So many pixels stand on the left of each line of a list."""
PLAIN_TEXT_PIXELS, HEADING_PIXELS, TITLE_PIXELS, SIGN_PIXELS = 15, 17, 26, 17
CHOICE_PIXELS = 28
"""A box that opens is as high inside."""
MARK_PIXELS = 18
"""The mark of a seat beside points, and the cup of who wins."""


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
    tick: str
    """What is drawn into a box that is ticked: a sheet of styles takes only files, and Qt reads no SVG as one."""


LIGHT = Colours("#F6F2EA", "#FFFDF8", "#22262B", "#5E6670", "#B3372F", "#D8D1C3", "#DDEFF1", "tick-light")
DARK = Colours("#1E2126", "#272B32", "#ECE8DF", "#A7AEB8", "#E07A6F", "#3A404A", "#24464C", "tick-dark")


def running_program() -> QApplication:
    """Give the program that is dressed; a window exists, so does the program."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)  # noqa: S101 - see above
    return app


def is_dark(app: QApplication, theme: str) -> bool:
    """Tell whether a theme is dark here; "system" follows what the desktop says."""
    if theme == "system":
        return app.styleHints().colorScheme() == Qt.ColorScheme.Dark
    return theme == "dark"


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
    QDir.setSearchPaths("icons", [str(files("boardtable.resources") / "icons")])
    app.setStyleSheet(_sheet(chosen, text_size))


def _sheet(chosen: Colours, text_size: int) -> str:
    sizes = (TITLE_PIXELS, HEADING_PIXELS, SIGN_PIXELS, CHOICE_PIXELS)
    title, heading, sign, choice = (round(pixels * text_size / 100) for pixels in sizes)
    return f"""
QFrame#panel {{ background: {chosen.panel}; border: 1px solid {chosen.line}; border-radius: 8px; }}
QLabel#quiet {{ color: {chosen.quiet}; }}
QLabel#refusal {{ color: {chosen.refuse}; font-weight: 600; }}
QLabel#title {{ font-size: {title}px; font-weight: 700; }}
QLabel#heading, QLabel#asking {{ font-size: {heading}px; font-weight: 600; }}
QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
QPushButton {{ icon-size: {sign}px; padding: 6px 14px; border: 1px solid {chosen.line}; border-radius: 7px;
    background: {chosen.panel}; }}
QPushButton:hover {{ border-color: {chosen.quiet}; }}
QPushButton:focus {{ border: 2px solid {chosen.text}; padding: 5px 13px; }}
QPushButton:checked {{ background: {chosen.chosen}; border-color: {chosen.text}; }}
QPushButton:disabled {{ color: {chosen.quiet}; background: transparent; }}
QPushButton:default {{ border-color: {chosen.text}; }}
QListWidget, QTableWidget {{ background: {chosen.panel}; border: 1px solid {chosen.line}; border-radius: 8px; }}
QListWidget:focus, QTableWidget:focus {{ border: 2px solid {chosen.text}; }}
QListWidget {{ padding: 4px; outline: 0; }}
QListWidget::item {{ padding: 4px 0 4px {BESIDE_ITEM - 3}px; border-left: 3px solid transparent; }}
QListWidget::item:selected {{ border-left-color: {chosen.text}; }}
QListWidget::item:selected, QTableWidget::item:selected {{ background: {chosen.chosen}; color: {chosen.text}; }}
QLineEdit {{ padding: 5px; border: 1px solid {chosen.line}; border-radius: 6px;
    background: {chosen.panel}; color: {chosen.text}; }}
QLineEdit:focus {{ border: 2px solid {chosen.text}; padding: 4px; }}
QToolButton {{ border: 2px solid transparent; border-radius: 7px; padding: 2px; }}
QToolButton:hover {{ border-color: {chosen.line}; }}
QToolButton:pressed {{ background: {chosen.chosen}; }}
QToolButton:focus {{ border-color: {chosen.text}; }}
QComboBox {{ min-height: {choice}px; }}
QCheckBox::indicator, QRadioButton::indicator {{ width: {sign - 4}px; height: {sign - 4}px;
    border: 2px solid {chosen.quiet}; background: {chosen.panel}; }}
QCheckBox::indicator {{ border-radius: 4px; }}
QCheckBox::indicator:checked {{ background: {chosen.text}; border-color: {chosen.text};
    image: url(icons:{chosen.tick}.png); }}
QCheckBox::indicator:checked:disabled {{ background: {chosen.quiet}; border-color: {chosen.quiet}; }}
QRadioButton::indicator {{ border-radius: {sign // 2}px; }}
QRadioButton::indicator:checked {{ border-color: {chosen.text}; background: {_dot(chosen.text, chosen.panel)}; }}
QRadioButton::indicator:checked:disabled {{ border-color: {chosen.quiet};
    background: {_dot(chosen.quiet, chosen.panel)}; }}
QCheckBox:focus, QRadioButton:focus {{ text-decoration: underline; }}
QScrollBar:vertical {{ width: 10px; background: transparent; margin: 0; }}
QScrollBar:horizontal {{ height: 10px; background: transparent; margin: 0; }}
QScrollBar::handle {{ background: {chosen.line}; border-radius: 5px; min-width: 24px; min-height: 24px; }}
QScrollBar::handle:disabled {{ background: transparent; }}
QScrollBar::handle:hover {{ background: {chosen.quiet}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QHeaderView {{ background: {chosen.panel}; icon-size: {MARK_PIXELS}px; }}
QHeaderView::section {{ background: {chosen.panel}; border: none; padding: 6px 3px; font-weight: 600; }}
QTableWidget {{ padding: 4px 10px; }}
QTableWidget::item {{ padding: 3px 0; }}
QToolTip {{ background: {chosen.panel}; color: {chosen.text}; border: 1px solid {chosen.line}; padding: 4px; }}
"""


def _dot(colour: str, ground: str) -> str:
    """Draw the dot of a choice that is made: a brush whose colours meet sharply."""
    return f"qradialgradient(cx:0.5, cy:0.5, radius:0.5, fx:0.5, fy:0.5, stop:0.55 {colour}, stop:0.65 {ground})"
