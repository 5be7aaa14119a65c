"""A position as plain values, for puzzles, tests and bug reports; the form is told in `position.md`."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, TypeAlias

from boardtable.engine.bag import Bag
from boardtable.engine.entries import Entries, Faults
from boardtable.engine.game import PositionError
from boardtable.engine.text import plain, text

from . import INFO
from .components import BOATSMAN, COLOURS, END, MIDDLE, ROWS, SHIP, START
from .judging import judge
from .state import (
    ARRANGE,
    BASE,
    BID,
    BUY,
    FERRY,
    LAY_START,
    NO_AUCTION,
    OVER,
    PROGRESS,
    REMOVE,
    REPLACE,
    SETTLE,
    SPECIAL,
    Options,
    Progress,
    Side,
    State,
)
from .tableau import STRIDE, cell_of, cells, place_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from .components import Box

_PHASES = (LAY_START, BUY, SPECIAL, REPLACE, FERRY, SETTLE, BID, REMOVE, ARRANGE, OVER)
_MOST = 999

Placed: TypeAlias = tuple[tuple[int, int], ...]
"""Cells, and what lies or stands there."""


def dump(state: State) -> dict[str, object]:
    """Write a position down: tiles and vikings by their numbers, cells by row and column."""
    box = state.box
    return {
        "phase": state.phase,
        "round": state.round + 1,
        "first": state.first,
        "turn": state.turn,
        "options": {"start": state.options.start, "variant": state.options.variant},
        "drawn_tiles": [box.tiles[kind].id for kind in state.tiles],
        "drawn_vikings": [COLOURS[colour] for colour in state.vikings],
        "offer": {
            "turned": state.turned,
            "tiles": list(state.tile_at),
            "vikings": list(state.viking_at),
            "left": cells(state.left),
        },
        "ferry": {
            "boat": state.boating,
            "landing": [{"colour": COLOURS[row], "count": count} for row, count in state.landing],
        },
        "progress": None if state.progress is None else _dump_progress(state, state.progress),
        "players": [_dump_side(side) for side in state.sides],
    }


def _dump_progress(state: State, progress: Progress) -> dict[str, object]:
    return {
        "drawn": [state.box.specials[kind].id for kind in progress.drawn],
        "open": list(progress.open),
        "bid": progress.bid,
        "bidder": progress.bidder,
        "passed": cells(progress.passed),
        "lineup": cells(progress.lineup),
        "building": progress.building,
    }


def _dump_side(side: Side) -> dict[str, object]:
    return {
        "gold": side.gold,
        "points": side.points,
        "start_tile": side.to_lay,
        "tiles": [_dump_place("piece", piece, cell) for cell, piece in side.laid],
        "standing": [_dump_place("viking", number, cell) for cell, number in side.standing],
        "waiting": cells(sum(side.waiting)),
        "specials": list(side.taken),
    }


def _dump_place(name: str, number: int, cell: int) -> dict[str, int]:
    row, column = place_of(cell)
    return {name: number, "row": row, "column": column}


def load(box: Box, values: Mapping[str, object]) -> State:
    """Read a position; raises PositionError, which names every wrong entry by its path."""
    faults = Faults()
    entries = Entries(values, faults)
    state = _Reading(box, entries, faults).read()
    if state is not None:
        judge(state, entries)
    if state is None or faults.found:
        raise PositionError("; ".join(f"{path}: {plain(fault)}" for path, fault in faults.found))
    return state


class _Reading:
    """Reads all places, and notes what was met, so that nothing lies in two of them."""

    def __init__(self, box: Box, entries: Entries, faults: Faults) -> None:
        self.box = box
        self.entries = entries
        self.faults = faults
        self.kinds: tuple[int, ...] = ()
        self.colours: tuple[int, ...] = ()
        self.specials: tuple[int, ...] = ()
        self.met: set[tuple[str, int]] = set()

    def read(self) -> State | None:
        """Read everything; None if some of it cannot be read, or is in two places."""
        box, entries = self.box, self.entries
        self.kinds = self._drawn("drawn_tiles", [(tile.id, tile.count) for tile in box.tiles])
        self.colours = self._drawn("drawn_vikings", [(viking.colour, viking.count) for viking in box.vikings])
        options = self._options()
        progress = self._progress()
        offer = entries.group("offer")
        turned = offer.number("turned", 0, box.groups - 1)
        tile_at, viking_at = self._spaces(offer, "tiles", self.kinds), self._spaces(offer, "vikings", self.colours)
        left = self._mask(offer, "left", box.groups)
        offer.done()
        for space in cells(left):
            self._meet(offer, "tiles", "tile", tile_at[space])
            self._meet(offer, "vikings", "viking", viking_at[space])
        landing, boating = self._ferry()
        players = list(entries.groups("players"))
        sides = tuple([self._side(player, seat) for seat, player in enumerate(players)])
        last = max(0, len(players) - 1)
        state = State(
            box,
            options,
            entries.said("phase", _PHASES),
            entries.number("round", 1, box.rounds) - 1,
            entries.number("first", 0, last),
            entries.number("turn", 0, last),
            turned,
            left,
            tile_at,
            viking_at,
            self.kinds,
            self.colours,
            _rest([tile.count for tile in box.tiles], self.kinds),
            _rest([viking.count for viking in box.vikings], self.colours),
            sides,
            landing,
            boating,
            progress,
        )
        entries.done()
        if not self.faults.found and len(players) not in INFO.seats:
            entries.wrong("players", text("wikinger", "this game is not for so many players: {n}", n=len(players)))
        if not self.faults.found and (progress is None) != (options.variant == BASE):
            entries.wrong("progress", text("wikinger", "this belongs to the progress variant, and only to it"))
        return None if self.faults.found else state

    def _drawn(self, key: str, kinds: Sequence[tuple[str, int]]) -> tuple[int, ...]:
        """Read what was drawn so far, and count that there are so many in the box."""
        return self._kinds(self.entries, key, kinds)

    def _kinds(self, group: Entries, key: str, kinds: Sequence[tuple[str, int]]) -> tuple[int, ...]:
        names = [name for name, _ in kinds]
        found = tuple(names.index(name) for name in group.list_of_said(key, names))
        counts = Counter(found)
        for kind, (name, count) in enumerate(kinds):
            if counts[kind] > count and group.sound(key):
                group.wrong(key, text("wikinger", "of these there are only {n}: {name}", n=count, name=name))
        return found

    def _options(self) -> Options:
        group = self.entries.group("options")
        start = None if group.is_empty("start") else group.number("start", 0, INFO.seats[-1] - 1)
        options = Options(start, group.said("variant", (BASE, PROGRESS, NO_AUCTION)))
        group.done()
        return options

    def _progress(self) -> Progress | None:
        if self.entries.is_empty("progress"):
            return None
        box, group = self.box, self.entries.group("progress")
        known = [(special.id, special.count) for special in box.specials]
        self.specials = self._kinds(group, "drawn", known)
        row = group.list_of_numbers("open", -1, len(self.specials) - 1)
        if group.sound("open") and len(row) != box.face_up:
            group.wrong("open", text("wikinger", "places in this row: {n}", n=box.face_up))
        for number in row:
            self._meet(group, "open", "special", number)
        lineup = self._mask(group, "lineup", len(self.colours))
        for number in cells(lineup):
            self._meet(group, "lineup", "viking", number)
        progress = Progress(
            _rest([special.count for special in box.specials], self.specials),
            self.specials,
            row,
            group.number("bid", -1, _MOST),
            group.number("bidder", -1, INFO.seats[-1] - 1),
            self._mask(group, "passed", INFO.seats[-1]),
            lineup,
            group.number("building", -1, len(self.specials) - 1),
        )
        group.done()
        return progress

    def _spaces(self, offer: Entries, key: str, drawn: Sequence[int]) -> tuple[int, ...]:
        """Read what came to each space of the wheel; -1 stands for nothing."""
        found = offer.list_of_numbers(key, -1, len(drawn) - 1)
        if offer.sound(key) and len(found) != self.box.groups:
            offer.wrong(key, text("wikinger", "spaces of the wheel: {n}", n=self.box.groups))
        return (*found, *[-1] * self.box.groups)[: self.box.groups]

    def _mask(self, group: Entries, key: str, size: int) -> int:
        mask = 0
        for number in group.list_of_numbers(key, 0, size - 1):
            mask |= 1 << number
        return mask

    def _meet(self, group: Entries, key: str, what: str, number: int) -> None:
        """Note that something lies here; -1 is nothing."""
        if number < 0:
            return
        if (what, number) in self.met:
            group.wrong(key, text("wikinger", "this is in two places: {what}", what=number))
        self.met.add((what, number))

    def _ferry(self) -> tuple[tuple[tuple[int, int], ...], bool]:
        group = self.entries.group("ferry")
        boating = group.truth("boat")
        landing = []
        for trip in group.groups("landing"):
            row = COLOURS.index(trip.said("colour", COLOURS[BOATSMAN + 1 :]))
            landing.append((row, trip.number("count")))
            trip.done()
        group.done()
        return tuple(landing), boating

    def _side(self, player: Entries, seat: int) -> Side:
        box = self.box
        masks, ships, laid = self._tiles(player, seat)
        vikings, standing = self._standing(player, laid)
        waiting = [0] * len(box.vikings)
        for number in player.list_of_numbers("waiting", 0, len(self.colours) - 1):
            self._meet(player, "waiting", "viking", number)
            if self.colours:
                waiting[self.colours[number]] |= 1 << number
        taken = player.list_of_numbers("specials", 0, len(self.specials) - 1)
        for number in taken:
            self._meet(player, "specials", "special", number)
        side = Side(
            player.number("gold", 0, _MOST),
            player.number("points", 0, _MOST),
            masks[START],
            masks[MIDDLE],
            masks[END],
            vikings,
            ships,
            tuple(waiting),
            player.truth("start_tile"),
            laid,
            standing,
            taken,
        )
        player.done()
        return side

    def _tiles(self, player: Entries, seat: int) -> tuple[dict[int, int], tuple[int, ...], Placed]:
        """Read the laid tiles: islands by their shapes, ships by their kinds, and which piece lies where."""
        masks = {START: 0, MIDDLE: 0, END: 0}
        ships = [0] * len(self.box.ships)
        laid: list[tuple[int, int]] = []
        for entry in player.groups("tiles"):
            piece = entry.number("piece", 0, self.box.first_disc - 1)
            cell = self._cell(entry)
            shape, ship = self._shape(entry, piece, seat)
            if (shape == SHIP) != (cell < STRIDE):
                entry.wrong("row", text("wikinger", "row 1 is for ships, all others for islands"))
            elif shape == SHIP:
                ships[ship] |= 1 << cell
            else:
                masks[shape] |= 1 << cell
            if cell in dict(laid):
                entry.wrong("column", text("wikinger", "another tile lies here"))
            laid.append((cell, piece))
            entry.done()
        return masks, tuple(ships), tuple(laid)

    def _standing(self, player: Entries, laid: Placed) -> tuple[int, Placed]:
        """Read the vikings on tiles, and who stands where."""
        vikings = 0
        standing = []
        for entry in player.groups("standing"):
            number = entry.number("viking", 0, len(self.colours) - 1)
            self._meet(entry, "viking", "viking", number)
            cell = self._cell(entry)
            if cell not in dict(laid) or vikings >> cell & 1:
                entry.wrong("column", text("wikinger", "a viking needs a tile of his own"))
            elif entry.sound() and self.colours[number] != cell // STRIDE:
                entry.wrong("row", text("wikinger", "a viking stands in the row of his colour"))
            vikings |= 1 << cell
            standing.append((cell, number))
            entry.done()
        return vikings, tuple(standing)

    def _cell(self, entry: Entries) -> int:
        return cell_of((entry.number("row", 1, ROWS), entry.number("column", 1, STRIDE - 2)))

    def _shape(self, entry: Entries, piece: int, seat: int) -> tuple[int, int]:
        """Tell which shape a laid piece has: a tile of the stacks, the own start tile, a building; and which ship."""
        box = self.box
        self._meet(entry, "piece", "tile", piece)
        if piece < len(self.kinds):
            tile = box.tiles[self.kinds[piece]]
            return tile.shape, tile.ship
        if piece == box.first_start + seat:
            return START, -1
        number = piece - box.first_special
        if 0 <= number < len(self.specials) and box.specials[self.specials[number]].building:
            self._meet(entry, "piece", "special", number)
            return MIDDLE, -1
        entry.wrong("piece", text("wikinger", "this piece is not laid here"))
        return START, -1


def _rest(counts: Sequence[int], drawn: Sequence[int]) -> Bag[int]:
    """Give what was not drawn."""
    gone = Counter(drawn)
    return Bag(tuple((kind, count - gone[kind]) for kind, count in enumerate(counts)))
