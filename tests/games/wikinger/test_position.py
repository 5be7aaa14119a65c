"""Positions as files: the documented example, and everything that can be wrong in one."""

from __future__ import annotations

import copy
import json
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import pytest

from boardtable.engine.game import PositionError
from boardtable.engine.luck import Luck, mix
from boardtable.games.wikinger import GAME, INFO
from boardtable.games.wikinger.moves import Buy
from tests.games.wikinger.fjord import BOX, Coast, Offer, dealt, position

if TYPE_CHECKING:
    from boardtable.games.wikinger.state import State

_DOCUMENT = files(INFO.home[0]).joinpath(INFO.home[1], "position.md").read_text("utf-8")
EXAMPLE: dict[str, Any] = json.loads(_DOCUMENT.partition("```json\n")[2].partition("```")[0])


def test_the_documented_example_loads() -> None:
    """Ben has 1 gold: too little for the group at 2, so he may take the one at 0 (5.4), or exchange a point."""
    state = GAME.load(BOX, EXAMPLE)
    assert GAME.active(state) == (1,)
    assert {(move.space, move.exchange) for move in GAME.legal_moves(state, 1) if isinstance(move, Buy)} == {
        (0, 0),
        (2, 1),
    }
    assert len(state.tile_bag) == 60
    assert GAME.dump(state) == EXAMPLE


@pytest.mark.parametrize("variant", ["base", "progress", "no-auction"])
def test_a_dump_gives_the_same_position_again(variant: str) -> None:
    """All through a game."""
    state = dealt(3, seed=5, variant=variant)
    ply = 0
    while GAME.active(state):
        dumped = json.loads(json.dumps(GAME.dump(state)))
        assert GAME.load(BOX, dumped) == state
        moves = GAME.legal_moves(state, state.turn)
        ply += 1
        state = GAME.apply(state, moves[mix(1, ply) % len(moves)], Luck(mix(5, ply)))[-1].state
    assert GAME.load(BOX, GAME.dump(state)) == state


def change(path: str, value: object, values: dict[str, Any] = EXAMPLE) -> dict[str, Any]:
    """Put another value at a place of a position; the steps of the path are separated by slashes."""
    values = copy.deepcopy(values)
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


TILE = {"piece": 7, "row": 5, "column": 4}
AGAIN = {"viking": 0, "row": 5, "column": 2}


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ("phase", "sleep", "phase: only these are known here: start, buy, "),
        ("round", 7, "round: this must be a whole number from 1 to 6"),
        ("round", 2, "drawn_tiles: so many are drawn by now: 24; drawn_vikings: so many are drawn by now: 24"),
        ("turn", ..., "turn: this entry is missing"),
        ("turn", 2, "turn: this must be a whole number from 0 to 1"),
        ("extra", 1, "extra: this entry is not known"),
        ("options/variant", "mine", "options.variant: only these are known here: base, progress, no-auction"),
        ("options/variant", "progress", "progress: this belongs to the progress variant, and only to it"),
        ("options/start", 4, "options.start: this must be a whole number from 0 to 3"),
        ("drawn_tiles/0", "island", "drawn_tiles[0]: only these are known here: start, "),
        ("drawn_tiles", ["red"] * 12, "drawn_tiles: of these there are only 3: red"),
        ("drawn_vikings", ["red"] * 14, "drawn_vikings: of these there are only 13: red"),
        ("drawn_vikings", [], "players[0].standing[0].viking: this must be a whole number from 0 to −1"),
        ("offer/tiles", [0, 1], "offer.tiles: spaces of the wheel: 12"),
        ("offer/tiles/6", 0, "players[0].tiles[2].piece: this is in two places: 0"),
        ("offer/tiles/6", -1, "phase: this does not agree with the rest of the position"),
        ("offer/vikings/6", -1, "phase: this does not agree with the rest of the position"),
        ("offer/left", [], "phase: this does not agree with the rest of the position"),
        ("offer/turned", 5, "phase: this does not agree with the rest of the position"),
        ("phase", "start", "phase: this does not agree with the rest of the position"),
        ("phase", "over", "phase: this does not agree with the rest of the position"),
        ("phase", "ferry", "phase: this does not agree with the rest of the position"),
        ("phase", "settle", "phase: this does not agree with the rest of the position"),
        ("phase", "special", "phase: this does not agree with the rest of the position"),
        ("ferry/boat", True, "phase: this does not agree with the rest of the position"),
        ("ferry/landing", [{"colour": "red", "count": 1}], "phase: this does not agree with the rest of the position"),
        ("ferry/landing", [{"colour": "gray", "count": 1}], "ferry.landing[0].colour: only these are known here: "),
        ("players/0/gold", -1, "players[0].gold: this must be a whole number from 0 to 999"),
        ("players/0/waiting/0", 0, "players[0].waiting: this is in two places: 0"),
        ("players/0/tiles/1", TILE, "players[0].standing[0].column: a viking needs a tile of his own"),
        ("players/0/tiles/1/column", 1, "players[0].tiles[1].column: another tile lies here"),
        ("players/0/tiles/1/row", 1, "players[0].tiles[1].row: row 1 is for ships, all others for islands"),
        ("players/0/tiles/3/row", 2, "players[0].tiles[3].row: row 1 is for ships, all others for islands"),
        ("players/0/tiles/1/piece", 73, "players[0].tiles[1].piece: this piece is not laid here"),
        ("players/0/tiles/1/piece", 154, "players[0].tiles[1].piece: this piece is not laid here"),
        ("players/0/tiles/5/column", 4, "phase"),
        (
            "players/0/tiles/4",
            {"piece": 5, "row": 4, "column": 1},
            "players[0].tiles: the edges of these tiles do not fit",
        ),
        ("players/0/tiles/3/column", 9, "players[0].tiles: there is a gap between these ships"),
        ("players/0/standing/0/row", 6, "players[0].standing[0].row: a viking stands in the row of his colour"),
        ("players/0/standing/1", AGAIN, "players[0].standing[1].column: a viking needs a tile of his own"),
        ("players/0/standing/0/viking", 6, "players[0].standing[0].row: a viking stands in the row of his colour"),
        ("players/0/start_tile", True, "players[0].start_tile: the start tile is laid first"),
        ("players/0/specials", [0], "players[0].specials[0]: this must be a whole number from 0 to −1"),
    ],
)
def test_what_is_wrong_is_named_by_its_path(path: str, value: object, said: str) -> None:
    """Wrong types, impossible numbers, things in two places, and what no game could lead to."""
    if said == "phase":  # a hole is no fault: an end may lie to the right of one (7.7)
        assert GAME.load(BOX, change(path, value)).sides[0].ends.bit_count() == 1
    else:
        assert said in fault(change(path, value))


