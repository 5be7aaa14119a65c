"""The door for later starts of the program: what they hand over is opened in the window that is here."""

from __future__ import annotations

import os
from collections import deque
from typing import TYPE_CHECKING

from PySide6.QtCore import QFileSystemWatcher, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

from boardtable.store.handover import close_box, open_box, take

if TYPE_CHECKING:
    from pathlib import Path

    from .window import Window

AGAIN_MS = 200
"""A dialog that is open is left to its end; so long after each look the next one."""


class Door(QObject):
    """Watches the letter box as long as the window lives."""

    def __init__(self, box: Path, window: Window) -> None:
        """Put the box up; where that cannot be, later starts open windows of their own."""
        super().__init__(window)
        self._box, self._window = box, window
        self._files = deque[str]()
        if open_box(box):
            watcher = QFileSystemWatcher([str(box)], self)
            watcher.directoryChanged.connect(self._look)
            QApplication.instance().aboutToQuit.connect(lambda: close_box(box))  # type: ignore[union-attr]  # there is a window

    def _look(self) -> None:
        for letter in take(self._box):
            self._come_forward(letter.token)
            if letter.file is not None:
                self._files.append(letter.file)
        self._open()

    def _open(self) -> None:
        """Open what was handed over, once no dialog waits for an answer."""
        if not self._files:
            return
        if QApplication.activeModalWidget() is not None:
            QTimer.singleShot(AGAIN_MS, self, self._open)
            return
        self._window.open_path(self._files.popleft())
        self._open()

    def _come_forward(self, token: str | None) -> None:
        """Bring the window to the front; some desktops want the leave that they gave to the second start."""
        if token is not None:
            os.environ["XDG_ACTIVATION_TOKEN"] = token
        window = self._window
        window.setWindowState((window.windowState() & ~Qt.WindowState.WindowMinimized) | Qt.WindowState.WindowActive)
        window.raise_()
        window.activateWindow()
