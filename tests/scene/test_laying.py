"""Large pieces in a drag: turned in the hand, proposed where they fit, laid on all their places by one drop."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget
from typing_extensions import override

from boardtable.engine.note import Note, Tone
from boardtable.engine.table import Table
from boardtable.engine.target import Cell, Piece
from boardtable.engine.text import text
from boardtable.scene.film import Moment, Speed
from tests.scene.large import LIFTED, TURNED, UPPER, L, middle, size
from tests.scene.toy import L_PIECE, TENT, map_opening, on_map

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from tests.scene.large import Answer
    from tests.scene.toy import Hand


@pytest.fixture
def carrying(answer: Answer) -> Hand:
    """Carry the L by its middle over the middle of the map."""
    hand = answer.hand
    hand.lift(L)
    hand.move(QPointF(400, 350))
    assert hand.heard() == [LIFTED]
    return hand


def wheel(hand: Hand, by: int) -> None:
    """Turn the wheel; 120 is one notch away from the person."""
    spot = QPointF(300, 300)
    event = QWheelEvent(
        spot,
        QPointF(hand.view.viewport().mapToGlobal(spot.toPoint())),
        QPoint(),
        QPoint(0, by),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,  # noqa: FBT003 - Qt's signature
    )
    QApplication.sendEvent(hand.view.viewport(), event)


# Turning


def test_a_lifted_piece_is_as_large_as_it_will_lie(carrying: Hand) -> None:
    """Three places by two, and six per cent."""
    assert size(carrying) == (318, 212)
    rect = carrying.scene.where(L_PIECE)
    assert rect is not None
    assert (rect.center() - QPointF(400, 350)).manhattanLength() < 3


def test_keys_turn_and_flip_what_is_carried(carrying: Hand) -> None:
    """R clockwise, Shift+R the other way, F over; the face is turned with it."""
    shape = carrying.scene.hand.large
    assert shape is not None
    carrying.key(Qt.Key.Key_R)
    assert (shape.pose.quarters, shape.pose.flipped) == (1, False)
    assert size(carrying) == (212, 318)
    carrying.key(Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    carrying.key(Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    assert (shape.pose.quarters, shape.pose.flipped) == (3, False)
    carrying.key(Qt.Key.Key_F)
    assert (shape.pose.quarters, shape.pose.flipped) == (1, True)
    assert carrying.heard() == []
    assert carrying.scene.carried == (L_PIECE,)


def test_the_right_button_and_the_wheel_turn_what_is_carried(carrying: Hand) -> None:
    """They cancel nothing; half notches of a fine wheel add up."""
    shape = carrying.scene.hand.large
    assert shape is not None
    carrying.right_press(QPointF(400, 350))
    assert shape.pose.quarters == 1
    carrying.right_press(QPointF(400, 350), shift=True)
    assert shape.pose.quarters == 0
    wheel(carrying, 120)
    assert shape.pose.quarters == 3
    wheel(carrying, -60)
    assert shape.pose.quarters == 3
    wheel(carrying, -60)
    assert shape.pose.quarters == 0
    assert carrying.heard() == []


def test_a_right_press_without_the_left_button_ends_the_drag(carrying: Hand) -> None:
    """The release was lost: what is carried goes home."""
    carrying.right_press(QPointF(400, 350), held=False)
    assert carrying.heard() == [("put down",)]
    carrying.agrees()


def test_an_ordinary_card_cannot_be_turned(hand: Hand) -> None:
    """The keys mean nothing, and go on to the window; in a drag the right button does nothing."""
    keys: list[str] = []

    class House(QWidget):
        """A window that hears what the table leaves."""

        @override
        def keyPressEvent(self, event: QKeyEvent) -> None:
            keys.append(event.text())

    house = House()
    hand.view.setParent(house)
    for key in (Qt.Key.Key_R, Qt.Key.Key_F):
        hand.key(key)
    hand.view.setParent(None)
    assert keys == ["r", "f"]
    hand.view.show()
    hand.lift(Piece(4))
    hand.key(Qt.Key.Key_R)
    hand.right_press(QPointF(900, 500))
    assert hand.scene.carried == (4,)
    assert hand.scene.hand.large is None


def test_at_home_it_lies_as_before_and_is_taken_up_as_it_was_held(carrying: Hand) -> None:
    """The table is the truth; the hand remembers."""
    carrying.key(Qt.Key.Key_R)
    carrying.key(Qt.Key.Key_Escape)
    carrying.agrees()
    assert size(carrying) == (150, 100)
    carrying.lift(L)
    assert size(carrying) == (212, 318)
    carrying.key(Qt.Key.Key_Escape)
    turned = map_opening()
    turned = evolve(turned, placed=tuple(evolve(item, quarters=2) for item in turned.placed))
    carrying.scene.show(turned)
    carrying.lift(L)
    assert size(carrying) == (318, 212)


def test_a_turned_piece_keeps_its_form_on_a_finer_screen(carrying: Hand) -> None:
    """All faces are drawn anew; in the hand it stays turned."""
    carrying.key(Qt.Key.Key_R)
    carrying.view.resize(1500, 900)
    carrying.scene.art.finish()
    assert size(carrying) == (212, 318)


# Proposals


def test_the_nearest_fit_glows_and_a_drop_takes_all_of_it(answer: Answer, carrying: Hand) -> None:
    """Not quite over its places: they are proposed all the same, once, and said together by the drop."""
    spot = middle(UPPER) + QPointF(40, 30)
    carrying.move(spot)
    assert carrying.scene.lights.aims == UPPER
    assert carrying.scene.lights.amiss == ()
    carrying.move(spot + QPointF(5, 5))
    assert answer.proposed == [UPPER]
    carrying.release(spot + QPointF(5, 5))
    said = carrying.heard()
    assert len(said) == 1
    assert said[0][:2] == ("laid", LIFTED[1])
    assert said[0][3] == UPPER
    assert said[0][2] == (*UPPER, Cell("map"))
    carrying.agrees()


def test_a_fit_in_another_pose_is_not_proposed(answer: Answer, carrying: Hand) -> None:
    """Over places on which it would fit when turned it does not fit; once turned, it does."""
    carrying.move(middle(TURNED))
    assert carrying.scene.lights.aims == ()
    assert len(carrying.scene.lights.amiss) == len(TURNED)
    carrying.key(Qt.Key.Key_R)
    assert carrying.scene.lights.aims == TURNED
    assert carrying.scene.lights.amiss == ()
    assert answer.proposed == [TURNED]


def test_where_it_does_not_fit_it_says_where_it_lies(carrying: Hand) -> None:
    """A red line surrounds the places under it, and a drop names them first; nothing is proposed."""
    spot = QPointF(350 + 10, 450 - 10)  # over rows 3 and 4, columns 1 to 3
    carrying.move(spot)
    under = on_map((3, 1), (4, 1), (4, 2), (4, 3))
    assert carrying.scene.lights.amiss == under
    rects, fits, _ = carrying.scene.lights._outline._shown  # noqa: SLF001 - what is drawn
    assert (list(rects), fits) == ([carrying.scene.rect_of(cell) for cell in under], False)
    carrying.release(spot)
    assert carrying.heard() == [("laid", LIFTED[1], (*under, Cell("map", (3, 2)), Cell("map")), under)]
    assert carrying.scene.lights.amiss == ()
    carrying.agrees()


def test_it_tells_over_which_places_it_does_not_fit(answer: Answer, carrying: Hand) -> None:
    """As soon as these change; where it fits, and beside the map, there are none."""
    hindered: list[tuple[Cell, ...]] = []
    carrying.scene.hindered.connect(hindered.append)
    carrying.move(QPointF(360, 440))
    under = on_map((3, 1), (4, 1), (4, 2), (4, 3))
    assert hindered[-1] == under
    carrying.move(QPointF(362, 441))
    told = len(hindered)
    carrying.move(middle(UPPER))
    assert hindered[told - 1 :] == [under, ()]
    assert answer.proposed == [UPPER]
    carrying.move(QPointF(360, 440))
    assert (hindered[-1], answer.proposed[-1]) == (under, ())
    carrying.move(Cell("bag"))
    assert hindered[-1] == ()


def test_notes_stand_above_what_it_would_cover(answer: Answer, chart: Hand) -> None:
    """One over the other, so that nothing of it is hidden."""
    notes = [Note(TURNED[0], Tone.PLAIN, text("toy", "note {n}", n=n)) for n in range(3)]
    chart.scene.proposed.connect(lambda places: chart.scene.write(notes if places else ()))
    chart.lift(L)
    chart.key(Qt.Key.Key_R)
    chart.move(middle(TURNED))
    assert answer.proposed == [TURNED]
    plates = [plate.sceneBoundingRect() for plate in chart.scene.lights._plates]  # noqa: SLF001 - where they lie
    places = [chart.scene.look().rect(place) for place in TURNED]
    assert len(plates) == 3
    assert all(plate.bottom() < rect.top() for plate in plates for rect in places if rect is not None)
    assert len({round(plate.top()) for plate in plates}) == 3


def test_over_the_edge_only_places_of_the_map_are_named(carrying: Hand) -> None:
    """What hangs over the edge lies nowhere."""
    carrying.move(QPointF(650, 450))
    assert carrying.scene.lights.amiss == on_map((3, 4), (4, 4), (4, 5))


def test_other_places_take_it_as_ever(answer: Answer, carrying: Hand) -> None:
    """Beside the map a drop means what it covers best; the proposal ends."""
    carrying.move(middle(UPPER))
    carrying.move(Cell("bag"))
    assert carrying.scene.aimed == Cell("bag")
    assert answer.proposed == [UPPER, ()]
    carrying.release(Cell("bag"))
    assert carrying.heard() == [("let go", LIFTED[1], (Cell("bag"),))]


def test_a_piece_that_fits_nowhere_says_where_it_was_dropped(chart: Hand) -> None:
    """Nothing is on offer for it: the drop still names the places that it would cover."""
    chart.lift(L)
    chart.move(QPointF(350, 450))
    under = on_map((3, 1), (4, 1), (4, 2), (4, 3))
    assert chart.scene.lights.amiss == under
    chart.release(QPointF(350, 450))
    assert chart.heard()[-1] == ("laid", LIFTED[1], (*under, Cell("map")), under)
    chart.agrees()


def test_back_over_its_own_place_it_is_put_back(carrying: Hand) -> None:
    """However large it is in the hand."""
    carrying.move(QPointF(900, 150))
    carrying.release(QPointF(900, 150))
    assert carrying.heard() == [("put down",)]
    carrying.agrees()


def test_an_unfinished_lay_stays_as_a_ghost(answer: Answer, carrying: Hand) -> None:
    """Something is still to be picked: it lies turned over its places, as large as they are."""
    answer.to_lay = answer.leave
    carrying.key(Qt.Key.Key_R)
    carrying.move(middle(TURNED))
    carrying.release(middle(TURNED))
    assert carrying.scene.ghosts == (L_PIECE,)
    assert size(carrying) == (200, 300)
    rect = carrying.scene.where(L_PIECE)
    assert rect is not None
    assert rect.center() == middle(TURNED)
    answer.rest()
    carrying.agrees()


def test_a_laid_piece_is_filmed_from_the_hand(answer: Answer, carrying: Hand) -> None:
    """It does not jump back into the store first."""
    carrying.scene.set_speed(Speed.NORMAL)
    laid = map_opening()
    others = tuple(item for item in laid.placed if item.piece != L_PIECE)
    one = next(item for item in laid.placed if item.piece == L_PIECE)
    now = evolve(one, at=Cell("map", (2, 3)), quarters=1, covers=((0, 0), (0, 1), (1, 0), (2, 0)))
    table = Table((*others, now))
    answer.to_lay = lambda _places: carrying.scene.play([Moment(table, ((L_PIECE,),))], lambda: None)
    carrying.key(Qt.Key.Key_R)
    carrying.move(middle(TURNED) + QPointF(20, 0))
    carrying.release(middle(TURNED) + QPointF(20, 0))
    assert size(carrying) == (212, 318)
    carrying.scene.finish_film()
    carrying.agrees()
    assert size(carrying) == (200, 300)
    assert answer.proposed == [TURNED]


def test_notes_follow_what_is_proposed(answer: Answer, chart: Hand) -> None:
    """What a proposal would bring is written until it changes; each is asked for once."""
    note = Note(UPPER[0], Tone.GAIN, text("toy", "+6"))
    chart.scene.proposed.connect(lambda places: chart.scene.write((note,) if places else ()))
    chart.lift(L)
    chart.move(middle(UPPER))
    assert chart.scene.note_of(UPPER[0]) == note.text
    answer.pick()
    assert chart.scene.note_of(UPPER[0]) == note.text
    assert answer.proposed == [UPPER, UPPER]
    chart.move(QPointF(350, 450))
    assert chart.scene.note_of(UPPER[0]) is None


def test_a_tent_in_the_gap_of_a_large_piece_can_be_touched(chart: Hand) -> None:
    """The outline of the L reaches over a place that it leaves free."""
    table = map_opening()
    l_piece, *others = table.placed
    on_top = evolve(l_piece, at=Cell("map", (4, 3)), covers=((0, 0), (1, 0), (1, 1)))
    chart.scene.show(Table((*others, on_top)))
    tent = evolve(others[-1], at=Cell("map", (4, 4)))
    chart.scene.show(Table((tent, on_top)))
    chart.click(Cell("map", (4, 4)))
    chart.click(Cell("map", (5, 4)))
    assert chart.heard() == [
        ("pointed", (Piece(TENT), Cell("map", (4, 4)), Cell("map"))),
        ("pointed", (L, Cell("map", (5, 4)), Cell("map"))),
    ]
