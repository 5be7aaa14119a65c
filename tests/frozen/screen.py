"""A virtual screen with a mouse and a keyboard: what a program on it hears comes from the screen, as from a person."""

from __future__ import annotations

import ctypes
import os
import struct
import subprocess
import time
from contextlib import contextmanager
from ctypes.util import find_library
from typing import TYPE_CHECKING

from PySide6.QtGui import QImage

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

LEFT = 1
STILL_SECONDS, LOOK_SECONDS = 0.25, 0.05
DOUBLE_CLICK_SECONDS = 0.45
"""Two clicks at one place are no double click if so long lies between them."""
PATIENCE = 60


class Screen:
    """One screen, as long as its server runs."""

    def __init__(self, name: str, picture: Path) -> None:
        """Take hold of the mouse and the keyboard of a screen whose picture the server keeps in a file."""
        self.name = name
        self._picture = picture
        self._x = ctypes.CDLL(find_library("X11") or "libX11.so.6")
        self._test = ctypes.CDLL(find_library("Xtst") or "libXtst.so.6")
        self._x.XOpenDisplay.restype = ctypes.c_void_p
        self._display = ctypes.c_void_p(self._x.XOpenDisplay(name.encode()))
        assert self._display.value, f"no screen {name}"
        self._clicked = (-1, -1, 0.0)

    def move(self, x: int, y: int) -> None:
        """Move the mouse to a pixel."""
        self._test.XTestFakeMotionEvent(self._display, -1, x, y, ctypes.c_ulong(0))
        self._x.XSync(self._display, 0)

    def click(self, x: int, y: int) -> None:
        """Press and release the left button at a pixel."""
        was_x, was_y, when = self._clicked
        if (was_x, was_y) == (x, y):
            time.sleep(max(0.0, when + DOUBLE_CLICK_SECONDS - time.monotonic()))
        self.move(x, y)
        for down in (1, 0):
            self._test.XTestFakeButtonEvent(self._display, LEFT, down, ctypes.c_ulong(0))
        self._x.XSync(self._display, 0)
        self._clicked = (x, y, time.monotonic())

    def press(self, *keys: str) -> None:
        """Press keys together, the last one last: "Control_L", "q"."""
        self._x.XStringToKeysym.restype = ctypes.c_ulong
        symbols = [ctypes.c_ulong(self._x.XStringToKeysym(key.encode())) for key in keys]
        codes = [self._x.XKeysymToKeycode(self._display, symbol) for symbol in symbols]
        for down, order in ((1, codes), (0, codes[::-1])):
            for code in order:
                self._test.XTestFakeKeyEvent(self._display, code & 0xFF, down, ctypes.c_ulong(0))
        self._x.XSync(self._display, 0)

    def seen(self) -> bytes:
        """Take what is seen, to be compared."""
        return self._picture.read_bytes()

    def settle(self, before: bytes = b"") -> None:
        """Wait until something else is seen than before, and nothing moves on the screen any more."""
        until = time.monotonic() + PATIENCE
        while self.seen() == before and time.monotonic() < until:
            time.sleep(LOOK_SECONDS)
        seen, since = b"", time.monotonic()
        while time.monotonic() - since < STILL_SECONDS and time.monotonic() < until:
            time.sleep(LOOK_SECONDS)
            shown = self.seen()
            if shown != seen:
                seen, since = shown, time.monotonic()

    def image(self) -> QImage:
        """Take a picture of all that is seen."""
        data = self._picture.read_bytes()
        # The server keeps it as xwd does: a header of big-endian words, a table of colours, then the pixels.
        header = struct.unpack(">25I", data[:100])
        size, width, height, line, colours = header[0], header[4], header[5], header[12], header[19]
        pixels = data[size + 12 * colours :]
        return QImage(pixels, width, height, line, QImage.Format.Format_RGB32).copy()


@contextmanager
def virtual_screen(folder: Path, width: int, height: int) -> Iterator[Screen]:
    """Have a virtual screen of so many pixels."""
    folder.mkdir(parents=True, exist_ok=True)
    told, tell = os.pipe()
    size = ["-screen", "0", f"{width}x{height}x24"]
    with subprocess.Popen(
        ["Xvfb", "-displayfd", str(tell), *size, "-fbdir", str(folder), "-nolisten", "tcp"],  # noqa: S607 - wherever it is installed
        pass_fds=[tell],
        stderr=subprocess.DEVNULL,
    ) as server:
        os.close(tell)
        with os.fdopen(told) as number:
            name = f":{number.readline().strip()}"
        try:
            yield Screen(name, folder / "Xvfb_screen0")
        finally:
            server.terminate()
