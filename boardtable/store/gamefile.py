"""Reading one game file, from anywhere and whatever is in it; it is never changed by that."""

from __future__ import annotations

import re
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from contextlib import suppress
from stat import S_ISDIR, S_ISREG
from typing import TYPE_CHECKING

from attrs import frozen

from boardtable.engine.record import Deal, NewerError, Record, RecordError, read
from boardtable.engine.text import Text, plain, text

from .whole import LARGEST, shown

if TYPE_CHECKING:
    from pathlib import Path

SUFFIX = ".boardtable"

_UTF16 = (BOM_UTF16_LE, BOM_UTF16_BE, b"{\0", b"\0{")
"""How a game begins that an editor saved as UTF-16."""

_ENTRY = re.compile(r'^\s*\{\s*"(do|undo|over)"\s*:\s*(\d{0,9})', re.MULTILINE)


class OpenError(ValueError):
    """A file cannot be opened as a game; `why` says so to a person, with the file's name and what can be done."""

    def __init__(self, why: Text) -> None:
        """Take the whole sentence."""
        super().__init__(plain(why))
        self.why = why


@frozen
class Reading:
    """What was read from a file.

    `said` tells what is wrong with a file that can be read in part. A `damaged` one must be left as it
    is. Of any other the first `size` bytes hold the record, and more may be written behind them; the last
    line may lack its `end`, which then comes first. What lies behind them is the rest of a line that was cut off.
    """

    record: Record
    said: Text | None
    damaged: bool
    size: int
    end: bool


@frozen
class Glance:
    """What the first line says, how many decisions stand, and whether the game is over."""

    deal: Deal
    plies: int
    over: bool


def read_game(path: Path) -> Reading:
    """Read a game from a file, as far as it can be read; raises OpenError. The moves are not tried here."""
    data = _data(path)
    content = _content(path, data)
    _deal(path, content)
    said = None
    damaged = False
    try:
        record = read(content)
    except RecordError as error:
        damaged = True
        record = read("".join(f"{line}\n" for line in content.split("\n")[: error.line - 1]))
        said = damage(path, error.why)
    if record.torn:
        said = text(
            "store",
            "The last line of {file} was cut off. The game opens at the last decision that was written down.",
            file=shown(path),
        )
    size = data.rfind(b"\n") + 1 if record.torn else len(data)
    return Reading(record, said, damaged, size, data[:size].endswith(b"\n"))


def glance(path: Path) -> Glance:
    """Look at a game without loading its rules: the first line, and what the others begin with; raises OpenError."""
    content = _content(path, _data(path))
    deal = _deal(path, content)
    plies = 0
    over = False
    for word, count in _ENTRY.findall(content[: content.rfind("\n") + 1] if _is_torn(content) else content):
        over = word == "over"
        plies += {"do": 1, "undo": -int(count or 0), "over": 0}[word]
    return Glance(deal, max(plies, 0), over)


def damage(path: Path, why: Text) -> Text:
    """Say what is wrong with a file from some line on, and what can be done."""
    return text(
        "store",
        "{file} is damaged. {why} The game opens at its last good position, and goes on in a copy.",
        file=shown(path),
        why=why,
    )


def _data(path: Path) -> bytes:
    file = shown(path)
    try:
        status = path.stat()
        if S_ISDIR(status.st_mode):
            raise OpenError(text("store", "{file} is a folder. Choose a game file in it.", file=file))
        if not S_ISREG(status.st_mode):
            raise OpenError(text("store", "{file} is not a file. Choose a game file.", file=file))
        if status.st_size > LARGEST:
            raise OpenError(text("store", "{file} is too large for a game file. Choose another file.", file=file))
        with path.open("rb") as opened:
            return opened.read(LARGEST)
    except (FileNotFoundError, NotADirectoryError) as error:
        why = text("store", "{file} is not there. Look for it in another folder.", file=file)
        raise OpenError(why) from error
    except PermissionError as error:
        why = text("store", "{file} may not be read by you. Change its permissions, or ask its owner.", file=file)
        raise OpenError(why) from error
    except OSError as error:
        why = text("store", "{file} cannot be read from its disk. Try again, or look for another copy.", file=file)
        raise OpenError(why) from error


def _content(path: Path, data: bytes) -> str:
    file = shown(path)
    if not data.strip(b"\0\t\n\r "):
        raise OpenError(text("store", "{file} is empty. Choose another file.", file=file))
    if data.startswith(_UTF16):
        why = text("store", "{file} is written in UTF-16. Save it as UTF-8 in a text editor, then open it.", file=file)
        raise OpenError(why)
    whole = data.rfind(b"\n") + 1
    try:
        # A last line may be cut off inside a character.
        content = data[:whole].decode("utf-8") + data[whole:].decode("utf-8", "replace")
    except UnicodeDecodeError as error:
        raise OpenError(_no_text(file)) from error
    if "\0" in content.partition("\n")[0]:
        raise OpenError(_no_text(file))
    return content.removeprefix("\ufeff")


def _is_torn(content: str) -> bool:
    """Tell whether the last line was cut off."""
    first, last = content.partition("\n")[0], content.rpartition("\n")[2]
    with suppress(RecordError):  # it is whole, but no entry
        return read(f"{first}\n{last}").torn
    return False


def _no_text(file: str) -> Text:
    return text("store", "{file} cannot be a game file: it is not text in UTF-8. Choose another file.", file=file)


def _deal(path: Path, content: str) -> Deal:
    line, newline, _ = content.partition("\n")
    try:
        return read(line).deal
    except NewerError as error:
        why = text(
            "store", "{file} cannot be opened. {why} Install a newer boardtable.", file=shown(path), why=error.why
        )
        raise OpenError(why) from error
    except RecordError as error:
        if line.startswith("{") and not newline:
            why = text("store", "{file} was cut off in its first line. Look for another copy of it.", file=shown(path))
        else:
            why = text("store", "{file} cannot be opened. {why} Choose another file.", file=shown(path), why=error.why)
        raise OpenError(why) from error
