"""Whole games beside a second reading of the rules: at each decision both know the same, and allow the same."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from boardtable.engine.luck import Luck, mix
from boardtable.games.wikinger import GAME
from tests.games.wikinger.fjord import BOX, dealt
from tests.games.wikinger.referee import Referee
from tests.games.wikinger.shore import COLOURS, Place, results

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardtable.games.wikinger.moves import WikingerMove


def seen(player: dict[str, Any], written: dict[str, Any]) -> tuple[object, ...]:
    """Read what lies before a player from a written position."""
    tiles: dict[Place, str] = {}
    for entry in player["tiles"]:
        piece = entry["piece"]
        special = piece >= BOX.first_special and written["progress"] is not None
        drawn = written["progress"]["drawn"][piece - BOX.first_special] if special else "start"
        tiles[entry["row"], entry["column"]] = written["drawn_tiles"][piece] if piece < BOX.first_start else drawn
    standing = {(entry["row"], entry["column"]) for entry in player["standing"]}
    assert all(written["drawn_vikings"][entry["viking"]] == COLOURS[entry["row"]] for entry in player["standing"])
    waiting = Counter(written["drawn_vikings"][viking] for viking in player["waiting"])
    specials = sorted(written["progress"]["drawn"][number] for number in player["specials"])
    return player["gold"], player["points"], player["start_tile"], tiles, standing, waiting, specials


def known(referee: Referee) -> list[tuple[object, ...]]:
    """Tell the same of everybody as the referee knows it."""
    return [
        (
            shore.gold,
            shore.points,
            shore.start_tile,
            shore.tiles | {(1, column): sail for column, sail in shore.ships.items()},
            shore.standing,
            +shore.waiting,
            sorted(shore.specials),
        )
        for shore in referee.shores
    ]


def offered(written: dict[str, Any]) -> dict[int, tuple[str, str]]:
    """Read the offer by prices."""
    offer = written["offer"]
    return {
        space - offer["turned"]: (
            written["drawn_tiles"][offer["tiles"][space]],
            written["drawn_vikings"][offer["vikings"][space]],
        )
        for space in offer["left"]
    }


def choose(moves: Sequence[WikingerMove], luck: Luck) -> WikingerMove:
    """Choose a kind of decision first, then mostly one of the cheapest or of the dearest: these bring special tiles."""
    kinds = sorted({type(move).__name__ for move in moves})
    kind = kinds[luck.below(len(kinds))]
    some = [move for move in moves if type(move).__name__ == kind]
    return some[(min, max)[luck.below(2)](luck.below(len(some)) for _ in range(4))]


@pytest.mark.parametrize("further", [0, *[pytest.param(n, marks=pytest.mark.thorough) for n in range(1, 10)]])
@pytest.mark.parametrize("variant", ["base", "progress", "no-auction"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_by_the_book(seats: int, variant: str, further: int) -> None:
    """One game of each form, played at random from the first tile to the last point; ten, if there is time."""
    seed = seats + 10 * further
    state = dealt(seats, seed=seed, variant=variant, start=seed % seats)
    written: dict[str, Any] = GAME.dump(state)
    referee = Referee(seats, seed % seats, variant, written)
    luck = Luck(mix(seed, 1000))
    ply = 0
    while GAME.active(state):
        assert (referee.phase, referee.round) == (written["phase"], written["round"])
        assert (referee.turn, referee.first) == (written["turn"], written["first"])
        assert known(referee) == [seen(player, written) for player in written["players"]]
        if referee.phase in {"buy", "start", "special"}:
            assert referee.offer == offered(written)
        moves = GAME.legal_moves(state, state.turn)
        assert Counter(moves) == Counter(referee.legal())
        move = choose(moves, luck)
        ply += 1
        state = GAME.apply(state, move, Luck(mix(seed, ply)))[-1].state
        written = GAME.dump(state)
        referee.follow(move, written)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert referee.phase == "over"
    assert (outcome.scores, outcome.winners) == results(referee.shores)
