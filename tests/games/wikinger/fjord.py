"""What the tests of Wikinger share: the box, and positions laid out as wanted."""

from __future__ import annotations

import copy
import tomllib
from collections import Counter
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from attrs import Factory, frozen

from boardtable.engine.luck import Luck, mix
from boardtable.engine.text import Text, plain
from boardtable.games.wikinger import GAME, INFO
from boardtable.games.wikinger.components import COLOURS, ROLES
from boardtable.games.wikinger.position import load
from boardtable.games.wikinger.printed import box
from boardtable.games.wikinger.state import Options

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from boardtable.engine.game import Step
    from boardtable.games.wikinger.components import Box
    from boardtable.games.wikinger.moves import WikingerMove
    from boardtable.games.wikinger.state import Side, State

PRINTED: dict[str, Any] = tomllib.loads(
    files(INFO.home[0]).joinpath(INFO.home[1], "components.toml").read_text("utf-8"),
)
BOX: Box = box(PRINTED)
NAMES = ("Anna", "Ben", "Cleo", "Dirk")

Place = tuple[int, int]


def components() -> dict[str, Any]:
    """Give the standard components to be changed."""
    return copy.deepcopy(PRINTED)


def said(sentence: Text | None) -> str:
    """Say a sentence in English, with everybody's name."""
    assert sentence is not None
    return plain(sentence, NAMES)


@frozen
class Coast:
    """What lies before one coast: tiles and ships by their cells, vikings by role.

    `tiles` names island tiles ("start", "middle_a", "end", or a special tile such as "building_a"),
    `ships` sails by column, `on` the cells with a viking, `waiting` roles on the mainland, `specials`
    special tiles that were taken. The start tile lies in `start`, a row; None: it is still to be laid.
    """

    start: int | None = 2
    tiles: Mapping[Place, str] = Factory(dict)
    ships: Mapping[int, str] = Factory(dict)
    on: Sequence[Place] = ()
    waiting: Sequence[str] = ()
    specials: Sequence[str] = ()
    gold: int = 20
    points: int = 10


@frozen
class Offer:
    """A group of the offer: its price, its tile and its viking."""

    price: int
    tile: str
    viking: str


class _Drawer:
    """Numbers what was drawn, in the order in which it is asked for; fills up with what is left."""

    def __init__(self, counts: Iterable[tuple[str, int]]) -> None:
        self.left = Counter(dict(counts))
        self.drawn: list[str] = []

    def draw(self, name: str) -> int:
        """Draw one of a kind."""
        assert self.left[name] > 0, name
        self.left[name] -= 1
        self.drawn.append(name)
        return len(self.drawn) - 1

    def fill(self, count: int) -> list[str]:
        """Draw whatever is left until so many are drawn."""
        while len(self.drawn) < count:
            self.draw(self.left.most_common(1)[0][0])
        return self.drawn


