"""Every sentence is translated, with the same blanks and the same last sign as in English."""

from __future__ import annotations

import re
from importlib.resources import files
from xml.etree import ElementTree as ET

import pytest

from boardtable.i18n import LANGUAGES

FORMS = {"nl": 2, "es": 2, "pl": 3}


def messages(language: str) -> list[ET.Element]:
    """Read the entries of one of our catalogues."""
    source = files("boardtable.translations").joinpath(f"boardtable_{language}.ts").read_text(encoding="utf-8")
    return list(ET.fromstring(source).iter("message"))  # noqa: S314 - our own file


def forms(message: ET.Element) -> list[str]:
    """Give the translation of an entry, all its forms if it counts."""
    translation = message.find("translation")
    assert translation is not None
    counted = translation.findall("numerusform")
    return [form.text or "" for form in counted] if counted else [translation.text or ""]


def blanks(said: str) -> set[str]:
    """Name the blanks of a sentence."""
    return set(re.findall(r"{(\w+)}", said))


def test_there_is_a_catalogue_for_every_language_but_english() -> None:
    """Each language that can be chosen is really there."""
    assert set(FORMS) == set(LANGUAGES) - {"en"}


@pytest.mark.parametrize("language", FORMS)
def test_nothing_is_left_to_translate(language: str) -> None:
    """No entry is empty, unfinished, or without one of its plural forms."""
    open_entries = [
        message.findtext("source")
        for message in messages(language)
        if message.find("translation[@type]") is not None
        or not all(forms(message))
        or len(forms(message)) != (FORMS[language] if message.get("numerus") else 1)
    ]
    assert open_entries == []
    assert messages(language)


@pytest.mark.parametrize("language", FORMS)
def test_the_same_blanks_in_every_language(language: str) -> None:
    """Every blank of the English sentence is filled in every form; only the form for one may leave out its number."""
    wrong = []
    for message in messages(language):
        source = blanks(message.findtext("source", ""))
        for place, form in enumerate(forms(message)):
            optional = {"n"} if message.get("numerus") and place == 0 else set()
            if form and blanks(form) | optional != source | optional:
                wrong.append(form)
    assert wrong == []


@pytest.mark.parametrize("language", FORMS)
def test_the_same_last_sign_in_every_language(language: str) -> None:
    """Sentences keep their full stop, labels stay without, and what asks for more keeps its dots."""
    wrong = []
    for message in messages(language):
        last = message.findtext("source", "")[-1]
        sign = last if last in ".:?!…" else ""
        wrong += [form for form in forms(message) if form and (form[-1] if form[-1] in ".:?!…" else "") != sign]
    assert wrong == []
