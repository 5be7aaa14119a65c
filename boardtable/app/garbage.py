"""When Python looks for what nobody uses any more: not while a table opens, nor through all that lies on one.

Such a look at everything takes 50 ms with a large game, which a hand that drags would feel. It is done once after
a table was left, with the mouse at rest.
"""

from __future__ import annotations

import gc
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from collections.abc import Iterator

SOON_MS = 200
"""So long after a table was left what it leaves behind is cleared away: the next page is there by then."""


@contextmanager
def undisturbed() -> Iterator[None]:
    """Put off all looking while something is done whose end somebody waits for."""
    looks = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if looks:
            gc.enable()


def set_aside() -> None:
    """Look no more through what is there now: it has come to stay."""
    gc.freeze()


def clear_soon() -> None:
    """Look through everything once, when what stayed has gone; what is still needed is set aside again."""
    QTimer.singleShot(SOON_MS, clear)


def clear() -> None:
    """Look through everything now, or once no button of the mouse is held down."""
    if QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton:
        clear_soon()
        return
    gc.unfreeze()
    gc.collect()
    gc.freeze()
