"""The faces of pieces, drawn at their final size from the layers of a game's art, and kept."""

from __future__ import annotations

import logging
from collections import OrderedDict
from importlib.resources import files
from itertools import takewhile
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QByteArray, QObject, QPointF, QRectF, QSizeF, Qt, QTimer, QXmlStreamReader, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtSvg import QSvgRenderer

from boardtable.engine.table import Face, Frame, Ink, Numeral, Picture

from .blank import paint_blank
from .typeface import font

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from importlib.resources.abc import Traversable

    from PySide6.QtCore import QSize

FIGURE_SHARE = 0.62
"""A figure is so high, as a share of its frame."""
LIFT = 1.06
"""A lifted piece is this much larger (look 1)."""
KEPT_BYTES = 64_000_000
"""Pixmaps beyond this are forgotten, the longest unused first; pieces on the table keep their own."""
INKS = {Ink.DARK: QColor("#14161A"), Ink.LIGHT: QColor("#FFFFFF")}
PATIENCE_MS = 60
"""While a window is being resized, nothing is drawn for sizes that last no longer than this."""
LARGE, BREATH_MS = 1_000_000, 1
"""After a face with so many pixels was told of, the table paints for as long as it takes to draw many others: whoever
waits meanwhile has a turn before the next one is drawn."""
SKETCH_SIDE = 64
"""Until a face is ready, its lowest layer stands in for it, drawn this small: its outline is the right one."""
REST_SHADE, LIFTED_SHADE = (0.03, 0.01, 130), (0.06, 0.05, 130)
"""Shadows: how soft they are and how far they fall, as shares of the shorter side, and how dark (of 255)."""

_log = logging.getLogger(__name__)


@frozen(cache_hash=True)
class Cut:
    """How a face is to be drawn: its size in real pixels, how it lies, and whether a hand holds it up."""

    face: Face
    width: int
    height: int
    quarters: int = 0
    flipped: bool = False
    lifted: bool = False
    flat: bool = False
    """Part of the table: without a shadow."""


@frozen(eq=False)
class Drawn:
    """A face that is drawn: its pixels, with room for the shadow on all sides."""

    pixmap: QPixmap
    margin: int

    @property
    def width(self) -> int:
        """Tell how wide the face itself is, without the room for its shadow."""
        return self.pixmap.width() - 2 * self.margin

    @property
    def height(self) -> int:
        """Tell how high the face itself is."""
        return self.pixmap.height() - 2 * self.margin


