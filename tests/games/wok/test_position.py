"""Positions as files: the documented example, and everything that can be wrong in one."""

from __future__ import annotations

import copy
import json
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import pytest

from boardtable.engine.game import PositionError
from boardtable.engine.luck import Luck, mix
from boardtable.games.wok import GAME, INFO
from boardtable.games.wok.moves import TakeWok
from boardtable.games.wok.state import Options, pieces
from tests.games.wok.kitchen import BOX, do, position, wok

if TYPE_CHECKING:
    from collections.abc import Callable

_DOCUMENT = files(INFO.home[0]).joinpath(INFO.home[1], "position.md").read_text("utf-8")
EXAMPLE: dict[str, Any] = json.loads(_DOCUMENT.partition("```json\n")[2].partition("```")[0])


def test_the_documented_example_loads() -> None:
    """Ben is in turn with three coins and enough bowls; the dump of the position is the example again."""
    state = GAME.load(BOX, EXAMPLE)
    assert GAME.active(state) == (1,)
    assert state.sides[1].purse.bit_count() == 3
    assert state.sides[1].symbols == (1, 1, 6, 1)
    assert state.sides[0].woks == 1 << wok("double_tuna_chicken")
    assert TakeWok(1, "set_3") in GAME.legal_moves(state, 1)
    assert len(state.pile) == 63 - 43
    assert dict(state.pile.counts)[[kind.name for kind in BOX.kinds].index("prawn")] == 1  # of two, Anna holds one
    assert GAME.dump(state) == EXAMPLE


def test_a_dump_gives_the_same_position_again() -> None:
    """At the deal, while somebody pays, and when the game is over with its arrangements."""
    for state in (
        GAME.setup(BOX, Options(start=1, open_hands=True), 3, Luck(mix(5, 0))),
        do(
            position(hands=[["carrot:spoon,spoon", "tuna:spoon,spoon", "octopus:spoon,spoon"]]),
            TakeWok(0, "covered_7"),
            Luck(1),
        )[-1].state,
        position(rows={0: [], 1: [], 2: ["tuna"], 3: []}, pile=False, final=0),
    ):
        dumped = json.loads(json.dumps(GAME.dump(state)))
        assert GAME.load(BOX, dumped) == state
    assert state.best


def change(path: str, value: object) -> dict[str, Any]:
    """Put another value at a place of the example; the steps of the path are separated by slashes."""
    values = copy.deepcopy(EXAMPLE)
    *steps, last = path.split("/")
    at: Any = values
    for step in steps:
        at = at[int(step)] if isinstance(at, list) else at[step]
    if value is ...:
        del at[last]
    elif isinstance(at, list):
        at[int(last)] = value
    else:
        at[last] = value
    return values


def fault(values: dict[str, Any]) -> str:
    """Load something wrong, and read what is said of it."""
    with pytest.raises(PositionError) as caught:
        GAME.load(BOX, values)
    return str(caught.value)


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ("turn", ..., "turn: this entry is missing"),
        ("turn", 2, "turn: this must be a whole number from 0 to 1"),
        ("turn", True, "turn: this must be a whole number"),
        ("turn", 10**400, "turn: this must be a whole number from 0 to 1"),
        ("turn", -1, "turn: this must be a whole number from 0 to 1"),
        ("final", 3, "final: this must be a whole number from 0 to 2"),
        ("final", 2, "final: the last round begins when both rows of a group are empty"),
        ("final", 0, "final: the last round begins when both rows of a group are empty"),
        ("paying", "set_9", "paying: only these are known here: covered_7, "),
        ("paying", 3, "paying: this must be a text"),
        ("paying", "double_tuna_chicken", "paying: this wok card cannot be paid for here"),
        ("options", [], "options: this must be a group of named entries"),
        ("options/start", 2, "options.start: this must be a whole number from 0 to 1"),
        ("options/open_hands", 1, "options.open_hands: this must be true or false"),
        ("options/open_hands", ..., "options.open_hands: this entry is missing"),
        ("extra", 1, "extra: this entry is not known"),
        ("groups/fours", {}, "groups.fours: this entry is not known"),
        ("groups/twos/coins", 5, "groups.twos.coins: this must be a list"),
        ("groups/twos/coins/0", 62, "groups.twos.coins[0]: this must be a whole number from 63 to 84"),
        ("groups/twos/coins/0", 72, "players[0].coins: this is in two places: 72"),
        ("groups/twos/coins/0", 84, "players: coins in play: 16, numbered from 63"),
        ("groups/twos/coins", [], "groups.twos.coins: the last coin of a group stays on the table"),
        ("groups/twos/rows", [{}], "groups.twos.rows: this must be a list of so many rows: 2"),
        ("groups/twos/rows", "none", "groups.twos.rows: this must be a list of at most 99 groups"),
        ("groups/twos/rows/0", 7, "groups.twos.rows[0]: this must be a group of named entries"),
        ("groups/twos/rows/0/30", "octopus:spoon", "groups.twos.rows[0].30: only these are known here: broccoli, "),
        ("groups/twos/rows/0/43", "octopus:star", "the box has only so many of these cards: 1"),
        ("groups/twos/rows/0/63", "tuna", "groups.twos.rows[0].63: there is no card with this number"),
        ("groups/twos/rows/0/030", "tuna", "groups.twos.rows[0].030: there is no card with this number"),
        ("groups/twos/rows/0/39", "tuna", "players[1].hand.39: this is in two places: 39"),
        ("groups/twos/rows/0/43", "tuna", "groups.twos.rows[0]: a row has at most so many cards: 2"),
        ("groups/twos/rows/0/50", "tuna", "the cards outside the pile must be numbered from 0, without a gap"),
        ("removed/24", "tuna", "24: this is in two places: 24"),
        ("removed", {}, "the cards outside the pile must be numbered from 0, without a gap"),
        ("woks/0", "set_3", "woks: this is in two places: set_3"),
        ("woks/0", "double_tuna_chicken", "players[0].woks: this is in two places: double_tuna_chicken"),
        ("woks/0", None, "woks[0]: this entry is missing"),
        ("woks", ["covered_7"], "woks: wok cards on the table and with players: 12"),
        ("players", {}, "players: this must be a list of at most 99 groups"),
        ("players/1/hand", [], "players[1].hand: this must be a group of named entries"),
        ("players/1/laid/43", "tuna", "players[1].laid: these cards are no exact payments for so many wok cards: 0"),
        ("players/0/woks", [], "players[0].laid: these cards are no exact payments for so many wok cards: 0"),
    ],
)
def test_what_is_wrong_is_named_by_its_path(path: str, value: object, said: str) -> None:
    """Wrong types, impossible numbers, things in two places, and what no game could lead to (chapter 15)."""
    assert said in fault(change(path, value))


