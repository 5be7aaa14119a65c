"""Which rule forbids a gesture."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from boardtable.engine.luck import Luck
from boardtable.engine.target import Amount, Cell, Piece, Target
from boardtable.games.wok import GAME
from boardtable.games.wok.moves import TakeCoin, TakeWok, WokMove
from boardtable.games.wok.state import State, pieces, top
from tests.games.wok.kitchen import do, position, said, wok

if TYPE_CHECKING:
    from collections.abc import Sequence

HAND = ("carrot:spoon,spoon", "tuna:spoon,spoon", "tuna:spoon", "prawn:star", "prawn:star", "tuna:bowl,bowl", "tuna")
"""Spoons and stars in several ways, a card with other symbols, one with none."""


def refusal(state: State, seat: int, lifted: Sequence[Target], over: Sequence[Target] = ()) -> tuple[str, str]:
    """Point at something forbidden: the rule, and the sentence."""
    found = GAME.why_not(state, seat, tuple(lifted), tuple(over))
    assert found is not None
    return found.rule, said(found.why)


def allowed(state: State, seat: int, lifted: Sequence[Target], over: Sequence[Target] = ()) -> bool:
    """Tell whether no rule forbids a pointing."""
    return GAME.why_not(state, seat, tuple(lifted), tuple(over)) is None


def after(state: State, move: WokMove) -> State:
    """Do a legal move."""
    return do(state, move, Luck(1))[-1].state


def under(piece: int, cell: Cell) -> tuple[Target, ...]:
    """Give all that lies under the pointer at a piece."""
    return Piece(piece), cell, Cell(cell.zone)


def top_coin(state: State, group: int) -> Piece:
    """Give the coin that can be lifted from a heap."""
    return Piece(top(state.heaps[group]))


# ---- the last coin, a second action, out of turn


def test_5_2_the_last_coin() -> None:
    """It cannot be lifted, and clicking the heap says the same."""
    state = position(heaps=(1, 4), coins=(5, 6))
    assert refusal(state, 0, [top_coin(state, 0)]) == ("5.2", "The last coin of a group stays on the table.")
    assert refusal(state, 0, [], under(top(state.heaps[0]), Cell("heap/threes")))[0] == "5.2"
    assert allowed(state, 0, [top_coin(state, 1)])


def test_5_4_6_8_7_10_a_second_action_of_who_has_just_acted() -> None:
    """One coin, one row, one wok card a turn."""
    state = after(position(), TakeCoin(0, "threes"))
    assert refusal(state, 0, [top_coin(state, 0)])[0] == "5.4"
    assert refusal(state, 0, [Cell("row/0")])[0] == "6.8"
    assert refusal(state, 0, under(pieces(state.open_woks)[0], Cell("woks", (0, 0))))[0] == "7.10"


def test_4_1_out_of_turn() -> None:
    """Who waits cannot lift anything."""
    state = position(3)
    assert refusal(state, 1, [top_coin(state, 0)]) == ("4.1", "It is not your turn.")
    assert refusal(state, 2, [Cell("hand/2")])[0] == "4.1"
    assert refusal(state, 1, [])[0] == "4.1"


def test_4_3_to_do_nothing() -> None:
    """There is no passing while something is possible (8.1)."""
    assert refusal(position(), 0, []) == ("4.3", "You must do what you can; you cannot pass.")


def test_9_8_after_the_end() -> None:
    """Nothing can be lifted any more."""
    state = position(rows={0: [], 1: [], 2: ["tuna"], 3: []}, pile=False, final=0)
    assert refusal(state, 0, [top_coin(state, 0)]) == ("9.8", "The game is over.")


# ---- rows


def test_6_3_a_row_that_costs_too_much() -> None:
    """Both numbers are said, also for one coin."""
    state = position(coins=(3, 3))
    assert refusal(state, 0, [Cell("row/2")]) == ("6.3", "This row costs 4; you have 3 coins.")
    assert refusal(state, 0, under(pieces(state.rows[0])[1], Cell("row/0", 1))) == (
        "6.3",
        "This row costs 6; you have 3 coins.",
    )
    assert refusal(position(coins=(1, 5)), 0, [Cell("row/2")])[1] == "This row costs 4; you have 1 coin."


def test_6_2_a_short_row_costs_the_full_price() -> None:
    """The sentence says why so few cards cost so much."""
    state = position(rows={0: ["tuna"]}, pile=False, heaps=(5, 4), coins=(1, 6))
    assert refusal(state, 0, [Cell("row/0")]) == ("6.2", "A short row costs the full price, 5; you have 1 coin.")


def test_6_1_the_place_of_an_empty_row() -> None:
    """There is nothing to buy."""
    state = position(rows={0: []}, pile=False, heaps=(2, 2), coins=(6, 6))
    assert refusal(state, 0, [], [Cell("row/0", 1), Cell("row/0")])[0] == "6.1"


def test_6_5_only_whole_rows_and_to_the_hand() -> None:
    """A single card, or the row to the laid cards, is refused; back to its place is nothing."""
    state = position(coins=(4, 2))
    assert refusal(state, 0, [Piece(pieces(state.rows[2])[0])])[0] == "6.5"
    assert refusal(state, 0, [Cell("row/2")], [Cell("laid/0")]) == ("6.5", "All cards of the row go to your hand.")
    assert allowed(state, 0, [Cell("row/2")])
    assert allowed(state, 0, [Cell("row/2")], [Cell("row/2", 0), Cell("row/2")])


def test_5_1_a_coin_goes_to_the_hand() -> None:
    """Not to the pile."""
    state = position()
    assert refusal(state, 0, [top_coin(state, 0)], [Cell("pile")]) == ("5.1", "The coin goes to your hand.")


# ---- woks and their payment


def test_7_3_no_payment_for_a_wok() -> None:
    """The sentence says how far the hand goes: here three bowls of four."""
    state = position(hands=[["tuna:bowl,bowl", "carrot:bowl", "broccoli:spoon"]])
    chosen = under(pieces(state.open_woks)[0], Cell("woks", (0, 0)))
    assert refusal(state, 0, chosen) == (
        "7.3",
        "A wok card costs 4 identical symbols. The most you have: 3 of 4, bowl.",
    )
    assert refusal(position(), 0, chosen) == ("7.3", "A wok card costs 4 identical symbols; your hand shows none.")
    assert allowed(position(hands=[HAND]), 0, chosen)


def test_7_9_first_the_wok_then_the_cards() -> None:
    """A card of the hand cannot be laid before a wok card was chosen."""
    state = position(hands=[HAND])
    card = pieces(state.sides[0].hand)[0]
    assert refusal(state, 0, [Piece(card)], [Cell("laid/0")])[0] == "7.9"


def test_7_9_a_wok_card_goes_to_the_own_woks() -> None:
    """Not to the hand, nor to somebody else."""
    state = position(hands=[HAND])
    chosen = Piece(pieces(state.open_woks)[0])
    assert refusal(state, 0, [chosen], [Cell("hand/0")]) == ("7.9", "The wok card goes to your own woks.")
    assert refusal(state, 0, [chosen], [Cell("woks/1")])[0] == "7.9"


def test_6_3_own_coins_do_not_move_by_themselves() -> None:
    """A row is chosen, and the coins follow."""
    state = position()
    assert refusal(state, 0, [Piece(top(state.sides[0].purse))])[0] == "6.3"


@pytest.fixture(name="paying")
def _paying() -> State:
    """Anna has chosen the covered 7 and is to pay."""
    return after(position(hands=[HAND]), TakeWok(0, "covered_7"))


def cards(state: State) -> list[int]:
    """List Anna's cards: spoons 2, spoons 2, spoon, star, star, bowls 2, none."""
    return pieces(state.sides[0].hand)


