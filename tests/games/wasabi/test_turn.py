"""The order of events in one turn: chapter 13, step by step, by what can be done and what happens by itself."""

from __future__ import annotations

import pytest

from boardtable.games.wasabi import GAME
from boardtable.games.wasabi.moves import (
    Chop,
    Claim,
    Cover,
    Discard,
    Done,
    Draw,
    Leave,
    Pass,
    Place,
    PlaceChopped,
    Return,
    Spice,
    Stack,
    Switch,
    TakeCard,
    TakeTile,
    Waive,
    WasabiMove,
)
from boardtable.games.wasabi.state import Ending, Phase, State
from tests.games.wasabi.counter import at, cards, hand, position, screen, steps

BOARD = {(1, 1): "maki", (1, 2): "tuna eel", (3, 3): "crab", (5, 2): "snapper"}
RECIPES = ["tekkamaki", "red_duet", "unagi_nigiri"]


def counter(*held: str, **more: object) -> State:
    """Lay out Anna's turn, with these action cards."""
    hands = [["tuna", "rice", "egg"]]
    return position(board=BOARD, hands=hands, cards=[held], screens=[RECIPES], **more)  # type: ignore[arg-type]  # whatever `position` takes


def follow(state: State, *script: tuple[WasabiMove, Phase, str]) -> State:
    """Play a turn; after each decision check what is asked next, and what happened up to there."""
    for move, phase, happened in script:
        moments = steps(state, move)
        events = [type(event).__name__ for moment in moments for event in moment.events]
        assert " ".join(events) == happened, move
        state = moments[-1].state
        assert state.phase is phase, move
    return state


TILE = Place(0, "egg", at(6, 5))
"""A tile that completes nothing."""


def step_2(state: State) -> None:
    """Check that Anna's Step 2 has begun, without a reward."""
    assert (state.seat, state.phase) == (0, Phase.PANTRY)


def test_13_pass() -> None:
    """Discard 1 to all strips, then Step 2 with no reward: the hand is full, new recipes are drawn."""
    state = follow(
        counter("chop"),
        (Pass(0), Phase.PASSING, "Passed"),
        (Discard(0, "red_duet"), Phase.PASSING, "Discarded"),
        (Done(0), Phase.RECIPES, ""),
        (Draw(0, 2), Phase.PLAY, "Drawn"),
    )
    assert (state.seat, state.passes) == (1, 1)


def test_13_tile_alone() -> None:
    """Place; claims; then Step 2: cards, ingredients, recipes, and the next player to the left."""
    state = follow(
        counter(),
        (Place(0, "rice", at(1, 3)), Phase.CLAIM, "Placed"),
        (Claim(0, "unagi_nigiri"), Phase.REWARD, "Served"),
        (TakeCard(0, "stack"), Phase.PANTRY, "CardTaken"),
        (TakeTile(0, "rice"), Phase.RECIPES, "TileTaken"),
        (Draw(0, 4), Phase.PLAY, "Drawn"),
    )
    assert state.seat == 1
    assert (cards(state, 0), hand(state, 0), len(screen(state, 0))) == (["stack"], ["rice", "tuna", "egg"], 3)


def test_13_stack_before() -> None:
    """Place the tile on an occupied square; claims; the tile of the turn is done."""
    state = follow(
        counter("stack"),
        (Stack(0, "tuna", at(1, 2)), Phase.CLAIM, "CardPlayed Stacked"),
        (Claim(0, "tekkamaki"), Phase.REWARD, "Served"),
        (Waive(0), Phase.PANTRY, "Waived"),
    )
    step_2(state)


def test_13_chop_before_tile_to_pantry() -> None:
    """Remove a visible tile; claims; the tile goes to the pantry, then a tile of the hand is placed."""
    state = follow(
        counter("chop"),
        (Chop(0, at(1, 2)), Phase.CLAIM, "CardPlayed Chopped"),
        (Claim(0, "tekkamaki"), Phase.CHOPPED, "Served"),
        (Return(0), Phase.PLAY, "Returned"),
        (TILE, Phase.REWARD, "Placed"),
    )
    assert state.turn.completed == 1


