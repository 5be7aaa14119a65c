"""Two busy processes beside what is measured, as on a machine that has other things to do."""

from __future__ import annotations

import subprocess
import sys
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

PROCESSES = 2


@contextmanager
def busy(wanted: bool) -> Iterator[None]:  # noqa: FBT001 - the answer to one question, from the command line
    """Keep two processes busy meanwhile, if that is wanted."""
    with ExitStack() as stack:
        for _ in range(PROCESSES if wanted else 0):
            idler = stack.enter_context(subprocess.Popen([sys.executable, "-c", "while True: pass"]))
            stack.callback(idler.kill)
        yield