def test_7_6_what_cannot_pay(paying: State) -> None:
    """A card without a symbol, one with another symbol, a coin from the hand or from a heap."""
    first, *_, bowls, plain = cards(paying)
    assert refusal(paying, 0, [Piece(plain)]) == ("7.6", "This card shows no symbol, so it pays nothing.")
    assert refusal(paying, 0, [Piece(first), Piece(bowls)]) == ("7.6", "Symbols of different kinds do not add up.")
    assert refusal(paying, 0, [Piece(first)], under(bowls, Cell("hand/0"))) == (
        "7.6",
        "Symbols of different kinds do not add up.",
    )
    assert refusal(paying, 0, [Piece(top(paying.sides[0].purse))], [Cell("laid/0")]) == (
        "7.6",
        "Coins do not pay for a wok card.",
    )
    assert refusal(paying, 0, [top_coin(paying, 0)], [Cell("laid/0")])[0] == "7.6"


def test_7_8_cards_that_pay_are_laid(paying: State) -> None:
    """Only among the laid cards they pay; back into the fan is no fault, and the hand as a whole is no card."""
    card = Piece(cards(paying)[0])
    why = ("7.8", "The cards that pay go to your laid cards.")
    assert refusal(paying, 0, [], [Cell("hand/0")]) == why
    assert refusal(paying, 0, [card], [Cell("woks/0")]) == why
    assert allowed(paying, 0, [card], [Cell("hand/0")])


def test_7_1_no_wok_card_is_left() -> None:
    """Then no card of the hand can pay for one either."""
    state = evolve(position(hands=[HAND]), open_woks=0)
    why = ("7.1", "No wok card is left on the table.")
    assert refusal(state, 0, [], [Cell("woks", (0, 0)), Cell("woks")]) == why
    assert refusal(state, 0, [Piece(cards(state)[0])]) == why


def test_7_3_a_card_that_would_make_five(paying: State) -> None:
    """2 + 1 + 2 is too much."""
    first, second, single, *_ = cards(paying)
    why = refusal(paying, 0, [Piece(first), Piece(single)], under(second, Cell("hand/0")))
    assert why == ("7.3", "That would make 5 symbols; exactly 4 are needed.")


