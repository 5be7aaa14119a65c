"""Which languages the program speaks, and which one it begins with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

LANGUAGES: Final[Mapping[str, str]] = {"en": "English", "nl": "Nederlands", "es": "Español", "pl": "Polski"}
"""Each language's code and its own name for itself, as a choice of languages shows it."""


def closest(wanted: Iterable[str]) -> str:
    """Choose the first language that is both wanted and spoken, else English.

    What is wanted are tags such as "nl-BE" or "pl", the dearest first.
    """
    languages = (tag.replace("_", "-").partition("-")[0].lower() for tag in wanted)
    return next((language for language in languages if language in LANGUAGES), "en")


def customs(language: str) -> QLocale:
    """Give the customs by which dates and numbers are written in a language; our English is British."""
    return QLocale("en_GB" if language == "en" else language)


def system_language() -> str:
    """Tell which language a person who has not chosen any is likely to read."""
    return closest(QLocale.system().uiLanguages())
