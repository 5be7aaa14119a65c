"""What happens when the program itself has a fault: it is written down, said in one sentence, and play goes on."""

from __future__ import annotations

import sys
import threading
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType


class Problems(QObject):
    """Catches what nobody else caught, also in a slot; `met` gives the window a sentence to say."""

    met = Signal(object)

    def __init__(self, log: Path) -> None:
        """Take the folder in which the log is kept."""
        super().__init__()
        self._log = log

    def watch(self) -> None:
        """Take over from Python's own handlers of unexpected errors."""
        sys.excepthook = self.catch
        threading.excepthook = self._catch_in_thread

    def catch(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Write an error down and tell the window; the keyboard's interrupt ends the program as usual."""
        sys.__excepthook__(kind, error, trace)
        if issubclass(kind, KeyboardInterrupt):
            return
        from boardtable.store.crashes import report  # noqa: PLC0415 - most programs end without needing it

        self.met.emit(report(error, self._log))

    def _catch_in_thread(self, caught: threading.ExceptHookArgs) -> None:
        if caught.exc_value is not None:
            self.catch(caught.exc_type, caught.exc_value, caught.exc_traceback)