def test_all_faults_are_told_at_once() -> None:
    """Whoever writes a position corrects them in one go."""
    values = change("turn", 9)
    values["woks"] = 3
    said = fault(values)
    assert "turn: this must be a whole number from 0 to 1" in said
    assert "woks: this must be a list" in said


def test_nothing_at_all_and_too_few_players() -> None:
    """An empty object misses everything, and nobody plays alone."""
    assert fault({}).count("this entry is missing") == 8
    values = copy.deepcopy(EXAMPLE)
    del values["players"][1]
    values["turn"] = 0
    assert "this game is not for so many players: 1" in fault(values)


def renumbered(keep: Callable[[str], bool]) -> dict[str, Any]:
    """Leave out some places' cards, and close the gaps in the numbers."""
    values = copy.deepcopy(EXAMPLE)
    groups = [row for group in values["groups"].values() for row in group["rows"]]
    hands = [cards for player in values["players"] for cards in (player["hand"], player["laid"])]
    number = 0
    for cards in (values["removed"], *groups, *hands):
        names = [name for key, name in cards.items() if keep(key)]
        cards.clear()
        for name in names:
            cards[str(number)] = name
            number += 1
    return values


def test_2_2_the_removed_cards_are_the_first_ones() -> None:
    """As many as for so many players, from 0 on."""
    said = "removed: these must be the first cards, as many as for so many players"
    assert said in fault(renumbered(lambda key: key != "5"))
    values = copy.deepcopy(EXAMPLE)
    values["removed"]["24"] = values["groups"]["threes"]["rows"][0].pop("24")
    values["groups"]["threes"]["rows"][0]["23"] = values["removed"].pop("23")
    assert said in fault(values)


def test_15_4_rows_are_full_while_there_is_a_pile() -> None:
    """And with an empty pile only one row can be short without being empty."""
    assert "groups.twos.rows[0]: a row is full as long as the pile has cards" in fault(
        renumbered(lambda key: key != "30")
    )
    with pytest.raises(PositionError, match="only one row can be short and not empty"):
        position(rows={0: ["tuna"], 2: ["carrot"]}, pile=False)


def test_9_1_with_a_group_sold_out_the_last_round_has_begun() -> None:
    """Both rows empty, and no count of final actions: no game leads there."""
    with pytest.raises(PositionError, match="so the last round must have begun"):
        position(rows={0: [], 1: []}, pile=False)


def test_9_1_when_the_last_round_begins_the_other_group_has_cards() -> None:
    """Had it been sold out before, the last round would have begun then."""
    with pytest.raises(PositionError, match="final: when the last round begins, the other group still has cards"):
        position(rows={0: [], 1: [], 2: [], 3: []}, pile=False, final=2)
    assert position(rows={0: [], 1: [], 2: [], 3: []}, pile=False, final=1).final == 1


def test_7_9_who_pays_has_a_choice() -> None:
    """The only payment is made at once, so no game stops there."""
    with pytest.raises(PositionError, match="paying: this wok card cannot be paid for here"):
        position(hands=[["broccoli:star", "broccoli:star", "tuna:bowl,bowl"]], paying="covered_7")


def test_8_3_who_is_in_turn_can_act() -> None:
    """Somebody who could only pass is passed by itself; and only a hand that can pay has chosen a wok card."""
    with pytest.raises(PositionError, match="turn: this player can do nothing and has to pass"):
        position(heaps=(1, 1), coins=(0, 14))
    with pytest.raises(PositionError, match="paying: this wok card cannot be paid for here"):
        position(paying="covered_7")
    with pytest.raises(PositionError, match="paying: this wok card cannot be paid for here"):
        position(rows={0: [], 1: [], 2: ["tuna"], 3: []}, pile=False, final=0, paying="covered_7", turn=1)


def test_a_loaded_position_plays_on() -> None:
    """The symbols in hand are counted again, so that moves are legal at once."""
    state = GAME.load(BOX, EXAMPLE)
    chosen = do(state, TakeWok(1, "set_3"), Luck(1))[-1].state
    ways = GAME.legal_moves(chosen, 1)
    assert len(ways) == 3
    paid = do(chosen, ways[0], Luck(1))[-1].state
    assert pieces(paid.sides[1].woks) == [wok("set_3")]
