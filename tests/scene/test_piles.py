"""Places in which pieces lie upon each other: only the top one is touched, and anybody may look at all of them."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, Qt

from boardtable.engine.table import Fan, Frame, Row, Stack, Table, Zone
from boardtable.engine.target import Cell, Piece
from boardtable.engine.text import plain, text
from boardtable.scene.film import Moment, Speed
from boardtable.scene.laying import STEP
from tests.app.words_on_table import Reader
from tests.listening import About, children, known, names
from tests.scene.toy import BLUE_CARD, COINS, HEAP, Hand, placed, without
from tests.scene.toy import opening as toy_opening
from tests.scene.varied import ALIKE, BOTTOM, MIDDLE, PANTRY, TOP, ZONES, table

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from boardtable.scene.signs import Sign

MIXED, EQUAL = Cell("pantry", (0, 0)), Cell("pantry", (1, 1))


@pytest.fixture
def pantry(hand: Hand) -> Hand:
    """Lay the made-up table with its piles."""
    hand.scene.show(table(), ZONES)
    hand.scene.art.finish()
    return hand


def badge(hand: Hand, piece: int) -> bool:
    """Tell whether a piece wears a count."""
    return bool(hand.scene.pieces._cards[piece].item.childItems())  # noqa: SLF001 - the count itself is a picture


def test_pieces_of_one_place_lie_upon_each_other(pantry: Hand) -> None:
    """Each a small step from the one below, so that the height shows; those deep down lie exactly under them."""
    spots = pantry.scene.look().spots
    for lower, upper in ((BOTTOM, MIDDLE), (MIDDLE, TOP), (ALIKE[2], ALIKE[3]), (ALIKE[4], ALIKE[5])):
        assert spots[upper].rect.center() - spots[lower].rect.center() == STEP
    assert spots[ALIKE[0]].rect == spots[ALIKE[1]].rect == spots[ALIKE[2]].rect
    assert [spots[piece].buried for piece in ALIKE] == [True, True, False, False, False, False]
    middle = QRectF(400, 50, 150, 200).center()
    assert spots[MIDDLE].rect.center() == middle


def test_only_the_top_one_is_touched(pantry: Hand) -> None:
    """Wherever the place is touched, also beside the pieces; where nothing lies, the place alone."""
    look = pantry.scene.look()
    assert look.under(QPointF(475, 150)) == (Piece(TOP), MIXED, Cell("pantry"))
    assert look.under(QPointF(403, 55)) == (Piece(TOP), MIXED, Cell("pantry"))
    assert look.under(look.spots[BOTTOM].rect.bottomRight() - QPointF(1, 1))[0] == Piece(TOP)
    assert look.under(QPointF(475, 150), without=(TOP,))[0] == Piece(MIDDLE)
    assert look.under(QPointF(403, 55), without=(TOP, MIDDLE, BOTTOM)) == (MIXED, Cell("pantry"))
    assert look.under(QPointF(620, 150)) == (Cell("pantry", (0, 1)), Cell("pantry"))


def test_the_top_one_is_lifted(pantry: Hand) -> None:
    """The others stay, and the count follows; laid back, all is as before."""
    pantry.scene.light(frozenset({Piece(TOP)}))
    pantry.lift(MIXED)
    assert pantry.scene.carried == (TOP,)
    assert badge(pantry, MIDDLE)
    assert not badge(pantry, TOP)
    pantry.key(Qt.Key.Key_Escape)
    assert badge(pantry, TOP)
    assert not badge(pantry, MIDDLE)
    pantry.agrees()


def test_a_count_stands_on_a_pile_of_more_than_one(pantry: Hand) -> None:
    """On its top piece, unless that has a badge of its own; one that is but the count follows what is lifted."""
    assert [badge(pantry, piece) for piece in (BOTTOM, MIDDLE, TOP)] == [False, False, True]
    alone = without(table(), BOTTOM, MIDDLE)
    pantry.scene.show(alone)
    assert not badge(pantry, TOP)
    pieces = pantry.scene.pieces
    for own, left in (("9", "9"), ("3", None)):
        placed = tuple(evolve(item, badge=own) if item.piece == TOP else item for item in table().placed)
        pantry.scene.show(Table(placed))
        assert pieces._badge(TOP) == own  # noqa: SLF001 - the count itself is a picture
        pantry.lift(MIXED)
        assert pieces._badge(TOP, (BOTTOM, MIDDLE)) == left  # noqa: SLF001 - the same
        pantry.key(Qt.Key.Key_Escape)


POOL = (301, 302, 303)


def heap(*badges: str) -> Table:
    """Lay a loose heap of equal pieces with what each would count if it lay on top."""
    coins = [item for item in table().placed if item.piece in ALIKE][:1]
    placed = [
        evolve(coins[0], piece=piece, at=Cell("pool"), badge=said) for piece, said in zip(POOL, badges, strict=True)
    ]
    return Table(tuple(placed))


def test_the_count_of_a_loose_heap_stays_with_the_heap(pantry: Hand) -> None:
    """Neither a hand nor a film takes it along: it is no price of the piece."""
    pool = Zone("pool", Stack(), Frame(1000, 600, 200, 200), (150, 150), text("toy", "Pool"), loose=True)
    goal = Zone("goal", Fan(), Frame(100, 700, 300, 200), (150, 150), text("toy", "Goal"))
    before = heap("7", "8", "9")
    pantry.scene.show(before, (pool, goal))
    pantry.scene.light(frozenset({Piece(POOL[2])}))
    pantry.lift(Piece(POOL[2]))
    assert [badge(pantry, piece) for piece in POOL] == [False, True, False]
    pantry.key(Qt.Key.Key_Escape)
    assert [badge(pantry, piece) for piece in POOL] == [False, False, True]
    pantry.scene.set_speed(Speed.NORMAL)
    moved = [evolve(item, at=Cell("goal"), badge=None) if item.piece in POOL[1:] else item for item in before.placed]
    pantry.scene.play([Moment(Table(tuple(moved)), (POOL[:0:-1],))], lambda: None)
    pantry.scene.clock.advance(100)
    assert [badge(pantry, piece) for piece in POOL] == [True, False, False]
    pantry.scene.finish_film()
    assert [badge(pantry, piece) for piece in POOL] == [True, False, False]


def test_a_closer_look_counts_as_the_badge_does(pantry: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a high pile only some pieces lie on the table; a sign that is no number counts nothing."""
    captions: list[str] = []
    signs = pantry.scene._lens._signs  # noqa: SLF001 - what is written below
    caption = signs.caption

    def hear(said: str, width: int, pixels: float) -> Sign:
        captions.append(said)
        return caption(said, width, pixels)

    monkeypatch.setattr(signs, "caption", hear)
    pool = Zone("pool", Row(1), Frame(1000, 600, 200, 200), (150, 150), text("toy", "Pool"), loose=True, piled=True)
    for badges in (("62", "63", "64"), ("1", "1", "2"), ("\N{INFINITY}",) * 3):
        laid = [evolve(item, at=Cell("pool", 0)) for item in heap(*badges).placed]
        pantry.scene.show(Table(tuple(laid)), (pool,))
        pantry.scene.inspect(Piece(POOL[2]))
    assert [said.split()[0] for said in captions] == ["64", "3", "3"]


