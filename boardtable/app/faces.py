"""`boardtable faces`: draws every face of a game on one sheet, into a PNG file."""

from __future__ import annotations

import argparse
import os
import sys
from itertools import count
from math import ceil, sqrt
from pathlib import Path
from typing import TYPE_CHECKING

from boardtable.engine.registry import UnusableGameError, load
from boardtable.engine.text import plain
from boardtable.store.boxes import own_box

from .deals import any_set_up, dealt, positions

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QColor, QPixmap

    from boardtable.engine.table import Face

    from .deals import Played

THEMES = ("cloth", "light", "dark")
QUIET_GAMES = 4
"""After so many games without a face that is new, all have been seen."""
STEP = 3
"""At every third decision is looked: what lies there lies there for a while."""
GAP, WORDS = 16, 13
"""In pixels of a plain screen."""


def main(argv: Sequence[str]) -> int:
    """Draw what is asked for; returns the exit status."""
    parser = argparse.ArgumentParser(prog="boardtable faces", description="Draw every face of a game into a PNG file.")
    parser.add_argument("game")
    parser.add_argument("out", type=Path)
    parser.add_argument("--size", type=int, default=200, help="the longer side of a face, in points")
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--theme", choices=THEMES, default=THEMES[0], help="what they lie on")
    args = parser.parse_args(argv)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    try:
        game = load(args.game)
    except UnusableGameError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415 - only now is it sure that something is drawn

    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert app is not None  # noqa: S101 - one of the two
    sheet = _draw(game.info.home, faces(args.game), args)
    if not sheet.save(str(args.out), "PNG"):
        sys.stderr.write(f"{args.out} cannot be written\n")
        return 2
    return 0


def faces(game_id: str) -> dict[Face, str]:
    """Gather every face that anybody can see, with what it is called: from the game's gallery, or by playing."""
    game = load(game_id)
    return {item.face: plain(item.label) for item in game.gallery(own_box(game))} or _met_in_play(game_id)


def _met_in_play(game_id: str) -> dict[Face, str]:
    """Gather the faces that lie on the table in random games, until nothing new is met."""
    found: dict[Face, str] = {}
    met: dict[int, Face] = {}
    quiet = 0
    for seed in count():
        before = len(found)
        match = dealt(game_id, seed, *any_set_up(game_id, seed))
        for seat in positions(match, seed):
            if match.ply % STEP == 0:
                _gather(match, (seat,), met, found)
        _gather(match, (*range(len(match.deal.seats)), None), met, found)
        quiet = quiet + 1 if len(found) == before else 0
        if quiet == QUIET_GAMES:
            break
    return found


def _gather(match: Played, onlookers: tuple[int | None, ...], met: dict[int, Face], found: dict[Face, str]) -> None:
    for onlooker in onlookers:
        for placed in match.game.table(match.state, onlooker).placed:
            # Games keep their faces: asking whether it is the very same one spares comparing all its layers.
            if met.get(id(placed.face)) is not placed.face:
                met[id(placed.face)] = placed.face
                found.setdefault(placed.face, plain(placed.label))


def _draw(home: tuple[str, str], found: dict[Face, str], args: argparse.Namespace) -> QPixmap:
    from PySide6.QtCore import QRectF, QSize, Qt  # noqa: PLC0415 - only now is it sure that something is drawn
    from PySide6.QtGui import QFontMetricsF, QPainter, QPixmap  # noqa: PLC0415 - the same

    from boardtable.scene.art import Art, Cut  # noqa: PLC0415 - the same
    from boardtable.scene.cloth import CLOTH  # noqa: PLC0415 - the same
    from boardtable.scene.typeface import font  # noqa: PLC0415 - the same

    art, gap, size = Art(home), round(GAP * args.scale), round(args.size * args.scale)
    letters = font(WORDS * args.scale)
    metrics = QFontMetricsF(letters)
    columns = ceil(sqrt(len(found)))
    wide, high = size + gap, size + gap + ceil(metrics.height())
    whole = QSize(columns * wide + gap, ceil(len(found) / columns) * high + gap)
    sheet = QPixmap(whole)
    ground, ink = _colours(args.theme)
    sheet.fill(ground)
    with QPainter(sheet) as painter:
        if args.theme == THEMES[0] and art.has(CLOTH):
            art.paint_cover(painter, CLOTH, whole)
        painter.setFont(letters)
        painter.setPen(ink)
        for n, (face, label) in enumerate(sorted(found.items(), key=lambda item: (item[0].size, item[1]))):
            scale = size / max(face.size)
            drawn = art.draw(Cut(face, round(face.size[0] * scale), round(face.size[1] * scale)))
            x, y = gap + n % columns * wide, gap + n // columns * high
            left, top = x + (size - drawn.width) // 2, y + (size - drawn.height) // 2
            painter.drawPixmap(left - drawn.margin, top - drawn.margin, drawn.pixmap)
            said = metrics.elidedText(label, Qt.TextElideMode.ElideRight, wide - gap / 2)
            below = QRectF(x - gap / 2, y + size, wide, metrics.height())
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, said)
    return sheet


def _colours(theme: str) -> tuple[QColor, QColor]:
    """Give the colour of the ground and of the words on it."""
    from PySide6.QtGui import QColor  # noqa: PLC0415 - only now is it sure that something is drawn

    from boardtable.scene.cloth import PLAIN_CLOTH  # noqa: PLC0415 - the same
    from boardtable.scene.signs import NAMES  # noqa: PLC0415 - the same

    from .theme import DARK, LIGHT  # noqa: PLC0415 - the same

    if theme == THEMES[0]:
        return PLAIN_CLOTH, NAMES
    colours = DARK if theme == "dark" else LIGHT
    return QColor(colours.window), QColor(colours.text)
