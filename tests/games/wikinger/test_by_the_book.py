"""Chapters 2 to 8 read line by line: who buys when, what may be bought, where a tile fits, who may stand where."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from boardtable.engine.luck import Luck, mix
from boardtable.games.wikinger import GAME
from boardtable.games.wikinger.components import SHIP
from boardtable.games.wikinger.moves import Buy, LayStart
from tests.games.wikinger.fjord import BOX, Coast, Offer, Place, after, dealt, do, log, position
from tests.games.wikinger.test_buying import legal, prices, where

if TYPE_CHECKING:
    from boardtable.games.wikinger.state import State

ROLES = {2: "warrior", 3: "noble", 4: "scout", 5: "goldsmith", 6: "fisherman"}


def buy_cheapest(state: State) -> State:
    """Take the cheapest group that may be taken, wherever its tile may be laid."""
    return after(state, next(move for move in GAME.legal_moves(state, state.turn) if isinstance(move, Buy)))


# ---- chapters 2 to 4


def test_3_3_turns_go_clockwise_from_the_start_player() -> None:
    """Dirk begins, then Anna, Ben and Cleo, until twelve groups are bought; then Anna begins (3.4)."""
    state = dealt(4, seed=3, start=3)
    order = []
    while state.round == 0:
        order.append(state.turn)
        if isinstance(GAME.legal_moves(state, state.turn)[0], LayStart):
            state = after(state, LayStart(state.turn, 4))
        state = buy_cheapest(state)
    assert order == [3, 0, 1, 2] * 3
    assert (state.first, state.turn) == (0, 0)
    assert prices(state) == list(range(12))


def test_4_1_all_twelve_spaces_are_taken_with_any_number_of_ships() -> None:
    """Islands from 0 up, ships from 11 down, each in the order in which it was turned over."""
    for seed in range(8):
        written = GAME.dump(dealt(3, seed=seed))
        drawn, offer = written["drawn_tiles"], written["offer"]
        assert isinstance(drawn, list)
        assert isinstance(offer, dict)
        ships = {tile.id for tile in BOX.tiles if tile.shape == SHIP}
        islands = [number for number, name in enumerate(drawn) if name not in ships]
        sails = [number for number, name in enumerate(drawn) if name in ships]
        assert offer["tiles"] == islands + sails[::-1]


# ---- chapters 5 and 6

TWO_BLUE = [
    Offer(0, "start", "fisherman"),
    Offer(3, "end", "fisherman"),
    Offer(7, "end", "noble"),
    Offer(8, "middle_a", "boatsman"),
]


@pytest.mark.parametrize(
    ("gold", "points", "spaces"),
    [
        (20, 0, {3, 7, 8}),
        (8, 0, {3, 7, 8}),
        (7, 0, {3, 7}),
        (7, 1, {3, 7, 8}),  # 5.5: one point for gold
        (3, 0, {3}),
        (2, 0, {0}),  # 5.4: the cheapest other costs 3
        (2, 1, {0, 3}),  # only gold counts, so 0 is allowed; the point may be exchanged
        (0, 10, {0, 3, 7, 8}),
        (0, 2, {0}),
        (0, 0, {0}),
    ],
)
def test_5_8_what_may_be_bought(gold: int, points: int, spaces: set[int]) -> None:
    """Another fisherman is on offer, so the group at 0 waits for who can pay for any other group."""
    state = position(Coast(gold=gold, points=points), Coast(), offer=TWO_BLUE)
    assert {move.space for move in GAME.legal_moves(state, 0) if isinstance(move, Buy)} == spaces


def test_5_5_a_an_exchange_is_exactly_what_is_missing() -> None:
    """3 gold and 10 points: nothing for the group at 3, 4 and 5 points for the dearer ones, gold first."""
    state = position(Coast(gold=3, points=10), Coast(), offer=TWO_BLUE)
    assert {(move.space, move.exchange) for move in GAME.legal_moves(state, 0) if isinstance(move, Buy)} == {
        (3, 0),
        (7, 4),
        (8, 5),
    }
    side = after(state, next(move for move in GAME.legal_moves(state, 0) if move.space == 8)).sides[0]  # type: ignore[attr-defined]  # all of them buy
    assert (side.gold, side.points) == (0, 5)


def test_5_3_a_boatsman_at_0_waits_for_other_boatsmen() -> None:
    """Gray is a colour as any other; a ship's viking counts too."""
    state = position(Coast(), Coast(), offer=[Offer(0, "end", "boatsman"), Offer(11, "red", "boatsman")])
    assert not legal(state, 0)
    state = position(Coast(), Coast(), offer=[Offer(0, "end", "boatsman"), Offer(11, "red", "warrior")])
    assert legal(state, 0)


