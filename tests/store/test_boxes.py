"""Boxes as they come with a game, and as their owner corrected them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from boardtable.engine.info import GameInfo
from boardtable.engine.record import Record, deal_line, read
from boardtable.engine.text import plain, text
from boardtable.store.boxes import (
    Components,
    ComponentsError,
    box_of,
    corrected,
    for_new_game,
    merge,
    own_box,
    standard,
)
from tests.engine.sticks import GAME, INFO, Cards, Limits, Setup
from tests.store.played import DEAL, put

if TYPE_CHECKING:
    from pathlib import Path

CARDS = ({"id": "low", "value": 0, "count": 2}, {"id": "high", "value": 3, "count": 2})


def faults(folder: Path, content: str | bytes) -> list[str]:
    """Have an owner write these corrections, and tell what is said of them."""
    put(folder, content, "sticks.toml")
    with pytest.raises(ComponentsError) as caught:
        for_new_game(GAME, folder)
    said = [plain(fault) for fault in caught.value.faults]
    assert str(caught.value) == " ".join(said)
    return said


def test_the_box_that_comes_with_a_game() -> None:
    """Every value as printed in its file."""
    box = own_box(GAME)
    assert box.setup == (Setup(1, 5), Setup(2, 12), Setup(3, 15))
    assert box.cards == (Cards("low", 0, 2), Cards("high", 3, 2))
    assert (box.die, box.last, box.limits) == (3, 2, Limits(3))


def test_an_owner_who_corrects_nothing_has_the_printed_box(tmp_path: Path) -> None:
    """Then nothing need be pinned in the record."""
    assert for_new_game(GAME, tmp_path / "none") == (own_box(GAME), None)
    put(tmp_path, "a file where the folder should be", "components")
    assert for_new_game(GAME, tmp_path / "components") == (own_box(GAME), None)
    put(tmp_path, "# no corrections\nlast = 2\n[limits]\nmost = 3\n", "sticks.toml")
    assert corrected(INFO, tmp_path) is None
    assert for_new_game(GAME, tmp_path) == (own_box(GAME), None)


def test_an_owner_names_only_what_is_to_be_corrected(tmp_path: Path) -> None:
    """A value, a table, one table of a list, a list."""
    content = (
        '\ufefflast = 4\nnames = ["yew"]\n[[setup]]\nplayers = 2\nsticks = 21\n'
        '[[cards]]\nid = "top"\nvalue = 9\ncount = 1\n[limits]\nmost = 5\n'
    )
    put(tmp_path, content, "sticks.toml")
    box, pinned = for_new_game(GAME, tmp_path)
    assert box.last == 4
    assert box.names == ("yew",)
    assert box.setup == (Setup(1, 5), Setup(2, 21), Setup(3, 15))
    assert box.cards == (Cards("low", 0, 2), Cards("high", 3, 2), Cards("top", 9, 1))
    assert box.limits == Limits(5)
    assert box.die == 3
    assert pinned == standard(INFO) | {
        "last": 4,
        "names": ["yew"],
        "setup": [{"players": 1, "sticks": 5}, {"players": 2, "sticks": 21}, {"players": 3, "sticks": 15}],
        "cards": [*CARDS, {"id": "top", "value": 9, "count": 1}],
        "limits": {"most": 5},
    }


@pytest.mark.parametrize(
    ("own", "correction", "merged"),
    [
        # Lists merge by their first entry, whatever it is called.
        ([{"players": 2, "n": 1}], [{"n": 5, "players": 2}], [{"players": 2, "n": 5}]),
        # One of the owner's tables lacks it: the whole list.
        ([{"id": "a", "n": 1}], [{"n": 5}], [{"n": 5}]),
        ([{"id": "a", "n": 1}], [{"id": True, "n": 5}], [{"id": True, "n": 5}]),
        ([{"id": "a", "n": 1}], ["a"], ["a"]),
        # The game's own tables cannot be told apart: the whole list.
        ([{"id": "a"}, {"id": "a"}], [{"id": "a", "n": 1}], [{"id": "a", "n": 1}]),
        ([{"of": ["x"], "n": 2}], [{"of": ["x"], "n": 3}], [{"of": ["x"], "n": 3}]),
        ([{"id": "a"}, {"n": 3}], [{"id": "a", "n": 1}], [{"id": "a", "n": 1}]),
        ([{}], [{"id": "a"}], [{"id": "a"}]),
        ([], [{"id": "a"}], [{"id": "a"}]),
        ([1, 2, 3], [4], [4]),
        # A table below a table of a list, and a list below it.
        (
            [{"id": "a", "pay": {"x": 1, "y": 2}, "of": [1]}, {"id": "b"}],
            [{"id": "a", "pay": {"y": 3}, "of": []}],
            [{"id": "a", "pay": {"x": 1, "y": 3}, "of": []}, {"id": "b"}],
        ),
        # Another kind of thing is replaced, for the game to refuse.
        ({"x": 1}, 5, 5),
        (5, {"x": 1}, {"x": 1}),
        ([{"id": "a"}], {"id": "a"}, {"id": "a"}),
    ],
)
def test_how_corrections_are_merged(own: object, correction: object, merged: object) -> None:
    """The rule at the top of boxes.py."""
    kept: Components = {"it": own, "other": 1}
    assert merge(kept, {"it": correction, "new": 2}) == {"it": merged, "other": 1, "new": 2}
    assert kept == {"it": own, "other": 1}


def test_wrong_entries_are_named_by_their_path(tmp_path: Path) -> None:
    """All of them, in the owner's file."""
    content = (
        '[[setup]]\nplayers = 3\nsticks = 0\n[[cards]]\nid = "low"\ncount = 0\n[[cards]]\nid = "high"\ncount = 0\n'
    )
    assert faults(tmp_path, content) == [
        "sticks.toml: setup[2].sticks: there must be a stick.",
        "sticks.toml: cards: there must be a card for everybody.",
    ]
    assert faults(tmp_path, "[limits]\nleast = 1\n") == ["sticks.toml: limits.least: this entry is not known."]


