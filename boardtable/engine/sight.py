"""The laws of what people see and read: views, tables, prompts, sheets."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING, Any, Generic

from attrs import frozen

from .broken import FindingError, Law
from .game import M, S
from .table import has_place
from .target import Cell, Piece
from .text import Player, Text

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator, Mapping, Sequence

    from .game import Game, Outcome, Prompt, Refusal, Step
    from .luck import Luck
    from .move import Seat
    from .note import Note
    from .sheet import Sheet
    from .table import Aid, Placed, Table, Zone
    from .target import Target


class Reader:
    """Somebody who can read plain English only, and remembers what was readable."""

    def __init__(self, seats: int) -> None:
        """Know the players by their seats."""
        self.seats = range(seats)
        self._known: set[Text] = set()

    def read(self, *sentences: Text) -> None:
        """Find a blank that nothing fills, an unknown player, or nothing to read at all."""
        for sentence in sentences:
            if sentence not in self._known:
                self._look(sentence)
                self._known.add(sentence)

    def read_prompt(self, prompt: Prompt) -> None:
        """Read a prompt and the labels of its buttons."""
        self.read(prompt.ask, prompt.wait, *(label for _, label in prompt.buttons))

    def read_refusal(self, refusal: Refusal | None) -> None:
        """Read why something is not allowed, if anything was said, and by which rule."""
        if refusal is not None:
            self.read(refusal.why)
            if not refusal.rule:
                raise FindingError(Law.SAYABLE, f"no rule stands beside {refusal.why.said!r}")

    def read_notes(self, notes: Iterable[Note]) -> None:
        """Read what is noted at what may be pointed at."""
        self.read(*(note.text for note in notes))

    def read_table(self, table: Table, zones: Sequence[Zone]) -> None:
        """Read all that is written on a table."""
        self.read(*(item.label for item in table.placed), *(zone.label for zone in zones))
        self.read(*(ground.label for zone in zones for ground in zone.ground))
        self.read(*(tally.what for tally in table.tallies), *(mark.what for mark in table.marks))

    def read_aids(self, aids: Sequence[Aid]) -> None:
        """Read what anybody may look up; no two lists have the same name."""
        names = [aid.name for aid in aids]
        if len(set(names)) != len(names):
            raise FindingError(Law.TABLE, f"two aids have the same name: {names}")
        for aid in aids:
            self.read(aid.label, *(entry.label for entry in aid.entries))

    def read_sheet(self, sheet: Sheet) -> None:
        """Read a page of scores, and count its columns."""
        lines = (*sheet.lines, *sheet.tie_break)
        moot = () if sheet.moot is None else (sheet.moot,)
        self.read(sheet.title, *moot, *sheet.columns, *(line.what for line in lines))
        for line in lines:
            if len(line.amounts) != len(sheet.columns):
                raise FindingError(Law.SHEET, f"{len(line.amounts)} amounts stand in {len(sheet.columns)} columns")
        if len(sheet.totals) != len(sheet.columns):
            raise FindingError(Law.SHEET, f"{len(sheet.totals)} totals stand in {len(sheet.columns)} columns")

    def read_outcome(self, outcome: Outcome) -> None:
        """Read how a game ended."""
        self.read(outcome.why)
        self.read_sheet(outcome.sheet)
        if len(outcome.scores) != len(self.seats):
            raise FindingError(Law.SHEET, f"there are {len(outcome.scores)} scores for {len(self.seats)} seats")
        if not outcome.winners or not set(outcome.winners) <= set(self.seats):
            raise FindingError(Law.SHEET, f"the winners are {outcome.winners}")

    def read_steps(self, steps: tuple[Step[Any], ...]) -> None:
        """Read what is told of a decision, to each seat and to an onlooker."""
        for step in steps:
            for event in step.events:
                for seat in (None, *self.seats):
                    told = event.seen_by(seat).told()
                    if told is not None:
                        self.read(told)
            if step.sheet is not None:
                self.read_sheet(step.sheet)

    def _look(self, sentence: Text) -> None:
        filled = dict(sentence.args)
        for said in (sentence.said, sentence.one):
            if said is None:
                continue
            if not said.strip():
                raise FindingError(Law.SAYABLE, f"a sentence of {sentence.context!r} is empty")
            for part in said.split("{")[1:]:
                blank, closed, _ = part.partition("}")
                if not closed or blank not in filled:
                    raise FindingError(Law.SAYABLE, f"nothing fills the blank {blank!r} of {said!r}")
        for value in filled.values():
            if isinstance(value, Text):
                self.read(value)
            elif isinstance(value, Player) and value.seat not in self.seats:
                raise FindingError(Law.SAYABLE, f"there is no seat {value.seat} for {sentence.said!r}")


@frozen
class Sight(Generic[S, M]):
    """A position as one seat sees it, and who reads what it is told."""

    game: Game[S, M, Any, Any]
    state: S
    seat: Seat
    seen: S
    zones: tuple[Zone, ...]
    table: Table
    reader: Reader
    presumed: tuple[Target, ...] = ()
    """What the prompt takes for granted."""


def look(game: Game[S, M, Any, Any], state: S, seat: Seat, reader: Reader) -> Sight[S, M]:
    """Look at a position with the eyes of a seat, and compare it with what the view of the seat shows."""
    seen, zones, table = look_on(game, state, seat, reader)
    presumed: tuple[Target, ...] = ()
    if game.active(state):
        prompt = game.prompt(state, seat, ())
        reader.read_prompt(prompt)
        presumed = prompt.presumed
        _compare(seat, {"prompt": game.prompt(seen, seat, ()) == prompt})
    same = {
        "legal_moves": tuple(game.legal_moves(seen, seat)) == tuple(game.legal_moves(state, seat)),
        "preview": game.preview(seen, seat, ()) == game.preview(state, seat, ()),
    }
    _compare(seat, same)
    return Sight(game, state, seat, seen, zones, table, reader, presumed)


def look_on(
    game: Game[S, Any, Any, Any], state: S, seat: Seat | None, reader: Reader
) -> tuple[S, tuple[Zone, ...], Table]:
    """Look at the table as a seat or an onlooker does; gives the view, the zones and the table."""
    seen, zones, table = game.view(state, seat), game.zones(state, seat), game.table(state, seat)
    aids = game.aids(state, seat)
    if seen is not state:
        same = {
            "view": game.view(seen, seat) == seen,
            "active": game.active(seen) == game.active(state),
            "zones": game.zones(seen, seat) == zones,
            "table": game.table(seen, seat) == table,
            "aids": game.aids(seen, seat) == aids,
        }
        _compare(seat, same)
    reader.read_table(table, zones)
    reader.read_aids(aids)
    _check_table(table, named(zones))
    return seen, zones, table


def think(sight: Sight[S, Any], luck: Luck) -> None:
    """Fill in at random what a seat cannot see, and have it guess how well it stands."""
    game, seat, seen = sight.game, sight.seat, sight.seen
    if game.view(game.sample(seen, seat, luck), seat) != seen:
        raise FindingError(Law.VIEW, f"a position sampled for seat {seat} shows that seat something else")
    if not isfinite(game.estimate(seen, seat)):
        raise FindingError(Law.ESTIMATE, f"for seat {seat} it is {game.estimate(seen, seat)}")


def _compare(seat: Seat | None, same: dict[str, bool]) -> None:
    for what, is_same in same.items():
        if not is_same:
            raise FindingError(Law.VIEW, f"for seat {seat}, {what} is another one from the view")


def _check_table(table: Table, zones: dict[str, Zone]) -> None:
    pieces: set[int] = set()
    for item in table.placed:
        if item.piece in pieces:
            raise FindingError(Law.TABLE, f"piece {item.piece} lies in two places")
        pieces.add(item.piece)
        for cell in _lies_on(item):
            if not has_place(zones, cell):
                raise FindingError(Law.TABLE, f"piece {item.piece} lies on {cell}, which the table does not have")
    for mark in table.marks:
        for place in mark.places:
            if not is_there(place, pieces, zones):
                raise FindingError(Law.TABLE, f"a mark is drawn over {place}, which the table does not have")


def _lies_on(item: Placed) -> Iterator[Cell]:
    at = item.at.at
    if item.home is not None:
        yield item.home
    if not item.covers or not isinstance(at, tuple):
        yield item.at
    for down, right in item.covers:  # the corner itself need not be covered
        yield Cell(item.at.zone, (at[0] + down, at[1] + right) if isinstance(at, tuple) else (down, right))


def named(zones: Iterable[Zone]) -> dict[str, Zone]:
    """Give the zones by name."""
    by_name: dict[str, Zone] = {}
    for zone in zones:
        if zone.name in by_name:
            raise FindingError(Law.TABLE, f"there are two zones called {zone.name!r}")
        by_name[zone.name] = zone
    return by_name


def is_there(target: Target, pieces: Container[int], zones: Mapping[str, Zone]) -> bool:
    """Tell whether a table has this piece or place; amounts and buttons need none."""
    if isinstance(target, Piece):
        return target.id in pieces
    return not isinstance(target, Cell) or has_place(zones, target)