def test_a_row_of_one_place_is_called_as_its_zone(pantry: Hand) -> None:
    """There is nothing to count."""
    pool = Zone("pool", Row(1), Frame(1000, 600, 200, 200), (150, 150), text("toy", "Pool"))
    pantry.scene.show(Table(()), (pool,))
    label = pantry.scene.label_of(Cell("pool", 0))
    assert label is not None
    assert plain(label) == "Pool"


def test_resting_on_a_pile_shows_all_that_lies_there(pantry: Hand, qtbot: QtBot) -> None:
    """Side by side, the top one first, within the window; the held space bar does the same."""
    named: list[object] = []
    pantry.scene.inspected.connect(named.append)
    pantry.move(Piece(TOP), held=False)
    qtbot.waitUntil(lambda: bool(named))
    large = pantry.scene.enlarged
    assert named == [Piece(TOP)]
    assert large is not None
    assert large.width() > 3 * large.height() * 60 / 84
    assert QRectF(0, 0, 1600, 1000).contains(large)
    pantry.scene.inspect(Piece(ALIKE[-1]))
    alone = pantry.scene.enlarged
    assert alone is not None
    assert alone.width() / alone.height() == pytest.approx(60 / 84, abs=0.01)


def test_many_pieces_are_shown_in_rows(pantry: Hand) -> None:
    """So large a pile has more than one row, and stays within the window."""
    faces = [item.face for item in table().placed if item.piece in {BOTTOM, MIDDLE}]
    placed = [item for item in table().placed if item.at.zone == "pantry" and item.piece in ALIKE]
    more = [evolve(placed[0], piece=200 + n, face=faces[n % 2]) for n in range(14)]
    pantry.scene.show(Table(tuple(more)))
    pantry.scene.inspect(Piece(213))
    large = pantry.scene.enlarged
    assert large is not None
    assert QRectF(0, 0, 1600, 1000).contains(large)
    assert large.height() > 400


COVER = 99


def covered_pantry() -> Table:
    """Lay a large card over the upper two places of the pantry, on a pile and an empty place."""
    lid = evolve(placed(COVER, BLUE_CARD, "pantry", (0, 0)), covers=((0, 0), (0, 1)))
    return Table((*(item for item in table().placed if item.piece not in ALIKE), lid))


