"""A position: the board, the recipes, what each player has, and how far the turn has come."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any

from attrs import frozen

from boardtable.engine.codec import CodecError
from boardtable.engine.text import text

from .mat import mat
from .matching import NOTHING

if TYPE_CHECKING:
    from boardtable.engine.luck import Luck
    from boardtable.engine.move import Seat

    from .components import Box
    from .mat import Mat

NO_STRIP = -1
"""An empty place on a screen; also the face of a strip that is not known."""
NO_TILE = -1
NO_TYPE = -1


class Phase(Enum):
    """What is to be decided next."""

    GIVE = "give"
    """Tiles for the starting hand of the left-hand neighbour (3.2)."""
    MENU = "menu"
    """Starting recipes (3.5)."""
    PLAY = "play"
    """Step 1 (4.2), also after a card that was played before the tile."""
    CHOPPED = "chopped"
    """A chopped tile goes back or is placed (8.6.3)."""
    CLAIM = "claim"
    """Recipes may be claimed (6.9)."""
    SECOND = "second"
    """A second tile may be placed (8.9)."""
    AFTER = "after"
    """A card may be played after the tile (4.3)."""
    PASSING = "passing"
    """Recipes are discarded (7.2)."""
    REWARD = "reward"
    """Action cards are taken (9.1)."""
    PANTRY = "pantry"
    """Tiles are taken (9.9)."""
    RECIPES = "recipes"
    """Recipes are drawn (9.12)."""
    OVER = "over"


class Ending(Enum):
    """How a game ends."""

    TOKENS = "tokens"
    """Somebody assigned the last challenge token (10.1)."""
    BOARD = "board"
    """The board is full (10.3)."""
    STANDSTILL = "standstill"
    """Everybody passed again and again (10.7)."""


@frozen
class Options:
    """What is agreed before the game: who starts (None: chance decides, 3.1)."""

    start: int | None = None


@frozen
class Board:
    """What lies on the squares.

    `stacks` holds the tiles of each square, the lowest first, `covers` the Wasabi! cards with their
    upper left squares. The rest is derived: `shows` is what each square shows (1.5), `open` and
    `covered` are sets of squares (1.6, 1.4).
    """

    stacks: tuple[tuple[int, ...], ...]
    covers: tuple[tuple[int, int], ...]
    shows: tuple[int, ...]
    open: int
    covered: int


@frozen
class Menu:
    """The recipe strips, which are numbered by length and then in the order of drawing.

    `undrawn` are the recipes of which no one has been drawn, as a mask; in what a seat sees, also those
    that it does not know. `drawn` counts the strips drawn of each length, `under` are those that were
    put under each pile, the next one to be drawn first (7.3). For each strip there is its recipe, the
    seats that have seen it, and the recipes that it can hardly be, because its holder let them pass.
    """

    undrawn: int
    drawn: tuple[int, ...]
    under: tuple[tuple[int, ...], ...]
    faces: tuple[int, ...]
    seen: tuple[int, ...]
    doubts: tuple[int, ...]


@frozen
class Side:
    """What one player has: tiles in hand and action cards, sorted, the places of the screen, served strips.

    `left` counts the challenge tokens of each length that are not assigned.
    """

    tiles: tuple[int, ...]
    cards: tuple[int, ...]
    screen: tuple[int, ...]
    served: tuple[int, ...]
    left: tuple[int, ...]
    cubes: int


@frozen
class Turn:
    """How far the turn has come.

    `placed` counts tiles, `played` is the type of the card, `completed` the recipes that still bring a
    reward, `discarded` those put under their piles. While recipes may be claimed, `fresh` are those of
    which the last event made a segment, `style` those of them in order.
    """

    placed: int = 0
    played: int = NO_TYPE
    completed: int = 0
    discarded: int = 0
    fresh: int = 0
    style: int = 0


BEGUN = Turn()


@frozen
class State:
    """A position.

    `start` is who began; `seat` is in turn. `pantry` and `kitchen` are masks of tiles and cards,
    counted from the first one; the top of a stack is the highest number. `plate` is a chopped tile.
    `passes` counts the passes since the last tile was placed (10.7).
    """

    box: Box
    mat: Mat
    start: Seat
    seat: Seat
    phase: Phase
    board: Board
    pantry: int
    kitchen: int
    plate: int
    menu: Menu
    sides: tuple[Side, ...]
    turn: Turn = BEGUN
    passes: int = 0
    ending: Ending | None = None

    @property
    def seats(self) -> int:
        """Count the players."""
        return len(self.sides)

    @property
    def side(self) -> Side:
        """Give what the player in turn has."""
        return self.sides[self.seat]

    def left_of(self, seat: Seat) -> Seat:
        """Tell who sits to the left: the next one, clockwise."""
        return (seat + 1) % len(self.sides)


def changed(state: State, **changes: Any) -> State:  # noqa: ANN401 - the fields of a state have many types
    """Give a position with some fields changed; five times as fast as attrs' own `evolve`, and called at each step."""
    get = changes.get
    return State(
        state.box,
        state.mat,
        state.start,
        get("seat", state.seat),
        get("phase", state.phase),
        get("board", state.board),
        get("pantry", state.pantry),
        get("kitchen", state.kitchen),
        get("plate", state.plate),
        get("menu", state.menu),
        get("sides", state.sides),
        get("turn", state.turn),
        get("passes", state.passes),
        get("ending", state.ending),
    )


