"""What lies on the table, and what pointing at something would bring."""

from __future__ import annotations

import itertools
from collections import Counter
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import pytest

from boardtable.engine.luck import Luck
from boardtable.engine.note import Tone
from boardtable.engine.table import Numeral, Picture, Placed
from boardtable.engine.target import Cell
from boardtable.games.khan import GAME, INFO
from boardtable.games.khan.advice import promises
from boardtable.games.khan.faces import card_face, ground_face, kind_face, ruler_face, special_face
from boardtable.games.khan.moves import EndTurn, UseProtection
from boardtable.games.khan.placements import poses
from boardtable.games.khan.state import HIDDEN, Options, setup
from tests.games.khan.camp import BOX, Known, Place, after, other_box, position, said
from tests.games.khan.test_conquer import CARDS, conquest, lay
from tests.games.khan.test_end import ROW, ended

if TYPE_CHECKING:
    from boardtable.engine.table import Face, Zone
    from boardtable.games.khan.state import State


def placed(state: State, seat: int | None = 0) -> dict[int, Placed]:
    """Give what lies on the table by number."""
    return {item.piece: item for item in GAME.table(state, seat).placed}


def zones(state: State, seat: int | None = 0) -> dict[str, Zone]:
    """Give the zones by name."""
    return {zone.name: zone for zone in GAME.zones(state, seat)}


def inside(state: State, zone: str, seat: int | None = 0) -> list[Placed]:
    """Tell what lies in a zone."""
    return [item for item in GAME.table(state, seat).placed if item.at.zone == zone]


def pictures(face: Face) -> list[str]:
    """Tell which drawings a face has."""
    return [layer.name for layer in face.layers if isinstance(layer, Picture)]


def numerals(face: Face) -> list[str]:
    """Tell what is printed on a face."""
    return [layer.said for layer in face.layers if isinstance(layer, Numeral)]


START = setup(BOX, Options(start=0), 2, Luck(1))


def test_the_map_has_ground_where_there_is_land_or_river() -> None:
    """154 cells, each with its drawing and its name."""
    ground = zones(START)["map"].ground
    assert len(ground) == 154
    called = {shown.at: said(shown.label) for shown in ground}
    assert called[0, 6] == "tundra"
    assert called[0, 4] == "river"
    assert (0, 0) not in called


@pytest.mark.parametrize(
    ("place", "picture"),
    [
        ((0, 4), "river/5"),
        ((5, 4), "river/7"),
        ((5, 5), "river/10"),
        ((6, 9), "river/3"),
        ((6, 11), "river/10"),
        ((8, 3), "river/6"),
        ((8, 4), "river/9"),
        ((12, 3), "river/5"),
    ],
)
def test_the_river_runs_on_from_cell_to_cell(place: Place, picture: str) -> None:
    """1 north, 2 east, 4 south, 8 west; at the edge it runs straight off the map."""
    assert pictures(ground_face(BOX.ground, BOX.ground.cell(place))) == [picture]


def test_every_picture_is_drawn() -> None:
    """All faces of the printed material."""
    faces = [
        *[card_face(BOX, card) for card in BOX.cards],
        *[kind_face(kind) for kind in BOX.kinds],
        *[ruler_face(ruler) for ruler in BOX.rulers],
        *[special_face(special.id) for special in BOX.specials],
        *[shown.face for seats in (2, 4) for zone in GAME.zones(position(seats), 0) for shown in zone.ground],
        *[item.face for item in GAME.table(position(4), None).placed],
    ]
    tallies = [tally.picture.name for tally in GAME.table(START, 0).tallies]
    art = files(INFO.home[0]).joinpath(INFO.home[1], "art")
    names = {name for face in faces for name in pictures(face)} | set(tallies)
    assert [name for name in sorted(names) if not art.joinpath(f"{name}.svg").is_file()] == []
    assert len(names) > 80


