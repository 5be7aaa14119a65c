"""What is not allowed, and which rule says so."""

from __future__ import annotations

import pytest

from boardtable.engine.target import Button, Cell, Piece, Target
from boardtable.games.wasabi import GAME
from boardtable.games.wasabi.moves import Chop, Place
from boardtable.games.wasabi.printed import box
from boardtable.games.wasabi.state import State, card_of, strip_of, tile_of, top_card, top_strip, top_tile
from tests.games.wasabi.counter import BOX, Squares, at, components, do, position, said

KINDS = {kind.id: number for number, kind in enumerate(BOX.ingredients)}
TYPES = {card.id: number for number, card in enumerate(BOX.cards)}


def tile(state: State, kind: str, seat: int = 0) -> Piece:
    """Point at a tile of a hand."""
    return Piece(tile_of(state, seat, KINDS[kind]))


def card(state: State, name: str, seat: int = 0) -> Piece:
    """Point at an action card of a hand."""
    return Piece(card_of(state, seat, TYPES[name]))


def strip(state: State, recipe: str, seat: int = 0) -> Piece:
    """Point at a strip on a screen."""
    return Piece(strip_of(state, seat, BOX.recipe(recipe)))


def square(row: int, column: int) -> Cell:
    """Point at a square."""
    return Cell("board", at(row, column))


def rule(
    state: State, held: Target | tuple[Target, ...] = (), over: Target | tuple[Target, ...] = (), seat: int = 0
) -> str | None:
    """Tell which rule forbids a pointing; the seat is told the same from what it sees."""
    lifted = held if isinstance(held, tuple) else (held,)
    under = over if isinstance(over, tuple) else (over,)
    refusal = GAME.why_not(state, seat, lifted, under)
    assert GAME.why_not(GAME.view(state, seat), seat, lifted, under) == refusal
    return None if refusal is None else refusal.rule


def why(state: State, held: Target, over: Target) -> str:
    """Read the sentence."""
    refusal = GAME.why_not(state, 0, (held,), (over,))
    assert refusal is not None
    return said(refusal.why)


BOARD: Squares = {(1, 1): "tuna", (1, 2): "crab", (4, 4): "eel"}
PLAY = position(board=BOARD, covers=[(2, 1)], cards=[["chop", "switch"], ["spicy"]], served=[["tekkamaki"], []])


def test_nothing_pointed_at_is_nothing_forbidden() -> None:
    """Or something that is not on the table."""
    assert rule(PLAY) is None
    assert rule(PLAY, Piece(-1)) is None
    assert rule(PLAY, Cell("nowhere")) is None
    assert rule(PLAY, Piece(9999)) == "6.20"


def test_4_5_nobody_acts_out_of_turn() -> None:
    """Nor do recipes of others count (6.21)."""
    assert rule(PLAY, tile(PLAY, "rice", 1), square(6, 5), seat=1) == "4.5"
    assert rule(PLAY, strip(PLAY, "eight_armed_bandit", 1), seat=1) == "6.21"
    assert rule(PLAY, tile(PLAY, "rice", 1)) == "4.5"
    assert rule(PLAY, (), Cell("cards/1")) == "4.5"


def test_the_game_is_over() -> None:
    """By the rule that ended it."""
    state = position(phase="over", ending="standstill", passes=6)
    assert rule(state, tile(state, "rice"), square(1, 1)) == "10.7"


# ---- Step 1


def test_5_1_a_tile_goes_on_the_board() -> None:
    """Not on a screen, and back into the hand is no fault."""
    assert rule(PLAY, tile(PLAY, "rice"), Cell("screen/0")) == "5.1"
    assert rule(PLAY, tile(PLAY, "rice"), Cell("hand/0")) is None
    assert rule(PLAY, tile(PLAY, "rice")) is None
    assert rule(PLAY, tile(PLAY, "rice"), square(6, 5)) is None
    assert rule(PLAY, tile(PLAY, "rice"), Cell("board")) is None


