"""Why something is not allowed, with the way to the rule that says so."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel
from typing_extensions import override

from boardtable.engine.text import text

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QFocusEvent, QKeyEvent

    from boardtable.engine.game import Refusal
    from boardtable.engine.text import Text

SIGN = "\N{HEAVY MULTIPLICATION X}"
GAP = "\n"
"""Stands for the reason while its sentence is taken apart."""

HAIR = 4
"""Rich text, whose parts are measured by themselves, may need so many pixels more than the plain words."""


class RefusalLine(QLabel):
    """Shows one refusal; the number of its rule opens the rule book, by a click, or by Enter once it has the focus."""

    followed = Signal(str)
    """The rule of this number is wanted."""

    def __init__(self) -> None:
        """Begin with nothing to refuse."""
        super().__init__()
        self.setObjectName("refusal")
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse)
        self.linkActivated.connect(self.followed)
        self._parts = ("", "", "")
        self.rule = ""
        """The number of the rule that is named now; empty if none is."""

    def width_of_all(self) -> int:
        """Tell how long the whole refusal is in one line, in pixels; nothing without one."""
        said = self.accessibleName()
        return self.fontMetrics().horizontalAdvance(f"{SIGN} {said}") + HAIR if said else 0

    def is_one_line(self) -> bool:
        """Tell whether there is a refusal, and room for all of it in one line."""
        return not self.isHidden() and self.heightForWidth(self.width()) < 2 * self.fontMetrics().height()

    def say(self, refusal: Refusal | None, say: Callable[[Text], str], *, linked: bool) -> None:
        """Show a refusal, or nothing; its name is the sentence as it is spoken."""
        self.rule = "" if refusal is None else refusal.rule
        self.setVisible(refusal is not None)
        linked = linked and bool(self.rule)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if linked else Qt.FocusPolicy.NoFocus)
        self.setAccessibleDescription("")
        if refusal is None:
            self._parts = ("", "", "")
            self._write()
            self.setAccessibleName("")
            return
        whole, after = say(refusal.why), ""
        if refusal.rule:
            whole = say(text("app", "{why} (Rule {rule})", why=refusal.why, rule=refusal.rule))
            after = say(text("app", "{why} (Rule {rule})", why=GAP, rule=refusal.rule)).partition(GAP)[2]
        self._parts = (whole.removesuffix(after), after, refusal.rule) if linked else (whole, "", "")
        self._write()
        self.setAccessibleName(whole)
        if linked:
            self.setAccessibleDescription(say(text("app", "Enter: open the rule book")))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space} and self._parts[2]:
            self.followed.emit(self._parts[2])
        else:
            super().keyPressEvent(event)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._write()

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._write()

    def _write(self) -> None:
        """Write the sentence with its link, which stands out in reverse while it has the focus."""
        why, link, rule = self._parts
        if not why:
            self.clear()
            return
        role = QPalette.ColorRole
        ink, ground = self.palette().color(role.WindowText).name(), self.palette().color(role.Base).name()
        style = f"color: {ground}; background-color: {ink}" if self.hasFocus() else f"color: {ink}"
        shown = f"{SIGN} {escape(why, quote=False)}"
        if link:
            blank = link[: len(link) - len(link.lstrip())]
            shown += f'{blank}<a href="{escape(rule)}" style="{style}">{escape(link.lstrip(), quote=False)}</a>'
        self.setText(shown)
