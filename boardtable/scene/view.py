"""The window onto the table: fits it to the screen, and brings it mouse, wheel and keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QNativeGestureEvent, QPainter, QTransform
from PySide6.QtWidgets import QFrame, QGestureEvent, QGraphicsView, QPinchGesture
from typing_extensions import override

from boardtable.engine.target import Piece

from .access import Voice
from .access_list import Entries
from .cloth import PLAIN_CLOTH, Cloth
from .drag import REACH
from .grain import Grain
from .keys import WAYS, Keyboard
from .places import HEIGHT, WIDTH
from .turning import Turner

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import (
        QFocusEvent,
        QHideEvent,
        QKeyEvent,
        QMouseEvent,
        QResizeEvent,
        QShowEvent,
        QWheelEvent,
        QWindow,
    )
    from PySide6.QtWidgets import QWidget

    from boardtable.engine.target import Target

    from .scene import TableScene

LARGEST_ZOOM, ZOOM_STEP, WHEEL_STEP = 4.0, 1.2, 120.0
REST_MS = 350
"""Resting so long on a piece (or holding Space) inspects it (look 1)."""
SMALLEST_SCALE = 0.05
PINCH, ENDED = Qt.GestureType.PinchGesture, Qt.GestureState.GestureFinished
WHEEL_SCROLL = 60.0
LEAVING = {QEvent.Type.WindowDeactivate, QEvent.Type.WindowBlocked, QEvent.Type.UngrabMouse, QEvent.Type.EnabledChange}
TAKING = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
ZOOMING: dict[int, Callable[[float], float]] = {
    Qt.Key.Key_0: lambda _: 1.0,
    Qt.Key.Key_Plus: lambda zoom: zoom * ZOOM_STEP,
    Qt.Key.Key_Minus: lambda zoom: zoom / ZOOM_STEP,
}


class TableView(QGraphicsView):
    """Shows the whole table as large as it fits; everything that people do with it begins here."""

    backed = Signal()
    """Esc with nothing in the hand: go back one pick."""
    zoomed = Signal(float)
    """How much larger than fitting the table is shown."""

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        """Open a window onto a table."""
        super().__init__(scene, parent)
        self._table = scene
        self._zoom = 1.0
        self._keyboard = Keyboard(scene)
        self.voice = Voice(scene, self)
        self.entries = Entries(self, scene, self.voice)
        self._turner = Turner(scene, self.voice)
        self._pan: QPointF | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlags(
            QGraphicsView.OptimizationFlag.DontSavePainterState
            | QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing
        )
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.viewport().grabGesture(PINCH)
        self.setBackgroundBrush(PLAIN_CLOTH)
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._inspect)
        self._hover: Target | None = None
        self._cloth = Cloth(scene, scene.art)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.focusWindowChanged.connect(self._notice_window)

    # Size and zoom

    @property
    def zoom(self) -> float:
        """Tell how much larger than fitting the table is shown."""
        return self._zoom

    def fit(self) -> None:
        """Show the whole table as large as it fits."""
        self._set_zoom(1.0, QPointF(self.viewport().rect().center()))

    def zoom_by(self, factor: float, about: QPointF | None = None) -> None:
        """Show the table larger or smaller; the point under the pointer stays there."""
        self._set_zoom(self._zoom * factor, about or QPointF(self.viewport().rect().center()))

    def _set_zoom(self, zoom: float, about: QPointF) -> None:
        before = self.point(about)
        self._zoom = min(max(zoom, 1.0), LARGEST_ZOOM)
        self._apply()
        self._scroll(self.viewportTransform().map(before) - about)
        self.zoomed.emit(self._zoom)

    def point(self, at: QPointF) -> QPointF:
        """Tell which point of the table is at a point of the window."""
        inverted, _ = self.viewportTransform().inverted()
        return inverted.map(at)

    def pixel(self, point: QPointF) -> QPointF:
        """Tell where in the window a point of the table is."""
        return self.viewportTransform().map(point)

    def _apply(self) -> None:
        """Set the transformation, and have faces drawn for it."""
        scale = self._fitting() * self._zoom
        ratio = self.devicePixelRatioF()
        self.setTransform(QTransform.fromScale(scale, scale))
        window = self.mapToScene(self.viewport().rect()).boundingRect()
        self._table.sharpen(Grain(scale * ratio, ratio), window)
        size = QSizeF(self.viewport().size()) / self._fitting()
        corner = QPointF(WIDTH - size.width(), HEIGHT - size.height()) / 2
        self._cloth.cover(self.viewport().size() * ratio, QRectF(corner, size))

    def _fitting(self) -> float:
        size = self.viewport().size()
        return max(SMALLEST_SCALE, min(size.width() / WIDTH, size.height() / HEIGHT))

    def _scroll(self, by: QPointF) -> None:
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() + round(by.x()))
        down.setValue(down.value() + round(by.y()))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._apply()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._apply()

    # The hand

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._stop_resting()
            self._table.focus(None)
            self._keyboard.forget()
            self._table.press(self.point(event.position()))
        elif event.button() is Qt.MouseButton.RightButton and self._turner.ready:
            self._turner.turn(event.modifiers())
        elif not self._table.touched:
            self._table.finish_film()
            self._pan = event.position() if event.button() is Qt.MouseButton.MiddleButton else None
        self._check_buttons(event)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self._table.enlarger.group is None:  # what a double click enlarges stays large
            self.mousePressEvent(event)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._check_buttons(event)
        if self._table.touched:
            self._table.move(self.point(event.position()), REACH / self.transform().m11())
        elif self._pan is not None:
            self._scroll(self._pan - event.position())
            self._pan = event.position()
        else:
            if self.hasFocus():
                self._table.hand.hover(self.point(event.position()), REACH / self.transform().m11())
            self._rest_on(event.position())

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._table.release(self.point(event.position()))
        elif event.button() is Qt.MouseButton.MiddleButton:
            self._pan = None

    def _check_buttons(self, event: QMouseEvent) -> None:
        """Cancel a drag whose release was lost: a popup menu, for one, brings no event at all."""
        self._table.outlines.at = self.point(event.position())
        if self._table.touched and not event.buttons() & Qt.MouseButton.LeftButton:
            self._table.cancel()
        if self._pan is not None and not event.buttons() & Qt.MouseButton.MiddleButton:
            self._pan = None

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = QPointF(event.angleDelta()) / WHEEL_STEP
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_by(ZOOM_STEP ** turned.y(), event.position())
        elif self._turner.ready:
            self._turner.roll(event.angleDelta().y())
        elif self._zoom > 1.0:
            self._scroll(turned * -WHEEL_SCROLL)
        else:
            event.ignore()
            return
        event.accept()

    @override
    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QNativeGestureEvent) and event.gestureType() is Qt.NativeGestureType.ZoomNativeGesture:
            self.zoom_by(1 + event.value(), event.position())
            return True
        if isinstance(event, QGestureEvent) and isinstance(pinch := event.gesture(PINCH), QPinchGesture):
            self._table.cancel()  # the first finger had begun to press
            if pinch.state() is not ENDED:  # it tells the last step once more
                self.zoom_by(pinch.scaleFactor(), self.viewport().mapFromGlobal(pinch.centerPoint()))
            return True
        return super().viewportEvent(event)

    def _notice_window(self, window: QWindow | None) -> None:
        """Put back what is carried when another window, or another program, gets the keyboard."""
        if window is not self.window().windowHandle():
            self._leave_hand()

    def _leave_hand(self) -> None:
        """Put back what is carried: the person is looking elsewhere."""
        self._stop_resting()
        self._table.cancel()

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() in LEAVING:
            self._leave_hand()
        elif event.type() is QEvent.Type.DevicePixelRatioChange:
            self._apply()
        elif event.type() is QEvent.Type.LanguageChange:
            self.voice.name_table()
        return super().event(event)

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        self._leave_hand()
        super().hideEvent(event)

    @override
    def leaveEvent(self, event: QEvent) -> None:
        self._stop_resting()
        self._table.outlines.leave()
        super().leaveEvent(event)

    # Looking closely

    def _rest_on(self, at: QPointF) -> None:
        under = self._table.under(self.point(at))
        self._table.outlines.point_at(under)
        hover = under[0] if under and isinstance(under[0], Piece) else None
        if hover != self._hover:
            self._stop_resting()
            self._hover = hover
            if hover is not None:
                self._rest.start()

    def _stop_resting(self) -> None:
        self._rest.stop()
        self._hover = None
        self._table.inspect(None)

    def _inspect(self) -> None:
        self._table.inspect(self._hover)

    # The keyboard

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            self._escape()
        elif self._turner.press(key, event.modifiers()):
            self.entries.tell_soon()
        elif self._table.touched or self._table.finish_film():
            return
        elif key in WAYS:
            self._keyboard.step(WAYS[key])
            self.voice.tell_held()
        elif key in TAKING:
            self._keyboard.enter()
        elif key == Qt.Key.Key_E:
            self._table.enlarger.step()
        elif key == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self._hover = self._table.focused
                self._rest.start()
        elif key in ZOOMING:
            self._set_zoom(ZOOMING[key](self._zoom), QPointF(self.viewport().rect().center()))
        else:
            event.ignore()

    @override
    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Space:
            event.ignore()
        elif not event.isAutoRepeat():
            tapped = self._rest.isActive()
            self._stop_resting()
            if tapped:
                self._keyboard.take()

    def _escape(self) -> None:
        if self._table.touched:
            self._table.cancel()
        elif self._table.finish_film():
            return
        elif self._table.enlarger.group is not None:
            self._table.enlarger.show(None)
        else:
            self.backed.emit()

    @override
    def focusNextPrevChild(self, next: bool) -> bool:
        if self._keyboard.tab(forward=next):
            self.voice.tell_held()
            return True
        return super().focusNextPrevChild(next)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.entries.say_focus()
        self._keyboard.arrive(event.reason())

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._leave_hand()
        if self.scene() is not None:  # at the very end it goes before its window
            self._keyboard.leave()
        super().focusOutEvent(event)
