"""Use a running boardtable over the accessibility bus alone: press things by name, and say what is there.

Runs with the system's Python, which has `pyatspi`; CONTRIBUTING.md shows how.
"""

from __future__ import annotations

import sys
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pyatspi
from gi.repository import GLib

if TYPE_CHECKING:
    from collections.abc import Iterator

PAUSE_S = 2


def within(thing: Any) -> Iterator[Any]:  # noqa: ANN401 - pyatspi has no types
    """Give something and everything in it that is seen."""
    yield thing
    for child in thing:
        if child is not None and child.getState().contains(pyatspi.STATE_SHOWING):
            yield from within(child)


def seen() -> Iterator[Any]:
    """Give everything that is seen of the program."""
    for program in pyatspi.Registry.getDesktop(0):
        if program.name == "boardtable":
            for window in program:
                yield from within(window)


def press(begin: str) -> None:
    """Press the first thing whose name begins like that."""
    named = (thing for thing in seen() if thing.name.startswith(begin) and "Action" in thing.get_interfaces())
    action = next(action for action in (thing.queryAction() for thing in named) if action.nActions)
    with suppress(GLib.GError):  # Qt answers only once a dialog that this opens is closed
        action.doAction(0)
    time.sleep(PAUSE_S)


def main() -> None:
    """Press one thing after the other."""
    for begin in sys.argv[1:]:
        print(f"\n--- {begin}\n")
        press(begin)
        for thing in seen():
            if thing.name:
                print(thing.getRoleName(), thing.name, thing.description, sep=" | ")


if __name__ == "__main__":
    main()
