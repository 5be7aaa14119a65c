"""The rule books that come with the games: the same in every language, with every rule that a refusal names."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from boardtable.app.rulebook.pages import Place, RulePages
from boardtable.app.rulebook.pictures import Pictures
from boardtable.app.rulebook.shelf import find_book, has_book
from boardtable.app.rulebook.text import Look, order
from boardtable.engine.registry import GROUP, load
from boardtable.i18n import LANGUAGES
from boardtable.store.boxes import own_box
from tests.installed import GAMES

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from boardtable.engine.info import GameInfo

BOOKS = [info for info in GAMES if has_book(info.home)]
LOOK = Look(16, 1.0, "#000000", "#555555", "#CCCCCC")
PICTURE = re.compile(r"!\[([^\]]*)\]\(([^)\s]+)\)")
RULE = re.compile(r"\d+(?:\.\d+)+[a-z]?")
HEADING = re.compile(r"^#{1,6} ", re.MULTILINE)


def written(info: GameInfo, language: str) -> str:
    """Read a rule book."""
    book = find_book(info.home, language)
    assert book is not None
    assert book.language == language, f"{info.title} has no rule book in {language}"
    return book.written


def pictures_of(info: GameInfo) -> Pictures:
    """Give everything that a rule book of a game may show."""
    game = load(info.id)
    return Pictures(info.home, game.gallery(own_box(game)))


def laid(info: GameInfo, language: str) -> RulePages:
    """Lay out a rule book."""
    return RulePages(written(info, language), pictures_of(info), LOOK)


def named_rules(info: GameInfo) -> set[str]:
    """Find the numbers of all rules that the code of a game names in refusals: every string that is such a number."""
    (entry,) = entry_points(group=GROUP, name=info.id)
    folder = Path(str(import_module(entry.value).__file__)).parent
    found = set()
    for source in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and RULE.fullmatch(node.value):
                found.add(node.value)
    return found


def test_there_are_rule_books() -> None:
    """The other tests look at something."""
    assert BOOKS


@pytest.mark.parametrize("info", BOOKS, ids=lambda info: info.id)
def test_every_rule_that_a_refusal_names_is_in_the_book(qapp: QApplication, info: GameInfo) -> None:
    """Exactly, in each language: the link of a refusal leads to the rule itself, not to one before it."""
    assert qapp is not None
    named = named_rules(info)
    assert named, "no refusal names a rule"
    for language in LANGUAGES:
        pages = laid(info, language)
        assert named - set(pages.numbers) == set(), language
        for rule in named:
            assert pages.place(pages.position(Place(rule))) == Place(rule)


@pytest.mark.parametrize("info", BOOKS, ids=lambda info: info.id)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_all_languages_say_the_same(qapp: QApplication, info: GameInfo, language: str) -> None:
    """The same numbers and the same pictures in the same order, the same headings and paragraphs."""
    assert qapp is not None
    english, other = written(info, "en"), written(info, language)
    assert [name for _, name in PICTURE.findall(other)] == [name for _, name in PICTURE.findall(english)]
    assert len(HEADING.findall(other)) == len(HEADING.findall(english))
    first, second = laid(info, "en"), laid(info, language)
    assert second.numbers == first.numbers
    assert second.blockCount() == first.blockCount()


@pytest.mark.parametrize("info", BOOKS, ids=lambda info: info.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_exists_and_is_told_in_words(qapp: QApplication, info: GameInfo, language: str) -> None:
    """No lost picture, and none without an alternative text."""
    assert qapp is not None
    known = pictures_of(info)
    found = PICTURE.findall(written(info, language))
    assert found
    for said, name in found:
        assert known.space(name, 10) is not None, name
        assert said.strip(), name


@pytest.mark.parametrize("info", BOOKS, ids=lambda info: info.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_rise_and_are_there_once(qapp: QApplication, info: GameInfo, language: str) -> None:
    """Whoever looks for a number finds it where it should be."""
    assert qapp is not None
    numbers = laid(info, language).numbers
    keys = [order(number) for number in numbers]
    assert keys == sorted(set(keys))
