"""How Hex lies on the table, its box, its positions and what its computer thinks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from boardtable.engine.game import BoxError, PositionError
from boardtable.engine.registry import load
from boardtable.engine.table import Hexes
from boardtable.engine.target import Cell
from boardtable.engine.text import plain
from boardtable.store.boxes import own_box

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

HEX: Any = load("hex")


def at(*played: Sequence[int], size: int = 11, swap: bool = True) -> Any:  # noqa: ANN401 - the state of a game
    """Give a position: the places of the stones, by turns."""
    return HEX.load(size, {"swap": swap, "played": [list(place) for place in played]})


def test_the_board_lies_within_its_edges() -> None:
    """Eleven places on each side belong to a player, by label and letters; no corner belongs to both."""
    board, *_ = HEX.zones(at(), None)
    assert board.kind == Hexes(13, 13)
    names = {ground.at: plain(ground.label, ["Anna", "Bob"]) for ground in board.ground}
    assert len(board.ground) == len(names) == 121 + 4 * 11
    assert (names[1, 1], names[6, 3], names[11, 11]) == ("a1", "c6", "k11")
    assert {names[row, n] for row in (0, 12) for n in range(1, 12)} == {"Edge: Anna"}
    assert {names[n, column] for column in (0, 12) for n in range(1, 12)} == {"Edge: Bob"}
    drawn = {ground.at: ground.face.layers for ground in board.ground}
    assert [drawn[0, n][1].said for n in range(1, 12)] == list("abcdefghijk")
    assert [drawn[n, 12][1].said for n in range(1, 12)] == [str(n) for n in range(1, 12)]
    assert drawn[0, 1][0] != drawn[1, 0][0]


@pytest.mark.parametrize(("seat", "below"), [(None, 0), (0, 0), (1, 1)])
def test_own_stones_lie_below(seat: int | None, below: int) -> None:
    """An onlooker sits beside the first player."""
    _, *heaps = HEX.zones(at(), seat)
    assert [heap.name for heap in heaps] == ["heap/0", "heap/1"]
    assert max(heaps, key=lambda heap: heap.frame.y).seat == below


def test_the_next_stone_of_each_player_is_ready() -> None:
    """It keeps its number when it is laid; stones of the two differ by picture and by label."""
    before, after = (HEX.table(state, None).placed for state in (at(), at((6, 6))))
    assert [(item.piece, item.at) for item in before] == [(0, Cell("heap/0")), (1, Cell("heap/1"))]
    assert [(item.piece, item.at) for item in after] == [
        (0, Cell("board", (6, 6))),
        (1, Cell("heap/1")),
        (2, Cell("heap/0")),
    ]
    assert before[0].face != before[1].face
    assert [plain(item.label) for item in before] == ["Red stone with a disc", "Blue stone with a square"]
    assert [exhibit.face for exhibit in HEX.gallery(11)] == [item.face for item in before]


def test_the_box_says_how_large_the_board_is() -> None:
    """Any size from 2 to 19 can be played on."""
    assert own_box(HEX) == 11
    assert HEX.box({"size": 19, "provenance": "printed"}) == 19


@pytest.mark.parametrize(
    ("values", "path"),
    [
        ({"size": 1, "provenance": "printed"}, "size"),
        ({"size": 20, "provenance": "printed"}, "size"),
        ({"provenance": "printed"}, "size"),
        ({"size": 11, "provenance": "printed", "colours": 2}, "colours"),
    ],
)
def test_a_wrong_box_is_told_by_path(values: Mapping[str, object], path: str) -> None:
    """Too small, too large, missing, or more than there is."""
    with pytest.raises(BoxError) as caught:
        HEX.box(values)
    assert [fault for fault, _ in caught.value.faults] == [path]


def test_a_position_is_the_decisions_that_led_to_it() -> None:
    """Read and written in the same form, also after a stone was taken over."""
    values = {"swap": True, "played": [[6, 3], [0, 0], [6, 6]]}
    assert HEX.dump(HEX.load(11, values)) == values


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"swap": True, "played": [[1, 1], [1, 1]]}, "played[1]: nobody can lay a stone here"),
        ({"swap": False, "played": [[1, 1], [0, 0]]}, "played[1]: nobody can lay a stone here"),
        ({"swap": True, "played": [[1]]}, "played[0]: nobody can lay a stone here"),
        ({"swap": True, "played": [[1, 12]]}, "played[0][1]: this must be a whole number from 0 to 11"),
        ({"swap": True}, "played: this entry is missing"),
        ({"swap": 1, "played": []}, "swap: this must be true or false"),
        ({"swap": True, "played": [], "turn": 0}, "turn: this entry is not known"),
    ],
)
def test_a_wrong_position_is_told_by_path(values: Mapping[str, object], said: str) -> None:
    """What no game leads to, what cannot be read, and what is too much."""
    with pytest.raises(PositionError) as caught:
        HEX.load(11, values)
    assert said in str(caught.value)


def test_nothing_follows_a_chain() -> None:
    """A position in which somebody has won is the last one."""
    won = [[1, 1], [1, 2], [2, 1]]
    assert HEX.active(HEX.load(2, {"swap": True, "played": won})) == ()
    with pytest.raises(PositionError, match=r"played\[3\]"):
        HEX.load(2, {"swap": True, "played": [*won, [2, 2]]})


def test_nobody_hides_anything() -> None:
    """Everybody sees the same position."""
    state = at((6, 6))
    assert HEX.view(state, 0) is state
    assert HEX.sample(state, 1, None) is state


def test_an_estimate_counts_the_stones_that_are_missing() -> None:
    """Both need eleven at the beginning; being in turn is half a stone, and no estimate is as good as a victory."""
    assert HEX.estimate(at(), 0) == pytest.approx(0.5 / 12)
    assert HEX.estimate(at(), 1) == pytest.approx(-0.5 / 12)
    ahead = at((6, 6), (1, 1))  # red needs ten on a straight way, blue ten along the upper edge
    assert HEX.estimate(ahead, 0) == pytest.approx(0.5 / 12)
    behind = at((6, 6), (6, 5))  # blue goes on in the row above, which is no longer
    assert HEX.estimate(behind, 0) == pytest.approx(0.5 / 12)
    column = at((1, 1), (1, 3), (2, 1), (2, 3), size=3)
    assert HEX.estimate(column, 0) == pytest.approx((2 - 1 + 0.5) / 4)  # c1 and c2 want b2 and a3
    assert HEX.estimate(column, 1) == -HEX.estimate(column, 0)


def test_what_is_on_a_shortest_way_weighs_more() -> None:
    """The last place of a chain, which both need here, the other one that blue needs, and taking over."""
    state = at((1, 1), (1, 2), (2, 1), (2, 2), size=3)
    moves = HEX.legal_moves(state, 0)
    weights = dict(zip([move.at for move in moves], HEX.weigh(state, 0, moves), strict=True))
    assert weights == {(1, 3): 8, (2, 3): 1, (3, 1): 8, (3, 2): 1, (3, 3): 1}
    first = at((2, 2), size=3)
    moves = HEX.legal_moves(first, 1)
    assert HEX.weigh(first, 1, moves)[-1] == 8
