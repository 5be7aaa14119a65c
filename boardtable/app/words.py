"""What the window says, and in which language each person is spoken to."""

from __future__ import annotations

from typing import TYPE_CHECKING
from unicodedata import bidirectional, category

from PySide6.QtCore import QObject, Signal

from boardtable.i18n import QtWords, Speaker, system_language

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QApplication

    from boardtable.engine.text import Text


LONGEST = 28
LEFT_TO_RIGHT = "\u200e"
"""Not an isolate, which would be the right sign: Qt takes its height from whatever font has one, and cuts lines off."""

JOINERS = "\u200c\u200d"
"""Unseen signs that are part of words in some scripts, and of many emoji."""
UNSEEN = {"Cc", "Cf", "Cs"}
"""Kinds of signs that nobody sees: they control, or they turn the direction of writing."""


def tidy(name: str) -> str:
    """Put a name on one line, without the unseen signs that would turn or break what stands around it."""
    seen = (sign for sign in name if sign in JOINERS or category(sign) not in UNSEEN or sign.isspace())
    return " ".join("".join(seen).split()) or "?"


def shortened(name: str) -> str:
    """Cut a very long name, and keep one that is written from right to left from turning what stands around it."""
    name = tidy(name)
    short = name if len(name) <= LONGEST else f"{name[: LONGEST - 1].rstrip(JOINERS)}…"
    if any(bidirectional(sign) in {"R", "AL"} for sign in short):
        return f"{short}{LEFT_TO_RIGHT}"
    return short


class Words(QObject):
    """Says every sentence of the window; `changed` asks all that is on the screen to be said anew."""

    changed = Signal()

    def __init__(self, app: QApplication, language: str | None, homes: Sequence[tuple[str, str]]) -> None:
        """Speak a language, or that of the system."""
        super().__init__(app)
        self._homes = tuple(homes)
        self._speakers: dict[str, Speaker] = {}
        self._qt = QtWords(app)
        self.language = language or system_language()
        self._qt.speak(self.language)

    def speak(self, language: str | None) -> None:
        """Change the language of the window while it is open."""
        self.language = language or system_language()
        self._qt.speak(self.language)
        self.changed.emit()

    def say(self, sentence: Text, names: Sequence[str] = (), language: str | None = None) -> str:
        """Say a sentence in the window's language, or in that of the seat that reads it."""
        return self.speaker(language or self.language).say(sentence, names)

    def speaker(self, language: str) -> Speaker:
        """Give the speaker of a language; each is made once."""
        if language not in self._speakers:
            self._speakers[language] = Speaker(language, self._homes)
        return self._speakers[language]
