"""Records are played again and checked, positions are looked at."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve

from boardtable.engine.luck import Luck
from boardtable.engine.match import Match
from boardtable.engine.record import Check, Deal, Record, write
from boardtable.engine.registry import load
from boardtable.engine.sitter import Sitter
from boardtable.store.boxes import own_box
from boardtable.store.whole import LARGEST
from tests.engine.sticks import Peek, State, Take

if TYPE_CHECKING:
    from collections.abc import Callable

    from .conftest import Lab

MOVES = (Take(0, 3), Peek(1), Take(1, 3), Take(0, 3), Take(1, 2), Take(0, 1))
"""Twelve sticks for two: Anna takes 3, 3 and the last, Bob looks and takes 3 and 2."""


def record(game: str = "sticks", plies: int = len(MOVES)) -> Record:
    """Let Anna and Bob play some of a game."""
    deal = Deal(game, 1, "0.1.0", 7, (Sitter("Anna"), Sitter("Bob")), {})
    rules = load("sticks")
    match: Match[Any, Any, Any, Any] = Match(rules, own_box(rules), Record(evolve(deal, game="sticks")))
    for move in MOVES[:plies]:
        match.play(move)
    return Record(deal, tuple(match.entries))


def put(lab: Lab, content: str, name: str = "a.boardtable") -> str:
    """Write a file into the lab's folder."""
    (lab.folder / name).write_text(content, "utf-8")
    return name


def test_replay_tells_every_decision_and_the_end(lab: Lab) -> None:
    """In the words of the log as an onlooker reads it: what a card shows is not told."""
    told = lab.run("replay", put(lab, write(record())))
    assert told.status == 0
    assert [line["told"] for line in told.lines[:-1]] == [
        ["Anna takes 3 sticks."],
        ["Bob looks at a card."],
        ["Bob takes 3 sticks."],
        ["Anna takes 3 sticks."],
        ["Bob takes 2 sticks."],
        ["Anna takes 1 stick.", "The heap is empty."],
    ]
    assert {key: told.lines[4][key] for key in ("ply", "do", "seat", "n")} == {
        "ply": 5,
        "do": "take",
        "seat": 1,
        "n": 2,
    }
    end = told.lines[-1]
    cards = end["position"]["cards"]
    assert (end["ply"], end["acting"]) == (6, [])
    assert end["result"]["scores"] == [7 + cards[0] - 2, 5 + cards[1]]
    assert end["result"]["why"] == "Anna takes the last stick."
    assert end["sheet"]["columns"] == ["Anna", "Bob"]
    assert end["sheet"]["lines"][0] == {"what": "Sticks", "amounts": [7, 5]}
    assert end["sheet"]["totals"] == end["result"]["scores"]


def test_replay_stops_where_it_is_told(lab: Lab) -> None:
    """After three decisions six sticks are left, and it is Anna's turn."""
    told = lab.run("replay", put(lab, write(record())), "--ply", "3")
    assert told.status == 0
    assert [line["ply"] for line in told.lines] == [1, 2, 3, 3]
    end = told.lines[-1]
    assert [acting["seat"] for acting in end["acting"]] == [0]
    assert end["acting"][0]["wait"] == "Anna takes sticks."
    assert (end["result"], end["sheet"], len(end["position"]["owners"])) == (None, None, 6)


def test_replay_cannot_stop_after_the_end(lab: Lab) -> None:
    """There are six decisions."""
    told = lab.run("replay", put(lab, write(record())), "--ply", "7")
    assert (told.status, told.lines) == (2, ())
    assert told.errors == ("boardtable-lab: a.boardtable has only 6 decisions",)


def test_replay_finds_the_decision_that_is_not_allowed(lab: Lab) -> None:
    """What stands before it is told, then what is wrong in which line of the file."""
    lines = write(record()).splitlines()
    lines[3] = lines[3].replace('"seat": 1', '"seat": 0')
    told = lab.run("replay", put(lab, "\n".join(lines) + "\n"))
    assert told.status == 1
    assert [line["ply"] for line in told.lines[:-1]] == [1, 2, 2]
    assert told.lines[-1] == {"fault": "Move 3 is not allowed in its position.", "line": 4}


def test_replay_stops_at_a_crash(lab: Lab) -> None:
    """From six sticks nothing can be taken here: the fourth decision, in the fifth line."""
    told = lab.run("replay", put(lab, write(record("mad"))))
    assert told.status == 1
    assert [line["ply"] for line in told.lines[:-1]] == [1, 2, 3, 3]
    assert told.lines[-1] == {"fault": "ZeroDivisionError: heap", "line": 5}
    assert lab.run("replay", "a.boardtable", "--ply", "3").status == 0


def test_a_crash_in_the_first_decision_is_found(lab: Lab) -> None:
    """Nothing stands before it."""
    (lab.folder / "mad.py").write_text((lab.folder / "mad.py").read_text("utf-8").replace("<= 6", "<= 12"), "utf-8")
    told = lab.run("replay", put(lab, write(record("mad", 1))))
    assert told.status == 1
    assert [line.get("ply") for line in told.lines] == [0, None]
    assert told.lines[-1]["line"] == 2


