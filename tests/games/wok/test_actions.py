"""Chapters 4 to 8: one action a turn, and what it does."""

from __future__ import annotations

import pytest
from attrs import evolve

from boardtable.engine.bag import Bag
from boardtable.engine.luck import Luck
from boardtable.engine.target import Cell, Piece
from boardtable.games.wok import GAME
from boardtable.games.wok.moves import BuyRow, Pay, TakeCoin, TakeWok
from boardtable.games.wok.payments import lays_for, payments
from boardtable.games.wok.state import State, pieces
from tests.games.wok.kitchen import BOX, do, position, said, wok


def after(state: State, move: TakeCoin | BuyRow | TakeWok | Pay, seed: int = 1) -> State:
    """Do a legal move, and give the position that follows."""
    return do(state, move, Luck(seed))[-1].state


def told(state: State, move: TakeCoin | BuyRow | TakeWok | Pay, seed: int = 1) -> list[str]:
    """Do a legal move, and read the log."""
    lines = [event.told() for step in do(state, move, Luck(seed)) for event in step.events]
    return [said(line) for line in lines if line is not None]


def kinds(state: State, mask: int) -> list[str]:
    """Name the cards of a place."""
    return [state.kind(card).name for card in pieces(mask)]


def payable(*hand: str) -> list[tuple[str, ...]]:
    """List the payments of a hand by names."""
    numbers = {kind.name: number for number, kind in enumerate(BOX.kinds)}
    found = payments(BOX, tuple(sorted(numbers[name] for name in hand)))
    return [tuple(BOX.kinds[kind].name for kind in way) for way in found]


# ---- 4 Turn


def test_4_1_players_act_clockwise_one_action_each() -> None:
    """After each action it is the next player's turn, and after the last player's the first one's."""
    state = position(3)
    for seat in (0, 1, 2, 0):
        assert GAME.active(state) == (seat,)
        assert not GAME.legal_moves(state, (seat + 1) % 3)
        state = after(state, TakeCoin(seat, "threes"))


def test_4_2_three_kinds_of_action() -> None:
    """A coin, a row or a wok card, in this order; nothing else."""
    state = position(hands=[["broccoli:cookie,cookie", "broccoli:cookie,cookie"]], heaps=(6, 4), coins=(4, 2))
    assert GAME.legal_moves(state, 0) == [
        TakeCoin(0, "threes"),
        TakeCoin(0, "twos"),
        BuyRow(0, 2),
        BuyRow(0, 3),
        *[TakeWok(0, BOX.wok(number).id) for number in pieces(state.open_woks)],
    ]
    assert len(GAME.legal_moves(state, 0)) == 4 + 12


def test_4_2_the_prompt_names_what_can_be_done() -> None:
    """Only what can be done is named: no row without its price, no wok card without a payment, no last coin."""
    hands = [["broccoli:cookie,cookie", "broccoli:cookie,cookie"]]
    rows: dict[int, list[str]] = {0: [], 1: [], 2: [], 3: ["tuna"]}
    for cards, coins, heaps, asked in (
        ([], (3, 3), (6, 4), "Take a coin."),
        (hands, (3, 3), (6, 4), "Take a coin or a wok card."),
        ([], (4, 2), (6, 4), "Take a coin or buy a row."),
        (hands, (4, 2), (6, 4), "Take a coin, buy a row or take a wok card."),
        ([], (11, 3), (1, 1), "Buy a row."),
        (hands, (11, 3), (1, 1), "Buy a row or take a wok card."),
    ):
        state = position(hands=cards, coins=coins, heaps=heaps)
        assert said(GAME.prompt(state, 0, ()).ask) == asked
        assert said(GAME.prompt(state, 1, ()).wait) == "Anna chooses: a coin, a row or a wok card."
        last = position(rows=rows, pile=False, final=2, hands=cards, coins=coins, heaps=heaps)
        assert said(GAME.prompt(last, 0, ()).ask) == f"Your final action: {asked[0].lower()}{asked[1:]}"
    broke = position(rows=rows, pile=False, final=2, hands=hands, coins=(0, 14), heaps=(1, 1))
    assert said(GAME.prompt(broke, 0, ()).ask) == "Your final action: take a wok card."


