"""Sticks: a small made-up game that the tests play. It has chance, a secret, a sheet and an option.

1. A heap of sticks lies on the table. Each player is dealt a card face down and does not look at it.
2. In turn, a player takes 1 to 3 sticks (`Take`), or, if the option says so, throws the die, which
   decides how many (`Throw`: chance, no secret).
3. Before that, once in a game, a player may look at the own card (`Peek`: a secret, no chance); it
   stays this player's turn.
4. When the heap is empty, all cards are turned up. Each stick and each value on the own card is a
   point; the last stick costs 2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, TypeAlias

from attrs import evolve, frozen
from typing_extensions import override

from boardtable.engine.codec import CodecError, from_plain, to_plain
from boardtable.engine.event import Event
from boardtable.engine.game import (
    BoxError,
    Choice,
    Game,
    Outcome,
    PositionError,
    Prompt,
    Refusal,
    Step,
)
from boardtable.engine.info import GameInfo
from boardtable.engine.move import Move, Seat
from boardtable.engine.note import Note, Tone
from boardtable.engine.sheet import Line, Sheet
from boardtable.engine.table import Face, Fan, Frame, Numeral, Picture, Placed, Stack, Table, Tally, Zone
from boardtable.engine.target import Button, Cell, Piece, Target
from boardtable.engine.text import Player, Text, plural, text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from boardtable.engine.luck import Luck

CARD = 100
"""The card of seat s is piece 100 + s; sticks count from 0, the highest is taken first."""

STICK = Face((10, 80), (Picture("stick"),))
BACK = Face((60, 80), (Picture("back"),))


@frozen
class Setup:
    """How many sticks lie ready for so many players."""

    players: int
    sticks: int


@frozen
class Cards:
    """So many cards of one value."""

    id: str
    value: int
    count: int


@frozen
class Limits:
    """How many sticks may be taken at most."""

    most: int


@frozen
class Box:
    """The printed material of Sticks."""

    die: int
    last: int
    names: tuple[str, ...]
    setup: tuple[Setup, ...]
    cards: tuple[Cards, ...]
    limits: Limits


@frozen
class Options:
    """Whether there is a die, and who begins."""

    dice: bool = False
    first: int = 0


@frozen
class State:
    """Who took each stick so far, and whose card shows what; None is a value that the onlooker cannot know."""

    sticks: int
    owners: tuple[Seat, ...]
    turn: Seat
    cards: tuple[int | None, ...]
    seen: tuple[bool, ...]
    deck: tuple[int, ...]
    dice: bool
    die: int
    most: int
    last: int

    @property
    def heap(self) -> int:
        """Count the sticks left."""
        return self.sticks - len(self.owners)


@frozen
class Take(Move):
    """Take so many sticks: pointed out one by one, then said with a button."""

    tag: ClassVar[str] = "take"
    n: int

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        return (*(Piece(state.heap - 1 - n) for n in range(self.n)), Button("take"))


@frozen
class Throw(Move):
    """Let the die decide how many sticks are taken."""

    tag: ClassVar[str] = "throw"

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        return (Button("throw"),)


@frozen
class Peek(Move):
    """Look at the own card."""

    tag: ClassVar[str] = "peek"

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        return (Piece(CARD + self.seat),)


Decision: TypeAlias = Take | Throw | Peek


@frozen
class Took(Event):
    """Somebody took sticks."""

    seat: Seat
    n: int

    @override
    def told(self) -> Text:
        return plural(
            "sticks", "{player} takes {n} stick.", "{player} takes {n} sticks.", n=self.n, player=Player(self.seat)
        )


@frozen
class Looked(Event):
    """Somebody looked at the own card; others learn only that (value None)."""

    seat: Seat
    value: int | None

    @override
    def told(self) -> Text:
        if self.value is None:
            return text("sticks", "{player} looks at a card.", player=Player(self.seat))
        return text("sticks", "Your card is worth: {value}.", value=self.value)

    @override
    def masked(self) -> Event:
        return Looked(self.seat, None, pieces=self.pieces)


@frozen
class Ended(Event):
    """The last stick was taken and all cards are turned up."""

    @override
    def told(self) -> Text:
        return text("sticks", "The heap is empty.")


def box(components: Mapping[str, object]) -> Box:
    """Check the components: all of them there, all of the right kind, and enough cards."""
    try:
        found: Box = from_plain(dict(components), Box)
    except CodecError as error:
        raise BoxError([(error.path, error.fault)]) from error
    faults = [
        (f"setup[{n}].sticks", text("sticks", "there must be a stick"))
        for n, row in enumerate(found.setup)
        if row.sticks < 1
    ]
    if sum(cards.count for cards in found.cards) < max(INFO.seats):
        faults.append(("cards", text("sticks", "there must be a card for everybody")))
    if faults:
        raise BoxError(faults)
    return found


def choices(seats: int, people: int) -> tuple[Choice, ...]:
    """Offer the die, best for people among themselves, and every seat to begin."""
    dice = ((False, text("sticks", "Without")), (True, text("sticks", "With")))
    first = tuple((seat, text("sticks", "{player}", player=Player(seat))) for seat in range(seats))
    return (
        Choice("dice", text("sticks", "Die"), dice, people == seats),
        Choice("first", text("sticks", "Who begins"), first, 0),
    )


def setup(box: Box, options: Options, seats: int, luck: Luck) -> State:
    """Lay the heap and deal the cards (1)."""
    deck = tuple(cards.value for cards in box.cards for _ in range(cards.count))
    return State(
        sticks=next(row.sticks for row in box.setup if row.players == seats),
        owners=(),
        turn=options.first,
        cards=luck.shuffled(deck)[:seats],
        seen=(False,) * seats,
        deck=deck,
        dice=options.dice,
        die=box.die,
        most=box.limits.most,
        last=box.last,
    )


def active(state: State) -> tuple[Seat, ...]:
    """Tell whose turn it is; nobody's when the heap is empty (4)."""
    return (state.turn,) if state.heap else ()


