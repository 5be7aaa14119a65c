"""Action cards: chapter 8."""

from __future__ import annotations

from boardtable.games.wasabi import GAME
from boardtable.games.wasabi.moves import (
    Chop,
    Claim,
    Cover,
    Done,
    Pass,
    Place,
    PlaceChopped,
    Return,
    Spice,
    Stack,
    Switch,
    TakeCard,
)
from boardtable.games.wasabi.state import Phase
from tests.games.wasabi.counter import (
    BOX,
    Squares,
    at,
    cards,
    do,
    hand,
    kitchen,
    legal,
    position,
    shows,
    steps,
    told,
)

ROW: Squares = {(2, 1): "tuna", (2, 2): "crab", (2, 3): "eel"}
CARDS = (Chop, Spice, Stack, Switch, Cover)


def test_8_1_one_card_a_turn() -> None:
    """Two cards in hand: after the first neither can be played, nor passed (4.4)."""
    state = position(board=ROW, cards=[["chop", "switch"]])
    assert legal(state, Chop)
    assert legal(state, Switch)
    assert legal(state, Pass)
    state = do(state, Switch(0, at(2, 1), at(2, 2)))
    assert state.phase is Phase.PLAY
    assert {type(move) for move in GAME.legal_moves(state, 0)} == {Place}
    state = do(state, Place(0, "egg", at(6, 5)))
    assert state.phase is Phase.PANTRY


def test_8_1_before_or_after_the_tile() -> None:
    """Every card but Stack! can wait (8.7.1); nobody has to play one."""
    held = {"chop": Chop, "spicy": Spice, "switch": Switch, "wasabi": Cover}
    for name, kind in held.items():
        state = position(board=ROW, cards=[[name]])
        assert legal(state, kind)
        state = do(state, Place(0, "egg", at(6, 5)))
        assert state.phase is Phase.AFTER
        assert legal(state, kind)
        assert legal(state, Place) == []
        assert do(state, Done(0)).phase is Phase.PANTRY
    state = position(board=ROW, cards=[["stack"]])
    assert legal(state, Stack)
    assert do(state, Place(0, "egg", at(6, 5))).phase is Phase.PANTRY


def test_8_2_cards_go_to_the_kitchen_wasabi_on_the_board() -> None:
    """Chop! is there before its effect; Wasabi! is not."""
    state = position(board=ROW, cards=[["chop", "wasabi"]])
    assert kitchen(state) == ["spicy", "stack", "switch"]
    first = steps(state, Chop(0, at(2, 1)))[0].state
    assert kitchen(first) == ["chop", "spicy", "stack", "switch"]
    assert shows(first, 2, 1) == "tuna"
    state = do(state, Cover(0, at(4, 4)))
    assert kitchen(state) == ["spicy", "stack", "switch"]
    assert state.board.covers == ((132, state.mat.number(at(4, 4))),)


def test_8_3_a_card_needs_an_effect() -> None:
    """On an empty board there is nothing to be chopped, stacked or switched."""
    state = position(cards=[["chop", "stack"]])
    assert {type(move) for move in GAME.legal_moves(state, 0)} == {Place, Pass}
    assert legal(position(cards=[["switch"]]), Switch) == []


# ---- Wasabi!


def test_8_5_2_four_squares_within_the_zone() -> None:
    """20 places for two players."""
    state = position(cards=[["wasabi"]])
    assert len(legal(state, Cover)) == 20
    assert {move.at for move in legal(state, Cover)} == {(row, column) for row in range(5) for column in range(4)}


def test_8_5_3_never_upon_another_one() -> None:
    """One in the corner leaves 20 - 4 places; all that share a square with it are gone."""
    state = position(3, cards=[["wasabi"]], covers=[(1, 1)])
    places = {move.at for move in legal(state, Cover)}
    assert len(places) == 25 - 4
    assert places.isdisjoint({at(1, 1), at(1, 2), at(2, 1), at(2, 2)})


def test_8_5_4_playing_it_brings_a_cube() -> None:
    """At once, each time."""
    state = position(cards=[["wasabi"]], cubes=[2])
    assert do(state, Cover(0, at(1, 1))).sides[0].cubes == 3
    assert told(state, Cover(0, at(1, 1))) == [
        "Anna plays Wasabi!",
        "Anna takes 1 wasabi cube. Covered from here on: row 1, column 1.",
    ]


