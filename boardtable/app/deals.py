"""Games played at random from fixed seeds, always the same: to measure with, and to see everything there is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boardtable import __version__
from boardtable.engine.luck import Luck
from boardtable.engine.match import Match
from boardtable.engine.record import Deal, Record
from boardtable.engine.registry import load
from boardtable.engine.sitter import Sitter
from boardtable.store.boxes import own_box

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from boardtable.engine.move import Seat

Played = Match[Any, Any, Any, Any]


def any_set_up(game_id: str, seed: int) -> tuple[int, dict[str, object]]:
    """Choose how many play, in turn, and every option at random."""
    game, luck = load(game_id), Luck(seed)
    seats = game.info.seats[seed % len(game.info.seats)]
    choices = game.choices(seats, seats)
    return seats, {choice.name: choice.values[luck.below(len(choice.values))][0] for choice in choices}


def dealt(game_id: str, seed: int, seats: int | None = None, options: Mapping[str, object] | None = None) -> Played:
    """Deal a game; usually to as many as may play, and with the usual options."""
    game = load(game_id)
    seats = seats or max(game.info.seats)
    if options is None:
        options = {choice.name: choice.default for choice in game.choices(seats, seats)}
    sitters = tuple(Sitter(f"{n + 1}") for n in range(seats))
    return Match(game, own_box(game), Record(Deal(game_id, game.info.rules, __version__, seed, sitters, options)))


def positions(match: Played, seed: int) -> Iterator[Seat]:
    """Play a game at random to its end, and say before each decision whose it is."""
    luck = Luck(seed)
    while match.active():
        seat = match.active()[0]
        yield seat
        moves = match.game.legal_moves(match.state, seat)
        match.play(moves[luck.below(len(moves))])
