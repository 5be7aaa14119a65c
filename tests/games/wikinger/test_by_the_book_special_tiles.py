"""Section 14.5 read line by line: buildings and the other special tiles, and what they count in each scoring."""

from __future__ import annotations

import pytest

from boardtable.games.wikinger.moves import Buy, TakeSpecial
from boardtable.games.wikinger.scoring import large_gains, small_gains, total
from tests.games.wikinger.fjord import BOX, Coast, after, do, log, lone
from tests.games.wikinger.test_buying import legal
from tests.games.wikinger.test_by_the_book_variant import shop
from tests.games.wikinger.test_scoring import COLUMN, final

# ---- 14.5: buildings


def test_14_5_a_building_replaces_the_tile_that_was_bought_in_the_same_turn() -> None:
    """First the tile is laid, then the special tile is taken (14.4 d): its warrior stays on it (14.5)."""
    state = shop("building_b")
    state = after(state, Buy(0, 9, at=(2, 2)))
    steps = do(state, TakeSpecial(0, "building_b"))
    assert log(steps)[-1] == "Anna lays a special tile: church."
    side = steps[-1].state.sides[0]
    assert (side.taken, side.vikings.bit_count(), len(side.laid), side.middles.bit_count()) == ((), 1, 2, 1)


def test_14_5_each_building_has_a_design_of_its_own() -> None:
    """The mill does not replace the middle with a farm or a church; it waits."""
    coast = Coast(tiles={(2, 2): "middle_a", (2, 3): "middle_d"})
    state = shop("building_c", coast=coast)
    side = after(after(state, Buy(0, 9, at=(2, 4))), TakeSpecial(0, "building_c")).sides[0]
    assert len(side.taken) == 1


def test_14_5_after_it_was_laid_a_further_tile_of_its_design_is_laid_as_ever() -> None:
    """There is one special tile of each building only."""
    coast = Coast(tiles={(2, 2): "building_b"})
    state = after(shop(coast=coast), Buy(0, 9, at=(2, 3)))
    assert len(state.sides[0].laid) == 3
    assert [BOX.first_special <= piece for _, piece in state.sides[0].laid].count(True) == 1


def test_14_5_a_waiting_building_fits_where_a_middle_fits() -> None:
    """Right of the start tile only; the viking of the group may stand on it or go to the mainland (8.1)."""
    state = shop(coast=Coast(start=2, specials=["building_b"]))
    assert legal(state, 9) == {((2, 2), 0, False), ((2, 2), 0, True)}
    side = after(state, Buy(0, 9, at=(2, 2), mainland=True)).sides[0]
    assert (side.taken, side.vikings, side.waiting[1].bit_count()) == ((), 0, 1)


def test_14_5_a_building_is_part_of_an_island() -> None:
    """As a middle between a start and an end."""
    coast = Coast(tiles={(2, 2): "building_a", (2, 3): "end"})
    score, other = final(coast, Coast(tiles={(2, 2): "end"}), variant="no-auction")
    assert (score.islands, score.longest, other.longest) == (1, 3, 2)


NINE = {(row, column): name for row in (3, 4, 5) for column, name in ((1, "start"), (2, "middle_a"), (3, "end"))}


def test_14_5_a_building_brings_9_points_at_most() -> None:
    """All nine cells are taken, and three vikings further away count nothing."""
    tiles = NINE | {(4, 2): "building_b", (6, 1): "start", (6, 2): "middle_a", (2, 2): "middle_a"}
    on = [*NINE, (6, 2), (2, 2), (6, 1)]
    score, _ = final(Coast(tiles=tiles, on=on), Coast(), variant="no-auction")
    assert score.for_buildings == 9


@pytest.mark.parametrize(("sail", "warded", "points"), [("red", False, 3), ("green", False, 0), ("green", True, 4)])
def test_14_5_a_ship_must_reach_the_building_and_not_be_warded_off(sail: str, warded: bool, points: int) -> None:  # noqa: FBT001 - a table
    """In row 4, column 2: red ends above it; the threatened noble in (3, 2) counts; a warrior wards off."""
    tiles = NINE | {(4, 2): "building_b", (2, 2): "end"}
    on = [(3, 2), (4, 2), (5, 3), *[(2, 2)] * warded]
    coast = Coast(start=2, tiles=tiles, ships={2: sail}, on=on)
    score, _ = final(coast, Coast(), variant="no-auction")
    assert score.for_buildings == points - warded  # row 2 is not around row 4