def test_8_5_5_covered_squares_are_locked() -> None:
    """Nothing is placed, stacked, chopped or switched there, and the tiles are in no segment."""
    state = position(
        board={(1, 1): "tuna", (1, 2): "tempura", (4, 4): "eel"}, cards=[["chop", "stack"]], covers=[(1, 1)]
    )
    assert shows(state, 1, 1) is None
    assert [move.at for move in legal(state, Chop)] == [at(4, 4)]
    assert {move.at for move in legal(state, Stack)} == {at(4, 4)}
    assert len({move.at for move in legal(state, Place)}) == 30 - 4 - 1
    state = position(board={(1, 1): "tuna", (1, 3): "eel"}, cards=[["switch"]], covers=[(1, 1)])
    assert {(move.at, move.to) for move in legal(state, Switch)} == {(at(1, 3), at(1, 4)), (at(1, 3), at(2, 3))}
    board = {(1, 1): "tuna", (1, 2): "tempura"}
    state = position(board=board, covers=[(1, 1)], hands=[["maki"]], screens=[["crunchy_tuna"]])
    assert do(state, Place(0, "maki", at(1, 3))).phase is Phase.PANTRY


def test_8_5_6_before_the_tile_an_open_square_must_remain() -> None:
    """Two open squares in one block: there the card may lie only after the tile."""
    full = {(row, column): "rice" for row in range(1, 7) for column in range(1, 6)}
    counts = iter([kind.id for kind in BOX.ingredients for _ in range(kind.count)])
    board: Squares = {square: next(counts) for square in full if square not in {(3, 3), (4, 4)}}
    state = position(board=board, hands=[["egg", "egg"], []], cards=[["wasabi"]], screens=[[], []])
    assert len(legal(state, Cover)) == 20 - 1
    assert at(3, 3) not in {move.at for move in legal(state, Cover)}
    state = do(state, Place(0, "egg", at(3, 3)))
    assert len(legal(state, Cover)) == 20


def test_8_5_7_taken_off_all_is_as_before() -> None:
    """A stack with its order; taking it brings no cube (8.5.8), and Anna may take what Ben played."""
    state = position(
        board={(1, 1): "tuna eel", (2, 2): "crab"},
        covers=[(1, 1)],
        phase="reward",
        turn={"placed": 1, "completed": 1},
    )
    assert shows(state, 1, 1) is None
    state = do(state, TakeCard(0, "wasabi", at(1, 1)))
    assert (shows(state, 1, 1), shows(state, 2, 2), shows(state, 1, 2)) == ("eel", "crab", None)
    assert len(state.board.stacks[0]) == 2
    assert cards(state, 0) == ["wasabi"]
    assert state.sides[0].cubes == 0
    assert state.board.covered == 0
    assert state.board.open.bit_count() == 28


# ---- Chop!


def test_8_6_1_the_top_of_a_stack_comes_off() -> None:
    """Any visible tile; of a stack only the top one."""
    state = position(board={(1, 1): "tuna eel", (2, 2): "crab"}, cards=[["chop"]])
    assert [move.at for move in legal(state, Chop)] == [at(1, 1), at(2, 2)]
    state = do(state, Chop(0, at(1, 1)))
    assert shows(state, 1, 1) == "tuna"
    assert BOX.ingredients[BOX.kind(state.plate)].id == "eel"


def test_8_6_3_back_into_the_pantry() -> None:
    """Then a tile of the hand is placed; the chopped one is available at once (9.10)."""
    state = position(board={(2, 2): "crab"}, cards=[["chop"]])
    in_pantry = state.pantry.bit_count()
    state = do(state, Chop(0, at(2, 2)))
    assert state.phase is Phase.CHOPPED
    assert hand(state, 0) == ["rice", "maki", "egg"]
    assert told(state, Return(0)) == ["Back into the pantry: crab."]
    state = do(state, Return(0))
    assert (state.phase, state.pantry.bit_count()) == (Phase.PLAY, in_pantry + 1)
    assert {type(move) for move in GAME.legal_moves(state, 0)} == {Place}


