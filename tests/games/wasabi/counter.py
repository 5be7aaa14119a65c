"""What the tests of Wasabi! share: the box, and positions laid out as wanted.

Squares are written as in the rules (1.1): row and column, both from 1.
"""

from __future__ import annotations

import copy
import tomllib
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from boardtable.engine.luck import Luck
from boardtable.engine.text import Text, plain
from boardtable.games.wasabi import GAME, INFO
from boardtable.games.wasabi.position import load
from boardtable.games.wasabi.printed import box
from boardtable.games.wasabi.state import NO_STRIP, top_strip

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from boardtable.engine.game import Step
    from boardtable.games.wasabi.components import Box
    from boardtable.games.wasabi.moves import WasabiMove
    from boardtable.games.wasabi.state import State

PRINTED: dict[str, Any] = tomllib.loads(
    files(INFO.home[0]).joinpath(INFO.home[1], "components.toml").read_text("utf-8"),
)
BOX: Box = box(PRINTED)
NAMES = ("Anna", "Ben", "Cleo", "Dirk")

Squares = dict[tuple[int, int], str]

QUIET = (
    "poison_pill",
    "prickly_heat",
    "fat_chance",
    "eight_armed_bandit",
    "belly_laugh",
    "gilded_belly",
    "hedgehog_highway",
    "fugu_me_once",
    "krakens_wedding",
    "last_will_and_tastebuds",
    "thousand_waves",
    "samurai_picnic",
)
"""Recipes for screens of which nothing is told; they ask for what lies on hardly any board here."""


def components() -> dict[str, Any]:
    """Give the standard components to be changed."""
    return copy.deepcopy(PRINTED)


def said(sentence: Text | None) -> str:
    """Say a sentence in English, with everybody's name."""
    assert sentence is not None
    return plain(sentence, NAMES)


def at(row: int, column: int) -> tuple[int, int]:
    """Give a square as moves and cells have it."""
    return row - 1, column - 1


def position(  # noqa: PLR0913 - everything that can lie somewhere
    seats: int = 2,
    *,
    made_of: Box = BOX,
    seat: int = 0,
    start: int = 0,
    phase: str = "play",
    board: Mapping[tuple[int, int], str] | None = None,
    hands: Sequence[Sequence[str]] = (),
    cards: Sequence[Sequence[str]] = (),
    screens: Sequence[Sequence[str | None]] = (),
    served: Sequence[Sequence[str]] = (),
    under: Mapping[int, Sequence[str]] | None = None,
    cubes: Sequence[int] = (),
    covers: Sequence[tuple[int, int]] = (),
    plate: str | None = None,
    pantry: Sequence[str] | None = None,
    turn: Mapping[str, object] | None = None,
    passes: int = 0,
    ending: str | None = None,
    seen: int | None = None,
) -> State:
    """Lay out a position and load it; stacks are written from below, "tuna rice".

    Whoever is not told of holds rice, maki and an egg, and quiet recipes. With a `pantry`, the tiles that
    are left beside it lie in one high stack in the lower right corner. `seen` is who put strips under piles.
    """
    tiles = {kind.id: [f"{kind.id} {n + 1}" for n in range(kind.count)] for kind in made_of.ingredients}
    stock = {card.id: [f"{card.id} {n + 1}" for n in range(card.count(seats))] for card in made_of.cards}
    numbers = list(made_of.starts[:-1])
    strips: list[dict[str, object]] = []

    def strip(recipe: str, who: Sequence[int]) -> int:
        length = made_of.lengths[made_of.recipe(recipe)]
        number = numbers[length]
        numbers[length] += 1
        strips.append({"strip": number, "recipe": recipe, "seen": list(who), "doubts": []})
        return number

    told = {name for screen in (*screens, *served) for name in screen if name}
    told |= {name for pile in (under or {}).values() for name in pile}
    known = {recipe.id for recipe in made_of.recipes}
    quiet = [name for name in QUIET if name not in told and name in known]
    players = []
    for owner in range(seats):
        screen: list[str | None] = []
        if owner < len(screens):
            screen = list(screens[owner])
        elif phase != "give":
            screen = list(quiet[:3])
            del quiet[:3]
        screen += [None] * (made_of.limits.recipes - len(screen))
        hand = hands[owner] if owner < len(hands) else ("rice", "maki", "egg")
        players.append(
            {
                "tiles": [tiles[kind].pop() for kind in hand],
                "cards": [stock[card].pop() for card in (cards[owner] if owner < len(cards) else ())],
                "screen": [NO_STRIP if name is None else strip(name, [owner]) for name in screen],
                "served": [strip(name, range(seats)) for name in (served[owner] if owner < len(served) else ())],
                "cubes": cubes[owner] if owner < len(cubes) else 0,
            }
        )
    piles = {
        str(token.length): [strip(name, [seen or 0]) for name in (under or {}).get(token.length, ())]
        for token in made_of.tokens
    }
    lying = [
        {"at": list(at(*square)), "tiles": [tiles[kind].pop() for kind in stack.split()]}
        for square, stack in sorted((board or {}).items())
    ]
    on_plate = [] if plate is None else [tiles[plate].pop()]
    if pantry is not None:
        for kind in pantry:
            tiles[kind].pop()
        rest = [name for names in tiles.values() for name in names]
        corner = at(made_of.rows, made_of.columns_for(seats))
        lying.append({"at": list(corner), "tiles": rest})
    values = {
        "start": start,
        "seat": seat,
        "phase": phase,
        "turn": {"placed": 0, "played": None, "completed": 0, "discarded": 0, "fresh": [], "style": [], **(turn or {})},
        "passes": passes,
        "ending": ending,
        "board": lying,
        "covers": [{"at": list(at(*corner)), "card": stock["wasabi"].pop()} for corner in covers],
        "plate": on_plate,
        "strips": strips,
        "under": piles,
        "players": players,
    }
    return load(made_of, values)


