"""Chapters 9 to 13 read line by line: threats, trips and scorings in their order, ties, and points below 0."""

from __future__ import annotations

import pytest

from boardtable.games.wikinger import GAME
from boardtable.games.wikinger.moves import Buy, FerryColour, FerryEach, Settle, StopFerry
from boardtable.games.wikinger.scoring import finals
from tests.games.wikinger.fjord import Coast, Offer, Place, after, do, log, position, said
from tests.games.wikinger.test_scoring import COLUMN, final, gains

TWO_COLUMNS = COLUMN | {(row, 2): "end" for row in (2, 3, 4, 5, 6)}
"""Five islands of two tiles, the start tile in row 2: two places for every role."""
LAST = [Offer(0, "start", "boatsman")]


# ---- chapters 9 to 11: what a scoring pays

REACH = {"red": 3, "green": 4, "yellow": 5, "blue": 6}


@pytest.mark.parametrize("sail", list(REACH))
def test_9_3_a_ship_threatens_its_column_down_to_its_row(sail: str) -> None:
    """Everybody stands twice; who is under the ship and not below its reach brings nothing, column 2 is safe."""
    on = [(row, column) for row in (3, 4, 5, 6) for column in (1, 2)]
    paid = gains(Coast(tiles=TWO_COLUMNS, ships={1: sail}, on=on))
    reach = REACH[sail]
    nobles, scouts, smiths = (1 + (reach < row) for row in (3, 4, 5))
    assert paid == {
        "noble": (0, 2 * nobles),
        "scout": (0, scouts),
        "scout and goldsmith": (0, scouts),
        "scout and fisherman": (0, scouts),
        "goldsmith": (3 * smiths, 0),
    }


@pytest.mark.parametrize("sail", list(REACH))
def test_9_4_a_ship_that_is_warded_off_threatens_nobody_and_pays(sail: str) -> None:
    """With the warrior in column 1 all score; one in column 2 earns nothing there (11.3)."""
    on = [(row, column) for row in (2, 3, 4, 5, 6) for column in (1, 2)]
    paid = gains(Coast(tiles=TWO_COLUMNS, ships={1: sail}, on=on))
    amount = {"red": (3, 0), "green": (5, 0), "yellow": (0, 2), "blue": (0, 3)}[sail]
    assert paid.pop(f"ship {sail}") == amount
    assert paid == {
        "noble": (0, 4),
        "scout": (0, 2),
        "scout and goldsmith": (0, 2),
        "scout and fisherman": (0, 2),
        "goldsmith": (6, 0),
    }


@pytest.mark.parametrize(
    ("sails", "gold"), [({}, 6), ({1: "red", 2: "green"}, 6), ({1: "yellow"}, 3), ({1: "blue", 2: "yellow"}, 0)]
)
def test_10_1_only_yellow_and_blue_ships_reach_goldsmiths(sails: dict[int, str], gold: int) -> None:
    """Two goldsmiths at a small scoring; one on the mainland never scores (9.6)."""
    coast = Coast(tiles=TWO_COLUMNS, ships=sails, on=[(5, 1), (5, 2)], waiting=["goldsmith", "boatsman"])
    assert gains(coast, large=False).get("goldsmith", (0, 0)) == (gold, 0)


def test_11_5_a_scout_counts_whoever_stands_below_in_his_own_column_only() -> None:
    """Goldsmith and fisherman stand in column 2, the scout in column 1."""
    assert gains(Coast(tiles=TWO_COLUMNS, on=[(4, 1), (5, 2), (6, 2)])) == {"scout": (0, 1), "goldsmith": (3, 0)}


@pytest.mark.parametrize("number", [1, 3, 5])
def test_3_2_small_scorings_pay_goldsmiths_and_let_nobody_ferry(number: int) -> None:
    """Rounds 1, 3 and 5: a boatsman with a free tile stays, a noble brings nothing, the marker passes."""
    coast = Coast(tiles=COLUMN, on=[(3, 1), (5, 1)], waiting=["boatsman", "scout"])
    state = position(Coast(), coast, coast, offer=LAST, number=number, turn=0, first=2)
    state = after(state, Buy(0, 0, at=(3, 1)))
    assert [(side.gold, side.points, side.boatsmen) for side in state.sides] == [(20, 10, 1), (23, 10, 1), (23, 10, 1)]
    assert (state.phase, state.first, state.turn) == ("buy", 0, 0)


# ---- 11.2: trips


