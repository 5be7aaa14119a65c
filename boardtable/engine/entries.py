"""Reads a group of entries one by one and notes every fault under its path in the file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from attrs import Factory, frozen

from .text import Text, text

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

MOST = 99
"""No figure of the box has three digits; this keeps a mistyped one from filling the memory."""


_PROVENANCES = ("printed", "derived", "reconstructed")


@frozen
class Faults:
    """Everything that is wrong: the path of an entry, and what is wrong there.

    `unread` holds the paths of those that had to be replaced, so that nothing is compared with them.
    """

    found: list[tuple[str, Text]] = Factory(list)
    unread: list[str] = Factory(list)


class Entries:
    """One group of named entries; what is wrong is noted, and something harmless given in its place."""

    def __init__(self, values: Mapping[str, object], faults: Faults, path: str = "") -> None:
        """Take the values as they were parsed, the list for what is wrong, and where they stand in the file."""
        self._values = values
        self._faults = faults
        self._path = path
        self._asked: set[str] = set()

    def place(self, key: str) -> str:
        """Give the path of an entry, or of the group itself."""
        return f"{self._path}.{key}" if self._path and key else self._path or key

    def wrong(self, key: str, what: Text) -> None:
        """Note that an entry is wrong, though it could be read."""
        self._faults.found.append((self.place(key), what))

    def sound(self, *keys: str) -> bool:
        """Tell whether all of these entries, or of the whole group, could be read: else comparing makes no sense."""
        places = [self.place(key) for key in keys] or [self._path]
        return not any(
            path == place or path.startswith((f"{place}.", f"{place}["))
            for path in self._faults.unread
            for place in places
        )

    def same(self, key: str) -> None:
        """Note that an entry repeats another one."""
        self.wrong(key, text("box", "no two of these may be the same"))

    def equal(self, key: str, given: int, wanted: int) -> None:
        """Note a number that does not agree with the rest of the box."""
        if given != wanted:
            what = text("box", "this is {given}, but the rest of the box says {wanted}", given=given, wanted=wanted)
            self.wrong(key, what)

    def at_most(self, key: str, given: int, most: int) -> None:
        """Note a number that is larger than what there is."""
        if given > most:
            self.wrong(key, text("box", "this is {given}, but there are only {n}", given=given, n=most))

    def names_found(self) -> tuple[str, ...]:
        """List the names of the entries."""
        return tuple(self._values)

    def has(self, key: str) -> bool:
        """Tell whether there is such an entry."""
        return key in self._values

    def number(self, key: str, low: int = 1, high: int = MOST) -> int:
        """Read a whole number between two bounds."""
        value = self._read(key)
        if isinstance(value, bool) or not isinstance(value, int):
            self._unfit(key, value, text("box", "this must be a whole number"))
        elif not low <= value <= high:
            what = text("box", "this must be a whole number from {low} to {high}", low=low, high=high)
            self._unfit(key, value, what)
        else:
            return value
        return low

    def said(self, key: str, known: Collection[str] = ()) -> str:
        """Read a text, one of those that are known if any are named."""
        value = self._read(key)
        if not isinstance(value, str) or not value:
            self._unfit(key, value, text("box", "this must be a text"))
        elif known and value not in known:
            self._unfit(key, value, text("box", "only these are known here: {names}", names=", ".join(known)))
        else:
            return value
        return next(iter(known), "")

    def is_empty(self, key: str) -> bool:
        """Tell whether an entry is there but stands for nothing."""
        self._asked.add(key)
        return key in self._values and self._values[key] is None

    def truth(self, key: str) -> bool:
        """Read a true or false."""
        value = self._read(key)
        if not isinstance(value, bool):
            self._unfit(key, value, text("box", "this must be true or false"))
        return value is True

    def yes(self, key: str) -> None:
        """Read an entry that can only be true."""
        value = self._read(key)
        if value is not True:
            self._unfit(key, value, text("box", "this must be true"))

    def names(self, key: str, wanted: Collection[str] = ()) -> None:
        """Read a group of texts, under names that are wanted if any are."""
        group = self.group(key)
        for name in wanted or group.names_found():
            group.said(name)
        group.done()

    def list_of_said(self, key: str, known: Collection[str] = ()) -> tuple[str, ...]:
        """Read a list of texts, each one of those that are known if any are named."""
        items = self._items(key)
        return tuple(items.said(name, known) for name in items.names_found())

    def list_of_numbers(self, key: str, low: int, high: int) -> tuple[int, ...]:
        """Read a list of whole numbers between two bounds."""
        items = self._items(key)
        return tuple([items.number(name, low, high) for name in items.names_found()])

    def lists_of_numbers(self, key: str, low: int, high: int) -> tuple[tuple[int, ...], ...]:
        """Read a list of lists of whole numbers between two bounds."""
        value = self._read(key)
        if not isinstance(value, list):
            self._unfit(key, value, text("box", "this must be a list"))
            return ()
        numbered = Entries({f"{key}[{n}]": item for n, item in enumerate(value)}, self._faults, self._path)
        return tuple([numbered.list_of_numbers(f"{key}[{n}]", low, high) for n in range(len(value))])

    def group(self, key: str) -> Entries:
        """Read a group of named entries; of one that is missing, the single entries are not asked for."""
        value = self._read(key)
        if isinstance(value, Mapping):
            return Entries(value, self._faults, self.place(key))
        self._unfit(key, value, text("box", "this must be a group of named entries"))
        return Entries({}, Faults(), self.place(key))

    def groups(self, key: str) -> Iterator[Entries]:
        """Read a list of groups."""
        value = self._read(key)
        if not isinstance(value, list) or len(value) > MOST:
            self._unfit(key, value, text("box", "this must be a list of at most {n} groups", n=MOST))
            return
        for n, item in enumerate(value):
            if isinstance(item, Mapping):
                yield Entries(item, self._faults, f"{self.place(key)}[{n}]")
            else:
                self._unfit(f"{key}[{n}]", item, text("box", "this must be a group of named entries"))

    def amounts(self, key: str, known: Collection[str]) -> dict[str, int]:
        """Read a group of numbers, under names that are known."""
        group = self.group(key)
        amounts = {name: group.number(name) for name in known if group.has(name)}
        group.done()
        return amounts

    def sourced(self, *provenances: str) -> None:
        """Read where the values of this group come from, or each of some of them, and finish it."""
        unread = len(self._faults.unread)
        for key in provenances or ("provenance",):
            self.said(key, _PROVENANCES)
        for key in ("source", "note"):
            if self.has(key):
                self.said(key)
        if self.has("printed_fields"):
            self.list_of_said("printed_fields")
        del self._faults.unread[unread:]  # the values themselves can be compared all the same
        self.done()

    def done(self) -> None:
        """Note every entry that nobody asked for."""
        for key in self._values:
            if key not in self._asked:
                self.wrong(key, text("box", "this entry is not known"))

    def _items(self, key: str) -> Entries:
        """Read a list as a group whose entries are numbered; one that is no list has none."""
        value = self._read(key)
        if not isinstance(value, list):
            self._unfit(key, value, text("box", "this must be a list"))
            value = []
        return Entries({f"{key}[{n}]": item for n, item in enumerate(value)}, self._faults, self._path)

    def _read(self, key: str) -> object:
        self._asked.add(key)
        return self._values.get(key)

    def _unfit(self, key: str, value: object, what: Text) -> None:
        self.wrong(key, text("box", "this entry is missing") if value is None else what)
        self._faults.unread.append(self.place(key))
