"""What this program is made of: each part with its version, its licence and the words of that licence.

An installed program knows its parts by what is installed beside it. A frozen one brings more along, such as Python
itself; the build writes a file for each of those.
"""

from __future__ import annotations

import re
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import frozen

if TYPE_CHECKING:
    from collections.abc import Iterator

PROGRAM = "boardtable"
GRANTED = re.compile(r"(licen[cs]e|copying|notice|ofl)\b.*", re.IGNORECASE)
"""What a file with the words of a licence is called."""
NAMED = re.compile(r"[\w.-]+")
CLASSIFIED = "License :: "


@frozen
class Part:
    """One part: its name with its version, the short name of its licence, and its words if they came along."""

    name: str
    licence: str
    words: str


def parts() -> tuple[Part, ...]:
    """List everything that this program is made of, itself first."""
    own, *others = (_part(found) for found in _distributions())
    brought = _brought_along()
    return own, *sorted([*others, *brought], key=lambda part: part.name.lower())


def _distributions() -> Iterator[Distribution]:
    """Walk from the program to whatever it needs; what is wanted for developing only is no part of it."""
    waiting, seen = [PROGRAM], set[str]()
    while waiting:
        try:
            found = distribution(waiting.pop(0))
        except PackageNotFoundError:  # needed on another system
            continue
        name = found.metadata["Name"].lower()
        if name not in seen:
            seen.add(name)
            yield found
            needed = (need for need in found.requires or () if "extra ==" not in need)
            waiting += [match[0] for need in needed if (match := NAMED.match(need))]


def _part(found: Distribution) -> Part:
    texts = (Path(str(path.locate())) for path in found.files or () if GRANTED.fullmatch(path.name))
    words = "\n\n".join(path.read_text("utf-8", "replace").strip() for path in texts if path.is_file())
    return Part(f"{found.metadata['Name']} {found.version}", _licence(found), words)


def _licence(found: Distribution) -> str:
    """Give the short name of a licence, wherever the metadata has it."""
    told = found.metadata
    for field in ("License-Expression", "License"):
        if field in told:
            return told[field].splitlines()[0]
    classified = [line for line in told.get_all("Classifier") or () if line.startswith(CLASSIFIED)]
    return ", ".join(line.rpartition(" :: ")[2] for line in classified)


def _brought_along() -> Iterator[Part]:
    """Read what the build wrote: a line with the name, one with the short name of the licence, then its words."""
    folder = files("boardtable.resources") / "licences"
    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            name, licence, words = file.read_text(encoding="utf-8").split("\n", 2)
            yield Part(name, licence, words.strip())