class Art(QObject):
    """Draws the faces of one game: at once, or one at a time whenever the table has nothing else to do."""

    drawn = Signal(object)
    """A face that was ordered is ready; carries its Cut."""

    def __init__(self, home: tuple[str, str], parent: QObject | None = None) -> None:
        """Take the package, and the folder in it, that hold the game's `art`."""
        super().__init__(parent)
        self._folder: Traversable = files(home[0]) / home[1] / "art"
        self._pictures: dict[str, QSvgRenderer | None] = {}
        self._kept: OrderedDict[Cut, Drawn] = OrderedDict()
        self._bytes = 0
        self._by_face: dict[Face, Cut] = {}
        self._sketches: dict[Cut, Drawn] = {}
        self._orders: OrderedDict[Cut, None] = OrderedDict()
        self._step: Callable[[], bool] | None = None
        self._fresh: Cut | None = None
        self._idle = QTimer(self)
        self._idle.setInterval(0)
        self._idle.timeout.connect(self._draw_next)

    @property
    def is_drawing(self) -> bool:
        """Tell whether anything that was ordered is not drawn yet."""
        return self._step is not None or self._fresh is not None or bool(self._orders)

    def ready(self, cut: Cut) -> Drawn | None:
        """Give a face if it is drawn already."""
        drawn = self._kept.get(cut)
        if drawn is not None:
            self._kept.move_to_end(cut)
        return drawn

    def near(self, cut: Cut) -> Drawn:
        """Give what serves until the right face is ready: one drawn lately at another size, or its ground alone."""
        other = self._by_face.get(cut.face)
        if other is not None and (other.quarters, other.flipped) == (cut.quarters, cut.flipped):
            return self._kept[other]
        ground, share = Face(cut.face.size, _ground(cut.face)), SKETCH_SIDE / max(cut.width, cut.height)
        width, height = max(1, round(cut.width * share)), max(1, round(cut.height * share))
        sketch = Cut(ground, width, height, cut.quarters, cut.flipped, flat=True)
        drawn = self._sketches.get(sketch)
        if drawn is None:
            drawn = self._sketches[sketch] = self._compose(sketch)
        return drawn

    def order(self, cut: Cut, *, first: bool = False) -> None:
        """Ask for a face to be drawn when there is time; `first` puts it before all others."""
        if cut in self._kept:
            return
        self._orders[cut] = None
        if first:
            self._orders.move_to_end(cut, last=False)
        if not self._idle.isActive():
            self._idle.start()

    def forget_orders(self, cuts: Iterable[Cut]) -> None:
        """Drop orders: the table's size has changed, and may change again in a moment."""
        for cut in cuts:
            self._orders.pop(cut, None)
        self._idle.start(PATIENCE_MS)

    def finish(self) -> None:
        """Draw everything that was ordered now: for pictures and tests."""
        while self.is_drawing:
            self._draw_next()

    def draw(self, cut: Cut) -> Drawn:
        """Give a face, drawing it now if need be."""
        self._orders.pop(cut, None)
        drawn = self.ready(cut)
        if drawn is None:
            drawn = self._compose(cut)
            self._keep(cut, drawn)
        return drawn

    def has(self, name: str) -> bool:
        """Tell whether the game's art has a picture of this name; nothing is reported if not."""
        return (self._folder / f"{name}.svg").is_file()

    def proportions(self, name: str) -> QSizeF | None:
        """Tell how wide and high a picture is drawn; None without one, or where it does not say so."""
        renderer = self._renderer(name) if self.has(name) else None
        shape = QSizeF() if renderer is None else renderer.viewBoxF().size()
        return None if shape.isEmpty() else shape

    def picture(self, name: str, width: int, height: int) -> QPixmap:
        """Draw one picture alone, in its proportions: for strips and start page."""
        pixels = QImage(max(1, width), max(1, height), QImage.Format.Format_ARGB32_Premultiplied)
        pixels.fill(Qt.GlobalColor.transparent)
        with QPainter(pixels) as painter:
            self._paint_whole(painter, name, QRectF(pixels.rect()), Qt.AspectRatioMode.KeepAspectRatio)
        return QPixmap.fromImage(pixels)

    def paint_first(self, step: Callable[[], bool]) -> None:
        """Have something larger painted before all faces, bit by bit, until `step` says that it is done."""
        self._step = step
        if not self._idle.isActive():
            self._idle.start()

    def paint_cover(self, painter: QPainter, name: str, size: QSize) -> None:
        """Paint one picture so that it covers a space completely, in its proportions: for the cloth."""
        self._paint_whole(painter, name, QRectF(QPointF(), size), Qt.AspectRatioMode.KeepAspectRatioByExpanding)

    def _paint_whole(self, painter: QPainter, name: str, space: QRectF, mode: Qt.AspectRatioMode) -> None:
        renderer = self._renderer(name)
        size = renderer.viewBoxF().size() if renderer is not None else space.size()
        size.scale(space.size(), mode)
        at = QRectF(QPointF(), size)
        at.moveCenter(space.center())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_picture(painter, name, at)

    def _draw_next(self) -> None:
        """Do one thing: draw a face, or tell of it, whereupon the table paints it; together they might be noticed."""
        breath = 0
        if self._fresh is not None:
            cut, self._fresh = self._fresh, None
            self.drawn.emit(cut)
            breath = BREATH_MS if cut.width * cut.height > LARGE else 0
        elif self._step is not None:
            self._step = None if self._step() else self._step
        elif self._orders:
            self._fresh, _ = self._orders.popitem(last=False)
            self.draw(self._fresh)
        self._idle.setInterval(breath)
        if not self.is_drawing:
            self._idle.stop()

    def _keep(self, cut: Cut, drawn: Drawn) -> None:
        self._kept[cut] = drawn
        if not cut.lifted:
            self._by_face[cut.face] = cut
        self._bytes += _bytes(drawn)
        while self._bytes > KEPT_BYTES and len(self._kept) > 1:
            gone, old = self._kept.popitem(last=False)
            self._bytes -= _bytes(old)
            if self._by_face.get(gone.face) == gone:
                del self._by_face[gone.face]

    def _compose(self, cut: Cut) -> Drawn:
        turned = cut.quarters % 2 == 1
        size = (cut.height, cut.width) if turned else (cut.width, cut.height)
        pixels = QImage(max(1, size[0]), max(1, size[1]), QImage.Format.Format_ARGB32_Premultiplied)
        pixels.fill(Qt.GlobalColor.transparent)
        with QPainter(pixels) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            painter.scale(pixels.width() / cut.face.size[0], pixels.height() / cut.face.size[1])
            for layer in cut.face.layers:
                if isinstance(layer, Picture):
                    whole = layer.at or Frame(0, 0, *cut.face.size)
                    self._paint_picture(painter, layer.name, _rect(whole))
                else:
                    _paint_numeral(painter, layer, cut)
        if cut.flipped:
            pixels = pixels.transformed(QTransform.fromScale(-1, 1))
        if cut.quarters % 4:
            pixels = pixels.transformed(QTransform().rotate(90 * (cut.quarters % 4)))
        if cut.flat:
            return Drawn(QPixmap.fromImage(pixels), 0)
        return _with_shadow(pixels, *(LIFTED_SHADE if cut.lifted else REST_SHADE))

    def _paint_picture(self, painter: QPainter, name: str, at: QRectF) -> None:
        renderer = self._renderer(name)
        if renderer is None:
            paint_blank(painter, name, at)
        else:
            renderer.render(painter, at)

    def _renderer(self, name: str) -> QSvgRenderer | None:
        """Read a picture once; what is missing or broken is reported once and drawn as a plain face."""
        if name not in self._pictures:
            self._pictures[name], fault = self._read(name)
            if fault:
                _log.warning(
                    "The picture %s of the art in %s %s; a plain face stands in for it.", name, self._folder, fault
                )
        return self._pictures[name]

    def _read(self, name: str) -> tuple[QSvgRenderer | None, str]:
        try:
            source = (self._folder / f"{name}.svg").read_bytes()
        except OSError:
            return None, "is missing"
        # QtSvg writes to the log by itself when it meets a broken file, hence the look beforehand.
        reader = QXmlStreamReader(source.decode(errors="replace"))
        root = ""
        while not reader.atEnd():
            if reader.readNext() == QXmlStreamReader.TokenType.StartElement and not root:
                root = str(reader.name())
        if reader.hasError() or root != "svg":
            return None, "is broken"
        renderer = QSvgRenderer(QByteArray(source), self)
        return (renderer, "") if renderer.isValid() else (None, "is broken")


