"""Where the rule books of the games stand, and in which languages."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from attrs import frozen

from boardtable.i18n import LANGUAGES

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

ENGLISH = "en"


@frozen
class Book:
    """One rule book as it was written, and the language that it is written in."""

    language: str
    written: str


def has_book(home: tuple[str, str]) -> bool:
    """Tell whether a game came with a rule book in any language that is spoken here."""
    return any(_file(home, language).is_file() for language in LANGUAGES)


def find_book(home: tuple[str, str], language: str) -> Book | None:
    """Give the rule book in a language, else the English one, else whichever there is."""
    for each in (language, ENGLISH, *LANGUAGES):
        file = _file(home, each)
        if file.is_file():
            return Book(each, file.read_bytes().decode("utf-8-sig", errors="replace"))
    return None


def _file(home: tuple[str, str], language: str) -> Traversable:
    return files(home[0]) / home[1] / "rules" / f"{language}.md"
