"""What a seat sees and reads: the laws find what betrays a secret, lies nowhere or cannot be said."""

from __future__ import annotations

from math import inf, nan
from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve, frozen
from typing_extensions import override

from boardtable.engine.broken import Law
from boardtable.engine.event import Event
from boardtable.engine.game import Outcome, Prompt, Refusal, Step
from boardtable.engine.note import Note, Tone
from boardtable.engine.table import Aid, Face, Frame, Grid, Ground, Listed, Mark, Row, Table, Wheel, Zone
from boardtable.engine.target import Button, Cell, Piece
from boardtable.engine.text import Player, Text, plural, text
from tests.engine import sticks
from tests.engine.lawless import GAP, STICKS, WORD, broken, changed, run
from tests.engine.sticks import GAME, State

if TYPE_CHECKING:
    from collections.abc import Callable

    from boardtable.engine.luck import Luck
    from boardtable.engine.move import Seat


def unlike(name: str) -> Callable[..., Any]:
    """Tell of a position with hidden cards something else than of one without."""
    function: Callable[..., Any] = getattr(GAME, name)
    answers: dict[str, Callable[[Any], Any]] = {
        "legal_moves": lambda moves: moves[:1],
        "prompt": lambda prompt: evolve(prompt, ask=WORD),
        "preview": lambda _notes: (Note(Piece(0), Tone.PLAIN, WORD),),
        "table": lambda table: evolve(table, tallies=()),
        "zones": lambda zones: zones[:-1],
        "active": lambda seats: (*seats, 1 - seats[0]),
        "why_not": lambda _refusal: Refusal(WORD, "9"),
    }

    def other(state: State, *args: object) -> object:
        answer = function(state, *args)
        return answers[name](answer) if None in state.cards and state.heap else answer

    return other


@pytest.mark.parametrize("name", ["legal_moves", "prompt", "preview", "table", "zones", "active", "why_not"])
def test_what_a_view_betrays_is_found(name: str) -> None:
    """Everything that a seat is told must follow from what it sees."""
    error = broken(**{name: unlike(name)})
    assert error.law is Law.VIEW
    assert name in error.what


def test_a_view_that_changes_when_seen_again_is_found() -> None:
    """The view of a view is the view."""
    error = broken(view=lambda state, seat: evolve(sticks.view(state, seat), die=state.die + 1))
    assert error.law is Law.VIEW


def test_a_sample_that_contradicts_the_view_is_found() -> None:
    """A seat that has looked knows its card."""
    error = broken(sample=lambda state, _seat, _luck: evolve(state, cards=(9,) * len(state.cards)))
    assert error.law is Law.VIEW
    assert "sampled" in error.what


def laid(change: Callable[[Table], Table]) -> Callable[[State, Seat | None], Table]:
    """Lay the table in another way."""
    return lambda state, seat: change(sticks.table(state, seat))


def first(**changes: object) -> Callable[[State, Seat | None], Table]:
    """Change how the first piece lies."""
    return laid(lambda table: evolve(table, placed=(changed(table.placed[0], **changes), *table.placed[1:])))


def zoned(*more: Zone) -> Callable[[State, Seat | None], tuple[Zone, ...]]:
    """Lay out more zones."""
    return lambda state, seat: (*sticks.zones(state, seat), *more)


HEAP = Zone("heap", Row(2), Frame(0, 0, 10, 10), (1, 1), WORD)
ROW, GRID = evolve(HEAP, name="row"), evolve(HEAP, name="grid", kind=Grid(2, 3))
WHEEL = evolve(HEAP, name="wheel", kind=Wheel(12))
ISLAND = evolve(GRID, name="island", ground=tuple(Ground((row, 1), Face((1, 1), ()), WORD) for row in (0, 1)))


