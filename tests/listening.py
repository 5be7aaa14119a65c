"""Hears the program as assistive technology does: reads nothing but the accessible tree, and presses keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtCore import QObject
    from PySide6.QtGui import QAccessibleInterface

Name, About = QAccessible.Text.Name, QAccessible.Text.Description


def known(thing: QObject) -> QAccessibleInterface:
    """Give what assistive technology is told of something."""
    found = QAccessible.queryAccessibleInterface(thing)
    assert found is not None
    return found


def children(parent: QAccessibleInterface) -> list[QAccessibleInterface]:
    """Give everything in something."""
    found: list[QAccessibleInterface | None] = [parent.child(place) for place in range(parent.childCount())]
    return [child for child in found if child is not None]


def within(parent: QAccessibleInterface, *, unseen: bool = False) -> Iterator[QAccessibleInterface]:
    """Give something and everything in it, also (`unseen`) what is not on the screen."""
    if unseen or not parent.state().invisible:
        yield parent
        for child in children(parent):
            yield from within(child, unseen=unseen)


def names(parent: QAccessibleInterface) -> list[str]:
    """Read the names of everything in something."""
    return [child.text(Name) for child in children(parent)]


class Listener:
    """A person who hears and types, and sees nothing."""

    def window(self) -> QAccessibleInterface:
        """Give the window or dialog in front."""
        front = QApplication.activeModalWidget() or QApplication.activeWindow()
        assert front is not None
        return known(front)

    def focus(self) -> QAccessibleInterface:
        """Give what has the focus, as closely as it is known."""
        focus = self.window()
        nearer: QAccessibleInterface | None = focus
        while nearer is not None:
            focus, nearer = nearer, nearer.focusChild()
            nearer = nearer if nearer != focus else None
        return focus

    def find(self, role: QAccessible.Role, name: str | None = None) -> QAccessibleInterface | None:
        """Find the first thing of some kind, of that name."""
        found = (thing for thing in within(self.window()) if thing.role() is role)
        return next((thing for thing in found if name is None or thing.text(Name) == name), None)

    def press(self, key: Qt.Key, *, shift: bool = False, ctrl: bool = False) -> None:
        """Press a key."""
        held = Qt.KeyboardModifier.NoModifier
        held |= Qt.KeyboardModifier.ShiftModifier if shift else held
        held |= Qt.KeyboardModifier.ControlModifier if ctrl else held
        touched = QApplication.focusWidget() or QApplication.activeWindow()
        assert touched is not None
        QTest.keyClick(touched, key, held)

    def go_to(self, name: str, longest: int = 60) -> None:
        """Press Tab until something of that name has the focus."""
        passed = list[str]()
        while self.focus().text(Name) != name:
            passed.append(self.focus().text(Name))
            assert len(passed) <= longest, f"{name!r} is not among {dict.fromkeys(passed)}"
            self.press(Qt.Key.Key_Tab)
