"""A bag: how many of each, and drawing."""

from __future__ import annotations

from collections import Counter

import pytest

from boardtable.engine.bag import Bag, draw, draw_many
from boardtable.engine.luck import Luck, mix

COINS = Bag((("gold", 2), ("silver", 0), ("copper", 3)))


def test_a_bag_counts_all_that_is_left() -> None:
    """Two and none and three are five."""
    assert len(COINS) == 5
    assert len(Bag[str](())) == 0


def test_the_bag_is_emptied_one_by_one() -> None:
    """All that was in it comes out, and the kinds stay known."""
    bag, luck, drawn = COINS, Luck(99), Counter[str]()
    for left in (4, 3, 2, 1, 0):
        kind, bag = draw(bag, luck)
        drawn[kind] += 1
        assert len(bag) == left
    assert drawn == {"gold": 2, "copper": 3}
    assert bag == Bag((("gold", 0), ("silver", 0), ("copper", 0)))
    with pytest.raises(ValueError, match="empty"):
        draw(bag, luck)


@pytest.mark.parametrize(
    ("bits", "kind", "left"),
    [
        # The first of five in the bag, then the last of five: seeds 0 and 1234567 give ...135 and ...317.
        (0, "gold", (1, 0, 3)),
        (1234567, "copper", (2, 0, 2)),
    ],
)
def test_drawing_decides_by_place(bits: int, kind: str, left: tuple[int, ...]) -> None:
    """Gold lies at places 0 and 1, copper at 2 to 4; 0xE220A8397B1DCDAF leaves 0, 6457827717110365317 leaves 2."""
    assert (0xE220A8397B1DCDAF % 5, 6457827717110365317 % 5) == (0, 2)
    drawn, bag = draw(COINS, Luck(bits))
    assert drawn == kind
    assert tuple(count for _, count in bag.counts) == left


def test_each_piece_is_as_likely_as_any_other() -> None:
    """Two of five are gold: 400 of 1,000 draws, five standard deviations allowed."""
    drawn = Counter(draw(COINS, Luck(mix(3, n)))[0] for n in range(1000))
    assert abs(drawn["gold"] - 400) < 5 * 15.5
    assert drawn["silver"] == 0


def test_many_are_drawn_like_one_after_the_other() -> None:
    """All that was in it comes out, the kinds stay known, and an empty bag gives nothing."""
    drawn, bag = draw_many(COINS, Luck(5), 3)
    assert (len(drawn), len(bag)) == (3, 2)
    rest, empty = draw_many(bag, Luck(6), 2)
    assert Counter((*drawn, *rest)) == {"gold": 2, "copper": 3}
    assert empty == Bag((("gold", 0), ("silver", 0), ("copper", 0)))
    assert draw_many(empty, Luck(7), 0) == ((), empty)
    with pytest.raises(ValueError, match="empty"):
        draw_many(empty, Luck(7), 1)


def test_many_need_more_than_one_number_of_luck() -> None:
    """Thirty of a hundred: no number has room for so many draws; each place is as likely as any other."""
    hundred = Bag((("a", 50), ("b", 50)))
    counts = Counter[str]()
    for n in range(200):
        drawn, left = draw_many(hundred, Luck(mix(9, n)), 30)
        assert len(left) == 70
        counts.update(drawn)
    assert abs(counts["a"] - 3000) < 5 * 33  # the deviation without putting back
