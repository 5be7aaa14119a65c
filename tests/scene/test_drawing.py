"""What is seen on the table: pieces, rings, notes, cloth and zoom."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest

from boardtable.engine.note import Note, Tone
from boardtable.engine.table import Face, Frame, Mark, Numeral, Picture, Table
from boardtable.engine.target import Cell, Piece
from boardtable.engine.text import plain, text
from boardtable.scene.art import Cut
from boardtable.scene.counts import LEVEL
from boardtable.scene.film import FRAME_MS, Speed
from boardtable.scene.grain import Grain
from boardtable.scene.scene import TableScene
from boardtable.scene.veil import BAND_MS, BANDS
from tests.scene.toy import BLUE_CARD, BOARD_CARD, COINS, RED_CARD, ZONES, Hand, opening, placed

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from boardtable.engine.target import Target

RED, BLUE, WHITE = QColor("#C00000"), QColor("#0000C0"), QColor("#FFFFFF")
CLOTH = QColor("#204020")


def seen(hand: Hand, at: Target | QPointF) -> QColor:
    """Tell the colour in the window at a point of the table, or in the middle of a target."""
    point = at if isinstance(at, QPointF) else None
    spot = hand.view.pixel(point) if point is not None else hand.pixel(at)
    return hand.view.grab().toImage().pixelColor(spot.toPoint())


def test_pieces_are_seen_where_they_lie(hand: Hand) -> None:
    """Every face at its place, at its final size."""
    assert seen(hand, Piece(1)) == RED
    assert seen(hand, QPointF(1350, 175)) == BLUE
    assert seen(hand, QPointF(1580, 20)) == CLOTH


def test_a_table_seen_before_its_faces_are_drawn(hand: Hand) -> None:
    """Their ground stands there at once, the whole faces follow by themselves."""
    both = Face((60, 84), (Picture("blue"), Picture("red"), Numeral("3", Frame(2, 2, 5, 5))))
    hand.scene.show(evolve(opening(), placed=(placed(60, both, "shelf", 0),)))
    assert seen(hand, Cell("shelf", 0)) == BLUE
    QTest.qWait(50)
    assert seen(hand, Cell("shelf", 0)) == RED


def test_a_window_that_grows_a_little_before_its_faces_are_drawn(hand: Hand) -> None:
    """A small piece is as many pixels large as before, and its face is drawn all the same."""
    both = Face((60, 84), (Picture("blue"), Picture("red"), Numeral("3", Frame(2, 2, 5, 5))))
    hand.scene.show(evolve(opening(), placed=(placed(60, both, "shelf", 0),)))
    before = hand.scene.grain
    hand.scene.sharpen(Grain(before.density * 1.0001, before.ratio), hand.scene.sceneRect())
    QTest.qWait(200)
    assert not hand.scene.art.is_drawing
    assert seen(hand, Cell("shelf", 0)) == RED


def test_a_second_table_takes_no_face_from_the_first(hand: Hand) -> None:
    """They share their art; what one of them waits for is drawn, though the other one changes its size."""
    both = Face((60, 84), (Picture("blue"), Picture("red"), Numeral("3", Frame(2, 2, 5, 5))))
    other = TableScene(hand.scene.art, hand.scene.say)
    other.show(opening(), ZONES)
    hand.scene.show(evolve(opening(), placed=(placed(60, both, "shelf", 0),)))
    other.sharpen(Grain(1.5), other.sceneRect())
    QTest.qWait(200)
    assert seen(hand, Cell("shelf", 0)) == RED


def test_what_is_on_offer_wears_a_double_ring(hand: Hand) -> None:
    """White inside ink, around pieces, places and zones."""
    rect = hand.scene.rect_of(Piece(BOARD_CARD))
    assert rect is not None
    hand.scene.light(frozenset({Piece(BOARD_CARD), Cell("shelf", 0), Cell("bowl")}))
    image = hand.view.grab().toImage()
    for target in (Piece(BOARD_CARD), Cell("shelf", 0), Cell("bowl")):
        around = hand.scene.rect_of(target)
        assert around is not None
        spot = hand.view.pixel(QPointF(around.left(), around.center().y())).toPoint()
        line = [image.pixelColor(spot - QPoint(x, 0)) for x in range(12)]
        assert WHITE in line
        assert QColor("#14161A") in line
        assert line.index(WHITE) < line.index(QColor("#14161A"))
    hand.scene.light(frozenset())
    spot = hand.view.pixel(QPointF(rect.left() - 2, rect.center().y())).toPoint()
    assert hand.view.grab().toImage().pixelColor(spot) != WHITE


def test_while_something_is_carried_all_else_steps_back(hand: Hand) -> None:
    """By 15 per cent; the targets do not, and afterwards nothing does."""
    hand.scene.light(frozenset({Cell("bowl")}))
    hand.lift(Piece(4))
    hand.move(QPointF(600, 500))
    QTest.qWait(2 * BANDS * BAND_MS)
    assert seen(hand, Piece(1)).red() == pytest.approx(0xC0 * 0.85, abs=2)
    hand.key(Qt.Key.Key_Escape)
    assert seen(hand, Piece(1)) == RED


@pytest.mark.parametrize("dropped", [False, True])
def test_rings_go_while_the_veil_comes_down(
    hand: Hand,
    dropped: bool,  # noqa: FBT001 - a row of a table
) -> None:
    """Around what is no longer on offer once something is carried; a hand that lets go before takes them all along."""
    few: frozenset[Target] = frozenset({Cell("bowl"), Piece(4)})
    shelf: frozenset[Target] = frozenset(Cell("shelf", n) for n in range(4))
    hand.scene.light(few)
    ringed = len(hand.scene.items())
    hand.scene.light(few | shelf)
    assert len(hand.scene.items()) >= ringed + len(shelf)
    hand.lift(Piece(4))
    hand.scene.light(few)
    assert not shelf & hand.scene.lights.ringed
    assert len(hand.scene.items()) >= ringed + len(shelf), "all of them at once would hold up the hand"
    if dropped:
        hand.key(Qt.Key.Key_Escape)
        assert len(hand.scene.items()) == ringed
    else:
        hand.scene.lights.veil.finish()
        assert len(hand.scene.items()) == ringed - 1, "what is in the hand has no ring"


def test_notes_and_marks_are_seen(hand: Hand) -> None:
    """A note stands at its target in its tone, a mark around its places; gone means gone."""
    spot = QPointF(1040, 54)
    before = hand.view.grab().toImage()
    hand.scene.light(
        frozenset(),
        (
            Note(Cell("market"), Tone.COST, text("toy", "\N{MINUS SIGN}4 gold")),
            Note(Piece(99), Tone.GAIN, text("toy", "nowhere")),
        ),
    )
    noted = hand.view.grab().toImage()
    assert noted != before
    hand.scene.light(frozenset())
    assert hand.view.grab().toImage() == before
    marked = evolve(opening(), marks=(Mark((Cell("shelf", 1),), Tone.WARN, text("toy", "in danger")),))
    hand.scene.show(marked)
    assert hand.view.grab().toImage() != before
    hand.scene.show(opening())
    assert hand.view.grab().toImage() == before
    assert seen(hand, spot) != WHITE


def test_a_refusal_is_seen_for_a_moment(hand: Hand, qtbot: QtBot) -> None:
    """A ring with a sign around what cannot be taken, also when nothing moves; then it is gone."""
    before = hand.view.grab().toImage()
    hand.scene.refuse(Cell("shelf", 1))
    assert hand.view.grab().toImage() != before
    qtbot.waitUntil(lambda: hand.view.grab().toImage() == before)


def test_stacks_tell_how_many_they_are(hand: Hand) -> None:
    """The count stands on the top piece, unless that has words of its own; a lifted coin takes none along."""
    bare = hand.view.grab().toImage()
    fewer = evolve(opening(), placed=tuple(item for item in opening().placed if item.piece not in COINS[:6]))
    hand.scene.show(fewer)
    assert hand.view.grab().toImage() != bare
    priced = evolve(
        opening(),
        placed=tuple(evolve(item, badge="9") if item.piece == COINS[-1] else item for item in opening().placed),
    )
    hand.scene.show(priced)
    priced_image = hand.view.grab().toImage()
    assert priced_image != bare
    hand.scene.show(opening())
    assert hand.view.grab().toImage() == bare


def test_a_count_is_read_where_something_is_taken(hand: Hand) -> None:
    """The ring around what is on offer does not hide how many there are; a frame later it stands above that."""

    def shown() -> list[QRectF]:
        QTest.qWait(3 * FRAME_MS)
        return [item.sceneBoundingRect() for item in hand.scene.items() if item.zValue() == LEVEL]

    (where,) = [item.sceneBoundingRect() for piece, item in hand.scene.pieces.counts() if piece in COINS]
    assert shown() == []
    for target in (Piece(COINS[-1]), Cell("heap")):
        hand.scene.light(frozenset((target,)))
        assert shown() == [where]
    hand.scene.light(frozenset((Piece(COINS[-1]),)))
    hand.scene.set_speed(Speed.NORMAL)
    assert shown() == [where]
    hand.lift(Piece(COINS[-1]))
    assert shown() == []  # it is in the hand
    hand.scene.cancel()
    QTest.qWait(2 * FRAME_MS)
    hand.scene.clock.advance(3000)
    assert shown() == [where]
    hand.scene.light(frozenset((Cell("board"),)))
    assert shown() == []


def test_a_quiet_zone_shows_nothing_while_empty(hand: Hand) -> None:
    """A zone that is not quiet shows its outline and its empty places."""
    assert seen(hand, Cell("bowl")) == CLOTH
    assert seen(hand, Cell("shelf", 0)) != CLOTH


def test_the_table_fits_its_window(hand: Hand) -> None:
    """As large as it fits, in the middle."""
    for size, scale in (((1024, 680), 0.64), ((800, 1000), 0.5), ((1920, 1080), 1.08)):
        hand.view.resize(*size)
        assert hand.view.transform().m11() == pytest.approx(scale)
        middle = hand.view.pixel(QPointF(800, 500))
        assert middle.x() == pytest.approx(size[0] / 2, abs=1)
        assert middle.y() == pytest.approx(size[1] / 2, abs=1)
        hand.agrees()
        hand.click(Piece(4))
        assert hand.heard() == [("pointed", (Piece(4), Cell("hand")))]


def test_a_screen_with_two_pixels_for_one(hand: Hand) -> None:
    """Faces are drawn for the screen's real pixels; places stay the same."""
    hand.scene.sharpen(Grain(1.28, 2.0), QRectF(0, 0, 1600, 1000))
    hand.scene.art.finish()
    assert hand.scene.art.ready(Cut(RED_CARD, 192, 269)) is not None
    hand.agrees()