def test_a_click_looks_below_a_large_piece(pantry: Hand) -> None:
    """All that it covers is spread behind it, what lay higher first."""
    pantry.scene.show(covered_pantry())
    look = pantry.scene.look()
    assert look.heap(MIXED) == (BOTTOM, MIDDLE, TOP, COVER)
    assert look.pile(MIXED) == (BOTTOM, MIDDLE, TOP)
    assert look.heap(EQUAL) == ()
    pantry.click(QPointF(620, 150))
    assert pantry.scene.enlarger.group == MIXED
    found = [pantry.scene.where(piece) for piece in (COVER, TOP, MIDDLE, BOTTOM)]
    rects = [rect for rect in found if rect is not None]
    assert [rect.left() for rect in rects] == sorted(rect.left() for rect in rects)
    assert not any(one.intersects(other) for one, other in itertools.pairwise(rects))
    assert len({round(rect.width()) for rect in rects}) == 1


def test_a_spread_pile_tells_which_end_was_up(pantry: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    """Below the first piece, and no other."""
    reader = Reader(monkeypatch)
    pantry.click(MIXED)
    written = [each.said for each, _, _ in reader.on(pantry.scene)]
    assert [said for said in written if said.startswith("On top: ")] == [f"On top: Piece {TOP}"]


def test_a_click_looks_into_a_pile(pantry: Hand) -> None:
    """Nothing on offer is there: its pieces are spread, none covers another; Esc, or a click, puts them back."""
    pantry.click(MIXED)
    assert pantry.heard() == []
    assert pantry.scene.enlarger.group == MIXED
    found = [pantry.scene.where(piece) for piece in (TOP, MIDDLE, BOTTOM)]
    rects = [rect for rect in found if rect is not None]
    assert [rect.left() for rect in rects] == sorted(rect.left() for rect in rects)
    assert not any(one.intersects(other) for one, other in itertools.pairwise(rects))
    assert min(rect.width() for rect in rects) > 200
    assert pantry.scene.look().captioned is not None
    pantry.key(Qt.Key.Key_Escape)
    assert pantry.scene.enlarger.group is None
    assert pantry.scene.look().captioned is None
    pantry.agrees()
    pantry.click(MIXED)
    pantry.click(QPointF(20, 980))
    assert pantry.scene.enlarger.group is None
    assert pantry.heard() == []


def test_what_is_on_offer_is_pointed_at(pantry: Hand) -> None:
    """Looking is for piles that cannot be taken from, and where there is something to be seen."""
    pantry.scene.light(frozenset({MIXED}))
    pantry.click(MIXED)
    pantry.click(EQUAL)
    assert [said for said, *_ in pantry.heard()] == ["pointed", "pointed"]
    assert pantry.scene.enlarger.group is None


def test_the_keyboard_looks_into_piles_too(pantry: Hand) -> None:
    """E goes on to those that hold different pieces, and then back to the table."""
    seen = []
    for _ in range(3):
        pantry.key(Qt.Key.Key_E)
        seen.append(pantry.scene.enlarger.group)
    assert seen == [MIXED, Cell("rack", 0), None]


def test_a_pile_that_has_gone_is_no_longer_spread(pantry: Hand) -> None:
    """Another table puts it back."""
    pantry.scene.enlarger.show(MIXED)
    pantry.scene.show(without(table(), BOTTOM, MIDDLE, TOP))
    assert pantry.scene.enlarger.group is None
    pantry.scene.enlarger.show(MIXED)
    assert pantry.scene.enlarger.group is None


def test_a_group_with_piles_is_enlarged(pantry: Hand) -> None:
    """What others have is larger, and still lies upon each other."""
    zones = tuple(evolve(zone, group="bob") if zone is PANTRY else zone for zone in ZONES)
    pantry.scene.show(table(), zones)
    pantry.click(MIXED)
    assert pantry.scene.enlarger.group == "bob"
    spots = pantry.scene.look().spots
    assert spots[TOP].rect.center() - spots[MIDDLE].rect.center() == STEP
    assert spots[TOP].rect.width() > 130
    assert spots[ALIKE[0]].buried
    pantry.agrees()


def test_a_pile_for_those_who_listen(pantry: Hand) -> None:
    """The place tells all that lies there, the top one what lies below it; the others are there, but not seen."""
    pantry.scene.light(frozenset({MIXED, Piece(TOP)}))
    found = dict(zip(names(known(pantry.view)), children(known(pantry.view)), strict=True))
    assert found["Pantry: row 1, place 1, on offer"].text(About) == f"Piece {TOP}; Piece {MIDDLE}; Piece {BOTTOM}"
    top = found[f"Piece {TOP}, Pantry: row 1, place 1, on offer"]
    assert top.text(About) == f"Piece {MIDDLE}; Piece {BOTTOM}"
    assert not top.state().invisible
    below = found[f"Piece {MIDDLE}, Pantry: row 1, place 1"]
    assert below.state().invisible
    assert below.text(About) == ""


def test_stacks_are_piles_too(hand: Hand) -> None:
    """A zone that is one stack counts as before."""
    assert hand.scene.look().pile(Piece(COINS[0])) == COINS == hand.scene.look().pile(Cell(HEAP.name))
    assert hand.scene.look().pile(Piece(1)) == ()
    assert hand.scene.look().pile(Piece(99)) == ()
    assert len(toy_opening().placed) == 15
