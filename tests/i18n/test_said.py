"""Everything that random games say can be said in every language, with every blank filled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from boardtable.engine.codec import from_plain
from boardtable.engine.luck import Luck, mix
from boardtable.engine.match import Match
from boardtable.engine.record import Deal, Record
from boardtable.engine.registry import load
from boardtable.engine.sitter import Sitter
from boardtable.engine.table import Face, Frame
from boardtable.engine.target import Cell, Piece
from boardtable.engine.text import Text, plain, text
from boardtable.i18n import LANGUAGES, Speaker
from boardtable.store.boxes import own_box
from tests.installed import FIRST_AT_ONCE
from tests.pseudo import PSEUDO, speaker

if TYPE_CHECKING:
    from collections.abc import Iterator

    from boardtable.engine.game import AnyGame
    from boardtable.engine.info import GameInfo
    from boardtable.engine.move import Move

GAMES_EACH = 2
"""So many random games for each number of seats, half of them weighted."""
EVERY = 8
"""At every so many decisions, everything on the table is pointed at."""
NAMES = ("Anna", "Łucja", "שרה", "Zoë", "王", "Ben")
SILENT = str, int, Face, Frame
"""What holds no sentence; most of a table is made of these."""


def texts_in(value: object) -> Iterator[Text]:
    """Find all sentences in whatever a game gives, without those inside other sentences."""
    if isinstance(value, Text):
        yield value
    elif isinstance(value, tuple | list | frozenset):
        for each in value:
            yield from texts_in(each)
    elif not isinstance(value, SILENT):
        for field in getattr(type(value), "__attrs_attrs__", ()):
            yield from texts_in(getattr(value, field.name))


def said_by(info: GameInfo) -> frozenset[Text]:
    """Play random games at every number of seats, and collect all that is said."""
    game = load(info.id)
    box = own_box(game)
    found = {*texts_in(game.gallery(box)), *texts_in(game.lesson(box))}
    for seats in info.seats:
        for people in range(1, seats + 1):
            found.update(texts_in(game.choices(seats, people)))
        for number in range(GAMES_EACH):
            found.update(_in_one_game(game, seats, number))
    return frozenset(found)


def _in_one_game(game: AnyGame, seats: int, number: int) -> Iterator[Text]:
    options = {choice.name: choice.values[number % len(choice.values)][0] for choice in game.choices(seats, seats)}
    from_plain(options, game.options)
    sitters = tuple(Sitter(NAMES[seat]) for seat in range(seats))
    deal = Deal(game.info.id, game.info.rules, "1", number, sitters, options)
    match: Match[Any, Any, Any, Any] = Match(game, own_box(game), Record(deal))
    luck = Luck(mix(number, seats))
    yield from _seen(game, match.state, seats)
    while match.active():
        seat = match.active()[0]
        moves = game.legal_moves(match.state, seat)
        weights = game.weigh(match.state, seat, moves)
        move = moves[luck.weighted(weights) if number % 2 else luck.below(len(moves))]
        yield from _asked(game, match.state, seats, move)
        if match.ply % EVERY == 0:
            yield from _refused(game, match.state, seats, move)
        for step in match.play(move):
            yield from texts_in(step.sheet)
            for event in step.events:
                for reader in (None, *range(seats)):
                    yield from texts_in(event.seen_by(reader).told())
    yield from _seen(game, match.state, seats)
    yield from texts_in(game.outcome(match.state))
    for seat in range(seats):
        desk = game.desk(match.state, seat)
        if desk is not None:
            moves = desk.game.legal_moves(desk.state, seat)
            yield from _seen(desk.game, desk.state, seats)
            yield from _asked(desk.game, desk.state, seats, moves[0])
            yield from _refused(desk.game, desk.state, seats, moves[0])


def _seen(game: AnyGame, state: object, seats: int) -> Iterator[Text]:
    for reader in (None, *range(seats)):
        yield from texts_in(game.zones(state, reader))
        yield from texts_in(game.table(state, reader))


def _asked(game: AnyGame, state: object, seats: int, move: Move) -> Iterator[Text]:
    path = move.path(state)
    for seat in range(seats):
        view = game.view(state, seat)
        for picked in range(len(path) + 1 if seat == move.seat else 1):
            yield from texts_in(game.prompt(view, seat, path[:picked]))
            if seat == move.seat:
                yield from texts_in(game.preview(state, seat, path[:picked]))


def _refused(game: AnyGame, state: object, seats: int, move: Move) -> Iterator[Text]:
    path = move.path(state)
    for seat in range(seats):
        alike = {(placed.at, placed.label): placed.piece for placed in game.table(state, seat).placed}
        pieces = [(Piece(piece), at, Cell(at.zone)) for (at, _), piece in alike.items()]
        zones = [(Cell(zone.name),) for zone in game.zones(state, seat)]
        for under in (*pieces, *zones):
            for held in ((), path[:1]):
                yield from texts_in(game.why_not(state, seat, held, under))
    yield from _seen(game, state, seats)


@pytest.mark.parametrize("info", FIRST_AT_ONCE, ids=lambda info: info.id)
def test_every_blank_is_filled(info: GameInfo) -> None:
    """Nothing is said with braces left in it, or not at all; and random games say a good deal."""
    sentences = said_by(info)
    assert len({sentence.said for sentence in sentences}) > 15
    speakers = [speaker(language, [info.home]) for language in (*LANGUAGES, PSEUDO)]
    said = [(spoken.language, spoken.say(sentence, NAMES)) for spoken in speakers for sentence in sentences]
    assert [wrong for wrong in said if not wrong[1] or "{" in wrong[1] or "}" in wrong[1]] == []


def test_a_blank_that_stays_empty_is_found() -> None:
    """A sentence whose blank has no value keeps its braces, in English and in others."""
    for language in ("en", "pl"):
        assert "{" in Speaker(language).say(Text("test", "{n} coins"))
    assert plain(text("test", "{n} coins", n=2)) == "2 coins"
