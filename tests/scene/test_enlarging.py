"""What others have, and a stack to look through, shown large by a click."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest

from boardtable.engine.table import Table
from boardtable.engine.target import Cell, Piece
from boardtable.scene.film import Moment, Speed
from tests.scene.toy import BLUE_CARD, BOWL, COINS, HAND, HEAP, MARKET, SHELF, ZONES, Hand, opening, with_piece

if TYPE_CHECKING:
    from collections.abc import Callable

WHOLE = QRectF(0, 0, 1600, 1000)
GROUPED = (
    HAND,
    evolve(MARKET, group="bob"),
    evolve(HEAP, group="heap"),
    evolve(SHELF, group="bob"),
    BOWL,
    *(zone for zone in ZONES if zone.name == "board"),
)
BOB = (MARKET, SHELF)


@pytest.fixture
def table(hand: Hand) -> Hand:
    """Lay a table on which market and shelf are enlarged together, and the heap alone."""
    hand.scene.lay(GROUPED)
    return hand


def frames(hand: Hand) -> list[QRectF]:
    """Tell where the zones of the group are now."""
    found = [hand.scene.rect_of(Cell(zone.name)) for zone in BOB]
    return [rect for rect in found if rect is not None]


def test_a_click_enlarges_a_group_together(table: Hand) -> None:
    """All its zones grow alike, in the middle of the table, with what lies in them; nothing is pointed at."""
    before, card = frames(table), table.scene.where(11)
    table.click(Cell("shelf", 2))
    assert table.heard() == []
    after, large = frames(table), table.scene.where(11)
    assert card is not None
    assert large is not None
    grown = after[0].width() / before[0].width()
    assert grown > 1.2
    for old, new in zip((*before, card), (*after, large), strict=True):
        assert new.width() / old.width() == pytest.approx(grown)
        assert new.height() / old.height() == pytest.approx(grown)
    both = after[0].united(after[1])
    assert WHOLE.contains(both)
    assert both.center() == WHOLE.center()
    table.agrees()


@pytest.mark.parametrize(
    "away",
    [
        lambda hand: hand.click(Cell("shelf", 2)),
        lambda hand: hand.click(QPointF(20, 980)),
        lambda hand: hand.click(Piece(1)),
        lambda hand: hand.key(Qt.Key.Key_Escape),
        lambda hand: hand.scene.show(opening()),
        lambda hand: hand.scene.focus(Piece(1)),
        lambda hand: hand.scene.play((Moment(with_piece(opening(), 2, Cell("bowl"))),), lambda: None),
    ],
)
def test_everything_puts_it_back(table: Hand, away: Callable[[Hand], object]) -> None:
    """A second click, a click elsewhere, Esc, another table, the keyboard, a film: and nothing is pointed at."""
    before = frames(table)
    table.click(Cell("shelf", 2))
    assert table.scene.enlarger.group == "bob"
    away(table)
    assert table.scene.enlarger.group is None
    assert frames(table) == before
    assert table.heard() == []
    table.agrees()


def test_what_is_on_offer_is_pointed_at_large_or_small(table: Hand) -> None:
    """A click there means what it says; what lies behind cannot be reached."""
    table.scene.light(frozenset({Piece(11), Piece(1)}))
    table.click(Piece(11))
    assert [said for said, _ in table.heard()] == ["pointed"]
    assert table.scene.enlarger.group is None
    table.click(Piece(12))
    assert table.scene.enlarger.group == "bob"
    table.click(Piece(11))
    assert table.heard() == [("pointed", (Piece(11), Cell("market", 0), Cell("market")))]
    assert table.scene.under(QPointF(20, 980)) == ()
    assert not table.scene.look().is_near(Piece(1))


def test_a_lone_stack_is_spread(table: Hand) -> None:
    """Every piece of it can be seen whole."""
    table.click(Cell("heap"))
    assert table.scene.enlarger.group == "heap"
    found = [table.scene.where(coin) for coin in COINS]
    rects = [rect for rect in found if rect is not None]
    assert len(rects) == len(COINS)
    assert all(WHOLE.contains(rect) for rect in rects)
    assert not any(one.intersects(other) for one, other in combinations(rects, 2))
    assert min(rect.width() for rect in rects) > 150
    table.key(Qt.Key.Key_Escape)
    table.agrees()


def test_the_keyboard_goes_from_group_to_group(table: Hand) -> None:
    """E shows the next one; after the last one nothing is large."""
    seen = []
    for _ in range(3):
        table.key(Qt.Key.Key_E)
        seen.append(table.scene.enlarger.group)
    assert seen == ["bob", "heap", None]


def test_a_double_click_enlarges_too(table: Hand) -> None:
    """Its second press does not put the group back."""
    spot = table.pixel(Cell("shelf", 2)).toPoint()
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    QTest.mouseDClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert table.scene.enlarger.group == "bob"


def test_nothing_is_enlarged_while_something_is_carried(table: Hand) -> None:
    """The hand needs the table as it lies."""
    table.lift(Piece(1))
    table.key(Qt.Key.Key_E)
    table.scene.enlarger.step()
    assert table.scene.enlarger.group is None
    assert table.scene.carried == (1,)


def test_pieces_glide_there_and_back(table: Hand) -> None:
    """With motion on they begin where they lay."""
    table.scene.set_speed(Speed.NORMAL)
    before = table.scene.where(11)
    table.click(Cell("shelf", 2))
    assert table.scene.where(11) == before
    table.scene.clock.finish()
    table.agrees()
    table.key(Qt.Key.Key_Escape)
    table.scene.clock.finish()
    assert table.scene.where(11) == before


def test_a_stack_of_different_pieces_is_spread_below_its_group(hand: Hand) -> None:
    """Equal ones, as coins, stay a stack."""
    coins = tuple(evolve(item, face=BLUE_CARD) if item.piece in COINS[:2] else item for item in opening().placed)
    mine = (evolve(MARKET, group="bob"), evolve(HEAP, group="bob"))
    for placed, spread in ((opening().placed, False), (coins, True)):
        hand.scene.show(Table(placed), (*mine, HAND))
        hand.scene.enlarger.show("bob")
        found = [rect for rect in map(hand.scene.where, COINS) if rect is not None]
        assert len(found) == len(COINS)
        assert any(one.intersects(other) for one, other in combinations(found, 2)) != spread
        assert WHOLE.contains(hand.scene.rect_of(Cell("heap")) or QRectF())
        market = hand.scene.rect_of(Cell("market"))
        assert market is not None
        assert all(rect.top() >= market.bottom() for rect in found) == spread
        hand.scene.enlarger.show(None)


def test_nothing_large_where_nothing_lies(hand: Hand) -> None:
    """Stepping through the groups passes over those without a piece."""
    hand.scene.show(Table(()), (evolve(MARKET, group="bob"), evolve(HEAP, group="heap")))
    assert hand.scene.enlarger.groups() == ()
    hand.scene.show(opening())
    assert hand.scene.enlarger.groups() == ("bob", "heap")
