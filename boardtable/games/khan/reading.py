"""Reads the entries of a position, and notes what is no such thing or is in two places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.text import text

from . import INFO
from .ground import TERRAINS, bits
from .state import AWAY, GONE, HIDDEN, NEVER, ON_CARD, Active, Laid, Options, Phase, Proposal, State, changed

if TYPE_CHECKING:
    from boardtable.engine.entries import Entries, Faults

    from .components import Box
    from .placements import Filled

_MANY = 99_999
"""No card has a number above this."""


class Reading:
    """Reads all places, and remembers what was met, so that nothing lies in two of them."""

    def __init__(self, box: Box, entries: Entries, faults: Faults) -> None:
        """Take the values, and the list for what is wrong."""
        self.box = box
        self.entries = entries
        self.faults = faults
        self.copies: set[int] = set()
        self.cards: set[int] = set()
        self.numbers: set[int] = set()
        self.covered = 0

    def read(self) -> State | None:
        """Read everything; None if some of it cannot be read, or is in two places."""
        box, entries = self.box, self.entries
        players = list(entries.groups("players"))
        last = max(0, len(players) - 1)
        phase = Phase(entries.said("phase", [phase.value for phase in Phase]))
        turn, left = entries.number("turn", 0, last), entries.number("left", 0)
        extra, ending = entries.truth("extra"), entries.truth("ending")
        options = self._options(last)
        rulers, courts = self._rulers()
        pieces = [self._piece(group) for group in entries.groups("pieces")]
        neutral = self._yurts(entries.group("neutral"))
        sides = [self._side(group) for group in players]
        specials = [special.id for special in box.specials]
        cleared = NEVER if entries.is_empty("cleared") else specials.index(entries.said("cleared", specials))
        discard = self._cards(entries.group("discard"), hidden=False)
        next_card = entries.number("next_card", box.first_card, _MANY)
        proposal = None if entries.is_empty("proposal") else self._proposal(entries.group("proposal"), last)
        refused = tuple([self._refused(group) for group in entries.groups("refused")])
        proposals = entries.number("proposals", 0)
        entries.done()
        if not self.faults.found and len(players) not in INFO.seats:
            entries.wrong("players", text("khan", "this game is not for so many players: {n}", n=len(players)))
        if not self.faults.found and max(self.numbers, default=0) >= next_card:
            entries.wrong("next_card", text("khan", "this must be above the numbers of all cards"))
        if self.faults.found:
            return None
        lying = (*[lying for lying, _, _, _ in sides], neutral)
        laid = tuple([Laid(piece, number, self._owners(number, lying)) for piece, number in pieces])
        state = State(
            box,
            options,
            phase,
            turn,
            left,
            extra=extra,
            ending=ending,
            rulers=rulers,
            courts=courts,
            yurts=tuple([self._open(yurts) for yurts in lying[:-1]]),
            neutral=self._open(neutral),
            covered=self.covered,
            filled=((),) * len(sides),
            lying=lying,
            laid=laid,
            supply=sum([1 << piece for piece in range(box.first_ruler) if piece not in self.copies]),
            specials=tuple([held for _, _, held, _ in sides]),
            active=tuple([card for _, _, _, card in sides]),
            cleared=cleared,
            deck=tuple([card for card in range(len(box.cards)) if card not in self.cards]),
            hands=tuple([hand for _, hand, _, _ in sides]),
            discard=discard,
            next_card=next_card,
            proposal=proposal,
            refused=refused,
            proposals=proposals,
        )
        return changed(state, filled=_filled(state))

    def _options(self, last: int) -> Options:
        group = self.entries.group("options")
        start = None if group.is_empty("start") else group.number("start", 0, last)
        options = Options(start, group.truth("spread"))
        group.done()
        return options

    def _rulers(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        group = self.entries.group("rulers")
        cells, courts = [], []
        for ruler in self.box.rulers:
            entry = group.group(ruler.id)
            cells.append(GONE if entry.is_empty("at") else self._land(entry, "at"))
            courts.append(entry.number("court", 0, ruler.yurts))
            entry.done()
        group.done()
        return tuple(cells), tuple(courts)

    def _land(self, group: Entries, key: str) -> int:
        """Read the row and column of a land cell."""
        at = group.list_of_numbers(key, 0, 99)
        ground = self.box.ground
        row, column = (*at, ground.rows, 0)[:2]
        cell = ground.cell((row, column))
        if group.sound(key) and not (len(at) == 2 and column < ground.columns and ground.land >> cell & 1):  # noqa: PLR2004 - row, column
            group.wrong(key, text("khan", "this must be the row and column of a land cell"))
        return cell

    def _placement(self, group: Entries, kind: int) -> int:
        """Read the cells that a piece covers, and find its placement."""
        ground = self.box.ground
        cells = group.lists_of_numbers("cells", 0, 99)
        if not group.sound("cells"):
            return 0
        known = [at for at in cells if len(at) == 2 and at[1] < ground.columns]  # noqa: PLR2004 - row, column
        mask = sum({1 << row * ground.stride + column for row, column in known})
        number = self.box.placements.numbers.get((kind, mask))
        if number is None or len(known) != len(cells):
            group.wrong("cells", text("khan", "this piece cannot lie so"))
        return number or 0

    def _copy(self, group: Entries) -> int:
        """Read the number of a tile or bridge."""
        piece = group.number("piece", 0, self.box.first_ruler - 1)
        if group.sound("piece") and piece in self.copies:
            group.wrong("piece", text("khan", "this is in two places: {what}", what=piece))
        self.copies.add(piece)
        return piece

    def _piece(self, group: Entries) -> tuple[int, int]:
        """Read a piece on the map."""
        piece = self._copy(group)
        number = self._placement(group, self.box.kind_of[piece])
        mask = self.box.placements.all[number].mask
        if group.sound() and mask & self.covered:
            group.wrong("cells", text("khan", "another piece lies here"))
        self.covered |= mask
        group.done()
        return piece, number

    def _owners(self, number: int, lying: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, int], ...]:
        """Tell who has a yurt on a piece, and where (9.7)."""
        mask = self.box.placements.all[number].mask
        return tuple(
            [
                (owner, cell)
                for owner, yurts in enumerate(lying[:-1])
                for cell in sorted(yurts)
                if cell >= 0 and mask >> cell & 1
            ]
        )

    def _open(self, lying: tuple[int, ...]) -> int:
        """Give the cells of yurts that are not on a piece."""
        return sum({1 << cell for cell in lying if cell >= 0}) & ~self.covered

    def _yurts(self, group: Entries) -> tuple[int, ...]:
        """Read where the yurts of one colour lie, by number."""
        count = group.number("count", 0, self.box.yurt_room)
        lying = [AWAY] * count
        on_map = group.group("on_map")
        numbers = {str(number): number for number in range(count)}
        for key in on_map.names_found():
            cell = self._land(on_map, key)
            if key in numbers:
                lying[numbers[key]] = cell
            else:
                on_map.wrong(key, text("khan", "there is no yurt with this number"))
        on_map.done()
        for number in group.list_of_numbers("on_card", 0, max(0, count - 1)):
            if lying[number] != AWAY:
                group.wrong("on_card", text("khan", "this is in two places: {what}", what=number))
            lying[number] = ON_CARD
        group.done()
        return tuple(lying)

    def _side(
        self, group: Entries
    ) -> tuple[tuple[int, ...], tuple[tuple[int, int], ...], tuple[int, ...], Active | None]:
        """Read what a player has."""
        lying = self._yurts(group.group("yurts"))
        hand = self._cards(group.group("hand"), hidden=True)
        held = group.group("specials")
        specials = tuple([held.number(special.id, 0) for special in self.box.specials])
        held.done()
        active = None if group.is_empty("active") else self._active(group.group("active"))
        group.done()
        return lying, hand, specials, active

    def _active(self, group: Entries) -> Active:
        names = [special.id for special in self.box.specials]
        special = names.index(group.said("card", names))
        region = None if group.is_empty("region") else TERRAINS.index(group.said("region", TERRAINS))
        piece = None if group.is_empty("piece") else self._copy(group)
        group.done()
        return Active(special, region, piece)

    def _cards(self, group: Entries, *, hidden: bool) -> tuple[tuple[int, int], ...]:
        """Read ruler cards by their numbers, in their order; in a closed hand their faces may be unknown."""
        found = []
        names = {card.name: number for number, card in enumerate(self.box.cards)}
        for key in group.names_found():
            card = HIDDEN if hidden and group.is_empty(key) else names[group.said(key, names)]
            number = int(key) if key.isdecimal() and len(key) <= len(str(_MANY)) else -1
            if number < self.box.first_card or number in self.numbers:
                group.wrong(
                    key, text("khan", "card numbers begin with {n}, and each is used once", n=self.box.first_card)
                )
            elif card in self.cards:
                group.wrong(key, text("khan", "this is in two places: {what}", what=self.box.cards[card].name))
            else:
                self.numbers.add(number)
                self.cards.update([card] if card != HIDDEN else [])
                found.append((number, card))
        return tuple(found)

    def _proposal(self, group: Entries, last: int) -> Proposal:
        piece = group.number("piece", 0, self.box.first_ruler - 1)
        number = self._placement(group, self.box.kind_of[piece])
        asked = group.list_of_numbers("asked", 0, last)
        group.done()
        return Proposal(piece, number, asked)

    def _refused(self, group: Entries) -> int:
        names = [kind.id for kind in self.box.kinds]
        number = self._placement(group, names.index(group.said("kind", names)))
        group.done()
        return number


def _filled(state: State) -> tuple[tuple[Filled, ...], ...]:
    """Find the placements that are filled with yurts."""
    usable, placements = state.usable, state.box.placements
    found = [placements.completed(cell, usable, state.yurts) for cell in bits(usable & state.box.ground.land)]
    return tuple([tuple(sorted({entry for each in found for entry in each[seat]})) for seat in range(state.seats)])
