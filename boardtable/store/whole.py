"""Writing a file so that it is either the old one or the new one, and saying why it could not be written."""

from __future__ import annotations

import os
from contextlib import suppress
from errno import EACCES, EDQUOT, EINVAL, ENOSPC, ENOTSUP, EPERM, EROFS
from pathlib import Path
from typing import TYPE_CHECKING

from boardtable.engine.text import Text, text

if TYPE_CHECKING:
    from io import FileIO

LARGEST = 4 * 1024 * 1024
"""No file with more bytes is read; the longest real games have a hundredth of that."""


def replace(path: Path, content: str) -> None:
    """Write a whole file in one go; raises OSError and then leaves what was there before."""
    path = Path(os.path.realpath(path))  # a link goes on pointing to its file
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f".boardtable-{os.urandom(8).hex()}.new")
    try:
        with fresh.open("xb", buffering=0) as file:
            pour(file, encoded(content))
            sync(file)
        fresh.replace(path)
    except OSError:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise


def pour(file: FileIO, data: bytes) -> None:
    """Write all of it at once, with no buffer that could write again later; raises OSError."""
    while data:
        data = data[file.write(data) :]


def sync(file: FileIO) -> None:
    """Have the system write a file through to the disk; raises OSError, but not where a disk cannot do that."""
    try:
        os.fsync(file.fileno())
    except OSError as error:
        if error.errno not in {EINVAL, ENOTSUP}:
            raise


def encoded(content: str) -> bytes:
    """Turn text into the bytes of a file; half a character, which UTF-8 cannot say, becomes a question mark."""
    return content.encode("utf-8", "replace")


def shown(path: Path) -> str:
    """Give a file's or folder's name so that it can be shown, even if it is no text in any language."""
    return path.name.encode("utf-8", "replace").decode("utf-8")


def why_not_written(folder: Path, error: OSError) -> Text:
    """Say in a sentence what keeps a file in this folder from being written."""
    if error.errno in {ENOSPC, EDQUOT}:
        return text("store", "The disk is full.")
    if error.errno in {EACCES, EPERM, EROFS}:
        return text("store", "This program may not write into the folder {folder}.", folder=shown(folder))
    return text("store", "Nothing can be written into the folder {folder}.", folder=shown(folder))