def test_faces_show_the_figures_of_the_box() -> None:
    """Points on pieces, letters on banners; two rulers never have the same letter."""
    kinds = {kind.id: kind for kind in BOX.kinds}
    assert numerals(kind_face(kinds["X5"])) == ["8"]
    assert pictures(kind_face(kinds["I2"])) == ["felt/2", "felt/8"]
    assert pictures(kind_face(kinds["BL4"])) == ["plank/6", "plank/10", "plank/8", "plank/1"]
    letters = [numerals(ruler_face(ruler))[0] for ruler in BOX.rulers]
    assert len(set(letters)) == 8


def test_a_card_shows_ruler_direction_and_target() -> None:
    """In this order, lowest first."""
    face = card_face(BOX, BOX.cards[BOX.card_numbers["song:SE:river"]])
    assert pictures(face) == ["card", "ruler/song", "direction/SE", "target/river"]
    assert face.size == (140, 196)


def test_the_supply_lies_by_shape_with_counts() -> None:
    """23 kinds, 38 pieces, each kind in a heap of its own; each piece tells its form."""
    pieces = [item for zone in zones(START) if zone.startswith("supply/") for item in inside(START, zone)]
    assert len(pieces) == 38
    heaps = Counter(item.at.zone for item in pieces)
    assert len(heaps) == 23
    assert (heaps["supply/I2"], heaps["supply/I3"], heaps["supply/T4"], heaps["supply/B3"]) == (4, 4, 1, 5)  # 1.9
    domino = inside(START, "supply/I2")[0]
    assert domino.shape == ((0, 0), (0, 1))
    assert said(domino.label) == "conquest tile of 2, shape I"
    names = {said(item.label) for item in pieces if item.piece >= 29}
    assert names == {"straight bridge of 3", "straight bridge of 4", "L bridge of 4"}


def test_all_shapes_of_the_supply_are_drawn_to_one_scale() -> None:
    """A cell is as large in each of them, and as large as they have room; bridges lie below all tiles."""
    heaps = {name: zone for name, zone in zones(START).items() if name.startswith("supply/")}
    side = heaps["supply/O4"].size[0] / 2
    assert heaps["supply/I5"].size == (5 * side, side)
    assert heaps["supply/X5"].size == (3 * side, 3 * side)
    assert side > 30
    bridges = min(heaps[f"supply/{kind}"].frame.y for kind in ("B3", "BI4", "BL4"))
    tiles = [zone.frame.y + zone.frame.h for name, zone in heaps.items() if not name.startswith("supply/B")]
    assert bridges > max(tiles)


def test_a_large_box_makes_its_pieces_smaller() -> None:
    """Twelve long tiles have a row each, and still all have room."""

    def longer(values: dict[str, Any]) -> None:
        for kind in values["conquest_tile"]:
            if kind["size"] == 5:
                kind["shape"] = "#####"

    made = other_box(longer)
    heaps = [zone for zone in GAME.zones(position(made=made), 0) if zone.name.startswith("supply/")]
    sizes = {zone.name: zone.size for zone in heaps}
    assert {size for name, size in sizes.items() if name[-1] == "5"} == {
        (5 * sizes["supply/O4"][0] / 2, sizes["supply/O4"][0] / 2)
    }
    assert all(zone.frame.x + zone.frame.w <= 1600 and zone.frame.y + zone.frame.h <= 1000 for zone in heaps)


def test_a_piece_on_the_map_lies_as_its_cells_say() -> None:
    """The corner of its bounding box, its quarters, and a small yurt on it for its owner."""
    cells = [(9, 5), (10, 5), (11, 5), (11, 6)]
    state = lay(position(yurts=[cells]), "L4", cells)
    item = placed(state)[state.laid[0].piece]
    assert item.at == Cell("map", (9, 5))
    assert {(9 + down, 5 + right) for down, right in item.covers} == set(cells)
    assert said(item.label) == "conquest tile of 4, shape L: Anna"
    kind = BOX.kinds[BOX.kind_numbers["L4"]]
    pose = next(pose for pose in poses(kind.cells) if pose.covers == item.covers)
    assert (item.quarters, item.flipped) == (pose.quarters, pose.flipped)
    yurt = placed(state)[BOX.yurt_piece(0, 0)]
    assert yurt.at == Cell("map", (9, 5))
    assert yurt.within is not None


