"""Large pieces in the hand without a button: picked by a click or a key, they follow the pointer or the arrow keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtWidgets import QApplication

from boardtable.engine.table import Table
from boardtable.engine.target import Cell, Piece
from boardtable.scene.film import Moment, Speed
from tests.scene.large import FITS, FLIPPED, LIFTED, TURNED, UPPER, Answer, L, middle, size
from tests.scene.toy import DOMINO, L_PIECE, MAP_ZONES, map_opening, on_map

if TYPE_CHECKING:
    from tests.scene.toy import Hand


# Held without a button


@pytest.fixture
def held(answer: Answer) -> Hand:
    """Pick the L by a click: it is in the hand."""
    hand = answer.hand
    hand.scene.pointed.connect(lambda under: answer.pick() if L in under else None)
    hand.click(L)
    assert hand.heard() == [("pointed", LIFTED[1])]
    assert hand.scene.carried == (L_PIECE,)
    assert not hand.scene.touched
    return hand


def test_a_clicked_piece_follows_the_pointer_and_a_click_lays_it(held: Hand) -> None:
    """No button is held; R turns, the next click says all places at once."""
    held.move(middle(UPPER), held=False)
    assert held.scene.lights.aims == UPPER
    held.key(Qt.Key.Key_R)
    held.move(middle(TURNED), held=False)
    assert held.scene.lights.aims == TURNED
    held.click(middle(TURNED))
    said = held.heard()
    assert [said[0][1], said[0][3]] == [(), TURNED]
    held.agrees()


def test_a_right_click_turns_what_is_held(held: Hand) -> None:
    """Without any other button."""
    held.right_press(QPointF(400, 350), held=False)
    assert size(held) == (212, 318)
    assert held.scene.carried == (L_PIECE,)


def test_a_click_where_it_does_not_fit_keeps_it_in_the_hand(answer: Answer, held: Hand) -> None:
    """Somebody says why not; the piece is still picked."""
    answer.to_lay = lambda _places: answer.pick()
    held.move(QPointF(350, 450), held=False)
    held.click(QPointF(350, 450))
    under = on_map((3, 1), (4, 1), (4, 2), (4, 3))
    assert held.heard()[-1][3] == under
    assert held.scene.carried == (L_PIECE,)


def test_a_click_elsewhere_is_a_click(held: Hand) -> None:
    """What is on offer there is pointed at; on its own place the piece itself is, and beside everything nothing."""
    held.move(Cell("bag"), held=False)
    held.click(Cell("bag"))
    assert held.heard() == [("pointed", (Cell("bag"),))]
    held.click(QPointF(880, 150))
    assert held.heard() == [("pointed", LIFTED[1])]
    held.click(QPointF(1500, 900))
    assert held.heard() == []


def test_escape_goes_back_a_pick(answer: Answer, held: Hand) -> None:
    """As for anything that was picked by a click; then it goes home."""
    held.view.backed.connect(answer.rest)
    held.key(Qt.Key.Key_Escape)
    assert held.heard() == [("backed",)]
    held.agrees()
    held.move(QPointF(400, 350), held=False)
    held.agrees()


@pytest.mark.parametrize("event", [QEvent.Type.WindowDeactivate, QEvent.Type.UngrabMouse, QEvent.Type.WindowBlocked])
def test_whoever_looks_elsewhere_finds_it_at_home(held: Hand, event: QEvent.Type) -> None:
    """It stays picked, nothing is said; when the pointer is back it is in the hand again."""
    held.move(QPointF(400, 350), held=False)
    QApplication.sendEvent(held.view, QEvent(event))
    assert held.heard() == []
    held.agrees()
    held.move(QPointF(410, 350), held=False)
    assert held.scene.carried == (L_PIECE,)


def test_a_hidden_table_holds_nothing(held: Hand) -> None:
    """A page of scores, say, takes the table's place."""
    held.view.hide()
    assert held.scene.carried == ()
    held.agrees()