def position(  # noqa: PLR0913 - everything that can lie somewhere
    *coasts: Coast,
    phase: str = "buy",
    number: int = 1,
    turn: int = 0,
    first: int = 0,
    offer: Sequence[Offer] = (),
    variant: str = "base",
    face_up: Sequence[str] = (),
    landing: Sequence[tuple[str, int]] = (),
    boat: bool = False,
    lineup: Sequence[str] = (),
    bid: tuple[int, int] = (-1, -1),
    passed: Sequence[int] = (),
    building: str | None = None,
) -> State:
    """Lay out a position and load it; `number` is the round, counted from 1."""
    tiles = _Drawer((tile.id, tile.count) for tile in BOX.tiles)
    vikings = _Drawer((viking.role, viking.count) for viking in BOX.vikings)
    specials = _Drawer((special.id, special.count) for special in BOX.specials)
    spaces: dict[str, list[int]] = {"tiles": [-1] * BOX.groups, "vikings": [-1] * BOX.groups}
    for group in offer:
        spaces["tiles"][group.price] = tiles.draw(group.tile)
        spaces["vikings"][group.price] = vikings.draw(group.viking)
    players = [_player(coast, seat, tiles, vikings, specials) for seat, coast in enumerate(coasts)]
    row = [specials.draw(name) for name in face_up]
    progress = None
    if variant != "base":
        progress = {
            "open": [*row, *[-1] * BOX.face_up][: BOX.face_up],
            "bid": bid[0],
            "bidder": bid[1],
            "passed": list(passed),
            "lineup": [vikings.draw(role) for role in lineup],
            "building": -1 if building is None else specials.drawn.index(building),
            "drawn": specials.drawn,
        }
    rounds = number - 1 if phase in {"bid", "remove"} else number
    each = BOX.groups + (variant == "progress")
    left = [space for space, tile in enumerate(spaces["tiles"]) if tile >= 0]
    if phase == "arrange":
        left = list(range(BOX.groups))
        spaces["tiles"] = [tiles.draw("start") if space < 6 else tiles.draw("end") for space in left]
    return load(
        BOX,
        {
            "phase": phase,
            "round": number,
            "first": first,
            "turn": turn,
            "options": {"start": None, "variant": variant},
            "drawn_tiles": tiles.fill(rounds * BOX.groups),
            "drawn_vikings": [COLOURS[ROLES.index(role)] for role in vikings.fill(number * each)],
            "offer": {"turned": 0, "tiles": spaces["tiles"], "vikings": spaces["vikings"], "left": left},
            "ferry": {
                "boat": boat,
                "landing": [{"colour": COLOURS[ROLES.index(role)], "count": count} for role, count in landing],
            },
            "progress": progress,
            "players": players,
        },
    )


def _player(coast: Coast, seat: int, tiles: _Drawer, vikings: _Drawer, specials: _Drawer) -> dict[str, Any]:
    taken = [specials.draw(name) for name in coast.specials]
    lying: list[dict[str, int]] = []
    if coast.start is not None:
        lying.append({"piece": BOX.first_start + seat, "row": coast.start, "column": 1})
    for (row, column), name in coast.tiles.items():
        piece = BOX.first_special + specials.draw(name) if name.startswith("building") else tiles.draw(name)
        lying.append({"piece": piece, "row": row, "column": column})
    lying += [{"piece": tiles.draw(sail), "row": 1, "column": column} for column, sail in coast.ships.items()]
    return {
        "gold": coast.gold,
        "points": coast.points,
        "start_tile": coast.start is None,
        "tiles": lying,
        "standing": [
            {"viking": vikings.draw(ROLES[row - 1]), "row": row, "column": column} for row, column in coast.on
        ],
        "waiting": [vikings.draw(role) for role in coast.waiting],
        "specials": taken,
    }


def dealt(seats: int, *, seed: int = 1, variant: str = "base", start: int | None = 0) -> State:
    """Set up a game."""
    return GAME.setup(BOX, Options(start, variant), seats, Luck(mix(seed, 0)))


def do(state: State, move: WikingerMove, luck: int = 1) -> tuple[Step[State], ...]:
    """Do a legal move."""
    assert move in GAME.legal_moves(state, move.seat)
    return GAME.apply(state, move, Luck(luck))


def after(state: State, move: WikingerMove, luck: int = 1) -> State:
    """Do a legal move, and give what comes of it."""
    return do(state, move, luck)[-1].state


def log(steps: Sequence[Step[State]]) -> list[str]:
    """Read what is told of a decision."""
    told = [event.told() for step in steps for event in step.events]
    return [said(sentence) for sentence in told if sentence is not None]


def lone(coast: Coast, **changes: Any) -> tuple[State, Side]:  # noqa: ANN401 - whatever a position can hold
    """Lay out one coast beside an empty one; gives the position and what the first player has."""
    state = position(coast, Coast(), phase="over", number=6, **changes)
    return state, state.sides[0]