@pytest.mark.parametrize(
    ("cells", "across", "along"),
    [
        ([(9, 5), (9, 6), (9, 7), (10, 5)], "right", "below"),
        ([(9, 5), (9, 6), (10, 6), (11, 6)], "left", "below"),
        ([(10, 5), (10, 6), (10, 7), (9, 7)], "left", "above"),
        ([(9, 5), (10, 5), (11, 5), (11, 6)], "right", "above"),
        ([(9, 5), (9, 6), (9, 7), (10, 7)], "left", "below"),
        ([(9, 6), (10, 6), (11, 6), (11, 5)], "left", "above"),
    ],
)
def test_a_yurt_leaves_the_points_free(cells: list[Place], across: str, along: str) -> None:
    """They stand at the upper left of a piece as it is printed, and are turned and flipped with it."""
    state = lay(position(yurts=[cells]), "L4", cells)
    ((_, cell),) = state.laid[0].owners
    (yurt,) = [item for item in inside(state, "map") if item.within is not None]
    assert yurt.at == Cell("map", BOX.ground.at(cell))
    part = yurt.within
    assert part is not None
    assert ("right" if part.x > 0.4 else "left", "below" if part.y > 0.4 else "above") == (across, along)
    assert part.x + part.w <= 1
    assert part.y + part.h <= 1


def _turned(cells: tuple[Place, ...], quarters: int, *, flipped: bool) -> set[Place]:
    shape = {(down, -right) if flipped else (down, right) for down, right in cells}
    for _ in range(quarters):
        shape = {(right, -down) for down, right in shape}
    top, left = min(down for down, _ in shape), min(right for _, right in shape)
    return {(down - top, right - left) for down, right in shape}


def test_9_1_each_pose_is_flipped_first_and_then_turned() -> None:
    """102 poses of 23 kinds make 5,930 placements on this map."""
    assert len(BOX.placements.all) == 5930
    known = {(placement.kind, placement.pose) for placement in BOX.placements.all}
    assert len(known) == 102
    for kind, pose in known:
        assert set(pose.covers) == _turned(BOX.kinds[kind].cells, pose.quarters, flipped=pose.flipped)


def test_a_proposal_lies_on_the_map_for_the_time_being() -> None:
    """And not in the supply."""
    state = position(yurts=[ROW[:1], ROW[1:2]], active={1: {"card": "protection"}})
    state = after(state, conquest(state, "I2", ROW[:2]))
    assert state.proposal is not None
    item = placed(state)[state.proposal.piece]
    assert item.at.zone == "map"
    assert said(item.label) == "conquest tile of 2, shape I, awaiting consent"
    marks = [mark for mark in GAME.table(state, 1).marks if not mark.of]
    assert [(mark.places, mark.tone) for mark in marks] == [(tuple(Cell("map", at) for at in ROW[:2]), Tone.WARN)]


def test_a_proposed_reserved_piece_is_not_in_the_reserve() -> None:
    """It lies once on the table."""
    active = {0: {"card": "reserve_tile", "piece": 3}, 1: {"card": "protection"}}
    state = position(yurts=[ROW[:1], ROW[1:2]], active=active)
    assert [item.piece for item in inside(state, "reserve/0")] == [3]
    move = next(
        move for move in GAME.legal_moves(state, 0) if "reserved" in str(move) and getattr(move, "reserved", False)
    )
    state = after(state, move)
    assert inside(state, "reserve/0") == []
    assert placed(state)[3].at.zone == "map"


def test_5_2_a_yurt_goes_from_the_court_to_the_map() -> None:
    """It is the same piece; a ruler who is gone stands in the first place of his court."""
    state = position(phase="special", left=0, courts={"russian": 1})
    court = [item.piece for item in inside(state, "court/russian")]
    deck = [BOX.cards[card].name for card in state.deck]
    state = after(state, EndTurn(0), Known(*[0] * 4, deck.index("russian:SW:river") - 4))
    assert placed(state)[court[0]].at == Cell("map", (0, 6))
    assert placed(state)[BOX.first_ruler].at == Cell("court/russian", (0, 0))


