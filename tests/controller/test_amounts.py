"""Numbers on offer: said alone, or as a part of a longer path."""

from __future__ import annotations

import pytest

from boardtable.controller.table import TableController
from boardtable.engine.match import Match
from boardtable.engine.move import Move
from boardtable.engine.record import Deal, Record
from boardtable.engine.sitter import Sitter
from boardtable.engine.target import Amount, Cell, Piece
from boardtable.engine.text import plain
from boardtable.scene.art import Art
from boardtable.scene.film import Speed
from boardtable.scene.scene import TableScene
from tests.controller.auction import GAME, INFO, Options, State
from tests.controller.desk import Kept

Auction = tuple[Match[State, Move, Options, object], TableController]


@pytest.fixture
def auction(qapp: object) -> Auction:
    """Begin an auction at a table without a window."""
    assert qapp is not None
    deal = Deal(game="auction", rules=1, app="0.1.0", seed=1, seats=(Sitter("Anna"),), options={})
    match = Match(GAME, {}, Record(deal))
    scene = TableScene(Art(INFO.home), plain)
    scene.set_speed(Speed.OFF)
    controller = TableController(match, scene, Kept())
    controller.start()
    return match, controller


def test_numbers_are_on_offer_in_order(auction: Auction) -> None:
    """1: beside the button; the table knows nothing of them."""
    _, controller = auction
    assert controller.offered_amounts() == {"bid": (2, 3, 5, 8, 12)}
    assert controller.offered_buttons() == ("pass",)
    assert controller._scene.offers() == frozenset()  # noqa: SLF001 - what the table was told


def test_a_number_is_a_move(auction: Auction) -> None:
    """1, 2: one that is on offer is played at once, any other is refused with its rule."""
    match, controller = auction
    refused: list[str] = []
    controller.refused.connect(lambda refusal: refused.append(refusal.rule if refusal is not None else ""))
    controller.point((Amount("bid", 4),))
    assert match.ply == 0
    assert refused[-1] == "2"
    controller.point((Amount("bid", 5),))
    assert match.state == State(0, buying=True)


def test_a_number_in_a_longer_path(auction: Auction) -> None:
    """2: after the lot and before its place; said, it stays on offer to be taken back, and Back does so too."""
    match, controller = auction
    controller.point((Amount("bid", 8),))
    assert controller.offered_amounts() == {}
    controller.point((Piece(0), Cell("dais")))
    assert controller.offered_amounts() == {"points": (4,)}
    controller.point((Amount("points", 4),))
    assert controller.picked() == (Piece(0), Amount("points", 4))
    assert controller.offered_amounts() == {"points": (4,)}
    controller.point((Amount("points", 4),))
    assert controller.picked() == (Piece(0),)
    controller.point((Amount("points", 4),))
    controller.back()
    assert controller.picked() == (Piece(0),)
    controller.point((Cell("shelf", 2), Cell("shelf")))
    assert match.ply == 1
    controller.point((Amount("points", 4),))
    assert match.state == State(1, shelf=((0, 2),))


def test_a_number_may_have_to_be_said_twice(auction: Auction, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a move cannot be taken back: saying it once more confirms it, another one takes its place."""
    match, controller = auction
    controller.ask_final = lambda: True
    monkeypatch.setattr(match, "is_final", lambda _move: True)  # nothing in this game is
    controller.point((Amount("bid", 2),))
    assert controller.pending is not None
    assert controller.offered_amounts() == {"bid": (2,)}
    controller.point((Amount("bid", 3),))
    assert match.ply == 0
    controller.point((Amount("bid", 3),))
    assert match.state == State(1)
