"""Chance: the published sequence of SplitMix64, fair draws, and orders worked out by hand."""

from __future__ import annotations

from collections import Counter

import pytest

from boardtable.engine.luck import Luck, mix

FROM_1234567 = (
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
)
"""The numbers that every SplitMix64 gives from the seed 1234567."""

FROM_0 = (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC, 0x1B39896A51A8749B)
"""And from the seed 0, by which the authors of xoshiro check their own."""

HALF = 2**63
WHOLE = 2**64


def unscrambled(z: int) -> int:
    """Run the last steps of SplitMix64 backwards."""
    z = unshifted(z, 31) * pow(0x94D049BB133111EB, -1, WHOLE) % WHOLE
    z = unshifted(z, 27) * pow(0xBF58476D1CE4E5B9, -1, WHOLE) % WHOLE
    return unshifted(z, 30)


def unshifted(z: int, by: int) -> int:
    """Find x of which z is x ^ (x >> by)."""
    return z ^ (z >> by) ^ (z >> 2 * by)


def test_the_plies_of_a_deal_follow_the_published_sequence() -> None:
    """A deal whose seed is scrambled to 1234567 has the published numbers as its luck, ply by ply."""
    seed = unscrambled(1234567)
    assert tuple(mix(seed, ply) for ply in range(5)) == FROM_1234567


def test_the_seed_0_is_scrambled_to_itself() -> None:
    """So its plies are the published sequence as it stands."""
    assert tuple(mix(0, ply) for ply in range(5)) == FROM_0


def test_luck_of_other_deals_never_changes() -> None:
    """Frozen: records of these deals lie on somebody's disk."""
    assert mix(0x9F3C, 0) == 3418952431351633246
    assert mix(0x9F3C, 12) == 11974792748124944009
    assert mix(WHOLE - 1, 3) == 527077646590785223


def test_only_64_bits_of_a_seed_count() -> None:
    """A deal code has 16 digits; more would change nothing."""
    assert mix(WHOLE + 0x9F3C, 1) == mix(0x9F3C, 1)
    assert Luck(WHOLE + 5).below(HALF) == Luck(5).below(HALF)


@pytest.mark.parametrize(("bits", "published"), [(1234567, FROM_1234567), (0, FROM_0)])
def test_draws_follow_the_published_sequence(bits: int, published: tuple[int, ...]) -> None:
    """Drawing from 2**63 numbers shows all bits of the generator but the highest."""
    luck = Luck(bits)
    assert [luck.below(HALF) for _ in published] == [number % HALF for number in published]


def test_a_draw_that_would_favour_small_numbers_is_thrown_away() -> None:
    """Of numbers up to a third of all, 2**64 holds not quite three rounds; the rest of the last one is not used."""
    third = WHOLE // 3 + 1
    assert FROM_0[0] > 2 * third > FROM_0[1]
    assert Luck(0).below(third) == FROM_0[1] - third


def test_small_draws_are_fair() -> None:
    """Six sides of a die come up equally often: 6,000 throws, five standard deviations allowed."""
    luck = Luck(2024)
    thrown = Counter(luck.below(6) for _ in range(6000))
    assert sorted(thrown) == [0, 1, 2, 3, 4, 5]
    assert all(abs(times - 1000) < 5 * 28.9 for times in thrown.values())


def test_nothing_can_be_drawn_from_nothing() -> None:
    """An empty pile is a fault of the game."""
    luck = Luck(1)
    with pytest.raises(ValueError, match="empty pile"):
        luck.below(0)
    assert not luck.used


def test_luck_tells_whether_it_was_used() -> None:
    """Undo stops where chance came in."""
    luck = Luck(1)
    assert not luck.used
    assert luck.below(1) == 0
    assert luck.used


def test_shuffling_one_card_needs_no_luck() -> None:
    """Nor does shuffling none."""
    luck = Luck(1)
    assert luck.shuffled(["a"]) == ("a",)
    assert luck.shuffled([]) == ()
    assert not luck.used


def test_shuffling_exchanges_from_the_last_place_down() -> None:
    """By hand, from seed 0: places 5, 4, 3, 2 and 1 meet places 1, 0, 3, 1 and 1."""
    assert [number % places for number, places in zip(FROM_0, (6, 5, 4, 3, 2), strict=True)] == [1, 0, 3, 1, 1]
    assert Luck(0).shuffled("abcdef") == ("e", "c", "f", "d", "a", "b")


def test_all_orders_of_three_cards_come_up() -> None:
    """Six orders in 600 shuffles, each about 100 times."""
    orders = Counter(Luck(mix(7, n)).shuffled("abc") for n in range(600))
    assert len(orders) == 6
    assert all(abs(times - 100) < 5 * 9.13 for times in orders.values())


@pytest.mark.parametrize(
    ("weights", "place"),
    [((3.0, 97.0), 0), ((2.0, 98.0), 1), ((1.0, 1.0, 98.0), 2), ((1.0, 2.0, 97.0), 1), ((5.0,), 0)],
)
def test_a_weighted_draw_goes_along_the_weights(weights: tuple[float, ...], place: int) -> None:
    """The first draw from seed 0 is at 2.05 per cent of the way: 0x0A8397B1DCDAF of 2**53."""
    assert FROM_0[0] % 2**53 / 2**53 == pytest.approx(0.0205, abs=0.0001)
    assert Luck(0).weighted(weights) == place