# ---- 5 Action A: take a coin


def test_5_1_a_coin_goes_to_the_hand() -> None:
    """One coin (5.4), the one on top."""
    state = position()
    coin = max(pieces(state.heaps[0]))
    assert TakeCoin(0, "threes").path(state) == (Piece(coin), Cell("hand/0"))
    then = after(state, TakeCoin(0, "threes"))
    assert pieces(then.heaps[0]) == [other for other in pieces(state.heaps[0]) if other != coin]
    assert then.sides[0].purse == state.sides[0].purse | 1 << coin
    assert then.heaps[1] == state.heaps[1]
    assert told(state, TakeCoin(0, "threes")) == ["Anna takes a coin. The rows beside it now cost 5 each."]


def test_5_2_last_coin_stays() -> None:
    """A group with one coin gives none, whatever the other group has."""
    state = position(heaps=(1, 2), coins=(6, 7))
    assert TakeCoin(0, "threes") not in GAME.legal_moves(state, 0)
    assert TakeCoin(0, "twos") in GAME.legal_moves(state, 0)


def test_5_3_the_price_of_both_rows_drops_at_once() -> None:
    """From 6 to 5 for the rows of three; the others stay at 4."""
    then = after(position(), TakeCoin(0, "threes"))
    assert [then.price(row) for row in range(4)] == [5, 5, 4, 4]


def test_5_5_the_rows_do_not_matter() -> None:
    """A coin may be taken from a group whose rows are both empty in the last round."""
    state = position(rows={0: [], 1: [], 2: [], 3: ["tuna"]}, pile=False, final=2)
    assert TakeCoin(0, "threes") in GAME.legal_moves(state, 0)


# ---- 6 Action B: buy a row


def test_6_1_an_empty_row_cannot_be_bought() -> None:
    """Even with all the coins of the world."""
    state = position(rows={0: [], 1: ["tuna", "tuna", "carrot"]}, pile=False, heaps=(2, 2), coins=(10, 2))
    assert [move for move in GAME.legal_moves(state, 0) if isinstance(move, BuyRow)] == [
        BuyRow(0, 1),
        BuyRow(0, 2),
        BuyRow(0, 3),
    ]


def test_6_2_a_short_row_costs_the_full_price() -> None:
    """One card at a group with 5 coins costs 5."""
    state = position(rows={0: ["tuna"]}, pile=False, heaps=(5, 4), coins=(5, 2))
    then = after(state, BuyRow(0, 0))
    assert then.sides[0].purse == 0
    assert then.heaps[0].bit_count() == 10


def test_6_3_no_credit() -> None:
    """With 3 coins a row of 4 is not for sale, with 4 it is."""
    assert BuyRow(0, 2) not in GAME.legal_moves(position(coins=(3, 3)), 0)
    assert BuyRow(0, 2) in GAME.legal_moves(position(coins=(4, 2)), 0)


def test_6_4_the_price_doubles() -> None:
    """The coins paid join the group: 4 becomes 8, and the coins are those of the buyer."""
    state = position(coins=(5, 1))
    then = after(state, BuyRow(0, 2))
    assert [heap.bit_count() for heap in then.heaps] == [6, 8]
    assert then.sides[0].purse.bit_count() == 1
    assert then.heaps[1] | then.sides[0].purse == state.heaps[1] | state.sides[0].purse


def test_6_5_all_cards_of_the_row_go_to_the_hand() -> None:
    """With their symbols."""
    state = position(rows={2: ["tuna:star", "prawn:bowl"]}, hands=[["carrot:bowl,bowl"]], coins=(4, 2))
    assert BuyRow(0, 2).path(state) == (Cell("row/2"), Cell("hand/0"))
    then = after(state, BuyRow(0, 2))
    assert kinds(then, then.sides[0].hand) == ["tuna:star", "prawn:bowl", "carrot:bowl,bowl"]
    assert then.sides[0].symbols == (1, 1, 4, 1)