def test_nobody_plays_alone() -> None:
    """Nor five."""
    values = copy.deepcopy(EXAMPLE)
    del values["players"][1]
    values["turn"] = 0
    assert "this game is not for so many players: 1" in fault(values)
    assert fault({}).count("this entry is missing") == 11


BIDDING = GAME.dump(dealt(2, variant="progress"))
SCHEMES: dict[str, State] = {
    "special": position(
        Coast(), Coast(), offer=[Offer(0, "start", "noble")], phase="special", variant="no-auction", face_up=["boat"]
    ),
    "settle": position(
        Coast(tiles={(4, 1): "start", (4, 2): "end"}, waiting=["boatsman", "scout"]),
        Coast(),
        phase="settle",
        number=2,
        landing=[("scout", 1)],
    ),
    "boat": position(
        Coast(tiles={(4, 1): "start"}, waiting=["boatsman", "scout"], specials=["boat"]),
        Coast(),
        phase="ferry",
        number=2,
        boat=True,
        variant="no-auction",
    ),
    "replace": position(
        Coast(tiles={(2, 2): "middle_a", (2, 3): "middle_a"}, specials=["building_a"]),
        Coast(),
        offer=[Offer(0, "start", "noble")],
        phase="replace",
        variant="no-auction",
        building="building_a",
    ),
    "arrange": position(Coast(), Coast(), phase="arrange", variant="progress", lineup=["noble"] * 6 + ["scout"] * 6),
}


@pytest.mark.parametrize(
    ("scheme", "path", "value"),
    [
        ("special", "progress/open", [-1, -1, -1, -1]),
        ("special", "offer/left", []),
        ("settle", "ferry/landing", []),
        ("settle", "ferry/landing/0/count", 2),
        ("settle", "round", 3),
        ("boat", "players/0/specials", []),
        ("boat", "players/0/waiting", []),
        ("replace", "progress/building", -1),
        ("replace", "players/0/tiles", []),
        ("arrange", "offer/left", [0]),
        ("arrange", "progress/lineup", [0, 1]),
        ("arrange", "phase", "bid"),
    ],
)
def test_each_phase_must_agree_with_the_rest(scheme: str, path: str, value: object) -> None:
    """What is to be decided must be there."""
    values = GAME.dump(SCHEMES[scheme])
    assert GAME.load(BOX, values) == SCHEMES[scheme]
    assert "phase: this does not agree with the rest of the position" in fault(change(path, value, values))


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ("progress/open", [0, 1], "progress.open: places in this row: 4"),
        ("progress/open/0", 1, "progress.open: this is in two places: 1"),
        ("progress/open/0", 4, "progress.open[0]: this must be a whole number from −1 to 3"),
        ("progress/lineup/0", 13, "progress.lineup[0]: this must be a whole number from 0 to 12"),
        ("progress/drawn", ["fish"] * 4, "progress.drawn: of these there are only 1: fish"),
        ("progress/lineup", [], "phase: this does not agree with the rest of the position"),
        ("players/0/specials", [0], "players[0].specials: this is in two places: 0"),
        ("players/0/waiting", [0], "players[0].waiting: this is in two places: 0"),
    ],
)
def test_what_is_wrong_in_the_variant_is_named(path: str, value: object, said: str) -> None:
    """Special tiles and drawn vikings are in one place, too."""
    assert said in fault(change(path, value, BIDDING))