def test_8_6_3_as_the_tile_of_the_turn() -> None:
    """On any open square, also its own (8.6.5); the hand keeps three and draws nothing (8.6.6)."""
    state = do(position(board={(2, 2): "crab"}, cards=[["chop"]]), Chop(0, at(2, 2)))
    assert len(legal(state, PlaceChopped)) == 30
    assert at(2, 2) in {move.at for move in legal(state, PlaceChopped)}
    state = do(state, PlaceChopped(0, at(5, 5)))
    assert shows(state, 5, 5) == "crab"
    assert hand(state, 0) == ["rice", "maki", "egg"]
    assert (state.seat, state.phase) == (1, Phase.PLAY)  # screen and hand are full


def test_8_6_3_after_the_tile_it_goes_back() -> None:
    """Nothing is asked: the tile of this turn lies already."""
    state = do(position(board={(2, 2): "crab"}, cards=[["chop"]]), Place(0, "egg", at(1, 1)))
    assert told(state, Chop(0, at(2, 2))) == [
        "Anna plays Chop!",
        "Taken off the board: crab (row 2, column 2).",
        "Back into the pantry: crab.",
    ]
    assert do(state, Chop(0, at(2, 2))).phase is Phase.PANTRY


def test_8_6_4_what_comes_to_light_may_complete_a_recipe() -> None:
    """Tuna under eel, beside a maki: the window opens before the eel is used."""
    state = position(
        board={(1, 1): "maki", (1, 2): "tuna eel"},
        cards=[["chop"]],
        screens=[["tekkamaki", "unagi_nigiri", "oshinko_roll"]],
    )
    state = do(state, Chop(0, at(1, 2)))
    assert state.phase is Phase.CLAIM
    state = do(state, Claim(0, "tekkamaki"))
    assert state.phase is Phase.CHOPPED
    state = do(state, PlaceChopped(0, at(6, 5)))
    assert (state.phase, state.turn.completed) == (Phase.REWARD, 1)


def test_8_6_4_after_the_tile_the_window_opens_before_the_tile_goes_back() -> None:
    """The chopped tile waits on the plate."""
    state = position(board={(1, 1): "maki", (1, 2): "tuna eel"}, cards=[["chop"]], screens=[["tekkamaki"]])
    state = do(state, Place(0, "egg", at(6, 5)), Chop(0, at(1, 2)))
    assert state.phase is Phase.CLAIM
    assert BOX.ingredients[BOX.kind(state.plate)].id == "eel"
    state = do(state, Claim(0, "tekkamaki"))
    assert (state.plate, state.phase) == (-1, Phase.REWARD)


def test_8_6_5_a_chopped_tile_may_complete_a_recipe() -> None:
    """It is a new placement."""
    state = position(board={(1, 1): "maki", (5, 5): "tuna"}, cards=[["chop"]], screens=[["tekkamaki"]])
    state = do(state, Chop(0, at(5, 5)), PlaceChopped(0, at(2, 1)))
    assert legal(state, Claim) == [Claim(0, "tekkamaki")]


# ---- Stack!


def test_8_7_1_the_tile_goes_on_top_of_another_one() -> None:
    """A single tile or a stack, of any height (8.7.4); card and tile are one move (8.7.3)."""
    state = position(board={(1, 1): "tuna eel crab", (2, 2): "crab"}, cards=[["stack"]])
    assert {move.at for move in legal(state, Stack)} == {at(1, 1), at(2, 2)}
    assert told(state, Stack(0, "egg", at(1, 1))) == ["Anna plays Stack!", "On top of a tile: egg (row 1, column 1)."]
    state = do(state, Stack(0, "egg", at(1, 1)))
    assert shows(state, 1, 1) == "egg"
    assert len(state.board.stacks[0]) == 4
    assert hand(state, 0) == ["rice", "maki"]
    assert state.phase is Phase.PANTRY


def test_8_7_5_covering_a_tile_completes_and_breaks() -> None:
    """Maki beside egg becomes maki beside tuna; what is hidden counts for nothing."""
    state = position(
        board={(1, 1): "maki", (1, 2): "egg", (1, 3): "rice"},
        cards=[["stack"]],
        hands=[["tuna", "salmon"]],
        screens=[["tekkamaki", "tamago_nigiri"]],
    )
    state = do(state, Stack(0, "tuna", at(1, 2)))
    assert legal(state, Claim) == [Claim(0, "tekkamaki")]


