"""Frozen data to plain values and back, and what is said about values that do not fit."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import frozen

from boardtable.engine.codec import CodecError, from_plain, move_from_plain, move_to_plain, to_plain
from boardtable.engine.text import plain
from tests.engine.sticks import Decision, Peek, Take, Throw


@frozen
class Card:
    """A card with a mark that need not be there."""

    value: int
    mark: str | None = None


@frozen
class Hand:
    """Cards, and whether they lie open."""

    cards: tuple[Card, ...]
    open: bool = False
    pair: tuple[int, str] = (0, "")


HAND = Hand((Card(3, "star"), Card(-2)), open=True, pair=(7, "b"))
PLAIN = {"cards": [{"value": 3, "mark": "star"}, {"value": -2, "mark": None}], "open": True, "pair": [7, "b"]}


def test_data_becomes_what_json_can_write() -> None:
    """Tuples are lists, data is a group of named entries."""
    assert to_plain(HAND) == PLAIN
    assert to_plain(None) is None


def test_plain_values_become_the_same_data_again() -> None:
    """And what may be left out, may be left out."""
    assert from_plain(PLAIN, Hand) == HAND
    assert from_plain({"cards": [{"value": 3}]}, Hand) == Hand((Card(3),))


@pytest.mark.parametrize(
    ("value", "wanted", "said"),
    [
        ("3", int, "this must be a whole number"),
        (True, int, "this must be a whole number"),
        (3.0, int, "this must be a whole number"),
        (3, str, "this must be a text"),
        (1, bool, "this must be true or false"),
        (0, type(None), "this must be empty"),
        (2**63, int, "this number is too large"),
        (-(2**63), int, "this number is too large"),
        (5, str | None, "this must be a text"),
        ({}, tuple[int, ...], "this must be a list"),
        ([1, "x"], tuple[int, ...], "[1]: this must be a whole number"),
        ([1], tuple[int, str], "this must be a list of 2 entries"),
        ([1, 2], tuple[int], "this must be a list of 1 entry"),
        ([1, 2], tuple[int, str], "[1]: this must be a text"),
        ([], Hand, "this must be a group of named entries"),
        ({}, Hand, "cards: this entry is missing"),
        ({"cards": [], "owner": 3}, Hand, "owner: this entry is not known"),
        ({"cards": [{"value": 1}, {"value": 1, "suit": 2}]}, Hand, "cards[1].suit: this entry is not known"),
        ({"cards": [{"value": 1}, {"mark": "a"}]}, Hand, "cards[1].value: this entry is missing"),
        ({"cards": [{"value": 1}, {"value": [[[[]]]]}]}, Hand, "cards[1].value: this must be a whole number"),
    ],
)
def test_what_does_not_fit_is_named_by_its_place(value: object, wanted: Any, said: str) -> None:  # noqa: ANN401 - types
    """The path of the entry, then what was expected there."""
    with pytest.raises(CodecError) as caught:
        from_plain(value, wanted)
    assert str(caught.value) == said
    assert plain(caught.value.why) == said


def test_the_place_begins_where_the_reader_says() -> None:
    """Options are named as the options that they are."""
    with pytest.raises(CodecError, match=r"^options\.open: this must be true or false$") as caught:
        from_plain({"cards": [], "open": 1}, Hand, "options")
    assert caught.value.path == "options.open"


def test_a_place_is_not_longer_than_a_line() -> None:
    """A hostile file may have entries with names of a million letters."""
    with pytest.raises(CodecError) as caught:
        from_plain({"cards": [], "x" * 1_000_000: 1}, Hand)
    assert plain(caught.value.why) == "x" * 80 + ": this entry is not known"


@pytest.mark.parametrize("number", [0, -1, 2**63 - 1, 1 - 2**63])
def test_numbers_of_all_usual_sizes_fit(number: int) -> None:
    """64 bits, but for the very last one."""
    assert from_plain(number, int) == number


MOVES: tuple[type[Decision], ...] = (Take, Throw, Peek)


@pytest.mark.parametrize(
    ("move", "line"),
    [
        (Take(1, 3), {"do": "take", "seat": 1, "n": 3}),
        (Throw(0), {"do": "throw", "seat": 0}),
        (Peek(2), {"do": "peek", "seat": 2}),
    ],
)
def test_a_decision_is_a_verb_a_seat_and_its_meanings(move: Decision, line: dict[str, object]) -> None:
    """There, in this order, and back."""
    assert list(move_to_plain(move).items()) == list(line.items())
    assert move_from_plain(line, MOVES) == move


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ({"do": "steal", "seat": 0}, "do: this game has no such move"),
        ({"seat": 0}, "do: this game has no such move"),
        ({"do": ["take"], "seat": 0}, "do: this game has no such move"),
        ({"do": "take", "n": 1}, "seat: this entry is missing"),
        ({"do": "take", "seat": 0, "n": "all"}, "n: this must be a whole number"),
        ({"do": "take", "seat": 0, "n": 10**30}, "n: this number is too large"),
        ({"do": "throw", "seat": 0, "n": 1}, "n: this entry is not known"),
    ],
)
def test_a_decision_that_cannot_be_read_says_why(line: dict[str, object], said: str) -> None:
    """Whether it is legal is not asked here."""
    with pytest.raises(CodecError) as caught:
        move_from_plain(line, MOVES)
    assert plain(caught.value.why) == said
