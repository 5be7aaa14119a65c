"""Positions as files: the documented example, and everything that can be wrong in one."""

from __future__ import annotations

import copy
import json
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import pytest

from boardtable.engine.game import PositionError
from boardtable.engine.luck import Luck, mix
from boardtable.games.wasabi import GAME, INFO
from boardtable.games.wasabi.moves import Claim, Discard, Leave, Pass
from boardtable.games.wasabi.state import Options, strips_left
from tests.games.wasabi.counter import BOX, cards, do, hand, kitchen, position, screen, served, shows

if TYPE_CHECKING:
    from boardtable.games.wasabi.state import State

_DOCUMENT = files(INFO.home[0]).joinpath(INFO.home[1], "position.md").read_text("utf-8")
EXAMPLE: dict[str, Any] = json.loads(_DOCUMENT.partition("```json\n")[2].partition("```")[0])


def test_the_documented_example_loads() -> None:
    """Anna may serve her Tekkamaki; the dump of the position is the example again."""
    state = GAME.load(BOX, EXAMPLE)
    assert GAME.legal_moves(state, 0) == [Claim(0, "tekkamaki"), Leave(0)]
    assert (shows(state, 1, 1), shows(state, 1, 2), shows(state, 4, 4), shows(state, 5, 2)) == (
        "tuna",
        "maki",
        "crab",
        None,
    )
    assert (hand(state, 0), cards(state, 0), screen(state, 0)) == (
        ["rice", "egg"],
        ["switch"],
        ["tekkamaki", "shell_game", "tide_pool_gang"],
    )
    assert served(state, 1) == ["sidestep"]
    assert state.sides[1].left == (3, 3, 2, 1)
    assert kitchen(state) == ["chop", "spicy", "stack"]
    assert state.pantry.bit_count() == 72 - 4 - 5
    assert [strips_left(state, length) for length in range(4)] == [16, 13, 10, 6]
    assert GAME.dump(state) == EXAMPLE


def test_the_document_names_the_first_strip_of_each_length() -> None:
    """As the box has them."""
    assert BOX.starts == (0, 19, 34, 45, 52)
    assert "those of length 3 from 19, those of length 4 from 34, those of length 5" in _DOCUMENT


def test_a_dump_gives_the_same_position_again() -> None:
    """At the deal, in all phases, and when the game is over."""
    for state in (
        GAME.setup(BOX, Options(start=1), 4, Luck(mix(5, 0))),
        do(position(3, under={3: ["shell_game"]}), Pass(0), Discard(0, "poison_pill")),
        position(phase="reward", turn={"placed": 1, "completed": 1, "played": "spicy"}),
        position(phase="chopped", plate="crab", turn={"played": "chop"}),
        position(phase="over", ending="standstill", passes=6),
    ):
        dumped = json.loads(json.dumps(GAME.dump(state)))
        assert GAME.load(BOX, dumped) == state


def change(path: str, value: object) -> dict[str, Any]:
    """Put another value at a place of the example; the steps of the path are separated by slashes."""
    values = copy.deepcopy(EXAMPLE)
    *steps, last = path.split("/")
    at: Any = values
    for step in steps:
        at = at[int(step)] if isinstance(at, list) else at[step]
    at[int(last) if isinstance(at, list) else last] = value
    return values


def refused(values: dict[str, Any]) -> str:
    """Have a position refused, and read why."""
    with pytest.raises(PositionError) as caught:
        GAME.load(BOX, values)
    return str(caught.value)


