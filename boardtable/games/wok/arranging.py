"""The best arrangement: what the Men-at-wok do, and how many combinations are made (chapters 12 and 13).

All else follows for each ingredient alone: single cards go where they earn most, sets take the cards
that earn least. So the search goes through the combinations, and looks up in tables what the cards
that are not used up by them are worth. A power on a set wok or a wok for single cards changes the
tables; on a combo wok it means no combination there, on a covered wok it adds the difference.
"""

from __future__ import annotations

from itertools import islice, permutations
from operator import add, getitem, gt
from typing import TYPE_CHECKING, TypeAlias

from attrs import frozen

from .arrangement import Duty
from .components import Combo, Covered, HandWok, Leftovers, ManPower, ManSwap, NoSymbol, Sets
from .doubles import Way, pruned, ways_for
from .filling import Class, Plan, class_points, fill, worth
from .scoring import replaced

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from .arrangement import Arrangement
    from .components import Box, Wok
    from .scoring import Collection

Tables: TypeAlias = tuple[list[int], ...]
"""The worth of each ingredient's cards, by how many of them are used up by combinations."""


@frozen
class Mix:
    """So many combinations of each combo wok: their worth, and the cards of each ingredient that they use up."""

    worth: int
    used: tuple[int, ...]
    times: tuple[int, ...]


@frozen
class Swapped:
    """The Man-at-swap-wok on a combo wok: which one of them, and the ingredients replaced and new."""

    combo: int
    swap: tuple[int, int]


@frozen
class Found:
    """What the search decides: a way to use the double woks, the combinations, a swap on a combo, and the power."""

    way: Way
    mix: Mix
    swapped: Swapped | None
    closed: int | None


@frozen
class Rival:
    """A mix, with a swap or not, that would be the best if the power cost nothing on some wok or other."""

    bound: int
    mix: Mix
    swapped: Swapped | None


def best(box: Box, owned: Collection) -> Arrangement:
    """Find an arrangement with the most points, and among these with the most cards left over (12.3)."""
    search = _Search(box, owned)
    search.run()
    return fill(box, owned, search.plan())


