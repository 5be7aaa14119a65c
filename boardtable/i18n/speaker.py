"""Somebody who says every sentence in one language, whatever the window speaks."""

from __future__ import annotations

from importlib.resources import as_file, files
from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QTranslator

from boardtable.engine.text import Text, plain

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from importlib.resources.abc import Traversable


class Speaker:
    """Says sentences in one language; several people at one screen may have several speakers.

    `homes` are those of the games from elsewhere (`GameInfo.home`): each keeps its catalogues in a
    folder `translations` in its home, named as ours are, `<game>_<language>.qm`. English needs no
    catalogue, since both English forms of a sentence stand in the sentence itself; for the same
    reason whatever is not translated is said in English.
    """

    def __init__(self, language: str, homes: Iterable[tuple[str, str]] = ()) -> None:
        """Read the catalogues of this language; those that are missing are silently done without."""
        self.language = language
        self._translators: list[QTranslator] = []
        for catalogue in _catalogues(language, homes):
            translator = QTranslator()
            with as_file(catalogue) as path:
                if translator.load(str(path)):
                    self._translators.append(translator)

    def say(self, sentence: Text, names: Sequence[str] = ()) -> str:
        """Say a sentence, with the names of the players by seat; names are never read as sentences."""
        return plain(self._translated(sentence), names)

    def _translated(self, sentence: Text) -> Text:
        args = tuple(
            (key, self._translated(value) if isinstance(value, Text) else value) for key, value in sentence.args
        )
        # For Qt, -1 means that nothing is counted.
        n = -1 if sentence.n is None else abs(sentence.n)
        for translator in self._translators:
            if said := translator.translate(sentence.context, sentence.said, None, n):
                return evolve(sentence, said=said, one=None, args=args)
        return evolve(sentence, args=args)


def _catalogues(language: str, homes: Iterable[tuple[str, str]]) -> Iterator[Traversable]:
    folders = [
        files("boardtable.translations"),
        *(files(package) / folder / "translations" for package, folder in homes),
    ]
    for folder in folders:
        if folder.is_dir():
            named = (entry for entry in folder.iterdir() if entry.name.endswith(f"_{language}.qm"))
            yield from sorted(named, key=lambda entry: entry.name)
