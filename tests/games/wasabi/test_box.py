"""A box that its owner corrected: every fault is named by its path in the file."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from typing import Any

import pytest

from boardtable.engine.game import BoxError
from boardtable.engine.luck import Luck, mix
from boardtable.engine.text import plain
from boardtable.games.wasabi import GAME, INFO
from boardtable.games.wasabi.printed import box
from tests.games.wasabi.counter import BOX, components


def faults(values: dict[str, Any]) -> list[tuple[str, str]]:
    """Have a box refused, and read everything that is said of it."""
    with pytest.raises(BoxError) as caught:
        box(values)
    return [(path, plain(fault)) for path, fault in caught.value.faults]


def change(path: str, value: object) -> dict[str, Any]:
    """Put another value at a place of the box; None takes it away."""
    values = components()
    *steps, last = path.split("/")
    at: Any = values
    for step in steps:
        at = at[int(step)] if isinstance(at, list) else at[step]
    if value is None:
        del at[int(last) if isinstance(at, list) else last]
    else:
        at[int(last) if isinstance(at, list) else last] = value
    return values


def test_the_standard_box_is_sound() -> None:
    """Reading it twice gives the same box, and its players are those of the game."""
    assert box(components()) is BOX
    values = components()
    assert (values["players_min"], values["players_max"]) == (INFO.seats[0], INFO.seats[-1])


def test_what_the_standard_box_holds() -> None:
    """18 kinds on 72 tiles, 52 recipes, 10 cards; no recipe names an ingredient twice, and no two want the same."""
    assert (len(BOX.ingredients), len(BOX.kinds), len(BOX.recipes), len(BOX.types)) == (18, 72, 52, 10)
    assert all(len(set(recipe.ingredients)) == len(recipe.ingredients) for recipe in BOX.recipes)
    assert len({frozenset(recipe.ingredients) for recipe in BOX.recipes}) == 52
    assert [BOX.first_tile, BOX.first_card, BOX.first_token, BOX.first_bowl] == [52, 124, 134, 174]
    used = {kind for recipe in BOX.recipes for kind in recipe.ingredients}
    assert len(used) == 18
    assert [kind.count for kind in BOX.ingredients if kind.id in {"fugu", "urchin", "toro", "octopus"}] == [1] * 4


def test_corrected_values_are_used() -> None:
    """An owner's tokens bring other points, and a recipe wants something else in another order."""
    values = components()
    values["token"][2]["points"] = 6
    values["recipe"][0]["ingredients"] = ["tuna", "maki"]
    made = box(values)
    assert made.tokens[2].points == 6
    assert made.recipes[0].ingredients == (2, 1)


def test_lists_may_stand_in_any_order() -> None:
    """Tokens and recipes are sorted by length."""
    values = components()
    values["token"].reverse()
    values["recipe"].reverse()
    made = box(values)
    assert [token.length for token in made.tokens] == [2, 3, 4, 5]
    assert [len(recipe.ingredients) for recipe in made.recipes] == [2] * 19 + [3] * 15 + [4] * 11 + [5] * 7


def test_two_recipes_of_the_same_ingredients_are_both_made() -> None:
    """As an owner may have corrected them; a recipe may also name an ingredient twice."""
    values = components()
    values["recipe"][1]["ingredients"] = ["tuna", "maki"]
    values["recipe"][2]["ingredients"] = ["tuna", "tuna"]
    made = box(values)
    assert made.matches[0x110] == 0b11
    assert made.matches[0x200] == 0b100


