"""Computers play, lines of play are counted, laws are tested, speed is measured."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from boardtable.engine.match import Match
from boardtable.engine.record import Did, Over, read
from boardtable.engine.registry import installed, load
from boardtable.lab import bench, lawful, playing
from boardtable.store.boxes import own_box
from tests.stock import install

if TYPE_CHECKING:
    from .conftest import Lab


def test_a_line_is_printed_for_each_game(lab: Lab) -> None:
    """Each has the next deal code, and the points and winners that its own record leads to."""
    told = lab.run("play", "sticks", "--seats", "3", "--games", "3", "--seed", "ff", "--out", "games")
    assert told.status == 0
    assert [line["seed"] for line in told.lines] == ["ff", "100", "101"]
    for line in told.lines:
        record = read((lab.folder / line["record"]).read_text("utf-8"))
        assert f"{record.deal.seed:x}" == line["seed"]
        assert [sitter.name for sitter in record.deal.seats] == ["Random 1", "Random 2", "Random 3"]
        game = load("sticks")
        outcome = game.outcome(Match(game, own_box(game), record).state)
        assert outcome is not None
        assert (outcome.scores, outcome.winners) == (tuple(line["scores"]), tuple(line["winners"]))
        assert sum(isinstance(entry, Did) for entry in record.entries) == line["plies"]
        over = record.entries[-1]
        assert isinstance(over, Over)
        assert over.why == line["reason"]
        assert line["reason"] in {f"Random {n} takes the last stick." for n in (1, 2, 3)}


def test_each_seat_may_have_its_own_bot(lab: Lab) -> None:
    """The record tells which computer sat where."""
    lab.run("play", "sticks", "--seats", "2", "--bots", "weighted,random", "--out", ".")
    record = read((lab.folder / "sticks-2-1.boardtable").read_text("utf-8"))
    assert [(sitter.name, sitter.plays) for sitter in record.deal.seats] == [
        ("Weighted 1", "weighted"),
        ("Random 2", "random"),
    ]


def test_as_many_play_as_bots_are_named(lab: Lab) -> None:
    """If nothing else is said; one bot alone could be meant for all seats."""
    told = lab.run("play", "sticks", "--bots", "easy,medium,hard", "--playouts", "8")
    assert (told.status, told.lines[0]["seats"]) == (0, 3)


def test_options_can_be_wished(lab: Lab) -> None:
    """The others stay as a new game proposes them; two computers would else play without a die, and seat 1 begin."""
    told = lab.run("play", "sticks", "--seats", "2", "--option", "dice=true", "--option", "first=1", "--out", ".")
    assert told.status == 0
    record = read((lab.folder / "sticks-2-1.boardtable").read_text("utf-8"))
    assert record.deal.options == {"dice": True, "first": 1}
    lab.run("play", "sticks", "--seats", "2", "--out", ".")
    record = read((lab.folder / "sticks-2-1.boardtable").read_text("utf-8"))
    assert record.deal.options == {"dice": False, "first": 0}


def test_laws_are_tested_with_the_options_that_are_wished(lab: Lab) -> None:
    """All others are drawn: with five deals somebody else begins at least once."""
    lab.run("laws", "mad", "--games", "5", "--option", "dice=true", "--out", ".")
    options = [read(path.read_text("utf-8")).deal.options for path in lab.folder.glob("mad-2-*.boardtable")]
    assert [of["dice"] for of in options] == [True] * 5
    assert {of["first"] for of in options} == {0, 1}


def test_a_time_can_be_set(lab: Lab) -> None:
    """Games are played whatever it is."""
    told = lab.run("play", "sticks", "--bots", "hard,easy", "--seconds", "0.002")
    assert (told.status, len(told.lines)) == (0, 1)


def test_a_game_without_end_is_a_finding(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is broken off; here two decisions are held to be too many."""
    monkeypatch.setattr(playing, "BOUND", 2)
    told = lab.run("play", "sticks", "--seats", "2", "--out", ".")
    assert told.status == 1
    assert told.lines[0]["fault"] == "the game is not over after 2 decisions"
    record = read((lab.folder / told.lines[0]["record"]).read_text("utf-8"))
    assert len(record.entries) == 2


@pytest.mark.parametrize("bots", ["random", "easy", "medium", "hard"])
def test_the_same_seed_plays_the_same_game(lab: Lab, bots: str) -> None:
    """And another seed another one."""
    command = ("play", "sticks", "--seats", "2", "--games", "4", "--bots", bots, "--playouts", "20")
    assert lab.run(*command, "--seed", "5") == lab.run(*command, "--seed", "5")
    assert lab.run(*command, "--seed", "5") != lab.run(*command, "--seed", "15")


def test_a_game_that_fails_is_a_finding_with_its_record(lab: Lab) -> None:
    """The record ends with the decision that failed, and the other games are played."""
    told = lab.run("play", "mad", "--seats", "2", "--games", "2", "--out", ".")
    assert told.status == 1
    assert [line["fault"] for line in told.lines] == ["ZeroDivisionError: heap"] * 2
    line = told.lines[0]
    record = read((lab.folder / line["record"]).read_text("utf-8"))
    assert len(record.entries) == line["plies"] + 1
    assert isinstance(record.entries[-1], Did)