def test_13_chop_before_tile_of_the_turn() -> None:
    """The chopped tile becomes the tile of the turn; claims."""
    state = follow(
        counter("chop"),
        (Chop(0, at(1, 2)), Phase.CLAIM, "CardPlayed Chopped"),
        (Leave(0), Phase.CHOPPED, ""),
        (PlaceChopped(0, at(1, 3)), Phase.PLAY, "Placed"),
    )
    assert state.seat == 1  # hand and screen are full, nothing was completed


def test_13_switch_before() -> None:
    """Exchange two adjacent uncovered squares; claims; then the tile; claims."""
    state = follow(
        counter("switch"),
        (Switch(0, at(1, 2), at(1, 3)), Phase.PLAY, "CardPlayed Switched"),
        (Place(0, "tuna", at(1, 2)), Phase.CLAIM, "Placed"),
        (Claim(0, "tekkamaki"), Phase.REWARD, "Served"),
    )
    assert state.turn.played == 3


def test_13_wasabi_before() -> None:
    """Cover two by two squares: one cube, no claims; then the tile."""
    state = follow(
        counter("wasabi"),
        (Cover(0, at(3, 3)), Phase.PLAY, "CardPlayed Covered"),
        (TILE, Phase.PANTRY, "Placed"),
    )
    assert state.sides[0].cubes == 1


def test_13_spicy_before() -> None:
    """Two tiles are allowed, each with its claims; the second is optional."""
    state = follow(
        counter("spicy"),
        (Spice(0), Phase.PLAY, "CardPlayed"),
        (Place(0, "rice", at(1, 3)), Phase.CLAIM, "Placed"),
        (Claim(0, "unagi_nigiri"), Phase.SECOND, "Served"),
        (Place(0, "tuna", at(2, 1)), Phase.CLAIM, "Placed"),
        (Claim(0, "tekkamaki"), Phase.REWARD, "Served"),
    )
    assert state.turn.completed == 2


@pytest.mark.parametrize(
    ("card", "move", "phase", "happened"),
    [
        ("chop", Chop(0, at(3, 3)), Phase.PANTRY, "CardPlayed Chopped Returned"),
        ("switch", Switch(0, at(3, 3), at(3, 4)), Phase.PANTRY, "CardPlayed Switched"),
        ("wasabi", Cover(0, at(3, 3)), Phase.PANTRY, "CardPlayed Covered"),
        ("spicy", Spice(0), Phase.SECOND, "CardPlayed"),
    ],
)
def test_13_card_after_the_tile(card: str, move: WasabiMove, phase: Phase, happened: str) -> None:
    """If none was played before: Chop! (tile to the pantry), Switch!, Wasabi!, Spicy! (second tile)."""
    follow(counter(card), (TILE, Phase.AFTER, "Placed"), (move, phase, happened))


def test_13_card_after_the_tile_with_claims() -> None:
    """Claims come after the tile, and again after the card; the chopped tile goes back last."""
    follow(
        counter("chop"),
        (Place(0, "rice", at(1, 3)), Phase.CLAIM, "Placed"),
        (Claim(0, "unagi_nigiri"), Phase.AFTER, "Served"),
        (Chop(0, at(1, 2)), Phase.CLAIM, "CardPlayed Chopped"),
        (Claim(0, "tekkamaki"), Phase.REWARD, "Served Returned"),
        (TakeCard(0, "switch"), Phase.REWARD, "CardTaken"),
        (TakeCard(0, "spicy"), Phase.PANTRY, "CardTaken"),
    )


def test_13_at_every_claim_the_tenth_token_ends_the_game() -> None:
    """Also in the middle of a turn, after a card that was played before the tile."""
    nine = [
        *("crunchy_tuna", "fog_city_roll", "shell_game"),
        *("spider_on_stilts", "tide_pool_gang", "krakens_wedding"),
        *("kappamaki", "oshinko_roll", "ika_nigiri"),
    ]
    state = follow(
        counter("chop", served=[nine]),
        (Chop(0, at(1, 2)), Phase.CLAIM, "CardPlayed Chopped"),
        (Claim(0, "tekkamaki"), Phase.OVER, "Served TokensGone"),
    )
    assert state.ending is Ending.TOKENS
    assert GAME.active(state) == ()