def test_11_1_each_player_ferries_and_scores_before_the_next() -> None:
    """From the start player clockwise: Cleo, then Anna; Ben has no boatsman. A threatened tile may be landed on."""
    coast = Coast(tiles=COLUMN, ships={1: "red"}, waiting=["boatsman", "noble"])
    state = position(coast, Coast(), coast, offer=LAST, number=4, turn=1, first=2)
    state = after(state, Buy(1, 0, at=(3, 1)))
    assert (state.phase, state.turn) == ("ferry", 2)
    state = after(state, FerryColour(2, "red"))
    assert (state.phase, state.turn) == ("ferry", 0)
    assert [side.points for side in state.sides] == [10, 10, 10]  # threatened (9.3)
    state = after(state, StopFerry(0))
    assert (state.phase, state.round, state.first, state.turn) == ("buy", 4, 0, 0)
    assert [side.boatsmen for side in state.sides] == [1, 1, 0]


def test_11_3_a_warrior_who_was_ferried_wards_a_ship_off_at_once() -> None:
    """Trips come before the ships are paid: 3 points for the blue ship, 2 for the noble below it."""
    coast = Coast(tiles=COLUMN, ships={1: "blue"}, on=[(3, 1)], waiting=["boatsman", "warrior"])
    state = position(coast, Coast(), phase="ferry", number=2)
    assert after(state, FerryColour(0, "black")).sides[0].points == 10 + 3 + 2
    assert after(state, StopFerry(0)).sides[0].points == 10


def test_11_2_b_several_boatsmen_make_trips_of_both_kinds_one_after_another() -> None:
    """One of each, then all nobles that are left; two boatsmen are gone, the third one stays."""
    tiles = {(3, 1): "start", (3, 2): "middle_a", (3, 3): "end", (4, 1): "start", (6, 1): "start"}
    waiting = ["boatsman"] * 3 + ["noble"] * 3 + ["scout", "fisherman", "goldsmith"]
    state = position(Coast(tiles=tiles, waiting=waiting), Coast(), phase="ferry", number=2)
    state = after(after(state, FerryEach(0)), Settle(0, (3, 2)))
    side = state.sides[0]
    assert (side.boatsmen, side.vikings.bit_count()) == (2, 3)  # the goldsmith has no tile and is skipped
    state = after(state, FerryColour(0, "red"))
    # Nobody can travel any more, so the scoring followed: 3 nobles and a scout with a fisherman below.
    assert (state.sides[0].boatsmen, state.sides[0].points) == (1, 10 + 6 + 2)
    assert state.sides[0].waiting[4].bit_count() == 1


def test_11_2_c_boatsmen_without_anybody_who_can_travel_stay_at_home() -> None:
    """A scout without a free tile, and a fisherman whose only tile is taken: no trip, also after round 6."""
    coast = Coast(tiles={(6, 1): "start"}, on=[(6, 1)], waiting=["boatsman", "scout", "fisherman"])
    state = position(coast, Coast(), offer=LAST, number=6, turn=1)
    state = after(state, Buy(1, 0, at=(3, 1)))
    assert GAME.active(state) == ()
    assert state.sides[0].boatsmen == 1


def test_11_2_f_after_round_6_the_last_trip_is_forced_on_each_player_in_turn() -> None:
    """Ben begins; each load is chosen freely, the boatsman that is not needed stays."""
    coast = Coast(tiles=TWO_COLUMNS, waiting=["boatsman", "boatsman", "noble", "noble", "noble"])
    state = position(coast, coast, offer=LAST, number=6, turn=0, first=1)
    state = after(state, Buy(0, 0, at=(4, 3)))
    assert (state.phase, state.turn) == ("ferry", 1)
    assert StopFerry(1) not in GAME.legal_moves(state, 1)
    state = after(state, FerryColour(1, "red"))  # two tiles are free: two nobles land, the third cannot travel
    assert (state.turn, state.sides[1].boatsmen) == (0, 1)
    assert StopFerry(0) not in GAME.legal_moves(state, 0)
    state = after(state, FerryEach(0))
    state = after(state, Settle(0, (3, 2)))
    assert state.turn == 0  # a boatsman and a noble with a tile are left: once more
    assert GAME.legal_moves(state, 0) == [FerryColour(0, "red")]
    state = after(state, FerryColour(0, "red"))
    assert GAME.active(state) == ()
    assert [side.boatsmen for side in state.sides] == [1, 1]  # two are used; the last group brought Anna a third one


def test_11_2_e_a_player_stops_after_a_first_trip() -> None:
    """The second boatsman is kept."""
    coast = Coast(tiles=TWO_COLUMNS, waiting=["boatsman", "boatsman", "noble", "scout"])
    state = position(coast, Coast(), phase="ferry", number=2)
    state = after(state, FerryColour(0, "green", 2))
    assert StopFerry(0) in GAME.legal_moves(state, 0)
    side = after(state, StopFerry(0)).sides[0]
    assert (side.boatsmen, side.waiting[2].bit_count(), side.points) == (1, 1, 10 + 1)


