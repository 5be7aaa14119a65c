"""The tool icons: drawn in one colour, or in their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.app.icons import icon

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon
    from PySide6.QtWidgets import QApplication

OPAQUE = 255


def colours(drawn: QIcon) -> set[str]:
    """Name the colours of what is drawn through and through."""
    image = drawn.pixmap(32, 32).toImage()
    pixels = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return {pixel.name() for pixel in pixels if pixel.alpha() == OPAQUE}


def test_in_one_colour(qapp: QApplication) -> None:
    """What is drawn takes the colour, and nothing else is there."""
    assert qapp is not None
    drawn = icon("undo", "#123456")
    assert colours(drawn) == {"#123456"}
    assert drawn.pixmap(32, 32).toImage().pixelColor(0, 0).alpha() == 0


def test_in_its_own_colours(qapp: QApplication) -> None:
    """The picture of the program has more than one."""
    assert qapp is not None
    assert len(colours(icon("boardtable", None))) > 1
