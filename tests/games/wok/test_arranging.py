"""Chapter 12: the arrangement that is scored is the best one, by both criteria."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from boardtable.engine.luck import Luck
from boardtable.games.wok.arranging import best
from boardtable.games.wok.components import (
    Combo,
    Covered,
    Double,
    HandWok,
    Ingredient,
    Leftovers,
    ManDouble,
    ManPower,
    ManSwap,
    NoSymbol,
    Sets,
)
from boardtable.games.wok.scoring import Card, Collection, Score, evaluate
from tests.games.wok.brute import best_by_force
from tests.games.wok.kitchen import BOX

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardtable.games.wok.components import Box, Wok

SMALL = evolve(
    BOX,
    ingredients=tuple(Ingredient(name, name, 9) for name in ("leek", "rice", "bean")),
    woks=(
        Covered("lid 2", 2),
        Covered("lid 6", 6),
        Combo("pair", 5, (1, 1, 0)),
        Combo("three", 8, (2, 0, 1)),
        Combo("all", 7, (1, 1, 1)),
        Sets("twos", 2, 3),
        Sets("threes", 3, 6),
        Leftovers("rest", 1),
        HandWok("hand", 2),
        NoSymbol("plain", 3),
        Double("leek rice", (0, 1), (3, 1)),
        Double("bean leek", (2, 0), (2, 1)),
        Double("rice bean", (1, 2), (1, 2)),
        ManDouble("man 4 1", (4, 1)),
        ManDouble("man 2 3", (2, 3)),
        ManPower("power", 7),
        ManSwap("swap"),
    ),
)
"""A box with so small combinations that few cards fill them in many ways."""


def collection(box: Box, cards: Sequence[tuple[int, bool, bool]], woks: Sequence[str]) -> Collection:
    """Give a player these cards and woks."""
    held = tuple(Card(piece, *card) for piece, card in enumerate(cards))
    return Collection(held, tuple(sorted(box.wok_piece(name) for name in woks)))


def scored(box: Box, owned: Collection) -> Score:
    """Score the arrangement that the program finds; the evaluation also tests that it is legal."""
    return evaluate(box, owned, best(box, owned))


def drawn(box: Box, luck: Luck, cards: int, woks: Sequence[Wok]) -> tuple[Collection, list[tuple[int, bool, bool]]]:
    """Draw a collection at random."""
    held = [(luck.below(len(box.ingredients)), not luck.below(2), not luck.below(3)) for _ in range(cards)]
    return collection(box, held, [wok.id for wok in woks]), held


@pytest.mark.parametrize("seed", range(80))
def test_12_2_as_good_as_trying_everything_in_a_small_box(seed: int) -> None:
    """Points and left-over cards are those of plain enumeration, whatever woks and Men there are."""
    luck = Luck(seed)
    woks = luck.shuffled(SMALL.woks)[: 2 + luck.below(4)]
    owned, held = drawn(SMALL, luck, 3 + luck.below(4), woks)
    score = scored(SMALL, owned)
    assert (score.points, score.left_over) == best_by_force(held, woks, len(SMALL.ingredients))


@pytest.mark.parametrize("seed", range(40))
def test_12_2_as_good_as_trying_everything_in_the_standard_box(seed: int) -> None:
    """The same holds for the wok cards of the game."""
    luck = Luck(seed)
    woks = luck.shuffled(BOX.woks)[: 2 + luck.below(4)]
    owned, held = drawn(BOX, luck, 5 + luck.below(2), woks)
    score = scored(BOX, owned)
    assert (score.points, score.left_over) == best_by_force(held, woks, len(BOX.ingredients))


# ---- arrangements that can be worked out by hand


def points(cards: str, *woks: str, laid: str = "") -> tuple[int, int]:
    """Score cards of the standard box, one letter each (capitals: without a symbol); also what is left over."""
    held = [
        ("bhctop".index(letter.lower()), in_hand, letter.isupper())
        for letters, in_hand in ((cards, True), (laid, False))
        for letter in letters
    ]
    score = scored(BOX, collection(BOX, held, woks))
    return score.points, score.left_over


def test_12_6_nothing_without_red_woks() -> None:
    """Men alone score nothing, and every card is left over."""
    assert points("bbhhct", "man_power", "man_swap", "man_double_5_1") == (0, 6)


def test_12_3_what_completes_nothing_is_left_over() -> None:
    """A combination of 4 broccoli and 3 prawns makes 20; the fifth broccoli goes nowhere."""
    assert points("bbbbbppp", "combo_broccoli4_prawn3") == (20, 1)


def test_12_3_equal_points_more_left_over() -> None:
    """Two sets of 3 make 12 points with six cards, one set of 5 makes 12 with five: the seventh and sixth stay."""
    assert points("bbbbbbb", "set_3", "set_5") == (12, 2)


def test_12_2_sets_take_the_cards_that_earn_least() -> None:
    """Of four laid or held tunas, the three laid ones go into the set, the one in hand earns 2 in the hand wok."""
    assert points("t", "set_3", "hand", laid="ttt") == (8, 0)


def test_12_2_combinations_take_the_cards_that_earn_least() -> None:
    """The hand wok keeps the broccoli from the hand, the laid one goes into the combination."""
    assert points("bhctop", "combo_one_of_each", "hand", laid="b") == (16, 0)


def test_12_2_the_power_goes_where_it_gains_most() -> None:
    """On the 7 it gains 5; on the empty combo wok it gains 12."""
    assert points("b", "covered_7", "man_power") == (12, 1)
    assert points("b", "covered_7", "covered_10", "man_power") == (22, 1)
    assert points("b", "covered_7", "combo_one_of_each", "man_power") == (19, 1)
    assert points("b" * 30, "covered_7", "leftovers", "man_power") == (42, 0)
    assert points("b" * 3, "covered_10", "leftovers", "man_power") == (22, 3)
    assert points("b" * 12, "set_3", "covered_10", "man_power") == (36, 0)


def test_12_2_the_power_may_stay_away() -> None:
    """A wok with more than 12 points is not given up: a Man may be assigned, but need not be (11.1)."""
    assert points("b" * 9, "set_3", "man_power") == (18, 0)


def test_12_2_the_power_may_close_a_double_wok() -> None:
    """Two prawns earn 6 there, the power 12; with five prawns it is better off on the lid."""
    assert points("pp", "double_prawn_carrot", "covered_10", "man_power") == (22, 2)
    assert points("ppppp", "double_prawn_carrot", "covered_10", "man_power") == (27, 0)


def test_12_2_men_at_double_wok_choose_their_woks() -> None:
    """Five points on the left of one card, three on both sides of the other."""
    # prawns 5 x 2 and carrots 1 x 1 with 5/1; tunas 3 x 2 and chickens 3 x 3 with 3/3
    woks = ("double_prawn_carrot", "double_tuna_chicken", "man_double_5_1", "man_double_3_3")
    assert points("ppctthhh", *woks) == (10 + 1 + 6 + 9, 0)


def test_12_2_a_swap_makes_a_combination() -> None:
    """4 carrot + 3 tuna with tuna replaced by carrot asks for 7 carrots and still pays 20 (11.10, 11.12)."""
    assert points("ccccccc", "combo_carrot4_tuna3", "man_swap") == (20, 0)


def test_12_2_a_swap_on_a_double_wok() -> None:
    """Octopus becomes chicken: 3 points for each chicken and 1 for each broccoli."""
    assert points("hhhhb", "double_octopus_broccoli", "man_swap") == (13, 0)


def test_12_2_swap_and_power_on_different_woks() -> None:
    """The empty combo wok is closed, the other one is swapped."""
    woks = ("combo_carrot4_tuna3", "combo_broccoli4_prawn3", "man_swap", "man_power")
    assert points("ccccccc", *woks) == (32, 0)