def test_5_2_a_square_with_a_tile() -> None:
    """With Stack! in hand the sentence says what would help; not after it was too late."""
    assert rule(PLAY, tile(PLAY, "rice"), square(1, 1)) == "5.2"
    assert "Stack!" not in why(PLAY, tile(PLAY, "rice"), square(1, 1))
    state = position(board=BOARD, cards=[["stack"]])
    assert why(state, tile(state, "rice"), square(1, 1)).endswith("To put yours on top, play Stack!")
    state = position(board=BOARD, cards=[["stack"]], turn={"played": "switch"})
    assert "Stack!" not in why(state, tile(state, "rice"), square(1, 1))


def test_5_3_tiles_come_from_the_hand() -> None:
    """Not from the pantry, and none goes back there (9.9)."""
    assert rule(PLAY, Piece(top_tile(PLAY, KINDS["egg"])), square(6, 5)) == "5.3"
    assert rule(PLAY, tile(PLAY, "rice"), Cell("pantry", (0, 0))) == "9.9"


def test_5_4_what_lies_on_the_board_stays() -> None:
    """And a Wasabi! card is no tile (9.3)."""
    lying = Piece(PLAY.board.stacks[0][0])
    assert rule(PLAY, (), (lying, square(1, 1))) == "5.4"
    assert rule(PLAY, (), square(2, 2)) == "9.3"
    assert rule(PLAY, (), square(6, 5)) is None
    assert rule(PLAY, (), Cell("board")) is None


def test_8_5_5_covered_squares() -> None:
    """For a tile, Chop!, Switch! and Stack!."""
    assert rule(PLAY, tile(PLAY, "rice"), square(2, 1)) == "8.5.5"
    assert rule(PLAY, card(PLAY, "chop"), square(2, 1)) == "8.5.5"
    assert rule(PLAY, card(PLAY, "switch"), square(2, 1)) == "8.5.5"
    state = position(board=BOARD, covers=[(2, 1)], cards=[["stack"]])
    assert rule(state, card(state, "stack"), square(2, 1)) == "8.5.5"


def test_4_3_one_tile_a_turn() -> None:
    """A second one needs Spicy!."""
    state = do(PLAY, Place(0, "rice", at(6, 5)))
    assert rule(state, tile(state, "egg"), square(6, 4)) == "4.3"
    assert rule(PLAY, (), Button("done")) == "4.3"


def test_8_1_one_card_a_turn() -> None:
    """Whether it was played or is held with another one."""
    state = position(board=BOARD, cards=[["switch"]], turn={"played": "chop"})
    assert rule(state, card(state, "switch"), square(1, 1)) == "8.1"
    assert rule(PLAY, (card(PLAY, "chop"),), (card(PLAY, "switch"),)) == "8.1"


def test_4_4_and_7_1_no_passing_after_a_card_or_a_tile() -> None:
    """The button tells why; before them it is allowed."""
    assert rule(position(turn={"played": "chop"}), (), Button("pass")) == "4.4"
    assert rule(do(PLAY, Place(0, "rice", at(6, 5))), (), Button("pass")) == "7.1"
    assert rule(PLAY, (), Button("pass")) is None


def test_8_2_a_card_is_played_on_the_board() -> None:
    """Not into the kitchen; back to the own cards is no fault."""
    assert rule(PLAY, card(PLAY, "chop"), Cell("kitchen", (0, 0))) == "8.2"
    assert rule(PLAY, card(PLAY, "chop"), Cell("cards/0")) is None
    assert rule(PLAY, card(PLAY, "chop")) is None


def test_8_6_2_nothing_to_be_chopped() -> None:
    """On an empty square, or anywhere on an empty board."""
    assert rule(PLAY, card(PLAY, "chop"), square(6, 5)) == "8.6.2"
    assert rule(PLAY, card(PLAY, "chop"), square(1, 1)) is None
    empty = position(cards=[["chop"]])
    assert rule(empty, card(empty, "chop")) == "8.6.2"


def test_8_7_stack() -> None:
    """Before the tile only, and on a tile."""
    state = position(board=BOARD, cards=[["stack", "chop"]])
    assert rule(state, card(state, "stack"), square(6, 5)) == "8.7.3"
    assert rule(state, card(state, "stack"), square(1, 1)) == "8.7.1"
    assert rule(state, (card(state, "stack"), tile(state, "rice")), square(1, 1)) is None
    later = do(state, Place(0, "rice", at(6, 5)))
    assert rule(later, card(later, "stack"), square(1, 1)) == "8.7.1"
    empty = position(cards=[["stack"]])
    assert rule(empty, card(empty, "stack")) == "8.7.2"


