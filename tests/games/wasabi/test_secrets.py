"""What is open and what is secret: chapter 12."""

from __future__ import annotations

from collections import Counter

import pytest

from boardtable.engine.luck import Luck, mix
from boardtable.games.wasabi import GAME
from boardtable.games.wasabi.moves import Claim, Discard, Done, Draw, Leave, Pass, Place
from boardtable.games.wasabi.state import NO_STRIP, Phase, State, top_strip
from tests.games.wasabi.counter import BOX, at, do, position, said, screen, steps

CLAIMING = do(
    position(
        board={(1, 1): "tuna"},
        hands=[["maki", "rice", "egg"]],
        screens=[["tekkamaki", "kappamaki", "poison_pill"], ["red_duet", "shell_game", "fat_chance"]],
    ),
    Place(0, "maki", at(1, 2)),
)
NOT_CLAIMING = do(
    position(
        board={(1, 1): "tuna"},
        hands=[["maki", "rice", "egg"]],
        screens=[["ebi_nigiri", "kappamaki", "poison_pill"], ["red_duet", "shell_game", "fat_chance"]],
    ),
    Place(0, "maki", at(1, 2)),
)


def test_12_1_lengths_hands_and_cards_are_known() -> None:
    """All but the strips: a view keeps them."""
    state = position(cards=[["chop"], ["spicy"]])
    seen = GAME.view(state, 0)
    assert seen.sides == state.sides
    assert (seen.board, seen.pantry, seen.kitchen) == (state.board, state.pantry, state.kitchen)


def test_12_2_the_menu_lists_all_recipes() -> None:
    """52 of them, whoever looks; served ones are done."""
    state = position(served=[["tekkamaki"], ["shell_game"]])
    lists = GAME.aids(state, 1)
    assert [said(each.label) for each in lists] == [
        "Length 2 (+2)",
        "Length 3 (+3, with style +1)",
        "Length 4 (+5, with style +2)",
        "Length 5 (+8, with style +3)",
    ]
    assert {said(each.of) for each in lists} == {"All recipes"}
    assert [len(each.entries) for each in lists] == [19, 15, 11, 7]
    assert [said(entry.label) for each in lists for entry in each.entries if entry.done] == [
        "Tekkamaki: maki, tuna",
        "Shell Game: shrimp, crab, squid",
    ]
    assert GAME.aids(state, None) == lists


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_12_3_strips_of_others_are_unknown(seat: int | None) -> None:
    """Each sees the own screen and served recipes; what is unknown may still be drawn as far as one knows."""
    state = position(3, served=[["tekkamaki"], [], []])
    seen = GAME.view(state, seat)
    for owner in range(3):
        known = [seen.menu.faces[strip] for strip in state.sides[owner].screen]
        assert (NO_STRIP not in known) == (owner == seat)
    assert seen.menu.faces[state.sides[0].served[0]] == BOX.recipe("tekkamaki")
    assert seen.menu.undrawn.bit_count() == 52 - 1 - (0 if seat is None else 3)
    assert GAME.view(seen, seat) == seen


def test_12_3_nothing_to_hide_is_the_position_itself() -> None:
    """Before any strip is drawn everybody knows everything."""
    state = GAME.setup(BOX, GAME.options(start=0), 2, Luck(mix(1, 0)))
    assert GAME.view(state, 1) is state


def test_12_3_a_claim_window_betrays_nothing() -> None:
    """Ben sees, reads and may do the same whether Anna has the recipe that was made or not."""
    assert CLAIMING.phase is Phase.CLAIM
    assert NOT_CLAIMING.phase is Phase.PANTRY
    seen, other = GAME.view(CLAIMING, 1), GAME.view(NOT_CLAIMING, 1)
    assert seen == other
    assert GAME.prompt(CLAIMING, 1, ()) == GAME.prompt(NOT_CLAIMING, 1, ())
    assert GAME.table(CLAIMING, 1) == GAME.table(NOT_CLAIMING, 1)
    assert GAME.prompt(CLAIMING, 0, ()).wait == GAME.prompt(NOT_CLAIMING, 1, ()).wait
    assert said(GAME.prompt(CLAIMING, 0, ()).ask) == "You have completed: Tekkamaki. Serve what you like."


def test_12_3_what_is_declined_is_told_to_nobody() -> None:
    """No event at all; afterwards the others see what they saw before."""
    moments = steps(CLAIMING, Leave(0))
    assert [moment.events for moment in moments] == [()]
    assert GAME.view(moments[0].state, 1) == GAME.view(CLAIMING, 1)


