"""The set-up, the offer, buying, laying tiles and placing vikings (chapters 2 to 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from boardtable.engine.codec import CodecError
from boardtable.engine.luck import Luck
from boardtable.engine.target import Cell, Piece, Target
from boardtable.games.wikinger import GAME
from boardtable.games.wikinger.components import SHIP
from boardtable.games.wikinger.moves import Buy, LayStart
from boardtable.games.wikinger.state import Options, State
from boardtable.games.wikinger.tableau import cells
from tests.games.wikinger.fjord import BOX, NAMES, Coast, Offer, Place, after, dealt, do, log, position, said

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardtable.engine.game import Refusal


def prices(state: State) -> list[int]:
    """Give the prices at which there is a group."""
    return cells(state.prices)


def legal(state: State, price: int) -> set[tuple[Place | None, int, bool]]:
    """Give the purchases at a price: the cell, the points exchanged, and whether the viking is sent off."""
    moves = [move for move in GAME.legal_moves(state, state.turn) if isinstance(move, Buy) and move.space == price]
    return {(move.at, move.exchange, move.mainland) for move in moves}


@pytest.mark.parametrize(("seats", "gold"), [(2, 30), (3, 25), (4, 20)])
def test_2_1_everybody_begins_with_gold_and_10_points(seats: int, gold: int) -> None:
    """30, 25 or 20 gold by the number of players, and a start tile to lay."""
    state = dealt(seats)
    assert [(side.gold, side.points, side.to_lay) for side in state.sides] == [(gold, 10, True)] * seats


def test_2_3_twelve_of_72_tiles_and_of_78_vikings_are_drawn() -> None:
    """17 starts, 20 middles, 21 ends and 14 ships; 13 vikings of each colour."""
    state = dealt(3)
    assert (len(state.tile_bag), len(state.viking_bag)) == (60, 66)
    counts = dict.fromkeys((0, 1, 2, 3), 0)
    for tile in BOX.tiles:
        counts[tile.shape] += tile.count
    assert list(counts.values()) == [17, 20, 21, 14]
    assert [viking.count for viking in BOX.vikings] == [13] * 6


def test_2_5_chance_or_an_option_decides_who_starts() -> None:
    """A seat that is not there, or an unknown variant, is refused by name."""
    assert {dealt(3, seed=seed, start=None).first for seed in range(20)} == {0, 1, 2}
    assert dealt(3, start=2).first == 2
    for options, path in ((Options(start=2), "options.start"), (Options(variant="mine"), "options.variant")):
        with pytest.raises(CodecError) as caught:
            GAME.setup(BOX, options, 2, Luck(1))
        assert caught.value.path == path


def test_4_1_islands_lie_low_and_ships_high_and_4_2_vikings_are_sorted() -> None:
    """Blue, yellow, green, red, black, gray: the rows from the lowest up."""
    for seed in range(10):
        state = dealt(2, seed=seed)
        ships = [BOX.tiles[state.tiles[tile]].shape == SHIP for tile in state.tile_at]
        assert ships == sorted(ships)
        colours = [state.vikings[viking] for viking in state.viking_at]
        assert colours == sorted(colours, key=[5, 4, 3, 2, 1, 0].index)


def test_7_4_the_start_tile_is_laid_first_in_column_1_of_rows_2_to_6() -> None:
    """In the first turn of each player, whatever is bought then."""
    state = dealt(2)
    assert GAME.legal_moves(state, 0) == [LayStart(0, row) for row in (2, 3, 4, 5, 6)]
    assert GAME.legal_moves(state, 1) == ()
    steps = do(state, LayStart(0, 5))
    assert log(steps) == ["Anna lays the start tile in row 5."]
    state = steps[-1].state
    assert isinstance(GAME.legal_moves(state, 0)[0], Buy)
    state = after(state, GAME.legal_moves(state, 0)[-1])
    assert GAME.legal_moves(state, 1) == [LayStart(1, row) for row in (2, 3, 4, 5, 6)]


FOUR = (
    Offer(0, "start", "fisherman"),
    Offer(2, "middle_a", "goldsmith"),
    Offer(5, "end", "noble"),
    Offer(11, "red", "boatsman"),
)


def test_5_2_the_price_is_paid_in_gold_and_3_3_turns_pass_clockwise() -> None:
    """20 gold less 5; nothing happens to prices, since space 0 is still taken (6.2)."""
    state = position(Coast(), Coast(), offer=FOUR)
    steps = do(state, Buy(0, 5, at=(2, 2)))
    assert log(steps) == ["Anna buys for 5\u00a0gold: end of an island (row 2, column 2), noble."]
    state = steps[-1].state
    assert (state.sides[0].gold, state.turn, prices(state)) == (15, 1, [0, 2, 11])


def test_5_3_the_group_at_0_waits_for_others_of_its_colour() -> None:
    """There is a second fisherman at 3."""
    state = position(Coast(), Coast(), offer=[*FOUR[:1], Offer(3, "end", "fisherman"), Offer(9, "end", "noble")])
    assert legal(state, 0) == set()
    assert refused(state, [group(0)], []) == (
        "5.3",
        "The group at 0 must wait: another viking of its colour is still on offer.",
    )
    alone = position(Coast(), Coast(), offer=FOUR)
    assert legal(alone, 0)


def test_5_4_who_cannot_pay_for_another_group_may_take_the_one_at_0() -> None:
    """2 gold against 3; points do not count for this test."""
    offer = [*FOUR[:1], Offer(3, "end", "fisherman")]
    assert legal(position(Coast(gold=2), Coast(), offer=offer), 0)
    assert not legal(position(Coast(gold=3), Coast(), offer=offer), 0)


def test_5_5_missing_gold_is_exchanged_for_points() -> None:
    """Exactly what is missing (5.5 a): 3 points for a group at 5 with 2 gold."""
    state = position(Coast(gold=2, points=3), Coast(), offer=FOUR)
    assert {exchange for _, exchange, _ in legal(state, 5)} == {3}
    assert legal(state, 11) == set()
    steps = do(state, Buy(0, 5, 3, (2, 2)))
    assert log(steps)[0] == "Anna exchanges 3 points for gold."
    assert (steps[-1].state.sides[0].gold, steps[-1].state.sides[0].points) == (0, 0)
    assert refused(state, [group(11)], []) == ("5.7", "This group costs 11; you have 2 gold and 3 points.")
    lifted = (Piece(state.tile_at[11]), group(11), Cell("offer"))  # a hand lifts the piece with its place and its zone
    assert refused(state, lifted, []) == ("5.7", "This group costs 11; you have 2 gold and 3 points.")


def test_6_1_prices_fall_when_space_0_is_empty() -> None:
    """By 2: the gaps stay; the spaces of the groups stay too, only the prices turn."""
    state = position(Coast(), Coast(), offer=FOUR)
    steps = do(state, Buy(0, 0, at=(3, 1)))
    assert log(steps)[-1] == "All prices fall by 2."
    state = steps[-1].state
    assert prices(state) == [0, 3, 9]
    assert [state.space(price) for price in prices(state)] == [2, 5, 11]
    assert [state.price(space) for space in (2, 5, 11)] == [0, 3, 9]


def test_5_8_the_last_group_is_always_legal() -> None:
    """It stands at 0."""
    state = position(Coast(gold=0, points=0), Coast(), offer=FOUR[:1])
    assert legal(state, 0)


# ---- laying tiles


@pytest.mark.parametrize(
    ("ships", "columns"),
    [([], {1, 2, 3}), ([3], {1, 2}), ([1, 3], {2}), ([1, 2, 3], {4}), ([1, 2, 3, 4], {5})],
)
def test_7_2_the_first_three_ships_fill_three_columns_and_the_others_follow(
    ships: list[int], columns: set[int]
) -> None:
    """In any order; a ship needs no tile below (7.3)."""
    sails = ["red", "green", "yellow", "blue"]
    coast = Coast(ships={column: sails[n] for n, column in enumerate(ships)})
    state = position(coast, Coast(), offer=[Offer(0, "green", "noble")])
    assert legal(state, 0) == {((1, column), 0, False) for column in columns}


def where(coast: Coast, tile: str) -> set[Place]:
    """Tell where a tile may be laid."""
    state = position(coast, Coast(), offer=[Offer(0, tile, "boatsman")])
    return {at for at, _, _ in legal(state, 0) if at is not None}


def test_7_6_and_7_8_a_start_fits_beside_the_mainland_and_above_or_below_tiles() -> None:
    """Not right of land: the start tile in row 3 wants a middle or an end."""
    assert where(Coast(start=3), "start") == {(2, 1), (4, 1), (5, 1), (6, 1)}
    middles = Coast(start=3, tiles={(3, 2): "middle_a"})
    assert where(middles, "start") == {(2, 1), (4, 1), (5, 1), (6, 1), (2, 2), (4, 2)}
    ended = Coast(start=3, tiles={(3, 2): "end"})
    assert (3, 3) in where(ended, "start")


def test_7_6_a_middle_wants_land_or_nothing_on_both_sides() -> None:
    """Right of the start tile, or with a hole to its left, above or below a tile (7.7); not in column 1."""
    assert where(Coast(start=3), "middle_a") == {(3, 2)}
    tiles = {(3, 2): "middle_a", (3, 3): "end"}
    assert where(Coast(start=3, tiles=tiles), "middle_a") == {(2, 2), (2, 3), (4, 2), (4, 3)}


def test_7_6_an_end_wants_land_or_nothing_left_and_water_or_nothing_right() -> None:
    """The cell between the start tile and a middle fits no end (7.6 e)."""
    tiles = {(2, 1): "start", (2, 2): "middle_a", (2, 3): "middle_a", (3, 3): "middle_a"}
    coast = Coast(start=3, tiles=tiles)
    assert (3, 2) not in where(coast, "end")
    assert (3, 2) in where(coast, "middle_a")
    assert where(coast, "end") == {(2, 4), (3, 4), (4, 3)}


def test_7_9_a_tile_that_fits_nowhere_is_lost_but_paid_and_its_viking_waits() -> None:
    """Every start of a row has its neighbour already; a further start finds no cell."""
    full = Coast(start=2, tiles={(row, 1): "start" for row in (3, 4, 5, 6)})
    state = position(full, Coast(), offer=[Offer(0, "green", "noble"), Offer(4, "start", "noble")])
    assert legal(state, 4) == {(None, 0, False)}
    steps = do(state, Buy(0, 4))
    assert log(steps)[-1] == "The tile fits nowhere and is out of the game."
    side = steps[-1].state.sides[0]
    assert (side.gold, side.waiting[2].bit_count(), len(side.laid)) == (16, 1, 5)


# ---- placing the viking


def test_8_1_in_his_own_row_the_viking_stays_or_goes_to_the_mainland() -> None:
    """A noble in row 3; in all other cells he has to wait (8.2)."""
    state = position(Coast(start=3), Coast(), offer=[Offer(0, "middle_a", "noble"), Offer(1, "end", "scout")])
    assert legal(state, 0) == {((3, 2), 0, False), ((3, 2), 0, True)}
    stays = after(state, Buy(0, 0, at=(3, 2))).sides[0]
    assert (stays.vikings.bit_count(), sum(stays.waiting)) == (1, 0)
    steps = do(state, Buy(0, 0, at=(3, 2), mainland=True))
    farm = "middle of an island, with a farm (row 3, column 2)"
    assert log(steps)[0] == f"Anna buys for 0\u00a0gold: {farm}, noble (mainland)."
    sent = steps[-1].state.sides[0]
    assert (sent.vikings, sent.waiting[2].bit_count()) == (0, 1)
    waits = after(state, Buy(0, 1, at=(3, 2))).sides[0]
    assert (waits.vikings, waits.waiting[3].bit_count()) == (0, 1)


def test_8_2_with_a_ship_and_as_a_boatsman_he_waits() -> None:
    """There is no choice."""
    state = position(Coast(), Coast(), offer=[Offer(0, "red", "warrior"), Offer(1, "middle_a", "boatsman")])
    assert {mainland for price in (0, 1) for _, _, mainland in legal(state, price)} == {False}
    assert after(state, Buy(0, 0, at=(1, 2))).sides[0].waiting[1].bit_count() == 1
    assert after(state, Buy(0, 1, at=(2, 2))).sides[0].boatsmen == 1


# ---- the end of a round


def test_3_2_after_round_1_comes_a_small_scoring_and_3_4_the_marker_passes() -> None:
    """3 gold for Ben's goldsmith; Ben starts the second round with twelve new groups."""
    smith = Coast(start=5, on=[(5, 1)])
    state = position(Coast(), smith, offer=FOUR[:1], turn=0, first=0)
    steps = do(state, Buy(0, 0, at=(3, 1)))
    assert [step.sheet is not None for step in steps] == [False, True, False]
    assert log(steps)[1:] == [
        "Anna receives: 0\u00a0gold.",
        "Ben receives: 3\u00a0gold.",
        "Start player: Ben.",
        "Round 2 begins. A large scoring follows it.",
    ]
    state = steps[-1].state
    assert (state.round, state.first, state.turn, prices(state)) == (1, 1, 1, list(range(12)))


