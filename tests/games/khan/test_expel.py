"""Chapters 4, 5 and 8: cards, and rulers who are expelled."""

from __future__ import annotations

from typing import Any

import pytest

from boardtable.games.khan import GAME
from boardtable.games.khan.flow import expel
from boardtable.games.khan.moves import Discard, EndTurn, Expel, Invade, InvadeAnywhere
from boardtable.games.khan.state import Phase, State
from tests.games.khan.camp import BOX, Known, Place, after, at, do, other_box, position, told, turning

DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")


def where(state: State, ruler: str) -> Place | None:
    """Tell where a ruler stands; None if he is in his court."""
    cell = state.rulers[state.box.ruler(ruler)]
    return None if cell < 0 else state.box.ground.at(cell)


def expelled(state: State, ruler: str, direction: str, *, general: bool = False) -> State:
    """Expel a ruler in a direction."""
    return expel(state, state.box.ruler(ruler), DIRECTIONS.index(direction), [], general=general)


# The example of the rule book: the Seljuk among a tile, a yurt, the river and a bridge.
SELJUK = position(
    rulers={"seljuk": (7, 6)},
    neutral=[(9, 4)],
    pieces=[
        ("I2", [(8, 5), (8, 6)], {0: (8, 5)}),
        ("B3", [(7, 5), (7, 4), (7, 3)], {1: (7, 5)}),
    ],
)


def test_5_2_example_the_seljuk_goes_one_cell_north() -> None:
    """The cell in the given direction is empty."""
    assert where(expelled(SELJUK, "seljuk", "N"), "seljuk") == (6, 6)


@pytest.mark.parametrize("direction", ["SW", "W"])
def test_5_2_example_the_seljuk_is_blocked_and_goes_north_west(direction: str) -> None:
    """South-west lie a tile, a neutral yurt and the river, west a bridge: the next free direction clockwise counts."""
    state = expelled(SELJUK, "seljuk", direction)
    assert where(state, "seljuk") == (6, 5)
    assert state.neutral >> BOX.ground.cell((7, 6)) & 1
    assert state.courts[BOX.ruler("seljuk")] == 4


@pytest.mark.parametrize(
    ("direction", "goal"),
    [
        ("E", (0, 7)),
        ("SE", (1, 7)),
        ("S", (1, 6)),
        ("SW", (1, 5)),
        ("W", (0, 5)),
        ("NW", (0, 7)),
        ("N", (0, 7)),
        ("NE", (0, 7)),
    ],
)
def test_5_2_example_the_russian_at_the_edge_has_five_ways(direction: str, goal: Place) -> None:
    """The three that lead off the map give way to the next one clockwise."""
    assert where(expelled(position(), "russian", direction), "russian") == goal


def test_5_2_occupied_cells_are_passed_over_and_count() -> None:
    """Two yurts are passed over; behind a third one there is no cell within three."""
    two = position(rulers={"georgian": (6, 1)}, yurts=[[(5, 1)], [(4, 1)]])
    assert where(expelled(two, "georgian", "N"), "georgian") == (3, 1)
    three = position(rulers={"georgian": (6, 1)}, yurts=[[(5, 1)], [(4, 1)]], neutral=[(3, 1)])
    assert where(expelled(three, "georgian", "N"), "georgian") == (4, 3)  # over the Hungarian


def test_5_2_the_river_is_passed_over_and_counts() -> None:
    """From (3, 5) west the river lies on (3, 4), so (3, 3) is the goal."""
    assert where(expelled(position(rulers={"russian": (3, 5)}), "russian", "W"), "russian") == (3, 3)


def test_5_2_a_gap_in_the_outline_ends_a_direction() -> None:
    """East of (6, 11)'s row nothing is looked at beyond the map: from (7, 11) he goes on clockwise."""
    state = expelled(position(rulers={"song": (7, 11)}), "song", "E")
    assert where(state, "song") == (8, 12)


def test_5_2_the_last_yurt_of_a_court_is_exchanged_for_the_ruler() -> None:
    """Even if he could have moved."""
    state = position(courts={"korean": 1})
    state = expelled(state, "korean", "N")
    assert where(state, "korean") is None
    assert state.courts[BOX.ruler("korean")] == 0
    assert at(state, state.neutral) == {(2, 10)}
    assert state.lying[-1][BOX.first_in_court[BOX.ruler("korean")]] == BOX.ground.cell((2, 10))


def _blocked() -> State:
    """Shut the Khmer in at (12, 2): everything within three cells in all directions is occupied or off the map."""
    around = [(11, 2), (10, 2), (9, 2), (10, 4), (9, 5), (12, 1), (11, 1), (10, 0)]
    return position(rulers={"khmer": (12, 2)}, neutral=around)


def test_5_2_a_ruler_blocked_in_all_directions_is_removed() -> None:
    """A yurt of his court takes his place, the others go to the general supply."""
    state = expelled(_blocked(), "khmer", "S")
    assert where(state, "khmer") is None
    assert state.courts[BOX.ruler("khmer")] == 0
    assert state.neutral >> BOX.ground.cell((12, 2)) & 1
    court = BOX.first_in_court[BOX.ruler("khmer")]
    assert state.lying[-1][court + 4] == BOX.ground.cell((12, 2))
    assert state.lying[-1][court : court + 4] == (-1,) * 4


def test_5_3_a_ruler_makes_four_moves_and_is_removed_the_fifth_time() -> None:
    """Each time a yurt of his court stays behind."""
    state = position()
    for turn in range(4):
        state = expelled(state, "abbasid", DIRECTIONS[turn])
        assert where(state, "abbasid") is not None
    state = expelled(state, "abbasid", "N")
    assert where(state, "abbasid") is None
    assert state.neutral.bit_count() == 5


