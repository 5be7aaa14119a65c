"""Where the window stands on the screen: it comes back to its place, and never off screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QPoint, QRect, QSize, Qt

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow

    from boardtable.store.settings import Settings

FIRST_SIZE = (1280, 800)
TITLE_BAR = 32
"""At most so high, in pixels."""


def restore(window: QMainWindow, settings: Settings) -> None:
    """Come back where the window was, moved onto a screen if that one has gone."""
    if settings.place is None:
        window.setGeometry(first_place(window.screen().availableGeometry(), window.minimumSize()))
    else:
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


def first_place(free: QRect, least: QSize) -> QRect:
    """Give the place of the first window: in the middle of the screen, with its title bar, and no larger than that."""
    room = free.adjusted(0, TITLE_BAR, 0, 0)
    size = QSize(*FIRST_SIZE).boundedTo(room.size()).expandedTo(least)
    left, top = ((room.width() - size.width()) // 2, (room.height() - size.height()) // 2)
    return QRect(room.topLeft() + QPoint(max(0, left), max(0, top)), size)


def placed(window: QMainWindow, settings: Settings) -> Settings:
    """Give the settings with the place that the window has now."""
    at = window.normalGeometry()
    return evolve(
        settings,
        place=(at.x(), at.y(), at.width(), at.height()),
        maximised=window.isMaximized(),
        full_screen=window.isFullScreen(),
    )