# ---- Switch!


def test_8_8_1_whole_contents_are_exchanged() -> None:
    """A stack keeps its order, an empty square may be one of the two."""
    state = position(board={(1, 1): "tuna eel"}, cards=[["switch"]])
    state = do(state, Switch(0, at(1, 1), at(1, 2)))
    assert (shows(state, 1, 1), shows(state, 1, 2)) == (None, "eel")
    names = [BOX.ingredients[BOX.kind(tile)].id for tile in state.board.stacks[1]]
    assert names == ["tuna", "eel"]
    assert state.board.open >> 0 & 1
    assert not state.board.open >> 1 & 1


def test_8_8_2_only_squares_that_share_an_edge() -> None:
    """A tile in the corner has two neighbours, one in the middle four; two empty squares never (8.8.3)."""
    assert len(legal(position(board={(1, 1): "eel"}, cards=[["switch"]]), Switch)) == 2
    assert len(legal(position(board={(3, 3): "eel"}, cards=[["switch"]]), Switch)) == 4
    assert len(legal(position(board={(3, 3): "eel", (3, 4): "egg"}, cards=[["switch"]]), Switch)) == 7


def test_8_8_4_recipes_on_both_squares_by_one_event() -> None:
    """Tuna comes beside a maki and egg beside a rice, at the same time."""
    state = position(
        board={(1, 1): "maki", (1, 2): "egg", (1, 3): "tuna", (1, 4): "rice"},
        cards=[["switch"]],
        screens=[["tekkamaki", "tamago_nigiri"]],
    )
    assert told(state, Switch(0, at(1, 2), at(1, 3))) == [
        "Anna plays Switch!",
        "Exchanged: row 1, column 2; row 1, column 3.",
    ]
    state = do(state, Switch(0, at(1, 2), at(1, 3)))
    assert legal(state, Claim) == [Claim(0, "tekkamaki"), Claim(0, "tamago_nigiri")]


# ---- Spicy!


def test_8_9_1_two_tiles_in_one_turn() -> None:
    """Played before or after the first one."""
    state = do(position(cards=[["spicy"]]), Spice(0))
    assert state.phase is Phase.PLAY
    state = do(state, Place(0, "egg", at(1, 1)))
    assert state.phase is Phase.SECOND
    state = do(state, Place(0, "rice", at(1, 2)))
    assert (state.phase, hand(state, 0)) == (Phase.PANTRY, ["maki"])
    state = do(position(cards=[["spicy"]]), Place(0, "egg", at(1, 1)), Spice(0))
    assert state.phase is Phase.SECOND
    assert do(state, Place(0, "rice", at(1, 2))).phase is Phase.PANTRY


def test_8_9_2_each_tile_has_its_claim_window() -> None:
    """A recipe with the first tile, another one with the second."""
    state = position(
        board={(1, 1): "maki"},
        hands=[["tuna", "snapper", "egg"]],
        screens=[["tekkamaki", "red_duet"]],
        cards=[["spicy"]],
    )
    state = do(state, Spice(0), Place(0, "tuna", at(1, 2)), Claim(0, "tekkamaki"))
    assert state.phase is Phase.SECOND
    state = do(state, Place(0, "snapper", at(1, 3)), Claim(0, "red_duet"))
    assert (state.phase, state.turn.completed) == (Phase.REWARD, 2)


def test_8_9_3_the_second_tile_is_optional() -> None:
    """One may stop; with one open square left only one tile is placed, and after the tile the card needs a square."""
    state = do(position(cards=[["spicy"]]), Spice(0), Place(0, "egg", at(1, 1)))
    assert do(state, Done(0)).phase is Phase.PANTRY
    kinds = iter([kind.id for kind in BOX.ingredients for _ in range(kind.count)])
    squares = [(row, column) for row in range(1, 7) for column in range(1, 6)]
    board: Squares = {square: next(kinds) for square in squares if square != (3, 3)}
    state = position(board=board, hands=[["egg", "egg"], []], cards=[["spicy"]], screens=[[], []])
    assert legal(state, Spice)
    after = do(state, Spice(0), Place(0, "egg", at(3, 3)))
    assert after.phase is Phase.PANTRY
    after = do(state, Place(0, "egg", at(3, 3)))
    assert after.phase is Phase.PANTRY
