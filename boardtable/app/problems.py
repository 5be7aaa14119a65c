"""What happens when the program itself has a fault: it is written down, said in one sentence, and play goes on."""

from __future__ import annotations

import sys
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
        """Take over from Python's own handler of unexpected errors."""
        sys.excepthook = self.catch

    def catch(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Write an error down and tell the window; the keyboard's interrupt ends the program as usual."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        from boardtable.store.crashes import report  # noqa: PLC0415 - most programs end without needing it

        self.met.emit(report(error, self._log))
