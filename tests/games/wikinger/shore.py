"""What lies before one player, as a second reading of the rules sees it: where tiles fit, and what all of it counts."""

from __future__ import annotations

from collections import Counter

from attrs import Factory, define

Place = tuple[int, int]

ROWS = {"black": 2, "red": 3, "green": 4, "yellow": 5, "blue": 6}
"""The row of each colour (1.1)."""
COLOURS = {row: colour for colour, row in ROWS.items()}
SAILS = {"red": (3, "gold", 3), "green": (4, "gold", 5), "yellow": (5, "points", 2), "blue": (6, "points", 3)}
"""How far a ship threatens, and what it brings or takes (9.1, 11.3, 12.1)."""


def edges(tile: str) -> tuple[str, str]:
    """Tell what a tile has on its left and right (1.4)."""
    return {"start": ("water", "land"), "end": ("land", "water")}.get(tile, ("land", "land"))


@define
class Shore:
    """One player's gold, points, tableau and mainland."""

    gold: int
    points: int = 10
    start_tile: bool = True
    tiles: dict[Place, str] = Factory(dict)
    ships: dict[int, str] = Factory(dict)
    standing: set[Place] = Factory(set)
    waiting: Counter[str] = Factory(Counter)
    specials: list[str] = Factory(list)

    def fits(self, tile: str) -> list[Place]:
        """List where a tile may be laid (7.2, 7.6)."""
        if tile in SAILS:
            first = [column for column in (1, 2, 3) if column not in self.ships]
            return [(1, column) for column in first or [max(self.ships, default=0) + 1]]
        columns = range(1, max((column for _, column in self.tiles), default=0) + 2)
        return [(row, column) for row in range(2, 7) for column in columns if self._takes((row, column), tile)]

    def _takes(self, at: Place, tile: str) -> bool:
        row, column = at
        left, right = self.tiles.get((row, column - 1)), self.tiles.get((row, column + 1))
        supported = left or right or (row - 1, column) in self.tiles or (row + 1, column) in self.tiles
        return (
            at not in self.tiles
            and (tile == "start" if column == 1 else bool(supported))
            and (left is None or edges(left)[1] == edges(tile)[0])
            and (right is None or edges(right)[0] == edges(tile)[1])
        )

    def free(self, row: int) -> list[Place]:
        """List the tiles of a row without a viking."""
        return sorted(at for at in self.tiles if at[0] == row and at not in self.standing)

    def travellers(self) -> list[int]:
        """List the rows to which somebody can travel (11.2 c)."""
        return [row for row, colour in sorted(COLOURS.items()) if self.waiting[colour] and self.free(row)]

    # ---- scoring

    def warded(self) -> dict[int, str]:
        """Give the ships that are warded off (9.2)."""
        return {column: sail for column, sail in self.ships.items() if (2, column) in self.standing}

    def threatened(self) -> set[Place]:
        """Give the cells that ships threaten (9.3)."""
        open_ships = self.ships.items() - self.warded().items()
        return {(row, column) for column, sail in open_ships for row in range(2, SAILS[sail][0] + 1)}

    def safe(self, row: int) -> list[Place]:
        """List who stands unthreatened in a row."""
        return sorted(at for at in self.standing - self.threatened() if at[0] == row)

    def pay_goldsmiths(self) -> None:
        """Do a small scoring (10.1), and what is the same in a large one (11.6, 14.5)."""
        each = 3 + self.specials.count("goldsmith_1") + 2 * self.specials.count("goldsmith_2")
        self.gold += each * len(self.safe(5))

    def pay_all(self) -> None:
        """Do a large scoring (11.3 to 11.7, 14.5)."""
        for sail in self.warded().values():
            _, what, amount = SAILS[sail]
            self.gold += amount * (what == "gold")
            self.points += amount * (what == "points")
        self.points += (2 + self.specials.count("noble_1")) * len(self.safe(3))
        for _, column in self.safe(4):
            below = ((5, column) in self.standing) + ((6, column) in self.standing)
            self.points += 1 + below + self.specials.count("scout_1")
        self.points += self.specials.count("fisherman_1") * len(self.safe(6))
        self.pay_goldsmiths()

    def after_ships_and_gold(self) -> tuple[int, int]:
        """Give the points and the gold that is left after the first two steps of the final scoring (12.1, 12.2)."""
        points, gold = self.points, self.gold
        for _, sail in self.ships.items() - self.warded().items():
            _, what, amount = SAILS[sail]
            paid = min(gold, amount) if what == "gold" else 0
            gold -= paid
            points -= amount - paid
        rate = 3 if "change" in self.specials else 5
        return points + gold // rate, gold % rate

    def boatsmen(self) -> int:
        """Count boatsmen and horns (12.3, 14.5)."""
        return self.waiting["gray"] + self.specials.count("horn")

    def islands(self) -> list[int]:
        """Give the lengths of the completed islands (12.4)."""
        found = []
        for (row, first), tile in self.tiles.items():
            column = first + 1
            while self.tiles.get((row, column), "end") not in {"start", "end"}:
                column += 1
            if tile == "start" and self.tiles.get((row, column)) == "end":
                found.append(column - first + 1)
        return found

    def feeding(self) -> int:
        """Give the points for a surplus or a shortage (12.7, 14.5)."""
        surplus = 5 * len(self.safe(6)) - len(self.standing) - self.waiting.total()
        return surplus * (3 if "fish" in self.specials else 2) if surplus > 0 else surplus

    def buildings(self) -> int:
        """Give the points for the vikings on and around buildings (14.5)."""
        laid = [at for at, tile in self.tiles.items() if tile.startswith("building") and at not in self.threatened()]
        return sum(max(abs(row - up), abs(column - left)) < 2 for row, column in laid for up, left in self.standing)


def results(shores: list[Shore]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Give everybody's points and the winners (chapters 12 and 13)."""
    changed = [shore.after_ships_and_gold() for shore in shores]
    points = [total for total, _ in changed]
    counted = (
        ([shore.boatsmen() for shore in shores], 10),
        ([len(shore.islands()) for shore in shores], 7),
        ([max(shore.islands(), default=0) for shore in shores], 5),
    )
    for amounts, worth in counted:
        for seat, amount in enumerate(amounts):
            points[seat] += worth * (0 < amount == max(amounts))
    ranked = [
        (total + shore.feeding() + shore.buildings(), gold)
        for total, shore, (_, gold) in zip(points, shores, changed, strict=True)
    ]
    winners = tuple(seat for seat, rank in enumerate(ranked) if rank == max(ranked))
    return tuple(total for total, _ in ranked), winners
