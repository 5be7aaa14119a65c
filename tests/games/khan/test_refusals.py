"""Whatever is not allowed is refused with the rule that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from boardtable.engine.luck import Luck
from boardtable.engine.target import Button, Cell, Piece, Target
from boardtable.games.khan import GAME
from boardtable.games.khan.moves import Answer, InvadeAnywhere, compartment
from boardtable.games.khan.state import Options, changed, setup
from tests.games.khan.camp import BOX, Place, after, position, said
from tests.games.khan.test_conquer import CARDS, conquest
from tests.games.khan.test_end import FOUR_GONE, ROW, ended

if TYPE_CHECKING:
    from boardtable.games.khan.state import State


def refused(state: State, lifted: tuple[Target, ...] = (), over: tuple[Target, ...] = (), seat: int = 0) -> str:
    """Read the refusal with its rule; nothing if there is none."""
    refusal = GAME.why_not(state, seat, lifted, over)
    return "" if refusal is None else f"{said(refusal.why)} (Rule {refusal.rule})"


def cell(place: Place) -> Cell:
    """Point at a cell of the map."""
    return Cell("map", place)


def shape(kind: str) -> Cell:
    """Point at a shape in the supply."""
    return compartment(BOX, BOX.kind_numbers[kind])


def over(state: State, kind: str, cells: list[Place]) -> str:
    """Drop a shape on some cells."""
    return refused(state, (shape(kind),), tuple(map(cell, cells)))


RULER = Piece(BOX.first_ruler)
YURT = Piece(BOX.yurt_piece(0, 0))
DRAW = Cell("draw")


def test_out_of_turn() -> None:
    """Nothing may be done, and the reason is told."""
    assert refused(position(), over=(DRAW,), seat=1) == "It is not your turn. (Rule 2.5)"
    assert refused(ended(phase="over", left=0), over=(DRAW,)) == "The game is over. (Rule 12.6)"


def test_11_6_while_somebody_is_asked() -> None:
    """The one who asks waits, the one who is asked answers."""
    state = position(yurts=[ROW[:1], ROW[1:2]], active={1: {"card": "protection"}})
    state = after(state, conquest(state, "I2", ROW[:2]))
    assert refused(state, over=(DRAW,)) == "Others are asked for their consent first. (Rule 11.6)"
    assert refused(state, over=(DRAW,), seat=1) == "First agree or refuse. (Rule 11.6)"


@pytest.mark.parametrize(
    ("target", "why"),
    [
        (Cell("reserve/1"), "Another player has reserved this piece. (Rule 11.5)"),
        (Cell("hand/1"), "This belongs to another player. (Rule 1.10)"),
        (Piece(BOX.special_piece(1, 1, 0)), "This belongs to another player. (Rule 1.10)"),
        (DRAW, "Cards are drawn at the end of the turn, not before. (Rule 3.1)"),
        (Cell("discard"), "Discarded cards stay there; anybody may look through them. (Rule 1.10)"),
        (Cell("court/song"), "What stands in a court is only moved by expelling the ruler. (Rule 5.2)"),
        (Cell("neutral"), "Neutral yurts only come on the map by expelling rulers. (Rule 5.2)"),
        (Cell("regions", 1), "A region is protected with the card Support of the Gods. (Rule 11.4)"),
        (Cell("cards/0", 1), "A special card is used after the actions. (Rule 11.1)"),
        (Button("end turn"), "You must use your actions; you cannot pass. (Rule 6.2)"),
    ],
)
def test_what_cannot_be_begun(target: Target, why: str) -> None:
    """During the actions."""
    assert refused(position(), over=(target,)) == why


def test_2_6_placing() -> None:
    """River, occupied, a second one in a region, and anything else."""
    state = setup(BOX, Options(start=0), 2, Luck(1))
    stock = (Cell("stock/0"),)
    assert refused(state, stock, (cell((0, 4)),)) == "No yurt is put on the river. (Rule 7.2)"
    assert refused(state, stock, (cell((0, 6)),)) == "This cell is not empty. (Rule 1.3)"
    assert refused(state, over=(RULER, cell((0, 6)))) == "This cell is not empty. (Rule 1.3)"
    assert refused(state, stock, (cell((0, 5)),)) == ""
    assert refused(state, stock) == ""
    assert refused(state, over=(shape("I2"),)) == "First every player puts up yurts. (Rule 2.6)"
    state = changed(state, yurts=(1 << BOX.ground.cell((0, 5)), 0))
    assert refused(state, over=(cell((1, 5)),)) == "You have a yurt in this region already. (Rule 2.6)"


def test_chapter_7_cards() -> None:
    """Where a card does not let a yurt be put."""
    state = position(hands=[CARDS], yurts=[[(1, 7)]])
    tundra = (Piece(BOX.first_card),)
    assert refused(state, tundra, (cell((4, 1)),)) == "This card does not let you put a yurt there. (Rule 7.1)"
    assert refused(state, tundra, (YURT, cell((1, 7)))) == "This cell is not empty. (Rule 1.3)"
    assert refused(state, tundra, (cell((5, 5)),)) == "No yurt is put on the river. (Rule 7.2)"
    assert refused(state, tundra, (Cell("draw"),)) == ""
    assert refused(state, (Cell("hand/0"),)) == ""
    tundra_cells = [BOX.ground.at(number) for number in BOX.ground.cells if BOX.ground.region_of[number] == 1]
    full = position(hands=[CARDS], neutral=[place for place in tundra_cells if place != (0, 6)])
    assert refused(full, tundra) == "No cell is empty where this card would let you put a yurt. (Rule 7.3)"


def test_8_1_a_ruler_is_not_dragged_to_a_cell() -> None:
    """He goes to the draw pile, and a card decides."""
    assert refused(position(), (RULER,), (cell((0, 7)),)) == (
        "A card of the draw pile decides where a ruler goes. (Rule 8.1)"
    )
    assert refused(position(), (RULER,), (Cell("discard"),)) == ""
    gone = position(rulers=FOUR_GONE)
    assert refused(gone, over=(RULER,)) == "What stands in a court is only moved by expelling the ruler. (Rule 5.2)"


def test_10_1_action_d_as_a_second_action() -> None:
    """Both actions must be there."""
    stock = (Cell("stock/0"),)
    assert refused(position(left=1), stock) == "Invading anywhere takes both actions of a turn. (Rule 10.1)"
    assert refused(position(), stock, (cell((0, 6)),)) == "This cell is not empty. (Rule 1.3)"
    assert refused(position(), (Piece(BOX.yurt_piece(0, 3)),)) == ""


def test_9_7_what_lies_on_the_map_stays() -> None:
    """Yurts, pieces, and the places between them."""
    state = position(yurts=[[(1, 7)]], pieces=[("I3", ROW, {0: ROW[0]})])
    assert refused(state, over=(YURT, cell((1, 7)))) == (
        "Yurts stay where they are until a piece covers them. (Rule 9.7)"
    )
    piece = Piece(state.laid[0].piece)
    assert refused(state, over=(piece,)) == "This piece stays here until the end of the game. (Rule 9.7)"
    assert refused(state, over=(cell((4, 1)),)) == "You must use your actions; you cannot pass. (Rule 6.2)"


@pytest.mark.parametrize(
    ("changes", "kind", "cells", "why"),
    [
        ({}, "I2", [(0, 6), (0, 7)], "A ruler stands here; he cannot be covered. (Rule 9.2)"),
        ({}, "B3", [(5, 2), (5, 3), (5, 4)], "A ruler stands here; he cannot be covered. (Rule 9.3)"),
        ({"pieces": [("I3", ROW, {0: ROW[0]})]}, "I2", [(9, 7), (9, 8)], "A piece lies here already. (Rule 9.2)"),
        ({"yurts": [[(1, 3)]]}, "I2", [(1, 3), (1, 4)], "Only bridges lie over the river. (Rule 9.2)"),
        ({"yurts": [[(9, 5)]]}, "I2", ROW[:2], "Every land cell under a piece needs a yurt. (Rule 9.2)"),
        (
            {"yurts": [[(1, 3)]]},
            "B3",
            [(1, 3), (1, 4), (1, 5)],
            "Every land cell under a piece needs a yurt. (Rule 9.3)",
        ),
        (
            {"yurts": [[(1, 12)]]},
            "I2",
            [(1, 12)],
            "The piece must lie on the map with all its cells. (Rule 9.2)",
        ),
        ({"yurts": [ROW]}, "B3", ROW, "A bridge must lie over the river. (Rule 9.3)"),
        (
            {"yurts": [[(6, 5)]]},
            "B3",
            [(6, 5), (5, 5), (6, 4)],
            "A bridge needs a yurt on each side of the river. (Rule 9.3)",
        ),
        (
            {"yurts": [[(8, 2), (8, 5)]]},
            "BI4",
            [(8, 2), (8, 3), (8, 4), (8, 5)],
            "This bridge may lie over at most 1 river cell. (Rule 9.4)",
        ),
        ({"yurts": [[], ROW]}, "I3", ROW, "One of these yurts at least must be yours. (Rule 9.5)"),
        (
            {"yurts": [ROW[:1], ROW[1:]]},
            "I3",
            ROW,
            "Another player has more yurts here: Ben 2, you 1. (Rule 9.5)",
        ),
        (
            {"yurts": [ROW[:2], ROW[2:]], "active": {1: {"card": "protection"}}},
            "I3",
            ROW,
            "These yurts are protected by: Ben. (Rule 11.3)",
        ),
        (
            {"yurts": [ROW[:2], [(11, 4)]], "neutral": ROW[2:], "active": {1: {"card": "divine_support"}}},
            "I3",
            ROW,
            "These yurts are protected by: Ben. (Rule 11.4)",
        ),
        ({"yurts": [ROW]}, "I3", ROW, ""),
        ({"yurts": [[(1, 3), (1, 5)]]}, "B3", [(1, 3), (1, 4), (1, 5)], ""),
    ],
)
def test_chapter_9_conquests(changes: dict[str, Any], kind: str, cells: list[Place], why: str) -> None:
    """Each with the rule that forbids it."""
    assert over(position(**changes), kind, cells) == why


def test_9_1_a_shape_that_has_run_out_or_fits_nowhere() -> None:
    """On lifting it."""
    row = [(1, 9), (1, 10), (1, 11), (1, 12)]
    state = position(yurts=[[ROW[0], ROW[1]]], pieces=[("I4", row, {0: row[0]})])
    assert refused(state, (shape("I4"),)) == "No such piece is left in the supply. (Rule 9.1)"
    assert refused(state, (shape("I3"),)) == "This fits nowhere: every cell under it needs a yurt. (Rule 9.2)"
    assert refused(state, (shape("B3"),)) == (
        "This fits nowhere: on each side of the river it needs a yurt on every cell under it. (Rule 9.3)"
    )
    assert refused(state, (shape("I2"),)) == ""
    assert refused(state, (Piece(3),)) == ""
    assert refused(state, (Cell("supply"),)) == ""


def test_9_5_a_shape_fits_but_others_have_more_yurts_everywhere() -> None:
    """Two of Ben against one of Anna, and three of his alone."""
    state = position(yurts=[ROW[:1], [*ROW[1:], (11, 4), (11, 5), (11, 6)]])
    assert refused(state, (shape("I3"),)) == (
        "Wherever this fits, you have no yurt or another player has more of them. (Rule 9.5)"
    )


def test_11_3_a_shape_would_cover_protected_yurts_wherever_it_fits() -> None:
    """Those of Ben, or neutral ones; or Anna has asked for the only place before."""
    state = position(yurts=[ROW[:2], ROW[2:]], active={1: {"card": "protection"}})
    assert refused(state, (shape("I3"),)) == "Wherever this fits, yurts are protected by: Ben. (Rule 11.3)"
    neutral = position(yurts=[ROW[:2], [(1, 5)]], neutral=ROW[2:], active={1: {"card": "divine_support"}})
    assert refused(neutral, (shape("I3"),)) == "Wherever this fits, yurts are protected by: Ben. (Rule 11.4)"
    pair = position(yurts=[ROW[:1], ROW[1:2]], active={1: {"card": "protection"}})
    pair = after(after(pair, conquest(pair, "I2", ROW[:2])), Answer(1, yes=False))
    assert refused(pair, (shape("I2"),)) == "This was refused already in this turn. (Rule 11.6)"


def test_11_5_the_own_reserved_piece_counts_as_there() -> None:
    """Though the supply has none of its kind."""
    number = BOX.copies[BOX.kind_numbers["I4"]].bit_length() - 1
    four = [(9, 4), (9, 5), (9, 6), (9, 7)]
    state = position(yurts=[four], active={0: {"card": "reserve_tile", "piece": number}})
    assert refused(state, (Cell("reserve/0"),), tuple(map(cell, four))) == ""
    assert refused(state, (Piece(number),), tuple(map(cell, four))) == ""
    assert refused(position(), (Cell("reserve/0"),)) == ""


def test_11_6_what_was_refused_or_asked_too_often() -> None:
    """In the same turn."""
    yurts = [[(9, 5), (11, 4), (3, 1), (1, 5)], [(9, 6), (11, 5), (3, 2), (1, 6)]]
    state = position(yurts=yurts, active={1: {"card": "protection"}})
    pairs: list[list[Place]] = [[(9, 5), (9, 6)], [(11, 4), (11, 5)], [(3, 1), (3, 2)]]
    for pair in pairs:
        assert over(state, "I2", pair) == ""
        state = after(after(state, conquest(state, "I2", pair)), Answer(1, yes=False))
        assert over(state, "I2", pair) == "This was refused already in this turn. (Rule 11.6)"
    assert over(state, "I2", [(1, 5), (1, 6)]) == "You have asked for consent often enough in this turn. (Rule 11.6)"


def test_12_4_the_end_phase() -> None:
    """Nothing but conquests, and no passing."""
    state = ended(yurts=[ROW], hands=[CARDS])
    assert refused(state, (Piece(BOX.first_card),)) == "In the end phase there are only conquests. (Rule 12.4)"
    assert refused(state, (Cell("stock/0"),)) == "In the end phase there are only conquests. (Rule 12.4)"
    assert refused(state, over=(Cell("cards/0", 1),)) == "No special card is used in the end phase. (Rule 11.7)"
    assert refused(state) == "You must conquer as long as you can. (Rule 12.5)"


def test_10_2_while_cards_are_discarded() -> None:
    """Only cards of the own hand."""
    state = after(position(hands=[CARDS]), InvadeAnywhere(0, (12, 7)))
    assert refused(state, (Piece(BOX.first_card),)) == ""
    assert refused(state, (RULER,)) == "First say which cards you discard. (Rule 10.2)"


def test_chapter_11_special_cards() -> None:
    """Why one may not be used in step 4."""
    protection, support = Cell("cards/0", 1), Cell("cards/0", 2)
    state = position(phase="special", left=0, active={1: {"card": "protection"}})
    assert refused(state, over=(protection,)) == ("Another player protects yurts with such a card now. (Rule 11.3)")
    assert refused(state, over=(Piece(BOX.special_piece(0, 1, 0)),)) == (
        "Another player protects yurts with such a card now. (Rule 11.3)"
    )
    assert refused(state, over=(support,)) == ""
    again = changed(state, active=(None, None), cleared=1)
    assert refused(again, over=(protection,)) == "You may not use this card in two turns running. (Rule 11.3)"
    assert refused(state, (RULER,)) == "Your actions are done: use a special card, or end your turn. (Rule 11.1)"
    used = position(phase="special", left=0, specials={0: {"high_morale": 0}})
    assert refused(used, over=(Cell("cards/0", 0),)) == "Each special card is used once. (Rule 11.1)"
    assert refused(used, over=(Cell("cards/0"),)) == "Each special card is used once. (Rule 11.1)"
    assert refused(used, over=(Piece(BOX.first_special + 7 + 1),)) == "This belongs to another player. (Rule 1.10)"
    piece = refused(used, (shape("I2"),), (Cell("reserve/0"),))
    assert piece == "To reserve a piece, put it on the card Reserve Tile. (Rule 11.5)"
    empty = changed(used, supply=0)
    assert refused(empty, (shape("I2"),)) == "Your actions are done: use a special card, or end your turn. (Rule 11.1)"
    assert refused(empty, over=(Cell("cards/0", 3),)) == "No piece is left in the supply. (Rule 11.5)"


def test_11_5_what_can_be_reserved() -> None:
    """A piece that is left in the supply, brought to the card or the card to it: either way the rule is the same."""
    gone = "No such piece is left in the supply. (Rule 9.1)"
    how = "To reserve a piece, put it on the card Reserve Tile. (Rule 11.5)"
    card, row = Cell("cards/0", 3), [(1, 9), (1, 10), (1, 11), (1, 12)]
    copy = Piece(BOX.special_piece(0, 3, 0))
    laid = position(phase="special", left=0, pieces=[("I4", row, {0: row[0]})])
    number = BOX.copies[BOX.kind_numbers["X5"]].bit_length() - 1
    taken = position(phase="special", left=0, active={1: {"card": "reserve_tile", "piece": number}})
    for state, kind in ((laid, "I4"), (taken, "X5")):
        for one in (card, copy):
            assert refused(state, (one,), (shape(kind),)) == gone
            assert refused(state, (shape(kind),), (one,)) == gone
            assert refused(state, (one,), (shape("I2"),)) == ""
            assert refused(state, (shape("I2"),), (one,)) == ""
            assert refused(state, (one,), (cell((0, 2)), Cell("map"))) == how
            assert refused(state, (one, shape("I2")), (Cell("map"),)) == how
            assert refused(state, (one, shape("I2")), (one,)) == ""
            assert refused(state, (one,)) == ""
    assert refused(taken, (card,), (Cell("reserve/1"),)) == how
    assert refused(laid, (shape("I2"),), (Cell("cards/0", 1),)) == how
    assert refused(laid, (shape("I2"),), (Cell("regions", 3),)) == how


def test_chapter_11_where_a_special_card_is_put() -> None:
    """On the map; Support of the Gods with four players on a region, where nobody else has his yurt (11.4)."""
    on_map = "Put this card on the map. (Rule 11.1)"
    two, four = position(phase="special", left=0), position(4, phase="special", left=0)
    for special in (0, 1, 2):
        card = (Cell("cards/0", special),)
        assert refused(two, card, (Cell("hand/0"),)) == on_map
        assert refused(two, card, (cell((0, 2)), Cell("map"))) == ""
        assert refused(two, card) == ""
    support = (Cell("cards/0", 2),)
    on_region = "Put this card on the region that it protects. (Rule 11.4)"
    assert refused(four, support, (cell((0, 2)), Cell("map"))) == on_region
    assert refused(four, support, (Cell("regions", 0),)) == ""
    assert refused(four, support) == ""
    assert refused(four, (Cell("cards/0", 1),), (Cell("map"),)) == ""
    taken = position(4, phase="special", left=0, active={1: {"card": "divine_support", "region": "mountains"}})
    other = "Another player protects the neutral yurts of this region. (Rule 11.4)"
    assert refused(taken, support, (Cell("regions", 0),)) == other
    assert refused(taken, support, (Piece(BOX.yurt_piece(1, 0)), Cell("regions", 0))) == other
    assert refused(taken, support, (Cell("regions", 1),)) == ""


def test_a_yurt_on_a_special_card_belongs_to_it() -> None:
    """And lies in nobody's way."""
    state = position(phase="special", left=0, active={0: {"card": "protection"}})
    assert refused(state, over=(Piece(BOX.yurt_piece(0, 39)),)) == "Each special card is used once. (Rule 11.1)"


def test_a_piece_stands_for_the_place_where_it_lies() -> None:
    """Cards of the piles, yurts at hand, yurts in courts."""
    state = position(discard=CARDS)
    assert refused(state, (Piece(BOX.first_card),)) == (
        "Discarded cards stay there; anybody may look through them. (Rule 1.10)"
    )
    assert refused(state, (Piece(state.next_card),)) == (
        "Cards are drawn at the end of the turn, not before. (Rule 3.1)"
    )
    assert refused(state, (Piece(BOX.yurt_piece(4, 0)),)) == (
        "Neutral yurts only come on the map by expelling rulers. (Rule 5.2)"
    )
    assert refused(state, (cell((9, 5)), shape("I2")), (Cell("draw"),)) == (
        "You must use your actions; you cannot pass. (Rule 6.2)"
    )
    assert refused(state, (shape("I2"), cell((9, 5)), Piece(3)), (Cell("draw"),)) == (
        "Every land cell under a piece needs a yurt. (Rule 9.2)"
    )