def test_a_piece_that_has_gone_is_held_no_longer(held: Hand) -> None:
    """The table has it no more."""
    held.scene.show(Table(()))
    held.move(QPointF(420, 350), held=False)
    assert held.scene.carried == ()
    held.agrees()


def test_another_piece_that_is_picked_takes_its_place(answer: Answer, held: Hand) -> None:
    """At most one piece is in the hand."""
    fits = (on_map((0, 0), (0, 1)),)
    held.scene.light(frozenset(fits[0]), (), (Piece(DOMINO),), fits)
    assert held.scene.carried == (DOMINO,)
    held.agrees(DOMINO)
    answer.rest()
    held.agrees()


def test_a_piece_is_picked_with_its_place(answer: Answer) -> None:
    """A compartment of the store stands for the piece that lies on top in it."""
    cells = {cell for fit in FITS for cell in fit}
    answer.hand.scene.light(frozenset(cells), (), (Cell("store", 0),), FITS)
    assert answer.hand.scene.carried == (L_PIECE,)


def test_a_film_takes_what_is_held_from_the_hand(held: Hand) -> None:
    """As after a drop."""
    held.scene.set_speed(Speed.NORMAL)
    held.move(QPointF(400, 350), held=False)
    held.scene.play([Moment(map_opening())], lambda: None)
    assert held.scene.carried == ()
    held.scene.finish_film()
    held.agrees()


def test_an_unfinished_lay_by_a_click_stays_as_a_ghost(answer: Answer, held: Hand) -> None:
    """The same as after a drop."""
    answer.to_lay = answer.leave
    held.click(middle(UPPER))
    assert held.scene.ghosts == (L_PIECE,)
    assert size(held) == (300, 200)
    answer.rest()
    held.agrees()


def test_an_enlarged_group_makes_way(chart: Hand) -> None:
    """Where the piece lay large it is taken up, and the map is in reach again."""
    zones = tuple(evolve(zone, group="all") if zone.name == "store" else zone for zone in MAP_ZONES)
    chart.scene.show(map_opening(), zones)
    chart.scene.enlarger.show("all")
    answer = Answer(chart)
    answer.pick()
    assert chart.scene.enlarger.group is None
    assert chart.scene.carried == (L_PIECE,)
    chart.click(middle(UPPER))
    assert chart.heard()[-1][3] == UPPER


# By keys


@pytest.fixture
def keyed(answer: Answer) -> Hand:
    """Pick the L by Enter: the arrow keys move it over the map."""
    hand = answer.hand
    hand.scene.pointed.connect(lambda under: answer.pick() if L in under else None)
    hand.key(Qt.Key.Key_Tab)
    assert hand.scene.focused == L
    hand.key(Qt.Key.Key_Return)
    assert hand.heard() == [("pointed", LIFTED[1])]
    assert hand.scene.hand.keyed
    return hand


_ROUND = (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Up)


def _moved(down: int, right: int) -> tuple[Cell, ...]:
    """Give the places of the L as it lies in the store, so far from the upper left corner of the map."""
    return on_map((down, right), *((1 + down, right + n) for n in range(3)))


def test_it_begins_where_it_fits(keyed: Hand) -> None:
    """The focus goes with it."""
    assert keyed.scene.lights.aims == UPPER
    assert keyed.scene.focused == UPPER[0]


def test_arrows_move_it_from_fit_to_fit(answer: Answer) -> None:
    """To the nearest place in that direction where it fits as it is held; straight on is nearer than aside."""
    first, right, far, below = UPPER, _moved(0, 2), _moved(0, 4), _moved(3, 0)
    answer.fits = (first, right, far, below, TURNED)
    answer.hand.scene.pointed.connect(lambda under: answer.pick() if L in under else None)
    seen = []
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Return, *_ROUND):
        answer.hand.key(key)
        seen.append(answer.hand.scene.lights.aims)
    assert seen[1:] == [first, right, far, right, below, first]
    assert answer.hand.scene.focused == first[0]


