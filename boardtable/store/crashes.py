"""What went wrong in the program, written down for whoever mends it."""

from __future__ import annotations

import logging
import platform
from contextlib import closing
from logging.handlers import RotatingFileHandler
from typing import TYPE_CHECKING

from typing_extensions import override

from boardtable import __version__
from boardtable.engine.text import Text, text

if TYPE_CHECKING:
    from pathlib import Path

LOG = "boardtable.log"
LARGEST_LOG = 256 * 1024
OLDER_LOGS = 3


class _Log(RotatingFileHandler):
    """A log that tells its owner, and not the terminal, when it cannot be written."""

    @override
    def handleError(self, record: logging.LogRecord) -> None:
        raise  # noqa: PLE0704 - the handler calls this while it handles the error


def report(error: BaseException, folder: Path) -> Text:
    """Write an unexpected error into the log of this folder, and give the sentence for the person."""
    path = note(error, folder)
    if path is None:
        return text("store", "Something went wrong in the program. The game is at its last decision.")
    return text(
        "store",
        "Something went wrong in the program. The game is at its last decision. What happened is written in {file}.",
        file=str(path),
    )


def note(error: BaseException, folder: Path) -> Path | None:
    """Write an error into the log of this folder; gives the log, or None if it cannot be written."""
    what = (type(error), error, error.__traceback__)
    versions = f"boardtable {__version__}, Python {platform.python_version()}, {platform.platform()}"
    entry = logging.LogRecord("boardtable", logging.ERROR, __file__, 0, versions, None, what)
    path = folder / LOG
    try:
        folder.mkdir(parents=True, exist_ok=True)
        log = _Log(
            path, maxBytes=LARGEST_LOG, backupCount=OLDER_LOGS, encoding="utf-8", delay=True, errors="backslashreplace"
        )
        log.setFormatter(logging.Formatter("%(asctime)s %(message)s"))
        with closing(log):
            log.handle(entry)
    except OSError:
        return None
    return path