def test_7_3_a_card_that_leads_to_no_payment() -> None:
    """Two bowls alone cannot become four, whatever the spoons do."""
    hand = ["tuna:bowl,bowl", "carrot:spoon,spoon", "tuna:spoon,spoon", "broccoli:spoon,spoon"]
    state = position(hands=[hand], paying="covered_7")
    bowls = cards(state)[0]
    assert refusal(state, 0, [Piece(bowls)]) == (
        "7.3",
        "With this card your hand cannot make exactly 4 identical symbols.",
    )


def test_7_2_a_card_that_fits(paying: State) -> None:
    """Each card of a payment can be lifted, and laid while more are needed."""
    first, second, single, star, other, bowls, _ = cards(paying)
    for card in (first, second, single, star, other, bowls):
        assert allowed(paying, 0, [Piece(card)])
    assert allowed(paying, 0, [Piece(first), Piece(single)], under(star, Cell("hand/0")))
    assert allowed(paying, 0, [Piece(first)], [Cell("laid/0")])


def test_7_2_only_cards_of_the_hand_count_as_picked(paying: State) -> None:
    """Whatever else is held, a coin, a card of the pile or nothing that exists, a card that fits is no fault."""
    first = cards(paying)[0]
    for held in (top_coin(paying, 0), Piece(62), Piece(-1)):
        assert allowed(paying, 0, [held], under(first, Cell("hand/0")))


def test_7_8_laid_cards_never_pay_again() -> None:
    """Neither while paying nor before."""
    laid = [["broccoli:cookie,cookie"] * 2]
    state = position(hands=[HAND], laid=laid, woks=[["covered_8"]])
    card = pieces(state.sides[0].laid)[0]
    assert refusal(state, 0, [Piece(card)])[0] == "7.8"
    assert refusal(after(state, TakeWok(0, "covered_7")), 0, [Piece(card)], [Cell("laid/0")])[0] == "7.8"


def test_7_10_a_second_wok_while_paying(paying: State) -> None:
    """One wok card per action; coins and rows have to wait, too."""
    others = pieces(paying.open_woks ^ 1 << wok("covered_7"))
    assert refusal(paying, 0, [], under(others[0], Cell("woks", (0, 1))))[0] == "7.10"
    assert refusal(paying, 0, [top_coin(paying, 0)]) == ("4.1", "One action a turn: first pay for the wok card.")
    assert refusal(paying, 0, [Cell("row/0")])[0] == "4.1"


def test_7_3_to_do_nothing_while_paying(paying: State) -> None:
    """The wok card must be paid."""
    assert refusal(paying, 0, [])[0] == "4.3"


# ---- what lies before players, and what nobody may touch


def test_3_5_the_things_of_others() -> None:
    """Nothing is ever taken from another player: neither cards nor coins nor woks."""
    laid = [[], ["broccoli:cookie,cookie"] * 2]
    state = position(hands=[[], ["prawn"]], laid=laid, woks=[[], ["covered_8"]])
    ben = state.sides[1]
    for mask in (ben.hand, ben.purse, ben.laid, ben.woks):
        assert refusal(state, 0, [Piece(top(mask))]) == ("3.5", "Nothing is ever taken from another player.")
    assert refusal(state, 0, [], [Cell("woks/1", 0), Cell("woks/1")])[0] == "3.5"


def test_7_10_men_wait_for_the_scoring() -> None:
    """A Man-at-wok cannot be laid on an own red wok during the game (11.1); red woks stay where they are."""
    laid = [["broccoli:cookie,cookie"] * 2 + ["chicken:spoon,spoon"] * 2]
    state = position(laid=laid, woks=[["covered_8", "man_power"]])
    red = under(wok("covered_8"), Cell("woks/0", 0))
    assert refusal(state, 0, [Piece(wok("man_power"))], red) == (
        "7.10",
        "Men-at-wok are assigned at the scoring; nothing is decided about them yet.",
    )
    assert refusal(state, 0, red) == ("7.9", "Your wok cards stay open in front of you.")
    assert allowed(state, 0, [], [Cell("woks/0", 3), Cell("woks/0")])


def test_6_7_the_pile_and_2_3_the_removed_cards() -> None:
    """The pile only refills; the removed cards are there to be looked at."""
    state = position()
    assert refusal(state, 0, under(60, Cell("pile")))[0] == "6.7"
    assert refusal(state, 0, under(0, Cell("removed")))[0] == "2.3"


@pytest.mark.parametrize(
    "target", [Cell("nowhere"), Cell("row/9"), Cell("heap/fours"), Cell("hand/7"), Piece(-1), Amount("coins", 2)]
)
def test_what_is_not_on_the_table_is_forbidden_by_no_rule(target: Target) -> None:
    """Pointing at such things is harmless."""
    assert allowed(position(), 0, [target])