@pytest.mark.parametrize(
    "table",
    [
        first(piece=1),
        first(at=Cell("nowhere")),
        first(at=Cell("heap", 0)),
        first(at=Cell("row", 2)),
        first(at=Cell("row", -1)),
        first(at=Cell("row", (0, 0))),
        first(at=Cell("grid", (2, 0))),
        first(at=Cell("grid", (0, -1))),
        first(at=Cell("grid", 1)),
        first(home=Cell("nowhere")),
        first(at=Cell("grid", (0, 1)), covers=((0, 0), (0, 2))),
        first(at=Cell("heap"), covers=((0, 0),)),
        first(at=Cell("wheel", 12)),
        first(at=Cell("wheel", (0, 0))),
        first(at=Cell("island", (0, 0))),
        first(at=Cell("island", (2, 1))),
        laid(lambda table: evolve(table, marks=(Mark((Piece(0), Piece(999)), Tone.PLAIN, WORD),))),
        laid(lambda table: evolve(table, marks=(Mark((Cell("nowhere"),), Tone.PLAIN, WORD),))),
    ],
)
def test_a_piece_that_lies_nowhere_is_found(table: Callable[[State, Seat | None], Table]) -> None:
    """Each piece lies once, in a place that the table has, and nothing else is marked."""
    assert broken(table=table, zones=zoned(ROW, GRID, WHEEL, ISLAND)).law is Law.TABLE


@pytest.mark.parametrize(
    "table",
    [
        first(at=Cell("row", 1), home=Cell("row")),
        first(at=Cell("grid", (1, 2))),
        first(at=Cell("grid", (0, 1)), covers=((0, 0), (1, 1))),
        first(at=Cell("grid", (0, -1)), covers=((0, 1), (1, 1))),
        first(at=Cell("wheel", 11)),
        first(at=Cell("island", (1, 1))),
        laid(
            lambda table: evolve(table, marks=(Mark((Piece(0), Cell("grid", (1, 1)), Button("x")), Tone.PLAIN, WORD),))
        ),
    ],
)
def test_a_piece_that_lies_in_a_place_is_not_found(table: Callable[[State, Seat | None], Table]) -> None:
    """The last places of a row, a wheel and a grid are places; of a grid with ground, only those with ground."""
    run(evolve(STICKS, table=table, zones=zoned(ROW, GRID, WHEEL, ISLAND)))


def test_two_zones_of_one_name_are_found() -> None:
    """A piece would not know where to lie."""
    assert broken(zones=zoned(HEAP)).law is Law.TABLE


def test_an_aid_that_betrays_a_secret_is_found() -> None:
    """What may be looked up is the same for the position and for what a seat sees of it."""

    def aids(state: State, _seat: Seat | None) -> tuple[Aid, ...]:
        return (Aid("cards", WORD, tuple(Listed(sticks.BACK, WORD) for card in state.cards if card is None)),)

    error = broken(aids=aids)
    assert error.law is Law.VIEW
    assert "aids" in error.what


def test_two_aids_of_one_name_are_found() -> None:
    """Each is opened by its name."""
    assert broken(aids=lambda _state, _seat: (Aid("cards", WORD, ()), Aid("cards", WORD, ()))).law is Law.TABLE


def test_an_aid_that_cannot_be_said_is_found() -> None:
    """Its heading and its entries are read."""
    assert broken(aids=lambda _state, _seat: (Aid("cards", GAP, ()),)).law is Law.SAYABLE
    entries = (Listed(sticks.BACK, GAP),)
    assert broken(aids=lambda _state, _seat: (Aid("cards", WORD, entries),)).law is Law.SAYABLE


@pytest.mark.parametrize("points", [nan, inf])
def test_an_estimate_that_is_no_number_is_found(points: float) -> None:
    """The computer could not compare it."""
    assert broken(estimate=lambda *_: points).law is Law.ESTIMATE


@pytest.mark.parametrize("weight", [0.0, -1.0, nan, inf])
def test_weights_that_cannot_be_drawn_by_are_found(weight: float) -> None:
    """Each must be finite and above zero."""
    assert broken(weigh=lambda _state, _seat, moves: (weight,) * len(moves)).law is Law.WEIGH


def test_a_weight_too_few_is_found() -> None:
    """Each move has one."""
    assert broken(weigh=lambda _state, _seat, moves: (1.0,) * (len(moves) - 1)).law is Law.WEIGH


