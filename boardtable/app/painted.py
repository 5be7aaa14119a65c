"""For measuring: a process that says when its window was first painted, and ends."""

from __future__ import annotations

import json
import os
import sys
import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from typing_extensions import override

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

MARK = "BOARDTABLE_BENCH_MARK"
"""Set in the environment of a process that is measured."""


def is_measured() -> bool:
    """Tell whether this process was started to be measured."""
    return MARK in os.environ


def say_when_painted(widget: QWidget) -> None:
    """Print, as one JSON line, when a widget was first painted and how much memory that took; then end."""
    widget.installEventFilter(_FirstPaint(widget))


class _FirstPaint(QObject):
    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, _say)
        return False


def _say() -> None:
    loaded = sorted(name for name in sys.modules if name.startswith("boardtable.games.") and name.count(".") > 2)  # noqa: PLR2004 - a module inside a game's package
    said = {"painted_ns": time.time_ns(), "rss_mb": resident_mb(), "games_loaded": loaded}
    sys.stdout.write(json.dumps(said) + "\n")
    sys.stdout.flush()
    QCoreApplication.exit(0)


def resident_mb() -> float:
    """Tell how many MB of this process are in memory, as Linux has it."""
    with open("/proc/self/status", encoding="ascii") as status:  # noqa: PTH123 - a pseudo-file of the kernel
        line = next(line for line in status if line.startswith("VmRSS:"))
    return round(int(line.split()[1]) / 1024, 1)
