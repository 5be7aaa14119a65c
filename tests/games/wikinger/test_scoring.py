"""Small, large and final scoring; the numbers are those of the rules."""

from __future__ import annotations

import pytest

from boardtable.games.wikinger import GAME
from boardtable.games.wikinger.scoring import Final, finals, large_gains, next_gains, small_gains, total
from boardtable.games.wikinger.tableau import threatened
from tests.games.wikinger.fjord import BOX, Coast, Place, dealt, lone, position, said

COLUMN = {(row, 1): "start" for row in (3, 4, 5, 6)}
"""Starts in the first column below the start tile in row 2: a place for every role."""


def gains(coast: Coast, *, large: bool = True) -> dict[str, tuple[int, int]]:
    """Give gold and points by their causes."""
    state, side = lone(coast)
    found = large_gains(state, side) if large else small_gains(state, side)
    return {gain.cause: (gain.gold, gain.points) for gain in found}


@pytest.mark.parametrize(("sail", "row"), [("red", 3), ("green", 4), ("yellow", 5), ("blue", 6)])
def test_9_1_a_sail_says_how_far_a_ship_threatens(sail: str, row: int) -> None:
    """Down to its row in its own column, and nowhere else."""
    _, side = lone(Coast(ships={1: sail}))
    threat = threatened(BOX, side)
    assert [bool(threat >> 40 * (down - 1) & 1) for down in range(1, 7)] == [2 <= down <= row for down in range(1, 7)]
    assert threat & ~sum(1 << 40 * down for down in range(6)) == 0


def test_9_2_a_warrior_wards_a_ship_off() -> None:
    """On the tile of row 2 in the ship's column; an empty tile there, or a warrior beside it, does nothing."""
    tiles = {(2, 2): "end"}
    warded = Coast(tiles=tiles, ships={1: "blue"}, on=[(2, 1)])
    beside = Coast(tiles=tiles, ships={1: "blue"}, on=[(2, 2)])
    assert threatened(BOX, lone(warded)[1]) == 0
    assert threatened(BOX, lone(beside)[1]) != 0
    assert threatened(BOX, lone(Coast(ships={1: "blue"}))[1]) != 0


def test_10_1_a_small_scoring_pays_3_gold_for_each_unthreatened_goldsmith() -> None:
    """Two of three: the third stands under a yellow ship."""
    tiles = {(5, 1): "start", (5, 2): "middle_a", (5, 3): "end"}
    coast = Coast(tiles=tiles, ships={2: "yellow"}, on=[(5, 1), (5, 2), (5, 3)])
    assert gains(coast, large=False) == {"goldsmith": (6, 0)}


def test_10_2_a_small_scoring_pays_nothing_else() -> None:
    """No warrior, no noble, no scout."""
    coast = Coast(tiles=COLUMN, ships={1: "red"}, on=[(2, 1), (3, 1), (4, 1), (6, 1)])
    assert gains(coast, large=False) == {}


@pytest.mark.parametrize(("sail", "gold", "points"), [("red", 3, 0), ("green", 5, 0), ("yellow", 0, 2), ("blue", 0, 3)])
def test_11_3_a_ship_warded_off_pays_its_amount(sail: str, gold: int, points: int) -> None:
    """Red 3 gold, green 5 gold, yellow 2 points, blue 3 points; a warrior without a ship earns nothing."""
    tiles = {(2, 2): "end"}
    assert gains(Coast(tiles=tiles, ships={1: sail}, on=[(2, 1), (2, 2)])) == {f"ship {sail}": (gold, points)}


def test_11_4_a_noble_pays_2_points() -> None:
    """If nothing threatens him."""
    assert gains(Coast(tiles=COLUMN, on=[(3, 1)])) == {"noble": (0, 2)}
    assert gains(Coast(tiles=COLUMN, ships={1: "red"}, on=[(3, 1)])) == {}


@pytest.mark.parametrize(
    ("on", "points"),
    [
        ([(4, 1)], {"scout": 1}),
        ([(4, 1), (5, 1)], {"scout": 1, "scout and goldsmith": 1}),
        ([(4, 1), (6, 1)], {"scout": 1, "scout and fisherman": 1}),
        ([(4, 1), (5, 1), (6, 1)], {"scout": 1, "scout and goldsmith": 1, "scout and fisherman": 1}),
    ],
)
def test_11_5_a_scout_pays_1_point_and_1_for_each_below(on: list[Place], points: dict[str, int]) -> None:
    """Goldsmith and fisherman count separately; a gap at the goldsmith does not block the fisherman."""
    found = gains(Coast(tiles=COLUMN, on=on))
    assert {cause: amount for cause, (_, amount) in found.items() if amount} == points


def test_11_5_a_threatened_scout_pays_nothing_and_11_6_the_goldsmith_below_still_3_gold() -> None:
    """A green ship ends above row 5."""
    coast = Coast(tiles=COLUMN, ships={1: "green"}, on=[(4, 1), (5, 1), (6, 1)])
    assert gains(coast) == {"goldsmith": (3, 0)}


