"""Boxes: a game's own components, and those that an owner of the printed game corrected.

An owner puts the entries to be corrected, and nothing else, into `<components folder>/<game>.toml`:

- A table is merged into the table of the same name, entry by entry.
- A list of tables (`[[card]]`) is merged table by table, if in the game's own file the first entry of
  each of them is a text or whole number and no two are equal (an `id`, a number of players). A table
  with a new one is added at the end. If one of the owner's tables lacks this entry, or the game's
  own tables have none such, the owner's list replaces the whole list.
- Anything else is replaced. Entries that the game does not know are left for the game to refuse.
"""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from math import isfinite
from typing import TYPE_CHECKING, TypeAlias, cast

from boardtable.engine.game import B, BoxError, Game, M, O, S
from boardtable.engine.text import Text, plain, plural, text

from .whole import LARGEST, shown

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from boardtable.engine.info import GameInfo
    from boardtable.engine.record import Deal

Components: TypeAlias = "dict[str, object]"

OWN = "components.toml"


class ComponentsError(ValueError):
    """A box cannot be used; each fault is a sentence that names the file and the entry or line."""

    def __init__(self, faults: Sequence[Text]) -> None:
        """Take all faults, so that an owner can correct them in one go."""
        super().__init__(" ".join(map(plain, faults)))
        self.faults = tuple(faults)

    @property
    def why(self) -> Text:
        """Say the first fault, and how many there are."""
        if len(self.faults) == 1:
            return self.faults[0]
        return plural(
            "store",
            "{first} ({n} entry is wrong.)",
            "{first} ({n} entries are wrong.)",
            n=len(self.faults),
            first=self.faults[0],
        )


def standard(info: GameInfo) -> Components:
    """Read the components that come with a game; raises ComponentsError."""
    package, folder = info.home
    try:
        content = (files(package) / folder / OWN).read_bytes()
    except (OSError, ModuleNotFoundError) as error:
        why = text("store", "The components of this game are not there: {game}.", game=info.title)
        raise ComponentsError([why]) from error
    return _parsed(OWN, content)


def corrected(info: GameInfo, components: Path) -> Components | None:
    """Read the components with an owner's corrections; None without any; raises ComponentsError."""
    path = components / f"{info.id}.toml"
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST)
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as error:
        why = text("store", "The file with corrected components cannot be read: {file}.", file=shown(path))
        raise ComponentsError([why]) from error
    corrections = _parsed(shown(path), content)
    faults = list(_unwritable("", corrections))
    if faults:
        raise ComponentsError([_fault(shown(path), where, fault) for where, fault in faults])
    own = standard(info)
    merged = merge(own, corrections)
    return None if merged == own else merged


def for_new_game(game: Game[S, M, O, B], components: Path) -> tuple[B, Components | None]:
    """Give the box for a new game, and what must be pinned in its record if an owner corrected it.

    Raises ComponentsError; whoever wants to play all the same takes the box of `own_box`.
    """
    found = corrected(game.info, components)
    if found is None:
        return own_box(game), None
    return _checked(game, found, f"{game.info.id}.toml"), found


def own_box(game: Game[S, M, O, B]) -> B:
    """Give the box as it comes with the game; raises ComponentsError."""
    return _checked(game, standard(game.info), OWN)


def box_of(game: Game[S, M, O, B], deal: Deal, file: str) -> B:
    """Give the box that a game began with: the one in its record, else the game's own; raises ComponentsError.

    What the owner corrects today does not change a game of yesterday.
    """
    return own_box(game) if deal.box is None else _checked(game, deal.box, file)


def merge(own: Components, corrections: Mapping[str, object]) -> Components:
    """Put corrections into components, by the rule that stands at the top of this file.

    >>> merge({"coins": {"total": 22, "first": 3}}, {"coins": {"total": 20}})
    {'coins': {'total': 20, 'first': 3}}
    >>> merge({"card": [{"id": "a", "points": 4}, {"id": "b", "points": 5}]}, {"card": [{"id": "b", "points": 6}]})
    {'card': [{'id': 'a', 'points': 4}, {'id': 'b', 'points': 6}]}
    """
    merged = dict(own)
    for name, value in corrections.items():
        merged[name] = _merged(merged.get(name), value)
    return merged


def _merged(own: object, correction: object) -> object:
    if isinstance(own, dict) and isinstance(correction, dict):
        return merge(own, correction)
    key = _natural_key(own)
    if key is None or not _all_have(key, correction):
        return correction
    tables = {table[key]: table for table in cast("list[Components]", own)}
    for table in cast("list[Components]", correction):
        tables[table[key]] = merge(tables.get(table[key], {}), table)
    return list(tables.values())


def _natural_key(tables: object) -> str | None:
    """Find the entry that tells the tables of a list apart: the first one, if it is a name or number."""
    if not isinstance(tables, list) or not tables or not all(isinstance(table, dict) and table for table in tables):
        return None
    key: str = next(iter(tables[0]))
    if not _all_have(key, tables) or len({table[key] for table in tables}) < len(tables):
        return None
    return key


def _all_have(key: str, tables: object) -> bool:
    return isinstance(tables, list) and all(
        isinstance(table, dict) and type(table.get(key)) in {int, str} for table in tables
    )


def _parsed(file: str, content: bytes) -> Components:
    try:
        return tomllib.loads(content.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        why = text("store", "{file} is not text in UTF-8. Save it as UTF-8 in a text editor.", file=file)
        raise ComponentsError([why]) from error
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"line (\d+)", str(error))
        line = int(found[1]) if found else content.count(b"\n") + 1
        why = text("store", "{file}: line {line} cannot be read.", file=file, line=line)
        raise ComponentsError([why]) from error
    except (ValueError, RecursionError) as error:  # numbers of thousands of digits, brackets beyond all measure
        raise ComponentsError([text("store", "{file} cannot be read.", file=file)]) from error


def _unwritable(path: str, value: object) -> list[tuple[str, Text]]:
    """List the entries that no record could hold: dates, and numbers that are none."""
    if isinstance(value, dict):
        return [fault for key, item in value.items() for fault in _unwritable(f"{path}.{key}" if path else key, item)]
    if isinstance(value, list):
        return [fault for n, item in enumerate(value) for fault in _unwritable(f"{path}[{n}]", item)]
    if isinstance(value, str | int) or (isinstance(value, float) and isfinite(value)):
        return []
    return [(path, text("store", "this must be a text, a number, or true or false"))]


def _checked(game: Game[S, M, O, B], components: Mapping[str, object], file: str) -> B:
    try:
        return game.box(components)
    except BoxError as error:
        raise ComponentsError([_fault(file, where, fault) for where, fault in error.faults]) from error


def _fault(file: str, where: str, fault: Text) -> Text:
    return text("store", "{file}: {entry}: {fault}.", file=file, entry=where, fault=fault)
