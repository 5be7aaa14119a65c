"""Chapters 1 and 2: the map, the set-up and the placement rounds."""

from __future__ import annotations

import pytest

from boardtable.engine.codec import CodecError
from boardtable.engine.luck import Luck, mix
from boardtable.games.khan import GAME
from boardtable.games.khan.moves import PlaceYurt
from boardtable.games.khan.state import Options, Phase, State, setup
from tests.games.khan.camp import BOX, Known, Place, after, at, do, other_box, told, turning

GROUND = BOX.ground


def test_1_2_six_regions_and_the_river() -> None:
    """132 land cells lie in six regions, and there are 22 river cells."""
    assert [region.bit_count() for region in GROUND.regions] == [22, 22, 20, 21, 22, 25]
    assert len(GROUND.cells) == 132
    assert GROUND.river.bit_count() == 22


def test_1_5_river_neighbours_touch_it_with_a_side() -> None:
    """(7, 9) lies below the branch; (7, 8) touches its bend only with a corner (1.4)."""
    beside = GROUND.targets[7]
    assert beside >> GROUND.cell((7, 9)) & 1
    assert not beside >> GROUND.cell((7, 8)) & 1
    assert not beside >> GROUND.cell((2, 2)) & 1


def test_1_6_eleven_edge_cells_do_not_border_the_outer_area() -> None:
    """All 38 edge cells do, but 4 in the mountains, 3 in the sand desert and 4 in the forest."""
    outer = GROUND.targets[8]
    assert outer.bit_count() == 27
    for place in ((1, 1), (2, 0), (3, 0), (4, 0), (11, 4), (11, 5), (12, 6), (10, 11), (11, 10), (12, 8), (12, 9)):
        assert not outer >> GROUND.cell(place) & 1
    assert outer >> GROUND.cell((12, 7)) & 1


def test_1_7_the_branching_river_makes_three_banks() -> None:
    """They have 43, 42 and 47 cells."""
    assert sorted(bank.bit_count() for bank in GROUND.banks) == [42, 43, 47]


def test_2_1_five_neutral_yurts_stand_in_each_court() -> None:
    """That makes 40, and 20 are in the general supply."""
    state = setup(BOX, Options(start=0), 2, Luck(1))
    assert state.courts == (5,) * 8
    assert len(state.lying[-1]) == 60


@pytest.mark.parametrize(("seats", "cards"), [(2, (2, 2, 2, 2)), (3, (2, 1, 1, 1)), (4, (1, 1, 1, 1))])
def test_2_3_special_cards_by_the_number_of_players(seats: int, cards: tuple[int, ...]) -> None:
    """8, 5 or 4 of them lie before each player."""
    assert setup(BOX, Options(start=0), seats, Luck(1)).specials == (cards,) * seats


def test_2_4_each_ruler_stands_on_his_start_cell() -> None:
    """The Russian in the tundra at the northern edge, the Khmer in the forest in the south."""
    state = setup(BOX, Options(start=0), 2, Luck(1))
    places = [GROUND.at(ruler) for ruler in state.rulers]
    assert places == [(0, 6), (7, 6), (2, 2), (5, 2), (9, 1), (2, 10), (8, 10), (11, 8)]


def _distance(one: Place, other: Place) -> int:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def test_2_4_rulers_may_stand_anywhere_well_spread() -> None:
    """Then at least two cells lie between any two of them, and each deal has its own places."""
    found = set()
    for seed in range(30):
        state = setup(BOX, Options(start=0, spread=True), 2, Luck(mix(seed, 0)))
        places = [GROUND.at(ruler) for ruler in state.rulers]
        assert all(_distance(one, other) >= 3 for one in places for other in places if one != other)
        assert all(GROUND.land >> ruler & 1 for ruler in state.rulers)
        found.add(tuple(places))
    assert len(found) == 30


def test_2_4_a_map_without_room_for_spread_rulers_says_so() -> None:
    """The option is refused, not the game."""

    def far(values: dict[str, dict[str, dict[str, int]]]) -> None:
        values["setup"]["spread_rulers"]["distance"] = 9

    with pytest.raises(CodecError, match="no room"):
        setup(other_box(far), Options(start=0, spread=True), 2, Luck(1))


def test_2_5_the_start_player_is_chosen_at_random_or_agreed() -> None:
    """Each seat can begin; a seat that does not play cannot."""
    assert {setup(BOX, Options(), 3, Luck(mix(seed, 0))).turn for seed in range(20)} == {0, 1, 2}
    assert setup(BOX, Options(start=2), 3, Luck(1)).turn == 2
    with pytest.raises(CodecError, match="does not take part"):
        setup(BOX, Options(start=3), 3, Luck(1))


def _place_all(state: State, places: list[Place]) -> State:
    for place in places:
        seat = state.turn
        state = after(state, PlaceYurt(seat, place), Known())
    return state


def test_2_6_a_yurt_goes_on_an_empty_cell_of_a_region_without_an_own_one() -> None:
    """124 cells are empty at first; after a yurt in the tundra its 22 cells are gone, for this player only."""
    state = setup(BOX, Options(start=0), 2, Luck(1))
    assert len(GAME.legal_moves(state, 0)) == 124
    assert PlaceYurt(0, (0, 6)) not in GAME.legal_moves(state, 0)  # the Russian stands there
    state = _place_all(state, [(0, 5)])
    assert state.turn == 1
    assert len(GAME.legal_moves(state, 1)) == 123
    state = _place_all(state, [(0, 7)])
    tundra = {GROUND.at(cell) for cell in GROUND.cells if GROUND.region_of[cell] == 1}
    assert not [move for move in GAME.legal_moves(state, 0) if isinstance(move, PlaceYurt) and move.at in tundra]
    assert len(GAME.legal_moves(state, 0)) == 124 - 21


@pytest.mark.parametrize(("seats", "rounds"), [(2, 3), (3, 2), (4, 1)])
def test_2_6_placement_rounds_by_the_number_of_players(seats: int, rounds: int) -> None:
    """3, 2 or 1; afterwards each player has four cards, and the start player is in turn (2.7)."""
    state = setup(BOX, Options(start=1), seats, Luck(1))
    regions = [((0, 2), (0, 3), (1, 1), (1, 2)), ((0, 5), (0, 7), (0, 8), (1, 5)), ((0, 9), (0, 10), (0, 11), (1, 9))]
    for number in range(rounds):
        for place in regions[number][:seats]:
            assert state.phase is Phase.PLACE
            state = _place_all(state, [place])
    assert state.phase is Phase.ACT
    assert state.turn == 1
    assert [len(hand) for hand in state.hands] == [4] * seats
    assert len(state.discard) == 1  # 5.1: the first ruler was expelled
    assert state.pile == 72 - 4 * seats - 1


def test_2_7_the_log_tells_of_the_first_deal() -> None:
    """And of the first card that is turned over."""
    state = setup(BOX, Options(start=0), 2, Luck(1))
    state = _place_all(state, [(0, 5), (0, 7), (0, 2), (0, 3), (0, 9)])
    luck = turning(state, *[card.name for card in BOX.cards[9:17]], "russian:N:mountains")
    steps = do(state, PlaceYurt(1, (0, 10)), luck)
    assert told(steps) == [
        "Ben puts up a yurt: ice.",
        "Each player gets 4 cards.",
        "Turned over: the Russian, north.",
        "Expelled: the Russian. Direction: east.",
    ]
    assert at(steps[-1].state, steps[-1].state.neutral) == {(0, 6)}
