"""A game as a few lines of text, and what is said of lines that are none."""

from __future__ import annotations

import json

import pytest
from attrs import evolve

from boardtable.engine.codec import CodecError
from boardtable.engine.record import (
    FORMAT,
    Check,
    Deal,
    Did,
    Entry,
    Expect,
    NewerError,
    Over,
    Record,
    RecordError,
    Undid,
    deal_line,
    entry_line,
    read,
    seed_from,
    write,
)
from boardtable.engine.sitter import Sitter
from boardtable.engine.text import plain

DEAL = Deal(
    game="sticks",
    rules=1,
    app="0.1.0",
    seed=0x9F3C,
    seats=(Sitter("Zoë", language="nl"), Sitter("Bob", plays="hard")),
    options={"dice": True, "first": 1},
)
LINE = (
    '{"boardtable": 1, "game": "sticks", "rules": 1, "app": "0.1.0", "seed": "0000000000009f3c", "seats": '
    '[{"name": "Zoë", "plays": "person", "language": "nl"}, {"name": "Bob", "plays": "hard", "language": null}], '
    '"options": {"dice": true, "first": 1}}'
)
ENTRIES: tuple[tuple[Entry, str], ...] = (
    (Did({"do": "take", "seat": 1, "n": 3}), '{"do": "take", "seat": 1, "n": 3}'),
    (Undid(1), '{"undo": 1}'),
    (Undid(2, agreed=(0, 2)), '{"undo": 2, "agreed": [0, 2]}'),
    (Check("5d1e0c77", 20), '{"check": "5d1e0c77", "ply": 20}'),
    (Over((42, -3), "Zoë takes the last stick."), '{"over": [42, -3], "why": "Zoë takes the last stick."}'),
    (Expect(("Zoë takes 3 sticks.",)), '{"expect": ["Zoë takes 3 sticks."]}'),
)


def test_only_people_are_people() -> None:
    """A computer's seat names its level."""
    assert [sitter.is_person for sitter in DEAL.seats] == [True, False]


def test_the_first_line_tells_how_the_game_began() -> None:
    """Design 8: format, game, its rules, program, seed, seats, options."""
    assert deal_line(DEAL) == LINE
    assert read(LINE) == Record(DEAL)


def test_a_corrected_box_is_in_the_first_line() -> None:
    """A game always replays with the box it began with."""
    deal = evolve(DEAL, box={"wok": [{"id": "red", "points": 5.5}]})
    assert deal_line(deal) == LINE[:-1] + ', "box": {"wok": [{"id": "red", "points": 5.5}]}}'
    assert read(deal_line(deal)).deal == deal


@pytest.mark.parametrize(("entry", "line"), ENTRIES)
def test_every_other_line_is_one_entry(entry: Entry, line: str) -> None:
    """There and back."""
    assert entry_line(entry) == line
    assert read(f"{LINE}\n{line}").entries == (entry,)


def test_a_whole_game_is_written_and_read() -> None:
    """A line each, and the last one ends like the others."""
    record = Record(DEAL, tuple(entry for entry, _ in ENTRIES))
    content = write(record)
    assert content.splitlines() == [LINE, *(line for _, line in ENTRIES)]
    assert content.endswith("}\n")
    assert read(content) == record


def test_empty_lines_and_foreign_line_ends_do_not_matter() -> None:
    """An editor may have been at it."""
    assert read(f'{LINE}\r\n\r\n  \n{{"undo": 1}}\r\n') == Record(DEAL, (Undid(1),))


@pytest.mark.parametrize("tail", ['{"do": "take", "se', "{", '{"check": "5d1e', "\0\0\0\0", "[" * 100_000])
def test_a_last_line_that_was_cut_off_is_left_out(tail: str) -> None:
    """The program was ended while it wrote, or the power failed."""
    assert read(f'{LINE}\n{{"undo": 1}}\n{tail}') == Record(DEAL, (Undid(1),), torn=True)


def test_a_last_line_that_lacks_only_its_end_counts() -> None:
    """It is whole."""
    assert read(f'{LINE}\n{{"undo": 1}}') == Record(DEAL, (Undid(1),))


@pytest.mark.parametrize(
    "line", ["{", "nonsense", "[" * 100_000, '{"a":' * 100_000, "1" * 5000, '{"why": "\\ud800"}', "{'undo': 1}"]
)
def test_a_line_in_the_middle_that_cannot_be_read_is_named(line: str) -> None:
    """Brackets beyond all measure, numbers of 5,000 digits and half characters are no exception."""
    with pytest.raises(RecordError) as caught:
        read(f'{LINE}\n{{"undo": 1}}\n{line}\n{{"undo": 1}}\n')
    assert plain(caught.value.why) == "Line 3 cannot be read."
    assert caught.value.line == 3
    assert str(caught.value) == "line 3: Line 3 cannot be read."


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("{}", "it says nothing that this program knows"),
        ("[]", "it says nothing that this program knows"),
        ("null", "it says nothing that this program knows"),
        ('{"undo": "all"}', "undo: this must be a whole number"),
        ('{"undo": 1, "agreed": [true]}', "agreed[0]: this must be a whole number"),
        ('{"undo": 1, "agreed": 3}', "agreed: this must be a list"),
        ('{"undo": 1000000000000000000000}', "undo: this number is too large"),
        ('{"check": 3, "ply": 3}', "check: this must be a text"),
        ('{"check": "3"}', "ply: this must be a whole number"),
        ('{"over": [1.5], "why": ""}', "over[0]: this must be a whole number"),
        ('{"over": [1]}', "why: this must be a text"),
        ('{"expect": ["a", 2]}', "expect[1]: this must be a text"),
    ],
)
def test_a_line_that_makes_no_sense_is_named(line: str, said: str) -> None:
    """With the entry in it."""
    with pytest.raises(RecordError) as caught:
        read(f"{LINE}\n{line}\n")
    assert plain(caught.value.why) == f"Line 2 is wrong: {said}."
    assert caught.value.line == 2


