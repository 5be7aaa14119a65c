"""Where the window stands on the screen: it comes back to its place, and never off screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QRect, Qt

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow

    from boardtable.store.settings import Settings

FIRST_SIZE = (1280, 800)
TITLE_BAR = 32
"""At most so high, in pixels."""


def restore(window: QMainWindow, settings: Settings) -> None:
    """Come back where the window was, moved onto a screen if that one has gone."""
    window.resize(*FIRST_SIZE)
    if settings.place is not None:
        wanted = QRect(*settings.place)
        screen = window.screen().virtualSiblingAt(wanted.center()) or window.screen()
        free = screen.availableGeometry()
        if not free.contains(wanted):
            wanted.setSize(wanted.size().boundedTo(free.size()).expandedTo(window.minimumSize()))
            wanted.moveLeft(max(free.left(), min(wanted.left(), free.right() - wanted.width() + 1)))
            # The title bar lies above, and must be within reach.
            wanted.moveTop(max(free.top() + TITLE_BAR, min(wanted.top(), free.bottom() - wanted.height() + 1)))
        window.setGeometry(wanted)
    if settings.full_screen:
        window.setWindowState(Qt.WindowState.WindowFullScreen)
    elif settings.maximised:
        window.setWindowState(Qt.WindowState.WindowMaximized)


def placed(window: QMainWindow, settings: Settings) -> Settings:
    """Give the settings with the place that the window has now."""
    at = window.normalGeometry()
    return evolve(
        settings,
        place=(at.x(), at.y(), at.width(), at.height()),
        maximised=window.isMaximized(),
        full_screen=window.isFullScreen(),
    )
