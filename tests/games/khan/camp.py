"""What the tests of Khan share: the box, positions laid out as wanted, and luck that is known beforehand."""

from __future__ import annotations

import copy
import tomllib
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from typing_extensions import override

from boardtable.engine.luck import Luck
from boardtable.engine.text import Text, plain
from boardtable.games.khan import GAME, INFO
from boardtable.games.khan.position import dump, load
from boardtable.games.khan.printed import box
from boardtable.games.khan.state import Options, setup

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from boardtable.engine.game import Step
    from boardtable.games.khan.components import Box
    from boardtable.games.khan.moves import KhanMove
    from boardtable.games.khan.state import State

PRINTED: dict[str, Any] = tomllib.loads(
    files(INFO.home[0]).joinpath(INFO.home[1], "components.toml").read_text("utf-8"),
)
BOX: Box = box(PRINTED)
NAMES = ("Anna", "Ben", "Cleo", "Dirk")
Place = tuple[int, int]


def components() -> dict[str, Any]:
    """Give the standard components to be changed."""
    return copy.deepcopy(PRINTED)


def other_box(change: Callable[[dict[str, Any]], None]) -> Box:
    """Make a box with some entries changed."""
    values = components()
    change(values)
    return box(values)


def said(sentence: Text | None) -> str:
    """Say a sentence in English, with everybody's name."""
    assert sentence is not None
    return plain(sentence, NAMES)


class Known(Luck):
    """Luck that gives what the test wants, then always the lowest number."""

    def __init__(self, *numbers: int) -> None:
        """Take the numbers in their order."""
        super().__init__(0)
        self._numbers = list(numbers)

    @override
    def below(self, n: int) -> int:
        number = self._numbers.pop(0) if self._numbers else 0
        assert number < n
        return number

    __slots__ = ("_numbers",)


def turning(state: State, *names: str) -> Known:
    """Have these cards come from the draw pile, in this order."""
    deck = list(state.deck)
    numbers = []
    for name in names:
        place = deck.index(state.box.card_numbers[name])
        numbers.append(place)
        del deck[place]
    return Known(*numbers)


def values(  # noqa: C901, PLR0913 - everything that can lie somewhere
    seats: int = 2,
    *,
    made: Box = BOX,
    phase: str = "act",
    turn: int = 0,
    left: int = 2,
    ending: bool = False,
    rulers: Mapping[str, Place | None] | None = None,
    courts: Mapping[str, int] | None = None,
    yurts: Sequence[Sequence[Place]] = (),
    neutral: Sequence[Place] = (),
    pieces: Sequence[tuple[str, Sequence[Place], Mapping[int, Place]]] = (),
    hands: Sequence[Sequence[str]] = (),
    discard: Sequence[str] = (),
    active: Mapping[int, dict[str, Any]] | None = None,
    specials: Mapping[int, Mapping[str, int]] | None = None,
) -> dict[str, Any]:
    """Write down a position: what is not told is as at the beginning.

    A piece is its kind, its cells, and the cell of each owner's yurt on it. No ruler is named in `rulers`
    if all stand where the map shows them; a ruler without a place is in his court.
    """
    state = setup(made, Options(start=0), seats, Luck(1))
    written: dict[str, Any] = dump(state)
    written |= {"phase": phase, "turn": turn, "left": left, "ending": ending}
    places = {} if rulers is None else rulers
    for name, entry in written["rulers"].items():
        if name in places:
            at = places[name]
            entry |= {"at": at and list(at), "court": 5 if at else 0}
        entry["court"] = (courts or {}).get(name, entry["court"])
    taken: dict[str, int] = {}
    standing = [list(yurts[seat]) if seat < len(yurts) else [] for seat in range(seats)]
    for kind, cells, owners in pieces:
        number = taken.get(kind, 0)
        taken[kind] = number + 1
        first = (made.copies[made.kind_numbers[kind]] & -made.copies[made.kind_numbers[kind]]).bit_length() - 1
        written["pieces"].append({"piece": first + number, "cells": [list(at) for at in cells]})
        for seat, at in owners.items():
            standing[seat].append(at)
    card = made.first_card
    for seat, player in enumerate(written["players"]):
        for number, at in enumerate(standing[seat]):
            player["yurts"]["on_map"][str(number)] = list(at)
        for name in hands[seat] if seat < len(hands) else ():
            player["hand"][str(card)] = name
            card += 1
        if active and seat in active:
            player["active"] = {"region": None, "piece": None} | active[seat]
            player["yurts"]["on_card"] = [39]
            player["specials"][active[seat]["card"]] -= 1
        player["specials"] |= (specials or {}).get(seat, {})
    general = made.first_in_court[-1]
    for number, at in enumerate(neutral):
        written["neutral"]["on_map"][str(general + number)] = list(at)
    written["neutral"]["count"] = max(written["neutral"]["count"], general + len(neutral))
    for name in discard:
        written["discard"][str(card)] = name
        card += 1
    written["next_card"] = card
    return written


def position(seats: int = 2, *, made: Box = BOX, **told: Any) -> State:  # noqa: ANN401 - as in `values`
    """Lay out a position and load it."""
    return load(made, values(seats, made=made, **told))


def do(state: State, move: KhanMove, luck: Luck | None = None) -> tuple[Step[State], ...]:
    """Do a legal move."""
    assert move in GAME.legal_moves(state, move.seat)
    return GAME.apply(state, move, luck or Known())


def after(state: State, move: KhanMove, luck: Luck | None = None) -> State:
    """Do a legal move, and give the next position in which somebody decides."""
    return do(state, move, luck)[-1].state


def told(steps: Sequence[Step[State]]) -> list[str]:
    """Read the log."""
    sentences = [event.told() for step in steps for event in step.events]
    return [said(sentence) for sentence in sentences if sentence is not None]


def at(state: State, mask: int) -> set[Place]:
    """Give cells by row and column."""
    ground = state.box.ground
    return {ground.at(cell) for cell in range(mask.bit_length()) if mask >> cell & 1}
