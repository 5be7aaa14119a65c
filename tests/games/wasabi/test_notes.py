"""Prompts, and notes at what is pointed at."""

from __future__ import annotations

import pytest

from boardtable.engine.note import Tone
from boardtable.engine.target import Cell, Piece, Target
from boardtable.games.wasabi import GAME
from boardtable.games.wasabi.moves import (
    Chop,
    Claim,
    Discard,
    Done,
    Draw,
    Give,
    Pass,
    Place,
    PutBack,
    Spice,
    Switch,
    TakeCard,
    TakeTile,
)
from boardtable.games.wasabi.state import State, card_of, strip_of, tile_of
from tests.games.wasabi.counter import BOX, at, do, position, said, told

KINDS = {kind.id: number for number, kind in enumerate(BOX.ingredients)}
TYPES = {card.id: number for number, card in enumerate(BOX.cards)}


def notes(state: State, *picked: Target, seat: int = 0) -> dict[Target, str]:
    """Read the notes for what is picked."""
    found = GAME.preview(state, seat, picked)
    assert {note.tone for note in found} <= {Tone.GAIN}
    assert len({note.at for note in found}) == len(found)
    return {note.at: said(note.text) for note in found}


def tile(state: State, kind: str) -> Piece:
    """Point at a tile of Anna's hand."""
    return Piece(tile_of(state, 0, KINDS[kind]))


def card(state: State, name: str) -> Piece:
    """Point at an action card of Anna's."""
    return Piece(card_of(state, 0, TYPES[name]))


def square(row: int, column: int) -> Cell:
    """Point at a square."""
    return Cell("board", at(row, column))


STATE = position(
    board={(1, 1): "tempura", (1, 2): "tuna", (3, 2): "crab", (4, 2): "avocado", (6, 1): "maki rice"},
    hands=[["maki", "tuna", "egg"]],
    cards=[["stack", "switch"]],
    screens=[["crunchy_tuna", "tekkamaki", "fog_city_roll"]],
)


def test_a_tile_shows_what_it_completes_at_each_square() -> None:
    """Plain or with style, on open squares; several recipes at one of them."""
    assert notes(STATE, tile(STATE, "maki")) == {
        square(1, 3): "Tekkamaki (+2), Crunchy Tuna (+3, with style +1)",
        square(2, 2): "Tekkamaki (+2), Fog City Roll (+3)",
        square(5, 2): "Fog City Roll (+3, with style +1)",
    }
    assert notes(STATE, tile(STATE, "egg")) == {}
    assert notes(STATE) == {}
    assert notes(STATE, tile(STATE, "maki"), seat=1) == {}


def short(state: State, *picked: Target) -> dict[Target, tuple[str, tuple[str, ...]]]:
    """Read what is written where nobody aims: few words, and pictures."""
    return {note.at: (said(note.short), note.signs) for note in GAME.preview(state, 0, picked)}


def test_in_short_points_and_cubes_are_added_up() -> None:
    """Two recipes at one square; style shows as a cube, since that is what it earns (6.19)."""
    assert short(STATE, tile(STATE, "maki")) == {
        square(1, 3): ("+5", ("cube",)),
        square(2, 2): ("+5", ()),
        square(5, 2): ("+3", ("cube",)),
    }
    claims = do(STATE, Place(0, "maki", at(1, 3)))
    assert short(claims) == {
        Piece(strip_of(claims, 0, BOX.recipe("crunchy_tuna"))): ("+3", ("cube",)),
        Piece(strip_of(claims, 0, BOX.recipe("tekkamaki"))): ("+2", ()),
    }


def test_with_stack_the_tile_shows_what_it_completes_on_other_tiles() -> None:
    """Tuna on the crab or the rice completes nothing, maki on the tempura makes a Tekkamaki."""
    assert notes(STATE, card(STATE, "stack"), tile(STATE, "maki")) == {square(1, 1): "Tekkamaki (+2)"}
    assert notes(STATE, tile(STATE, "tuna")) == {}
    assert notes(STATE, card(STATE, "stack"), tile(STATE, "tuna")) == {}


