"""Whole games beside a second reading of the rules: at each decision both know the same, and allow the same."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from boardtable.engine.luck import Luck, mix
from boardtable.games.khan import GAME
from boardtable.games.khan.moves import Conquer
from boardtable.games.khan.state import Options, setup
from tests.games.khan.camp import BOX, PRINTED, Place, told
from tests.games.khan.referee import Card, Referee
from tests.games.khan.steppe import DIRECTIONS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardtable.games.khan.moves import KhanMove

RULERS = {ruler["name"]: ruler["id"] for ruler in PRINTED["ruler"]}
WORDS = dict(
    zip(
        ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"],
        DIRECTIONS,
        strict=True,
    )
)
SPOKEN = re.compile(r"Turned over: the (\w+), (?:out of the game|([a-z-]+))\.")


def turned(lines: Sequence[str]) -> list[Card]:
    """Read from the log which cards were turned over; of a ruler who is gone it tells no direction."""
    found = [match for match in map(SPOKEN.match, lines) if match]
    return [(RULERS[match[1]], WORDS[match[2]] if match[2] else "") for match in found]


def kind_of(piece: int | None) -> str | None:
    """Tell the shape of a piece by its number."""
    return None if piece is None else BOX.kinds[BOX.kind_of[piece]].id


def places(on_map: dict[str, list[int]]) -> set[Place]:
    """Read where yurts stand."""
    return {(row, column) for row, column in on_map.values()}


def compare(referee: Referee, written: dict[str, Any]) -> None:
    """Find everything of a written position again."""
    assert (referee.phase, referee.ending) == (written["phase"], written["ending"])
    assert referee.phase == "over" or referee.turn == written["turn"]
    assert referee.phase != "act" or referee.left == written["left"]
    rulers = {name: tuple(entry["at"]) for name, entry in written["rulers"].items() if entry["at"]}
    assert referee.rulers == rulers
    assert referee.courts == {name: entry["court"] for name, entry in written["rulers"].items()}
    assert referee.neutral == places(written["neutral"]["on_map"])
    laid = [(kind_of(entry["piece"]), {(row, column) for row, column in entry["cells"]}) for entry in written["pieces"]]
    assert [(kind, set(cells)) for kind, cells, _ in referee.pieces] == laid
    for seat, (tribe, player) in enumerate(zip(referee.tribes, written["players"], strict=True)):
        yurts = places(player["yurts"]["on_map"])
        assert tribe.yurts == yurts - referee.covered
        assert [len(cells & yurts) for _, cells, _ in referee.pieces] == [
            int(seat in owners) for _, _, owners in referee.pieces
        ]
        assert tribe.specials == player["specials"]
        active = player["active"] or {"card": None, "region": None, "piece": None}
        assert (tribe.active, tribe.region, tribe.kind) == (active["card"], active["region"], kind_of(active["piece"]))
        assert referee.phase == "place" or referee.ending or seat == referee.turn or len(player["hand"]) == 4  # 3.1


def choose(moves: Sequence[KhanMove], luck: Luck) -> KhanMove:
    """Choose a kind of decision first, and of conquests the larger of two."""
    kinds = sorted({type(move).__name__ for move in moves})
    kind = kinds[luck.below(len(kinds))]
    some = [move for move in moves if type(move).__name__ == kind]
    two = [some[luck.below(len(some))] for _ in range(2)]
    return max(two, key=lambda move: len(move.cells) if isinstance(move, Conquer) else 0)


@pytest.mark.parametrize("further", [0, *[pytest.param(n, marks=pytest.mark.thorough) for n in range(1, 10)]])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_by_the_book(seats: int, further: int) -> None:
    """One game of each number of players, played at random to the end; ten, if there is time."""
    seed = seats + 10 * further
    state = setup(BOX, Options(start=seed % seats), seats, Luck(mix(seed, 0)))
    referee = Referee(seats, seed % seats)
    luck = Luck(mix(seed, 1000))
    ply = 0
    while GAME.active(state):
        written: dict[str, Any] = GAME.dump(state)
        compare(referee, written)
        assert GAME.active(state) == (referee.acting(),)
        for tribe, player in zip(referee.tribes, written["players"], strict=True):
            tribe.hand = list(player["hand"].values())
        moves = list(GAME.legal_moves(state, referee.acting()))
        assert Counter(moves) == Counter(referee.legal())
        move = choose(moves, luck)
        ply += 1
        steps = GAME.apply(state, move, Luck(mix(seed, ply)))
        state = steps[-1].state
        referee.follow(move, turned(told(steps)))
        assert referee.turned == []
    compare(referee, GAME.dump(state))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == referee.results()
