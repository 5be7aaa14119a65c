"""A closer look at pieces, and what the table says to those who listen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QPointF, QRectF
from PySide6.QtWidgets import QApplication

from boardtable.engine.table import Face, Frame, Numeral, Picture, Placed, Table
from boardtable.engine.target import Cell, Piece
from boardtable.engine.text import plain, text
from boardtable.scene.film import Moment
from boardtable.scene.grain import Grain
from boardtable.scene.lens import beside, looked_at
from tests.app.words_on_table import Reader
from tests.scene.toy import BOARD_CARD, ZONES, Hand, opening, with_piece, without

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

WHOLE = QRectF(0, 0, 1600, 1000)


def test_hovering_enlarges_a_piece_beside_its_place(hand: Hand, qtbot: QtBot) -> None:
    """At least 260 pixels, never over the piece itself, and gone when the pointer goes on."""
    named: list[object] = []
    hand.scene.inspected.connect(named.append)
    hand.move(Piece(2), held=False)
    qtbot.waitUntil(lambda: bool(named))
    large, small = hand.scene.enlarged, hand.scene.rect_of(Piece(2))
    assert large is not None
    assert small is not None
    assert large.height() * hand.view.transform().m11() >= 260
    assert large.width() / large.height() == pytest.approx(60 / 84, abs=0.01)
    assert not large.intersects(small)
    assert WHOLE.contains(large)
    hand.move(Cell("bowl"), held=False)
    assert hand.scene.enlarged is None
    assert named == [Piece(2), None]


def test_a_closer_look_tells_more_of_a_piece(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    """Below its label, and to those who listen."""
    more = text("toy", "It does what it says.")
    hand.scene.show(Table(tuple(evolve(each, more=more) if each.piece == 2 else each for each in opening().placed)))
    reader = Reader(monkeypatch)
    hand.scene.inspect(Piece(2))
    assert [each.said for each, _, _ in reader.on(hand.scene)] == ["Piece 2\nIt does what it says."]
    assert hand.view.voice.content(Piece(2)) == "It does what it says."
    assert hand.view.voice.content(Piece(3)) == ""


def test_a_closer_look_at_a_piece_and_what_stands_on_it_is_one_picture(
    hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever of them is pointed at: both faces in one, as large as the lower one, and both names below it."""
    tile = Placed(90, Face((100, 100), (Picture("tile"),)), Cell("board", (0, 0)), text("toy", "A tile"))
    figure = Face((50, 100), (Picture("body"), Numeral("5", Frame(10, 20, 30, 40))))
    share = Frame(0.2, 0.1, 0.6, 0.8)
    stands = Placed(91, figure, tile.at, text("toy", "A figure"), within=share)
    hand.scene.show(Table((tile, stands)))
    reader = Reader(monkeypatch)
    for piece in (90, 91):
        ((seen, named),) = looked_at(hand.scene.look(), hand.scene.look().placed[piece])
        assert (seen.piece, named) == (90, (tile, stands))
        # 60 by 80 units are left for the figure: it is drawn 40 by 80, in the middle
        assert seen.face == Face(
            (100, 100),
            (Picture("tile"), Picture("body", Frame(30, 10, 40, 80)), Numeral("5", Frame(38, 26, 24, 32))),
        )
        hand.scene.inspect(Piece(piece))
        assert [each.said for each, _, _ in reader.on(hand.scene)] == ["A tile\nA figure"]
    turned = evolve(tile, quarters=1)
    hand.scene.show(Table((turned, stands)))
    assert looked_at(hand.scene.look(), stands) == [(stands, (stands,))]


@pytest.mark.parametrize(
    "away",
    [
        lambda hand: hand.press(Piece(2)),
        lambda hand: hand.scene.show(without(opening(), 2)),
        lambda hand: hand.scene.lay(ZONES[1:]),
        lambda hand: hand.scene.play((Moment(with_piece(opening(), 2, Cell("shelf", 0))),), lambda: None),
        lambda hand: hand.scene.sharpen(Grain(1.0, 1.0), WHOLE),
        lambda hand: QApplication.sendEvent(hand.view, QEvent(QEvent.Type.Leave)),
        lambda hand: hand.view.hide(),
    ],
)
def test_everything_puts_the_lens_away(hand: Hand, away: Callable[[Hand], object]) -> None:
    """A press, another table, another size, the pointer elsewhere: nothing old stays enlarged."""
    hand.scene.inspect(Piece(2))
    assert hand.scene.enlarged is not None
    away(hand)
    assert hand.scene.enlarged is None


def test_only_pieces_are_enlarged_and_never_while_one_is_carried(hand: Hand) -> None:
    """Places have nothing to be read; a lens would lie over the target."""
    hand.scene.inspect(Cell("board", (0, 0)))
    assert hand.scene.enlarged is None
    hand.scene.inspect(Piece(99))
    assert hand.scene.enlarged is None
    hand.lift(Piece(4))
    hand.scene.inspect(Piece(BOARD_CARD))
    assert hand.scene.enlarged is None


def test_the_lens_finds_room_on_any_side() -> None:
    """To the right if it fits, else to the left, above, below; if it fits nowhere, where it fits best."""
    size = (300, 400)
    assert beside(QRectF(100, 500, 50, 50), *size, WHOLE) == QPointF(162, 325)
    assert beside(QRectF(1500, 20, 50, 50), *size, WHOLE) == QPointF(1188, 0)
    assert beside(QRectF(100, 800, 1400, 50), *size, WHOLE) == QPointF(650, 388)
    assert beside(QRectF(100, 100, 1400, 50), *size, WHOLE) == QPointF(650, 162)
    assert beside(QRectF(200, 100, 1200, 800), *size, WHOLE) == QPointF(1412, 300)


def test_the_table_has_a_name(hand: Hand) -> None:
    """In the language of whoever looks, also after that has changed."""
    assert hand.view.accessibleName() == "Table"
    hand.scene.say = lambda sentence: plain(sentence).upper()
    QApplication.sendEvent(hand.view, QEvent(QEvent.Type.LanguageChange))
    assert hand.view.accessibleName() == "TABLE"
