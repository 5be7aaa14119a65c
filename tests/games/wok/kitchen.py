"""What the tests of We Will Wok You share: the box, and positions laid out as wanted."""

from __future__ import annotations

import copy
import tomllib
from collections import Counter
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from boardtable.engine.text import Text, plain
from boardtable.games.wok import GAME, INFO
from boardtable.games.wok.position import load
from boardtable.games.wok.printed import box

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from boardtable.engine.game import Step
    from boardtable.engine.luck import Luck
    from boardtable.games.wok.components import Box
    from boardtable.games.wok.moves import WokMove
    from boardtable.games.wok.state import State

PRINTED: dict[str, Any] = tomllib.loads(
    files(INFO.home[0]).joinpath(INFO.home[1], "components.toml").read_text("utf-8"),
)
BOX: Box = box(PRINTED)
NAMES = ("Anna", "Ben", "Cleo", "Dirk")


def components() -> dict[str, Any]:
    """Give the standard components to be changed."""
    return copy.deepcopy(PRINTED)


def said(sentence: Text | None) -> str:
    """Say a sentence in English, with everybody's name."""
    assert sentence is not None
    return plain(sentence, NAMES)


def wok(name: str) -> int:
    """Give the number of a wok card."""
    return BOX.wok_piece(name)


def position(  # noqa: PLR0913 - everything that can lie somewhere
    seats: int = 2,
    *,
    turn: int = 0,
    hands: Sequence[Sequence[str]] = (),
    laid: Sequence[Sequence[str]] = (),
    woks: Sequence[Sequence[str]] = (),
    rows: Mapping[int, Sequence[str]] | None = None,
    heaps: Sequence[int] = (6, 4),
    coins: Sequence[int] | None = None,
    pile: bool = True,
    paying: str | None = None,
    final: int | None = None,
    open_woks: Sequence[str] | None = None,
) -> State:
    """Lay out a position and load it: what is not told is filled up from the rest of the box.

    Without a pile, the last player holds what is not told.
    """
    left = Counter({kind.name: kind.count for kind in BOX.kinds})
    placed = [*hands, *laid, *(rows or {}).values()]
    left.subtract(name for cards in placed for name in cards)
    rest = [name for name, count in left.items() for _ in range(count)]
    number = 0

    def numbered(cards: Sequence[str]) -> dict[str, str]:
        nonlocal number
        given = {str(number + place): name for place, name in enumerate(cards)}
        number += len(cards)
        return given

    def filler(count: int) -> list[str]:
        taken = rest[:count]
        del rest[:count]
        return taken

    seating = BOX.seating(seats)
    removed = numbered(filler(seating.removed))
    groups: dict[str, Any] = {}
    coin = BOX.first_coin
    for group, heap in zip(BOX.groups, heaps, strict=True):
        lying = []
        for row in group.rows:
            told = None if rows is None else rows.get(row)
            lying.append(numbered(filler(group.size) if told is None else told))
        groups[group.id] = {"coins": list(range(coin, coin + heap)), "rows": lying}
        coin += heap
    in_hand = seating.coins - sum(heaps)
    shares = (
        coins if coins is not None else [in_hand - (seats - 1) * (in_hand // seats), *[in_hand // seats] * (seats - 1)]
    )
    players = []
    for seat in range(seats):
        hand = list(hands[seat]) if seat < len(hands) else []
        if not pile and seat == seats - 1:
            hand += filler(len(rest))
        players.append(
            {
                "coins": list(range(coin, coin + shares[seat])),
                "hand": numbered(hand),
                "laid": numbered(laid[seat] if seat < len(laid) else []),
                "woks": list(woks[seat]) if seat < len(woks) else [],
            }
        )
        coin += shares[seat]
    owned = [name for player in players for name in player["woks"]]
    free = [card.id for card in BOX.woks if card.id not in owned and (open_woks is None or card.id not in open_woks)]
    wanted = seating.woks - len(owned)
    table = free[:wanted] if open_woks is None else [*open_woks, *free][:wanted]
    values = {
        "turn": turn,
        "paying": paying,
        "final": final,
        "options": {"start": None, "open_hands": False},
        "removed": removed,
        "groups": groups,
        "woks": table,
        "players": players,
    }
    return load(BOX, values)


def do(state: State, move: WokMove, luck: Luck) -> tuple[Step[State], ...]:
    """Do a legal move."""
    assert move in GAME.legal_moves(state, move.seat)
    return GAME.apply(state, move, luck)