def test_arrows_move_it_place_by_place(keyed: Hand) -> None:
    """Where it fits nowhere in that direction, though not beyond the edge; Enter lays it where it is."""
    keyed.key(Qt.Key.Key_Up)
    assert keyed.scene.lights.aims == UPPER
    keyed.key(Qt.Key.Key_Right)
    assert keyed.scene.lights.aims == ()
    assert keyed.scene.lights.amiss == on_map((0, 1), (1, 1), (1, 2), (1, 3))
    keyed.key(Qt.Key.Key_Down)
    under = on_map((1, 1), (2, 1), (2, 2), (2, 3))
    assert keyed.scene.lights.amiss == under
    keyed.key(Qt.Key.Key_Return)
    said = keyed.heard()
    assert [said[0][1], said[0][3]] == [(), under]


def test_keys_turn_it_about_its_corner(keyed: Hand) -> None:
    """R, and then an arrow to where it fits as it is held now; Enter says all places."""
    keyed.key(Qt.Key.Key_R)
    assert keyed.scene.lights.amiss == on_map((0, 0), (0, 1), (1, 0), (2, 0))
    keyed.key(Qt.Key.Key_Down)
    assert keyed.scene.lights.aims == TURNED
    keyed.key(Qt.Key.Key_Return)
    assert keyed.heard()[0][3] == TURNED
    keyed.agrees()


def test_tab_goes_from_fit_to_fit(keyed: Hand) -> None:
    """Turning it where it must; after the last one comes the first, and Backtab goes the other way."""
    seen = []
    for _ in FITS:
        keyed.key(Qt.Key.Key_Tab)
        seen.append(keyed.scene.lights.aims)
    assert seen == [TURNED, FLIPPED, UPPER]
    keyed.key(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert keyed.scene.lights.aims == FLIPPED


def test_escape_with_keys(answer: Answer, keyed: Hand) -> None:
    """It goes home, and the focus to what is on offer."""
    keyed.view.backed.connect(answer.rest)
    keyed.key(Qt.Key.Key_Escape)
    assert keyed.heard() == [("backed",)]
    assert keyed.scene.focused == L
    keyed.agrees()


def test_f6_leaves_it_at_home_and_takes_it_up_again(keyed: Hand) -> None:
    """Without another key; the focus is with it at once."""
    keyed.view.clearFocus()
    keyed.agrees()
    keyed.view.setFocus(Qt.FocusReason.ShortcutFocusReason)
    assert keyed.scene.carried == (L_PIECE,)
    assert keyed.scene.lights.aims == UPPER
    assert keyed.scene.focused == UPPER[0]


def test_the_mouse_takes_over_once_it_really_moves(keyed: Hand) -> None:
    """A trembling table moves nothing; then keys take over from where it hovers."""
    at = keyed.view.point(keyed.pixel(L))
    keyed.move(at, held=False)
    keyed.move(at + QPointF(1, 1), held=False)
    assert keyed.scene.hand.keyed
    keyed.move(middle(UPPER) + QPointF(100, 0), held=False)
    assert not keyed.scene.hand.keyed
    keyed.key(Qt.Key.Key_Down)
    assert keyed.scene.lights.amiss == on_map((1, 1), (2, 1), (2, 2), (2, 3))


def test_arrows_take_it_up_again(keyed: Hand) -> None:
    """After another window had the keyboard."""
    QApplication.sendEvent(keyed.view, QEvent(QEvent.Type.WindowDeactivate))
    keyed.agrees()
    keyed.key(Qt.Key.Key_Right)
    assert keyed.scene.carried == (L_PIECE,)


def test_space_lays_it_too(keyed: Hand) -> None:
    """As it takes anything else."""
    keyed.key(Qt.Key.Key_Space)
    assert keyed.heard()[0][3] == UPPER
