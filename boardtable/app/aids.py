"""Lists that anybody may look up beside the table, in a window of their own: a menu, what is still to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import (
    QDialog,
    QListView,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from boardtable.engine.text import text
from boardtable.scene.art import Cut
from boardtable.scene.rings import INK, WHITE

from .flow import tip
from .icons import icon, same_when_chosen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from boardtable.controller.table import TableController
    from boardtable.engine.table import Aid, Listed
    from boardtable.engine.text import Text
    from boardtable.scene.art import Art

LARGEST = (190, 150)
"""The largest face of a list has so many pixels of a plain screen; the others are drawn to the same scale."""
GAP = 14
"""Between the entries, in pixels."""
QUIET = 0.45
"""What is out of the game is seen through."""
TICK = 24
SHARE = 0.86
"""So much of the page is covered at first."""


def aids_of(controller: TableController) -> tuple[Aid, ...]:
    """Give the lists that may be looked up at the table as it is shown; none behind the curtain."""
    if controller.waiting is not None:
        return ()
    return controller.match.game.aids(controller.match.at(controller.shown_ply), controller.onlooker)


def called(aids: Iterable[Aid]) -> Text | None:
    """Name lists in one breath; None if there are none."""
    name: Text | None = None
    for label in dict.fromkeys(aid.of or aid.label for aid in aids):
        name = label if name is None else text("app", "{lists}, {another}", lists=name, another=label)
    return name


class AidsButton(QPushButton):
    """Opens the lists from beside the table; it is there as long as there is anything to look up."""

    def __init__(self, controller: TableController, say: Callable[[Text], str]) -> None:
        """Begin unseen."""
        super().__init__()
        self._controller = controller
        self._say = say
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard to the table
        controller.changed.connect(self.read)
        self.hide()

    def read(self) -> None:
        """Come or go, and say everything anew: the one list by its name, several together."""
        aids = aids_of(self._controller)
        self.setText(self._say(aids[0].label if len(aids) == 1 else text("menu", "Look up")))
        name = called(aids)
        self.setAccessibleName("" if name is None else self._say(name))
        self.setToolTip(tip(self.accessibleName()))
        self.setIcon(icon("look-up", self.palette().windowText().color().name()))
        self.setVisible(bool(aids))


class AidsWindow(QDialog):
    """Shows every entry of each list, and follows the game while it is open; Esc closes it."""

    def __init__(self, page: QWidget, controller: TableController, art: Art, say: Callable[[Text], str]) -> None:
        """Make the window of one table; it opens with `toggle`."""
        super().__init__(page)
        self._page = page
        self._controller = controller
        self._art = art
        self._say = say
        self._tabs = QTabWidget()
        self._tabs.setDocumentMode(True)
        self._shown: list[tuple[Aid, str]] = []
        column = QVBoxLayout(self)
        column.addWidget(self._tabs)
        self.button = AidsButton(controller, say)
        self.button.clicked.connect(self.toggle)
        controller.changed.connect(self._follow)

    def toggle(self) -> None:
        """Open the window, or close it."""
        if self.isVisible():
            self.close()
            return
        self.read()
        if self._shown:
            self.resize(self._page.size() * SHARE)
            self.show()
            self._tabs.currentWidget().setFocus()

    def lists(self) -> tuple[QListWidget, ...]:
        """Give what shows each of the lists."""
        pages = map(self._tabs.widget, range(self._tabs.count()))
        return tuple(page for page in pages if isinstance(page, QListWidget))

    def read(self) -> None:
        """Show all lists as they are now; one that is as before is not touched."""
        wanted = [(aid, self._say(aid.label)) for aid in aids_of(self._controller)]
        name = called(aid for aid, _ in wanted)
        self.setWindowTitle("" if name is None else self._say(name))
        if len(wanted) != self._tabs.count():
            self._tabs.clear()
            for _ in wanted:
                self._tabs.addTab(self._new_list(), "")
            self._shown = []
        self._tabs.tabBar().setVisible(len(wanted) > 1)
        for n, (shown, (aid, label)) in enumerate(zip(self.lists(), wanted, strict=True)):
            self._tabs.setTabText(n, label)
            shown.setAccessibleName(label)
            if self._shown[n : n + 1] != [(aid, label)]:
                self._fill(shown, aid)
        self._shown = wanted

    def _follow(self) -> None:
        """Follow the game; behind the curtain nothing can be looked up."""
        if self.isVisible():
            self.read()
            if not self._shown:
                self.close()

    def _new_list(self) -> QListWidget:
        shown = QListWidget()
        shown.setViewMode(QListView.ViewMode.IconMode)
        shown.setMovement(QListView.Movement.Static)
        shown.setResizeMode(QListView.ResizeMode.Adjust)
        shown.setWordWrap(True)
        shown.setTextElideMode(Qt.TextElideMode.ElideNone)
        shown.setFrameShape(QListWidget.Shape.NoFrame)
        return shown

    def _fill(self, shown: QListWidget, aid: Aid) -> None:
        """Write all entries of a list; the one that was chosen, and what was in sight, stay so."""
        row, at = max(0, shown.currentRow()), shown.verticalScrollBar().value()
        shown.clear()
        wide = max((entry.face.size[0] for entry in aid.entries), default=1)
        high = max((entry.face.size[1] for entry in aid.entries), default=1)
        scale = min(LARGEST[0] / wide, LARGEST[1] / high)
        size = QSize(round(wide * scale), round(high * scale))
        width = max(size.width(), LARGEST[0])
        room = QRect(0, 0, width - GAP, 10_000)
        names = [self._say(entry.label) for entry in aid.entries]
        heights = [shown.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, name).height() for name in names]
        shown.setIconSize(size)
        grid = QSize(width + GAP, size.height() + max(heights, default=0) + 2 * GAP)
        shown.setGridSize(grid)
        for entry in aid.entries:
            item = QListWidgetItem(self._icon(entry, scale), self._say(entry.label))
            item.setTextAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
            item.setSizeHint(grid - QSize(2, GAP // 2))
            if entry.done:
                item.setForeground(self.palette().placeholderText())
                said = text("app", "{what}, out of the game", what=entry.label)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, self._say(said))
                item.setToolTip(self._say(said))
            shown.addItem(item)
        shown.setCurrentRow(min(row, shown.count() - 1))
        shown.verticalScrollBar().setValue(at)

    def _icon(self, entry: Listed, scale: float) -> QIcon:
        """Draw a face; one that is out of the game quietly, with a tick."""
        ratio = self.devicePixelRatioF()
        width, height = (max(1, round(side * scale * ratio)) for side in entry.face.size)
        drawn = self._art.draw(Cut(entry.face, width, height, flat=True)).pixmap
        if not entry.done:
            drawn = QPixmap(drawn)  # the art keeps its own
            drawn.setDevicePixelRatio(ratio)
            return same_when_chosen(drawn)
        pixels = QPixmap(drawn.size())
        pixels.fill(Qt.GlobalColor.transparent)
        with QPainter(pixels) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setOpacity(QUIET)
            painter.drawPixmap(0, 0, drawn)
            painter.setOpacity(1)
            _paint_tick(painter, TICK * ratio)
        pixels.setDevicePixelRatio(ratio)
        return same_when_chosen(pixels)


def _paint_tick(painter: QPainter, size: float) -> None:
    edge = size / 14
    painter.setPen(QPen(WHITE, edge))
    painter.setBrush(QColor(INK))
    painter.drawEllipse(round(edge), round(edge), round(size - 2 * edge), round(size - 2 * edge))
    tick = QPainterPath()
    tick.moveTo(size * 0.28, size * 0.53)
    tick.lineTo(size * 0.44, size * 0.68)
    tick.lineTo(size * 0.73, size * 0.35)
    painter.strokePath(tick, QPen(WHITE, size * 0.11, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
