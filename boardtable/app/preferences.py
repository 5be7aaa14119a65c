"""How the program looks and speaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QDialogButtonBox, QFormLayout, QVBoxLayout, QWidget

from boardtable.engine.text import Text, text
from boardtable.i18n import LANGUAGES
from boardtable.store.settings import ASKING, SPEEDS, THEMES

from .flow import make_room
from .theme import TEXT_SIZES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from boardtable.store.settings import Settings

    from .words import Words

MARGIN, SPACING = 20, 16


class Preferences(QDialog):
    """Asks how the program should look and speak."""

    def __init__(self, parent: QWidget, words: Words, settings: Settings) -> None:
        """Show what is set now."""
        super().__init__(parent)
        self._words = words
        self._settings = settings
        self.setWindowTitle(words.say(text("app", "Preferences")))
        self._form = QFormLayout()
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._language = self._box(text("app", "Language"), {}, settings.language)
        self._language.insertItem(0, words.say(text("theme", "as the system")), None)
        for code, called in LANGUAGES.items():
            self._language.addItem(called, code)
        self._language.setCurrentIndex(max(0, self._language.findData(settings.language)))
        make_room(self._language)
        self._theme = self._box(text("app", "Theme"), THEMES, settings.theme)
        self._text_size = QComboBox()
        for size in TEXT_SIZES:
            self._text_size.addItem(words.say(text("app", "{n}%", n=size)), size)
        self._text_size.setCurrentIndex(max(0, self._text_size.findData(settings.text_size)))
        make_room(self._text_size)
        self._form.addRow(words.say(text("app", "Text size")), self._text_size)
        self._speed = self._box(text("app", "Animation speed"), SPEEDS, settings.film_speed)
        asking = text("app", "Ask before a move that cannot be undone")
        self._asking = self._box(asking, ASKING, settings.ask_final)
        self._practice = QCheckBox(words.say(text("app", "Undo without being asked, alone against computers")))
        self._practice.setChecked(settings.practice)
        self._form.addRow(self._practice)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.setSpacing(SPACING)
        column.addLayout(self._form)
        column.addWidget(buttons)

    def chosen(self) -> Settings:
        """Give the settings as they were chosen."""
        return evolve(
            self._settings,
            language=self._language.currentData(),
            theme=self._theme.currentData(),
            text_size=self._text_size.currentData(),
            film_speed=self._speed.currentData(),
            ask_final=self._asking.currentData(),
            practice=self._practice.isChecked(),
        )

    def _box(self, label: Text, values: Mapping[str, Text], chosen: str | None) -> QComboBox:
        box = QComboBox()
        for value, said in values.items():
            box.addItem(self._words.say(said), value)
        box.setCurrentIndex(max(0, box.findData(chosen)))
        make_room(box)
        self._form.addRow(self._words.say(label), box)
        return box
