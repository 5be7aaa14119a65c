"""The page of a first lesson: a real table, and beside it a few sentences at a time."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from boardtable.controller.lesson import LessonController
from boardtable.engine.text import text
from boardtable.scene.art import Art
from boardtable.scene.scene import TableScene
from boardtable.scene.view import TableView

from .icons import icon
from .prompt_bar import PromptBar

if TYPE_CHECKING:
    from collections.abc import Callable

    from boardtable.engine.course import Course
    from boardtable.engine.text import Text
    from boardtable.scene.film import Speed

    from .words import Words

NARROWEST, LETTERS = 300, 40
"""The panel is so many pixels wide, or so many letters where the words are larger."""
WIDEST = 400
"""But no wider, unless a button needs it."""
MARGIN, LINE = 14, 1


GOES_ON = text("lesson", "The lesson goes on where you left it. Back a page leads to what you know already.")


class After(Enum):
    """What a learner wants after a lesson."""

    COMPUTER = "computer"
    OTHERS = "others"
    NOTHING = "nothing"
    """Back to the start page; also wherever the lesson is left before its end."""


class LessonPage(QWidget):
    """One lesson; it is left with one key at any time, and nothing of it is kept."""

    left = Signal(object)
    """The lesson is over, or is not wanted any more; says what is wanted (`After`)."""

    def __init__(
        self, words: Words, course: Course[Any, Any, Any, Any], speed: Speed, *, from_table: bool = False
    ) -> None:
        """Lay out the page; `start` shows the table. A lesson `from_table` leads back to a game."""
        super().__init__()
        self._words = words
        self._names = [sitter.name for sitter in course.match.deal.seats]
        self.scene = TableScene(Art(course.match.game.info.home, self), self.say, self)
        self.scene.set_speed(speed)
        self.controller = LessonController(course, self.scene)
        self.view = TableView(self.scene)
        self.bar = PromptBar(self.controller, self.say)
        self.bar.undo.connect(self.controller.undo)
        self.bar.focus_lost.connect(self.view.setFocus)
        self.bar.told.connect(self.view.voice.announce)
        self.panel = LessonPanel(self.controller, self.say, from_table=from_table)
        self.panel.told.connect(self.view.voice.announce)
        self.panel.left.connect(self.left)
        row = QHBoxLayout()
        row.addWidget(self.view, 1)
        row.addWidget(self.panel)
        page = QVBoxLayout(self)
        page.setContentsMargins(8, 8, 8, 8)
        page.addWidget(self.bar)
        page.addLayout(row, 1)
        controller = self.controller
        self._key("Esc", self._escape)
        self._key("PgDown", self.panel.go_on)
        self._key("PgUp", self.panel.go_back)
        self._key("Ctrl+Z", controller.undo)
        self._key("Alt+Left", controller.back)
        self._key("F6", self._change_sides)
        for key in ("Ctrl+Return", "Ctrl+Enter"):
            self._key(key, controller.finish)
        controller.turned.connect(self._focus)
        words.changed.connect(self.read)

    def start(self) -> None:
        """Show the table and the open page; a learner who comes back is told so."""
        self.controller.start()
        self.panel.turn()
        if self.controller.course.number:
            self.controller.advised.emit(GOES_ON)
        self._focus()

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Draw the icons in the colours of another theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.bar.read()
            self.panel.read()

    def say(self, sentence: Text) -> str:
        """Speak the language of the window."""
        return self._words.say(sentence, self._names)

    def read(self) -> None:
        """Say everything anew."""
        self.controller.say_anew()
        self.panel.read()

    def _key(self, keys: str, act: Callable[[], object]) -> None:
        shortcut = QShortcut(QKeySequence(keys), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(act)

    def _escape(self) -> None:
        """Leave the lesson; a hand that holds something only lets go of it."""
        if self.scene.touched:
            self.scene.cancel()
        else:
            self.left.emit(After.NOTHING)

    def _focus(self) -> None:
        """Give the keyboard to the table where something is to be done there, else to the button that leads on."""
        if self.controller.course.page.asked:
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.panel.focus_next()

    def _change_sides(self) -> None:
        """Go with the keyboard from the table to the page, and back."""
        if self.view.hasFocus():
            self.panel.focus_next()
        else:
            self.view.setFocus(Qt.FocusReason.ShortcutFocusReason)


class LessonPanel(QFrame):
    """What the open page says, how far the lesson is, and the way on, back and out."""

    left = Signal(object)
    told = Signal(str)
    """Another page is open, or a piece of advice is given: for those who listen."""

    def __init__(self, controller: LessonController, say: Callable[[Text], str], *, from_table: bool) -> None:
        """Make the panel of one lesson; `turn` fills it."""
        super().__init__()
        self.setObjectName("panel")
        self._controller = controller
        self._say = say
        self._from_table = from_table
        self._advice: Text | None = None
        self._heading = _label("heading")
        self._progress = _label("quiet")
        self._said = _label("")
        self._hint = _label("asking")
        words = QWidget()
        column = QVBoxLayout(words)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(self._said)
        column.addWidget(self._hint)
        column.addStretch(1)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(words)
        for ground in (self._scroll.viewport(), words):
            ground.setAutoFillBackground(False)
        self._computer, self._others = self._button(After.COMPUTER), self._button(After.OTHERS)
        self._next = QPushButton()
        self._next.clicked.connect(controller.next)
        self._back = QPushButton()
        self._back.clicked.connect(self.go_back)
        self._skip = self._button(After.NOTHING)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(MARGIN, 12, MARGIN, MARGIN)
        rows.setSpacing(8)
        for part in (self._heading, self._progress, self._scroll):
            rows.addWidget(part)
        rows.setStretchFactor(self._scroll, 1)
        self._buttons = (self._computer, self._others, self._next, self._back, self._skip)
        for button in self._buttons:
            button.setAutoDefault(True)
            rows.addWidget(button)
        controller.turned.connect(self.turn)
        controller.advised.connect(self._advise)

    def go_on(self) -> None:
        """Turn to the next page; after the last one there is none."""
        if not self._controller.course.is_last():
            self._controller.next()

    def go_back(self) -> None:
        """Turn to the page before."""
        self._controller.turn(self._controller.course.number - 1)

    def focus_next(self) -> None:
        """Give the keyboard to the button that leads on."""
        button = self._computer if self._controller.course.is_last() else self._next
        button.setFocus(Qt.FocusReason.OtherFocusReason)

    def read(self) -> None:
        """Say everything anew."""
        say, course = self._say, self._controller.course
        colour = self.palette().buttonText().color().name()
        self._heading.setText(say(text("lesson", "Learn to play")))
        self._progress.setText(
            say(text("lesson", "Page {n} of {all}", n=course.number + 1, all=len(course.lesson.pages)))
        )
        self.setAccessibleName(self._heading.text())
        self._said.setText(say(course.page.said))
        self._show_advice()
        last = course.is_last()
        for button in (self._computer, self._others):
            button.setVisible(last)
        self._next.setVisible(not last)
        self._next.setText(say(text("lesson", "Show me") if course.page.asked else text("lesson", "Next")))
        self._next.setIcon(icon("hint" if course.page.asked else "continue", colour))
        self._computer.setText(say(text("lesson", "Play against the computer")))
        self._others.setText(say(text("lesson", "Play with others")))
        self._back.setText(say(text("lesson", "Back a page")))
        self._back.setEnabled(course.number > 0)
        out = text("lesson", "Start page (Esc)") if last else text("lesson", "Skip the lesson (Esc)")
        self._skip.setText(say(text("lesson", "Back to the game (Esc)") if self._from_table else out))
        letters = min(max(NARROWEST, self.fontMetrics().averageCharWidth() * LETTERS), WIDEST)
        buttons = max(button.sizeHint().width() for button in self._buttons) + 2 * (MARGIN + LINE)
        self.setFixedWidth(max(letters, buttons))

    def turn(self) -> None:
        """Show the page that is open now, from its beginning."""
        self._advice = None
        self.read()
        self._scroll.verticalScrollBar().setValue(0)
        self.told.emit(f"{self._progress.text()}. {self._said.text()}")

    def _button(self, wanted: After) -> QPushButton:
        button = QPushButton()
        button.clicked.connect(lambda _checked=False: self.left.emit(wanted))
        return button

    def _advise(self, advice: Text | None) -> None:
        """Show a piece of advice, or wipe it away."""
        self._advice = advice
        self._show_advice()
        if advice is not None:
            self._scroll.ensureWidgetVisible(self._hint)
            self.told.emit(self._hint.text())

    def _show_advice(self) -> None:
        self._hint.setText(self._say(self._advice) if self._advice is not None else "")
        self._hint.setVisible(self._advice is not None)


def _label(name: str) -> QLabel:
    label = QLabel()
    label.setObjectName(name)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label
