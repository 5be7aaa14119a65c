"""The language that the program begins with."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from PySide6.QtCore import QDate, QLocale

from boardtable.i18n import LANGUAGES, closest, customs


@pytest.mark.parametrize(
    ("wanted", "chosen"),
    [
        (["nl-BE", "nl"], "nl"),
        (["pl_PL"], "pl"),
        (["ES-MX"], "es"),
        (["de-DE", "de", "es-ES", "nl"], "es"),
        (["de-DE", "fr"], "en"),
        (["nld"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_that_is_wanted_and_spoken(wanted: list[str], chosen: str) -> None:
    """Where somebody reads several languages, the dearest that we speak wins; English serves all others."""
    assert closest(wanted) == chosen


@pytest.mark.parametrize(
    ("system", "language"), [("pl_PL.UTF-8", "pl"), ("nl_NL.UTF-8", "nl"), ("fr_FR.UTF-8", "en"), ("C", "en")]
)
@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not keep the language in the environment")
def test_the_language_of_the_system(system: str, language: str) -> None:
    """Somebody who has chosen nothing is addressed in the language of the computer."""
    surroundings = {key: value for key, value in os.environ.items() if key != "LANGUAGE" and not key.startswith("LC_")}
    program = "from boardtable.i18n import system_language; print(system_language())"
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**surroundings, "LANG": system},
        capture_output=True,
        check=True,
        text=True,
    )
    assert done.stdout.strip() == language


def test_languages_call_themselves_by_their_own_names() -> None:
    """A list of languages is for people who cannot read the one that is on."""
    assert LANGUAGES == {"en": "English", "nl": "Nederlands", "es": "Español", "pl": "Polski"}


@pytest.mark.parametrize(("language", "said"), [("en", "29/11/2026"), ("nl", "29-11-2026"), ("pl", "29.11.2026")])
def test_dates_are_written_as_people_write_them(language: str, said: str) -> None:
    """English is British: the day comes before the month."""
    date = QDate(2026, 11, 29)
    assert customs(language).toString(date, QLocale.FormatType.ShortFormat) == said