class _Search:
    """The search for one collection; `most` is the highest worth so far, and `found` what leads to it."""

    def __init__(self, box: Box, owned: Collection) -> None:
        self.woks: dict[int, Wok] = {piece: box.wok(piece) for piece in owned.woks}
        self.cards: list[list[Class]] = [[] for _ in box.ingredients]
        for card in owned.cards:
            self.cards[card.ingredient].append((card.in_hand, card.plain))
        self.counts = tuple([len(cards) for cards in self.cards])
        self.scale = len(owned.cards) + 1
        self.combos = [(piece, wok) for piece, wok in self.woks.items() if isinstance(wok, Combo)]
        self.man_power = next((piece for piece, wok in self.woks.items() if isinstance(wok, ManPower)), None)
        self.man_swap = next((piece for piece, wok in self.woks.items() if isinstance(wok, ManSwap)), None)
        self.power = sum(wok.points for wok in self.woks.values() if isinstance(wok, ManPower)) * self.scale
        self.weakest, self.lift = self._weakest_lid()
        self.most = -1
        self.found = Found(Way(0), Mix(0, (), ()), None, None)
        self.rivals: list[Rival] = []

    def run(self) -> None:
        """Search with the power where it changes no table, then with the power on each of the other woks."""
        ways = ways_for(self.woks, self.counts)
        mixes = list(self._mixes())
        tabled = self._tabled(ways)
        for mix in mixes:
            self._try(mix, tabled)
        if self.man_swap is not None and self.combos:
            self._swap_on_combos(mixes, self._tabled([way for way in ways if way.swap is None]))
        if self.man_power is not None:
            self._close([way for way in ways if not way.powered])

    def plan(self) -> Plan:
        """Say what was found: who is where, and how many combinations are made."""
        found = self.found
        duties = list(found.way.duties)
        if found.swapped is not None and self.man_swap is not None:
            duties.append(Duty(self.man_swap, self.combos[found.swapped.combo][0]))
        if found.closed is not None and self.man_power is not None:
            duties.append(Duty(self.man_power, found.closed))
        swap = found.way.swap if found.swapped is None else found.swapped.swap
        times = {piece: times for (piece, _), times in zip(self.combos, found.mix.times, strict=True)}
        return Plan(tuple(duties), swap, times)

    def _weakest_lid(self) -> tuple[int | None, int]:
        """Tell what a power on a covered wok adds at most, and on which one; None if it adds nothing."""
        lids = [(wok.points * self.scale, piece) for piece, wok in self.woks.items() if isinstance(wok, Covered)]
        points, piece = min(lids, default=(self.power, 0))
        return (piece, self.power - points) if points < self.power else (None, 0)

    def _mixes(self) -> Iterator[Mix]:
        """List all numbers of combinations that the cards allow."""
        mixes = [Mix(0, (0,) * len(self.counts), ())]
        for _, wok in self.combos:
            mixes = [further for mix in mixes for further in self._more(mix, wok.points, wok.needs)]
        return iter(mixes)

    def _more(self, mix: Mix, points: int, needs: tuple[int, ...]) -> Iterator[Mix]:
        """Add one combo wok with none of its combinations, with one, and so on while the cards last."""
        worth, used, times = mix.worth, mix.used, 0
        while not any(map(gt, used, self.counts)):
            yield Mix(worth, used, (*mix.times, times))
            worth, used, times = worth + points * self.scale, tuple(map(add, used, needs)), times + 1

    def _swap_on_combos(self, mixes: Sequence[Mix], tabled: Sequence[tuple[Way, Tables]]) -> None:
        """Try every swap on a combo wok, at least one combination being made there; no other wok is swapped."""
        bounds = [(mix.worth + self.power + max(self._worths(mix, tabled)), mix) for mix in mixes]
        ranked = sorted(bounds, key=lambda pair: pair[0], reverse=True)
        for number, (_, wok) in enumerate(self.combos):
            swaps = permutations(range(len(wok.needs)), 2)
            for old, new in swaps:
                needs = replaced(wok.needs, old, new)
                times = min(count // need for count, need in zip(self.counts, needs, strict=True) if need)
                if wok.needs[old] and times:
                    swapped = Swapped(number, (old, new))
                    for bound, mix in ranked:
                        if bound + times * wok.points * self.scale <= self.most:
                            break  # the others promise even less
                        for more in self._again(mix, number, wok.points, needs):
                            self._try(more, tabled, swapped)

    def _close(self, ways: Sequence[Way]) -> None:
        """Try the power on set woks and woks for single cards, where what they hold would be lost.

        Without such a wok nothing is worth more than with it, so that only rivals have to be tried.
        """
        still = [way for way in ways if way.swap is None]
        for piece, wok in self.woks.items():
            rivals = [rival for rival in self.rivals if rival.bound > self.most]
            if rivals and isinstance(wok, Sets | Leftovers | HandWok | NoSymbol):
                tabled, tabled_still = self._tabled(ways, piece), self._tabled(still, piece)
                for rival in rivals:
                    self._try(rival.mix, tabled if rival.swapped is None else tabled_still, rival.swapped, piece)

    def _again(self, mix: Mix, number: int, points: int, needs: tuple[int, ...]) -> Iterator[Mix]:
        """Add one, two and more combinations of a combo wok, if a mix has none of it."""
        if not mix.times[number]:
            for more in islice(self._more(mix, points, needs), 1, None):
                times = (*mix.times[:number], more.times[-1], *mix.times[number + 1 :])
                yield Mix(more.worth, more.used, times)

    def _try(
        self,
        mix: Mix,
        tabled: Sequence[tuple[Way, Tables]],
        swapped: Swapped | None = None,
        closed: int | None = None,
    ) -> None:
        """Compare a mix, in all ways to use the double woks, with the best so far.

        The power is on the wok `closed`, or else wherever it costs no ingredients their place.
        """
        target, bonus = closed, self.power
        if closed is None:
            target, bonus = self.weakest, self.lift
            if 0 in mix.times:
                target, bonus = self.combos[mix.times.index(0)][0], self.power
        unpowered = 0
        for (way, _), others in zip(tabled, self._worths(mix, tabled), strict=True):
            total = mix.worth + others + (self.power if way.powered else bonus)
            if total > self.most:
                self.most = total
                self.found = Found(way, mix, swapped, None if way.powered else target)
            if not way.powered:
                unpowered = max(unpowered, mix.worth + others)
        if unpowered + self.power > self.most:
            self.rivals.append(Rival(unpowered + self.power, mix, swapped))

    def _worths(self, mix: Mix, tabled: Sequence[tuple[Way, Tables]]) -> list[int]:
        return [sum(map(getitem, tables, mix.used)) for _, tables in tabled]

    def _tabled(self, ways: Sequence[Way], closed: int | None = None) -> list[tuple[Way, Tables]]:
        """Make the tables for each way, leaving out a wok that is closed by the power."""
        woks = [wok for piece, wok in self.woks.items() if piece != closed]
        sets = [(wok.size, wok.points) for wok in woks if isinstance(wok, Sets)]
        points = class_points(woks)
        alone = [[points[of] for of in cards] for cards in self.cards]
        known: dict[tuple[int, int], list[int]] = {}
        tabled = []
        for way in self._best_ways(ways):
            gains = way.gains.to_bytes(len(self.cards), "little")
            for key in enumerate(gains):
                if key not in known:
                    number, gain = key
                    known[key] = worth(sorted([max(gain, least) for least in alone[number]]), sets, self.scale)
            tabled.append((way, tuple([known[key] for key in enumerate(gains)])))
        return tabled

    def _best_ways(self, ways: Sequence[Way]) -> list[Way]:
        """Drop ways that are no better than another one with the power in the same place."""
        powered = [way for way in ways if way.powered]
        return pruned([way for way in ways if not way.powered], self.counts) + pruned(powered, self.counts)
