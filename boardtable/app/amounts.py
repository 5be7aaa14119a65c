"""Numbers in the prompt bar: a field for each amount that may be said, or a button where there is only one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut, QValidator
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSpinBox, QWidget
from typing_extensions import override

from boardtable.engine.target import Amount
from boardtable.engine.text import text

from .rows import clear

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from PySide6.QtGui import QKeyEvent

    from boardtable.engine.target import Target
    from boardtable.engine.text import Text

TAKING = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class NumberField(QSpinBox):
    """Holds one of the numbers on offer, and no other."""

    taken = Signal()
    """Enter was pressed."""
    left = Signal()
    """Esc was pressed."""

    def __init__(self, offered: Sequence[int]) -> None:
        """Begin with the lowest of some numbers, which are in order."""
        super().__init__()
        self._offered = tuple(offered)
        self.setRange(self._offered[0], self._offered[-1])
        self.setAlignment(Qt.AlignmentFlag.AlignRight)

    def type(self, digits: str) -> None:
        """Begin anew with what is typed elsewhere, if a number on offer begins so."""
        if self._state(digits) is not QValidator.State.Invalid:
            self.setFocus()
            self.lineEdit().setText(digits)

    @override
    def stepBy(self, steps: int) -> None:
        at = self._offered.index(self.value()) + steps
        self.setValue(self._offered[max(0, min(at, len(self._offered) - 1))])
        self.selectAll()

    @override
    def validate(self, input: str, pos: int) -> tuple[QValidator.State, str, int]:
        return self._state(input), input, pos

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in TAKING and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if self.hasAcceptableInput():
                self.taken.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _state(self, said: str) -> QValidator.State:
        numbers = [str(n) for n in self._offered]
        if said in numbers:
            return QValidator.State.Acceptable
        begins = any(number.startswith(said) for number in numbers)
        return QValidator.State.Intermediate if begins else QValidator.State.Invalid


class Amounts(QWidget):
    """All amounts on offer, side by side; the first field hears the digits that are typed at the table."""

    left = Signal()
    """The person goes back to the table."""

    def __init__(self, say: Callable[[Text], str], take: Callable[[Amount], object]) -> None:
        """Begin with none; `say` speaks the language of whoever looks, `take` is told what is said."""
        super().__init__()
        self._say = say
        self._said = take
        self._offered: dict[str, tuple[int, ...]] = {}
        self._fields: dict[str, NumberField] = {}
        self._buttons: dict[str, QPushButton] = {}
        self._digits: list[QShortcut] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)

    def listen_at(self, table: QWidget) -> None:
        """Take the digits that are typed at a table while there is a field for them."""
        for digit in "0123456789":
            keys = QShortcut(QKeySequence(digit), table, context=Qt.ShortcutContext.WidgetShortcut)
            keys.activated.connect(lambda digit=digit: next(iter(self._fields.values())).type(digit))
            keys.setEnabled(bool(self._fields))
            self._digits.append(keys)

    def parts(self) -> tuple[QWidget, ...]:
        """Give everything from left to right at which Tab stops."""
        return tuple(part for of in self._offered for part in (self._fields.get(of), self._buttons[of]) if part)

    def buttons(self) -> tuple[QPushButton, ...]:
        """Give the buttons alone, from left to right."""
        return tuple(self._buttons[of] for of in self._offered)

    def show_offers(
        self, offered: Mapping[str, tuple[int, ...]], labels: Mapping[str, Text], picked: Sequence[Target]
    ) -> None:
        """Show what is on offer, by what it is an amount of; what stays keeps its number and the keyboard's focus."""
        wanted = {of: offered[of] for of in labels if of in offered}
        if wanted != self._offered:
            clear(self._row)
            self._offered, self._fields, self._buttons = wanted, {}, {}
            for of, numbers in wanted.items():
                self._add(of, numbers)
            for keys in self._digits:
                keys.setEnabled(bool(self._fields))
        self.setVisible(bool(wanted))
        for of, button in self._buttons.items():
            field, label = self._fields.get(of), labels[of]
            if field is None:
                number = self._offered[of][0]
                label = text("app", "{what}: {n}", what=label, n=number)
                button.setChecked(Amount(of, number) in picked)
            else:
                field.setAccessibleName(self._say(label))
            button.setText(self._say(label))

    def _add(self, of: str, numbers: tuple[int, ...]) -> None:
        button = QPushButton()
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard to the table
        button.setCheckable(len(numbers) == 1)
        button.clicked.connect(lambda: self._take(of))
        self._buttons[of] = button
        if len(numbers) > 1:
            field = self._fields[of] = NumberField(numbers)
            field.taken.connect(lambda: self._take(of))
            field.left.connect(self.left)
            self._row.addWidget(field)
            field.show()
        self._row.addWidget(button)
        button.show()

    def _take(self, of: str) -> None:
        field = self._fields.get(of)
        number = self._offered[of][0] if field is None else field.value()
        self._said(Amount(of, number))
