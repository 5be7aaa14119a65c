"""The pictures in a rule book: faces of the game's own cards and tiles, and single drawings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from boardtable.scene.art import Art, Cut

if TYPE_CHECKING:
    from collections.abc import Iterable

    from boardtable.engine.game import Exhibit

FACE, DRAWING = "face:", "art:"
"""How the name of a picture begins: a face of the game's gallery, or one drawing of its art."""
SHADOW = 0.07
"""Room for the shadow of a face on each side, as a share of its shorter side."""


@frozen
class Space:
    """How much room a picture takes, in pixels of a plain screen."""

    width: int
    height: int


class Pictures:
    """Finds and draws the pictures of one game by their names."""

    def __init__(self, home: tuple[str, str], exhibits: Iterable[Exhibit]) -> None:
        """Take the home of the game's art, and its gallery."""
        self._art = Art(home)
        self._faces = {f"{FACE}{exhibit.name}": exhibit.face for exhibit in exhibits}

    def is_face(self, name: str) -> bool:
        """Tell whether a picture is a face that exists."""
        return name in self._faces

    def space(self, name: str, side: float) -> Space | None:
        """Tell how much room a picture takes that is as large as a square of this side; None if there is none."""
        shape = self._shape(name)
        if shape is None:
            return None
        scale = side / (shape.width() * shape.height()) ** 0.5
        return Space(round(shape.width() * scale), round(shape.height() * scale))

    def draw(self, name: str, space: Space, ratio: float) -> QPixmap:
        """Draw a picture that exists, for a screen of this ratio."""
        width, height = round(space.width * ratio), round(space.height * ratio)
        face = self._faces.get(name)
        if face is None:
            pixmap = self._art.picture(name.removeprefix(DRAWING), width, height)
        else:
            room = round(SHADOW * min(width, height))
            drawn = self._art.draw(Cut(face, width - 2 * room, height - 2 * room))
            pixmap = QPixmap(width, height)
            pixmap.fill(Qt.GlobalColor.transparent)
            with QPainter(pixmap) as painter:
                painter.drawPixmap(room - drawn.margin, room - drawn.margin, drawn.pixmap)
        pixmap.setDevicePixelRatio(ratio)
        return pixmap

    def _shape(self, name: str) -> QSizeF | None:
        """Give the proportions of a picture."""
        face = self._faces.get(name)
        if face is not None:
            return QSizeF(*face.size)
        return self._art.proportions(name.removeprefix(DRAWING)) if name.startswith(DRAWING) else None