def test_a_window_on_such_a_screen(drawings: Path) -> None:
    """A program of its own, since the screen cannot change under this one."""
    program = """
from PySide6.QtWidgets import QApplication
from boardtable.engine.text import plain
from boardtable.scene.art import Art, Cut
from boardtable.scene.scene import TableScene
from boardtable.scene.view import TableView
from tests.scene.toy import HOME, RED_CARD, ZONES, opening
app = QApplication([])
scene = TableScene(Art(HOME), plain)
view = TableView(scene)
view.resize(800, 500)
view.show()
scene.lay(ZONES)
scene.show(opening())
scene.art.finish()
print(view.devicePixelRatioF(), scene.art.ready(Cut(RED_CARD, 150, 210)) is not None)
"""
    paths = os.pathsep.join((str(drawings.parents[3]), str(Path(__file__).parents[2])))
    done = subprocess.run(
        [sys.executable, "-c", program],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": paths, "QT_SCALE_FACTOR": "2"},
    )
    assert done.stdout.split() == ["2.0", "True"]


def test_labels(hand: Hand) -> None:
    """Pieces and zones say their own names, places are counted from one."""
    said: dict[Target, str] = {
        Piece(4): "Piece 4",
        Cell("shelf"): "Shelf",
        Cell("shelf", 2): "Shelf: place 3",
        Cell("board", (1, 0)): "Board: row 2, place 1",
    }
    for target, name in said.items():
        label = hand.scene.label_of(target)
        assert label is not None
        assert plain(label) == name
    assert hand.scene.label_of(Piece(99)) is None
    assert hand.scene.label_of(Cell("nowhere")) is None


def test_an_empty_table(hand: Hand) -> None:
    """Nothing lies there, nothing can be clicked, and nothing goes wrong."""
    hand.scene.lay(())
    hand.scene.show(Table(()))
    hand.click(QPointF(500, 500))
    assert hand.heard() == []
    hand.scene.lay(ZONES)
    hand.scene.show(opening())
    hand.agrees()
    assert BLUE_CARD.size == (60, 84)
