"""Setting up a game: who sits where, the game's own options, and the deal."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

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

from .flow import WIDEST, make_room
from .icons import seat_mark
from .levels import COMPUTERS
from .words import shortened

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardtable.engine.game import AnyGame
    from boardtable.store.settings import SetUp

    from .words import Words

MARK_PIXELS = 26
NAME_WIDTH, MARGIN, SPACING = 160, 20, 16
AROUND = 40
"""In pixels, what stands beside a name in its field."""
PERSON, USUAL = "person", "medium"
"""Who usually sits at the first seat of somebody alone, and at all others."""


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
        self._chosen: dict[str, object] = {}
        """The options that were changed here; what was only proposed may change with who sits there."""
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
        headings = (text("app", "Name"), text("app", "Who plays"), text("app", "Language"))
        for column, said in enumerate(headings, start=1):
            heading = QLabel(say(said))
            heading.setObjectName("quiet")
            grid.addWidget(heading, 0, column)
        for seat, widgets in enumerate(self._lines):
            for column, widget in enumerate(widgets):
                grid.addWidget(widget, seat + 1, column)
        grid.setColumnStretch(1, 1)
        grid.setColumnMinimumWidth(1, NAME_WIDTH)
        self._option_form.addRow(say(text("app", "Deal code")), self._code)
        for form in (seats_form, self._option_form):
            form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
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

    def _people(self) -> int:
        return sum(line[2].currentData() == PERSON for line in self._lines[: self._seats()])

    def _line(self, seat: int, last: Sequence[Sitter]) -> tuple[QLabel, QLineEdit, QComboBox, QComboBox]:
        mark = QLabel()
        mark.setPixmap(seat_mark(seat, MARK_PIXELS, self.devicePixelRatioF()))
        mark.setAccessibleName(self._words.say(text("app", "Player {n}", n=seat + 1)))
        name = QLineEdit()
        name.setMaxLength(LONGEST_NAME)
        name.setAccessibleName(self._words.say(text("app", "Name of player {n}", n=seat + 1)))
        plays = QComboBox()
        plays.addItem(self._words.say(text("app", "Person")), PERSON)
        for level, called in COMPUTERS.items():
            plays.addItem(self._words.say(called), level)
        plays.setAccessibleName(self._words.say(text("app", "Who plays for player {n}", n=seat + 1)))
        language = QComboBox()
        language.addItem(self._words.say(text("app", "as the window")), None)
        for code, spoken in LANGUAGES.items():
            language.addItem(spoken, code)
        for box in (plays, language):
            make_room(box)
        language.setAccessibleName(self._words.say(text("app", "Language of player {n}", n=seat + 1)))
        usual = USUAL if seat else PERSON
        sits = last[seat] if seat < len(last) else Sitter("", last[-1].plays if last else usual)
        here = plays.findData(sits.plays)
        plays.setCurrentIndex(here if here >= 0 else plays.findData(USUAL))
        self._propose_name(seat, name, plays)
        language.setCurrentIndex(max(0, language.findData(sits.language)))
        if sits.name not in self._proposed(seat):
            name.setText(sits.name)
            name.setCursorPosition(0)
        name.editingFinished.connect(self._name_values)
        plays.currentIndexChanged.connect(lambda _index: self._change(seat))
        return mark, name, plays, language

    def _propose_name(self, seat: int, name: QLineEdit, plays: QComboBox) -> None:
        """Call whoever is not named by what sits there, and a number."""
        person, computer = text("app", "Player {n}", n=seat + 1), text("app", "Computer {n}", n=seat + 1)
        name.setPlaceholderText(self._words.say(person if plays.currentData() == PERSON else computer))
        needed = name.fontMetrics().horizontalAdvance(name.placeholderText()) + AROUND
        name.setMinimumWidth(max(name.minimumWidth(), needed))

    def _proposed(self, seat: int) -> set[str]:
        """Tell what whoever sits here is called in any language while nobody has typed a name."""
        names = (text("app", "Player {n}", n=seat + 1), text("app", "Computer {n}", n=seat + 1))
        return {self._words.say(name, (), language) for name in names for language in LANGUAGES}

    def _change(self, seat: int) -> None:
        """Follow a person who sits down, or gets up for a computer."""
        _, name, plays, _ = self._lines[seat]
        self._propose_name(seat, name, plays)
        self._seat()

    def _sitter(self, seat: int) -> Sitter:
        _, name, plays, language = self._lines[seat]
        called = " ".join(name.text().split()) or name.placeholderText()
        return Sitter(called, plays.currentData(), language.currentData())

    def _seat(self) -> None:
        """Show as many seats as play, and the options for so many."""
        seats = self._seats()
        for seat, (mark, name, plays, language) in enumerate(self._lines):
            for widget in (mark, name, plays, language):
                widget.setVisible(seat < seats)
            language.setEnabled(plays.currentData() == PERSON)
        while self._options:
            _, box = self._options.popitem()
            self._option_form.removeRow(box)
        for row, choice in enumerate(self._game.choices(seats, self._people())):
            box = QComboBox()
            for value, _ in choice.values:
                box.addItem("", value)
            wanted = self._chosen.get(choice.name, self._last_options.get(choice.name, choice.default))
            known = [value for value, _ in choice.values]
            box.setCurrentIndex(known.index(wanted) if wanted in known else known.index(choice.default))
            box.currentIndexChanged.connect(lambda _index, name=choice.name: self._choose(name))
            self._options[choice.name] = box
            self._option_form.insertRow(row, self._words.say(choice.label), box)
        self._name_values()

    def _choose(self, name: str) -> None:
        self._chosen[name] = self._options[name].currentData()

    def _name_values(self) -> None:
        """Name the values of the options: some are players, by the names that were just typed."""
        seats = self._seats()
        names = [shortened(self._sitter(seat).name) for seat in range(seats)]
        for choice in self._game.choices(seats, self._people()):
            for row, (_, said) in enumerate(choice.values):
                self._options[choice.name].setItemText(row, self._words.say(said, names))
            make_room(self._options[choice.name], WIDEST)