def test_1_10_hands_are_seen_by_their_owners_only() -> None:
    """An onlooker sees backs, and the draw pile tells how many cards it has."""
    state = position(hands=[CARDS, ["song:W:outer"]])
    assert said(inside(state, "hand/0", 0)[0].label) == "the Russian, south-east, tundra"
    assert {said(item.label) for item in inside(state, "hand/0", 1)} == {"Card in a closed hand"}
    assert {said(item.label) for item in inside(state, "hand/0", None)} == {"Card in a closed hand"}
    assert inside(state, "draw")[-1].badge == str(72 - 5)


def test_3_1_the_cards_that_may_come_next_are_shown() -> None:
    """Of the draw pile no more than that; the next card lies on top."""
    state = position(hands=[CARDS])
    pile = [item.piece for item in inside(state, "draw")]
    assert len(pile) == 8
    assert pile[-1] == state.next_card
    few = position(hands=[CARDS], discard=[card.name for card in BOX.cards if card.name not in CARDS][2:])
    assert [item.badge for item in inside(few, "draw")] == ["1", "2"]


def test_1_10_a_view_hides_hands_and_a_sample_fills_them_in() -> None:
    """The pool of unknown cards is the draw pile and the hidden hands."""
    state = position(hands=[CARDS, ["song:W:outer", "song:N:joker"]])
    seen = GAME.view(state, 0)
    assert [card for _, card in seen.hands[1]] == [HIDDEN, HIDDEN]
    assert len(seen.deck) == 68
    assert seen.pile == state.pile == 66
    assert GAME.view(seen, 0) == seen
    filled = GAME.sample(seen, 0, Luck(5))
    assert filled.pile == 66
    assert HIDDEN not in [card for hand in filled.hands for _, card in hand]
    assert GAME.view(filled, 0) == seen


def test_special_cards_lie_by_type() -> None:
    """Equal ones in a pile with their number; an active one with a yurt."""
    cards = inside(START, "cards/0")
    assert [item.badge for item in cards] == [None, "2"] * 4
    state = after(position(phase="special", left=0), UseProtection(0), Known())
    active = [item for item in inside(state, "cards/0") if item.at.at == 1]
    assert [said(item.label) for item in active] == [
        "Protection of the Great Khan",
        "Protection of the Great Khan, active",
        "Yurt: Anna",
    ]


def test_11_4_with_four_players_there_are_regions_for_yurts() -> None:
    """The yurt of an active card lies on the region."""
    state = position(4, active={1: {"card": "divine_support", "region": "ice"}})
    assert [said(shown.label) for shown in zones(state)["regions"].ground][2] == "ice"
    assert inside(state, "regions")[0].at == Cell("regions", 2)
    assert "regions" not in zones(position(3))


def test_1_9_the_next_yurt_lies_on_top_of_the_heap() -> None:
    """Of a heap without end three are shown."""
    state = position(yurts=[[(1, 5)]])
    heap = inside(state, "stock/0")
    assert [item.piece for item in heap] == [BOX.yurt_piece(0, number) for number in (3, 2, 1)]
    assert [item.badge for item in heap] == ["\N{INFINITY}"] * 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_two_zones_overlap(seats: int) -> None:
    """And all lie within the table, but for the edge of the map; the onlooker sits beside the first player."""
    for seat in (None, *range(seats)):
        edge, *others = GAME.zones(position(seats), seat)
        assert edge.name == "edge"  # lies below the map, and so first
        frames = [zone.frame for zone in others]
        assert all(frame.x >= 0 and frame.y >= 0 for frame in frames)
        assert all(frame.x + frame.w <= 1600 and frame.y + frame.h <= 1000 for frame in frames)
        for one, other in itertools.combinations(frames, 2):
            apart = (
                one.x + one.w < other.x + 0.01
                or other.x + other.w < one.x + 0.01
                or one.y + one.h < other.y + 0.01
                or other.y + other.h < one.y + 0.01
            )
            assert apart, (one, other)


