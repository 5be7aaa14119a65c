"""A second reading of the rules: follows a whole game from its decisions and knows what may be done at each moment.

It shares nothing with the program but the decisions; which cards come it reads from the position and the log.
"""

from __future__ import annotations

from collections import Counter
from itertools import chain, combinations
from typing import TYPE_CHECKING

from attrs import Factory, define

from boardtable.games.khan.moves import (
    Answer,
    Conquer,
    Discard,
    EndTurn,
    Expel,
    Forgo,
    Invade,
    InvadeAnywhere,
    PlaceYurt,
    Reserve,
    UseMorale,
    UseProtection,
    UseSupport,
)
from tests.games.khan.camp import PRINTED, Place
from tests.games.khan.steppe import KINDS, LAND, PLACEMENTS, RIVER, TARGETS, TERRAIN, goal, together

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardtable.games.khan.moves import KhanMove

CARDS = {f"{card['ruler']}:{card['direction']}:{card['target']}": card["target"] for card in PRINTED["cards"]["deck"]}
REGIONS = PRINTED["cards"]["targets"][:6]
Card = tuple[str, str]
"""A card that is turned over: its ruler and its direction."""


@define
class Tribe:
    """What one player has: yurts that are not covered, special cards, and the one that is active."""

    specials: dict[str, int]
    yurts: set[Place] = Factory(set)
    hand: list[str] = Factory(list)
    active: str | None = None
    region: str | None = None
    kind: str | None = None


@define
class Proposal:
    """A conquest for which others are asked (11.6)."""

    conquest: Conquer
    asked: list[int]


