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
from boardtable.games.wok import GAME, INFO
from boardtable.games.wok.components import Combo, Sets
from boardtable.games.wok.printed import box
from tests.games.wok.kitchen import BOX, components


def faults(values: dict[str, Any]) -> list[tuple[str, str]]:
    """Have a box refused, and read everything that is said of it."""
    with pytest.raises(BoxError) as caught:
        box(values)
    return [(path, plain(fault)) for path, fault in caught.value.faults]


def test_the_standard_box_is_sound() -> None:
    """Reading it twice gives equal boxes, and its players are those of the game."""
    assert box(components()) == BOX
    values = components()
    assert (values["players_min"], values["players_max"]) == (INFO.seats[0], INFO.seats[-1])


def test_every_entry_says_where_it_comes_from() -> None:
    """Printed or reconstructed; what is printed names its source."""
    for group in ("setup", "market_group", "ingredient", "ingredient_cards", "wok"):
        for entry in components()[group]:
            assert entry["provenance"] in {"printed", "reconstructed"}
            assert entry["provenance"] == "reconstructed" or entry["source"]


def test_corrected_values_are_used() -> None:
    """An owner's set of 3 pays 7, and the 4 + 3 combo wok asks for something else."""
    values = components()
    by_name = {wok["id"]: wok for wok in values["wok"]}
    by_name["set_3"]["points"] = 7
    by_name["combo_chicken4_octopus3"]["needs"] = {"chicken": 3, "octopus": 4}
    made = box(values)
    assert Sets("set_3", 3, 7) in made.woks
    assert Combo("combo_chicken4_octopus3", 20, (0, 3, 0, 0, 4, 0)) in made.woks


def test_cards_with_two_different_symbols_are_possible() -> None:
    """Contributions to two symbols, or a star beside a symbol (7.2); the order in the file means nothing."""
    values = components()
    cards = values["ingredient_cards"][3]["cards"]
    cards[4] = {"symbols": ["bowl", "cookie"], "count": 1}
    cards[5] = {"symbols": ["star", "spoon"], "count": 1}
    gives = {kind.name: kind.gives for kind in box(values).kinds}
    assert gives["tuna:cookie,bowl"] == (1, 0, 1, 0)
    assert gives["tuna:spoon,star"] == (1, 2, 1, 1)


def test_a_corrected_box_is_played_to_the_end() -> None:
    """Other row sizes and prices change the layout and the rules alike."""
    values = components()
    values["market_group"][0]["row_size"] = 6
    values["market_group"][1]["row_size"] = 5
    values["wok_price"]["identical_symbols"] = 2
    made = box(values)
    state = GAME.setup(made, GAME.options(), 4, Luck(mix(3, 0)))
    zones = {zone.name: zone.frame for zone in GAME.zones(state, 0)}
    assert zones["row/3"].x + zones["row/3"].w < 1560
    assert zones["row/0"].x + zones["row/0"].w < zones["heap/threes"].x
    ply = 0
    while GAME.active(state):
        moves = GAME.legal_moves(state, state.turn)
        ply += 1
        state = GAME.apply(state, moves[mix(1, ply) % len(moves)], Luck(mix(3, ply)))[-1].state
    assert len(state.best) == 4


def put(path: str, value: object) -> dict[str, Any]:
    """Put another value at a place of the standard components; `...` takes the entry away."""
    values = components()
    *steps, last = path.split("/")
    at: Any = values
    for step in steps:
        at = at[int(step)] if isinstance(at, list) else at[step]
    if value is ...:
        del at[int(last) if isinstance(at, list) else last]
    elif isinstance(at, list) and int(last) == len(at):
        at.append(value)
    elif isinstance(at, list):
        at[int(last)] = value
    else:
        at[last] = value
    return values


COVERED_7 = {"id": "lid", "frame": "red", "kind": "covered", "points": 7, "provenance": "printed"}