def do(state: State, *moves: WasabiMove, luck: int = 1) -> State:
    """Do legal moves one after another; gives the position at the end."""
    for move in moves:
        state = steps(state, move, luck=luck)[-1].state
    return state


def steps(state: State, move: WasabiMove, luck: int = 1) -> tuple[Step[State], ...]:
    """Do a legal move; gives all moments."""
    assert move in GAME.legal_moves(state, move.seat)
    return GAME.apply(state, move, Luck(luck))


def told(state: State, move: WasabiMove, luck: int = 1) -> list[str]:
    """Do a legal move and read what the log says of it."""
    return [said(line) for step in steps(state, move, luck) for event in step.events if (line := event.told())]


def legal(state: State, kind: type[WasabiMove]) -> list[Any]:
    """List the legal moves of one kind, of whoever is in turn."""
    return [move for move in GAME.legal_moves(state, state.seat) if type(move) is kind]


def shows(state: State, row: int, column: int) -> str | None:
    """Tell which ingredient a square shows."""
    kind = state.board.shows[state.mat.number(at(row, column))]
    return None if kind < 0 else state.box.ingredients[kind].id


def hand(state: State, seat: int) -> list[str]:
    """List the tiles of a hand."""
    return [state.box.ingredients[state.box.kind(tile)].id for tile in state.sides[seat].tiles]


def cards(state: State, seat: int) -> list[str]:
    """List the action cards of a hand."""
    return [state.box.cards[state.box.type(card)].id for card in state.sides[seat].cards]


def screen(state: State, seat: int) -> list[str]:
    """List the recipes on a screen."""
    faces = state.menu.faces
    return [state.box.recipes[faces[strip]].id for strip in state.sides[seat].screen if strip != NO_STRIP]


def served(state: State, seat: int) -> list[str]:
    """List the served recipes of a player."""
    return [state.box.recipes[state.menu.faces[strip]].id for strip in state.sides[seat].served]


def kitchen(state: State) -> list[str]:
    """List the action cards in the kitchen."""
    return [
        card.id
        for card, mask in zip(state.box.cards, state.box.in_box, strict=True)
        for _ in range((state.kitchen & mask).bit_count())
    ]


def next_strip(state: State, length: int) -> int:
    """Give the strip on top of the pile of a length."""
    return top_strip(state, [token.length for token in state.box.tokens].index(length))
