"""What the sheet of styles draws: the keyboard's focus, ticks and dots, and boxes as high as their words."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QIcon
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QRadioButton,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QToolButton,
)

from boardtable.app import theme
from boardtable.app.icons import drawn
from boardtable.app.preferences import Preferences
from tests.app.program import come_to_rest
from tests.app.test_contrast import SIGN, contrast

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QApplication

    from tests.app.program import Program

THEMES = {"light": theme.LIGHT, "dark": theme.DARK}


def colours(button: QAbstractButton, part: QRect) -> Counter[str]:
    """Count the pixels of each colour in a part of a button as it is seen."""
    pixels = button.grab().toImage()
    return Counter(
        pixels.pixelColor(x, y).name()
        for x in range(part.left(), part.right() + 1)
        for y in range(part.top(), part.bottom() + 1)
    )


def choice(kind: type[QCheckBox | QRadioButton], *, chosen: bool, enabled: bool) -> Counter[str]:
    """Show a button that is chosen or not, and count the colours within the edge of its box or circle."""
    button = kind("Words")
    button.setChecked(chosen)
    button.setEnabled(enabled)
    button.ensurePolished()
    button.resize(button.sizeHint())
    option = QStyleOptionButton()
    option.initFrom(button)
    is_box = kind is QCheckBox
    element = QStyle.SubElement.SE_CheckBoxIndicator if is_box else QStyle.SubElement.SE_RadioButtonIndicator
    part = button.style().subElementRect(element, option, button)
    edge = part.width() // 4  # so far from the middle a circle is round
    return colours(button, part.adjusted(edge, edge, -edge, -edge))


def share(pixels: Counter[str], against: str) -> float:
    """Tell which part of the pixels is seen against a colour."""
    return sum(n for colour, n in pixels.items() if contrast(colour, against) >= SIGN) / pixels.total()


@pytest.mark.parametrize("kind", [QCheckBox, QRadioButton])
@pytest.mark.parametrize("enabled", [True, False])
@pytest.mark.parametrize("size", [100, 150])
@pytest.mark.parametrize("name", THEMES)
@pytest.mark.usefixtures("start")
def test_what_is_chosen(
    qapp: QApplication,
    kind: type[QCheckBox | QRadioButton],
    enabled: bool,  # noqa: FBT001 - a row of a table
    size: int,
    name: str,
) -> None:
    """A tick in a full box, or a dot in a circle; what is not chosen is empty within its edge."""
    theme.apply(qapp, name, size)
    dressed = THEMES[name]
    full = dressed.text if enabled else dressed.quiet
    assert contrast(full, dressed.panel) >= SIGN
    chosen, free = (choice(kind, chosen=chosen, enabled=enabled) for chosen in (True, False))
    assert set(free) == {QColor(dressed.panel).name()}
    assert share(chosen, dressed.panel) > 0.15
    if kind is QCheckBox:
        assert 0.15 < share(chosen, full) < 0.8


@pytest.mark.parametrize("name", THEMES)
def test_ticks_are_those_of_the_drawing(qapp: QApplication, name: str) -> None:
    """The file that the sheet of styles reads is the drawing in the colour of the panel."""
    assert qapp is not None
    dressed = THEMES[name]

    def ink(pixels: QImage) -> float:
        lit = [pixels.pixelColor(x, y).alphaF() for x in range(pixels.width()) for y in range(pixels.height())]
        return sum(lit)

    shipped = QIcon(f"icons:{dressed.tick}.png").pixmap(QSize(48, 48)).toImage()
    wanted = drawn("tick", dressed.panel, 48, 1.0).toImage()
    assert shipped.size() == wanted.size()
    assert shipped.pixelColor(19, 37).name() == wanted.pixelColor(19, 37).name() == QColor(dressed.panel).name()
    assert ink(shipped) == pytest.approx(ink(wanted), rel=0.02)


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.usefixtures("sticks")
def test_the_focus_on_a_cover(start: Callable[..., Program], qapp: QApplication, name: str) -> None:
    """A line of two pixels in the colour of words goes all around, as around any other button."""
    program = start()
    theme.apply(qapp, name, 100)
    come_to_rest()
    box = next(box for box in program.window.start_page.findChildren(QToolButton) if box.text() == "Sticks")
    around = [QRect(0, 40, 2, 20), QRect(box.width() - 2, 40, 2, 20), QRect(40, 0, 20, 2)]
    around.append(QRect(40, box.height() - 2, 20, 2))
    line, ground = QColor(THEMES[name].text).name(), QColor(THEMES[name].window).name()
    assert contrast(line, ground) >= SIGN
    program.window.setFocus()
    assert [set(colours(box, side)) for side in around] == [{ground}] * 4
    box.setFocus(Qt.FocusReason.TabFocusReason)
    assert [set(colours(box, side)) for side in around] == [{line}] * 4


@pytest.mark.parametrize("size", theme.TEXT_SIZES)
def test_boxes_are_as_high_as_their_words(start: Callable[..., Program], qapp: QApplication, size: int) -> None:
    """Those of the preferences have room for a line above and below what is written, at every size of words."""
    program = start()
    theme.apply(qapp, "light", size)
    dialog = Preferences(program.window, program.words, program.games.settings)
    dialog.show()
    come_to_rest()
    boxes = dialog.findChildren(QComboBox)
    assert len(boxes) == 5
    for box in boxes:
        option = QStyleOptionComboBox()
        box.initStyleOption(option)
        field = box.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, box
        )
        assert field.height() >= box.fontMetrics().height() + 4
    assert dialog.height() <= 680
    dialog.close()