@pytest.mark.parametrize(
    ("path", "value", "place", "said"),
    [
        ("schema_version", 2, "schema_version", "this must be a whole number from 1 to 1"),
        ("game", "wok", "game", "only these are known here: we-will-wok-you"),
        ("players_max", 5, "players_max", "this must be a whole number from 4 to 4"),
        ("players_min", ..., "players_min", "this entry is missing"),
        ("colour", "red", "colour", "this entry is not known"),
        ("sources/mine", 3, "sources.mine", "this must be a text"),
        ("totals", 3, "totals", "this must be a group of named entries"),
        ("totals/ingredient_cards", 62, "totals.ingredient_cards", "this is 62, but the rest of the box says 63"),
        ("totals/coin_cards", 21, "totals.coin_cards", "this is 21, but the rest of the box says 22"),
        ("totals/wok_cards", 24, "totals.wok_cards", "this is 24, but the rest of the box says 25"),
        ("totals/wok_cards_red", 20, "totals.wok_cards_red", "this is 20, but the rest of the box says 21"),
        ("totals/wok_cards_blue", 5, "totals.wok_cards_blue", "this is 5, but the rest of the box says 4"),
        (
            "totals/provenance",
            "guessed",
            "totals.provenance",
            "only these are known here: printed, derived, reconstructed",
        ),
        ("totals/source", 1, "totals.source", "this must be a text"),
        ("setup/0/players", 5, "setup[0].players", "this must be a whole number from 2 to 4"),
        ("setup/0/players", 3, "setup[1].players", "no two of these may be the same"),
        ("setup/2", ..., "setup", "every number of players must have its set-up here"),
        ("setup/0/ingredients_removed", 54, "setup[0].ingredients_removed", "this is 54, but there are only 53"),
        ("setup/0/ingredients_removed", -1, "setup[0].ingredients_removed", "this must be a whole number from 0 to 99"),
        ("setup/1/woks_face_up", 26, "setup[1].woks_face_up", "this is 26, but there are only 25"),
        ("setup/1/coins_in_play", 18, "setup[1].coins_in_play", "this is 18, but the rest of the box says 19"),
        ("setup/1/coins_boxed", 4, "setup[1].coins_boxed", "this is 4, but the rest of the box says 3"),
        ("market_group", [], "market_group", "there must be a group of rows"),
        ("market_group/0/rows", 3, "market_group[0].rows", "this must be a whole number from 2 to 2"),
        ("market_group/1/id", "threes", "market_group[1].id", "no two of these may be the same"),
        ("market_group/0/start_coins", 0, "market_group[0].start_coins", "this must be a whole number from 1 to 99"),
        ("coins/start_per_player", 0, "coins.start_per_player", "this must be a whole number from 1 to 99"),
        ("coins/same_back_as_ingredients", False, "coins.same_back_as_ingredients", "this must be true"),
        ("coins/total", "many", "coins.total", "this must be a whole number"),
        ("wok_price/identical_symbols", 3, "wok_price.identical_symbols", "this must be an even number"),
        (
            "symbols/regular/1",
            "fork",
            "symbols.regular[1]",
            "only these are known here: cookie, spoon, bowl, chopstick",
        ),
        ("symbols/regular/1", "cookie", "symbols.regular", "no two of these may be the same"),
        ("symbols/regular", "spoon", "symbols.regular", "this must be a list"),
        ("symbols/max_per_card", 3, "symbols.max_per_card", "this must be a whole number from 1 to 2"),
        ("symbols/wild", "spoon", "symbols.wild", "only these are known here: star"),
        ("symbols/labels/star", ..., "symbols.labels.star", "this entry is missing"),
        ("ingredient/0/id", "leek", "ingredient[0].id", None),
        ("ingredient/0/id", "tuna", "ingredient[3].id", "no two of these may be the same"),
        ("ingredient/0/name", "", "ingredient[0].name", "this must be a text"),
        ("ingredient/0/count", 15, "ingredient_cards[0].cards", "this is 14, but the rest of the box says 15"),
        ("ingredient/0/rarity_rank", 2, "ingredient[1].rarity_rank", "no two of these may be the same"),
        ("ingredient/0/rarity_rank", 7, "ingredient[0].rarity_rank", "this must be a whole number from 1 to 6"),
        ("ingredient/6", 4, "ingredient[6]", "this must be a group of named entries"),
        ("ingredient_symbols/none_total", 9, "ingredient_symbols.none_total", None),
        ("ingredient_symbols/star_total", 8, "ingredient_symbols.star_total", None),
        ("ingredient_symbols/single_total", 13, "ingredient_symbols.single_total", None),
        ("ingredient_symbols/double_total", 31, "ingredient_symbols.double_total", None),
        ("ingredient_symbols/symbols_total", 84, "ingredient_symbols.symbols_total", None),
        ("ingredient_symbols/printed_facts", 1, "ingredient_symbols.printed_facts", "this must be a list"),
        ("ingredient_cards/1/type", "broccoli", "ingredient_cards[1].type", "no two of these may be the same"),
        ("ingredient_cards/1/type", "leek", "ingredient_cards[1].type", None),
        ("ingredient_cards/5", ..., "ingredient_cards", "every ingredient must have its cards here"),
        ("ingredient_cards/2/cards/0/count", True, "ingredient_cards[2].cards[0].count", "this must be a whole number"),
        ("ingredient_cards/2/cards/0/count", 100, "ingredient_cards[2].cards[0].count", None),
        ("ingredient_cards/2/cards/0/colour", 1, "ingredient_cards[2].cards[0].colour", "this entry is not known"),
        ("ingredient_cards/2/cards/1/symbols", [], "ingredient_cards[2].cards[1].symbols", None),
        ("ingredient_cards/2/cards/0/symbols", ["fork"], "ingredient_cards[2].cards[0].symbols[0]", None),
        (
            "ingredient_cards/2/cards/0/symbols",
            ["star", "star", "star"],
            "ingredient_cards[2].cards[0].symbols",
            "a card shows at most so many symbols: 2",
        ),
        ("wok/3/points", "ten", "wok[3].points", "this must be a whole number"),
        ("wok/3/points", 0, "wok[3].points", "this must be a whole number from 1 to 99"),
        ("wok/3/points", 9.5, "wok[3].points", "this must be a whole number"),
        ("wok/3/points", 10**30, "wok[3].points", "this must be a whole number from 1 to 99"),
        ("wok/3/points", 7, "wok[3].kind", "no two wok cards may be the same"),
        ("wok/3/id", "covered_7", "wok[3].id", "no two of these may be the same"),
        ("wok/3/frame", "blue", "wok[3].frame", "only these are known here: red"),
        ("wok/24/frame", "red", "wok[24].frame", "only these are known here: blue"),
        ("wok/3/kind", "closed", "wok[3].kind", None),
        ("wok/3/printed_fields", 1, "wok[3].printed_fields", "this must be a list"),
        ("wok/25", COVERED_7, "wok[25].kind", "no two wok cards may be the same"),
        (
            "wok/25",
            {"id": "power", "frame": "blue", "kind": "man_power", "points": 13, "provenance": "printed"},
            "wok[25].kind",
            "there is only one Man-at-power-wok",
        ),
        ("wok/4/needs", {"leek": 2, "prawn": 1}, "wok[4].needs.leek", "this entry is not known"),
        ("wok/4/needs", {"prawn": 4}, "wok[4].needs", "a combination has two ingredients or more"),
        ("wok/4/needs/prawn", 0, "wok[4].needs.prawn", "this must be a whole number from 1 to 99"),
        ("wok/10/size", None, "wok[10].size", "this entry is missing"),
        ("wok/15/left/type", "leek", "wok[15].left.type", None),
        ("wok/15/left/type", "carrot", "wok[15].right.type", "no two of these may be the same"),
        ("wok/15/right/points_each", 0, "wok[15].right.points_each", "this must be a whole number from 1 to 99"),
        ("wok/21/left_points_each", ..., "wok[21].left_points_each", "this entry is missing"),
        ("wok", [COVERED_7] * 100, "wok", "this must be a list of at most 99 groups"),
    ],
)
def test_a_wrong_entry_is_named_by_its_path(path: str, value: object, place: str, said: str | None) -> None:
    """And told what is wrong with it; a box with one fault is refused as a whole."""
    found = faults(put(path, value))
    assert place in [path for path, _ in found]
    assert said is None or (place, said) in found