def prompt(_state: State, seat: Seat, picked: tuple[Target, ...]) -> Prompt:
    """Ask for sticks (2)."""
    ask = text("sticks", "Take sticks.") if not picked else text("sticks", "Picked: {n}.", n=len(picked))
    buttons = (("take", text("sticks", "Take")), ("throw", text("sticks", "Throw the die")))
    return Prompt(ask, text("sticks", "{player} takes sticks.", player=Player(seat)), buttons)


def legal_moves(state: State, seat: Seat) -> tuple[Decision, ...]:
    """List taking (2), throwing (2) and looking (3)."""
    if seat not in active(state):
        return ()
    moves: list[Decision] = [Take(seat, n) for n in range(1, min(state.most, state.heap) + 1)]
    if state.dice:
        moves.append(Throw(seat))
    if not state.seen[seat]:
        moves.append(Peek(seat))
    return tuple(moves)


def apply(state: State, move: Decision, luck: Luck) -> tuple[Step[State], ...]:
    """Take sticks and pass the turn on, or look; an empty heap ends the game (2-4)."""
    seat = move.seat
    if isinstance(move, Peek):
        seen = evolve(state, seen=tuple(was or n == seat for n, was in enumerate(state.seen)))
        looked = Looked(seat, state.cards[seat], pieces=(CARD + seat,), only_for=seat)
        return (Step(seen, (looked,), reveals=True),)
    n = move.n if isinstance(move, Take) else min(luck.below(state.die) + 1, state.heap)
    pieces = tuple(state.heap - 1 - k for k in range(n))
    after = evolve(state, owners=(*state.owners, *[seat] * n), turn=(seat + 1) % len(state.cards))
    took = Step(after, (Took(seat, n, pieces=pieces),))
    if after.heap:
        return (took,)
    return (took, Step(after, (Ended(),), reveals=True, sheet=sheet(after)))


def why_not(state: State, seat: Seat, picked: tuple[Target, ...], under: tuple[Target, ...]) -> Refusal | None:
    """Name the rule that forbids a pointing."""
    if seat not in active(state):
        return Refusal(text("sticks", "It is not your turn."), "2")
    if len(picked) >= state.most:
        return Refusal(text("sticks", "You may not take more."), "2")
    if any(isinstance(target, Piece) and target.id >= CARD for target in under):
        return Refusal(text("sticks", "You may look at your own card once."), "3")
    return None


def sheet(state: State) -> Sheet:
    """Count sticks and cards (4)."""
    seats = range(len(state.cards))
    sticks = tuple(state.owners.count(seat) for seat in seats)
    last = tuple(-state.last if state.owners[-1] == seat else None for seat in seats)
    lines = (
        Line(text("sticks", "Sticks"), sticks),
        Line(text("sticks", "Card"), state.cards),
        Line(text("sticks", "Last stick"), last),
    )
    columns = tuple(text("sticks", "{player}", player=Player(seat)) for seat in seats)
    totals = tuple(sum(line.amounts[seat] or 0 for line in lines) for seat in seats)
    return Sheet(text("sticks", "End of the game"), columns, lines, totals)