def test_escaped_characters_are_characters() -> None:
    """Two halves make one."""
    line = '{"over": [], "why": "\\u017c \\ud83c\\udf72"}'
    assert read(f"{LINE}\n{line}\n").entries == (Over((), "ż 🍲"),)


@pytest.mark.parametrize(
    "line",
    [
        "",
        "\0\1\2",
        "1. e4 e5",
        "[]",
        "{}",
        "{",
        '{"boardtable": "1"}',
        '{"boardtable": true}',
        '{"boardtable": 1.0}',
        '{"boardtable": 0}',
        '{"boardtable": -7}',
        "[" * 100_000,
        '{"boardtable":' * 100_000,
        '{"boardtable": 1' + "0" * 5000 + "}",
    ],
)
def test_what_is_no_game_is_called_none(line: str) -> None:
    """Whatever it is."""
    with pytest.raises(RecordError) as caught:
        read(line)
    assert plain(caught.value.why) == "This is not a boardtable game."
    assert not isinstance(caught.value, NewerError)


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ({"boardtable": 2, "app": "3.1"}, "boardtable (3.1): its form is 2, this program"),
        ({"boardtable": FORMAT + 1}, "boardtable (?): its form is 2, this program"),
        ({"boardtable": 9, "app": "x" * 99}, f"boardtable ({'x' * 40}): its form is 9, this program"),
        ({"boardtable": 10**60, "app": ["3.1"]}, f"boardtable (?): its form is 1{'0' * 39}, this program"),
    ],
)
def test_a_newer_program_is_named(written: dict[str, object], said: str) -> None:
    """Both versions, whatever else the line holds."""
    with pytest.raises(NewerError) as caught:
        read(json.dumps(written))
    assert plain(caught.value.why) == f"It was written by a newer {said} reads up to 1."


WRONG: tuple[tuple[str, object, str], ...] = (
    ("game", 7, "game: this must be a text"),
    ("rules", "1", "rules: this must be a whole number"),
    ("app", None, "app: this must be a text"),
    ("seed", 7, "seed: this must be a text"),
    ("seed", "", "seed: a deal code has 1 to 16 digits from 0 to 9 and a to f"),
    ("seats", {}, "seats: this must be a list"),
    ("seats", [], "seats: these are too few or too many"),
    ("seats", [{"name": "A"}] * 17, "seats: these are too few or too many"),
    ("seats", [{}], "seats[0].name: this entry is missing"),
    ("seats", [{"name": "A"}, {"name": " "}], "seats[1].name: this name is empty or too long"),
    ("seats", [{"name": "A" * 401}], "seats[0].name: this name is empty or too long"),
    ("seats", [{"name": "A", "language": 1}], "seats[0].language: this must be a text"),
    ("seats", [{"name": "A", "colour": "red"}], "seats[0].colour: this entry is not known"),
    ("options", [], "options: this must be a group of named entries"),
    ("options", None, "options: this must be a group of named entries"),
    ("box", [], "box: this must be a group of named entries"),
)


@pytest.mark.parametrize(("name", "value", "said"), WRONG)
def test_a_first_line_that_is_wrong_is_told_where(name: str, value: object, said: str) -> None:
    """The entry by its path."""
    with pytest.raises(RecordError) as caught:
        read(json.dumps(json.loads(LINE) | {name: value}))
    assert plain(caught.value.why) == f"The first line is wrong: {said}."


def test_a_first_line_may_say_that_there_is_no_box() -> None:
    """Which is what it means to say nothing."""
    assert read(json.dumps(json.loads(LINE) | {"box": None})).deal == DEAL


@pytest.mark.parametrize(
    ("code", "seed"), [("9f3c", 0x9F3C), (" 9F3C ", 0x9F3C), ("0", 0), ("f" * 16, 2**64 - 1), ("00ff", 255)]
)
def test_a_deal_code_is_a_number(code: str, seed: int) -> None:
    """As people type it."""
    assert seed_from(code) == seed


@pytest.mark.parametrize("code", ["", " ", "0x1", "-1", "9 f", "g", "1_0", "٣", "f" * 17])
def test_a_deal_code_has_up_to_16_digits(code: str) -> None:
    """And no signs that Python alone would take."""
    with pytest.raises(CodecError, match="a deal code has 1 to 16 digits"):
        seed_from(code)
