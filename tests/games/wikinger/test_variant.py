"""The progress variant: the auction, the offer by colours, and special tiles (chapter 14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from boardtable.engine.target import Cell, Piece, Target
from boardtable.games.wikinger import GAME
from boardtable.games.wikinger.moves import (
    Arrange,
    Bid,
    Buy,
    Decline,
    LayStart,
    Pass,
    Remove,
    Replace,
    TakeSpecial,
)
from boardtable.games.wikinger.state import State, progress_of
from tests.games.wikinger.fjord import BOX, Coast, Offer, after, dealt, do, log, position, said

if TYPE_CHECKING:
    from collections.abc import Sequence

THIRTEEN = ["fisherman"] * 3 + ["noble"] * 4 + ["warrior"] * 5 + ["scout"]


def test_14_1_four_of_25_special_tiles_lie_face_up() -> None:
    """In both forms of the variant, and in none of the base game."""
    assert sum(special.count for special in BOX.specials) == 25
    for variant in ("progress", "no-auction"):
        progress = progress_of(dealt(2, variant=variant))
        assert (len(progress.bag), progress.open) == (21, (0, 1, 2, 3))
    assert dealt(2).progress is None


def test_14_2_a_13_vikings_are_drawn_before_the_tiles() -> None:
    """The reduction lays out 12 as in the base game."""
    state = dealt(3, variant="progress")
    assert (len(state.vikings), len(state.tiles), state.left) == (13, 0, 0)
    assert len(dealt(3, variant="no-auction").vikings) == 12


def auction(*coasts: Coast, bid: tuple[int, int] = (-1, -1), turn: int = 0, passed: tuple[int, ...] = ()) -> State:
    """Lay out an auction; Anna is start player."""
    return position(
        *coasts, phase="bid", variant="progress", lineup=THIRTEEN, bid=bid, turn=turn, passed=passed, number=1
    )


def test_14_2_b_the_start_player_opens_with_0_or_more() -> None:
    """Up to all gold and points (14.2 c); the opening cannot be passed."""
    state = auction(Coast(gold=3, points=2), Coast())
    assert GAME.legal_moves(state, 0) == [Bid(0, gold) for gold in range(6)]


def test_14_2_b_the_others_raise_or_pass_and_a_pass_is_final() -> None:
    """Ben passes, Cleo raises, Anna passes: Cleo wins, pays and becomes start player (14.2 d)."""
    state = auction(Coast(gold=5, points=0), Coast(), Coast())
    state = after(state, Bid(0, 2))
    assert GAME.legal_moves(state, 1)[0] == Bid(1, 3)
    state = after(state, Pass(1))
    state = after(state, Bid(2, 4))
    assert state.turn == 0
    steps = do(state, Pass(0))
    assert log(steps) == ["Anna passes.", "Cleo wins the auction and pays: 4\u00a0gold.", "Start player: Cleo."]
    state = steps[-1].state
    assert (state.phase, state.turn, state.first, state.sides[2].gold) == ("remove", 2, 2, 16)


def test_14_2_b_who_cannot_raise_passes_by_itself() -> None:
    """Ben has 3; with nobody left Anna wins with her opening bid, which may be 0 only if nobody raises."""
    steps = do(auction(Coast(), Coast(gold=3, points=0)), Bid(0, 3))
    assert log(steps) == ["Anna bids 3\u00a0gold.", "Ben passes.", "Anna wins the auction and pays: 3\u00a0gold."]
    nothing = do(after(auction(Coast(), Coast()), Bid(0, 0)), Pass(1))
    assert log(nothing)[-1] == "Anna wins the auction and pays: 0\u00a0gold."


def test_14_2_c_points_pay_what_is_missing_in_gold() -> None:
    """Gold is used up first."""
    side = do(auction(Coast(gold=3, points=4), Coast(gold=0, points=0)), Bid(0, 5))[-1].state.sides[0]
    assert (side.gold, side.points) == (0, 2)


def test_14_2_d_the_winner_removes_a_viking_then_the_tiles_come() -> None:
    """Six, five or fewer colours to choose from; the tiles lie as in the base game."""
    state = position(Coast(), Coast(), phase="remove", variant="progress", lineup=THIRTEEN)
    assert GAME.legal_moves(state, 0) == [Remove(0, colour) for colour in ("black", "red", "green", "blue")]
    steps = do(state, Remove(0, "green"))
    assert log(steps) == ["Anna removes from the game: scout.", "Round 1 begins. A small scoring follows it."]
    state = steps[-1].state
    assert (state.phase, len(state.tiles), progress_of(state).lineup.bit_count()) == ("arrange", 12, 12)


def test_14_2_e_colours_go_to_the_highest_free_spaces_by_turns() -> None:
    """Anna places the five warriors from 11 down, Ben the three fishermen; the nobles go by themselves (14.2 f)."""
    state = position(Coast(), Coast(), phase="remove", variant="progress", lineup=THIRTEEN)
    state = after(state, Remove(0, "green"))
    steps = do(state, Arrange(0, "black"))
    assert log(steps) == ["Anna places on the offer: 5\u00a0×\u00a0warrior."]
    assert steps[-1].state.turn == 1
    steps = do(steps[-1].state, Arrange(1, "blue"))
    assert log(steps)[-1] == "Anna places on the offer: 4\u00a0×\u00a0noble."
    state = steps[-1].state
    assert [state.colour(space) for space in range(12)] == [2] * 4 + [5] * 3 + [1] * 5
    assert (state.phase, state.turn) == ("buy", 0)


def test_14_2_e_a_single_colour_needs_no_choice() -> None:
    """Twelve warriors after one other was removed; Ben was start player and still has a start tile to lay."""
    state = position(
        Coast(start=None),
        Coast(),
        phase="remove",
        variant="progress",
        lineup=["noble", *["warrior"] * 12],
    )
    state = after(state, Remove(0, "red"))
    assert (state.phase, GAME.legal_moves(state, 0)[0]) == ("start", LayStart(0, 2))


# ---- special tiles

THREE = [Offer(0, "start", "noble"), Offer(4, "end", "scout"), Offer(9, "middle_b", "noble")]


def bought(coast: Coast, *face_up: str, price: int = 9, at: tuple[int, int] = (2, 2)) -> State:
    """Buy a group in the reduced variant."""
    state = position(coast, Coast(), offer=THREE, variant="no-auction", face_up=face_up)
    return after(state, Buy(0, price, at=at))


def test_14_4_a_the_dearest_group_brings_a_special_tile() -> None:
    """Equal tiles are one choice; it may be declined; a cheaper group brings none."""
    state = bought(Coast(), "boat", "boat", "horn")
    assert GAME.legal_moves(state, 0) == [TakeSpecial(0, "boat"), TakeSpecial(0, "horn"), Decline(0)]
    assert bought(Coast(), "boat", price=4).turn == 1
    steps = do(state, Decline(0))
    assert log(steps) == ["Anna takes no special tile."]
    assert steps[-1].state.turn == 1


def test_14_4_b_the_last_group_brings_none_and_14_4_c_nor_does_an_empty_row() -> None:
    """At 0 gold."""
    state = position(Coast(), Coast(), offer=THREE[:1], variant="no-auction", face_up=["boat"])
    assert after(state, Buy(0, 0, at=(3, 1))).phase == "buy"
    assert bought(Coast()).turn == 1


def test_14_4_c_the_row_is_refilled_at_the_beginning_of_the_next_round_only() -> None:
    """Three lie there after one was taken; four in the second round."""
    state = bought(Coast(), "boat", "horn", "fish", "scout_1")
    state = after(state, TakeSpecial(0, "horn"))
    assert [number >= 0 for number in progress_of(state).open] == [True, False, True, True]
    state = after(state, Buy(1, 4, at=(2, 2)))
    state = after(state, Decline(1)) if state.phase == "special" else state
    steps = do(state, Buy(state.turn, 0, at=(3, 1)))
    assert steps[-1].state.round == 1
    assert all(number >= 0 for number in progress_of(steps[-1].state).open)
    assert any(line.startswith("New special tiles: ") for line in log(steps))


def test_14_5_a_gold_coin_pays_at_once_and_leaves_the_game() -> None:
    """11 gold after the purchase, 16 with the coin."""
    steps = do(bought(Coast(), "coin_5"), TakeSpecial(0, "coin_5"))
    assert log(steps) == ["Anna takes a special tile: gold coin 5."]
    side = steps[-1].state.sides[0]
    assert (side.gold, side.taken) == (16, ())


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("boat", "boat: one boatsman ferries all of one colour, or one of each"),
        ("horn", "boatsman with horn: counts as a boatsman in the final scoring"),
        ("goldsmith_2", "goldsmith +2: more gold for each goldsmith that scores"),
        ("noble_1", "noble +1: more points for each noble that scores"),
        ("scout_1", "scout +1: more points for each scout that scores"),
        ("fisherman_1", "fisherman +1: points for each unthreatened fisherman at a large scoring"),
        ("fish", "fisherman with fish: more points for each surplus viking"),
        ("change", "3 gold = 1 point: a better rate for gold in the final scoring"),
        (
            "building_c",
            "mill: replaces a tile with this building; points for the vikings on and around it",
        ),
    ],
)
def test_14_5_other_special_tiles_wait_before_their_owner(name: str, words: str) -> None:
    """A building without a tile to replace waits too; prices fall after that (14.4 d)."""
    steps = do(bought(Coast(), name), TakeSpecial(0, name))
    side = steps[-1].state.sides[0]
    assert side.taken == (0,)
    placed = {item.piece: item for item in GAME.table(steps[-1].state, 0).placed}
    item = placed[BOX.first_special]
    assert (item.at, said(item.label)) == (Cell("taken/0"), words)


MIDDLES = {(2, 2): "middle_a", (2, 3): "middle_a"}


def test_14_5_a_building_replaces_the_only_tile_that_shows_it_at_once() -> None:
    """The warrior on the old tile stays on the new one; the noble of the purchase stands in row 3."""
    coast = Coast(start=3, tiles={(2, 1): "start", (2, 2): "middle_a"}, on=[(2, 2)])
    state = bought(coast, "building_a", at=(3, 2))
    steps = do(state, TakeSpecial(0, "building_a"))
    assert log(steps)[-1] == "Anna lays a special tile: farm."
    side = steps[-1].state.sides[0]
    assert (side.taken, dict(side.laid)[41], side.vikings.bit_count()) == ((), BOX.first_special, 2)
    assert side.middles.bit_count() == 2


def test_14_5_with_several_the_player_chooses() -> None:
    """Either of the two middles; nobody has moved on before."""
    state = bought(Coast(tiles=MIDDLES), "building_a", at=(2, 4))
    state = after(state, TakeSpecial(0, "building_a"))
    assert GAME.legal_moves(state, 0) == [Replace(0, (2, 2)), Replace(0, (2, 3))]
    placed = {item.piece: item.at for item in GAME.table(state, 0).placed}
    assert placed[BOX.first_special] == Cell("taken/0")
    assert [log([step]) for step in do(state, Replace(0, (2, 2)))] == [["Anna lays a special tile: farm."]]
    steps = do(state, Replace(0, (2, 3)))
    placed_after = {item.piece: item for item in GAME.table(steps[-1].state, 0).placed}
    assert placed_after[BOX.first_special].at == Cell("tableau/0", (1, 2))
    side = steps[-1].state.sides[0]
    assert (side.taken, dict(side.laid)[42], steps[-1].state.turn) == ((), BOX.first_special, 1)
    assert progress_of(steps[-1].state).building == -1


def test_14_5_a_waiting_building_takes_the_place_of_the_next_such_tile() -> None:
    """As a middle with the viking of the group on it; a tile with another building changes nothing."""
    coast = Coast(start=3, specials=["building_b", "horn"])
    state = position(coast, Coast(), offer=THREE, variant="no-auction")
    steps = do(state, Buy(0, 9, at=(3, 2)))
    assert "Anna lays a special tile: church." in log(steps)
    side = steps[-1].state.sides[0]
    assert (side.taken, dict(side.laid)[81], side.vikings.bit_count()) == ((1,), BOX.first_special, 1)
    other = position(Coast(start=3, specials=["building_a"]), Coast(), offer=THREE, variant="no-auction")
    assert after(other, Buy(0, 9, at=(3, 2))).sides[0].taken == (0,)


def test_14_5_where_no_cell_fits_the_building_goes_on_waiting() -> None:
    """The bought tile is lost (7.9): there is no cell for a middle."""
    tiles = {(row, 1): "start" for row in (3, 4, 5, 6)} | {(row, 2): "end" for row in (2, 3, 4, 5, 6)}
    coast = Coast(tiles=tiles, specials=["building_b"])
    state = position(coast, Coast(), offer=[*THREE[:1], *THREE[2:]], variant="no-auction", number=2)
    moves = [move for move in GAME.legal_moves(state, 0) if isinstance(move, Buy) and move.space == 9]
    assert moves == [Buy(0, 9)]
    assert after(state, moves[0]).sides[0].taken == (0,)


def why(state: State, held: Sequence[Target], over: Sequence[Target]) -> str | None:
    """Tell the rule that forbids a pointing."""
    refusal = GAME.why_not(state, 0, tuple(held), tuple(over))
    return None if refusal is None else refusal.rule


def test_refusals_in_the_variant() -> None:
    """Each phase is about one thing."""
    buying = position(Coast(), Coast(), offer=THREE, variant="no-auction", face_up=["boat"])
    assert why(buying, [], [Piece(BOX.first_special), Cell("specials", 0), Cell("specials")]) == "14.4a"
    special = after(buying, Buy(0, 9, at=(2, 2)))
    assert why(special, [], [Cell("offer", 0)]) == "14.4a"
    assert why(special, [], [Cell("specials", 0)]) is None
    assert why(special, [], []) is None
    replacing = after(bought(Coast(tiles=MIDDLES), "building_a", at=(2, 4)), TakeSpecial(0, "building_a"))
    assert why(replacing, [], [Cell("offer", 0)]) == "14.5"
    laid = next(item for item in GAME.table(replacing, 0).placed if item.at == Cell("tableau/0", (1, 0)))
    assert why(replacing, [], [Piece(laid.piece), laid.at]) == "14.5"
    bidding = auction(Coast(), Coast())
    assert why(bidding, [], [Cell("offer", 0)]) == "14.2b"
    removing = position(Coast(), Coast(), phase="remove", variant="progress", lineup=THIRTEEN)
    assert why(removing, [], [Cell("rounds", (0, 0))]) == "14.2d"
    assert why(removing, [], [Cell("lineup", 1)]) is None
    arranging = after(removing, Remove(0, "green"))
    assert why(arranging, [Cell("lineup", 1)], [Cell("mainland/0", (1, 0))]) is None
    assert why(arranging, [], [Cell("mainland/0", (1, 0))]) == "14.2e"


@pytest.mark.parametrize(
    ("state", "ask", "wait"),
    [
        (dealt(2), "Lay your start tile in column 1.", "Anna lays the start tile."),
        (position(Coast(), Coast(), offer=THREE), "Buy a group and lay its tile.", "Anna buys a group."),
        (bought(Coast(), "boat"), "You may take a special tile.", "Anna chooses a special tile."),
        (auction(Coast(), Coast()), "Open the auction for the start with a bid.", "Anna bids."),
        (auction(Coast(), Coast(), bid=(3, 1)), "Bid at least 4 gold, or pass.", "Anna bids."),
        (
            position(Coast(), Coast(), phase="remove", variant="progress", lineup=THIRTEEN),
            "Remove one of the drawn vikings from the game.",
            "Anna arranges the offer.",
        ),
        (position(Coast(), Coast(), phase="over", number=6), "The game is over.", "The game is over."),
    ],
)
def test_prompts(state: State, ask: str, wait: str) -> None:
    """For who acts, and for who waits."""
    prompt = GAME.prompt(state, 0, ())
    assert (said(prompt.ask), said(prompt.wait)) == (ask, wait)


TRAVELLER = Coast(tiles={(4, 1): "start"}, waiting=["boatsman", "scout"], specials=[])
BOATING = Coast(tiles={(4, 1): "start"}, waiting=["boatsman", "scout"], specials=["boat"])


@pytest.mark.parametrize(
    ("state", "ask"),
    [
        (position(TRAVELLER, Coast(), phase="ferry", number=2), "Ferry one colour, one of each, or stop."),
        (position(TRAVELLER, Coast(), phase="ferry", number=6), "You must ferry: one colour, or one of each."),
        (position(TRAVELLER, Coast(), phase="ferry", number=2, variant="no-auction"), "Ferry one viking, or stop."),
        (
            position(TRAVELLER, Coast(), phase="ferry", number=6, variant="no-auction"),
            "You must ferry: each boatsman takes one viking.",
        ),
        (
            position(BOATING, Coast(), phase="ferry", number=6, variant="no-auction", boat=True),
            "Trip with a boat: ferry all of one colour, or one of each.",
        ),
        (
            position(
                Coast(tiles={(4, 1): "start", (4, 2): "end"}, waiting=["boatsman", "scout"]),
                Coast(),
                phase="settle",
                number=2,
                landing=[("scout", 1)],
            ),
            "Where does the scout land?",
        ),
    ],
)
def test_prompts_while_ferrying(state: State, ask: str) -> None:
    """Stopping is mentioned only where it is allowed."""
    prompt = GAME.prompt(state, 0, ())
    assert (said(prompt.ask), said(prompt.wait)) == (ask, "Anna ferries.")


def test_5_5_a_the_points_to_exchange_are_said_and_confirmed() -> None:
    """The bar adds how many there are; one number only is offered for each group."""
    state = position(Coast(gold=3), Coast(), offer=THREE)
    assert said(dict(GAME.prompt(state, 0, ()).buttons)["exchange"]) == "Exchange points for gold"
    amounts = {(move.space, move.exchange) for move in GAME.legal_moves(state, 0) if isinstance(move, Buy)}
    assert amounts == {(0, 0), (4, 1), (9, 6)}  # 5.4
