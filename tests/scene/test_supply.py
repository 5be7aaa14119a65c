"""Large pieces that wait in one place each: small there, as large as their places in the hand."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtCore import QPointF, Qt

from boardtable.engine.table import Frame, Grid, Table, Zone
from boardtable.engine.target import Cell, Piece
from boardtable.engine.text import text
from tests.scene.large import FITS, TURNED, UPPER, Answer, middle
from tests.scene.toy import L_COVERS, L_FACE, L_PIECE, MAP, Hand, on_map, placed

SUPPLY = Zone("supply", Grid(2, 2), Frame(900, 100, 300, 300), (90, 90), text("toy", "Supply"), piled=True)
BAG = Zone("bag", Grid(1, 1), Frame(900, 600, 300, 300), (90, 90), text("toy", "Bag"))
BELOW = 43
SHAPE, COMPARTMENT = Piece(L_PIECE), Cell("supply", (1, 0))


@pytest.fixture
def supply(hand: Hand) -> Answer:
    """Lay a map and a supply of two large pieces, one upon the other in its compartment."""
    pile = tuple(
        evolve(placed(piece, L_FACE, "supply", (1, 0)), shape=L_COVERS, label=text("toy", "L"))
        for piece in (BELOW, L_PIECE)
    )
    hand.scene.show(Table(pile), (MAP, SUPPLY, BAG))
    hand.scene.art.finish()
    answer = Answer(hand)
    answer.listen()
    answer.rest()
    hand.heard()
    return answer


def size(hand: Hand, piece: int = L_PIECE) -> tuple[int, int]:
    """Tell how large a piece is on the screen, in units of the table."""
    rect = hand.scene.where(piece)
    assert rect is not None
    return round(rect.width()), round(rect.height())


def test_it_is_drawn_as_large_as_its_compartment(supply: Answer) -> None:
    """It covers none of the places around, and the whole compartment is its own."""
    look = supply.hand.scene.look()
    assert size(supply.hand) == (90, 60)
    assert look.around(SHAPE) == (SHAPE, COMPARTMENT, Cell("supply"))
    assert look.under(QPointF(905, 255))[0] == SHAPE
    assert look.under(QPointF(1100, 120)) == (Cell("supply", (0, 1)), Cell("supply"))


def test_a_drag_lays_the_top_one(supply: Answer) -> None:
    """In the hand it is as large as it will lie, lifted; the one below stays."""
    hand = supply.hand
    hand.lift(SHAPE)
    assert hand.scene.carried == (L_PIECE,)
    assert size(hand) == (318, 212)
    assert size(hand, BELOW) == (90, 60)
    hand.move(middle(UPPER))
    hand.release(middle(UPPER))
    assert hand.heard()[-1][3] == UPPER


def test_clicks_lay_it(supply: Answer) -> None:
    """Picked, it follows the pointer; turned, the next click lays it."""
    hand = supply.hand
    supply.pick()
    hand.move(middle(TURNED), held=False)
    assert size(hand) == (318, 212)
    hand.key(Qt.Key.Key_R)
    assert size(hand) == (212, 318)
    hand.move(middle(TURNED), held=False)
    hand.click(middle(TURNED))
    assert hand.heard()[-1][3] == TURNED


def test_keys_lay_it(supply: Answer) -> None:
    """Tab goes from one fit to the next, Enter lays it."""
    hand = supply.hand
    hand.scene.focus(SHAPE)
    supply.pick()
    hand.key(Qt.Key.Key_Tab)
    hand.key(Qt.Key.Key_Return)
    said = hand.heard()[-1]
    assert said[0] == "laid"
    assert said[3] in FITS


def test_it_goes_home_small(supply: Answer) -> None:
    """Esc lays it back into its compartment as it was."""
    hand = supply.hand
    hand.lift(SHAPE)
    hand.key(Qt.Key.Key_R)
    hand.key(Qt.Key.Key_Escape)
    assert size(hand) == (90, 60)
    hand.agrees()


def test_what_fits_nowhere_is_carried_as_large_as_all_others(supply: Answer) -> None:
    """As it would lie on the map, and so wide is the red line around the places that it does not fit."""
    hand = supply.hand
    hand.scene.lifted.disconnect()
    hand.lift(SHAPE)
    assert size(hand) == (318, 212)
    under = on_map((3, 1), (4, 1), (4, 2), (4, 3))
    for offers in ((), (Cell("map"), Cell("bag"), *under)):  # which are for other pieces
        hand.scene.light(frozenset(offers))
        hand.move(QPointF(350, 450))
        assert (hand.scene.lights.aims, hand.scene.lights.amiss) == ((), under)
        assert size(hand) == (318, 212)
        hand.move(Cell("bag"))
        assert (hand.scene.lights.aims, hand.scene.lights.amiss) == ((), ())
    hand.key(Qt.Key.Key_R)
    assert size(hand) == (212, 318)


def test_it_is_hindered_only_where_it_would_lie(supply: Answer) -> None:
    """Over a smaller grid, even one with room for it, nothing is outlined: it would lie on the map."""
    hand = supply.hand
    court = Zone("court", Grid(2, 3), Frame(900, 600, 90, 60), (30, 30), text("toy", "Court"))
    hand.scene.show(hand.scene.pieces.table, (MAP, SUPPLY, court))
    hand.scene.lifted.disconnect()
    for answer in (lambda _under: None, lambda _under: supply.pick()):
        hand.scene.lifted.connect(answer)
        hand.lift(SHAPE)
        hand.move(court_middle := QPointF(945, 630))
        assert size(hand) == (318, 212)
        assert hand.scene.lights.amiss == ()
        hand.release(court_middle)


def test_what_is_picked_to_go_elsewhere_stays_small(supply: Answer) -> None:
    """It may be put into the bag, and laid on no map: there it is not as large as on the map, and nothing is red."""
    hand = supply.hand
    supply.fits = ()
    hand.lift(SHAPE)
    hand.move(QPointF(350, 450))
    assert size(hand) == (95, 64)
    assert hand.scene.lights.amiss == ()
    hand.move(Cell("bag"))
    assert hand.scene.aimed == Cell("bag")


def test_on_its_own_map_it_keeps_its_size(supply: Answer) -> None:
    """What lies where large pieces lie is as large in the hand, though it may not be taken, and no larger elsewhere."""
    hand = supply.hand
    laid = evolve(placed(L_PIECE, L_FACE, "map", (2, 2)), covers=L_COVERS)
    hand.scene.show(Table((laid,)))
    hand.scene.light(frozenset())
    hand.scene.lifted.disconnect()
    hand.lift(SHAPE)
    assert size(hand) == (318, 212)
    hand.move(QPointF(1050, 750))
    assert size(hand) == (318, 212)