def test_dates_and_numbers_that_are_none_can_be_in_no_record(tmp_path: Path) -> None:
    """So they are refused before the game looks at them; ordinary numbers are not."""
    content = "last = 2024-11-29\ndie = 1.5\n[limits]\nmost = nan\n[[cards]]\nid = 'low'\nvalue = inf\n"
    assert faults(tmp_path, content) == [
        f"sticks.toml: {entry}: this must be a text, a number, or true or false."
        for entry in ("last", "limits.most", "cards[0].value")
    ]
    assert faults(tmp_path, "die = 1.5\n") == ["sticks.toml: die: this must be a whole number."]


@pytest.mark.parametrize(
    ("content", "line"),
    [
        ("last = 2\ndie = \n", 2),
        ("last = 2\n\n[limits\nmost = 3\n", 3),
        ("last = 2\nlast = 3\n", 2),
        ('die = 1\nlast = "2', 2),
        ('die = 1\nlast = """2\n\n', 4),
    ],
)
def test_a_file_that_cannot_be_read_names_the_line(tmp_path: Path, content: str, line: int) -> None:
    """Also where the fault is that it ends."""
    assert faults(tmp_path, content) == [f"sticks.toml: line {line} cannot be read."]


def test_hostile_files_are_refused_too(tmp_path: Path) -> None:
    """Old 8-bit text, UTF-16, numbers of 5,000 digits, brackets beyond all measure."""
    no_text = "sticks.toml is not text in UTF-8. Save it as UTF-8 in a text editor."
    assert faults(tmp_path, 'names = ["Zoë"]'.encode("latin-1")) == [no_text]
    assert faults(tmp_path, "last = 2".encode("utf-16")) == [no_text]
    assert faults(tmp_path, f"last = {'1' * 5000}") == ["sticks.toml cannot be read."]
    assert faults(tmp_path, f"last = {'[' * 100_000}") == ["sticks.toml cannot be read."]


def test_a_folder_in_place_of_the_file(tmp_path: Path) -> None:
    """It is there, and cannot be read."""
    (tmp_path / "sticks.toml").mkdir()
    with pytest.raises(ComponentsError, match=r"^The file with corrected components cannot be read: sticks\.toml\.$"):
        corrected(INFO, tmp_path)


@pytest.mark.parametrize("home", [("tests.engine", "nowhere"), ("no_such_package", "sticks_box")])
def test_a_game_without_components(home: tuple[str, str]) -> None:
    """It was packed wrongly."""
    with pytest.raises(ComponentsError, match=r"^The components of this game are not there: Twigs\.$"):
        standard(GameInfo("twigs", "Twigs", (2,), 1, home))


def test_one_fault_is_said_and_more_are_counted() -> None:
    """For a dialog, which has little room."""
    faults = [text("t", "The first is wrong."), text("t", "The second is wrong.")]
    assert plain(ComponentsError(faults[:1]).why) == "The first is wrong."
    assert plain(ComponentsError(faults).why) == "The first is wrong. (2 entries are wrong.)"


def test_a_game_goes_on_with_the_box_that_it_began_with(tmp_path: Path) -> None:
    """Whatever the owner's file says by then: the box is in the record."""
    put(tmp_path, "last = 4\n", "sticks.toml")
    box, pinned = for_new_game(GAME, tmp_path)
    deal = evolve(DEAL, box=pinned)
    again = read(deal_line(deal)).deal
    assert box_of(GAME, again, "a.boardtable") == box
    assert box_of(GAME, DEAL, "a.boardtable") == own_box(GAME)
    assert Record(again) == Record(deal)


def test_a_wrong_box_in_a_record_is_named_by_its_path() -> None:
    """With the file that holds it."""
    deal = evolve(DEAL, box=json.loads(json.dumps(standard(INFO) | {"die": -(10**30)})))
    with pytest.raises(ComponentsError, match=r"^a\.boardtable: die: this number is too large\.$"):
        box_of(GAME, deal, "a.boardtable")
