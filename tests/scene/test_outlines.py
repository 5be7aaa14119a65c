"""What belongs together is outlined while somebody points at whose it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtWidgets import QApplication, QGraphicsPathItem

from boardtable.engine.note import Tone
from boardtable.engine.table import Mark
from boardtable.engine.target import Cell, Piece
from boardtable.engine.text import text
from boardtable.scene.outlines import LEVEL
from boardtable.scene.rings import Ring
from tests.scene.toy import MAP_ZONES, TENT, Hand, map_opening, on_map, with_piece

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF

AREA = on_map((1, 1), (1, 2), (2, 2))
OWNED = Mark(AREA, Tone.PLAIN, text("toy", "Area"), of=(0, Cell("bag")))
OF_TENT = Mark(AREA, Tone.PLAIN, text("toy", "Camp"), of=(Piece(TENT),))
ALWAYS = Mark(on_map((4, 4)), Tone.WARN, text("toy", "Danger"))


def lay(hand: Hand) -> Hand:
    """Lay a map with an area of the first player, which the bag stands for too."""
    hand.scene.show(evolve(map_opening(), marks=(OWNED, ALWAYS)), MAP_ZONES)
    return hand


def outlined(hand: Hand) -> list[QRectF]:
    """Tell around what lines are drawn, each once."""
    paths = [
        item.path() for item in hand.scene.items() if isinstance(item, QGraphicsPathItem) and item.zValue() == LEVEL
    ]
    rects: list[QRectF] = []
    for path in paths:
        rect = path.boundingRect()
        if rect not in rects:
            rects.append(rect)
    return rects


def test_an_area_is_outlined_as_a_whole_while_its_owner_is_pointed_at(hand: Hand) -> None:
    """One line around three places of 100, and none between them; any other mark keeps its ring."""
    lay(hand)
    outlines = hand.scene.outlines
    assert outlined(hand) == []
    outlines.point_at((0,))
    assert outlines.seen == (OWNED,)
    (rect,) = outlined(hand)
    assert (round(rect.x()), round(rect.y()), round(rect.width()), round(rect.height())) == (200, 150, 201, 201)
    paths = [
        item.path() for item in hand.scene.items() if isinstance(item, QGraphicsPathItem) and item.zValue() == LEVEL
    ]
    assert len(paths) == 3
    assert all(len(path.toSubpathPolygons()) == 1 for path in paths)
    assert not paths[0].contains(QPointF(250, 300))
    rings = {target for ring, target in hand.scene.lights._wanted() if ring is not Ring.OFFER}  # noqa: SLF001 - what is drawn
    assert rings == set(ALWAYS.places)
    outlines.point_at((1,))
    assert outlined(hand) == []


def test_the_pointer_on_the_table_outlines_too(hand: Hand) -> None:
    """What stands for the player does as well; away from it, or from the table, the outline goes."""
    lay(hand)
    hand.move(Cell("bag"), held=False)
    assert hand.scene.outlines.seen == (OWNED,)
    hand.move(Cell("map", (5, 0)), held=False)
    assert not hand.scene.outlines.seen
    hand.move(Cell("bag"), held=False)
    QApplication.sendEvent(hand.view, QEvent(QEvent.Type.Leave))
    assert not hand.scene.outlines.seen


def test_outlines_follow_the_table(hand: Hand) -> None:
    """What is marked no longer is outlined no longer, though the pointer rests."""
    lay(hand)
    hand.scene.outlines.point_at((0,))
    hand.scene.show(map_opening())
    assert outlined(hand) == []


def test_what_is_read_beside_the_table_is_outlined(hand: Hand) -> None:
    """Whatever else is; places that are not there have none."""
    lay(hand)
    hand.scene.outlines.trace((*on_map((0, 0)), Cell("nowhere")))
    assert [round(rect.width()) for rect in outlined(hand)] == [101]
    hand.scene.outlines.point_at((0,))
    assert len(outlined(hand)) == 2
    hand.scene.outlines.trace()
    assert [round(rect.width()) for rect in outlined(hand)] == [201]


def test_those_who_listen_hear_of_an_area_where_it_is_pointed_at(hand: Hand) -> None:
    """Not at each of its places; a warning they hear at its place."""
    lay(hand)
    assert "Area" in hand.view.voice.name(Cell("bag"))
    assert "Area" not in hand.view.voice.name(AREA[0])
    assert "Danger" in hand.view.voice.name(ALWAYS.places[0])


def stand(hand: Hand) -> Hand:
    """Lay a map with an area that belongs to the tent on it."""
    hand.scene.show(evolve(map_opening(), marks=(OF_TENT,)), MAP_ZONES)
    return hand


def test_what_moves_away_from_the_pointer_is_pointed_at_no_longer(hand: Hand) -> None:
    """And what moves below it is: nobody has to move the mouse for that."""
    stand(hand)
    table = hand.scene.pieces.table
    hand.move(Piece(TENT), held=False)
    assert hand.scene.outlines.seen == (OF_TENT,)
    for place, seen in (((0, 0), ()), ((5, 5), (OF_TENT,))):
        hand.scene.show(with_piece(table, TENT, Cell("map", place)))
        assert hand.scene.outlines.seen == seen
    QApplication.sendEvent(hand.view, QEvent(QEvent.Type.Leave))
    hand.scene.outlines.point_at((0,))
    hand.scene.show(table)
    assert hand.scene.outlines.pointed == {0}


@pytest.mark.parametrize("refused", [True, False])
def test_what_is_carried_is_pointed_at_until_it_falls(hand: Hand, *, refused: bool) -> None:
    """Refused, or given up by Esc, it goes home, and the pointer is elsewhere."""
    stand(hand)
    hand.move(Piece(TENT), held=False)
    hand.scene.lifted.connect(lambda _under: hand.scene.light(frozenset({Cell("bag")}), (), (Piece(TENT),)))
    for done in (hand.scene.let_go, hand.scene.put_down):
        done.connect(lambda *_: hand.scene.light(frozenset({Piece(TENT)})))
    hand.lift(Piece(TENT))
    hand.move(Cell("map", (1, 1)))
    assert hand.scene.outlines.seen == (OF_TENT,)
    if refused:
        hand.release(Cell("map", (1, 1)))
    else:
        hand.key(Qt.Key.Key_Escape)
    assert not hand.scene.outlines.seen