def test_6_6_the_row_is_refilled_from_the_pile() -> None:
    """Two cards, drawn from what is left, in the order of drawing; nothing else is refilled (6.7)."""
    state = position(rows={2: ["tuna:star", "prawn:bowl"]}, coins=(4, 2))
    drawn = len(state.faces)
    then = after(state, BuyRow(0, 2))
    assert pieces(then.rows[2]) == [drawn, drawn + 1]
    assert then.rows[:2] == state.rows[:2]
    assert then.rows[3] == state.rows[3]
    assert len(then.pile) == len(state.pile) - 2
    assert dict(then.pile.counts)[then.faces[-1]] < BOX.kinds[then.faces[-1]].count
    assert (
        told(state, BuyRow(0, 2))[0]
        == "Anna buys a row for 4: 1\u00a0×\u00a0Tina Tuna, 1\u00a0×\u00a0Elvis the King Prawn."
    )
    assert told(state, BuyRow(0, 2))[1].startswith("New in this row: ")


def test_6_6_the_moments_of_a_purchase() -> None:
    """Paid, taken, refilled: the film shows them one by one."""
    state = position(coins=(4, 2))
    paid, taken, refilled = do(state, BuyRow(0, 2), Luck(1))
    assert (paid.state.heaps[1].bit_count(), paid.state.rows[2], paid.state.turn) == (8, state.rows[2], 0)
    assert (taken.state.rows[2], taken.state.sides[0].hand) == (0, state.rows[2])
    assert (refilled.state.rows[2].bit_count(), refilled.state.turn) == (2, 1)
    assert [step.events[0].pieces for step in (paid, taken, refilled)] == [
        tuple(pieces(state.sides[0].purse)),
        tuple(pieces(state.rows[2])),
        tuple(pieces(refilled.state.rows[2])),
    ]


def nearly_empty(left: int) -> State:
    """Lay out a position with so few cards in the pile: all others are in Ben's hand."""
    full = position(coins=(4, 2))
    rest = [kind for kind, count in full.pile.counts for _ in range(count)]
    held, in_pile = rest[left:], rest[:left]
    cards = (1 << len(full.faces) + len(held)) - (1 << len(full.faces))
    return evolve(
        full,
        pile=Bag(tuple((kind, in_pile.count(kind)) for kind, _ in full.pile.counts)),
        faces=full.faces + tuple(held),
        sides=(full.sides[0], evolve(full.sides[1], hand=cards)),
    )


def test_6_6_a_pile_that_is_too_small_gives_what_is_left() -> None:
    """One card for a row of two; then the pile is empty for good."""
    then = after(nearly_empty(1), BuyRow(0, 2))
    assert then.rows[2].bit_count() == 1
    assert len(then.pile) == 0


def test_6_6_with_an_empty_pile_the_row_stays_empty() -> None:
    """And nothing is told of a refill."""
    state = nearly_empty(0)
    assert after(state, BuyRow(0, 2)).rows[2] == 0
    assert len(told(state, BuyRow(0, 2))) == 1


# ---- 7 Action C: take a wok card


def test_7_1_there_must_be_a_wok_on_the_table() -> None:
    """A hand full of symbols buys nothing when all woks are owned."""
    names = [card.id for card in BOX.woks][:12]
    fours = [
        ["broccoli:cookie,cookie"] * 2,
        ["chicken:spoon,spoon"] * 2,
        ["carrot:spoon,spoon"] * 2,
        ["broccoli:spoon,spoon"] * 2,
        ["chicken:bowl,bowl"] * 2,
        ["broccoli:bowl,bowl"] * 2,
        ["tuna:bowl,bowl"] * 2,
        ["broccoli:chopstick,chopstick"] * 2,
        ["chicken:chopstick,chopstick"] * 2,
        ["carrot:chopstick,chopstick"] * 2,
        ["chicken:star"] * 2 + ["broccoli:star"] * 2,
        ["prawn:star"] * 2 + ["tuna:star", "carrot:star"],
    ]
    laid = [[name for cards in fours for name in cards]]
    hand = ["tuna:cookie,cookie", "octopus:cookie,cookie"]
    state = position(hands=[hand], laid=laid, woks=[names])
    assert state.open_woks == 0
    assert state.sides[0].symbols == (4, 0, 0, 0)
    assert not [move for move in GAME.legal_moves(state, 0) if isinstance(move, TakeWok)]