def test_8_1_action_b_takes_the_direction_of_a_card_and_a_yurt_of_the_general_supply() -> None:
    """The ruler that the card shows does not matter, and the court is not touched."""
    state = position()
    steps = do(state, Expel(0, "song"), turning(state, "russian:N:mountains"))
    state = steps[-1].state
    assert where(state, "song") == (7, 10)
    assert state.courts == (5,) * 8
    assert state.lying[-1][40] == BOX.ground.cell((8, 10))
    assert state.left == 1
    assert [BOX.cards[card].name for _, card in state.discard] == ["russian:N:mountains"]
    assert told(steps) == [
        "Anna expels a ruler: the Song.",
        "Turned over: the Russian, north.",
        "Expelled: the Song. Direction: north.",
    ]


def test_8_2_a_ruler_with_one_yurt_in_his_court_moves_in_action_b() -> None:
    """The exchange of step 1 does not apply; it would, if the box says so."""
    state = position(courts={"song": 1})
    moved = after(state, Expel(0, "song"), turning(state, "russian:N:mountains"))
    assert where(moved, "song") == (7, 10)
    assert moved.courts[BOX.ruler("song")] == 1

    def exchange(values: dict[str, Any]) -> None:
        values["turn"]["rulings"]["exchange_in_action"] = True

    made = other_box(exchange)
    state = position(made=made, courts={"song": 1})
    removed = after(state, Expel(0, "song"), turning(state, "russian:N:mountains"))
    assert where(removed, "song") is None
    assert removed.courts[made.ruler("song")] == 0


def test_8_3_a_blocked_ruler_is_removed_in_action_b_too() -> None:
    """A yurt of the general supply takes his place, his whole court goes there."""
    state = _blocked()
    state = after(state, Expel(0, "khmer"), turning(state, "russian:N:mountains"))
    assert where(state, "khmer") is None
    assert state.courts[BOX.ruler("khmer")] == 0
    court = BOX.first_in_court[BOX.ruler("khmer")]
    assert state.lying[-1][court : court + 5] == (-1,) * 5


def test_8_4_both_actions_may_expel_the_same_ruler() -> None:
    """And rulers who are gone cannot be expelled."""
    state = position(rulers={"korean": None})
    assert Expel(0, "korean") not in GAME.legal_moves(state, 0)
    state = after(state, Expel(0, "song"), turning(state, "russian:N:mountains"))
    state = after(state, Expel(0, "song"), turning(state, "seljuk:N:tundra"))
    assert where(state, "song") == (5, 10)  # over the river
    assert at(state, state.neutral) == {(8, 10), (7, 10)}
    assert state.phase is Phase.SPECIAL


def test_5_1_cards_of_removed_rulers_are_turned_over_and_the_next_one_counts() -> None:
    """They are discarded like any other."""
    state = position(rulers={"russian": None}, phase="special", left=0)
    luck = turning(state, *[card.name for card in BOX.cards[9:13]], "russian:N:mountains", "khmer:N:river")
    steps = do(state, EndTurn(0), luck)
    assert told(steps)[1:3] == [
        "Turned over: the Russian, out of the game. The next card counts.",
        "Turned over: the Khmer, north.",
    ]
    assert len(steps[-1].state.discard) == 2


def test_4_2_the_discard_pile_is_shuffled_when_a_card_is_needed() -> None:
    """Also for the refill, and a card that was just revealed is shuffled in too."""
    names = [card.name for card in BOX.cards]
    state = position(hands=[names[:2], names[2:6]], discard=names[6:70], phase="special", left=0)
    assert state.pile == 2
    steps = do(state, EndTurn(0), Known())
    assert "The discard pile is shuffled and becomes the draw pile." in told(steps)
    last = steps[-1].state
    assert len(last.hands[0]) == 4
    assert len(last.discard) == 1
    assert last.pile == 72 - 4 - 4 - 1


def test_4_2_the_pile_can_run_out_in_the_middle_of_a_refill() -> None:
    """One card is drawn from the old pile, the rest from the new one."""
    names = [card.name for card in BOX.cards]
    state = position(hands=[[], names[2:6]], discard=[*names[:2], *names[6:71]], phase="special", left=0)
    assert state.pile == 1
    steps = do(state, EndTurn(0), Known())
    last = steps[-1].state
    assert len(last.hands[0]) == 4
    assert BOX.card_numbers[names[71]] in [card for _, card in last.hands[0]]


def test_4_3_cards_of_removed_rulers_are_played_as_any_others() -> None:
    """The ruler plays no part in action A."""
    state = position(rulers={"russian": None}, hands=[["russian:SE:tundra"]])
    state = after(state, Invade(0, "russian:SE:tundra", (0, 5)))
    assert at(state, state.yurts[0]) == {(0, 5)}


def test_3_1_hands_are_filled_up_at_the_end_of_the_turn_only() -> None:
    """After action D and two discards the hand has two cards less until then."""
    names = ["russian:N:mountains", "russian:SE:tundra", "russian:W:ice", "russian:NE:rocky_desert"]
    state = position(hands=[names])
    state = after(state, InvadeAnywhere(0, (12, 7)))
    assert state.phase is Phase.DISCARD
    state = after(state, Discard(0, (names[0], names[2])))
    assert state.phase is Phase.SPECIAL
    assert len(state.hands[0]) == 2
    steps = do(state, EndTurn(0))
    assert told(steps)[0] == "Anna draws 2 cards."
    assert len(steps[-1].state.hands[0]) == 4
