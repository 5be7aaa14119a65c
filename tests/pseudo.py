"""A language that nobody reads: every sentence of the program, 40 % longer and with marks over its letters.

What is clipped in it would be clipped in some language to come, and what it leaves alone was never a sentence.
"""

from __future__ import annotations

import re
from itertools import chain, cycle, islice
from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QTranslator
from typing_extensions import override

from boardtable.engine.text import Text, plain
from boardtable.i18n import Speaker

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

PSEUDO = "pseudo"
QT_SAYS = {"QDialogButtonBox", "QFileDialog", "QFileSystemModel", "QMessageBox", "QPlatformTheme"}
MORE = 40
"""In per cent."""
MARKED = str.maketrans("AEIOUaeiouclnszy", "ÅÉÎÖÛåéîöûçłñšžý")
VOWELS = "aeiouAEIOU"
BLANK = re.compile(r"\{\w+\}|%\w+|\b(Ctrl|Shift|Alt|Esc|Enter|Tab|F\d+|\w)\b(?=\+)")
"""What stays as it is: our blanks, Qt's, and keys."""


def padded(said: str) -> str:
    """Make a sentence longer by saying its vowels twice; blanks, keys and what holds no letters stay as they are.

    >>> padded("Take {n} of the coins: {what}.")
    'Ttååkkéé {n} ööff théé çööîîñš: {what}.'
    >>> padded("&Game…"), padded("+{n}"), padded("OK")
    ('&Ggååméé…', '+{n}', 'ÖöK')
    """
    blanks = [place for blank in BLANK.finditer(said) for place in range(*blank.span())]
    plain_signs = [place for place in range(len(said)) if place not in blanks]
    letters = [place for place in plain_signs if said[place].isalpha()]
    vowels = [place for place in letters if said[place] in VOWELS]
    signs = [sign if place in blanks else sign.translate(MARKED) for place, sign in enumerate(said)]
    more = -(-len(plain_signs) * MORE // 100) if letters else 0
    for place in islice(chain(vowels, (n for n in letters if n not in vowels), cycle(letters)), more):
        signs[place] += said[place].lower().translate(MARKED)
    return "".join(signs)


class Padded(Speaker):
    """Speaks the long language, and any other as its catalogues have it."""

    @override
    def say(self, sentence: Text, names: Sequence[str] = ()) -> str:
        if self.language == PSEUDO:
            return plain(_padded(sentence), names)
        return super().say(sentence, names)


def speaker(language: str, homes: Iterable[tuple[str, str]] = ()) -> Speaker:
    """Give the speaker of a language, also of this one."""
    return Padded(language, homes)


class PaddedQt(QTranslator):
    """Makes Qt's own words longer too."""

    @override
    def translate(self, context: str, sourceText: str, disambiguation: str | None = None, n: int = -1) -> str:
        return padded(sourceText) if context in QT_SAYS else sourceText


def _padded(sentence: Text) -> Text:
    args = tuple((key, _padded(value) if isinstance(value, Text) else value) for key, value in sentence.args)
    one = None if sentence.one is None else padded(sentence.one)
    return evolve(sentence, said=padded(sentence.said), one=one, args=args)


def plain_with_language(sentence: Text, names: Sequence[str], language: str) -> str:
    """Say a sentence in English, and name a language before it and before each sentence inside of it."""
    args = tuple(
        (key, plain_with_language(value, names, language) if isinstance(value, Text) else value)
        for key, value in sentence.args
    )
    return f"{language}: {plain(evolve(sentence, args=args), names)}"
