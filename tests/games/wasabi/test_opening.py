"""Set-up and opening: chapters 1 to 3 of the rules, and what the box holds."""

from __future__ import annotations

import pytest

from boardtable.engine.codec import CodecError
from boardtable.engine.luck import Luck, mix
from boardtable.games.wasabi import GAME
from boardtable.games.wasabi.moves import Draw, Give, Place
from boardtable.games.wasabi.state import NO_STRIP, Options, Phase, State, strips_left
from tests.games.wasabi.counter import BOX, do, hand, kitchen, legal, position, said, screen, steps


def dealt(seats: int, start: int | None = 0, luck: int = 1) -> State:
    """Set up a game."""
    return GAME.setup(BOX, Options(start=start), seats, Luck(mix(luck, 0)))


@pytest.mark.parametrize(("seats", "columns", "squares"), [(2, 5, 30), (3, 6, 36), (4, 7, 42)])
def test_2_1_play_zone_grows_with_the_players(seats: int, columns: int, squares: int) -> None:
    """Six rows of 5, 6 or 7 squares, all of them open."""
    state = dealt(seats)
    assert (state.mat.rows, state.mat.columns, len(state.mat.squares)) == (6, columns, squares)
    assert state.board.open.bit_count() == squares


@pytest.mark.parametrize(("columns", "segments"), [(2, 130), (3, 168), (4, 206)])
def test_1_7_segments_lie_in_rows_and_columns(columns: int, segments: int) -> None:
    """Of lengths 2 to 5: for seven columns 71, 58, 45 and 32."""
    mat = dealt(columns).mat
    assert sum(len(of_length) for of_length in mat.segments) == segments
    if columns == 4:
        assert [len(of_length) for of_length in mat.segments] == [71, 58, 45, 32]
    assert [len(mat.edges), len(mat.blocks)] == {2: [49, 20], 3: [60, 25], 4: [71, 30]}[columns]


def test_2_2_all_tiles_begin_in_the_pantry() -> None:
    """72, whatever the number of players."""
    for seats in (2, 3, 4):
        assert dealt(seats).pantry.bit_count() == 72


def test_2_3_strips_lie_in_four_piles() -> None:
    """19, 15, 11 and 7 of them."""
    state = dealt(3)
    assert [strips_left(state, length) for length in range(4)] == [19, 15, 11, 7]


@pytest.mark.parametrize(("seats", "counts"), [(2, (1, 1, 1, 1, 1)), (3, (1, 2, 1, 1, 2)), (4, (2, 2, 2, 2, 2))])
def test_2_4_action_cards_by_players(seats: int, counts: tuple[int, ...]) -> None:
    """Chop!, Spicy!, Stack!, Switch!, Wasabi!: 5, 7 or 10 cards."""
    found = kitchen(dealt(seats))
    assert tuple(found.count(card) for card in ("chop", "spicy", "stack", "switch", "wasabi")) == counts


def test_2_6_every_player_has_ten_tokens_and_an_empty_bowl() -> None:
    """Four, three, two and one; nobody starts with an action card (2.8)."""
    for side in dealt(4).sides:
        assert (side.left, side.cubes, side.cards, side.served) == ((4, 3, 2, 1), 0, (), ())
        assert side.screen == (NO_STRIP,) * 3


def test_2_7_what_tokens_bring() -> None:
    """Points 2, 3, 5, 8 and cubes 0, 1, 2, 3."""
    assert [(token.length, token.points, token.cubes) for token in BOX.tokens] == [
        (2, 2, 0),
        (3, 3, 1),
        (4, 5, 2),
        (5, 8, 3),
    ]


def test_3_1_the_start_player_is_chosen_or_drawn() -> None:
    """By chance if nobody was named, and everybody can be."""
    assert dealt(4, start=2).seat == 2
    assert {dealt(3, start=None, luck=luck).seat for luck in range(20)} == {0, 1, 2}
    with pytest.raises(CodecError, match=r"options.start"):
        dealt(2, start=2)
    (choice,) = GAME.choices(3, 3)
    assert [(value, said(label)) for value, label in choice.values] == [
        (None, "At random"),
        (0, "Anna"),
        (1, "Ben"),
        (2, "Cleo"),
    ]