def test_all_faults_are_told_at_once() -> None:
    """Wrong values in several groups, one of them missing, and sums that do not agree."""
    values = put("wok/3/points", "ten")
    values["ingredient_cards"][2]["cards"][0]["count"] = 3
    del values["coins"]
    values["ingredient"][0]["colour"] = "green"
    values["setup"][0]["woks_face_up"] = 30
    assert [place for place, _ in faults(values)] == [
        "ingredient[0].colour",
        "ingredient_cards[2].cards",
        "coins",
        "wok[3].points",
        "totals.ingredient_cards",
        "ingredient_symbols.none_total",
        "setup[0].woks_face_up",
    ]


def test_an_empty_file_misses_every_group_once() -> None:
    """Single entries of a missing group are not asked for."""
    assert set(faults({})) == {
        (name, "this entry is missing")
        for name in (
            "schema_version",
            "game",
            "players_min",
            "players_max",
            "totals",
            "sources",
            "setup",
            "market_group",
            "coins",
            "wok_price",
            "symbols",
            "ingredient",
            "ingredient_symbols",
            "ingredient_cards",
            "wok",
        )
    }


def test_the_rules_are_loaded_only_when_asked_for() -> None:
    """The package tells of the game cheaply, offers GAME, and knows no other names."""
    module = import_module("boardtable.games.wok")
    assert module.GAME.info is INFO
    with pytest.raises(AttributeError, match="has no attribute 'RULES'"):
        _ = module.RULES
    loaded = "import sys, boardtable.games.wok; print([name for name in sys.modules if name.endswith('wok.rules')])"
    found = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True)
    assert found.stdout == "[]\n"
