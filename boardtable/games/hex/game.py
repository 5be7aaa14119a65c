"""All of Hex on a few pages: state, decisions, rules, layout, advice, box, position; at the end, who does what."""

from collections.abc import Mapping, Sequence
from functools import cache
from heapq import heappop, heappush
from typing import ClassVar, TypeAlias

from attrs import frozen
from typing_extensions import override

from boardtable.engine.entries import checked
from boardtable.engine.event import Event
from boardtable.engine.game import BoxError, Choice, Exhibit, Game, Outcome, PositionError, Prompt, Refusal, Step
from boardtable.engine.luck import Luck
from boardtable.engine.move import Move, Seat
from boardtable.engine.note import Tone
from boardtable.engine.sheet import Line, Sheet
from boardtable.engine.table import Face, Frame, Ground, Hexes, Ink, Mark, Numeral, Picture, Placed, Stack, Table, Zone
from boardtable.engine.target import Button, Cell, Target
from boardtable.engine.text import Player, Text, text

from . import INFO

At: TypeAlias = tuple[int, int]
NEAR = ((0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1))
OFF, SWAP, FREE = (0, 0), "swap", 1000
HEX, BOARD, HEAPS = (104, 120), Frame(20, 20, 1560, 960), (Frame(40, 800, 240, 160), Frame(1320, 60, 240, 160))
NAMES = text("hex", "Red stone with a disc"), text("hex", "Blue stone with a square")
CHAIN, TAKE = text("hex", "Chain from edge to edge"), text("hex", "Take over the first stone")
RULE = Choice("swap", text("hex", "Swap rule"), ((True, text("hex", "Yes")), (False, text("hex", "No"))), default=True)
FACES, PLACE = [Face((100, 100), (Picture(f"stone-{n}"),)) for n in (1, 2)], Face(HEX, (Picture("place"),))


@frozen
class Options:
    """What is agreed before the game: whether the swap rule holds (chapter 3)."""

    swap: bool = True


@frozen
class State:
    """A position: the decisions, the stone that each of them laid, and at the end the chain that won."""

    size: int
    options: Options
    played: tuple[At, ...] = ()
    stones: tuple[At, ...] = ()
    chain: tuple[Cell, ...] = ()


@frozen
class Lay(Move):
    """Lay a stone in a row and column (2.2), both counted from 1; OFF takes over the first one (3.1)."""

    tag: ClassVar[str] = "lay"
    at: At

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        return Cell(f"heap/{self.seat}"), Button(SWAP) if self.at == OFF else Cell("board", self.at)


@frozen
class Laid(Event):
    """A stone was laid, or the first one taken over."""

    move: Lay
    at: At

    @override
    def told(self) -> Text:
        name, place = Player(self.move.seat), f"{chr(96 + self.at[1])}{self.at[0]}"  # 1.1
        if self.move.at == OFF:
            return text("hex", "{name} takes over the first stone, mirrored: {place}.", name=name, place=place)
        return text("hex", "{name} lays a stone: {place}.", name=name, place=place)


@cache
def moves(size: int, seat: Seat) -> dict[At, Lay]:
    """Give all places, and what it is to lay a stone there; the edges around them have the numbers 0 and size + 1."""
    return {(row, column): Lay(seat, (row, column)) for row in range(1, size + 1) for column in range(1, size + 1)}


def way(size: int, seat: Seat, cost: Mapping[At, int]) -> tuple[At, ...]:
    """Find the cheapest way between the edges of a player (1.2), over places that have a cost; () if there is none."""
    ways: dict[At, tuple[At, ...]] = {OFF: ()}
    ahead = sorted([(cost[at], at, OFF) for at in cost if at[seat] == 1])
    while ahead:
        far, at, before = heappop(ahead)
        if at not in ways:
            ways[at] = (*ways[before], at)
            if at[seat] == size:
                return ways[at]
            for beside in cost.keys() & {(at[0] + down, at[1] + right) for down, right in NEAR}:
                heappush(ahead, (far + cost[beside], beside, at))
    return ()


def active(state: State) -> tuple[Seat, ...]:
    """Tell who acts: by turns (2.1), until there is a chain (4.1)."""
    return () if state.chain else (len(state.played) % 2,)


def prompt(state: State, _seat: Seat, _picked: tuple[Target, ...]) -> Prompt:
    """Say what is to be done."""
    wait = text("hex", "{name} lays a stone.", name=Player(len(state.played) % 2))
    return Prompt(text("hex", "Lay a stone: connect your two edges."), wait, ((SWAP, TAKE),))


def legal_moves(state: State, seat: Seat) -> Sequence[Lay]:
    """List all empty places (2.2), and the taking over of the first stone (3.1)."""
    if seat not in active(state):
        return ()
    left = moves(state.size, seat).copy()
    for at in state.stones:
        left.pop(at, None)
    return [*left.values(), *([Lay(seat, OFF)] if state.options.swap and len(state.played) == 1 else [])]


def apply(state: State, move: Lay, _luck: Luck) -> tuple[Step[State], ...]:
    """Lay a stone (2.2), or one that is mirrored for the first (3.2); the chain, if that makes one, wins (4.1)."""
    stones = (OFF, state.stones[0][::-1]) if move.at == OFF else (*state.stones, move.at)
    chain = tuple([Cell("board", at) for at in way(state.size, move.seat, dict.fromkeys(stones[move.seat :: 2], 1))])
    after = State(state.size, state.options, (*state.played, move.at), stones, chain)
    return (Step(after, (Laid(move, stones[-1], pieces=(len(state.played),)),)),)