def test_3_2_after_round_2_comes_a_large_scoring_for_each_player_in_order() -> None:
    """From the start player clockwise (11.1), and no ferrying without a boatsman."""
    noble = Coast(start=3, on=[(3, 1)])
    state = position(noble, Coast(), noble, offer=FOUR[:1], turn=1, first=2, number=2)
    steps = do(state, Buy(1, 0, at=(3, 1)))
    sheets = [said(step.sheet.title) for step in steps if step.sheet is not None]
    assert sheets == ["Large scoring: Cleo", "Large scoring: Anna", "Large scoring: Ben"]
    assert [side.points for side in steps[-1].state.sides] == [12, 10, 12]
    assert steps[-1].state.first == 0


def test_12_after_round_6_comes_the_final_scoring() -> None:
    """Nobody is to decide any more; a page tells what became of the gold, before the one with the points."""
    state = position(Coast(), Coast(), offer=FOUR[:1], number=6)
    *_, gold, last = do(state, Buy(0, 0, at=(3, 1)))
    assert GAME.active(last.state) == ()
    assert GAME.legal_moves(last.state, last.state.turn) == ()
    assert gold.sheet is not None
    assert said(gold.sheet.title) == "Final scoring: gold"
    assert (GAME.active(gold.state), gold.events, last.sheet) == ((0,), (), None)
    outcome = GAME.outcome(last.state)
    assert outcome is not None
    assert outcome.sheet.totals == outcome.scores
    assert log([last]) == [
        f"{name} ends with {score} points." for name, score in zip(NAMES, outcome.scores, strict=False)
    ]