# ---- chapter 12


@pytest.mark.parametrize(
    ("gold", "points", "left", "total"),
    [
        (11, 10, 0, 10 - 5),  # 3, 3 and 5 gold are lost, then nothing is left to change
        (12, 10, 1, 10 - 5),
        (16, 10, 0, 10 - 5 + 1),  # 5 gold are left: a point
        (10, 10, 0, 10 - 5 - 1),  # one gold is missing: a point more
        (0, 10, 0, 10 - 5 - 11),  # all is missing: below 0 (12.9)
    ],
)
def test_12_1_gold_first_then_points(gold: int, points: int, left: int, total: int) -> None:
    """Red, red and green take 11 gold; yellow and blue 5 points, though nobody stands below."""
    ships = {1: "red", 2: "red", 3: "green", 4: "yellow", 5: "blue"}
    score, _ = final(Coast(ships=ships, gold=gold, points=points), Coast())
    assert (score.gold_left, score.total) == (left, total)


def test_12_3_all_with_the_most_boatsmen_get_the_full_points() -> None:
    """Four players; only boatsmen still on the mainland count."""
    counts = (2, 0, 2, 1)
    scores = final(*[Coast(waiting=["boatsman"] * count) for count in counts])
    assert [score.for_boatsmen for score in scores] == [10, 0, 10, 0]


def island(row: int, column: int, length: int) -> dict[Place, str]:
    """Lay a whole island."""
    middle = {(row, column + n): "middle_a" for n in range(1, length - 1)}
    return {(row, column): "start", **middle, (row, column + length - 1): "end"}


def without_start(tiles: dict[Place, str]) -> dict[Place, str]:
    """Leave (2, 1) to the start tile."""
    return {at: name for at, name in tiles.items() if at != (2, 1)}


def test_12_4_islands_of_several_rows_and_12_5_the_longest_are_counted_apart() -> None:
    """Three short ones against one of five tiles; a start without an end, and an end without a start, are none."""
    short = without_start(island(2, 1, 2) | island(2, 3, 2) | island(3, 1, 2))
    long = without_start(island(2, 1, 5)) | {(3, 1): "start", (3, 2): "middle_b", (4, 2): "middle_b", (4, 3): "end"}
    scores = final(Coast(tiles=short), Coast(tiles=long), Coast(tiles=without_start(island(2, 1, 4))))
    assert [(score.islands, score.longest) for score in scores] == [(3, 2), (1, 5), (1, 4)]
    assert [(score.for_islands, score.for_longest) for score in scores] == [(7, 0), (0, 5), (0, 0)]


def test_12_4_a_threat_or_a_viking_does_not_matter_to_an_island() -> None:
    """A blue ship above one of its tiles, somebody on another."""
    tiles = without_start(island(2, 1, 3))
    scores = final(Coast(tiles=tiles, ships={2: "blue"}, on=[(2, 3)]), Coast(tiles=tiles))
    assert [(score.for_islands, score.for_longest) for score in scores] == [(7, 5), (7, 5)]


def test_12_4_a_row_may_begin_with_a_middle_after_a_hole() -> None:
    """(3, 2) and (3, 3) without a start are no island; the hole between (4, 1) and (4, 3) parts start and end."""
    tiles = {(2, 2): "middle_a", (2, 3): "middle_a", (3, 2): "middle_a", (3, 3): "end", (4, 1): "start", (4, 3): "end"}
    score, _ = final(Coast(tiles=tiles), Coast())
    assert (score.islands, score.longest, score.for_islands, score.for_longest) == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("fishermen", "others", "points"),
    [
        (1, 4, 0),  # exactly fed
        (1, 3, 2),
        (1, 5, -1),
        (2, 8, 0),
        (2, 0, 16),
        (0, 3, -3),
        (0, 0, 0),
    ],
)
def test_12_7_exactly_fed_is_neither_gain_nor_loss(fishermen: int, others: int, points: int) -> None:
    """Boatsmen and vikings on tiles eat too."""
    waiting = ["boatsman"] * min(others, 1) + ["noble"] * max(others - 2, 0)
    on = [(6, column) for column in range(1, fishermen + 1)] + [(3, 1)] * (others > 1)
    score, _ = final(Coast(tiles=TWO_COLUMNS, on=on, waiting=waiting), Coast())
    assert (score.feeding.heads, score.for_feeding) == (fishermen + others, points)


def test_12_7_vikings_under_a_ship_are_fed_and_fishermen_beside_it_feed() -> None:
    """A blue ship in column 1: the fisherman there must be fed by the one in column 2, with two more."""
    coast = Coast(tiles=TWO_COLUMNS, ships={1: "blue"}, on=[(6, 1), (6, 2), (3, 1)], waiting=["boatsman"])
    score, _ = final(coast, Coast())
    assert (score.feeding.fed, score.feeding.heads, score.for_feeding) == (5, 4, 2)


