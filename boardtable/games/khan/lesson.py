"""The first lesson: a yurt, a ruler, a card, a special card and a conquest, and then the last bridge of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.lesson import Lesson, Page
from boardtable.engine.luck import Luck
from boardtable.engine.target import Cell, Piece, Target
from boardtable.engine.text import Player, text

from .components import PROTECTION
from .lesson_tables import LATE, MIDDLE, PLACING
from .moves import Conquer, Discard, EndTurn, Expel, Invade, InvadeAnywhere, PlaceYurt, UseProtection, compartment
from .position import load
from .result import outcome
from .rules import apply
from .scoring import largest
from .words import TARGETS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .components import Box, Kind, Place

YOU, OTHER = 0, 1
SEED = 3
"""With this chance the ruler flees where the lesson wants him."""
RULER, CARD = "korean", "hungarian:SW:ice"
FIRST, SECOND = (3, 10), (4, 10)
"""Where the learner puts up yurts."""
TILE = Conquer(YOU, "L4", ((2, 9), (2, 10), (3, 10), (4, 10)))
BRIDGE = Conquer(YOU, "BL4", ((3, 3), (3, 4), (3, 5), (4, 3)))


def lesson(box: Box) -> Lesson:
    """Tell how the game goes: a turn with all that it may have, a conquest, and the end."""
    return Lesson((*_placing(), *_invading(box), *_conquering(box), *_ending(box)), seats=2, seat=YOU, seed=SEED)


def _placing() -> tuple[Page, ...]:
    """Put up a yurt before the first turn (2.6)."""
    place = PlaceYurt(YOU, FIRST)
    return (
        Page(
            text(
                "khan|lesson",
                "The steppe. You put up yurts, and then you cover them with felt tiles and bridges. Each piece that is"
                " yours brings the points printed on it, and who has the largest area gets a bonus. Most points win.",
            ),
            at=(Cell("map"),),
            position=PLACING,
        ),
        Page(
            text(
                "khan|lesson",
                "Before the first turn everybody puts up some yurts, each one in another region. You have none in the"
                " ice yet: put one on the marked cell. Drag one of your yurts there, or click the cell, or press Tab"
                " until it has the ring, then Enter.",
            ),
            at=(Cell("map", FIRST),),
            asked=(place,),
            nearly=text("khan|lesson", "That is allowed. But you will soon need a yurt on the marked cell."),
        ),
    )


def _invading(box: Box) -> tuple[Page, ...]:
    """Spend two actions, and use a special card."""
    start = load(box, MIDDLE)
    expel, invade = Expel(YOU, RULER), Invade(YOU, CARD, SECOND)
    ruler = Piece(box.first_ruler + [each.id for each in box.rulers].index(RULER))
    card = invade.path(start)[0]
    return (
        Page(
            text(
                "khan|lesson",
                "Now it is your turn: {n} actions. Marked is a ruler. Whenever one of them flees, he leaves a black"
                " yurt behind. It belongs to nobody, and so it is useful to everybody.",
                n=start.left,
            ),
            at=(ruler,),
            position=MIDDLE,
        ),
        Page(
            text(
                "khan|lesson",
                "For one action you may drive a ruler away. A card that is turned over says in which direction."
                " Expel the marked ruler, beside your yurt: click him and then the draw pile, or drag him there.",
            ),
            at=(ruler,),
            asked=(expel,),
            nearly=text(
                "khan|lesson", "That is allowed. But the marked ruler stands just where you need a black yurt."
            ),
        ),
        Page(
            text(
                "khan|lesson",
                "He is gone, and a black yurt stands in his place. For your other action play the marked card. The"
                " picture at its foot says where you may put up a yurt: {region}. Drag the card to the marked cell, or"
                " click both.",
                region=TARGETS[box.cards[box.card_numbers[CARD]].target],
            ),
            at=(card, Cell("map", SECOND)),
            asked=(invade,),
            nearly=text("khan|lesson", "That is allowed. But on the marked cell your yurt joins the others."),
        ),
        Page(
            text(
                "khan|lesson",
                "After your actions you may use one special card. The marked one protects all your yurts until your"
                " next turn: nobody else may cover them. Click it, or drag it to the map.",
            ),
            at=(Cell(f"cards/{YOU}", PROTECTION),),
            asked=(UseProtection(YOU),),
            nearly=text("khan|lesson", "That is allowed. But then the other player could cover your yurts now."),
            replies=(InvadeAnywhere(OTHER, (6, 7)), Discard(OTHER, ()), EndTurn(OTHER)),
        ),
    )


def _conquering(box: Box) -> tuple[Page, ...]:
    """Lay a tile that has to be turned."""
    before = load(box, MIDDLE)
    mask = sum([1 << box.ground.cell(at) for at in TILE.cells])
    mine, theirs = ((before.yurts[seat] & mask).bit_count() for seat in (YOU, OTHER))
    kind = _kind(box, TILE)
    return (
        Page(
            text(
                "khan|lesson",
                "Your hand is full again, and {name} has had a turn. Look at the marked cells: a yurt on each of them,"
                " {mine} of yours and {theirs} of the other player. Who has the most there may lay a piece over them;"
                " black yurts do not count.",
                name=Player(OTHER),
                mine=mine + 1,  # with the one that the card brought
                theirs=theirs,
            ),
            at=_cells(TILE.cells),
        ),
        Page(
            text(
                "khan|lesson",
                "Conquer them. Lift the marked tile, and turn it with R or the right mouse button until it has the form"
                " of the marked cells; F flips it. Near its place it slides onto it, and you read what it brings. Let"
                " go there.",
            ),
            at=(compartment(box, box.kind_numbers[TILE.kind]), *_cells(TILE.cells)),
            asked=(TILE,),
            nearly=text(
                "khan|lesson", "That is allowed. But the marked tile covers all of these yurts, for more points."
            ),
        ),
        Page(
            text(
                "khan|lesson",
                "The tile is yours: {n} points. One of your yurts shows it, and all others went home. Had the other"
                " player as many yurts there as you, both of you would own it, and both would get its points.",
                n=kind.points,
            ),
            at=_cells(TILE.cells),
        ),
    )


def _ending(box: Box) -> tuple[Page, ...]:
    """Join two banks with the last piece of a game, and read its scoring."""
    start = load(box, LATE)
    done = apply(start, BRIDGE, Luck(SEED))[-1].state
    kind, bonus = _kind(box, BRIDGE), box.bonuses(start.seats)[0]
    over = outcome(done)
    mine, theirs = over.scores if over is not None else (0, 0)
    return (
        Page(
            text(
                "khan|lesson",
                "Much later. {n} rulers are out of the game, so the end phase has begun: everybody only conquers now."
                " A bridge lies over the river, with a yurt on either bank. Lay the marked one over the marked cells.",
                n=box.turn.removed_to_end,
            ),
            at=(compartment(box, box.kind_numbers[BRIDGE.kind]), *_cells(BRIDGE.cells)),
            asked=(BRIDGE,),
            nearly=text(
                "khan|lesson",
                "That is allowed. But the marked bridge joins what you own on both banks, and brings most.",
            ),
            position=LATE,
        ),
        Page(
            text(
                "khan|lesson",
                "Nobody can conquer any more: the game is over. The bridge brings only {points} points, but it makes"
                " one area of {area} cells, where your largest had {before}. {name} has {other} cells together. So the"
                " bonus of {bonus} points is yours, and you win {mine} to {theirs}.",
                points=kind.points,
                area=largest(done, YOU),
                before=largest(start, YOU),
                name=Player(OTHER),
                other=largest(done, OTHER),
                bonus=bonus,
                mine=mine,
                theirs=theirs,
            ),
            at=_cells(BRIDGE.cells),
        ),
        Page(
            text(
                "khan|lesson",
                "You know all that you need. In a game, Ctrl+Z takes a move back, H shows a hint, and F1 opens the"
                " rules. There you find the other special cards, and what else your two actions may be.",
            ),
        ),
    )


def _kind(box: Box, move: Conquer) -> Kind:
    return box.kinds[box.kind_numbers[move.kind]]


def _cells(cells: Sequence[Place]) -> tuple[Target, ...]:
    return tuple([Cell("map", at) for at in cells])
