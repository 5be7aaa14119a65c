"""Qt's own words, such as Cancel, in the language of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator

from .languages import customs

if TYPE_CHECKING:
    from PySide6.QtCore import QCoreApplication


class QtWords:
    """Lets Qt say its own words in one language after another while the program runs."""

    def __init__(self, app: QCoreApplication) -> None:
        """Begin with Qt's words in English."""
        self._app = app
        self._translator: QTranslator | None = None

    def speak(self, language: str) -> None:
        """Change to a language, also for dates and numbers; where Qt came without its catalogue, it speaks English."""
        QLocale.setDefault(customs(language))
        if self._translator is not None:
            self._app.removeTranslator(self._translator)
        self._translator = QTranslator()
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if self._translator.load(f"qtbase_{language}", folder):
            self._app.installTranslator(self._translator)