def outcome(state: State) -> Outcome | None:
    """Tell how it ended (4)."""
    if state.heap:
        return None
    page = sheet(state)
    winners = tuple(seat for seat, total in enumerate(page.totals) if total == max(page.totals))
    why = text("sticks", "{player} takes the last stick.", player=Player(state.owners[-1]))
    return Outcome(page.totals, winners, why, page)


def view(state: State, seat: Seat | None) -> State:
    """Hide the cards that this seat has not looked at (3); at the end nothing is hidden (4)."""
    if not state.heap:
        return state
    return evolve(
        state, cards=tuple(card if n == seat and state.seen[n] else None for n, card in enumerate(state.cards))
    )


def sample(state: State, _seat: Seat, luck: Luck) -> State:
    """Deal the unknown cards again from what is not known to lie elsewhere."""
    rest = list(state.deck)
    for card in state.cards:
        if card is not None:
            rest.remove(card)
    dealt = iter(luck.shuffled(rest))
    return evolve(state, cards=tuple(next(dealt) if card is None else card for card in state.cards))


def dump(state: State) -> dict[str, object]:
    """Write a position down, entry by entry as `State` has them."""
    plain = to_plain(state)
    assert isinstance(plain, dict)
    return plain


def load(_box: Box, position: Mapping[str, object]) -> State:
    """Read a position as `dump` writes it."""
    try:
        state: State = from_plain(dict(position), State)
    except CodecError as error:
        raise PositionError(str(error)) from error
    return state


def zones(state: State, _seat: Seat | None) -> tuple[Zone, ...]:
    """Lay out the heap, in which all sticks are alike, and for each seat its card and its sticks."""
    heap = Zone("heap", Fan(), Frame(100, 100, 1000, 200), (10, 80), text("sticks", "Heap"), loose=True)
    return (
        heap,
        *(
            Zone(f"{name}/{seat}", Stack(), Frame(100 + 300 * seat, y, 200, 150), (60, 80), label, seat)
            for seat in range(len(state.cards))
            for name, y, label in (("card", 400, text("sticks", "Card")), ("sticks", 600, text("sticks", "Sticks")))
        ),
    )


def table(state: State, seat: Seat | None) -> Table:
    """Place every stick and every card, face up only where this seat may see it."""
    seen = view(state, seat)
    sticks = tuple(
        Placed(n, STICK, Cell("heap" if n < state.heap else f"sticks/{state.owners[state.sticks - 1 - n]}"), label)
        for n, label in ((n, text("sticks", "stick")) for n in range(state.sticks))
    )
    cards = tuple(
        Placed(CARD + n, _face(card), Cell(f"card/{n}"), text("sticks", "card")) for n, card in enumerate(seen.cards)
    )
    tallies = tuple(
        Tally(n, text("sticks", "Sticks"), Picture("stick"), state.owners.count(n)) for n in range(len(state.cards))
    )
    return Table((*sticks, *cards), tallies)


def _face(card: int | None) -> Face:
    return BACK if card is None else Face((60, 80), (Picture("card"), Numeral(str(card), Frame(10, 10, 40, 60))))


def estimate(state: State, seat: Seat) -> float:
    """Count the sticks ahead of the best other."""
    counts = [state.owners.count(n) for n in range(len(state.cards))]
    return counts[seat] - max((count for n, count in enumerate(counts) if n != seat), default=0)


def weigh(_state: State, _seat: Seat, moves: Sequence[Decision]) -> tuple[float, ...]:
    """Hold looking for half as likely as anything else."""
    return tuple(0.5 if isinstance(move, Peek) else 1.0 for move in moves)


def preview(state: State, _seat: Seat, picked: tuple[Target, ...]) -> tuple[Note, ...]:
    """Warn that the last stick costs something."""
    if len(picked) != state.heap - 1:
        return ()
    return (Note(Piece(0), Tone.WARN, text("sticks", "{n}", n=-state.last)),)


INFO = GameInfo(id="sticks", title="Sticks", seats=(1, 2, 3), rules=1, home=("tests.engine", "sticks_box"))

GAME: Game[State, Decision, Options, Box] = Game(
    info=INFO,
    options=Options,
    choices=choices,
    moves=(Take, Throw, Peek),
    box=box,
    setup=setup,
    active=active,
    prompt=prompt,
    legal_moves=legal_moves,
    apply=apply,
    why_not=why_not,
    outcome=outcome,
    view=view,
    sample=sample,
    dump=dump,
    load=load,
    zones=zones,
    table=table,
    estimate=estimate,
    weigh=weigh,
    preview=preview,
)
