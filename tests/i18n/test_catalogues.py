"""Sentences are found in sources, whatever form the call has, and nothing is dropped without a word."""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest
from catalogues import NotCollectableError, Sentence, collected, is_up_to_date, merge

if TYPE_CHECKING:
    from pathlib import Path

SOURCE = r"""
from boardtable.engine.text import Text, plural, text as say

TITLE = say("shop", "Prices")

def lines(n: int, who: Text) -> list[Text]:
    return [
        say("shop", "{who} pays: {what}", who=who, what=say("shop|what", "a coin")),
        plural("shop", "{n} coin", "{n} coins", n=n),
        plural(
            "shop",
            "One card, "
            "said \"here\"",
            "{n} cards – \\ {left} left…",
            n=n,
            left=3,
        ),
    ]
"""

FOUND = [
    Sentence("shop", "Prices", None),
    Sentence("shop", "{n} cards – \\ {left} left…", 'One card, said "here"'),
    Sentence("shop", "{n} coins", "{n} coin"),
    Sentence("shop", "{who} pays: {what}", None),
    Sentence("shop|what", "a coin", None),
]


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """Write a source that holds every form of call that the house uses."""
    path = tmp_path / "shop.py"
    path.write_text(SOURCE, encoding="utf-8")
    return path


def test_every_form_of_call_is_found(source: Path) -> None:
    """Keyword arguments, nested calls, two literals side by side and another name for the maker are all seen."""
    assert collected([source]) == FOUND


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("text('shop', f'{1} coins')", "text needs exactly 2 literals"),
        ("text('shop', 'a' + 'b')", "text needs exactly 2 literals"),
        ("text('shop')", "text needs exactly 2 literals"),
        ("text('shop', 'a', 'b')", "text needs exactly 2 literals"),
        ("text(*both)", "text needs exactly 2 literals"),
        ("text(name, 'a coin')", "text needs exactly 2 literals"),
        ("plural('shop', '{n} coin', n=2)", "plural needs exactly 3 literals"),
        ("text('shop', 'pays: {what}')", "no value for the blank what"),
        ("plural('shop', '{who} has one', '{n} coins', n=2)", "no value for the blank who"),
        ("list(map(text, ['shop'], ['a coin']))", "text is for calling only"),
    ],
)
def test_what_cannot_be_collected_is_named_by_its_line(tmp_path: Path, line: str, reason: str) -> None:
    """Anything but literals stops the collecting, with the file, the line and the reason."""
    path = tmp_path / "shop.py"
    path.write_text(f"from .text import plural, text\n\n{line}\n", encoding="utf-8")
    with pytest.raises(NotCollectableError) as fault:
        collected([path])
    assert str(fault.value) == f"{path}:3: {reason}"


def test_other_functions_of_the_same_name_are_left_alone(tmp_path: Path) -> None:
    """What a button says about itself is no sentence of ours."""
    path = tmp_path / "shop.py"
    path.write_text("from elsewhere import text\nprint(button.text(), text(1))\n", encoding="utf-8")
    assert collected([path]) == []


def test_two_english_forms_for_one_entry(tmp_path: Path) -> None:
    """A catalogue has one entry for a context and its form for many, so the form for one must agree too."""
    path = tmp_path / "shop.py"
    path.write_text(
        "from .text import plural\n"
        "plural('shop', '{n} coin', '{n} coins', n=1)\n"
        "plural('shop', 'one coin', '{n} coins', n=1)\n",
        encoding="utf-8",
    )
    with pytest.raises(NotCollectableError, match=r":3: '\{n\} coins' has another form for one elsewhere in 'shop'"):
        collected([path])


def test_merging_keeps_what_is_translated_and_drops_what_is_gone(tmp_path: Path) -> None:
    """A catalogue gets entries for new sentences, keeps its translations and forgets what nobody says any more."""
    catalogue = tmp_path / "shop_pl.ts"
    merge(FOUND[:3], catalogue, "pl")
    assert is_up_to_date(FOUND[:3], catalogue)
    assert not is_up_to_date(FOUND, catalogue)
    assert not is_up_to_date(FOUND[:2], catalogue)
    untouched = catalogue.read_text(encoding="utf-8")
    translated = untouched.replace('<translation type="unfinished"></translation>', "<translation>Ceny</translation>")
    catalogue.write_text(translated, encoding="utf-8")
    merge([FOUND[0], *FOUND[2:]], catalogue, "pl")
    assert is_up_to_date([FOUND[0], *FOUND[2:]], catalogue)
    entries = {message.findtext("source"): message for message in ET.parse(catalogue).iter("message")}  # noqa: S314 - made here
    assert entries["Prices"].findtext("translation") == "Ceny"
    assert entries["{n} coins"].findtext("extracomment") == "For one: {n} coin"
    assert len(entries["{n} coins"].findall("translation/numerusform")) == 3


def test_a_catalogue_that_does_not_exist_is_not_up_to_date(tmp_path: Path) -> None:
    """A language without any catalogue is reported, not passed over."""
    assert not is_up_to_date([], tmp_path / "shop_pl.ts")
