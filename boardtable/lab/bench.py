"""boardtable-lab bench: how fast random play is, beside chess in the same run."""

from __future__ import annotations

import gc
import tracemalloc
from importlib import import_module
from itertools import cycle
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

from typing_extensions import override

from boardtable.engine.codec import from_plain
from boardtable.engine.luck import Luck, mix
from boardtable.engine.registry import UnusableGameError, installed
from boardtable.store.boxes import ComponentsError

from .complaint import BadInputError
from .lines import say
from .tables import Boxed, computers, deal, fetch

if TYPE_CHECKING:
    from argparse import Namespace
    from types import ModuleType

SLICES = 60
SLICE = 0.05
"""So many slices of so many seconds each, by turns with chess, so that a slow moment slows both."""

STEPS = 32
"""Between two looks at the clock."""

WARM = 100
"""After so many games it is measured how much memory the game keeps: its code, tables and caches."""

DRAWN = 150
"""Chess ends by itself after so many half-moves without capture or pawn move (75 moves of each side), or ..."""
KINGS = 2
"""... when only the kings are left."""


def bench(args: Namespace) -> int:
    """Print one line for each game: steps (list the legal moves, play one) a second, and those of chess."""
    try:
        chess = import_module("chess")
    except ModuleNotFoundError as error:
        message = "bench compares with the package chess, which is not installed: it is one of the development tools"
        raise BadInputError(message) from error
    status = 0
    for game in args.games or [found.id for found in installed() if found.info is not None]:
        try:
            say(_measured(game, chess))
        except (UnusableGameError, ComponentsError):
            raise
        except Exception as error:  # noqa: BLE001 - whatever a game does wrong is a finding
            say({"game": game, "fault": f"{type(error).__name__}: {error}"})
            status = 1
    return status


class _Play:
    """Random play that can be done by slices."""

    def __init__(self) -> None:
        self.steps = 0
        self.games = 0
        self.seconds = 0.0
        self.random = Random(1).random

    def run(self, seconds: float) -> None:
        """Play on for about so long."""
        begun = now = perf_counter()
        while now - begun < seconds:
            for _ in range(STEPS):
                self.step()
            self.steps += STEPS
            now = perf_counter()
        self.seconds += now - begun

    def step(self) -> None:
        """List the legal moves, and play one; or begin a new game."""
        raise NotImplementedError


class _GamePlay(_Play):
    """One of our games, at each seat count by turns."""

    def __init__(self, boxed: Boxed) -> None:
        super().__init__()
        game = self._game = boxed.game
        self._box = boxed.box
        deals = [deal(game, computers(["random"] * seats), 0) for seats in game.info.seats]
        self._deals = cycle([(from_plain(dict(each.options), game.options), len(each.seats)) for each in deals])
        self._begin()

    def _begin(self) -> None:
        options, seats = next(self._deals)
        self._seed = self.games
        self._ply = 0
        self._state = self._game.setup(self._box, options, seats, Luck(mix(self._seed, 0)))

    @override
    def step(self) -> None:
        active = self._game.active(self._state)
        if not active:
            self.games += 1
            self._begin()
            active = self._game.active(self._state)
        moves = self._game.legal_moves(self._state, active[0])
        self._ply += 1
        luck = Luck(mix(self._seed, self._ply))
        self._state = self._game.apply(self._state, moves[int(self.random() * len(moves))], luck)[-1].state


class _ChessPlay(_Play):
    """Chess, as python-chess plays it."""

    def __init__(self, chess: ModuleType) -> None:
        super().__init__()
        self._begin = chess.Board
        self._board = self._begin()

    @override
    def step(self) -> None:
        board = self._board
        moves = list(board.legal_moves)
        if not moves or board.halfmove_clock >= DRAWN or board.occupied.bit_count() == KINGS:
            self.games += 1
            board = self._board = self._begin()
            moves = list(board.legal_moves)
        board.push(moves[int(self.random() * len(moves))])


def _measured(game: str, chess: ModuleType) -> dict[str, object]:
    boxed, kept = _kept(game)
    ours, theirs = _GamePlay(boxed), _ChessPlay(chess)
    for _ in range(SLICES):
        ours.run(SLICE)
        theirs.run(SLICE)
    speed, peer = ours.steps / ours.seconds, theirs.steps / theirs.seconds
    return {
        "game": game,
        "steps_per_s": round(speed),
        "games_per_s": round(ours.games / ours.seconds, 1),
        "peer_steps_per_s": round(peer),
        "ratio": round(speed / peer, 2),
        "kept_mb": round(kept / 1e6, 1),
    }


def _kept(game: str) -> tuple[Boxed, int]:
    """Load a game, let it play to fill its caches, and tell how many bytes stay in use."""
    tracemalloc.start()
    try:
        boxed = fetch(game)
        play = _GamePlay(boxed)
        while play.games < WARM:
            play.step()
        gc.collect()
        return boxed, tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