def test_12_3_when_a_turn_ends_with_a_window_it_still_looks_like_a_turn() -> None:
    """A chopped tile was placed and nothing is to be drawn: the others wait for who is at the counter."""
    state = position(
        board={(1, 1): "tuna", (5, 5): "maki"},
        phase="chopped",
        plate="maki",
        turn={"played": "chop"},
        screens=[["tekkamaki", "kappamaki", "poison_pill"]],
    )
    moves = [move for move in GAME.legal_moves(state, 0) if getattr(move, "at", None) == at(1, 2)]
    state = do(state, *moves)
    assert state.phase is Phase.CLAIM
    assert GAME.view(state, 1).phase is Phase.AFTER
    assert said(GAME.prompt(state, 1, ()).wait) == "Anna is at the counter."


def test_12_5_who_puts_a_strip_under_a_pile_knows_it() -> None:
    """Anna knows what lies there, Ben does not; drawn again by Ben, both know it."""
    state = position(screens=[["tekkamaki", "kappamaki", "poison_pill"]])
    strip = state.sides[0].screen[0]
    state = do(state, Pass(0), Discard(0, "tekkamaki"), Done(0))
    assert GAME.view(state, 0).menu.faces[strip] == BOX.recipe("tekkamaki")
    assert GAME.view(state, 1).menu.faces[strip] == NO_STRIP
    fives = ["emperors_barge", "krakens_wedding", "rainbow_bridge", "crackling_opera", "samurai_picnic"]
    state = position(
        phase="recipes",
        seat=1,
        screens=[["thousand_waves"], ["last_will_and_tastebuds"]],
        under={5: fives},
        seen=0,
    )
    state = do(state, Draw(1, 5))
    strip = state.sides[1].screen[1]
    assert [GAME.view(state, seat).menu.faces[strip] for seat in (0, 1)] == [BOX.recipe("emperors_barge")] * 2
    assert GAME.view(state, None).menu.faces[strip] == NO_STRIP


def test_12_5_what_the_order_of_drawing_tells_is_nothing() -> None:
    """The next strip has a number and no face."""
    state = position()
    for length in range(4):
        assert state.menu.faces[top_strip(state, length)] == NO_STRIP


def sampled(state: State, seat: int, worlds: int = 300) -> list[State]:
    """Fill in what a seat does not know, many times."""
    seen = GAME.view(state, seat)
    return [GAME.sample(seen, seat, Luck(mix(7, n))) for n in range(worlds)]


def test_a_sample_agrees_with_what_is_seen() -> None:
    """Every strip on a screen gets a recipe of its length, none twice; the view stays the same."""
    state = position(3, served=[["tekkamaki"], [], []], under={2: ["kappamaki"]}, seen=2)
    seen = GAME.view(state, 1)
    for world in sampled(state, 1, 50):
        assert GAME.view(world, 1) == seen
        faces = [face for face in world.menu.faces if face != NO_STRIP]
        assert len(faces) == len(set(faces)) == 9 + 1 + 1
        assert all(BOX.lengths[n] == BOX.lengths[face] for n, face in enumerate(world.menu.faces) if face != NO_STRIP)
        assert BOX.recipe("tekkamaki") not in [world.menu.faces[strip] for strip in world.sides[0].screen]
    world = sampled(state, 1, 1)[0]
    assert GAME.sample(world, 1, Luck(1)) is world


def test_a_recipe_that_was_made_and_not_claimed_is_unlikely() -> None:
    """Anna made Tekkamaki and served nothing: it is on the screen in far fewer worlds than another one."""
    made = Counter(name for world in sampled(NOT_CLAIMING, 1) for name in screen(world, 0))
    assert made["tekkamaki"] < 20
    assert made["sidestep"] > 20


def test_a_doubt_is_noted_before_anybody_decides() -> None:
    """With an open window as without one, and only for lengths of which there is a token."""
    for state in (CLAIMING, NOT_CLAIMING):
        doubts = state.menu.doubts
        assert [doubts[strip] for strip in state.sides[0].screen] == [1 << BOX.recipe("tekkamaki")] * 2 + [0]
    used = ["oshinko_roll", "pinch_roll", "ebi_nigiri", "ika_nigiri"]
    state = position(board={(1, 1): "tuna"}, hands=[["maki", "rice", "egg"]], screens=[["kappamaki"]], served=[used])
    assert not any(do(state, Place(0, "maki", at(1, 2))).menu.doubts)


def test_tiles_in_hand_make_their_recipes_likelier() -> None:
    """Anna holds shrimp and tempura: Curly Puff is likelier than Sidestep, which needs neither."""
    state = position(hands=[["shrimp", "tempura"]], screens=[["kappamaki", "oshinko_roll", "red_duet"]])
    found = Counter(name for world in sampled(state, 1) for name in screen(world, 0))
    assert found["curly_puff"] > found["sidestep"] + 5


def test_claims_show_the_strip_to_all() -> None:
    """A served recipe is known to everybody, an onlooker included."""
    state = do(CLAIMING, Claim(0, "tekkamaki"))
    assert GAME.view(state, None).menu.faces[state.sides[0].served[0]] == BOX.recipe("tekkamaki")
