"""Collect every sentence of the program for its translators; `--check` only tells whether that is done.

    python packaging/catalogues.py
    python packaging/catalogues.py --check

Qt's own collector is not let near Python: it drops calls with keyword arguments without a word and
knows no plural. So the sentences are found here and handed to it as the C++ that it reads well.
"""

from __future__ import annotations

import argparse
import ast
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import PySide6
from attrs import frozen

from boardtable.i18n import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

HOME = Path(__file__).parent.parent
LITERALS = {"text": 2, "plural": 3}
"""How many literals each maker of sentences begins with."""


@frozen
class Sentence:
    """One sentence to translate; `one` is the English form for exactly one of a counted sentence."""

    context: str
    said: str
    one: str | None


class NotCollectableError(Exception):
    """A sentence cannot be collected; tells the file, the line and the reason."""


def sentences_in(path: Path) -> Iterator[tuple[int, Sentence]]:
    """Find the sentences of one file, each with its line; raises NotCollectableError for what is not literal."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    makers = _makers(tree)
    called = set()
    # Walked breadth first, a call comes before the name that it calls.
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in makers:
            called.add(node.func)
            try:
                yield node.lineno, _sentence(node, makers[node.func.id])
            except NotCollectableError as fault:
                message = f"{path}:{node.lineno}: {fault}"
                raise NotCollectableError(message) from None
        elif isinstance(node, ast.Name) and node.id in makers and node not in called:
            message = f"{path}:{node.lineno}: {node.id} is for calling only"
            raise NotCollectableError(message)


def collected(paths: Iterable[Path]) -> list[Sentence]:
    """Find the sentences of all files, each once; raises NotCollectableError where two cannot share an entry."""
    found: dict[tuple[str, str], Sentence] = {}
    for path in paths:
        for line, sentence in sentences_in(path):
            first = found.setdefault((sentence.context, sentence.said), sentence)
            if first != sentence:
                message = f"{path}:{line}: {sentence.said!r} has another form for one elsewhere in {sentence.context!r}"
                raise NotCollectableError(message)
    return sorted(found.values(), key=lambda sentence: (sentence.context, sentence.said))


def merge(sentences: Iterable[Sentence], catalogue: Path, language: str) -> None:
    """Let Qt's collector bring a catalogue up to date, and keep the translations that it has."""
    with tempfile.TemporaryDirectory() as folder:
        scratch = Path(folder, "sentences.cpp")
        scratch.write_text("\n".join(_as_cpp(sentence) for sentence in sentences), encoding="utf-8")
        lupdate = Path(PySide6.__path__[0], "lupdate")
        options = ["-silent", "-locations", "none", "-no-obsolete", "-sort-messages", "-source-language", "en"]
        subprocess.run([lupdate, *options, scratch, "-target-language", language, "-ts", catalogue], check=True)


def is_up_to_date(sentences: Iterable[Sentence], catalogue: Path) -> bool:
    """Tell whether a catalogue holds these sentences and no others, translated or not."""
    if not catalogue.exists():
        return False
    return set(_entries(catalogue)) == {(s.context, s.said, s.one is not None) for s in sentences}


def main(argv: list[str]) -> int:
    """Bring all catalogues up to date, or check that they are; returns the exit status."""
    parser = argparse.ArgumentParser(description="Collect the sentences of the program for its translators.")
    parser.add_argument("--check", action="store_true", help="write nothing, fail if there is something to write")
    check = parser.parse_args(argv).check
    try:
        sentences = collected(sorted(Path(HOME, "boardtable").rglob("*.py")))
    except NotCollectableError as fault:
        print(fault, file=sys.stderr)
        return 1
    stale = 0
    for language in [language for language in LANGUAGES if language != "en"]:
        catalogue = HOME / "translations" / f"boardtable_{language}.ts"
        if not check:
            merge(sentences, catalogue, language)
        if not is_up_to_date(sentences, catalogue):
            print(f"{catalogue.relative_to(HOME)} is not up to date", file=sys.stderr)
            stale = 1
    print(f"{len(sentences)} sentences")
    return stale


def _makers(tree: ast.Module) -> dict[str, str]:
    """Tell under which names a file knows the makers of sentences."""
    return {
        alias.asname or alias.name: alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").rpartition(".")[2] == "text"
        for alias in node.names
        if alias.name in LITERALS
    }


def _sentence(call: ast.Call, maker: str) -> Sentence:
    literals = [arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    if len(literals) != LITERALS[maker] or len(call.args) != len(literals):
        message = f"{maker} needs exactly {LITERALS[maker]} literals"
        raise NotCollectableError(message)
    context, *forms = literals
    given = {keyword.arg for keyword in call.keywords}
    for form in forms:
        if missing := set(re.findall(r"{(\w+)}", form)) - given:
            message = f"no value for the blank {', '.join(sorted(missing))}"
            raise NotCollectableError(message)
    return Sentence(context, forms[-1], forms[0] if maker == "plural" else None)


def _as_cpp(sentence: Sentence) -> str:
    context, said = _quoted(sentence.context), _quoted(sentence.said)
    if sentence.one is None:
        return f"QT_TRANSLATE_NOOP({context}, {said})"
    return f"//: For one: {sentence.one}\nQT_TRANSLATE_N_NOOP({context}, {said})"


def _quoted(string: str) -> str:
    escaped = string.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def _entries(catalogue: Path) -> Iterator[tuple[str, str, bool]]:
    for context in ET.parse(catalogue).iter("context"):  # noqa: S314 - our own file
        for message in context.iter("message"):
            counts = message.get("numerus") == "yes"
            yield context.findtext("name", ""), message.findtext("source", ""), counts


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