def test_12_7_a_warrior_above_the_fisherman_lets_him_feed() -> None:
    """The blue ship is warded off."""
    coast = Coast(tiles=TWO_COLUMNS, ships={1: "blue"}, on=[(2, 1), (6, 1)])
    score, _ = final(coast, Coast())
    assert (score.for_feeding, score.points_lost) == (2 * 3, 0)


def test_12_all_steps_of_one_final_scoring() -> None:
    """Ships, gold, boatsmen, islands, longest island, feeding: point by point, worked out by hand."""
    anna = Coast(
        tiles=TWO_COLUMNS,
        ships={1: "green", 2: "blue"},
        on=[(2, 2), (5, 1), (6, 1)],  # the blue ship is warded off, the green one is not
        waiting=["boatsman", "scout"],
        gold=13,
        points=7,
    )
    ben = Coast(points=1, gold=4, waiting=["boatsman", "noble", "noble"])
    scores = final(anna, ben)
    # Anna: 7; 13 - 5 = 8 gold are a point; boatsmen tied 10; five islands 7; longest 5; feeds 5 of 5.
    assert (scores[0].total, scores[0].gold_left) == (7 + 1 + 10 + 7 + 5 + 0, 3)
    # Ben: 1; no point for 4 gold; boatsmen tied 10; three to feed.
    assert (scores[1].total, scores[1].gold_left) == (1 + 10 - 3, 4)


# ---- chapter 13


@pytest.mark.parametrize(
    ("coasts", "winners"),
    [
        ((Coast(gold=9, points=10), Coast(gold=5, points=10)), (0,)),  # 4 left against 0
        ((Coast(gold=5, points=10), Coast(gold=10, points=9)), (0, 1)),  # both 11, nothing left
        ((Coast(gold=4, points=10), Coast(gold=9, points=9)), (0, 1)),  # 12.2 comes first: 4 left each
        ((Coast(gold=3, points=10), Coast(gold=9, points=9), Coast(gold=4, points=10)), (1, 2)),
        ((Coast(gold=4, points=9), Coast(gold=0, points=10)), (1,)),  # gold matters only on a tie
        ((Coast(gold=3, points=-1 + 1), Coast(gold=3, points=0), Coast(gold=3, points=0), Coast(gold=2, points=0)),
         (0, 1, 2)),
    ],
)  # fmt: skip
def test_13_1_gold_that_is_left_decides_between_equal_points(
    coasts: tuple[Coast, ...], winners: tuple[int, ...]
) -> None:
    """After the final change of gold; still equal, the victory is shared."""
    outcome = GAME.outcome(position(*coasts, phase="over", number=6))
    assert outcome is not None
    assert outcome.winners == winners


def test_13_1_gold_may_leave_two_of_three() -> None:
    """Ben has as many points, but nothing left after the change of his gold: the sentence does not say he is equal."""
    coasts = (Coast(gold=8, points=10), Coast(gold=10, points=9), Coast(gold=3, points=11))
    outcome = GAME.outcome(position(*coasts, phase="over", number=6))
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((11, 11, 11), (0, 2))
    assert said(outcome.why) == "Tie at 11 points: Anna, Ben, Cleo. The most gold left decides: Anna, Cleo (3)."


def test_13_1_the_best_may_be_below_0() -> None:
    """Anna owes 3 points to her vikings, Ben 2 to a ship: he wins with -2."""
    state = position(
        Coast(gold=0, points=0, waiting=["noble"] * 3),
        Coast(gold=1, points=0, ships={1: "red"}),
        phase="over",
        number=6,
    )
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((-3, -2), (1,))


def test_12_the_large_scoring_of_round_6_comes_before_the_final_one() -> None:
    """A goldsmith's 3 gold make the 5 that are changed; a ferried noble brings 2 points, three are fed of five."""
    coast = Coast(tiles=COLUMN, on=[(5, 1), (6, 1)], waiting=["boatsman", "noble"], gold=2, points=0)
    state = position(coast, Coast(gold=0, points=0), offer=LAST, number=6, turn=1)
    state = after(state, Buy(1, 0, at=(3, 1)))
    steps = do(state, FerryColour(0, "red"))
    # Ben has the only boatsman that is left, and nobody to feed him.
    assert log(steps)[-2:] == ["Anna ends with 7 points.", "Ben ends with 9 points."]
    score = finals(steps[-1].state)[0]
    assert (score.from_gold, score.gold_left, score.for_feeding) == (1, 0, 2 * (5 - 3))
    assert score.total == 2 + 1 + 4