@pytest.mark.parametrize(
    ("path", "value", "why"),
    [
        ("phase", "lunch", "phase: only these are known here: give, menu, play"),
        ("seat", 2, "seat: this must be a whole number from 0 to 1"),
        ("turn/played", "knife", "turn.played: only these are known here: chop, spicy, stack, switch, wasabi"),
        ("turn/fresh/0", "pizza", "turn.fresh[0]: only these are known here: tekkamaki"),
        ("players/0/tiles/0", "rice 9", "players[0].tiles[0]: only these are known here: rice 1"),
        ("players/0/tiles/0", "maki 8", "board[1].tiles: something lies in two places"),
        ("players/0/cards", ["wasabi 1"], "covers[0].card: something lies in two places"),
        ("players/0/screen", [0, 19, 0], "players[0].screen: something lies in two places"),
        ("players/0/screen", [0, 19], "players[0].screen: a screen has so many places: 3"),
        ("players/1/served", [2, 2], "players[1].served: something lies in two places"),
        ("under/2", [], "strips: these must be all strips on screens, served or under a pile"),
        ("under/3", [4], "strips: these must be all strips on screens, served or under a pile"),
        ("strips/1/strip", 0, "strips[1].strip: no two of these may be the same"),
        ("strips/1/recipe", "tekkamaki", "strips[1].recipe: no two of these may be the same"),
        ("strips/1/recipe", "belly_laugh", "strips[1].recipe: strip and recipe must have the same length"),
        ("strips/1/seen", [0, 3], "players[1].screen: a player has seen the own recipes"),
        ("strips/1/seen", [1, 3], "strips: only players can have seen a strip"),
        ("strips/2/seen", [0], "players[1].served: all have seen a served recipe"),
        ("board/0/at", [0], "board[0].at: this must be a row and a column, both from 0"),
        ("board/0/at", [0, 5], "board[0]: this must be a square of the play zone with tiles, and named once"),
        ("board/0/at", [0, 1], "board[1]: this must be a square of the play zone with tiles, and named once"),
        ("board/0/tiles", [], "board[0]: this must be a square of the play zone with tiles, and named once"),
        ("covers/0/at", [5, 0], "covers[0]: a Wasabi! card covers two by two squares of the play zone"),
        ("covers/0/at", [0, 6], "covers[0]: a Wasabi! card covers two by two squares of the play zone"),
        ("covers/0/card", "chop 1", "covers[0]: a Wasabi! card covers two by two squares of the play zone"),
        ("players/0/cards", ["switch 2"], "players: there are action cards that are not in this game"),
        ("players/0/cards", ["switch 1", "chop 1", "stack 1"], "players[0].cards: a hand holds at most so many: 2"),
        (
            "players/0/tiles",
            ["rice 1", "rice 2", "rice 3", "rice 4"],
            "players[0].tiles: a hand holds at most so many: 3",
        ),
        ("ending", "board", "ending: this says how a game ended that is over"),
        ("phase", "over", "ending: this says how a game ended that is over"),
        ("phase", "play", "phase: nothing is to be decided in this phase"),
        ("phase", "menu", "phase: nothing is to be decided in this phase"),
        ("phase", "give", "phase: nothing is to be decided in this phase"),
        ("phase", "chopped", "phase: nothing is to be decided in this phase"),
        ("phase", "second", "phase: nothing is to be decided in this phase"),
        ("phase", "passing", "phase: nothing is to be decided in this phase"),
        ("phase", "reward", "phase: nothing is to be decided in this phase"),
        ("phase", "recipes", "phase: nothing is to be decided in this phase"),
        ("phase", "pantry", "turn.fresh: these are the recipes that may be claimed just now"),
        ("turn/fresh", [], "phase: nothing is to be decided in this phase"),
        ("turn/fresh", ["ring_toss"], "phase: nothing is to be decided in this phase"),
        ("turn/style", ["ring_toss"], "turn.fresh: these are the recipes that may be claimed just now"),
        ("turn/discarded", 1, "turn.discarded: recipes are discarded only by who passes"),
        ("turn/placed", 0, "phase: nothing is to be decided in this phase"),
    ],
)
def test_what_cannot_be_is_named(path: str, value: object, why: str) -> None:
    """By the path of the entry."""
    assert why in refused(change(path, value))


def test_a_gap_in_the_numbers_of_strips() -> None:
    """Strip 21 without 19 and 20 being those before it."""
    values = change("strips/5/strip", 21)
    values["players"][1]["screen"] = [1, 21, 45]
    assert "strips: strips of a length must be numbered from 19, without a gap" in refused(values)


def test_too_few_players() -> None:
    """One alone."""
    values = change("players", EXAMPLE["players"][:1])
    values |= {"start": 0, "under": {"2": [], "3": [], "4": [], "5": []}}
    values["strips"] = [strip for strip in values["strips"] if strip["strip"] in {0, 19, 34}]
    assert refused(values) == "players: this game is not for so many players: 1"


def test_a_strip_under_a_wrong_pile() -> None:
    """Length 2 among those of length 3."""
    values = change("under/2", [])
    values["under"]["3"] = [3]
    assert refused(values) == "under: a strip lies under the pile of its length"


def test_more_recipes_than_tokens() -> None:
    """A fifth one of length 2."""
    values = change("players/1/served", [2, 4, 5, 6, 7])
    more = [(4, "kappamaki"), (5, "oshinko_roll"), (6, "ebi_nigiri"), (7, "ika_nigiri")]
    values["strips"] += [{"strip": n, "recipe": name, "seen": [0, 1], "doubts": []} for n, name in more]
    assert refused(values) == "players[1].served: there are not so many challenge tokens"


def test_a_chopped_tile_lies_around_only_until_it_is_used() -> None:
    """Not while somebody places a tile."""
    values = change("phase", "pantry")
    values["turn"] |= {"fresh": [], "style": []}
    values["plate"] = ["toro 1"]
    assert refused(values) == "plate: a chopped tile is not lying around in this phase"


@pytest.mark.parametrize("ending", ["board", "tokens", "standstill"])
def test_an_end_that_has_not_come(ending: str) -> None:
    """Open squares, tokens and too few passes."""
    values = change("phase", "over")
    values["turn"] |= {"fresh": [], "style": []}
    values["ending"] = ending
    assert refused(values) == "ending: the game has not ended like this"


def test_after_a_card_none_can_be_played() -> None:
    """Phase `after` needs a card that can be played, and none before it."""
    values = change("phase", "after")
    values["turn"] |= {"fresh": [], "style": []}
    state: State = GAME.load(BOX, values)
    assert len(GAME.legal_moves(state, 0)) > 1
    values["turn"]["played"] = "chop"
    assert refused(values) == "phase: nothing is to be decided in this phase"
