"""The printed material as frozen data: vikings, island tiles, ships, special tiles, and what they bring."""

from __future__ import annotations

from attrs import field, frozen

BOATSMAN, WARRIOR, NOBLE, SCOUT, GOLDSMITH, FISHERMAN = range(6)
"""The vikings by their rows, counted from 0; the boatsmen have none and wait beside the ships (1.1, 1.3)."""

ROLES = ("boatsman", "warrior", "noble", "scout", "goldsmith", "fisherman")
COLOURS = ("gray", "black", "red", "green", "yellow", "blue")
"""The same six by the colours of the figures."""

ROWS = 6
SHIPS = 0
"""The ships lie in the first row, islands in all others (1.1)."""

START, MIDDLE, END, SHIP = range(4)
SHAPES = ("start", "middle", "end", "ship")
"""The shapes of tiles: which edges are water and which are land (1.4)."""

EDGES = {"start": ("water", "land"), "middle": ("land", "land"), "end": ("land", "water")}
SAILS = ("red", "green", "yellow", "blue")
BUILDINGS = ("a", "b", "c", "d")
EFFECTS = (
    "coin",
    "goldsmith",
    "boat",
    "noble",
    "scout",
    "fisherman",
    "horn",
    "fish",
    "change",
    "building",
)


@frozen
class Viking:
    """Vikings of one colour: how many there are, and where in the offer they stand (4.2)."""

    colour: str
    role: str
    count: int
    offer_order: int


@frozen
class Tile:
    """Tiles that show the same: a shape, and a building or a sail if it has one.

    `ship` counts the kinds of ships from 0.
    """

    id: str
    shape: int
    count: int
    building: str = ""
    ship: int = -1


@frozen
class Ship:
    """Ships with one sail: how far they threaten, and what they bring or cost (9.1, 11.3, 12.1)."""

    sail: str
    depth: int
    gold: int
    points: int


@frozen
class Special:
    """Special tiles that show the same (14.5)."""

    id: str
    effect: str
    amount: int
    count: int
    building: str = ""


@frozen
class Scoring:
    """What the scorings bring (chapters 10 to 12)."""

    goldsmith: int
    noble: int
    scout: int
    below_scout: int
    gold_a_point: int
    most_boatsmen: int
    most_islands: int
    longest_island: int
    feeds: int
    surplus: int
    shortage: int


@frozen(cache_hash=True)
class Box:
    """Everything in the box.

    `vikings` stand in the order of their rows. Pieces are numbered through: the tiles of the stacks
    in the order of drawing, the start tiles by seat, the vikings in the order of drawing, the special
    tiles in the order of drawing, then the price discs, the signs of the rounds, the start player marker,
    and the dial on which the prices lie.
    """

    rounds: int
    groups: int
    vikings: tuple[Viking, ...]
    tiles: tuple[Tile, ...]
    ships: tuple[Ship, ...]
    specials: tuple[Special, ...]
    start_tiles: int
    gold: tuple[tuple[int, int], ...]
    points: int
    face_up: int
    scoring: Scoring
    first_start: int = field(init=False)
    first_viking: int = field(init=False)
    first_special: int = field(init=False)
    first_disc: int = field(init=False)
    first_sign: int = field(init=False)
    marker: int = field(init=False)
    dial: int = field(init=False)
    offer_ranks: tuple[int, ...] = field(init=False)
    shapes: tuple[int, ...] = field(init=False)

    @first_start.default
    def _count_tiles(self) -> int:
        return sum(tile.count for tile in self.tiles)

    @first_viking.default
    def _count_start_tiles(self) -> int:
        return self.first_start + self.start_tiles

    @first_special.default
    def _count_vikings(self) -> int:
        return self.first_viking + sum(viking.count for viking in self.vikings)

    @first_disc.default
    def _count_specials(self) -> int:
        return self.first_special + sum(special.count for special in self.specials)

    @first_sign.default
    def _count_discs(self) -> int:
        return self.first_disc + self.groups

    @marker.default
    def _count_signs(self) -> int:
        return self.first_sign + self.rounds

    @dial.default
    def _count_the_marker(self) -> int:
        return self.marker + 1

    @offer_ranks.default
    def _rank_for_the_offer(self) -> tuple[int, ...]:
        return tuple(viking.offer_order for viking in self.vikings)

    @shapes.default
    def _list_shapes(self) -> tuple[int, ...]:
        return tuple(tile.shape for tile in self.tiles)

    def start_gold(self, players: int) -> int:
        """Tell with how much gold so many players begin (2.1)."""
        return dict(self.gold)[players]

    def is_large(self, number: int) -> bool:
        """Tell whether a large scoring follows a round, counted from 0 (3.2)."""
        return number % 2 == 1
