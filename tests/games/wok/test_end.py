"""Chapters 9 and 14: how the game ends, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.luck import Luck
from boardtable.engine.sheet import Line
from boardtable.engine.target import Cell
from boardtable.games.wok import GAME
from boardtable.games.wok.moves import BuyRow, TakeCoin, WokMove
from tests.games.wok.kitchen import BOX, do, position, said, wok

if TYPE_CHECKING:
    from boardtable.games.wok.state import State


def after(state: State, *moves: WokMove) -> State:
    """Do some legal moves one after the other."""
    for move in moves:
        state = do(state, move, Luck(1))[-1].state
    return state


def told(state: State, move: WokMove) -> list[str]:
    """Do a legal move, and read the log."""
    lines = [event.told() for step in do(state, move, Luck(1)) for event in step.events]
    return [said(line) for line in lines if line is not None]


def one_row_left(*coins: int) -> State:
    """Lay out the last cards: row 1 is empty, so buying row 0 ends the game; the pile is empty."""
    return position(len(coins), rows={1: []}, heaps=(4, 4), pile=False, coins=coins)


def test_9_1_both_rows_of_a_group_empty_after_a_purchase() -> None:
    """The last round begins, and the log says so."""
    state = one_row_left(6, 2, 3)
    then = after(state, BuyRow(0, 0))
    assert then.final == 3
    assert told(state, BuyRow(0, 0))[-1] == (
        "Both rows of a group are empty. Last round: one final action for each player."
    )


def test_9_1_only_the_group_of_the_bought_row_counts() -> None:
    """Buying in the other group ends nothing, though a row of the first is empty (9.2)."""
    assert after(one_row_left(6, 2), BuyRow(0, 2)).final is None


def test_9_2_an_empty_pile_is_no_end() -> None:
    """The row stays empty, but its neighbour has cards."""
    state = position(rows={}, heaps=(4, 4), pile=False, coins=(6, 2))
    then = after(state, BuyRow(0, 0))
    assert (then.rows[0], then.final) == (0, None)


def test_9_1_a_row_that_is_refilled_is_no_end() -> None:
    """The trigger is tested after the refill (6.9)."""
    assert after(position(coins=(4, 2)), BuyRow(0, 2)).final is None


def test_9_3_everybody_has_one_final_action_the_buyer_last() -> None:
    """Clockwise from the player after the buyer (9.4); the purchase itself does not count (9.5)."""
    state = after(one_row_left(6, 2, 3), BuyRow(0, 0))
    for seat, left in ((1, 3), (2, 2), (0, 1)):
        assert GAME.active(state) == (seat,)
        assert state.final == left
        assert GAME.outcome(state) is None
        state = after(state, TakeCoin(seat, "threes"))
    assert state.final == 0
    assert GAME.active(state) == ()
    assert [GAME.legal_moves(state, seat) for seat in range(3)] == [(), (), ()]
    assert said(GAME.prompt(state, 0, ()).ask) == "The game is over."
    assert GAME.outcome(state) is not None


def test_9_6_a_final_action_may_buy_in_the_other_group() -> None:
    """At full price, and nothing is refilled."""
    state = after(one_row_left(6, 2), BuyRow(0, 0), TakeCoin(1, "threes"))
    assert BuyRow(0, 2) not in GAME.legal_moves(state, 0)  # Anna has 2 coins left
    state = after(one_row_left(4, 4), BuyRow(0, 0))
    then = after(state, BuyRow(1, 2))
    assert then.rows[2] == 0
    assert then.heaps[1].bit_count() == 8


def test_9_7_a_trigger_happens_once() -> None:
    """Emptying the other group in the last round gives nobody another action."""
    state = position(rows={1: [], 3: []}, heaps=(4, 4), pile=False, coins=(4, 4))
    state = after(state, BuyRow(0, 0), BuyRow(1, 2))
    assert state.final == 1
    assert not any(state.rows)


def test_8_2_a_pass_uses_up_a_final_action() -> None:
    """Ben can do nothing: the turn comes back to Anna at once, who then acts last."""
    state = position(rows={1: []}, heaps=(1, 1), pile=False, coins=(14, 0))
    assert told(state, BuyRow(0, 0))[-1].startswith("Both rows")
    bought = after(state, BuyRow(0, 0))
    assert (bought.turn, bought.final) == (1, 2)  # 2 coins lie there now: Ben must take one
    state = position(3, rows={1: [], 2: ["tuna"], 3: []}, heaps=(2, 1), pile=False, coins=(2, 14, 0), final=None)
    state = after(state, TakeCoin(0, "threes"), BuyRow(1, 0))
    assert state.final == 3
    state = after(state, TakeCoin(2, "threes"))
    assert (state.turn, state.final) == (0, 2)


def test_8_2_the_last_players_may_all_have_to_pass() -> None:
    """Then the game is over without another decision."""
    state = position(rows={0: [], 1: [], 2: ["tuna"], 3: []}, heaps=(1, 1), pile=False, coins=(0, 14), final=2, turn=1)
    bought = do(state, BuyRow(1, 2), Luck(1))
    assert GAME.active(bought[-1].state) == (0,)  # the coin paid lies there, so Anna can take it
    state = position(rows={0: [], 1: [], 2: ["tuna"], 3: []}, heaps=(2, 1), pile=False, coins=(0, 13), final=1)
    assert after(state, TakeCoin(0, "threes")).final == 0


def test_9_8_then_the_scoring() -> None:
    """The last moment holds the arrangements, and the log the points of each player."""
    state = position(
        rows={0: [], 1: [], 2: ["tuna"], 3: []},
        heaps=(2, 1),
        coins=(1, 12),
        pile=False,
        final=1,
        laid=[["broccoli:cookie,cookie"] * 2],
        woks=[["covered_7"]],
    )
    lines = told(state, TakeCoin(0, "threes"))
    assert lines == [
        "Anna takes a coin. The rows beside it now cost 1 each.",
        "Anna scores 7 points.",
        "Ben scores 0 points.",
    ]
    then = after(state, TakeCoin(0, "threes"))
    assert [pot.wok for pot in then.best[0].pots] == [wok("covered_7")]
    assert then.best[1].pots == ()


# ---- 14 Winner and ties


def ended(
    coins: tuple[int, ...],
    laid: tuple[list[str], ...],
    woks: tuple[list[str], ...],
    hands: tuple[list[str], ...] = (),
) -> State:
    """Lay out a game that is over; Dirk, the fourth player, holds all the other cards and has no wok."""
    return position(
        4,
        rows={0: [], 1: [], 2: [], 3: ["tuna"]},
        heaps=(1, 1),
        coins=coins,
        laid=laid,
        woks=woks,
        hands=hands,
        pile=False,
        final=0,
    )


COOKIES = ["broccoli:cookie,cookie"] * 2
SPOONS = ["chicken:spoon,spoon"] * 2
BOWLS = ["chicken:bowl,bowl"] * 2


def test_14_1_most_points_win() -> None:
    """Eight against seven."""
    outcome = GAME.outcome(ended((20, 0, 0, 0), (COOKIES, SPOONS), (["covered_7"], ["covered_8"])))
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((7, 8, 0, 0), (1,))
    assert said(outcome.why) == "Ben wins with 8 points."


def nine_each(coins: tuple[int, ...], *anna: str) -> State:
    """Anna has the covered 9, Ben the covered 7 and one card in the hand wok: 9 points each.

    Ben has 4 laid cards left over, Anna 2 and whatever she holds.
    """
    woks = (["covered_9"], ["covered_7", "hand"])
    return ended(coins, (COOKIES, SPOONS + BOWLS), woks, (list(anna), ["prawn"]))


def test_14_1_then_left_over_ingredients() -> None:
    """Cards in no wok decide, from the hand or laid (14.2): four against two."""
    outcome = GAME.outcome(nine_each((20, 0, 0, 0)))
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((9, 9, 0, 0), (1,))
    assert said(outcome.why) == "Tie at 9 points: Anna, Ben. The most left-over ingredients decide: Ben (4)."


def test_14_1_then_coins() -> None:
    """Four cards left over each: eleven coins against nine."""
    outcome = GAME.outcome(nine_each((11, 9, 0, 0), "tuna", "octopus"))
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((9, 9, 0, 0), (0,))
    assert said(outcome.why) == (
        "Tie at 9 points: Anna, Ben. Still tied with 4 left-over ingredients: Anna, Ben. "
        "The most coins decide: Anna (11)."
    )


def test_14_1_then_a_shared_victory() -> None:
    """Nothing else decides."""
    outcome = GAME.outcome(nine_each((10, 10, 0, 0), "tuna", "octopus"))
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((9, 9, 0, 0), (0, 1))
    assert said(outcome.why) == (
        "Tie at 9 points: Anna, Ben. Still tied with 4 left-over ingredients: Anna, Ben. "
        "Equal in coins too, so the victory is shared: Anna, Ben."
    )


def test_14_1_coins_may_leave_two_of_three() -> None:
    """All three have no points and 17 cards left over; Anna and Ben have 7 coins each, Cleo 3."""
    cards = [kind.name for kind in BOX.kinds for _ in range(kind.count)]
    hands = (cards[-17:], cards[-34:-17])  # Cleo has the rest, 12 are out of the game (63 in all)
    state = position(
        3, rows={0: [], 1: [], 2: [], 3: []}, heaps=(1, 1), coins=(7, 7, 3), hands=hands, pile=False, final=0
    )
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((0, 0, 0), (0, 1))
    assert said(outcome.why) == (
        "Tie at 0 points: Anna, Ben, Cleo. Still tied with 17 left-over ingredients: Anna, Ben, Cleo. "
        "The most coins decide: Anna, Ben (7)."
    )


def test_14_3_nothing_else_scores() -> None:
    """Neither coins nor unbought rows nor the cards of who has no wok."""
    outcome = GAME.outcome(ended((0, 0, 0, 20), ([],), ([],)))
    assert outcome is not None
    assert outcome.scores == (0, 0, 0, 0)


def test_the_sheet_has_a_line_for_each_wok_card() -> None:
    """With its points in the column of its owner, and the cards in it; Men stand beside the card they are on."""
    state = ended(
        (5, 5, 5, 5),
        (["broccoli:cookie,cookie"] * 2 + ["prawn:cookie,cookie", "octopus:cookie,cookie"], SPOONS),
        (["double_prawn_octopus", "man_double_3_3"], ["covered_8"]),
    )
    outcome = GAME.outcome(state)
    assert outcome is not None
    sheet = outcome.sheet
    assert [said(column) for column in sheet.columns] == ["Anna", "Ben", "Cleo", "Dirk"]
    double, covered = sheet.lines
    assert said(double.what) == "Double wok (Elvis the King Prawn 3, Ozzy Octopus 2), Man-at-double-wok (3, 3)"
    assert (double.amounts, double.seat) == ((6, None, None, None), 0)
    assert [state.kind(card).name for card in double.pieces] == ["prawn:cookie,cookie", "octopus:cookie,cookie"]
    assert double.places == (Cell("pots/0", (0, 0)), Cell("pots/0", (0, 1)))
    assert covered == Line(covered.what, (None, 8, None, None), 1, (), (Cell("pots/1", (0, 0)),))
    assert sheet.totals == (6, 8, 0, 0)
    left, coins = sheet.tie_break
    assert left.amounts[:3] == (2, 2, 0)
    assert coins.amounts == (5, 5, 5, 5)