@pytest.mark.parametrize(
    ("change", "fault", "line"),
    [
        (lambda text: text, None, None),
        (lambda text: text[:-10], "The last line of a.boardtable was cut off.", None),
        (lambda text: text.replace('"n": 2', '"n": "2"'), "Move 5 cannot be read", 6),
        (lambda text: text.replace('{"over"', "{over"), "a.boardtable is damaged.", None),
        (lambda text: text.replace('"over": [', '"over": [9'), "After move 6 the end is not the one", 8),
    ],
)
def test_check_finds_what_is_wrong(lab: Lab, change: Callable[[str], str], fault: str | None, line: int | None) -> None:
    """One line for the file: good, or what is wrong where."""
    told = lab.run("check", put(lab, change(write(record()))))
    assert told.status == (fault is not None)
    (found,) = told.lines
    assert (found["file"], found["game"], found["good"]) == ("a.boardtable", "sticks", fault is None)
    assert ("fault" in found, "line" in found) == (fault is not None, line is not None)
    assert fault is None or found["fault"].startswith(fault)
    assert found.get("line") == line


def test_check_finds_another_position(lab: Lab) -> None:
    """A digest that does not fit."""
    wrong = evolve(record(), entries=(*record().entries[:2], Check("00000000", 2)))
    told = lab.run("check", put(lab, write(wrong)))
    assert told.status == 1
    assert told.lines[0]["fault"] == "After move 2 the position is not the one that was written down."


def test_check_goes_through_all_files(lab: Lab) -> None:
    """A file that is no game is bad, and says so once; the others are checked all the same."""
    good, empty = put(lab, write(record())), put(lab, "", "empty")
    crash = put(lab, write(record("mad")), "crash")
    told = lab.run("check", empty, good, crash)
    assert told.status == 2
    assert [line["good"] for line in told.lines] == [False, True, False]
    assert told.errors == ("boardtable-lab: empty is empty. Choose another file.",)
    told = lab.run("check", empty, "nowhere", good, "there")
    assert [line["good"] for line in told.lines] == [False, False, True, False]
    assert told.errors == ("boardtable-lab: empty is empty. Choose another file. (2 more are bad.)",)


@pytest.mark.parametrize("command", ["replay", "check"])
def test_a_game_of_other_rules_is_a_bad_file(lab: Lab, command: str) -> None:
    """It cannot be played again at all."""
    told = lab.run(command, put(lab, write(evolve(record(), deal=evolve(record().deal, rules=2)))))
    assert told.status == 2
    assert len(told.errors) == 1
    assert "version 2" in told.errors[0]
    told = lab.run(command, put(lab, write(record("stones"))))
    assert told.status == 2
    assert "stones" in told.errors[0]


def position(**changes: object) -> str:
    """Dump the first position of a game of two."""
    game = load("sticks")
    state: State = game.setup(own_box(game), game.options(), 2, Luck(1))
    return json.dumps({**game.dump(state), **changes})


def test_a_position_tells_who_acts_and_what_may_be_done(lab: Lab) -> None:
    """The highest sticks are taken first, then comes the button; looking needs the own card alone."""
    told = lab.run("position", "sticks", put(lab, position()))
    assert told.status == 0
    (line,) = told.lines
    assert (line["result"], line["sheet"]) == (None, None)
    (acting,) = line["acting"]
    assert (acting["seat"], acting["ask"], acting["wait"]) == (0, "Take sticks.", "1 takes sticks.")
    assert acting["buttons"] == {"take": "Take", "throw": "Throw the die"}
    assert acting["moves"] == [
        {"do": "take", "seat": 0, "n": 1, "path": [{"piece": 11}, {"button": "take"}]},
        {"do": "take", "seat": 0, "n": 2, "path": [{"piece": 11}, {"piece": 10}, {"button": "take"}]},
        {"do": "take", "seat": 0, "n": 3, "path": [{"piece": 11}, {"piece": 10}, {"piece": 9}, {"button": "take"}]},
        {"do": "peek", "seat": 0, "path": [{"piece": 100}]},
    ]


def test_a_finished_position_tells_its_result(lab: Lab) -> None:
    """Seven and five sticks, both with a card of 3; the second player took the last one."""
    told = lab.run("position", "sticks", put(lab, position(owners=[0] * 7 + [1] * 5, cards=[3, 3])))
    (line,) = told.lines
    assert line["acting"] == []
    assert line["result"] == {"scores": [10, 6], "winners": [0], "why": "2 takes the last stick."}
    assert line["sheet"] == {
        "title": "End of the game",
        "moot": None,
        "columns": ["1", "2"],
        "lines": [
            {"what": "Sticks", "amounts": [7, 5]},
            {"what": "Card", "amounts": [3, 3]},
            {"what": "Last stick", "amounts": [None, -2]},
        ],
        "totals": [10, 6],
        "tie_break": [],
    }


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("{", "a.json is not JSON"),
        ("[" * 100_000, "a.json is not JSON"),
        ("[]", "a.json is not a position"),
        (" " * (LARGEST + 1), "a.json is too large"),
        ('{"sticks": 1}', "a.json: owners: this entry is missing"),
    ],
)
def test_a_bad_position_gets_one_line(lab: Lab, content: str, said: str) -> None:
    """It is named, with what is wrong."""
    told = lab.run("position", "sticks", put(lab, content, "a.json"))
    assert (told.status, told.lines) == (2, ())
    assert len(told.errors) == 1
    assert said in told.errors[0]