def why_not(state: State, seat: Seat, lifted: tuple[Target, ...], over: tuple[Target, ...]) -> Refusal | None:
    """Say which rule forbids a pointing."""
    if seat not in active(state):
        turn = Refusal(text("hex", "It is not your turn."), "2.1")
        return Refusal(text("hex", "The game is over."), "4.1") if state.chain else turn
    cells = {target.at for target in over or lifted if isinstance(target, Cell)}
    if cells.intersection(state.stones):
        return Refusal(text("hex", "This place is taken."), "2.2")
    fine = cells.intersection(moves(state.size, seat)) or Cell(f"heap/{seat}") in (over or lifted)
    return None if fine else Refusal(text("hex", "Your stones go to empty places of the board."), "2.2")


def outcome(state: State) -> Outcome | None:
    """Tell who won (4.1): whoever laid the last stone."""
    if not state.chain:
        return None
    winner = 1 - len(state.played) % 2
    scores, names = (1 - winner, winner), tuple([text("hex", "{name}", name=Player(seat)) for seat in (0, 1)])
    line = Line(CHAIN, scores, winner, places=state.chain)
    why = text("hex", "{name} has a chain from edge to edge and wins.", name=Player(winner))
    return Outcome(scores, (winner,), why, Sheet(text("hex", "Result"), names, (line,), scores))


def zones(state: State, seat: Seat | None) -> tuple[Zone, ...]:
    """Lay out the board, around it the edges (1.2), and the stones of both; whoever looks has the own ones below."""
    places = [(at, f"{chr(96 + at[1])}{at[0]}") for at in moves(state.size, 0)]
    ground = [Ground(at, PLACE, text("hex", "{place}", place=name)) for at, name in places]
    for owner, n in [(owner, n) for owner in (0, 1) for n in range(1, state.size + 1)]:
        said = Numeral(str(n) if owner else chr(96 + n), Frame(26, 18, 52, 52), Ink.LIGHT)
        face, label = Face(HEX, (Picture(f"edge-{owner + 1}"), said)), text("hex", "Edge: {name}", name=Player(owner))
        ground += [Ground((n, end) if owner else (end, n), face, label) for end in (0, state.size + 1)]
    kind, wide = Hexes(state.size + 2, state.size + 2), 1248 / (1.5 * state.size + 2.5)
    board = Zone("board", kind, BOARD, (wide, wide), text("hex", "Board"), ground=tuple(ground), quiet=True)
    heaps = [(n, HEAPS[n != (seat or 0)], text("hex", "Stones: {name}", name=Player(n))) for n in (0, 1)]
    return board, *[Zone(f"heap/{n}", Stack(), at, (wide, wide), said, n, lifted=True) for n, at, said in heaps]


def table(state: State, _seat: Seat | None) -> Table:
    """Put the stones where they were laid, and one more before each player; mark the chain that won."""
    placed = [
        Placed(n, FACES[n % 2], Cell(f"heap/{n % 2}") if at == OFF else Cell("board", at), NAMES[n % 2])
        for n, at in enumerate([*state.stones, OFF, OFF])
    ]
    return Table(tuple(placed), marks=(Mark(state.chain, Tone.GAIN, CHAIN),) if state.chain else ())


def _missing(state: State, seat: Seat) -> list[At]:
    free = dict.fromkeys(set(moves(state.size, seat)).difference(state.stones), FREE)
    return [at for at in way(state.size, seat, free | dict.fromkeys(state.stones[seat::2], 1)) if at in free]


def estimate(state: State, seat: Seat) -> float:
    """Compare how many stones the players still need; to be in turn is worth half a stone."""
    turn = 0.5 if seat == len(state.played) % 2 else -0.5
    return (len(_missing(state, 1 - seat)) - len(_missing(state, seat)) + turn) / (state.size + 1)


def weigh(state: State, _seat: Seat, moves: Sequence[Lay]) -> tuple[float, ...]:
    """Prefer what is on a shortest way of either player, and taking over to laying."""
    good = {*_missing(state, 0), *_missing(state, 1)}
    return tuple([8 if move.at == OFF or move.at in good else 1 for move in moves])


def box(values: Mapping[str, object]) -> int:
    """Read `components.toml`: how large the board is (1.1)."""
    with checked(values, BoxError) as entries:
        size = entries.number("size", 2, 19)
        entries.sourced()
    return size


def load(size: int, values: Mapping[str, object]) -> State:
    """Read a position: the swap rule, and the decisions so far."""
    with checked(values, lambda faults: PositionError(str(BoxError(faults)))) as entries:
        state = State(size, Options(entries.truth("swap")))
        for n, at in enumerate(entries.lists_of_numbers("played", 0, size)):
            move = next((move for move in legal_moves(state, len(state.played) % 2) if move.at == at), None)
            if move is None:
                entries.wrong(f"played[{n}]", text("hex", "nobody can lay a stone here"))
            else:
                state = apply(state, move, Luck(0))[0].state
        entries.done()
    return state


GAME: Game[State, Lay, Options, int] = Game(
    info=INFO,
    options=Options,
    choices=lambda _seats, _people: (RULE,),
    moves=(Lay,),
    box=box,
    setup=lambda size, options, _seats, _luck: State(size, options),
    active=active,
    prompt=prompt,
    legal_moves=legal_moves,
    apply=apply,
    why_not=why_not,
    outcome=outcome,
    view=lambda state, _seat: state,
    sample=lambda state, _seat, _luck: state,
    dump=lambda state: {"swap": state.options.swap, "played": [list(at) for at in state.played]},
    load=load,
    zones=zones,
    table=table,
    estimate=estimate,
    weigh=weigh,
    gallery=lambda _size: tuple([Exhibit(f"stone-{n + 1}", NAMES[n], FACES[n]) for n in (0, 1)]),
)
