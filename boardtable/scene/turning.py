"""Turning and flipping the large piece in the hand: by keys, by the right button, by the wheel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from boardtable.engine.text import text

if TYPE_CHECKING:
    from .access import Voice
    from .scene import TableScene

NOTCH = 120
"""So far the wheel turns for one quarter."""
SHIFT = Qt.KeyboardModifier.ShiftModifier


class Turner:
    """Does nothing while no large piece is in the hand; says aloud what it does."""

    def __init__(self, scene: TableScene, voice: Voice) -> None:
        """Serve the hand of one table."""
        self._scene = scene
        self._voice = voice
        self._wheel = 0

    @property
    def ready(self) -> bool:
        """Tell whether there is anything to turn."""
        return self._scene.hand.large is not None

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> bool:
        """Follow a key: R turns clockwise, Shift+R the other way, F flips; tells whether the key meant that."""
        if not self.ready or modifiers & ~SHIFT or key not in {Qt.Key.Key_R, Qt.Key.Key_F}:
            return False
        if key == Qt.Key.Key_R:
            self.turn(modifiers)
        else:
            self._scene.hand.flip()
            self._voice.tell_held(text("scene", "flipped over"))
        return True

    def turn(self, modifiers: Qt.KeyboardModifier) -> None:
        """Turn clockwise, or with Shift the other way."""
        if modifiers & SHIFT:
            self._scene.hand.turn(-1)
            self._voice.tell_held(text("scene", "turned anticlockwise"))
        else:
            self._scene.hand.turn(1)
            self._voice.tell_held(text("scene", "turned clockwise"))

    def roll(self, by: int) -> None:
        """Follow the wheel: towards the person turns clockwise; small steps add up."""
        self._wheel += by
        while abs(self._wheel) >= NOTCH:
            back = self._wheel > 0
            self._wheel += -NOTCH if back else NOTCH
            self.turn(SHIFT if back else Qt.KeyboardModifier.NoModifier)