def test_11_7_fishermen_pay_nothing() -> None:
    """By themselves."""
    assert gains(Coast(tiles=COLUMN, on=[(6, 1)])) == {}


def test_9_6_vikings_on_the_mainland_never_score() -> None:
    """However many they are."""
    assert gains(Coast(waiting=["noble", "scout", "goldsmith", "goldsmith"])) == {}


def test_14_5_special_tiles_add_up() -> None:
    """Goldsmith +1, +1 and +2, noble +1 three times, scout +1, fisherman +1."""
    coast = Coast(
        tiles=COLUMN,
        on=[(3, 1), (4, 1), (5, 1), (6, 1)],
        specials=["goldsmith_1", "goldsmith_1", "goldsmith_2", *["noble_1"] * 3, "scout_1", "fisherman_1"],
    )
    state, side = lone(coast, variant="no-auction")
    assert {gain.cause: (gain.gold, gain.points) for gain in large_gains(state, side)} == {
        "noble": (0, 2),
        "special noble": (0, 3),
        "scout": (0, 1),
        "scout and goldsmith": (0, 1),
        "scout and fisherman": (0, 1),
        "special scout": (0, 1),
        "goldsmith": (3, 0),
        "special goldsmith": (4, 0),
        "special fisherman": (0, 1),
    }
    assert total(small_gains(state, side)) == (7, 0)
    assert total(next_gains(state, side)) == (7, 10)


# ---- the final scoring


def final(*coasts: Coast, variant: str = "base") -> tuple[Final, ...]:
    """Do the final scoring."""
    return finals(position(*coasts, phase="over", number=6, variant=variant))


def test_12_1_ships_take_gold_and_points_and_missing_gold_costs_points() -> None:
    """Red 3 and green 5 from 6 gold: 2 are missing; yellow and blue take 5 points, also with nobody below."""
    score, _ = final(Coast(ships={1: "red", 2: "green", 3: "yellow", 4: "blue"}, gold=6, points=20), Coast(gold=0))
    assert (score.gold_lost, score.gold_missing, score.points_lost, score.gold_left) == (6, 2, 5, 0)
    assert score.total == 20 - 2 - 5


def test_12_1_a_ship_warded_off_takes_nothing() -> None:
    """The warrior stands in its column."""
    score, _ = final(Coast(ships={1: "green"}, on=[(2, 1)], gold=5), Coast())
    assert (score.gold_lost, score.from_gold) == (0, 1)


@pytest.mark.parametrize(("gold", "points", "left"), [(4, 0, 4), (5, 1, 0), (23, 4, 3)])
def test_12_2_each_5_gold_become_a_point(gold: int, points: int, left: int) -> None:
    """The rest decides between equal points."""
    score, _ = final(Coast(gold=gold), Coast())
    assert (score.from_gold, score.gold_left) == (points, left)


def test_14_5_gold_changes_at_3_to_1_with_the_special_tile() -> None:
    """23 gold make 7 points, and 2 are left."""
    score, other = final(Coast(gold=23, specials=["change"]), Coast(gold=23), variant="no-auction")
    assert (score.from_gold, score.gold_left) == (7, 2)
    assert (other.from_gold, other.gold_left) == (4, 3)


def test_12_3_most_boatsmen_bring_10_points_to_all_who_have_most() -> None:
    """Two, two and one; and nobody gets them for none (12.6)."""
    two, one = Coast(waiting=["boatsman"] * 2), Coast(waiting=["boatsman"])
    assert [score.for_boatsmen for score in final(two, one, two)] == [10, 0, 10]
    assert [score.for_boatsmen for score in final(Coast(), Coast())] == [0, 0]


def test_14_5_a_boatsman_with_horn_counts_for_the_majority() -> None:
    """One boatsman and a horn against one boatsman; the horn is not fed (14.5)."""
    one = Coast(waiting=["boatsman"])
    with_horn = Coast(waiting=["boatsman"], specials=["horn"])
    first, second = final(with_horn, one, variant="no-auction")
    assert (first.for_boatsmen, second.for_boatsmen) == (10, 0)
    assert first.feeding.heads == second.feeding.heads == 1


def test_12_4_completed_islands_reach_from_a_start_to_an_end_without_a_hole() -> None:
    """Two in one row; a start and an end with a hole between are none."""
    tiles = {(2, 2): "end", (2, 3): "start", (2, 4): "middle_a", (2, 5): "end"}
    holed = Coast(tiles={(2, 2): "middle_a", (3, 1): "start", (3, 2): "end", (2, 4): "end", (3, 3): "start"})
    first, second = final(Coast(tiles=tiles), holed)
    assert (first.islands, second.islands) == (2, 1)
    assert (first.for_islands, second.for_islands) == (7, 0)


