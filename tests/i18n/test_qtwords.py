"""Qt's own words follow the language of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from boardtable.i18n import QtWords

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication


def test_cancel_in_each_language(qapp: QApplication) -> None:
    """The button says what Qt's catalogues say, one language after another, and English again at the end."""
    words = QtWords(qapp)
    said = []
    for language in ("pl", "nl", "es", "en"):
        words.speak(language)
        said.append(QCoreApplication.translate("QPlatformTheme", "Cancel"))
    assert said == ["Anuluj", "Annuleren", "Cancelar", "Cancel"]


def test_a_language_that_qt_does_not_have(qapp: QApplication) -> None:
    """Without a catalogue Qt's words are English, not those of the language before."""
    words = QtWords(qapp)
    words.speak("pl")
    words.speak("xx")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"
