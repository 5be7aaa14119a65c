"""A second start hands over what it was asked to open, and ends: the window that is open already opens it.

The program that has hold of the profile keeps a folder as its letter box, and takes what lies in it. It is a folder
and not a socket, so that it is the same on every system and nothing of it can hang; whether anybody is there to read is
told by the lock alone, which ends with its program however that ends.
"""

from __future__ import annotations

import json
import os
import time
from contextlib import suppress
from typing import TYPE_CHECKING
from uuid import uuid4

from attrs import frozen

from .lock import ProfileLock

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from .folders import Folders

SUFFIX, UNFINISHED = ".letter", ".new"
WAIT_SECONDS, LOOKS = 0.05, 60
"""A program that does not take its letters for so long is busy, and the second start opens a window of its own."""


@frozen
class Letter:
    """What a second start was asked to open, if anything, and the desktop's leave to bring a window to the front."""

    file: str | None
    token: str | None


def open_box(folder: Path) -> bool:
    """Put the letter box up, empty; tells whether it could be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for left in (*folder.glob(f"*{SUFFIX}"), *folder.glob(f"*{UNFINISHED}")):
            left.unlink(missing_ok=True)
    except OSError:
        return False
    return True


def close_box(folder: Path) -> None:
    """Take the letter box down; what still comes is opened by whoever wrote it."""
    with suppress(OSError):  # a letter has just come, and nobody takes it
        folder.rmdir()


def take(folder: Path) -> tuple[Letter, ...]:
    """Take all letters out, the first one first; one that cannot be read is thrown away."""
    letters = []
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        with suppress(OSError, ValueError, LookupError, TypeError):
            said = json.loads(path.read_text("utf-8"))
            letters.append(Letter(said["file"], said["token"]))
        path.unlink(missing_ok=True)
    return tuple(letters)


def hand_over(places: Folders, letter: Letter, pause: Callable[[float], None] = time.sleep) -> bool:
    """Hand over to a program that runs; tells whether it took the letter."""
    lock = ProfileLock(places.lock)
    if lock.is_mine:  # whoever put the box up has ended without taking it down
        lock.release()
        return False
    path = places.handover / f"{time.time_ns()}-{uuid4().hex}{SUFFIX}"
    try:
        unfinished = path.with_suffix(UNFINISHED)
        unfinished.write_text(json.dumps({"file": letter.file, "token": letter.token}), "utf-8")
        os.replace(unfinished, path)  # noqa: PTH105 - at once and whole, or not at all
    except OSError:
        return False
    for _ in range(LOOKS):
        pause(WAIT_SECONDS)
        if not path.exists():
            return True
    try:
        path.unlink()
    except OSError:
        return True  # it was taken at last
    return False