def test_a_corrected_box_is_played_to_the_end() -> None:
    """A larger board, other hands, fewer lengths."""
    values = components()
    values["board"] |= {"rows": 5, "columns_by_players": {"2": 4, "3": 5, "4": 8}}
    values["limits"] |= {"ingredients_in_hand": 4, "recipes_on_screen": 2, "action_cards_in_hand_max": 1}
    values["token"] = [token for token in values["token"] if token["length"] < 5]
    values["recipe"] = [recipe for recipe in values["recipe"] if recipe["length"] < 5]
    values["recipes"]["count_by_length"].pop("5")
    values["tokens"]["per_player"] = 9
    values["totals"] |= {"recipe_strips": 45, "challenge_tokens": 36}
    made = box(values)
    state = GAME.setup(made, GAME.options(), 4, Luck(mix(3, 0)))
    assert GAME.zones(state, 0)
    ply = 0
    while GAME.active(state):
        moves = GAME.legal_moves(state, state.seat)
        ply += 1
        state = GAME.apply(state, moves[mix(1, ply) % len(moves)], Luck(mix(3, ply)))[-1].state
    assert GAME.outcome(state) is not None


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        ("game", "khan", ("game", "only these are known here: wasabi")),
        ("designers", "Josh", ("designers", "this must be a list")),
        ("totals/recipe_strips", 53, ("totals.recipe_strips", "this is 53, but the rest of the box says 52")),
        ("totals/action_cards", 12, ("totals.action_cards", "this is 12, but the rest of the box says 10")),
        ("totals/bowls", 5, ("totals.bowls", "this is 5, but the rest of the box says 4")),
        ("board/rows", 1, ("board.rows", "this must be a whole number from 2 to 12")),
        ("board/columns_by_players/3", None, ("board.columns_by_players.3", "this entry is missing")),
        ("board/columns_by_players/5", 8, ("board.columns_by_players.5", "this entry is not known")),
        ("limits/recipes_on_screen", 7, ("limits.recipes_on_screen", "this must be a whole number from 1 to 6")),
        (
            "limits/ingredients_played_per_turn",
            2,
            ("limits.ingredients_played_per_turn", "this must be a whole number from 1 to 1"),
        ),
        ("starting_hand/size", 4, ("starting_hand.size", "this is 4, but there are only 3")),
        ("starting_hand/forbid_unique", False, ("starting_hand.forbid_unique", "this must be true")),
        (
            "starting_hand/forbidden_ingredients",
            ["rice", "caviar"],
            ("starting_hand.forbidden_ingredients", "there is no such ingredient: caviar"),
        ),
        (
            "starting_hand/forbidden_ingredients",
            ["rice", "maki", "tuna", "salmon", "snapper", "eel", "shrimp", "crab", "squid"],
            None,
        ),
        (
            "tokens/colours",
            ["red", "blue", "yellow", "yellow"],
            ("tokens.colours", "there must be a colour for each player, and no two the same"),
        ),
        ("tokens/per_player", 9, ("tokens.per_player", "this is 9, but the rest of the box says 10")),
        ("token/1/length", 2, ("token[1].length", "no two of these may be the same")),
        ("token/1/style_cubes", 5, ("token[1].style_cubes", "this must be a whole number from 0 to 4")),
        (
            "token/1/points_provenance",
            "guessed",
            ("token[1].points_provenance", "only these are known here: printed, derived, reconstructed"),
        ),
        ("token", [], ("token", "there must be challenge tokens")),
        (
            "action_card/0/id",
            "slice",
            ("action_card[0].id", "only these are known here: chop, spicy, stack, switch, wasabi"),
        ),
        ("action_card/0/id", "spicy", ("action_card[1].id", "no two of these may be the same")),
        ("action_card/0", None, ("action_card", "all types of action card must be here")),
        ("action_card/4/shape", [2, 2, 2], ("action_card[4].shape", "this must be 2 rows and 2 columns")),
        ("action_card/2/timing", "after", ("action_card[2].timing", "only these are known here: before")),
        ("categories/number", 7, ("categories.number", "this is 7, but the rest of the box says 6")),
        ("category/1/id", "staple", ("category[1].id", "no two of these may be the same")),
        ("ingredients/total", 71, ("ingredients.total", "this is 71, but the rest of the box says 72")),
        ("ingredient/3/id", "tuna", ("ingredient[3].id", "no two of these may be the same")),
        (
            "ingredient/3/category",
            "meat",
            ("ingredient[3].category", "only these are known here: staple, fish, seafood, garden, hot_plate, delicacy"),
        ),
        ("recipe/3/length", 3, ("recipe[3].length", "this is 3, but the rest of the box says 2")),
        ("recipe/3/id", "tekkamaki", ("recipe[3].id", "no two of these may be the same")),
        ("recipe/3/ingredients/0", "beef", None),
        ("recipes/count_by_length/2", 18, ("recipes.count_by_length.2", "this is 18, but the rest of the box says 19")),
        ("wasabi_cubes/supply", "some", ("wasabi_cubes.supply", "only these are known here: unlimited")),
        ("colour", "green", ("colour", "this entry is not known")),
        ("limits", None, ("limits", "this entry is missing")),
    ],
)
def test_every_fault_is_named(path: str, value: object, fault: tuple[str, str] | None) -> None:
    """By the path of the entry, and what is wrong there."""
    found = faults(change(path, value))
    if fault is None:
        assert [where for where, _ in found] == [
            "starting_hand.size" if path.startswith("starting_hand") else "recipe[3].ingredients[0]"
        ]
    else:
        assert fault in found


def test_a_recipe_without_a_token_of_its_length() -> None:
    """Nobody could complete it."""
    values = components()
    values["token"] = [token for token in values["token"] if token["length"] < 5]
    values["recipes"]["count_by_length"].pop("5")
    values["tokens"]["per_player"] = 9
    values["totals"] |= {"recipe_strips": 45, "challenge_tokens": 36}
    found = faults(values)
    assert len(found) == 7
    assert {fault for _, fault in found} == {"there is no challenge token of this length"}


def test_an_empty_file_lists_all_that_is_missing() -> None:
    """And nothing is compared with what is not there."""
    found = faults({})
    assert {fault for _, fault in found} == {"this entry is missing"}
    assert ("recipe", "this entry is missing") in found


def test_the_rules_are_loaded_only_when_they_are_asked_for() -> None:
    """What the start page needs is loaded at once; a misspelt name is an error."""
    program = (
        "import sys, boardtable.games.wasabi as game\n"
        "assert game.INFO.title == 'Wasabi!'\n"
        "assert 'boardtable.games.wasabi.rules' not in sys.modules\n"
        "assert game.GAME.info is game.INFO"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
    with pytest.raises(AttributeError, match="has no attribute 'GAMES'"):
        _ = import_module("boardtable.games.wasabi").GAMES