def test_3_2_tiles_are_given_to_the_left() -> None:
    """From the start player on, clockwise, three for each; the last hand is that of the start player."""
    state = dealt(3, start=1)
    state = do(state, Give(1, "tuna"), Give(1, "crab"), Give(1, "egg"))
    assert hand(state, 2) == ["tuna", "crab", "egg"]
    assert state.seat == 2
    state = do(state, Give(2, "eel"), Give(2, "squid"), Give(2, "pickle"))
    assert (hand(state, 0), state.seat) == (["eel", "squid", "pickle"], 0)
    state = do(state, Give(0, "salmon"), Give(0, "shrimp"), Give(0, "avocado"))
    assert hand(state, 1) == ["salmon", "shrimp", "avocado"]
    assert (state.phase, state.seat) == (Phase.MENU, 1)


def test_3_3_neither_staples_nor_unique_ingredients_are_given() -> None:
    """Twelve kinds can be; then nothing of the same category."""
    state = dealt(2)
    kinds = [move.kind for move in legal(state, Give)]
    assert kinds == [
        *("tuna", "salmon", "snapper", "eel"),
        *("shrimp", "crab", "squid"),
        *("avocado", "cucumber", "pickle"),
        *("tempura", "egg"),
    ]
    state = do(state, Give(0, "eel"))
    assert [move.kind for move in legal(state, Give)] == kinds[4:]
    state = do(state, Give(0, "avocado"))
    assert [move.kind for move in legal(state, Give)] == ["shrimp", "crab", "squid", "tempura", "egg"]


def test_3_4_what_is_used_up_cannot_be_given() -> None:
    """There are three pickles: after three players got one, there is none for the fourth."""
    state = dealt(4)
    for seat in range(3):
        state = do(state, Give(seat, "pickle"), Give(seat, "tuna"), Give(seat, "egg"))
    kinds = [move.kind for move in legal(state, Give)]
    assert "pickle" not in kinds
    assert {"avocado", "cucumber"} <= set(kinds)


def test_3_5_recipes_are_drawn_one_after_another() -> None:
    """Three for each, of any lengths, each seen before the pile of the next is chosen; then play begins (3.6)."""
    state = position(3, phase="menu", seat=1, start=1, screens=[[], [], []])
    assert [move.length for move in legal(state, Draw)] == [2, 3, 4, 5]
    first = steps(state, Draw(1, 5))
    assert first[-1].reveals
    state = first[-1].state
    assert (state.seat, len(screen(state, 1))) == (1, 1)
    assert BOX.lengths[BOX.recipe(screen(state, 1)[0])] == 3
    state = do(state, Draw(1, 2), Draw(1, 2))
    assert state.seat == 2
    state = do(state, Draw(2, 3), Draw(2, 3), Draw(2, 4), Draw(0, 2), Draw(0, 3), Draw(0, 4))
    assert [len(screen(state, seat)) for seat in range(3)] == [3, 3, 3]
    assert (state.seat, state.phase) == (1, Phase.PLAY)
    assert len(legal(state, Place)) == 3 * 36


def test_3_5_a_strip_is_numbered_by_drawing_and_no_recipe_comes_twice() -> None:
    """The strips of length 2 are 0 to 18: the first one drawn is 0, whatever it says."""
    state = position(2, phase="menu", screens=[[], []])
    seen = set()
    for luck in range(40):
        drawn = do(state, Draw(0, 2), luck=luck)
        assert drawn.sides[0].screen[0] == 0
        seen.add(drawn.menu.faces[0])
    assert len(seen) > 10
    assert seen <= set(range(19))
    state = do(state, Draw(0, 2), Draw(0, 2), Draw(0, 2))
    assert state.sides[0].screen == (0, 1, 2)
    assert len(set(screen(state, 0))) == 3
