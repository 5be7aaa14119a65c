"""A guard against a PySide6 that loses references, which ends in a crash without any message."""

from __future__ import annotations

import sys

from PySide6.QtWidgets import QGraphicsRectItem

CALLS = 1000


def test_void_calls_keep_their_references_to_none() -> None:
    """PySide6 6.12.0 on CPython 3.11 and older loses one at each call, and aborts after some thousand."""
    item = QGraphicsRectItem()
    before = sys.getrefcount(None)
    for place in range(CALLS):
        item.setPos(place, place)
    assert abs(sys.getrefcount(None) - before) < CALLS / 10
