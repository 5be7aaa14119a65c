"""What a person points at to say each decision."""

from __future__ import annotations

import pytest

from boardtable.engine.target import Amount, Button, Cell, Piece, Target
from boardtable.games.wikinger.moves import (
    Arrange,
    Bid,
    Buy,
    Decline,
    FerryColour,
    FerryEach,
    FerryOne,
    LayStart,
    Pass,
    Remove,
    Replace,
    Settle,
    StopFerry,
    TakeSpecial,
    UseBoat,
    WikingerMove,
)
from tests.games.wikinger.fjord import BOX, Coast, Offer, position

STATE = position(
    Coast(),
    Coast(tiles={(6, 2): "end", (6, 3): "start"}),
    offer=[Offer(0, "start", "noble")],
    variant="no-auction",
    face_up=["boat", "fish", "boat"],
)


@pytest.mark.parametrize(
    ("move", "path"),
    [
        (LayStart(0, 4), (Cell("mainland/0", (0, 0)), Cell("tableau/0", (3, 0)))),
        (Buy(0, 5, at=(3, 2)), (Cell("offer", 5), Cell("tableau/0", (2, 1)))),
        (
            Buy(0, 5, 2, (3, 2), mainland=True),
            (Button("mainland"), Cell("offer", 5), Cell("tableau/0", (2, 1)), Amount("exchange", 2)),
        ),
        (Buy(0, 5, 2), (Cell("offer", 5), Amount("exchange", 2), Button("lose"))),
        (FerryColour(1, "red", 3), (Cell("mainland/1", (2, 0)), Cell("tableau/1", (2, 2)))),
        (FerryColour(1, "blue"), (Cell("mainland/1", (5, 0)), Cell("tableau/1", (5, 1)))),
        (FerryEach(0), (Button("each"),)),
        (FerryOne(0, "black", 1), (Cell("mainland/0", (1, 0)), Cell("tableau/0", (1, 0)))),
        (Settle(0, (5, 4)), (Cell("mainland/0", (4, 0)), Cell("tableau/0", (4, 3)))),
        (StopFerry(0), (Button("done"),)),
        (UseBoat(0), (Button("boat"),)),
        (Bid(0, 7), (Amount("bid", 7),)),
        (Pass(0), (Button("pass"),)),
        (Remove(0, "gray"), (Cell("lineup", 0),)),
        (Arrange(0, "yellow"), (Cell("lineup", 4), Cell("offer"))),
        (TakeSpecial(0, "fish"), (Piece(BOX.first_special + 1), Cell("taken/0"))),
        (Decline(0), (Button("none"),)),
        (Replace(0, (2, 3)), (Cell("tableau/0", (1, 2)),)),
    ],
)
def test_each_decision_has_its_path(move: WikingerMove, path: tuple[Target, ...]) -> None:
    """Rows and columns count from 0 on the table, from 1 in decisions (1.2)."""
    assert move.path(STATE) == path
