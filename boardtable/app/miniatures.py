"""Small pictures of saved games, as an onlooker sees them: no hand shows (design 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from boardtable.scene.art import Art
from boardtable.scene.cloth import CLOTH, PLAIN_CLOTH
from boardtable.scene.film import Speed
from boardtable.scene.grain import Grain
from boardtable.scene.places import HEIGHT, WIDTH
from boardtable.scene.scene import TableScene
from boardtable.store.gamefile import OpenError

from .start import PICTURE
from .words import shortened

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from boardtable.engine.match import Match
    from boardtable.engine.text import Text

    from .words import Words

FINER = 3
"""Drawn so much larger at first, and then made small: so all that is on the table keeps its proportions."""
ROUNDED = 6
LOOK_MS = 15
"""How often to look whether the faces of a picture are drawn."""


class Miniatures(QObject):
    """Draws one game after the other, a face at a time; what was drawn is kept until its file changes."""

    drawn = Signal(object, QPixmap)
    """A picture is ready: the file it is of, and the picture."""
    ended = Signal(object, str)
    """This file holds a game that is over, and so it ended."""

    def __init__(
        self, words: Words, look_into: Callable[[Path], Match[Any, Any, Any, Any]], ratio: float, parent: QObject
    ) -> None:
        """Begin with none; `look_into` opens a game without going on with it."""
        super().__init__(parent)
        self._words = words
        self._look_into = look_into
        self._ratio = ratio
        self._kept: dict[Path, tuple[int, QPixmap | None]] = {}
        self._ends: dict[Path, tuple[Text, list[str]]] = {}
        self._queue: list[Path] = []
        self._now: tuple[Path, TableScene] | None = None
        self._arts: dict[tuple[str, str], Art] = {}
        self._timer = QTimer(self, interval=LOOK_MS)
        self._timer.timeout.connect(self._go_on)

    @property
    def busy(self) -> bool:
        """Tell whether anything is still to be drawn."""
        return self._timer.isActive()

    def want(self, paths: Sequence[Path]) -> None:
        """Draw these, and nothing else that may still be waiting; those that are known come at once."""
        self._queue = []
        for path in paths:
            when, picture = self._kept.get(path, (None, None))
            if when is None or when != _changed(path):
                self._queue.append(path)
            elif picture is not None:
                self._give(path, picture)
        if self._queue:
            self._timer.start()

    def _go_on(self) -> None:
        """Begin a picture, wait for its faces, or finish it; art that nobody needs any more is let go."""
        if self._now is None and self._queue:
            self._now = self._begin(self._queue.pop(0))
        elif self._now is not None and not self._now[1].art.is_drawing:
            path, scene = self._now
            self._now = None
            picture = _painted(scene, self._ratio)
            scene.deleteLater()
            self._keep(path, picture)
            self._give(path, picture)
        elif self._now is None:
            self._timer.stop()
            self._arts.clear()

    def _begin(self, path: Path) -> tuple[Path, TableScene] | None:
        try:
            match = self._look_into(path)
        except OpenError:  # its line in the list says why
            self._keep(path, None)
            return None
        home = match.game.info.home
        art = self._arts.setdefault(home, Art(home))
        names = [shortened(sitter.name) for sitter in match.deal.seats]
        outcome = match.game.outcome(match.state)
        if outcome is not None:
            self._ends[path] = outcome.why, names

        def say(sentence: Text) -> str:
            return self._words.say(sentence, names)

        scene = TableScene(art, say, self)
        scene.set_speed(Speed.OFF)
        scene.sharpen(Grain(PICTURE.width() * FINER * self._ratio / WIDTH, self._ratio), QRectF(0, 0, WIDTH, HEIGHT))
        scene.show(match.game.table(match.state, None), match.game.zones(match.state, None))
        return path, scene

    def _give(self, path: Path, picture: QPixmap) -> None:
        self.drawn.emit(path, picture)
        if path in self._ends:
            self.ended.emit(path, self._words.say(*self._ends[path]))

    def _keep(self, path: Path, picture: QPixmap | None) -> None:
        self._kept[path] = (_changed(path), picture)


def _painted(scene: TableScene, ratio: float) -> QPixmap:
    large = QPixmap(PICTURE * FINER * ratio)
    large.fill(PLAIN_CLOTH)
    with QPainter(large) as painter:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        if scene.art.has(CLOTH):
            scene.art.paint_cover(painter, CLOTH, large.size())
        scene.render(painter, QRectF(large.rect()), QRectF(0, 0, WIDTH, HEIGHT))
    small = large.scaled(
        PICTURE * ratio, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    pixmap = QPixmap(small.size())
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipPath(_outline(pixmap, ratio))
        painter.drawPixmap(0, 0, small)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def _outline(pixmap: QPixmap, ratio: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(pixmap.rect()), ROUNDED * ratio, ROUNDED * ratio)
    return path


def _changed(path: Path) -> int:
    """Tell when a file was written last; 0 if it has gone."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0
