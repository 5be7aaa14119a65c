"""Reads what is written on a table, where, and finds words that are cut, left out or written over others."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

from attrs import frozen
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QGraphicsPixmapItem

from boardtable.engine.target import Cell
from boardtable.scene import signs
from boardtable.scene.lens import in_sight
from boardtable.scene.typeface import font

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pytest
    from PySide6.QtCore import QRectF

    from boardtable.app.table_page import TablePage
    from boardtable.scene.scene import TableScene

TOUCHING = 3.0
"""Words may touch by so many units of the table: their pixels hold some air."""

LEFT_OUT = "left out"
BESIDE_THE_RULES = "toggle_rules"
"""Where the table is so small that some empty places have no room for their names."""
NARROW = 0.45
"""The same holds beside a sheet of many columns, which leaves no larger share of the window to the table."""


@frozen
class Written:
    """Words that were drawn: what they say, what kind of sign they are, whose, and how large."""

    said: str
    kind: str
    seat: int | None
    size: int


class Reader:
    """Remembers what was drawn in every sign, and finds it again on the table."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Look over the shoulder of whoever draws signs."""
        self._drawn: dict[int, Written] = {}
        for kind in ("plate", "name", "label", "caption"):
            self._follow(monkeypatch, kind)

    def _follow(self, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
        draw = getattr(signs, f"_draw_{kind}")

        def drawing(said: str, whose: Any, size: int, *more: object) -> signs.Sign:  # noqa: ANN401 - a tone, a seat or a width
            sign: signs.Sign = draw(said, whose, size, *more)
            seat = whose if kind == "name" else None
            self._drawn[sign.pixmap.cacheKey()] = Written(said, kind, seat, size)
            return sign

        monkeypatch.setattr(signs, f"_draw_{kind}", drawing)

    def on(self, scene: TableScene) -> list[tuple[Written, QRectF, float]]:
        """List all words that are seen on a table, each with its place and its height above the cloth."""
        found = []
        for item in scene.items():
            if isinstance(item, QGraphicsPixmapItem) and item.isVisible():
                written = self._drawn.get(item.pixmap().cacheKey())
                if written is not None:
                    found.append((written, item.sceneBoundingRect(), item.topLevelItem().zValue()))
        return found

    def clipped(self, scene: TableScene) -> list[str]:
        """Name all words on a table that are cut, left out, beyond its edge or over other words."""
        words = self.on(scene)
        return [*_cut(words, scene), *_over_each_other(words), *_left_out(words, scene)]

    def on_page(self, page: TablePage | None, where: str) -> list[str]:
        """Name those on the table that is seen, if one is; where it is squeezed, names may be left out."""
        if page is None or not page.front.view.isVisible():
            return []
        squeezed = where == BESIDE_THE_RULES or page.front.view.width() < NARROW * page.window().width()
        faults = self.clipped(page.front.scene)
        return [fault for fault in faults if not (squeezed and fault.startswith(LEFT_OUT))]


def _cut(words: list[tuple[Written, QRectF, float]], scene: TableScene) -> Iterator[str]:
    for written, rect, _ in words:
        if written.kind == "name" and written.seat is None:
            widest = signs.LONGEST_NAME * written.size
            if QFontMetricsF(font(written.size)).horizontalAdvance(written.said) > widest:
                yield f"shortened on the cloth: {written.said}"
        if not in_sight(scene).adjusted(-1, -1, 1, 1).contains(rect):
            yield f"out of sight: {written.said}"


def _over_each_other(words: list[tuple[Written, QRectF, float]]) -> Iterator[str]:
    """Two names or two notes; a note may hide a name for a while, a count lies on its piece."""
    for (one, one_rect, one_level), (other, other_rect, other_level) in combinations(words, 2):
        shared = one_rect.intersected(other_rect)
        same = one.kind == other.kind and (one.kind != "plate" or one_level == other_level)
        if same and min(shared.width(), shared.height()) > TOUCHING:
            yield f"{one.said!r} is written over {other.said!r}"


def _left_out(words: list[tuple[Written, QRectF, float]], scene: TableScene) -> Iterator[str]:
    names = {written.said for written, _, _ in words if written.kind == "label"}
    look = scene.look()
    for zone in look.zones.values():
        if not zone.quiet and not look.members(zone.name) and scene.say(zone.label) not in names:
            yield f"{LEFT_OUT}, for want of room in {look.rect(Cell(zone.name))}: {scene.say(zone.label)}"
