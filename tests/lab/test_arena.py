"""Computer players meet in the arena: seats change, victories are counted."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from boardtable.lab.arena import interval, seating

if TYPE_CHECKING:
    from .conftest import Lab, Told

RESULT = ("game", "seats", "seed", "bots", "games", "wins", "ties", "losses", "win_rate", "interval")


def results(told: Told) -> list[dict[str, object]]:
    """Leave out how long it took."""
    return [{name: line[name] for name in RESULT} for line in told.lines]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_change_so_that_nobody_is_favoured(seats: int) -> None:
    """With each deal both bots sit at each seat once; with as many deals as seats, each follows each equally often."""
    tables = [seating(("easy", "hard"), seats, n) for n in range(2 * seats)]
    for first, second in zip(tables[::2], tables[1::2], strict=True):
        assert [place + other for place, other in zip(first, second, strict=True)] == [1] * seats
    following = Counter(pair for table in tables for pair in pairwise((*table, table[0])))
    assert following[0, 1] == following[1, 0]
    assert following[0, 0] == following[1, 1] == (0 if seats % 2 == 0 else seats)


@pytest.mark.parametrize(
    ("won", "games", "least", "most"),
    [
        (50, 100, 0.4038, 0.5962),
        (10, 10, 0.7225, 1.0),
        (0, 10, 0.0, 0.2775),
        (1, 2, 0.0945, 0.9055),
        (0, 0, 0.0, 1.0),
    ],
)
def test_the_interval_is_the_one_of_wilson(won: float, games: int, least: float, most: float) -> None:
    """As tables have it; without games nothing is known."""
    assert interval(won, games) == pytest.approx((least, most), abs=5e-5)


def test_every_two_bots_meet(lab: Lab) -> None:
    """Three bots are three pairings; the counts add up, and a tie counts half."""
    told = lab.run("arena", "sticks", "--seats", "2", "--bots", "random,easy,hard", "--games", "12", "--playouts", "20")
    assert told.status == 0
    assert [line["bots"] for line in told.lines] == [["random", "easy"], ["random", "hard"], ["easy", "hard"]]
    for line in told.lines:
        assert line["games"] == line["wins"] + line["ties"] + line["losses"] == 12
        assert line["win_rate"] == pytest.approx((line["wins"] + line["ties"] / 2) / 12, abs=1e-4)
        assert line["interval"][0] < line["win_rate"] < line["interval"][1]
        assert all(0 < mean <= worst for mean, worst in zip(line["seconds_a_move"], line["worst_seconds"], strict=True))
    first, second, third = [line["playouts_a_second"] for line in told.lines]
    assert first[0] == second[0] == 0
    assert min(first[1], second[1], *third) > 0


def test_the_same_seed_brings_the_same_result(lab: Lab) -> None:
    """At a fixed number of playouts; another deal code is told, too."""
    command = ("arena", "sticks", "--seats", "3", "--bots", "medium,weighted", "--games", "6", "--playouts", "9")
    first = results(lab.run(*command, "--seed", "ab"))
    assert first == results(lab.run(*command, "--seed", "ab"))
    assert first[0]["seed"] == "ab"


def test_options_can_be_wished(lab: Lab) -> None:
    """A die brings other results; what is proposed anyway brings the same."""
    command = ("arena", "sticks", "--seats", "2", "--bots", "medium,weighted", "--games", "6", "--playouts", "9")
    proposed = results(lab.run(*command))
    assert results(lab.run(*command, "--option", "first=0")) == proposed
    assert results(lab.run(*command, "--option", "dice=true")) != proposed


def test_every_decision_is_counted_by_its_kind(lab: Lab) -> None:
    """Both bots together decide as often as the same two games have decisions when they are played one by one."""
    limits = ("--games", "1", "--seed", "5", "--playouts", "9")
    plies = 0
    for bots in ("medium,weighted", "weighted,medium"):
        (line,) = lab.run("play", "sticks", "--bots", bots, *limits).lines
        plies += line["plies"]
    command = ("arena", "sticks", "--seats", "2", "--bots", "medium,weighted", "--games", "2", "--seed", "5")
    (line,) = lab.run(*command, "--playouts", "9").lines
    assert sum(sum(moves.values()) for moves in line["moves"]) == plies
    for moves in line["moves"]:
        assert moves["take"] >= 2  # each takes sticks in each game
        assert set(moves) <= {"take", "throw", "peek"}
        assert list(moves) == sorted(moves)


def test_nobody_is_favoured_by_a_seat(lab: Lab) -> None:
    """A bot that meets itself wins as often as it loses: each deal is played from both sides."""
    command = ("arena", "sticks", "--seats", "2", "--bots", "medium,medium", "--games", "20", "--playouts", "4")
    (line,) = lab.run(*command).lines
    assert line["wins"] == line["losses"]


def test_the_one_who_looks_ahead_is_stronger(lab: Lab) -> None:
    """Whoever takes three sticks whenever it can is beaten most of the time, in spite of the cards."""
    command = ("arena", "sticks", "--seats", "2", "--bots", "hard,random", "--games", "40", "--playouts", "60")
    (line,) = lab.run(*command).lines
    assert line["wins"] > line["losses"]


def test_games_that_fail_count_for_nobody(lab: Lab) -> None:
    """Each has a line of its own; there is no result, and the interval holds everything."""
    told = lab.run("arena", "mad", "--seats", "2", "--bots", "random,weighted", "--games", "3")
    assert told.status == 1
    assert [line.get("fault") for line in told.lines] == ["ZeroDivisionError: heap"] * 3 + [None]
    assert [line["bots"] for line in told.lines[:2]] == [["random", "weighted"], ["weighted", "random"]]
    assert [line["seed"] for line in told.lines] == ["1", "1", "2", "1"]
    line = told.lines[-1]
    assert (line["games"], line["win_rate"], line["interval"]) == (0, None, [0, 1])
    assert line["seconds_a_move"] == [0, 0]
    assert line["moves"] == [{}, {}]