def asked(ask: Text) -> Callable[..., Prompt]:
    """Ask something else."""
    return lambda *args: evolve(sticks.prompt(*args), ask=ask)


@pytest.mark.parametrize(
    "sentence",
    [
        GAP,
        text("t", "An {open brace."),
        text("t", " "),
        text("t", "See: {inner}", inner=GAP),
        text("t", "{player} waits.", player=Player(2)),
        text("t", "{player} waits.", player=Player(-1)),
        plural("t", "One coin of {kind}", "{n} coins", n=2),
        plural("t", "", "{n} coins", n=2),
    ],
)
def test_what_cannot_be_said_is_found(sentence: Text) -> None:
    """Blanks that nothing fills, players who are not there, nothing at all; also in what is said of one only."""
    assert broken(prompt=asked(sentence)).law is Law.SAYABLE


@pytest.mark.parametrize(
    "sentence",
    [
        text("t", "See: {inner}", inner=text("t", "{player} waits.", player=Player(1))),
        plural("t", "One coin", "{n} coins of {kind}", n=1, kind="gold"),
        text("t", "{n} of {name}", n=-3, name="{odd} name"),
    ],
)
def test_what_can_be_said_is_not_found(sentence: Text) -> None:
    """Sentences in sentences, forms without their number, and names with braces are sayable."""
    run(evolve(STICKS, prompt=asked(sentence)))


@frozen
class Mumble(Event):
    """An event that nobody understands."""

    @override
    def told(self) -> Text:
        return GAP


@frozen
class Silence(Event):
    """An event that has no line in the log, but others hear a mumble."""

    @override
    def masked(self) -> Event:
        return Mumble()


def also(*events: Event) -> Callable[..., tuple[Step[State], ...]]:
    """Have more happen at the end of each decision."""

    def apply(state: State, move: sticks.Decision, luck: Luck) -> tuple[Step[State], ...]:
        *steps, last = sticks.apply(state, move, luck)
        return (*steps, evolve(last, events=(*last.events, *events)))

    return apply


@pytest.mark.parametrize("event", [Mumble(), Silence(only_for=0)])
def test_a_log_line_that_cannot_be_said_is_found(event: Event) -> None:
    """Whoever it is told to."""
    assert broken(apply=also(event)).law is Law.SAYABLE


def test_an_event_may_be_silent() -> None:
    """It needs no line."""
    run(evolve(STICKS, apply=also(Silence())))


@pytest.mark.parametrize("refusal", [Refusal(GAP, "1"), Refusal(WORD, "")])
def test_a_refusal_without_its_rule_is_found(refusal: Refusal) -> None:
    """It says why, and which rule says so."""
    assert broken(why_not=lambda *_: refusal).law is Law.SAYABLE


def test_a_table_may_be_empty() -> None:
    """With nothing on it, whoever points hits a zone at most, and no path may name a piece."""
    assert broken(table=lambda *_: Table(())).law is Law.PATHS_SEEN


@pytest.mark.parametrize("wrong", ["amounts", "totals"])
def test_a_sheet_with_a_column_too_many_is_found(wrong: str) -> None:
    """One amount a column, and one total."""

    def apply(state: State, move: sticks.Decision, luck: Luck) -> tuple[Step[State], ...]:
        *steps, last = sticks.apply(state, move, luck)
        sheet = sticks.sheet(evolve(state, owners=(0,)))
        line = evolve(sheet.lines[0], amounts=(1,))
        bad = evolve(sheet, lines=(line,)) if wrong == "amounts" else evolve(sheet, totals=(1, 2, 3))
        return (*steps, evolve(last, sheet=bad))

    assert broken(apply=apply).law is Law.SHEET


@pytest.mark.parametrize("changes", [{"scores": (1,)}, {"winners": ()}, {"winners": (2,)}])
def test_an_outcome_that_does_not_fit_the_seats_is_found(changes: dict[str, object]) -> None:
    """One score a seat, and somebody there has won."""

    def outcome(state: State) -> Outcome | None:
        found = sticks.outcome(state)
        return changed(found, **changes) if found else None

    assert broken(outcome=outcome).law is Law.SHEET
