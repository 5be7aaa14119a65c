"""Chapter 14 read line by line: bids of several players, who places which colour, and every special tile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.games.wikinger import GAME
from boardtable.games.wikinger.moves import (
    Arrange,
    Bid,
    Buy,
    Decline,
    FerryColour,
    FerryEach,
    FerryOne,
    Pass,
    Remove,
    StopFerry,
    TakeSpecial,
    UseBoat,
)
from tests.games.wikinger.fjord import Coast, Offer, after, do, position
from tests.games.wikinger.test_buying import prices
from tests.games.wikinger.test_variant import auction

if TYPE_CHECKING:
    from boardtable.games.wikinger.state import State

# ---- 14.2: the auction


def test_14_2_b_bidding_goes_round_until_one_is_left() -> None:
    """Ben opens; Cleo raises, Dirk passes for good, Anna raises, Ben passes, Cleo raises, Anna passes."""
    state = position(*[Coast(gold=9)] * 4, phase="bid", variant="progress", lineup=FIVE_COLOURS, turn=1, first=1)
    for move in (Bid(1, 0), Bid(2, 1), Pass(3), Bid(0, 3), Pass(1), Bid(2, 5)):
        state = after(state, move)
    assert state.turn == 0  # Dirk and Ben are out
    steps = do(state, Pass(0))
    state = steps[-1].state
    assert (state.phase, state.first, state.turn) == ("remove", 2, 2)
    assert [side.gold for side in state.sides] == [9, 9, 4, 9]


def test_14_2_b_a_raise_is_at_least_one_more_and_at_most_all_one_has() -> None:
    """4 gold and 2 points against a bid of 3: 4, 5 or 6, or pass."""
    state = auction(Coast(), Coast(gold=4, points=2), bid=(3, 0), turn=1)
    assert set(GAME.legal_moves(state, 1)) == {Bid(1, 4), Bid(1, 5), Bid(1, 6), Pass(1)}


def test_14_2_b_who_has_just_enough_may_still_raise() -> None:
    """6 against 5; with 5 against 5 there is nothing to bid, and Anna wins at once (14.2 c: Ben pays nothing)."""
    state = auction(Coast(), Coast(gold=0, points=6))
    assert set(GAME.legal_moves(after(state, Bid(0, 5)), 1)) == {Bid(1, 6), Pass(1)}
    steps = do(auction(Coast(), Coast(gold=0, points=5)), Bid(0, 5))
    assert steps[-1].state.phase == "remove"
    assert (steps[-1].state.sides[1].gold, steps[-1].state.sides[1].points) == (0, 5)


FIVE_COLOURS = ["fisherman"] * 2 + ["goldsmith"] * 3 + ["noble"] * 4 + ["warrior"] * 2 + ["boatsman"] * 2


def test_14_2_e_colours_are_placed_from_11_down_by_the_winner_and_then_clockwise() -> None:
    """Cleo, Dirk, Anna, Ben; the fifth colour goes by itself to the lowest spaces. Then Cleo buys first (14.2 f)."""
    state = position(*[Coast()] * 4, phase="remove", variant="progress", lineup=FIVE_COLOURS, turn=2, first=2)
    state = after(state, Remove(2, "gray"))
    for seat, colour in ((2, "yellow"), (3, "gray"), (0, "blue"), (1, "black")):
        assert (state.phase, state.turn) == ("arrange", seat)
        state = after(state, Arrange(seat, colour))
    assert (state.phase, state.turn, state.first) == ("buy", 2, 2)
    colours = ["gray", "black", "red", "green", "yellow", "blue"]
    found = [colours[state.colour(space)] for space in range(12)]
    assert found == ["red"] * 4 + ["black"] * 2 + ["blue"] * 2 + ["gray"] + ["yellow"] * 3


def test_14_2_d_the_last_viking_of_a_colour_may_be_removed() -> None:
    """It is out of the game: twelve are left to be placed, in one colour less."""
    lineup = ["scout", *["noble"] * 6, *["warrior"] * 6]
    state = position(Coast(), Coast(), phase="remove", variant="progress", lineup=lineup)
    state = after(state, Remove(0, "green"))
    assert GAME.legal_moves(state, 0) == [Arrange(0, "black"), Arrange(0, "red")]


def test_14_2_g_the_marker_passes_on_from_who_won_the_auction() -> None:
    """Cleo won and was start player: Dirk opens the auction before round 4."""
    state = position(
        *[Coast()] * 4, offer=[Offer(0, "start", "noble")], variant="progress", number=3, turn=1, first=2,
        face_up=["horn"],
    )  # fmt: skip
    state = after(state, Buy(1, 0, at=(3, 1)))
    assert (state.phase, state.first, state.turn) == ("bid", 3, 3)
    assert GAME.legal_moves(state, 3)[0] == Bid(3, 0)
    assert Pass(3) not in GAME.legal_moves(state, 3)


# ---- 14.3 and boats

SCOUTS = {(4, 1): "start", (4, 2): "middle_a", (4, 3): "end", (3, 1): "start"}


def ferrying(*waiting: str, number: int = 2, specials: tuple[str, ...] = ()) -> State:
    """Lay out a ferrying of the variant."""
    coast = Coast(tiles=SCOUTS, waiting=waiting, specials=specials)
    return position(coast, Coast(), phase="ferry", number=number, variant="no-auction")


def test_14_3_each_boatsman_takes_one() -> None:
    """Two boatsmen and three scouts: one stays behind."""
    state = ferrying("boatsman", "boatsman", "scout", "scout", "scout")
    state = after(after(state, FerryOne(0, "green", 1)), FerryOne(0, "green", 3))
    assert (state.sides[0].boatsmen, state.sides[0].points) == (0, 10 + 2)


def test_14_3_in_round_6_single_trips_are_forced_to_the_last() -> None:
    """No stop as long as a boatsman and a traveller are there; then the game is scored."""
    state = ferrying("boatsman", "boatsman", "scout", "noble", number=6)
    assert GAME.legal_moves(state, 0) == [FerryOne(0, "red", 1), *[FerryOne(0, "green", n) for n in (1, 2, 3)]]
    state = after(state, FerryOne(0, "red", 1))
    assert StopFerry(0) not in GAME.legal_moves(state, 0)
    assert GAME.active(after(state, FerryOne(0, "green", 2))) == ()


def test_14_5_a_boat_may_be_used_between_single_trips_and_stops_nothing() -> None:
    """One of each by boat, one alone; in round 2 the player may stop at any time, with a boat left."""
    state = ferrying(*["boatsman"] * 3, "scout", "scout", "noble", specials=("boat", "boat"))
    assert GAME.legal_moves(state, 0)[-2:] == [UseBoat(0), StopFerry(0)]
    state = after(after(state, UseBoat(0)), FerryEach(0))
    assert (state.phase, state.landing) == ("settle", ((3, 1),))  # the noble has one tile, the scout three
    state = after(state, GAME.legal_moves(state, 0)[1])
    assert (state.sides[0].boatsmen, state.sides[0].vikings.bit_count(), len(state.sides[0].taken)) == (2, 2, 1)
    assert GAME.legal_moves(state, 0) == [FerryOne(0, "green", 1), FerryOne(0, "green", 3), UseBoat(0), StopFerry(0)]
    side = after(state, StopFerry(0)).sides[0]
    assert (side.boatsmen, len(side.taken)) == (2, 1)


def test_14_5_a_boat_is_of_no_use_without_a_boatsman() -> None:
    """A boatsman with horn cannot ferry: the scoring follows at once."""
    coast = Coast(tiles=SCOUTS, waiting=["scout"], specials=["boat", "horn"])
    state = position(coast, Coast(), offer=[Offer(0, "start", "noble")], number=2, turn=1, variant="no-auction")
    state = after(state, Buy(1, 0, at=(3, 1)))
    assert (state.phase, state.round) == ("buy", 2)
    assert len(state.sides[0].taken) == 2


def test_14_5_a_boat_takes_all_of_a_colour() -> None:
    """Three scouts with three tiles, chosen by nobody since all are taken; boat and boatsman are gone."""
    state = after(ferrying("boatsman", "scout", "scout", "scout", specials=("boat",)), UseBoat(0))
    state = after(state, FerryColour(0, "green"))
    side = state.sides[0]
    assert (side.boatsmen, side.taken, side.vikings.bit_count(), side.points) == (0, (), 3, 10 + 3)


# ---- 14.4: taking

FIVE = [
    Offer(0, "start", "noble"),
    Offer(2, "end", "scout"),
    Offer(6, "middle_a", "fisherman"),
    Offer(9, "middle_b", "warrior"),
]


def shop(*face_up: str, coast: Coast | None = None, offer: list[Offer] = FIVE) -> State:
    """Lay out an offer of the variant."""
    return position(coast or Coast(), Coast(), offer=offer, variant="no-auction", face_up=face_up)


def test_14_4_a_only_the_most_expensive_group_that_is_left() -> None:
    """9 of 0, 2, 6, 9; when it is gone, 6 is the most expensive one."""
    state = shop("boat", "horn", "fish", "scout_1")
    assert after(state, Buy(0, 6, at=(2, 2))).phase == "buy"
    state = after(state, Buy(0, 9, at=(2, 2)))
    assert state.phase == "special"
    state = after(state, TakeSpecial(0, "fish"))
    state = after(state, Buy(1, 6, at=(2, 2)))
    assert GAME.legal_moves(state, 1) == [TakeSpecial(1, "boat"), TakeSpecial(1, "horn"), TakeSpecial(1, "scout_1"),
                                          Decline(1)]  # fmt: skip


def test_14_4_a_of_two_groups_left_the_dearer_brings_a_tile_and_14_4_b_the_last_does_not() -> None:
    """At 2, after the one at 0 stays; then the last one at 0 brings none."""
    state = shop("boat", "horn", offer=FIVE[:2])
    state = after(state, Buy(0, 2, at=(2, 2)))
    assert state.phase == "special"
    state = after(state, Decline(0))
    state = after(state, Buy(1, 0, at=(3, 1)))
    assert (state.round, state.phase) == (1, "buy")


def test_14_4_b_one_of_two_at_0_leaves_the_last_group_without_a_tile() -> None:
    """The noble at 0 goes first and the wheel turns: the other one stands at 0, the last and most expensive."""
    state = after(shop("boat", offer=FIVE[:2]), Buy(0, 0, at=(3, 1)))
    assert prices(state) == [0]
    assert after(state, Buy(1, 0, at=(2, 2))).phase == "buy"


def test_14_4_a_a_dear_group_paid_with_points_brings_a_tile_too() -> None:
    """9 for 4 gold and 5 points; the coin brings 5 gold back."""
    state = shop("coin_5", coast=Coast(gold=4, points=5))
    state = after(after(state, Buy(0, 9, 5, (2, 2))), TakeSpecial(0, "coin_5"))
    assert (state.sides[0].gold, state.sides[0].points) == (5, 0)


def test_14_4_a_a_dear_group_whose_tile_is_lost_brings_a_tile_too() -> None:
    """7.9: no cell for another end; the purchase is what counts."""
    tiles = {(row, 1): "start" for row in (3, 4, 5, 6)} | {(row, 2): "end" for row in (2, 3, 4, 5, 6)}
    state = position(
        Coast(tiles=tiles), Coast(), offer=[*FIVE[:1], Offer(9, "end", "noble")], number=2, variant="no-auction",
        face_up=["horn"],
    )  # fmt: skip
    state = after(state, Buy(0, 9))
    assert GAME.legal_moves(state, 0) == [TakeSpecial(0, "horn"), Decline(0)]
