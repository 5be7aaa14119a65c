"""Lines of play from fixed deals, counted by reasoning, and the order in which opening moves are listed.

Each game has a file `<game>.toml` here, with the reasoning beside the figures: a table `deal` for each
number of players, with its deal code, its options, the numbers of lines to depth 1, 2, 3, and
`opening`, all legal moves of the first position in their order, as records have them.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from boardtable.engine.codec import move_to_plain
from boardtable.engine.match import Match
from boardtable.engine.record import Record
from boardtable.engine.registry import installed
from boardtable.lab.perft import lines
from boardtable.lab.tables import computers, deal, fetch

DEALS = [
    (path.stem, table)
    for path in sorted(Path(__file__).parent.glob("*.toml"))
    for table in tomllib.loads(path.read_text("utf-8"))["deal"]
]


def begin(name: str, table: dict[str, Any]) -> Match[Any, Any, Any, Any]:
    """Deal a game, with the options that the file names."""
    boxed = fetch(name)
    opening = deal(boxed.game, computers(["random"] * table["seats"]), int(table["seed"], 16))
    return Match(boxed.game, boxed.box, Record(evolve(opening, options={**opening.options, **table["options"]})))


def test_every_game_has_its_figures() -> None:
    """At each number of players."""
    wanted = {(game.id, seats) for game in installed() if game.info is not None for seats in game.info.seats}
    assert {(name, table["seats"]) for name, table in DEALS} >= wanted


@pytest.mark.parametrize(("name", "table"), DEALS)
def test_lines_of_play_are_as_many_as_reasoned(name: str, table: dict[str, Any]) -> None:
    """To each depth that the file knows."""
    match = begin(name, table)
    counted = [lines(match.game, match.state, match.deal.seed, 0, depth + 1) for depth in range(len(table["lines"]))]
    assert counted == table["lines"]


@pytest.mark.parametrize(("name", "table"), DEALS)
def test_opening_moves_are_listed_in_their_order(name: str, table: dict[str, Any]) -> None:
    """The order never changes: computers with the same seed must decide the same."""
    match = begin(name, table)
    moves = [move for seat in match.active() for move in match.game.legal_moves(match.state, seat)]
    assert [move_to_plain(move) for move in moves] == [json.loads(line) for line in table["opening"]]
