"""What all tests need: no screen."""

from __future__ import annotations

import gc
import os
import sys
import threading
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

# Before anything loads Qt: the tests need no screen, and do not open windows on one that is there.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
# As the program does: Qt's own threads wait for each other longer than they paint.
os.environ["QT_NO_GUI_THREADPOOL"] = "1"


# Garbage is looked for seldom, and only among what the tests make: thousands of them are loaded first, to stay.
gc.disable()


def pytest_collection_finish() -> None:
    """Begin to look for garbage."""
    gc.freeze()
    gc.set_threshold(10_000)
    gc.enable()


@pytest.fixture(autouse=True)
def _nothing_left_behind() -> Iterator[None]:
    """Let no test leave a thread running, or its own handler of unexpected errors."""
    hooks, threads = (sys.excepthook, threading.excepthook), set(threading.enumerate())
    yield
    assert (sys.excepthook, threading.excepthook) == hooks
    assert set(threading.enumerate()) <= threads
