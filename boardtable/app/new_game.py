"""Setting up a game: who sits where, the game's own options, and the deal."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGridLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from boardtable.controller.games import Wish
from boardtable.engine.codec import CodecError
from boardtable.engine.record import LONGEST_NAME, seed_from
from boardtable.engine.sitter import Sitter
from boardtable.engine.text import text
from boardtable.i18n import LANGUAGES

from .icons import seat_mark
from .words import shortened

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardtable.engine.game import AnyGame
    from boardtable.store.settings import SetUp

    from .words import Words

MARK_PIXELS = 26
WIDTH, MARGIN, SPACING = 520, 20, 16


class NewGameDialog(QDialog):
    """Asks for everything that a new game needs; opens with what was chosen last."""

    def __init__(self, parent: QWidget, words: Words, game: AnyGame, before: SetUp | None) -> None:
        """Lay out one line per seat, the options and the deal code."""
        super().__init__(parent)
        self._words = words
        self._game = game
        last = before.seats if before is not None else ()
        self._last_options: dict[str, object] = dict(before.options if before is not None else ())
        say = words.say
        self.setWindowTitle(say(text("app", "New game: {game}", game=game.info.title)))
        self._count = QComboBox()
        for seats in game.info.seats:
            self._count.addItem(str(seats), seats)
        self._lines = [self._line(seat, last) for seat in range(max(game.info.seats))]
        self._options: dict[str, QComboBox] = {}
        self._option_form = QFormLayout()
        self._code = QLineEdit()
        self._code.setPlaceholderText(say(text("app", "at random")))
        self._fault = QLabel(say(text("app", "A deal code has 1 to 16 digits, from 0 to 9 and from a to f.")))
        self._fault.setObjectName("refusal")
        self._fault.setWordWrap(True)
        self._fault.hide()
        self._code.textChanged.connect(self._fault.hide)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        buttons.button(QDialogButtonBox.StandardButton.Ok).setText(say(text("app", "Start the game")))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        seats_form = QFormLayout()
        seats_form.addRow(say(text("app", "Players")), self._count)
        grid = QGridLayout()
        for column, said in enumerate((text("app", "Name"), text("app", "Language")), start=1):
            heading = QLabel(say(said))
            heading.setObjectName("quiet")
            grid.addWidget(heading, 0, column)
        for seat, widgets in enumerate(self._lines):
            for column, widget in enumerate(widgets):
                grid.addWidget(widget, seat + 1, column)
        grid.setColumnStretch(1, 1)
        self._option_form.addRow(say(text("app", "Deal code")), self._code)
        for form in (seats_form, self._option_form):
            form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.setMinimumWidth(WIDTH)
        page = QVBoxLayout(self)
        page.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        page.setSpacing(SPACING)
        page.addLayout(seats_form)
        page.addLayout(grid)
        page.addLayout(self._option_form)
        page.addWidget(self._fault)
        page.addWidget(buttons)
        wanted = len(last) if len(last) in game.info.seats else game.info.seats[0]
        self._count.setCurrentIndex(game.info.seats.index(wanted))
        self._count.currentIndexChanged.connect(self._seat)
        self._seat()

    def wish(self) -> Wish:
        """Give what was chosen; an empty deal code means a deal that nobody knows."""
        code = self._code.text().strip()
        seed = seed_from(code) if code else secrets.randbits(64)
        options = {name: box.currentData() for name, box in self._options.items()}
        return Wish(tuple(self._sitter(seat) for seat in range(self._seats())), options, seed)

    @override
    def accept(self) -> None:
        """Close with what was chosen, unless something is wrong with it."""
        try:
            self.wish()
        except CodecError:
            self._fault.show()
            self._code.setFocus()
            return
        super().accept()

    def _seats(self) -> int:
        return int(self._count.currentData())

    def _line(self, seat: int, last: Sequence[Sitter]) -> tuple[QLabel, QLineEdit, QComboBox]:
        mark = QLabel()
        mark.setPixmap(seat_mark(seat, MARK_PIXELS, self.devicePixelRatioF()))
        mark.setAccessibleName(self._words.say(text("app", "Player {n}", n=seat + 1)))
        name = QLineEdit()
        name.setMaxLength(LONGEST_NAME)
        name.setPlaceholderText(self._words.say(text("app", "Player {n}", n=seat + 1)))
        name.setAccessibleName(self._words.say(text("app", "Name of player {n}", n=seat + 1)))
        language = QComboBox()
        language.addItem(self._words.say(text("app", "as the window")), None)
        for code, called in LANGUAGES.items():
            language.addItem(called, code)
        language.setAccessibleName(self._words.say(text("app", "Language of player {n}", n=seat + 1)))
        name.editingFinished.connect(self._name_values)
        if seat < len(last):
            name.setText(last[seat].name)
            name.setCursorPosition(0)
            language.setCurrentIndex(max(0, language.findData(last[seat].language)))
        return mark, name, language

    def _sitter(self, seat: int) -> Sitter:
        _, name, language = self._lines[seat]
        called = " ".join(name.text().split()) or name.placeholderText()
        return Sitter(called, "person", language.currentData())

    def _seat(self) -> None:
        """Show as many seats as play, and the options for so many."""
        seats = self._seats()
        for seat, widgets in enumerate(self._lines):
            for widget in widgets:
                widget.setVisible(seat < seats)
        chosen: dict[str, Any] = {name: box.currentData() for name, box in self._options.items()}
        while self._options:
            _, box = self._options.popitem()
            self._option_form.removeRow(box)
        for row, choice in enumerate(self._game.choices(seats, seats)):
            box = QComboBox()
            for value, _ in choice.values:
                box.addItem("", value)
            wanted = chosen.get(choice.name, self._last_options.get(choice.name, choice.default))
            known = [value for value, _ in choice.values]
            box.setCurrentIndex(known.index(wanted) if wanted in known else known.index(choice.default))
            self._options[choice.name] = box
            self._option_form.insertRow(row, self._words.say(choice.label), box)
        self._name_values()

    def _name_values(self) -> None:
        """Name the values of the options: some are players, by the names that were just typed."""
        seats = self._seats()
        names = [shortened(self._sitter(seat).name) for seat in range(seats)]
        for choice in self._game.choices(seats, seats):
            for row, (_, said) in enumerate(choice.values):
                self._options[choice.name].setItemText(row, self._words.say(said, names))