class Referee:
    """Everything that is known at one moment of a game."""

    def __init__(self, seats: int, start: int) -> None:
        """Begin a game (chapter 2)."""
        cards = {card["id"]: card["per_player"][str(seats)] for card in PRINTED["special_card"]}
        self.tribes = [Tribe(dict(cards)) for _ in range(seats)]
        self.rulers: dict[str, Place] = {ruler["id"]: tuple(ruler["start"]) for ruler in PRINTED["ruler"]}
        self.courts = dict.fromkeys(self.rulers, 5)
        self.neutral, self.covered = set[Place](), set[Place]()
        self.pieces: list[tuple[str, frozenset[Place], frozenset[int]]] = []
        self.supply = Counter({name: kind["copies"] for name, kind in KINDS.items()})
        self.start = self.turn = start
        self.phase, self.left, self.extra, self.ending = "place", 0, False, False
        self.proposal: Proposal | None = None
        self.proposals, self.refused, self.cleared = 0, set[tuple[str, tuple[Place, ...]]](), ""
        self.turned: list[Card] = []

    # ---- what may be done

    def acting(self) -> int:
        """Tell who decides."""
        return self.turn if self.proposal is None else self.proposal.asked[0]

    def occupied(self) -> set[Place]:
        """Give all cells that are not empty (1.3)."""
        yurts = chain.from_iterable(tribe.yurts for tribe in self.tribes)
        return {*self.covered, *self.neutral, *self.rulers.values(), *yurts}

    def legal(self) -> set[KhanMove]:
        """List all decisions of whoever acts."""
        seat, mine = self.turn, self.tribes[self.turn]
        moves: set[KhanMove] = set()
        match self.phase:
            case "place":  # 2.6
                shut = {TERRAIN[place] for place in mine.yurts}
                moves |= {PlaceYurt(seat, at) for at in LAND - self.occupied() if TERRAIN[at] not in shut}
            case "act":
                moves |= self._actions()
            case "consent":
                moves |= {Answer(self.acting(), yes=yes) for yes in (True, False)}
            case "discard":  # 10.2
                sets = chain.from_iterable(combinations(mine.hand, many) for many in range(len(mine.hand) + 1))
                moves |= {Discard(seat, tuple(sorted(cards, key=list(CARDS).index))) for cards in sets}
            case _:
                moves |= {EndTurn(seat), *self._cards()}
        return moves

    def _actions(self) -> set[KhanMove]:
        seat, mine = self.turn, self.tribes[self.turn]
        conquests = self._conquests()
        moves: set[KhanMove] = {conquest for conquest, _ in conquests}
        if self.ending:  # 12.4, 12.5
            return moves | {Forgo(seat)} if conquests and all(asked for _, asked in conquests) else moves
        empty = LAND - self.occupied()
        moves |= {Expel(seat, ruler) for ruler in self.rulers}
        moves |= {Invade(seat, card, at) for card in mine.hand for at in TARGETS[CARDS[card]] & empty}  # 7.1
        return moves | {InvadeAnywhere(seat, at) for at in empty} if self.left == 2 else moves  # 10.1

    def _conquests(self) -> list[tuple[Conquer, list[int]]]:
        """List the conquests of who is in turn, with those who must agree (chapter 9, 11.3 to 11.6)."""
        seat, mine = self.turn, self.tribes[self.turn]
        found = []
        for kind, cells, land in self._over_yurts(seat):
            asked = self._asked(land)
            place = kind, tuple(sorted(cells))
            if asked is None or (asked and (self.proposals == 3 or place in self.refused)):
                continue
            sources = [False] * (self.supply[kind] > 0) + [True] * (mine.kind == kind)
            found += [(Conquer(seat, *place, reserved=reserved), asked) for reserved in sources]
        return found

    def _over_yurts(self, seat: int) -> list[tuple[str, frozenset[Place], frozenset[Place]]]:
        yurts = [tribe.yurts for tribe in self.tribes]
        standing = self.neutral.union(*yurts)
        free = [entry for entry in PLACEMENTS if entry[2] <= standing and not entry[1] & self.covered]
        return [entry for entry in free if 0 < len(entry[2] & yurts[seat]) == max(self._counts(entry[2]))]

    def _counts(self, land: frozenset[Place]) -> list[int]:
        return [len(land & tribe.yurts) for tribe in self.tribes]

    def _asked(self, land: frozenset[Place]) -> list[int] | None:
        """List who must agree, clockwise; None if somebody forbids it."""
        counts, asked = self._counts(land), []
        for step in range(1, len(self.tribes)):
            seat = (self.turn + step) % len(self.tribes)
            tribe = self.tribes[seat]
            neutral = [at for at in land & self.neutral if tribe.region in {None, TERRAIN[at]}]
            if (tribe.active == "protection" and counts[seat]) or (tribe.active == "divine_support" and neutral):
                if counts[seat] < max(counts):
                    return None
                asked.append(seat)
        return asked

    def _cards(self) -> set[KhanMove]:
        seat, cards = self.turn, {name for name, count in self.tribes[self.turn].specials.items() if count}
        others = [tribe for tribe in self.tribes if tribe is not self.tribes[seat]]
        seats = len(self.tribes)
        for name in ("protection", "divine_support"):
            regional = name == "divine_support" and seats == 4
            if (any(tribe.active == name for tribe in others) and not regional) or (
                seats == 2 and self.cleared == name
            ):
                cards.discard(name)
        moves: set[KhanMove] = {UseMorale(seat)} if "high_morale" in cards else set()
        if "protection" in cards:
            moves.add(UseProtection(seat))
        if "divine_support" in cards:
            free = [region for region in REGIONS if region not in {tribe.region for tribe in others}]
            moves |= {UseSupport(seat, region) for region in (free if seats == 4 else [None])}
        if "reserve_tile" in cards:
            moves |= {Reserve(seat, kind) for kind in +self.supply}
        return moves

    # ---- what comes of it

    def follow(self, move: KhanMove, turned: Sequence[Card]) -> None:  # noqa: C901, PLR0912 - one case for each move
        """Do a decision; `turned` are the cards that are turned over after it, in their order."""
        mine, self.turned = self.tribes[self.turn], list(turned)
        match move:
            case PlaceYurt():
                mine.yurts.add(move.at)
                self.turn = (self.turn + 1) % len(self.tribes)
                yurts = sum(len(tribe.yurts) for tribe in self.tribes)
                if yurts == {2: 6, 3: 6, 4: 4}[len(self.tribes)]:
                    self._begin_turn()
                return
            case Invade():
                mine.yurts.add(move.at)
                mine.hand.remove(move.card)
                self.left -= 1
            case Expel():
                _, direction = self.turned.pop(0)
                self._expel(move.ruler, direction, from_court=False)
                self.left -= 1
            case Conquer():
                asked = next(asked for conquest, asked in self._conquests() if conquest == move)
                if asked:
                    self.phase, self.proposal = "consent", Proposal(move, asked)
                    self.proposals += 1
                    return
                self._lay(move)
            case Answer():
                self._answer(yes=move.yes)
                if self.proposal:
                    return
            case InvadeAnywhere():
                mine.yurts.add(move.at)
                self.left, self.phase = 0, "discard"
                return
            case Discard():
                mine.hand = [card for card in mine.hand if card not in move.cards]
                self.phase = "act"
            case Forgo():
                self.left -= 1
            case UseMorale():
                mine.specials["high_morale"] -= 1
                self.phase, self.left, self.extra = "act", 1, True
            case _:
                self._use(move, mine)
                self._end_turn()
                return
        self._go_on()

    def _use(self, move: KhanMove, mine: Tribe) -> None:
        match move:
            case UseProtection():
                mine.active = "protection"
            case UseSupport():
                mine.active, mine.region = "divine_support", move.region
            case Reserve():
                mine.active, mine.kind = "reserve_tile", move.kind
                self.supply[move.kind] -= 1
            case _:
                return
        assert mine.active
        mine.specials[mine.active] -= 1

    def _answer(self, *, yes: bool) -> None:
        assert self.proposal
        asked, conquest = self.proposal.asked, self.proposal.conquest
        if yes and len(asked) > 1:
            self.proposal = Proposal(conquest, asked[1:])
            return
        self.phase, self.proposal = "act", None
        if yes:
            self._lay(conquest)
        else:
            self.refused.add((conquest.kind, conquest.cells))

    def _lay(self, move: Conquer) -> None:
        """Lay a piece (9.7)."""
        cells = frozenset(move.cells)
        counts = self._counts(cells - RIVER)
        owners = frozenset(seat for seat, count in enumerate(counts) if count == max(counts))
        self.pieces.append((move.kind, cells, owners))
        self.covered |= cells
        self.neutral -= cells
        for tribe in self.tribes:
            tribe.yurts -= cells
        if move.reserved:
            self.tribes[self.turn].kind = None
        else:
            self.supply[move.kind] -= 1
        self.left -= 1

    def _expel(self, ruler: str, direction: str, *, from_court: bool) -> None:
        """Move or remove a ruler (5.2); the fifth removed begins the end phase (5.5, 12.2)."""
        at = self.rulers.pop(ruler)
        there = goal(at, direction, self.occupied() | {at})
        self.neutral.add(at)
        if there is None or (from_court and self.courts[ruler] == 1):
            self.courts[ruler] = 0
        else:
            self.rulers[ruler] = there
            self.courts[ruler] -= from_court
        if len(self.rulers) <= 3 and not self.ending:
            self.ending = True
            self.neutral |= set(self.rulers.values())
            self.rulers, self.courts = {}, dict.fromkeys(self.courts, 0)

    # ---- the steps of a turn (chapter 3, 12.3, 12.4)

    def _begin_turn(self) -> None:
        self.phase, self.left, self.extra = "act", 2, False
        self.proposals, self.refused, self.cleared = 0, set(), ""
        if not self.ending:
            while self.turned[0][0] not in self.rulers:  # 5.1
                del self.turned[0]
            self._expel(*self.turned.pop(0), from_court=True)
        self._go_on()

    def _go_on(self) -> None:
        if self.left and (not self.ending or self._conquests()):
            return
        self.left = 0
        if not self.extra:
            self._clear()
            if not self.ending and self._cards():
                self.phase = "special"
                return
        self._end_turn()

    def _clear(self) -> None:
        """Do step 3."""
        mine = self.tribes[self.turn]
        if mine.kind:
            self.supply[mine.kind] += 1
        self.cleared, mine.active, mine.region, mine.kind = mine.active or "", None, None, None

    def _end_turn(self) -> None:
        if self.ending and not self._anybody_could_conquer():
            self.phase = "over"
            return
        self.turn = (self.turn + 1) % len(self.tribes)
        self._begin_turn()

    def _anybody_could_conquer(self) -> bool:
        """Tell whether the game goes on, all cards disregarded (12.6)."""
        kinds = {*+self.supply, *[tribe.kind for tribe in self.tribes]}
        return any(kind in kinds for seat in range(len(self.tribes)) for kind, _, _ in self._over_yurts(seat))

    # ---- chapter 13

    def results(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Give everybody's points and the winners."""
        seats = range(len(self.tribes))
        owned = [[(kind, cells) for kind, cells, owners in self.pieces if seat in owners] for seat in seats]
        largest = [
            max(map(len, together(chain.from_iterable(cells for _, cells in mine))), default=0) for mine in owned
        ]
        bonus = {2: [10], 3: [10, 6], 4: [10, 6, 3]}[len(seats)]
        points = []
        for seat in seats:
            rank = sum(area > largest[seat] for area in largest)
            extra = bonus[rank] if rank < len(bonus) and largest[seat] else 0
            points.append((sum(KINDS[kind]["vp"] for kind, _ in owned[seat]) + extra, largest[seat]))
        winners = tuple(seat for seat in seats if points[seat] == max(points))
        return tuple(total for total, _ in points), winners
