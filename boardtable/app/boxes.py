"""The boxes of the installed games, with what can be done with each."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGridLayout,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from boardtable.engine.text import text

from .flow import Flow, tip
from .icons import icon
from .rulebook.shelf import has_book

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent

    from boardtable.engine.info import GameInfo
    from boardtable.engine.registry import Installed

    from .words import Words

COVER = QSize(384, 240)
"""The largest that a cover is shown, in pixels of a plain screen."""
SMALLEST = 200
ROUNDED = 14
GAP, EDGE = 18, 12
"""Between boxes, and what a button needs around its picture."""


class Boxes(QScrollArea):
    """Shows a cover for each game, two side by side where there are several; covers are drawn once there is time."""

    new_game = Signal(str)
    learning = Signal(str)
    """The first lesson of this game is wanted."""
    reading = Signal(str)
    """The rule book of this game is wanted."""

    def __init__(self, words: Words, games: Sequence[Installed]) -> None:
        """Lay out the boxes in the order of the list."""
        super().__init__()
        self._words = words
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it follows the box that has the focus
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._learning: list[tuple[QPushButton, GameInfo]] = []
        self._rules: list[tuple[QPushButton, GameInfo]] = []
        self._columns = min(2, max(1, len(games)))
        self._boxes: list[tuple[QToolButton, Installed]] = []
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(GAP)
        for n, game in enumerate(games):
            row, column = divmod(n, self._columns)
            grid.addWidget(self._box(game), row, column)
        for column in range(self._columns):
            grid.setColumnStretch(column, 1)
        grid.setRowStretch(len(games), 1)
        self.setWidget(inside)
        self._bare = [game.info for game in games if game.info is not None]
        self._may_draw = False
        self._drawing = QTimer(self, interval=0)
        self._drawing.timeout.connect(self._draw)
        self._fit(0)

    def read(self) -> None:
        """Say everything anew."""
        say = self._words.say
        colour = self.palette().buttonText().color().name()
        for box, game in self._boxes:
            if game.why is not None:
                box.setToolTip(tip(say(game.why)))
            elif game.info is not None:
                box.setAccessibleName(say(text("app", "New game: {game}", game=game.info.title)))
        for button, info in self._learning:
            button.setText(say(text("app", "Learn to play")))
            button.setIcon(icon("hint", colour))
            button.setAccessibleName(say(text("app", "Learn to play: {game}", game=info.title)))
        for button, info in self._rules:
            button.setText(say(text("app", "Rules")))
            button.setIcon(icon("rules", colour))
            button.setAccessibleName(say(text("app", "Rules: {game}", game=info.title)))

    @property
    def touched(self) -> str:
        """Tell the game whose box, or a button below it, has the focus; nothing if none has."""
        boxes = [(box, game.info) for box, game in self._boxes]
        focused = QApplication.focusWidget()
        found = [info for one, info in (*boxes, *self._learning, *self._rules) if one is focused]
        return next((info.id for info in found if info is not None), "")

    def draw(self) -> None:
        """Begin to draw the covers, one whenever there is time and the boxes are seen."""
        self._may_draw = True
        if self.isVisible():
            self._drawing.start()

    def focus_rules(self, game: str) -> None:
        """Give the focus to the button that opens the rules of a game."""
        for button, info in self._rules:
            if info.id == game:
                button.setFocus()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit(event.size().width())

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._may_draw:
            self._drawing.start()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._drawing.stop()  # a table that is opened meanwhile needs the time

    def _box(self, game: Installed) -> QWidget:
        box = QToolButton()
        box.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        box.setAutoRaise(True)
        box.setText(game.info.title if game.info is not None else game.id)
        box.setEnabled(game.info is not None)
        self._boxes.append((box, game))
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(box, 0, Qt.AlignmentFlag.AlignLeft)
        if game.info is not None:
            box.setIcon(self._blank())
            box.clicked.connect(lambda _checked=False, chosen=game.info.id: self.new_game.emit(chosen))
            column.addLayout(self._buttons(game.info))
        column.addStretch(1)
        return whole

    def _buttons(self, info: GameInfo) -> Flow:
        """Put small buttons below a cover."""
        below = Flow(8)
        if info.has_lesson:
            learn = QPushButton()
            learn.clicked.connect(lambda _checked=False: self.learning.emit(info.id))
            self._learning.append((learn, info))
            below.addWidget(learn)
        if has_book(info.home):
            rules = QPushButton()
            rules.clicked.connect(lambda _checked=False: self.reading.emit(info.id))
            self._rules.append((rules, info))
            below.addWidget(rules)
        return below

    def _fit(self, width: int) -> None:
        """Make the covers as large as the columns allow, where so many pixels are seen."""
        # The view is not asked for its width: PySide6 would look through every sort of widget to say what it is.
        room = (width - GAP * (self._columns - 1)) // self._columns - EDGE
        cover = max(SMALLEST, min(COVER.width(), room))
        for box, _ in self._boxes:
            box.setIconSize(QSize(cover, cover * COVER.height() // COVER.width()))
        self.setMinimumWidth(self._columns * (SMALLEST + EDGE) + GAP * (self._columns - 1))

    def _draw(self) -> None:
        """Draw the next cover."""
        if not self._bare:
            self._drawing.stop()
            return
        info = self._bare.pop(0)
        for box, game in self._boxes:
            if game.info is info:
                box.setIcon(_cover(info.home, self.devicePixelRatioF()))

    def _blank(self) -> QIcon:
        """Give what stands where a cover will be."""
        pixmap = QPixmap(COVER)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.palette().mid())
        painter.drawRoundedRect(pixmap.rect(), ROUNDED, ROUNDED)
        painter.end()
        return QIcon(pixmap)


def _cover(home: tuple[str, str], ratio: float) -> QIcon:
    """Draw the cover of a box; a game without one gets an empty picture."""
    from PySide6.QtSvg import QSvgRenderer  # noqa: PLC0415 - the start page is painted before it is needed

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