def test_12_5_the_longest_completed_island_brings_5_points() -> None:
    """Three tiles against two; a longer one without an end does not count; all tied players get them."""
    three = Coast(tiles={(2, 2): "middle_a", (2, 3): "end"})
    two = Coast(tiles={(2, 2): "end", (3, 1): "start", (3, 2): "middle_b", (3, 3): "middle_b", (3, 4): "middle_b"})
    assert [(score.longest, score.for_longest) for score in final(three, two)] == [(3, 5), (2, 0)]
    assert [score.for_longest for score in final(three, three)] == [5, 5]
    assert [score.for_longest for score in final(Coast(), Coast())] == [0, 0]


@pytest.mark.parametrize(
    ("waiting", "points"),
    [(0, 2 * 4), (4, 0), (5, -1), (9, -5)],
)
def test_12_7_a_fisherman_feeds_5(waiting: int, points: int) -> None:
    """Himself included: 2 points for each surplus, minus 1 for each who is missing."""
    score, _ = final(Coast(tiles=COLUMN, on=[(6, 1)], waiting=["noble"] * waiting), Coast())
    assert (score.feeding.fed, score.feeding.heads, score.for_feeding) == (5, 1 + waiting, points)


def test_12_8_a_threatened_fisherman_feeds_nobody_but_must_be_fed() -> None:
    """Nor do those on the mainland."""
    coast = Coast(tiles=COLUMN, ships={1: "blue"}, on=[(6, 1)], waiting=["fisherman", "boatsman"])
    score, _ = final(coast, Coast())
    assert (score.feeding.fed, score.feeding.heads, score.for_feeding) == (0, 3, -3)


def test_14_5_a_fisherman_with_fish_brings_3_points_for_each_surplus() -> None:
    """Four could be fed besides; a shortage still costs 1 each."""
    fed = Coast(tiles=COLUMN, on=[(6, 1)], specials=["fish"])
    assert final(fed, Coast(), variant="no-auction")[0].for_feeding == 12
    hungry = Coast(waiting=["noble"] * 2, specials=["fish"])
    assert final(hungry, Coast(), variant="no-auction")[0].for_feeding == -2


def test_14_5_a_building_brings_a_point_for_each_viking_on_and_around_it() -> None:
    """At most 9: five of nine cells are taken here, one viking further away does not count."""
    tiles = {
        (3, 1): "start",
        (4, 1): "start",
        (3, 2): "building_b",
        (2, 2): "middle_a",
        (4, 2): "middle_a",
        (5, 1): "start",
        (5, 2): "middle_a",
    }
    coast = Coast(tiles=tiles, on=[(2, 1), (2, 2), (3, 2), (4, 1), (4, 2), (5, 2)])
    assert final(coast, Coast(), variant="no-auction")[0].for_buildings == 5


def test_14_5_a_threatened_building_brings_nothing() -> None:
    """A red ship reaches row 3 but not row 4; vikings that are threatened count all the same."""
    tiles = {(3, 1): "start", (3, 2): "building_a", (2, 2): "end"}
    under = Coast(tiles=tiles, ships={2: "red"}, on=[(3, 2)])
    assert final(under, Coast(), variant="no-auction")[0].for_buildings == 0
    lower = {(3, 1): "start", (3, 2): "end", (4, 1): "start", (4, 2): "building_a"}
    assert final(Coast(tiles=lower, ships={2: "red"}, on=[(3, 2)]), Coast(), variant="no-auction")[0].for_buildings == 1


def test_14_5_a_building_that_was_never_laid_brings_nothing() -> None:
    """It waits among the special tiles."""
    assert final(Coast(specials=["building_a"], on=[(2, 1)]), Coast(), variant="no-auction")[0].for_buildings == 0


def test_12_9_points_may_fall_below_0() -> None:
    """No points, eleven vikings to feed."""
    score, _ = final(Coast(points=0, gold=0, waiting=["noble"] * 11), Coast())
    assert score.total == -11


def test_13_1_points_then_gold_then_shared() -> None:
    """20 gold are 4 points; 3 gold more decide; equal in both, the victory is shared."""
    clear = position(Coast(points=11), Coast(), phase="over", number=6)
    outcome = GAME.outcome(clear)
    assert outcome is not None
    assert (outcome.scores, outcome.winners, said(outcome.why)) == ((15, 14), (0,), "Anna wins with 15 points.")
    gold = GAME.outcome(position(Coast(), Coast(gold=23), Coast(points=9), phase="over", number=6))
    assert gold is not None
    assert gold.winners == (1,)
    assert said(gold.why) == "Tie at 14 points: Anna, Ben. The most gold left decides: Ben (3)."
    shared = GAME.outcome(position(Coast(), Coast(points=9), Coast(), phase="over", number=6))
    assert shared is not None
    assert shared.winners == (0, 2)
    assert said(shared.why) == "Tie at 14 points: Anna, Cleo. Equal in gold too, so the victory is shared: Anna, Cleo."
    assert GAME.outcome(dealt(2)) is None