# ---- refusals


def group(space: int) -> Target:
    """Point at a group."""
    return Cell("offer", space)


def cell(row: int, column: int, seat: int = 0) -> Target:
    """Point at a cell of a tableau."""
    return Cell(f"tableau/{seat}", (row - 1, column - 1))


def refused(state: State, held: Sequence[Target], over: Sequence[Target], seat: int = 0) -> tuple[str, str] | None:
    """Tell the rule that forbids a pointing, and the sentence."""
    refusal: Refusal | None = GAME.why_not(state, seat, tuple(held), tuple(over))
    return None if refusal is None else (refusal.rule, said(refusal.why))


SHORE = Coast(
    start=3,
    tiles={(3, 2): "middle_a", (2, 2): "end", (3, 4): "start", (2, 3): "start", (2, 4): "end"},
    ships={1: "red"},
    on=[(3, 1)],
    waiting=["noble", "boatsman"],
)


@pytest.mark.parametrize(
    ("tile", "at", "rule"),
    [
        ("red", (1, 2), None),
        ("red", (2, 1), "7.2"),
        ("red", (1, 1), "7.2"),
        ("red", (1, 4), "7.2"),
        ("start", (1, 2), "1.1"),
        ("start", (3, 2), "7.6a"),
        ("start", (5, 5), "7.6b"),
        ("middle_a", (2, 1), "7.6c"),
        ("end", (4, 1), "7.6c"),
        ("start", (3, 3), "7.6d"),
        ("middle_a", (2, 5), "7.6d"),
        ("middle_a", (3, 3), "7.6e"),
        ("start", (2, 1), None),
        ("end", (3, 3), None),
    ],
)
def test_7_6_a_cell_is_refused_by_its_rule(tile: str, at: Place, rule: str | None) -> None:
    """Row 1, an occupied cell, no neighbour, the mainland, the left and the right edge."""
    state = position(SHORE, Coast(), offer=[Offer(0, tile, "boatsman")])
    found = refused(state, [group(0)], [cell(*at)])
    assert (None if found is None else found[0]) == rule