def test_5_3_a_group_that_was_bought_blocks_no_more() -> None:
    """Anna takes the second fisherman; now Ben may have the one at 0, and all prices fall by 7 (6.1)."""
    state = position(Coast(), Coast(), offer=TWO_BLUE)
    assert not legal(state, 0)
    state = after(state, Buy(0, 3, at=(2, 2)))
    assert prices(state) == [0, 7, 8]
    steps = do(state, Buy(1, 0, at=(6, 1)))
    assert "All prices fall by 7." in log(steps)
    assert prices(steps[-1].state) == [0, 1]


def test_6_1_who_takes_the_group_at_0_by_the_exception_moves_the_wheel_too() -> None:
    """Then the other fisherman stands at 0, and nothing blocks him."""
    state = position(Coast(gold=0, points=0), Coast(), offer=TWO_BLUE)
    state = after(state, Buy(0, 0, at=(6, 1)))
    assert prices(state) == [0, 4, 5]
    assert legal(state, 0)


def test_6_1_the_wheel_turns_again_and_again() -> None:
    """0, 2, 5, 11: after each purchase at 0 the next one stands there; the last one turns nothing."""
    offer = [
        Offer(0, "start", "fisherman"),
        Offer(2, "start", "goldsmith"),
        Offer(5, "start", "scout"),
        Offer(11, "red", "noble"),
    ]
    state = position(Coast(gold=0), Coast(gold=0), offer=offer)
    for seat, (row, left) in enumerate(((6, [0, 3, 9]), (5, [0, 6]), (4, [0]))):
        state = after(state, Buy(seat % 2, 0, at=(row, 1)))
        assert prices(state) == left
    steps = do(state, Buy(1, 0, at=(1, 3)))
    assert not [line for line in log(steps) if line.startswith("All prices")]
    assert [side.gold for side in steps[-1].state.sides] == [0, 3]  # 10.1: Ben's goldsmith


# ---- chapter 7


def test_7_4_the_start_tile_is_laid_too_when_a_ship_is_bought_first() -> None:
    """The start tile in row 6, the ship above or elsewhere; in the second turn there is none to lay."""
    coast = Coast(start=None)
    state = position(coast, coast, phase="start", offer=[Offer(0, "red", "noble"), Offer(1, "blue", "noble")])
    state = after(state, LayStart(0, 6))
    assert {at for at, _, _ in legal(state, 1)} == {(1, 1), (1, 2), (1, 3)}
    state = after(state, Buy(0, 1, at=(1, 2)))
    assert GAME.legal_moves(state, 1) == [LayStart(1, row) for row in (2, 3, 4, 5, 6)]
    assert [tuple(tile.values())[1:] for tile in GAME.dump(state)["players"][0]["tiles"]] == [(6, 1), (1, 2)]  # type: ignore[index]  # a list of players


def edges(name: str) -> tuple[str, str]:
    """Tell what a tile has on its left and right (1.4)."""
    return {"start": ("water", "land"), "end": ("land", "water")}.get(name, ("land", "land"))


def fits(laid: dict[Place, str], at: Place, name: str) -> bool:
    """Read 7.6 word by word."""
    row, column = at
    left, right = edges(name)
    nearby = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return (
        at not in laid
        and (column == 1 or any(place in laid for place in nearby))
        and (column > 1 or name == "start")
        and ((row, column - 1) not in laid or edges(laid[row, column - 1])[1] == left)
        and ((row, column + 1) not in laid or edges(laid[row, column + 1])[0] == right)
    )


