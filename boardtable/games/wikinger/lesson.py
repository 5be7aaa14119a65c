"""The first lesson: a goldsmith on his island, a ship and the warrior who wards it off, and a trip with a boatsman."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.lesson import Lesson, Page
from boardtable.engine.luck import Luck
from boardtable.engine.target import Cell
from boardtable.engine.text import Player, text

from .components import BOATSMAN, GOLDSMITH, NOBLE, SCOUT, WARRIOR
from .lesson_tables import FERRYING, FIRST, LATE
from .moves import Buy, FerryEach, LayStart, on_mainland, on_tableau
from .position import load
from .rules import apply
from .scoring import feeds, large_gains, total

if TYPE_CHECKING:
    from .components import Box
    from .moves import WikingerMove
    from .state import State

YOU, OTHER = 0, 1
_SEED = 1266
"""With this chance the offer of the second round is the one that the last table was made from."""
_START = LayStart(YOU, GOLDSMITH + 1)
_SMITH, _SHIP, _WARRIOR = Buy(YOU, 2, at=(5, 2)), Buy(YOU, 2, at=(1, 1)), Buy(YOU, 1, at=(2, 1))
_TRIP = FerryEach(YOU)
_ANSWERS = (
    (LayStart(OTHER, NOBLE + 1), Buy(OTHER, 0, at=(6, 1))),
    (Buy(OTHER, 3, at=(1, 3)),),
    (Buy(OTHER, 0, at=(2, 2)),),
)


def lesson(box: Box) -> Lesson:
    """Tell how the game goes: the first groups of a game, the last ones of a round, and a large scoring."""
    return Lesson((*_first(box), *_late(box), *_ferrying(box)), seats=2, seat=YOU, seed=_SEED)


def _first(box: Box) -> tuple[Page, ...]:
    """Lead to the first viking who stays on a tile."""
    start = load(box, FIRST)
    laid = _after(start, _START)
    bought = _after(laid, _SMITH, _ANSWERS[0][0])
    fallen = _after(bought, _ANSWERS[0][1])
    return (
        Page(
            text(
                "wikinger|lesson",
                "A fjord, and vikings who look for land. Each group of this wheel is a tile with a viking on it, and"
                " the figure beside it is its price. All groups are bought, round by round: {rounds} rounds. Then most"
                " points win.",
                rounds=box.rounds,
            ),
            at=(Cell("offer"),),
            position=FIRST,
        ),
        Page(
            text(
                "wikinger|lesson",
                "Below lies your coast. Row 1 is for ships, and each other row belongs to vikings of one colour. You"
                " begin with a start tile in column 1. Lay it in the marked cell, in the row of the goldsmiths: drag it"
                " there, or click first the tile and then the cell, or use Tab and Enter.",
            ),
            at=_START.path(start),
            asked=(_START,),
            nearly=text(
                "wikinger|lesson", "That is allowed. But the marked row suits the group that you will buy next."
            ),
        ),
        Page(
            text(
                "wikinger|lesson",
                "Now buy the marked group. It costs {price}, and you have {gold} gold. Its tile is the end of an"
                " island: lay it directly right of your start tile, so that land meets land. It lies in his row there,"
                " so the goldsmith stays on it.",
                price=_SMITH.space,
                gold=laid.sides[YOU].gold,
            ),
            at=_SMITH.path(laid),
            asked=(_SMITH,),
            nearly=text(
                "wikinger|lesson",
                "That is allowed. But buy the marked group, and lay its tile right of your start tile.",
            ),
            replies=_ANSWERS[0],
        ),
        Page(
            text(
                "wikinger|lesson",
                "In any other row he would wait on your mainland. {name} has taken the group at 0, so the dial has"
                " turned, and all other groups cost less by: {n}. The group at 0 may only be taken if no other one has"
                " a viking of that colour.",
                name=Player(OTHER),
                n=(fallen.turned - bought.turned) % box.groups,
            ),
            at=(Cell("prices"),),
        ),
    )


def _late(box: Box) -> tuple[Page, ...]:
    """Lead to a ship, to the warrior below it, and through the small scoring."""
    late = load(box, LATE)
    threatened = _after(late, _SHIP, *_ANSWERS[1])
    warded = _after(threatened, _WARRIOR)
    scored = _after(warded, *_ANSWERS[2])
    ship = box.ships[late.tile(late.space(_SHIP.space)).ship]
    return (
        Page(
            text(
                "wikinger|lesson",
                "Later in the same round, four groups are left. The marked ship costs only {price}. With it comes a"
                " boatsman: he has no row, and always waits on the mainland. Buy the group, and lay the ship in"
                " column 1 of the uppermost row.",
                price=_SHIP.space,
            ),
            at=_SHIP.path(late),
            asked=(_SHIP,),
            nearly=text("wikinger|lesson", "That is allowed. But buy the marked ship, and lay it in column 1."),
            replies=_ANSWERS[1],
            position=LATE,
        ),
        Page(
            text(
                "wikinger|lesson",
                "Red water: the ship threatens your noble, as far down as row {row}, and at the end it would cost you"
                " {gold} gold. But directly below it a warrior wards it off. Buy the marked group for {price}, and lay"
                " it in row 2, below the ship.",
                row=ship.depth,
                gold=ship.gold,
                price=_WARRIOR.space,
            ),
            at=_WARRIOR.path(threatened),
            asked=(_WARRIOR,),
            nearly=text("wikinger|lesson", "That is allowed. But only the marked cell keeps the ship off."),
            replies=_ANSWERS[2],
        ),
        Page(
            text(
                "wikinger|lesson",
                "The red has gone, and at each large scoring this ship now brings you {ship} gold. All groups are"
                " bought, so there was a small scoring: an unthreatened goldsmith on a tile brings {each} gold. You"
                " received {gold} gold.",
                ship=ship.gold,
                each=box.scoring.goldsmith,
                gold=scored.sides[YOU].gold - warded.sides[YOU].gold,
            ),
            at=(on_tableau(YOU, (GOLDSMITH + 1, 2)), on_tableau(YOU, (WARRIOR + 1, 1))),
        ),
    )


def _ferrying(box: Box) -> tuple[Page, ...]:
    """Lead through a trip and the large scoring, to what the end of the game asks for."""
    waiting = load(box, FERRYING)
    side = waiting.sides[YOU]
    landed = _after(waiting, _TRIP).sides[YOU]
    gold, points = total(large_gains(waiting, landed))
    fed = feeds(waiting, landed)
    return (
        Page(
            text(
                "wikinger|lesson",
                "Later still: the end of round 2. Before a large scoring, boatsmen ferry: one trip brings all vikings"
                " of one colour to free tiles in their row, or one viking of each colour. The boatsman then leaves the"
                " game. Vikings who wait on your mainland besides him: {n}. Press the button for one of each.",
                n=sum(numbers.bit_count() for numbers in side.waiting[BOATSMAN + 1 :]),
            ),
            at=tuple(on_mainland(YOU, row) for row in (BOATSMAN, WARRIOR, NOBLE, SCOUT, GOLDSMITH)),
            asked=(_TRIP,),
            nearly=text("wikinger|lesson", "That is allowed. But with one of each, more of your vikings find a tile."),
            position=FERRYING,
        ),
        Page(
            text(
                "wikinger|lesson",
                "Then came the large scoring. A goldsmith brings {smith} gold. A noble brings {noble} points, a scout"
                " {scout}, and {below} more for each goldsmith or fisherman below him. The scout in the red column"
                " brings nothing. You received: {gold} gold, {points} points.",
                smith=box.scoring.goldsmith,
                noble=box.scoring.noble,
                scout=box.scoring.scout,
                below=box.scoring.below_scout,
                gold=gold,
                points=points,
            ),
            at=(on_tableau(YOU, (SCOUT + 1, 3)),),
        ),
        Page(
            text(
                "wikinger|lesson",
                "At the end of the game everybody eats, on the mainland too. Each unthreatened fisherman feeds {feeds}:"
                " yours would feed {fed} of your {heads} vikings now. Points for those who are not fed:"
                " \N{MINUS SIGN}{n}. There are also points for the most boatsmen, the most completed islands, and the"
                " longest one.",
                feeds=box.scoring.feeds,
                fed=fed.fed,
                heads=fed.heads,
                n=(fed.heads - fed.fed) * box.scoring.shortage,
            ),
            at=(on_tableau(YOU, (6, 1)), on_tableau(YOU, (6, 2))),
        ),
        Page(
            text(
                "wikinger|lesson",
                "You know all that you need. In a game, Ctrl+Z takes a move back, H shows a hint, and F1 opens the"
                " rules. What is still to come, you can look up beside the table at any time.",
            ),
        ),
    )


def _after(state: State, *moves: WikingerMove) -> State:
    """Play on; what is drawn for the next round does not matter here."""
    for move in moves:
        state = apply(state, move, Luck(0))[-1].state
    return state
