"""How much memory the full table takes, once everything on it has been drawn and taken up."""

from __future__ import annotations

from PySide6.QtCore import QEvent

from boardtable.app.painted import resident_mb

from .deals import full_match
from .drag import Frames, grips, route
from .line import say
from .table import laid


def measure(game: str, size: tuple[int, int]) -> None:
    """Measure a table on which a hand has had hold of everything once."""
    page = laid(full_match(game), size)
    frames = Frames(page)
    for grip in grips(page):
        frames.send(QEvent.Type.MouseButtonPress, grip)
        for point in route(grip):
            frames.send(QEvent.Type.MouseMove, point)
        page.scene.cancel()
        frames.send(QEvent.Type.MouseButtonRelease, grip)
    page.finish_drawing()
    say("memory", size=f"{size[0]}x{size[1]}", scale=page.devicePixelRatioF(), rss_mb=resident_mb())