def test_a_switch_shows_what_it_completes_once_a_square_is_chosen() -> None:
    """Tempura goes beside, and nothing is left for Crunchy Tuna; crab and avocado fit any maki."""
    state = position(
        board={(1, 1): "maki", (1, 3): "tuna", (2, 2): "maki"},
        cards=[["switch", "chop"]],
        screens=[["tekkamaki"]],
        covers=[(5, 1)],
    )
    held = card(state, "switch")
    assert notes(state, held) == {}
    assert notes(state, held, square(1, 3)) == {square(1, 2): "Tekkamaki (+2)", square(2, 3): "Tekkamaki (+2)"}
    assert notes(state, held, square(6, 5)) == {}


def test_a_chop_shows_what_comes_to_light() -> None:
    """Tuna under eel beside a maki; of a single tile, or the same kind below, nothing."""
    state = position(
        board={(1, 1): "maki", (1, 2): "tuna eel", (2, 1): "tuna tuna", (5, 5): "crab"},
        cards=[["chop"]],
        screens=[["tekkamaki"]],
    )
    assert notes(state, card(state, "chop")) == {square(1, 2): "Tekkamaki (+2)"}


def test_a_chopped_tile_shows_what_it_completes() -> None:
    """It is held as soon as it was chopped."""
    state = position(board={(1, 1): "maki", (5, 5): "tuna"}, cards=[["chop"]], screens=[["tekkamaki"]])
    state = do(state, Chop(0, at(5, 5)))
    assert notes(state) == {square(1, 2): "Tekkamaki (+2)", square(2, 1): "Tekkamaki (+2)"}


def test_claims_show_what_they_bring() -> None:
    """At each strip."""
    state = do(STATE, Place(0, "maki", at(1, 3)))
    assert notes(state) == {
        Piece(strip_of(state, 0, BOX.recipe("crunchy_tuna"))): "+3, with style +1",
        Piece(strip_of(state, 0, BOX.recipe("tekkamaki"))): "+2",
    }
    assert notes(position(phase="passing")) == {}


def prompts(state: State, *picked: Target) -> tuple[str, str, list[str]]:
    """Read the prompt of who is in turn: what to do, what the others read, and the buttons."""
    prompt = GAME.prompt(state, state.seat, picked)
    other = GAME.prompt(state, state.left_of(state.seat), ())
    assert other.ask == other.wait == prompt.wait
    assert other.buttons == ()
    return said(prompt.ask), said(prompt.wait), [said(label) for _, label in prompt.buttons]


def test_prompts_of_the_opening() -> None:
    """What is still to be given, and drawn."""
    state = position(phase="give", hands=[[], []])
    assert prompts(state) == (
        "Choose an ingredient for the starting hand of Ben: 3 more, each of another category.",
        "Anna chooses ingredients for: Ben.",
        [],
    )
    state = do(state, Give(0, "tuna"), Give(0, "crab"))
    assert prompts(state)[0] == "Choose an ingredient for the starting hand of Ben: 1 more, of another category."
    state = position(phase="menu", screens=[[], []])
    assert prompts(do(state, Draw(0, 2))) == (
        "Draw a recipe of any length: 2 more.",
        "Anna draws recipes.",
        [],
    )


def test_prompts_at_the_counter() -> None:
    """With cards and without, with one in hand, after one was played."""
    wait = "Anna is at the counter."
    assert prompts(position()) == ("Place an ingredient on an open square.", wait, ["Pass"])
    assert prompts(STATE)[0] == "Place an ingredient, or play an action card first."
    assert prompts(STATE, tile(STATE, "egg"))[0] == "Place an ingredient, or play an action card first."
    assert prompts(do(STATE, Switch(0, at(1, 1), at(2, 1)))) == ("Now place an ingredient.", wait, [])
    state = do(STATE, Place(0, "egg", at(6, 5)))
    assert prompts(state) == ("You may still play an action card.", wait, ["Done"])
    assert prompts(state, card(state, "switch"))[0] == "Switch! Choose two adjacent squares."
    spicy = position(cards=[["spicy"]])
    state = do(spicy, Spice(0), Place(0, "egg", at(6, 5)))
    assert prompts(state) == ("You may place a second ingredient.", wait, ["Done"])
    state = do(position(board={(2, 2): "crab"}, cards=[["chop"]]), Chop(0, at(2, 2)))
    assert prompts(state) == ("Put it back into the pantry, or place it on the board: crab.", wait, [])


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("chop", "Chop! Choose a tile on the board."),
        ("spicy", "Spicy! Drop the card on the board."),
        ("stack", "Stack! Choose an ingredient of yours and a tile on the board."),
        ("switch", "Switch! Choose two adjacent squares."),
        ("wasabi", "Wasabi! Choose four squares, two by two."),
    ],
)
def test_a_card_in_hand_says_where_it_can_go(name: str, sentence: str) -> None:
    """While it is held, passing is still offered."""
    state = position(board={(1, 1): "eel"}, cards=[[name]])
    assert prompts(state, card(state, name)) == (sentence, "Anna is at the counter.", ["Pass"])


