"""The table for those who listen: it has a name, and says what the keyboard's focus is on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from boardtable.engine.text import text

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from boardtable.engine.target import Target
    from boardtable.engine.text import Text

    from .scene import TableScene


class Voice:
    """Speaks to assistive technology through the widget that shows the table."""

    def __init__(self, scene: TableScene, widget: QWidget) -> None:
        """Give the table its name, and follow the focus."""
        self._scene = scene
        self._widget = widget
        self.name_table()
        scene.focus_named.connect(self.say_focus)

    def name_table(self) -> None:
        """Name the table in the language of whoever looks; again after that has changed."""
        self._widget.setAccessibleName(self._scene.say(text("scene", "Table")))

    def spoken(self, target: Target) -> Text | None:
        """Tell how a target is said: its name, and what it would bring."""
        label = self._scene.label_of(target)
        note = self._scene.note_of(target)
        if label is None or note is None:
            return label
        return text("scene", "{target}: {note}", target=label, note=note)

    def say_focus(self, target: Target | None) -> None:
        """Announce what has the focus."""
        spoken = self.spoken(target) if target is not None else None
        if spoken is not None:
            self.announce(self._scene.say(spoken))

    def announce(self, said: str) -> None:
        """Say something aloud, if anybody listens."""
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._widget, said))