def test_14_5_a_building_at_the_corner_of_the_tableau_has_fewer_cells_around_it() -> None:
    """Row 6: three cells above, two beside; nobody is counted from another row of ships or from outside."""
    tiles = {(5, 1): "start", (5, 2): "middle_a", (5, 3): "end", (6, 1): "start", (6, 2): "building_d", (6, 3): "end"}
    coast = Coast(tiles=tiles, ships={2: "yellow"}, on=list(tiles))
    score, _ = final(coast, Coast(), variant="no-auction")
    assert score.for_buildings == 6  # yellow ends at row 5; whoever is threatened counts


def test_14_5_several_buildings_count_the_same_vikings_each() -> None:
    """Two side by side with three vikings on and between them."""
    tiles = {(2, 2): "building_a", (2, 3): "building_b", (2, 4): "end"}
    score, _ = final(Coast(tiles=tiles, on=[(2, 2), (2, 3), (2, 4)]), Coast(), variant="no-auction")
    assert score.for_buildings == 2 + 3


# ---- 14.5: the other special tiles


def test_14_5_special_tiles_pay_for_each_who_scores_and_for_nobody_who_is_threatened() -> None:
    """Two goldsmiths, nobles, scouts and fishermen each, one of each under a blue ship."""
    tiles = COLUMN | {(row, 2): "end" for row in (2, 3, 4, 5, 6)}
    on = [(row, column) for row in (3, 4, 5, 6) for column in (1, 2)]
    specials = ("goldsmith_2", "noble_1", "noble_1", "scout_1", "fisherman_1")
    state, side = lone(Coast(tiles=tiles, ships={1: "blue"}, on=on, specials=specials), variant="no-auction")
    paid = {gain.cause: (gain.gold, gain.points) for gain in large_gains(state, side)}
    assert paid == {
        "noble": (0, 2),
        "special noble": (0, 2),
        "scout": (0, 1),
        "scout and goldsmith": (0, 1),
        "scout and fisherman": (0, 1),
        "special scout": (0, 1),
        "goldsmith": (3, 0),
        "special goldsmith": (2, 0),
        "special fisherman": (0, 1),
    }


def test_14_5_at_a_small_scoring_only_goldsmiths_have_a_bonus() -> None:
    """Noble, scout and fisherman wait for the large one."""
    coast = Coast(
        tiles=COLUMN,
        on=[(3, 1), (4, 1), (5, 1), (6, 1)],
        specials=["goldsmith_1", "noble_1", "scout_1", "fisherman_1"],
    )
    state, side = lone(coast, variant="no-auction")
    assert total(small_gains(state, side)) == (3 + 1, 0)


@pytest.mark.parametrize(
    ("horns", "boatsmen", "expected"),
    [
        ((1, 0), (0, 0), (10, 0)),  # 12.6: the best is 1
        ((1, 0), (0, 1), (10, 10)),
        ((2, 1), (1, 2), (10, 10)),
        ((0, 3), (2, 0), (0, 10)),
    ],
)
def test_14_5_horns_and_boatsmen_are_counted_together(
    horns: tuple[int, int], boatsmen: tuple[int, int], expected: tuple[int, int]
) -> None:
    """For the most boatsmen (12.3); a horn does not eat."""
    coasts = [
        Coast(specials=["horn"] * horn, waiting=["boatsman"] * boat) for horn, boat in zip(horns, boatsmen, strict=True)
    ]
    scores = final(*coasts, variant="no-auction")
    assert tuple(score.for_boatsmen for score in scores) == expected
    assert tuple(score.feeding.heads for score in scores) == boatsmen


@pytest.mark.parametrize(("others", "points"), [(0, 3 * 4), (3, 3), (4, 0), (5, -1), (7, -3)])
def test_14_5_fish_changes_a_surplus_and_no_shortage(others: int, points: int) -> None:
    """One fisherman feeds five."""
    coast = Coast(tiles=COLUMN, on=[(6, 1)], waiting=["noble"] * others, specials=["fish"])
    assert final(coast, Coast(), variant="no-auction")[0].for_feeding == points


@pytest.mark.parametrize(("gold", "points", "left"), [(2, 0, 2), (3, 1, 0), (5, 1, 2), (6, 2, 0), (15, 5, 0)])
def test_14_5_three_for_one_leaves_2_at_most(gold: int, points: int, left: int) -> None:
    """The rest decides between equal points."""
    score, _ = final(Coast(gold=gold, specials=["change"]), Coast(), variant="no-auction")
    assert (score.from_gold, score.gold_left) == (points, left)


def test_14_5_gold_is_changed_after_the_ships_are_paid() -> None:
    """8 gold less 5: three are a point with the special tile, none without."""
    with_change = Coast(gold=8, ships={1: "green"}, specials=["change"])
    scores = final(with_change, Coast(gold=8, ships={1: "green"}), variant="no-auction")
    assert [(score.from_gold, score.gold_left) for score in scores] == [(1, 0), (0, 3)]
