"""A second reading of the rules: follows a whole game from its decisions and knows what may be done at each moment.

It shares nothing with the program but the decisions; what chance brought it reads from the position.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from boardtable.games.wikinger.moves import (
    Arrange,
    Bid,
    Buy,
    Decline,
    FerryColour,
    FerryEach,
    FerryOne,
    LayStart,
    Pass,
    Remove,
    Replace,
    Settle,
    StopFerry,
    TakeSpecial,
    UseBoat,
)
from tests.games.wikinger.shore import COLOURS, ROWS, SAILS, Shore

if TYPE_CHECKING:
    from boardtable.games.wikinger.moves import WikingerMove

ORDER = ["blue", "yellow", "green", "red", "black", "gray"]
"""From space 0 up (4.2)."""
GOLD = {2: 30, 3: 25, 4: 20}


class Referee:
    """Everything that is known at one moment of a game."""

    def __init__(self, seats: int, first: int, variant: str, written: dict[str, Any]) -> None:
        """Begin a game (chapter 2)."""
        self.shores = [Shore(GOLD[seats]) for _ in range(seats)]
        self.variant, self.first, self.turn, self.round = variant, first, first, 1
        self.phase = ""
        self.offer: dict[int, tuple[str, str]] = {}
        self.tiles: list[str] = []
        self.placed: list[str] = []
        self.lineup = Counter[str]()
        self.open: list[str | None] = [None] * 4
        self.bid, self.bidder, self.passed = -1, -1, set[int]()
        self.building, self.boating, self.landing = "", False, list[list[int]]()
        self._begin_round(written)

    # ---- what chance brings (chapter 4, 14.1, 14.2)

    def _begin_round(self, written: dict[str, Any]) -> None:
        self.turn = self.first
        if self.variant != "base":
            names = written["progress"]["drawn"]
            refilled = [names[number] for number in written["progress"]["open"]]
            assert all(old in {None, new} for old, new in zip(self.open, refilled, strict=True))
            self.open = refilled
        vikings = written["drawn_vikings"]
        if self.variant == "progress":
            assert len(vikings) == 13 * self.round
            self.lineup = Counter(vikings[-13:])
            self.phase, self.bid, self.bidder, self.passed = "bid", -1, -1, set()
            return
        assert len(vikings) == 12 * self.round
        self._turn_tiles(written)
        self._lay_out(sorted(vikings[-12:], key=ORDER.index))

    def _turn_tiles(self, written: dict[str, Any]) -> None:
        assert len(written["drawn_tiles"]) == 12 * self.round
        drawn = written["drawn_tiles"][-12:]
        ships = [tile for tile in drawn if tile in SAILS]
        self.tiles = [tile for tile in drawn if tile not in SAILS] + ships[::-1]  # 4.1

    def _lay_out(self, vikings: list[str]) -> None:
        self.offer = dict(enumerate(zip(self.tiles, vikings, strict=True)))
        self.turn = self.first
        self._to_buy()

    def _to_buy(self) -> None:
        self.phase = "start" if self.shores[self.turn].start_tile else "buy"

    # ---- what may be done

    def legal(self) -> set[WikingerMove]:
        """List all decisions of whoever is in turn."""
        seat, shore = self.turn, self.shores[self.turn]
        moves: set[WikingerMove] = set()
        match self.phase:
            case "start":  # 7.4
                moves |= {LayStart(seat, row) for row in range(2, 7)}
            case "buy":
                moves |= {move for price in self.offer for move in self._purchases(price)}
            case "ferry":
                moves |= self._trips()
            case "settle":
                moves |= {Settle(seat, at) for at in shore.free(self.landing[0][0])}
            case "special":  # 14.4
                moves |= {TakeSpecial(seat, tile) for tile in self.open if tile}
                moves.add(Decline(seat))
            case "replace":  # 14.5
                moves |= {Replace(seat, at) for at in self._same_design(self.building)}
            case "bid":  # 14.2 b, c
                moves |= {Bid(seat, gold) for gold in range(self.bid + 1, shore.gold + shore.points + 1)}
                moves |= set() if self.bid < 0 else {Pass(seat)}
            case "remove":
                moves |= {Remove(seat, colour) for colour in +self.lineup}
            case _:
                moves |= {Arrange(seat, colour) for colour in +self.lineup}
        return moves

    def _purchases(self, price: int) -> list[Buy]:
        seat, shore = self.turn, self.shores[self.turn]
        tile, viking = self.offer[price]
        others = [other for other in self.offer if other]
        waits = any(self.offer[other][1] == viking for other in others) and shore.gold >= min(others)  # 5.3, 5.4
        if price > shore.gold + shore.points or (price == 0 and waits):
            return []
        exchange = max(0, price - shore.gold)  # 5.5 a
        places = shore.fits(tile)
        if not places:  # 7.9
            return [Buy(seat, price, exchange)]
        stays = [Buy(seat, price, exchange, at) for at in places]
        return stays + [Buy(seat, price, exchange, at, mainland=True) for at in places if at[0] == ROWS.get(viking)]

    def _trips(self) -> set[WikingerMove]:
        seat, shore = self.turn, self.shores[self.turn]
        moves: set[WikingerMove] = set()
        travellers = 0
        for row in shore.travellers():
            colour, free = COLOURS[row], shore.free(row)
            travellers += min(shore.waiting[colour], len(free))
            first, *others = [column for _, column in free]
            if self.variant != "base" and not self.boating:  # 14.3
                moves |= {FerryOne(seat, colour, column) for column in (first, *others)}
            else:  # where every free tile is taken, the first one need not be named
                named = None if shore.waiting[colour] >= len(free) else first
                moves |= {FerryColour(seat, colour, column) for column in (named, *others)}
        if self.variant != "base" and not self.boating:
            moves |= {UseBoat(seat)} if "boat" in shore.specials else set()
        elif travellers > 1:
            moves.add(FerryEach(seat))
        if self.round < 6 and not self.boating:  # 11.2 e, f
            moves.add(StopFerry(seat))
        return moves

    def _same_design(self, building: str) -> list[tuple[int, int]]:
        design = building.replace("building", "middle")
        return [at for at, tile in self.shores[self.turn].tiles.items() if tile == design]

    # ---- what comes of it

    def follow(self, move: WikingerMove, written: dict[str, Any]) -> None:  # noqa: C901, PLR0912 - one case for each move
        """Do a decision; `written` is the position after it, for what was drawn only."""
        shore = self.shores[self.turn]
        match move:
            case LayStart():
                shore.tiles[move.row, 1] = "start"
                shore.start_tile, self.phase = False, "buy"
            case Buy():
                self._buy(move, written)
            case TakeSpecial():
                self._take(move.tile, written)
            case Decline():
                self._next_turn(written)
            case Replace():
                shore.tiles[move.at] = self.building
                shore.specials.remove(self.building)
                self._next_turn(written)
            case Bid():
                self.bid, self.bidder = move.gold, self.turn
                self._bid_on()
            case Pass():
                self.passed.add(self.turn)
                self._bid_on()
            case Remove():
                self.lineup[move.colour] -= 1
                self._turn_tiles(written)
                self.phase, self.placed = "arrange", []
                self._arrange_on()
            case Arrange():
                self.placed += [move.colour] * self.lineup.pop(move.colour)
                self.turn = (self.turn + 1) % len(self.shores)
                self._arrange_on()
            case UseBoat():
                self.boating = True
            case StopFerry():
                self._score(written)
            case Settle():
                self._land(move.at)
                self._ashore(written)
            case _:
                self._embark(move)
                self._ashore(written)

    def _buy(self, move: Buy, written: dict[str, Any]) -> None:
        shore, dearest = self.shores[self.turn], move.space == max(self.offer) and len(self.offer) > 1  # 14.4 a, b
        tile, viking = self.offer.pop(move.space)
        shore.points -= move.exchange
        shore.gold += move.exchange - move.space
        if tile in SAILS and move.at:
            shore.ships[move.at[1]] = tile
        elif move.at:
            building = tile.replace("middle", "building")
            waiting = building != tile and building in shore.specials  # 14.5
            shore.tiles[move.at] = building if waiting else tile
            if waiting:
                shore.specials.remove(building)
        if move.at and move.at[0] == ROWS.get(viking) and not move.mainland:  # 8.1
            shore.standing.add(move.at)
        else:
            shore.waiting[viking] += 1
        if self.variant != "base" and dearest and any(self.open):
            self.phase = "special"
        else:
            self._next_turn(written)

    def _take(self, tile: str, written: dict[str, Any]) -> None:
        shore = self.shores[self.turn]
        self.open[self.open.index(tile)] = None
        laid = self._same_design(tile) if tile.startswith("building") else []
        if len(laid) > 1:
            self.phase, self.building = "replace", tile
            shore.specials.append(tile)
            return
        if laid:
            shore.tiles[laid[0]] = tile
        elif tile == "coin_5":
            shore.gold += 5
        else:
            shore.specials.append(tile)
        self._next_turn(written)

    def _next_turn(self, written: dict[str, Any]) -> None:
        if self.offer:  # chapter 6
            self.offer = {price - min(self.offer): group for price, group in self.offer.items()}
            self.turn = (self.turn + 1) % len(self.shores)
            self._to_buy()
        elif self.round % 2:  # chapter 10
            for shore in self.shores:
                shore.pay_goldsmiths()
            self._next_round(written)
        else:
            self.turn = self.first
            self._ferry_or_score(written)

    def _next_round(self, written: dict[str, Any]) -> None:
        self.first = (self.first + 1) % len(self.shores)  # 3.4
        self.round += 1
        self._begin_round(written)

    # ---- 14.2

    def _bid_on(self) -> None:
        seats = range(len(self.shores))
        able = [seat for seat in seats if self.shores[seat].gold + self.shores[seat].points > self.bid]
        rivals = [seat for seat in seats if seat in able and seat not in self.passed and seat != self.bidder]
        if rivals:
            self.turn = min(rivals, key=lambda seat: (seat - self.turn - 1) % len(seats))
            self.passed |= {seat for seat in seats if seat not in able and seat != self.bidder}
            return
        self.first = self.turn = self.bidder
        winner = self.shores[self.bidder]
        gold = min(winner.gold, self.bid)
        winner.gold -= gold
        winner.points -= self.bid - gold
        self.phase = "remove"

    def _arrange_on(self) -> None:
        if len(+self.lineup) == 1:
            self.placed += (+self.lineup).elements()
            self._lay_out(self.placed[::-1])

    # ---- 11.2

    def _embark(self, move: WikingerMove) -> None:
        shore = self.shores[self.turn]
        shore.waiting["gray"] -= 1
        if self.boating:
            shore.specials.remove("boat")
            self.boating = False
        if isinstance(move, FerryEach):
            self.landing = [[row, 1] for row in shore.travellers()]
            return
        assert isinstance(move, FerryColour | FerryOne)
        row = ROWS[move.colour]
        many = 1 if isinstance(move, FerryOne) else min(shore.waiting[move.colour], len(shore.free(row)))
        self.landing = [[row, many]]
        if move.column is not None:
            self._land((row, move.column))

    def _land(self, at: tuple[int, int]) -> None:
        shore = self.shores[self.turn]
        shore.standing.add(at)
        shore.waiting[COLOURS[at[0]]] -= 1
        self.landing[0][1] -= 1
        self.landing = [load for load in self.landing if load[1]]

    def _ashore(self, written: dict[str, Any]) -> None:
        while self.landing:
            row, many = self.landing[0]
            free = self.shores[self.turn].free(row)
            if len(free) > many:
                self.phase = "settle"
                return
            for at in free:
                self._land(at)
        self._ferry_or_score(written)

    def _ferry_or_score(self, written: dict[str, Any]) -> None:
        shore = self.shores[self.turn]
        if shore.waiting["gray"] and shore.travellers():
            self.phase = "ferry"
        else:
            self._score(written)

    def _score(self, written: dict[str, Any]) -> None:
        self.shores[self.turn].pay_all()
        self.turn = (self.turn + 1) % len(self.shores)
        if self.turn != self.first:
            self._ferry_or_score(written)
        elif self.round < 6:
            self._next_round(written)
        else:
            self.phase = "over"