@pytest.mark.parametrize("seed", range(6))
def test_7_6_where_tiles_fit_beside_twenty_laid_at_random(seed: int) -> None:
    """Each of them is laid where it fits; then all cells of eleven columns are tried for each kind of tile."""
    luck = Luck(mix(seed, 0))
    laid: dict[Place, str] = {(2 + luck.below(5), 1): "start"}
    start = next(iter(laid))[0]
    cells = [(row, column) for row in range(2, 7) for column in range(1, 12)]
    kinds = ["start", "start", "middle_a", "middle_b", "middle_c", "end", "end"]
    counts = dict.fromkeys(kinds, 0)
    while len(laid) < 21:
        name = kinds[luck.below(len(kinds))]
        free = [at for at in cells if at[1] < 9 and fits(laid, at, name)]
        if free and counts[name] < 5 + 10 * (name in {"start", "end"}):
            counts[name] += 1
            laid[free[luck.below(len(free))]] = name
    coast = Coast(start=start, tiles={at: name for at, name in laid.items() if at != (start, 1)})
    for name in ("start", "middle_d", "end"):
        state = position(coast, Coast(), offer=[Offer(0, name, "boatsman")], number=3)
        found = {at for at, _, _ in legal(state, 0)} - {None}
        assert found == {at for at in cells if fits(laid, at, name)}


def test_7_6_what_may_stand_left_and_right_of_what() -> None:
    """Between an end and a start there is room for a start with an end only, so for nothing in a single cell."""
    hole = Coast(start=2, tiles={(2, 2): "end", (3, 1): "start", (3, 2): "middle_a", (3, 3): "middle_a",
                                 (3, 4): "middle_b", (2, 4): "start"})  # fmt: skip
    assert [(2, 3) in where(hole, tile) for tile in ("start", "middle_c", "end")] == [False, False, False]
    wide = Coast(start=2, tiles={(2, 2): "end", (3, 1): "start", (3, 2): "middle_a", (3, 3): "middle_a",
                                 (3, 4): "middle_b", (3, 5): "middle_b", (2, 5): "start"})  # fmt: skip
    assert [(2, 3) in where(wide, tile) for tile in ("start", "middle_c", "end")] == [True, False, False]
    assert [(2, 4) in where(wide, tile) for tile in ("start", "middle_c", "end")] == [False, False, True]


def test_7_6_ships_and_corners_support_nothing() -> None:
    """A ship in column 2 above the empty row 2; (3, 2) touches the start tile in row 2 with a corner."""
    coast = Coast(start=3, ships={2: "red", 3: "red", 1: "red"})
    assert where(coast, "middle_a") == {(3, 2)}
    assert where(coast, "end") == {(3, 2)}


def test_7_9_an_end_without_any_place_is_lost() -> None:
    """Each row ends at (row, 2), and nothing lies right of it: an end finds no cell, nor does a middle."""
    tiles = {(row, 1): "start" for row in (3, 4, 5, 6)} | {(row, 2): "end" for row in (2, 3, 4, 5, 6)}
    state = position(
        Coast(tiles=tiles, gold=5), Coast(), offer=[Offer(0, "start", "scout"), Offer(4, "end", "scout")], number=2
    )
    assert legal(state, 4) == {(None, 0, False)}
    assert legal(state, 0) == set()  # 5.3
    side = after(state, Buy(0, 4)).sides[0]
    assert (side.gold, side.waiting[3].bit_count(), len(side.laid)) == (1, 1, 10)


# ---- chapter 8


@pytest.mark.parametrize("row", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("role", [*ROLES.values(), "boatsman"])
def test_8_1_only_in_the_row_of_the_colour_is_there_a_choice(row: int, role: str) -> None:
    """All five rows with all six colours: a start in column 1."""
    other = 2 if row > 2 else 3
    state = position(Coast(start=other), Coast(), offer=[Offer(0, "start", role)])
    ways = {mainland for at, _, mainland in legal(state, 0) if at == (row, 1)}
    assert ways == ({False, True} if ROLES[row] == role else {False})
    side = after(state, Buy(0, 0, at=(row, 1))).sides[0]
    assert (side.vikings.bit_count(), side.waiting.count(0)) == ((1, 6) if ROLES[row] == role else (0, 5))


def test_8_3_nobody_lands_on_a_free_tile_by_being_bought() -> None:
    """A noble with an end beside, above or below row 3 waits, though three tiles in row 3 are free."""
    tiles = {(2, 1): "start", (3, 2): "middle_a", (3, 3): "end"}
    state = position(Coast(start=3, tiles=tiles), Coast(), offer=[Offer(0, "end", "noble")])
    assert legal(state, 0) == {(at, 0, False) for at in ((2, 2), (2, 3), (4, 2), (4, 3))}
    side = after(state, Buy(0, 0, at=(2, 2))).sides[0]
    assert (side.vikings, side.waiting[2].bit_count()) == (0, 1)