def test_7_2_one_symbol_and_stars() -> None:
    """Contributions of one regular symbol and stars add up to four."""
    assert payable("tuna:spoon", "carrot:spoon,spoon", "prawn:star") == [
        ("carrot:spoon,spoon", "prawn:star", "tuna:spoon"),
    ]


def test_7_3_exactly_four_and_no_card_too_many() -> None:
    """Three double spoons make two of them; a single one cannot replace a double one."""
    assert payable("carrot:spoon,spoon", "tuna:spoon,spoon", "octopus:spoon,spoon") == [
        ("carrot:spoon,spoon", "octopus:spoon,spoon"),
        ("carrot:spoon,spoon", "tuna:spoon,spoon"),
        ("octopus:spoon,spoon", "tuna:spoon,spoon"),
    ]
    assert payable("carrot:spoon,spoon", "tuna:spoon") == []


def test_7_3_equal_cards_make_one_payment() -> None:
    """Two of three equal double cookies are one way to pay."""
    assert payable(*["broccoli:cookie,cookie"] * 3) == [("broccoli:cookie,cookie", "broccoli:cookie,cookie")]


def test_7_4_enough_symbols_always_pay() -> None:
    """Five symbols from 2 + 2 + 1: a part of the cards makes exactly four."""
    state = position(hands=[["carrot:spoon,spoon", "tuna:spoon,spoon", "tuna:spoon"]])
    assert any(isinstance(move, TakeWok) for move in GAME.legal_moves(state, 0))
    state = position(hands=[["carrot:spoon,spoon", "tuna:spoon", "tuna:bowl,bowl"]])
    assert not any(isinstance(move, TakeWok) for move in GAME.legal_moves(state, 0))


def test_7_5_four_stars_are_a_payment_once() -> None:
    """They count as any symbol, but that makes no second payment of it."""
    stars = ("broccoli:star", "broccoli:star", "chicken:star", "prawn:star")
    assert payable(*stars) == [tuple(sorted(stars))]


def test_7_6_different_symbols_never_add_up() -> None:
    """Two spoons and two bowls pay nothing; cards without a symbol do not either."""
    assert payable("carrot:spoon,spoon", "tuna:bowl,bowl", "tuna") == []


PAYING = (
    "carrot:spoon,spoon",
    "tuna:spoon,spoon",
    "broccoli:spoon,spoon",
    "broccoli:spoon,spoon",
    "prawn",
)


def test_7_8_and_7_9_the_cards_are_laid_and_the_wok_is_owned() -> None:
    """With several ways to pay, the payment is a decision of its own; equal cards: the lowest numbers are laid."""
    state = position(hands=[PAYING])
    chosen = after(state, TakeWok(0, "covered_7"))
    assert TakeWok(0, "covered_7").path(state) == (Piece(wok("covered_7")), Cell("woks/0"))
    assert (GAME.active(chosen), chosen.paying, chosen.sides) == ((0,), wok("covered_7"), state.sides)
    ways = [move.kinds for move in GAME.legal_moves(chosen, 0) if isinstance(move, Pay)]
    assert ways == [
        ("broccoli:spoon,spoon", "broccoli:spoon,spoon"),
        ("broccoli:spoon,spoon", "carrot:spoon,spoon"),
        ("broccoli:spoon,spoon", "tuna:spoon,spoon"),
        ("carrot:spoon,spoon", "tuna:spoon,spoon"),
    ]
    carrot, tuna, first, second, prawn = pieces(state.sides[0].hand)
    pay = Pay(0, ways[1])
    assert pay.path(chosen) == (Piece(carrot), Piece(first), Cell("laid/0"))
    assert Pay(0, ways[0]).path(chosen) == (Piece(first), Piece(second), Cell("laid/0"))
    paid = after(chosen, pay)
    assert pieces(paid.sides[0].laid) == [carrot, first]
    assert pieces(paid.sides[0].hand) == [tuna, second, prawn]
    assert paid.sides[0].symbols == (0, 4, 0, 0)
    assert pieces(paid.sides[0].woks) == [wok("covered_7")]
    assert paid.open_woks == state.open_woks ^ 1 << wok("covered_7")
    assert (paid.paying, paid.turn) == (None, 1)
    assert told(state, TakeWok(0, "covered_7")) == ["Anna takes a wok card: Covered wok (7)."]
    assert told(chosen, pay) == ["Anna pays with: 1\u00a0×\u00a0Freddie Broccoli, 1\u00a0×\u00a0Mariah Carrot."]