def with_side(state: State, seat: Seat, side: Side) -> tuple[Side, ...]:
    """Give all players' things with those of one seat replaced."""
    return (*state.sides[:seat], side, *state.sides[seat + 1 :])


def setup(box: Box, options: Options, seats: int, luck: Luck) -> State:
    """Lay out a game (chapter 2); raises CodecError if the start player does not play."""
    if options.start is not None and not 0 <= options.start < seats:
        raise CodecError(text("wasabi", "this player does not take part"), "options.start")
    zone = mat(box, seats)
    strips = len(box.recipes)
    side = Side(
        (),
        (),  # 2.8
        (NO_STRIP,) * box.limits.recipes,
        (),
        tuple([token.count for token in box.tokens]),  # 2.6
        0,
    )
    start = luck.below(seats) if options.start is None else options.start  # 3.1
    kitchen = 0
    for cards, card in zip(box.in_box, box.cards, strict=True):  # 2.4
        lowest = (cards & -cards).bit_length() - 1
        kitchen |= ((1 << card.count(seats)) - 1) << max(0, lowest)
    nothing = len(zone.squares)
    return State(
        box,
        zone,
        start,
        start,
        Phase.GIVE,
        Board(((),) * nothing, (), (NOTHING,) * nothing, zone.whole, 0),
        (1 << len(box.kinds)) - 1,  # 2.2
        kitchen,
        NO_TILE,
        Menu(
            (1 << strips) - 1,  # 2.3
            (0,) * len(box.tokens),
            ((),) * len(box.tokens),
            *(((NO_STRIP,) * strips), *((0,) * strips,) * 2),
        ),
        (side,) * seats,
    )


# ---- reading a position


def top_tile(state: State, kind: int) -> int:
    """Give the tile on top of a stack of the pantry."""
    return state.box.first_tile + (state.pantry & state.box.tiles[kind]).bit_length() - 1


def top_card(state: State, kind: int) -> int:
    """Give the action card on top of a stack of the kitchen."""
    return state.box.first_card + (state.kitchen & state.box.in_box[kind]).bit_length() - 1


def tile_of(state: State, seat: Seat, kind: int) -> int:
    """Find a tile of a kind in a hand."""
    box = state.box
    return next(tile for tile in state.sides[seat].tiles if box.kind(tile) == kind)


def card_of(state: State, seat: Seat, kind: int) -> int:
    """Find an action card of a type in a hand."""
    box = state.box
    return next(card for card in state.sides[seat].cards if box.type(card) == kind)


def strip_of(state: State, seat: Seat, recipe: int) -> int:
    """Find the strip of a recipe on a screen."""
    faces = state.menu.faces
    return next(strip for strip in state.sides[seat].screen if strip != NO_STRIP and faces[strip] == recipe)


def strips_left(state: State, length: int) -> int:
    """Count the strips in a pile."""
    box, menu = state.box, state.menu
    return box.starts[length + 1] - box.starts[length] - menu.drawn[length] + len(menu.under[length])


def top_strip(state: State, length: int) -> int:
    """Give the strip on top of a pile: one that nobody has drawn, else the first that was put under it."""
    box, menu = state.box, state.menu
    first = box.starts[length] + menu.drawn[length]
    return first if first < box.starts[length + 1] else menu.under[length][0]


def has_tokens_for(side: Side, box: Box) -> int:
    """Give all recipes of the lengths of which a player has a challenge token (6.11)."""
    mask = 0
    for count, recipes in zip(side.left, box.of_length, strict=True):
        if count:
            mask |= recipes
    return mask


def wishes(state: State, seat: Seat) -> int:
    """Give the recipes on a screen, as a mask, as far as they are known and there is a token for them."""
    side, faces = state.sides[seat], state.menu.faces
    mask = 0
    for strip in side.screen:
        if strip != NO_STRIP and faces[strip] != NO_STRIP:
            mask |= 1 << faces[strip]
    return mask & has_tokens_for(side, state.box)
