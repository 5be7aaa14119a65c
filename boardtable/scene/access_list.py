"""The table as a list that assistive technology reads: one entry for each piece and each place that can be chosen.

Qt asks `install`ed Python for the list of a table, and the list for its entries. An entry is known by its piece or
place. Those of pieces wait in a pool for the piece to come back under its number; those of places go once the place can
no longer be chosen. Both bases implement what can be done with an entry in C++; nothing here overrides
`interface_cast`, which crashes once somebody listens.
"""

from __future__ import annotations

import weakref
from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QTimer
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleEvent
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import isValid
from typing_extensions import override

from boardtable.engine.target import Piece

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtGui import QAccessibleInterface, QWindow
    from PySide6.QtWidgets import QGraphicsView

    from boardtable.engine.target import Target

    from .access import Voice
    from .scene import TableScene


class Entry(QAccessibleWidget):
    """One piece, or one place that can be chosen; it says nothing once that has gone from the table."""

    def __init__(self, view: QGraphicsView, entries: Entries, target: Target) -> None:
        """Make the entry of a target."""
        super().__init__(view, QAccessible.Role.ListItem)
        self.target = target
        self.here = True
        """Whether assistive technology was told of it, and not yet that it has gone."""
        self._entries = entries

    @override
    def isValid(self) -> bool:
        return self.here and self._entries.view() is not None

    @override
    def object(self) -> QObject | None:  # type: ignore[override]  # PySide's stub forgets that there may be none
        return None  # else Qt would take the entry for that of the whole table

    @override
    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]  # the same
        view = self._entries.view()
        return QAccessible.queryAccessibleInterface(view) if view is not None else None

    @override
    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # the same
        return None

    @override
    def childCount(self) -> int:
        return 0

    @override
    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # the same
        return None

    @override
    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    @override
    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]  # the same
        return None

    @override
    def window(self) -> QWindow | None:  # type: ignore[override]  # the same
        view = self._entries.view()
        return view.window().windowHandle() if view is not None else None

    @override
    def text(self, t: QAccessible.Text) -> str:
        view = self._entries.view()
        if view is None or self.target not in self._entries.listed():
            return ""
        if t is QAccessible.Text.Name:
            return self._entries.voice.name(self.target)
        return self._entries.voice.content(self.target) if t is QAccessible.Text.Description else ""

    @override
    def rect(self) -> QRect:
        view = self._entries.view()
        rect = self._entries.scene.rect_of(self.target) if view is not None else None
        if view is None or rect is None:
            return QRect()
        seen = view.mapFromScene(rect).boundingRect()
        return QRect(view.viewport().mapToGlobal(seen.topLeft()), seen.size())

    @override
    def state(self) -> QAccessible.State:
        state, view = QAccessible.State(), self._entries.view()
        if view is None or self.target not in self._entries.listed():
            state.invisible = True
            return state
        state.focusable = state.selectable = self._entries.voice.is_choosable(self.target)
        state.selected = self._entries.voice.is_picked(self.target)
        state.focused = view.hasFocus() and self._entries.scene.focused == self.target
        state.invisible = not view.isVisible() or self._entries.voice.is_buried(self.target)
        return state

    @override
    def actionNames(self) -> list[str]:
        view = self._entries.view()
        if view is None or not self._entries.voice.is_choosable(self.target):
            return []
        return [QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.setFocusAction()]

    @override
    def doAction(self, actionName: str) -> None:
        view, target = self._entries.view(), self.target
        if view is None or actionName not in self.actionNames():
            return
        taking = actionName == QAccessibleActionInterface.pressAction()
        # Whoever asks need not wait for a dialog that this may open.
        QTimer.singleShot(0, view, lambda: self._entries.choose(target, take=taking))

    @override
    def keyBindingsForAction(self, actionName: str) -> list[str]:
        return []


class TableList(QAccessibleWidget):
    """The table itself: a list of entries."""

    def __init__(self, view: QGraphicsView, entries: Entries) -> None:
        """Make the list of a table; PySide keeps it for ever, so it must not keep the table."""
        super().__init__(view, QAccessible.Role.List)
        self._entries = weakref.ref(entries)

    @override
    def childCount(self) -> int:
        return len(self._listed())

    @override
    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # PySide's stub forgets None
        entries, listed = self._entries(), tuple(self._listed())
        return entries.entry(listed[index]) if entries is not None and 0 <= index < len(listed) else None

    @override
    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return self._listed().get(child.target, -1) if isinstance(child, Entry) else -1

    @override
    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # the same
        entries = self._entries()
        view = entries.view() if entries is not None else None
        if entries is None or view is None:
            return None
        under = entries.scene.under(view.mapToScene(view.viewport().mapFromGlobal(QPoint(x, y))))
        return next((entries.entry(target) for target in under if target in self._listed()), None)

    @override
    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]  # the same
        entries = self._entries()
        view = entries.view() if entries is not None else None
        if entries is None or view is None or not view.hasFocus():
            return None
        focus = entries.scene.focused
        return entries.entry(focus) if focus in self._listed() else self

    def _listed(self) -> dict[Target, int]:
        entries = self._entries()
        return entries.listed() if entries is not None else {}