def test_8_8_switch() -> None:
    """Across a corner, at a distance, two empty squares; one square alone says nothing yet."""
    held = card(PLAY, "switch")
    assert rule(PLAY, held, square(1, 1)) is None
    assert rule(PLAY, (held, square(4, 4)), square(5, 5)) == "8.8.2"
    assert rule(PLAY, (held, square(1, 1)), square(1, 4)) == "8.8.2"
    assert rule(PLAY, (held, square(6, 4)), square(6, 5)) == "8.8.3"
    assert rule(PLAY, (held, square(1, 1)), square(1, 2)) is None
    empty = position(cards=[["switch"]])
    assert rule(empty, card(empty, "switch")) == "8.8.2"


def test_8_5_wasabi() -> None:
    """Over the edge, upon another one, over the last open squares."""
    state = position(3, board=BOARD, covers=[(2, 1)], cards=[["wasabi"]])
    held = card(state, "wasabi")
    assert rule(state, held, square(2, 1)) == "8.5.3"
    assert rule(state, (held, square(1, 1)), square(1, 2)) == "8.5.3"
    assert rule(state, (held, square(4, 4)), square(4, 6)) == "8.5.2"
    assert rule(state, (held, square(4, 4)), square(4, 5)) is None
    kinds = iter([kind.id for kind in BOX.ingredients for _ in range(kind.count)])
    squares = [(row, column) for row in range(1, 7) for column in range(1, 6)]
    board: Squares = {place: next(kinds) for place in squares if place not in {(3, 3), (4, 4)}}
    state = position(board=board, hands=[["egg", "egg"], []], cards=[["wasabi"]], screens=[[], []])
    assert rule(state, (card(state, "wasabi"), square(3, 3)), square(4, 4)) == "8.5.6"
    later = do(state, Place(0, "egg", at(3, 3)))
    assert rule(later, (card(later, "wasabi"), square(3, 3)), square(4, 4)) is None
    alone: Squares = {place: kind for place, kind in board.items() if place not in {(1, 1), (1, 2), (2, 1), (2, 2)}}
    alone |= {(3, 3): "egg", (4, 4): "egg"}
    state = position(
        3, board={**alone}, hands=[["egg"], [], []], cards=[["wasabi"]], screens=[[], [], []], covers=[(1, 1)]
    )
    assert rule(state, card(state, "wasabi")) is None


def test_8_5_6_nowhere_at_all() -> None:
    """On a board of four squares the card would leave none for the tile."""
    values = components()
    values["board"]["rows"] = 2
    values["board"]["columns_by_players"] = {"2": 2, "3": 2, "4": 2}
    small = box(values)
    state = position(made_of=small, board={(1, 1): "eel"}, hands=[["egg"], ["egg"]], cards=[["wasabi"]])
    assert rule(state, card(state, "wasabi")) == "8.5.6"


def test_8_9_3_spicy_needs_a_tile_and_a_square() -> None:
    """After the tile; wherever it may be dropped nothing else is wrong."""
    state = position(hands=[["egg"]], cards=[["spicy", "wasabi"]])
    assert rule(state, card(state, "spicy"), square(1, 1)) is None
    later = do(state, Place(0, "egg", at(1, 1)))
    assert rule(later, card(later, "spicy"), square(2, 2)) == "8.9.3"


def test_9_1_shared_things_wait_for_step_2() -> None:
    """Cards of the kitchen, and recipes (9.12)."""
    assert rule(PLAY, Piece(top_card(PLAY, TYPES["stack"]))) == "9.1"
    assert rule(PLAY, Piece(top_strip(PLAY, 0))) == "9.12"


def test_6_20_what_is_served_stays() -> None:
    """Strips and bowls; tokens are assigned by serving (6.12)."""
    assert rule(PLAY, Piece(PLAY.sides[0].served[0])) == "6.20"
    assert rule(PLAY, Piece(BOX.first_bowl)) == "6.20"
    assert rule(PLAY, (), Cell("served/0")) == "6.20"
    assert rule(PLAY, Piece(BOX.first_token + 3)) == "6.12"


