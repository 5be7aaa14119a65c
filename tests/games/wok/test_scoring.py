"""Chapters 10 and 11: what a given arrangement is worth, and which ones are not allowed."""

from __future__ import annotations

import pytest

from boardtable.games.wok.arrangement import Arrangement, Duty, Pot
from boardtable.games.wok.scoring import ArrangementError, Card, Collection, Score, evaluate
from tests.games.wok.kitchen import BOX, wok

LETTERS = "bhctop"
"""Broccoli, chicken, carrot, tuna, octopus, prawn: one letter for a card, a capital for one without a symbol."""


class Kitchen:
    """One player's cards and woks; cards from `hand` are numbered first, then the laid ones."""

    def __init__(self, hand: str, *woks: str, laid: str = "") -> None:
        """Take cards as letters."""
        cards = [(letter, True) for letter in hand] + [(letter, False) for letter in laid]
        self.owned = Collection(
            tuple(
                Card(piece, LETTERS.index(letter.lower()), in_hand, letter.isupper())
                for piece, (letter, in_hand) in enumerate(cards)
            ),
            tuple(sorted(wok(name) for name in woks)),
        )

    def score(
        self,
        pots: dict[str, tuple[int, ...]],
        duties: tuple[tuple[str, str], ...] = (),
        swap: str | None = None,
    ) -> Score:
        """Evaluate: `pots` by the name of the wok, the right one of a double wok with a dash behind it."""
        laid_out = tuple(Pot(wok(name.rstrip("-")), name.endswith("-"), cards) for name, cards in pots.items())
        men = tuple(Duty(wok(man), wok(card)) for man, card in duties)
        names = None if swap is None else (LETTERS.index(swap[0]), LETTERS.index(swap[1]))
        return evaluate(BOX, self.owned, Arrangement(laid_out, men, names))

    def refused(
        self,
        pots: dict[str, tuple[int, ...]],
        duties: tuple[tuple[str, str], ...] = (),
        swap: str | None = None,
    ) -> str:
        """Have an arrangement refused, and tell by which rule."""
        with pytest.raises(ArrangementError) as caught:
            self.score(pots, duties, swap)
        assert str(caught.value).endswith(f"(rule {caught.value.rule})")
        return caught.value.rule


def test_12_5_the_worked_example_of_the_rule_book() -> None:
    """42 points with 17 ingredient cards and 6 wok cards, put together from what the texts print of it.

    Printed are the covered 7, the combination of 2 + 2 + 1 that still scores 12 after a swap, sets of 3
    at 6, a double wok for prawn and carrot under the Man-at-double-wok 5 and 1, the sum of 42, and that
    some ingredients are left over. Which cards lie where is ours.
    """
    # swapped: chicken becomes broccoli, so the combination is 2 broccoli, 2 tuna, 1 prawn
    kitchen = Kitchen(
        "bbttp" + "ooo" + "hhh",
        "covered_7",
        "combo_chicken2_tuna2_prawn1",
        "set_3",
        "double_prawn_carrot",
        "man_double_5_1",
        "man_swap",
        laid="ppc" + "tbo",
    )
    score = kitchen.score(
        {
            "covered_7": (),
            "combo_chicken2_tuna2_prawn1": (0, 1, 2, 3, 4),
            "set_3": (5, 6, 7, 8, 9, 10),
            "double_prawn_carrot": (11, 12),
            "double_prawn_carrot-": (13,),
        },
        (("man_double_5_1", "double_prawn_carrot"), ("man_swap", "combo_chicken2_tuna2_prawn1")),
        "hb",
    )
    assert score == Score(42, (7, 12, 12, 10, 1), 3)


def test_10_1_a_covered_wok_scores_its_number() -> None:
    """7 and 10 points, and no ingredients inside."""
    kitchen = Kitchen("b", "covered_7", "covered_10")
    assert kitchen.score({"covered_7": (), "covered_10": ()}) == Score(17, (7, 10), 1)
    assert kitchen.refused({"covered_7": (0,), "covered_10": ()}) == "10.1"


def test_10_2_a_combo_wok_holds_complete_combinations() -> None:
    """Two times 4 broccoli + 3 prawns make 40; one card too many or too few is not allowed."""
    kitchen = Kitchen("bbbbbbbb" + "pppppp" + "h", "combo_broccoli4_prawn3")
    assert kitchen.score({"combo_broccoli4_prawn3": tuple(range(14))}) == Score(40, (40,), 1)
    assert kitchen.score({"combo_broccoli4_prawn3": (0, 1, 2, 3, 8, 9, 10)}).points == 20
    assert kitchen.score({"combo_broccoli4_prawn3": ()}).points == 0
    assert kitchen.refused({"combo_broccoli4_prawn3": (0, 1, 2, 3, 8, 9)}) == "10.2"
    assert kitchen.refused({"combo_broccoli4_prawn3": (0, 1, 2, 3, 4, 8, 9)}) == "10.2"
    assert kitchen.refused({"combo_broccoli4_prawn3": (0, 1, 2, 3, 8, 9, 14)}) == "10.2"


