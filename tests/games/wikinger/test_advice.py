"""What the computer is told: all values finite, and the better of two plain cases ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from boardtable.engine.luck import Luck, mix
from boardtable.games.wikinger import GAME, advice
from boardtable.games.wikinger.moves import Bid, Buy, FerryColour, LayStart, Pass, Settle, StopFerry
from tests.games.wikinger.fjord import Coast, Offer, after, dealt, position

if TYPE_CHECKING:
    from collections.abc import Sequence


def test_estimates_say_who_is_ahead() -> None:
    """A goldsmith, a noble and a warded ship are better than nothing; an open ship and hungry vikings are worse."""
    tiles = {(row, 1): "start" for row in (3, 4, 5, 6)}
    good = Coast(tiles=tiles, on=[(2, 1), (3, 1), (5, 1), (6, 1)], ships={1: "blue"})
    bad = Coast(tiles=tiles, ships={1: "blue"}, waiting=["noble"] * 4)
    state = position(good, bad, Coast(), offer=[Offer(0, "end", "noble")], number=2)
    assert GAME.estimate(state, 0) > 0 > GAME.estimate(state, 2) > GAME.estimate(state, 1)


def test_at_the_end_the_estimate_is_the_lead() -> None:
    """In points; gold left decides between equal points only."""
    assert GAME.estimate(position(Coast(points=14), Coast(), phase="over", number=6), 0) == pytest.approx(4)
    state = position(Coast(gold=23), Coast(), phase="over", number=6)
    assert 0 < GAME.estimate(state, 0) < 1
    assert GAME.estimate(state, 1) == -GAME.estimate(state, 0)


def test_who_can_be_landed_counts_for_something() -> None:
    """With the variant one viking for each boatsman, and one of each colour with a boat (14.3, 14.5)."""
    tiles = {(row, 1): "start" for row in (3, 4, 6)}
    waiting = ["noble", "scout", "fisherman"]

    def worth(variant: str, *besides: str, specials: Sequence[str] = ()) -> float:
        coast = Coast(tiles=tiles, waiting=[*waiting, *besides], specials=specials)
        state = position(coast, Coast(), offer=[Offer(0, "end", "noble")], number=2, variant=variant)
        return GAME.estimate(state, 0)

    alone, one = worth("no-auction"), worth("no-auction", "boatsman")
    with_boat = worth("no-auction", "boatsman", specials=["boat"])
    assert with_boat == pytest.approx(one + advice.TAKEN + 2 * advice.HALF_WORTH)
    assert one > alone
    assert worth("base", "boatsman") - worth("base") == pytest.approx(one - alone + 2 * advice.HALF_WORTH)


def test_the_start_is_worth_a_few_pieces_of_gold() -> None:
    """So a bid of 1 is raised and a bid of 12 is not; the winner is ahead, but for what was paid."""
    opening = dealt(2, start=0, variant="progress")
    low, high = after(opening, Bid(0, 1)), after(opening, Bid(0, 12))
    assert GAME.estimate(after(low, Bid(1, 2)), 1) > GAME.estimate(after(low, Pass(1)), 1)
    assert GAME.estimate(after(high, Bid(1, 13)), 1) < GAME.estimate(after(high, Pass(1)), 1)
    assert GAME.estimate(after(low, Pass(1)), 0) == pytest.approx(GAME.estimate(low, 0))
    assert GAME.estimate(after(after(opening, Bid(0, 0)), Pass(1)), 0) == pytest.approx(advice.START_SEAT)
    beyond = after(opening, Bid(0, 32))  # with 30 gold two points have to go (14.2 c)
    assert GAME.estimate(after(beyond, Pass(1)), 0) == pytest.approx(GAME.estimate(beyond, 0))


def weight(state: object, move: object) -> float:
    """Tell how a move is weighed."""
    moves = GAME.legal_moves(state, 0)  # type: ignore[arg-type]  # a position of this game
    return dict(zip(moves, GAME.weigh(state, 0, moves), strict=True))[move]  # type: ignore[arg-type, index]  # likewise


def test_sensible_decisions_weigh_more() -> None:
    """Standing rather than the mainland, cheap rather than dear, a safe tile rather than a threatened one."""
    offer = [Offer(0, "middle_a", "goldsmith"), Offer(7, "middle_a", "noble"), Offer(9, "red", "noble")]
    state = position(Coast(start=5), Coast(), offer=offer)
    stays = weight(state, Buy(0, 0, at=(5, 2)))
    assert stays > weight(state, Buy(0, 0, at=(5, 2), mainland=True))
    assert stays > weight(state, Buy(0, 7, at=(5, 2)))
    assert weight(state, Buy(0, 9, at=(1, 1))) > 0
    threatened = position(Coast(start=5, ships={2: "blue"}), Coast(), offer=offer)
    assert weight(threatened, Buy(0, 0, at=(5, 2))) < stays
    full = Coast(start=2, tiles={(row, 1): "start" for row in (3, 4, 5, 6)})
    lost = position(full, Coast(), offer=[Offer(0, "green", "noble"), Offer(4, "start", "noble")])
    assert weight(lost, Buy(0, 4)) > 0
    assert weight(dealt(2), LayStart(0, 6)) > weight(dealt(2), LayStart(0, 2))


def test_ferrying_weighs_more_than_stopping() -> None:
    """And a safe landing more than one under a ship."""
    tiles = {(3, 1): "start", (3, 2): "middle_a", (3, 3): "end"}
    coast = Coast(tiles=tiles, ships={2: "red"}, waiting=["boatsman", "noble", "noble"])
    state = position(coast, Coast(), phase="ferry", number=2)
    assert weight(state, FerryColour(0, "red", 1)) > weight(state, StopFerry(0))
    landing = after(state, FerryColour(0, "red", 1))
    assert weight(landing, Settle(0, (3, 3))) > weight(landing, Settle(0, (3, 2)))


def test_every_decision_of_the_variant_has_a_weight() -> None:
    """All through some games by weight."""
    for seed in range(3):
        state = dealt(3, seed=seed, variant="progress")
        ply = 0
        while GAME.active(state):
            seat = state.turn
            moves = GAME.legal_moves(state, seat)
            weights = GAME.weigh(state, seat, moves)
            assert min(weights) > 0
            ply += 1
            move = moves[Luck(mix(seed, 1000 + ply)).weighted(weights)]
            state = GAME.apply(state, move, Luck(mix(seed, ply)))[-1].state
        assert GAME.outcome(state) is not None