def test_8_6_3_a_chopped_tile() -> None:
    """Never into the hand; on an open square or into the pantry, before anything else."""
    state = do(position(board=BOARD, covers=[(2, 1)], cards=[["chop"]]), Chop(0, at(4, 4)))
    lying = Piece(state.plate)
    assert rule(state, lying, Cell("hand/0")) == "8.6.3"
    assert rule(state, lying, Cell("kitchen")) == "8.6.3"
    assert rule(state, lying, square(1, 1)) == "5.2"
    assert rule(state, lying, square(2, 1)) == "8.5.5"
    assert rule(state, (), square(1, 1)) == "5.2"
    assert rule(state, lying, square(4, 4)) is None
    assert rule(state, lying, Cell("pantry")) is None
    assert rule(state, tile(state, "egg"), square(5, 5)) == "8.6.3"


# ---- recipes


def test_6_1_a_recipe_without_a_match() -> None:
    """Its ingredients lie nowhere side by side; the screen itself is no recipe."""
    assert rule(PLAY, strip(PLAY, "poison_pill"), Cell("served/0")) == "6.1"
    assert rule(PLAY, (), Cell("screen/0")) == "6.1"


def test_6_9_a_match_from_before() -> None:
    """It lies there, but it is too late; in the window of another one it is not new (6.6)."""
    board: Squares = {(1, 1): "maki", (1, 2): "tuna", (5, 1): "rice"}
    state = position(board=board, screens=[["tekkamaki", "unagi_nigiri"]], hands=[["eel", "egg", "egg"]])
    assert rule(state, strip(state, "tekkamaki"), Cell("served/0")) == "6.9"
    state = do(state, Place(0, "eel", at(5, 2)))
    assert rule(state, strip(state, "tekkamaki"), Cell("served/0")) == "6.6"
    assert rule(state, strip(state, "unagi_nigiri"), Cell("hand/0")) == "6.12"
    assert rule(state, strip(state, "unagi_nigiri"), Cell("served/0")) is None
    assert rule(state, tile(state, "egg"), square(6, 5)) == "6.9"


def test_6_11_no_token_of_this_length() -> None:
    """All four are used."""
    used = ["kappamaki", "oshinko_roll", "ebi_nigiri", "ika_nigiri"]
    state = position(screens=[["tekkamaki"]], served=[used])
    assert rule(state, strip(state, "tekkamaki"), Cell("served/0")) == "6.11"


def test_7_passing() -> None:
    """Nothing else is done; a strip goes under its own pile (7.3), and at least one (7.2)."""
    state = position(board=BOARD, phase="passing")
    assert rule(state, tile(state, "rice"), square(6, 5)) == "7.1"
    assert rule(state, strip(state, "poison_pill"), Cell("pile/4")) == "7.3"
    assert rule(state, strip(state, "poison_pill"), Cell("pile/3")) is None
    assert rule(state, strip(state, "poison_pill")) is None
    assert rule(state, (), Button("done")) == "7.2"


# ---- the opening


def test_3_3_what_is_not_given() -> None:
    """Rice, maki, unique ingredients, and a second tile of a category."""
    state = position(phase="give", hands=[[], ["tuna"]])
    for kind in ("rice", "maki", "toro"):
        assert rule(state, Piece(top_tile(state, KINDS[kind])), Cell("hand/1")) == "3.3"
    assert rule(state, Piece(top_tile(state, KINDS["eel"])), Cell("hand/1")) == "3.3"
    crab = Piece(top_tile(state, KINDS["crab"]))
    assert rule(state, crab, Cell("hand/1")) is None
    assert rule(state, crab, Cell("hand/0")) == "3.2"
    assert rule(state, (), Cell("hand/1")) == "3.2"
    assert rule(state, (), Cell("pile/2")) == "3.2"


