"""Chapters 1 to 3: what is in the box, how it is laid out, and who sees what."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from boardtable.engine.codec import CodecError
from boardtable.engine.luck import Luck, mix
from boardtable.games.wok import GAME, INFO
from boardtable.games.wok.state import Options, State, pieces
from tests.games.wok.kitchen import BOX

if TYPE_CHECKING:
    from boardtable.engine.table import Face


def dealt(seats: int, seed: int = 1, options: Options | None = None) -> State:
    """Set up a game."""
    return GAME.setup(BOX, options or Options(), seats, Luck(mix(seed, 0)))


def test_1_1_63_ingredient_cards() -> None:
    """Fourteen broccoli, thirteen chicken, and so on down to seven prawns."""
    counts: Counter[str] = Counter()
    for kind in BOX.kinds:
        counts[BOX.ingredients[kind.ingredient].name] += kind.count
    assert counts == {
        "Freddie Broccoli": 14,
        "Chick'n Jagger": 13,
        "Mariah Carrot": 11,
        "Tina Tuna": 10,
        "Ozzy Octopus": 8,
        "Elvis the King Prawn": 7,
    }
    assert BOX.first_coin == 63


def test_1_2_cards_show_up_to_two_symbols() -> None:
    """There are 45 different cards; symbols of the same kind bring two."""
    assert len(BOX.kinds) == 45
    gives = {kind.name: kind.gives for kind in BOX.kinds}
    assert BOX.symbols == ("cookie", "spoon", "bowl", "chopstick")
    assert gives["tuna"] == (0, 0, 0, 0)
    assert gives["tuna:spoon"] == (0, 1, 0, 0)
    assert gives["tuna:bowl,bowl"] == (0, 0, 2, 0)


def test_1_3_a_star_counts_as_any_symbol() -> None:
    """One star brings one of each."""
    assert {kind.gives for kind in BOX.kinds if kind.symbols == ("star",)} == {(1, 1, 1, 1)}


def test_1_5_and_1_6_coins_and_woks() -> None:
    """22 coins; 25 wok cards, 4 of them Men-at-wok."""
    assert BOX.coins == 22
    assert BOX.first_wok == 85
    assert len(BOX.woks) == 25
    assert [wok.id for wok in BOX.woks if wok.id.startswith("man")] == [
        "man_double_5_1",
        "man_double_3_3",
        "man_power",
        "man_swap",
    ]


def test_2_1_two_to_four_players() -> None:
    """The game says so before it is loaded, and the box has a set-up for each of them."""
    assert INFO.seats == (2, 3, 4)
    assert tuple(seating.players for seating in BOX.seatings) == INFO.seats


@pytest.mark.parametrize(
    ("seats", "removed", "woks", "coins", "pile"),
    [(2, 24, 12, 16, 29), (3, 12, 15, 19, 41), (4, 0, 18, 22, 53)],
)
def test_2_2_to_2_7_what_lies_where(seats: int, removed: int, woks: int, coins: int, pile: int) -> None:
    """Removed cards, rows, heaps, table woks, coins in hand and the pile for each number of players."""
    state = dealt(seats)
    assert state.removed.bit_count() == removed  # 2.2
    assert [row.bit_count() for row in state.rows] == [3, 3, 2, 2]  # 2.4
    assert [heap.bit_count() for heap in state.heaps] == [6, 4]  # 2.4
    assert state.open_woks.bit_count() == woks  # 2.5
    assert [side.purse.bit_count() for side in state.sides] == [3] * seats  # 2.6
    assert sum(side.purse.bit_count() for side in state.sides) + 10 == coins  # 15.1
    assert len(state.pile) == pile  # 2.7
    assert all((side.hand, side.laid, side.woks, side.symbols) == (0, 0, 0, (0, 0, 0, 0)) for side in state.sides)


def test_2_2_the_removed_cards_are_taken_at_random() -> None:
    """Another deal removes other cards, and turns other woks face up (2.5)."""
    deals = [dealt(2, seed) for seed in range(6)]
    assert len({state.faces for state in deals}) == 6
    assert len({state.dealt for state in deals}) == 6


def test_2_8_the_start_player_is_chosen_or_drawn() -> None:
    """The host may name a player; else each one starts sometimes."""
    assert dealt(3, options=Options(start=2)).turn == 2
    assert {dealt(3, seed).turn for seed in range(30)} == {0, 1, 2}


@pytest.mark.parametrize("start", [-1, 3])
def test_2_8_the_start_player_takes_part(start: int) -> None:
    """A record that names somebody else is refused with the entry's name."""
    with pytest.raises(CodecError, match=r"options\.start: this player does not take part"):
        dealt(3, options=Options(start=start))


def test_2_9_the_same_seed_gives_the_same_deal() -> None:
    """A game can be replayed."""
    assert dealt(4, 7) == dealt(4, 7)


def test_3_2_undrawn_cards_have_no_face() -> None:
    """Only the drawn cards are known; the bag says how many of each are left, and they make up the box."""
    state = dealt(3)
    assert len(state.faces) == 12 + 10
    left = Counter(dict(state.pile.counts))
    left.update(state.faces)
    assert left == {number: kind.count for number, kind in enumerate(BOX.kinds)}


def test_3_3_hands_lie_open_at_one_screen_by_default() -> None:
    """One person among computers sees closed hands, several people at one screen open ones."""
    by_name = {choice.name: choice for choice in GAME.choices(3, 1)}
    assert by_name["open_hands"].default is False
    assert by_name["start"].default is None
    assert [value for value, _ in by_name["start"].values] == [None, 0, 1, 2]
    assert {choice.name: choice.default for choice in GAME.choices(3, 2)}["open_hands"] is True


def hand_faces(state: State, seat: int | None, owner: int) -> set[Face]:
    """Tell what somebody sees in the hand of a player."""
    return {item.face for item in GAME.table(state, seat).placed if item.at.zone == f"hand/{owner}"}


def test_3_3_a_closed_hand_shows_only_how_many_cards() -> None:
    """Coins and ingredients have the same back (1.7)."""
    state = dealt(2)
    backs = hand_faces(state, 0, 1)
    assert len(backs) == 1
    assert backs == hand_faces(state, None, 0)
    closed = [item for item in GAME.table(state, 0).placed if item.at.zone == "hand/1"]
    assert [item.badge for item in closed] == [None, None, "3"]


def test_3_4_the_computer_knows_what_was_seen() -> None:
    """The view hides nothing but the order of the pile, which does not exist yet."""
    state = dealt(2)
    assert GAME.view(state, 0) is state
    assert GAME.sample(state, 1, Luck(1)) is state


def test_pieces_are_listed_by_number() -> None:
    """A mask is a set of pieces."""
    assert pieces(0) == []
    assert pieces(0b1001) == [0, 3]