def test_10_3_a_set_wok_holds_complete_sets() -> None:
    """Sets of 3 at 6 points and of 5 at 12, of one ingredient each, of the same or of different ones."""
    kitchen = Kitchen("tttttt" + "hhh" + "ppppp", "set_3", "set_5")
    assert kitchen.score({"set_3": tuple(range(9)), "set_5": tuple(range(9, 14))}) == Score(30, (18, 12), 0)
    assert kitchen.refused({"set_3": (0, 1), "set_5": ()}) == "10.3"
    assert kitchen.refused({"set_3": (0, 1, 6), "set_5": ()}) == "10.3"
    assert kitchen.refused({"set_3": (), "set_5": (0, 1, 2, 3, 4, 5)}) == "10.3"


def test_10_4_leftovers_take_anything() -> None:
    """One point each, from hand or laid."""
    assert Kitchen("bhC", "leftovers", laid="t").score({"leftovers": (0, 1, 2, 3)}) == Score(4, (4,), 0)


def test_10_5_the_hand_wok_takes_no_laid_cards() -> None:
    """Two points each for cards that were in hand (10.8: laid cards serve everywhere else)."""
    kitchen = Kitchen("bh", "hand", laid="t")
    assert kitchen.score({"hand": (0, 1)}) == Score(4, (4,), 1)
    assert kitchen.refused({"hand": (0, 2)}) == "10.5"


def test_10_6_the_no_symbol_wok_takes_cards_without_symbols() -> None:
    """Three points each; any symbol keeps a card out."""
    kitchen = Kitchen("Bh", "no_symbol", laid="T")
    assert kitchen.score({"no_symbol": (0, 2)}) == Score(6, (6,), 1)
    assert kitchen.refused({"no_symbol": (0, 1)}) == "10.6"


def test_10_7_a_double_wok_is_two_woks() -> None:
    """Prawns at 3 on the left, carrots at 2 on the right; one side may stay empty."""
    kitchen = Kitchen("ppc", "double_prawn_carrot")
    assert kitchen.score({"double_prawn_carrot": (0, 1), "double_prawn_carrot-": (2,)}) == Score(8, (6, 2), 0)
    assert kitchen.score({"double_prawn_carrot": (), "double_prawn_carrot-": (2,)}).points == 2
    assert kitchen.refused({"double_prawn_carrot": (2,), "double_prawn_carrot-": ()}) == "10.7"


def test_11_1_only_own_men_are_assigned() -> None:
    """A Man of somebody else, or a red card, does nothing here."""
    kitchen = Kitchen("", "covered_7", "covered_8")
    pots: dict[str, tuple[int, ...]] = {"covered_7": (), "covered_8": ()}
    assert kitchen.refused(pots, (("man_power", "covered_7"),)) == "11.1"
    assert kitchen.refused(pots, (("covered_7", "covered_8"),)) == "11.1"


def test_11_2_a_man_is_on_one_card_only() -> None:
    """The power cannot lie on two cards."""
    kitchen = Kitchen("", "covered_7", "covered_8", "man_power")
    duties = (("man_power", "covered_7"), ("man_power", "covered_8"))
    assert kitchen.refused({"covered_7": (), "covered_8": ()}, duties) == "11.2"


def test_11_3_a_man_is_assigned_to_an_own_red_card() -> None:
    """Not to a Man, and not to a card of another player."""
    kitchen = Kitchen("", "covered_7", "man_power", "man_swap")
    assert kitchen.refused({"covered_7": ()}, (("man_power", "man_swap"),)) == "11.3"
    assert kitchen.refused({"covered_7": ()}, (("man_power", "covered_8"),)) == "11.3"


def test_11_4_a_man_at_double_wok_replaces_both_points() -> None:
    """5 and 1 in place of 3 and 2, left and right as printed (11.5); nowhere but on a double wok."""
    kitchen = Kitchen("ppc", "double_prawn_carrot", "covered_7", "man_double_5_1")
    pots: dict[str, tuple[int, ...]] = {"double_prawn_carrot": (0, 1), "double_prawn_carrot-": (2,), "covered_7": ()}
    assert kitchen.score(pots, (("man_double_5_1", "double_prawn_carrot"),)) == Score(18, (10, 1, 7), 0)
    assert kitchen.refused(pots, (("man_double_5_1", "covered_7"),)) == "11.4"


def test_11_6_of_two_men_at_double_wok_the_upper_one_counts() -> None:
    """Whichever is laid last covers the other as a whole."""
    kitchen = Kitchen("ppc", "double_prawn_carrot", "man_double_5_1", "man_double_3_3")
    pots: dict[str, tuple[int, ...]] = {"double_prawn_carrot": (0, 1), "double_prawn_carrot-": (2,)}
    first = ("man_double_5_1", "double_prawn_carrot")
    second = ("man_double_3_3", "double_prawn_carrot")
    assert kitchen.score(pots, (first, second)).pots == (6, 3)
    assert kitchen.score(pots, (second, first)).pots == (10, 1)