def test_a_game_that_ends_without_a_result_is_a_finding(lab: Lab) -> None:
    """Nobody knows who has won."""
    told = lab.run("play", "vague", "--seats", "1")
    assert told.status == 1
    assert told.lines[0]["fault"] == "nobody is to decide any more, and there is no result"


def test_a_record_that_cannot_be_written_is_bad_usage(lab: Lab) -> None:
    """The folder is a file."""
    (lab.folder / "out").write_text("", "utf-8")
    told = lab.run("play", "sticks", "--seats", "1", "--out", "out")
    assert told.status == 2
    assert "sticks-1-1.boardtable cannot be written: " in told.errors[0]


def test_lines_of_play_are_counted(lab: Lab) -> None:
    """One player, five sticks: 1 to 3 of them or a look; then 4 + 4 + 3 + 3 lines, then 12 + 8 + 4 + 8."""
    told = lab.run("perft", "sticks", "--seats", "1", "--depth", "3", "--seed", "a")
    assert told.status == 0
    assert [(line["depth"], line["lines"]) for line in told.lines] == [(1, 4), (2, 14), (3, 32)]
    assert all((line["game"], line["seats"], line["seed"]) == ("sticks", 1, "a") for line in told.lines)


def test_lines_that_end_before_are_not_counted(lab: Lab) -> None:
    """Five sticks and a look are gone after six decisions; the look comes before any of the five sticks."""
    told = lab.run("perft", "sticks", "--seats", "1", "--depth", "7")
    assert [line["lines"] for line in told.lines][5:] == [5, 0]


@pytest.mark.parametrize("many", [3, 4])
def test_laws_that_hold_are_told_in_a_line_for_each_number_of_players(
    lab: Lab, many: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Few games are played here, many by several processes."""
    monkeypatch.setattr(lawful, "MANY", many)
    told = lab.run("laws", "sticks", "--games", "3")
    assert told.status == 0
    assert [(line["seats"], line["games"], line["broken"]) for line in told.lines] == [(1, 3, 0), (2, 3, 0), (3, 3, 0)]
    assert all(line["plies"] >= 3 * 2 for line in told.lines)


def test_a_broken_law_is_a_finding_with_its_record(lab: Lab) -> None:
    """What broke, in which deal, and where the game lies that leads there."""
    told = lab.run("laws", "mad", "--games", "2", "--seed", "9", "--out", "found")
    assert told.status == 1
    found = [line for line in told.lines if "law" in line]
    assert [line["seed"] for line in found] == ["9", "a"] * 3
    assert [line["broken"] for line in told.lines if "broken" in line] == [2, 2, 2]
    for line in found:
        assert line["law"] == "nothing that a game does ends in an error"
        assert line["found"].startswith("ZeroDivisionError: heap in line ")
        assert f"{read((lab.folder / line['record']).read_text('utf-8')).deal.seed:x}" == line["seed"]


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure hardly at all."""
    monkeypatch.setattr(bench, "SLICES", 1)
    monkeypatch.setattr(bench, "SLICE", 0.01)
    monkeypatch.setattr(bench, "WARM", 4)


@pytest.mark.usefixtures("brief")
def test_speed_is_told_beside_that_of_chess(lab: Lab) -> None:
    """The ratio is that of the two speeds; without a name all games are measured."""
    told = lab.run("bench", "sticks")
    assert told.status == 0
    (line,) = told.lines
    assert line["game"] == "sticks"
    assert line["steps_per_s"] > line["games_per_s"] > 0
    assert line["peer_steps_per_s"] > 0
    assert line["ratio"] == pytest.approx(line["steps_per_s"] / line["peer_steps_per_s"], abs=0.01)


HEAVY = """
from attrs import evolve
from tests.engine import sticks

KEPT = bytearray({size})
INFO = evolve(sticks.INFO, id="heavy", title="Heavy")
GAME = evolve(sticks.GAME, info=INFO)
"""


@pytest.mark.usefixtures("brief")
def test_what_a_game_keeps_in_memory_is_told(
    lab: Lab, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two games that are alike but for a table of five megabytes, one keeps five megabytes more."""
    kept = []
    for size in (0, 5_000_000):
        folder = tmp_path_factory.mktemp("heavy")
        (folder / "heavy.py").write_text(HEAVY.format(size=size), "utf-8")
        install(folder, monkeypatch, heavy="heavy")
        (line,) = lab.run("bench", "heavy").lines
        kept.append(line["kept_mb"])
    assert kept[1] - kept[0] == pytest.approx(5, abs=0.2)


@pytest.mark.usefixtures("brief")
def test_a_game_that_fails_while_it_is_measured_is_a_finding(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    """All games are measured, since none is named; one of them fails."""
    made_up = [game for game in installed() if game.id in {"sticks", "mad", "vague"}]
    monkeypatch.setattr(bench, "installed", lambda: made_up)
    told = lab.run("bench")
    assert told.status == 1
    assert {"game": "mad", "fault": "ZeroDivisionError: heap"} in told.lines
    assert {line["game"] for line in told.lines if "ratio" in line} == {"sticks", "vague"}


@pytest.mark.usefixtures("brief")
def test_without_chess_nothing_can_be_compared(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is a tool of development and need not be installed."""
    monkeypatch.setitem(sys.modules, "chess", None)
    told = lab.run("bench", "sticks")
    assert told.status == 2
    assert "the package chess" in told.errors[0]
