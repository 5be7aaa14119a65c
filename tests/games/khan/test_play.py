"""What a person points at, and what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from boardtable.engine.chooser import Chooser
from boardtable.engine.luck import Luck
from boardtable.engine.target import Button, Cell, Piece, Target
from boardtable.games.khan import GAME
from boardtable.games.khan.moves import (
    Answer,
    Conquer,
    Discard,
    EndTurn,
    Expel,
    Forgo,
    Invade,
    InvadeAnywhere,
    PlaceYurt,
    Reserve,
    UseMorale,
    UseProtection,
    UseSupport,
    compartment,
)
from boardtable.games.khan.state import Options, setup
from tests.games.khan.camp import BOX, after, position, said
from tests.games.khan.test_conquer import CARDS

if TYPE_CHECKING:
    from boardtable.engine.move import Move

STATE = position(hands=[CARDS])
CARD = Piece(BOX.first_card)


@pytest.mark.parametrize(
    ("move", "path"),
    [
        (PlaceYurt(0, (1, 5)), (Cell("stock/0"), Cell("map", (1, 5)))),
        (Invade(0, CARDS[0], (1, 5)), (CARD, Cell("map", (1, 5)))),
        (Expel(0, "seljuk"), (Piece(BOX.first_ruler + 1), Cell("draw", 0))),
        (
            Conquer(0, "I2", ((9, 5), (9, 6))),
            (Cell("supply/I2"), Cell("map", (9, 5)), Cell("map", (9, 6))),
        ),
        (
            Conquer(0, "B3", ((1, 3), (1, 4), (1, 5)), reserved=True),
            (Cell("reserve/0"), Cell("map", (1, 3)), Cell("map", (1, 4)), Cell("map", (1, 5))),
        ),
        (InvadeAnywhere(0, (1, 5)), (Cell("stock/0"), Cell("map", (1, 5)))),
        (Discard(0, ()), (Button("discard"),)),
        (Discard(0, (CARDS[0],)), (CARD, Cell("discard"), Button("discard"))),
        (Answer(1, yes=True), (Button("agree"),)),
        (Answer(1, yes=False), (Button("refuse"),)),
        (UseMorale(0), (Cell("cards/0", 0), Cell("map"))),
        (UseProtection(0), (Cell("cards/0", 1), Cell("map"))),
        (UseSupport(0), (Cell("cards/0", 2), Cell("map"))),
        (UseSupport(0, "ice"), (Cell("cards/0", 2), Cell("regions", 2))),
        (Reserve(0, "BL4"), (Cell("cards/0", 3), Piece(BOX.copies[BOX.kind_numbers["BL4"]].bit_length() - 1))),
        (EndTurn(0), (Button("end turn"),)),
        (Forgo(0), (Button("forgo"),)),
    ],
)
def test_what_a_person_points_at(move: Move, path: tuple[Target, ...]) -> None:
    """To say each decision."""
    assert move.path(STATE) == path


def test_8_1_a_ruler_alone_expels_nobody() -> None:
    """One click on him is not enough: it is the draw pile that decides, and a drag goes there."""
    chooser = Chooser(GAME.legal_moves(STATE, 0), STATE)
    assert chooser.take(Piece(BOX.first_ruler + 1), Cell("map", (7, 6)), Cell("map")) is None
    assert chooser.lit() == {Cell("draw", 0)}
    assert chooser.take(Piece(STATE.next_card), Cell("draw", 0), Cell("draw")) == Expel(0, "seljuk")


def test_prompts_say_what_is_to_be_done() -> None:
    """To who acts and to who waits."""
    prompt = GAME.prompt(STATE, 0, ())
    assert said(prompt.ask) == "2 actions left: play a card, expel a ruler, conquer, or invade anywhere."
    assert said(prompt.wait) == "Anna has 2 actions left."
    placing = GAME.prompt(setup(BOX, Options(start=0), 2, Luck(1)), 0, ())
    assert said(placing.ask) == "Put up a yurt in a region where you have none."
    assert said(placing.wait) == "Anna puts up a yurt."
    expelling = GAME.prompt(STATE, 0, (Piece(BOX.first_ruler + 1),))
    assert said(expelling.ask) == "Now the draw pile: its top card decides where the ruler goes."  # 8.1
    assert said(GAME.prompt(position(left=1), 0, ()).ask) == "1 action left: play a card, expel a ruler or conquer."
    discarding = GAME.prompt(after(STATE, InvadeAnywhere(0, (1, 5))), 0, ())
    assert [name for name, _ in discarding.buttons] == ["discard"]
    special = GAME.prompt(position(phase="special", left=0), 1, ())
    assert said(special.wait) == "Anna may use a special card."


@pytest.mark.parametrize(
    ("picked", "ask"),
    [
        ((CARD,), "Now the cell on which you put up a yurt."),
        ((Cell("stock/0"),), "Now the cell on which you put up a yurt."),
        ((Cell("map", (1, 5)), Cell("stock/0")), "Now the cell on which you put up a yurt."),
        ((compartment(BOX, 0), Cell("map", (1, 5))), "Now the cells that the piece covers."),
        ((Cell("map", (1, 5)),), "Now a card, your yurts or a piece for this cell."),
    ],
)
def test_prompts_say_what_comes_next(picked: tuple[Target, ...], ask: str) -> None:
    """In an action that was begun, in whatever order."""
    assert said(GAME.prompt(STATE, 0, picked).ask) == ask


def test_chapter_11_prompts_say_what_a_special_card_needs() -> None:
    """Reserve Tile a piece (11.5), Support of the Gods with four players a region (11.4), the others nothing."""
    use = "Use one special card, or end your turn."
    region, piece = "Now the region that the card protects.", "Now the piece that you reserve."
    for seats, asks in ((2, (use, use, use, piece)), (4, (use, use, region, piece))):
        state = position(seats, phase="special", left=0)
        for special, ask in enumerate(asks):
            assert said(GAME.prompt(state, 0, (Cell("cards/0", special),)).ask) == ask
            assert said(GAME.prompt(state, 0, (Piece(BOX.special_piece(0, special, 0)),)).ask) == ask
        how = "To reserve a piece, put it on the card Reserve Tile."
        assert said(GAME.prompt(state, 0, (Piece(0),)).ask) == how
        assert said(GAME.prompt(state, 0, ()).ask) == use


def test_11_5_a_piece_is_put_on_its_card_or_on_the_place_beside_it() -> None:
    """The place is part of the card; whether that was clicked before makes no difference."""
    state = position(phase="special", left=0)
    card, number = Cell("cards/0", 3), BOX.kind_numbers["I2"]
    piece = (Piece(BOX.copies[number].bit_length() - 1), compartment(BOX, number))
    place = (Cell("reserve/0"), card, Cell("cards/0"))
    for clicked in ((), (card,)):
        chooser = Chooser(GAME.legal_moves(state, 0), state)
        for target in clicked:
            assert chooser.take(target) is None
        assert chooser.lift(*piece) == piece[0]
        if clicked:
            assert chooser.meets(piece[0], card)
            chooser.put_back(card)
        assert chooser.take(*place) == Reserve(0, "I2")


def test_the_options_are_who_starts_and_where_rulers_stand() -> None:
    """By name, with what is usual."""
    choices = GAME.choices(3, 1)
    assert [(choice.name, choice.default) for choice in choices] == [("start", None), ("spread", False)]
    assert [value for value, _ in choices[0].values] == [None, 0, 1, 2]


def test_weights_of_other_decisions_are_positive() -> None:
    """Reserving and laying off are rare, the rest is even."""
    state = position(phase="special", left=0)
    moves = list(GAME.legal_moves(state, 0))
    weights = dict(zip([type(move) for move in moves], GAME.weigh(state, 0, moves), strict=True))
    assert weights[EndTurn] == 1.0
    assert weights[Reserve] == 0.1