def test_what_is_not_served_goes_by_what_was() -> None:
    """Nothing at all, or no more than that."""
    state = do(STATE, Place(0, "maki", at(1, 3)))
    assert prompts(state)[2] == ["Serve nothing"]
    assert prompts(do(state, Claim(0, "tekkamaki")))[2] == ["No more"]


def test_prompts_of_passing_and_step_2() -> None:
    """What can be stopped has a button."""
    state = do(position(), Pass(0))
    wait = "Anna passes and discards recipes."
    assert prompts(state) == ("Discard at least one recipe: put it under its pile.", wait, [])
    state = do(state, Discard(0, "poison_pill"))
    assert prompts(state) == ("Discard more recipes in the order that you like, or stop.", wait, ["Done"])
    turn = {"placed": 1, "completed": 1}
    state = position(phase="reward", turn=turn, cards=[["chop", "spicy"]])
    assert prompts(state) == (
        "Put an action card back into the kitchen, or lay the new one on it.",
        "Anna takes a reward.",
        ["Waive it"],
    )
    assert told(state, PutBack(0, "chop")) == ["Anna puts back: Chop!"]
    assert prompts(do(state, PutBack(0, "chop")))[0] == "Take an action card: 1 reward left."
    state = position(phase="pantry", turn={"placed": 1}, hands=[["rice"]])
    assert prompts(state) == ("Take an ingredient: 2 more.", "Anna takes ingredients.", [])


def test_the_log_says_what_happens() -> None:
    """Names of ingredients stand behind a colon."""
    state = position(phase="give", hands=[[], []])
    assert told(state, Give(0, "tuna")) == ["For the starting hand of Ben: tuna."]
    state = position(phase="menu", screens=[[], []])
    assert told(state, Draw(0, 4)) == ["Anna draws a recipe of length 4."]
    assert told(position(), Place(0, "egg", at(6, 5))) == ["Anna places a tile: egg (row 6, column 5)."]
    assert told(position(), Pass(0)) == ["Anna passes."]
    state = position(phase="pantry", turn={"placed": 1}, hands=[["rice"]])
    assert told(state, TakeTile(0, "urchin")) == ["Anna takes: sea urchin."]
    state = position(phase="reward", turn={"placed": 1, "completed": 1})
    assert told(state, TakeCard(0, "stack")) == ["Anna takes from the kitchen: Stack!"]


def test_the_log_says_how_the_game_ends() -> None:
    """Before the outcome says who won."""
    nine = [
        *("crunchy_tuna", "fog_city_roll", "shell_game"),
        *("spider_on_stilts", "tide_pool_gang", "krakens_wedding"),
        *("kappamaki", "oshinko_roll", "ika_nigiri"),
    ]
    state = position(board={(1, 1): "tuna"}, hands=[["maki"]], screens=[["tekkamaki"]], served=[nine])
    state = do(state, Place(0, "maki", at(1, 2)))
    assert told(state, Claim(0, "tekkamaki")) == [
        "Anna serves: Tekkamaki. Points: 2.",
        "Anna has assigned all challenge tokens.",
    ]
    state = do(position(passes=5), Pass(0), Discard(0, "poison_pill"), Done(0))
    assert told(state, Draw(0, 2)) == [
        "Anna draws a recipe of length 2.",
        "Everybody has passed several times in a row: standstill.",
    ]
    kinds = iter([kind.id for kind in BOX.ingredients for _ in range(kind.count) if kind.id != "egg"])
    squares = [(row, column) for row in range(1, 7) for column in range(1, 6)]
    board = {place: next(kinds) for place in squares if place != (6, 5)}
    state = position(
        board=board, hands=[["egg", "egg"], []], screens=[["poison_pill", "prickly_heat", "fat_chance"], []]
    )
    state = do(state, Place(0, "egg", at(6, 5)), TakeTile(0, "egg"))
    assert told(state, TakeTile(0, "egg"))[-1] == "The board is full."