# ---- advice


def test_the_estimate_counts_points_areas_and_conquests_to_come() -> None:
    """A tile of 4 points and 3 cells: 4 + 3 x 0.35 for Anna alone; a yurt counts 0.12."""
    even = GAME.estimate(position(), 0)
    assert even == 0
    ahead = GAME.estimate(position(pieces=[("I3", ROW, {0: ROW[0]})]), 0)
    assert ahead == pytest.approx(4 + 3 * 0.35)
    near = GAME.estimate(position(yurts=[ROW[:2]]), 0)
    assert near == pytest.approx(2 * (0.75 + 0.12))
    later = GAME.estimate(position(yurts=[[], ROW[:2]]), 0)
    assert later == pytest.approx(-2 * (0.75 * 0.6 + 0.12))
    pair = [ROW[:1], ROW[1:2]]
    shared = GAME.estimate(position(yurts=pair), 0)
    assert 0 < shared < 2 * 0.75 * 0.2
    guarded = position(yurts=pair, active={1: {"card": "protection"}})
    assert [promises(guarded, seat)[0] for seat in (0, 1)] == [0, 2 * 0.2]  # Ben may cover these, Anna may only ask


def test_the_estimate_of_the_end_is_the_difference() -> None:
    """14 points against 2."""
    laid = [("I3", ROW, {0: ROW[0]}), ("I2", [(2, 7), (2, 8)], {1: (2, 7)})]
    over = ended(phase="over", left=0, pieces=laid)
    assert GAME.estimate(over, 0) == 12
    assert GAME.estimate(over, 1) == -12
    assert GAME.estimate(ended(yurts=[ROW]), 0) > 0


def test_weights_prefer_conquests_that_pay_and_yurts_beside_others() -> None:
    """A tile of 3 before a tile of 2; beside own yurts before a lonely cell."""
    state = position(yurts=[ROW], hands=[["russian:S:sand_desert"]])
    moves = list(GAME.legal_moves(state, 0))
    weights = dict(zip(map(str, moves), GAME.weigh(state, 0, moves), strict=True))
    tiles = {name: weight for name, weight in weights.items() if name.startswith("Conquer")}
    assert max(tiles, key=tiles.__getitem__).startswith("Conquer(seat=0, kind='I3'")
    beside = next(weight for name, weight in weights.items() if "Invade(" in name and "at=(9, 4)" in name)
    lonely = next(weight for name, weight in weights.items() if "Invade(" in name and "at=(12, 7)" in name)
    assert beside > lonely
    assert all(weight > 0 for weight in weights.values())


def test_weights_of_an_answer_count_what_is_lost() -> None:
    """Two points for one yurt is as good as refusing."""
    state = position(yurts=[ROW[:1], ROW[1:2]], active={1: {"card": "protection"}})
    state = after(state, conquest(state, "I2", ROW[:2]))
    assert GAME.weigh(state, 1, GAME.legal_moves(state, 1)) == (1.0, 1.0)


def test_11_4_protected_yurts_say_so() -> None:
    """Who looks at one closely reads for whom it is protected; the others say nothing."""
    far, near = (1, 9), (12, 7)
    state = position(yurts=[[], [near]], neutral=[far], active={1: {"card": "divine_support"}})
    told = {item.at: said(item.more) for item in GAME.table(state, 0).placed if item.at.zone == "map" and item.more}
    assert told[Cell("map", far)] == "Protected: Ben"
    assert Cell("map", near) not in told
    state = position(yurts=[[], [near]], neutral=[far], active={1: {"card": "protection"}})
    told = {item.at: said(item.more) for item in GAME.table(state, 0).placed if item.at.zone == "map" and item.more}
    assert told[Cell("map", near)] == "Protected: Ben"
    assert Cell("map", far) not in told


def test_11_5_the_reserve_is_part_of_its_card() -> None:
    """A piece that is put there is put on the card Reserve Tile."""
    zones = {zone.name: zone for zone in GAME.zones(position(seats=3), 0)}
    assert zones["reserve/0"].part_of == Cell("cards/0", 3)
