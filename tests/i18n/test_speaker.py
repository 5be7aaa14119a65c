"""Sentences in each language, from our own catalogues and from those of a game from elsewhere."""

from __future__ import annotations

import pytest

from boardtable.engine.text import Player, plural, text
from boardtable.i18n import Speaker

CARD = text("shop", "Take a card.")


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Take a card."), ("nl", "Neem een kaart."), ("es", "Toma una carta."), ("pl", "Weź kartę.")],
)
def test_each_language_has_its_own_sentence(shop: tuple[str, str], language: str, said: str) -> None:
    """A sentence is said as the catalogue of the language has it, English without any."""
    assert Speaker(language, [shop]).say(CARD) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["0 coins", "1 coin", "2 coins"]),
        ("nl", ["0 munten", "1 munt", "2 munten"]),
        ("es", ["0 monedas", "1 moneda", "2 monedas"]),
    ],
)
def test_two_plural_forms(shop: tuple[str, str], language: str, said: list[str]) -> None:
    """In English, Dutch and Spanish only exactly one is singular; none counts as many."""
    speaker = Speaker(language, [shop])
    assert [speaker.say(plural("shop", "{n} coin", "{n} coins", n=n)) for n in range(3)] == said


@pytest.mark.parametrize(
    ("n", "said"),
    [
        (0, "0 monet"),
        (1, "1 moneta"),
        (2, "2 monety"),
        (4, "4 monety"),
        (5, "5 monet"),
        (12, "12 monet"),
        (21, "21 monet"),
        (22, "22 monety"),
        (25, "25 monet"),
        (100, "100 monet"),
        (102, "102 monety"),
        (112, "112 monet"),
    ],
)
def test_three_plural_forms_in_polish(shop: tuple[str, str], n: int, said: str) -> None:
    """Polish has one form for 1, one for 2-4, 22-24 and so on, and one for all the others."""
    assert Speaker("pl", [shop]).say(plural("shop", "{n} coin", "{n} coins", n=n)) == said


def test_several_speakers_at_once(shop: tuple[str, str]) -> None:
    """Two people at one screen each read their own language, in any order."""
    anna, bram = Speaker("pl", [shop]), Speaker("nl", [shop])
    assert [anna.say(CARD), bram.say(CARD), anna.say(CARD)] == ["Weź kartę.", "Neem een kaart.", "Weź kartę."]


def test_context_tells_two_roles_of_a_word_apart(shop: tuple[str, str]) -> None:
    """The same English word may need two words elsewhere; contexts may hold a bar."""
    speaker = Speaker("pl", [shop])
    assert speaker.say(text("shop", "mountains")) == "góry"
    assert speaker.say(text("shop|into", "mountains")) == "w góry"


def test_signs_outside_ascii_in_the_english_sentence(shop: tuple[str, str]) -> None:
    """An ellipsis in the English sentence does not keep it from being found."""
    assert Speaker("pl", [shop]).say(text("shop", "New game…")) == "Nowa partia…"


def test_what_is_not_translated_is_said_in_english(shop: tuple[str, str]) -> None:
    """A sentence that the catalogue lacks keeps its English form, also the one that counts."""
    speaker = Speaker("nl", [shop])
    assert speaker.say(text("shop", "Nobody knows this.")) == "Nobody knows this."
    assert speaker.say(plural("shop", "{n} wok", "{n} woks", n=1)) == "1 wok"
    assert speaker.say(plural("shop", "{n} wok", "{n} woks", n=3)) == "3 woks"


def test_a_sentence_within_a_sentence(shop: tuple[str, str]) -> None:
    """A blank may hold another sentence, which is said in the same language."""
    coins = plural("shop", "{n} coin", "{n} coins", n=3)
    sentence = text("shop", "{who} pays: {what}", who=Player(1), what=coins)
    assert Speaker("nl", [shop]).say(sentence, ["Anna", "Bram"]) == "Bram betaalt: 3 munten"


def test_a_translated_sentence_within_an_untranslated_one(shop: tuple[str, str]) -> None:
    """English around it does not make a known sentence English."""
    sentence = text("shop", "note: {what}", what=CARD)
    assert Speaker("nl", [shop]).say(sentence) == "note: Neem een kaart."


def test_a_name_is_never_read_as_a_sentence(shop: tuple[str, str]) -> None:
    """A player called {what}, or Take a card., keeps the name."""
    sentence = text("shop", "{who} pays: {what}", who=Player(0), what="1")
    speaker = Speaker("nl", [shop])
    assert speaker.say(sentence, ["{what}"]) == "{what} betaalt: 1"
    assert speaker.say(sentence, ["Take a card."]) == "Take a card. betaalt: 1"


def test_a_negative_number_has_a_real_minus(shop: tuple[str, str]) -> None:
    """Numbers below zero are written with the sign for minus, not with a hyphen."""
    assert Speaker("pl", [shop]).say(text("shop", "change: {amount}", amount=-4)) == "zmiana: \N{MINUS SIGN}4"


def test_a_negative_count_takes_the_form_of_its_size(shop: tuple[str, str]) -> None:
    """Three coins fewer are still counted as three."""
    sentence = plural("shop", "{n} coin", "{n} coins", n=-3)
    assert Speaker("pl", [shop]).say(sentence) == "\N{MINUS SIGN}3 monety"


def test_a_game_without_catalogues_is_said_in_english() -> None:
    """A home without a folder of translations is no fault."""
    assert Speaker("pl", [("boardtable.resources", "games")]).say(CARD) == "Take a card."