def _ground(face: Face) -> tuple[Picture | Numeral, ...]:
    """Give the layers that make the outline of a face: the lowest one, or all parts that lie side by side there."""
    parts = tuple(takewhile(lambda layer: isinstance(layer, Picture) and layer.at is not None, face.layers))
    return parts or face.layers[:1]


def _bytes(drawn: Drawn) -> int:
    return drawn.pixmap.width() * drawn.pixmap.height() * 4


def _rect(frame: Frame) -> QRectF:
    return QRectF(frame.x, frame.y, frame.w, frame.h)


def _paint_numeral(painter: QPainter, numeral: Numeral, cut: Cut) -> None:
    """Paint a figure as high as a line of print in its frame, as a shape: no hinting, the same at every size.

    However the face will be flipped and turned, the figure stands upright: 6 must not look like 9.
    """
    draft = 100.0
    path = QPainterPath()
    path.addText(0, 0, font(draft, bold=True), numeral.said)
    digit = QPainterPath()
    digit.addText(0, 0, font(draft, bold=True), "0")
    shape, height = path.boundingRect(), digit.boundingRect().height()
    if shape.isEmpty():
        return
    wide, high = (numeral.at.w, numeral.at.h) if cut.quarters % 2 == 0 else (numeral.at.h, numeral.at.w)
    scale = min(FIGURE_SHARE * high / height, wide / shape.width())
    painter.save()
    painter.translate(_rect(numeral.at).center())
    painter.scale(-1 if cut.flipped else 1, 1)
    painter.rotate(-90 * cut.quarters)
    painter.scale(scale, scale)
    painter.translate(-shape.center().x(), -digit.boundingRect().center().y())
    painter.fillPath(path, INKS[numeral.ink])
    painter.restore()


def _with_shadow(pixels: QImage, soft: float, fall: float, dark: int) -> Drawn:
    """Lay a face over its own soft shadow, which falls to the lower right (look 4: light from the upper left)."""
    side = min(pixels.width(), pixels.height())
    reach, drop = max(2, round(soft * side)), max(1, round(fall * side))
    margin = 2 * reach + drop
    whole = QImage(pixels.width() + 2 * margin, pixels.height() + 2 * margin, QImage.Format.Format_ARGB32_Premultiplied)
    whole.fill(Qt.GlobalColor.transparent)
    with QPainter(whole) as painter:
        painter.drawImage(margin + drop // 2, margin + drop, pixels)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(whole.rect(), QColor(0, 0, 0, dark))
    # Made small and large again, edges grow as soft as the shrinking is strong.
    small = whole.scaled(
        max(1, whole.width() // reach),
        max(1, whole.height() // reach),
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    whole = small.scaled(whole.size(), Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    with QPainter(whole) as painter:
        painter.drawImage(margin, margin, pixels)
    return Drawn(QPixmap.fromImage(whole), margin)