def test_3_4_what_is_used_up() -> None:
    """The place of a kind that is gone; a place with tiles is none to complain about."""
    state = position(4, phase="give", seat=3, hands=[[], ["pickle"], ["pickle"], ["pickle"]])
    assert rule(state, (), Cell("pantry", (3, 2)), seat=3) == "3.4"
    assert rule(state, (), Cell("pantry", (3, 0)), seat=3) is None
    assert rule(state, (), Cell("pantry", (3, 3)), seat=3) == "3.4"
    assert rule(state, (), Cell("pantry"), seat=3) is None


# ---- Step 2


def test_9_4_and_9_5_rewards() -> None:
    """Not the type just played, never a third card; cards go to the own ones (9.2)."""
    turn = {"placed": 1, "completed": 1, "played": "switch"}
    state = position(phase="reward", turn=turn, cards=[["chop"]], covers=[(1, 1)])
    assert rule(state, Piece(top_card(state, TYPES["switch"]))) == "9.4"
    spicy = Piece(top_card(state, TYPES["spicy"]))
    assert rule(state, spicy) is None
    assert rule(state, spicy, Cell("cards/0")) is None
    assert rule(state, spicy, Cell("hand/0")) == "9.2"
    assert rule(state, Piece(state.board.covers[0][0])) is None
    assert rule(state, card(state, "chop")) == "9.6"
    assert rule(state, (), Cell("kitchen")) == "9.15"
    assert rule(state, Piece(top_tile(state, 0))) == "9.15"
    full = position(phase="reward", turn=turn, cards=[["chop", "spicy"]])
    assert rule(full, Piece(top_card(full, TYPES["stack"]))) == "9.5"
    assert rule(full, card(full, "chop"), Cell("hand/0")) == "9.6"
    assert rule(full, card(full, "chop"), Cell("kitchen")) is None
    wasabi = position(phase="reward", turn={**turn, "played": "wasabi"}, covers=[(1, 1)])
    assert rule(wasabi, Piece(wasabi.board.covers[0][0])) == "9.4"


def test_9_9_and_9_10_tiles() -> None:
    """No exchange, no empty stack; tiles come before recipes (9.15)."""
    state = position(phase="pantry", turn={"placed": 1}, hands=[["toro", "rice"]])
    assert rule(state, tile(state, "rice"), Cell("pantry", (0, 0))) == "9.9"
    assert rule(state, (), Cell("pantry", (5, 2))) == "9.10"
    egg = Piece(top_tile(state, KINDS["egg"]))
    assert rule(state, egg, Cell("hand/0")) is None
    assert rule(state, egg, Cell("board")) == "9.9"
    assert rule(state, Piece(top_strip(state, 0))) == "9.15"


def test_9_12_to_9_14_recipes() -> None:
    """To the own screen, from a pile that has strips; what was just drawn waits (6.16)."""
    fives = ["krakens_wedding", "rainbow_bridge", "crackling_opera", "thousand_waves"]
    state = position(
        3,
        board={(1, 1): "maki", (1, 2): "tuna"},
        phase="recipes",
        turn={"placed": 1},
        screens=[["tekkamaki"], fives[:3], fives[3:]],
        served=[["emperors_barge"], ["samurai_picnic"], ["last_will_and_tastebuds"]],
    )
    assert rule(state, (), Cell("pile/5")) == "9.14"
    assert rule(state, (), Cell("pile/9")) == "9.14"
    top = Piece(top_strip(state, 1))
    assert rule(state, top, Cell("screen/0")) is None
    assert rule(state, top, Cell("board")) == "9.12"
    assert rule(state, strip(state, "tekkamaki"), Cell("served/0")) == "6.16"
    assert rule(state, (), Cell("pantry")) == "9.15"
    assert rule(state, (), Cell("screen/0")) == "7.2"
    menu = position(phase="menu", screens=[["tekkamaki"], []])
    assert rule(menu, strip(menu, "tekkamaki"), Cell("pile/2")) == "7.2"
    assert rule(menu, (), Cell("screen/0")) == "7.2"


@pytest.mark.parametrize("zone", ["hand/0", "screen/0", "cards/0"])
def test_the_own_zones_are_none_of_the_others(zone: str) -> None:
    """Pointing at them is not refused as taking from others."""
    assert rule(PLAY, (), Cell(zone)) != "4.5"
