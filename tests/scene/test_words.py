"""Words on the table have room: names of empty zones, notes side by side, counts on pieces that are not drawn yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QEvent, QRectF
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem

from boardtable.engine.note import Note, Tone
from boardtable.engine.table import Frame, Table
from boardtable.engine.target import Cell, Piece
from boardtable.engine.text import plain, text
from boardtable.scene.aiming import Aim
from boardtable.scene.film import Speed
from boardtable.scene.grain import Grain
from boardtable.scene.lights import AIR, WORDS
from boardtable.scene.places import HEIGHT, WIDTH
from boardtable.scene.scene import TableScene
from boardtable.scene.signs import Signs
from boardtable.scene.view import TableView
from tests.app.words_on_table import Reader
from tests.scene.toy import COINS, HAND_CARDS, HEAP, ZONES, opening

if TYPE_CHECKING:
    import pytest
    from PySide6.QtGui import QPixmap
    from pytestqt.qtbot import QtBot

    from boardtable.engine.target import Target
    from boardtable.scene.art import Art
    from tests.scene.toy import Hand

LONG = "The heap of coins in the middle of the table"


def notes(hand: Hand, level: float = WORDS) -> list[QRectF]:
    """Tell where notes are written, from left to right."""
    items = [item for item in hand.scene.items() if isinstance(item, QGraphicsPixmapItem) and item.zValue() == level]
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


def test_notes_find_room_at_every_side(hand: Hand) -> None:
    """More than lines above have room for, at one place near the upper edge: none over another or far from there."""
    raised = evolve(ZONES[0], frame=Frame(100, 5, 700, 250))
    hand.scene.show(opening(), (raised, *ZONES[1:]))
    piece = Piece(HAND_CARDS[0])
    rect = hand.scene.rect_of(piece)
    assert rect is not None
    hand.scene.light(frozenset(), [Note(piece, Tone.GAIN, text("toy", "+1"))] * 6)
    found = notes(hand)
    assert len(found) == 6
    for one in found:
        assert hand.scene.sceneRect().contains(one)
        assert sum(one.intersects(other) for other in found) == 1
        assert one.intersects(rect.adjusted(-one.width(), -one.height(), one.width(), one.height()))


def brief(at: Target, *signs: str) -> Note:
    """Make a note with a short form."""
    return Note(at, Tone.GAIN, text("toy", LONG), short=text("toy", "+3"), signs=signs)


def test_a_short_note_lies_inside_its_place(hand: Hand) -> None:
    """In the middle, whatever its words in full; each picture on it takes room."""
    place = Cell("board", (0, 1))
    rect = hand.scene.rect_of(place)
    assert rect is not None
    hand.scene.light(frozenset(), [brief(place)])
    (plain_one,) = notes(hand)
    assert rect.contains(plain_one)
    assert abs(plain_one.center().x() - rect.center().x()) < 1
    assert abs(plain_one.center().y() - rect.center().y()) < 1
    hand.scene.light(frozenset(), [brief(place, "ball")])
    (one,) = notes(hand)
    hand.scene.light(frozenset(), [brief(place, "ball", "ball")])
    (two,) = notes(hand)
    assert two.width() > one.width() > plain_one.width()
    assert two.width() - one.width() < one.width() - plain_one.width()


def test_a_short_note_is_drawn_once(art: Art) -> None:
    """The same words with the same pictures, whoever asks; other pictures make another note."""
    drawn = []

    def draw(name: str, width: int, height: int) -> QPixmap:
        drawn.append(name)
        return art.picture(name, width, height)

    signs = Signs()
    first = signs.short("+3", Tone.GAIN, 20, ("red", "blue"), draw)
    assert signs.short("+3", Tone.GAIN, 20, ("red", "blue"), draw) is first
    assert drawn == ["red", "blue"]
    assert signs.short("+3", Tone.GAIN, 20, ("blue", "red"), draw) is not first


def test_short_notes_in_small_neighbouring_places_are_all_read(hand: Hand) -> None:
    """Where they are wider than their places, none hides another one."""
    places = [Cell("board", (0, column)) for column in range(2)]
    place_rect = hand.scene.rect_of(places[0])
    signs = ["ball"] * 9
    hand.scene.light(frozenset(), [brief(place, *signs) for place in places])
    one, other = notes(hand)
    assert place_rect is not None
    assert one.width() > place_rect.width()
    shared = one.intersected(other)
    assert min(shared.width(), shared.height()) <= AIR


def test_a_short_note_at_a_piece_lies_at_its_right_end(hand: Hand) -> None:
    """Beside it if there is room in its place, and never out of that."""
    piece = Piece(HAND_CARDS[0])
    rect = hand.scene.rect_of(piece)
    place = hand.scene.rect_of(hand.scene.look().placed[piece.id].at)
    assert rect is not None
    assert place is not None
    hand.scene.light(frozenset(), [brief(piece)])
    (found,) = notes(hand)
    assert found.right() <= place.right() + 1
    assert found.left() >= rect.center().x()
    assert abs(found.center().y() - rect.center().y()) < 1


def test_where_somebody_aims_a_short_note_is_written_in_full(hand: Hand) -> None:
    """Only there, and only as long as that lasts."""
    first, other = Cell("board", (0, 1)), Cell("board", (1, 1))
    rect = hand.scene.rect_of(first)
    assert rect is not None
    hand.scene.light(frozenset({first}), [brief(first), brief(other)])
    assert len(notes(hand)) == 2
    hand.scene.lights.aim_at(Aim(first))
    hand.scene.draw()
    (full,) = notes(hand, level=WORDS + 1)
    assert full.width() > rect.width()
    assert len(notes(hand)) == 1
    hand.scene.lights.aim_at(None)
    hand.scene.draw(frozenset({first}))
    assert len(notes(hand)) == 2
    assert notes(hand, level=WORDS + 1) == []


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
