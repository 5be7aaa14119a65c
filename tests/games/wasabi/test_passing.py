"""Passing: chapter 7, and 9.11, 10.7."""

from __future__ import annotations

from boardtable.games.wasabi import GAME
from boardtable.games.wasabi.moves import Chop, Discard, Done, Draw, Pass, Place
from boardtable.games.wasabi.printed import box
from boardtable.games.wasabi.state import Ending, Phase
from tests.games.wasabi.counter import at, components, do, legal, next_strip, position, screen, steps, told


def test_7_1_who_passes_skips_step_1() -> None:
    """No tile, no card: recipes are discarded, then Step 2 follows without a reward (7.4)."""
    state = do(position(cards=[["chop"]], board={(1, 1): "eel"}), Pass(0))
    assert state.phase is Phase.PASSING
    assert legal(state, Place) == []
    assert legal(state, Chop) == []
    state = do(state, Discard(0, "poison_pill"), Done(0))
    assert state.phase is Phase.RECIPES


def test_7_2_at_least_one_at_most_all() -> None:
    """Stopping is offered after the first; after the last nothing is asked."""
    state = do(position(), Pass(0))
    assert legal(state, Done) == []
    assert len(legal(state, Discard)) == 3
    state = do(state, Discard(0, "poison_pill"))
    assert legal(state, Done) == [Done(0)]
    state = do(state, Discard(0, "prickly_heat"), Discard(0, "fat_chance"))
    assert state.phase is Phase.RECIPES
    assert screen(state, 0) == []


def test_7_3_strips_go_under_their_piles_in_order() -> None:
    """Two of length 3, fat_chance first: it comes first when the pile holds nothing else."""
    state = position(screens=[["poison_pill", "red_duet", "fat_chance"]])
    first, duet, second = state.sides[0].screen
    state = do(state, Pass(0), Discard(0, "fat_chance"), Discard(0, "poison_pill"), Discard(0, "red_duet"))
    assert state.menu.under == ((duet,), (second, first), (), ())
    assert told(do(position(), Pass(0)), Discard(0, "fat_chance")) == ["Anna discards a recipe of length 3."]


def test_7_4_a_discarded_strip_comes_back_when_the_pile_holds_no_other() -> None:
    """All strips of length 5 but the two last ones are under the pile; nothing is left to chance then."""
    fives = ["emperors_barge", "krakens_wedding", "rainbow_bridge", "crackling_opera", "samurai_picnic"]
    state = position(
        screens=[["thousand_waves"], ["last_will_and_tastebuds"]],
        under={5: fives},
        phase="recipes",
    )
    assert next_strip(state, 5) == state.menu.under[3][0]
    moments = steps(state, Draw(0, 5))
    assert moments[0].reveals
    state = moments[0].state
    assert screen(state, 0) == ["thousand_waves", "emperors_barge"]
    state = do(state, Draw(0, 5))
    assert screen(state, 0) == ["thousand_waves", "emperors_barge", "krakens_wedding"]


def test_7_5_passing_may_be_repeated() -> None:
    """In the next turn again, as long as not everybody passes on and on."""
    state = position(passes=4)
    assert Pass(0) in GAME.legal_moves(state, 0)


def test_7_6_without_recipes_there_is_nothing_to_discard() -> None:
    """Step 2 follows at once; in a box of two recipes each player has one, and the piles are empty."""
    values = components()
    values["recipe"] = [recipe for recipe in values["recipe"] if recipe["id"] in {"tekkamaki", "shell_game"}]
    values["recipes"]["count_by_length"] = {"2": 1, "3": 1, "4": 0, "5": 0}
    values["totals"]["recipe_strips"] = 2
    few = box(values)
    state = position(made_of=few, screens=[[], ["tekkamaki"]], served=[["shell_game"]])
    after = do(state, Pass(0))
    assert (after.seat, after.phase, after.passes) == (1, Phase.PLAY, 1)
    nothing = position(
        made_of=few, screens=[["tekkamaki"], []], served=[["shell_game"]], hands=[["egg"], []], pantry=[]
    )
    after = do(nothing, Place(0, "egg", at(1, 1)))
    assert (after.seat, after.phase, after.passes) == (0, Phase.PASSING, 2)


def test_9_11_without_a_tile_a_player_must_pass() -> None:
    """The pantry is empty and so is Ben's hand: the program passes for Ben, who discards a recipe."""
    state = position(hands=[["egg", "rice", "maki"], []], pantry=[])
    moments = steps(state, Place(0, "egg", at(1, 1)))
    assert [type(event).__name__ for moment in moments for event in moment.events] == ["Placed", "Passed"]
    state = moments[-1].state
    assert (state.seat, state.phase) == (1, Phase.PASSING)


def test_10_7_standstill_after_three_rounds_of_passes() -> None:
    """Two players: the sixth pass in a row ends the game, at the end of its turn; a tile in between begins anew."""
    state = do(position(passes=5), Pass(0), Discard(0, "poison_pill"), Done(0))
    state = do(state, Draw(0, 3))
    assert state.ending is Ending.STANDSTILL
    assert GAME.active(state) == ()
    state = do(position(passes=5), Place(0, "egg", at(1, 1)))
    assert state.passes == 0
    state = do(position(3, passes=7), Pass(0), Discard(0, "poison_pill"), Done(0), Draw(0, 3))
    assert (state.ending, state.passes) == (None, 8)