def test_7_2_a_fourth_ship_goes_right_of_the_others() -> None:
    """Column 6 is too far."""
    coast = Coast(ships={1: "red", 2: "red", 3: "red"})
    state = position(coast, Coast(), offer=[Offer(0, "green", "noble")])
    assert refused(state, [group(0)], [cell(1, 6)]) == ("7.2", "A further ship goes directly right of your ships.")


def test_7_9_a_tile_without_a_cell_is_refused_everywhere() -> None:
    """The button is the way."""
    full = Coast(start=2, tiles={(row, 1): "start" for row in (3, 4, 5, 6)})
    state = position(full, Coast(), offer=[Offer(0, "start", "noble")])
    assert refused(state, [group(0)], [cell(2, 2)]) == (
        "7.9",
        "This tile fits nowhere. You take the viking and lose the tile.",
    )


def test_refusals_while_buying() -> None:
    """What is not offered, what is not mine, what lies for good, and what comes later."""
    state = position(SHORE, SHORE, offer=FOUR, number=2)
    laid = {item.at: item.piece for item in GAME.table(state, 0).placed}
    tile, viking = laid[Cell("tableau/0", (2, 1))], laid[Cell("tableau/0", (2, 0))]
    other, standing = laid[Cell("tableau/1", (2, 1))], laid[Cell("tableau/1", (2, 0))]
    for held, over, rule in (
        ([], [], "5.1"),
        ([], [group(1)], "5.1"),
        ([], [cell(6, 6)], "5.1"),
        ([group(0)], [group(2)], None),
        ([group(0)], [Cell("mainland/0", (0, 0))], "7.1"),
        ([group(0)], [cell(2, 2, 1)], "7.1"),
        ([], [Cell("mainland/0", (2, 0))], "11.2"),
        ([], [Cell("mainland/1", (2, 0))], "8.5"),
        ([], [Cell("rounds", (0, 3))], "4.1"),
        ([], [Cell("prices", 3)], None),
        ([], [Piece(tile), cell(3, 2)], "7.10"),
        ([], [Piece(viking), cell(3, 1)], "8.4"),
        ([], [Piece(other), cell(3, 2, 1)], "8.5"),
        ([], [Piece(standing), cell(3, 1, 1)], "8.5"),
        ([Piece(9999)], [Piece(9998)], "5.1"),
        ([Cell("mainland/0", (2, 0))], [cell(3, 3)], "11.2"),
    ):
        found = refused(state, held, over)
        assert (None if found is None else found[0]) == rule, (held, over)
    assert refused(state, [], [group(0)], seat=1) == ("3.3", "It is not your turn.")


def test_refusals_while_the_start_tile_is_laid() -> None:
    """It comes before all others, and into column 1."""
    state = dealt(2)
    tile = Cell("mainland/0", (0, 0))
    for held, over, rule in (
        ([], [], None),
        ([], [group(0)], "7.4"),
        ([], [tile], None),
        ([tile], [], None),
        ([tile], [cell(2, 2)], "7.4"),
        ([tile], [cell(1, 1)], "7.4"),
        ([tile], [cell(2, 1)], None),
        ([tile], [group(0)], "7.4"),
    ):
        found = refused(state, held, over)
        assert (None if found is None else found[0]) == rule, (held, over)


def test_13_after_the_end_nothing_is_allowed() -> None:
    """Whoever points at whatever."""
    state = position(Coast(), Coast(), phase="over", number=6)
    assert refused(state, [], [group(0)]) == ("13.1", "The game is over.")