def test_7_9_the_only_payment_is_made_at_once() -> None:
    """There is nothing to decide, so the wok is owned and the turn is over."""
    state = position(hands=[["carrot:spoon,spoon", "tuna:spoon,spoon", "prawn"]])
    chosen, paid = do(state, TakeWok(0, "covered_7"), Luck(1))
    assert chosen.state.paying == wok("covered_7")
    assert paid.state.sides[0].laid.bit_count() == 2
    assert (paid.state.turn, paid.state.paying) == (1, None)


def test_7_2_the_prompt_counts_the_symbols() -> None:
    """Two double spoons are four; who waits reads the name of the wok card."""
    state = after(position(hands=[PAYING]), TakeWok(0, "covered_7"))
    carrot, tuna, *_ = pieces(state.sides[0].hand)
    asked = GAME.prompt(state, 0, (Piece(carrot),))
    assert said(asked.ask) == "Pay for: Covered wok (7). 4 identical symbols are needed, 2 chosen."
    assert said(asked.wait) == "Anna pays for: Covered wok (7)."
    assert said(GAME.prompt(state, 0, (Piece(tuna), Piece(carrot), Cell("laid/0"))).ask).endswith("4 chosen.")
    assert said(GAME.prompt(state, 0, (Piece(wok("covered_7")),)).ask).endswith("0 chosen.")


def test_7_10_no_limit_on_woks() -> None:
    """Who owns woks may take another one."""
    laid = [["broccoli:cookie,cookie"] * 2]
    state = position(hands=[PAYING], laid=laid, woks=[["set_3"]])
    assert TakeWok(0, "covered_7") in GAME.legal_moves(state, 0)


def test_15_5_laid_cards_are_exact_payments() -> None:
    """Four symbols for each wok card, whichever symbols the stars are counted for."""
    numbers = {kind.name: number for number, kind in enumerate(BOX.kinds)}

    def fits(woks: int, *laid: str) -> bool:
        return lays_for(BOX, [numbers[name] for name in laid], woks)

    assert fits(0)
    assert fits(1, "tuna:bowl,bowl", "tuna:bowl,bowl")
    assert fits(2, "tuna:bowl,bowl", "tuna:star", "prawn:star", "carrot:spoon,spoon", "octopus:spoon,spoon")
    assert not fits(1, "tuna:bowl,bowl", "carrot:spoon,spoon")
    assert not fits(1, "tuna:bowl,bowl")
    assert not fits(2, "tuna:bowl,bowl", "tuna:bowl,bowl")
    assert not fits(0, "tuna")


# ---- 8 Passing


def test_8_1_who_can_do_nothing_passes() -> None:
    """With one coin at each group and none in hand, the turn goes on by itself; nobody is asked."""
    state = position(3, turn=0, heaps=(2, 1), coins=(0, 0, 16))
    assert told(state, TakeCoin(0, "threes")) == [
        "Anna takes a coin. The rows beside it now cost 1 each.",
        "Ben has to pass.",
    ]
    assert GAME.active(after(state, TakeCoin(0, "threes"))) == (2,)


@pytest.mark.parametrize("final", [None, 3])
def test_8_2_with_one_coin_some_row_can_be_bought(final: int | None) -> None:
    """Nobody passes who could buy a row for 1, or pay for a wok card."""
    rows = None if final is None else {0: [], 1: [], 2: ["carrot"], 3: []}
    rich = position(3, heaps=(2, 1), coins=(0, 1, 15), final=final, rows=rows, pile=final is None)
    assert GAME.active(after(rich, TakeCoin(0, "threes"))) == (1,)
    hands = [[], ["carrot:spoon,spoon", "tuna:spoon,spoon"]]
    cook = position(3, heaps=(2, 1), coins=(0, 0, 16), hands=hands, final=final, rows=rows, pile=final is None)
    assert GAME.active(after(cook, TakeCoin(0, "threes"))) == (1,)
