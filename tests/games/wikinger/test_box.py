"""A box that its owner corrected: every fault is named by its path in the file."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from boardtable.engine.game import BoxError
from boardtable.engine.luck import Luck, mix
from boardtable.engine.text import plain
from boardtable.games.wikinger import GAME, INFO
from boardtable.games.wikinger.components import Ship
from boardtable.games.wikinger.printed import box
from tests.games.wikinger.fjord import BOX, components


def faults(values: dict[str, Any]) -> list[tuple[str, str]]:
    """Have a box refused, and read everything that is said of it."""
    with pytest.raises(BoxError) as caught:
        box(values)
    return [(path, plain(fault)) for path, fault in caught.value.faults]


def test_the_standard_box_is_sound() -> None:
    """Reading it twice gives the same box, and its players are those of the game."""
    assert box(components()) is BOX
    values = components()
    assert (values["players_min"], values["players_max"]) == (INFO.seats[0], INFO.seats[-1])


def test_every_entry_says_where_it_comes_from() -> None:
    """Printed or reconstructed; what is printed names its source."""
    for group in ("viking", "island", "ship", "special"):
        for entry in components()[group]:
            assert entry["provenance"] in {"printed", "reconstructed"}
            assert entry["provenance"] == "reconstructed" or entry["source"]


def test_corrected_values_are_used_and_played_to_the_end() -> None:
    """An owner's ships: four red, three green; other prices for the finish."""
    values = components()
    values["ship"][0]["count"], values["ship"][1]["count"] = 4, 3
    values["ship"][3]["amount"] = 4
    values["scoring"]["most_boatsmen_vp"] = 12
    made = box(values)
    assert [tile.count for tile in made.tiles][-4:] == [4, 3, 4, 3]
    assert made.ships[3] == Ship("blue", 6, 0, 4)
    state = GAME.setup(made, GAME.options(), 4, Luck(mix(3, 0)))
    ply = 0
    while GAME.active(state):
        moves = GAME.legal_moves(state, state.turn)
        ply += 1
        state = GAME.apply(state, moves[mix(1, ply) % len(moves)], Luck(mix(3, ply)))[-1].state
    assert GAME.outcome(state) is not None


def put(path: str, value: object) -> dict[str, Any]:
    """Put another value at a place of the standard components; `...` takes the entry away."""
    values = components()
    *steps, last = path.split("/")
    at: Any = values
    for step in steps:
        at = at[int(step)] if isinstance(at, list) else at[step]
    if value is ...:
        del at[int(last) if isinstance(at, list) else last]
    elif isinstance(at, list):
        at[int(last)] = value
    else:
        at[last] = value
    return values


@pytest.mark.parametrize(
    ("path", "value", "place", "said"),
    [
        ("schema_version", 2, "schema_version", "this must be a whole number from 1 to 1"),
        ("game", "vikings", "game", "only these are known here: wikinger"),
        ("colour", "red", "colour", "this entry is not known"),
        ("course/rounds", 5, "course.rounds", "this must be a whole number from 6 to 6"),
        ("course/groups_per_round", 10, "course.groups_per_round", "this must be a whole number from 12 to 12"),
        ("viking/0/colour", "pink", "viking[0].colour", "only these are known here: gray, "),
        ("viking/0/colour", "yellow", "viking[0].role", "only these are known here: goldsmith"),
        ("viking/1/colour", "blue", "viking[1].colour", "no two of these may be the same"),
        ("viking/0/row", 5, "viking[0].row", "this must be a whole number from 6 to 6"),
        ("viking/0/offer_order", 1, "viking[1].offer_order", "no two of these may be the same"),
        ("viking/5", ..., "viking", "every colour must have its vikings here"),
        ("viking/0/count", 12, "viking", "vikings, at least: 78"),
        ("start_tiles/count", 3, "start_tiles.count", "this must be a whole number from 4 to 99"),
        ("island/1/id", "start", "island[1].id", "no two of these may be the same"),
        ("island/1/id", "red", "island[1].id", "no two of these may be the same"),
        ("island/0/left", "land", "island[0].left", "only these are known here: water"),
        ("island/0/building", "a", "island[0].building", "only middles have a building"),
        ("island/2/building", "a", "island[2].building", "no two of these may be the same"),
        ("island/0/count", 16, "island", "tiles in the stacks, ships included: 72"),
        ("ship/1/sail", "red", "ship[1].sail", "no two of these may be the same"),
        ("ship/0/depth_row", 7, "ship[0].depth_row", "this must be a whole number from 2 to 6"),
        ("ship/0/reward_kind", "beer", "ship[0].reward_kind", "only these are known here: gold, vp"),
        ("gold/start_3", ..., "gold.start_3", "this entry is missing"),
        ("scoring/noble_vp", 0, "scoring.noble_vp", "this must be a whole number from 1 to 99"),
        ("progress/face_up", 5, "progress.face_up", "this must be a whole number from 1 to 4"),
        ("special/1/id", "coin_5", "special[1].id", "no two of these may be the same"),
        ("special/0/effect", "magic", "special[0].effect", "only these are known here: coin, "),
        ("special/10/count", 2, "special[10].count", "this must be a whole number from 1 to 1"),
        ("special/11/building", "a", "special[11].building", "no two of these may be the same"),
        ("special/3/count", 1, "special", "special tiles, at least: 24"),
    ],
)
def test_what_is_wrong_is_named_by_its_path(path: str, value: object, place: str, said: str) -> None:
    """Unknown names, impossible numbers, doubles, and totals that do not agree."""
    found = faults(put(path, value))
    assert any(where == place and words.startswith(said) for where, words in found), found


def test_the_rules_are_loaded_when_they_are_asked_for() -> None:
    """And nothing else is there."""
    package = import_module("boardtable.games.wikinger")
    assert package.GAME is GAME
    with pytest.raises(AttributeError, match="no attribute 'RULES'"):
        _ = package.RULES