class Entries:
    """All entries of one table, and the news of them."""

    def __init__(self, view: QGraphicsView, scene: TableScene, voice: Voice) -> None:
        """Begin with none; they are made when somebody asks."""
        install()
        self.scene = scene
        self.voice = voice
        self._view = weakref.ref(view)
        self._pool: dict[Target, Entry] = {}
        self._known: tuple[object, ...] = ()
        self._listed: dict[Target, int] = {}
        self._names: dict[Target, str] = {}
        """What assistive technology was told: these entries, under these names."""
        self._focus: Target | None = None
        self._later = QTimer(view, singleShot=True, interval=0)
        self._later.timeout.connect(self.tell)
        scene.lit.connect(self.tell_soon)
        scene.focus_named.connect(self.tell_soon)
        pool = self._pool
        view.destroyed.connect(lambda: _let_go(pool))

    def view(self) -> QGraphicsView | None:
        """Give the window onto the table, as long as there is one."""
        view = self._view()
        return view if view is not None and isValid(view) else None

    def listed(self) -> dict[Target, int]:
        """Tell what is on the list, and at which place."""
        view = self.view()
        if view is None:
            return {}
        known = (self.scene.look(), self.scene.lights.offers, self.scene.lights.picked)
        if len(known) != len(self._known) or any(a is not b for a, b in zip(known, self._known, strict=True)):
            self._known = known
            self._listed = {target: place for place, target in enumerate(self.voice.targets())}
        return self._listed

    def entry(self, target: Target) -> Entry | None:
        """Give the entry of a target; Qt keeps it by its number until it is let go."""
        view = self.view()
        if view is None:
            return None
        if target not in self._pool:
            self._pool[target] = entry = Entry(view, self, target)
            QAccessible.registerAccessibleInterface(entry)
        self._pool[target].here = True
        return self._pool[target]

    def choose(self, target: Target, *, take: bool) -> None:
        """Give a target the keyboard's focus, and take it if so wished, as Enter does."""
        view = self.view()
        if view is None or not view.isVisible() or self.scene.touched:
            return
        view.setFocus()
        self.scene.finish_film()
        if self.voice.is_choosable(target):
            self.scene.focus(target)
            if take:
                self.scene.point_at(self.scene.look().around(target))

    def say_focus(self) -> None:
        """Tell where the focus is even if it is where it was: the table has the keyboard again."""
        self._focus = None
        self.tell_soon()

    def tell_soon(self) -> None:
        """Tell in a moment what has changed."""
        if self.view() is not None:
            self._later.start()

    def tell(self) -> None:
        """Tell assistive technology, if there is any, what has gone, come, got another name, or has the focus now."""
        view = self.view()
        if view is None or not QAccessible.isActive():
            return
        names = {target: self.voice.name(target) for target in self.listed()}
        for target in [target for target in self._pool if target not in names]:
            self._remove(target)
        for target, name in names.items():
            entry = self.entry(target)
            if target not in self._names:
                _tell(entry, QAccessible.Event.ObjectCreated)
            elif self._names[target] != name:
                _tell(entry, QAccessible.Event.NameChanged)
        self._names = names
        focus = self.scene.focused if view.hasFocus() else None
        if focus != self._focus:
            self._focus = focus
            if focus in names:
                _tell(self.entry(focus), QAccessible.Event.Focus)

    def _remove(self, target: Target) -> None:
        entry = self._pool[target]
        if entry.here:
            _tell(entry, QAccessible.Event.ObjectDestroyed)
            entry.here = False
        if not isinstance(target, Piece):
            _let_go({target: self._pool.pop(target)})


def _tell(entry: Entry | None, event: QAccessible.Event) -> None:
    if entry is not None:
        QAccessible.updateAccessibility(QAccessibleEvent(entry, event))


def _let_go(pool: dict[Target, Entry]) -> None:
    """Give entries back to Qt, which deletes them; at the very end Qt may already have done so."""
    for entry in pool.values():
        if isValid(entry):
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(entry))
    pool.clear()


@cache
def install() -> None:
    """Have Qt ask here for what it tells assistive technology about a table."""
    QAccessible.installFactory(_interface)


def _interface(_key: str, thing: QObject) -> QAccessibleInterface | None:
    """Give the list of a table; of anything else Qt knows better."""
    entries = getattr(thing, "entries", None)
    if not isinstance(entries, Entries):
        return None
    view = entries.view()
    return TableList(view, entries) if view is not None else None
