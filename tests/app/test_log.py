"""The log beside the table: every line whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.app.clipping import clipped
from tests.app.program import come_to_rest

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.app.program import Program


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("lines", [1, 40])
def test_no_line_is_cut(
    start: Callable[..., Program],
    sticks: None,
    lines: int,
    bold: bool,  # noqa: FBT001 - a row of a table
) -> None:
    """Sentences of every length around one and two lines, in both weights, with a scroll bar and without."""
    assert sticks is None
    program = start()
    program.begin("sticks", "Anna", "Bob")
    log = program.page.log
    face = log.font()
    face.setBold(bold)
    for length in range(20, 100):
        log.clear()
        for _ in range(lines):
            log.addItem("Ann " * (length // 4) + "i" * (length % 4) + ".")
            log.item(log.count() - 1).setFont(face)
        come_to_rest()
        assert log.verticalScrollBar().isVisible() is (lines > 1)
        assert clipped(log) == [], length
