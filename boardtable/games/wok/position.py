"""A position as plain values, for puzzles, tests and bug reports; the form is told in `position.md`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.bag import Bag
from boardtable.engine.entries import Entries, Faults
from boardtable.engine.game import PositionError
from boardtable.engine.text import plain, text

from . import INFO
from .payments import lays_for, payments
from .rules import can_act, kinds_in_hand, scored
from .state import Options, Side, State, pieces

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .components import Box


_FEWEST_WAYS = 2
"""A payment that is the only one is made at once; a position in which somebody pays has a choice."""


def dump(state: State) -> dict[str, object]:
    """Write a position down: cards by number and kind, coins by number, wok cards by name."""
    box = state.box
    return {
        "turn": state.turn,
        "paying": None if state.paying is None else box.wok(state.paying).id,
        "final": state.final,
        "options": {"start": state.options.start, "open_hands": state.options.open_hands},
        "removed": _cards(state, state.removed),
        "groups": {
            group.id: {"coins": pieces(heap), "rows": [_cards(state, state.rows[row]) for row in group.rows]}
            for group, heap in zip(box.groups, state.heaps, strict=True)
        },
        "woks": _woks(box, state.open_woks),
        "players": [
            {
                "coins": pieces(side.purse),
                "hand": _cards(state, side.hand),
                "laid": _cards(state, side.laid),
                "woks": _woks(box, side.woks),
            }
            for side in state.sides
        ],
    }


def _cards(state: State, mask: int) -> dict[str, str]:
    return {str(card): state.kind(card).name for card in pieces(mask)}


def _woks(box: Box, mask: int) -> list[str]:
    return [box.wok(wok).id for wok in pieces(mask)]


def load(box: Box, values: Mapping[str, object]) -> State:
    """Read a position; raises PositionError, which names every wrong entry by its path."""
    faults = Faults()
    entries = Entries(values, faults)
    state = _Reading(box, entries, faults).read()
    if state is not None:
        _judge(state, entries)
    if state is None or faults.found:
        raise PositionError("; ".join(f"{path}: {plain(fault)}" for path, fault in faults.found))
    return scored(state).state if state.final == 0 else state


class _Reading:
    """Reads all places, and notes what was met, so that nothing lies in two of them."""

    def __init__(self, box: Box, entries: Entries, faults: Faults) -> None:
        self.box = box
        self.entries = entries
        self.faults = faults
        self.kinds = {kind.name: number for number, kind in enumerate(box.kinds)}
        self.faces: dict[int, int] = {}
        self.coins: set[int] = set()
        self.woks: set[str] = set()

    def read(self) -> State | None:
        """Read everything; None if some of it cannot be read, or is in two places."""
        box, entries = self.box, self.entries
        groups = entries.group("groups")
        read = [self._group(groups.group(group.id), len(group.rows)) for group in box.groups]
        groups.done()
        removed = self._cards(entries.group("removed"))
        table = self._woks(entries)
        players = list(entries.groups("players"))
        sides = tuple([self._side(player) for player in players])
        turn = entries.number("turn", 0, max(0, len(players) - 1))
        final = None if entries.is_empty("final") else entries.number("final", 0, len(players))
        known = [wok.id for wok in box.woks]
        paying = None if entries.is_empty("paying") else entries.said("paying", known)
        options = self._options(len(players))
        entries.done()
        if not self.faults.found and len(players) not in INFO.seats:
            entries.wrong("players", text("wok", "this game is not for so many players: {n}", n=len(players)))
        if not self.faults.found and set(self.faces) != set(range(len(self.faces))):
            entries.wrong("", text("wok", "the cards outside the pile must be numbered from 0, without a gap"))
        if self.faults.found:
            return None
        faces = tuple([self.faces[card] for card in range(len(self.faces))])
        if removed.bit_count() != box.seating(len(players)).removed or removed & (removed + 1):
            entries.wrong("removed", text("wok", "these must be the first cards, as many as for so many players"))
        left = [(number, kind.count - faces.count(number)) for number, kind in enumerate(box.kinds)]
        return State(
            box,
            options,
            turn,
            None if paying is None else box.wok_piece(paying),
            final,
            Bag(tuple(left)),
            faces,
            tuple([row for _, rows in read for row in rows]),
            tuple([heap for heap, _ in read]),
            table | sum(side.woks for side in sides),
            table,
            sides,
        )

    def _options(self, players: int) -> Options:
        group = self.entries.group("options")
        start = None if group.is_empty("start") else group.number("start", 0, max(0, players - 1))
        options = Options(start, group.truth("open_hands"))
        group.done()
        return options

    def _group(self, group: Entries, many: int) -> tuple[int, tuple[int, ...]]:
        heap = self._coins(group)
        rows = tuple([self._cards(row) for row in group.groups("rows")])
        if group.sound("rows") and len(rows) != many:
            group.wrong("rows", text("wok", "this must be a list of so many rows: {n}", n=many))
        group.done()
        return heap, rows

    def _side(self, player: Entries) -> Side:
        hand = self._cards(player.group("hand"))
        laid = self._cards(player.group("laid"))
        coins, woks = self._coins(player), self._woks(player)
        player.done()
        gives = [self.box.kinds[self.faces[card]].gives for card in pieces(hand)]
        symbols = tuple([sum(kind[symbol] for kind in gives) for symbol in range(len(self.box.symbols))])
        return Side(hand, laid, coins, woks, symbols)

    def _cards(self, group: Entries) -> int:
        """Read cards by their numbers."""
        mask = 0
        numbers = {str(number): number for number in range(self.box.first_coin)}
        for key in group.names_found():
            kind = self.kinds[group.said(key, self.kinds)]
            number = numbers.get(key)
            if number is None:
                group.wrong(key, text("wok", "there is no card with this number"))
            elif number in self.faces:
                group.wrong(key, text("wok", "this is in two places: {what}", what=number))
            elif list(self.faces.values()).count(kind) == self.box.kinds[kind].count:
                count = self.box.kinds[kind].count
                group.wrong(key, text("wok", "the box has only so many of these cards: {n}", n=count))
            else:
                self.faces[number] = kind
                mask |= 1 << number
        return mask

    def _coins(self, group: Entries) -> int:
        mask = 0
        for number in group.list_of_numbers("coins", self.box.first_coin, self.box.first_wok - 1):
            if number in self.coins:
                group.wrong("coins", text("wok", "this is in two places: {what}", what=number))
            self.coins.add(number)
            mask |= 1 << number
        return mask

    def _woks(self, group: Entries) -> int:
        mask = 0
        for wok in group.list_of_said("woks", [wok.id for wok in self.box.woks]):
            if wok in self.woks:
                group.wrong("woks", text("wok", "this is in two places: {what}", what=wok))
            self.woks.add(wok)
            mask |= 1 << self.box.wok_piece(wok)
        return mask


def _judge(state: State, entries: Entries) -> None:
    """Note everything that no game could lead to (chapter 15)."""
    box, seating = state.box, state.box.seating(state.seats)
    coins = sum(side.purse for side in state.sides) + sum(state.heaps)
    if coins != ((1 << seating.coins) - 1) << box.first_coin:  # 15.1
        what = text("wok", "coins in play: {n}, numbered from {first}", n=seating.coins, first=box.first_coin)
        entries.wrong("players", what)
    if state.dealt.bit_count() != seating.woks:  # 15.3
        entries.wrong("woks", text("wok", "wok cards on the table and with players: {n}", n=seating.woks))
    _judge_rows(state, entries)
    for number, side in enumerate(state.sides):
        laid = [state.faces[card] for card in pieces(side.laid)]
        if not lays_for(box, laid, side.woks.bit_count()):  # 15.5
            what = text("wok", "these cards are no exact payments for so many wok cards: {n}", n=side.woks.bit_count())
            entries.wrong(f"players[{number}].laid", what)
    _judge_turn(state, entries)


def _judge_rows(state: State, entries: Entries) -> None:
    short = 0
    for group, heap in zip(state.box.groups, state.heaps, strict=True):
        if not heap:
            entries.wrong(f"groups.{group.id}.coins", text("wok", "the last coin of a group stays on the table"))  # 5.2
        for place, row in enumerate(group.rows):
            count = state.rows[row].bit_count()
            path = f"groups.{group.id}.rows[{place}]"
            if count > group.size:
                entries.wrong(path, text("wok", "a row has at most so many cards: {n}", n=group.size))
            elif count < group.size and len(state.pile):  # 15.4
                entries.wrong(path, text("wok", "a row is full as long as the pile has cards"))
            elif 0 < count < group.size:
                short += 1
                if short > 1:  # 15.4
                    entries.wrong(path, text("wok", "only one row can be short and not empty"))


def _judge_turn(state: State, entries: Entries) -> None:
    ended = any(not any(state.rows[row] for row in group.rows) for group in state.box.groups)
    if ended and state.final is None:  # 9.1
        entries.wrong("final", text("wok", "both rows of a group are empty, so the last round must have begun"))
    elif not ended and state.final is not None:
        entries.wrong("final", text("wok", "the last round begins when both rows of a group are empty"))
    elif state.final == state.seats and not any(state.rows):  # 9.1: the other group would have triggered before
        entries.wrong("final", text("wok", "when the last round begins, the other group still has cards"))
    if state.paying is not None:
        chosen = state.open_woks >> state.paying & 1 and state.final != 0
        ways = payments(state.box, kinds_in_hand(state, state.turn))
        if not chosen or len(ways) < _FEWEST_WAYS:
            entries.wrong("paying", text("wok", "this wok card cannot be paid for here"))
    elif state.final != 0 and not can_act(state, state.turn):  # 8.3
        entries.wrong("turn", text("wok", "this player can do nothing and has to pass"))
