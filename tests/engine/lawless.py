"""Games in which one thing was changed, so that they break a law."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import pytest
from attrs import evolve

from boardtable.engine.broken import LawBrokenError
from boardtable.engine.game import Game
from boardtable.engine.laws import law_deal, play_by_laws
from boardtable.engine.text import text
from tests.engine import sticks
from tests.engine.sticks import GAME, State

if TYPE_CHECKING:
    from collections.abc import Callable

    from boardtable.engine.record import Record

BOX = sticks.box(tomllib.loads(Path(__file__).with_name("sticks_box").joinpath("components.toml").read_text("utf-8")))

AnySticks = Game[State, Any, Any, sticks.Box]
STICKS: AnySticks = GAME
WORD = text("t", "word")
GAP = text("t", "Nobody fills {this}.")

changed = cast("Callable[..., Any]", evolve)
"""Change parts of frozen data, whatever their types."""


def run(game: AnySticks, seats: int = 2, seed: int = 1, *, weighted: bool = False) -> Record:
    """Play one game by the laws."""
    return play_by_laws(game, BOX, law_deal(game, seats, seed, "0.1.0"), weighted=weighted)


def broken(**changes: object) -> LawBrokenError:
    """Play games of two in which something was changed, until a law is broken."""
    game = changed(STICKS, **changes)
    for seed in range(30):
        try:
            run(game, seed=seed, weighted=seed % 2 == 1)
        except LawBrokenError as error:
            return error
    pytest.fail("no law was broken")
