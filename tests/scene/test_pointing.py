"""Clicks and drags, as people make them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QPointF, Qt

from boardtable.engine.table import Frame, Grid, Zone
from boardtable.engine.target import Cell, Piece
from boardtable.engine.text import text
from tests.scene import toy
from tests.scene.toy import BOARD_CARD, COINS, HAND_CARDS, MARKET_CARDS, ZONES, opening, with_piece

if TYPE_CHECKING:
    from boardtable.engine.target import Target
    from tests.scene.toy import Hand

HAND, BOWL, BOARD, SHELF = Cell("hand"), Cell("bowl"), Cell("board"), Cell("shelf")
OUTSIDE = QPointF(1580, 980)


def test_a_click_tells_piece_place_and_zone(hand: Hand) -> None:
    """What is clicked is told from the most specific to the least."""
    hand.click(Piece(BOARD_CARD))
    assert hand.heard() == [("pointed", (Piece(BOARD_CARD), Cell("board", (0, 1)), BOARD))]
    hand.agrees()


def test_a_click_on_an_empty_place(hand: Hand) -> None:
    """An empty place of a grid or row is told with its zone."""
    hand.click(Cell("board", (1, 2)))
    hand.click(Cell("shelf", 3))
    assert hand.heard() == [("pointed", (Cell("board", (1, 2)), BOARD)), ("pointed", (Cell("shelf", 3), SHELF))]


def test_a_click_on_a_fan_without_pieces(hand: Hand) -> None:
    """A fan is one place: only the zone is told."""
    hand.click(BOWL)
    assert hand.heard() == [("pointed", (BOWL,))]


def test_a_click_on_a_stack_means_its_top_piece(hand: Hand) -> None:
    """The last piece of a stack lies on top."""
    hand.click(Cell("heap"))
    assert hand.heard() == [("pointed", (Piece(COINS[-1]), Cell("heap")))]


def test_a_click_beside_everything_tells_nothing(hand: Hand) -> None:
    """The bare cloth is no target."""
    hand.click(OUTSIDE)
    assert hand.heard() == []


def test_of_overlapping_pieces_the_upper_one_is_clicked(hand: Hand) -> None:
    """In a crowded fan each piece can be clicked where it is seen."""
    crowd = opening()
    for piece in (*MARKET_CARDS, BOARD_CARD):
        crowd = with_piece(crowd, piece, HAND)
    hand.scene.show(crowd)
    first, second = hand.scene.rect_of(Piece(HAND_CARDS[0])), hand.scene.rect_of(Piece(HAND_CARDS[1]))
    assert first is not None
    assert second is not None
    assert second.left() < first.right()
    hand.click(QPointF(second.left() + 3, second.center().y()))
    hand.click(QPointF(second.left() - 3, second.center().y()))
    assert [said[1] for said in hand.heard()] == [(Piece(2), HAND), (Piece(1), HAND)]


def test_look_alikes_keep_their_own_numbers(hand: Hand) -> None:
    """Pieces with one face are told apart: which of them counts is for others to say."""
    for piece in (1, 2, 3):
        hand.click(Piece(piece))
    assert [said[1] for said in hand.heard()] == [(Piece(1), HAND), (Piece(2), HAND), (Piece(3), HAND)]


def test_a_press_lifts_only_after_four_pixels(hand: Hand) -> None:
    """A hand that trembles still clicks."""
    spot = hand.view.point(hand.pixel(Piece(4)).toPoint().toPointF())
    pixel = 1 / hand.view.transform().m11()
    hand.press(Piece(4))
    hand.move(spot + QPointF(3 * pixel, 0))
    assert hand.heard() == []
    hand.release(spot + QPointF(3 * pixel, 0))
    assert hand.heard() == [("pointed", (Piece(4), HAND))]
    hand.press(spot)
    hand.move(spot + QPointF(4 * pixel, 0))
    assert hand.heard() == [("lifted", (Piece(4), HAND))]


def test_leaving_the_edge_lifts_at_once(hand: Hand) -> None:
    """A piece gripped at its very edge comes along before four pixels are passed."""
    rect = hand.scene.rect_of(Piece(1))
    assert rect is not None
    pixel = 1 / hand.view.transform().m11()
    edge = QPointF(rect.left() + pixel, rect.center().y())
    hand.press(edge)
    hand.move(edge - QPointF(2 * pixel, 0))
    assert hand.scene.carried == (1,)


def test_a_lifted_piece_is_larger_and_held_where_it_was_gripped(hand: Hand) -> None:
    """Six per cent larger; the gripped spot stays under the pointer."""
    rect = hand.scene.rect_of(Piece(4))
    assert rect is not None
    grip = hand.view.point(hand.view.pixel(rect.topLeft() + QPointF(30, 60)).toPoint().toPointF())
    hand.press(grip)
    hand.move(QPointF(1000, 500))
    held = hand.scene.where(4)
    assert held is not None
    assert held.width() == pytest.approx(150 * 1.06)
    assert held.height() == pytest.approx(210 * 1.06)
    assert held.left() + (grip.x() - rect.left()) * 1.06 == pytest.approx(1000)
    assert held.top() + (grip.y() - rect.top()) * 1.06 == pytest.approx(500)
    hand.agrees(4)


def test_over_smaller_places_a_piece_is_carried_smaller(hand: Hand) -> None:
    """No larger than the place below, where it is on offer; elsewhere as large as ever."""
    small = Zone("tiny", Grid(2, 2), Frame(1250, 700, 120, 120), (50, 50), text("toy", "Tiny"))
    hand.scene.show(opening(), (*ZONES, small))
    place = Cell("tiny", (1, 1))
    hand.scene.light(frozenset({Piece(1), place}))
    hand.lift(Piece(1))
    before = hand.scene.where(1)
    hand.move(place)
    over = hand.scene.where(1)
    assert before is not None
    assert over is not None
    assert (round(before.width()), round(before.height())) == (159, round(210 * 1.06))
    assert round(over.height()) == 60
    assert over.width() / over.height() == pytest.approx(150 / 210)
    hand.scene.light(frozenset({Piece(1)}))
    hand.move(QPointF(1300, 770))
    again = hand.scene.where(1)
    assert again is not None
    assert again.size() == before.size()


def test_a_drop_on_an_offered_place(hand: Hand) -> None:
    """The place that the piece covers best comes first, and the table then has it there."""
    place = Cell("shelf", 2)
    hand.scene.light(frozenset({Cell("shelf", 1), place}))
    hand.answer(lambda _held, _under: hand.scene.show(with_piece(opening(), 4, place)))
    hand.drag(Piece(4), place)
    assert hand.heard() == [("lifted", (Piece(4), HAND)), ("let go", (Piece(4), HAND), (place, SHELF))]
    hand.agrees()
    there = hand.scene.where(4)
    assert there is not None
    assert there.center() == QPointF(1150, 475)


def test_the_best_overlap_wins_not_the_pointer(hand: Hand) -> None:
    """Gripped at its left edge, a card goes to the place that it covers, not to the one under the pointer."""
    rect = hand.scene.rect_of(Piece(4))
    places = frozenset({Cell("shelf", 1), Cell("shelf", 2)})
    hand.scene.light(places)
    assert rect is not None
    grip = QPointF(rect.left() + 4, rect.center().y())
    hand.press(grip)
    hand.move(QPointF(1040, 470))
    hand.release(QPointF(1040, 470))
    assert hand.heard()[-1] == ("let go", (Piece(4), HAND), (Cell("shelf", 2), Cell("shelf", 1), SHELF))


def test_a_place_wins_over_its_zone(hand: Hand) -> None:
    """What is more specific wins although the zone around it is covered completely."""
    hand.scene.light(frozenset({SHELF, Cell("shelf", 0)}))
    hand.drag(Piece(4), Cell("shelf", 0))
    assert hand.heard()[-1] == ("let go", (Piece(4), HAND), (Cell("shelf", 0), SHELF))


def test_a_drop_where_nothing_is_offered_goes_home(hand: Hand) -> None:
    """What lies there is still told, so that somebody can say which rule forbids it."""
    hand.drag(Piece(4), Piece(BOARD_CARD))
    assert hand.heard() == [
        ("lifted", (Piece(4), HAND)),
        ("let go", (Piece(4), HAND), (Piece(BOARD_CARD), Cell("board", (0, 1)), BOARD)),
    ]
    hand.agrees()


def test_a_drop_outside_goes_home(hand: Hand) -> None:
    """Beside the table nothing lies under the drop."""
    hand.drag(Piece(4), OUTSIDE)
    assert hand.heard()[-1] == ("let go", (Piece(4), HAND), ())
    hand.agrees()


def test_laying_back_on_its_own_place_is_no_drop(hand: Hand) -> None:
    """A piece lifted and laid back where it came from brings no refusal."""
    hand.lift(Piece(4))
    hand.release(Piece(4))
    assert hand.heard() == [("lifted", (Piece(4), HAND)), ("put down",)]
    hand.agrees()


def test_neighbours_in_a_loose_fan_are_no_target_of_a_drop(hand: Hand) -> None:
    """A card moved within the hand does not mean the card that it is laid over."""
    hand.scene.light(frozenset({Piece(1), Piece(2), Piece(3)}))
    rect = hand.scene.rect_of(Piece(1))
    assert rect is not None
    hand.drag(Piece(4), QPointF(rect.center()))
    assert hand.heard()[-1] == ("let go", (Piece(4), HAND), (Piece(1), HAND))
    assert hand.scene.aimed is None


def test_any_card_lifts_its_whole_row(hand: Hand) -> None:
    """A zone that is lifted as a whole keeps its order in the air."""
    hand.lift(Piece(MARKET_CARDS[1]))
    assert hand.scene.carried == MARKET_CARDS
    hand.move(QPointF(1100, 800))
    rects = [hand.scene.where(piece) for piece in MARKET_CARDS]
    lefts = [rect.left() for rect in rects if rect is not None]
    assert lefts[1] - lefts[0] == pytest.approx(160 * 1.06)
    assert lefts[2] - lefts[1] == pytest.approx(160 * 1.06)
    hand.agrees(*MARKET_CARDS)
    hand.scene.light(frozenset({BOWL}))
    hand.release(QPointF(1100, 800))
    assert hand.heard()[-1] == ("let go", (Piece(12), Cell("market", 1), Cell("market")), (BOWL,))
    hand.agrees()


def test_an_empty_place_lifts_nothing(hand: Hand) -> None:
    """A drag that begins on an empty place is still a click when it ends."""
    hand.drag(Cell("shelf", 0), Cell("shelf", 3))
    assert hand.heard() == [("pointed", (Cell("shelf", 0), SHELF))]


def test_an_unfinished_drop_stays_as_a_ghost(hand: Hand) -> None:
    """Picked but no move yet: it lies in the middle of the target until it is put back."""
    hand.scene.light(frozenset({BOWL}))
    hand.answer(lambda _held, _under: hand.scene.light(frozenset({Piece(1)}), (), (Piece(4), BOWL)))
    hand.drag(Piece(4), BOWL)
    assert list(hand.scene.ghosts) == [4]
    ghost = hand.scene.where(4)
    assert ghost is not None
    assert ghost.center() == QPointF(1200, 825)
    hand.agrees(4)
    hand.heard()
    hand.click(QPointF(1200, 825))
    assert hand.heard() == [("pointed", (Piece(4), HAND))]
    hand.scene.light(frozenset({BOWL}))
    assert not hand.scene.ghosts
    hand.agrees()


def test_a_ghost_is_held_where_it_is_gripped(hand: Hand) -> None:
    """An unfinished drop can be taken up again and carried on from where it lies."""
    hand.scene.light(frozenset({BOWL}))
    hand.answer(lambda _held, _under: hand.scene.light(frozenset({BOWL}), (), (Piece(4), BOWL)))
    hand.drag(Piece(4), BOWL)
    hand.press(QPointF(1200, 825))
    hand.move(QPointF(700, 500))
    held = hand.scene.where(4)
    assert held is not None
    assert held.center().x() == pytest.approx(700, abs=2)
    assert held.center().y() == pytest.approx(500, abs=2)
    hand.key(Qt.Key.Key_Escape)
    hand.agrees()


def test_exchanged_look_alikes_change_places(hand: Hand) -> None:
    """The card that was dropped becomes the one that moves; its twin takes the place that it left."""
    hand.scene.light(frozenset({BOWL}))

    def answer(_held: tuple[Target, ...], _under: tuple[Target, ...]) -> None:
        hand.scene.exchange(3, 1)
        dropped = hand.scene.where(1)
        assert dropped is not None
        assert dropped.center().x() == pytest.approx(1200, abs=25)
        hand.agrees(1)

    hand.answer(answer)
    hand.drag(Piece(3), BOWL)
    hand.agrees()


def test_a_refused_target_is_told_by_a_ring_and_lies_still_again(hand: Hand) -> None:
    """The shaking ends where it began."""
    hand.scene.refuse(Piece(4))
    hand.agrees()
    hand.scene.refuse(Piece(99))
    hand.agrees()


def test_a_drop_on_a_part_counts_for_the_whole(hand: Hand) -> None:
    """Coins go into the hand also where the purse lies in it: both are told, the part first."""
    purse = evolve(toy.SHELF, part_of="bowl")
    hand.scene.show(opening(), tuple(purse if zone is toy.SHELF else zone for zone in toy.ZONES))
    under = hand.scene.under(QPointF(700, 450))
    assert under == (Cell("shelf", 0), Cell("shelf"), Cell("bowl"))
    purse = evolve(toy.SHELF, part_of=Cell("market", (0, 1)))
    hand.scene.show(opening(), tuple(purse if zone is toy.SHELF else zone for zone in toy.ZONES))
    under = hand.scene.under(QPointF(700, 450))
    assert under == (Cell("shelf", 0), Cell("shelf"), Cell("market", (0, 1)), Cell("market"))
