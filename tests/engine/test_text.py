"""Sentences: how they are made, filled and said in English."""

from __future__ import annotations

import pytest

from boardtable.engine.text import Player, Text, fill, plain, plural, text


def test_a_sentence_is_its_own_name_in_the_catalogues() -> None:
    """The English words as written, with their blanks, and what goes into these in the order given."""
    made = text("table", "{player} takes {n} of {what}.", player=Player(1), n=3, what=text("wok", "coins"))
    assert made == Text(
        "table",
        "{player} takes {n} of {what}.",
        (("player", Player(1)), ("n", 3), ("what", Text("wok", "coins"))),
    )
    assert plain(made, ("Anna", "Bob")) == "Bob takes 3 of coins."


@pytest.mark.parametrize(
    ("n", "said"), [(0, "0 coins"), (1, "1 coin"), (2, "2 coins"), (-1, "\N{MINUS SIGN}1 coins"), (21, "21 coins")]
)
def test_english_has_one_form_for_one_and_another_for_the_rest(n: int, said: str) -> None:
    """Glossary 1, English 11: none counts as many. The count fills a blank, too."""
    assert plain(plural("wok", "{n} coin", "{n} coins", n=n)) == said


def test_a_counting_sentence_is_known_by_its_form_for_many() -> None:
    """And keeps the form for one, so that the catalogues need not be asked for English."""
    made = plural("wok", "{who} has {n} coin", "{who} has {n} coins", n=1, who="Anna")
    assert made == Text("wok", "{who} has {n} coins", (("n", 1), ("who", "Anna")), "{who} has {n} coin", 1)


def test_names_that_are_not_known_are_numbers() -> None:
    """Seats count from 0, people from 1."""
    assert plain(text("t", "{p}", p=Player(2)), ("Anna", "Bob")) == "3"
    assert plain(text("t", "{p}", p=Player(0))) == "1"


def test_numbers_below_zero_have_a_real_minus() -> None:
    """Glossary 1.4; words are left as they are."""
    assert plain(text("t", "{a} {b} {c}", a=-4, b=4, c="-4")) == "\N{MINUS SIGN}4 4 -4"


@pytest.mark.parametrize(
    ("said", "filled"),
    [
        ("", ""),
        ("no blank", "no blank"),
        ("{a}", "1"),
        ("{a}{b}{a}", "121"),
        ("{c}, {a}", "{c}, 1"),
        ("a { b", "a { b"),
        ("{{a}}", "{1}"),
        ("} {a", "} {a"),
    ],
)
def test_only_known_blanks_are_filled(said: str, filled: str) -> None:
    """A translator's slip, or a name with a brace in it, spoils no sentence."""
    assert fill(said, {"a": "1", "b": "2"}) == filled


def test_what_fills_a_blank_is_not_filled_again() -> None:
    """A player may be called {a}."""
    assert fill("{a} {b}", {"a": "{b}", "b": "2"}) == "{b} 2"
