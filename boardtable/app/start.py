"""The first page: the games that are installed, and those that are being played."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPainterPath, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from boardtable.engine.text import text

from .icons import icon

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardtable.engine.registry import Installed

    from .waiting import Waiting
    from .words import Words

COVER = QSize(384, 240)
ROUNDED = 14
PATH = Qt.ItemDataRole.UserRole


class StartPage(QWidget):
    """Lets a person begin, continue or open a game."""

    new_game = Signal(str)
    continued = Signal(object)
    opening = Signal()
    binned = Signal(object)

    def __init__(self, words: Words, games: Sequence[Installed]) -> None:
        """Show the installed games; `show_waiting` fills in those in progress."""
        super().__init__()
        self._words = words
        self._title = QLabel("boardtable")
        self._title.setObjectName("title")
        self._new = _heading()
        self._in_progress = _heading()
        self._nothing = QLabel()
        self._nothing.setObjectName("quiet")
        self._nothing.setWordWrap(True)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._covers = QVBoxLayout()
        self._covers.setSpacing(14)
        self._boxes = [self._box(game) for game in games]
        self._covers.addStretch(1)
        self._waiting = QListWidget()
        self._waiting.setWordWrap(True)
        self._waiting.setTextElideMode(Qt.TextElideMode.ElideNone)
        self._waiting.setResizeMode(QListWidget.ResizeMode.Adjust)
        self._waiting.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._waiting.itemActivated.connect(self._continue)
        self._waiting.itemDoubleClicked.connect(self._continue)
        self._waiting.currentItemChanged.connect(self._enable)
        self._continue_button = QPushButton()
        self._continue_button.clicked.connect(self._continue)
        self._open_button = QPushButton()
        self._open_button.clicked.connect(self.opening)
        self._bin_button = QPushButton()
        self._bin_button.clicked.connect(self._bin)
        self._arrange()
        words.changed.connect(self.read)
        self.read()

    def show_waiting(self, games: Sequence[Waiting]) -> None:
        """List the games in progress, the last played one first and chosen."""
        self._waiting.clear()
        for game in games:
            item = QListWidgetItem(f"{game.title}\n{game.about}")
            item.setData(PATH, game.path)
            self._waiting.addItem(item)
        self._waiting.setVisible(bool(games))
        self._nothing.setVisible(not games)
        if games:
            self._waiting.setCurrentRow(0)
        self._enable()

    def read(self) -> None:
        """Say everything anew."""
        say = self._words.say
        colour = self.palette().buttonText().color().name()
        self._new.setText(say(text("app", "New game")))
        self._in_progress.setText(say(text("app", "Games in progress")))
        self._nothing.setText(say(text("app", "No game is in progress. Choose a box to begin one.")))
        self._waiting.setAccessibleName(self._in_progress.text())
        for button, said, drawn in (
            (self._continue_button, text("app", "Continue"), "continue"),
            (self._open_button, text("app", "Open…"), "open"),
            (self._bin_button, text("app", "Move to bin"), "close"),
        ):
            button.setText(say(said))
            button.setIcon(icon(drawn, colour))
        for box, game in self._boxes:
            if game.info is None:
                reason = text("app", "{game} cannot be used: {fault}", game=game.id, fault=game.fault or "")
                box.setToolTip(f"<p>{escape(say(reason))}</p>")
            else:
                box.setAccessibleName(say(text("app", "New game: {game}", game=game.info.title)))

    def _arrange(self) -> None:
        covers = QWidget()
        covers.setLayout(self._covers)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidget(covers)
        scroll.setMinimumWidth(COVER.width() + 60)
        left = QVBoxLayout()
        left.addWidget(self._new)
        left.addWidget(scroll, 1)
        covers.setContentsMargins(0, 0, 0, 0)
        self._covers.setContentsMargins(0, 0, 0, 0)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        for button in (self._continue_button, self._open_button, self._bin_button):
            buttons.addWidget(button)
        buttons.addStretch(1)
        right = QVBoxLayout()
        for column in (left, right):
            column.setSpacing(10)
        right.addWidget(self._in_progress)
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

    def _box(self, game: Installed) -> tuple[QToolButton, Installed]:
        box = QToolButton()
        box.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        box.setIconSize(COVER)
        box.setAutoRaise(True)
        box.setText(game.info.title if game.info is not None else game.id)
        box.setEnabled(game.info is not None)
        if game.info is not None:
            box.setIcon(_cover(game.info.home, self.devicePixelRatioF()))
            box.clicked.connect(lambda _checked=False, chosen=game.info.id: self.new_game.emit(chosen))
        self._covers.addWidget(box, 0, Qt.AlignmentFlag.AlignLeft)
        return box, game

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


def _cover(home: tuple[str, str], ratio: float) -> QIcon:
    """Draw the cover of a box; a game without one gets an empty picture."""
    pixmap = QPixmap(COVER * ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    source = files(home[0]) / home[1] / "art" / "cover.svg"
    if source.is_file():
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        outline = QPainterPath()
        whole = QRectF(0, 0, pixmap.width(), pixmap.height())
        outline.addRoundedRect(whole, ROUNDED * ratio, ROUNDED * ratio)
        painter.setClipPath(outline)
        QSvgRenderer(QByteArray(source.read_bytes())).render(painter, whole)
        painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return QIcon(pixmap)
