"""The bar above the table: who decides, what to do, why something is not allowed, and the buttons."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from boardtable.controller.taking_back import may_take_back
from boardtable.engine.match import Stop
from boardtable.engine.target import Button
from boardtable.engine.text import Player, text

from .amounts import Amounts
from .assistance import Assistance
from .flow import settle, tip
from .icons import icon, seat_mark
from .refusal import RefusalLine
from .rows import clear
from .sentence import MOST, Sentence

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QResizeEvent

    from boardtable.controller.computers import Computers
    from boardtable.controller.hints import Hints
    from boardtable.controller.table import TableController
    from boardtable.engine.game import Refusal
    from boardtable.engine.text import Text

MARK_PIXELS, MARGIN, GAP, AROUND = 30, 6, 6, 22
KEYS = tuple(f"Ctrl+{n}" for n in range(1, 10))
"""They press the choices from left to right, whatever these are."""
A_ROW = 4
"""So many choices stand side by side; more begin another row."""


class PromptBar(QFrame):
    """Says what to do in one sentence; everything it offers comes from the controller."""

    undo = Signal()
    """The person wants to take back the last decision."""
    focus_lost = Signal()
    """The button that had the keyboard's focus has gone."""
    rule_wanted = Signal(str)
    """The rule of this number should be shown in the rule book."""
    told = Signal(str)
    """What to do is another now, or something is not allowed: for those who listen."""

    def __init__(
        self,
        controller: TableController,
        say: Callable[[Text], str],
        computers: Computers | None = None,
        hints: Hints | None = None,
    ) -> None:
        """Make the bar for one table; `say` speaks the language of whoever looks. A desk has no computers."""
        super().__init__()
        self.setObjectName("panel")
        self._controller = controller
        self._say = say
        self._assistance: Assistance | None = None
        if computers is not None and hints is not None:
            self._assistance = Assistance(computers, hints, say)
            computers.turned.connect(self.read)
        self._refusal: Refusal | None = None
        self._mark = QLabel()
        self._asking = Sentence()
        self._asking.setObjectName("asking")
        self._why = RefusalLine()
        self._why.followed.connect(self.rule_wanted)
        self.has_book = False
        """Whether the game has a rule book in which rules can be looked up."""
        self._why.setWordWrap(True)
        self._why.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._choices = QWidget()
        self._choice_grid = QGridLayout(self._choices)
        self._choice_grid.setContentsMargins(0, 0, 0, 0)
        self._choice_buttons: dict[str, QPushButton] = {}
        self.amounts = Amounts(say, lambda amount: controller.point((amount,)))
        self.amounts.left.connect(self.focus_lost)
        self._ok = QPushButton()
        self._ok.setDefault(True)
        self._ok.clicked.connect(controller.finish)
        self._back = QPushButton()
        self._undo = QPushButton()
        self._redo = QPushButton()
        for button in (self._ok, self._back, self._undo, self._redo):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard to the table
        self._back.clicked.connect(controller.back)
        self._undo.clicked.connect(self.undo)
        self._redo.clicked.connect(controller.redo)
        sentences = QVBoxLayout()
        sentences.setSpacing(0)
        sentences.addWidget(self._asking)
        sentences.addWidget(self._why)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, MARGIN, 8, MARGIN)
        row.setSpacing(GAP)
        row.addWidget(self._mark)
        row.addLayout(sentences, 1)
        choosing = (self._choices, self.amounts, self._ok)
        assistance = () if self._assistance is None else (self._assistance,)
        self._beside = (self._mark, *choosing, *assistance, self._back, self._undo, self._redo)
        for widget in self._beside[1:]:
            row.addWidget(widget)
        self._keep_room()
        self._listen()

    def _listen(self) -> None:
        """Follow the controller, and the keys of the choices."""
        for n, keys in enumerate(KEYS):
            QShortcut(QKeySequence(keys), self).activated.connect(partial(self._press, n))
        self._controller.changed.connect(self.read)
        self._controller.refused.connect(self._refuse)

    def _keep_room(self) -> None:
        """Have room for two lines or a refusal, so that the table keeps its size when one comes."""
        for sentence in (self._asking, self._why):
            sentence.ensurePolished()  # its letters count before it is shown, too
        line = self._asking.fontMetrics().lineSpacing()
        self.setMinimumHeight(max(MOST * line, line + self._why.fontMetrics().height()) + 2 * MARGIN + 2)

    @property
    def rule(self) -> str:
        """Tell which rule has just forbidden something; nothing if none has."""
        return self._why.rule

    def buttons(self) -> tuple[QWidget, ...]:
        """Give all buttons from left to right, the rule of a refusal first, also those that nobody can press now."""
        link = (self._why,) if self.has_book else ()
        others = self._assistance.buttons() if self._assistance is not None else ()
        choices = (*self._choice_buttons.values(), *self.amounts.parts())
        return (*link, *choices, self._ok, *others, self._back, self._undo, self._redo)

    def read(self) -> None:
        """Say everything anew, as the controller has it now."""
        controller = self._controller
        self.setAccessibleName(self._say(text("app", "What to do")))
        focused = QApplication.focusWidget()
        acting = controller.on_turn()
        self._mark.setVisible(acting is not None)
        if acting is not None:
            self._mark.setPixmap(seat_mark(acting, MARK_PIXELS, self.devicePixelRatioF()))
            self._mark.setAccessibleName(self._say(text("app", "{name}", name=Player(acting))))
        self._keep_room()
        asked = self._say(self._sentence())
        before = self._asking.whole
        refusal = None if controller.waiting is not None else self._refusal  # nothing behind the curtain
        self._asking.say(asked, MOST if refusal is None else 0)  # whether a line is left for it is seen below
        self._why.say(refusal, self._say, linked=self.has_book)
        if asked != before:
            self.told.emit(asked)
        self._fill_choices()
        if self._assistance is not None:
            self._assistance.read()
            self._assistance.setVisible(bool(controller.match.active()))
        self._read_back()
        self._make_room()
        if focused is not None and self.isAncestorOf(focused) and not (focused.isVisible() and focused.isEnabled()):
            self.focus_lost.emit()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.read()

    def _make_room(self) -> None:
        """Where a sentence would be cut, or a refusal broken, the buttons that are always there do with their icons.

        A refusal that is broken all the same stands alone, so that the table keeps its size.
        """
        settle(self)
        usual = (*(self._assistance.buttons() if self._assistance is not None else ()), self._back, self._redo)
        beside = [widget for widget in self._beside if not widget.isHidden()]
        room = self.width() - AROUND - sum(widget.sizeHint().width() + GAP for widget in beside)
        short = self._asking.lines(room) > MOST or self._why.width_of_all() > room
        for button in (*usual, self._undo):
            said = button.text()
            button.setAccessibleName(said if short else "")
            if button in usual or (short and not button.toolTip()):
                button.setToolTip(tip(said if short else ""))
            if short:
                button.setText("")
        settle(self)  # not a picture later, at another width
        if self._why.is_one_line():
            self._asking.say(self._asking.whole, 1)
            settle(self)

    def _read_back(self) -> None:
        """Tell what can be let go of, taken back or played again; computers alone take nothing back."""
        controller, say = self._controller, self._say
        colour = self.palette().windowText().color().name()
        people = bool(controller.people.seats)
        self._back.setVisible(people)
        self._undo.setVisible(people)
        self._back.setText(say(text("app", "Back")))
        self._back.setIcon(icon("back", colour))
        self._back.setEnabled(bool(controller.picked()) or controller.pending is not None)
        stop, others = controller.match.undo_stop(), controller.match.must_agree()
        asks = bool(others) and stop not in {None, Stop.NOTHING}
        self._undo.setText(say(_TAKE_BACK if asks else text("app", "Undo")))
        self._undo.setIcon(icon("take-back" if asks else "undo", colour))
        undoes = may_take_back(controller.match, hidden=controller.waiting is not None)
        self._undo.setEnabled(undoes and controller.pending is None)  # Back lets go of what waits for OK
        stops = _STOPS if others else _ALONE
        self._undo.setToolTip(tip(say(stops[stop]) if stop in stops else ""))
        self._redo.setText(say(text("app", "Redo")))
        self._redo.setIcon(icon("redo", colour))
        self._redo.setVisible(controller.match.can_redo() and controller.waiting is None)

    def _sentence(self) -> Text:
        controller = self._controller
        if controller.looking_at is not None:
            return text(
                "app",
                "You look at move {ply} of {all}. Click anywhere to come back.",
                ply=controller.looking_at,
                all=controller.match.ply,
            )
        if controller.waiting is not None:
            return text("app", "It is {name}'s turn.", name=Player(controller.waiting))
        if controller.pending is not None:
            return text("app", "This cannot be undone. Press OK, or choose it once more.")
        prompt, outcome = controller.prompt(), controller.outcome()
        if prompt is None:
            return outcome.why if outcome is not None else text("app", "The game is over.")
        said = self._assistance.sentence(prompt) if self._assistance is not None else None
        return said or (prompt.ask if controller.acting() == controller.onlooker else prompt.wait)

    def _fill_choices(self) -> None:
        """Show a button for each choice; those that stay keep the keyboard's focus."""
        controller = self._controller
        prompt, offered, picked = controller.prompt(), controller.offered_buttons(), controller.picked()
        labels = dict(prompt.buttons) if prompt is not None else {}
        if offered != tuple(self._choice_buttons):
            clear(self._choice_grid)
            self._choice_buttons = {}
            for name in offered:
                self._choice_buttons[name] = self._choice(name)
        for name, button in self._choice_buttons.items():
            button.setText(self._say(labels[name]))
            button.setChecked(Button(name) in picked)
        self.amounts.show_offers(controller.offered_amounts(), labels, picked)
        for button, keys in zip(self._offered(), KEYS, strict=False):
            button.setToolTip(QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText))
        self._ok.setText(self._say(text("app", "OK")))
        self._ok.setVisible(controller.can_finish())

    def _offered(self) -> tuple[QPushButton, ...]:
        """Give all buttons that choose something, from left to right."""
        return (*self._choice_buttons.values(), *self.amounts.buttons())

    def _press(self, n: int) -> None:
        """Follow a key to the choice of that number, if there are so many."""
        for button in self._offered()[n : n + 1]:
            button.click()

    def _choice(self, name: str) -> QPushButton:
        button = QPushButton()
        button.setCheckable(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda _checked: self._controller.press(name))
        self._choice_grid.addWidget(button, *divmod(len(self._choice_buttons), A_ROW))
        button.show()
        return button

    def _refuse(self, refusal: Refusal | None) -> None:
        if refusal != self._refusal:
            self._refusal = refusal
            self.read()
            if refusal is not None:
                self.told.emit(self._why.accessibleName())


_TAKE_BACK = text("app", "Take back…")
_ALONE = {
    Stop.LUCK: text("app", "After this move something was drawn: the record says so if you undo it."),
    Stop.SHOWN: text("app", "After this move something hidden was shown: the record says so if you undo it."),
}
_STOPS = {
    Stop.LUCK: text("app", "After this move something was drawn: the others have to agree."),
    Stop.SHOWN: text("app", "After this move something hidden was shown: the others have to agree."),
    Stop.ACTED: text("app", "Another person has already begun to play: the others have to agree."),
}