def test_11_7_a_power_makes_any_card_a_covered_12() -> None:
    """A covered 7 becomes 12 and not 19; a double wok becomes one wok of 12; other Men there do nothing."""
    kitchen = Kitchen("pc", "covered_7", "double_prawn_carrot", "set_3", "man_power", "man_double_5_1")
    empty: dict[str, tuple[int, ...]] = {
        "covered_7": (),
        "double_prawn_carrot": (),
        "double_prawn_carrot-": (),
        "set_3": (),
    }
    assert kitchen.score(empty, (("man_power", "covered_7"),)) == Score(12, (12, 0, 0, 0), 2)
    double = (("man_power", "double_prawn_carrot"), ("man_double_5_1", "double_prawn_carrot"))
    assert kitchen.score(empty, double) == Score(19, (7, 12, 0, 0), 2)
    assert kitchen.score(empty, (("man_power", "set_3"),)) == Score(19, (7, 0, 0, 12), 2)
    assert kitchen.refused(empty | {"double_prawn_carrot-": (1,)}, double) == "10.1"


def test_11_8_a_swap_is_only_for_combo_and_double_woks() -> None:
    """Never on covered, set, leftovers, hand and no symbol woks."""
    for name in ("covered_7", "set_3", "leftovers", "hand", "no_symbol"):
        assert Kitchen("b", name, "man_swap").refused({name: ()}, (("man_swap", name),), "bp") == "11.8"


def test_11_9_a_swap_names_an_ingredient_of_the_card_and_another_one() -> None:
    """All appearances of the first become the second."""
    combo = Kitchen("ccccttt", "combo_carrot4_tuna3", "man_swap")
    pots: dict[str, tuple[int, ...]] = {"combo_carrot4_tuna3": ()}
    duties = (("man_swap", "combo_carrot4_tuna3"),)
    assert combo.refused(pots, duties) == "11.9"
    assert combo.refused(pots, duties, "cc") == "11.9"
    assert combo.refused(pots, duties, "bc") == "11.9"
    double = Kitchen("b", "double_prawn_carrot", "man_swap")
    sides: dict[str, tuple[int, ...]] = {"double_prawn_carrot": (), "double_prawn_carrot-": ()}
    assert double.refused(sides, (("man_swap", "double_prawn_carrot"),), "bc") == "11.9"


def test_11_10_amounts_of_a_combo_wok_add_up() -> None:
    """4 carrot + 3 tuna with tuna replaced by carrot asks for 7 carrots, and still pays 20 (11.12)."""
    kitchen = Kitchen("ccccccc", "combo_carrot4_tuna3", "man_swap")
    duties = (("man_swap", "combo_carrot4_tuna3"),)
    assert kitchen.score({"combo_carrot4_tuna3": tuple(range(7))}, duties, "tc") == Score(20, (20,), 0)
    assert kitchen.refused({"combo_carrot4_tuna3": tuple(range(6))}, duties, "tc") == "10.2"


def test_11_10_both_sides_of_a_double_wok_may_take_the_same() -> None:
    """Prawn replaced by carrot: carrots at 3 on the left and at 2 on the right."""
    kitchen = Kitchen("cc", "double_prawn_carrot", "man_swap")
    pots: dict[str, tuple[int, ...]] = {"double_prawn_carrot": (0,), "double_prawn_carrot-": (1,)}
    assert kitchen.score(pots, (("man_swap", "double_prawn_carrot"),), "pc") == Score(5, (3, 2), 0)


def test_11_11_swap_and_man_at_double_wok_work_together() -> None:
    """The types by the swap, the points by the other, in whatever order they are laid."""
    kitchen = Kitchen("hhc", "double_prawn_carrot", "man_swap", "man_double_5_1")
    pots: dict[str, tuple[int, ...]] = {"double_prawn_carrot": (0, 1), "double_prawn_carrot-": (2,)}
    swap, double = ("man_swap", "double_prawn_carrot"), ("man_double_5_1", "double_prawn_carrot")
    assert kitchen.score(pots, (swap, double), "ph") == Score(11, (10, 1), 0)
    assert kitchen.score(pots, (double, swap), "ph") == Score(11, (10, 1), 0)


def test_12_2_every_card_in_one_pot_and_every_pot_named() -> None:
    """A card lies in one wok at most (C1), and is the player's own; each wok is named once."""
    kitchen = Kitchen("bh", "leftovers", "hand")
    assert kitchen.refused({"leftovers": (0,), "hand": (0,)}) == "12.2"
    assert kitchen.refused({"leftovers": (5,), "hand": ()}) == "12.2"
    assert kitchen.refused({"leftovers": (0, 0), "hand": ()}) == "12.2"
    assert kitchen.refused({"leftovers": ()}) == "12.2"
    assert kitchen.refused({"leftovers": (), "hand": (), "hand-": ()}) == "12.2"
    assert kitchen.refused({"leftovers": (), "hand": (), "set_3": ()}) == "12.2"
