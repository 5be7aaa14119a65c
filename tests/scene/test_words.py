"""Words on the table have room: names of empty zones, notes side by side, counts on pieces that are not drawn yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QEvent, QRectF
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem

from boardtable.engine.note import Note, Tone
from boardtable.engine.table import Frame, Table
from boardtable.engine.target import Piece
from boardtable.engine.text import plain, text
from boardtable.scene.film import Speed
from boardtable.scene.items import Grain
from boardtable.scene.lights import WORDS
from boardtable.scene.places import HEIGHT, WIDTH
from boardtable.scene.scene import TableScene
from boardtable.scene.view import TableView
from tests.app.words_on_table import Reader
from tests.scene.toy import COINS, HAND_CARDS, HEAP, ZONES, opening

if TYPE_CHECKING:
    import pytest
    from pytestqt.qtbot import QtBot

    from boardtable.scene.art import Art
    from tests.scene.toy import Hand

LONG = "The heap of coins in the middle of the table"


def notes(hand: Hand) -> list[QRectF]:
    """Tell where notes are written, from left to right."""
    items = [item for item in hand.scene.items() if isinstance(item, QGraphicsPixmapItem) and item.zValue() == WORDS]
    return sorted((item.sceneBoundingRect() for item in items), key=lambda rect: rect.left())


def test_a_long_name_takes_several_lines(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a zone that is narrow and high; in one that is low as well it is left out."""
    reader = Reader(monkeypatch)
    for frame, shown in ((HEAP.frame, True), (evolve(HEAP.frame, h=20.0), False), (evolve(HEAP.frame, w=40.0), False)):
        named = evolve(HEAP, frame=frame, label=text("toy", LONG))
        hand.scene.show(Table(()), (named,))
        found = [rect for written, rect, _ in reader.on(hand.scene) if written.said == LONG]
        assert bool(found) == shown
        for rect in found:
            assert QRectF(frame.x - 1, frame.y - 1, frame.w + 2, frame.h + 2).contains(rect)
            assert rect.height() > 40


def test_notes_make_room_for_each_other(hand: Hand) -> None:
    """Words wider than the cards of a hand stand on several lines, each above its card; none is moved out of sight."""
    hand.scene.light(frozenset(), [Note(Piece(card), Tone.PLAIN, text("toy", LONG)) for card in HAND_CARDS])
    found = notes(hand)
    assert len(found) == len(HAND_CARDS)
    for one in found:
        assert hand.scene.sceneRect().contains(one)
        assert sum(one.intersects(other) for other in found) == 1
    hand.scene.light(frozenset(), [Note(Piece(card), Tone.PLAIN, text("toy", "+1")) for card in HAND_CARDS])
    assert len({round(rect.top()) for rect in notes(hand)}) == 1


def test_notes_at_the_upper_edge_stay_in_sight(hand: Hand) -> None:
    """Where there is no room above, notes rather lie over each other."""
    raised = evolve(ZONES[0], frame=Frame(100, 5, 700, 250))
    hand.scene.show(opening(), (raised, *ZONES[1:]))
    hand.scene.light(frozenset(), [Note(Piece(card), Tone.PLAIN, text("toy", LONG)) for card in HAND_CARDS])
    assert all(hand.scene.sceneRect().adjusted(-1, -1, 1, 1).contains(rect) for rect in notes(hand))


def test_a_heading_at_the_upper_edge_stays_in_sight(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    """It uses the room above the table; without any it begins at its edge, even if it then reaches into its zone."""
    reader = Reader(monkeypatch)
    top = 4.0
    owned = evolve(HEAP, frame=evolve(HEAP.frame, y=top), heading=text("toy", "Anna"), seat=1)
    hand.scene.show(opening(), (*ZONES[:3], owned))

    def heading() -> QRectF:
        (found,) = [rect for written, rect, _ in reader.on(hand.scene) if written.said == "Anna"]
        return found

    assert heading().bottom() <= top + 1
    hand.view.resize(1024, 640)  # as wide as before, so the scale stays
    QApplication.processEvents()
    assert heading().top() == 0
    hand.view.resize(1600, 680)
    QApplication.processEvents()
    assert heading().top() == 0


def test_a_count_has_its_size_before_its_piece_is_drawn(
    art: Art, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A plain face stands in for the drawing, much smaller and stretched; the count on it is not."""
    reader = Reader(monkeypatch)
    scene = TableScene(art, plain)
    scene.set_speed(Speed.OFF)
    view = TableView(scene)
    qtbot.addWidget(view)
    view.resize(1024, 680)
    scene.lay(ZONES)
    top = COINS[-1]
    scene.show(
        evolve(
            opening(), placed=tuple(evolve(item, badge="7") if item.piece == top else item for item in opening().placed)
        )
    )

    def count() -> QRectF:
        (found,) = [rect for written, rect, _ in reader.on(scene) if written.said == "7"]
        return found

    assert art.is_drawing
    before = count()
    art.finish()
    after = count()
    assert abs(before.width() - after.width()) < 1
    assert (before.center() - after.center()).manhattanLength() < 2


def test_art_outlives_a_scene(art: Art) -> None:
    """What a scene ordered is still drawn when it has gone; nobody wears it any more."""
    scene = TableScene(art, plain)
    scene.sharpen(Grain(0.5, 1.0), QRectF(0, 0, WIDTH, HEIGHT))
    scene.show(opening(), ZONES)
    scene.inspect(Piece(HAND_CARDS[0]))
    assert art.is_drawing
    scene.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    art.finish()
    assert not art.is_drawing
