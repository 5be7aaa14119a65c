"""The first page: the games that are installed, those that are being played, and those that are over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSizePolicy,
    QTabBar,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from boardtable.engine.text import text

from .boxes import Boxes
from .flow import Flow
from .icons import icon
from .lines import break_lines

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from PySide6.QtGui import QPaintEvent

    from boardtable.engine.registry import Installed

    from .waiting import Waiting
    from .words import Words

PICTURE = QSize(176, 110)
PATH, SAID = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
PICTURES_MS = 150
"""So long after the page was painted, pictures of the games are asked for."""
IN_PROGRESS, OVER = 0, 1


class StartPage(QWidget):
    """Lets a person begin, continue or open a game, and find those that are over."""

    new_game = Signal(str)
    learning = Signal(str)
    """The first lesson of this game is wanted."""
    reading = Signal(str)
    """The rule book of this game is wanted."""
    continued = Signal(object)
    opening = Signal()
    binned = Signal(object)
    turned = Signal()
    """The other list is wanted: games in progress, or those that are over."""
    pictured = Signal(object)
    """Pictures of these files would be seen, now that there is time for them."""

    def __init__(self, words: Words, games: Sequence[Installed]) -> None:
        """Show the installed games; `show_waiting` fills in those in progress."""
        super().__init__()
        self._words = words
        self._title = QLabel("boardtable")
        self._title.setObjectName("title")
        self._new = _heading()
        self._tabs = QTabBar()
        self._tabs.setExpanding(False)
        self._tabs.setDrawBase(False)
        for _ in (IN_PROGRESS, OVER):
            self._tabs.addTab("")
        self._tabs.currentChanged.connect(self._turn)
        self._painted = False
        self._pictures = QTimer(self, singleShot=True, interval=PICTURES_MS)
        self._pictures.timeout.connect(self._ask_pictures)
        self._nothing = QLabel()
        self._nothing.setObjectName("quiet")
        self._nothing.setWordWrap(True)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._boxes = Boxes(words, games)
        self._boxes.new_game.connect(self.new_game)
        self._boxes.learning.connect(self.learning)
        self._boxes.reading.connect(self.reading)
        self._waiting = QListWidget()
        break_lines(self._waiting)
        self._waiting.setIconSize(PICTURE)
        self._waiting.itemActivated.connect(self._continue)
        self._waiting.currentItemChanged.connect(self._enable)
        self._waiting.verticalScrollBar().valueChanged.connect(self._pictures.start)
        self._continue_button = QPushButton()
        self._continue_button.clicked.connect(self._continue)
        self._open_button = QPushButton()
        self._open_button.clicked.connect(self.opening)
        self._bin_button = QPushButton()
        self._bin_button.clicked.connect(self._bin)
        self._arrange()
        words.changed.connect(self.read)
        self.read()

    @property
    def shows_finished(self) -> bool:
        """Tell which list is wanted: of the games that are over, or of those in progress."""
        return self._tabs.currentIndex() == OVER

    def show_games(self, games: Sequence[Waiting]) -> None:
        """List games, the last played one first and chosen; their pictures come later."""
        self._waiting.clear()
        for game in games:
            item = QListWidgetItem(f"{game.title}\n{game.about}")
            item.setData(PATH, game.path)
            item.setData(SAID, item.text())
            if game.sound:
                item.setIcon(self._blank())
            self._waiting.addItem(item)
        if self._painted:
            self._pictures.start()
        self._waiting.setVisible(bool(games))
        self._nothing.setVisible(not games)
        if games:
            self._waiting.setCurrentRow(0)
        self._enable()

    @property
    def touched(self) -> str:
        """Tell the game whose box, or a button below it, has the focus; nothing if none has."""
        return self._boxes.touched

    def focus_rules(self, game: str) -> None:
        """Give the focus to the button that opens the rules of a game."""
        self._boxes.focus_rules(game)

    def take_focus(self) -> None:
        """Give the keyboard to the list of games, if there are any: Enter goes on with the one that is chosen."""
        if not self._waiting.isHidden():
            self._waiting.setFocus()

    def show_end(self, path: Path, said: str) -> None:
        """Write below a game that is over who has won."""
        for item in self._items_of(path):
            item.setText(f"{item.data(SAID)}\n{said}")

    def show_picture(self, path: Path, picture: QPixmap) -> None:
        """Put a picture beside its game."""
        for item in self._items_of(path):
            drawn = QIcon(picture)
            drawn.addPixmap(picture, QIcon.Mode.Selected)
            item.setIcon(drawn)

    def read(self) -> None:
        """Say everything anew."""
        say = self._words.say
        colour = self.palette().buttonText().color().name()
        self._new.setText(say(text("app", "New game")))
        self._tabs.setTabText(IN_PROGRESS, say(text("app", "In progress")))
        self._tabs.setTabText(OVER, say(text("app", "Finished")))
        over = self.shows_finished
        nothing = text("app", "No game is in progress. Choose a box to begin one.")
        self._nothing.setText(say(text("app", "No game is finished yet.") if over else nothing))
        listed = text("app", "Finished games") if over else text("app", "Games in progress")
        self._waiting.setAccessibleName(say(listed))
        go_on = text("app", "Show the scores") if over else text("app", "Continue")
        for button, said, drawn in (
            (self._continue_button, go_on, "scores" if over else "continue"),
            (self._open_button, text("app", "Open…"), "open"),
            (self._bin_button, text("app", "Move to bin"), "close"),
        ):
            button.setText(say(said))
            button.setIcon(icon(drawn, colour))
        self._boxes.read()

    def _arrange(self) -> None:
        left = QVBoxLayout()
        left.addWidget(self._new)
        left.addWidget(self._boxes, 1)
        buttons = Flow(8)
        for button in (self._continue_button, self._open_button, self._bin_button):
            buttons.addWidget(button)
        right = QVBoxLayout()
        for column in (left, right):
            column.setSpacing(10)
        right.addWidget(self._tabs)
        right.addWidget(self._nothing, 1)
        right.addWidget(self._waiting, 1)
        right.addLayout(buttons)
        halves = QHBoxLayout()
        halves.setSpacing(28)
        halves.addLayout(left, 1)
        halves.addLayout(right, 1)
        page = QVBoxLayout(self)
        page.setContentsMargins(32, 20, 32, 24)
        page.setSpacing(14)
        page.addWidget(self._title)
        page.addLayout(halves, 1)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Ask for covers and pictures no sooner than the page is seen."""
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            self._boxes.draw()
            self._pictures.start()

    def _items_of(self, path: Path) -> list[QListWidgetItem]:
        items = map(self._waiting.item, range(self._waiting.count()))
        return [item for item in items if item.data(PATH) == path]

    def _blank(self) -> QIcon:
        """Give what stands where a picture will be."""
        pixmap = QPixmap(PICTURE)
        pixmap.fill(self.palette().mid().color())
        return QIcon(pixmap)

    def _turn(self) -> None:
        self.read()
        self.turned.emit()

    def _ask_pictures(self) -> None:
        """Ask for pictures of the games that are in sight, and of no others."""
        seen = self._waiting.viewport().rect()
        items = [self._waiting.item(row) for row in range(self._waiting.count())]
        paths = [item.data(PATH) for item in items if self._waiting.visualItemRect(item).intersects(seen)]
        if paths and self.isVisible():
            self.pictured.emit(paths)

    def _enable(self) -> None:
        chosen = self._waiting.currentItem() is not None
        self._continue_button.setEnabled(chosen)
        self._bin_button.setEnabled(chosen)

    def _continue(self) -> None:
        item = self._waiting.currentItem()
        if item is not None:
            self.continued.emit(item.data(PATH))

    def _bin(self) -> None:
        item = self._waiting.currentItem()
        if item is not None:
            self.binned.emit(item.data(PATH))


def _heading() -> QLabel:
    label = QLabel()
    label.setObjectName("heading")
    label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
    return label
