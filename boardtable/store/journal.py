"""One game's file while it is played: each decision is on the disk before its film begins."""

from __future__ import annotations

import os
from contextlib import suppress
from datetime import datetime
from queue import Queue
from threading import Thread
from typing import TYPE_CHECKING

from boardtable.engine.record import Deal, Entry, deal_line, entry_line
from boardtable.engine.text import Text, text

from .gamefile import SUFFIX, Reading
from .whole import encoded, pour, sync, why_not_written

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from io import FileIO
    from pathlib import Path


class Journal:
    """The file that one game is written into, line by line; nothing in it is ever changed.

    While the disk is full or the folder cannot be used, the game goes on in memory; all missing lines
    are written, in order, as soon as that is possible again.
    """

    def __init__(self, folder: Path, deal: Deal) -> None:
        """Name the folder and the deal; the file appears with the first `keep`."""
        self.path: Path | None = None
        self._folder = folder
        self._deal = deal
        self._lines: list[bytes] = []  # all that was to be kept so far
        self._kept = 0  # so many of them are in the file
        self._size = 0  # and take so many bytes
        self._end = b""  # what the last of them lacks to be ended
        self._torn = False  # what lies behind them is the rest of a line that was cut off
        self._told = False
        self._unsafe: OSError | None = None  # what the helper met
        self._written: Queue[FileIO | None] = Queue()
        self._helper: Thread | None = None

    @classmethod
    def behind(cls, path: Path, reading: Reading) -> Journal:
        """Go on with a file that was read; a last line that was cut off goes when the next one comes."""
        journal = cls(path.parent, reading.record.deal)
        journal.path = path
        journal._add(reading.record.entries)
        journal._kept = len(journal._lines)
        journal._size = reading.size
        journal._end = b"" if reading.end else b"\n"
        journal._torn = reading.record.torn
        return journal

    @property
    def missing(self) -> int:
        """Count the lines that should be in the file and are not yet."""
        return len(self._lines) - self._kept

    def keep(self, entries: Sequence[Entry]) -> Text | None:
        """Write down all entries of a game that are not in its file yet.

        The first time that this fails, a sentence says why; so it does when it fails again after all was well.
        """
        self._add(entries)
        error = self._catch_up() or self._unsafe
        told, self._told = self._told, error is not None
        if error is None or told:
            return None
        return text(
            "store",
            "This game is not being saved. {why} It goes on in memory; save a copy somewhere else before you leave.",
            why=why_not_written(self._folder, error),
        )

    def put_into(self, folder: Path) -> None:
        """Move the file to another folder, such as that of finished games; it can be written on there.

        If that cannot be, it stays where it is: whether a game is over can be read in the file.
        """
        self._folder = folder
        if self.path is None or os.path.realpath(self.path.parent) == os.path.realpath(folder):
            return
        self._written.join()  # some systems do not move a file that is open
        with suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
            goal = next(path for path in _names(folder, self.path.stem) if not path.exists())
            self.path = self.path.rename(goal)

    def close(self) -> Text | None:
        """Write what is still missing, and wait until everything is safe on the disk.

        A sentence says so if it is not. What is missing then is not forgotten: one can go on and close again.
        """
        error = self._catch_up()
        if self._helper is not None:
            self._written.put(None)
            self._helper.join()
            self._helper = None
        error = error or self._unsafe
        if error is None:
            return None
        return text("store", "Not all of this game is saved. {why}", why=why_not_written(self._folder, error))

    def _add(self, entries: Sequence[Entry]) -> None:
        if not self._lines:
            self._lines.append(encoded(f"{deal_line(self._deal)}\n"))
        self._lines += [encoded(f"{entry_line(entry)}\n") for entry in entries[len(self._lines) - 1 :]]

    def _catch_up(self) -> OSError | None:
        """Write what is missing; give what stands in the way."""
        if self.missing:
            try:
                self._write(*self._open())
            except OSError as error:
                return error
        return None

    def _open(self) -> tuple[Path, FileIO]:
        """Open the file behind its last line that was kept.

        A new file begins if there is none yet, or if the old one has vanished or was changed by
        somebody else: then it is not ours to write into.
        """
        if self.path is not None:
            with suppress(FileNotFoundError):
                file = self.path.open("r+b", buffering=0)
                found = file.seek(0, os.SEEK_END)
                if found == self._size or (self._torn and found > self._size):
                    file.seek(self._size)
                    return self.path, file
                file.close()
        self._folder.mkdir(parents=True, exist_ok=True)
        self._kept = self._size = 0
        self._end, self._torn = b"", False
        self.path, file = self._create()
        return self.path, file

    def _create(self) -> tuple[Path, FileIO]:
        when = f"{datetime.now().astimezone():%Y-%m-%d %H.%M}"
        game = "".join(sign if sign.isalnum() else "-" for sign in self._deal.game[:40])
        paths = _names(self._folder, f"{when} {game} {f'{self._deal.seed:x}'[:4]}")
        while True:
            path = next(paths)
            with suppress(FileExistsError):
                return path, path.open("xb", buffering=0)

    def _write(self, path: Path, file: FileIO) -> None:
        """Write all missing lines, and let the helper make them safe."""
        data = b"".join((self._end, *self._lines[self._kept :]))
        try:
            pour(file, data)
        except OSError:
            self._count(file, data)
            file.close()
            if not self._kept:  # the file is new, and not even its first line stands in it
                self.path = None
                with suppress(OSError):
                    path.unlink()
            raise
        self._count(file, data)
        if self._helper is None:
            self._helper = Thread(target=self._make_safe, name="journal", daemon=True)
            self._helper.start()
        self._written.put(file)

    def _count(self, file: FileIO, data: bytes) -> None:
        """Count what came into the file, which may be less than all.

        What is left of a line that was cut off has been written over; its end goes only once everything stands there.
        """
        written = data[: file.tell() - self._size]
        if self._torn and len(written) == len(data):
            with suppress(OSError):
                file.truncate()
        ended = written.count(b"\n")
        if ended:
            self._kept += ended - len(self._end)
            self._size += written.rindex(b"\n") + 1
            self._end = b""
        self._torn = file.seek(0, os.SEEK_END) > self._size

    def _make_safe(self) -> None:
        """Have the system write through to the disk, in a thread, since that may take long."""
        while True:
            file = self._written.get()
            if file is not None:
                try:
                    with file:
                        sync(file)
                except OSError as error:
                    # For good: what was lost on the way to the disk, no later line brings back.
                    self._unsafe = error
            self._written.task_done()
            if file is None:
                return


def _names(folder: Path, stem: str) -> Iterator[Path]:
    """Give one name after the other until one is free."""
    yield folder / f"{stem}{SUFFIX}"
    number = 2
    while True:
        yield folder / f"{stem} {number}{SUFFIX}"
        number += 1
